"""The rule sets of the games that rule on such positions, found by the names of their referees."""

from __future__ import annotations

from tafelrunde.games.havens.rulings.ruleset import RuleSet
from tafelrunde.kernel.referee import BadQuestion, referee, referees


def find(name: str) -> RuleSet:
    """The rule set of a game; raises `BadQuestion`."""
    found = _of(name)
    if found is None:
        raise BadQuestion(f"the rules of {name!r} are of another kind; there are: {', '.join(known())}")
    return found


def known() -> list[str]:
    """The names of the games that have one."""
    return [name for name in referees() if _of(name) is not None]


def _of(name: str) -> RuleSet | None:
    """A referee who rules by such a rule set has it as `ruleset`; others are none of our business."""
    found: RuleSet | None = getattr(referee(name), "ruleset", None)
    return found
