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


async def test_chapters_are_replayed_shared_and_gone_on_from(server: Server, tmp_path: Path) -> None:
    opened = load(server, table(LAST_STEPS), tmp_path / "last.tafelrunde", "Ada", "Bob")
    tokens = opened["seats"]
    ada, bob = [await Client(server, opened["table"], [token]).connect() for token in tokens]
    for client in (ada, bob):
        await client.until_asked()
        await client.answer("leave")
    await ada.until(lambda message: message["type"] == "frame" and "between two quests" in shown(ada))
    assert ada.frame["chapter"] == 1
    assert ada.frame["chapter_title"].startswith("Between two quests")

    def ask(what: str, **body: Any) -> httpx.Response:
        url = f"{server.url}/api/tables/{opened['table']}/{what}"
        return httpx.post(url, json={"tokens": tokens, **body}, timeout=30)

    town = ask("chapters").json()
    assert [(one["number"], one["closed"], one["ended"] is None) for one in town] == [
        (0, False, False),
        (1, False, True),
    ]
    assert [ask("moment", number=0, **more).json()["chapter"] for more in ({}, {"chapter": 1})] == [1, 1]
    then = ask("moment", chapter=0, number=0).json()
    assert (then["chapter"], then["moves"], then["moment"]) == (0, town[0]["answers"], 0)
    assert then["scene"]["title"] != ada.frame["scene"]["title"]
    assert ask("moment", chapter=0, number=town[0]["answers"]).json()["log"][-1]["text"]
    for wrong in ({"chapter": 7, "number": 0}, {"chapter": 0, "number": 99}, {"chapter": -5, "number": 0}):
        assert ask("moment", **wrong).json()["reason"] == "no_such_moment"
    assert ask("name", name=" The long\nroad ").json()["name"] == "The longroad"
    assert ask("name", name="x", tokens=[]).json()["reason"] == "not_your_seat"
    share = ask("share", chapter=0, number=0).json()["share"]
    assert httpx.get(f"{server.url}/api/shared/{share}", timeout=30).json()["chapter"] == 0
    fork = ask("fork", chapter=0, number=0, seats=[{"name": "Ada"}, {"bot": "sensible"}]).json()
    other = await Client(server, fork["table"], [fork["seats"][0]]).connect()
    await other.until_asked()
    assert "leave" in options(other)
    assert ada.frame["chapter"] == 1, "the first campaign is where it was"
    for client in (ada, bob, other):
        await client.close()
