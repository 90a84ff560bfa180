"""What abilities of characters and items can do; those of monsters are `creature_abilities`.

One frozen Struct per kind of ability, read from the content by its `op`: `{op: move, n: 3, jump: true}` is
`Move(n=3, jump=True)`. The rules interpret these, never the name of a card.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from tafelrunde.games.havens.box.vocabulary import (
    Augment,
    Bonus,
    ConditionName,
    Count,
    Gain,
    Positive,
    Symbol,
    When,
)


class Ability(Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """One line of an action (GH-OVR-19)."""


class Move(Ability, frozen=True, tag="move"):
    """Move up to `n` hexes (GH-MOV-01); `jump` as in GH-MOV-06."""

    n: Count
    jump: bool = False
    consume: tuple[Augment, ...] = ()
    infuse: tuple[Symbol, ...] = ()


class Attack(Ability, frozen=True, tag="attack"):
    """Attack (GH-ATK-01); without a range it is melee (GH-ATK-02).

    `targets`: a number, everybody in range, or the enemies the move before it went through.
    """

    n: Count
    range: Positive | None = None
    targets: Positive | Literal["all", "moved_through"] = 1
    area: str = ""
    pierce: Count = 0
    push: Count = 0
    pull: Count = 0
    cond: tuple[ConditionName, ...] = ()
    advantage: bool = False
    bonus: tuple[Bonus, ...] = ()
    consume: tuple[Augment, ...] = ()
    infuse: tuple[Symbol, ...] = ()
    xp_per_target: Count = 0


class Heal(Ability, frozen=True, tag="heal"):
    """Heal oneself, or oneself or one ally in range (GH-HEA-01, GH-HEA-02); `who: allies`: oneself and all of them."""

    n: Count
    on_self: bool = field(default=False, name="self")
    range: Positive | None = None
    who: Literal["one", "allies"] = "one"
    cond: tuple[ConditionName, ...] = ()
    consume: tuple[Augment, ...] = ()
    infuse: tuple[Symbol, ...] = ()


Beneficiary = Literal["self", "ally", "allies"]


class Shield(Ability, frozen=True, tag="shield"):
    """A shield for oneself, one ally or all allies in range (GH-SHD-01); lasts as long as the card is active."""

    n: Positive
    who: Beneficiary = "self"
    range: Positive | None = None


class Retaliate(Ability, frozen=True, tag="retaliate"):
    """Retaliate for oneself, one ally or all allies (GH-RET-01); `reach` is how far the attacker may stand."""

    n: Positive
    reach: Positive = 1
    who: Beneficiary = "self"
    range: Positive | None = None


class Loot(Ability, frozen=True, tag="loot"):
    """Loot everything within range `n` (GH-LOT-01)."""

    n: Count


class GiveCondition(Ability, frozen=True, tag="cond"):
    """Give a condition without an attack (GH-EFF-04)."""

    what: ConditionName
    who: Literal["self", "enemy", "enemies", "adjacent_enemy", "adjacent_enemies", "ally", "allies"]
    range: Positive | None = None
    n: Positive = 1
    """How many times (blesses and curses)."""
    infuse: tuple[Symbol, ...] = ()


class RemoveConditions(Ability, frozen=True, tag="cleanse"):
    """Take conditions off the acting figure: up to `n` of these, of its choice."""

    what: tuple[ConditionName, ...]
    n: Positive | Literal["all"] = "all"


class Push(Ability, frozen=True, tag="push"):
    """Push without an attack (GH-EFF-04, GH-EFF-05)."""

    n: Positive
    who: Literal["adjacent_enemy", "adjacent_enemies"] = "adjacent_enemy"
    bonus: tuple[Bonus, ...] = ()


class Pull(Ability, frozen=True, tag="pull"):
    """Pull without an attack (GH-EFF-04, GH-EFF-06)."""

    n: Positive
    range: Positive = 1


class Damage(Ability, frozen=True, tag="damage"):
    """Damage that is no attack: no modifier card, no shield (GH-ATK-13)."""

    n: Positive
    who: Literal[
        "enemy", "enemies", "adjacent_enemies", "adjacent_allies", "allies_in_area", "enemies_adjacent_to_obstacle"
    ]
    range: Positive | None = None


class Suffer(Ability, frozen=True, tag="suffer"):
    """Damage to oneself; it can't be left out (GH-TRN-05)."""

    n: Positive


class Summon(Ability, frozen=True, tag="summon"):
    """Call a figure into an empty adjacent hex (GH-SUM-01)."""

    what: str


class Trap(Ability, frozen=True, tag="trap"):
    """Lay a trap into an empty adjacent hex (GH-OVL-08)."""

    damage: Count = 0
    cond: tuple[ConditionName, ...] = ()


class DisarmTrap(Ability, frozen=True, tag="disarm_trap"):
    """Take away a trap without effect (GH-OVL-07)."""

    range: Positive


class Obstacle(Ability, frozen=True, tag="obstacle"):
    """Create, destroy or move an obstacle; no area may be cut off (GH-OVL-13)."""

    what: Literal["create", "destroy", "move"]
    range: Positive = 1
    distance: Count = 0


class Recover(Ability, frozen=True, tag="recover"):
    """Take cards back to hand (GH-RCV-01); `who: ally` lets one ally in range do it."""

    n: Positive | Literal["all"]
    source: Literal["discard", "lost"] = field(name="from")
    who: Literal["self", "ally"] = "self"
    range: Positive | None = None


class Refresh(Ability, frozen=True, tag="refresh"):
    """Make items usable again (GH-RCV-03)."""

    n: Positive | Literal["all"]
    items: Literal["spent", "consumed", "any"]


class Infuse(Ability, frozen=True, tag="infuse"):
    """Infuse an element (GH-ELE-02)."""

    what: Symbol


class Trigger(Ability, frozen=True, tag="trigger"):
    """A bonus that waits for an event as long as its card is active (GH-ACT-02 … GH-ACT-04)."""

    event: Literal["attacked", "attack_by_self", "melee_attack_by_self", "damage"]
    gain: Gain
    when: When | None = None


class Reorder(Ability, frozen=True, tag="reorder"):
    """Look at the top cards of one's modifier deck and put them back in any order."""

    n: Positive


class Guard(Ability, frozen=True, tag="guard"):
    """All attacks on the acting figure have disadvantage until the end of the round."""


CardAbility = (
    Move
    | Attack
    | Heal
    | Shield
    | Retaliate
    | Loot
    | GiveCondition
    | RemoveConditions
    | Push
    | Pull
    | Damage
    | Suffer
    | Summon
    | Trap
    | DisarmTrap
    | Obstacle
    | Recover
    | Refresh
    | Infuse
    | Trigger
    | Reorder
    | Guard
)
"""What a line on a character's card or an item can be."""
