"""Operations inside an attack: hits, blocks, dice, and what an attack does to its target (chapter 10)."""

from typing import Literal

from tafelrunde.games.sword_and_sorcery.effects.words import Amount, Count, Op, Positive, Signed


class Hits(Op, frozen=True):
    """More or fewer hits of this attack (SS-ATK-23)."""

    n: Signed


class Blocks(Op, frozen=True):
    """Blocks of this defence (SS-DEF-07)."""

    n: Amount


class Dice(Op, frozen=True):
    """More or fewer dice of the roll to come (SS-ATK-13); in a defence only blue ones (SS-DEF-05)."""

    red: int = 0
    blue: int = 0
    per_zone: bool = False
    """For every zone between attacker and target."""


class Deadly(Op, frozen=True):
    """So many hits are deadly; 0: all of them (SS-DEA-01)."""

    n: Count = 0


class Crit(Op, frozen=True):
    """A critical hit (SS-CRT-02)."""


class Drain(Op, frozen=True):
    """The attacker heals wounds it causes, up to n; 0: without limit (SS-DRN-01)."""

    n: Count = 0


class Area(Op, frozen=True):
    """Also all other figures of the target's side within n zones of it (SS-AOE-01, SS-AOE-02)."""

    n: Count = 0


class AlsoHits(Op, frozen=True):
    """Also so many other figures of the target's side in its zone, by the attacker's choice."""

    n: Positive = 1


class Pushback(Op, frozen=True):
    """SS-PSH-01."""

    n: Positive = 1


class ArmorDamage(Op, frozen=True):
    """SS-ADM-01."""


class TargetArmor(Op, frozen=True):
    """The target's armour in this attack (SS-ATK-21)."""

    n: Signed


class Ignore(Op, frozen=True):
    """The target's armour, or the gremlins of the roll, do not count in this attack."""

    what: Literal["armor", "gremlin"]


class Reroll(Op, frozen=True):
    """Roll up to so many dice again, each once in a roll (SS-GEN-03); 0: any (SS-GEN-14)."""

    n: Amount = 0
    turn: bool = False
    """A die may be turned to its opposite face instead (SS-DIC-06)."""


class BloodForHits(Op, frozen=True):
    """The attacker may suffer up to n wounds for as many hits."""

    most: Positive


class CancelAttack(Op, frozen=True):
    """The attack has no effect on the target (SS-ATK-10)."""


class IgnoreWounds(Op, frozen=True):
    """So many wounds of this attack are ignored; as many magic shields come instead, if it says so."""

    n: Amount
    shields: bool = False


Result = (
    Hits
    | Blocks
    | Dice
    | Deadly
    | Crit
    | Drain
    | Area
    | AlsoHits
    | Pushback
    | ArmorDamage
    | TargetArmor
    | Ignore
    | Reroll
    | BloodForHits
    | CancelAttack
    | IgnoreWounds
)
