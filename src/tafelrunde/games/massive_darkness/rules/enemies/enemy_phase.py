"""Enemy activations: whom an enemy attacks, where it goes (chapter 6.7), reactions (6.8), harbingers (6.3)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.effects import AttackKind, NoTargetOf
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.board.levels import check_level
from tafelrunde.games.massive_darkness.rules.choices import Asking, hero_options, one_enemy, one_zone
from tafelrunde.games.massive_darkness.rules.combat import sequence
from tafelrunde.games.massive_darkness.state import Enemy, Hero
from tafelrunde.games.massive_darkness.state.tasks import Appear, EnemyTurn, EnemyTurns, Harbingers
from tafelrunde.kernel import PARTY, Option, Rules

ALL = "all"
"""The answer that lets all enemies act in the order in which they are listed."""


TWO = 2
"""Of two the choice of the first is the order."""


def enemy_phase(game: Game) -> None:
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


def enemy_turns(game: Game, task: EnemyTurns) -> Asking:
    """One enemy at a time, in an order the players choose; who can't react is out (MD-EPH-01, MD-REA-07, MD-RUL-35)."""
    quest = quests.of(game)
    left = []
    for name in task.enemies:
        enemy = game.find_enemy(name)
        if enemy is not None and quest.is_active(game, enemy, task.why) and _would_react(game, enemy, task):
            left.append(name)
    if not left:
        game.finish(task)
    elif len(left) == 1 or task.in_this_order:
        _next_is(game, task, left, left[0])
    else:
        return _choose_next(game, task, left)
    return None


def _choose_next(game: Game, task: EnemyTurns, left: list[str]) -> Rules[None]:
    chosen = yield from _next_enemy(game, left, task)
    if chosen == ALL:
        _next_is(game, task, left, left[0], in_this_order=True)
    else:
        _next_is(game, task, left, chosen)


def _next_is(game: Game, task: EnemyTurns, left: list[str], chosen: str, in_this_order: bool = False) -> None:
    game.finish(task)
    left.remove(chosen)
    if left:
        in_this_order = in_this_order or task.in_this_order
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


# --- whom it attacks (MD-TGT-01 … 09) -------------------------------------------------------------------------------


def threat(game: Game, hero: Hero) -> tuple[int, int, int]:
    """How much the enemies want this hero: taunting beats all, then unspent XP (MD-TGT-02, MD-KEY-12, MD-CAM-04)."""
    if game.taunts(hero):
        return 1, 0, 0
    return 0, hero.xp, hero.mini_xp


def kinds_against(game: Game, enemy: Enemy, hero: Hero) -> list[AttackKind]:
    """The kinds of attack with which an enemy reaches a hero (MD-TGT-01, MD-TGT-07)."""
    kinds = kinds_at(game, enemy, hero.zone)
    return [kind for kind in kinds if not protected(game, hero, kind)] if kinds else kinds


def kinds_at(game: Game, enemy: Enemy, zone: str) -> list[AttackKind]:
    """The kinds of attack with which an enemy reaches a zone (MD-TGT-01)."""
    distance = game.passages.sight(enemy.zone).get(zone)
    if distance is None:
        return []
    card = game.card(enemy)
    kinds: list[AttackKind] = ["melee"] if distance == 0 else []
    if card.ranged and distance >= 1:
        kinds.append("ranged")
    if card.magic and 1 <= distance <= game.content.config.magic_range:
        kinds.append("magic")
    return kinds


def protected(game: Game, hero: Hero, kind: AttackKind) -> bool:
    """Whether an artefact in the zone keeps such attacks away (MD-TGT-07)."""
    for other in game.heroes_in(hero.zone):
        for shelter in game.passives(other, NoTargetOf):
            if shelter.attack == kind:
                return True
    return False


