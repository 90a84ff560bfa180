"""Whatever somebody writes where: it is refused with words, and is no fault of the server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest

from tests.helpers.serving import PATIENT, Client, Server

TEXTS = ["\x00", "a\x00b", "\ud800", "\udcff", "x" * 5_000, "☃", "%00", "../../etc/passwd", "\u202e", "'", ""]
NUMBERS = [10**5_000, -(10**5_000), 10**400, 2**64, 2**63, -(2**63) - 1, 1e308, -1]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = request.getfixturevalue("postgres") if request.param == "postgres" else ""
    with Server(tmp_path_factory.mktemp("home"), database, options=["--behind-proxy", "127.0.0.1"]) as running:
        yield running


class Rude:
    """Asks from another address each time, so that no share is used up, and remembers what was no refusal."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._asked = 0
        self.faults: list[str] = []

    def ask(self, method: str, path: str, body: str | bytes | None = None) -> None:
        self._asked += 1
        address = f"10.0.{self._asked // 200}.{self._asked % 200}"
        content = body.encode() if isinstance(body, str) else body
        answer = PATIENT.request(
            method, f"{self._server.url}{path}", content=content, headers={"X-Forwarded-For": address}
        )
        if answer.status_code >= 500 or (answer.status_code != 200 and not answer.content):
            self.faults.append(f"{method} {path[:80]!r} {str(body)[:80]!r}: {answer.status_code} {answer.text[:120]}")


def _json(value: Any) -> str:
    """With numbers of any length, as a client may write them."""
    if isinstance(value, int) and not isinstance(value, bool):
        sign, digits = ("-", -value) if value < 0 else ("", value)
        return sign + (str(digits) if digits < 10**400 else "1" + "0" * 5_000)
    if isinstance(value, dict):
        return "{" + ",".join([f"{json.dumps(key)}:{_json(inner)}" for key, inner in value.items()]) + "}"
    if isinstance(value, list):
        return "[" + ",".join([_json(inner) for inner in value]) + "]"
    return json.dumps(value)


def test_in_paths_and_queries(server: Server) -> None:
    rude = Rude(server)
    for text in TEXTS:
        part = quote(text, errors="surrogatepass") or "-"
        rude.ask("GET", f"/api/seats/{part}")
        rude.ask("POST", f"/api/seats/{part}", "{}")
        rude.ask("GET", f"/api/shared/{part}")
        rude.ask("GET", f"/api/rules/{part}/ML-1")
        rude.ask("GET", f"/api/rules/monster_lands/{part}")
        rude.ask("GET", f"/api/games?language={part}")
        rude.ask("POST", f"/api/games/{part}/remarks", '{"players": 2}')
        rude.ask("POST", f"/api/rulings/{part}", '{"position": ""}')
        rude.ask("POST", f"/api/tables/load?seat={part}&token={part}", b"x")
        for what in ("", "/save", "/report"):
            rude.ask("POST", f"/api/tables/{part}{what}", "{}")
        for what in ("/moment", "/share"):
            rude.ask("POST", f"/api/tables/{part}{what}", '{"number": 0}')
    assert not rude.faults


def test_in_bodies(server: Server) -> None:
    rude = Rude(server)
    opened = server.make_table([{"name": "Ada"}, {"name": "Bob"}])
    table = f"/api/tables/{opened['table']}"
    for value in [*TEXTS, *NUMBERS]:
        new = {"game": "monster_lands", "seats": [{"name": "Ada"}]}
        bodies: list[tuple[str, dict[str, Any]]] = [
            ("/api/tables", {**new, "game": value}),
            ("/api/tables", {**new, "seed": value}),
            ("/api/tables", {**new, "options": {"x": value}}),
            ("/api/tables", {**new, "options": {str(value)[:50] if isinstance(value, str) else "board": value}}),
            ("/api/tables", {**new, "seats": [{"name": value}, {"bot": "random"}]}),
            ("/api/tables", {**new, "seats": [{"bot": value}]}),
            ("/api/games/monster_lands/remarks", {"players": value}),
            (f"/api/seats/{opened['seats'][0]}", {"name": value}),
            ("/api/tables/position", {"position": value, "seats": []}),
            ("/api/rulings/gloomhaven", {"position": value}),
            (table, {"tokens": [value]}),
            (f"{table}/moment", {"number": value}),
            (f"{table}/share", {"number": value}),
            (f"{table}/fork", {"number": value, "seats": [], "tokens": opened["seats"]}),
            (f"{table}/report", {"tokens": opened["seats"], "seat": value}),
            (f"{table}/report", {"tokens": opened["seats"], "note": value}),
        ]
        for path, body in bodies:
            rude.ask("POST", path, _json(body))
    assert not rude.faults


async def test_on_sockets(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}])
    for text in TEXTS:
        stranger = await Client(server, text, [text], text).connect()
        assert (await stranger.receive())["reason"] in ("no_such_table", "not_understood")
    for value in [*TEXTS, *NUMBERS]:
        client = await Client(server, opened["table"], opened["seats"]).connect()
        frame = await client.until_frame()
        messages: list[dict[str, Any]] = [
            {"type": "answer", "moment": value, "option": "pawn", "seat": 0},
            {"type": "answer", "moment": frame["moment"], "option": value, "seat": 0},
            {"type": "answer", "moment": frame["moment"], "option": "pawn", "seat": value},
            {"type": "chat", "text": value, "seat": 0},
            {"type": "rename", "name": value, "seat": 0},
            {"type": "seat", "bot": value, "seat": 0, "token": value},
            {"type": "ping", "element": value, "seat": 0},
            {"type": "speak", "language": value},
            {"type": "seen", "moment": value},
            {"type": "look", "seat": value},
        ]
        for message in messages:
            await client.send(_json(message))
        await client.send({"type": "hello", "table": "again"})
        await client.until(lambda m: m.get("reason") == "hello_once")
        await client.close()
    log = (server.home / "server.log").read_text()
    assert "ended with an error" not in log
    assert "Traceback" not in log
