"""Every operation, those included that hold others: a choice, or what counts with an action (MD-KEY-08 … 10)."""

from typing import Annotated

from msgspec import Meta, field

from tafelrunde.games.massive_darkness.effects.abilities import Ability
from tafelrunde.games.massive_darkness.effects.aftermath import Consequence
from tafelrunde.games.massive_darkness.effects.dice import DiceChange
from tafelrunde.games.massive_darkness.effects.results import Result
from tafelrunde.games.massive_darkness.effects.treasures import CardDeed
from tafelrunde.games.massive_darkness.effects.words import ActionKind, Op


class ChooseOne(Op, frozen=True):
    """The owner picks one list of operations in each combat (MD-EQP-22)."""

    of: Annotated[tuple[tuple["Operation", ...], ...], Meta(min_length=2)]


class SwordAndSpell(Op, frozen=True):
    """Magic actions with melee weapons at range 0; `with` counts in those (MD-KEY-08)."""

    with_: tuple["Operation", ...] = field(default=(), name="with")


class Charge(Op, frozen=True):
    """MD-KEY-10; `with` counts in its melee action."""

    with_: tuple["Operation", ...] = field(default=(), name="with")


class SafeShot(Op, frozen=True):
    """MD-KEY-09; `with` counts in its ranged action."""

    with_: tuple["Operation", ...] = field(default=(), name="with")


class ExtraAction(Op, frozen=True):
    """One more action of that kind; `with` counts in it (MD-ACT-05, MD-EQP-19)."""

    kind: ActionKind
    with_: tuple["Operation", ...] = field(default=(), name="with")


Operation = (
    Result | DiceChange | Consequence | Ability | CardDeed | ChooseOne | SwordAndSpell | Charge | SafeShot | ExtraAction
)
