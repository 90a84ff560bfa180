"""Re-rolls (chapter 7.4): general ones first, then blank faces; the defender before the attacker (MD-RER-02, 04)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.effects import FREE, At, BlankBonus, ChooseOne, Cost, Effect, FlipBlank, Reroll
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules.combat import costs
from tafelrunde.games.massive_darkness.rules.combat.costs import can_maneuver, pay_blood, pay_maneuver
from tafelrunde.games.massive_darkness.rules.combat.figures import (
    effects_of,
    figure,
    hero_of,
    holds,
    loadout_of,
    maneuver_effects,
)
from tafelrunde.games.massive_darkness.rules.combat.rolled import (
    BLANKS,
    blank_places,
    chosen_dice,
    enemys_choice,
    reroll,
    rerollable,
)
from tafelrunde.games.massive_darkness.state import SIDES, Combat, Hero, Side
from tafelrunde.kernel import Option, Rules


def any_rerolls(game: Game, combat: Combat) -> bool:
    """Whether anybody has an effect that rolls dice again, used or not."""
    return _has_rerolls(game, combat, "defense") or _has_rerolls(game, combat, "attack")


def _has_rerolls(game: Game, combat: Combat, side: Side) -> bool:
    effects = effects_of(game, combat, side)
    if effects.rerolls or effects.mixed:
        return True
    hero = hero_of(game, figure(combat, side))
    if hero is None:
        return False
    maneuver = game.content.classes[hero.sheet].maneuver
    return Reroll in [type(op) for effect in maneuver.effects for op in effect.do]


def rerolls(game: Game, combat: Combat) -> Rules[None]:
    """Each effect once, one after another (MD-RER-01, MD-COM-06)."""
    for blanks in (False, True):
        for side in SIDES:
            yield from _side(game, combat, side, blanks)


def _side(game: Game, combat: Combat, side: Side, blanks: bool) -> Rules[None]:
    """The effects of one side, those of its maneuver included; each is used once, or left."""
    hero = hero_of(game, figure(combat, side))
    while (waiting := _waiting(game, combat, side, hero, blanks)) and (hero is None or hero.present):
        one = _next(combat, waiting)
        others = [other for other in waiting if other is not one and not _put_off(combat, other)]
        can_wait = any(_offered(game, combat, side, hero, other) for other in others)
        if combat.doing != one.key and not _offered(game, combat, side, hero, one):
            later = can_wait  # another one may bring about its condition (MD-RER-09)
        elif hero is None:
            _enemy_rerolls(game, combat, side, one.operation, one.sourced.called)
            later = False
        else:
            later = yield from _hero_rerolls(game, combat, hero, one, can_wait)
        if later:
            combat.put_off += (one.key,)
        else:
            combat.asked += (one.key,)
            combat.put_off = ()


class Waiting(NamedTuple):
    """A re-roll that has not been used yet."""

    key: str
    sourced: Sourced
    operation: Reroll
    maneuver: bool


def _waiting(game: Game, combat: Combat, side: Side, hero: Hero | None, blanks: bool) -> list[Waiting]:
    """The re-rolls of a side and a group that are still to come (MD-RER-02).

    What was paid before the roll has no price any more; a maneuver that was not can be paid for one of its re-rolls.
    """
    effects = effects_of(game, combat, side)
    if hero is None and not effects.rerolls and not effects.mixed:
        return []
    found = [(sourced, False) for sourced in effects.rerolls]
    if effects.mixed:
        unpaid = [sourced.key for sourced in effects.prepared if sourced.key not in combat.active]
        found += [(sourced, False) for sourced in effects.mixed if sourced.key not in unpaid]
    if hero is not None and f"maneuver:{side}" not in combat.active:
        maneuver = maneuver_effects(game, hero, combat.kind, side)
        found += [(sourced, True) for sourced in maneuver if not sourced.effect.enchantment]
    waiting: list[Waiting] = []
    for sourced, unpaid_maneuver in found:
        operations = [op for op in sourced.effect.do if type(op) is Reroll]
        for number, operation in enumerate(operations):
            key = f"{sourced.key}.{number}" if number else sourced.key
            if (operation.dice in BLANKS) == blanks and key not in combat.asked:
                waiting.append(Waiting(key, sourced, operation, unpaid_maneuver))
    return waiting


def all_waiting(game: Game, combat: Combat, side: Side) -> list[Waiting]:
    """The re-rolls of a side that are still to come, of both groups."""
    hero = hero_of(game, figure(combat, side))
    return [one for blanks in (False, True) for one in _waiting(game, combat, side, hero, blanks)]


def _next(combat: Combat, waiting: list[Waiting]) -> Waiting:
    """The one in progress, or the first that is not put off."""
    return min(waiting, key=lambda one: (one.key != combat.doing, _put_off(combat, one)))


def _put_off(combat: Combat, one: Waiting) -> bool:
    return one.key in combat.put_off


def _offered(game: Game, combat: Combat, side: Side, hero: Hero | None, one: Waiting) -> bool:
    """Whether it may be used now, and may do any good (MD-CND-01, MD-MAN-02, MD-RUL-70)."""
    if one.maneuver and (hero is None or not can_maneuver(game, hero)):
        return False
    if not _possible(combat, one.operation) or not holds(game, combat, side, one.sourced.effect.if_):
        return False
    return hero is None or _promising(game, combat, side, one)


def _promising(game: Game, combat: Combat, owner: Side, one: Waiting) -> bool:
    """Whether any die could become better for the owner, or something else may come of it (MD-RUL-62, MD-RUL-70)."""
    for side in rerollable(combat, one.operation):
        settled = dice.UNBEATEN if side == owner else dice.BLANK
        pool = combat.pool(side)
        touched = [pool[at] for at in blank_places(combat, side)] if one.operation.dice in BLANKS else pool
        if any(die not in settled for die in touched):
            return True
    for side in SIDES:
        effects = _effects_around(game, combat, side)
        if any(_minds_faces(effect) for effect in effects):
            return True
    return one.maneuver and any(type(op) is not Reroll for op in one.sourced.effect.do)


AROUND: tuple[At, ...] = ("passive", "wounded_by_attack", "guardian_killed")
"""Occasions outside a combat that may ask how it went."""


def _effects_around(game: Game, combat: Combat, side: Side) -> list[Effect]:
    """What a side has in this combat and around it, with a maneuver that it may still pay for."""
    found = [sourced for step in effects_of(game, combat, side) for sourced in step]
    at = loadout_of(game, figure(combat, side)).at
    found += [sourced for occasion in AROUND for sourced in at.get(occasion, ())]
    hero = hero_of(game, figure(combat, side))
    if hero is not None and can_maneuver(game, hero):
        found += maneuver_effects(game, hero, combat.kind, side)
    return [sourced.effect for sourced in found]


def _minds_faces(effect: Effect) -> bool:
    """Whether an effect works on blank faces or after a re-roll (MD-COM-07, MD-RER-09)."""
    chosen = [op for one in effect.do if isinstance(one, ChooseOne) for choice in one.of for op in choice]
    return "after_a_reroll" in effect.if_ or any(type(op) in (FlipBlank, BlankBonus) for op in (*effect.do, *chosen))


def _possible(combat: Combat, operation: Reroll) -> bool:
    """Whether there is a die to re-roll at all."""
    if operation.dice in BLANKS:
        return bool(blank_places(combat, "attack" if operation.dice == "attack_blanks" else "defense"))
    return bool(rerollable(combat, operation))


def _hero_rerolls(game: Game, combat: Combat, hero: Hero, one: Waiting, can_wait: bool) -> Rules[bool]:
    """Optional for heroes (MD-RER-03, MD-RER-05, MD-RER-06); a price is paid first (MD-SKL-16, MD-MAN-04).

    Returns whether it was put off (MD-RUL-46).
    """
    side = rerollable(combat, one.operation)[0]
    if not combat.doing:
        wanted = yield from _wanted(game, combat, hero, one, can_wait)
        if wanted is None or wanted == "later":
            return wanted == "later"
        side = wanted.side
        if one.maneuver:
            pay_maneuver(game, hero)
            combat.active += (f"maneuver:{_owner(combat, hero)}",)
        paid = yield from pay_blood(game, hero, _cost(combat, one))
        if not paid or not hero.present:
            return False
        if one.maneuver:  # whatever else it does is paid for, too (MD-RUL-62)
            combat.active += (one.sourced.key,)
        combat.doing = one.key
        combat.picked = wanted.picked
    places = yield from chosen_dice(game, hero, combat, one.operation, side)
    reroll(game, combat, side, places, "MD-RER-01", one.sourced.called)
    combat.doing = ""
    return False


def _owner(combat: Combat, hero: Hero) -> Side:
    return "attack" if combat.attacker == f"hero:{hero.seat}" else "defense"


def _cost(combat: Combat, one: Waiting) -> Cost:
    """Its price in wounds, if that was not paid before the roll (MD-COM-03, MD-SKL-16)."""
    return FREE if one.sourced.key in combat.active else one.sourced.effect.cost


class Wanted(NamedTuple):
    """The side whose dice the player wants to roll again, and the die where it is only one."""

    side: Side
    picked: tuple[int, ...] = ()


def _wanted(
    game: Game, combat: Combat, hero: Hero, one: Waiting, can_wait: bool
) -> Rules[Wanted | Literal["later"] | None]:
    """What the player wants to roll again, if anything, and if now; a single die is picked in the same breath."""
    yield game.checkpoint()
    cost = _cost(combat, one)
    price = {"xp": int(one.maneuver), "wounds": cost.bloodrage + cost.blood_toll, "price": costs.price(game)}
    sides = rerollable(combat, one.operation)
    if one.operation.dice.startswith("one"):
        options = [
            Option(f"pick:{at + 1}", Wanted(sides[0], (at,)), f"die:{sides[0]}:{at}", {**price, "face": face})
            for at, face in enumerate(dice.shown(combat.pool(sides[0])))
        ]
    else:
        args = {**price, "source": one.sourced.called}
        options = [Option(f"reroll:{side}", Wanted(side), args=args) for side in sides]
    usual = options[0].id if one.operation.dice in BLANKS and not (price["xp"] or price["wounds"]) else ""
    if can_wait:
        options.append(Option("later", "later"))
    options.append(Option("keep", None))
    later = _blanks_to_come(game, combat, hero, one)
    about = {"source": one.sourced.called, "later": later, "more": len(later)}
    wanted: Wanted | Literal["later"] | None = yield game.ask(hero.seat, "reroll", options, "MD-RER-05", about, usual)
    return wanted


def _blanks_to_come(game: Game, combat: Combat, hero: Hero, one: Waiting) -> list[str]:
    """The hero's re-rolls of blank faces, which follow all others (MD-RER-02), where there are or may be any."""
    if one.operation.dice in BLANKS:
        return []
    side = _owner(combat, hero)
    touched = {*rerollable(combat, one.operation)}
    coming = []
    for other in _waiting(game, combat, side, hero, blanks=True):
        conditions = tuple([condition for condition in other.sourced.effect.if_ if condition != "after_a_reroll"])
        blanks = _possible(combat, other.operation) or {*rerollable(combat, other.operation)} & touched
        if blanks and holds(game, combat, side, conditions) and (not other.maneuver or can_maneuver(game, hero)):
            coming.append(other.sourced.called)
    return coming


def _enemy_rerolls(game: Game, combat: Combat, owner: Side, operation: Reroll, source: str) -> None:
    """Blank faces always (MD-RER-03); other dice where that favours the enemy (MD-RUL-01)."""
    side, places = enemys_choice(combat, owner, operation)
    if places:
        reroll(game, combat, side, places, "MD-RER-03" if operation.dice in BLANKS else "MD-RUL-01", source)
