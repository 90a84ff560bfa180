"""Home-made auras, maneuvers, special and free actions: whose conditions count, and what happens with several."""

from __future__ import annotations

import copy
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.games.massive_darkness.effects import At, Effect
from tafelrunde.games.massive_darkness.effects.grammar import problems
from tafelrunde.games.massive_darkness.effects.places import AURAS, CONDITIONS
from tafelrunde.kernel import Match
from tafelrunde.kernel.words.proofreading import Proofreader
from tests.massive_darkness.printing import Print
from tests.massive_darkness.table import hero, ids, settle, table, told
from tests.massive_darkness.trials import ANOTHER, CLASS, ITEM, Scene, fight, number, position, print_plain, scenes

ONCE = {"limit": "once_per_activation"}

# --- auras --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-RUL-63", "MD-SKL-12", "MD-SKL-14", "MD-CND-01")
@pytest.mark.parametrize("at", sorted(AURAS))
def test_an_aura_asks_its_giver_about_itself_and_the_defender_about_the_combat(printed: Print, at: At):
    tried = 0
    for condition in sorted(CONDITIONS[at]):
        if condition in ("after_a_reroll", "no_wound_dealt") or condition.startswith("wounded"):
            continue
        effect = msgspec.convert({"at": at, "if": [condition], "do": [{"op": "shields", "n": 1}]}, Effect)
        assert not list(problems(effect, "skill"))
        met, unmet = scenes(Scene(by_foe=True), condition)
        for scene, more in ((met, 1), (unmet, 0)):
            if scene is not None:
                assert shields(printed, scene, at, effect) == shields(printed, scene, at) + more, condition
                tried += 1
    assert tried > 15


def shields(printed: Print, scene: Scene, at: At, *effects: Effect) -> float:
    """Shields of an attacked hero; the aura is the hero's own, or of an ally who is like the hero in everything."""
    if "self" in at:
        return number("shields")(fight(printed, scene, "skill", *effects))
    print_plain(printed, scene)
    printed(f"{CLASS}.skill", *effects)
    setup, state = copy.deepcopy(position(scene))
    giver, target = state.heroes
    giver.xp, target.xp = 0, 9
    return number("shields")(Match.from_state(RULEBOOK, setup, state))


# --- maneuvers and weapons ------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-SKL-13", "MD-CND-01")
@pytest.mark.parametrize(("zone", "asked"), [("B4", True), ("B6", True), ("C5", True), ("B5", False)])
def test_a_bodyguard_with_a_condition(printed: Print, zone: str, asked: bool):
    printed(f"{CLASS}.maneuver", {"at": "ally_attacked", "if": ["shadow_mode"], "do": [{"op": "bodyguard"}]})
    match = table(f"""
        heroes:
        - {{hero: whisper, class: {CLASS}, zone: {zone}, xp: 1}}
        - {{zone: B5, xp: 9}}
        enemies: [{{card: W001, zone: B5}}]
        phase: enemy_phase
    """)
    assert (match.decision.question == "bodyguard") == asked


@pytest.mark.rule("MD-EQP-21", "MD-CND-01")
@pytest.mark.parametrize("condition", ["", "own_normal_activation", "shadow_mode", "shield_equipped"])
def test_a_weapon_that_reaps_under_a_condition(printed: Print, condition: str):
    if_ = [condition] if condition else []
    effect = msgspec.convert({"at": "guardian_killed", "if": if_, "do": [{"op": "extra_activation"}]}, Effect)
    kill = msgspec.convert({"at": "attack", "do": [{"op": "kill"}]}, Effect)
    assert not list(problems(effect, "weapon"))
    met, unmet = scenes(Scene(), condition) if condition else (Scene(), None)
    assert fight(printed, met, "weapon", effect, kill).state.activation.another
    if unmet is not None:
        assert not fight(printed, unmet, "weapon", effect, kill).state.activation.another


