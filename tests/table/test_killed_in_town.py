"""A server that is killed while a campaign is in town, or in the middle of turning a page, loses nothing.

The page is turned by one move, which is stored together with the chapter that is over and a snapshot of the new one.
The server kills itself where that is half done, or just done and nobody has heard of it yet.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.kernel import Match, View
from tests.helpers.serving import START, Client, Server

DEADLY = f"""
import os, pathlib, signal
from tafelrunde.table.keeping import storage

WISH = pathlib.Path(os.environ["TAFELRUNDE_HOME"]) / "die"

def die(when):
    if WISH.is_file() and WISH.read_text() == when:
        WISH.unlink()
        os.kill(os.getpid(), signal.SIGKILL)

keep, append = storage._keep_chapters, storage.Storage.append

def half_done(db, table_id, known, chapters):
    keep(db, table_id, known, chapters)
    die("half done")

def unheard(self, table_id, move, over, lease=None, page=None):
    append(self, table_id, move, over, lease, page)
    if page is not None:
        die("unheard")

storage._keep_chapters, storage.Storage.append = half_done, unheard
{START}
"""


def campaign() -> Match:
    return Match.new("gloomhaven", players=2, seed=5, options={"mode": "campaign"})


def to_the_border(match: Match) -> str:
    """Sensible bots play on to the answer that turns the page; that answer."""
    bots = [RULEBOOK.bot(seat) for seat in range(2)]
    while True:
        decision = match.decisions[0]
        seat = max(decision.seat, 0)
        option = bots[seat].choose(decision, View(match, seat))
        ahead = match.clone()
        ahead.answer(option, decision.seat)
        if len(ahead.chapters) > len(match.chapters):
            return option.id
        match.answer(option, decision.seat)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("home"), code=DEADLY) as running:
        yield running


def load(server: Server, match: Match, path: Path) -> dict[str, Any]:
    match.save(path)
    names = ["Ada", "Bob"]
    answer = httpx.post(f"{server.url}/api/tables/load", params={"seat": names}, content=path.read_bytes(), timeout=60)
    assert answer.status_code == 200, answer.text
    opened: dict[str, Any] = answer.json()
    return opened


async def sit_down(server: Server, opened: dict[str, Any], match: Match) -> Client:
    """Whoever is asked next."""
    seat = max(match.decisions[0].seat, 0)
    client = await Client(server, opened["table"], [opened["seats"][seat]]).connect()
    await client.until_asked(60)
    return client


async def until_dead(client: Client, answer: str) -> None:
    """Answer, and listen until nobody is there any more."""
    await client.answer(answer)
    while True:
        await client.receive(60)


def seen(frame: dict[str, Any]) -> Any:
    return [frame[name] for name in ("moment", "chapter", "scene", "asked")]


@pytest.fixture(scope="module")
def borders() -> dict[str, tuple[Match, str]]:
    """From the town to the first scenario, and from there back home."""
    match = campaign()
    leaving = to_the_border(match)
    town = match.clone()
    decision = match.decisions[0]
    match.answer(leaving, decision.seat)
    coming_home = to_the_border(match)
    return {"town": (town, leaving), "scenario": (match, coming_home)}


@pytest.mark.parametrize("when", ["half done", "unheard"])
@pytest.mark.parametrize("where", ["town", "scenario"])
async def test_killed_in_the_middle_of_turning_a_page(
    server: Server, borders: dict[str, tuple[Match, str]], tmp_path: Path, where: str, when: str
) -> None:
    match, answer = borders[where]
    opened = load(server, match, tmp_path / "border.tafelrunde")
    ada = await sit_down(server, opened, match)
    before = ada.frame
    (server.home / "die").write_text(when)
    with pytest.raises((websockets.WebSocketException, OSError, EOFError)):
        await until_dead(ada, answer)
    assert not (server.home / "die").exists(), "it has not died"
    server.kill()
    server.start()
    there = match.clone()
    there.answer(answer, there.decisions[0].seat)
    if when == "half done":
        again = await sit_down(server, opened, match)
        assert seen(again.frame) == seen(before), "what was not stored whole was not stored at all"
        await again.answer(answer)
        await again.until(lambda message: message["type"] == "frame" and message["moment"] > before["moment"], 60)
        await again.close()
    ada = await sit_down(server, opened, there)
    assert ada.frame["chapter"] == before["chapter"] + 1
    assert [option["id"] for option in ada.frame["asked"]["options"]] == [one.id for one in there.decisions[0].options]
    chapters = httpx.post(
        f"{server.url}/api/tables/{opened['table']}/chapters", json={"tokens": opened["seats"]}, timeout=60
    ).json()
    assert [one["answers"] for one in chapters][: len(there.chapters)] == [one.answers for one in there.chapters]
    await ada.close()


async def test_killed_at_any_moment_of_a_stay_in_town(server: Server, tmp_path: Path) -> None:
    """In the city, while a new character is made, in the shop, at the gates: the same is asked of the same people."""
    match = campaign()
    opened = load(server, match, tmp_path / "town.tafelrunde")
    ada = await sit_down(server, opened, match)
    bots = [RULEBOOK.bot(seat) for seat in range(2)]
    asked = set()
    while not match.chapters:
        decision = match.decisions[0]
        seat = max(decision.seat, 0)
        option = bots[seat].choose(decision, View(match, seat))
        if decision.question not in asked:
            asked.add(decision.question)
            before = ada.frame
            server.kill()
            server.start()
            ada = await sit_down(server, opened, match)
            assert seen(ada.frame) == seen(before), decision.question
        await ada.answer(option.id)
        await ada.until(lambda message, now=ada.frame["moment"]: message.get("moment", now) > now, 60)
        match.answer(option, decision.seat)
        await ada.close()
        ada = await sit_down(server, opened, match)
    assert {"quest", "city", "buy", "gates", "event"} <= asked
    await ada.close()
