"""Messages that are stale, repeated, malformed, huge, from the wrong seat or for another table change nothing."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.helpers.effort import THOROUGH
from tests.helpers.serving import Client, Server

SOCKET_MESSAGES = 40_000 if THOROUGH > 1 else 1_500
HTTP_MESSAGES = 12_000 if THOROUGH > 1 else 300
PATIENT = pytest.mark.timeout(3600 if THOROUGH > 1 else 180)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("home")) as running:
        yield running


async def _seated(server: Server) -> tuple[dict[str, Any], Client, Client]:
    """A table where seat `asked` must decide: its player and the other one."""
    opened = server.make_table([{"name": "Ada"}, {"name": "Bob"}], seed=7)
    clients = [await Client(server, opened["table"], [token]).connect() for token in opened["seats"]]
    for client in clients:
        await client.until_frame()
    asked = clients[0].frame["waiting"][0]
    active, waiting = clients[asked], clients[1 - asked]
    if not active.frame.get("asked"):
        await active.until_asked()
    return opened, active, waiting


async def _refused(client: Client, message: Any) -> str:
    await client.send(message)
    return str((await client.until(lambda m: m["type"] == "refusal"))["reason"])


async def test_an_answer_counts_once_however_often_it_is_sent(server: Server) -> None:
    _, active, waiting = await _seated(server)
    moment, seat = active.frame["moment"], active.frame["seat"]
    message = {"type": "answer", "moment": moment, "option": "pawn", "seat": seat}
    for _ in range(3):
        await active.send(message)
    reasons: list[str] = []
    while len(reasons) < 2:
        got = await active.receive()
        if got["type"] == "refusal":
            reasons.append(got["reason"])
    assert reasons == ["stale", "stale"]
    for client in (active, waiting):
        if client.frame["moment"] == moment:
            await client.until(lambda m: m["type"] == "frame" and m["moment"] > moment)
        assert client.frame["moment"] == moment + 1


async def test_wrong_seat_wrong_moment_and_wrong_option(server: Server) -> None:
    _, active, waiting = await _seated(server)
    moment, seat = active.frame["moment"], active.frame["seat"]
    other = 1 - seat
    assert (
        await _refused(waiting, {"type": "answer", "moment": moment, "option": "pawn", "seat": seat}) == "not_your_seat"
    )
    assert (
        await _refused(waiting, {"type": "answer", "moment": moment, "option": "pawn", "seat": other})
        == "not_your_turn"
    )
    assert await _refused(active, {"type": "answer", "moment": moment - 1, "option": "pawn", "seat": seat}) == "stale"
    assert await _refused(active, {"type": "answer", "moment": moment + 1, "option": "pawn", "seat": seat}) == "stale"
    assert (
        await _refused(active, {"type": "answer", "moment": moment, "option": "win", "seat": seat}) == "not_an_option"
    )
    assert await _refused(active, {"type": "answer", "moment": moment, "option": "pass", "seat": seat}) == "dice_left"
    assert await _refused(active, {"type": "undo", "moment": moment, "seat": seat}) == "undo_not_possible"
    assert await _refused(active, {"type": "hello", "table": "x"}) == "hello_once"
    await active.answer("pawn")
    assert (await active.until_asked())["moment"] == moment + 1


async def test_spectators_and_holders_of_other_links_decide_nothing(server: Server) -> None:
    opened, active, _ = await _seated(server)
    elsewhere = server.make_table([{"name": "Mallory"}], seed=1)
    mallory = await Client(server, opened["table"], elsewhere["seats"]).connect()
    frame = await mallory.until_frame()
    assert frame["seat"] == -2
    assert frame.get("asked") is None
    moment = frame["moment"]
    for seat in (-2, -1, 0, 1, 2, 99):
        message = {"type": "answer", "moment": moment, "option": "pawn", "seat": seat}
        assert await _refused(mallory, message) == "not_your_seat"
    assert await _refused(mallory, {"type": "look", "seat": active.frame["seat"]}) == "not_your_seat"


async def test_unknown_tables_and_silence(server: Server) -> None:
    stranger = await Client(server, "no-such-table", []).connect()
    assert (await stranger.receive())["reason"] == "no_such_table"


def _garbage(dice: random.Random, moment: int, tokens: list[str]) -> str | bytes:
    """Something a broken or hostile client might send; never a legal answer of the seat that is asked."""
    kind = dice.randrange(9)
    if kind == 0:
        return bytes(dice.randrange(256) for _ in range(dice.randrange(60)))
    if kind == 1:
        return "{" * dice.randrange(2000)
    if kind == 2:
        return "x" * 20_000
    names = [
        "answer",
        "undo",
        "consent",
        "look",
        "speak",
        "chat",
        "ping",
        "hint",
        "preview",
        "seat",
        "rename",
        "hello",
        "",
        "__",
    ]
    values: list[Any] = [moment, -1, 10**30, 0.5, None, True, "pawn", "", "☃" * 50, [], {}, [[[]]], tokens[0][:-1]]
    fields = [
        "moment",
        "option",
        "seat",
        "text",
        "element",
        "agreed",
        "language",
        "bot",
        "token",
        "table",
        "name",
        "tokens",
        "patches",
        "note",
    ]
    message: dict[str, Any] = {"type": dice.choice(names)}
    for field in dice.sample(fields, dice.randrange(len(fields))):
        message[field] = dice.choice(values)
    if message["type"] in ("chat", "rename", "speak", "look", "seat", "ping") and kind < 6:
        message["type"] = "answer"
    if message.get("option") == "pawn" and message.get("moment") == moment:
        message["moment"] = moment + 7
    text = json.dumps(message)
    return text[: dice.randrange(len(text))] if kind == 3 else text


@PATIENT
async def test_garbage_on_the_socket_changes_nothing(server: Server) -> None:
    opened, active, _ = await _seated(server)
    before = active.frame
    dice = random.Random(THOROUGH)
    sent = 0
    while sent < SOCKET_MESSAGES:
        rude = await Client(server, opened["table"], [opened["seats"][active.frame["seat"]]]).connect()
        await rude.until_frame()
        try:
            for _ in range(50):
                await rude.send(_garbage(dice, before["moment"], opened["seats"]))
                sent += 1
            await rude.close()
        except Exception:  # the server may hang up on it
            pass
    fresh = await Client(server, opened["table"], [opened["seats"][active.frame["seat"]]]).connect()
    now = await fresh.until_asked()
    assert now["moment"] == before["moment"]
    assert now["scene"]["boards"] == before["scene"]["boards"]
    assert [o["id"] for o in now["asked"]["options"]] == [o["id"] for o in before["asked"]["options"]]
    await fresh.answer("pawn")
    assert (await fresh.until_asked())["moment"] == before["moment"] + 1


@PATIENT
def test_garbage_over_http_is_refused_with_a_reason(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}, {"name": "Bob"}], seed=7)
    dice = random.Random(THOROUGH)
    paths = ["", "/load", "/position", f"/{opened['table']}", f"/{opened['table']}/save", "/x/save"]
    paths += [f"/{opened['table']}/{what}" for what in ("moment", "share", "fork", "report")]
    statuses = set()
    with httpx.Client(base_url=server.url, timeout=30) as client:
        for _ in range(HTTP_MESSAGES):
            body = _garbage(dice, 0, opened["seats"])
            content = body if isinstance(body, bytes) else body.encode()
            answer = client.post(f"/api/tables{dice.choice(paths)}", content=content)
            statuses.add(answer.status_code)
            if answer.status_code >= 400:
                assert answer.json()["reason"]
        for path in (
            "/api/nothing",
            "/assets/nothing.js",
            "/api/seats/" + "x" * 500,
            "/assets/%2e%2e/%2e%2e/server.py",
        ):
            assert client.get(path).status_code == 404
        for path in ("/api/rules/../../etc/passwd", "/../../../pyproject.toml"):
            assert "root:" not in client.get(path).text
            assert "[project]" not in client.get(path).text
    assert not [status for status in statuses if status >= 500 and status != 503]
