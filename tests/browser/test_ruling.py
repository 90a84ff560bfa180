"""The ruling page: paint a position, and see at once what the monster does and why."""

from __future__ import annotations

import json
from collections.abc import Callable
from urllib.parse import quote

import pytest

from tests.browser.people import LAPTOP, PHONE, Person

pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright")
pytestmark = pytest.mark.timeout(120)

ROW = {
    "rules": "gloomhaven",
    "hexes": [[q, 0] for q in range(5)],
    "figures": [
        {"id": "m1", "side": "monster", "at": [0, 0]},
        {"id": "c1", "side": "hero", "at": [3, 0], "initiative": 20},
    ],
    "acting": "m1",
    "ability": {"move": 2, "attack": {"range": None, "targets": 1, "area": None}},
}


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_paint_and_see_what_it_does(person: Callable[..., Person], size: tuple[int, int]) -> None:
    someone = person(size=size)
    page = someone.open("/ruling#" + quote(json.dumps(ROW))).page
    page.get_by_text("Ends on [2, 0], attacks c1; focus c1").wait_for()
    # An obstacle in the corridor: it can't get through any more.
    page.get_by_role("button", name="Obstacle").click()
    page.get_by_role("button", name="Hex 1, 0: Floor").click()
    page.get_by_text("Ends on [0, 0], attacks nobody; no focus").wait_for()
    # Taken away again, but with one point of movement it only comes nearer.
    page.get_by_role("button", name="Hex 1, 0: Floor, Obstacle").click()
    page.get_by_role("spinbutton", name="Move").fill("1")
    page.get_by_text("Ends on [1, 0], attacks nobody; focus c1").wait_for()
    assert "GH-" in page.locator(".answer").inner_text()


def test_the_link_brings_the_same_position_and_german_explains_it(person: Callable[..., Person]) -> None:
    someone = person(language="de")
    page = someone.open("/ruling#" + quote(json.dumps(ROW))).page
    page.get_by_text("Endet auf [2, 0], greift c1 an; Fokus c1").wait_for()
    assert "Bewegungspunkt" in page.locator(".answer").inner_text()
