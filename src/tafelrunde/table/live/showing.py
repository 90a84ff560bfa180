"""What each viewer of a table is shown: a whole frame first, then only what has changed.

Frames are made by one task for each table, one viewer at a time, and other tables have their turn in between. Several
changes that come while it is busy are shown as one. Viewers with the same eyes and language share their frames.
"""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_left
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

import msgspec

from tafelrunde.kernel import NOBODY, Decision, Event, Match
from tafelrunde.kernel.view import has_secrets
from tafelrunde.table.keeping.storage import SeatRow, TableRow
from tafelrunde.table.live.patches import patch
from tafelrunde.table.live.taking_back import TakingBack
from tafelrunde.table.live.words import Speaker
from tafelrunde.table.wire.protocol import Frame, LogLine, Notice, SeatInfo, UndoInfo

FIRST_LOG_LINES = 300
CONTEST = 40
"""No contest has more events."""
PATIENCE = 60.0
"""So many seconds bots wait for somebody who watches them and does not go on."""
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
    ) -> None:
        """`has_room` says whether another frame can be sent: a slow reader is shown fewer."""
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
    def moment_for(self, held: frozenset[int]) -> int: ...
    def moves_for(self, held: frozenset[int]) -> int: ...
    def people(self) -> list[int]: ...
    def is_stuck(self, seat: int) -> bool: ...
    def settled(self) -> AbstractAsyncContextManager[None]: ...
    def speaker(self, language: str) -> Speaker: ...
    def notes(self, speaker: Speaker) -> tuple[str, ...]: ...


class Showing:
    """The viewers of one table and what they see."""

    def __init__(self, table: Shown) -> None:
        self.viewers: set[Viewer] = set()
        self._table = table
        self._version = 0
        self._frames: dict[tuple[int, str], Frame] = {}
        """Frames of the present moment by seat and language, without what differs between two viewers."""
        self._task: asyncio.Task[None] | None = None
        self._watched = asyncio.Event()

    # --- keeping everybody up to date -------------------------------------------------------------------------

    def changed(self) -> None:
        """The table has changed."""
        self.forget_frames()
        self.show()

    def forget_frames(self) -> None:
        """Frames made before are old."""
        self._frames.clear()
        for language in {viewer.language for viewer in self.viewers}:
            self._table.speaker(language).next_moment()

    def taken_back(self) -> None:
        """Events have gone with an undo: what was told of them is told anew."""
        known = len(self._table.match.events)
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
            notice = self.next_notice(viewer)
        except Exception:
            log.exception("table %s: version %s can't be shown to seat %s", self._table.row.id, version, viewer.seat)
            return
        if notice is not None:
            await viewer.send(notice)

    def next_notice(self, viewer: Viewer) -> Notice | None:
        """What brings a viewer up to date: a frame, a patch, or nothing."""
        frame = self.frame(viewer)
        last = viewer.last
        notice: Notice | None = frame if last is None else patch(last, frame)
        if notice is not None and not viewer.patches:
            notice = frame
        if notice is not None:
            viewer.told = len(self._table.match.events)
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
        if key not in self._frames:
            self._frames[key] = self.picture(self._table.match, *key)
        speaker = self._table.speaker(viewer.language)
        lines, first = new_lines(viewer, self._table.match.events, speaker)
        return msgspec.structs.replace(
            self._frames[key],
            moment=self._table.moment_for(viewer.seats),
            moves=self._table.moves_for(viewer.seats),
            seats=tuple([self._seat_info(row, viewer) for row in self._table.seats]),
            log=lines,
            log_from=first,
            undo=self._table.taking_back.undo_info(viewer.seat, viewer.seats, speaker),
            wish=self._table.taking_back.wish_info(viewer.seats, speaker),
            secret=len(viewer.seats) > 1 and has_secrets(self._table.match, viewer.seat, viewer.seats),
            serial=viewer.serial + 1,
        )

    def picture(self, match: Match, seat: int, language: str) -> Frame:
        """A frame of a match without its log; who sits where, may undo what and knows of which moves is left out."""
        table = self._table
        speaker = table.speaker(language)
        view = match.view(seat)
        decision = view.decision
        briefing = view.briefing
        outcome = match.outcome if match.over else None
        figures = match.rulebook.statistics(match.events, outcome) if outcome is not None else ()
        return Frame(
            table=table.row.id,
            moment=0,
            seat=seat,
            game=table.row.game,
            status=self._status(match, speaker, decision),
            waiting=tuple([d.seat for d in match.decisions]),
            scene=speaker.scene(view.scene),
            seats=(),
            undo=UndoInfo("no"),
            log=(),
            log_from=0,
            asked=speaker.asked(decision) if decision is not None else None,
            result=None if outcome is None else speaker.result(outcome, figures),
            briefing=speaker.words(briefing) if briefing is not None else None,
            notes=table.notes(speaker),
        )

    def replayed(self, match: Match, seat: int, language: str) -> Frame:
        """An earlier moment of the table, with its log, for looking only."""
        viewer = Viewer(_nowhere, frozenset({seat}) if seat >= 0 else frozenset(), language)
        picture = self.picture(match, seat, viewer.language)
        lines, first = new_lines(viewer, match.events, self._table.speaker(language))
        seats = tuple([self._seat_info(row, viewer) for row in self._table.seats])
        return msgspec.structs.replace(picture, seats=seats, log=lines, log_from=first, asked=None)

    def is_there(self, seat: int) -> bool:
        """Whether somebody looks at the table who sits in that seat."""
        return any(seat in viewer.seats for viewer in self.viewers)

    def _seat_info(self, row: SeatRow, viewer: Viewer) -> SeatInfo:
        connected = self.is_there(row.seat)
        mine, stuck = row.seat in viewer.seats, self._table.is_stuck(row.seat)
        return SeatInfo(row.seat, row.name, row.bot, connected, mine, stuck)

    def _status(self, match: Match, speaker: Speaker, decision: Decision | None) -> str:
        """The one line that says what to do now, or whom the table waits for."""
        language = speaker.language
        if decision is not None:
            return language.question(decision)
        if match.over:
            return language.text("table-over")
        stuck = [seat for d in match.decisions if self._table.is_stuck(seat := max(d.seat, 0))]
        waiting = [language.player_and_figure(seat) for seat in stuck or [d.seat for d in match.decisions]]
        return language.text("table-stuck" if stuck else "table-waiting", players=language.joined(waiting))


async def _nowhere(_: Notice) -> None:
    return None


def new_lines(viewer: Viewer, events: Sequence[Event], speaker: Speaker) -> tuple[tuple[LogLine, ...], int]:
    """New lines since the viewer's last frame, numbered as this seat counts them."""
    if viewer.told < 0:
        viewer.lines.clear()
    start = viewer.told if viewer.told >= 0 else max(0, len(events) - FIRST_LOG_LINES)
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
