"""Both databases keep the same promises."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.table.keeping.storage import AlreadyStored, MoveRow, SeatRow, Storage, TableRow


@pytest.fixture(params=["sqlite", "postgresql"])
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Storage]:
    if request.param == "sqlite":
        kept = Storage.in_folder(tmp_path)
    else:
        kept = Storage(request.getfixturevalue("postgres"))
    yield kept
    kept.close()


_names = iter(range(1_000_000))


def _new_table(storage: Storage, snapshot: bytes | None = None) -> str:
    name = f"table-{os.getpid()}-{next(_names)}"
    row = TableRow(name, "monster_lands", 2, {"difficulty": "hard"}, 2**47, "owner", 1.0, 2.0, False)
    seats = [SeatRow(0, "Ada", f"{name}-token-0", ""), SeatRow(1, "Löwe ♛", f"{name}-token-1", "sensible")]
    storage.create(row, seats, snapshot)
    return name


def test_a_table_comes_back_as_it_was_stored(storage: Storage) -> None:
    name = _new_table(storage)
    row = storage.table(name)
    assert row is not None
    assert (row.game, row.players, row.options, row.seed, row.over) == (
        "monster_lands",
        2,
        {"difficulty": "hard"},
        2**47,
        False,
    )
    assert [(seat.name, seat.bot) for seat in storage.seats(name)] == [("Ada", ""), ("Löwe ♛", "sensible")]
    assert storage.find_seat(f"{name}-token-1") == (name, 1)
    assert storage.table("nothing") is None
    assert storage.find_seat("nothing") is None


def test_moves_come_back_in_order_and_mark_the_end(storage: Storage) -> None:
    name = _new_table(storage)
    moves = [MoveRow(1, "answer", 0, "pawn"), MoveRow(2, "undo", 0, ""), MoveRow(3, "answer", 0, "mine:mi1")]
    for move in moves:
        storage.append(name, move, over=move.number == 3)
    assert storage.moves(name) == moves
    assert storage.moves(name, after=2) == moves[2:]
    row = storage.table(name)
    assert row is not None
    assert row.over
    assert row.changed > 2.0


def test_a_move_number_is_stored_once(storage: Storage) -> None:
    name = _new_table(storage)
    storage.append(name, MoveRow(1, "answer", 0, "first"), over=False)
    with pytest.raises(AlreadyStored):
        storage.append(name, MoveRow(1, "answer", 1, "second"), over=False)
    assert [move.option for move in storage.moves(name)] == ["first"]


def test_of_many_writers_of_one_number_exactly_one_wins(storage: Storage) -> None:
    name = _new_table(storage)
    won: list[int] = []

    def write(writer: int) -> None:
        try:
            storage.append(name, MoveRow(1, "answer", writer, f"option {writer}"), over=False)
            won.append(writer)
        except AlreadyStored:
            pass

    threads = [threading.Thread(target=write, args=(writer,)) for writer in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(won) == 1
    assert [move.seat for move in storage.moves(name)] == won


def test_the_newest_snapshot_counts_and_the_first_stays(storage: Storage) -> None:
    name = _new_table(storage, snapshot=b"start")
    assert storage.snapshot(name) == (0, b"start")
    storage.keep_snapshot(name, 60, b"sixty")
    storage.keep_snapshot(name, 120, b"more")
    assert storage.snapshot(name) == (120, b"more")


def test_chat_keeps_order_and_letters(storage: Storage) -> None:
    name = _new_table(storage)
    for text in ("Grüß dich", "<b>no</b>", "🐉"):
        storage.say(name, 0, text)
    assert [line.text for line in storage.chat(name)] == ["Grüß dich", "<b>no</b>", "🐉"]
    assert [line.text for line in storage.chat(name, most=1)] == ["🐉"]


def test_seats_change(storage: Storage) -> None:
    name = _new_table(storage)
    storage.change_seat(name, 0, bot="search")
    storage.change_seat(name, 1, name="Eva")
    assert [(seat.name, seat.bot) for seat in storage.seats(name)] == [("Ada", "search"), ("Eva", "sensible")]


def test_shared_moments(storage: Storage) -> None:
    name = _new_table(storage)
    storage.share(f"share-{name}"[:32], name, 1, 17, 4)
    assert storage.shared(f"share-{name}"[:32]) == (name, 1, 17, 4)
    assert storage.shared("nothing") is None


def test_sqlite_writes_ahead_and_fully(tmp_path: Path) -> None:
    storage = Storage.in_folder(tmp_path)
    with storage._engine.connect() as db:
        assert db.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert db.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    storage.close()
