"""How servers bear many tables: `python -m tests.table.load` prints the table in docs/serving.md.

Two server processes over a PostgreSQL of their own, all on this machine, and the clients too. At every table two people
answer after a short thought and others look on; everybody comes to one process and the other in turn, so that half of
them are passed on. Measured is the time from sending an answer to the arrival of the next scene on another client, and
the processor time of the servers for each answer (without PostgreSQL and the clients).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import websockets

from tests.helpers.postgres import Postgres, programs
from tests.helpers.serving import START, Client, Pair, Server, end

UNLIMITED = f"""
from tafelrunde.table.wire import limits
for use in limits.SHARES:
    limits.SHARES[use] = ((1e9, 1e9),)
{START}
"""
"""All clients have one address here, and none of them is rude."""
OPTIONS = ("--per-address", "100000")
SETTLE = 10.0
"""Before measuring: whoever has just come gets a whole frame, which costs more than an answer."""
TICK = os.sysconf("SC_CLK_TCK")


class Sample:
    """What is measured over all tables."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, int], float] = {}
        self.delays: list[float] = []
        self.answers = 0
        self.seated = 0
        self.lost = 0

    def begin(self) -> None:
        self.sent.clear()
        self.delays.clear()
        self.answers = 0


class Light(Client):
    """A viewer who only keeps what has to be known to answer, so that the measured machine is left to the servers."""

    async def next_frame(self) -> dict[str, Any]:
        while True:
            message = await self.receive_raw(3600)
            if message["type"] == "frame":
                self.frame = {name: message.get(name) for name in ("moment", "seat", "asked", "result")}
                return self.frame
            if message["type"] == "patch":
                changed = message["changed"]
                self.frame.update({name: changed[name] for name in self.frame if name in changed})
                return self.frame


async def _person(server: Server, table: str, token: str, think: float, sample: Sample, seed: int) -> None:
    dice = random.Random(seed)
    client = Light(server, table, [token])
    await client.connect()
    frame = await client.next_frame()
    sample.seated += 1
    answered = -1
    while not frame["result"]:
        if frame["asked"] and frame["moment"] > answered:
            answered = frame["moment"]
            await asyncio.sleep(dice.uniform(0.5, 1.5) * think)
            sample.sent[table, answered + 1] = time.perf_counter()
            sample.answers += 1
            await client.answer(dice.choice(frame["asked"]["options"])["id"], answered)
        frame = await client.next_frame()


async def _watcher(server: Server, table: str, sample: Sample, measures: bool) -> None:
    client = Light(server, table, [])
    await client.connect()
    await client.next_frame()
    sample.seated += 1
    while True:
        frame = await client.next_frame()
        sent = sample.sent.pop((table, frame["moment"]), None) if measures else None
        if sent is not None:
            sample.delays.append(time.perf_counter() - sent)


def _process(pid: int) -> tuple[float, float]:
    """Resident memory in MB and processor seconds of a process."""
    status = Path(f"/proc/{pid}/status").read_text()
    memory = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    times = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return memory / 1024, (int(times[11]) + int(times[12])) / TICK


class Line(NamedTuple):
    """What was measured with so many tables."""

    tables: int
    viewers: int
    per_second: float
    median: float
    p95: float
    worst: float
    cpu: float
    """Milliseconds for each answer."""
    cores: float
    memory: list[float]

    def __str__(self) -> str:
        memory = " + ".join(f"{one:.0f}" for one in self.memory)
        delays = f"{self.median:.0f} | {self.p95:.0f} | {self.worst:.0f}"
        return (
            f"| {self.tables} × {self.viewers} | {self.per_second:.0f} | {delays} | {self.cpu:.1f} | "
            f"{self.cores:.2f} | {memory} |"
        )


HEAD = """\
| tables × viewers | answers/s | median, ms | p95, ms | worst, ms | CPU per answer, ms | cores | memory, MB |
|---|---|---|---|---|---|---|---|"""


