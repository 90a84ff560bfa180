"""Levels and perks over several scenarios (GH-LUP-02 … 08, GH-PRK-03, GH-PRK-04)."""

from __future__ import annotations

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import quests
from tafelrunde.games.havens.rules.campaign.world import member, prosperity_level, train, xp_of
from tafelrunde.games.havens.rules.setup import recommending
from tafelrunde.games.havens.state import Member
from tafelrunde.kernel import Option, Rules

MOST = 9
MOST_CHECKS = 18
SET = 3
"""So many checkmarks are a perk (GH-PRK-04)."""


def due(game: Game, who: Member) -> bool:
    """Whether a character has the XP for its next level, and must take it (GH-LUP-02)."""
    level = who.character.level
    return level < MOST and who.character.xp >= xp_of(game, level + 1)


def may_rise(game: Game, who: Member) -> bool:
    """Whether it is below the city's prosperity level and may be raised (GH-LUP-07)."""
    return who.character.level < min(MOST, prosperity_level(game))


def level_up(game: Game, who: Member, rule: str = "GH-LUP-03") -> Rules[None]:
    """One level: a card not above it, a perk, more hit points (GH-LUP-03, GH-LUP-05)."""
    character = who.character
    level = character.level + 1
    best = recommending.card_to_learn(game.content, character)
    card: str = yield game.ask(
        who.seat,
        "learn",
        [Option(f"learn:{card}", card, f"card:{card}") for card in recommending.learnable(game.content, character)],
        rule="GH-LUP-03",
        args={"hero": character.cls, "level": level},
        default=f"learn:{best}",
    )
    earned = character.xp >= xp_of(game, level)
    who = train(game, who, level=level, pool=(*character.pool, card), xp=max(character.xp, xp_of(game, level)))
    if earned:
        quests.note(game, who, "levels")
    game.tell("rises", rule, hero=character.cls, level=level, card=card)
    yield from take_perks(game, member(game, who.id))


def owed(game: Game, who: Member) -> int:
    """Perks that a character may still take: for levels, sets of checkmarks, retirements, marks (GH-PRK-03)."""
    character = who.character
    earned = character.level - 1 + character.checks // SET + who.bonus + who.marks
    return min(earned - len(character.perks), _boxes_left(game, who))


def _boxes_left(game: Game, who: Member) -> int:
    perks = game.content.perks
    return sum([perks[perk].boxes for perk in game.content.classes[who.character.cls].perks]) - len(who.character.perks)


def take_perks(game: Game, who: Member) -> Rules[None]:
    """Tick boxes for all perks that are owed, at once (GH-PRK-04, GH-PRK-07, GH-END-09)."""
    while owed(game, who) > 0:
        character = who.character
        best = recommending.perk_to_take(game.content, character)
        perk: str = yield game.ask(
            who.seat,
            "perk",
            [Option(f"perk:{perk}", perk, f"perk:{perk}") for perk in recommending.perks_left(game.content, character)],
            rule="GH-PRK-01",
            args={"hero": character.cls},
            default=f"perk:{best}",
        )
        who = train(game, who, perks=(*character.perks, perk))
        game.tell("takes_perk", "GH-PRK-04", hero=character.cls, perk=perk)


def gain_checks(game: Game, who: Member, amount: int, rule: str) -> Rules[None]:
    """Checkmarks, at most 18 (GH-PRK-04); a loss does not undo a full set (GH-EVT-09, GH-EVT-15)."""
    before = who.character.checks
    least = before - before % SET
    after = min(max(before + amount, least), MOST_CHECKS)
    who = train(game, who, checks=after)
    if after != before:
        game.tell("checks", rule, hero=who.character.cls, amount=after - before, checks=after)
    yield from take_perks(game, who)
