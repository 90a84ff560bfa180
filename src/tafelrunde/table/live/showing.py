"""What each viewer of a table is shown: a whole frame first, then only what has changed.

Frames are made by one task for each table, one viewer at a time, and other tables have their turn in between. Several
changes that come while it is busy are shown as one. Viewers with the same eyes and language share their frames.
"""

from __future__ import annotations

import asyncio
import logging
import time
from bisect import bisect_left
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from functools import cache
from typing import Protocol

import msgspec

from tafelrunde.kernel import NOBODY, Decision, Event, Match
from tafelrunde.kernel.view import has_secrets
from tafelrunde.table import metrics
from tafelrunde.table.keeping.storage import SeatRow, TableRow
from tafelrunde.table.live.patches import Differences, patch
from tafelrunde.table.live.record import guests
from tafelrunde.table.live.taking_back import TakingBack
from tafelrunde.table.live.words import Speaker
from tafelrunde.table.wire.protocol import Frame, LogLine, Notice, PointInfo, Result, SeatInfo, UndoInfo

FIRST_LOG_LINES = 300
CONTEST = 40
"""No contest has more events."""
PATIENCE = 60.0
"""So many seconds bots wait for somebody who watches them and does not go on."""
QUICK = 0.03
"""What takes more seconds of processor time to draw is drawn beside what others do."""
EASELS = 3
NEWEST = 80
"""Of the old log that somebody finds who comes in, contests are pictured for so many events."""

log = logging.getLogger("tafelrunde.table")


class Viewer:
    """Somebody who looks at a table: the seats their links open, the seat they look through, their language."""

    def __init__(
        self,
        send: Callable[[Notice], Awaitable[None]],
        seats: frozenset[int],
        language: str,
        patches: bool = True,
        has_room: Callable[[], bool] = lambda: True,
        leave: Callable[[], None] = lambda: None,
    ) -> None:
        """`has_room` says whether another frame can be sent: a slow reader is shown fewer. `leave` sends them away."""
        self.leave = leave
        self.send = send
        self.patches = patches
        self.has_room = has_room
        self.seats = seats
        self.seat = min(seats, default=NOBODY)
        self.speak(language)
        self.version = -1
        """Which version of the table was shown last."""
        self.last: Frame | None = None
        """The frame that was sent last; the next one is sent as its changes."""
        self.serial = 0
        self.told = -1
        """How many events this viewer has been shown; -1 before the first frame."""
        self.seen: int | None = None
        """The last moment that was shown to the end; None if this viewer does not say."""
        self.lines: list[int] = []
        """For each line of the log that was sent, the place of its event."""

    def speak(self, language: str) -> None:
        self.language = "de" if language == "de" else "en"

    def look_anew(self) -> None:
        """Forget what was shown: the next frame is whole."""
        self.version = self.told = -1
        self.last = None


class Shown(Protocol):
    """What a table lets be seen of it."""

    row: TableRow
    taking_back: TakingBack

    @property
    def seats(self) -> list[SeatRow]: ...
    @property
    def match(self) -> Match: ...
    @property
    def log(self) -> Sequence[Event]: ...
    def moment_for(self, held: frozenset[int]) -> int: ...
    def moves_for(self, held: frozenset[int]) -> int: ...
    def people(self) -> list[int]: ...
    def is_stuck(self, seat: int) -> bool: ...
    def settled(self) -> AbstractAsyncContextManager[None]: ...
    def speaker(self, language: str) -> Speaker: ...
    def notes(self, speaker: Speaker) -> tuple[str, ...]: ...
    def points(self) -> tuple[PointInfo, ...]: ...


