"""A whole game as readable text: what was asked, what was chosen, what happened and by which rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from tafelrunde.bots import make_bot
from tafelrunde.kernel import PARTY, Event, Match, Outcome, find
from tafelrunde.lab.playing.modes import spelled
from tafelrunde.lab.playing.simulate import GameSpec, bot_seed, flat


def transcript(spec: GameSpec) -> str:
    """Play the game and write it down."""
    return "\n".join(_lines(spec)) + "\n"


def _lines(spec: GameSpec) -> Iterator[str]:
    rulebook = find(spec.game)
    match = Match.new(rulebook, spec.players, spec.seed, options=spec.options, whole=True)
    bots = [make_bot(name, rulebook, bot_seed(spec.seed, seat)) for seat, name in enumerate(spec.bots)]
    yield f"{spec.game}  players {spec.players}  seed {spec.seed}  bots {' '.join(spec.bots)}"
    yield f"options  {' '.join(f'{key}={spelled(value)}' for key, value in match.setup.options.items()) or 'none'}"
    told = 0
    number = 0
    while True:
        events = match.events
        for event in events[told:]:
            yield "      " + event_line(event)
        told = len(events)
        if not (pending := match.decisions):
            break
        decision = pending[0]
        seat = max(decision.seat, 0)
        option = bots[seat].choose(decision, match.view(seat))
        number += 1
        who = "party" if decision.seat == PARTY else f"seat {decision.seat}"
        yield f"{number:>4}  {who}  {decision.question} ({len(decision.options)})  {option.id}"
        match.answer(option, decision.seat)
    yield from _outcome_lines(match.outcome)


def event_line(event: Event) -> str:
    """An event: kind, rule, arguments, arithmetic, and in brackets what only some seats know."""
    parts = [event.kind, event.rule, _arguments(event.args)]
    if event.terms:
        parts.append(" ".join([f"{term.source}{term.value:+d}" for term in event.terms]) + f" = {event.total}")
    if event.only is not None:
        parts.append(f"[only {' '.join(map(str, event.only))}]")
    for seat, known in sorted((event.private or {}).items()):
        parts.append(f"[seat {seat}: {_arguments(known)}]")
    return "  ".join(part for part in parts if part)


def _outcome_lines(outcome: Outcome | None) -> Iterator[str]:
    if outcome is None:
        yield "no outcome"
        return
    yield f"winners {' '.join(map(str, outcome.winners)) or 'none'}  scores {' '.join(map(str, outcome.scores))}"
    for key, value in outcome.details.items():
        yield f"      {key}  {_arguments(flat({'': value})) if isinstance(value, Mapping) else _value(value)}"


def _arguments(args: Mapping[str, Any]) -> str:
    return " ".join([f"{str(key).lstrip('.')}={_value(value)}" for key, value in args.items()])


def _value(value: Any) -> str:
    if isinstance(value, str):
        return value if value and " " not in value else repr(value)
    if isinstance(value, bool):
        return spelled(value)
    if isinstance(value, list | tuple):
        return "[" + ",".join(map(_value, value)) + "]"
    if isinstance(value, Mapping):
        return "{" + ",".join(f"{_value(key)}:{_value(item)}" for key, item in value.items()) + "}"
    if isinstance(value, msgspec.Struct):
        return _value(msgspec.to_builtins(value))
    return str(value)
