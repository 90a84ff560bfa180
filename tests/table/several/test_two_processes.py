"""Two servers over one PostgreSQL: taking over, handing over, being paused and cut off, health and figures."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer
import websockets

from tafelrunde.cli.serve import _address
from tafelrunde.table.keeping.storage import Storage
from tafelrunde.table.live.leading import LEASE_SECONDS
from tests.helpers.cutting import Wire
from tests.helpers.serving import PATIENT, START, Client, Server, free_port

ADA_AND_BEN = [{"name": "Ada"}, {"name": "Ben"}]


@pytest.fixture
def folders(tmp_path: Path) -> list[Path]:
    found = [tmp_path / name for name in ("a", "b")]
    for folder in found:
        folder.mkdir()
    return found


@pytest.fixture
def two(database: str, folders: list[Path]) -> Iterator[list[Server]]:
    servers = [Server(folder, database) for folder in folders]
    for server in servers:
        server.start()
    yield servers
    for server in servers:
        server.wake()
        server.stop()


async def _frame(server: Server, opened: dict[str, Any], *seats: int) -> Client:
    """Somebody who comes again until the table is shown, as browsers do."""
    until = time.monotonic() + 60
    while True:
        client = await Client(server, opened["table"], [opened["seats"][seat] for seat in seats]).connect()
        try:
            await client.until_frame(60)
        except websockets.ConnectionClosed:
            assert time.monotonic() < until
        else:
            return client


async def _answer(*clients: Client) -> int:
    """Whoever is asked answers; the moment that everybody then sees."""
    asked = next(client for client in clients if client.frame.get("asked"))
    moment = asked.frame["moment"]
    await asked.answer(asked.frame["asked"]["options"][0]["id"])
    for client in clients:
        await client.until(lambda m: m["type"] == "frame" and m["moment"] > moment, 60)
    return moment + 1


async def _sent_away(client: Client) -> int:
    """The code by which a connection ends."""
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await client.until(lambda _: False, 60)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def _moves(database: str, table: str) -> list[int]:
    storage = Storage(database)
    found = [move.number for move in storage.moves(table)]
    storage.close()
    return found


async def test_a_killed_process_is_followed_by_another(two: list[Server], database: str) -> None:
    a, b = two
    opened = a.make_table(ADA_AND_BEN, seed=7)
    here, there = await _frame(a, opened, 0), await _frame(b, opened, 1)
    moment = await _answer(here, there)
    a.kill()
    began = time.monotonic()
    assert await _sent_away(there) == 1012
    ada, ben = await _frame(b, opened, 0), await _frame(b, opened, 1)
    assert time.monotonic() - began < LEASE_SECONDS + 60  # that it is ten seconds is measured on a quiet machine
    assert ada.frame["moment"] == ben.frame["moment"] == moment
    assert await _answer(ada, ben) == moment + 1
    a.start()
    again = await _frame(a, opened, 0)
    assert again.frame["moment"] == moment + 1
    await again.close()
    assert _moves(database, opened["table"]) == [1, 2]


async def test_a_paused_process_that_wakes_up_writes_nothing(two: list[Server], database: str) -> None:
    a, b = two
    opened = a.make_table(ADA_AND_BEN, seed=7)
    ada, ben = await _frame(a, opened, 0), await _frame(a, opened, 1)
    moment = await _answer(ada, ben)
    asked = ada if ada.frame.get("asked") else ben
    late = asked.frame["asked"]["options"][-1]["id"]
    a.pause()
    await asked.answer(late)  # it is in its buffers when it wakes up
    both = [await _frame(b, opened, 0), await _frame(b, opened, 1)]
    assert both[0].frame["moment"] == moment
    await _answer(*both)
    a.wake()
    for client in (ada, ben):
        assert await _sent_away(client) == 1012
    again = await _frame(a, opened, 0, 1)
    assert again.frame["moment"] == moment + 1
    assert _moves(database, opened["table"]) == [1, 2]


async def test_who_is_cut_off_from_the_database_stops_and_another_goes_on(
    database: str, postgres: str, folders: list[Path]
) -> None:
    port, private = int(re.findall(r":(\d+)/", postgres)[0]), f"127.0.0.1:{free_port()}"
    with (
        Wire(port) as wire,
        Server(folders[0], database.replace(f":{port}/", f":{wire.port}/"), options=["--private", private]) as a,
        Server(folders[1], database) as b,
    ):
        # It hears of the other one when it says the next time that it lives. Alone it would keep its tables.
        await _until(lambda: "\ntafelrunde_processes 2\n" in httpx.get(f"http://{private}/metrics", timeout=5).text)
        opened = a.make_table(ADA_AND_BEN, seed=7)
        ada, ben = await _frame(a, opened, 0), await _frame(a, opened, 1)
        moment = await _answer(ada, ben)
        wire.cut()
        asked = ada if ada.frame.get("asked") else ben
        await asked.answer(asked.frame["asked"]["options"][0]["id"])  # nobody may hear that it was done
        assert await _sent_away(ada) == 1012
        assert ada.frame["moment"] == moment
        assert PATIENT.get(f"{a.url}/health/live").status_code == 200
        assert PATIENT.get(f"{a.url}/health/ready").status_code == 503
        refused = PATIENT.post(f"{a.url}/api/tables/{opened['table']}", json={})
        assert (refused.status_code, refused.json()["reason"]) == (503, "store_away")
        both = [await _frame(b, opened, 0), await _frame(b, opened, 1)]
        assert both[0].frame["moment"] == moment
        await _answer(*both)
        wire.mend()
        for _ in range(600):
            if PATIENT.get(f"{a.url}/health/ready").status_code == 200:
                break
            await asyncio.sleep(0.1)
        again = await _frame(a, opened, 0, 1)
        assert again.frame["moment"] == moment + 1
        assert _moves(database, opened["table"]) == [1, 2]


async def test_who_is_stopped_hands_over_before_the_lease_ends(two: list[Server]) -> None:
    a, b = two
    opened = a.make_table(ADA_AND_BEN, seed=7)
    ada, ben = await _frame(a, opened, 0), await _frame(b, opened, 1)
    moment = await _answer(ada, ben)
    await asyncio.to_thread(a.stop)
    assert await _sent_away(ada) == 1012
    assert await _sent_away(ben) == 1012
    assert (await _frame(b, opened, 0)).frame["moment"] == moment
    assert "another process" not in b.log
    assert "Traceback" not in a.log + b.log


async def test_the_private_address_knows_its_neighbours_and_tells_figures(database: str, folders: list[Path]) -> None:
    private = f"127.0.0.1:{free_port()}"
    a, b = Server(folders[0], database, options=["--private", private]), Server(folders[1], database)
    with a, b:
        opened = a.make_table(ADA_AND_BEN, seed=7)
        await _answer(await _frame(a, opened, 0), await _frame(b, opened, 1))
        assert PATIENT.get(f"{a.url}/metrics").text.startswith("<!doctype") or (
            PATIENT.get(f"{a.url}/metrics").status_code == 503  # the page, or that it was not built: no figures
        )
        read = PATIENT.get(f"http://{private}/metrics")
        while "\ntafelrunde_processes 2\n" not in read.text:  # it counts them when it says that it lives
            await asyncio.sleep(0.2)
            read = PATIENT.get(f"http://{private}/metrics")
        assert read.headers["content-type"].startswith("text/plain; version=0.0.4")
        _is_prometheus(read.text)
        assert "\ntafelrunde_answers_total 1\n" in read.text
        assert "\ntafelrunde_tables 1\n" in read.text
        assert "\ntafelrunde_viewers 2\n" in read.text
        for secret in (opened["table"], opened["owner"], *opened["seats"], "Ada", "127.0.0.1"):
            assert secret not in read.text
        for headers in ({}, {"Authorization": "Bearer "}, {"Authorization": "Bearer " + "0" * 64}):
            with pytest.raises(websockets.InvalidStatus):
                await websockets.connect(f"ws://{private}/pass", additional_headers=headers)
        rebound = PATIENT.get(f"http://{private}/metrics", headers={"Host": "evil.example"})
        assert rebound.status_code == 421
        assert PATIENT.get(f"http://{private}/health").json() == {"live": True, "ready": True}
        rude = await _frame(b, opened)
        with contextlib.suppress(websockets.ConnectionClosed):
            for _ in range(400):
                await rude.send("{")
                await asyncio.sleep(0)
        assert await _sent_away(rude) == 1008  # as if it had not been passed on


def _is_prometheus(text: str) -> None:
    """Each line is a comment or a value of something that was described."""
    described: set[str] = set()
    for line in text.splitlines():
        if found := re.fullmatch(r"# TYPE (\w+) (counter|gauge|histogram)", line):
            described.add(found[1])
        elif not line.startswith("# HELP "):
            value = re.fullmatch(r'(\w+?)(_bucket|_sum|_count)?(\{\w+="[^"]*"\})? (\S+)', line)
            assert value, line
            assert value[1] in described or value[1] + (value[2] or "") in described, line
            float(value[4])
    assert len(described) > 15
    assert text.endswith("\n")


def test_one_process_has_health_and_figures_too(tmp_path: Path) -> None:
    address = f"127.0.0.1:{free_port()}"
    with Server(tmp_path, options=["--private", address]) as server:
        for path in ("/health", "/health/live", "/health/ready"):
            assert PATIENT.get(f"{server.url}{path}").status_code == 200
        read = PATIENT.get(f"http://{address}/metrics").text
        assert "\ntafelrunde_processes 1\n" in read
        assert "\ntafelrunde_ready 1\n" in read


async def test_several_processes_are_started_by_one_command(database: str, tmp_path: Path) -> None:
    private = free_port()
    options = ["--processes", "2", "--private", f"127.0.0.1:{private}"]
    with Server(tmp_path, database, options=options) as server:
        figures = [f"http://127.0.0.1:{private + place}/metrics" for place in range(2)]
        for url in figures:
            await _until(lambda url=url: "tafelrunde_processes 2" in httpx.get(url, timeout=5).text)
        opened = server.make_table(ADA_AND_BEN, seed=7)
        clients = [await _frame(server, opened, 0), await _frame(server, opened, 1)]
        await _answer(*clients)
        victim = int(_children(server.pid)[0])
        os.kill(victim, signal.SIGKILL)
        again = await _frame(server, opened, 0, 1)
        assert again.frame["moment"] == 1
        for url in figures:
            await _until(lambda url=url: "tafelrunde_ready 1" in httpx.get(url, timeout=5).text)
        children = _children(server.pid)
        assert len(children) == 2
        assert str(victim) not in children
    await _until(lambda: not _running(children))


def test_a_process_whose_parent_is_killed_ends() -> None:
    child = "from tafelrunde.cli.several import *; end_with_parent(); print(os.getpid(), flush=True); time.sleep(120)"
    parent = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    with subprocess.Popen([sys.executable, "-c", parent], stdout=subprocess.PIPE, text=True) as started:
        assert started.stdout is not None
        pid = started.stdout.readline().strip()
        assert _running([pid])
        started.kill()
        while _running([pid]):
            time.sleep(0.1)


def _running(pids: list[str]) -> list[str]:
    found = {pid: Path(f"/proc/{pid}/stat") for pid in pids}
    return [
        pid for pid, stat in found.items() if stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"
    ]


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    command = [sys.executable, "-c", START, "serve", "--no-browser", "--processes", "2"]
    done = subprocess.run(command, env={"TAFELRUNDE_HOME": str(tmp_path)}, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert "several processes need PostgreSQL" in done.stderr


@pytest.mark.parametrize("address", ["8766", "0.0.0.0:8766", "127.0.0.1:x", "127.0.0.1:70000"])
def test_a_private_address_is_one_that_others_can_be_told(tmp_path: Path, address: str) -> None:
    with pytest.raises((typer.Exit, SystemExit)):
        _address(address)


def _children(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


async def _until(holds: Any) -> None:
    for _ in range(600):
        try:
            if await asyncio.to_thread(holds):
                return
        except httpx.HTTPError:
            pass
        await asyncio.sleep(0.1)
    raise AssertionError("it never came true")
