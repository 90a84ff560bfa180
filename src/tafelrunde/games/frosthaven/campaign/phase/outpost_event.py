"""Step 2 of an outpost phase: the outpost event, and the attack that may come with it (10.9)."""

from __future__ import annotations

from tafelrunde.games.frosthaven.campaign.records import events
from tafelrunde.games.frosthaven.campaign.records.outpost import change, outpost, season, week
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Stay
from tafelrunde.kernel import Rules


def take_place(game: Game, stay: Stay) -> Rules[None]:
    """The top card of the season's deck, unless told not to this week (FH-OEV-01)."""
    if outpost(game).quiet:
        change(game, quiet=False)
        game.tell("quiet_week", "FH-OEV-01")
    else:
        yield from events.take_place(game, f"{season(game)}_outpost", "outpost")
    stay.stage = "threat" if week(game).siege is not None else "operations"
