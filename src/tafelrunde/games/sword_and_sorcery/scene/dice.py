"""Dice of Sword & Sorcery as they lie on the table, and as cards print them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.games.sword_and_sorcery.box.content import load
from tafelrunde.games.sword_and_sorcery.rules import dice
from tafelrunde.games.sword_and_sorcery.words.effects import NOBODY, Reader
from tafelrunde.kernel.scene import Die, Text

SIGNS = {"hit": "sword", "block": "shield", "energy": "bolt", "magic": "star", "sns": "crossed", "gremlin": "imp"}
"""What the symbols of the dice look like on every screen."""
NOTHING: Mapping[str, list[int]] = {}


def pictured(die: int, element: str, name: str = "", spent: Mapping[str, list[int]] = NOTHING) -> Die:
    """A die as it lies on the table; `spent` says for its symbols what they paid for (SS-DIC-01, SS-ATK-14)."""
    color = dice.color_of(die)
    symbols = load().dice[color][dice.face(die) - 1]
    left = {symbol: list(numbers) for symbol, numbers in spent.items()}
    marks = [left[symbol].pop(0) if left.get(symbol) else 0 for symbol in symbols]
    return Die(
        id=element,
        name=name or f"name-{color}_die",
        color=color,
        face=dice.face(die),
        symbols=tuple([SIGNS[symbol] for symbol in symbols]),
        spent=tuple(marks) if any(marks) else (),
        tip=(Text(f"tip-die_{color}"),),
    )


def printed(values: Any, prefix: str, reader: Reader = NOBODY, icon: str = "") -> tuple[Die, ...]:
    """The dice that a weapon or an attack brings, not rolled yet; a formula that nobody can work out shows one."""
    found: list[Die] = []
    for color in ("red", "blue"):
        n = reader.amount(getattr(values, color))
        found += [unrolled(color, f"{prefix}/{color}{at}", icon) for at in range(n if isinstance(n, int) else 1)]
    return tuple(found)


def unrolled(color: str, element: str, icon: str = "") -> Die:
    """A die that has not been rolled."""
    return Die(id=element, name=f"name-{color}_die", color=color, icon=icon, tip=(Text(f"tip-die_{color}"),))
