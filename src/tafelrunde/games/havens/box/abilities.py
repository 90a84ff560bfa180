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

Origin = Literal["", "shadow"]
"""From where an ability is measured: from the character's own hex, or from one of its shadows (FH-LOS-03)."""


class Ability(Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """One line of an action (GH-OVR-19)."""


class Line(Ability, frozen=True, kw_only=True):
    """An ability that infuses elements when it was used, besides what it does (GH-ENH-07)."""

    infuse: tuple[Symbol, ...] = ()


class Aimed(Line, frozen=True, kw_only=True):
    """An ability that also gives conditions to whomever it is for (GH-ENH-05, GH-ENH-06)."""

    cond: tuple[ConditionName, ...] = ()


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
    origin: Origin = field(default="", name="from")
    """As if the character stood on one of its shadows (FH-CLS-07)."""


class Heal(Ability, frozen=True, tag="heal"):
    """Heal oneself, or oneself or one ally in range (GH-HEA-01, GH-HEA-02); `who: allies`: oneself and all of them."""

    n: Count
    on_self: bool = field(default=False, name="self")
    range: Positive | None = None
    who: Literal["one", "allies"] = "one"
    targets: Positive = 1
    """How many figures, one after another, where it is not for all."""
    cond: tuple[ConditionName, ...] = ()
    consume: tuple[Augment, ...] = ()
    infuse: tuple[Symbol, ...] = ()
    origin: Origin = field(default="", name="from")


Beneficiary = Literal["self", "ally", "allies"]


class Shield(Aimed, frozen=True, tag="shield"):
    """A shield for oneself, one ally or all allies in range (GH-SHD-01); lasts as long as the card is active."""

    n: Positive
    who: Beneficiary = "self"
    range: Positive | None = None


class Retaliate(Aimed, frozen=True, tag="retaliate"):
    """Retaliate for oneself, one ally or all allies (GH-RET-01); `reach` is how far the attacker may stand."""

    n: Positive
    reach: Positive = 1
    who: Beneficiary = "self"
    range: Positive | None = None


class Loot(Line, frozen=True, tag="loot"):
    """Loot everything within range `n` (GH-LOT-01)."""

    n: Count


class GiveCondition(Ability, frozen=True, tag="cond"):
    """Give a condition without an attack (GH-EFF-04)."""

    what: ConditionName
    who: Literal["self", "enemy", "enemies", "adjacent_enemy", "adjacent_enemies", "ally", "allies"]
    range: Positive | None = None
    n: Positive = 1
    """How many times (blesses and curses)."""
    targets: Positive = 1
    """How many figures, where not all of them are meant."""
    infuse: tuple[Symbol, ...] = ()
    cond: tuple[ConditionName, ...] = ()
    """Further conditions, once each (GH-ENH-05)."""
    origin: Origin = field(default="", name="from")


class RemoveConditions(Line, frozen=True, tag="cleanse"):
    """Take conditions off the acting figure: up to `n` of these, of its choice."""

    what: tuple[ConditionName, ...]
    n: Positive | Literal["all"] = "all"


class Push(Aimed, frozen=True, tag="push"):
    """Push without an attack (GH-EFF-04, GH-EFF-05)."""

    n: Positive
    who: Literal["adjacent_enemy", "adjacent_enemies"] = "adjacent_enemy"
    bonus: tuple[Bonus, ...] = ()


class Pull(Aimed, frozen=True, tag="pull"):
    """Pull without an attack (GH-EFF-04, GH-EFF-06)."""

    n: Positive
    range: Positive = 1


class Damage(Aimed, frozen=True, tag="damage"):
    """Damage that is no attack: no modifier card, no shield (GH-ATK-13)."""

    n: Positive
    who: Literal[
        "enemy", "enemies", "adjacent_enemies", "adjacent_allies", "allies_in_area", "enemies_adjacent_to_obstacle"
    ]
    range: Positive | None = None


class Suffer(Line, frozen=True, tag="suffer"):
    """Damage to oneself; it can't be left out (GH-TRN-05)."""

    n: Positive


class Summon(Line, frozen=True, tag="summon"):
    """Call a figure into an empty adjacent hex (GH-SUM-01)."""

    what: str


class Trap(Line, frozen=True, tag="trap"):
    """Lay a trap into an empty adjacent hex (GH-OVL-08)."""

    damage: Count = 0
    cond: tuple[ConditionName, ...] = ()


class DisarmTrap(Line, frozen=True, tag="disarm_trap"):
    """Take away a trap without effect (GH-OVL-07)."""

    range: Positive


class Obstacle(Line, frozen=True, tag="obstacle"):
    """Create, destroy or move an obstacle; no area may be cut off (GH-OVL-13)."""

    what: Literal["create", "destroy", "move"]
    range: Positive = 1
    distance: Count = 0


TileKind = Literal["trap", "obstacle", "hazard", "difficult", "ice"]


class ChangeTile(Line, frozen=True, tag="tile"):
    """Do something with an overlay tile in range (FH-OVL-01).

    It is created, destroyed, placed elsewhere in range, moved by up to `distance` hexes, replaced by one of the kind
    `into`, or a trap is sprung. A trap that is made has `damage` and conditions.
    """

    what: Literal["create", "destroy", "relocate", "move", "replace", "spring"]
    kind: TileKind
    range: Positive = 1
    distance: Count = 0
    into: TileKind | None = None
    damage: Count = 0
    cond: tuple[ConditionName, ...] = ()


class Recover(Line, frozen=True, tag="recover"):
    """Take cards back to hand (GH-RCV-01); `who: ally` lets one ally in range do it."""

    n: Positive | Literal["all"]
    source: Literal["discard", "lost"] = field(name="from")
    who: Literal["self", "ally"] = "self"
    range: Positive | None = None


class Refresh(Line, frozen=True, tag="refresh"):
    """Make items usable again (GH-RCV-03)."""

    n: Positive | Literal["all"]
    items: Literal["spent", "consumed", "any"]


class Infuse(Ability, frozen=True, tag="infuse"):
    """Infuse an element (GH-ELE-02)."""

    what: Symbol


class Trigger(Line, frozen=True, tag="trigger"):
    """A bonus that waits for an event as long as its card is active (GH-ACT-02 … GH-ACT-04)."""

    event: Literal[
        "attacked",
        "ranged_attacked",
        "attack_by_self",
        "melee_attack_by_self",
        "ranged_attack_by_self",
        "shadow_attack_by_self",
        "move_by_self",
        "approached",
        "damage",
    ]
    gain: Gain
    when: When | None = None


class Teleport(Line, frozen=True, tag="teleport"):
    """Go to a hex within `n` through everything; it is no movement (FH-TEL-01 … FH-TEL-06).

    `to`: on one of the own shadows, or next to one, however far (FH-TEL-07).
    """

    n: Positive = 1
    to: Literal["", "shadow", "beside_shadow"] = ""


class GainTokens(Line, frozen=True, tag="tokens"):
    """Tokens for fast turns (FH-CLS-03)."""

    n: Positive = 1


class Return(Line, frozen=True, tag="return"):
    """Teleport back to where the turn began (FH-CLS-04)."""


class Haste(Line, frozen=True, tag="haste"):
    """Fast turns cost no token as long as the card is active (FH-CLS-05)."""


class Shadows(Line, frozen=True, tag="shadows"):
    """Own shadows (FH-CLS-06 … 09): place up to `n` within `range`, move each by up to `n`, or remove some to heal.

    Placed within range 0 is in the own hex; each that is removed heals `n`.
    """

    what: Literal["place", "move", "heal"]
    n: Positive = 1
    range: Count = 0


class Switch(Line, frozen=True, tag="switch"):
    """Take the other form (FH-CLS-11)."""


class Rewind(Line, frozen=True, tag="rewind"):
    """Move markers of one's own active cards back by `n` slots: of so many cards, or of all."""

    n: Positive = 1
    cards: Positive | Literal["all"] = 1


class Grant(Line, frozen=True, tag="grant"):
    """Others perform abilities: one or several allies, or one's own summons, in range (FH-CMD-01)."""

    abilities: tuple[Commanded, ...]
    who: Literal["ally", "allies", "summon", "summons"] = "ally"
    range: Positive | None = None
    targets: Positive = 1
    """How many, where not all of them are meant."""


class Control(Line, frozen=True, tag="control"):
    """An enemy in range performs abilities as whoever controls it decides (FH-CMD-02)."""

    abilities: tuple[Commanded, ...]
    range: Positive | None = None


Commanded = Move | Attack | Heal | Shield | Retaliate | Loot
"""What others can be made to do."""


class Reorder(Line, frozen=True, tag="reorder"):
    """Look at the top cards of one's modifier deck and put them back in any order."""

    n: Positive


class Guard(Line, frozen=True, tag="guard"):
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
    | ChangeTile
    | Recover
    | Refresh
    | Infuse
    | Trigger
    | Reorder
    | Guard
    | Teleport
    | GainTokens
    | Return
    | Haste
    | Shadows
    | Switch
    | Rewind
    | Grant
    | Control
)
"""What a line on a character's card or an item can be."""
