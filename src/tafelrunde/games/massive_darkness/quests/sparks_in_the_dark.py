"""Sparks in the Dark (chapter 11.9): two switches open the way out."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.turn.aims import prepared
from tafelrunde.games.massive_darkness.bot.turn.plans import Plan, Planned, impatience, towards_destinations
from tafelrunde.games.massive_darkness.bot.turn.ways import FAR, Ways
from tafelrunde.games.massive_darkness.effects import Token
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.quests.shared import all_escaped, enemy_called, token_zones
from tafelrunde.games.massive_darkness.rules.board import doors
from tafelrunde.games.massive_darkness.rules.cards import picking_up
from tafelrunde.games.massive_darkness.rules.quests import ONCE, Quest
from tafelrunde.games.massive_darkness.state import Hero
from tafelrunde.games.massive_darkness.state.tasks import Appear

KEEPER = "keeper"


class SparksInTheDark(Quest, Planned):
    """MD-Q7-01 … MD-Q7-08."""

    id = "sparks_in_the_dark"
    special: ClassVar = ("MD-Q7-05", "MD-Q7-06")
    more: ClassVar = ("MD-Q7-04",)
    tokens: ClassVar[tuple[Token, ...]] = ("artefact", "cave")
    why_not: ClassVar = {"open": ("switches_open", "MD-Q7-08"), "leave": ("switches_first", "MD-Q7-02")}

    def marks(self, game: Game) -> Mapping[str, range]:
        return {"opened": ONCE}

    def names(self, game: Game) -> Collection[str]:
        return (KEEPER,)

    def token_taken(self, game: Game, hero: Hero, token: Token) -> None:
        picking_up.gain_artefact(game, hero, "MD-Q7-04")

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
        game.plan(Appear("monster:greater", (first,), "MD-Q7-06", KEEPER))
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

    # --- what heroes should do ----------------------------------------------------------------------------------

    def plan(self, party: Party, ways: Ways, hero: Hero) -> Plan:
        """Each switch gets its heroes; alone any one is enough."""
        state = party.state
        if "opened" in state.marks:
            plan = towards_destinations(party, ways)
            keeper = enemy_called(party.game, KEEPER)
            if keeper is not None:
                plan.bounty = {keeper.id: 8.0}
            return plan
        switches = token_zones(party.game, "cave")
        heroes = [other for other in state.heroes if other.present]
        if len(heroes) <= 1:
            return prepared(party, ways, hero, Plan(tuple(switches), impatience(party)), 9)
        runner, far, near = _runner(party, ways, heroes, switches)
        held = any(other.zone == near for other in heroes) and not party.awake(near)
        zone = far if hero is runner and (held or len(heroes) == 2) else near
        return prepared(party, ways, hero, Plan((zone,), impatience(party), alone=hero is runner), 9)


def _runner(party: Party, ways: Ways, heroes: Sequence[Hero], switches: Sequence[str]) -> tuple[Hero, str, str]:
    """All keep together at the closed switch; one who is hard to hold runs to the other, when it is time."""
    near = next((zone for zone in switches if zone in party.game.board.rooms), switches[-1])
    far = next(zone for zone in switches if zone != near)

    def fit(other: Hero) -> tuple[bool, bool, int, int]:
        return other.health < 3, not party.game.slippery(other), ways.to(far).get(other.zone, FAR), other.seat

    return min(heroes, key=fit), far, near
