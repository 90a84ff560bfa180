"""SIGTERM in the middle of everything: the server ends soon, in order, and leaves nothing behind."""

from __future__ import annotations

import signal
import threading
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.helpers.serving import START, Client, Server

SPINNING = f"""
import threading, time
from tafelrunde.table.live.record import guests

def spin():
    while True:
        time.sleep(0.01)

for _ in range(2):
    guests().submit(spin)
{START}
"""


def _end(server: Server, how: signal.Signals = signal.SIGTERM, seconds: float = 60) -> int:
    process = server._process
    assert process is not None
    process.send_signal(how)
    return process.wait(seconds)


def test_a_thread_that_never_ends_does_not_keep_the_server(tmp_path: Path) -> None:
    with Server(tmp_path, code=SPINNING) as server:
        assert _end(server) == 0


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_bots_that_think_and_papers_that_are_read_end_with_it(tmp_path: Path, how: signal.Signals) -> None:
    with Server(tmp_path) as server:
        opened = server.make_table([{"name": "Ada"}, {"bot": "search"}, {"bot": "search"}])
        client = await Client(server, opened["table"], opened["seats"][:1]).connect()
        await client.until_asked(60)
        await client.answer(client.frame["asked"]["options"][0]["id"])

        def ask() -> None:
            with suppress(httpx.TransportError):
                httpx.post(f"{server.url}/api/tables/position", json={"position": "game: gloomhaven", "seats": []})
            with suppress(httpx.TransportError):
                httpx.post(f"{server.url}/api/tables/{opened['table']}/moment", json={"number": 0})

        asking = threading.Thread(target=ask)
        asking.start()
        await client.until(lambda message: message["type"] == "frame", 60)
        assert _end(server, how) == 0
        asking.join(60)
        await client.close()
        assert "leaked" not in server.log
        assert "Traceback" not in server.log
