"""What a combat does beside its wounds, and to whom (MD-EFF-10, MD-EFF-14)."""

from typing import Literal

from tafelrunde.games.massive_darkness.effects.words import Amount, AttackColor, Op, Positive


class Stun(Op, frozen=True):
    """The opponent is stunned (MD-STN-01)."""


class Pull(Op, frozen=True):
    """The target is laid into the attacker's zone (MD-WAN-06)."""


class Splash(Op, frozen=True):
    """Every other hero in the target's zone suffers the same wounds (MD-DMG-09)."""


class AttackAgain(Op, frozen=True):
    """The same target once more (MD-WAN-05)."""


class HealSelf(Op, frozen=True):
    """MD-HRO-09."""

    n: Positive


class Heal(Op, frozen=True):
    """One hero, chosen by the owner."""

    who: Literal["self_or_ally_in_sight", "self_or_ally_in_zone", "hero_in_shadow"]
    n: Positive


class HealFigure(Op, frozen=True):
    """The most wounded figure of the same enemy card (MD-ENM-10)."""

    n: Amount = 0
    fully: bool = False


class WoundAttacker(Op, frozen=True):
    """Without a roll (MD-EFF-10, MD-DMG-04); or half of the swords rolled, rounded up."""

    n: Amount = 0
    half_of_swords: bool = False


class Riposte(Op, frozen=True):
    """More shields than swords: the attacker suffers n wounds (MD-KEY-06)."""

    n: Positive


class HalfWoundsTaken(Op, frozen=True):
    """Rounded up (MD-DMG-06, MD-SKL-20)."""


class SurviveWith(Op, frozen=True):
    """Instead of dying (MD-SKL-17)."""

    n: Positive


class ReactionPenalty(Op, frozen=True):
    """The defender rolls n attack dice less in its reaction to this activation (MD-REA-15)."""

    n: Positive


class MayWoundLeader(Op, frozen=True):
    """Although minions live (MD-HRD-05)."""


class StrikeAttacker(Op, frozen=True):
    """Roll a die: so many wounds on the attacker as it shows swords (MD-COM-02)."""

    die: AttackColor


class Bodyguard(Op, frozen=True):
    """The owner goes to the attacked ally and becomes the target (MD-SKL-13)."""


class ExtraActivation(Op, frozen=True):
    """After this one (MD-EQP-21)."""


Consequence = (
    Stun
    | Pull
    | Splash
    | AttackAgain
    | HealSelf
    | Heal
    | HealFigure
    | WoundAttacker
    | Riposte
    | HalfWoundsTaken
    | SurviveWith
    | ReactionPenalty
    | MayWoundLeader
    | StrikeAttacker
    | Bodyguard
    | ExtraActivation
)
