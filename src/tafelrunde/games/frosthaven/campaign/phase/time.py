"""Step 1 of an outpost phase: a week passes, and what the calendar says is read (10.8)."""

from __future__ import annotations

from tafelrunde.games.frosthaven.campaign.records import effects, sheet
from tafelrunde.games.frosthaven.campaign.records.outpost import change, week
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign.world import change_party, members
from tafelrunde.games.havens.state import Stay, Week
from tafelrunde.kernel import PARTY, Option, Rules


def begin(game: Game, stay: Stay) -> Rules[None]:
    """An outpost phase begins (FH-OUT-02): the next box of the calendar is ticked (FH-TIM-01)."""
    stay.week = Week()
    change(game, fresh=())
    present = [one.id for one in members(game) if one.seat in stay.seats]
    change_party(game, company=tuple(present))  # also who stayed behind when the others set out (FH-OEV-02)
    game.tell("outpost_phase", "FH-OUT-02")
    stay.week.sections = sheet.tick(game)
    stay.stage = "sections"
    return
    yield


def read(game: Game, stay: Stay) -> Rules[None]:
    """The sections of this week, one after the other, in any order (FH-TIM-03)."""
    now = week(game)
    if not now.sections:
        stay.stage = "outpost_event"
        return
    names = list(dict.fromkeys(now.sections))
    name: str = yield game.ask(
        PARTY,
        "read_section",
        [Option(f"read:{number + 1}", name) for number, name in enumerate(names)],
        rule="FH-TIM-03",
        args={"n": len(names)},
    )
    left = list(now.sections)
    left.remove(name)
    now.sections = tuple(left)
    yield from effects.read(game, name)
    yield from effects.happenings(game)
