"""A campaign of Gloomhaven at a table over the network: people join late, stay at home, and take it elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.helpers.serving import Client, Server

SEATS = [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cleo"}]
OPTIONS = {"mode": "campaign", "characters": 2, "class_1": "brute", "class_2": "tinkerer"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("home")) as running:
        yield running


async def sit_down(server: Server, opened: dict[str, Any], seat: int) -> Client:
    client = await Client(server, opened["table"], [opened["seats"][seat]]).connect()
    await client.until_frame(60)
    return client


def options(client: Client) -> list[str]:
    return [option["id"] for option in client.frame["asked"]["options"]]


class Company:
    """Those who are at the table, each with a device."""

    def __init__(self, *clients: Client) -> None:
        self.clients = clients

    async def says(self, client: Client, option: str) -> None:
        """Somebody answers, and everybody hears of it."""
        before = [one.frame["moment"] for one in self.clients]
        await client.answer(option)
        for one, moment in zip(self.clients, before, strict=True):
            while one.frame["moment"] <= moment:
                await one.until_frame(60)

    async def to_the_gates(self) -> None:
        """Do what is recommended until the party decides where to go."""
        while True:
            asked = [one for one in self.clients if one.frame["asked"]]
            assert asked, "nobody of those who are there is asked"
            if asked[0].frame["asked"]["question"] == "gates":
                return
            await self.says(asked[0], asked[0].frame["asked"]["default"] or options(asked[0])[0])


async def test_people_join_later_stay_at_home_and_take_the_campaign_elsewhere(server: Server) -> None:
    opened = server.make_table(SEATS, "gloomhaven", seed=11, options=OPTIONS)
    ada, ben = [await sit_down(server, opened, seat) for seat in (0, 1)]
    await Company(ada, ben).to_the_gates()
    assert {option.partition(":")[0] for option in options(ada)} >= {"play", "event", "home", "difficulty"}
    await ada.answer("come:2")
    refusal = await ada.until(lambda message: message["type"] == "refusal", 60)
    assert refusal["reason"]
    cleo = await sit_down(server, opened, 2)
    assert "come:2" in options(cleo)
    company = Company(ada, ben, cleo)
    await company.says(cleo, "come:2")
    assert cleo.frame["asked"]["question"] == "city"
    await company.says(cleo, "create")
    await company.says(cleo, "class:cragheart")
    await company.to_the_gates()
    assert "Cragheart" in str(ada.frame["scene"])
    await company.says(cleo, "home:1")
    for client in company.clients:
        await client.close()

    def ask(what: str, tokens: list[str]) -> httpx.Response:
        url = f"{server.url}/api/tables/{opened['table']}/{what}"
        return httpx.post(url, json={"tokens": tokens}, timeout=60)

    saved = ask("save", opened["seats"])
    assert saved.status_code == 200, saved.text
    names = {"seat": ["Ada", "Ben", "Cleo"]}
    answer = httpx.post(f"{server.url}/api/tables/load", params=names, content=saved.content, timeout=60)
    assert answer.status_code == 200, answer.text
    again = await sit_down(server, answer.json(), 1)
    assert "come:1" in options(again)
    assert "home:1" not in options(again)
    await again.close()


async def test_a_third_person_joins_a_campaign_that_was_founded_for_two(server: Server) -> None:
    opened = server.make_table(SEATS[:2], "gloomhaven", seed=11, options=OPTIONS)
    ada, ben = [await sit_down(server, opened, seat) for seat in (0, 1)]

    def add(owner: str) -> httpx.Response:
        return httpx.post(f"{server.url}/api/tables/{opened['table']}/seats", json={"owner": owner}, timeout=60)

    refused = add(opened["owner"])
    assert refused.json()["reason"] == "no_room", "the first characters come first"
    await Company(ada, ben).to_the_gates()
    assert ada.frame["room"]
    assert add(opened["seats"][0]).json()["reason"] == "not_the_owner"
    cleo = await Client(server, opened["table"], [add(opened["owner"]).json()["token"]]).connect()
    await cleo.until_frame(60)
    assert [seat["mine"] for seat in cleo.frame["seats"]] == [False, False, True]
    for client in (ada, ben):
        while len(client.frame["seats"]) < 3:
            await client.until_frame(60)
    company = Company(ada, ben, cleo)
    await company.says(cleo, "come:2")
    await company.says(cleo, "create")
    await company.says(cleo, "class:cragheart")
    await company.to_the_gates()
    assert "Cragheart" in str(ada.frame["scene"])
    for client in company.clients:
        await client.close()
