"""Amounts: numbers and formulas such as `2*act` or `rank+act` (SS-GEN-11 … 13)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

WORDS = ("act", "rank", "half_rank", "heroes", "armor", "paid")
"""`armor`: of the figure that suffers it; `paid`: what was chosen before, such as a recharge time."""


class Values(NamedTuple):
    """What the words of a formula stand for."""

    act: int = 1
    rank: int = 1
    heroes: int = 2
    armor: int = 0
    paid: int = 0

    def value(self, word: str) -> int:
        if word == "half_rank":
            return half(self.rank)
        return int(getattr(self, word))


def half(rank: int) -> int:
    """SR/2 rounds up (SS-GEN-13)."""
    return (rank + 1) // 2


def evaluate(amount: int | str, values: Values) -> int:
    """What an amount comes to."""
    if isinstance(amount, int):
        return amount
    sign, terms = parsed(amount)
    total = 0
    for factors in terms:
        product = 1
        for factor in factors:
            product *= factor if isinstance(factor, int) else values.value(factor)
        total += product
    return sign * total


@cache
def parsed(text: str) -> tuple[int, tuple[tuple[int | str, ...], ...]]:
    """Sums of products; raises ValueError for an unknown word."""
    sign = -1 if text.startswith("-") else 1
    terms = tuple([tuple([_factor(part) for part in term.split("*")]) for term in text.lstrip("-").split("+")])
    return sign, terms


def _factor(part: str) -> int | str:
    if part.isdigit():
        return int(part)
    if part not in WORDS:
        raise ValueError(f"{part!r} is not one of {', '.join(WORDS)}")
    return part
