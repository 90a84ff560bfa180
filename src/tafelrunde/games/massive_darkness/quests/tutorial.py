"""Walking in the Dark (chapter 11.2): find the map, then escape."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.turn.plans import Plan, Planned, towards_destinations
from tafelrunde.games.massive_darkness.bot.turn.ways import FAR, Ways
from tafelrunde.games.massive_darkness.effects import Token
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.quests.shared import all_escaped
from tafelrunde.games.massive_darkness.rules.figures.rewards import gain_xp
from tafelrunde.games.massive_darkness.rules.quests import ONCE, Quest
from tafelrunde.games.massive_darkness.state import Hero

MAP_XP = 3


class Tutorial(Quest, Planned):
    """MD-Q0-01 … MD-Q0-04."""

    id = "tutorial"
    special: ClassVar = ("MD-Q0-04",)
    tokens: ClassVar[tuple[Token, ...]] = ("library",)
    advice = True
    why_not: ClassVar = {"leave": ("map_first", "MD-Q0-03")}

    def marks(self, game: Game) -> Mapping[str, range]:
        return {"map": ONCE}

    def token_taken(self, game: Game, hero: Hero, token: Token) -> None:
        """The map: discard it, 3 XP (MD-Q0-02, MD-Q0-04)."""
        game.state.marks["map"] = 1
        game.tell("map_found", "MD-Q0-02", seat=hero.seat)
        gain_xp(game, hero, MAP_XP, "MD-Q0-04")

    def may_leave(self, game: Game, hero: Hero) -> bool:
        """Only with the map (MD-Q0-03, MD-OBJ-05)."""
        return "map" in game.state.marks

    def won(self, game: Game) -> bool:
        """MD-Q0-03; dead heroes must first be revived (MD-OBJ-05)."""
        return all_escaped(game)

    def goals(self, game: Game) -> Sequence[tuple[str, bool]]:
        return (("goal-map", "map" in game.state.marks), ("goal-escape", self.won(game)))

    def destinations(self, game: Game) -> Sequence[str]:
        if "map" in game.state.marks:
            return (game.board.exit,)
        return tuple([token.zone for token in game.state.objectives])

    # --- what heroes should do ----------------------------------------------------------------------------------

    def plan(self, party: Party, ways: Ways, hero: Hero) -> Plan:
        plan = towards_destinations(party, ways)
        if "map" in party.state.marks:
            plan = _escape(party, ways, hero)
        return plan


def _escape(party: Party, ways: Ways, hero: Hero) -> Plan:
    """Out together: who could go helps those who can't."""
    exit_ = party.game.board.exit
    out = ways.to(exit_)
    plan = Plan((exit_,), 1.3, 0.3)
    if hero.health >= 3:
        behind = [
            other.zone
            for other in party.game.present()
            if other is not hero and party.awake(other.zone) and out.get(other.zone, FAR) >= out.get(hero.zone, FAR)
        ]
        if behind and not party.awake(hero.zone):
            plan.zones = tuple(behind)
    return plan
