"""What is kept survives: backups while people play, older databases, a second server, damage, other people's eyes."""

from __future__ import annotations

import os
import stat
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from tafelrunde.cli.main import build
from tafelrunde.table.keeping import schema
from tafelrunde.table.keeping.backup import BackupError, back_up, restore
from tafelrunde.table.keeping.holding import InUse
from tafelrunde.table.keeping.schema import NewerSchema
from tafelrunde.table.keeping.storage import MoveRow, SeatRow, Storage, TableRow

_names = iter(range(1_000_000))


def new_table(storage: Storage, moves: int = 0, chapters: tuple[bytes, ...] = (b"chapter\0one", b"two")) -> str:
    name = f"kept-{os.getpid()}-{next(_names)}"
    row = TableRow(name, "monster_lands", 2, {"difficulty": "hard"}, 2**47, "owner", 1.0, 2.0, False)
    seats = [SeatRow(0, "Löwe ♛", f"{name}-0", ""), SeatRow(1, "Ben", f"{name}-1", "sensible")]
    storage.create(row, seats, b"snap\0shot", chapters)
    for number in range(1, moves + 1):
        storage.append(name, MoveRow(number, "answer", number % 2, f"option:{number}"), False)
    storage.say(name, 0, "hello")
    storage.change_seat(name, 1, bot="random")
    storage.share(f"share-{name}", name, 0, moves, 0)
    return name


LATER = (
    ("tables", "leader"),
    ("tables", "fence"),
    ("seats", "link"),
    ("seats", "passed_on"),
    ("shares", "chapter"),
    ("tables", "name"),
    ("tables", "given"),
)
"""Columns since version 4."""


def _drop(db: sa.Connection, *columns: tuple[str, str]) -> None:
    """As an older database was."""
    db.exec_driver_sql("DROP TABLE IF EXISTS gone_links")
    db.exec_driver_sql("DROP TABLE IF EXISTS chapters")
    db.exec_driver_sql("DROP TABLE IF EXISTS sittings")
    for table, column in columns:
        db.exec_driver_sql(f"ALTER TABLE {table} DROP COLUMN {column}")


def everything(storage: Storage, name: str) -> object:
    kept = (storage.table(name), storage.seats(name), storage.moves(name), storage.snapshot(name))
    return (*kept, storage.chapters(name), storage.chat(name), storage.shared(f"share-{name}"))


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.sqlite'}"
        return
    yield request.getfixturevalue("database")


def test_a_backup_holds_everything_and_can_be_gone_on_with(url: str, tmp_path: Path) -> None:
    storage = Storage(url)
    names = [new_table(storage, moves) for moves in (0, 3, 700)]
    key = storage.setting("seal_key", lambda: b"k" * 32)
    before = [everything(storage, name) for name in names]
    assert back_up(url, tmp_path / "backup") == 3
    storage.append(names[1], MoveRow(4, "answer", 0, "later"), False)
    storage.close()
    assert stat.S_IMODE((tmp_path / "backup").stat().st_mode) == 0o600

    assert restore(tmp_path / "backup", f"sqlite:///{tmp_path / 'elsewhere.sqlite'}") == 3
    other = Storage(f"sqlite:///{tmp_path / 'elsewhere.sqlite'}")
    assert [everything(other, name) for name in names] == before
    assert other.setting("seal_key", lambda: b"x" * 32) == key
    other.append(names[1], MoveRow(4, "answer", 0, "another"), False)
    other.say(names[1], 1, "and on")
    assert [line.text for line in other.chat(names[1])] == ["hello", "and on"]
    other.close()


def test_a_backup_fills_either_database(url: str, tmp_path: Path) -> None:
    source = Storage(f"sqlite:///{tmp_path / 'small.sqlite'}")
    name = new_table(source, 5)
    before = everything(source, name)
    back_up(source.url, tmp_path / "backup")
    source.close()
    restore(tmp_path / "backup", url)
    target = Storage(url)
    assert everything(target, name) == before
    target.say(name, 0, "the numbers go on")
    assert len(target.chat(name)) == 2
    target.change_seat(name, 0, name="Anna")
    target.append(name, MoveRow(6, "answer", 0, "and on"), False)
    assert target.sat_then(name, 0) == {0: ("Anna", ""), 1: ("Ben", "random")}
    target.close()


