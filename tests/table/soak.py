"""Whether a server that was busy is small again: `nice python -m tests.table.soak --tables 431 --minutes 30`.

For the first half of the time people make tables of all games, play a little with bots and with each other, look at
earlier moments, take saves along and leave. Then nobody does anything. Memory is read all the while; at the end it
has to be within one and a half times of what it was at the start. The start is when every game has been played once in
each language, and these tables are still open: until then code, content and texts are loaded. What the server itself
needs is compared; its workers are told beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets

from tests.helpers.serving import Client, Server, end, free_port

EVERY = 15.0
MOST_TIMES = 1.5


def memory_of(pid: int) -> float:
    """Resident memory of one process in MB."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS")), 0.0)


def below(pid: int) -> list[int]:
    """All processes that a process has started, and those that they have started."""
    with contextlib.suppress(OSError):
        children = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        return [*children, *[inner for child in children for inner in below(child)]]
    return []


class Watch:
    """What was measured: the server itself, and all its workers together."""

    def __init__(self, server: Server, figures: int) -> None:
        """`figures`: the private port where the server tells its own."""
        self._server = server
        self._figures = f"http://127.0.0.1:{figures}/metrics"
        self._began = time.monotonic()
        self.peak = 0.0
        self.tables = 0
        self.answers = 0

    def look(self, words: str = "") -> float:
        own = memory_of(self._server.pid)
        workers = sum(memory_of(child) for child in below(self._server.pid))
        self.peak = max(self.peak, own)
        minutes = (time.monotonic() - self._began) / 60
        told = httpx.get(self._figures, timeout=60).text.splitlines()
        here = next(line.split()[1] for line in told if line.startswith("tafelrunde_tables "))
        figures = f"{self.tables} tables ({here} open), {self.answers} answers: {own:.0f} MB, workers {workers:.0f} MB"
        print(f"{minutes:5.1f} min, {figures} {words}".rstrip(), flush=True)
        return own


async def _sit(
    server: Server, opened: dict[str, Any], seat: int, answers: int, watch: Watch, seed: int, language: str
) -> None:
    """One person answers so many questions, or waits for half a minute, and leaves."""
    dice = random.Random(seed)
    spoken = language or dice.choice(["de", "en"])
    client = await Client(server, opened["table"], [opened["seats"][seat]], spoken).connect()
    try:
        with contextlib.suppress(TimeoutError, OSError, websockets.WebSocketException):
            for _ in range(answers):
                frame = await client.until_asked(30)
                if frame.get("result"):
                    break
                await asyncio.sleep(dice.uniform(0.02, 0.2))
                await client.answer(dice.choice(frame["asked"]["options"])["id"])
                watch.answers += 1
    finally:  # whoever is sent home leaves, too
        with contextlib.suppress(OSError, websockets.WebSocketException):
            await client.close()


async def _table(
    server: Server, http: httpx.AsyncClient, game: dict[str, Any], watch: Watch, number: int, language: str = ""
) -> None:
    dice = random.Random(number)
    players = dice.choice(game["players"])
    people = dice.randint(1, min(players, 2))
    seats = [{"name": f"P{n}"} if n < people else {"bot": "random"} for n in range(players)]
    answer = await http.post("/api/tables", json={"game": game["id"], "seats": seats})
    if answer.status_code != 200:
        print(f"no table: {answer.text}", flush=True)
        return
    opened = answer.json()
    watch.tables += 1
    answers = dice.randint(5, 25)
    await asyncio.gather(
        *[_sit(server, opened, seat, answers, watch, number * 8 + seat, language) for seat in range(people)]
    )
    for what, more in (("moment", {"number": 1}), ("save", {}), ("report", {"note": "soaked"})):
        await http.post(f"/api/tables/{opened['table']}/{what}", json={"tokens": opened["seats"], **more})


async def soak(tables: int, minutes: float) -> bool:
    figures = free_port()
    options = ["--per-address", "5000", "--private", f"127.0.0.1:{figures}"]
    with tempfile.TemporaryDirectory() as home, Server(Path(home), options=options) as server:
        watch = Watch(server, figures)
        watch.look("fresh")
        async with httpx.AsyncClient(base_url=server.url, timeout=120) as http:
            games = (await http.get("/api/games")).json()
            for number, game in enumerate(games):
                for language in ("de", "en"):
                    await _table(server, http, game, watch, -number, language)
            start = watch.look("every game was played once in each language: the start")
            until = time.monotonic() + minutes * 60
            pause = minutes * 60 / 2 / tables
            running: list[asyncio.Task[None]] = []
            last = time.monotonic()
            for number in range(tables):
                running.append(asyncio.create_task(_table(server, http, games[number % len(games)], watch, number + 1)))
                await asyncio.sleep(pause)
                if time.monotonic() - last > EVERY:
                    last = time.monotonic()
                    watch.look()
            await asyncio.wait(running, timeout=120)
            failed = {repr(task.exception()) for task in running if task.done() and task.exception()}
            await end([task for task in running if not task.done()])
        busy = watch.look("everybody has left")
        while time.monotonic() < until:
            await asyncio.sleep(min(EVERY, max(until - time.monotonic(), 0.1)))
            watch.look()
        after = watch.look("the end")
        print(server.log)
    for error in failed:
        print(f"a table ended with {error}")
    print(
        f"start {start:.0f} MB, at most {watch.peak:.0f} MB, when all had left {busy:.0f} MB, "
        f"at the end {after:.0f} MB: {after / start:.2f} times the start"
    )
    return after <= MOST_TIMES * start


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=431)
    parser.add_argument("--minutes", type=float, default=30)
    given = parser.parse_args()
    sys.exit(0 if asyncio.run(soak(given.tables, given.minutes)) else 1)
