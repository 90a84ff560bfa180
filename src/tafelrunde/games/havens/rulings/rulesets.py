"""The rule sets of the games that rule on such positions, found by the names of their referees."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from tafelrunde.games.havens.rulings.ruleset import RuleSet
from tafelrunde.kernel.referee import BadQuestion, referee, referees


@runtime_checkable
class ByRuleSet(Protocol):
    """A referee who rules by one of these rule sets."""

    ruleset: RuleSet


def find(name: str) -> RuleSet:
    """The rule set of a game; raises `BadQuestion`."""
    found = referee(name)
    if not isinstance(found, ByRuleSet):
        raise BadQuestion(f"the rules of {name!r} are of another kind; there are: {', '.join(known())}")
    return found.ruleset


def known() -> list[str]:
    """The names of the games that have one."""
    return [name for name in referees() if isinstance(referee(name), ByRuleSet)]
