"""The words that cards share: elements, conditions, areas, and what a bonus or an augment gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, get_args

from msgspec import Meta, Struct

from tafelrunde.games.havens.box.conditions import CONDITIONS
from tafelrunde.tabletop.hexes import Hex

Count = Annotated[int, Meta(ge=0)]


Positive = Annotated[int, Meta(ge=1)]
Initiative = Annotated[int, Meta(ge=1, le=99)]


Element = Literal["fire", "ice", "air", "earth", "light", "dark"]


Symbol = Literal["fire", "ice", "air", "earth", "light", "dark", "any"]
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)


if TYPE_CHECKING:
    ConditionName = str
else:
    ConditionName = Literal[tuple(CONDITIONS)]
"""A condition of the table; files, positions and saves can name no other."""


Rank = Literal["normal", "elite"]


ELEMENTS: tuple[Element, ...] = ("fire", "ice", "air", "earth", "light", "dark")


When = Literal[
    "target_isolated",
    "target_adjacent_to_your_ally",
    "target_negative_condition",
    "target_poisoned",
    "target_full_hp",
    "target_adjacent_obstacle",
    "twice_target_shield",
    "self_damaged",
    "self_invisible",
    "per_adjacent_enemy",
    "per_adjacent_ally",
    "per_shadow",
    "near_shadow",
    "stopped_by_wall_or_obstacle",
]
"""When a bonus counts; `twice_target_shield` and those with `per` also say how often."""


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """A pattern of attacked hexes (GH-AOE-01 … 03): with `grey`, about the acting figure, who stands on that hex."""

    red: Annotated[tuple[Hex, ...], Meta(min_length=1)]
    grey: Hex | None = None
    blue: tuple[Hex, ...] = ()
    """Hexes that allies must stand in (FH-AOE-03)."""


class Gain(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a bonus, an augment, a modifier card or an item adds to the ability it belongs to."""

    attack: int = 0
    times: bool = False
    """`attack` counts as often as the condition of the bonus says."""
    double: bool = False
    """The attack value is doubled, before or after what is added to it, as the player likes (GH-ATK-06)."""
    range: int = 0
    pierce: Count = 0
    push: Count = 0
    pull: Count = 0
    cond: tuple[ConditionName, ...] = ()
    """Conditions for the target."""
    own_cond: tuple[ConditionName, ...] = ()
    """Conditions for the one who acts; on an item for its owner."""
    infuse: tuple[Symbol, ...] = ()
    add_target: Count = 0
    area: str = ""
    advantage: bool = False
    disadvantage: bool = False
    """The attacker gets it, by the defender's item."""
    ignore_disadvantage: bool = False
    heal: Count = 0
    """More hit points for a heal; on a modifier card a heal of the attacker itself (GH-MOD-12)."""
    damage: Count = 0
    shield: Count = 0
    retaliate: Count = 0
    negate: bool = False
    """The damage is not suffered."""
    unpierced: bool = False
    """Pierce of the attack is ignored."""
    unmoved: bool = False
    """Push and pull of the attack are ignored."""
    double_as: int | None = None
    """A drawn ×2 counts as this number instead."""
    survive_with: Count = 0
    """Instead of falling below 1, the hit points become this."""
    prevent: bool = False
    """The condition is not applied."""
    halve: bool = False
    """The trap deals half its damage, rounded down."""
    wild_element: bool = False
    """One inert element counts as waning for this consumption."""
    move: int = 0
    jump: bool = False
    fly: bool = False
    sure_footed: bool = False
    """Difficult and hazardous terrain are ignored."""
    through_enemies: bool = False
    slots: Count = 0
    """Additional places for small items."""
    xp: Count = 0
    tokens: Count = 0
    """On a modifier card: tokens for the character to whom the deck belongs (FH-AMD-05)."""


class Bonus(Struct, frozen=True, forbid_unknown_fields=True):
    """A gain that counts only in a situation."""

    when: When
    gain: Gain


class Augment(Struct, frozen=True, forbid_unknown_fields=True):
    """Consume all of these elements for a gain (GH-ELE-05, GH-ELE-09)."""

    elements: Annotated[tuple[Symbol, ...], Meta(min_length=1)]
    gain: Gain


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    """A name in both languages."""

    de: str
    en: str
