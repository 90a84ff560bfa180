"""A run drives the rules' generator from answer to answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tafelrunde.kernel.decision import CHECKPOINT, Decision, Option, Rules, Together
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.game import Game


class _Part:
    """One seat's secret share of a simultaneous choice."""

    __slots__ = ("decision", "events", "finished", "result", "rules")

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.decision: Decision | None = None
        self.events: list[Event] = []
        self.finished = False
        self.result: Any = None


class Run:
    """The rules in progress: what they ask now, and how they go on with an answer.

    `skip_single` answers questions with one option by itself and leaves a note in the events.
    """

    __slots__ = ("_decision", "_on_checkpoint", "_parts", "_rules", "_skip_single", "game", "over")

    def __init__(
        self,
        game: Game[Any],
        rules: Rules[None],
        on_checkpoint: Callable[[], None] | None,
        skip_single: bool,
    ) -> None:
        self.game = game
        self.over = False
        self._rules = rules
        self._on_checkpoint = on_checkpoint
        self._skip_single = skip_single
        self._decision: Decision | None = None
        self._parts: dict[int, _Part] | None = None
        self._advance(None)

    @property
    def decisions(self) -> Sequence[Decision]:
        """What is asked now: one decision, or one for each seat that has not finished a simultaneous choice."""
        if self._parts is not None:
            return [part.decision for part in self._parts.values() if part.decision is not None]
        return () if self._decision is None else (self._decision,)

    @property
    def together(self) -> bool:
        """Whether several seats are choosing at the same time."""
        return self._parts is not None

    def answer(self, decision: Decision, option: Option) -> None:
        """Go on with a legal answer to one of the pending decisions."""
        if self._parts is None:
            self._decision = None
            self._advance(option.value)
            return
        part = next(part for part in self._parts.values() if part.decision is decision)
        self._advance_part(part, option.value)
        self._finish_parts()

    def _advance(self, value: Any) -> None:
        send = self._rules.send
        while True:
            try:
                request = send(value)
            except StopIteration:
                self.over = True
                return
            if type(request) is Decision:
                options = request.options
                if len(options) == 1 and self._skip_single:
                    self._note_single(request)
                    value = options[0].value
                    continue
                if not options:
                    raise RuntimeError(f"the rules asked '{request.question}' without a legal answer")
                self._decision = request
                return
            if request is CHECKPOINT:
                if self._on_checkpoint is not None:
                    self._on_checkpoint()
                value = None
            elif type(request) is Together:
                self._parts = {seat: _Part(rules) for seat, rules in request.parts.items()}
                for part in self._parts.values():
                    self._advance_part(part, None)
                if not self._finish_parts(advance=False):
                    return
                value = self._collect_parts()
            else:
                raise TypeError(f"rules yielded {request!r} instead of a question")

    def _advance_part(self, part: _Part, value: Any) -> None:
        """Run one seat's share; what it tells is held back until all have chosen."""
        held, self.game.events = self.game.events, part.events
        part.decision = None
        try:
            while True:
                try:
                    request = part.rules.send(value)
                except StopIteration as stop:
                    part.finished = True
                    part.result = stop.value
                    return
                if type(request) is not Decision:
                    raise TypeError("a simultaneous choice can only ask simple questions")
                if len(request.options) == 1 and self._skip_single:
                    value = request.options[0].value
                    continue
                part.decision = request
                return
        finally:
            self.game.events = held

    def _finish_parts(self, advance: bool = True) -> bool:
        parts = self._parts
        if parts is None or not all(part.finished for part in parts.values()):
            return False
        if advance:
            self._advance(self._collect_parts())
        return True

    def _collect_parts(self) -> dict[int, Any]:
        parts = self._parts
        assert parts is not None
        self._parts = None
        for part in parts.values():
            self.game.events.extend(part.events)
        return {seat: part.result for seat, part in parts.items()}

    def _note_single(self, decision: Decision) -> None:
        """A question that was not asked because it had one answer; told only to the seat it was for."""
        game = self.game
        if game.recording and decision.seat >= 0:
            only = (decision.seat,)
            option = decision.options[0]
            game.tell("only_option", decision.rule, only=only, question=decision.question, option=option.id)
