"""Maze of Darkness (chapter 11.11): hold the artefact against wave after wave."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.massive_darkness.game import TOP_LEVEL, Game
from tafelrunde.games.massive_darkness.rules.board import levels, pillars
from tafelrunde.games.massive_darkness.rules.cards import picking_up
from tafelrunde.games.massive_darkness.rules.enemies import targets
from tafelrunde.games.massive_darkness.rules.heroes import health
from tafelrunde.games.massive_darkness.rules.quests.base import Quest, token_zones
from tafelrunde.games.massive_darkness.state import Enemy, Pillar
from tafelrunde.games.massive_darkness.state.tasks import Appear, EnemyTurn, QuestTask, Why
from tafelrunde.kernel import PARTY, Option, Rules

GUARDED_TOKENS = (2, 3, 4, 5)
LAST_ROUND = 10
AS_IN_THE_PHASE: tuple[Why, ...] = ("phase", "crowd")
"""Activations that follow the rules of the enemy phase (MD-SPW-08)."""


class MazeOfDarkness(Quest):
    """MD-Q9-01 … MD-Q9-12; T-WAVES."""

    id = "maze_of_darkness"
    levels_by_tiles = False
    draws_events = False
    harbingers_call = False

    def set_up(self, game: Game) -> None:
        """The first wave (MD-Q9-01, MD-RUL-23)."""
        self._guards(game, "MD-Q9-01")

    def round_starts(self, game: Game) -> None:
        """Monsters in even rounds, guards of a higher level in odd ones, up to round 10 (MD-Q9-07, MD-Q9-12)."""
        number = game.state.round
        if number == 1 or number > LAST_ROUND:
            return
        if number % 2:
            if game.state.level < TOP_LEVEL:
                levels.raise_level(game, game.state.level + 1, "MD-Q9-06")
            self._guards(game, "MD-Q9-07")
        else:
            game.plan(Appear("monster", game.board.tokens_of(number // 2), "MD-Q9-07"))
        if number == LAST_ROUND:
            game.state.marks["last_wave"] = 1

    def _guards(self, game: Game, rule: str) -> None:
        guards = [Appear("guard", game.board.tokens_of(level), rule) for level in GUARDED_TOKENS]
        game.plan(*guards, QuestTask("refill"))

    def task(self, game: Game, task: QuestTask) -> Rules[None]:
        """After guards have come, one treasure token in every room around the artefact (MD-Q9-10)."""
        game.finish(task)
        for zone in self._rooms(game):
            if zone not in game.state.treasure:
                picking_up.place_treasure(game, zone, 1, 0, "MD-Q9-10")
        return
        yield

    def artefact(self, game: Game) -> str:
        (zone,) = token_zones(game, "artefact")
        return zone

    def _rooms(self, game: Game) -> list[str]:
        """The room zones of the tile with the artefact."""
        zones = game.board.zones
        tile = zones[self.artefact(game)].tile
        return [zone.name for zone in zones.values() if zone.tile == tile and zone.room]

    def treasure_level(self, game: Game, zone: str) -> int:
        """Treasure around the artefact is of the current level (MD-Q9-10)."""
        return game.state.level if zone in self._rooms(game) else game.level_of(zone)

    # --- enemies ------------------------------------------------------------------------------------------------

    def enemy_phase_starts(self, game: Game) -> None:
        """An enemy at the artefact ends the quest (MD-Q9-02)."""
        if game.enemies_in(self.artefact(game)):
            health.lose(game, "MD-Q9-02")

    def enemy_turn(self, game: Game, task: EnemyTurn, enemy: Enemy) -> Rules[bool]:
        """Where an enemy may attack, a pillar in reach comes first: 1 wound, no roll (MD-Q9-08, MD-RUL-53)."""
        if task.why not in AS_IN_THE_PHASE or task.step not in (1, 3):
            return False
        reached = self._in_reach(game, enemy)
        if not reached:
            return False
        pillar = reached[0]
        if len({pillar.zone for pillar in reached}) > 1:  # those of one zone hold it together: no matter which
            yield game.checkpoint()
            options = [Option(f"pillar:{p.number}", p, f"pillar:{p.number}", {"zone": p.zone}) for p in reached]
            pillar = yield game.ask(PARTY, "pillar_target", options, "MD-Q9-08", {"enemy": enemy.id})
        game.finish(task)
        game.tell("pillar_attacked", "MD-Q9-08", enemy=enemy.id, zone=pillar.zone)
        pillars.wound_pillar(game, pillar.number, 1, "MD-Q9-08")
        return True

    def _in_reach(self, game: Game, enemy: Enemy) -> list[Pillar]:
        """Pillars that one of its kinds of attack reaches (MD-TGT-01)."""
        return [pillar for pillar in game.state.pillars if targets.kinds_at(game, enemy, pillar.zone)]

    def holds_enemy(self, game: Game, enemy: Enemy) -> bool:
        """No enemy leaves a zone with a pillar, not even in a reaction (MD-Q9-08, MD-Q9-11)."""
        return any(pillar.zone == enemy.zone for pillar in game.state.pillars)

    def goal_of(self, game: Game, enemy: Enemy, why: Why) -> str:
        """MD-Q9-09."""
        return self.artefact(game) if why in AS_IN_THE_PHASE else ""

    # --- the end ------------------------------------------------------------------------------------------------

    def won(self, game: Game) -> bool:
        """After the last wave no enemy is left (MD-Q9-03)."""
        return "last_wave" in game.state.marks and not game.state.enemies

    def goals(self, game: Game) -> Sequence[tuple[str, bool]]:
        return (("goal-protect", self.won(game)), ("goal-waves", self.won(game)))

    def destinations(self, game: Game) -> Sequence[str]:
        """The artefact, or the enemies nearest to it."""
        artefact = self.artefact(game)
        enemies = game.state.enemies
        near = min([game.passages.distance(enemy.zone, artefact) for enemy in enemies], default=0)
        return tuple([e.zone for e in enemies if game.passages.distance(e.zone, artefact) == near]) or (artefact,)
