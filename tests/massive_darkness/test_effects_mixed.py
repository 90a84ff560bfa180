"""Effects with several operations, and several effects that meet in one combat."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tafelrunde.games.massive_darkness.effects import Effect
from tafelrunde.games.massive_darkness.effects.grammar import problems
from tafelrunde.games.massive_darkness.effects.places import Holder
from tests.massive_darkness.printing import Print
from tests.massive_darkness.trials import Scene, blanks, dice, fight, number, opening, times

AGAIN = times("rerolled")
STUNNED = times("enemy_stunned")
MIXED = [{"op": "add_dice", "red": 1}, {"op": "reroll", "dice": "attack_all"}, {"op": "swords", "n": 4}, {"op": "stun"}]


def mixed(**more: Any) -> Effect:
    return printed_as(MIXED, **more)


def printed_as(do: list[dict[str, Any]], at: str = "attack", **more: Any) -> Effect:
    return msgspec.convert({"at": at, "do": do, **more}, Effect)


@pytest.mark.rule("MD-RUL-62", "MD-COM-06")
@pytest.mark.parametrize(
    ("holder", "more"),
    [
        ("treasure", {}),
        ("treasure", {"cost": {"bloodrage": 1}}),
        ("treasure", {"cost": {"blood_toll": 1}}),
        ("maneuver", {}),
        ("skill", {"if": ["wounded_1"]}),
    ],
)
def test_an_effect_may_reroll_and_do_other_things(printed: Print, holder: Holder, more: dict[str, Any]):
    effect = mixed(**more)
    assert not list(problems(effect, holder))
    scene = Scene()
    found, plain = fight(printed, scene, holder, effect), fight(printed, scene, holder)
    assert dice("attack")(found) == dice("attack")(plain) + 1
    assert AGAIN(found) == 1
    assert STUNNED(found) == 1
    # Five dice show a sword each after the re-roll, and four come with the effect.
    assert number("swords")(found) == 9
    prices = [event.args["n"] for event in found.events if event.rule in ("MD-CND-02", "MD-CND-03")]
    assert prices == ([1] if "cost" in more else []), "paid once"


@pytest.mark.rule("MD-RUL-62", "MD-RER-05")
def test_leaving_the_reroll_leaves_the_rest(printed: Print):
    fight(printed, Scene(), "treasure", mixed())
    match = opening(Scene())
    while match.decision.question != "act":
        given = [option.id for option in match.decision.options]
        match.answer("keep" if "keep" in given else given[0])
    assert AGAIN(match) == 0
    assert STUNNED(match) == 1
    assert dice("attack")(match) == 5


@pytest.mark.rule("MD-RUL-62", "MD-RER-01")
def test_two_rerolls_in_one_effect_are_two(printed: Print):
    twice = [{"op": "reroll", "dice": "attack_all"}, {"op": "reroll", "dice": "one_attack_die"}]
    for more in ({}, {"cost": {"bloodrage": 1}}):
        found = fight(printed, Scene(), "treasure", printed_as(twice, **more))
        assert AGAIN(found) == 2
        assert sum(event.rule == "MD-CND-02" for event in found.events) == len(more)


@pytest.mark.rule("MD-RUL-62", "MD-MAN-04")
def test_a_maneuver_paid_for_its_reroll_brings_its_other_effects(printed: Print):
    effects = [
        printed_as([{"op": "reroll", "dice": "attack_all"}]),
        printed_as([{"op": "reroll", "dice": "one_attack_die"}], **{"if": ["after_a_reroll"]}),
    ]
    found = fight(printed, Scene(), "maneuver", *effects)
    assert AGAIN(found) == 2
    assert times("maneuver")(found) == 1


@pytest.mark.rule("MD-RER-09")
def test_a_reroll_after_a_reroll_waits_for_it(printed: Print):
    effects = [
        printed_as([{"op": "reroll", "dice": "attack_all"}], **{"if": ["after_a_reroll"]}),
        printed_as([{"op": "reroll", "dice": "one_attack_die"}]),
    ]
    assert AGAIN(fight(printed, Scene(), "treasure", *effects)) == 2
    assert AGAIN(fight(printed, Scene(), "treasure", effects[0])) == 0


@pytest.mark.rule("MD-EFF-12")
def test_a_die_with_symbols_on_it_is_blank_no_more_in_later_steps(printed: Print):
    effects = [
        printed_as([{"op": "blank_bonus", "dice": "attack", "swords": 1}]),
        printed_as([{"op": "flip_blank", "n": 1}], cost={"bam": 1}),
        printed_as([{"op": "blank_bonus", "dice": "attack", "swords": 5}], cost={"bam": 1}),
    ]
    found = fight(printed, Scene(), "treasure", *effects)
    assert (number("swords")(found), blanks("attack")(found)) == (8, 1)


@pytest.mark.rule("MD-RUL-64", "MD-SKL-17")
def test_surviving_never_heals(printed: Print):
    effect = printed_as([{"op": "survive_with", "n": 4}], "defense")
    found = fight(printed, Scene(by_foe=True, health=2), "treasure", effect)
    assert found.state.heroes[0].health == 2
    assert number("hero_wounded")(found) == 2
