"""A live table without server and storage, for looking at what its viewers are sent."""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.kernel import Match
from tafelrunde.table.keeping.storage import SeatRow, TableRow
from tafelrunde.table.live.showing import Viewer
from tafelrunde.table.live.table import LiveTable
from tests.helpers.serving import patched


class _NoStorage:
    def __init__(self, seats: list[SeatRow]) -> None:
        self._seats = seats

    def seats(self, _: str) -> list[SeatRow]:
        return list(self._seats)

    def snapshot(self, _: str) -> None:
        return None

    def moves(self, _: str, after: int = 0) -> list[Any]:
        return []

    def chapters(self, _: str) -> list[bytes]:
        return []

    def sat_then(self, *_: Any) -> dict[int, tuple[str, str]]:
        return {}

    def append(self, *_: Any) -> None:
        return None

    def keep_snapshot(self, *_: Any) -> None:
        return None


async def _nowhere(_: Any) -> None:
    return None


def table_of(match: Match) -> LiveTable:
    """A table at which this match is played; whoever plays calls `moved` after each answer."""
    row = TableRow("t", match.rulebook.id, match.setup.players, match.setup.options, match.seed, "", 0.0, 0.0, False)
    seats = [SeatRow(seat, f"Player {seat}", "", "") for seat in range(match.setup.players)]
    table = LiveTable(row, _NoStorage(list(seats)), None)  # type: ignore[arg-type]
    table.record.kept.match = match
    return table


def spectator(seat: int, language: str = "en") -> Viewer:
    """Somebody who looks through one seat's eyes, or nobody's."""
    return Viewer(_nowhere, frozenset({seat}) if seat >= 0 else frozenset(), language)


class Watcher:
    """A viewer that keeps every byte it is sent, and the frame that they make."""

    def __init__(self, table: LiveTable, seat: int, language: str = "en") -> None:
        self.viewer = spectator(seat, language)
        self.frame: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.sent: list[bytes] = []
        self._table = table
        table.showing.viewers.add(self.viewer)

    def look(self) -> bytes:
        """What it is sent now; empty if nothing has changed."""
        notice = self._table.showing.next_notice(self.viewer)
        if notice is None:
            return b""
        data = msgspec.json.encode(notice)
        message = msgspec.json.decode(data)
        self.sent.append(data)
        if message["type"] == "patch":
            assert message["serial"] == self.frame["serial"] + 1
            message = {**patched(self.frame, message["changed"]), "serial": message["serial"]}
        self.frame = message
        self.log = [line for line in self.log if line["number"] < message["log_from"]] + message["log"]
        return data


def moved(table: LiveTable) -> None:
    """The match has gone on."""
    table.record.kept.moment += 1
    table.showing.forget_frames()
