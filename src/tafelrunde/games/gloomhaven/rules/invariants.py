"""What must be true of every state of a campaign: nothing is lost or doubled, and every unlocked thing has a cause."""

from __future__ import annotations

from collections import Counter

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign.world import REPUTATION, world, xp_of
from tafelrunde.games.havens.state import Member
from tafelrunde.kernel import BrokenInvariant

SEPARATE = ("city", "road", "designs", "sides", "quests", "opened", "happened", "classes")
"""Piles and lists in which everything is there once."""


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(what)


def check(game: Game) -> None:
    """Raise BrokenInvariant if the campaign's state is impossible."""
    if not game.state.parties:
        return  # not founded yet
    _check_world(game)
    _check_items(game)
    _check_quests(game)
    _check_causes(game)
    for one in game.state.roster:
        _check_member(game, one)


def _check_world(game: Game) -> None:
    here = world(game)
    for name in SEPARATE:
        pile: tuple[str, ...] = getattr(here, name)
        _require(len(set(pile)) == len(pile), f"{name}: something twice")
    _require(0 <= here.prosperity <= 10_000 and here.donated >= 0, "prosperity or donations below 0")
    for party in game.state.parties:
        _require(-REPUTATION <= party.reputation <= REPUTATION, f"reputation {party.reputation} (GH-REP-01)")
        _require(len(party.company) <= 4, "more than four come along (GH-OVR-02)")
    types = [game.content.achievements[name].type for name in here.achievements]
    _require(all(n == 1 for kind, n in Counter(types).items() if kind), "two achievements of one type (GH-ACH-03)")


def _check_items(game: Game) -> None:
    """No more copies than there are; nobody has an item twice (GH-SHP-03, GH-ITM-02)."""
    in_play = dict(world(game).items)
    for item, copies in in_play.items():
        _require(copies <= game.item(item).copies, f"{copies} copies of item {item}")
    for number in range(len(game.state.parties)):
        owned = Counter(item for one in game.state.roster if one.party == number for item in one.character.items)
        for item, copies in owned.items():
            _require(copies <= in_play.get(item, 0), f"party {number + 1} owns {copies} of item {item}")


def _check_quests(game: Game) -> None:
    """Every personal quest is in the deck, somebody's, or removed with who fulfilled it (GH-CHR-02, GH-RTR-05)."""
    stay = game.state.stay
    theirs = [one.quest for one in game.state.roster if one.quest]
    every = Counter([*world(game).quests, *theirs])
    _require(all(copies == 1 for copies in every.values()), "a personal quest twice")
    _require(stay is None or not set(every) - set(game.content.quests), "an unknown quest")


def _check_causes(game: Game) -> None:
    """Scenarios that are done were won; classes and boxes come from somewhere."""
    state = game.state
    won = {played.adventure for played in state.chronicle if played.won and played.mode == "campaign"}
    _require(set(state.progress.done) <= won, f"done and never won: {sorted(set(state.progress.done) - won)}")
    known = {*world(game).classes}
    _require({one.character.cls for one in state.roster} <= known, "a character of a class that is locked")
    _require(not set(state.progress.done) & set(state.progress.locked), "done and closed")
    cards = {card for cls in known for card in game.content.classes[cls].cards}
    _require(all(one.card in cards for one in world(game).enhancements), "an enhanced card of a locked class")


def _check_member(game: Game, one: Member) -> None:
    character = one.character
    name = one.id
    _require(character.gold >= 0, f"{name}: {character.gold} gold")
    _require(len(set(character.items)) == len(character.items), f"{name}: an item twice (GH-SHP-03)")
    _require(0 <= character.checks <= 18, f"{name}: {character.checks} checkmarks (GH-PRK-04)")
    _require(not one.left or not (character.items or character.gold), f"{name} has left with something (GH-RTR-02)")
    making = game.state.stay is not None and character.level < one.began
    if not making:
        _require(character.xp >= xp_of(game, character.level), f"{name}: {character.xp} XP for level {character.level}")
    first = len([card for card in game.content.classes[character.cls].cards if game.card(card).level in (1, "X")])
    _require(len(character.pool) == first + character.level - 1, f"{name}: {len(character.pool)} cards in the pool")
    earned = character.level - 1 + character.checks // 3 + one.bonus
    _require(len(character.perks) <= earned, f"{name}: {len(character.perks)} perks of {earned} (GH-PRK-03)")
