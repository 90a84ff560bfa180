"""Which work is done where: nothing heavy on the event loop, and nothing but the store where answers are stored."""

from __future__ import annotations

import asyncio
import functools
import sys
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from httpx import ASGITransport

from tafelrunde.kernel import Match
from tafelrunde.kernel.papers import save
from tafelrunde.kernel.papers.save import dump
from tafelrunde.table.keeping.storage import Storage
from tafelrunde.table.live import record, thinking
from tafelrunde.table.server import make_app

HERE = "http://localhost"
OWN = ("easel", "opener", "maker", "worker", "clerks")


class Elsewhere:
    """Workers whose work is done in a thread of that name."""

    async def think(self, _: object) -> None:
        raise RuntimeError("no bots here")

    def rest(self) -> None:
        return None

    async def draw(self, table: str, work: Any, *args: Any, **_: Any) -> Any:
        found: list[Any] = []

        def run() -> None:
            thinking._matches.clear()
            try:
                found.append(work(*args))
            except Exception as error:
                found.append(error)

        thread = threading.Thread(target=run, name="worker")
        thread.start()
        while thread.is_alive():
            await asyncio.sleep(0.001)
        if isinstance(found[0], Exception):
            raise found[0]
        return found[0]


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    """In which threads heavy things were done."""
    found: dict[str, set[str]] = {}

    def watch(owner: Any, name: str) -> None:
        work = getattr(owner, name)

        @functools.wraps(work)
        def watched(*args: Any, **more: Any) -> Any:
            found.setdefault(name, set()).add(threading.current_thread().name.partition("_")[0].partition("-")[0])
            return work(*args, **more)

        if isinstance(owner.__dict__.get(name), classmethod):
            monkeypatch.setattr(owner, name, staticmethod(watched))
        else:
            monkeypatch.setattr(owner, name, watched)

    for name in ("clone", "fork", "undo", "position", "new", "from_state"):
        watch(Match, name)
    for module in (save, record, thinking):
        watch(module, "restore")
    for name, module in list(sys.modules.items()):
        if name.startswith("tafelrunde.table") and getattr(module, "dump", None) is dump:
            watch(module, "dump")
    return found


async def test_nothing_heavy_is_done_on_the_loop_or_where_answers_are_stored(
    tmp_path: Path, seen: dict[str, set[str]]
) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    app = make_app(storage, Elsewhere())  # type: ignore[arg-type]
    async with app.router.lifespan_context(app), httpx.AsyncClient(transport=ASGITransport(app), base_url=HERE) as http:

        async def post(path: str, **body: Any) -> Any:
            answer = await http.post(f"/api{path}", json=body)
            assert answer.status_code == 200, (path, answer.text)
            return answer

        seats = [{"name": "Ada"}, {"name": "Ben"}]
        opened = (await post("/tables", game="gloomhaven", seats=seats)).json()
        name, links = f"/tables/{opened['table']}", opened["seats"]
        await post(name, tokens=links)
        await post("/seats", token=links[0])
        await post("/seats/sit", token=links[0])
        saved = await post(f"{name}/save", tokens=links)
        await post(f"{name}/save", tokens=links[:1])
        for tokens in (links, links[:1], links[:0]):
            await post(f"{name}/report", tokens=tokens, note="x")
            await post(f"{name}/moment", number=0, tokens=tokens)
            await post(f"{name}/share", number=0, tokens=tokens)
        await post(f"{name}/chapters", tokens=links)
        await post(f"{name}/fork", number=0, tokens=links, seats=seats)
        await post("/games/gloomhaven/remarks", players=2)
        assert (await http.get("/api/games")).status_code == 200
        assert (await http.get("/api/rulings")).status_code == 200
        loaded = await http.post("/api/tables/load?seat=Ada&seat=Ben", content=saved.content)
        assert loaded.status_code == 200, loaded.text
    storage.close()
    assert {"fork", "clone", "position", "restore", "dump"} <= set(seen)
    wrong = {work: names - set(OWN) for work, names in seen.items() if names - set(OWN)}
    assert not wrong
