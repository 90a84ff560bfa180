"""Home-made effects, tried out: one fight with the effect and one without, where its condition is met and where not.

A hero with plain cards and an enemy with plain dice fight in a scene that a condition asks for. The effect stands on
one of them; what it does is what the two fights differ in.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.box.cards import Dice
from tafelrunde.games.massive_darkness.effects import Effect
from tafelrunde.games.massive_darkness.effects.places import Holder
from tafelrunde.games.massive_darkness.state import State
from tafelrunde.kernel import Event, Match, Setup
from tests.massive_darkness.printing import Print
from tests.massive_darkness.table import hero, laid_out

AXE, SHIELD, SWORD, MACE, STAFF, ARMOUR = "SA11", "S034", "SA07", "SA01", "S023", "SA13"
ITEM, ANOTHER = "S013", "S017"
CLASS = "bloodmoon_nightrunner"
SHEETS = (CLASS, "battle_wizard")
HORDE, HARBINGER = "W001", "W004"
ATTACK = Dice(yellow=2, red=2)
DEFENCE = Dice(blue=2, green=1)
FACES = "{attack: [1, 6, 5, 6, 2, 2, 2, 2, 2, 2, 2, 2], defense: [1, 6, 6, 2, 3, 3, 3, 3, 3], strike: [6, 6]}"
"""Blank, 7 swords with two bams and a diamond; blank, 5 shields with a bam and a diamond: 2 wounds."""


@dataclass(frozen=True)
class Scene:
    """What a condition, or an operation, wants to be so."""

    shadow: bool = False
    body: str = ARMOUR
    hands: tuple[str, ...] = (AXE,)
    health: int = 4
    moved: bool = False
    extra: bool = False
    far: bool = False
    kind: str = "melee"
    foe: str = HARBINGER
    minions: bool = True
    stunned: bool = False
    reroll: bool = False
    blocked: bool = False
    by_foe: bool = False
    """The enemy attacks."""


HOLDS: dict[str, dict[str, Any]] = {
    "shadow_mode": {"shadow": True},
    "no_armor": {"body": ""},
    "shield_equipped": {"hands": (AXE, SHIELD)},
    "sword_equipped": {"hands": (SWORD,)},
    "mace_or_hammer": {"hands": (MACE,)},
    "two_weapons": {"hands": (AXE, SWORD)},
    "two_handed_weapon": {"hands": (STAFF,)},
    "wounded_1": {"health": 4},
    "wounded_2": {"health": 3},
    "wounded_3": {"health": 2},
    "wounded_4": {"health": 1},
    "attacker_moved_this_activation": {"moved": True},
    "own_normal_activation": {},
    "enemy_attack": {"by_foe": True},
    "attacked_by_melee": {"far": False, "kind": "melee"},
    "attacked_from_range_1_or_more": {"far": True, "kind": "ranged"},
    "after_a_reroll": {"reroll": True},
    "no_wound_dealt": {"blocked": True},
    "defender_stunned": {"stunned": True},
    "defender_is_horde": {"foe": HORDE},
    "defender_is_guardian": {"foe": HARBINGER},
    "defender_is_wandering_monster_or_harbinger": {"foe": HARBINGER},
}
"""What has to be so for a condition to be met; in the usual scene it is not, but for those below."""
FAILS: dict[str, dict[str, Any]] = {
    "wounded_1": {"health": 5},
    "wounded_2": {"health": 4},
    "wounded_3": {"health": 3},
    "wounded_4": {"health": 2},
    "own_normal_activation": {"extra": True},
    "attacked_by_melee": {"far": True, "kind": "ranged"},
    "attacked_from_range_1_or_more": {"far": False, "kind": "melee"},
    "defender_is_guardian": {"foe": HORDE},
    "defender_is_wandering_monster_or_harbinger": {"foe": HORDE},
}


def scenes(base: Scene, condition: str) -> tuple[Scene, Scene | None]:
    """The scene where a condition is met, and one where it is not, if there can be one."""
    met = replace(base, **HOLDS[condition])
    if condition == "enemy_attack":
        return met, None
    return met, replace(base, **{**_undone(HOLDS[condition]), **FAILS.get(condition, {})})


def _undone(changes: dict[str, Any]) -> dict[str, Any]:
    plain = Scene()
    return {name: getattr(plain, name) for name in changes}


@lru_cache(maxsize=256)
def position(scene: Scene) -> tuple[Setup, State]:
    here = "B4" if scene.shadow else "B5"
    there = ("B5" if scene.shadow else "B4") if scene.far else here
    horde = "minions: [10, 10]," if scene.foe == HORDE and scene.minions else "minions: [],"
    phase = "phase: enemy_phase\n" if scene.by_foe else f"activation: {{moved: {scene.moved}, extra: {scene.extra}}}\n"
    return laid_out(f"""
heroes:
- {{hero: whisper, class: {CLASS}, zone: {here}, hands: [{", ".join(scene.hands)}], body: '{scene.body}',
   pack: [{ITEM}, {ANOTHER}], health: {scene.health}, xp: 9, stunned: {scene.stunned and scene.by_foe}}}
