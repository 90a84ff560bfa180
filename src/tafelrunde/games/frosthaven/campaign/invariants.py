"""What must be true of every state of a campaign: nothing is lost or doubled, and every unlocked thing has a cause."""

from __future__ import annotations

from collections import Counter

from tafelrunde.games.frosthaven.campaign.records import effects, sheet, supplies
from tafelrunde.games.frosthaven.campaign.records.outpost import box, outpost, printed
from tafelrunde.games.havens.box.outpost_effects import RESOURCES
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign.world import world, xp_of
from tafelrunde.games.havens.state import Member
from tafelrunde.kernel import BrokenInvariant

SEPARATE = ("designs", "sides", "quests", "opened", "happened", "classes")
"""Piles and lists of the world in which everything is there once."""


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(what)


def check(game: Game) -> None:
    """Raise BrokenInvariant if the campaign's state is impossible."""
    if game.state.outpost is None or not game.state.parties:
        return  # not founded yet
    _check_sheet(game)
    _check_buildings(game)
    _check_piles(game)
    _check_items(game)
    _check_causes(game)
    for one in game.state.roster:
        _check_member(game, one)


def _check_sheet(game: Game) -> None:
    here = outpost(game)
    _require(0 <= here.morale <= sheet.MORALE, f"morale {here.morale} (FH-CSH-10)")
    _require(here.inspiration >= 0 and here.soldiers >= 0, "inspiration or soldiers below 0 (FH-CSH-18)")
    _require(all(number > 0 and what in RESOURCES for what, number in here.supply), f"supply {here.supply} (FH-RES-01)")
    _require(all(week > here.weeks for week, _ in here.calendar), "a section in a week that is over (FH-TIM-03)")
    _require(all(name in box(game).sections for _, name in here.calendar), "an unknown section")
    _require(len(game.state.parties[0].company) <= 4, "more than four come along (FH-OV-01)")


def _check_buildings(game: Game) -> None:
    here = outpost(game)
    numbers = [one.id for one in here.buildings]
    _require(numbers == sorted(set(numbers)), "buildings are not in the order of their numbers (FH-BLD-01)")
    for one in here.buildings:
        _require(one.id in box(game).buildings, f"there is no building {one.id}")
        _require(0 <= one.level <= len(printed(game, one.id).levels), f"building {one.id} of level {one.level}")
        _require(one.level > 0 or not one.wrecked, f"a wrecked plot: {one.id}")
    _require(set(here.walls) <= set(box(game).walls) and len(set(here.walls)) == len(here.walls), "walls")


def _check_piles(game: Game) -> None:
    for name in SEPARATE:
        pile: tuple[str, ...] = getattr(world(game), name)
        _require(len(set(pile)) == len(pile), f"{name}: something twice")
    for deck in effects.DECKS:
        cards: tuple[str, ...] = getattr(outpost(game), deck)
        _require(len(set(cards)) == len(cards), f"{deck}: an event twice")
    theirs = [one.quest for one in game.state.roster if one.quest]
    every = Counter([*world(game).quests, *theirs])
    _require(all(copies == 1 for copies in every.values()), "a personal quest twice")


def _check_items(game: Game) -> None:
    """No more copies than there are; nobody has an item twice (FH-ITM-03)."""
    for item, copies in world(game).items:
        _require(copies <= game.item(item).copies, f"{copies} copies of item {item}")
    owned = {item for one in game.state.roster for item in one.character.items}
    for item in owned:
        _require(supplies.available(game, item) >= 0, f"more of item {item} than there are")


def _check_causes(game: Game) -> None:
    """Scenarios that are done were won; characters are of unlocked classes, each class once."""
    state = game.state
    won = {played.adventure for played in state.chronicle if played.won and played.mode == "campaign"}
    _require(set(state.progress.done) <= won, f"done and never won: {sorted(set(state.progress.done) - won)}")
    _require(not set(state.progress.done) & set(state.progress.locked), "done and locked out")
    _require({one.character.cls for one in state.roster} <= {*world(game).classes}, "a class that is locked")
    living = [one.character.cls for one in state.roster if one.left in ("", "aside")]
    _require(len(set(living)) == len(living), "a class twice (FH-OV-06)")


def _check_member(game: Game, one: Member) -> None:
    character = one.character
    name = one.id
    _require(character.gold >= 0, f"{name}: {character.gold} gold")
    _require(len(set(character.items)) == len(character.items), f"{name}: an item twice (FH-ITM-03)")
    _require(0 <= character.checks <= 18, f"{name}: {character.checks} checkmarks (FH-GOA-03)")
    _require(all(number > 0 and what in RESOURCES for what, number in one.resources), f"{name}: {one.resources}")
    gone = one.left in ("retired", "dead", "abandoned")
    _require(not gone or not (character.items or character.gold or one.resources), f"{name} has left with something")
    _require(character.xp >= xp_of(game, character.level), f"{name}: {character.xp} XP for level {character.level}")
    first = len([card for card in game.content.classes[character.cls].cards if game.card(card).level in (1, "X")])
    _require(len(character.pool) == first + character.level - 1, f"{name}: {len(character.pool)} cards in the pool")
    earned = character.level - 1 + character.checks // 3 + one.bonus + one.marks
    _require(len(character.perks) <= earned, f"{name}: {len(character.perks)} perks of {earned} (FH-PRK-04)")
