"""Clients that keep to no custom: they read nothing of what they are sent, or send what costs the server much."""

from __future__ import annotations

import json
import socket
import sys
import time
from collections.abc import Iterator

import httpx
import pytest

from tests.helpers.serving import PATIENT, START, Client, Server

HASTY = f"""
from tafelrunde.table.http import connecting
connecting.READ_SECONDS, connecting.REQUESTS = 1.0, (5.0, 100.0)
{START}
"""
TEXT, PING, PONG = 1, 9, 10

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system keeps more for a slow reader")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("home"), code=HASTY) as running:
        yield running


def _connected(server: Server, address: str = "127.0.0.1") -> socket.socket:
    """A connection of which the system keeps little for somebody who does not read."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    found.settimeout(30)
    found.bind((address, 0))
    found.connect(("127.0.0.1", server.port))
    return found


def _socket(server: Server, address: str = "127.0.0.1") -> socket.socket:
    """A socket whose messages nobody reads."""
    found = _connected(server, address)
    found.sendall(
        b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    assert found.recv(500).startswith(b"HTTP/1.1 101")
    return found


def _framed(kind: int, text: bytes = b"") -> bytes:
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return bytes([0x80 | kind]) + size + bytes(4) + text


def _said(message: object) -> bytes:
    return _framed(TEXT, json.dumps(message).encode())


def _is_hung_up_on(connection: socket.socket, says: bytes, seconds: float = 30) -> bool:
    """Whether the server closes it while somebody goes on talking."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            connection.sendall(says)
        except ConnectionError:
            return True
        time.sleep(0.1)
    return False


async def test_who_sits_there_and_reads_nothing_is_hung_up_on(server: Server) -> None:
    """They would be at the table for ever, and whoever made it could give their seat to nobody else."""
    opened = server.make_table([{"name": "Ada"}, {"name": "Ben"}], "gloomhaven")
    with _socket(server) as deaf:
        deaf.sendall(_said({"type": "hello", "table": opened["table"], "tokens": opened["seats"][:1]}))
        honest = await Client(server, opened["table"], opened["seats"][1:]).connect()
        await honest.until(lambda m: m["type"] in ("frame", "patch") and honest.frame["seats"][0]["connected"])
        assert _is_hung_up_on(deaf, _said({"type": "look", "seat": 0}), 60)
        await honest.until(lambda _: not honest.frame["seats"][0]["connected"])
        await honest.close()


def test_an_answer_that_nobody_reads_is_not_kept(server: Server) -> None:
    with _connected(server) as deaf:
        deaf.sendall(b"GET /api/rules/gloomhaven HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20)
        assert deaf.recv(200).startswith(b"HTTP/1.1 200")
        assert _is_hung_up_on(deaf, b"G")


def test_who_reads_slowly_is_told_everything(server: Server) -> None:
    whole = PATIENT.get(f"{server.url}/api/rules/gloomhaven").content
    with _connected(server) as slow:
        slow.sendall(b"GET /api/rules/gloomhaven HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        found = b""
        while part := slow.recv(len(whole) // 40):
            found += part
            time.sleep(0.1)  # four times as long as somebody may read nothing
        assert found.endswith(whole)


@pytest.mark.parametrize("kind", [PING, PONG, TEXT])
def test_a_flood_of_tiny_messages_is_not_read(server: Server, kind: int) -> None:
    """Each costs far more to read than to send, and a ping is answered by the protocol itself."""
    with _socket(server, "127.0.0.5") as rude, pytest.raises(ConnectionError):
        rude.sendall(_framed(kind) * 1_000_000)
    assert PATIENT.get(f"{server.url}/health/live").status_code == 200


def test_who_asks_without_end_is_hung_up_on_and_others_are_not(server: Server) -> None:
    def ask(address: str, times: int) -> int:
        """How many of so many requests were answered."""
        answered = 0
        with httpx.Client(transport=httpx.HTTPTransport(local_address=address), timeout=60) as client:
            for _ in range(times):
                try:
                    answered += client.get(f"{server.url}/health/live").status_code == 200
                except httpx.TransportError:
                    return answered
        return answered

    assert 100 <= ask("127.0.0.6", 500) < 500
    assert ask("127.0.0.7", 90) == 90
