"""A first game that leads by the hand, played through as it says, and left in the middle."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.people import LAPTOP, PHONE, Person
from tests.helpers.serving import Server

expect = pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright").expect
pytestmark = pytest.mark.timeout(240)

Arrive = Callable[..., Person]
WORDS = {"en": ("First time", "From here on you know enough."), "de": ("Zum ersten Mal", "Ab hier weißt du genug.")}
MOST = 90
"""Steps and what lies between them."""


def begin(ada: Person, server: Server, title: str, language: str) -> None:
    ada.page.goto(server.url)
    ada.page.get_by_role("button", name=f"{WORDS[language][0]}: {title}").click()
    ada.page.wait_for_selector("[data-moment]")
    # What it is about is read first.
    if ada.page.locator("dialog[open]").count():
        ada.page.keyboard.press("Escape")


NOTE = """() => {
  const one = document.querySelector("[data-guide]");
  return one && [one.dataset.guide, one.dataset.points];
}"""
OTHER = """() => {
  const { points } = document.querySelector("[data-guide]").dataset;
  [...document.querySelectorAll("[data-option]")].find((one) => one.dataset.option !== points).click();
}"""
PRESS = """(id) => {
  document.querySelector(`[data-option="${CSS.escape(id)}"]:not([disabled])`)?.click();
  document.querySelector(".float.confirm .primary")?.click();
}"""


IN_SIGHT = """() => {
  const place = document.querySelector("main [data-hint]")?.getBoundingClientRect();
  if (!place?.width) return true; // it points at a button of the choices, or at something beside the board
  const there = document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2);
  return there !== null && !there.closest(".float, .sheet");
}"""
"""Whether what the guide points at lies in sight, and not under its own words."""


def press(ada: Person, option: str) -> None:
    """Answer, twice where the table asks whether it is meant."""
    before = ada.moment, ada.picked
    for _ in range(100):
        ada.page.evaluate(PRESS, option)
        ada.page.wait_for_timeout(100)
        if (ada.moment, ada.picked) != before:
            return


def advised(ada: Person) -> str:
    """What the table's hint names."""
    ada.page.locator("button.hint").click()
    ada.page.wait_for_selector("[data-option].hinted", state="attached")
    return str(ada.page.locator("[data-option].hinted").first.get_attribute("data-option"))


def follow(ada: Person) -> list[str]:
    """Do what the guide says, and else go on; the steps that were told."""
    page, told = ada.page, list[str]()
    for _ in range(MOST):
        page.wait_for_selector(
            ".float.guide .primary, [data-noticed], dialog[open], [data-option]:not([disabled])", state="attached"
        )
        if page.locator(".float.guide .primary").count():
            break
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        elif page.locator("[data-noticed]").count():
            page.evaluate("document.querySelector('[data-noticed]')?.click()")
        elif note := page.evaluate(NOTE):
            if note[0] not in told:
                told.append(note[0])
            page.wait_for_function(IN_SIGHT)
            press(ada, note[1])
        else:
            press(ada, advised(ada))
    return told


@pytest.mark.parametrize(
    ("title", "language", "size"),
    [
        ("Gloomhaven", "en", LAPTOP),
        ("Gloomhaven", "de", PHONE),
        ("Massive Darkness", "de", LAPTOP),
        ("Monster Lands", "en", PHONE),
        ("Sword & Sorcery", "de", LAPTOP),
        ("Frosthaven", "en", LAPTOP),
    ],
)
def test_the_guide_leads_through_the_first_rounds(
    person: Arrive, server: Server, title: str, language: str, size: tuple[int, int]
) -> None:
    ada = person(language=language, size=size, newcomer=True)
    begin(ada, server, title, language)
    told = follow(ada)
    assert len(told) == len(set(told)) >= 6
    expect(ada.page.locator(".float.guide")).to_contain_text(WORDS[language][1])
    ada.page.locator(".float.guide .primary").click()
    expect(ada.page.locator(".float.guide")).to_have_count(0)


def test_the_guide_lets_people_do_something_else_and_can_be_left_and_resumed(person: Arrive, server: Server) -> None:
    ada = person(newcomer=True)
    begin(ada, server, "Gloomhaven", "en")
    page = ada.page
    expect(page.locator("[data-guide='goal']")).to_be_visible()
    before = ada.moment
    page.evaluate(OTHER)
    ada.wait_after(before)
    expect(page.locator("[data-guide='hand']")).to_be_visible()
    page.get_by_role("button", name="Leave the guide").click()
    expect(page.locator(".float.guide")).to_have_count(0)
    page.reload()
    ada.wait_for_turn()
    expect(page.locator(".float.guide")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Lead me by the hand").click()
    expect(page.locator("[data-guide='hand']")).to_be_visible()
