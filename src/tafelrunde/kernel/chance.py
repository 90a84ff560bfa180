"""Seeded randomness as one 64-bit integer, kept inside the game state.

`random.Random` carries 2.5 KB of hidden state and is slow to copy; an integer copies for nothing, prints, and
makes every game repeatable from its seed (splitmix64, a full-period generator).
"""

from __future__ import annotations

from collections.abc import MutableSequence
from hashlib import blake2b
from typing import Any

import msgspec

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15

Outcome64 = tuple[int, int]


def advance(rng: int) -> Outcome64:
    """The next generator state and the next 64 random bits."""
    rng = (rng + _GOLDEN) & _MASK
    z = rng
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return rng, z ^ (z >> 31)


def shuffle(rng: int, items: MutableSequence[Any]) -> int:
    """Shuffle in place; the next generator state. It is `advance` for each item, written out: decks are long."""
    for i in range(len(items) - 1, 0, -1):
        rng = (rng + _GOLDEN) & _MASK
        z = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        j = ((z ^ (z >> 31)) * (i + 1)) >> 64
        items[i], items[j] = items[j], items[i]
    return rng


def keyed(key: bytes, rng: int) -> Outcome64:
    """The same by a secret key, for games among strangers: BLAKE2 of a counter.

    Whoever sees a few dozen results of `advance` can compute all that follow; here the key would have to be guessed.
    """
    rng = (rng + 1) & _MASK
    return rng, int.from_bytes(blake2b(rng.to_bytes(8, "little"), digest_size=8, key=key).digest(), "little")


def seeded(seed: int) -> int:
    """A well-mixed generator state for a seed, so that seeds 1 and 2 have nothing in common."""
    return advance(advance(seed & _MASK)[1])[1]


class Chance:
    """A stand-alone generator, for bots and imagination; a game's own chance lives in its state."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.rng, bits = advance(self.rng)
        return (bits * n) >> 64

    def bits(self) -> int:
        self.rng, bits = advance(self.rng)
        return bits

    def random(self) -> float:
        return self.bits() / (1 << 64)

    def shuffle(self, items: MutableSequence[Any]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class GameState(msgspec.Struct, kw_only=True):
    """What every game's root state holds for the kernel.

    `script` names the next random outcomes by purpose; a position or a test fills it, chance follows when it is
    used up. `revealed` counts what has come to light (rolls, draws, turned tiles): an undo is free only as long
    as it has not grown.
    """

    rng: int = 0
    script: dict[str, list[int | str]] = {}
    revealed: int = 0
