"""Walking with the arrow keys: over the board, and over options in columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

ARROWS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}

Place = tuple[int, int, int]
"""A line, the first column there, and the width."""


def nearest(places: Mapping[str, Place], here: str, down: int, right: int) -> str:
    """The nearest element in a direction, or the same if there is none."""
    row, column, width = places.get(here, (0, 0, 1))
    middle = column + width / 2
    best, least = here, float("inf")
    for element, (r, c, w) in places.items():
        rows, columns = r - row, c + w / 2 - middle
        ahead = rows * down + columns * right
        if element == here or ahead <= 0 or (right and abs(rows) > 1):
            continue
        away = abs(rows) * 4 + abs(columns) if down else abs(columns) + abs(rows) * 20
        if away < least:
            best, least = element, away
    return best


def options_per_column(lines: Sequence[Text], count: int) -> int:
    """How many options stand in one column: found on the screen, where they were drawn."""
    at: dict[int, int] = {}
    for row, line in enumerate(lines):
        for span in line.spans:
            number = getattr(span.style, "meta", {}).get("choice")
            if number is not None:
                at.setdefault(number, row)
    beside = [number for number, row in at.items() if number and row == at.get(0)]
    return min(beside) if beside else count
