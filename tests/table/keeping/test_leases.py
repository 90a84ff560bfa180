"""One process at a time writes to a table, whatever the others believe."""

from __future__ import annotations

import inspect
import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tafelrunde.table.keeping.backup import BackupError, back_up, restore
from tafelrunde.table.keeping.leases import Elsewhere, Fenced, Lease, Leases
from tafelrunde.table.keeping.storage import AlreadyStored, MoveRow, Page, Storage
from tests.helpers.postgres import new_database
from tests.table.keeping.test_storage import _new_table


@pytest.fixture
def storage(database: str) -> Iterator[Storage]:
    kept = Storage(database)
    yield kept
    kept.close()


@pytest.fixture
def leases(database: str, storage: Storage) -> Iterator[Leases]:
    found = Leases(database)
    yield found
    found.close()


def _led(leases: Leases, table: str, process: str, seconds: float = 60) -> Lease:
    leases.live(process, f"{process}:1", seconds)
    lease = leases.claim(table, process)
    assert lease is not None
    return lease


def test_a_table_is_led_by_one_process_as_long_as_that_lives(storage: Storage, leases: Leases) -> None:
    table = _new_table(storage)
    first = _led(leases, table, "a")
    assert leases.live("b", "b:1", 60).addresses == {"a": "a:1", "b": "b:1"}
    with pytest.raises(Elsewhere) as found:
        leases.claim(table, "b")
    assert (found.value.process, found.value.address) == ("a", "a:1")
    leases.live("a", "a:1", -1)  # its time is over
    second = leases.claim(table, "b")
    assert second == Lease("b", first.fence + 1)
    leases.live("a", "a:1", 60)
    with pytest.raises(Elsewhere):
        leases.claim(table, "a")
    leases.leave("b")
    assert leases.claim(table, "a") == Lease("a", first.fence + 2)


def test_what_is_given_back_can_be_taken_at_once(storage: Storage, leases: Leases) -> None:
    table = _new_table(storage)
    lease = _led(leases, table, "a")
    leases.release(table, Lease("a", lease.fence - 1))  # an old one gives back nothing
    with pytest.raises(Elsewhere):
        _led(leases, table, "b")
    leases.release(table, lease)
    assert _led(leases, table, "b").fence == lease.fence + 1
    assert leases.claim("no-such-table", "b") is None


def _add_seat(storage: Storage, table: str, lease: Lease) -> None:
    seats = storage.seats(table)
    late = replace(seats[-1], seat=len(seats), token="late", link="new")
    storage.add_seat(table, late, 5, Page(0, (b"late",), b"late"), lease)


WRITES: dict[str, Callable[[Storage, str, Lease], object]] = {
    "add_seat": _add_seat,
    "append": lambda s, t, lease: s.append(t, MoveRow(1, "answer", 0, "late"), False, lease),
    "change_seat": lambda s, t, lease: s.change_seat(t, 0, name="late", lease=lease),
    "keep_snapshot": lambda s, t, lease: s.keep_snapshot(t, 5, b"late", lease),
    "name_table": lambda s, t, lease: s.name_table(t, "late", {}, lease),
    "relink": lambda s, t, lease: s.relink(t, s.seats(t)[0], s.seats(t)[0].claimed("late"), "taken", lease),
    "say": lambda s, t, lease: s.say(t, 0, "late", lease),
    "turn": lambda s, t, lease: s.turn(t, 5, Page(0, (b"late",), b"late"), lease),
}


def test_everything_that_is_written_to_a_table_is_listed_here() -> None:
    """What only makes something new (a table, a link to a moment) can't be late."""
    writing = {
        name
        for name, method in inspect.getmembers(Storage, inspect.isfunction)
        if "table_id" in inspect.signature(method).parameters
        and not name.startswith("_")
        and re.search(r"_writing\(|_at_once", inspect.getsource(method))
    }
    assert writing - {"share"} == WRITES.keys()
    for name in WRITES:
        assert "lease" in inspect.signature(getattr(Storage, name)).parameters


def _kept(storage: Storage, table: str) -> object:
    moves = (storage.moves(table), storage.snapshot(table), storage.chapters(table))
    return storage.table(table), storage.seats(table), *moves, storage.chat(table)


@pytest.mark.parametrize("write", WRITES.values(), ids=WRITES.keys())
def test_who_led_a_table_before_writes_nothing(
    storage: Storage, leases: Leases, write: Callable[[Storage, str, Lease], object]
) -> None:
    table = _new_table(storage)
    old = _led(leases, table, "a", seconds=-1)
    new = _led(leases, table, "b")
    leases.live("a", "a:1", 60)  # it has woken up, and believes that it leads still
    kept = _kept(storage, table)
    with pytest.raises(Fenced):
        write(storage, table, old)
    assert _kept(storage, table) == kept
    write(storage, table, new)
    assert _kept(storage, table) != kept


def test_a_process_that_takes_its_own_table_again_leaves_its_old_self_behind(storage: Storage, leases: Leases) -> None:
    table = _new_table(storage)
    old, new = _led(leases, table, "a"), _led(leases, table, "a")
    with pytest.raises(Fenced):
        storage.append(table, MoveRow(1, "answer", 0, "old"), False, old)
    storage.append(table, MoveRow(1, "answer", 0, "new"), False, new)
    storage.require_led(table, new)
    with pytest.raises(Fenced):
        storage.require_led(table, old)


def test_of_many_that_claim_at_once_one_leads(storage: Storage, leases: Leases) -> None:
    table = _new_table(storage)
    names = [f"p{number}" for number in range(6)]
    for name in names:
        leases.live(name, f"{name}:1", 60)
    won: list[Lease] = []
    others: list[str] = []

    def claim(name: str) -> None:
        try:
            lease = leases.claim(table, name)
            assert lease is not None
            won.append(lease)
        except Elsewhere as found:
            others.append(found.process)

    threads = [threading.Thread(target=claim, args=(name,)) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(won) == 1
    assert others == [won[0].leader] * 5


def test_two_that_write_in_turns_lose_double_and_reorder_nothing(storage: Storage, leases: Leases) -> None:
    """Each takes the table from the other in the middle of its writing."""
    table = _new_table(storage)
    done: list[tuple[int, str]] = []

    def play(name: str) -> None:
        for turn in range(12):
            leases.live(name, f"{name}:1", -1)  # always takeable
            lease = leases.claim(table, name)
            assert lease is not None
            number = len(storage.moves(table))
            for step in range(5):
                number += 1
                option = f"{name}.{turn}.{step}"
                try:
                    storage.append(table, MoveRow(number, "answer", 0, option), False, lease)
                except (Fenced, AlreadyStored):
                    break
                done.append((number, option))

    threads = [threading.Thread(target=play, args=(name,)) for name in ("a", "b")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [(move.number, move.option) for move in storage.moves(table)] == sorted(done)
    assert [number for number, _ in sorted(done)] == list(range(1, len(done) + 1))
    assert len(done) >= 12


def test_a_backup_knows_of_no_process_and_is_not_restored_under_a_running_one(
    storage: Storage, leases: Leases, postgres: str, tmp_path: Path
) -> None:
    table = _new_table(storage)
    _led(leases, table, "a")
    assert back_up(storage.url, tmp_path / "backup") == 1
    with new_database(postgres) as other:
        running = Leases(other)
        Storage(other).close()
        running.live("x", "x:1", 60)
        with pytest.raises(BackupError, match="a server runs"):
            restore(tmp_path / "backup", other)
        running.leave("x")
        assert restore(tmp_path / "backup", other) == 1
        assert _led(running, table, "b").leader == "b"
        running.close()
