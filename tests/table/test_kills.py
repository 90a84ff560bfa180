"""The server is killed at random moments; every acknowledged answer is there, and nothing was applied twice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
import websockets

from tafelrunde.kernel import Match
from tafelrunde.table.keeping.storage import Storage
from tests.helpers.effort import THOROUGH
from tests.helpers.serving import Client, Server, end

KILLS = 200 if THOROUGH > 1 else 4
TABLES = 20 if THOROUGH > 1 else 6


class Person:
    """A scripted player who reconnects by herself and remembers every answer the table acknowledged."""

    def __init__(self, server: Server, opened: dict[str, Any], seed: int) -> None:
        self.table = opened["table"]
        self.acknowledged: list[tuple[int, str]] = []
        self.reconnections = 0
        self._server = server
        self._token = opened["seats"][0]
        self._dice = random.Random(seed)

    async def play(self) -> None:
        while True:
            try:
                client = await Client(self._server, self.table, [self._token]).connect()
                await self._sit(client)
            except (OSError, websockets.WebSocketException, TimeoutError, EOFError):
                self.reconnections += 1
                await asyncio.sleep(0.05)

    async def _sit(self, client: Client) -> None:
        sent: tuple[int, str] | None = None
        while True:
            message = await client.receive()
            if message["type"] == "refusal" and message["reason"] == "too_fast" and sent is not None:
                await asyncio.sleep(0.2)
                await client.answer(sent[1], sent[0])
                continue
            if message["type"] == "refusal":
                sent = None
                continue
            if message["type"] != "frame":
                continue
            if sent is not None and message["moment"] > sent[0]:
                self.acknowledged.append(sent)
                sent = None
            if message.get("result"):
                await asyncio.sleep(3600)
            if message.get("asked") and sent is None:
                option = self._dice.choice(message["asked"]["options"])["id"]
                sent = (message["moment"], option)
                await client.answer(option)


async def played(people: list[Person], more_than: int) -> None:
    """Until more than so many answers were acknowledged, or half a minute has passed."""
    for _ in range(600):
        if sum(len(person.acknowledged) for person in people) > more_than:
            return
        await asyncio.sleep(0.05)


@pytest.mark.timeout(3600 if THOROUGH > 1 else 180)
async def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    dice = random.Random(KILLS)
    with Server(tmp_path) as server:
        opened = [server.make_table([{"name": f"P{n}"}, {"bot": "random"}], seed=n) for n in range(TABLES)]
        people = [Person(server, table, seed) for seed, table in enumerate(opened)]
        tasks = [asyncio.create_task(person.play()) for person in people]
        for number in range(KILLS):
            # On a busy machine nothing would have been played yet: a kill then would prove nothing.
            await played(people, number)
            await asyncio.sleep(dice.uniform(0.1, 1.2))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await played(people, KILLS)
        await end(tasks)

    storage = Storage.in_folder(tmp_path)
    total = 0
    for person in people:
        moves = storage.moves(person.table)
        assert [move.number for move in moves] == list(range(1, len(moves) + 1))
        for moment, option in person.acknowledged:
            assert (moves[moment].seat, moves[moment].option) == (0, option)
        total += len(person.acknowledged)
        row = storage.table(person.table)
        assert row is not None
        match = Match.new(row.game, row.players, row.seed, options=row.options)
        for move in moves:
            match.answer(move.option, move.seat)
    storage.close()
    assert total > KILLS
    assert sum(person.reconnections for person in people) >= KILLS
