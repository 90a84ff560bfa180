"""Characters retire, die, are abandoned or set aside (10.17, 10.18, 12.8)."""

from __future__ import annotations

from tafelrunde.games.frosthaven.campaign.records import effects, resources, sheet, supplies
from tafelrunde.games.frosthaven.campaign.records.outpost import box, outpost
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import roster
from tafelrunde.games.havens.rules.campaign.world import (
    change,
    change_party,
    change_world,
    member,
    party,
    train,
    world,
)
from tafelrunde.games.havens.state import Member
from tafelrunde.kernel import Option, Rules

EXTRA = 15
"""Inspiration for one more quest (FH-CSH-06)."""
PROSPERITY = 2
DRAWN = 2


def retire(game: Game, who: Member) -> Rules[None]:
    """Everything that follows from a fulfilled quest (FH-RTR-01 … 09)."""
    cls = who.character.cls
    fulfilled = [who.quest]
    if extra := (yield from _one_more(game, who)):
        fulfilled.append(extra)
    envelopes = _envelopes(game, fulfilled)
    first = cls not in world(game).retired
    game.tell("retires", "FH-RTR-01", hero=cls, quest=f"quest-{who.quest}")
    _leave(game, who, "retired", "FH-RTR-08")
    change_world(game, retired=(*world(game).retired, cls))
    _peel_off(game, cls)
    sheet.gain_prosperity(game, PROSPERITY * len(fulfilled), "FH-RTR-03")
    for envelope in envelopes:
        if envelope:
            yield from effects.open_envelope(game, envelope)
        else:
            effects.random_scenario(game, "FH-RTR-04")
            supplies.random_design(game, "FH-RTR-04")
    section = box(game).tables.retired.get(cls, "")
    if first and section:
        yield from effects.read(game, section)
    yield from effects.happenings(game)


def _one_more(game: Game, who: Member) -> Rules[str]:
    """For 15 inspiration two further quests are drawn and one of them is fulfilled at once (FH-RTR-05, FH-CSH-06)."""
    deck = list(world(game).quests)
    if outpost(game).inspiration < EXTRA or not deck:
        return ""
    wanted: bool = yield game.ask(
        who.seat,
        "extra_quest",
        [Option("spend", True), Option("leave", False)],
        rule="FH-RTR-05",
        args={"hero": who.character.cls, "n": EXTRA},
        default="leave",
    )
    if not wanted:
        return ""
    sheet.gain_inspiration(game, -EXTRA, "FH-RTR-05")
    game.shuffle("personal quests", deck)
    drawn = [deck.pop() for _ in range(min(DRAWN, len(deck)))]
    change_world(game, quests=tuple(deck))
    game.reveal()
    kept: str = yield game.ask(
        who.seat,
        "quest",
        [
            Option(f"keep:{quest}", quest, f"quest:{quest}", {"quest": f"quest-{quest}", "text": f"quest-{quest}-text"})
            for quest in drawn
        ],
        rule="FH-RTR-05",
        args={"hero": who.character.cls},
    )
    roster.shuffle_back(game, [quest for quest in drawn if quest != kept])
    game.tell("fulfils_extra", "FH-RTR-05", hero=who.character.cls, quest=f"quest-{kept}")
    return kept


def _envelopes(game: Game, fulfilled: list[str]) -> list[str]:
    """What each quest opens, as if it were alone; the same envelope once (FH-RTR-04, FH-RTR-06); empty: by chance."""
    opened = world(game).opened
    found: list[str] = []
    for name in fulfilled:
        quest = game.content.quests[name]
        ways = [envelope for envelope in (quest.opens, quest.alternative) if envelope and envelope not in opened]
        found.append(ways[0] if ways else "")
    return list(dict.fromkeys(found)) if found[0] else found


def _peel_off(game: Game, cls: str) -> None:
    """Temporary enhancements last until their character retires (FH-VAR-04)."""
    if game.variant("temporary_enhancements"):
        kept = tuple(one for one in world(game).enhancements if game.card(one.card).owner != cls)
        if len(kept) != len(world(game).enhancements):
            change_world(game, enhancements=kept)
            game.tell("peeled_off", "FH-VAR-04", hero=cls)


def die(game: Game, who: Member) -> None:
    """Permanent death: quest back, items and resources to the outpost, gold lost (FH-VAR-21)."""
    game.tell("lost_for_good", "FH-VAR-21", hero=who.character.cls)
    _return_quest(game, who)
    _leave(game, who, "dead", "FH-VAR-21")


def abandon(game: Game, who: Member) -> None:
    """FH-CRE-21."""
    game.tell("abandoned", "FH-CRE-21", hero=who.character.cls)
    _return_quest(game, who)
    _leave(game, who, "abandoned", "FH-CRE-21")


def set_aside(game: Game, who: Member) -> None:
    """It keeps everything, and can come back (FH-CRE-21)."""
    game.tell("set_aside", "FH-CRE-21", hero=who.character.cls)
    change(game, who, left="aside")
    change_party(game, company=tuple(name for name in party(game).company if name != who.id))


def come_back(game: Game, who: Member) -> None:
    """In exchange for the player's present character (FH-CRE-27)."""
    change(game, who, left="")
    change_party(game, company=(*party(game).company, who.id))
    game.tell("comes_back", "FH-CRE-27", hero=who.character.cls)


def _return_quest(game: Game, who: Member) -> None:
    if who.quest:
        quest = who.quest
        change(game, who, quest="", step=0)
        roster.shuffle_back(game, [quest])


def _leave(game: Game, who: Member, how: str, rule: str) -> None:
    """Items to the available supply, resources to the outpost, gold is lost (FH-RTR-08)."""
    resources.give_all(game, member(game, who.id), rule)
    train(game, who, gold=0, items=())
    change(game, who, left=how, blessed=False)
    change_party(game, company=tuple(name for name in party(game).company if name != who.id))
