"""A match: the whole interface to a game.

Any moment of a match is "a checkpoint and the answers since". Undo, clone, save, load and replay are all that one
idea: copy a checkpoint's state, start the rules from there, and answer as it was answered before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Self, cast

import msgspec

from tafelrunde.kernel.bot import Bot
from tafelrunde.kernel.calling import called
from tafelrunde.kernel.chance import Chance, seeded
from tafelrunde.kernel.chapter import Chapter, ChapterClosed, checksum, packed, story
from tafelrunde.kernel.copying import copier
from tafelrunde.kernel.decision import PARTY, Answer, Decision, IllegalAnswer, Option, Title
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.papers import position, save
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
_EVENTS = 32
"""Older checkpoints are thinned to one in so many answers or events: memory against the time of a deep undo.

What an answer costs when it is given again grows with what it tells: nothing where a card is looked for in a hand, much
where a row of monsters follows from it.
"""


_PAGE = (
    "chapters", "title", "start", "past", "events", "_answers", "_checkpoints", "_fresh", "_game", "_run",
)  # fmt: skip
"""All that changes when a page is turned, forward or back. Lists are made anew then, so that they can be put back."""


class NothingToUndo(Exception):
    """There is no answer to take back (or to give again)."""


class Match:
    """One game being played. Made by `Match.new`, `Match.load` or `Match.from_position`."""

    __slots__ = (
        "_answers",
        "_checkpoints",
        "_closing",
        "_copy",
        "_fresh",
        "_game",
        "_recording",
        "_run",
        "_skip_single",
        "_stated",
        "_turned",
        "_undone",
        "_whole",
        "chapters",
        "events",
        "key",
        "names",
        "past",
        "rulebook",
        "seed",
        "setup",
        "start",
        "title",
    )

    def __init__(
        self, rulebook: Rulebook[Any], setup: Setup, seed: int, recording: bool, skip_single: bool, key: bytes
    ) -> None:
        self.rulebook = rulebook
        self.setup = setup
        self.seed = seed
        self.key = key
        """With a key nobody can compute the chance to come from what has come: see `kernel.chance.keyed`."""
        self.chapters: tuple[Chapter, ...] = ()
        """The chapters that are over: see `tafelrunde.kernel.chapter`."""
        self.names: dict[str, str] = {}
        """What people call it and things in it: see `call`."""
        self.title: Title | None = None
        """Of the chapter in progress; None in a game without chapters."""
        self.events: list[Event] = []
        """What was told in this chapter."""
        self.past: Sequence[Answer] = ()
        """Answers of this chapter from before a save was carried over to new rules: known, but out of reach of undo."""
        self.start: Any = None
        """The state the chapter started from, if that is not a new game."""
        self._closing = False
        """Whether it ends with its chapter."""
        self._whole = False
        self._turned: list[Any] | None = None
        """The page that was open before the answer in progress, once it has turned it."""
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
        whole: bool = False,
        **more_options: Value,
    ) -> Self:
        """Set up a game. `recording=False` keeps no history: for simulations, where only the result counts.

        The seed alone says all that chance will bring; with a secret `key` it does not. A `whole` match turns no page
        where a chapter begins: for whoever wants to read all its events in the end.
        """
        rulebook = find(game) if isinstance(game, str) else game
        setup = rulebook.setup(players, {**(options or {}), **more_options})
        match = cls(rulebook, setup, seed, recording, skip_single, key)
        match._whole = whole
        match._start(rulebook.new(setup, seeded(seed)), spare=not recording)
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
        title: Title | None = None,
        chapters: tuple[Chapter, ...] = (),
    ) -> Self:
        """A match that starts from a checkpoint's state and these answers; with `pause` not before `go_on`.

        In a campaign it goes on in the chapter of this `title`, after those that are over.
        """
        match = cls(rulebook, setup, seed, recording, skip_single, key)
        match.title, match.chapters = title, chapters
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
    def closed(self) -> bool:
        """Whether it is the replay of a chapter, and has come to its end."""
        run = self._run
        return self._closing and run.begun and not run.decisions and not run.over and not run.failed

    @property
    def paused(self) -> bool:
        """Whether the match stands in a stated position and waits for `go_on`."""
        return not self._run.begun

    @property
    def outcome(self) -> Outcome | None:
        return self.rulebook.outcome(self.state)

    @property
    def answers(self) -> Sequence[Answer]:
        """Every answer of this chapter so far."""
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

    def call(self, thing: str, name: str) -> None:
        """Give something a name: the match itself (`""`), or what a scene says can have one (`calling`).

        It is cleaned and shortened; an empty one takes the name away. Rules never read names, and undo leaves them.
        """
        self.names = called(self.names, thing, name)

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
        if len(decisions) == 1 and (seat is None or seat == decisions[0].seat):
            return decisions[0]
        if not decisions:
            if self._run.failed:
                raise RuntimeError("an error in the rules ended this match; it keeps no history to go back to")
            if self.paused:
                raise IllegalAnswer("nothing is asked before the match goes on (go_on)", reason="paused")
            if self.closed:
                raise IllegalAnswer("the chapter is over", reason="chapter_over")
            raise IllegalAnswer("the game is over", reason="game_over")
        if seat is None:
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
        answers = self._answers
        at = len(answers)
        by = by if decision.seat == PARTY else PARTY
        answers.append(Answer(decision.seat, option.id, decision.fingerprint(), by=by))
        try:
            if by >= 0:
                self._tell_decider(decision, option, by)
            self._run.answer(decision, option)
        except BaseException:
            if self._turned is not None:
                self._open_page(self._turned)
            self._restore(answers[:at])
            raise
        self._turned = None
        if state.revealed != before:
            answers[at] = msgspec.structs.replace(answers[at], revealed=True)

    def _tell_decider(self, decision: Decision, option: Option, by: int) -> None:
        args: dict[str, Any] = {"question": decision.question, "option": option.id}
        if option.args:
            args["args"] = dict(option.args)
        if decision.args:
            args["asked"] = dict(decision.args)
        self._game.tell("party_decided", decision.rule, seat=by, **args)

    # --- going back -------------------------------------------------------------------------------------------

    def undo(self, count: int = 1) -> None:
        """Take back the last answers, exactly; also those of earlier chapters, which are opened again."""
        given = len(self._answers) + sum([chapter.answers for chapter in self.chapters])
        if not 0 < count <= given:
            raise NothingToUndo(f"there are {given} answers to take back, not {count}")
        page, undone = self._page(), self._undone[:]
        try:
            while count > len(self._answers):
                count -= len(self._answers)
                undone.extend(reversed(self._answers))
                self._turn_back()
        except ChapterClosed as error:
            self._open_page(page)
            raise NothingToUndo(str(error)) from error
        keep = len(self._answers) - count
        undone.extend(reversed(self._answers[keep:]))
        self._restore(self._answers[:keep])
        self._undone = undone

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
        if self.has_chosen:
            raise NothingToUndo(f"seat {seat} has not chosen anything yet")
        count = len(answers)
        for chapter in reversed(self.chapters):
            if not chapter.data:
                break
            for given, _ in reversed(chapter.story().answers):
                count += 1
                if given in (seat, PARTY):
                    self.undo(count)
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
        other.title = self.title
        other.names = self.names
        other._closing, other._whole = self._closing, self._whole
        if history:
            other.chapters = self.chapters
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

    def fork(self, seat: int, key: bytes, known: bool = False) -> Match:
        """A match of its own that goes on from here by other chance: what the seat can't know is dealt anew.

        Earlier chapters come along as they were only if everything in them is `known`: they hold everybody's secrets.

        It goes on from the last checkpoint; answers since are given again as far as the same is asked. What others
        have answered before is forgotten, and what they are choosing now: it may tell what they keep secret.
        """
        state, since = self.last_checkpoint
        dealt = self._copy(state)
        dealt.script = {}
        self.rulebook.imagine(dealt, seat, Chance(int.from_bytes(key[:8], "little")))
        chapters = self.chapters if known else tuple([chapter.without_story() for chapter in self.chapters])
        other = Match.from_state(
            self.rulebook, self.setup, dealt, self.seed, skip_single=self._skip_single, key=key,
            title=self.title, chapters=chapters,
        )  # fmt: skip
        other.names = self.names
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

    def with_another_seat(self) -> Match:
        """The same match with one seat more, for somebody who joins a campaign where it `has_room`; or ValueError.

        What was answered in this chapter so far becomes a chapter of its own: everything before was played by fewer. It
        can be told again, but not taken back.
        """
        if not self.rulebook.has_room(self.state):
            raise ValueError("nobody can join now")
        state, since = self.last_checkpoint
        setup = self._setup_for(self.setup.players + 1)
        wider = self._copy(state)
        self.rulebook.seat_more(wider, setup)
        over = self.chapters
        if len(self._answers) > len(since):
            begun = self.clone()
            if since:
                begun.undo(len(since))
            told = story(self.start, begun.answers, begun.state, self.seed, self.key)
            rulebook = self.rulebook
            over += (packed(self.title or Title(), told, rulebook.rules_version, rulebook.content_digest()),)
        other = Match.from_state(
            self.rulebook, setup, wider, self.seed, skip_single=self._skip_single, key=self.key,
            title=self.title, chapters=tuple([chapter.played_by(self.setup.players) for chapter in over]),
        )  # fmt: skip
        other.names = self.names
        for answer in since:
            other._repeat(answer)
        return other

    def _setup_for(self, players: int) -> Setup:
        return self.rulebook.setup(players, self.setup.options)

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
        self,
        pristine: Any,
        resumed: bool = False,
        hold: tuple[int, int] | None = None,
        begin: bool = True,
        spare: bool = False,
    ) -> None:
        """Run the rules from a state, which itself is never changed unless it is a `spare` one.

        `resumed` if it is that of a checkpoint.
        """
        self._game = game = self.rulebook.game(pristine if spare else self._copy(pristine))
        game.events = self.events
        game.recording = self._recording
        game.key = self.key
        on_checkpoint = on_chapter = None
        if self._recording:
            self._checkpoints.append(Checkpoint(len(self._answers), len(self.events), pristine))
            self._fresh = resumed
            on_checkpoint, on_chapter = self._keep, self._begin_chapter
        self._run = Run(game, self.rulebook.play(game), on_checkpoint, self._skip_single, hold, begin, on_chapter)

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
        if old >= 2:
            before, after = checkpoints[old - 2], checkpoints[old]
            if after.at - before.at < _SPACING and after.told - before.told < _EVENTS:
                del checkpoints[old - 1]
                old -= 1
        aged = checkpoints[old - 1]
        if aged.state is not None:
            checkpoints[old - 1] = Checkpoint(aged.at, aged.told, None, msgspec.msgpack.encode(aged.state))

    # --- chapters ---------------------------------------------------------------------------------------------

    def chapter(self, number: int) -> Match:
        """A chapter that is over as a match of its own, which ends where the next one began: for its replay.

        Raises ChapterClosed if it can't be told again.
        """
        told = self.chapters[number].story()
        setup = self.setup if told.players in (0, self.setup.players) else self._setup_for(told.players)
        other = Match(self.rulebook, setup, told.seed, True, self._skip_single, told.key)
        other.chapters = self.chapters[: number + 1]
        other._turn_back()
        other._closing = True
        return other

    def _begin_chapter(self, title: Title) -> bool:
        """The rules have come to the beginning of a chapter: turn the page, or end here, if only one is told."""
        known = self.title
        same = known is not None and (known.kind, known.number) == (title.kind, title.number)
        if same or self._whole or not (self._answers or self.events):
            self.title = title
            self._keep()
            return False
        if self._closing:
            return True
        state = self._copy(self._game.state)
        told = story(self.start, self._answers, state, self.seed, self.key)
        over = packed(self.title or Title(), told, self.rulebook.rules_version, self.rulebook.content_digest())
        if self._answers:
            self._turned = self._page()
        self.chapters = (*self.chapters, over)
        self.title, self.start, self.past = title, state, ()
        self.events = self._game.events = []
        self._answers = []
        self._checkpoints = [Checkpoint(0, 0, state)]
        self._fresh = False
        return False

    def _turn_back(self) -> None:
        """Open the chapter before this one again, at its end."""
        over = self.chapters[-1]
        if not over.fits(self.rulebook.rules_version, self.rulebook.content_digest()):
            raise ChapterClosed("this chapter was played under other rules or content, or is not kept here")
        told = over.story()
        if (told.seed, told.key) != (self.seed, self.key):
            raise ChapterClosed("this chapter was played at another table")
        if told.players not in (0, self.setup.players):
            raise ChapterClosed("somebody has joined the table since this chapter")
        closing = self._closing
        self.chapters = self.chapters[:-1]
        self.title, self.past = over.title, ()
        self.events, self._answers, self._checkpoints = [], [], []
        if told.start is None:
            self.start = None
            pristine = self.rulebook.new(self.setup, seeded(self.seed))
        else:
            pristine = self.start = msgspec.msgpack.decode(told.start, type=self.rulebook.state_type)
        self._closing = True
        try:
            self._start(pristine, resumed=told.start is not None)
            for number, (seat, option) in enumerate(told.answers):
                self._repeat(Answer(seat, option, 0, by=told.deciders.get(number, PARTY)))
            if checksum(self.state) != told.end:
                raise ChapterClosed("it leads elsewhere today")
        except Exception as error:
            raise ChapterClosed(f"this chapter can't be told again: {error}") from error
        finally:
            self._closing = closing

    def _page(self) -> list[Any]:
        return [getattr(self, name) for name in _PAGE]

    def _open_page(self, page: list[Any]) -> None:
        """Go back to how it was when the page was noted; no list of it has been changed since."""
        for name, value in zip(_PAGE, page, strict=True):
            setattr(self, name, value)

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