def test_a_backup_while_people_play_is_of_one_moment(url: str, tmp_path: Path) -> None:
    storage = Storage(url)
    first, second = new_table(storage), new_table(storage)
    stop = threading.Event()

    def play() -> None:
        number = 0
        while not stop.is_set():
            number += 1
            storage.append(first, MoveRow(number, "answer", 0, "x"), False)
            storage.append(second, MoveRow(number, "answer", 0, "x"), False)

    player = threading.Thread(target=play)
    player.start()
    try:
        for turn in range(5):
            back_up(url, tmp_path / f"backup-{turn}")
    finally:
        stop.set()
        player.join()
    storage.close()
    for turn in range(5):
        kept = Storage(f"sqlite:///{tmp_path / f'backup-{turn}'}")
        one, other = ([move.number for move in kept.moves(name)] for name in (first, second))
        assert one == list(range(1, len(one) + 1))
        assert other == list(range(1, len(other) + 1))
        assert len(one) - len(other) in (0, 1)
        kept.close()


def test_a_backup_that_is_none_is_refused_with_words(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    new_table(storage)
    back_up(storage.url, tmp_path / "backup")
    with pytest.raises(BackupError, match="there are tables already"):
        restore(tmp_path / "backup", storage.url)
    storage.close()
    with pytest.raises(BackupError, match="no such file"):
        restore(tmp_path / "nothing", storage.url)
    (tmp_path / "text").write_text("hello")
    with pytest.raises(BackupError, match="not a backup"):
        restore(tmp_path / "text", storage.url)
    whole = (tmp_path / "backup").read_bytes()
    (tmp_path / "torn").write_bytes(whole[: len(whole) // 2])
    target = f"sqlite:///{tmp_path / 'fresh.sqlite'}"
    with pytest.raises(BackupError):
        restore(tmp_path / "torn", target)
    assert restore(tmp_path / "backup", target) == 1  # what failed left nothing behind
    with pytest.raises(BackupError, match="there are no tables at"):
        back_up(f"sqlite:///{tmp_path / 'none.sqlite'}", tmp_path / "b")


def test_a_full_disk_leaves_the_old_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    new_table(storage)
    (tmp_path / "backup").write_bytes(b"the old one")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BackupError, match="No space left"):
        back_up(storage.url, tmp_path / "backup")
    assert (tmp_path / "backup").read_bytes() == b"the old one"
    assert [path for path in tmp_path.iterdir() if path.name.startswith(".backup")] == []
    storage.close()


def test_the_commands_back_up_a_running_server_and_fill_a_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAFELRUNDE_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("TAFELRUNDE_DATABASE_URL", raising=False)
    running = Storage.in_folder(tmp_path / "home")
    name = new_table(running, 2)
    run = CliRunner()
    made = run.invoke(build(["backup"]), ["backup", str(tmp_path / "b")])
    assert (made.exit_code, made.output) == (0, f"{tmp_path / 'b'}: 1 tables\n")
    monkeypatch.setenv("TAFELRUNDE_HOME", str(tmp_path / "new"))
    assert run.invoke(build(["restore"]), ["restore", str(tmp_path / "b")]).exit_code == 0
    again = Storage.in_folder(tmp_path / "new")
    assert everything(again, name) == everything(running, name)
    refused = run.invoke(build(["restore"]), ["restore", str(tmp_path / "b")])
    assert refused.exit_code != 0
    assert "another server" in refused.output
    again.close()
    running.close()


def test_a_database_from_before_there_were_versions_opens(url: str) -> None:
    storage = Storage(url)
    name = new_table(storage, 3, ())
    before = everything(storage, name)
    storage.close()
    engine = sa.create_engine(url)
    with engine.begin() as db:
        db.execute(schema.SETTINGS.delete())
        _drop(db, ("moves", "fingerprint"), ("tables", "key"), ("tables", "origin"), ("seats", "sat"), *LATER)
    engine.dispose()
    again = Storage(url)
    assert everything(again, name) == before
    again.append(name, MoveRow(4, "answer", 0, "x", fingerprint=2**32 - 1), False)
    assert again.moves(name, 3)[0].fingerprint == 2**32 - 1
    again.close()


def test_older_databases_are_brought_up_to_date_once_and_newer_ones_refused(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = Storage(url)
    name = new_table(storage, 3)
    storage.close()
    done: list[str] = []

    def add_column(db: sa.Connection) -> None:
        db.exec_driver_sql("ALTER TABLE tables ADD COLUMN note TEXT DEFAULT 'none'")
        done.append("note")

    known = schema.STEPS
    monkeypatch.setattr(schema, "STEPS", (*known, add_column))
    for _ in range(2):
        newer = Storage(url)
        assert len(newer.moves(name)) == 3
        newer.close()
    assert done == ["note"]
    monkeypatch.setattr(schema, "STEPS", known)
    with pytest.raises(NewerSchema, match="newer Tafelrunde"):
        Storage(url)


def test_seats_of_before_remember_from_now_on_who_has_played_them(url: str) -> None:
    storage = Storage(url)
    name = new_table(storage, 3)
    storage.close()
    engine = sa.create_engine(url)
    with engine.begin() as db:
        _drop(db, ("seats", "sat"), *LATER)
        db.execute(schema.SETTINGS.update().where(schema.SETTINGS.c.name == schema.VERSION).values(value=b"3"))
    engine.dispose()
    storage = Storage(url)
    assert [row.keeps_secrets for row in storage.seats(name)] == [True, False]
    storage.change_seat(name, 0, bot="random")
    storage.change_seat(name, 1, bot="")
    storage.change_seat(name, 1, name="Eva")
    assert [(row.bot, row.sat) for row in storage.seats(name)] == [("random", True), ("", False)]
    storage.change_seat(name, 0, bot="search")
    storage.change_seat(name, 1, bot="random")
    assert [(row.bot, row.sat) for row in storage.seats(name)] == [("search", True), ("random", True)]
    storage.close()


def test_links_of_before_open_their_seats_as_they_did(url: str) -> None:
    storage = Storage(url)
    name = new_table(storage, 3)
    storage.close()
    engine = sa.create_engine(url)
    with engine.begin() as db:
        _drop(db, *LATER)
        db.execute(schema.SETTINGS.update().where(schema.SETTINGS.c.name == schema.VERSION).values(value=b"4"))
    engine.dispose()
    storage = Storage(url)
    assert storage.find_seat(f"{name}-1") == (name, 1)
    assert [(row.link, row.passed_on) for row in storage.seats(name)] == [("used", False)] * 2
    storage.close()


def test_a_backup_of_an_older_version_is_restored(url: str, tmp_path: Path) -> None:
    file = tmp_path / "older"
    older = Storage(f"sqlite:///{file}")
    name = new_table(older, 3)
    older.close()
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as db:
        _drop(db, *LATER)
        db.execute(schema.SETTINGS.update().where(schema.SETTINGS.c.name == schema.VERSION).values(value=b"4"))
    engine.dispose()
    assert restore(file, url) == 1
    storage = Storage(url)
    assert [row.link for row in storage.seats(name)] == ["used", "used"]
    storage.close()


def test_a_step_that_fails_changes_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = Storage(url)
    name = new_table(storage, 3)
    storage.close()

    def fails(db: sa.Connection) -> None:
        db.exec_driver_sql("ALTER TABLE tables ADD COLUMN note TEXT")
        db.execute(schema.MOVES.delete())
        raise RuntimeError("power cut")

    known = schema.STEPS
    monkeypatch.setattr(schema, "STEPS", (*known, fails))
    with pytest.raises(RuntimeError):
        Storage(url)
    monkeypatch.setattr(schema, "STEPS", known)
    again = Storage(url)
    assert len(again.moves(name)) == 3
    assert "note" not in [column["name"] for column in sa.inspect(again._engine).get_columns("tables")]
    again.close()


def test_a_second_server_on_one_file_is_told_so(tmp_path: Path) -> None:
    storage = Storage.in_folder(tmp_path)
    with pytest.raises(InUse, match=rf"another server \(process {os.getpid()}\) has the tables in"):
        Storage.in_folder(tmp_path)
    storage.close()
    Storage.in_folder(tmp_path).close()


def test_nobody_else_may_look_into_the_data(tmp_path: Path) -> None:
    home = tmp_path / "data"
    storage = Storage.in_folder(home)
    new_table(storage)
    assert stat.S_IMODE(home.stat().st_mode) == 0o700
    for file in home.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    storage.close()
    (home / "tables.sqlite").chmod(0o644)
    Storage.in_folder(home).close()
    assert stat.S_IMODE((home / "tables.sqlite").stat().st_mode) == 0o600


def test_damage_of_the_file_is_found(tmp_path: Path) -> None:
    storage = Storage.in_folder(tmp_path)
    for _ in range(30):
        new_table(storage, 20)
    assert storage.damage() == ""
    storage.close()
    file = tmp_path / "tables.sqlite"
    data = bytearray(file.read_bytes())
    for page in range(4096 * 12, len(data), 4096 * 3):
        data[page : page + 64] = b"\xff" * 64
    file.write_bytes(data)
    storage = Storage.in_folder(tmp_path)
    assert storage.damage() != ""
    storage.close()
