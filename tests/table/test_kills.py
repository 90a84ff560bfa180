"""Servers are killed at random moments; every acknowledged answer is there once, in its place.

Killed are the only server (over SQLite and over PostgreSQL), one of two, and PostgreSQL itself under two. Two hundred
kills of each: `TAFELRUNDE_THOROUGH=2 pytest -s tests/table/test_kills.py`; how long people had to wait is printed.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
import websockets

from tafelrunde.kernel import Match
from tafelrunde.table.keeping.storage import Storage
from tests.helpers.effort import THOROUGH
from tests.helpers.needing import lacking
from tests.helpers.postgres import Postgres, programs
from tests.helpers.serving import START, Client, Pair, Server, end

TABLES = 20 if THOROUGH > 1 else 5


class Kept(NamedTuple):
    """An answer that the table acknowledged."""

    table: str
    moment: int
    option: str


class Wait(NamedTuple):
    """How long somebody did not see the table, how often something was killed in that time, and for how long after."""

    seconds: float
    kills: int
    since: float


class Killing:
    """When something was killed, and was there again."""

    def __init__(self) -> None:
        self.began: list[float] = []
        self.ended: list[float] = []

    def waited(self, lost: float) -> Wait:
        """For somebody who lost the table then, and sees it now."""
        now = time.monotonic()
        last = max([lost, *self.ended[-1:]])
        return Wait(now - lost, sum(began > lost for began in self.began), now - last)


class Person:
    """A scripted player who reconnects by herself and remembers every answer that was acknowledged."""

    def __init__(self, server: Server, seed: int, killing: Killing) -> None:
        self.tables: list[str] = []
        self.acknowledged: list[Kept] = []
        self.waits: list[Wait] = []
        """How long it took to see the table again, each time the connection was lost."""
        self._killing = killing
        self._server = server
        self._name = f"P{seed}"
        self._dice = random.Random(seed)
        self._lost: float | None = None

    async def play(self) -> None:
        while True:
            token = await self._sit_down()
            while not await self._play_on(token):
                await asyncio.sleep(0.05)

    async def _sit_down(self) -> str:
        """A table of her own, as soon as a server makes one."""
        while True:
            seats = [{"name": self._name}, {"bot": "random"}]
            with contextlib.suppress(httpx.TransportError, AssertionError):
                opened = await asyncio.to_thread(self._server.make_table, seats, seed=self._dice.randrange(10**6))
                self.tables.append(opened["table"])
                return str(opened["seats"][0])
            await asyncio.sleep(0.2)

    async def _play_on(self, token: str) -> bool:
        """Whether the game has come to its end, and not only the connection."""
        try:
            client = await Client(self._server, self.tables[-1], [token]).connect()
            await self._answer_all(client)
        except (OSError, websockets.WebSocketException, TimeoutError, EOFError):
            self._lost = self._lost or time.monotonic()
            return False
        await client.close()
        return True

    async def _answer_all(self, client: Client) -> None:
        sent: tuple[int, str] | None = None
        while True:
            message = await client.receive(30)
            if message["type"] == "refusal" and message["reason"] == "too_fast" and sent is not None:
                await asyncio.sleep(0.2)
                await client.answer(sent[1], sent[0])
                continue
            if message["type"] == "refusal":
                sent = None
                continue
            if message["type"] != "frame":
                continue
            if self._lost is not None:
                self.waits.append(self._killing.waited(self._lost))
                self._lost = None
            if sent is not None and message["moment"] > sent[0]:
                self.acknowledged.append(Kept(self.tables[-1], *sent))
                sent = None
            if message.get("result"):
                return
            if message.get("asked") and sent is None:
                await asyncio.sleep(0.03)
                option = self._dice.choice(message["asked"]["options"])["id"]
                sent = (message["moment"], option)
                await client.answer(option)


async def played(people: list[Person], more_than: int) -> None:
    """Until more than so many answers were acknowledged, or a minute has passed."""
    for _ in range(1200):
        if sum(len(person.acknowledged) for person in people) > more_than:
            return
        await asyncio.sleep(0.05)


async def _play_and_kill(server: Server, kills: int, kill: Callable[[int], None]) -> list[Person]:
    """People play while something is killed and started again; after each kill everybody goes on somewhere."""
    dice = random.Random(kills)
    killing = Killing()
    people = [Person(server, seed, killing) for seed in range(TABLES)]
    tasks = [asyncio.create_task(person.play()) for person in people]
    for number in range(kills):
        # On a busy machine nothing would have been played yet: a kill then would prove nothing.
        await played(people, sum(len(person.acknowledged) for person in people) + (2 if number else 0))
        await asyncio.sleep(dice.uniform(0.1, 1.2))
        killing.began.append(time.monotonic())
        await asyncio.to_thread(kill, number)
        killing.ended.append(time.monotonic())
    await played(people, sum(len(person.acknowledged) for person in people) + TABLES)
    await end(tasks)
    waits = sorted(wait for person in people for wait in person.waits)
    total = sum(len(person.acknowledged) for person in people)
    assert waits
    print(f"\n{kills} kills, {total} answers acknowledged, {len(waits)} connections lost; ", end="")
    middle, worst, longest = waits[len(waits) // 2], waits[-1], max(wait.since for wait in waits)
    print(f"the table was there again after {middle.seconds:.1f} s (median), {worst.seconds:.1f} s at worst, in which ")
    print(f"there were {worst.kills} more kills; {longest:.1f} s at worst after what was killed last was there again")
    return people


def _check(storage: Storage, people: list[Person], kills: int) -> None:
    """Whatever was acknowledged is stored, once and where it was given; and all of it is a game by the rules."""
    for person in people:
        moves = {table: storage.moves(table) for table in person.tables}
        assert len({(kept.table, kept.moment) for kept in person.acknowledged}) == len(person.acknowledged)
        for table, moment, option in person.acknowledged:
            assert (moves[table][moment].seat, moves[table][moment].option) == (0, option)
        for table in person.tables:
            assert [move.number for move in moves[table]] == list(range(1, len(moves[table]) + 1))
            row = storage.table(table)
            assert row is not None
            match = Match.new(row.game, row.players, row.seed, options=row.options)
            for move in moves[table]:
                match.answer(move.option, move.seat)
    storage.close()
    assert sum(len(person.acknowledged) for person in people) > kills


def _effort(kills: int) -> int:
    return 200 if THOROUGH > 1 else kills


QUICK = f"""
from tafelrunde.table.live import leading
leading.LEASE_SECONDS, leading.BEAT_SECONDS = 1.5, 0.3
{START}
"""
BEATING = QUICK if THOROUGH > 1 else START
"""Of many kills most time would be spent waiting for leases to end. Short ones end also by themselves on a busy
machine: so much the better."""


pytestmark = pytest.mark.timeout(3600 if THOROUGH > 1 else 300)


async def test_nothing_acknowledged_is_lost_with_the_only_server(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        people = await _play_and_kill(server, _effort(3), lambda _: _again(server))
    _check(Storage.in_folder(tmp_path), people, _effort(3))


async def test_nothing_acknowledged_is_lost_with_the_only_server_of_postgresql(tmp_path: Path, database: str) -> None:
    with Server(tmp_path, database, BEATING) as server:
        people = await _play_and_kill(server, _effort(2), lambda _: _again(server))
    _check(Storage(database), people, _effort(2))


async def test_nothing_acknowledged_is_lost_with_one_of_two_servers(tmp_path: Path, database: str) -> None:
    with Pair(tmp_path, database, code=BEATING) as pair:
        people = await _play_and_kill(pair, _effort(3), lambda number: _again(pair.both[number % 2]))
    _check(Storage(database), people, _effort(3))


@pytest.fixture
def mortal() -> Iterator[Postgres]:
    """A PostgreSQL server that may be killed: nobody else uses it."""
    found = programs()
    if found is None:
        lacking("PostgreSQL server", "install it, on Debian with 'apt-get install postgresql'")
    with Postgres(found) as server:
        yield server


async def test_nothing_acknowledged_is_lost_with_the_database(tmp_path: Path, mortal: Postgres) -> None:
    def kill(number: int) -> None:
        mortal.kill()
        time.sleep(0.1 if number % 4 else 6)  # sometimes for longer than a lease
        mortal.start()

    with Pair(tmp_path, mortal.url) as pair:
        people = await _play_and_kill(pair, _effort(2), kill)
    _check(Storage(mortal.url), people, _effort(2))


def _again(server: Server) -> None:
    server.kill()
    server.start()


def test_two_servers_are_two() -> None:
    """A pair sends whoever comes to one and the other in turn: otherwise nothing above is shown."""
    pair: Any = Pair.__new__(Pair)
    pair.both, pair._turn = [type("_", (), {"port": number}) for number in (1, 2)], 0
    assert [pair.port for _ in range(4)] == [2, 1, 2, 1]
