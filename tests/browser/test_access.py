"""The pages are usable with a screen reader: axe finds no serious violation, in both themes and sizes."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.people import LAPTOP, PHONE, Person, table
from tests.helpers.serving import Server

pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright")
pytestmark = pytest.mark.timeout(180)

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = (
    "/",
    "/about",
    "/gallery",
    "/gallery/panels",
    "/gallery/hexes",
    "/gallery/zones",
    "/ruling",
    "/me",
    "/rules/monster_lands",
    "/offline.html",
)


def serious(someone: Person) -> list[str]:
    someone.page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    found = someone.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {one['nodes'][0]['target']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.skipif(not AXE.is_file(), reason="axe is not installed: cd client && npm ci")
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_no_serious_violation(person: Callable[..., Person], server: Server, size: tuple[int, int], theme: str) -> None:
    someone = person(size=size, theme=theme, bypass_csp=True)
    for path in PAGES:
        someone.open(path).page.wait_for_selector("main")
        someone.page.wait_for_timeout(300)
        assert serious(someone) == [], path
    someone.open("/").page.get_by_role("button", name="Play: Frosthaven").click()
    someone.page.wait_for_timeout(300)
    assert serious(someone) == [], "a new table"
    opened = table(server, [{"name": "Ada"}, {"bot": "random"}, {"bot": "random"}])
    someone.sit_down(opened)
    choice = random.Random(4)
    for _ in range(4):
        assert someone.wait_for_turn()
        assert serious(someone) == []
        someone.press_something(choice)
    if (size, theme) != (LAPTOP, "dark"):
        return
    for path in (f"/replay/{opened['table']}", f"/screen/{opened['table']}", f"/table/{opened['table']}"):
        someone.open(path).page.wait_for_selector("main")
        someone.page.wait_for_timeout(300)
        assert serious(someone) == [], path
