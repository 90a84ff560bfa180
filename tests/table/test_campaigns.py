"""A campaign at a table over the network: from one quest through the market to the next, with whoever is there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tafelrunde.kernel import Match
from tests.helpers.serving import Client, Server
from tests.massive_darkness.table import question, table

LAST_STEPS = """
    options: {mode: campaign}
    players: 2
    marks: {map: 1}
    level: 2
    heroes:
    - {zone: B1, xp: 6, mini_xp: 3, pack: [S001, S008, S080, S042, S009], skills: {charge: 1}}
    - {zone: B1, pack: [S003]}
"""
"""The tutorial is won as soon as both have left."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("home")) as running:
        yield running


def load(server: Server, match: Match, path: Path, *seats: str) -> dict[str, Any]:
    """A table that goes on with a saved match."""
    match.save(path)
    answer = httpx.post(f"{server.url}/api/tables/load", params={"seat": seats}, content=path.read_bytes(), timeout=30)
    assert answer.status_code == 200, answer.text
    opened: dict[str, Any] = answer.json()
    return opened


def options(client: Client) -> list[str]:
    return [option["id"] for option in client.frame["asked"]["options"]]


def shown(client: Client) -> str:
    return str(client.frame["scene"]["title"])


async def go_on(client: Client, until: str) -> None:
    """Answer with what means nothing until the title of the scene begins with `until`."""
    while not shown(client).startswith(until):
        await client.answer("done" if "done" in options(client) else options(client)[0])
        await client.until_asked()


async def test_who_leaves_between_two_quests_is_replaced_and_comes_back(server: Server, tmp_path: Path) -> None:
    opened = load(server, table(LAST_STEPS), tmp_path / "last.tafelrunde", "Ada", "Bob")
    ada, bob = [await Client(server, opened["table"], [token]).connect() for token in opened["seats"]]
    for client in (ada, bob):
        await client.until_asked()
        await client.answer("leave")
    await ada.until(lambda message: message["type"] == "frame" and "between two quests" in shown(ada))
    await bob.close()
    await ada.send({"type": "seat", "seat": 1, "bot": "sensible", "token": opened["owner"]})
    await ada.until_asked()
    while "trader:0" not in options(ada):
        await ada.answer("done")
        await ada.until_asked()
    assert ada.frame["seats"][1]["bot"] == "sensible"
    await ada.answer("trader:0")
    await ada.until_asked()
    await ada.answer("sell:S080")
    await ada.until_asked()
    await go_on(ada, "Scorched Earth")
    await ada.send({"type": "seat", "seat": 1, "bot": "", "token": opened["owner"]})
    bob = await Client(server, opened["table"], [opened["seats"][1]]).connect()
    frame = await bob.until_frame()
    assert frame["seats"][1]["bot"] == ""
    assert shown(bob).startswith("Scorched Earth – round 1")
    for client in (ada, bob):
        await client.close()


async def test_a_market_outlives_its_server(server: Server, tmp_path: Path) -> None:
    match = table(LAST_STEPS)
    match.answer("leave")
    match.answer("leave")
    while question(match) != "market":
        match.answer("done")
    opened = load(server, match, tmp_path / "market.tafelrunde", "Ada", ":sensible")
    ada = await Client(server, opened["table"], [opened["seats"][0]]).connect()
    await ada.until_asked()
    for answer in ("trader:0", "put:S080"):
        await ada.answer(answer)
        await ada.until_asked()
    before = ada.frame
    assert "cancel" in options(ada)
    server.kill()
    server.start()
    again = await Client(server, opened["table"], [opened["seats"][0]]).connect()
    seen = await again.until_asked()
    assert (seen["moment"], seen["scene"], seen["asked"]) == (before["moment"], before["scene"], before["asked"])
    await again.answer("cancel")
    await again.until_asked()
    assert "sell:S080" in options(again)
    await again.close()
