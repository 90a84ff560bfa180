"""What is taken along from a table, made by a worker: another table that goes on from a moment of it."""

from __future__ import annotations

import msgspec

from tafelrunde.kernel import NOBODY, Match
from tafelrunde.kernel.chapter import Chapter
from tafelrunde.kernel.papers.save import dump
from tafelrunde.table.live.drawing import match_at
from tafelrunde.table.live.start import Start
from tafelrunde.table.live.thinking import Job, retold, up_to_date


class Book(msgspec.Struct, frozen=True):
    """A table with all its chapters: what a worker needs to know to take it along."""

    job: Job
    chapters: tuple[Chapter, ...]

    def match(self) -> Match:
        """Runs in a worker: the match as it is now, to be changed at will."""
        match = up_to_date(self.job).clone()
        match.chapters = self.chapters
        return match


def forked(book: Book, chapter: int | None, number: int, held: frozenset[int], key: bytes, known: bool) -> Start:
    """Runs in a worker: the start of a table that goes on by other chance after so many answers of a chapter.

    What whoever holds these seats can't know is dealt anew; earlier chapters come along only if they are `known`.
    """
    told = book.match() if chapter is None else retold(book.job, book.chapters, chapter)
    match = match_at(told, number)
    asked = match.decision.seat if match.decision is not None else NOBODY
    other = match.fork(asked if asked in held else min(held, default=NOBODY), key, known)
    return Start.of(other, dump(other))
