"""A run drives the rules' generator from answer to answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tafelrunde.kernel.decision import CHECKPOINT, Decision, Option, Rules, Title, Together
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

    `hold` names a simultaneous choice (the how-manieth since the checkpoint) and a seat: there the other seats' shares
    are not begun before `release`, so that what they ask can follow from a state that was changed meanwhile.

    A run that is made with `begin=False` waits for `begin` and asks nothing before.

    `on_chapter` is told where a chapter begins and says whether the run ends there.
    """

    __slots__ = (
        "_hold",
        "_on_chapter",
        "_on_checkpoint",
        "_parts",
        "_rules",
        "_skip_single",
        "answered",
        "begun",
        "decisions",
        "failed",
        "game",
        "over",
        "togethers",
    )

    def __init__(
        self,
        game: Game[Any],
        rules: Rules[None],
        on_checkpoint: Callable[[], None] | None,
        skip_single: bool,
        hold: tuple[int, int] | None = None,
        begin: bool = True,
        on_chapter: Callable[[Title], bool] | None = None,
    ) -> None:
        self.game = game
        self.over = False
        self.failed = False
        """Whether an error ended the rules: a generator that raised can't go on."""
        self.answered = 0
        """How many answers the simultaneous choice in progress has got."""
        self.togethers = 0
        """How many simultaneous choices there were since the last checkpoint."""
        self._hold = hold
        self._rules = rules
        self._on_checkpoint = on_checkpoint
        self._on_chapter = on_chapter
        self._skip_single = skip_single
        self.decisions: Sequence[Decision] = ()
        """What is asked now: one decision, or one for each seat that has not finished a simultaneous choice."""
        self._parts: dict[int, _Part] | None = None
        self.begun = False
        if begin:
            self.begin()

    def begin(self) -> None:
        """Run the rules to their first question."""
        self.begun = True
        self._advance(None)

    @property
    def together(self) -> bool:
        """Whether several seats are choosing at the same time."""
        return self._parts is not None

    @property
    def finished(self) -> Sequence[int]:
        """The seats that have finished their share of a simultaneous choice."""
        return [] if self._parts is None else [seat for seat, part in self._parts.items() if part.finished]

    def answer(self, decision: Decision, option: Option) -> None:
        """Go on with a legal answer to one of the pending decisions."""
        try:
            if self._parts is None:
                self.decisions = ()
                self._advance(option.value)
                return
            for part in self._parts.values():
                if part.decision is decision:
                    break
            else:
                raise ValueError(f"'{decision.question}' is not asked now")
            self.answered += 1
            self._advance_part(part, option.value)
            if part.decision is None:
                self._finish_parts()
            else:
                self.decisions = [part.decision if one is decision else one for one in self.decisions]
        except BaseException:
            self.decisions, self._parts = (), None
            self.failed = True
            raise

    def release(self) -> None:
        """Begin the shares of a simultaneous choice that were held back."""
        if self._hold is None or self._parts is None:
            return
        _, seat = self._hold
        self._hold = None
        for other, part in self._parts.items():
            if other != seat:
                self._advance_part(part, None)
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
                if len(options) > 1 or (options and not self._skip_single):
                    self.decisions = (request,)
                    return
                if not options:
                    raise RuntimeError(f"the rules asked '{request.question}' without a legal answer")
                self._note_single(request)
                value = options[0].value
                continue
            if request is CHECKPOINT:
                self.togethers = 0
                if self._on_checkpoint is not None:
                    self._on_checkpoint()
                value = None
            elif type(request) is Together:
                self.answered = 0
                self.togethers += 1
                self._parts = {seat: _Part(rules) for seat, rules in request.parts.items()}
                number, only = self._hold or (0, 0)
                for seat, part in self._parts.items():
                    if number != self.togethers or seat == only:
                        self._advance_part(part, None)
                if not self._finish_parts(advance=False):
                    return
                value = self._collect_parts()
            elif type(request) is Title:
                self.togethers = 0
                if self._on_chapter is not None and self._on_chapter(request):
                    return
                value = None
            else:
                raise TypeError(f"rules yielded {request!r} instead of a question")

    def _advance_part(self, part: _Part, value: Any) -> None:
        """Run one seat's share; what it tells is held back until all have chosen."""
        game, state = self.game, self.game.state
        rng, revealed = state.rng, state.revealed
        held, game.events = game.events, part.events
        part.decision = None
        try:
            self._ask_part(part, value)
        finally:
            game.events = held
        if state.rng != rng or state.revealed != revealed:
            raise TypeError("a simultaneous choice only collects answers: it must not roll or reveal anything")

    def _ask_part(self, part: _Part, value: Any) -> None:
        while True:
            try:
                request = part.rules.send(value)
            except StopIteration as stop:
                part.finished = True
                part.result = stop.value
                return
            if type(request) is not Decision:
                raise TypeError("a simultaneous choice can only ask simple questions")
            options = request.options
            if len(options) == 1 and self._skip_single:
                self._note_single(request)
                value = options[0].value
                continue
            if not options:
                raise RuntimeError(f"the rules asked '{request.question}' without a legal answer")
            part.decision = request
            return

    def _finish_parts(self, advance: bool = True) -> bool:
        parts = self._parts
        if parts is None:
            return False
        decisions: list[Decision] = []
        finished = True
        for part in parts.values():
            if part.decision is not None:
                decisions.append(part.decision)
            finished = finished and part.finished
        self.decisions = decisions
        if not finished:
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
        """A question that was not asked because it had one answer; told only to whom it was for."""
        game = self.game
        if game.recording:
            only = (decision.seat,) if decision.seat >= 0 else None
            option = decision.options[0]
            args: dict[str, Any] = {"question": decision.question, "option": option.id}
            if option.args:
                args["args"] = dict(option.args)
            game.tell("only_option", decision.rule, only=only, **args)
