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
    Operation,
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
from tafelrunde.games.massive_darkness.state import SIDES, Combat, DieChange, Side, Stage
from tafelrunde.kernel import PARTY, Option, Rules

_ADDING = (AddDice, AddAttackDice, AddDefenseDice)
_REMOVING = (RemoveAttackDice, RemoveDefenseDice, DefenderRollsNothing)
COLORS: dict[Side, tuple[Color, Color]] = {"attack": ("yellow", "red"), "defense": ("blue", "green")}


def build_pools(game: Game, combat: Combat) -> Stage:
    """What both sides bring, and what effects add of a given colour or change (MD-COM-04, MD-POOL-08, MD-RUL-46)."""
    yellow, red = loadout_of(game, combat.attacker).pool(combat.kind, combat.distance)
    blue, green = loadout_of(game, combat.defender).defense_pool
    combat.attack_dice = dice.fresh(yellow, red, attack=True)
    combat.defense_dice = dice.fresh(blue, green, attack=False)
    to_add: list[DieChange] = []
    to_remove: list[DieChange] = []
    for side in SIDES:
        for sourced in _changes(game, combat, side):
            for operation in sourced.effect.do:
                if type(operation) is AddDice:
                    combat.attack_dice += dice.fresh(operation.yellow, operation.red, attack=True)
                    combat.defense_dice += dice.fresh(operation.blue, operation.green, attack=False)
                else:
                    to_add += _added(game, combat, side, sourced, operation)
                    to_remove += _removed(side, sourced, operation)
    combat.to_add, combat.to_remove = tuple(to_add), (*to_remove, *_reaction_penalty(game, combat))
    return "dice"


def settle_dice(game: Game, combat: Combat) -> Rules[Stage] | Stage:
    """Add what is open, cut to three per colour, then take dice away, and roll (MD-DIE-04, MD-DIE-05, MD-COM-05)."""
    if combat.to_add or combat.to_remove:
        return _settled(game, combat)
    _cap(combat)
    roll_all(game, combat)
    return "rerolls"


def _cap(combat: Combat) -> None:
    combat.attack_dice = _capped(combat.attack_dice)
    combat.defense_dice = _capped(combat.defense_dice)


def _settled(game: Game, combat: Combat) -> Rules[Stage]:
    while combat.to_add:
        yield from _add(game, combat, combat.to_add[0])
        combat.to_add = combat.to_add[1:]
    _cap(combat)
    while combat.to_remove:
        yield from _remove(game, combat, combat.to_remove[0])
        combat.to_remove = combat.to_remove[1:]
    roll_all(game, combat)
    return "rerolls"


def _changes(game: Game, combat: Combat, side: Side) -> list[Sourced]:
    """Effects that add or remove dice before the roll: skills, not enchantments (MD-POOL-08)."""
    found = working(game, combat, side)
    if not found:
        return []
    return [
        sourced
        for sourced in found
        if any(type(op) in _ADDING or type(op) in _REMOVING for op in sourced.effect.do)
        and holds(game, combat, side, sourced.effect.if_)
    ]


def _added(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Operation) -> list[DieChange]:
    """The dice without a colour that an effect adds."""
    if isinstance(operation, AddDefenseDice):
        return [DieChange("defense", side, sourced.source)] * operation.n
    if not isinstance(operation, AddAttackDice):
        return []
    sets = loadout_of(game, figure(combat, side)).sets
    count = operation.n * sets.get(operation.per_set, 0) if operation.per_set else operation.n
    return [DieChange("attack", side, sourced.source)] * count


def _removed(side: Side, sourced: Sourced, operation: Operation) -> list[DieChange]:
    """The dice that an effect takes away before the roll (MD-SKL-21, MD-EFF-08)."""
    if isinstance(operation, DefenderRollsNothing):
        return [DieChange("defense", side, sourced.source, all=True)]
    if not isinstance(operation, RemoveAttackDice | RemoveDefenseDice):
        return []
    whose: Side = "defense" if isinstance(operation, RemoveDefenseDice) else "attack"
    return [DieChange(whose, side, sourced.source)] * operation.n


def _reaction_penalty(game: Game, combat: Combat) -> list[DieChange]:
    """An enemy hit by a Battle Axe rolls fewer dice in its reaction; the players choose which (MD-REA-15).

    It does so in every attack of the reaction (MD-RUL-48); with the hero's activation the penalty ends.
    """
    enemy = enemy_of(game, combat.attacker)
    if enemy is None or combat.action not in ("reaction", "again"):
        return []
    return [DieChange("attack", None)] * enemy.penalty


def _add(game: Game, combat: Combat, change: DieChange) -> Rules[None]:
    """A die without a colour, within the cap: the owner chooses, an enemy takes the better one (MD-POOL-09)."""
    pool = combat.pool(change.pool)
    room = [color for color in COLORS[change.pool] if pool.count(dice.TENS[color]) < dice.CAP]
    if not room:
        return
    color = room[-1]
    seat = _chooser(game, combat, change)
    if seat is not None and len(room) > 1:
        yield game.checkpoint()
        options = [Option(f"die:{name}", name) for name in room]
        color = yield game.ask(seat, "add_die", options, "MD-POOL-09", {"source": change.source})
    pool.append(dice.TENS[color])


def _remove(game: Game, combat: Combat, change: DieChange) -> Rules[None]:
    """Before the roll the user chooses the colour; an enemy takes the better die (MD-SKL-21, MD-EFF-08)."""
    pool = combat.pool(change.pool)
    if change.all:
        pool.clear()
    elif pool:
        die = max(pool)
        seat = _chooser(game, combat, change)
        if seat is not None:
            die = yield from _choose_color(game, seat, pool, "MD-SKL-21" if change.owner else "MD-REA-15")
        pool.remove(die)


def _chooser(game: Game, combat: Combat, change: DieChange) -> int | None:
    """Who chooses the colour; None for an enemy."""
    if change.owner is None:
        return PARTY
    hero = hero_of(game, figure(combat, change.owner))
    return None if hero is None else hero.seat


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
        totals = {"swords": dice.swords(attack), "shields": dice.shields(defense)}
        game.tell(
            "rolled", "MD-COM-05", attack=attack, defense=defense, attack_faces=left, defense_faces=right, **totals
        )
