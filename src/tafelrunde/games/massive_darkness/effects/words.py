"""The words that effects are made of: when, under which conditions, and what an operation is (MD-EFF-01, MD-CND-01)."""

import re
from typing import Annotated, Literal

from msgspec import Meta, Struct

Color = Literal["yellow", "red", "blue", "green"]
AttackColor = Literal["yellow", "red"]
AttackKind = Literal["melee", "ranged", "magic"]
ActionKind = Literal["any", "melee", "ranged", "magic", "move"]
Token = Literal["artefact", "library", "cave"]

ATTACK_KINDS: tuple[AttackKind, ...] = ("melee", "ranged", "magic")

At = Literal[
    # in a combat of the owner (MD-EFF-01)
    "attack",
    "melee",
    "ranged",
    "magic",
    "defense",
    "melee_defense",
    "ranged_defense",
    "magic_defense",
    # in a combat of somebody near
    "defense_of_ally_in_same_zone",
    "defense_of_self_or_ally_in_same_zone",
    "ally_attacked",
    # around a combat
    "attacked",
    "wounded_by_attack",
    "guardian_killed",
    # in the owner's activation
    "activation_start",
    "activation",
    "own_activation",
    "action",
    "combat_action",
    # always, and when a card changes hands
    "passive",
    "on_draw",
    "transmute",
]
"""`attacked`: step 0 of a combat against the owner. `activation`: adds to the actions of every activation.
`own_activation`: may be used then, for nothing. `action` and `combat_action`: a special action (MD-ACT-06)."""

Condition = Literal[
    # about the owner (MD-CND-01 … 13)
    "shadow_mode",
    "no_armor",
    "shield_equipped",
    "sword_equipped",
    "mace_or_hammer",
    "two_weapons",
    "two_handed_weapon",
    "wounded_1",
    "wounded_2",
    "wounded_3",
    "wounded_4",
    "attacker_moved_this_activation",
    "shadow_mode_at_start_of_the_action",
    "own_normal_activation",
    # about the combat
    "enemy_attack",
    "attacked_by_melee",
    "attacked_from_range_1_or_more",
    "after_a_reroll",
    "no_wound_dealt",
    "defender_stunned",
    "defender_is_horde",
    "defender_is_guardian",
    "defender_is_wandering_monster_or_harbinger",
]

ABOUT_OWNER: frozenset[Condition] = frozenset(
    {
        *("shadow_mode", "no_armor", "shield_equipped", "sword_equipped", "mace_or_hammer", "two_weapons"),
        *("two_handed_weapon", "wounded_1", "wounded_2", "wounded_3", "wounded_4"),
    }
)
"""Conditions that a hero meets or not, in a combat or outside (MD-CND-04 … 11)."""

NO_WOUND: Condition = "no_wound_dealt"
"""An effect with this condition is carried out in step 8; symbols for it are spent before (MD-EFF-15)."""

RerollDice = Literal[
    "attack_all",
    "defense_all",
    "attack_all_or_defense_all",
    "any_attack_dice",
    "any_defense_dice",
    "one_attack_die",
    "one_defense_die",
    "attack_blanks",
    "defense_blanks",
]

# Nothing in the box comes near 99: what is beyond is a slip of the pen, and would take for ever to roll or to walk.
Positive = Annotated[int, Meta(ge=1, le=99)]
Amount = Annotated[int, Meta(ge=0, le=99)]
Negative = Annotated[int, Meta(ge=-99, le=-1)]
Change = Annotated[int, Meta(ge=-99, le=99)]


def _op(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower().removesuffix("_")


class Op(Struct, frozen=True, tag_field="op", tag=_op, forbid_unknown_fields=True):
    """One operation; its name in the content is the class name in lower case with underscores."""


def op(effect: Op) -> str:
    """The operation's name in the content: `op(Swords(n=2)) == "swords"`."""
    return str(effect.__struct_config__.tag)
