"""Which words of the language of effects go together: what the rules would not read is refused (MD-EFF-01, MD-CND-01).

An effect stands on a card or a skill. Its occasion (`at`) says which operations, conditions and prices make sense; some
operations are narrower than that. Every problem is told with its way inside the effect.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tafelrunde.games.massive_darkness.effects import abilities, aftermath, dice, results
from tafelrunde.games.massive_darkness.effects.effect import Effect
from tafelrunde.games.massive_darkness.effects.operation import (
    Charge,
    ChooseOne,
    ExtraAction,
    Operation,
    SafeShot,
    SwordAndSpell,
)
from tafelrunde.games.massive_darkness.effects.places import (
    ABOUT_ATTACK,
    ACTIONS,
    ADDING,
    AFTER_WOUNDS,
    ASKED,
    ATTACK,
    AURAS,
    CARDS,
    COMBAT,
    CONDITIONS,
    FIXED,
    HOLDERS,
    LASTING,
    OCCASIONS,
    OF_HEROES,
    OF_TARGETS,
    OPERATIONS,
    REMOVING,
    Holder,
)
from tafelrunde.games.massive_darkness.effects.words import ATTACK_KINDS, NO_WOUND, Condition, Op, op

Problem = tuple[tuple[str | int, ...], str]
"""Where in the effect, and what."""


def problems(effect: Effect, holder: Holder) -> Iterator[Problem]:
    """Everything in an effect that the rules would not read, or not as it stands there."""
    at = effect.at
    if at not in OCCASIONS[holder]:
        yield ("at",), f"{at} is not read on {_called(holder)}; {_may_be(OCCASIONS[holder])}"
        return
    if not effect.do:
        yield ("do",), "the effect does nothing"
    yield from _prices(effect, holder)
    yield from _limits(effect)
    allowed = _conditions(effect, holder)
    for number, condition in enumerate(effect.if_):
        if condition not in allowed:
            there = _may_be(allowed) if allowed else "nothing is"
            yield ("if", number), f"{condition} is not asked at {at}; {there}"
    for number, operation in enumerate(effect.do):
        yield from _in_place(_Place(effect, holder, ("do", number)), operation)
    yield from _together(effect)


class _Place(NamedTuple):
    """Where an operation stands."""

    effect: Effect
    holder: Holder
    path: tuple[str | int, ...]
    chosen: bool = False
    """In a choice."""


def _conditions(effect: Effect, holder: Holder) -> frozenset[Condition]:
    """What is asked at the occasion; some operations are asked more, some less, and an enemy can't meet everything."""
    allowed = CONDITIONS[effect.at]
    kinds = {type(operation) for operation in effect.do}
    if kinds & set(FIXED):
        return frozenset()
    if kinds == {abilities.MovementPointsPerMoveAction}:
        allowed |= {"shadow_mode_at_start_of_the_action"}
    elif kinds == {aftermath.HalfWoundsTaken} and effect.at == "passive":
        allowed |= ABOUT_ATTACK | {"after_a_reroll"}
    elif abilities.AlwaysShadowMode in kinds:
        allowed -= {"shadow_mode"}
    if holder == "enemy":
        allowed -= OF_HEROES | (OF_TARGETS if effect.at in ATTACK else frozenset())
    return allowed


# --- price and number ---------------------------------------------------------------------------------------------


def _prices(effect: Effect, holder: Holder) -> Iterator[Problem]:
    cost, at = effect.cost, effect.at
    if cost.symbols and at not in COMBAT:
        yield ("cost",), f"symbols are spent in one's own combat, not at {at}"
    if cost.bloodrage or cost.blood_toll:
        if holder == "enemy":
            yield ("cost",), "enemies pay no wounds"
        elif at not in ASKED:
            yield ("cost",), f"nobody is asked for wounds at {at}"
        elif NO_WOUND in effect.if_ and not cost.symbols:
            yield ("cost",), f"{NO_WOUND} can only be paid with symbols: the wounds are counted then"
    if cost.discard and (at != "own_activation" or holder not in CARDS):
        yield ("cost", "discard"), "only cards that are used in one's own activation are discarded for it"
    if at == "own_activation" and not (cost.discard or cost.bloodrage or cost.blood_toll or effect.limit):
        yield (), "without a price or a limit it could be used for ever: discard it, or once_per_activation"


def _limits(effect: Effect) -> Iterator[Problem]:
    at = effect.at
    if effect.repeat > 1 and not effect.enchantment:
        yield ("repeat",), "only what is paid with symbols is repeated"
    if effect.limit and not effect.enchantment and at != "own_activation" and at not in ACTIONS:
        yield ("limit",), f"nobody counts at {at}: only what symbols pay for and the own activation are limited"
    if effect.optional and at not in ASKED:
        yield ("optional",), f"nobody is asked at {at}"
    if effect.optional and NO_WOUND in effect.if_ and not effect.enchantment:
        yield ("optional",), f"with {NO_WOUND} it works by itself"


# --- what it does -------------------------------------------------------------------------------------------------


