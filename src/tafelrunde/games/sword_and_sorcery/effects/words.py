"""The words that cards are made of: symbols, times, conditions, amounts. All sets are closed."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Symbol = Literal["hit", "block", "energy", "magic", "sns", "gremlin"]
Paying = Literal["energy", "magic", "sns", "gremlin"]
"""Variable symbols: they pay for properties or trigger them (SS-DIC-03)."""
Color = Literal["red", "blue"]
DamageType = Literal["slashing", "piercing", "blunt", "magic"]
Style = Literal["speed", "faith", "magic", "strength"]
Nature = Literal["lawful", "neutral", "chaotic"]
Rank = Literal["green", "blue", "red", "violet"]
"""Ranks of enemies (SS-ENM-01)."""
RANKS: tuple[Rank, ...] = ("green", "blue", "red", "violet")
Action = Literal["move", "combat", "standard", "free", "reaction"]
"""What the use of a card costs (SS-USE-01); passive effects have no use."""
Restrictive = Literal["slow", "blind", "stun"]
Bound = Literal["paralyse", "exhaust", "confuse"]
Condition = Literal["slow", "blind", "stun", "paralyse", "exhaust", "confuse", "bleed", "fire", "poison", "knockdown"]
"""Conditions that can be inflicted (SS-CON-01); permanent critical hits are tokens."""
Weapon = Literal["main", "offhand"]

Amount = int | Annotated[str, Meta(pattern=r"^[a-z0-9_]+([*+][a-z0-9_]+)*$")]
"""A number, or a formula of numbers and words: `act`, `rank`, `half_rank`, `heroes`, `2*act`, `rank+act`."""
Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Signed = int | Annotated[str, Meta(pattern=r"^-?[a-z0-9_]+([*+][a-z0-9_]+)*$")]
"""An amount that may be negative: `-1`, `-act`."""

At = Literal[
    # in a combat of the owner
    "attack",
    "attack_roll",
    "defence",
    "attacked",
    "wounds_caused",
    # about other figures' combats
    "ally_attacked",
    "attack_of_other",
    "attacks_owner",
    # about what happens to the owner
    "wounded",
    "half_wounded",
    "dying",
    "kill",
    "enters_play",
    "trap",
    "potion_used",
    "save",
    "search",
    "roll",
    "other_roll",
    "enemy_enters",
    "enemy_chooses_target",
    "time_phase",
    # always
    "passive",
]
"""When an effect works.

`attack`: step 2 of the owner's attack (SS-ATK-14); a property of a weapon only in an attack with it (SS-WPN-05).
`attack_roll`: before the dice are rolled. `defence`: step 5 of the owner's defence (SS-DEF-06). `attacked`: the owner
is the chosen target, nothing is rolled yet (SS-ATK-10). `ally_attacked`: a hero in the owner's zone defends.
`attack_of_other`: another enemy of the owner's side attacks. `attacks_owner`: somebody attacks the owner and has
rolled. `other_roll`: a roll that is neither attack nor defence.
"""

If = Literal[
    # about the zones
    "heroes_control_zone",
    "heroes_control_target_zone",
    "enemies_control_zone",
    "alone",
    "no_enemy_within_1",
    "no_enemy_in_play",
    "first_round",
    "night",
    # about the owner
    "wounded",
    "half_wounded",
    "hidden",
    "has_charge",
    "in_melee",
    "engaged_with_two",
    "rage_1",
    "rage_3",
    "dome_placed",
    "is_main_weapon",
    "is_two_handed",
    # about the attack
    "melee",
    "ranged",
    "magic_attack",
    "main_weapon",
    "offhand_weapon",
    "at_distance_1",
    "not_adjacent",
    # about the target
    "target_wounded",
    "target_half_wounded",
    "target_humanoid",
    "target_on_fire",
    "target_slowed",
    "target_knocked_down",
    "no_other_hero_in_zone",
    "no_other_hero_in_target_zone",
    "another_hero_in_target_zone",
    "two_heroes_in_zone",
    "two_heroes_in_target_zone",
]
"""Conditions; a list of them must hold together. "zone" is the owner's (SS-CTL-01, SS-BEH-10, SS-BEH-13)."""

Limit = Literal["", "turn", "round", "adventure"]
"""Once per … (SS-GEN-09)."""
Until = Literal["next_attack", "attack", "turn", "time_phase", "adventure", "action"]
"""How long something granted lasts; `action`: until the figure performs an action (SS-HID-03)."""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A record of the content: unknown fields are mistakes."""


class Group(Record, frozen=True):
    """All figures of a kind within so many zones of the owner, the target, or wherever they are."""

    all: Literal["heroes", "other_heroes", "enemies", "green_enemies", "figures", "plagues", "ghosts"]
    within: Count | Literal["anywhere"] = 0
    of: Literal["owner", "target"] = "owner"
    but: Literal["", "owner", "target"] = ""
    where: Literal["", "slowed"] = ""
    most: Count = 0
    """Only so many of them, chosen by the player who decides; 0: all."""


On = Literal["owner", "target"] | Group
"""Whom an operation befalls."""


def _snake(name: str) -> str:
    return "".join([f"_{c.lower()}" if c.isupper() and at else c.lower() for at, c in enumerate(name)])


class Op(Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag=_snake):
    """An operation: one thing that a card does."""
