"""Links for friends: where others find the server, and what happens when somebody follows a link."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.requests import Request

from tafelrunde.table.http.reaching import Listening, Reach, asks_from_here, reach
from tests.helpers.serving import PATIENT, Client, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("home")) as running:
        yield running


@pytest.mark.parametrize(
    ("listening", "found"),
    [
        (None, Reach()),
        (Listening("0.0.0.0", 8765), Reach("http://192.168.1.5:8765")),
        (Listening("::", 9000), Reach("http://192.168.1.5:9000")),
        (Listening("10.0.0.7", 80), Reach("http://10.0.0.7:80")),
        (Listening("127.0.0.1", 8765), Reach("", "http://192.168.1.5:8765", "tafelrunde serve --host 0.0.0.0")),
        (
            Listening("localhost", 9000),
            Reach("", "http://192.168.1.5:9000", "tafelrunde serve --host 0.0.0.0 --port 9000"),
        ),
    ],
)
def test_where_others_find_the_server(listening: Listening | None, found: Reach) -> None:
    assert reach(listening, lambda: "192.168.1.5") == found


def test_without_a_network_there_is_no_address() -> None:
    assert reach(Listening("0.0.0.0", 8765), lambda: "") == Reach()
    assert reach(Listening("127.0.0.1", 8765), lambda: "") == Reach("", "", "tafelrunde serve --host 0.0.0.0")


@pytest.mark.parametrize(
    ("client", "host", "here"),
    [
        ("127.0.0.1", "localhost:8765", True),
        ("::1", "[::1]:8765", True),
        ("192.168.1.9", "192.168.1.5:8765", False),
        ("127.0.0.1", "table.example", False),
    ],
)
def test_only_the_computer_itself_is_told_its_addresses(client: str, host: str, here: bool) -> None:
    scope = {
        "type": "http",
        "path": "/api/reach",
        "client": (client, 5),
        "headers": [(b"host", host.encode())],
        "server": ("127.0.0.1", 8765),
        "scheme": "http",
        "query_string": b"",
    }
    assert asks_from_here(Request(scope)) is here


def test_a_server_that_listens_only_here_says_how_to_open_it(server: Server) -> None:
    told = PATIENT.get(f"{server.url}/api/reach").json()
    assert told["link"] == ""
    assert told["command"] == f"tafelrunde serve --host 0.0.0.0 --port {server.port}"
    elsewhere = PATIENT.get(f"{server.url}/api/reach", headers={"host": "192.0.2.7"}).json()
    assert elsewhere == {"link": "", "would_be": "", "command": ""}


async def test_whoever_follows_a_link_says_their_name_and_takes_a_bots_place(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}, {"name": "Seat 2"}, {"bot": "random", "name": "Isolde"}], seed=7)
    ada = await Client(server, opened["table"], [opened["seats"][0]]).connect()
    await ada.until_frame()
    info = server.post("/api/seats", {"token": opened["seats"][1]})
    assert (info["names"][1], info["mine"], info["bots"]) == ("Seat 2", [1], ["", "", "random"])
    sat = server.post("/api/seats/sit", {"token": opened["seats"][1], "name": " Ben\n"})
    assert sat["names"] == ["Ada", "Ben", "Isolde"]
    await ada.until(lambda m: m["type"] == "frame" and m["seats"][1]["name"] == "Ben")
    sat = server.post("/api/seats/sit", {"token": opened["seats"][2]})
    assert (sat["names"][2], sat["bots"][2]) == ("Isolde", "")
    await ada.until(lambda m: m["type"] == "frame" and m["seats"][2]["bot"] == "")
    refused = PATIENT.post(f"{server.url}/api/seats/sit", json={"token": "nothing", "name": "Eve"})
    assert (refused.status_code, refused.json()["reason"]) == (404, "no_such_seat")
    await ada.close()
