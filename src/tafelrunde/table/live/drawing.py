"""What only one viewer looks at, drawn by a worker: earlier moments, and what an option would do.

Whatever is drawn here may take long without keeping anybody else waiting. What comes back is finished, as data.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import Any, TypeVar

import msgspec

from tafelrunde.kernel import NOBODY, Decision, IllegalAnswer, Match, Option
from tafelrunde.kernel.chapter import Chapter
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import Code
from tafelrunde.table.keeping.storage import TableRow
from tafelrunde.table.live.looking_ahead import preview
from tafelrunde.table.live.showing import Viewer, new_lines, nowhere, picture
from tafelrunde.table.live.thinking import Job, Thinkers, TooLong, retold, up_to_date
from tafelrunde.table.live.words import Speaker
from tafelrunde.table.wire.protocol import Collected, Frame, PreviewText, SeatInfo
from tafelrunde.table.wire.refusing import TEXTS, NotAllowed

T = TypeVar("T")

log = logging.getLogger("tafelrunde.table")


class Easel(msgspec.Struct, frozen=True):
    """What a worker needs to know to draw something of a table."""

    job: Job
    code: Code
    names: dict[int, str]
    given: dict[str, str] = {}

    def speaker(self, match: Match) -> Speaker:
        language = Language(self.code, match.rulebook, self.names, (TEXTS,))
        language.given = self.given
        speaker = Speaker(language)
        speaker.speak_of(match)
        return speaker


class Moment(msgspec.Struct, frozen=True):
    """Which moment is drawn, through whose eyes, and what is known of the table besides."""

    number: int
    seat: int
    moves: int
    seats: tuple[SeatInfo, ...]
    notes: tuple[str, ...]
    chapter: int = 0
    """Its number: a worker knows of no other chapter."""
    over: Chapter | None = None
    """The chapter itself, if it is over."""


def match_at(match: Match, number: int) -> Match:
    """As it was after so many answers; a simultaneous choice in progress is shown only as it is now."""
    match = match.clone()
    if number <= len(match.answers) - match.choosing and number < len(match.answers):
        match.undo(len(match.answers) - number)
    return match


def draw_moment(easel: Easel, wish: Moment) -> bytes:
    """Runs in a worker: an earlier moment of the table with its log, for looking only, as JSON."""
    told = up_to_date(easel.job) if wish.over is None else retold(easel.job, (wish.over,), 0)
    match = match_at(told, wish.number)
    speaker = easel.speaker(match)
    viewer = Viewer(nowhere, frozenset({wish.seat}) if wish.seat >= 0 else frozenset(), easel.code)
    lines, first = new_lines(viewer, match.events, speaker)
    frame: Frame = msgspec.structs.replace(
        picture(match, wish.seat, speaker, easel.job.table, wish.notes),
        moment=wish.number,
        moves=wish.moves,
        seats=wish.seats,
        log=lines,
        log_from=first,
        asked=None,
        chapter=wish.chapter,
    )
    return msgspec.json.encode(frame)


def draw_preview(easel: Easel, moment: int, seat: int, option: str) -> PreviewText:
    """Runs in a worker: what an option would do. Raises NotAllowed where that can't be said."""
    match = up_to_date(easel.job)
    return preview(match, moment, seat, option, easel.speaker(match))


def draw_collected(easel: Easel, moment: int, seat: int, options: tuple[str, ...]) -> Collected:
    """Runs in a worker: what is asked after answers that belong together."""
    return collected(easel, up_to_date(easel.job).clone(), moment, seat, options)


def collected(easel: Easel, match: Match, moment: int, seat: int, options: tuple[str, ...]) -> Collected:
    """What is asked after answers that belong together. Raises NotAllowed where they do not; the match is used up."""
    asked = match.view(seat).decision
    if asked is None or not asked.until:
        raise NotAllowed("not_together", "this is answered one by one")
    for place, option in enumerate(options):
        words = easel.speaker(match)
        if option == asked.until:
            raise NotAllowed("not_together", "what ends the choice can't be followed by more of it")
        try:
            match.answer(option, seat)
        except IllegalAnswer as error:
            raise NotAllowed(error.reason, str(error), error.rule) from None
        following = match.view(seat).decision
        if following is None or not _goes_on(asked, following) or match.answers[-1].revealed:
            if place < len(options) - 1:
                raise NotAllowed("not_together", "these answers do not belong together")
            # Nothing more could be chosen, so that nobody is asked whether it is enough.
            return Collected(moment, options, words.asked(_ended(asked)), over=True)
        asked = following
    return Collected(moment, options, easel.speaker(match).asked(asked))


def _goes_on(asked: Decision, following: Decision) -> bool:
    """The same question about the same things: what it counts may differ, whom and what it names may not."""
    named = {name: value for name, value in asked.args.items() if isinstance(value, str)}
    return following.question == asked.question and all(following.args.get(name) == named[name] for name in named)


def _ended(asked: Decision) -> Decision:
    return Decision(asked.seat, asked.question, [Option(asked.until)], asked.rule, asked.args, until=asked.until)


def rehearse(easel: Easel, chapters: tuple[Chapter, ...], seat: int, option: str | None) -> None:
    """Runs in a worker: whether the rules come to an end over an answer, or over taking one back (None), and what
    comes of it can be drawn."""
    match = up_to_date(easel.job).clone()
    match.chapters = chapters
    try:
        if option is None:
            match.undo_seat(seat)
        else:
            match.answer(option, seat)
    except MemoryError:
        raise
    except Exception:
        return  # whoever does it is told when it is really done
    for eyes in range(NOBODY, match.setup.players):
        picture(match, eyes, easel.speaker(match), easel.job.table)


async def rehearsed(
    thinkers: Thinkers, easel: Easel, chapters: tuple[Chapter, ...], seat: int, option: str | None
) -> None:
    """Raises NotAllowed where it takes too long, breaks the worker, or can't be shown."""
    try:
        job = easel.job
        await thinkers.draw(job.table, rehearse, easel, chapters, seat, option, game=job.game, brought=True)
    except Exception as error:
        log.warning("table %s: given up where it was tried (%r)", easel.job.table, error)
        raise NotAllowed("rules_failed", "the rules did not come to an end over this") from error


async def drawn(thinkers: Thinkers, row: TableRow, work: Callable[..., T], *args: Any) -> T:
    """What a worker makes of a table. Raises NotAllowed where it takes too long, or where it can't be made."""
    try:
        return await thinkers.draw(row.id, work, *args, game=row.game, brought=row.brought)
    except NotAllowed:
        raise
    except (TooLong, BrokenExecutor, MemoryError) as error:
        raise NotAllowed("not_drawn", "this could not be drawn; try again") from error
    except Exception as error:
        log.exception("table %s: %s failed", row.id, work.__name__)
        raise NotAllowed("not_drawn", "this could not be drawn; try again") from error
