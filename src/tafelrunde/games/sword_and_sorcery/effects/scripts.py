"""Operations of enemies: what a sentence of a behaviour tells them to do (SS-BEH-05, SS-EMV, SS-EAT)."""

from typing import Literal

from tafelrunde.games.sword_and_sorcery.effects.words import Amount, Count, Op, Positive, Weapon


class Go(Op, frozen=True):
    """Move toward the target or the nearest hero; without a number into melee (SS-EMV-03, SS-EMV-04)."""

    toward: Literal["target", "nearest"] = "target"
    zones: Count = 0
    bonus: Literal["", "rush"] = ""
    """`rush`: the next attack has one hit more, and the target one armour less, for each zone entered."""


class Withdraw(Op, frozen=True):
    """SS-EMV-06."""

    zones: Positive = 1


class Strike(Op, frozen=True):
    """An attack with a weapon, or with values of its own (SS-EAT-01, SS-EAT-05, SS-EAT-09)."""

    weapon: Weapon = "main"
    against: Literal["target", "others_in_zone", "all_in_zone", "all_in_target_zone", "nearest", "in_zone"] = "target"
    """`nearest`: hero in line of sight. `in_zone`: by preferred target among those there (SS-TGT-09)."""
    within: Count | None = None
    """Its own reach; otherwise the behaviour's (SS-EAT-09)."""
    hits: Amount | None = None
    """Values of its own instead of a weapon's."""
    pushback: bool = False
    crit: bool = False


class Use(Op, frozen=True):
    """One of its own abilities, by id."""

    ability: str


class BlockSight(Op, frozen=True):
    """The spell marker lies in the owner's zone: heroes do not see into it from outside, nor out of it."""


class Scatter(Op, frozen=True):
    """Each hero is put to a random portal; who meets others there: all of them suffer so many wounds and fall."""

    wounds: Count = 1


class Activate(Op, frozen=True):
    """All enemies of the highest rank in play are activated (SS-ETN-07)."""


class UseSpecials(Op, frozen=True):
    """All enemies, and plagues where it says so, use their special ability (SS-ACT-09)."""

    plagues: bool = False


class Advance(Op, frozen=True):
    """These enemies move so many zones toward the nearest hero, or toward something on the map (SS-EMV-14)."""

    zones: Positive = 1
    toward: Literal["hero", "portal", "waypoint", "altar"] = "hero"
    who: Literal["all", "green_within_1"] = "all"


class DelayPowers(Op, frozen=True):
    """Inactive powers of heroes within so many zones are delayed (SS-RDY-05)."""

    within: Count


class Flip(Op, frozen=True):
    """The boss scroll is turned to its other side (SS-BOS-01)."""


Script = Go | Withdraw | Strike | Use | BlockSight | Scatter | Activate | UseSpecials | Advance | DelayPowers | Flip