def attack_target(game: Game, enemy: Enemy, task: EnemyTurn) -> Rules[tuple[Hero, AttackKind] | None]:
    """The reachable hero with the most unspent XP; ties are the players' (MD-TGT-02, MD-TGT-05, MD-REA-03)."""
    heroes = [game.hero(task.hero)] if task.why == "reaction" else game.state.heroes
    sight = game.passages.sight(enemy.zone)
    visible = [hero for hero in heroes if hero.zone in sight and hero.present]
    found = [(hero, kinds) for hero in visible if (kinds := kinds_against(game, enemy, hero))]
    if not found:
        return None
    hero = yield from most_wanted(game, [hero for hero, _ in found], enemy, "MD-TGT-02")
    kinds = found[0][1] if len(found) == 1 else next(kinds for candidate, kinds in found if candidate is hero)
    kind = yield from _strongest(game, enemy, kinds)
    if game.recording:
        why, rule = "reaction", "MD-REA-03"
        if task.why != "reaction":
            why, rule = _criterion(game, [hero for hero, _ in found], hero)
        game.tell("aims", rule, enemy=enemy.id, hero=hero.card, why=f"why-{why}", n=hero.xp)
    return hero, kind


def _criterion(game: Game, candidates: Sequence[Hero], chosen: Hero) -> tuple[str, str]:
    """What decided between the heroes an enemy could choose, and the rule (MD-TGT-02, MD-TGT-06, MD-TGT-08)."""
    if len(candidates) == 1:
        return "only", "MD-TGT-01"
    rivals = [threat(game, hero) for hero in candidates if hero is not chosen]
    own = threat(game, chosen)
    if own in rivals:
        return "players", "MD-TGT-02"
    if game.taunts(chosen):
        return "taunt", "MD-TGT-06"
    if own[1] in [rival[1] for rival in rivals if not rival[0]]:
        return "most_mini_xp", "MD-TGT-08"
    return "most_xp", "MD-TGT-02"


def most_wanted(game: Game, heroes: Sequence[Hero], enemy: Enemy, rule: str) -> Rules[Hero]:
    """The hero with the most XP; among equals the players choose (MD-TGT-02, MD-TGT-06, MD-TGT-08, MD-TGT-14)."""
    if len(heroes) == 1:
        return heroes[0]
    wanted = [threat(game, hero) for hero in heroes]
    most = max(wanted)
    best = [hero for hero, value in zip(heroes, wanted, strict=True) if value == most]
    if len(best) == 1:
        return best[0]
    yield game.checkpoint()
    chosen: Hero = yield game.ask(PARTY, "target", hero_options(best), rule, {"enemy": enemy.id})
    return chosen


def _strongest(game: Game, enemy: Enemy, kinds: Sequence[AttackKind]) -> Rules[AttackKind]:
    """More dice, then more red ones, then the players choose (MD-TGT-04); surplus dice are none (MD-DIE-04)."""
    if len(kinds) == 1:
        return kinds[0]
    loadout = game.enemy_loadout(enemy)
    strength = {}
    for kind in kinds:
        yellow, red = [min(number, dice.CAP) for number in loadout.pool(kind, 1)]
        strength[kind] = yellow + red, red
    best = [kind for kind in kinds if strength[kind] == max(strength.values())]
    if len(best) == 1:
        return best[0]
    # No checkpoint: the players may just have chosen the target.
    options = [Option(f"kind:{kind}", kind) for kind in best]
    chosen: AttackKind = yield game.ask(PARTY, "attack_kind", options, "MD-TGT-04", {"enemy": enemy.id})
    return chosen


# --- movement -----------------------------------------------------------------------------------------------------


def is_held(game: Game, enemy: Enemy) -> bool:
    """A hero on its feet keeps an enemy in the zone (MD-MOV-04, MD-MOV-06)."""
    if [hero for hero in game.heroes_in(enemy.zone) if not hero.stunned]:
        return True
    return quests.of(game).holds_enemy(game, enemy)