def _in_place(place: _Place, operation: Operation) -> Iterator[Problem]:
    kind, at = type(operation), place.effect.at
    if kind not in OPERATIONS[at]:
        yield place.path, f"{op(operation)} has no meaning at {at}; {_may_be(_names(OPERATIONS[at]))}"
        return
    if place.holder not in HOLDERS.get(kind, (place.holder,)):
        allowed = " or ".join(sorted(_called(holder) for holder in HOLDERS[kind]))
        yield place.path, f"{op(operation)} means something on {allowed} only, not on {_called(place.holder)}"
    yield from _numbers(place, operation)
    if at in COMBAT | AURAS:
        yield from _timing(place, operation)
    if isinstance(operation, ChooseOne):
        for number, choice in enumerate(operation.of):
            if not choice:
                yield (*place.path, "of", number), "the choice does nothing"
            for index, one in enumerate(choice):
                yield from _in_place(place._replace(path=(*place.path, "of", number, index), chosen=True), one)
    elif isinstance(operation, SwordAndSpell | Charge | SafeShot | ExtraAction):
        yield from _along(place, operation)


def _timing(place: _Place, operation: Operation) -> Iterator[Problem]:
    """Operations in combats that come too early or too late for their conditions and prices (MD-COM-01)."""
    kind, name, effect = type(operation), op(operation), place.effect
    paid, late = effect.enchantment, NO_WOUND in effect.if_
    asked = place.chosen or effect.optional
    if late and kind not in AFTER_WOUNDS:
        yield place.path, f"{name} comes too late with {NO_WOUND}: the wounds are counted"
    elif kind in ADDING and (paid or asked or "after_a_reroll" in effect.if_):
        yield place.path, f"{name} works before the roll: no symbols, no choice and no re-roll come before it"
    elif kind in REMOVING and not paid and (asked or "after_a_reroll" in effect.if_):
        yield (
            place.path,
            f"{name} works before the roll, unless paid with symbols: no choice or re-roll comes before",
        )
    elif kind in LASTING and asked:
        yield place.path, f"{name} works by itself or for a price: it can't be chosen or optional"
    elif kind is dice.Reroll and place.chosen and not paid:
        yield place.path, "reroll comes before a choice is made, unless symbols pay for both"


def _numbers(place: _Place, operation: Operation) -> Iterator[Problem]:
    """Operations that come to nothing, or that belong to the other side."""
    name = op(operation)
    if isinstance(operation, results.Swords | results.Shields) and operation.n == 0:
        yield place.path, f"{name} of 0 does nothing"
    elif isinstance(operation, dice.AddDice):
        attack, defense = operation.yellow or operation.red, operation.blue or operation.green
        if not attack and not defense:
            yield place.path, f"{name} adds nothing"
        elif defense if place.effect.at in ATTACK else attack:
            yield place.path, f"{name}: yellow and red dice are for attacks, blue and green ones for defence"
    elif isinstance(operation, dice.BlankBonus) and not (operation.swords or operation.bams or operation.diamonds):
        yield place.path, f"{name} adds nothing"
    elif isinstance(operation, aftermath.HealFigure) and not (operation.n or operation.fully):
        yield place.path, f"{name} heals nothing: n, or fully"
    elif isinstance(operation, aftermath.WoundAttacker) and bool(operation.n) == operation.half_of_swords:
        yield place.path, f"{name} is either n wounds or half_of_swords"
    elif place.holder == "enemy" and isinstance(operation, results.SwordsPer) and operation.what == "two_wounds":
        yield place.path, f"{name}: two_wounds are counted for heroes only"


def _along(place: _Place, operation: SwordAndSpell | Charge | SafeShot | ExtraAction) -> Iterator[Problem]:
    """What counts with an action: anything of an attack that costs nothing (MD-KEY-08 … 10, MD-EQP-19)."""
    path = (*place.path, "with")
    if isinstance(operation, ExtraAction) and operation.with_:
        if operation.kind not in ATTACK_KINDS:
            yield path, f"nothing counts in an extra action of the kind {operation.kind}; name {_listed(ATTACK_KINDS)}"
            return
        if place.effect.at == "own_activation":
            yield path, "nothing counts in it: the card is used up before the action is taken"
            return
    attack = Effect("attack", operation.with_)
    for number, one in enumerate(operation.with_):
        yield from _in_place(_Place(attack, place.holder, (*path, number)), one)


def _together(effect: Effect) -> Iterator[Problem]:
    """Operations that can't stand in one effect."""
    if effect.at == "own_activation":
        aimed = [op(one) for one in effect.do if isinstance(one, abilities.Strike | aftermath.Heal)]
        if len(aimed) > 1:
            yield ("do",), f"{_listed(aimed)} need a target each: make them effects of their own"
    elif effect.at in ACTIONS and len(effect.do) > 1:
        yield ("do",), "one action an effect: each is paid for by itself"
    elif effect.at == "activation":
        extras = {(one.kind, one.with_) for one in effect.do if isinstance(one, ExtraAction)}
        if len(extras) > len({kind for kind, _ in extras}):
            yield ("do",), "extra actions of one kind can't differ in what counts: make them effects of their own"
    elif effect.at == "passive" and len({type(one) in FIXED for one in effect.do}) > 1:
        fixed = [op(one) for one in effect.do if type(one) in FIXED]
        yield ("do",), f"{_listed(fixed)} is for good: make it an effect of its own"


# --- words --------------------------------------------------------------------------------------------------------


def _called(holder: Holder) -> str:
    return {
        **{"weapon": "weapons", "equipment": "starting equipment and artefacts", "treasure": "treasures"},
        **{"luck": "luck cards", "trap": "traps", "skill": "skills", "maneuver": "maneuvers", "enemy": "enemies"},
    }[holder]


def _names(kinds: Iterable[type[Op]]) -> list[str]:
    return [str(kind.__struct_config__.tag) for kind in kinds]


def _may_be(words: Iterable[str]) -> str:
    return f"allowed are {_listed(sorted(words))}"


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words)
