"""The tests that a change can break, the nearest first: ``python -m tests.quick [BASE] [--within SECONDS] [--list]``.

A test file can break by a change of any module that it imports, straight or through others. Where that is most of the
house (a change in the kernel), the time allowed decides how far from the change the tests are that still run; what
was left out is said, and `make test` runs everything.
"""

from __future__ import annotations

import argparse
import ast
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import grimp

ROOT = Path(__file__).parents[1]
PACKAGE = "tafelrunde"
BROWSER = "tests.browser"
"""Tests in a browser are slow, and run with `make test`."""
FOUND_AT_RUN_TIME = tuple(f"tests.{part}" for part in ("games", "golden", "lab", "table", "terminal", "cli", "bots"))
"""Tests that find games through the registry, so that no import says which."""
FAR = 2
"""So many steps farther than an import that is written down."""


def changed(base: str) -> list[Path]:
    """Files that differ from a commit, in the work tree; new ones too."""
    differ = _git("diff", "--name-only", base)
    new = _git("ls-files", "--others", "--exclude-standard")
    return [Path(name) for name in dict.fromkeys([*differ, *new])]


def default_base() -> str:
    """What is not committed counts, or else the last commit."""
    return "HEAD" if _git("status", "--porcelain") else "HEAD~1"


def _git(*words: str) -> list[str]:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()


def module(path: Path) -> str:
    """The module that a file belongs to; content and texts belong to the game or the part that reads them."""
    parts = path.with_suffix("").parts
    if parts[:2] == ("src", PACKAGE):
        parts = parts[1:]
    if path.suffix == ".py":
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    if parts[0] == PACKAGE:
        return ".".join(parts[: 3 if parts[1] == "games" else 2])
    return "tests." + parts[1] if parts[0] == "tests" else ""


class House:
    """Who imports whom, tests included."""

    def __init__(self) -> None:
        graph = grimp.build_graph(PACKAGE, cache_dir=None)
        self.importers: dict[str, set[str]] = defaultdict(set)
        for name in graph.modules:
            for other in graph.find_modules_directly_imported_by(name):
                self.importers[other].add(name)
        self.tests: set[str] = set()
        for path in sorted((ROOT / "tests").rglob("*.py")):
            name = module(path.relative_to(ROOT))
            if path.name.startswith("test_") and not name.startswith(BROWSER):
                self.tests.add(name)
            for other in _imports(path):
                self.importers[other].add(name)
        self.modules = graph.modules

    def near(self, names: Iterable[str]) -> dict[str, int]:
        """Every test file that changes of these modules can break, and how many imports it is away."""
        names = list(names)
        steps = {name: 0 for start in names for name in self._parts(start)}
        front = list(steps)
        while front:
            reached = []
            for name in front:
                for other in self.importers[name]:
                    if other not in steps:
                        steps[other] = steps[name] + 1
                        reached.append(other)
            front = reached
        if any(name.startswith(PACKAGE) for name in names):
            farthest = max(steps.values()) + FAR
            for name in self.tests:
                if name.startswith(FOUND_AT_RUN_TIME):
                    steps.setdefault(name, farthest)
        return {name: step for name, step in steps.items() if name in self.tests}

    def _parts(self, name: str) -> Iterator[str]:
        """The module itself, or all of a package whose data changed."""
        yield name
        if name.startswith("tests."):
            yield from [test for test in self.tests if test.startswith(name + ".")]
        elif name.count(".") <= 2:
            yield from [found for found in self.modules if found.startswith(name + ".")]


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from [f"{node.module}.{alias.name}" for alias in node.names]


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.quick", description=__doc__)
    parser.add_argument("base", nargs="?", default="", help="the commit to compare with (default: the last)")
    parser.add_argument("--within", type=float, default=75, help="seconds after which no further test is begun")
    parser.add_argument("--list", action="store_true", help="only name the files of tests")
    arguments = parser.parse_args()
    base = arguments.base or default_base()
    files = changed(base)
    names = {name for path in files if (name := module(path))}
    found = House().near(names)
    nearest = sorted(found, key=lambda name: (found[name], name))
    print(f"{len(files)} files differ from {base}; {len(nearest)} files of tests depend on them")
    paths = [str(Path(*name.split(".")).with_suffix(".py")) for name in nearest]
    if arguments.list or not paths:
        print("\n".join(paths))
        return 0
    words = ["-m", "pytest", "-q", "-x", "-n", "auto", "-m", "not slow", "-p", "tests.helpers.hurry", *paths]
    hurry = {"TAFELRUNDE_WITHIN": str(arguments.within)}
    return subprocess.run([sys.executable, *words], cwd=ROOT, env={**os.environ, **hurry}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
