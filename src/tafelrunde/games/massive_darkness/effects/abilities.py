"""What a hero can do or is, outside a combat or before it (chapter 8.3)."""

from typing import Annotated, Literal

from msgspec import Meta

from tafelrunde.games.massive_darkness.effects.words import Amount, AttackColor, AttackKind, Op, Positive


class Slippery(Op, frozen=True):
    """MD-KEY-07."""


class Taunt(Op, frozen=True):
    """MD-KEY-12."""


class Teleport(Op, frozen=True):
    """MD-KEY-11."""

    n: Positive


class Command(Op, frozen=True):
    """MD-KEY-04."""


class Regeneration(Op, frozen=True):
    """MD-KEY-05; `ally`: or an ally in sight instead."""

    n: Positive
    ally: bool = False


class MaxHealth(Op, frozen=True):
    """MD-KEY-01."""

    n: Positive


class MovementPointsPerMoveAction(Op, frozen=True):
    """MD-KEY-03, MD-MVA-06."""

    n: Positive


class MovementPoints(Op, frozen=True):
    """A Move action of n points for nothing."""

    n: Positive


class Strike(Op, frozen=True):
    """Roll a die and wound one enemy in sight up to that range, without a defence (MD-HRO-17)."""

    die: AttackColor
    count: Annotated[tuple[Literal["swords", "bams"], ...], Meta(min_length=1)]
    range: Amount


class MeleeRange(Op, frozen=True):
    """This weapon reaches the next zone, too, in melee actions (MD-CBA-04)."""

    most: Literal[1]


class UsableInMelee(Op, frozen=True):
    """This ranged weapon also serves in melee actions at range 0 (MD-CBA-04)."""


class NoTargetOf(Op, frozen=True):
    """The owner and allies in the same zone are no targets of such attacks (MD-TGT-07)."""

    attack: AttackKind


class HealMultiplier(Op, frozen=True):
    """For the owner and allies in sight (MD-HRO-10)."""

    n: Positive


class AlwaysShadowMode(Op, frozen=True):
    """For the owner's skills and cards (MD-SHD-02)."""


Ability = (
    Slippery
    | Taunt
    | Teleport
    | Command
    | Regeneration
    | MaxHealth
    | MovementPointsPerMoveAction
    | MovementPoints
    | Strike
    | MeleeRange
    | UsableInMelee
    | NoTargetOf
    | HealMultiplier
    | AlwaysShadowMode
)
