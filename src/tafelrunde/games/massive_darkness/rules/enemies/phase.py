"""Enemy activations: the enemy phase (chapter 6.7), reactions (6.8), harbingers (6.3)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tafelrunde.games.massive_darkness.effects import AttackKind
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.board.levels import check_level
from tafelrunde.games.massive_darkness.rules.choices import one_enemy
from tafelrunde.games.massive_darkness.rules.combat import sequence
from tafelrunde.games.massive_darkness.rules.enemies.targets import attack_target, is_held, next_zone
from tafelrunde.games.massive_darkness.state import Enemy, Hero
from tafelrunde.games.massive_darkness.state.tasks import Appear, EnemyTurn, EnemyTurns, Harbingers
from tafelrunde.kernel import Option, Rules

ALL = "all"
"""The answer that lets all enemies act in the order in which they are listed."""
TWO = 2
"""Of two the choice of the first is the order."""


def enemy_phase(game: Game) -> Rules[None]:
    """Every enemy once, then what happens at the end of the phase (MD-RND-07); `acted` counts these parts."""
    state = game.state
    state.acted += 1
    if state.acted == 1:
        quests.of(game).enemy_phase_starts(game)
        game.plan(EnemyTurns(tuple([enemy.id for enemy in state.enemies])))
    elif state.acted == 2:
        callers = [enemy.id for enemy in state.enemies if game.card(enemy).role == "harbinger"]
        if callers and quests.of(game).harbingers_call:
            game.plan(Harbingers(tuple(callers)))
    else:
        check_level(game)
        state.acted = 0
        state.phase = "experience"
    return
    yield


def enemy_turns(game: Game, task: EnemyTurns) -> Rules[None]:
    """One enemy at a time, in an order the players choose; who can't react is out (MD-EPH-01, MD-REA-07, MD-RUL-35)."""
    quest = quests.of(game)
    left = []
    for name in task.enemies:
        enemy = game.find_enemy(name)
        if enemy is not None and quest.is_active(game, enemy, task.why) and _would_react(game, enemy, task):
            left.append(name)
    if not left:
        game.finish(task)
        return
    chosen = left[0] if task.in_this_order else (yield from _next_enemy(game, left, task))
    in_this_order = task.in_this_order or chosen == ALL
    if chosen == ALL:
        chosen = left[0]
    game.finish(task)
    left.remove(chosen)
    if left:
        game.plan(replace(task, enemies=tuple(left), in_this_order=in_this_order))
    game.state.maneuvers = ()
    game.plan(EnemyTurn(chosen, task.why, hero=task.hero))


def _next_enemy(game: Game, enemies: Sequence[str], task: EnemyTurns) -> Rules[str]:
    """The players choose who is next; from three on they may let all act as listed (MD-EPH-01, MD-REA-07)."""
    rule = "MD-REA-07" if task.why == "reaction" else "MD-EPH-01"
    more = [Option(ALL, ALL)] if len(enemies) > TWO else []
    chosen: str = yield from one_enemy(game, enemies, "activate", "enemy_order", rule, {"why": task.why}, more)
    return chosen


def _would_react(game: Game, enemy: Enemy, task: EnemyTurns) -> bool:
    """Not against the dead, nor against who is out of sight in the shadows (MD-REA-05, MD-REA-06, MD-REA-08)."""
    if task.why != "reaction":
        return True
    hero = game.hero(task.hero)
    if not hero.present:
        return False
    return game.sees(enemy.zone, hero.zone) or not game.in_shadow(hero.zone)


def enemy_turn(game: Game, task: EnemyTurn) -> Rules[None]:
    """Attack; or move and attack; or move twice (MD-EPH-02 … 06, MD-REA-03, MD-REA-04)."""
    enemy = game.find_enemy(task.enemy)
    if enemy is None:
        game.finish(task)
        return
    if enemy.stunned:
        enemy.stunned = False
        game.tell("enemy_stands_up", "MD-STN-04", enemy=enemy.id)
        game.finish(task)
        return
    own = yield from quests.of(game).enemy_turn(game, task, enemy)
    if own:
        return
    if task.step in (1, 3):
        target = yield from attack_target(game, enemy, task)
        game.finish(task)
        if target is not None:
            attack(game, enemy, task, target)
            return
    else:
        zone: str | None = ""
        if not is_held(game, enemy):
            zone = yield from next_zone(game, enemy, task)
            if zone is None:
                return
        game.finish(task)
        if zone:
            move_enemy(game, enemy, zone, "MD-EPH-02")
        elif task.step == 4:
            _tell_staying(game, enemy)
    if task.step < 4:
        game.plan(replace(task, step=task.step + 1, goal=""))


def _tell_staying(game: Game, enemy: Enemy) -> None:
    """It had nobody to attack and nowhere to go: why (MD-EPH-06, MD-MOV-04)."""
    why, rule = "nowhere", "MD-EPH-06"
    if is_held(game, enemy):
        why, rule = "held" if game.heroes_in(enemy.zone) else "quest", "MD-MOV-04"
    game.tell("enemy_stays", rule, enemy=enemy.id, zone=enemy.zone, why=why)


def attack(game: Game, enemy: Enemy, task: EnemyTurn, target: tuple[Hero, AttackKind]) -> None:
    """An enemy attacks a hero; in a reaction some effects count (MD-REA-15)."""
    hero, kind = target
    distance = game.passages.sight(enemy.zone)[hero.zone]
    action = "reaction" if task.why == "reaction" else ""
    sequence.start(game, f"enemy:{enemy.id}", f"hero:{hero.seat}", kind, distance, action)


def move_enemy(game: Game, enemy: Enemy, zone: str, rule: str) -> None:
    """A horde moves as a whole (MD-MOV-08)."""
    enemy.zone = zone
    game.tell("enemy_moves", rule, enemy=enemy.id, zone=zone)


def harbingers(game: Game, task: Harbingers) -> Rules[None]:
    """Each calls a guard of its own level to the level token of its tile (MD-HAR-03 … 07)."""
    left = [name for name in task.enemies if game.find_enemy(name) is not None]
    if not left:
        game.finish(task)
        return
    chosen = yield from one_enemy(game, left, "call", "harbinger_order", "MD-HAR-04")
    game.finish(task)
    left.remove(chosen)
    if left:
        game.plan(Harbingers(tuple(left)))
    enemy = game.enemy(chosen)
    tile = game.board.zones[enemy.zone].tile
    tokens = {zone: None for _, zone in game.level_tokens() if game.board.zones[zone].tile == tile}
    game.tell("harbinger_calls", "MD-HAR-03", enemy=enemy.id)
    level = game.card(enemy).level
    game.plan(Appear(f"guard:{level}", tuple(tokens) or (enemy.zone,), "MD-HAR-03"))
