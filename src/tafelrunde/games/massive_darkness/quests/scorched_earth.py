"""Scorched Earth (chapter 11.3): find two artefacts and hold the library with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.turn.plans import Plan, Planned, towards_destinations
from tafelrunde.games.massive_darkness.bot.turn.ways import Ways
from tafelrunde.games.massive_darkness.effects import Token
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.quests.shared import count, dead_end, token_zones
from tafelrunde.games.massive_darkness.rules.quests import ONCE, Quest
from tafelrunde.games.massive_darkness.state import Hero
from tafelrunde.games.massive_darkness.state.tasks import Appear

ARTEFACTS = 2
THING = "artefact"


class ScorchedEarth(Quest, Planned):
    """MD-Q1-01 … MD-Q1-06."""

    id = "scorched_earth"
    special: ClassVar = ("MD-Q1-04", "MD-Q1-06")
    more: ClassVar = ("MD-Q1-01", "MD-Q1-05")
    tokens: ClassVar[tuple[Token, ...]] = ("artefact", "cave", "library")

    things: ClassVar = (THING,)

    def marks(self, game: Game) -> Mapping[str, range]:
        return {"found": range(1, ARTEFACTS + 1), "held": ONCE}

    def token_taken(self, game: Game, hero: Hero, token: Token) -> None:
        """A dead end, or an artefact token that is kept as a thing to trade (MD-Q1-04, MD-Q1-05, MD-TRD-09)."""
        if token == "cave":
            dead_end(game, hero, "MD-Q1-04")
            return
        hero.things[THING] = hero.things.get(THING, 0) + 1
        count(game, "found")
        game.tell("thing_found", "MD-Q1-05", seat=hero.seat, thing=THING)

    def chamber_opened(self, game: Game, door: str, chamber: tuple[str, ...], first: str) -> bool:
        """In the library one more guard waits, after the door card (MD-Q1-06)."""
        library = self.library(game)
        if library in chamber:
            game.plan(Appear("guard", (library,), "MD-Q1-06"))
        return True

    def library(self, game: Game) -> str:
        (zone,) = token_zones(game, "library")
        return zone

    def round_ends(self, game: Game) -> None:
        """A hero in the library, both artefacts with living heroes, no enemy in the chamber (MD-Q1-03)."""
        library = self.library(game)
        chamber = game.passages.region(library, game.board.rooms)
        carried = sum([hero.things.get(THING, 0) for hero in game.present()])
        guarded = any(enemy.zone in chamber for enemy in game.state.enemies)
        if carried == ARTEFACTS and game.heroes_in(library) and not guarded:
            game.state.marks["held"] = 1

    def won(self, game: Game) -> bool:
        """MD-Q1-02, MD-Q1-03."""
        return "held" in game.state.marks

    def goals(self, game: Game) -> Sequence[tuple[str, bool]]:
        found = game.state.marks.get("found", 0) == ARTEFACTS
        return (("goal-artefacts", found), ("goal-library", self.won(game)))

    def destinations(self, game: Game) -> Sequence[str]:
        if game.state.marks.get("found", 0) == ARTEFACTS:
            return (self.library(game),)
        return tuple([token.zone for token in game.state.objectives if not token.marker])

    # --- what heroes should do ----------------------------------------------------------------------------------

    def plan(self, party: Party, ways: Ways, hero: Hero) -> Plan:
        plan = towards_destinations(party, ways)
        library = self.library(party.game)
        if library not in party.state.unexplored:
            chamber = party.passages.region(library, party.game.board.rooms)
            plan.bounty = {enemy.id: 4.0 for enemy in party.state.enemies if enemy.zone in chamber}
        return plan