def next_zone(game: Game, enemy: Enemy, task: EnemyTurn) -> Rules[str | None]:
    """One zone along a shortest way to the target; several are the players' choice (MD-TGT-15, MD-TGT-16).

    Returns nothing if the enemy stays, and None if the task has been planned anew with its goal.
    """
    goal = task.goal
    if not goal:
        goal = yield from movement_goal(game, enemy, task)
        if goal and len(game.passages.towards(enemy.zone, goal)) > 1:
            # The players may just have chosen the target: it is kept before they choose the way.
            game.finish(task)
            game.plan(replace(task, goal=goal))
            return None
    return (yield from step_towards(game, enemy, goal)) if goal else ""


def step_towards(game: Game, enemy: Enemy, goal: str) -> Rules[str]:
    """The next zone on a shortest way there, or nothing (MD-TGT-15)."""
    steps = game.passages.towards(enemy.zone, goal)
    if not steps:
        return ""
    return (yield from one_zone(game, steps, "enemy_path", "MD-TGT-15", {"enemy": enemy.id}))


def movement_goal(game: Game, enemy: Enemy, task: EnemyTurn) -> Rules[str]:
    """Visible heroes first, then heroes in the light, then the patrol (MD-TGT-10 … 14, MD-TGT-20)."""
    if task.why == "reaction":
        _heads_for(game, enemy, game.hero(task.hero).zone, "MD-REA-03", "reaction", game.hero(task.hero).card)
        return game.hero(task.hero).zone
    own = quests.of(game).goal_of(game, enemy, task.why)
    if own:
        _heads_for(game, enemy, own, "MD-OVR-07", "quest")
        return own
    sight = game.passages.sight(enemy.zone)
    ways = game.passages.distances(enemy.zone)
    present = game.present()
    visible = [hero for hero in present if hero.zone in sight]
    shadows = game.board.shadows
    lit = [hero for hero in present if hero.zone not in shadows and hero.zone in ways]
    for heroes, rule in ((visible, "MD-TGT-10"), (lit, "MD-TGT-11")):
        if heroes:
            enemy.patrol = "start"
            hero = yield from most_wanted(game, heroes, enemy, rule)
            if game.recording:
                why = _criterion(game, heroes, hero)[0]
                _heads_for(game, enemy, hero.zone, rule, f"{'seen' if heroes is visible else 'lit'}-{why}", hero.card)
            return hero.zone
    goal = yield from _patrol(game, enemy)
    if goal:
        _heads_for(game, enemy, goal, "MD-TGT-12" if enemy.patrol == "start" else "MD-TGT-17", f"patrol-{enemy.patrol}")
    return goal


def _heads_for(game: Game, enemy: Enemy, goal: str, rule: str, why: str, hero: str = "") -> None:
    """Say where an enemy wants to go and why, if there is a step to go (MD-TGT-10 … 12)."""
    if game.recording and game.passages.towards(enemy.zone, goal):
        game.tell("heads_for", rule, enemy=enemy.id, zone=goal, hero=hero, why=f"why-{why}")


def _patrol(game: Game, enemy: Enemy) -> Rules[str]:
    """To the start zone, then to the exit, and back; if there is a way (MD-TGT-12, MD-TGT-17 … 20, MD-RUL-36).

    Of several zones to the nearest; the players choose among equally near ones (MD-RUL-42).
    """
    ways = game.passages.distances(enemy.zone)
    for _ in range(2):
        there = {zone: ways[zone] for zone in _patrol_zones(game, enemy.patrol) if zone in ways}
        nearest = [zone for zone, way in there.items() if way == min(there.values())]
        if nearest and enemy.zone not in nearest:
            return (yield from one_zone(game, nearest, "enemy_path", "MD-RUL-42", {"enemy": enemy.id}))
        enemy.patrol = "exit" if enemy.patrol == "start" else "start"
    return ""


def _patrol_zones(game: Game, patrol: str) -> list[str]:
    """The start zone; the exit, or the zones with the highest level token (MD-TGT-19); no way leads to what is gone."""
    if patrol == "start":
        return [game.board.start]
    if game.board.exit:
        return [game.board.exit]
    tokens = game.level_tokens()
    highest = max([level for level, _ in tokens], default=0)
    return [zone for level, zone in tokens if level == highest]
