"""Every operation outside combats with every condition that the checker lets pass, played: it does what it says."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.box.cards import Dice
from tafelrunde.games.massive_darkness.effects import At, Effect
from tafelrunde.games.massive_darkness.effects.grammar import problems
from tafelrunde.games.massive_darkness.effects.places import CONDITIONS, OPERATIONS, Holder
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.kernel import Match
from tests.massive_darkness.printing import Print
from tests.massive_darkness.table import hero, ids, told
from tests.massive_darkness.trials import (
    ANOTHER,
    CLASS,
    ITEM,
    Scene,
    fight,
    number,
    position,
    print_plain,
    scenes,
    times,
)

Sign = Callable[[Match], Any]
"""What is looked at; the effect changes it."""


@dataclass(frozen=True)
class Trial:
    at: At
    do: dict[str, Any]
    sign: Sign
    holder: Holder = "treasure"
    scene: dict[str, Any] = field(default_factory=dict)
    more: dict[str, Any] = field(default_factory=dict)
    answers: tuple[str, ...] = ()
    """Given before one looks, as far as they are offered."""

    def effect(self, condition: str = "") -> Effect:
        return msgspec.convert(
            {"at": self.at, "do": [self.do], "if": [condition] if condition else [], **self.more}, Effect
        )


def offers(verb: str) -> Sign:
    return lambda match: any(name.startswith(verb) for name in ids(match))


def game(match: Match) -> Game:
    return Game(match.state)


ONCE = {"limit": "once_per_activation"}
AWAY = {"far": True}
STRIKE = {"op": "strike", "die": "red", "count": ["swords"], "range": 0}
PASSIVE = (
    Trial("passive", {"op": "slippery"}, offers("move:")),
    Trial("passive", {"op": "taunt"}, lambda match: game(match).taunts(hero(match))),
    Trial("passive", {"op": "always_shadow_mode"}, lambda match: game(match).shadow_mode(hero(match))),
    Trial("passive", {"op": "heal_multiplier", "n": 2}, number("healed"), scene={"drink": True}, answers=("drink:",)),
    Trial("passive", {"op": "max_health", "n": 2}, lambda match: game(match).max_health(hero(match)), "skill"),
    Trial("passive", {"op": "melee_range", "most": 1}, offers("melee:"), "weapon", AWAY),
    Trial("passive", {"op": "usable_in_melee"}, offers("melee:"), "weapon", {"kind": "ranged"}),
    Trial("passive", {"op": "sword_and_spell"}, offers("magic:"), scene={"kind": "melee"}),
    Trial(
        "passive",
        {"op": "movement_points_per_move_action", "n": 1},
        lambda match: match.state.activation.points,
        scene=AWAY,
        answers=("move:",),
    ),
    *[
        Trial(
            "passive",
            {"op": "no_target_of", "attack": kind},
            lambda match: [event.args["attack"] for event in told(match, "attack")],
            scene={"by_foe": True, "kind": kind, "far": kind != "melee"},
        )
        for kind in ("melee", "ranged", "magic")
    ],
    Trial("passive", {"op": "half_wounds_taken"}, number("hero_wounded"), scene={"by_foe": True}),
)
OTHERS = (
    Trial("activation_start", {"op": "regeneration", "n": 1}, offers("heal:"), scene={"start": True}),
    Trial("activation_start", {"op": "regeneration", "n": 1, "ally": True}, offers("heal:1"), scene={"start": True}),
    Trial("activation", {"op": "extra_action", "kind": "any"}, lambda match: match.state.activation.actions),
    Trial("activation", {"op": "extra_action", "kind": "melee"}, offers("extra_melee")),
    Trial("activation", {"op": "extra_action", "kind": "move"}, offers("extra_move"), scene=AWAY),
    Trial(
        "own_activation", {"op": "strike", "die": "red", "count": ["swords"], "range": 0}, offers("strike:"), more=ONCE
    ),
    Trial("own_activation", {"op": "heal", "who": "self_or_ally_in_zone", "n": 1}, offers("drink:S013:1"), more=ONCE),
    Trial("own_activation", {"op": "heal_self", "n": 1}, times("healed"), more=ONCE, answers=("drink:", "use:")),
    Trial(
        "own_activation",
        {"op": "extra_action", "kind": "any"},
        lambda match: match.state.activation.actions,
        more={"cost": {"discard": True}},
        answers=("drink:",),
    ),
    Trial(
        "own_activation",
        {"op": "movement_points", "n": 2},
        lambda match: match.state.activation.points,
        scene=AWAY,
        more={"cost": {"bloodrage": 1}},
        answers=("drink:",),
    ),
    Trial("action", {"op": "teleport", "n": 2}, offers("teleport:")),
    Trial("action", {"op": "command"}, offers("command:"), more=ONCE),
    Trial("combat_action", {"op": "charge"}, offers("charge:"), scene=AWAY),
    Trial("combat_action", {"op": "safe_shot"}, offers("safe_shot:"), scene={"far": True, "kind": "ranged"}),
    Trial("attacked", {"op": "strike_attacker", "die": "red"}, times("strike"), scene={"by_foe": True}),
    Trial("wounded_by_attack", {"op": "wound_attacker", "n": 1}, times("enemy_wounded"), scene={"by_foe": True}),
    Trial(
        "wounded_by_attack",
        {"op": "wound_attacker", "half_of_swords": True},
        number("enemy_wounded"),
        scene={"by_foe": True},
    ),
    Trial("attacked", {"op": "strike_attacker", "die": "red"}, times("strike"), "enemy"),
    Trial("wounded_by_attack", {"op": "wound_attacker", "n": 1}, times("hero_wounded"), "enemy"),
    Trial("passive", {"op": "half_wounds_taken"}, number("enemy_wounded"), "enemy"),
)
ELSEWHERE = {"bodyguard", "extra_activation", "xp", "lucky_find", "wounds_to_drawer", "stun_drawer"} | {
    *("wounds_to_all_heroes_in_zone", "counts_as_cards"),
}
"""Tried further down, and in the chapters on treasure and transmuting."""


def test_every_operation_outside_combat_is_tried():
    tried = {(trial.at, trial.do["op"]) for trial in (*PASSIVE, *OTHERS)}
    for at, operations in OPERATIONS.items():
        if ("attack" in CONDITIONS and at in ("attack", "melee", "ranged", "magic")) or "defense" in at:
            continue
        names = {str(kind.__struct_config__.tag) for kind in operations} - ELSEWHERE
        assert {op for where, op in tried if where == at} == names


def look(printed: Print, trial: Trial, scene: Scene, *effects: Effect) -> Any:
    """The sign with these effects on a card of the holder's kind."""
    attacks = trial.at in ("attacked", "wounded_by_attack") or trial.do["op"] == "half_wounds_taken"
    if scene.by_foe or attacks:
        return trial.sign(fight(printed, scene, trial.holder, *effects))
    print_plain(printed, scene)
    fields: dict[str, Any] = {}
    if trial.holder == "weapon":
        fields = {kind: Dice(red=1) if scene.kind == kind else Dice() for kind in ("melee", "ranged", "magic")}
    if trial.scene.get("drink"):
        heal = {"op": "heal", "who": "self_or_ally_in_zone", "n": 1}
        printed(ANOTHER, {"at": "own_activation", "do": [heal], **ONCE})
    printed({"skill": f"{CLASS}.skill", "weapon": scene.hands[0]}.get(trial.holder, ITEM), *effects, **fields)
    setup, state = copy.deepcopy(position(scene))
    if trial.scene.get("start"):
        state.activation.stage = "start"
    match = Match.from_state(RULEBOOK, setup, state)
    for wanted in trial.answers:
        found = [name for name in ids(match) if name.startswith(wanted)]
        if found:
            match.answer(found[0])
    return trial.sign(match)


