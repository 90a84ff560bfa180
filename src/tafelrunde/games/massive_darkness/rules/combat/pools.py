"""Which dice are rolled (chapter 7.2), and the roll itself (MD-COM-04, MD-COM-05)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.effects import (
    AddAttackDice,
    AddDefenseDice,
    AddDice,
    Color,
    DefenderRollsNothing,
    RemoveAttackDice,
    RemoveDefenseDice,
)
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules.combat.figures import (
    enemy_of,
    figure,
    hero_of,
    holds,
    loadout_of,
    working,
)
from tafelrunde.games.massive_darkness.state import Combat, Side
from tafelrunde.kernel import PARTY, Option, Rules

_ADDING = (AddDice, AddAttackDice, AddDefenseDice)
_REMOVING = (RemoveAttackDice, RemoveDefenseDice, DefenderRollsNothing)


def build_pools(game: Game, combat: Combat) -> Rules[None]:
    """Add everything, cut to three per colour, then take dice away (MD-COM-04, MD-DIE-04, MD-DIE-05)."""
    if "base" not in combat.asked:
        yellow, red = loadout_of(game, combat.attacker).pool(combat.kind, combat.distance)
        blue, green = loadout_of(game, combat.defender).defense_pool
        combat.attack_dice = dice.fresh(yellow, red, attack=True)
        combat.defense_dice = dice.fresh(blue, green, attack=False)
        combat.asked += ("base",)
    sides: tuple[Side, Side] = ("defense", "attack")
    changes = [(side, sourced) for side in sides for sourced in _changes(game, combat, side)]
    for _, sourced in changes:
        _add_given(combat, sourced)
    for side, sourced in changes:
        yield from _add_chosen(game, combat, side, sourced)
    if "cap" not in combat.asked:
        combat.attack_dice = _capped(combat.attack_dice)
        combat.defense_dice = _capped(combat.defense_dice)
        combat.asked += ("cap",)
    for side, sourced in changes:
        yield from _remove(game, combat, side, sourced)
    yield from _reaction_penalty(game, combat)
    roll_all(game, combat)


def _changes(game: Game, combat: Combat, side: Side) -> list[Sourced]:
    """Effects that add or remove dice before the roll: skills, not enchantments (MD-POOL-08)."""
    return [
        sourced
        for sourced in working(game, combat, side)
        if any(type(op) in _ADDING or type(op) in _REMOVING for op in sourced.effect.do)
        and holds(game, combat, side, sourced.effect.if_)
    ]


def _add_given(combat: Combat, sourced: Sourced) -> None:
    """Dice of a given colour come before anybody chooses one (MD-RUL-46)."""
    for number, operation in enumerate(sourced.effect.do):
        key = f"given:{sourced.key}.{number}"
        if type(operation) is AddDice and key not in combat.asked:
            combat.attack_dice += dice.fresh(operation.yellow, operation.red, attack=True)
            combat.defense_dice += dice.fresh(operation.blue, operation.green, attack=False)
            combat.asked += (key,)


def _add_chosen(game: Game, combat: Combat, side: Side, sourced: Sourced) -> Rules[None]:
    for operation in sourced.effect.do:
        if type(operation) is AddAttackDice:
            count = operation.n
            if operation.per_set:
                count *= loadout_of(game, figure(combat, side)).sets.get(operation.per_set, 0)
            yield from _add_any(game, combat, side, sourced, count, ("yellow", "red"))
        elif type(operation) is AddDefenseDice:
            yield from _add_any(game, combat, side, sourced, operation.n, ("blue", "green"))


def _add_any(
    game: Game, combat: Combat, side: Side, sourced: Sourced, count: int, colors: tuple[Color, Color]
) -> Rules[None]:
    """Dice without a colour, within the cap: the owner chooses, an enemy takes the better ones (MD-POOL-09)."""
    pool = combat.attack_dice if colors[0] == "yellow" else combat.defense_dice
    hero = hero_of(game, figure(combat, side))
    for number in range(count):
        key = f"added:{sourced.key}.{colors[0]}.{number}"
        if key in combat.asked:
            continue
        room = [color for color in colors if pool.count(dice.TENS[color]) < dice.CAP]
        if room:
            color = room[-1]
            if hero is not None and len(room) > 1:
                yield game.checkpoint()
                options = [Option(f"die:{name}", name) for name in room]
                color = yield game.ask(hero.seat, "add_die", options, "MD-POOL-09", {"source": sourced.source})
            pool.append(dice.TENS[color])
        combat.asked += (key,)


def _remove(game: Game, combat: Combat, side: Side, sourced: Sourced) -> Rules[None]:
    for operation in sourced.effect.do:
        if type(operation) is DefenderRollsNothing:
            combat.defense_dice.clear()
        elif type(operation) is RemoveDefenseDice:
            yield from _remove_any(game, combat, side, sourced, operation.n, "defense")
        elif type(operation) is RemoveAttackDice:
            yield from _remove_any(game, combat, side, sourced, operation.n, "attack")


def _remove_any(game: Game, combat: Combat, side: Side, sourced: Sourced, count: int, whose: Side) -> Rules[None]:
    """Before the roll the user chooses the colour; an enemy takes the better dice (MD-SKL-21, MD-EFF-08)."""
    hero = hero_of(game, figure(combat, side))
    pool = combat.pool(whose)
    for number in range(count):
        key = f"removed:{sourced.key}.{whose}.{number}"
        if key in combat.asked:
            continue
        if pool:
            die = max(pool)
            if hero is not None:
                die = yield from _choose_color(game, hero.seat, pool, "MD-SKL-21")
            pool.remove(die)
        combat.asked += (key,)


def _reaction_penalty(game: Game, combat: Combat) -> Rules[None]:
    """An enemy hit by a Battle Axe rolls fewer dice in its reaction; the players choose which (MD-REA-15).

    It does so in every attack of the reaction (MD-RUL-48); with the hero's activation the penalty ends.
    """
    enemy = enemy_of(game, combat.attacker)
    if enemy is None or combat.action not in ("reaction", "again"):
        return
    for number in range(enemy.penalty):
        key = f"penalty:{number}"
        if key in combat.asked:
            continue
        if combat.attack_dice:
            die = yield from _choose_color(game, PARTY, combat.attack_dice, "MD-REA-15")
            combat.attack_dice.remove(die)
        combat.asked += (key,)


def _choose_color(game: Game, seat: int, pool: Sequence[int], rule: str) -> Rules[int]:
    kinds = sorted(set(pool))
    if len(kinds) == 1:
        return kinds[0]
    yield game.checkpoint()
    options = [Option(f"die:{dice.color(die)}", die) for die in kinds]
    chosen: int = yield game.ask(seat, "remove_die", options, rule)
    return chosen


def _capped(pool: list[int]) -> list[int]:
    """At most three dice of each colour (MD-DIE-04)."""
    kept: list[int] = []
    for die in sorted(pool):
        if kept.count(die) < dice.CAP:
            kept.append(die)
    return kept


def roll_all(game: Game, combat: Combat) -> None:
    """All dice together in one roll (MD-COM-05)."""
    below = game.below
    combat.attack_dice = [die + 1 + below("attack", 6) for die in combat.attack_dice]
    combat.defense_dice = [die + 1 + below("defense", 6) for die in combat.defense_dice]
    if game.recording:
        attack, defense = combat.attack_dice[:], combat.defense_dice[:]
        left, right = dice.shown(attack), dice.shown(defense)
        game.tell("rolled", "MD-COM-05", attack=attack, defense=defense, attack_faces=left, defense_faces=right)
