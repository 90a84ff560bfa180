"""Shares go by address and by link: people behind one address do not use up each other's, nor one link many."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any

import pytest
import websockets

from tafelrunde.table.http import sockets
from tafelrunde.table.wire import limits
from tafelrunde.table.wire.limits import Shares
from tests.helpers.serving import PATIENT, START, Client, Server

FEW = f"""
from tafelrunde.table.http import sockets
from tafelrunde.table.wire import limits
limits.SHARES.update(look=((0.01, 6),), ask=((0.01, 40),), come=((0.01, 6),), act=((0.01, 12),))
limits.CROWD = 4
sockets.PER_LINK = 3
{START}
"""
"""A server that gives everybody few shares, and no more for a long time."""


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("home")
    with Server(folder, code=FEW, options=["--behind-proxy", "127.0.0.1"]) as running:
        yield running


def _looked(server: Server, opened: dict[str, Any], address: str, links: list[str]) -> int:
    """The status of one look at the beginning of a table."""
    where = f"{server.url}/api/tables/{opened['table']}/moment"
    body = {"number": 0, "tokens": links}
    return PATIENT.post(where, json=body, headers={"X-Forwarded-For": address}).status_code


def _often(server: Server, opened: dict[str, Any], address: str, links: list[str], times: int = 6) -> list[int]:
    return [_looked(server, opened, address, links) for _ in range(times)]


def test_who_carries_a_link_does_not_wait_for_whoever_is_rude_at_the_same_address(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}, {"name": "Ben"}])
    ada, ben = opened["seats"]
    assert _often(server, opened, "203.0.113.1", [], 8) == [200] * 6 + [429] * 2
    assert _often(server, opened, "203.0.113.1", [ada], 7) == [200] * 6 + [429]
    assert _often(server, opened, "203.0.113.1", [ben]) == [200] * 6


def test_one_link_from_many_addresses_has_one_share(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}, {"name": "Ben"}])
    ada, ben = opened["seats"]
    came = [_looked(server, opened, f"203.0.113.{number}", [ada]) for number in range(10)]
    assert came == [200] * 6 + [429] * 4
    both = [_looked(server, opened, f"203.0.113.{number}", [ben, ada]) for number in range(3)]
    assert both == [429] * 3, "another link beside it is no way round"


def test_a_made_up_link_has_no_share(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}])
    came = [_looked(server, opened, "203.0.113.2", [secrets.token_urlsafe(24)]) for _ in range(10)]
    assert came == [200] * 6 + [429] * 4


def test_all_links_of_one_address_together_have_an_end(server: Server) -> None:
    opened = server.make_table([{"name": f"{n}"} for n in range(4)], "gloomhaven")
    others = server.make_table([{"name": f"{n}"} for n in range(4)], "gloomhaven")
    came = [status for link in opened["seats"] for status in _often(server, opened, "203.0.113.3", [link])]
    assert came == [200] * 24
    assert _often(server, others, "203.0.113.3", others["seats"][:1]) == [429] * 6
    assert _often(server, others, "203.0.113.4", others["seats"][1:2]) == [200] * 6


async def _greeted(server: Server, opened: dict[str, Any], links: list[str]) -> Client | None:
    client = await Client(server, opened["table"], links).connect()
    try:
        await client.until_frame()
    except (websockets.WebSocketException, KeyError):
        return None
    return client


async def test_who_comes_by_a_link_comes_in_though_others_knock_all_the_time(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}])
    guests = [await _greeted(server, opened, []) for _ in range(8)]
    assert [guest is not None for guest in guests] == [True] * 6 + [False] * 2
    assert await _greeted(server, opened, opened["seats"]) is not None


async def test_all_sockets_of_one_link_share_what_it_may_say(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}, {"name": "Ben"}])
    first, second = [await Client(server, opened["table"], opened["seats"][:1]).connect() for _ in range(2)]
    other = await Client(server, opened["table"], opened["seats"][1:]).connect()
    for client in (first, second, other):
        await client.until_frame()
    refused = []
    for number in range(20):
        client = (first, second)[number % 2]
        await client.send({"type": "answer", "moment": 99, "option": "x", "seat": 0})
        refused.append((await client.until(lambda m: m["type"] == "refusal"))["reason"])
    assert refused == ["stale"] * 12 + ["too_fast"] * 8
    await other.send({"type": "answer", "moment": 99, "option": "x", "seat": 1})
    assert (await other.until(lambda m: m["type"] == "refusal"))["reason"] == "stale"


async def test_one_link_has_so_many_sockets(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}, {"name": "Ben"}])
    clients = [await Client(server, opened["table"], opened["seats"][:1]).connect() for _ in range(3)]
    for client in clients:
        await client.until_frame()
    late = await Client(server, opened["table"], opened["seats"][:1]).connect()
    assert (await late.until(lambda m: m["type"] == "refusal"))["reason"] == "too_fast"
    await clients[0].close()
    other = await Client(server, opened["table"], opened["seats"][1:]).connect()
    await other.until_frame()
    assert sockets.PER_LINK > 3


def test_where_a_table_is_led_a_link_has_its_whole_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.SHARES, "act", ((0.0, 12),))
    monkeypatch.setitem(limits.SHARES, "ask", ((0.0, 12),))
    shares = Shares(lambda: 4)
    assert [shares.take("act", "link a") for _ in range(13)] == [True] * 12 + [False]
    assert [shares.take("ask", "b") for _ in range(4)] == [True] * 3 + [False]
