"""The rulebook in the browser: by chapter, searched, and opened at a rule with those around it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.people import PHONE, Person
from tests.helpers.serving import Server

expect = pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright").expect
pytestmark = pytest.mark.timeout(180)

Arrive = Callable[..., Person]


def test_the_rulebook_is_read_by_chapter_and_searched(person: Arrive, server: Server) -> None:
    page = person().page
    page.goto(server.url)
    page.get_by_role("link", name="Rulebook: Gloomhaven").click()
    expect(page.locator("h1")).to_have_text("Gloomhaven")
    expect(page.locator("#GH-OVR-01")).to_be_visible()
    page.get_by_role("button", name="8. Conditions").click()
    expect(page.locator("#GH-CON-25")).to_be_visible()
    expect(page.locator("#GH-OVR-01")).to_have_count(0)
    page.get_by_role("searchbox").fill("retaliate range")
    expect(page.get_by_role("status")).to_contain_text("rules")
    assert all("retaliate" in text.lower() for text in page.locator("article").all_inner_texts())
    page.get_by_role("searchbox").fill("no such words anywhere")
    expect(page.get_by_role("status")).to_have_text("No rule holds these words.")


@pytest.mark.parametrize(("language", "size"), [("en", (1280, 720)), ("de", PHONE)])
def test_a_rule_is_opened_with_the_rules_around_it(
    person: Arrive, server: Server, language: str, size: tuple[int, int]
) -> None:
    page = person(language=language, size=size).page
    page.goto(f"{server.url}/rules/gloomhaven#GH-LOT-05")
    expect(page.locator("#GH-LOT-05.open")).to_be_in_viewport()
    expect(page.locator("#GH-LOT-04")).to_have_count(1)
    other = page.locator("article p a").first
    named = other.inner_text()
    other.click()
    expect(page.locator(f"#{named}.open")).to_be_in_viewport()
    page.go_back()
    expect(page.locator("#GH-LOT-05.open")).to_be_in_viewport()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= size[0]


def test_a_game_without_a_rulebook_says_so(person: Arrive, server: Server) -> None:
    ada = person()
    ada.page.goto(f"{server.url}/rules/chess")
    expect(ada.page.get_by_text("There is no rulebook of this game here.")).to_be_visible()
    ada.troubles.clear()


@pytest.mark.parametrize(("language", "size", "theme"), [("en", (1280, 720), "dark"), ("de", PHONE, "light")])
def test_an_example_is_drawn_beside_its_rule(
    person: Arrive, server: Server, language: str, size: tuple[int, int], theme: str
) -> None:
    page = person(language=language, size=size, theme=theme).page
    page.goto(f"{server.url}/rules/gloomhaven#GH-MOV-03")
    drawn = page.locator("#GH-MOV-03 [data-example]")
    expect(drawn).to_have_count(1)
    expect(drawn.locator("svg [data-el='figure:brute']")).to_be_visible()
    expect(drawn).to_contain_text("Guard 2" if language == "en" else "Wache 2")
    assert page.locator("#GH-MOV-03 [data-lit]").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
