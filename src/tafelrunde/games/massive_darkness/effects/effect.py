"""An effect of a card or skill: when, under which conditions, for which price, what, and how often (MD-EFF-01)."""

from typing import Literal

from msgspec import Struct, field

from tafelrunde.games.massive_darkness.effects.operation import Operation
from tafelrunde.games.massive_darkness.effects.words import Amount, At, Condition, Positive


class Cost(Struct, frozen=True, forbid_unknown_fields=True):
    """What an effect costs each time: symbols, voluntary wounds (MD-CND-02, MD-CND-03), or the card itself."""

    bam: Amount = 0
    diamond: Amount = 0
    either: Amount = 0
    """Bams or diamonds (MD-ENC-09)."""
    bloodrage: Amount = 0
    blood_toll: Amount = 0
    discard: bool = False

    @property
    def symbols(self) -> int:
        return self.bam + self.diamond + self.either


FREE = Cost()


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """When, under which conditions, for which price, what, and how often."""

    at: At
    do: tuple[Operation, ...]
    if_: tuple[Condition, ...] = field(default=(), name="if")
    cost: Cost = FREE
    repeat: Positive = 1
    limit: Literal["", "once_per_activation"] = ""
    optional: bool = False
    """A hero is asked; what costs something or re-rolls dice always may be left (MD-EFF-16)."""

    @property
    def enchantment(self) -> bool:
        """Whether symbols trigger it (MD-ENC-01)."""
        return self.cost.symbols > 0
