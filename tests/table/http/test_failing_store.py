"""Every call of the store fails once, in every way, in the middle of everything that is asked over HTTP.

Whoever asked is told that it was done, or that it was not, or that nobody knows; the table they asked about is as the
store has it; and when the store is back the same can be asked again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from starlette.testclient import TestClient

from tafelrunde.kernel import Match
from tafelrunde.kernel.papers.save import dump
from tafelrunde.table.live import record
from tafelrunde.table.live.record import read
from tafelrunde.table.server import make_app
from tests.helpers.failing_store import HOWS, FailingStorage, How
from tests.helpers.workers import NoBots

SEATS = [{"name": "Ada"}, {"name": "Ben"}]
TOLD = {"", "not_known", "not_stored", "store_away"}


class Asking:
    """A server whose store fails when it is told to, with a table of two people who have answered three times."""

    def __init__(self, storage: FailingStorage) -> None:
        self.storage = storage
        self._running = ExitStack()
        self.client: TestClient
        self.name: str
        self.links: list[str]
        self.start()
        wish = {"game": "gloomhaven", "seats": SEATS, "seed": 3}
        self.opened = self.client.post("/api/tables", json=wish).json()
        self.name, self.links = self.opened["table"], self.opened["seats"]
        for link in self.links:
            assert self.client.post("/api/seats/sit", json={"token": link}).status_code == 200
        for _ in range(3):
            self.answer()
        self.share = self.asked("share", number=0).json()["share"]

    def start(self) -> None:
        """A server that has opened no table yet."""
        self.close()
        app = make_app(self.storage, NoBots())  # type: ignore[arg-type]
        self.client = self._running.enter_context(TestClient(app, base_url="http://localhost"))

    def close(self) -> None:
        self._running.close()

    def asked(self, what: str = "", **body: Any) -> httpx.Response:
        path = f"/api/tables/{self.name}/{what}".rstrip("/")
        return self.client.post(path, json={"tokens": self.links, **body})

    def answer(self) -> None:
        """Play goes on."""
        row = self.storage.table(self.name)
        assert row is not None
        decision = read(self.storage, row).match.decisions[0]
        with self.client.websocket_connect("ws://localhost/api/socket") as socket:
            socket.send_json({"type": "hello", "table": self.name, "tokens": self.links})
            while (frame := socket.receive_json())["type"] != "frame":
                pass
            seat = max(decision.seat, 0)
            answer = {"type": "answer", "moment": frame["moment"], "option": decision.options[0].id, "seat": seat}
            socket.send_json(answer)
            while (now := socket.receive_json())["type"] not in ("frame", "patch", "refusal"):
                pass
            assert now["type"] != "refusal", now

    def stored(self) -> bytes:
        row = self.storage.table(self.name)
        assert row is not None
        kept = read(self.storage, row)
        return msgspec.msgpack.encode((kept.moment, kept.seats, row.name, dump(kept.match)))


def _load(asking: Asking) -> httpx.Response:
    save = dump(Match.new("monster_lands", 2, 1))
    return asking.client.post("/api/tables/load?seat=Ada&seat=Ben", content=save)


def _free(asking: Asking) -> httpx.Response:
    answer = asking.asked("free", seat=1, tokens=[], owner=asking.opened["owner"])
    if answer.status_code == 200:
        asking.links[1] = answer.json()["token"]
    return answer


ASKED: dict[str, Callable[[Asking], httpx.Response]] = {
    "a new table": lambda asking: asking.client.post("/api/tables", json={"game": "monster_lands", "seats": SEATS}),
    "a fork": lambda asking: asking.asked("fork", number=2, seats=SEATS),
    "a share": lambda asking: asking.asked("share", number=1),
    "a shared moment": lambda asking: asking.client.get(f"/api/shared/{asking.share}"),
    "a save": lambda asking: asking.asked("save"),
    "a sealed save": lambda asking: asking.asked("save", tokens=asking.links[:1]),
    "a report": lambda asking: asking.asked("report", note="x"),
    "a moment": lambda asking: asking.asked("moment", number=1),
    "a glance": lambda asking: asking.asked(),
    "the chapters": lambda asking: asking.asked("chapters"),
    "a name": lambda asking: asking.asked("name", name="Ours"),
    "a seat": lambda asking: asking.client.post("/api/seats", json={"token": asking.links[0]}),
    "to sit down": lambda asking: asking.client.post("/api/seats/sit", json={"token": asking.links[0], "name": "Eva"}),
    "a freed seat": _free,
    "a table from a save": _load,
}
MAKES = {"a new table", "a fork", "a table from a save"}
CHANGES = {"a name", "to sit down", "a freed seat"}


@pytest.fixture
def asking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Asking]:
    """By itself it would look again in an hour: whoever asks does not wait for that."""
    monkeypatch.setattr(record, "FIRST_PAUSE", 3600.0)
    monkeypatch.setattr(record, "LONGEST_PAUSE", 3600.0)
    storage = FailingStorage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    found = Asking(storage)
    yield found
    found.close()
    storage.close()


@pytest.mark.parametrize("how", HOWS)
@pytest.mark.parametrize("what", ASKED)
def test_whoever_asks_is_told_the_truth_and_can_ask_again(asking: Asking, what: str, how: How) -> None:
    ask, storage = ASKED[what], asking.storage
    call, told = 0, set()
    while True:
        call += 1
        asking.start()
        before, tables = asking.stored(), storage.tables_count()
        storage.failing(call, how)
        answer = ask(asking)
        failed = storage.calls >= call
        storage.healed()
        reason = "" if answer.status_code == 200 else answer.json()["reason"]
        assert reason in TOLD, answer.text
        assert answer.status_code in (200, 503)
        told.add(reason)
        _check(asking, what, answer, storage.tables_count() - tables)
        if what not in CHANGES:
            assert asking.stored() == before
        again = ask(asking)
        assert again.status_code == 200, again.text
        if not failed:
            break
    asking.answer()
    print(f"\n{what}, {how}: {call - 1} calls failed in turn")
    assert call > 1, "the store was never asked"
    assert told - {""}, "no failure was noticed"


def _check(asking: Asking, what: str, answer: httpx.Response, made: int) -> None:
    """What was said to be done is there, and nothing is there twice."""
    done = answer.status_code == 200
    assert made in ((1,) if done and what in MAKES else (0, 1) if what in MAKES else (0,))
    if done and what in MAKES:
        other = answer.json()
        glance = asking.client.post(f"/api/tables/{other['table']}", json={"tokens": other["seats"]})
        assert (glance.status_code, glance.json()["mine"]) == (200, [0, 1])
    if done and what == "a share":
        assert asking.client.get(f"/api/shared/{answer.json()['share']}").status_code == 200
