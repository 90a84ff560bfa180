"""The Immortal's Downfall (chapter 11.7): lure a troll that nothing can hurt onto a bridge, and bring it down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from tafelrunde.games.massive_darkness.effects import Token
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.board import collapse
from tafelrunde.games.massive_darkness.rules.choices import one_zone
from tafelrunde.games.massive_darkness.rules.enemies import enemies, phase, spawning, targets
from tafelrunde.games.massive_darkness.rules.heroes import health
from tafelrunde.games.massive_darkness.rules.quests.base import Quest, count
from tafelrunde.games.massive_darkness.state import Enemy, Hero, Pillar
from tafelrunde.games.massive_darkness.state.tasks import EnemyTurn
from tafelrunde.kernel import Option, Rules

IMMORTAL = "immortal"
GOBLINS = "goblin_guards"
GOBLIN_LEVEL = 4
FIREWORK = "firework"
STORES: dict[Token, int] = {"artefact": 1, "library": 3}
STEPS = 2


class ImmortalsDownfall(Quest):
    """MD-Q5-01 … MD-Q5-16. Fireworks on the board are marks: `firework:B3`."""

    id = "immortals_downfall"
    why_not: ClassVar = {"attack": ("immortal", "MD-Q5-07")}

    def set_up(self, game: Game) -> None:
        """Goblin Archers at the fireworks; the Immortal carries nothing (MD-Q5-01)."""
        for place in game.board.quest.enemies:
            zone = game.board.zone(place.zone)
            if place.what == "cave_troll_greater":
                card = spawning.take_card(game, game.content.monster("cave_troll", "greater"))
                spawning.place_enemy(game, card, zone, "MD-Q5-01", IMMORTAL, treasure=False)
            else:
                card = spawning.take_card(game, game.content.guard("goblin_archers", GOBLIN_LEVEL))
                spawning.place_enemy(game, card, zone, "MD-Q5-01", GOBLINS)

    # --- fireworks ----------------------------------------------------------------------------------------------

    def token_taken(self, game: Game, hero: Hero, token: Token) -> None:
        """A store of fireworks (MD-Q5-05)."""
        hero.things[FIREWORK] = hero.things.get(FIREWORK, 0) + STORES[token]
        game.tell("fireworks_found", "MD-Q5-05", seat=hero.seat, n=STORES[token])

    def move_options(self, game: Game, hero: Hero) -> Sequence[Option]:
        """For a movement point a firework is placed (MD-Q5-06)."""
        if hero.things.get(FIREWORK, 0):
            return (Option("firework", ("quest", FIREWORK), f"zone:{hero.zone}"),)
        return ()

    def spend_point(self, game: Game, hero: Hero, what: tuple[object, ...]) -> None:
        mark = f"{FIREWORK}:{hero.zone}"
        count(game, mark)
        hero.things[FIREWORK] -= 1
        if not hero.things[FIREWORK]:
            del hero.things[FIREWORK]
        game.tell("firework_placed", "MD-Q5-06", seat=hero.seat, zone=hero.zone)

    def fireworks(self, game: Game) -> dict[str, int]:
        """The fireworks on the board, by zone."""
        return {
            mark.partition(":")[2]: count
            for mark, count in game.state.marks.items()
            if mark.startswith(f"{FIREWORK}:") and count
        }

    def round_ends(self, game: Game) -> None:
        """Fireworks burn out (MD-Q5-06)."""
        for zone in self.fireworks(game):
            del game.state.marks[f"{FIREWORK}:{zone}"]

    # --- enemies ------------------------------------------------------------------------------------------------

    def can_be_attacked(self, game: Game, enemy: Enemy) -> bool:
        """MD-Q5-07."""
        return enemy.quest != IMMORTAL

    def can_be_wounded(self, game: Game, enemy: Enemy) -> bool:
        """MD-Q5-07."""
        return enemy.quest != IMMORTAL

    def holds_enemy(self, game: Game, enemy: Enemy) -> bool:
        """The goblins at the fireworks never move: they attack or do nothing (MD-Q5-04)."""
        return enemy.quest == GOBLINS

    def enemy_turn(self, game: Game, task: EnemyTurn, enemy: Enemy) -> Rules[bool]:
        if enemy.quest != IMMORTAL:
            return False
        yield from self._walk(game, task, enemy)
        return True

    def _walk(self, game: Game, task: EnemyTurn, immortal: Enemy) -> Rules[None]:
        """Two zones, each after a look around; task.step counts from 1 (MD-Q5-08, MD-Q5-14, MD-Q5-16)."""
        zone = ""
        meets = game.heroes_in(immortal.zone) or immortal.zone in self.fireworks(game)
        if not meets and task.step <= STEPS:
            goal = yield from self._goal(game, immortal)
            zone = yield from targets.step_towards(game, immortal, goal)
        game.finish(task)
        if self._stopped(game, task, immortal) or not zone:
            return
        phase.move_enemy(game, immortal, zone, "MD-Q5-08")
        if zone == game.board.start:
            health.lose(game, "MD-Q5-13")
        game.plan(replace(task, step=task.step + 1))

    def _goal(self, game: Game, immortal: Enemy) -> Rules[str]:
        """A firework in sight, the heroes choose which, else the start zone (MD-Q5-08)."""
        seen = sorted(game.passages.sight(immortal.zone).keys() & self.fireworks(game).keys())
        if not seen:
            return game.board.start
        return (yield from one_zone(game, seen, "immortal_goal", "MD-Q5-08", {"enemy": immortal.id}))

    def _stopped(self, game: Game, task: EnemyTurn, immortal: Enemy) -> bool:
        """It tramples enemies, kills heroes, destroys fireworks (MD-Q5-09 … 11); whether its activation ends."""
        for enemy in [other for other in game.enemies_in(immortal.zone) if other is not immortal]:
            game.tell("trampled", "MD-Q5-10", enemy=enemy.id)
            enemies.kill_without_reward(game, enemy)
        heroes = game.heroes_in(immortal.zone)
        for hero in heroes:
            health.wound_hero(game, hero, hero.health, "MD-Q5-09")
        if heroes:
            return True
        mark = f"{FIREWORK}:{immortal.zone}"
        if mark not in game.state.marks:
            return False
        game.state.marks[mark] -= 1
        if not game.state.marks[mark]:
            del game.state.marks[mark]
        game.tell("firework_destroyed", "MD-Q5-11", enemy=immortal.id, zone=immortal.zone)
        if game.passages.sight(immortal.zone).keys() & self.fireworks(game).keys():
            game.plan(replace(task, step=1))
        return True

    # --- the bridge ---------------------------------------------------------------------------------------------

    def pillar_targets(self, game: Game) -> Sequence[Pillar]:
        """Heroes attack them like enemies (MD-Q5-12)."""
        return game.state.pillars

    def bridge(self, game: Game) -> list[str]:
        return [game.board.zone(bridge.id) for bridge in game.board.quest.bridges]

    def on_bridge(self, game: Game) -> bool:
        """Whether the Immortal stands on the bridge (MD-Q5-02)."""
        bridge = self.bridge(game)
        return any(enemy.quest == IMMORTAL and enemy.zone in bridge for enemy in game.state.enemies)

    def pillar_destroyed(self, game: Game, pillar: Pillar) -> None:
        """With both pillars the bridge falls, and all on it; without the Immortal all is lost (MD-Q5-03, 12, 15)."""
        if game.state.pillars:
            return
        caught = self.on_bridge(game)
        collapse.break_away(game, self.bridge(game), "MD-Q5-12")
        if caught:
            game.state.marks["fallen"] = 1
            health.win(game, "MD-Q5-03")
        else:
            health.lose(game, "MD-Q5-15")

    def won(self, game: Game) -> bool:
        return "fallen" in game.state.marks

    def goals(self, game: Game) -> Sequence[tuple[str, bool]]:
        fallen = self.won(game)
        return (("goal-lure", fallen or self.on_bridge(game)), ("goal-bridge", fallen))

    def destinations(self, game: Game) -> Sequence[str]:
        if self.on_bridge(game):
            return tuple([pillar.zone for pillar in game.state.pillars])
        if any(hero.things.get(FIREWORK, 0) for hero in game.state.heroes):
            return tuple(self.bridge(game))
        return tuple([token.zone for token in game.state.objectives]) or tuple(self.bridge(game))
