"""Names of campaigns, parties and characters at a table: who may give them, who sees them, and that they are kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.helpers.campaign_positions import middle
from tests.helpers.serving import Client, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("home")) as running:
        yield running


def name(server: Server, opened: dict[str, Any], seats: tuple[int, ...], thing: str, to: str) -> httpx.Response:
    tokens = [opened["seats"][seat] for seat in seats]
    url = f"{server.url}/api/tables/{opened['table']}/name"
    return httpx.post(url, json={"name": to, "thing": thing, "tokens": tokens}, timeout=30)


def party(frame: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(board for board in frame["scene"]["boards"] if board["type"] == "sheets")
    return found


async def test_names_are_given_by_whom_they_concern_seen_by_all_and_kept(server: Server) -> None:
    seats = [{"name": "Ada"}, {"name": "Bob"}]
    opened = server.post("/api/tables/position", {"position": middle("city"), "seats": seats})
    assert name(server, opened, (0,), "", "The\u202e Long\nRoad").json()["name"] == "The LongRoad"
    assert name(server, opened, (0,), "b", "Grim<b>old\x00").status_code == 200
    assert name(server, opened, (1,), "party:0", "Wanderers").status_code == 200
    for held, thing in (((1,), "b"), ((0,), "nobody"), ((0,), "party:1"), ((), "party:0")):
        refused = name(server, opened, held, thing, "Thief")
        assert refused.json()["reason"] in ("not_yours", "not_your_seat"), (held, thing, refused.text)
    bob = await Client(server, opened["table"], [opened["seats"][1]]).connect()
    board = party(await bob.until_frame())
    assert board["given"] == "Wanderers"
    assert [sheet.get("given", "") for sheet in board["sheets"]] == ["Grim<b>old", ""]
    # It is in the file, and whoever opens that has it; a new name is seen at once.
    tokens = opened["seats"]
    save = httpx.post(f"{server.url}/api/tables/{opened['table']}/save", json={"tokens": tokens}, timeout=30).content
    params = {"seat": ["Ada", "Bob"]}
    again = httpx.post(f"{server.url}/api/tables/load", params=params, content=save, timeout=60).json()
    info = httpx.post(f"{server.url}/api/tables/{again['table']}", json={"tokens": again["seats"]}, timeout=30).json()
    assert info["name"] == "The LongRoad"
    ada = await Client(server, again["table"], [again["seats"][0]]).connect()
    assert party(await ada.until_frame())["sheets"][0]["given"] == "Grim<b>old"
    assert name(server, again, (0,), "b", "").status_code == 200
    await ada.until(lambda message: message["type"] == "frame" and not party(ada.frame)["sheets"][0].get("given"))
    for client in (ada, bob):
        await client.close()
    server.kill()
    server.start()
    bob = await Client(server, opened["table"], [opened["seats"][1]]).connect()
    assert party(await bob.until_frame())["given"] == "Wanderers"
    await bob.close()
