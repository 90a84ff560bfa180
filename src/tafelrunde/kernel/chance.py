"""Seeded randomness as one 64-bit integer, kept inside the game state.

`random.Random` carries 2.5 KB of hidden state and is slow to copy; an integer copies for nothing, prints, and
makes every game repeatable from its seed (splitmix64, a full-period generator).
"""

from __future__ import annotations

from collections.abc import MutableSequence
from functools import lru_cache
from hashlib import blake2b
from struct import Struct
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


class _Lanes:
    """So many random numbers side by side in one integer, each in the lower half of a lane of 128 bits.

    A product of two numbers of 64 bits just fills a lane: one operation does for all what `advance` does for one.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self.ones = sum([1 << 128 * lane for lane in range(count)])
        self.steps = sum([((lane + 1) * _GOLDEN & _MASK) << 128 * lane for lane in range(count)])
        self.lower = self.ones * _MASK
        self.numbers = Struct("<" + "Q8x" * count)

    def draw(self, rng: int) -> tuple[int, ...]:
        """The random bits of so many calls of `advance`."""
        lower = self.lower
        z = (rng * self.ones + self.steps) & lower
        z = ((z ^ (z >> 30 & lower)) * 0xBF58476D1CE4E5B9) & lower
        z = ((z ^ (z >> 27 & lower)) * 0x94D049BB133111EB) & lower
        z ^= z >> 31 & lower
        return self.numbers.unpack(z.to_bytes(16 * self.count, "little"))


_lanes = lru_cache(maxsize=256)(_Lanes)


def shuffle(rng: int, items: MutableSequence[Any]) -> int:
    """Shuffle in place; the next generator state. It is `advance` for each item, all at once: decks are long."""
    last = len(items) - 1
    if last < 1:
        return rng
    i = last
    for bits in _lanes(last).draw(rng):
        j = (bits * (i + 1)) >> 64
        items[i], items[j] = items[j], items[i]
        i -= 1
    return (rng + last * _GOLDEN) & _MASK


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
