"""What one client brings never keeps the others waiting: a real server, with somebody rude and somebody honest."""

from __future__ import annotations

import time
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tafelrunde.kernel import Match
from tafelrunde.kernel.papers.save import _split, dump
from tests.helpers.forging import saved
from tests.helpers.rude_papers import CLERK
from tests.helpers.serving import PATIENT, START, Client, Server

RUDE = f"""
from tafelrunde.table.strangers.clerks import Clerks
Clerks.START = ("-c", {CLERK!r})
{START}
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("home"), code=RUDE) as running:
        yield running


def _rule(server: Server, position: str, language: str = "en") -> httpx.Response:
    return PATIENT.post(f"{server.url}/api/rulings/rude?language={language}", json={"position": position})


@pytest.mark.parametrize("paper", ["crash", "memory", "hang in C"])
def test_whoever_brought_it_gets_words(server: Server, paper: str) -> None:
    german = _rule(server, paper, "de")
    assert (german.status_code, german.json()["reason"]) == (400, "too_hard")
    assert german.json()["text"].startswith("Das war zu viel")
    assert _rule(server, "").json()["title"] == "well read"


@pytest.mark.parametrize(
    "position",
    [
        "[" * 30_000,
        "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]",
        "game: monster_lands\nplayers: 99999999999999999999999999",
        "game: monster_lands\n<<: {players: 2}",
        "game: [monster_lands]",
        "game: \x00",
        "{",
    ],
)
def test_what_is_no_position_is_refused(server: Server, position: str) -> None:
    body = {"position": position, "seats": [{"name": "Ada"}]}
    answer = PATIENT.post(f"{server.url}/api/tables/position", json=body)
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad_position")
    assert PATIENT.post(f"{server.url}/api/rulings/gloomhaven", json={"position": position}).status_code == 400


def test_a_save_that_unpacks_to_gigabytes_is_refused(server: Server) -> None:
    head, _ = _split(None, dump(Match.new("monster_lands", 2, 1)))  # type: ignore[arg-type]
    bomb = zlib.compress(bytes(500_000_000), 9)
    assert len(bomb) < 1_000_000
    answer = PATIENT.post(f"{server.url}/api/tables/load?seat=Ada", content=saved(head, bomb))
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad_save")


def test_deeply_nested_json_is_refused(server: Server) -> None:
    for opening in (b"[", b'{"a":'):
        answer = PATIENT.post(f"{server.url}/api/tables", content=b'{"x":' + opening * 100_000)
        assert (answer.status_code, answer.json()["reason"]) == (400, "not_understood")


async def test_others_play_on_while_clerks_hang(server: Server) -> None:
    """Eight at once used to fill the pool that stores answers."""
    opened = server.make_table([{"name": "Ada"}, {"name": "Bob"}], seed=7)
    clients = [await Client(server, opened["table"], [token]).connect() for token in opened["seats"]]
    for client in clients:
        await client.until_frame()
    asked = clients[clients[0].frame["waiting"][0]]
    with ThreadPoolExecutor(8) as threads:
        rude = [threads.submit(_rule, server, "sleep") for _ in range(8)]
        began = time.monotonic()
        if not asked.frame.get("asked"):
            await asked.until_asked()
        await asked.answer("pawn")
        moment = asked.frame["moment"]
        await asked.until(lambda m: m["type"] == "frame" and m["moment"] > moment)
        assert time.monotonic() - began < 2.5
        reasons = [one.result().json()["reason"] for one in rude]
    assert sorted(reasons) == ["too_fast"] * 5 + ["too_hard"] * 3


def test_work_for_somebody_who_left_is_stopped(tmp_path: Path) -> None:
    """By clerks who would let everybody else wait far longer than anybody does."""
    with Server(tmp_path, code=RUDE.replace("WALL_SECONDS = 0.7, 3", "WALL_SECONDS = 0.7, 600")) as server:
        assert _rule(server, "").json()["title"] == "well read"
        for _ in range(3):
            with pytest.raises(httpx.ReadTimeout):
                httpx.post(f"{server.url}/api/rulings/rude", json={"position": "sleep"}, timeout=0.3)
        assert _rule(server, "").json()["title"] == "well read"
