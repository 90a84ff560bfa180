"""How a server bears many tables: `python -m tests.table.load --tables 100 --viewers 4`.

Every table has one person who answers after a short thought and viewers who look on. Measured is the time from
sending an answer to the arrival of the next scene on another client.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path

from tests.helpers.serving import Client, Server, end


class Sample:
    """What is measured over all tables."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, int], float] = {}
        self.delays: list[float] = []
        self.answers = 0
        self.seated = 0
        self.seated_at = 0.0

    def sit_down(self) -> None:
        self.seated += 1
        self.seated_at = time.perf_counter()


async def _person(server: Server, table: str, token: str, think: float, sample: Sample, seed: int) -> None:
    dice = random.Random(seed)
    client = await Client(server, table, [token]).connect()
    await client.until_frame(3600)
    sample.sit_down()
    answered = -1
    first = True
    while True:
        frame = client.frame if first and client.frame.get("asked") else await client.until_asked(3600)
        first = False
        if frame.get("result"):
            return
        if frame["moment"] <= answered:
            continue  # the same question again, because somebody came or went
        answered = frame["moment"]
        await asyncio.sleep(dice.uniform(0.5, 1.5) * think)
        sample.sent[table, answered + 1] = time.perf_counter()
        sample.answers += 1
        await client.answer(dice.choice(frame["asked"]["options"])["id"], answered)


async def _watcher(server: Server, table: str, sample: Sample, measures: bool) -> None:
    client = await Client(server, table, []).connect()
    await client.until_frame(3600)
    sample.sit_down()
    while True:
        frame = await client.until_frame(3600)
        sent = sample.sent.pop((table, frame["moment"]), None) if measures else None
        if sent is not None:
            sample.delays.append(time.perf_counter() - sent)


def _process(pid: int) -> tuple[float, float]:
    """Resident memory in MB and processor seconds of a process."""
    status = Path(f"/proc/{pid}/status").read_text()
    memory = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    times = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return memory / 1024, (int(times[11]) + int(times[12])) / 100


async def measure(tables: int, viewers: int, seconds: float, think: float) -> None:
    sample = Sample()
    with tempfile.TemporaryDirectory() as home, Server(Path(home), options=["--per-address", "10000"]) as server:
        tasks = []
        for number in range(tables):
            await asyncio.sleep(0.55 if number > 35 else 0)  # new tables are limited in rate
            opened = await asyncio.to_thread(server.make_table, [{"name": "A"}, {"name": "B"}], seed=number)
            both = opened["seats"]
            for seat, token in enumerate(both):
                tasks.append(_person(server, opened["table"], token, think, sample, number * 2 + seat))
            tasks += [_watcher(server, opened["table"], sample, n == 0) for n in range(viewers - len(both))]
        came = time.perf_counter()
        running = [asyncio.create_task(task) for task in tasks]
        await asyncio.sleep(25)  # all come at once: let them sit down before measuring
        print(f"{sample.seated} clients came at once; the last one sat after {sample.seated_at - came:.1f} s")
        sample.delays.clear()
        sample.sent.clear()
        sample.answers = 0
        _, before = _process(server.pid)
        started = time.perf_counter()
        await asyncio.sleep(seconds)
        memory, after = _process(server.pid)
        elapsed = time.perf_counter() - started
        failed = [task for task in running if task.done()]
        await end(running)
    for error in {repr(task.exception()) for task in failed}:
        print(f"{len(failed)} of {len(running)} clients have ended early: {error}")
    delays = sorted(sample.delays)
    print(f"{tables} tables, {viewers} viewers each, {sample.answers / elapsed:.1f} answers/s")
    print(
        f"answer to next scene on another client: median {statistics.median(delays) * 1000:.1f} ms, "
        f"95 % {delays[int(len(delays) * 0.95)] * 1000:.1f} ms, worst {delays[-1] * 1000:.1f} ms, n={len(delays)}"
    )
    print(f"server: {memory:.0f} MB, {100 * (after - before) / elapsed:.0f} % of one core")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--viewers", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, default=4.0, help="how long a person thinks on average")
    given = parser.parse_args()
    asyncio.run(measure(given.tables, given.viewers, given.seconds, given.think))
