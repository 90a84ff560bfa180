"""How a clerk reads a paper: a table may begin from it only if it can be opened, shown and played on.

What the rules have led to from a new game is as good as any game. What is only stated (a position, a checkpoint) is
counted, checked by the game, drawn for everybody, and tried with a few answers: what breaks down here never becomes a
table.
"""

from __future__ import annotations

import random
import re
import time
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.kernel import NOBODY, Match, PositionError, SaveError, UnknownGame, find
from tafelrunde.kernel.papers.save import dump, restore
from tafelrunde.kernel.referee import BadQuestion, referee
from tafelrunde.kernel.rulebook import KERNEL_FIELDS, BrokenInvariant
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import Code
from tafelrunde.table.live.house import MOST_SEED
from tafelrunde.table.live.start import Start
from tafelrunde.table.live.words import Speaker
from tafelrunde.table.strangers.papers import Begun, Found, Paper, Position, Question, Refused, Ruled, SaveFile
from tafelrunde.table.wire.refusing import TEXTS

MOST_NUMBER = 100_000
MOST_LISTED = 5_000
MOST_LETTERS = 10_000
MOST_VALUES = 200_000
"""No game has so large numbers, so many entries in a list, so long texts, or so many values in all."""
MOST_ANSWERS = 50_000
MOST_KEY = 64
TRIED, TRIED_SECONDS = 12, 1.0
"""So many answers are tried, for at most so long."""
MOST_SAID = 600
CODES: tuple[Code, ...] = ("de", "en")
SOURCE = Path("the file")

_GAME = re.compile(r"""^\s*[{]?\s*["']?game["']?\s*:\s*["']?([a-z_]{1,40})""", re.MULTILINE)

_HEADER = re.compile(r"""^[{]"tafelrunde":\d{1,4},"game":"([a-z_]{1,40})""")


def prepare(paper: Paper) -> None:
    """Load the game that a paper seems to be about: that takes time, and is no fault of whoever brought it."""
    match paper:
        case Position(text):
            game = _named(_GAME, text[:4_000])
        case SaveFile(data):
            game = _named(_HEADER, data[:200].decode("ascii", "replace"))
        case Question(game):
            _prepare_referee(game)
            return
    try:
        rulebook = find(game)
    except UnknownGame:
        return
    rulebook.content_digest()
    for code in CODES:
        Language(code, rulebook, (), (TEXTS,)).text("game-title")


def _named(pattern: re.Pattern[str], text: str) -> str:
    found = pattern.search(text)
    return found[1] if found is not None else ""


def _prepare_referee(game: str) -> None:
    try:
        referee(game)
    except BadQuestion:
        return


def read(paper: Paper) -> Found:
    """What comes of a paper; whatever goes wrong is the paper's fault and said in words."""
    try:
        match paper:
            case Position(text):
                return _position(text)
            case SaveFile(data):
                return _save(data)
            case Question(game, position, language):
                return Ruled(msgspec.json.encode(referee(game).consult(position, language)))
    except (PositionError, BadQuestion) as error:
        return Refused("bad_position", str(error)[:MOST_SAID])
    except SaveError as error:
        return Refused("bad_save", str(error)[:MOST_SAID], error.kind)
    except MemoryError:
        raise
    except Exception as error:
        reason = "bad_save" if isinstance(paper, SaveFile) else "bad_position"
        return Refused(reason, f"the rules can't go on from here ({type(error).__name__}: {error})"[:MOST_SAID])
    raise TypeError(paper)


def _position(text: str) -> Found:
    match = Match.from_position(text, pause=True)
    check(match.rulebook, match.start)
    match.go_on()
    return _begun(dump(match), check_again=True)


def _save(data: bytes) -> Found:
    loaded = restore(Match, data, SOURCE, check)
    _check_chapters(loaded.match)
    # What it has to say of other rules is said when it is opened: then it is kept as it is.
    return _begun(data if loaded.notes else dump(loaded.match), check_again=loaded.match.start is not None)