class Load:
    """Tables at which people play, more and more of them."""

    def __init__(self, pair: Pair, viewers: int, think: float) -> None:
        self._pair = pair
        self._viewers = viewers
        self._think = think
        self._tasks: list[asyncio.Task[None]] = []
        self.tables = 0
        self.sample = Sample()

    async def grow(self, tables: int) -> None:
        """Until there are so many, and everybody sits."""
        while self.tables < tables:
            number, self.tables = self.tables, self.tables + 1
            seats = [{"name": "A"}, {"name": "B"}]
            opened = await asyncio.to_thread(self._pair.make_table, seats, seed=number)
            for seat, token in enumerate(opened["seats"]):
                self._add(_person(self._pair, opened["table"], token, self._think, self.sample, number * 2 + seat))
            for place in range(self._viewers - len(opened["seats"])):
                self._add(_watcher(self._pair, opened["table"], self.sample, place == 0))
            await asyncio.sleep(0.02)
        while self.sample.seated < self.tables * self._viewers:
            await asyncio.sleep(0.1)
        await asyncio.sleep(SETTLE)

    def _add(self, work: Any) -> None:
        self._tasks.append(asyncio.create_task(work))

    async def measure(self, seconds: float) -> Line:
        pids = [server.pid for server in self._pair.both]
        self.sample.begin()
        before = sum(_process(pid)[1] for pid in pids)
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        found = [_process(pid) for pid in pids]
        elapsed, used = time.perf_counter() - began, sum(cpu for _, cpu in found) - before
        for error in {repr(task.exception()) for task in self._tasks if task.done() and task.exception()}:
            print(f"some clients have ended early: {error}")
        delays = sorted(1000 * delay for delay in self.sample.delays) or [float("nan")]
        return Line(
            self.tables,
            self._viewers,
            self.sample.answers / elapsed,
            delays[len(delays) // 2],
            delays[int(len(delays) * 0.95)],
            delays[-1],
            1000 * used / max(self.sample.answers, 1),
            used / elapsed,
            [memory for memory, _ in found],
        )

    async def end(self) -> None:
        await end(self._tasks)


class Comer:
    """A viewer who comes again as browsers do, and remembers how long the table was away."""

    FIRST_WAIT, LONGEST_WAIT = 0.4, 8.0

    def __init__(self, server: Server, table: str) -> None:
        self._server = server
        self._table = table
        self.there = asyncio.Event()
        self.away: float | None = None

    async def look(self) -> None:
        wait, lost = self.FIRST_WAIT, 0.0
        while True:
            client = Light(self._server, self._table, [])
            try:
                await client.connect()
                while True:
                    await client.next_frame()
                    if lost:
                        self.away = time.perf_counter() - lost
                    wait, lost = self.FIRST_WAIT, 0.0
                    self.there.set()
            except (OSError, websockets.WebSocketException, EOFError, TimeoutError) as error:
                lost = lost or time.perf_counter()
                self.there.clear()
                if isinstance(error, ConnectionRefusedError):
                    await asyncio.sleep(0.05)  # a balancer sends them to the other process at once
                    continue
                await asyncio.sleep(wait * random.uniform(0.75, 1.25))
                wait = min(wait * 2, self.LONGEST_WAIT)


async def _kill_one(pair: Pair, tables: int) -> None:
    """How long tables are away for their viewers when one of two processes is killed and not started again."""
    opened = [await asyncio.to_thread(pair.make_table, [{"name": "A"}], seed=number) for number in range(tables)]
    comers = [Comer(pair, one["table"]) for one in opened]
    looking = [asyncio.create_task(comer.look()) for comer in comers]
    for comer in comers:
        await comer.there.wait()
    await asyncio.sleep(SETTLE)
    pair.both[0].kill()
    await asyncio.sleep(1)
    for comer in comers:
        await comer.there.wait()
    await end(looking)
    away = sorted(comer.away for comer in comers if comer.away is not None)
    print(
        f"\nOne of two processes killed with {tables} tables open: {len(away)} viewers lost their table and saw it "
        f"again after {away[len(away) // 2]:.1f} s (median), {away[-1]:.1f} s at worst."
    )


def _have_room(connections: int) -> None:
    """Every viewer is an open file here, and two more in a server that passes it on."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + 512
    assert hard == resource.RLIM_INFINITY or hard >= wanted, f"{wanted} open files are needed: raise 'ulimit -n'"
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


async def measure(steps: list[int], viewers: int, seconds: float, think: float) -> None:
    _have_room(max(steps) * viewers)
    found = programs()
    assert found is not None, "PostgreSQL is needed, on Debian by 'apt-get install postgresql'"
    with (
        tempfile.TemporaryDirectory() as home,
        Postgres(found) as postgres,
        Pair(Path(home), postgres.url, OPTIONS, UNLIMITED) as pair,
    ):
        load = Load(pair, viewers, think)
        print(HEAD, flush=True)
        for tables in steps:
            await load.grow(tables)
            print(await load.measure(seconds), flush=True)
        await load.end()
        await _kill_one(pair, max(steps) // 2)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 100, 200, 400])
    parser.add_argument("--viewers", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=40, help="how long is measured with each number of tables")
    parser.add_argument("--think", type=float, default=4.0, help="how long a person thinks on average")
    given = parser.parse_args()
    asyncio.run(measure(given.tables, given.viewers, given.seconds, given.think))
