"""What a figure has with it in a combat."""

from __future__ import annotations

from typing import NamedTuple

from tafelrunde.games.massive_darkness.box.cards import Equipment
from tafelrunde.games.massive_darkness.effects import At, AttackKind, Condition, Operation
from tafelrunde.games.massive_darkness.loadout.steps import CombatEffects, Sourced


class Loadout(NamedTuple):
    """Everything a figure has with it."""

    attack: dict[AttackKind, CombatEffects]
    defense: dict[AttackKind, CombatEffects]
    at: dict[At, tuple[Sourced, ...]]
    """All other effects by their occasion."""
    conditions: frozenset[Condition]
    """The conditions about equipment that hold."""
    sets: dict[str, int]
    """Equipped cards of each set (MD-ENC-15)."""
    health: int
    """Maximum health (MD-KEY-01)."""
    pools: dict[tuple[AttackKind, int], tuple[int, int]]
    """Yellow and red dice by kind of attack and distance: 0, 1 and 2 for any farther (MD-POOL-01 … 05)."""
    armed: frozenset[tuple[AttackKind, int]]
    """The kinds of attack and distances for which a weapon is equipped (MD-CBA-01 … 08)."""
    defense_pool: tuple[int, int]
    """Blue and green dice (MD-POOL-06)."""

    def pool(self, kind: AttackKind, distance: int) -> tuple[int, int]:
        return self.pools[kind, min(distance, 2)]


def has(card: Equipment, kind: type[Operation]) -> bool:
    """Whether a card has an operation of that kind."""
    return any(type(op) is kind for effect in card.effects for op in effect.do)
