"""A match: the whole interface to a game.

Any moment of a match is "a checkpoint and the answers since". Undo, clone, save, load and replay are all that one
idea: copy a checkpoint's state, start the rules from there, and answer as it was answered before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Self, cast

import msgspec

from tafelrunde.kernel import position, save
from tafelrunde.kernel.bot import Bot
from tafelrunde.kernel.chance import Chance, seeded
from tafelrunde.kernel.copying import copier
from tafelrunde.kernel.decision import PARTY, Answer, Decision, IllegalAnswer, Option
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.playable import Stated
from tafelrunde.kernel.rulebook import Outcome, Rulebook, Setup, Value, find
from tafelrunde.kernel.run import Run
from tafelrunde.kernel.view import View


class Checkpoint(msgspec.Struct):
    """A copy of the state from which the rules can go on; older ones are kept packed."""

    at: int
    """How many answers had been given."""
    told: int
    """How many events had been told."""
    state: Any
    packed: bytes = b""


_RECENT = 4
_SPACING = 32
"""Older checkpoints are thinned to about one in so many answers: memory against the time of a deep undo."""


class NothingToUndo(Exception):
    """There is no answer to take back (or to give again)."""


class Match:
    """One game being played. Made by `Match.new`, `Match.load` or `Match.from_position`."""

    __slots__ = (
        "_answers",
        "_checkpoints",
        "_copy",
        "_fresh",
        "_game",
        "_recording",
        "_run",
        "_skip_single",
        "_stated",
        "_undone",
        "events",
        "key",
        "past",
        "rulebook",
        "seed",
        "setup",
        "start",
    )

    def __init__(
        self, rulebook: Rulebook[Any], setup: Setup, seed: int, recording: bool, skip_single: bool, key: bytes
    ) -> None:
        self.rulebook = rulebook
        self.setup = setup
        self.seed = seed
        self.key = key
        """With a key nobody can compute the chance to come from what has come: see `kernel.chance.keyed`."""
        self.events: list[Event] = []
        self.past: Sequence[Answer] = ()
        """Answers from before a save was carried over to new rules: known, but out of reach of undo."""
        self.start: Any = None
        """The state the match started from, if it did not begin as a new game."""
        self._recording = recording
        self._skip_single = skip_single
        self._answers: list[Answer] = []
        self._undone: list[Answer] = []
        self._checkpoints: list[Checkpoint] = []
        self._copy: Callable[[Any], Any] = copier(cast(Any, rulebook.state_type))
        self._fresh = False
        self._stated: Sequence[Stated] = ()
        self._game: Game[Any]
        self._run: Run

    def __repr__(self) -> str:
        """How to make it again, without anything secret."""
        given = {option.id: option.default for option in self.rulebook.options}
        more = "".join([f", {key}={value!r}" for key, value in self.setup.options.items() if value != given.get(key)])
        more += "" if self._skip_single else ", skip_single=False"
        start = f"{self.rulebook.id!r}, players={self.setup.players}, seed={self.seed}{more}"
        return f"<Match {start}; {len(self._answers)} answers>"

    # --- making one -------------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: str | Rulebook[Any],
        players: int = 2,
        seed: int = 0,
        recording: bool = True,
        skip_single: bool = True,
        options: Mapping[str, Value] | None = None,
        key: bytes = b"",
        **more_options: Value,
    ) -> Self:
        """Set up a game. `recording=False` keeps no history: for simulations, where only the result counts.

        The seed alone says all that chance will bring; with a secret `key` it does not.
        """
        rulebook = find(game) if isinstance(game, str) else game
        setup = rulebook.setup(players, {**(options or {}), **more_options})
        match = cls(rulebook, setup, seed, recording, skip_single, key)
        match._start(rulebook.new(setup, seeded(seed)))
        return match

    @classmethod
    def from_state(
        cls,
        rulebook: Rulebook[Any],
        setup: Setup,
        state: Any,
        seed: int = 0,
        recording: bool = True,
        skip_single: bool = True,
        pause: bool = False,
        answers: Sequence[Stated] = (),
        key: bytes = b"",
    ) -> Self:
        """A match that starts from a checkpoint's state and these answers; with `pause` not before `go_on`."""
        match = cls(rulebook, setup, seed, recording, skip_single, key)
        match.start = match._copy(state)
        match._stated = answers
        match._start(match.start, begin=False)
        if not pause:
            match.go_on()
        return match

    @classmethod
    def from_position(cls, text: str, recording: bool = True, pause: bool = False) -> Self:
        """A match in the situation that a position text describes; `PositionError` says what is wrong and where.

        With `pause` nothing runs on yet: state, views and scenes are as stated, nothing is asked, and the stated
        answers are given by `go_on`.
        """
        return position.read(cls, text, recording, pause)

    @classmethod
    def load(cls, path: str | Path) -> Self:
        """Open a saved match; see `load_report` for one that was saved under other rules or content."""
        return cast(Self, save.load(cls, Path(path)).match)

    @classmethod
    def load_report(cls, path: str | Path) -> save.Loaded:
        """Open a saved match, with a report of what did not fit any more."""
        return save.load(cls, Path(path))

    # --- where it stands --------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The live state, with all secrets: for the rules' own tests; screens and bots use `view`."""
        return self._game.state

    @property
    def decision(self) -> Decision | None:
        """What must be decided now (the first, if several seats choose at once); None when the game is over."""
        decisions = self._run.decisions
        return decisions[0] if decisions else None

    @property
    def decisions(self) -> Sequence[Decision]:
        """All that is asked now: several if several seats choose at once in secret."""
        return self._run.decisions

    @property
    def over(self) -> bool:
        return self._run.over

    @property
    def paused(self) -> bool:
        """Whether the match stands in a stated position and waits for `go_on`."""
        return not self._run.begun

    @property
    def outcome(self) -> Outcome | None:
        return self.rulebook.outcome(self.state)

    @property
    def answers(self) -> Sequence[Answer]:
        """Every answer so far."""
        return self._answers

    @property
    def undone(self) -> Sequence[Answer]:
        """Answers taken back that `redo` would give again, the next one last."""
        return self._undone

    @property
    def stated(self) -> Sequence[Stated]:
        """The answers that a position states and that are given when the match goes on from it."""
        return self._stated

    @property
    def unused_chance(self) -> dict[str, tuple[int | str, ...]]:
        """Random outcomes that a position or a test has stated and nothing has asked for yet, by purpose."""
        return {purpose: tuple(outcomes) for purpose, outcomes in self.state.script.items() if outcomes}

    def view(self, seat: int) -> View:
        """The match as that seat may see it."""
        return View(self, seat)

    # --- going on ---------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Run on from a stated position to the first question after its answers; nothing, where that was done.

        If that fails (`PositionError` says where), the match stands in the position as before.
        """
        if not self.paused:
            return
        try:
            position.run_on(self, self._run.begin, self._stated)
        except BaseException:
            del self.events[:], self._answers[:], self._checkpoints[:]
            self._start(self.start, begin=False)
            raise
        self._stated = ()

    def answer(self, option: Option | str, seat: int | None = None, by: int = PARTY) -> None:
        """Answer the pending decision (of `seat`, if several are asked). An illegal answer changes nothing.

        `by` is the seat that decides for the party, where the others want to know: the log then tells it.

        If the rules themselves fail, the match goes back to before the answer and the error is passed on. Without
        recording there is no way back: the error ends the match.
        """
        decision = self._asked(option, seat)
        chosen = self._legal(decision, option)
        if self._recording:
            self._record(decision, chosen, by)
            self._undone.clear()
        else:
            self._run.answer(decision, chosen)

    def play(self, bots: Sequence[Bot], most: int = 100_000) -> Outcome:
        """Let bots (one per seat; the first also answers for the party) play to the end."""
        self.go_on()
        run = self._run
        for _ in range(most):
            decisions = run.decisions
            if not decisions:
                outcome = self.outcome
                assert outcome is not None
                return outcome
            decision = decisions[0]
            seat = max(decision.seat, 0)
            self.answer(bots[seat].choose(decision, View(self, seat)), decision.seat)
        raise RuntimeError(f"{self.rulebook.id}, seed {self.seed}: not over after {most} answers")

    def _asked(self, option: Option | str, seat: int | None) -> Decision:
        decisions = self._run.decisions
        if not decisions:
            if self._run.failed:
                raise RuntimeError("an error in the rules ended this match; it keeps no history to go back to")
            if self.paused:
                raise IllegalAnswer("nothing is asked before the match goes on (go_on)", reason="paused")
            raise IllegalAnswer("the game is over", reason="game_over")
        if seat is None:
            if len(decisions) == 1:
                return decisions[0]
            name = option.id if isinstance(option, Option) else option
            able = [decision for decision in decisions if decision.option(name) is not None]
            if len(able) == 1:
                return able[0]
            raise IllegalAnswer("several seats are choosing: say which one answers", reason="which_seat")
        for decision in decisions:
            if decision.seat in (seat, PARTY):
                return decision
        waiting = ", ".join(str(decision.seat) for decision in decisions)
        raise IllegalAnswer(f"seat {seat} is not asked now; the table waits for {waiting}", reason="not_your_turn")

    def _legal(self, decision: Decision, option: Option | str) -> Option:
        if isinstance(option, Option):
            for legal in decision.options:
                if legal is option:
                    return option
            option = option.id
        found = decision.option(option)
        if found is not None:
            return found
        for refused in decision.refused():
            if refused.id == option:
                raise IllegalAnswer(
                    f"'{option}' is not allowed: {refused.reason}", reason=refused.reason, rule=refused.rule
                )
        raise IllegalAnswer(f"'{option}' is not an answer to '{decision.question}'", rule=decision.rule)

    def _record(self, decision: Decision, option: Option, by: int) -> None:
        """Answer, and remember it. The answer is noted first: a checkpoint on the way counts it."""
        state = self._game.state
        before = state.revealed
        at = len(self._answers)
        by = by if decision.seat == PARTY else PARTY
        self._answers.append(Answer(decision.seat, option.id, decision.fingerprint(), by=by))
        try:
            if by >= 0:
                self._tell_decider(decision, option, by)
            self._run.answer(decision, option)
        except BaseException:
            self._restore(self._answers[:at])
            raise
        if state.revealed != before:
            self._answers[at] = msgspec.structs.replace(self._answers[at], revealed=True)

    def _tell_decider(self, decision: Decision, option: Option, by: int) -> None:
        args: dict[str, Any] = {"question": decision.question, "option": option.id}
        if option.args:
            args["args"] = dict(option.args)
        if decision.args:
            args["asked"] = dict(decision.args)
        self._game.tell("party_decided", decision.rule, seat=by, **args)

    # --- going back -------------------------------------------------------------------------------------------

    def undo(self, count: int = 1) -> None:
        """Take back the last answers, exactly."""
        if not 0 < count <= len(self._answers):
            raise NothingToUndo(f"there are {len(self._answers)} answers to take back, not {count}")
        keep = len(self._answers) - count
        back = self._answers[keep:]
        self._restore(self._answers[:keep])
        self._undone.extend(reversed(back))

    def undo_seat(self, seat: int) -> None:
        """Take back the last answer of one seat.

        In a simultaneous choice it is the last of this choice, and the other seats' answers stay. What was before can
        be taken back until somebody has finished choosing. Everything since goes with it then, for it may have
        followed from that answer.
        """
        answers = self._answers
        start = len(answers) - self.choosing
        for at in range(len(answers) - 1, start - 1, -1):
            if answers[at].seat == seat:
                self._restore(answers[:at] + answers[at + 1 :])
                self._undone.clear()
                return
        for at in range(start - 1, -1, -1):
            if answers[at].seat in (seat, PARTY) and not self.has_chosen:
                self.undo(len(answers) - at)
                return
        raise NothingToUndo(f"seat {seat} has not chosen anything yet")

    def redo(self, count: int = 1) -> None:
        """Give answers again that were taken back."""
        if not 0 < count <= len(self._undone):
            raise NothingToUndo(f"there are {len(self._undone)} answers to give again, not {count}")
        for _ in range(count):
            answer = self._undone[-1]
            decision = self._asked(answer.option, answer.seat)
            self._record(decision, self._legal(decision, answer.option), answer.by)
            self._undone.pop()

    @property
    def choosing(self) -> int:
        """How many answers a simultaneous choice in progress has got."""
        return self._run.answered if self._run.together else 0

    @property
    def together(self) -> bool:
        """Whether several seats choose at the same time in secret."""
        return self._run.together

    @property
    def has_chosen(self) -> bool:
        """Whether somebody has finished their share of a simultaneous choice: that is all that others see of it."""
        choosing = self.choosing
        if not choosing:
            return False
        answered = {answer.seat for answer in self._answers[-choosing:]}
        return not answered.isdisjoint(self._run.finished)

    def clone(self, history: bool = True) -> Match:
        """A second match in the same situation; without history only its future is independent and complete."""
        last = self._last("cloned")
        other = Match(self.rulebook, self.setup, self.seed, history, self._skip_single, self.key)
        if history:
            other.events = self.events[: last.told]
            other.past = self.past
            other.start = self.start
            other._undone = self._undone[:]
            other._checkpoints = self._checkpoints[:-1]
            other._answers = self._answers[: last.at]
        other._stated = self._stated
        other._start(self._pristine(last), resumed=True, begin=not self.paused)
        for answer in self._answers[last.at :]:
            other._repeat(answer)
        return other

    def fork(self, seat: int, key: bytes) -> Match:
        """A match of its own that goes on from here by other chance: what the seat can't know is dealt anew.

        It goes on from the last checkpoint; answers since are given again as far as the same is asked. What others
        have answered before is forgotten, and what they are choosing now: it may tell what they keep secret.
        """
        state, since = self.last_checkpoint
        dealt = self._copy(state)
        dealt.script = {}
        self.rulebook.imagine(dealt, seat, Chance(int.from_bytes(key[:8], "little")))
        other = Match.from_state(self.rulebook, self.setup, dealt, self.seed, skip_single=self._skip_single, key=key)
        told = (seat, PARTY)
        before = self._answers[: len(self._answers) - len(since)]
        other.past = tuple([answer for answer in (*self.past, *before) if answer.seat in told])
        begun = len(since) - self.choosing
        for at, answer in enumerate(since):
            if at >= begun and answer.seat not in told:
                continue
            decision = next((one for one in other.decisions if one.seat == answer.seat), None)
            if decision is None or decision.fingerprint() != answer.fingerprint:
                break
            other.answer(answer.option, answer.seat, answer.by)
        return other

    def imagined(self, seat: int, change: Callable[[Any], None]) -> Match:
        """A clone without history whose state is changed in place, for thinking ahead from one seat.

        In a simultaneous choice what the others have chosen is left out, and what they are asked follows from the
        changed state.
        """
        run = self._run
        if not run.together:
            other = self.clone(history=False)
            other._forget_key()
            change(other.state)
            return other
        last = self._last("imagined")
        other = Match(self.rulebook, self.setup, self.seed, False, self._skip_single, self.key)
        other._start(self._pristine(last), resumed=True, hold=(run.togethers, seat))
        begun = len(self._answers) - run.answered
        for at in range(last.at, len(self._answers)):
            if at < begun or self._answers[at].seat == seat:
                other._repeat(self._answers[at])
        other._forget_key()
        change(other.state)
        other._run.release()
        return other

    def _forget_key(self) -> None:
        """What chance brings from here on is imagined."""
        self.key = self._game.key = b""

    def _repeat(self, answer: Answer) -> None:
        decision = self._asked(answer.option, answer.seat)
        option = decision.option(answer.option)
        if option is None:
            raise IllegalAnswer(f"'{answer.option}' is not an answer to '{decision.question}' any more")
        if self._recording:
            self._record(decision, option, answer.by)
        else:
            self._run.answer(decision, option)

    def _restore(self, answers: list[Answer]) -> None:
        """Go to the moment after these answers; they must agree with the past up to some checkpoint."""
        keep = len(self._checkpoints) - 1
        while keep > 0 and self._checkpoints[keep].at > len(answers):
            keep -= 1
        checkpoint = self._checkpoints[keep]
        state = self._pristine(checkpoint)
        del self._checkpoints[keep:]
        del self.events[checkpoint.told :]
        del self._answers[checkpoint.at :]
        self._start(state, resumed=True)
        for answer in answers[checkpoint.at :]:
            self._repeat(answer)

    def _start(
        self, pristine: Any, resumed: bool = False, hold: tuple[int, int] | None = None, begin: bool = True
    ) -> None:
        """Run the rules from a state, which itself is never changed; `resumed` if it is that of a checkpoint."""
        self._game = game = self.rulebook.game(self._copy(pristine))
        game.events = self.events
        game.recording = self._recording
        game.key = self.key
        on_checkpoint = None
        if self._recording:
            self._checkpoints.append(Checkpoint(len(self._answers), len(self.events), pristine))
            self._fresh = resumed
            on_checkpoint = self._keep
        self._run = Run(game, self.rulebook.play(game), on_checkpoint, self._skip_single, hold, begin)

    def _keep(self) -> None:
        """The rules have come to a checkpoint: keep a copy of the state, unless it is the one they resumed from."""
        if self._fresh:
            self._fresh = False
            last = self._checkpoints[-1]
            if last.at == len(self._answers) and last.told == len(self.events):
                return
        checkpoints = self._checkpoints
        at = len(self._answers)
        kept = Checkpoint(at, len(self.events), self._copy(self._game.state))
        if checkpoints[-1].at == at:
            checkpoints[-1] = kept
            return
        checkpoints.append(kept)
        if len(checkpoints) > _RECENT:
            self._thin()

    def _thin(self) -> None:
        """Pack the checkpoint that is no longer recent, or drop it if its neighbours are near."""
        checkpoints = self._checkpoints
        old = len(checkpoints) - _RECENT
        if old >= 2 and checkpoints[old].at - checkpoints[old - 2].at < _SPACING:
            del checkpoints[old - 1]
            old -= 1
        aged = checkpoints[old - 1]
        if aged.state is not None:
            checkpoints[old - 1] = Checkpoint(aged.at, aged.told, None, msgspec.msgpack.encode(aged.state))

    def _last(self, purpose: str) -> Checkpoint:
        if not self._checkpoints:
            raise RuntimeError(f"a match that keeps no history can't be {purpose}; make it with recording=True")
        return self._checkpoints[-1]

    def _pristine(self, checkpoint: Checkpoint) -> Any:
        if checkpoint.state is not None:
            return checkpoint.state
        return msgspec.msgpack.decode(checkpoint.packed, type=self.rulebook.state_type)

    # --- keeping it -------------------------------------------------------------------------------------------

    def save(self, path: str | Path) -> None:
        """Write the match to a file, whole or not at all; from a stated position it goes on first."""
        self.go_on()
        save.save(self, Path(path))

    def position(self) -> str:
        """This situation as text, from which `Match.from_position` makes it again."""
        return position.write(self)

    @property
    def last_checkpoint(self) -> tuple[Any, Sequence[Answer]]:
        """The newest checkpoint's state (for reading only) and the answers since."""
        checkpoint = self._last("kept")
        return self._pristine(checkpoint), self._answers[checkpoint.at :]

    @property
    def skips_single(self) -> bool:
        """Whether questions with one answer are skipped."""
        return self._skip_single