- {{hero: sibyl, class: battle_wizard, zone: {here}, health: 2, xp: 0}}
enemies: [{{card: {scene.foe}, zone: {there}, health: 10, {horde} stunned: {scene.stunned and not scene.by_foe}}}]
{phase}next: {FACES}
on_top: {{event: [E14]}}
""")


def fight(printed: Print, scene: Scene, holder: Holder, *effects: Effect) -> Match:
    """The fight of a scene with these effects on a card of the holder's kind, up to the next decision after it."""
    written = _others(scene, holder, effects)
    places: dict[str, str] = {"skill": f"{CLASS}.skill", "maneuver": f"{CLASS}.maneuver", "enemy": scene.foe}
    place = places.get(holder, scene.hands[0] if holder == "weapon" else ITEM)
    written[place] = [*effects, *written.get(place, [])]
    print_plain(printed, scene)
    for code, found in written.items():
        printed(code, *found)
    return _fight_on(opening(scene))


def opening(scene: Scene) -> Match:
    """The fight of a scene at its first question, with what is printed now."""
    setup, state = position(scene)
    match = Match.from_state(RULEBOOK, setup, copy.deepcopy(state))
    if not scene.by_foe:
        foe = "dwarf_warriors" if scene.foe == HORDE else "goblin_harbinger"
        match.answer(f"{scene.kind}:{foe}")
    return match


def print_plain(printed: Print, scene: Scene) -> None:
    """Dice for every kind of attack on the first weapon and on the enemies, and nothing else on any card."""
    bare = scene.body == ""
    for at, card in enumerate(scene.hands):
        dice = Dice() if at or card == SHIELD else ATTACK
        printed(card, melee=dice, ranged=dice, magic=dice, defense=DEFENCE if bare and not at else Dice())
    printed(ARMOUR, defense=DEFENCE)
    for foe in (HORDE, HARBINGER):
        far = {kind: ATTACK if scene.kind == kind else Dice() for kind in ("ranged", "magic")}
        printed(foe, melee=ATTACK, defense=DEFENCE, health=20, **far)
    for place in (ITEM, ANOTHER, *[f"{sheet}.{part}" for sheet in SHEETS for part in ("skill", "maneuver")]):
        printed(place)


def _others(scene: Scene, holder: Holder, effects: tuple[Effect, ...]) -> dict[str, list[Any]]:
    """What other cards do to make a scene: many shields, or a re-roll."""
    written: dict[str, list[Any]] = {}
    if scene.blocked:
        guard = {"at": "defense", "do": [{"op": "shields", "n": 20}]}
        written[ANOTHER if scene.by_foe else scene.foe] = [guard]
    if scene.reroll:
        side = "attack" if scene.by_foe == (holder == "enemy") else "defense"
        again = {"at": side, "do": [{"op": "reroll", "dice": f"one_{side}_die"}]}
        owner = scene.foe if holder == "enemy" else ANOTHER
        written[owner] = [*written.get(owner, []), again]
    return written


WANTED = ("trigger:", "maneuver", "bloodrage:", "blood_toll:", "use", "reroll:", "choose:", "flip:", "pick:", "heal:")


def _fight_on(match: Match) -> Match:
    """Use whatever there is, until the fight is over."""
    for _ in range(80):
        decision = match.decision
        if decision is None or decision.question in ("act", "extra_activation"):
            return match
        given = [option.id for option in decision.options]
        wanted = [name for word in WANTED for name in given if name.startswith(word)]
        match.answer((wanted or [name for name in ("go", "done", "keep", "end") if name in given] or given)[0])
    raise AssertionError(f"the fight does not end: {match.decision}")


def trace(match: Match) -> list[Event]:
    return list(match.events)


# --- what a fight came to -----------------------------------------------------------------------------------------

Measure = Callable[[Match], float]


def number(*kinds: str) -> Measure:
    """The number of the first event of these kinds; wounds that were a price do not count."""
    return lambda match: float(next((event.args["n"] for event in _told(match, kinds)), 0))


def times(*kinds: str) -> Measure:
    """How often something was told; wounds that were a price do not count."""
    return lambda match: float(len(_told(match, kinds)))


def _told(match: Match, kinds: tuple[str, ...]) -> list[Event]:
    return [event for event in match.events if event.kind in kinds and event.rule not in ("MD-CND-02", "MD-CND-03")]


def answered(option: str) -> Measure:
    """How often an answer began so."""
    return lambda match: sum(answer.option.startswith(option) for answer in match.answers)


def dice(side: str) -> Measure:
    """Dice of a side that lie there in the end."""
    return lambda match: len(next(event.args[side] for event in match.events if event.kind == "dealt"))


def blanks(side: str) -> Measure:
    return lambda match: sum(
        die % 10 == 1 for die in next(event.args[side] for event in match.events if event.kind == "dealt")
    )


def penalty(match: Match) -> float:
    return sum(foe.penalty for foe in match.state.enemies)


def health(match: Match) -> float:
    return hero(match).health
