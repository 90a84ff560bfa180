"""Playing any game at random, and putting a match into a form that can be compared."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import entry_points
from typing import Any, cast

import msgspec
from examples.highest_bidder import rulebook as example

from tafelrunde.kernel import NOBODY, Chance, Decision, Match, Option, Rulebook, find, register
from tafelrunde.kernel.copying import copier

register(example)

INSTALLED = sorted(entry.name for entry in entry_points(group="tafelrunde.games"))
"""Every installed game; not what other tests have registered."""

GAMES = sorted({example.id, *INSTALLED})
"""Every installed game, and the example."""


_ID = re.compile(rb'"id":("(?:[^"\\]|\\.)*")')


def encoded(thing: Any) -> bytes:
    """Anything of a match as bytes; what can't be encoded was never meant to be kept or sent."""
    return msgspec.json.encode(thing)


def asked(decision: Decision | None) -> Any:
    """A decision without what is not data: the values handed to the rules and the reasons not yet worked out."""
    if decision is None:
        return None
    options = [(option.id, option.on, option.args) for option in decision.options]
    return decision.seat, decision.question, options, decision.rule, decision.args, decision.default


def moment(match: Match) -> tuple[bytes, bytes, int, Any]:
    """All that makes one moment of a match: state, decisions, the log's length and last lines, the result."""
    decisions = encoded([asked(decision) for decision in match.decisions])
    state = msgspec.msgpack.encode(match.state)
    return state, decisions, len(match.events), (match.over, match.outcome, match.events[-8:])


def seats(match: Match) -> list[int]:
    """Everybody who looks at the table, and a spectator."""
    return [*range(match.setup.players), NOBODY]


def copied(rulebook: Rulebook[Any], state: Any) -> Any:
    copy: Any = copier(cast(Any, rulebook.state_type))
    return copy(state)


def random_choice(match: Match, chance: Chance) -> tuple[Option, int]:
    """Any legal answer of any seat that is asked."""
    decision = match.decisions[chance.below(len(match.decisions))]
    return decision.options[chance.below(len(decision.options))], decision.seat


def play_at_random(match: Match, chance: Chance, most: int = 20_000) -> Iterator[int]:
    """Play to the end, pausing at every decision with the number of answers so far."""
    for number in range(most):
        if match.over:
            return
        yield number
        option, seat = random_choice(match, chance)
        match.answer(option, seat)
    raise AssertionError(f"{match.rulebook.id}: not over after {most} answers")


def element_ids(scene: Any) -> set[str]:
    """The ids of everything in a scene; as text it is gone through ten times faster than object by object."""
    return {msgspec.json.decode(name) for name in set(_ID.findall(encoded(scene)))}


__all__ = [
    "GAMES",
    "asked",
    "copied",
    "element_ids",
    "encoded",
    "example",
    "find",
    "moment",
    "play_at_random",
    "random_choice",
    "seats",
]