def _begun(save: bytes, check_again: bool) -> Begun:
    """The start of a table, opened from what is kept, as the table will be."""
    match: Match = restore(Match, save, SOURCE).match
    if not 0 <= match.seed <= MOST_SEED or len(match.key) > MOST_KEY:
        raise SaveError("the seed or the key of its chance is none of ours")
    if len(match.past) + len(match.answers) > MOST_ANSWERS:
        raise SaveError(f"more answers than any game has ({MOST_ANSWERS})")
    start = Start.of(match, save)
    _draw(match, range(NOBODY, match.setup.players), CODES)
    if check_again:
        _try(match)
    return Begun(start)


def _check_chapters(match: Match) -> None:
    """Chapters that are over only state how they began, too; those that can't be told again are never looked at."""
    rulebook = match.rulebook
    for chapter in match.chapters:
        if chapter.fits(rulebook.rules_version, rulebook.content_digest()):
            told = chapter.story()
            if len(told.answers) > MOST_ANSWERS or len(told.key) > MOST_KEY or not 0 <= told.seed <= MOST_SEED:
                raise SaveError("a chapter is none of ours")
            if told.start is not None:
                check(rulebook, msgspec.msgpack.decode(told.start, type=rulebook.state_type))


def check(rulebook: Any, state: Any) -> None:
    """Whether a state that somebody states is possible: counted before anything is done with it, then by its game."""
    counted = _Counting()
    for field, value in msgspec.to_builtins(state, str_keys=False).items():
        counted.count(value, field, field in KERNEL_FIELDS)
    rulebook.check(state)


class _Counting:
    """Goes through a state and notices what no game has."""

    def __init__(self) -> None:
        self._left = MOST_VALUES

    def count(self, value: Any, where: str, chance: bool) -> None:
        """`chance`: the state of the generator and what it is told to bring may be any number."""
        self._left -= 1
        if self._left < 0:
            raise BrokenInvariant(f"more than {MOST_VALUES} values")
        if isinstance(value, int) and not chance and abs(value) > MOST_NUMBER:
            raise BrokenInvariant(f"{where}: {value} is more than any game has")
        if isinstance(value, str | bytes) and len(value) > MOST_LETTERS:
            raise BrokenInvariant(f"{where}: a text of {len(value)} letters")
        if isinstance(value, dict | list | tuple | set | frozenset):
            if len(value) > MOST_LISTED:
                raise BrokenInvariant(f"{where}: {len(value)} entries")
            for inner in value:
                self.count(inner, where, chance)
            for key, inner in value.items() if isinstance(value, dict) else ():
                self.count(inner, f"{where}.{str(key)[:40]}", chance)


def _try(match: Match) -> None:
    """Play on for a few answers, as somebody who looks on and whoever is asked see it."""
    dice = random.Random(len(match.answers))
    until = time.process_time() + TRIED_SECONDS
    for _ in range(TRIED):
        if match.over or time.process_time() > until:
            return
        decision = dice.choice(match.decisions)
        match.answer(dice.choice(decision.options), decision.seat)
        _draw(match, (NOBODY, max(decision.seat, 0)), CODES[:1])


def _draw(match: Match, seats: Any, codes: tuple[Code, ...]) -> None:
    """All that a table shows, in words."""
    for code in codes:
        speaker = Speaker(Language(code, match.rulebook, {n: f"{n}" for n in range(match.setup.players)}, (TEXTS,)))
        speaker.speak_of(match)
        for seat in seats:
            view = match.view(seat)
            speaker.scene(view.scene)
            if view.decision is not None:
                speaker.asked(view.decision)
            if (briefing := view.briefing) is not None:
                speaker.words(briefing)
            for number, event in enumerate(match.events[-200:]):
                speaker.log_line(number, event, seat, match.events[-20:])
        if match.over and (outcome := match.outcome) is not None:
            speaker.result(outcome, match.rulebook.statistics(match.events, outcome))
