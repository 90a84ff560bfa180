"""The pages are usable with a screen reader: axe finds no serious violation, in both themes and sizes."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.kernel import Match
from tests.browser.moments import asks, lead, table_at
from tests.browser.people import LAPTOP, PHONE, Person, table
from tests.helpers.campaign_positions import middle
from tests.helpers.effort import sample
from tests.helpers.serving import Server
from tests.sword_and_sorcery.journey.road import on_the_way

pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright")
pytestmark = pytest.mark.timeout(180)

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ("monster_lands", "gloomhaven", "massive_darkness", "frosthaven", "sword_and_sorcery")
PAGES = (
    "/",
    "/about",
    "/gallery",
    "/gallery/panels",
    "/gallery/hexes",
    "/gallery/zones",
    "/ruling",
    "/me",
    *[f"/rules/{game}" for game in GAMES],
    "/offline.html",
)
BODIES = [(size, theme) for size in (LAPTOP, PHONE) for theme in ("dark", "light")]


def serious(someone: Person) -> list[str]:
    someone.page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    found = someone.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {one['nodes'][0]['target']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.skipif(not AXE.is_file(), reason="axe is not installed: cd client && npm ci")
@pytest.mark.parametrize(("size", "theme"), sample(BODIES, BODIES[::3]), ids=str)
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
    for path in (f"/replay/{opened['table']}", f"/screen/{opened['table']}", f"/table/{opened['table']}"):
        someone.open(path).page.wait_for_selector("main")
        someone.page.wait_for_timeout(300)
        assert serious(someone) == [], path


def in_the_city(server: Server) -> dict[str, Any]:
    seats = [{"name": "Ada"}, {"name": "Isolde"}]
    opened: dict[str, Any] = server.post("/api/tables/position", {"position": middle("city"), "seats": seats})
    return opened


def on_the_road(server: Server) -> dict[str, Any]:
    road = on_the_way("    heroes: [{gold: 60, rank: 3}, {gold: 25, rank: 3}]\n    hourglasses: 3\n")
    return table_at(server, road, ["Ada", ":sensible"])


def at_the_outpost(server: Server) -> dict[str, Any]:
    match = Match.new("frosthaven", players=2, seed=4, options={"mode": "campaign"})
    return table_at(server, lead(match, lambda match: match.decisions[0].question == "downtime"), ["Ada", ":sensible"])


def with_cards_in_hand(server: Server) -> dict[str, Any]:
    match = Match.new("gloomhaven", players=2, seed=4, options={"scenario": "1"})
    return table_at(server, lead(match, asks("select")), ["Ada", ":sensible"])


@pytest.mark.skipif(not AXE.is_file(), reason="axe is not installed: cd client && npm ci")
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("moment", [in_the_city, on_the_road, at_the_outpost, with_cards_in_hand])
def test_no_serious_violation_between_adventures_and_in_them(
    person: Callable[..., Person], server: Server, moment: Callable[[Server], dict[str, Any]], theme: str
) -> None:
    someone = person(theme=theme, bypass_csp=True).sit_down(moment(server))
    while someone.page.locator("dialog[open]").count():
        assert serious(someone) == [], "what is told first"
        someone.page.keyboard.press("Escape")
    assert someone.wait_for_turn()
    for at in range(max(1, someone.page.locator("main [role=tab]").count())):
        if someone.page.locator("main [role=tab]").count():
            someone.page.locator("main [role=tab]").nth(at).click()
        assert serious(someone) == [], at
    someone.page.get_by_role("button", name="Table menu").click()
    assert serious(someone) == [], "the menu"
