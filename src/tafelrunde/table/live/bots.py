"""The bots of a live table: whoever is asked thinks elsewhere and answers, or is said to be stuck."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from typing import Protocol

from tafelrunde.kernel import PARTY, Decision, Match
from tafelrunde.table.keeping.storage import SeatRow, TableRow
from tafelrunde.table.live.record import Record, pause
from tafelrunde.table.live.showing import Showing
from tafelrunde.table.live.thinking import Job, Thinkers
from tafelrunde.table.wire.refusing import NotAllowed

AHEAD = 3
"""Bots among themselves are at most so many answers ahead of what those who watch have seen."""

log = logging.getLogger("tafelrunde.table")


class Played(Protocol):
    """A table at which bots play."""

    row: TableRow
    showing: Showing
    record: Record

    @property
    def seats(self) -> list[SeatRow]: ...
    @property
    def match(self) -> Match: ...
    def moment_for(self, held: frozenset[int]) -> int: ...
    def people(self) -> list[int]: ...
    async def answer(self, seat: int, moment: int, option: str, held: frozenset[int]) -> None: ...


class Bots:
    """Those of one table: one thought per seat at a time."""

    def __init__(self, table: Played, thinkers: Thinkers) -> None:
        self._table = table
        self._thinkers = thinkers
        self._thinking: set[int] = set()
        self._failed: dict[int, int] = {}
        """Bots that broke down, by seat, and at which moment."""
        self._nudged = asyncio.Event()
        """Somebody does not want to wait until a bot tries again by itself."""
        self._tries: dict[int, int] = {}
        """How often the bot of a seat has met a store or a worker that failed, one after the other."""

    @property
    def busy(self) -> bool:
        return bool(self._thinking)

    def wake(self) -> None:
        """Let every bot that is asked think."""
        if not self._table.record.certain:
            return  # they are woken when it is found out what there is
        for decision in self._table.match.decisions:
            seat = self._answering(decision)
            if seat is not None and seat not in self._thinking and not self._broke_down(seat):
                self._thinking.add(seat)
                task = asyncio.get_running_loop().create_task(self._turn(seat))
                task.add_done_callback(lambda done: done.exception() if not done.cancelled() else None)

    def _answering(self, decision: Decision) -> int | None:
        """The bot that answers a decision; bots take the party's decisions only when no person sits there."""
        if not self._has_company():
            return None
        if decision.seat == PARTY:
            return None if self._table.people() else 0
        return decision.seat if self._table.seats[decision.seat].bot else None

    def _has_company(self) -> bool:
        """Whether somebody is there: bots do not play for nobody, nor go on while all who belong to the table are away.

        Who has handed their seat to a bot and looks on belongs to it, too.
        """
        table = self._table
        seats = range(len(table.seats)) if table.people() else ()
        return any(map(table.showing.is_there, seats)) if seats else bool(table.showing.viewers)

    def _is_up(self, seat: int) -> bool:
        """Whether the bot of a seat is to answer now."""
        return any(self._answering(decision) == seat for decision in self._table.match.decisions)

    async def _turn(self, seat: int) -> None:
        table = self._table
        own = frozenset({seat})
        moment = table.moment_for(own)
        try:
            await table.showing.watched(table.moment_for(frozenset()) - AHEAD)
            thought = await self._thinkers.think(self.job(seat, table.seats[seat].bot)) if self._is_up(seat) else None
            self._thinking.discard(seat)
            if thought is not None and self._is_up(seat):
                await table.answer(seat, moment, thought.option, own)
            else:
                self.wake()  # somebody took the seat meanwhile
            self._tries.pop(seat, None)
        except Exception as error:
            self._thinking.discard(seat)
            if _may_pass(error):
                await self._pause(seat, error)
                self.wake()
            elif table.moment_for(own) == moment:
                log.exception("table %s: the bot of seat %s failed", table.row.id, seat, exc_info=error)
                self._failed[seat] = moment
                table.showing.changed()
            else:
                self.wake()  # the table moved on while it was thinking

    async def _pause(self, seat: int, error: Exception) -> None:
        """Until the bot tries again: longer and longer, or until somebody nudges it."""
        self._thinking.add(seat)  # nobody else wakes it meanwhile
        tries = self._tries[seat] = self._tries.get(seat, 0) + 1
        log.warning("table %s: the bot of seat %s tries again (%s)", self._table.row.id, seat, type(error).__name__)
        if tries > 1:
            self._table.showing.changed()  # whoever waits may nudge it
        with suppress(TimeoutError):
            async with asyncio.timeout(pause(tries)):
                await self._nudged.wait()
        self._nudged.clear()
        self._thinking.discard(seat)

    def is_stuck(self, seat: int) -> bool:
        """Whether the bot of a seat broke down over what is asked now, or meets one failure after the other."""
        return self._broke_down(seat) or self._tries.get(seat, 0) > 1

    def _broke_down(self, seat: int) -> bool:
        """Whether it would break down again: it is not asked by itself."""
        return self._failed.get(seat) == self._table.moment_for(frozenset({seat}))

    def forgive(self, seat: int) -> None:
        """Forget that a bot broke down: somebody else sits there now."""
        self._failed.pop(seat, None)

    def nudge(self, seat: int) -> None:
        """Let a bot that broke down or waits try once more, when it is woken."""
        self._failed.pop(seat, None)
        self._nudged.set()

    def job(self, seat: int, bot: str) -> Job:
        """What a bot has to know to think about this moment elsewhere."""
        row, match = self._table.row, self._table.match
        return Job(
            table=row.id,
            game=row.game,
            players=row.players,
            options=row.options,
            seed=row.seed,
            key=row.key or b"",
            start=self._table.record.kept.start,
            answers=tuple([(answer.seat, answer.option, answer.by) for answer in match.answers]),
            seat=seat,
            bot=bot,
            brought=row.brought,
        )


def _may_pass(error: Exception) -> bool:
    """Whether it is no fault of the bot: the store is away, or a worker died."""
    away = isinstance(error, NotAllowed) and error.reason in ("not_stored", "not_known", "store_away", "moved")
    return away or isinstance(error, BrokenExecutor)