class Showing:
    """The viewers of one table and what they see."""

    def __init__(self, table: Shown) -> None:
        self.viewers: set[Viewer] = set()
        self._table = table
        self._version = 0
        self._frames: dict[tuple[int, str], Frame] = {}
        """Frames of the present moment by seat and language, without what differs between two viewers."""
        self._titles: dict[str, str] = {}
        self._differences = Differences()
        self._task: asyncio.Task[None] | None = None
        self._watched = asyncio.Event()
        self._first = 0
        """The place of this chapter's first event in the log."""
        self._is_quick = False
        """Whether the last frame was drawn so quickly that nobody noticed."""

    # --- keeping everybody up to date -------------------------------------------------------------------------

    def changed(self) -> None:
        """The table has changed."""
        self.forget_frames()
        self.show()

    def forget_frames(self) -> None:
        """Frames made before are old."""
        self._frames.clear()
        self._titles.clear()
        self._differences.forget()
        for language in {viewer.language for viewer in self.viewers}:
            self._table.speaker(language).next_moment()

    def page_turned(self) -> None:
        """Another chapter begins: the log does so, too, with what nobody has been shown of the one before."""
        first = len(self._table.log) - len(self._table.match.events)
        for viewer in self.viewers:
            viewer.told = min(max(viewer.told - self._first, 0), first) if viewer.told >= 0 else -1
            viewer.lines.clear()
        self._first = first

    def taken_back(self) -> None:
        """Events have gone with an undo: what was told of them is told anew."""
        known = len(self._table.log)
        for viewer in self.viewers:
            viewer.told = min(viewer.told, known)

    def show(self) -> None:
        """Let everybody see the table as it is now, soon."""
        self._version += 1
        self.catch_up()

    def catch_up(self) -> None:
        """Show the table to those who have not seen it as it is now."""
        behind = any(viewer.version != self._version for viewer in self.viewers)
        if behind and (self._task is None or self._task.done()):
            self._task = asyncio.get_running_loop().create_task(self._show_all())

    async def _show_all(self) -> None:
        while behind := [viewer for viewer in self.viewers if viewer.version != self._version and viewer.has_room()]:
            for viewer in behind:
                async with self._table.settled():
                    if viewer in self.viewers:
                        await self._show_to(viewer)
                await asyncio.sleep(0)  # other tables have their turn

    async def _show_to(self, viewer: Viewer) -> None:
        version, viewer.version = self._version, self._version
        try:
            notice = await self._drawn(viewer)
        except Exception:
            log.exception("table %s: version %s can't be shown to seat %s", self._table.row.id, version, viewer.seat)
            return
        if notice is not None:
            metrics.SHOWN.count("frame" if notice is viewer.last else "patch")
            await viewer.send(notice)

    async def _drawn(self, viewer: Viewer) -> Notice | None:
        """What is drawn quickly is drawn here; where that takes longer, or is not known yet, others go on meanwhile."""
        row = self._table.row
        if self._is_quick and not row.brought:
            return self._timed(viewer)
        return await asyncio.get_running_loop().run_in_executor(drawing_room(row), self._timed, viewer)

    def _timed(self, viewer: Viewer) -> Notice | None:
        began = time.thread_time()
        try:
            return self.next_notice(viewer)
        finally:
            self._is_quick = time.thread_time() - began < QUICK

    def next_notice(self, viewer: Viewer) -> Notice | None:
        """What brings a viewer up to date: a frame, a patch, or nothing."""
        frame = self.frame(viewer)
        last = viewer.last
        notice: Notice | None = frame if last is None else patch(last, frame, self._differences)
        if notice is not None and not viewer.patches:
            notice = frame
        if notice is not None:
            viewer.told = len(self._table.log)
            viewer.serial = frame.serial
            viewer.last = frame
        return notice

    # --- those who watch --------------------------------------------------------------------------------------

    def seen(self, viewer: Viewer, moment: int) -> None:
        """A viewer has been shown everything up to a moment."""
        viewer.seen = moment
        self._watched.set()

    def come(self, viewer: Viewer, reports: bool) -> None:
        """Somebody looks on from now; whoever reports what they have seen is waited for before their first report."""
        viewer.seen = self._table.moment_for(viewer.seats) if reports else None
        self.viewers.add(viewer)

    def dismiss(self) -> None:
        """There is nothing to be seen here any more."""
        leaving, self.viewers = self.viewers, set()
        for viewer in leaving:
            viewer.leave()
        self.reconsider()

    def reconsider(self) -> None:
        """Somebody has left, or plays again: it may be that nobody is waited for any more."""
        self._watched.set()

    async def watched(self, moment: int) -> None:
        """Until everybody who reports what they have seen has seen that moment, or has looked elsewhere too long.

        Where a person plays nobody is waited for.
        """
        try:
            async with asyncio.timeout(PATIENCE):
                while not self._table.people() and self._late(moment):
                    self._watched.clear()
                    await self._watched.wait()
        except TimeoutError:
            return

    def _late(self, moment: int) -> bool:
        return any(viewer.seen is not None and viewer.seen < moment for viewer in self.viewers)

    # --- frames -----------------------------------------------------------------------------------------------

    def frame(self, viewer: Viewer) -> Frame:
        """The whole table through one viewer's eyes, with the lines of the log that are new to them."""
        key = viewer.seat, viewer.language
        shared = self._frames.get(key)
        if shared is None:
            shared = self._frames[key] = self._picture(*key)
        speaker = self._table.speaker(viewer.language)
        lines, first = new_lines(viewer, self._table.log, speaker, self._first)
        return msgspec.structs.replace(
            shared,
            moment=self._table.moment_for(viewer.seats),
            moves=self._table.moves_for(viewer.seats),
            seats=self.seat_infos(viewer.seats),
            log=lines,
            log_from=first,
            undo=self._table.taking_back.undo_info(viewer.seat, viewer.seats, speaker),
            wish=self._table.taking_back.wish_info(viewer.seats, speaker),
            points=self._table.points(),
            secret=len(viewer.seats) > 1 and has_secrets(self._table.match, viewer.seat, viewer.seats),
            serial=viewer.serial + 1,
        )

    def lose(self, seat: int) -> None:
        """Whoever sat there is a guest from now on, unless they hold other seats."""
        for viewer in self.viewers:
            if seat in viewer.seats:
                viewer.seats -= {seat}
                viewer.seat = min(viewer.seats, default=NOBODY) if viewer.seat == seat else viewer.seat
                viewer.look_anew()

    def is_there(self, seat: int) -> bool:
        """Whether somebody looks at the table who sits in that seat."""
        return any(seat in viewer.seats for viewer in tuple(self.viewers))

    def title(self, language: str) -> str:
        """How the table is titled for somebody who only looks on."""
        if language not in self._titles:
            scene = self._table.match.view(NOBODY).scene
            self._titles[language] = self._table.speaker(language).text(scene.title)
        return self._titles[language]

    def lookers(self, seat: int) -> int:
        """How many look at the table who sit in that seat."""
        return sum([seat in viewer.seats for viewer in self.viewers])

    def _picture(self, seat: int, language: str) -> Frame:
        table = self._table
        match, speaker = table.match, table.speaker(language)
        asked = [max(decision.seat, 0) for decision in match.decisions]
        return picture(
            match, seat, speaker, table.row.id, table.notes(speaker), [one for one in asked if table.is_stuck(one)]
        )

    def seat_infos(
        self, held: frozenset[int], then: Mapping[int, tuple[str, str]] | None = None
    ) -> tuple[SeatInfo, ...]:
        """Who sits where, for whoever holds these seats; `then`: names and bots that seats had at an earlier moment."""
        then = then or {}
        rows = [
            msgspec.structs.replace(row, name=then[row.seat][0], bot=then[row.seat][1]) if row.seat in then else row
            for row in self._table.seats
        ]
        return tuple([self._seat_info(row, held) for row in rows])

    def _seat_info(self, row: SeatRow, held: frozenset[int]) -> SeatInfo:
        connected = self.is_there(row.seat)
        mine, stuck = row.seat in held, self._table.is_stuck(row.seat)
        return SeatInfo(row.seat, row.name, row.bot, connected, mine, stuck, row.link, row.passed_on)


