"""By which names a server is reached, and what is never part of an address."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tafelrunde.table.http.openapi import ENDPOINTS
from tafelrunde.table.keeping.storage import Storage
from tafelrunde.table.server import make_app
from tests.helpers.workers import NoBots


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    storage = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    app = make_app(storage, NoBots(), names=["Table.example.org"])  # type: ignore[arg-type]
    with TestClient(app, base_url="http://localhost") as found:
        yield found
    storage.close()


OURS = ("localhost:8765", "127.0.0.1:8765", "[::1]:8765", "192.0.2.7", "table.localhost", "TABLE.example.org:443")
FOREIGN = ("evil.example", "evil.example:8765", "localhost.evil.example", "table.example.org.evil.example", "", "1.2.3")


@pytest.mark.parametrize("host", OURS)
def test_a_server_answers_to_its_names_and_addresses(client: TestClient, host: str) -> None:
    assert client.get("/api/rulings", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("host", FOREIGN)
def test_a_name_that_another_site_lets_lead_here_is_refused_with_words(client: TestClient, host: str) -> None:
    refused = client.get("/api/rulings", headers={"host": host})
    assert refused.status_code == 421
    assert "--host-name" in refused.text
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/socket", headers={"host": host}):
        pass


def test_no_link_is_part_of_an_address(client: TestClient) -> None:
    assert not [endpoint.path for endpoint in ENDPOINTS if "token" in endpoint.path]
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    opened = client.post("/api/tables", json={"game": "monster_lands", "seats": seats}).json()
    token = opened["seats"][1]
    assert client.post("/api/seats", json={"token": token}).json()["mine"] == [1]
    assert client.get(f"/api/seats/{token}").status_code == 404


def test_nothing_with_a_link_or_a_secret_stays_in_a_cache(client: TestClient) -> None:
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    made = client.post("/api/tables", json={"game": "monster_lands", "seats": seats})
    opened = made.json()
    tokens = {"tokens": opened["seats"]}
    table = f"/api/tables/{opened['table']}"
    found = [
        made,
        client.post("/api/seats", json={"token": opened["seats"][0]}),
        client.post(table, json=tokens),
        client.post(f"{table}/save", json=tokens),
        client.post(f"{table}/report", json=tokens),
        client.post(f"{table}/moment", json={**tokens, "number": 0}),
        client.post(f"{table}/save", json={}),
    ]
    assert [one.headers["cache-control"] for one in found] == ["no-store"] * len(found)
