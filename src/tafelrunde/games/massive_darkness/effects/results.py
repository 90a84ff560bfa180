"""What a combat comes to: swords, shields, wounds and symbols (MD-EFF-03 … 06, MD-EFF-09)."""

from typing import Literal

from tafelrunde.games.massive_darkness.effects.words import Change, Negative, Op, Positive


class Swords(Op, frozen=True):
    """The attacker's own swords (MD-EFF-03)."""

    n: Change


class Shields(Op, frozen=True):
    """The defender's own shields (MD-EFF-03)."""

    n: Change


class TargetShields(Op, frozen=True):
    """The defender loses shields; `per_set`: for every equipped card of that set (MD-EFF-04, MD-ENC-15)."""

    n: Negative
    per_set: str = ""


class AttackerSwords(Op, frozen=True):
    """The attacker loses swords (MD-EFF-04)."""

    n: Negative


class Bams(Op, frozen=True):
    """Symbols to spend in this combat (MD-EFF-05)."""

    n: Positive


class Diamonds(Op, frozen=True):
    n: Positive


class Wounds(Op, frozen=True):
    """Wounds on the defender that shields do not stop (MD-EFF-06)."""

    n: Positive


class SwordsPer(Op, frozen=True):
    """A sword for every thing counted (MD-SKL-15, MD-DMG-10)."""

    what: Literal["two_wounds", "shadow_zone_on_the_line"]


class DoubleSwords(Op, frozen=True):
    """As many swords again as the dice show (MD-COM-16)."""


class Kill(Op, frozen=True):
    """Enough wounds to kill the target, whatever shields and halving leave of the others (MD-COM-18)."""


class CancelBams(Op, frozen=True):
    """Symbols of the opponent that it has not spent are gone (MD-EFF-09)."""

    n: Positive


class CancelDiamonds(Op, frozen=True):
    n: Positive


class CancelAll(Op, frozen=True):
    """All of them, bams and diamonds (MD-EFF-09)."""


Result = (
    Swords
    | Shields
    | TargetShields
    | AttackerSwords
    | Bams
    | Diamonds
    | Wounds
    | SwordsPer
    | DoubleSwords
    | Kill
    | CancelBams
    | CancelDiamonds
    | CancelAll
)