@cache
def easels() -> ThreadPoolExecutor:
    """Not where answers are stored. Each table draws one thing at a time, so that a slow one takes one place."""
    return ThreadPoolExecutor(EASELS, thread_name_prefix="easel")


def drawing_room(row: TableRow) -> ThreadPoolExecutor:
    """Where is drawn what takes long, or what a stranger has written."""
    return guests() if row.brought else easels()


def picture(
    match: Match, seat: int, speaker: Speaker, table: str, notes: tuple[str, ...] = (), stuck: Sequence[int] = ()
) -> Frame:
    """A frame of a match without its log; who sits where, may undo what and knows of which moves is left out."""
    view = match.view(seat)
    decision = view.decision
    briefing = view.briefing
    return Frame(
        table=table,
        moment=0,
        seat=seat,
        game=match.rulebook.id,
        status=_status(match, speaker, decision, stuck),
        waiting=tuple([d.seat for d in match.decisions]),
        scene=speaker.scene(view.scene),
        seats=(),
        undo=UndoInfo("no"),
        log=(),
        log_from=0,
        asked=speaker.asked(decision) if decision is not None else None,
        result=result_of(match, speaker),
        briefing=speaker.words(briefing) if briefing is not None else None,
        notes=notes,
        chapter=len(match.chapters),
        chapter_title=speaker.language.chapter(match.title),
        room=not match.over and match.rulebook.has_room(match.state),
    )


def result_of(match: Match, speaker: Speaker) -> Result | None:
    """How a game ended, if it is over."""
    outcome = match.outcome if match.over else None
    if outcome is None:
        return None
    return speaker.result(outcome, match.rulebook.statistics(match.events, outcome), match.setup)


def _status(match: Match, speaker: Speaker, decision: Decision | None, stuck: Sequence[int]) -> str:
    """The one line that says what to do now, or whom the table waits for."""
    language = speaker.language
    if decision is not None:
        return speaker.question(decision)
    if match.over:
        return language.text("table-over")
    waiting = [language.player_and_figure(seat) for seat in stuck or [d.seat for d in match.decisions]]
    return language.text("table-stuck" if stuck else "table-waiting", players=language.joined(waiting))


async def nowhere(_: Notice) -> None:
    """For somebody who is sent nothing."""


def new_lines(
    viewer: Viewer, events: Sequence[Event], speaker: Speaker, begin: int = 0
) -> tuple[tuple[LogLine, ...], int]:
    """New lines since the viewer's last frame, numbered as this seat counts them; the first frame has those from
    `begin` on."""
    if viewer.told < 0:
        viewer.lines.clear()
    start = viewer.told if viewer.told >= 0 else max(begin, len(events) - FIRST_LOG_LINES)
    first = bisect_left(viewer.lines, start)
    del viewer.lines[first:]
    lines: list[LogLine] = []
    for place in range(start, len(events)):
        before = events[max(0, place - CONTEST) : place] if place >= len(events) - NEWEST or viewer.told >= 0 else ()
        line = speaker.log_line(len(viewer.lines), events[place], viewer.seat, before)
        if line is not None:
            lines.append(line)
            viewer.lines.append(place)
    return tuple(lines), first
