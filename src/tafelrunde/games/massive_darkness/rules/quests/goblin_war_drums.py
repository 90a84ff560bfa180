"""Goblin War Drums (chapter 11.6): up and out while the dungeon collapses behind the heroes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.board import collapse
from tafelrunde.games.massive_darkness.rules.enemies import spawning
from tafelrunde.games.massive_darkness.rules.heroes import health
from tafelrunde.games.massive_darkness.rules.quests.base import Quest, all_escaped
from tafelrunde.games.massive_darkness.state import Enemy, Hero

SENTINEL = "sentinel"
SENTINEL_LEVEL = 4
TILE = "tile_"


class GoblinWarDrums(Quest):
    """MD-Q4-01 … MD-Q4-09."""

    id = "goblin_war_drums"
    why_not: ClassVar = {"leave": ("sentinel_first", "MD-Q4-09")}

    def set_up(self, game: Game) -> None:
        """Wound tokens on the tiles (MD-Q4-01)."""
        for tile, wounds in game.board.quest.tile_wounds.items():
            game.state.marks[TILE + tile] = wounds

    def token_passed(self, game: Game) -> None:
        """The tile with the lowest level loses a wound token, and with the last one it falls (MD-Q4-04)."""
        marks = game.state.marks
        left = [tile for tile in game.board.quest.tile_wounds if TILE + tile in marks]
        if not left:
            return
        tile = min(left, key=lambda tile: game.board.tile_levels[tile])
        marks[TILE + tile] -= 1
        zones = [zone.name for zone in game.board.zones.values() if zone.tile == tile]
        first, *_, last = sorted(zones, key=lambda name: (name[0], int(name[1:])))
        game.tell("tile_cracks", "MD-Q4-04", first=first, last=last, left=marks[TILE + tile])
        if marks[TILE + tile]:
            return
        del marks[TILE + tile]
        if collapse.break_away(game, zones, "MD-Q4-04"):
            health.lose(game, "MD-Q4-05")

    def stepped(self, game: Game, hero: Hero, came_from: str) -> None:
        """The first hero between the pillars wakes the sentinel (MD-Q4-06)."""
        passage = game.board.quest.passage
        assert passage is not None
        if {hero.zone, came_from} == set(map(game.board.zone, passage)) and "woken" not in game.state.marks:
            game.state.marks["woken"] = 1
            self._wake(game)

    def _wake(self, game: Game) -> None:
        """A wandering monster on the level-4 token; one whose figure is free, for it is to be killed (MD-RUL-21)."""
        (zone,) = game.board.tokens_of(SENTINEL_LEVEL)
        code = spawning.draw_free_monster(game)
        if code:
            spawning.place_enemy(game, code, zone, "MD-Q4-06", SENTINEL)
        else:
            game.state.marks["killed"] = 1

    def enemy_gone(self, game: Game, enemy: Enemy) -> None:
        if enemy.quest == SENTINEL:
            game.state.marks["killed"] = 1

    def may_leave(self, game: Game, hero: Hero) -> bool:
        """Only when the sentinel is dead (MD-Q4-02, MD-Q4-09)."""
        return "killed" in game.state.marks

    def won(self, game: Game) -> bool:
        """MD-Q4-03."""
        return all_escaped(game)

    def goals(self, game: Game) -> Sequence[tuple[str, bool]]:
        return (("goal-sentinel", "killed" in game.state.marks), ("goal-escape", self.won(game)))

    def destinations(self, game: Game) -> Sequence[str]:
        sentinels = [enemy.zone for enemy in game.state.enemies if enemy.quest == SENTINEL]
        return tuple(sentinels or [game.board.exit])
