"""Every operation of a combat with every condition, price and card that the checker lets pass, played: it does that.

The checker refuses the others (`tests/massive_darkness/test_effects_refused.py`).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
import pytest

from tafelrunde.games.massive_darkness.effects import ATTACK_KINDS, At, Condition, Effect, op
from tafelrunde.games.massive_darkness.effects.grammar import problems
from tafelrunde.games.massive_darkness.effects.places import (
    ATTACK,
    AURAS,
    CONDITIONS,
    DEFENSE,
    OCCASIONS,
    OPERATIONS,
    Holder,
)
from tafelrunde.kernel import Match
from tests.massive_darkness.printing import Print
from tests.massive_darkness.trials import (
    HORDE,
    Measure,
    Scene,
    answered,
    blanks,
    dice,
    fight,
    number,
    penalty,
    scenes,
    times,
    trace,
)


@dataclass(frozen=True)
class Trial:
    """An operation, what is measured, and by how much that changes (None: somehow)."""

    do: dict[str, Any]
    measure: Measure
    change: float | None = None
    scene: dict[str, Any] = field(default_factory=dict)
    unlike: tuple[str, ...] = ()
    """Conditions under which nothing is left for it to do."""
    chosen: bool = False
    """A player uses it; an enemy would not, or is not asked."""


LATE = {"wounds": (times("enemy_wounded", "hero_wounded"), 1.0)}
"""What is measured otherwise when the wounds are counted."""
FAR = {"far": True, "kind": "ranged"}
HIT = times("enemy_wounded", "hero_wounded")
HEALED = times("healed", "enemy_healed")
STUNNED = times("enemy_stunned", "hero_stunned")
AGAIN = times("rerolled")


def either(*choices: dict[str, Any]) -> dict[str, Any]:
    return {"op": "choose_one", "of": [[choice] for choice in choices]}


ATTACKS = (
    Trial({"op": "swords", "n": 2}, number("swords"), 2),
    Trial({"op": "swords", "n": -1}, number("swords"), -1),
    Trial({"op": "target_shields", "n": -2}, number("shields"), -2),
    Trial({"op": "bams", "n": 1}, times("symbols"), 1),
    Trial({"op": "diamonds", "n": 1}, times("symbols"), 1),
    Trial({"op": "wounds", "n": 2}, number("dealt"), 2),
    Trial({"op": "swords_per", "what": "two_wounds"}, number("swords"), None, {"health": 1}, unlike=("wounded_1",)),
    Trial({"op": "swords_per", "what": "shadow_zone_on_the_line"}, number("swords"), 1, FAR),
    Trial({"op": "double_swords"}, number("swords")),
    Trial({"op": "kill"}, times("kills_at_once"), 1),
    Trial({"op": "cancel_bams", "n": 1}, times("symbols"), 1),
    Trial({"op": "cancel_diamonds", "n": 1}, times("symbols"), 1),
    Trial({"op": "cancel_all"}, times("symbols"), 1),
    Trial({"op": "add_dice", "red": 1}, dice("attack"), 1),
    Trial({"op": "add_attack_dice", "n": 1}, dice("attack"), 1),
    Trial({"op": "remove_attack_dice", "n": 1}, dice("attack"), -1),
    Trial({"op": "remove_defense_dice", "n": 1}, dice("defense"), -1),
    Trial({"op": "defender_rolls_nothing"}, dice("defense"), -3),
    Trial({"op": "reroll", "dice": "attack_all"}, AGAIN, 1, chosen=True),
    Trial({"op": "reroll", "dice": "attack_all_or_defense_all"}, AGAIN, 1, chosen=True),
    Trial({"op": "reroll", "dice": "one_defense_die"}, AGAIN, 1),
    Trial({"op": "reroll", "dice": "any_attack_dice"}, AGAIN, 1, chosen=True),
    Trial({"op": "reroll", "dice": "attack_blanks"}, AGAIN, 1, unlike=("after_a_reroll",)),
    Trial({"op": "flip_blank", "n": 1}, blanks("attack"), -1, unlike=("after_a_reroll",)),
    Trial({"op": "blank_bonus", "dice": "attack", "swords": 2}, number("swords"), 2, unlike=("after_a_reroll",)),
    Trial(
        {"op": "blank_bonus", "dice": "yellow", "every": True, "bams": 1, "swords": 1},
        number("swords"),
        1,
        unlike=("after_a_reroll",),
    ),
    Trial({"op": "stun"}, STUNNED, 1, unlike=("defender_stunned",)),
    Trial({"op": "heal_self", "n": 1}, HEALED, 1),
    Trial({"op": "heal", "who": "self_or_ally_in_zone", "n": 1}, HEALED, 1),
    Trial({"op": "heal", "who": "self_or_ally_in_sight", "n": 1}, HEALED, 1),
    Trial({"op": "reaction_penalty", "n": 1}, penalty, 1),
    Trial(
        {"op": "may_wound_leader"},
        answered("minions"),
        1,
        {"foe": HORDE},
        unlike=("defender_is_guardian", "defender_is_wandering_monster_or_harbinger", "defender_stunned"),
    ),
    Trial(either({"op": "wounds", "n": 1}, {"op": "stun"}), answered("choose"), 1, chosen=True),
    Trial({"op": "pull"}, times("pulled"), 1, FAR),
    Trial({"op": "splash"}, times("hero_wounded"), 1),
    Trial({"op": "attack_again"}, times("attack"), 1),
    Trial({"op": "heal_figure", "n": 1}, times("enemy_healed"), 1),
    Trial({"op": "heal_figure", "fully": True}, times("enemy_healed"), 1),
)
DEFENCES = (
    Trial({"op": "shields", "n": 1}, number("shields"), 1),
    Trial({"op": "shields", "n": -1}, number("shields"), -1),
    Trial({"op": "attacker_swords", "n": -1}, number("swords"), -1),
    Trial({"op": "bams", "n": 1}, times("symbols"), 1),
    Trial({"op": "diamonds", "n": 1}, times("symbols"), 1),
    Trial({"op": "cancel_bams", "n": 1}, times("symbols"), 1),
    Trial({"op": "cancel_diamonds", "n": 1}, times("symbols"), 1),
    Trial({"op": "cancel_all"}, times("symbols"), 1),
    Trial({"op": "add_dice", "green": 1}, dice("defense"), 1),
    Trial({"op": "add_defense_dice", "n": 1}, dice("defense"), 1),
    Trial({"op": "remove_attack_dice", "n": 1}, dice("attack"), -1),
    Trial({"op": "remove_defense_dice", "n": 1}, dice("defense"), -1),
    Trial({"op": "reroll", "dice": "defense_all"}, AGAIN, 1, chosen=True),
    Trial({"op": "reroll", "dice": "one_attack_die"}, AGAIN, 1, chosen=True),
    Trial({"op": "reroll", "dice": "defense_blanks"}, AGAIN, 1),
    Trial({"op": "flip_blank", "n": 1}, blanks("defense"), -1, unlike=("after_a_reroll",)),
    Trial({"op": "stun"}, STUNNED, 1),
    Trial({"op": "heal_self", "n": 1}, HEALED, 1),
    Trial({"op": "heal", "who": "self_or_ally_in_zone", "n": 1}, HEALED, 1),
    Trial({"op": "wound_attacker", "n": 1}, HIT, 1),
    Trial({"op": "wound_attacker", "half_of_swords": True}, HIT, 1),
    Trial({"op": "riposte", "n": 1}, HIT, 1, {"blocked": True}),
    Trial({"op": "half_wounds_taken"}, number("hero_wounded", "enemy_wounded"), None),
    Trial({"op": "survive_with", "n": 1}, times("survived"), 1, {"health": 2}, unlike=("wounded_1", "wounded_2")),
    Trial(either({"op": "shields", "n": 1}, {"op": "stun"}), answered("choose"), 1, chosen=True),
    Trial({"op": "heal_figure", "n": 1}, times("enemy_healed"), 1),
)


def effect_of(trial: Trial, at: str, condition: str = "", **more: Any) -> Effect:
    return msgspec.convert({"at": at, "do": [trial.do], "if": [condition] if condition else [], **more}, Effect)


def scene_of(trial: Trial, at: str, holder: Holder) -> Scene:
    """Who attacks whom, how, and what the operation needs."""
    defending = at in DEFENSE | AURAS
    kind = at.removesuffix("_defense")
    kind = kind if kind in ATTACK_KINDS else "melee"
    where = {"kind": kind, "far": kind != "melee"}
    return replace(Scene(by_foe=defending != (holder == "enemy")), **{**where, **trial.scene})


def able(trial: Trial, holder: Holder, effect: Effect) -> bool:
    """Whether the checker lets it pass, and a player or the enemy would use it."""
    return not (holder == "enemy" and trial.chosen) and not list(problems(effect, holder))


class Bench:
    """Fights without the effect, each fought once."""

    def __init__(self, printed: Print) -> None:
        self.printed = printed
        self.known: dict[tuple[Scene, Holder], Match] = {}

    def without(self, scene: Scene, holder: Holder) -> Match:
        whose: Holder = "enemy" if holder == "enemy" else "treasure"
        if (scene, whose) not in self.known:
            self.known[scene, whose] = fight(self.printed, scene, whose)
        return self.known[scene, whose]

    def works(self, trial: Trial, scene: Scene, holder: Holder, effect: Effect) -> None:
        """Played, the operation makes the difference that it says."""
        found, plain = fight(self.printed, scene, holder, effect), self.without(scene, holder)
        measure, change = trial.measure, trial.change
        if effect.if_ == ("no_wound_dealt",):
            measure, change = LATE.get(op(effect.do[0]), (measure, change))
        difference = measure(found) - measure(plain)
        said = f"{trial.do} at {effect.at} if {effect.if_} for {effect.cost} on {holder} in {scene}: {difference}"
        assert difference != 0 if change is None else difference == change, said

    def rests(self, scene: Scene, holder: Holder, effect: Effect) -> None:
        """Without its condition it changes nothing at all."""
        found, plain = fight(self.printed, scene, holder, effect), self.without(scene, holder)
        assert trace(found) == trace(plain), f"{effect} on {holder} in {scene}"


@pytest.fixture
def bench(printed: Print) -> Bench:
    return Bench(printed)


def test_every_operation_of_a_combat_is_tried():
    occasions: tuple[tuple[At, tuple[Trial, ...]], ...] = (("attack", ATTACKS), ("defense", DEFENCES))
    for at, trials in occasions:
        assert {trial.do["op"] for trial in trials} == {str(kind.__struct_config__.tag) for kind in OPERATIONS[at]}


@pytest.mark.rule("MD-EFF-01", "MD-CND-01")
@pytest.mark.parametrize("at", ["attack", "defense"])
@pytest.mark.parametrize("condition", sorted(set().union(*CONDITIONS.values())))
def test_each_operation_with_each_condition(bench: Bench, at: At, condition: Condition):
    tried = 0
    for trial in ATTACKS if at == "attack" else DEFENCES:
        for holder in ("treasure", "enemy"):
            effect = effect_of(trial, at, condition)
            if condition in trial.unlike or not able(trial, holder, effect):
                continue
            met, unmet = scenes(scene_of(trial, at, holder), condition)
            if holder == "enemy" and condition == "shadow_mode" and met.far and unmet is not None:
                met, unmet = unmet, met  # what stands apart from a hero in the light is in the shadow
            bench.works(trial, met, holder, effect)
            if unmet is not None:
                bench.rests(unmet, holder, effect)
            tried += 1
    assert (tried > 0) == (condition in CONDITIONS[at])


@pytest.mark.rule("MD-EFF-01")
@pytest.mark.parametrize("at", sorted(ATTACK | DEFENSE | {"defense_of_self_or_ally_in_same_zone"}))
@pytest.mark.parametrize("holder", ["treasure", "weapon", "skill", "maneuver", "enemy"])
def test_each_operation_at_each_occasion_on_each_card(bench: Bench, at: At, holder: Holder):
    tried = 0
    for trial in ATTACKS if at in ATTACK else DEFENCES:
        effect = effect_of(trial, at)
        elsewhere = at != "attack" and trial.scene.get("kind", at) != at
        if not elsewhere and able(trial, holder, effect):
            bench.works(trial, scene_of(trial, at, holder), holder, effect)
            tried += 1
    assert (tried > 12) == (at in OCCASIONS[holder])


PRICES: dict[str, dict[str, Any]] = {
    "symbols": {"cost": {"bam": 1}},
    "either symbol": {"cost": {"either": 1}},
    "wounds": {"cost": {"bloodrage": 1}},
    "an ally's wounds": {"cost": {"blood_toll": 1}},
    "symbols and wounds": {"cost": {"diamond": 1, "bloodrage": 1}},
    "nothing, but optional": {"optional": True},
}


@pytest.mark.rule("MD-ENC-01", "MD-CND-02", "MD-CND-03", "MD-EFF-16", "MD-COM-03")
@pytest.mark.parametrize("at", ["attack", "defense"])
@pytest.mark.parametrize("holder", ["treasure", "maneuver", "enemy"])
@pytest.mark.parametrize("price", PRICES)
def test_each_operation_for_each_price(bench: Bench, at: At, holder: Holder, price: str):
    tried = 0
    for trial in ATTACKS if at == "attack" else DEFENCES:
        effect = effect_of(trial, at, **PRICES[price])
        if able(trial, holder, effect):
            bench.works(trial, scene_of(trial, at, holder), holder, effect)
            tried += 1
    assert (tried > 9) == ("wounds" not in price or holder != "enemy")
