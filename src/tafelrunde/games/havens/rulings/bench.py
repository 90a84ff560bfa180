"""How fast rulings are: ``python -m tafelrunde.games.havens.rulings.bench [FILE] [--json]``.

Over the known answers, and over crowded tables that are the worst there can be.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

import msgspec

from tafelrunde.games.havens.rulings import board, rulesets
from tafelrunde.games.havens.rulings.position import Ability, Area, Attack, Figure, Position
from tafelrunde.games.havens.rulings.ruling import ruling
from tafelrunde.tabletop.hexes import disc

AIMS = {
    "ruling, median": 0.1,
    "ruling, 95 %": 1.0,
    "ruling, worst": 20.0,
    "crowded table, worst": 20.0,
    "line tables of a new process": 200.0,
}
"""Milliseconds that must not be exceeded."""

_REPEATS = 9
_CASES = Path(__file__).parents[6] / "shared" / "cases" / "monster-moves.json"


def measure(file: Path) -> dict[str, float]:
    """Milliseconds by name. Every position is ruled several times with warm tables, and the median of them counts."""
    cases = _cases(file)
    warm, new = [], []
    for case in cases:
        ruling(case)
        warm.append(median(_time(case) for _ in range(_REPEATS)))
        new.append(median(_time(case, new_map=True) for _ in range(_REPEATS)))
    for times in (warm, new):
        times.sort()
    late = int(len(cases) * 0.95)
    return {
        "ruling, median": median(warm),
        "ruling, 95 %": warm[late],
        "ruling, worst": warm[-1],
        "ruling on a new map, median": median(new),
        "ruling on a new map, 95 %": new[late],
        "ruling on a new map, worst": new[-1],
        **{f"crowded table, {rules}, worst": _crowded(rules) for rules in rulesets.known()},
        "line tables of a new process": _table_cost(file),
    }


def crowd(rules: str, seed: int) -> Position:
    """Sixteen possible targets close together, a large area, and four further targets."""
    places = Random(seed).sample(sorted(disc((0, 0), 3 + seed % 3)), 17)
    figures = [Figure("m0", "monster", places[0])]
    figures += [Figure(f"c{number}", "hero", at, 1 + number % 5) for number, at in enumerate(places[1:])]
    pattern = Area(tuple(sorted(disc((0, 0), 2))[: 3 + 4 * (seed % 4)]))
    ability = Ability(4, Attack(range=4, targets=5, area=pattern))
    return Position(rules, tuple(sorted(disc((0, 0), 7))), tuple(figures), "m0", ability)


def _crowded(rules: str) -> float:
    cases = [crowd(rules, seed) for seed in range(24)]
    for case in cases:
        ruling(case)
    return max(median(_time(case) for _ in range(_REPEATS)) for case in cases)


def _time(case: Position, new_map: bool = False) -> float:
    if new_map:
        board.forget_maps()
    started = perf_counter()
    ruling(case)
    return 1e3 * (perf_counter() - started)


def _table_cost(file: Path) -> float:
    """What all cases take in a new process more than they take there a second time."""
    command = [sys.executable, "-m", __spec__.name if __spec__ else __name__, str(file), "--once"]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def _once(file: Path) -> float:
    cases = _cases(file)
    spent = [sum(_time(case, new_map=True) for case in cases) for _ in range(2)]
    return spent[0] - spent[1]


@cache
def _cases(file: Path) -> list[Position]:
    return msgspec.json.decode(file.read_bytes(), type=list[Position])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, default=_CASES, help="a list of cases (JSON)")
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    parser.add_argument("--once", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if not arguments.file.is_file():
        sys.exit(f"there are no cases at {arguments.file}")
    if arguments.once:
        print(_once(arguments.file))
        return
    figures = measure(arguments.file)
    if arguments.json:
        print(msgspec.json.encode(figures).decode())
        return
    for name, value in figures.items():
        aim = AIMS.get("crowded table, worst" if name.startswith("crowded") else name)
        verdict = "" if aim is None else f"  (aim ≤ {aim:g} ms: {'reached' if value <= aim else 'MISSED'})"
        print(f"{name:<34} {value:8.3f} ms{verdict}")


if __name__ == "__main__":
    main()
