"""Black Widow (chapter 11.4): kill the Giant Spider before it gets away."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.turn.plans import Plan, Planned
from tafelrunde.games.massive_darkness.bot.turn.ways import Ways
from tafelrunde.games.massive_darkness.effects import Token
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.quests.shared import dead_end, enemy_called
from tafelrunde.games.massive_darkness.rules.enemies import enemy_phase, spawning
from tafelrunde.games.massive_darkness.rules.quests import ONCE, Quest
from tafelrunde.games.massive_darkness.state import Enemy, Hero
from tafelrunde.games.massive_darkness.state.tasks import EnemyTurn
from tafelrunde.kernel import Rules

WIDOW = "widow"


class BlackWidow(Quest, Planned):
    """MD-Q2-01 … MD-Q2-09."""

    id = "black_widow"
    special: ClassVar = ("MD-Q2-05", "MD-Q2-07", "MD-Q2-08")
    more: ClassVar = ("MD-Q2-03",)
    defeats: ClassVar = ("MD-Q2-08",)
    tokens: ClassVar[tuple[Token, ...]] = ("cave",)

    def marks(self, game: Game) -> Mapping[str, range]:
        return {"killed": ONCE}

    def names(self, game: Game) -> Collection[str]:
        return (WIDOW,)

    def set_up(self, game: Game) -> None:
        """The greater Giant Spider; event cards do not count it (MD-Q2-01, MD-Q2-04)."""
        (place,) = game.board.quest.enemies
        card = spawning.take_card(game, game.content.monster("giant_spider", "greater"))
        spawning.place_enemy(game, card, game.board.zone(place.zone), "MD-Q2-01", WIDOW)

    def token_taken(self, game: Game, hero: Hero, token: Token) -> None:
        dead_end(game, hero, "MD-Q2-03")

    def enemy_turn(self, game: Game, task: EnemyTurn, enemy: Enemy) -> Rules[bool]:
        """It attacks if it can, and then moves to the exit, whoever stands in its way; in a reaction it stays.

        (MD-Q2-05, MD-Q2-06.)
        """
        if enemy.quest != WIDOW:
            return False
        if task.step == 1:
            target = yield from enemy_phase.attack_target(game, enemy, task)
            game.finish(task)
            if task.why != "reaction":
                game.plan(replace(task, step=2))
            if target is not None:
                enemy_phase.attack(game, enemy, task, target)
            return True
        if enemy.zone == game.board.exit:
            game.finish(task)
            game.tell("widow_escapes", "MD-Q2-08", enemy=enemy.id)
            game.lose("MD-Q2-08")
            return True
        zone = yield from enemy_phase.step_towards(game, enemy, game.board.exit)
        game.finish(task)
        if zone:
            self._drag(game, enemy, zone)
            enemy_phase.move_enemy(game, enemy, zone, "MD-Q2-05")
        return True

    def _drag(self, game: Game, widow: Enemy, zone: str) -> None:
        """Stunned and dead heroes go where it goes (MD-Q2-07)."""
        for hero in game.state.heroes:
            if hero.zone == widow.zone and not hero.escaped and (hero.stunned or hero.dead):
                hero.zone = zone
                game.tell("dragged", "MD-Q2-07", seat=hero.seat, enemy=widow.id, zone=zone)

    def enemy_gone(self, game: Game, enemy: Enemy) -> None:
        if enemy.quest == WIDOW:
            game.state.marks["killed"] = 1

    def won(self, game: Game) -> bool:
        """MD-Q2-02."""
        return "killed" in game.state.marks

    def goals(self, game: Game) -> Sequence[tuple[str, bool]]:
        return (("goal-widow", self.won(game)),)

    def destinations(self, game: Game) -> Sequence[str]:
        return tuple([enemy.zone for enemy in game.state.enemies if enemy.quest == WIDOW])

    # --- what heroes should do ----------------------------------------------------------------------------------

    def plan(self, party: Party, ways: Ways, hero: Hero) -> Plan:
        """Arm oneself while the spider is far, then meet it."""
        widow = enemy_called(party.game, WIDOW)
        if widow is None:
            return Plan()
        away = party.passages.distance(widow.zone, party.game.board.exit)
        plan = Plan((widow.zone,), 1.0, bounty={widow.id: 15.0 + 6.0 * party.state.players})
        if away > 4:
            gate = party.game.board.exit
            plan.zones = (gate,) if away > 6 else (widow.zone,)
            plan.pace = 0.6
            plan.appetite = 1.3
        else:
            plan.pace = 2.5
            plan.appetite = 0.2
        return plan
