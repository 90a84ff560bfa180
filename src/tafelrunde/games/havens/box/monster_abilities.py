"""What cards of monsters, and of whoever acts by their rules, can say."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from tafelrunde.games.havens.box.abilities import Ability
from tafelrunde.games.havens.box.vocabulary import (
    Augment,
    Bonus,
    ConditionName,
    Count,
    Gain,
    Positive,
    Rank,
    Symbol,
)


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
    bonus: tuple[Bonus, ...] = ()


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
    who: Literal["self", "enemy", "enemies", "allies", "ally"]
    """`ally`: itself or the nearest ally in range that does not have it yet (FH-MOA-05)."""
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


class MonsterSuffer(Ability, frozen=True, tag="suffer"):
    """Damage to itself."""

    n: Positive


class MonsterPull(Ability, frozen=True, tag="pull"):
    """Pull the focus without an attack."""

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
    | MonsterSuffer
    | MonsterPull
    | Special
    | OpenDoor
)
"""What a line on a monster's card can be."""
