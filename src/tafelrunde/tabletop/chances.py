"""What a handful of dice comes to: in how many ways they show each number of a symbol."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence


def ways(dice: Iterable[Sequence[int]]) -> Counter[int]:
    """In how many ways dice show each sum; a die is what its faces are worth."""
    found = Counter({0: 1})
    for faces in dice:
        longer: Counter[int] = Counter()
        for sum_, often in found.items():
            for worth in faces:
                longer[sum_ + worth] += often
        found = longer
    return found


def likely(counted: Mapping[int, int]) -> dict[int, float]:
    """How likely each number is, where only the ways to it were counted."""
    total = sum(counted.values())
    return {number: often / total for number, often in counted.items()}


def mean(chances: Mapping[int, float]) -> float:
    return sum([number * chance for number, chance in chances.items()])