@pytest.mark.rule("MD-KEY-08", "MD-KEY-09", "MD-KEY-10", "MD-EQP-19")
@pytest.mark.parametrize(
    ("at", "op", "answer", "scene"),
    [
        ("combat_action", "charge", "charge:", {"far": True}),
        ("combat_action", "safe_shot", "safe_shot:", {"far": True, "kind": "ranged"}),
        ("passive", "sword_and_spell", "magic:", {}),
        ("activation", "extra_action", "extra_melee:", {}),
    ],
)
def test_what_counts_with_an_action(printed: Print, at: At, op: str, answer: str, scene: dict[str, Any]):
    along = [{"op": "swords", "n": 3}, {"op": "reroll", "dice": "attack_all"}, {"op": "add_dice", "red": 1}]
    do = {"op": op, "with": [*along, {"op": "riposte", "n": 1}], **({"kind": "melee"} if op == "extra_action" else {})}
    assert list(problems(msgspec.convert({"at": at, "do": [do]}, Effect), "skill")), "nobody ripostes in an attack"
    effect = msgspec.convert({"at": at, "do": [{**do, "with": along}]}, Effect)
    assert not list(problems(effect, "skill"))
    there = replace(Scene(), **scene)
    print_plain(printed, there)
    printed(f"{CLASS}.skill", effect)
    match = Match.from_state(RULEBOOK, *copy.deepcopy(position(there)))
    match.answer(next(name for name in ids(match) if name.startswith(answer)))
    settle(match, "reroll", "act")
    assert match.decision.question == "reroll"
    match.answer("reroll:attack")
    settle(match, "act")
    assert [len(event.args["attack"]) for event in told(match, "rolled")] == [5]
    assert 3 in [term.value for term in told(match, "swords")[0].terms]


def unsaid(match: Match) -> set[str]:
    """What of the question can't be said in both languages."""
    reader = Proofreader(RULEBOOK)
    assert match.decision is not None
    reader.decision(match.decision)
    return reader.problems


# --- several at once ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-EQP-16", "MD-EQP-20")
def test_a_card_that_heals_and_lends_speed(printed: Print):
    heal = {"op": "heal", "who": "self_or_ally_in_zone", "n": 1}
    speed = {"op": "movement_points", "n": 2}
    action = {"op": "extra_action", "kind": "any"}
    scene = replace(Scene(), far=True)
    print_plain(printed, scene)
    printed(ITEM, {"at": "own_activation", "cost": {"discard": True}, "do": [heal, speed, action]})
    match = Match.from_state(RULEBOOK, *copy.deepcopy(position(scene)))
    match.answer("drink:S013:1")
    assert (hero(match, 1).health, match.state.activation.points, match.state.activation.actions) == (3, 2, 4)
    assert ITEM not in hero(match).pack
    match.rulebook.check(match.state)
    whole = copy.deepcopy(position(scene))
    for one in whole[1].heroes:
        one.health = 5
    match = Match.from_state(RULEBOOK, *whole)
    match.answer("drink:S013")
    assert (match.state.activation.points, match.state.activation.actions) == (2, 4)


@pytest.mark.rule("MD-EQP-16", "MD-EQP-20")
def test_two_ways_to_use_a_card_and_a_skill_are_told_apart(printed: Print):
    print_plain(printed, Scene())
    speed, action = {"op": "movement_points", "n": 2}, {"op": "extra_action", "kind": "any"}
    printed(ITEM, *[{"at": "own_activation", "cost": {"discard": True}, "do": [do]} for do in (speed, action)])
    printed(f"{CLASS}.skill", {"at": "own_activation", **ONCE, "do": [action]})
    match = Match.from_state(RULEBOOK, *copy.deepcopy(position(Scene())))
    uses = [name for name in ids(match) if name.startswith(("drink", "use"))]
    assert not unsaid(match)
    assert uses == [f"use:{load().classes[CLASS].skill.id}.0", "drink:S013", "use:S013.1"]
    match.answer("use:S013.1")
    assert match.state.activation.actions == 4


@pytest.mark.rule("MD-EFF-02", "MD-EQP-20")
def test_special_actions_of_two_cards(printed: Print):
    scene = replace(Scene(), far=True)
    print_plain(printed, scene)
    printed(
        ITEM, {"at": "combat_action", "do": [{"op": "charge"}]}, {"at": "action", "do": [{"op": "teleport", "n": 1}]}
    )
    printed(
        ANOTHER,
        {"at": "combat_action", "do": [{"op": "charge", "with": [{"op": "swords", "n": 1}]}], **ONCE},
        {"at": "action", "do": [{"op": "teleport", "n": 2}]},
    )
    match = Match.from_state(RULEBOOK, *copy.deepcopy(position(scene)))
    given = ids(match)
    assert len(given) == len(set(given))
    assert not unsaid(match)
    also = f"also_charge:B4:{ANOTHER}.0"
    assert {"charge:B4", also} <= set(given)
    match.answer(also)
    settle(match, "act")
    assert not [name for name in ids(match) if name.startswith("also")]
