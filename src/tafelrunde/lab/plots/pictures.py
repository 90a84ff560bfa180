"""Small pictures for reports: points with intervals, and bars, as plain SVG that is the same every time."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH = 640
LEFT = 170
RIGHT = 70
ROW = 26
TOP = 44
INK = "#333"
PALE = "#bbb"
COLOURS = ("#3b6ea5", "#c8702a", "#5a8f3d", "#8a5a9e")


class Mark(NamedTuple):
    """A figure with the interval that it lies in; `shade` chooses its colour."""

    label: str
    value: float
    low: float
    high: float
    shade: int = 0


def intervals(title: str, marks: Sequence[Mark], fair: float | None = None, percent: bool = False) -> str:
    """One row for each figure: a dot, its interval, and a line where it should be."""
    least = min([mark.low for mark in marks] + ([fair] if fair is not None else []))
    most = max([mark.high for mark in marks] + ([fair] if fair is not None else []))
    margin = (most - least) * 0.08 or 1.0
    scale = _Scale(least - margin, most + margin, percent)
    rows = []
    if fair is not None:
        at = scale.x(fair)
        bottom = TOP + ROW * len(marks)
        rows.append(f'<line x1="{at}" y1="{TOP - 8}" x2="{at}" y2="{bottom}" stroke="{PALE}" stroke-dasharray="4 3"/>')
    for number, mark in enumerate(marks):
        y = TOP + ROW * number + ROW // 2
        colour = COLOURS[mark.shade % len(COLOURS)]
        low, high = scale.x(mark.low), scale.x(mark.high)
        rows.append(f'<line x1="{low}" y1="{y}" x2="{high}" y2="{y}" stroke="{colour}" stroke-width="3"/>')
        rows.append(f'<circle cx="{scale.x(mark.value)}" cy="{y}" r="5" fill="{colour}"/>')
        rows += _labels(mark.label, scale.text(mark.value), y)
    return _drawing(title, rows, len(marks))


def bars(title: str, parts: Sequence[tuple[str, Sequence[float]]], names: Sequence[str]) -> str:
    """One row for each thing, divided into shares; the names of the shares stand below."""
    rows = []
    span = WIDTH - LEFT - RIGHT
    for number, (label, shares) in enumerate(parts):
        y = TOP + ROW * number + 4
        at = float(LEFT)
        for shade, share in enumerate(shares):
            width = span * share
            colour = COLOURS[shade] if shade < len(COLOURS) else PALE
            rows.append(f'<rect x="{at:.1f}" y="{y}" width="{width:.1f}" height="{ROW - 8}" fill="{colour}"/>')
            at += width
        rows += _labels(label, "", y + ROW // 2 - 4)
    x = LEFT
    y = TOP + ROW * len(parts) + 16
    for shade, name in enumerate(names):
        colour = COLOURS[shade] if shade < len(COLOURS) else PALE
        rows.append(f'<rect x="{x}" y="{y - 9}" width="10" height="10" fill="{colour}"/>')
        rows.append(f'<text x="{x + 14}" y="{y}" fill="{INK}">{escape(name)}</text>')
        x += 30 + 8 * len(name)
    return _drawing(title, rows, len(parts) + 1)


class _Scale:
    def __init__(self, least: float, most: float, percent: bool) -> None:
        self.least = least
        self.most = most
        self.percent = percent

    def x(self, value: float) -> float:
        return round(LEFT + (value - self.least) / (self.most - self.least) * (WIDTH - LEFT - RIGHT), 1)

    def text(self, value: float) -> str:
        return f"{100 * value:.1f} %" if self.percent else f"{value:.1f}"


def _labels(label: str, value: str, y: int) -> list[str]:
    found = [f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end" fill="{INK}">{escape(label)}</text>']
    if value:
        found.append(f'<text x="{WIDTH - RIGHT + 10}" y="{y + 4}" fill="{INK}">{value}</text>')
    return found


def _drawing(title: str, rows: Sequence[str], count: int) -> str:
    height = TOP + ROW * count + 14
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="14" y="22" font-size="15" font-weight="bold" fill="{INK}">{escape(title)}</text>',
        *rows,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"
