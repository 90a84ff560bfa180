"""What leaves a table in the clear: nothing that somebody else who plays, or has played, may keep to themselves."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import yaml
from starlette.testclient import TestClient

from tafelrunde.kernel import Match
from tafelrunde.kernel.papers.save import restore
from tafelrunde.table.keeping import sealing
from tafelrunde.table.keeping.storage import Storage
from tafelrunde.table.server import make_app
from tests.helpers.workers import NoBots

HERE = "http://localhost"
SEALED = b"TAFELRUNDE-SEALED"
GAMES = ("monster_lands", "gloomhaven", "massive_darkness", "sword_and_sorcery")


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    found = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield found
    found.close()


@pytest.fixture
def client(storage: Storage) -> Iterator[TestClient]:
    with TestClient(make_app(storage, NoBots()), base_url=HERE) as found:  # type: ignore[arg-type]
        yield found


def _open(client: TestClient, game: str, *seats: dict[str, str]) -> dict[str, Any]:
    opened: dict[str, Any] = client.post("/api/tables", json={"game": game, "seats": list(seats)}).json()
    return opened


def _give(client: TestClient, opened: dict[str, Any], seat: int, bot: str) -> None:
    """The owner says who plays a seat."""
    with client.websocket_connect("ws://localhost/api/socket") as socket:
        socket.send_json({"type": "hello", "table": opened["table"]})
        socket.receive_json()
        socket.send_json({"type": "seat", "seat": seat, "bot": bot, "token": opened["owner"]})
        while not any(one["bot"] == bot for one in socket.receive_json().get("seats", []) if one["seat"] == seat):
            pass


def _sit(client: TestClient, opened: dict[str, Any], seat: int) -> None:
    """Somebody plays there, by the link of the table."""
    assert client.post("/api/seats/sit", json={"token": opened["seats"][seat]}).status_code == 200


def _ask(client: TestClient, opened: dict[str, Any], what: str, *seats: int, **more: Any) -> httpx.Response:
    body = {"tokens": [opened["seats"][seat] for seat in seats], **more}
    return client.post(f"/api/tables/{opened['table']}/{what}", json=body)


ADA, BEN, BOT = {"name": "Ada"}, {"name": "Ben"}, {"bot": "random"}


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_handed_to_a_bot_keeps_its_secrets(client: TestClient, game: str) -> None:
    opened = _open(client, game, ADA, BEN)
    _sit(client, opened, 1)
    _give(client, opened, 1, "sensible")
    assert _ask(client, opened, "save", 0).content.startswith(SEALED)
    report = yaml.safe_load(_ask(client, opened, "report", 0).content)
    assert "position" not in report
    assert base64.b64decode(report["sealed"]).startswith(SEALED)
    loaded = client.post(
        "/api/tables/load", headers={"X-Seat-Links": opened["seats"][0]}, content=_sealed(client, opened)
    )
    assert (loaded.status_code, loaded.json()["reason"]) == (403, "sealed")


def _sealed(client: TestClient, opened: dict[str, Any]) -> bytes:
    return _ask(client, opened, "save", 0).content


def test_nor_does_a_competitive_game_fork_behind_a_handed_over_seat(client: TestClient) -> None:
    opened = _open(client, "monster_lands", ADA, BEN)
    _sit(client, opened, 1)
    _give(client, opened, 1, "sensible")
    refused = _ask(client, opened, "fork", 0, number=0, seats=[ADA, BOT])
    assert (refused.status_code, refused.json()["reason"]) == (403, "fork_has_secrets")


def test_it_is_remembered_when_the_server_starts_again(client: TestClient, storage: Storage, tmp_path: Path) -> None:
    opened = _open(client, "gloomhaven", ADA, BEN)
    _sit(client, opened, 1)
    _give(client, opened, 1, "sensible")
    assert [seat.sat for seat in storage.seats(opened["table"])] == [False, True]
    with TestClient(make_app(storage, NoBots()), base_url=HERE) as again:  # type: ignore[arg-type]
        assert _sealed(again, opened).startswith(SEALED)


@pytest.mark.parametrize("game", GAMES)
def test_while_others_play_a_save_is_sealed_in_every_game(client: TestClient, game: str) -> None:
    opened = _open(client, game, ADA, BEN)
    assert _ask(client, opened, "save", 0).content.startswith(SEALED)
    assert "position" not in yaml.safe_load(_ask(client, opened, "report", 0).content)
    assert not _ask(client, opened, "save", 0, 1).content.startswith(SEALED), "all of them together know everything"


@pytest.mark.parametrize("game", GAMES)
def test_alone_everything_is_ones_own(client: TestClient, game: str) -> None:
    opened = _open(client, game, ADA, BOT)
    restore(Match, _ask(client, opened, "save", 0).content, Path("the save"))
    assert "position" in yaml.safe_load(_ask(client, opened, "report", 0).content)
    assert _ask(client, opened, "fork", 0, number=0, seats=[ADA, BOT]).status_code == 200


def _play(client: TestClient, opened: dict[str, Any], until: Callable[[dict[str, Any]], bool]) -> None:
    """Both answer with the first option until something is so."""
    with client.websocket_connect("ws://localhost/api/socket") as socket:
        socket.send_json({"type": "hello", "table": opened["table"], "tokens": opened["seats"]})
        while True:
            frame = socket.receive_json()
            if frame["type"] != "frame":
                continue
            if until(frame):
                return
            if (asked := frame["asked"]) is None:
                socket.send_json({"type": "look", "seat": frame["waiting"][0]})
                continue
            socket.send_json(
                {
                    "type": "answer",
                    "moment": frame["moment"],
                    "option": asked["options"][0]["id"],
                    "seat": frame["seat"],
                }
            )


def test_a_fork_does_not_tell_what_others_answered_in_secret(client: TestClient) -> None:
    """Battle goals and cards chosen face down are in nobody's fork but their own."""
    opened = _open(client, "gloomhaven", ADA, BEN)
    _play(client, opened, lambda frame: frame["moves"] > 6)
    whole = restore(Match, _ask(client, opened, "save", 0, 1).content, Path("the save")).match
    others = {answer.option for answer in whole.answers if answer.seat == 1}
    assert others
    forked = _ask(client, opened, "fork", 0, number=len(whole.answers), seats=[ADA, BOT]).json()
    match = restore(Match, _ask(client, forked, "save", 0).content, Path("the save")).match
    assert not [answer for answer in (*match.past, *match.answers) if answer.seat == 1]


def test_the_length_of_a_sealed_file_tells_little(client: TestClient) -> None:
    opened = _open(client, "monster_lands", ADA, BEN)
    lengths = set()
    for moves in range(1, 6):
        _play(client, opened, lambda frame, moves=moves: frame["moves"] >= moves)  # type: ignore[misc]
        lengths.add(len(_sealed(client, opened)))
    assert len(lengths) <= 2
    assert len({length % 4096 for length in lengths}) == 1


def test_seals_of_before_open() -> None:
    """A seal without padding, as older versions made it."""
    key = b"k" * 32
    hidden = sealing._mixed(key, b"n" * 24, msgspec.msgpack.encode({"table": "t", "save": b"old"}))
    old = sealing.MAGIC + b"n" * 24 + sealing._tag(key, b"n" * 24, hidden) + hidden
    assert sealing.unseal(key, old).save == b"old"
    for length in (0, 1, 200, 255, 256, 257, 4095, 4096, 70_000):
        sealed = sealing.seal(key, sealing.Sealed("t", b"x" * length))
        assert sealing.unseal(key, sealed).save == b"x" * length
        assert (len(sealed) - len(old) + len(hidden)) % 4096 == 0
