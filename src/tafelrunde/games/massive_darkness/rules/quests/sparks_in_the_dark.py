"""Sparks in the Dark (chapter 11.9): two switches open the way out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tafelrunde.games.massive_darkness.effects import Token
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.board import doors
from tafelrunde.games.massive_darkness.rules.cards import artefacts
from tafelrunde.games.massive_darkness.rules.quests.base import Quest, all_escaped, token_zones
from tafelrunde.games.massive_darkness.state import Hero
from tafelrunde.games.massive_darkness.state.tasks import Appear


class SparksInTheDark(Quest):
    """MD-Q7-01 … MD-Q7-08."""

    id = "sparks_in_the_dark"
    why_not: ClassVar = {"open": ("switches_open", "MD-Q7-08"), "leave": ("switches_first", "MD-Q7-02")}

    def token_taken(self, game: Game, hero: Hero, token: Token) -> None:
        artefacts.gain_artefact(game, hero, "MD-Q7-04")

    def may_open(self, game: Game, hero: Hero, door: str) -> bool:
        """No movement point opens the exit door (MD-Q7-08)."""
        return not game.board.doors[door].special

    def round_starts(self, game: Game) -> None:
        """A hero on each switch, alone on any one of them, opens the exit door (MD-Q7-02, MD-Q7-05, MD-Q7-07)."""
        state = game.state
        if "opened" in state.marks:
            return
        pressed = [bool(game.heroes_in(zone)) for zone in token_zones(game, "cave")]
        if any(pressed) if state.players == 1 else all(pressed):
            state.marks["opened"] = 1
            door = next(door for door in game.board.doors.values() if door.special)
            game.tell("exit_opens", "MD-Q7-05", door=door.name)
            doors.swing_open(game, door.name, door.a if door.a in state.unexplored else door.b)

    def chamber_opened(self, game: Game, door: str, chamber: tuple[str, ...], first: str) -> bool:
        """Behind the exit door no card is drawn: a greater monster keeps it (MD-Q7-06)."""
        if not game.board.doors[door].special:
            return True
        game.plan(Appear("monster:greater", (first,), "MD-Q7-06", "keeper"))
        return False

    def may_leave(self, game: Game, hero: Hero) -> bool:
        return "opened" in game.state.marks

    def won(self, game: Game) -> bool:
        """MD-Q7-03."""
        return all_escaped(game)

    def goals(self, game: Game) -> Sequence[tuple[str, bool]]:
        return (("goal-switches", "opened" in game.state.marks), ("goal-escape", self.won(game)))

    def destinations(self, game: Game) -> Sequence[str]:
        if "opened" in game.state.marks:
            return (game.board.exit,)
        return tuple(token_zones(game, "cave"))