def scene_of(trial: Trial) -> Scene:
    own = {name: value for name, value in trial.scene.items() if name not in ("drink", "start")}
    return replace(Scene(), **{"health": 2 if trial.scene.get("drink") else 4, **own})


def named(trial: Trial) -> str:
    kind = (
        trial.do.get("attack") or trial.do.get("kind") or trial.do.get("ally") or trial.do.get("half_of_swords") or ""
    )
    return f"{trial.at}-{trial.do['op']}-{kind}-{trial.holder}"


@pytest.mark.rule("MD-EFF-01", "MD-CND-01")
@pytest.mark.parametrize("trial", [*PASSIVE, *OTHERS], ids=named)
def test_it_does_what_it_says(printed: Print, trial: Trial):
    assert not list(problems(trial.effect(), trial.holder))
    scene = scene_of(trial)
    assert look(printed, trial, scene, trial.effect()) != look(printed, trial, scene)


@pytest.mark.rule("MD-CND-01")
@pytest.mark.parametrize("trial", [*PASSIVE, *OTHERS], ids=named)
def test_its_conditions_are_asked(printed: Print, trial: Trial):
    every = set().union(*CONDITIONS.values()) | {"shadow_mode_at_start_of_the_action"}
    for condition in sorted(every):
        effect = trial.effect(condition)
        if list(problems(effect, trial.holder)) or condition == "after_a_reroll":
            continue
        base = "shadow_mode" if condition.startswith("shadow_mode") else condition
        met, unmet = scenes(scene_of(trial), base)
        if trial.scene.get("kind", met.kind) != met.kind or nothing_left(trial, met):
            continue
        assert look(printed, trial, met, effect) != look(printed, trial, met), f"{condition} is met"
        if unmet is not None and not self_fulfilling(trial, condition):
            assert look(printed, trial, unmet, effect) == look(printed, trial, unmet), f"{condition} is not met"


def nothing_left(trial: Trial, scene: Scene) -> bool:
    """A hero with few wounds gains nothing from more healing, and one with a single life can't pay with it."""
    return (bool(trial.scene.get("drink")) and scene.health > 3) or (
        "bloodrage" in str(trial.more) and scene.health == 1
    )


def self_fulfilling(trial: Trial, condition: str) -> bool:
    """Who is wounded by the attack is wounded."""
    return trial.at == "wounded_by_attack" and condition.startswith("wounded")
