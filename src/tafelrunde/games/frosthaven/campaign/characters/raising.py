"""Levels (10.15), masteries (10.16), and the variant of learning anew (12.9)."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.frosthaven.campaign.records import effects, sheet
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import levels, quests
from tafelrunde.games.havens.rules.campaign.world import change, member, train
from tafelrunde.games.havens.rules.setup import recommending
from tafelrunde.games.havens.state import Member
from tafelrunde.kernel import Option, Rules

RESPEC = 10
"""Gold for each level (FH-VAR-25)."""


def may_rise(game: Game, who: Member) -> bool:
    """Below half the prosperity level, rounded up: it may rise without the XP (FH-LUP-02)."""
    return who.character.level < min(levels.MOST, sheet.beginner_level(game))


def rise(game: Game, who: Member, rule: str) -> Rules[None]:
    """A level with everything that belongs to it (FH-LUP-04, FH-LUP-05)."""
    yield from levels.level_up(game, who, rule)
    yield from effects.happenings(game)


def master(game: Game, who: Member, mastery: str) -> Rules[None]:
    """A mastery is completed, once: a perk mark (FH-PRK-06)."""
    who = member(game, who.id)
    if mastery in who.masteries:
        return
    change(game, who, masteries=(*who.masteries, mastery))
    game.tell("mastery", "FH-PRK-06", hero=who.character.cls)
    for what in ("masteries", "marks"):
        quests.note(game, member(game, who.id), what)
    yield from effects.gain_marks(game, member(game, who.id), 1, "FH-PRK-06")


# --- learning anew ------------------------------------------------------------------------------------------------


def respec_price(who: Member) -> int:
    return RESPEC * who.character.level


def may_respec(game: Game, who: Member) -> bool:
    """Where the table plays with it, for 10 gold a level (FH-VAR-25)."""
    character = who.character
    return game.variant("respec") and character.level > 1 and character.gold >= respec_price(who)


def respec(game: Game, who: Member) -> Rules[None]:
    """All cards above level 1 go back and are chosen anew, level by level (FH-VAR-25)."""
    character = who.character
    price = respec_price(who)
    young = replace(character, level=1, pool=recommending.first_pool(game.content, character.cls))
    while young.level < character.level:
        best = recommending.card_to_learn(game.content, young)
        card: str = yield game.ask(
            who.seat,
            "learn",
            [Option(f"learn:{card}", card, f"card:{card}") for card in recommending.learnable(game.content, young)],
            rule="FH-VAR-25",
            args={"hero": character.cls, "level": young.level + 1},
            default=f"learn:{best}",
        )
        young = replace(young, level=young.level + 1, pool=(*young.pool, card))
    train(game, who, pool=young.pool, gold=character.gold - price)
    game.tell("respec", "FH-VAR-25", hero=character.cls, price=price)
