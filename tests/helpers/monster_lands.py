"""Positions of Monster Lands for rule tests: given a position, when these answers, then this."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import dedent
from typing import Any

import yaml

from tafelrunde.games.monster_lands import RULEBOOK
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules.flow import STEPS
from tafelrunde.games.monster_lands.state import Clan, Member, Phase, State
from tafelrunde.kernel import Decision, Event, Match, Option
from tafelrunde.kernel.decision import CHECKPOINT
from tests.helpers.documents import written


def position(text: str) -> State:
    """The state that a position describes; nothing has been played yet. Two players, unless it says otherwise."""
    data: dict[str, Any] = yaml.safe_load(dedent(text)) or {}
    setup = RULEBOOK.setup(data.pop("players", 2), data.pop("options", {}))
    script, rng = data.pop("next", {}), data.pop("rng", 0)
    state = RULEBOOK.read_position({"players": setup.players, "options": setup.options, **data})
    state.script, state.rng = script, rng
    return state


def play(text: str) -> Match:
    """A match that goes on from a position to its first question."""
    data = {"game": "monster_lands", "players": 2, **yaml.safe_load(dedent(text))}
    return Match.from_position(written(data))


def answer(match: Match, *options: str) -> Match:
    """Give these answers one after another; whatever is asked in between can be shown."""
    for option in options:
        match.answer(option)
        for decision in match.decisions[:1]:
            assert match.view(max(decision.seat, 0)).scene.title
    return match


def clan(match: Match | Game, seat: int = 0) -> Clan:
    found: Clan = match.state.clans[seat]
    return found


def member(match: Match | Game, name: str) -> Member:
    return next(member for clan in match.state.clans for member in clan.members if member.id == name)


def events(match: Match | Game, kind: str) -> list[Event]:
    """What was told of that kind so far."""
    return [event for event in match.events if event.kind == kind]


def run(text: str | State, *answers: str, until: Phase | None = None) -> Game:
    """Run one step of the round from a position, or all steps until a phase is reached.

    Questions with one answer answer themselves; all given answers must be used.
    """
    game = Game(position(text) if isinstance(text, str) else text)
    left = list(answers)
    _run_step(game, left)
    while until is not None and game.state.phase != until:
        _run_step(game, left)
    assert not left, f"not asked: {', '.join(left)}"
    return game


def _run_step(game: Game, answers: list[str]) -> None:
    rules = STEPS[game.state.phase](game)
    value = None
    while True:
        try:
            request = rules.send(value)
        except StopIteration:
            return
        value = None
        if request is not CHECKPOINT:
            assert isinstance(request, Decision)
            value = _chosen(request, answers).value


def _chosen(decision: Decision, answers: list[str]) -> Option:
    if len(decision.options) == 1:
        return decision.options[0]
    assert answers, f"seat {decision.seat} is asked '{decision.question}': {', '.join(ids(decision))}"
    option = decision.option(answers.pop(0))
    assert option is not None, f"not an answer to '{decision.question}': {', '.join(ids(decision))}"
    return option


def asked(text: str) -> Decision | None:
    """The first question of the next step that has more than one answer, or None."""
    game = Game(position(text))
    rules = STEPS[game.state.phase](game)
    value = None
    while True:
        try:
            request = rules.send(value)
        except StopIteration:
            return None
        assert isinstance(request, Decision)
        if len(request.options) > 1:
            return request
        value = request.options[0].value


def ids(decision: Decision | None) -> Sequence[str]:
    """The ids of a decision's answers."""
    return [option.id for option in decision.options] if decision else []
