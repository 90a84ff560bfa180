"""Positions of the adventure phase of Monster Lands: played to its end, and what lies on the table then."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

import yaml

from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rulebook import MonsterLands
from tafelrunde.games.monster_lands.rules.flow import STEPS
from tafelrunde.games.monster_lands.state import Location, Path, State
from tafelrunde.kernel import Decision, Match, Rules
from tests.helpers.documents import written
from tests.helpers.monster_lands import answer, clan, member

ADVENTURE = ("dice_mission", "contract_mission", "battle")


class _AdventureOnly(MonsterLands):
    """The game until the cleanup, so that a test finds the table as the last fight left it."""

    def play(self, game: Game) -> Rules[None]:
        while game.state.phase in ADVENTURE:
            yield game.checkpoint()
            yield from STEPS[game.state.phase](game)


class _Adventure(Match):
    @classmethod
    def from_state(cls, rulebook: Any, *args: Any, **more: Any) -> Any:
        return super().from_state(_AdventureOnly(), *args, **more)


def position(text: str) -> str:
    """A whole position: what a test does not state is a battle at land A, on a path tile that helps nobody there.

    (Tile path_4, side b: its paths 1, 2 and 3 only give tokens when a mercenary is assigned; path 4 defends once.)
    """
    data: dict[str, Any] = {"game": "monster_lands", "players": 2, "phase": "battle"}
    data |= yaml.safe_load(dedent(text))
    for land in ("land_a", "land_b"):
        if "tile" not in data.get(land, {"tile": ""}):
            tiles = {"land_a": ("path_4", "b"), "land_b": ("path_3", "b")}
            data[land]["tile"], data[land]["side"] = tiles[land]
    return written(data)


def adventure(text: str, *answers: str) -> Match:
    """The adventure phase from a position; it ends before the cleanup (`match.over`)."""
    return answer(_Adventure.from_position(position(text)), *answers)


def whole_round(text: str, *answers: str) -> Match:
    """As `adventure`, but the round goes on with the cleanup and the next deployment."""
    return answer(Match.from_position(position(text)), *answers)


# --- what is asked ----------------------------------------------------------------------------------------------


def question(match: Match) -> Decision:
    assert match.decision is not None, "the adventure is over"
    return match.decision


def asked(match: Match) -> tuple[int, str]:
    """Who is asked, and what."""
    return question(match).seat, question(match).question


def about(match: Match) -> tuple[int, str]:
    """Who is asked, and for which mercenary."""
    return question(match).seat, question(match).args["mercenary"]


def choices(match: Match) -> list[str]:
    return [option.id for option in question(match).options]


def totals(match: Match) -> tuple[int, int]:
    """Catch total and defeat total of the attack as they stand."""
    return question(match).args["catch"], question(match).args["defeat"]


# --- what lies there --------------------------------------------------------------------------------------------


def state(match: Match) -> State:
    found: State = match.state
    return found


def alive(match: Match, name: str) -> bool:
    return any(member.id == name for clan in state(match).clans for member in clan.members)


def health(match: Match, *names: str) -> list[str]:
    """How each of them is: healthy, wounded or dead."""
    return [_health(match, name) for name in names]


def _health(match: Match, name: str) -> str:
    if not alive(match, name):
        return "dead"
    return "wounded" if member(match, name).wounded else "healthy"


def path(match: Match, name: str) -> Path:
    return Game(state(match)).path(name)


def dice(match: Match, name: str) -> str:
    """The colours of the dice on a path: SSM."""
    return "".join(sorted((die.color[0].upper() for die in path(match, name).dice), reverse=True))


def land(match: Match, name: str = "land_a") -> Location:
    return next(place for place in Game(state(match)).locations() if place.id == name)


# --- what happened ----------------------------------------------------------------------------------------------


def told(match: Match, kind: str) -> list[dict[str, Any]]:
    """What the events of a kind say."""
    return [event.args for event in match.events if event.kind == kind]


def monster_rolls(match: Match) -> list[tuple[str, list[int]]]:
    """All rolls of monster dice: against whom, and the faces."""
    return [(roll["mercenary"], roll["faces"]) for roll in told(match, "monster_rolled")]


def monster_dice(match: Match) -> list[int]:
    """How many dice the monster had in each of its attacks."""
    return [attack["dice"] for attack in told(match, "monster_attacks")]


__all__ = [
    "about",
    "adventure",
    "alive",
    "answer",
    "asked",
    "choices",
    "clan",
    "dice",
    "health",
    "land",
    "member",
    "monster_dice",
    "monster_rolls",
    "path",
    "question",
    "state",
    "told",
    "totals",
    "whole_round",
]
