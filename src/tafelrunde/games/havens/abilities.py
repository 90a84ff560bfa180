"""The vocabulary of cards: what abilities of characters, monsters and items can do.

One frozen Struct per kind of ability, read from the content by its `do`: `{do: move, n: 3, jump: true}` is
`Move(n=3, jump=True)`. The rules interpret these, never the name of a card.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from tafelrunde.tabletop.hexes import Hex

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Element = Literal["fire", "ice", "air", "earth", "light", "dark"]
Symbol = Literal["fire", "ice", "air", "earth", "light", "dark", "any"]
Negative = Literal["poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse"]
ConditionName = Literal[
    "poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse", "invisible", "strengthen", "bless"
]
Rank = Literal["normal", "elite"]

ELEMENTS: tuple[Element, ...] = ("fire", "ice", "air", "earth", "light", "dark")
NEGATIVE: tuple[Negative, ...] = ("poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse")

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
    "stopped_by_wall_or_obstacle",
]
"""When a bonus counts; `twice_target_shield` and `per_adjacent_enemy` also say how often."""


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """A pattern of attacked hexes (GH-AOE-01 … 03): with `grey`, about the acting figure, who stands on that hex."""

    red: Annotated[tuple[Hex, ...], Meta(min_length=1)]
    grey: Hex | None = None


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


class Bonus(Struct, frozen=True, forbid_unknown_fields=True):
    """A gain that counts only in a situation."""

    when: When
    gain: Gain


class Augment(Struct, frozen=True, forbid_unknown_fields=True):
    """Consume all of these elements for a gain (GH-ELE-05, GH-ELE-09)."""

    elements: Annotated[tuple[Symbol, ...], Meta(min_length=1)]
    gain: Gain


class Ability(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
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


class MonsterMove(Ability, frozen=True, tag="move"):
    """Base move plus `mod` (GH-MMV-01)."""

    mod: int = 0
    jump: bool = False


class MonsterAttack(Ability, frozen=True, tag="attack"):
    """Base attack plus `mod` (GH-MAT-01); without `range` the base range plus `range_mod` (GH-MAT-04)."""

    mod: int = 0
    range: Positive | None = None
    range_mod: int = 0
    targets: Positive = 1
    area: str = ""
    pierce: Count = 0
    push: Count = 0
    pull: Count = 0
    cond: tuple[ConditionName, ...] = ()
    infuse: tuple[Symbol, ...] = ()
    consume: tuple[Augment, ...] = ()


class MonsterHeal(Ability, frozen=True, tag="heal"):
    """Heal oneself or whoever has lost most (GH-MAB-01); without a range the base range counts (GH-DAT-20)."""

    n: Positive
    on_self: bool = field(default=False, name="self")
    range: Positive | None = None


class MonsterShield(Ability, frozen=True, tag="shield"):
    """A shield until the end of the round (GH-MAB-06)."""

    n: Positive
    who: Literal["self", "allies"] = "self"
    range: Positive | None = None


class MonsterRetaliate(Ability, frozen=True, tag="retaliate"):
    """Retaliate until the end of the round (GH-MAB-06)."""

    n: Positive
    reach: Positive = 1


class MonsterSummon(Ability, frozen=True, tag="summon"):
    """A new monster beside the summoner, as near to an enemy as can be (GH-MAB-02)."""

    what: str
    rank: Rank = "normal"


class MonsterLoot(Ability, frozen=True, tag="loot"):
    """All coins in range are gone (GH-MAB-07)."""

    n: Count


class MonsterTrap(Ability, frozen=True, tag="trap"):
    """A trap in the adjacent empty hex nearest to an enemy (GH-OVL-08)."""

    damage: Count = 0
    cond: tuple[ConditionName, ...] = ()


class MonsterCondition(Ability, frozen=True, tag="cond"):
    """A condition without an attack (GH-MAB-08): on the focus, on all enemies in range, on oneself or on allies."""

    what: ConditionName
    who: Literal["self", "enemy", "enemies", "allies"]
    range: Positive | None = None


class MonsterInfuse(Ability, frozen=True, tag="infuse"):
    """Infuse an element (GH-ELE-10)."""

    what: Symbol


class MonsterConsume(Ability, frozen=True, tag="consume"):
    """An augment of the whole card (GH-ELE-10): all abilities of the card gain it as far as it fits them."""

    elements: Annotated[tuple[Symbol, ...], Meta(min_length=1)]
    gain: Gain


class MonsterDamage(Ability, frozen=True, tag="damage"):
    """Damage without an attack to all enemies in range."""

    n: Positive
    range: Positive = 1


class Special(Ability, frozen=True, tag="special"):
    """One of the two special actions on the boss's stat card (GH-BOS-03)."""

    what: Literal[1, 2]


class OpenDoor(Ability, frozen=True, tag="open_door"):
    """Go to the nearest closed door and open it (GH-REV-09); with none left, `otherwise` is performed."""

    otherwise: tuple[MonsterMove | MonsterAttack, ...] = ()


MonsterAbility = (
    MonsterMove
    | MonsterAttack
    | MonsterHeal
    | MonsterShield
    | MonsterRetaliate
    | MonsterSummon
    | MonsterLoot
    | MonsterTrap
    | MonsterCondition
    | MonsterInfuse
    | MonsterConsume
    | MonsterDamage
    | Special
    | OpenDoor
)
"""What a line on a monster's card can be."""
