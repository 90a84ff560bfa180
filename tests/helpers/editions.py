"""A test counts for the rules of a game only if it is played with that game's edition.

The marker says which: `@pytest.mark.rule("FH-ATK-06")` on a test that plays with Gloomhaven's edition fails. A test
that is played with several editions marks each of its parameters: `pytest.param(EDITION, marks=pytest.mark.rule(…))`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tafelrunde.games.havens.game import Game


def marked(item: pytest.Item) -> set[str]:
    """The prefixes of the rules that a test is marked with."""
    return {rule.partition("-")[0] for mark in item.iter_markers("rule") for rule in mark.args}


def not_played(marked: set[str], played: set[str]) -> set[str]:
    """The games whose rules a test claims without playing them; one that plays nothing checks data."""
    return marked - played if played else set()


def count(item: pytest.Item) -> Iterator[None]:
    """Run a test (the wrapper of a hook), and see with which editions it plays."""
    rules = marked(item)
    if not rules:
        return (yield)
    played: set[str] = set()
    begin = Game.__init__

    def begun(self: Game, state, content, edition, announce) -> None:  # type: ignore[no-untyped-def]
        played.add(edition.prefix)
        begin(self, state, content, edition, announce)

    Game.__init__ = begun  # type: ignore[method-assign]
    try:
        result = yield
    finally:
        Game.__init__ = begin  # type: ignore[method-assign]
    if missing := not_played(rules, played):
        pytest.fail(f"marked with rules of {', '.join(sorted(missing))}, but played with {', '.join(sorted(played))}")
    return result
