"""Effects with several operations, and several effects that meet in one combat."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import msgspec
import pytest

from tafelrunde.games.massive_darkness.effects import Effect
from tafelrunde.games.massive_darkness.effects.grammar import problems
from tafelrunde.games.massive_darkness.effects.places import Holder
from tests.massive_darkness.printing import Print
from tests.massive_darkness.trials import HORDE, Scene, answered, blanks, dice, fight, number, opening, times

AGAIN = times("rerolled")
AFTER_A_REROLL: dict[str, Any] = {"if": ["after_a_reroll"]}
STUNNED = times("enemy_stunned", "hero_stunned")
MIXED: list[dict[str, Any]] = [
    {"op": "add_dice", "red": 1},
    {"op": "reroll", "dice": "attack_all"},
    {"op": "swords", "n": 4},
    {"op": "stun"},
]


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
    prices: list[dict[str, Any]] = [{}, {"cost": {"bloodrage": 1}}]
    for more in prices:
        found = fight(printed, Scene(), "treasure", printed_as(twice, **more))
        assert AGAIN(found) == 2
        assert sum(event.rule == "MD-CND-02" for event in found.events) == len(more)


@pytest.mark.rule("MD-RUL-62", "MD-MAN-04")
def test_a_maneuver_paid_for_its_reroll_brings_its_other_effects(printed: Print):
    effects = [
        printed_as([{"op": "reroll", "dice": "attack_all"}]),
        printed_as([{"op": "reroll", "dice": "one_attack_die"}], **AFTER_A_REROLL),
    ]
    found = fight(printed, Scene(), "maneuver", *effects)
    assert AGAIN(found) == 2
    assert times("maneuver")(found) == 1


@pytest.mark.rule("MD-RER-09")
def test_a_reroll_after_a_reroll_waits_for_it(printed: Print):
    effects = [
        printed_as([{"op": "reroll", "dice": "attack_all"}], **AFTER_A_REROLL),
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


# --- every step with every other --------------------------------------------------------------------------------------

CHOICE = {"op": "choose_one", "of": [[{"op": "bams", "n": 1}], [{"op": "diamonds", "n": 1}]]}
ATTACKING = {
    "before the roll": ({"op": "add_dice", "red": 1}, dice("attack"), 1),
    "dice away": ({"op": "remove_defense_dice", "n": 1}, dice("defense"), -1),
    "again": ({"op": "reroll", "dice": "one_defense_die"}, AGAIN, 1),
    "a blank": ({"op": "flip_blank", "n": 1}, blanks("attack"), -1),
    "a choice": (CHOICE, answered("choose"), 1),
    "a result": ({"op": "wounds", "n": 3}, number("dealt"), None),
    "a consequence": ({"op": "stun"}, STUNNED, 1),
    "with the wounds": ({"op": "may_wound_leader"}, answered("minions"), 1),
}
DEFENDING = {
    "before the roll": ({"op": "add_dice", "green": 1}, dice("defense"), 1),
    "dice away": ({"op": "remove_attack_dice", "n": 1}, dice("attack"), -1),
    "again": ({"op": "reroll", "dice": "one_attack_die"}, AGAIN, 1),
    "a blank": ({"op": "flip_blank", "n": 1}, blanks("defense"), -1),
    "a choice": (CHOICE, answered("choose"), 1),
    "a result": ({"op": "attacker_swords", "n": -2}, number("swords"), None),
    "a consequence": ({"op": "stun"}, STUNNED, 1),
    "with the wounds": ({"op": "riposte", "n": 1}, times("enemy_wounded", "hero_wounded"), 1),
}


@pytest.mark.rule("MD-RUL-62", "MD-COM-01")
@pytest.mark.parametrize("price", [{}, {"cost": {"bloodrage": 1}}, {"cost": {"bam": 1}}, {"optional": True}], ids=str)
@pytest.mark.parametrize("holder", ["treasure", "maneuver", "enemy"])
@pytest.mark.parametrize(("at", "steps"), [("attack", ATTACKING), ("defense", DEFENDING)], ids=["attack", "defense"])
def test_two_operations_of_different_steps(
    printed: Print, at: str, steps: dict[str, Any], holder: Holder, price: dict[str, Any]
):
    enemy = holder == "enemy"
    scene = Scene(by_foe=enemy != (at == "defense"), blocked=enemy or at == "defense", foe=HORDE)
    plain = fight(printed, scene, holder)
    tried = 0
    for (first, one), (second, other) in permutations(steps.items(), 2):
        effect = printed_as([one[0], other[0]], at, **price)
        if list(problems(effect, holder)) or (enemy and not unasked(first, second)):
            continue
        found = fight(printed, scene, holder, effect)
        for do, measure, change in (one, other):
            difference = measure(found) - measure(plain)
            said = f"{do} in {effect}: {difference}"
            assert difference != 0 if change is None else difference == change, said
        tried += 1
    unpaid = enemy and "bloodrage" in str(price)  # enemies pay no wounds
    assert (tried > 5) != unpaid


def unasked(*steps: str) -> bool:
    """Whether an enemy's doing can be told: it chooses without a question, and flips a blank die that was added."""
    return "a choice" not in steps and set(steps) != {"before the roll", "a blank"}
