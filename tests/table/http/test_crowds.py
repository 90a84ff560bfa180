"""Many connections, slow ones, and clients who use up their share: the others notice nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import socket
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import httpx
import pytest
import websockets

from tafelrunde.table.http.logs import MOST_A_MINUTE, Few
from tafelrunde.table.http.sockets import Connection
from tafelrunde.table.wire import limits
from tafelrunde.table.wire.limits import Shares
from tafelrunde.table.wire.protocol import ChatLine
from tests.helpers.serving import PATIENT, START, Client, Server

HASTY = f"""
from tafelrunde.table.http import connecting
connecting.HEADER_SECONDS = connecting.BODY_SECONDS = 1.0
{START}
"""
NO_TABLE = {"game": "no such game", "seats": []}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("home"), code=HASTY, options=["--per-address", "30"]) as running:
        yield running


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("behind"), options=["--behind-proxy", "127.0.0.1"]) as running:
        yield running


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("many")) as running:
        yield running


def _connected(server: Server, address: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=10, source_address=(address, 0))


def _is_closed(connection: socket.socket, seconds: float) -> bool:
    connection.settimeout(seconds)
    try:
        while connection.recv(4096):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n"


@pytest.mark.parametrize("begin", [b"", b"GET / HTT", b"GET / HTTP/1.1\r\nHost: x\r\nX: ", HEAD])
def test_a_request_that_does_not_come_is_not_waited_for(server: Server, begin: bytes) -> None:
    with _connected(server) as slow:
        slow.sendall(begin)
        assert _is_closed(slow, 8)


def _drip(connection: socket.socket, seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        connection.sendall(b"G")
        time.sleep(0.2)


def test_single_bytes_do_not_buy_time(server: Server) -> None:
    with _connected(server) as slow, pytest.raises(ConnectionError):
        _drip(slow, 8)


def test_a_second_request_has_its_time_too(server: Server) -> None:
    with _connected(server) as slow:
        slow.sendall(b"GET /api/rulings HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert slow.recv(10_000).startswith(b"HTTP/1.1 200")
        slow.sendall(b"GET /api/rul")
        assert _is_closed(slow, 4)  # sooner than a connection that is kept alive without a word


def test_one_address_has_so_many_connections_and_others_come_when_they_end(server: Server) -> None:
    with ExitStack() as open_:
        many = [open_.enter_context(_connected(server)) for _ in range(60)]
        for one in many:
            one.sendall(b"GET")
        assert sum(_is_closed(one, 0.02) for one in many) >= 30
    time.sleep(0.5)
    assert httpx.get(f"{server.url}/api/rulings", timeout=10).status_code == 200
    assert (server.home / "server.log").stat().st_size < 20_000


@pytest.mark.skipif(sys.platform != "linux", reason="only there a computer has several addresses by itself")
def test_half_open_connections_of_one_address_keep_nobody_else_out(server: Server) -> None:
    with ExitStack() as open_:
        for number in range(600):
            slow = open_.enter_context(_connected(server, "127.0.0.2"))
            with contextlib.suppress(ConnectionError):
                slow.sendall(b"GET / HTTP/1.1\r\nX: " if number % 2 else b"")
        began = time.monotonic()
        assert httpx.get(f"{server.url}/api/rulings", timeout=10).status_code == 200
        assert time.monotonic() - began < 3
    assert (server.home / "server.log").stat().st_size < 20_000


@pytest.mark.skipif(sys.platform != "linux", reason="only there a computer has several addresses by itself")
def test_one_client_can_not_fill_the_memory_with_uploads(many: Server) -> None:
    with ExitStack() as open_:
        slow = [open_.enter_context(_connected(many, "127.0.0.3")) for _ in range(60)]
        for one in slow:
            one.sendall(HEAD + bytes(50_000))
        refused = [_said(one) for one in slow]
        assert sum(b" 429 " in said for said in refused) == 20
        assert _made(many, ["-"]) == [400]


def _said(connection: socket.socket) -> bytes:
    connection.settimeout(0.3)
    try:
        return connection.recv(4096)
    except TimeoutError:
        return b""


async def test_sockets_end_and_make_room(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}])
    for _ in range(4):
        clients = [await Client(server, opened["table"], []).connect() for _ in range(20)]
        for client in clients:
            await client.until_frame()
            await client.close()


async def _send_garbage(client: Client, count: int) -> None:
    for _ in range(count):
        await client.send("{")
        await client.receive()


async def test_garbage_on_a_socket_is_refused_and_then_hung_up_on(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}])
    rude = await Client(server, opened["table"], []).connect()
    await rude.until_frame()
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await _send_garbage(rude, 1_000)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


async def test_who_is_hung_up_on_twice_is_no_fault_of_the_server() -> None:
    """Somebody sends garbage and reads nothing: two reasons to hang up meet."""

    class Closed:
        async def close(self, _: int) -> None:
            raise RuntimeError("a close message has been sent")

    connection = Connection.__new__(Connection)
    connection._socket = Closed()  # type: ignore[assignment]
    await connection._hang_up(1008)


async def test_nothing_is_kept_for_somebody_who_reads_nothing() -> None:
    """They are hung up on once, and until they have gone others may say a lot."""
    goodbyes: list[int] = []

    class Deaf:
        async def close(self, code: int) -> None:
            goodbyes.append(code)
            await asyncio.Event().wait()

    connection = Connection(Deaf(), None, Shares(), passed_for="somebody")  # type: ignore[arg-type]
    for _ in range(1_000):
        await connection.send(ChatLine(0, "Ada", "x" * 500, 0.0))
    await asyncio.sleep(0)
    assert connection._outbox.qsize() <= 256
    assert goodbyes == [1013]


async def test_whoever_only_looks_on_can_not_flood_the_chat(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}])
    stranger = await Client(server, opened["table"], []).connect()
    player = await Client(server, opened["table"], opened["seats"]).connect()
    for client in (stranger, player):
        await client.until_frame()
    came = []
    for _ in range(12):
        await stranger.send({"type": "chat", "text": "buy this", "seat": -2})
        came.append((await stranger.until(lambda m: m["type"] in ("chat", "refusal")))["type"])
    assert came.count("chat") <= 6
    await player.send({"type": "chat", "text": "hello", "seat": 0})
    assert (await player.until(lambda m: m["type"] == "chat" and m["seat"] == 0))["text"] == "hello"


async def test_a_rude_seat_takes_no_words_from_another_at_the_same_address(server: Server) -> None:
    """Many people share an address: each seat has its own share."""
    opened = server.make_table([{"name": "Ada"}, {"name": "Ben"}])
    rude, honest = [await Client(server, opened["table"], [link]).connect() for link in opened["seats"]]
    await rude.until_frame()
    came = []
    for _ in range(40):
        await rude.send({"type": "chat", "text": "spam", "seat": 0})
        came.append((await rude.until(lambda m: m["type"] in ("chat", "refusal")))["type"])
    assert "refusal" in came
    await honest.send({"type": "chat", "text": "hello", "seat": 1})
    line = await honest.until(lambda m: m["type"] == "refusal" or (m["type"] == "chat" and m["seat"] == 1))
    assert line.get("text") == "hello"
    for client in (rude, honest):
        await client.close()


def test_shared_moments_have_a_limit(behind: Server) -> None:
    opened = behind.make_table([{"name": "Ada"}])
    share = f"{behind.url}/api/tables/{opened['table']}/share"
    headers = {"X-Forwarded-For": "203.0.113.77"}
    statuses = [PATIENT.post(share, json={"number": 0}, headers=headers).status_code for _ in range(40)]
    assert statuses[:15] == [200] * 15
    assert 429 in statuses


def test_moments_are_not_drawn_faster_than_anybody_looks(behind: Server) -> None:
    """Each takes some hundredths of a second from all tables."""
    opened = behind.make_table([{"name": "Ada"}])
    moment = f"{behind.url}/api/tables/{opened['table']}/moment"
    headers = {"X-Forwarded-For": "203.0.113.78"}
    drawn = [PATIENT.post(moment, json={"number": 0}, headers=headers).status_code for _ in range(40)]
    assert drawn == [200] * 40
    # What is asked for of no table counts as well and costs nothing, so that a busy machine comes to the limit, too.
    nowhere = f"{behind.url}/api/tables/nowhere/moment"
    with ThreadPoolExecutor(16) as pool:
        asked = [pool.submit(PATIENT.post, nowhere, json={"number": 0}, headers=headers) for _ in range(400)]
        statuses = {future.result().status_code for future in asked}
    assert 429 in statuses


def _made(server: Server, addresses: list[str]) -> list[int]:
    return [
        PATIENT.post(f"{server.url}/api/tables", json=NO_TABLE, headers={"X-Forwarded-For": address}).status_code
        for address in addresses
    ]


def test_one_client_uses_up_its_own_share_only(behind: Server) -> None:
    assert 429 in _made(behind, ["203.0.113.1"] * 100)
    assert _made(behind, ["203.0.113.2"] * 10) == [400] * 10
    assert 429 in _made(behind, [f"2001:db8::{n:x}" for n in range(1, 100)]), "they are one network"


def test_nobody_says_who_they_are_unless_the_proxy_is_believed(server: Server) -> None:
    assert 429 in _made(server, [f"203.0.113.{n}" for n in range(100)])


async def test_those_who_only_look_on_from_one_address_share_what_they_may_ask(many: Server) -> None:
    """A whole frame for each of a few hundred sockets, twenty times a second, would leave nothing for the others."""
    table = many.make_table([{"name": "Ada"}, {"name": "Ben"}])["table"]

    async def look(address: str, sockets: int) -> list[str]:
        """What becomes of 55 looks on each of so many sockets."""
        came: list[str] = []
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(sockets):
                url = f"ws://127.0.0.1:{many.port}/api/socket"
                connecting = websockets.connect(url, max_size=None, close_timeout=0.2, local_addr=(address, 0))
                line = await stack.enter_async_context(connecting)
                await line.send(json.dumps({"type": "hello", "table": table}))
                for _ in range(55):
                    await line.send(json.dumps({"type": "look", "seat": -2}))
                await line.send(json.dumps({"type": "chat", "seat": -2, "text": ""}))  # refused, and so the last
                while (message := json.loads(await line.recv())).get("reason") != "empty":
                    came.append(message.get("reason", message["type"]))
        return came

    assert "too_fast" in await look("127.0.0.1", 8)
    assert "too_fast" not in await look("127.0.0.9", 1)


def test_shares_are_forgotten_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 100)
    shares = Shares()
    assert [shares.take("call", "rude") for _ in range(7)] == [True] * 5 + [False] * 2
    for number in range(1_000):
        assert shares.take("call", str(number))
    assert len(shares._buckets) <= 100


def test_a_log_can_not_be_flooded(caplog: pytest.LogCaptureFixture) -> None:
    logger = logging.getLogger("tests.flooded")
    few = Few(seconds=0.2)
    logger.addFilter(few)
    for number in range(1_000):
        logger.warning("somebody %s is rude", number)
    logger.warning("something else")
    assert len(caplog.records) == MOST_A_MINUTE + 1
    time.sleep(0.25)
    logger.warning("somebody %s is rude", "new")
    assert caplog.records[-1].getMessage() == "somebody new is rude (and 990 messages were left out)"
