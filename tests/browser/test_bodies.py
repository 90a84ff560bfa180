"""Small screens, large letters, long German words: board and choices stay in reach, words whole."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.kernel import Match
from tests.browser.moments import lead, table_at
from tests.browser.people import Person
from tests.browser.test_blind import GAMES, begin, havens
from tests.helpers.serving import Server

expect = pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright").expect
pytestmark = pytest.mark.timeout(240)

Arrive = Callable[..., Person]
SMALL = {
    "phone on its side": (740, 360),
    "laptop at 200 %": (640, 360),
    "reflow": (320, 568),
    "400 %": (320, 256),
}
SPLIT = """(where) => {
  const broken = [];
  for (const element of document.querySelectorAll(where)) {
    if (element.clientWidth < 3) continue; // left to the reader
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const word of node.data.matchAll(/[^\\s\\u00ad-]+/gu)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        // After a break at a soft hyphen the first box is the hyphen's, at the end of the line before.
        const hyphen = node.data[word.index - 1] === "\\u00ad" ? 1 : 0;
        const boxes = [...range.getClientRects()];
        const lines = new Set(boxes.slice(boxes.length > 1 ? hyphen : 0).map((box) => Math.round(box.top)));
        if (lines.size > 1) broken.push(element.textContent);
      }
  }
  return broken;
}"""
"""Words that are broken where there is neither a hyphen nor a place for one."""
COVERED = """() => [...document.querySelectorAll(".hand .row")].flatMap((row) => {
  const [word, number] = [row.querySelector(".word"), row.querySelector("b")];
  if (!word || !number || word.clientWidth < 3) return [];
  const range = document.createRange();
  range.selectNodeContents(word);
  return range.getBoundingClientRect().right > number.getBoundingClientRect().left + 0.5 ? [row.textContent] : [];
})"""
CUT = """() => [...document.querySelectorAll(".hand .half")]
  .filter((half) => half.scrollHeight > half.clientHeight + 1).map((half) => half.textContent)"""
"""Halves of cards on which something lies below the edge."""
NAMES = ".seats .name, .order .name, .hand .band .name, .worn .called, .pile small, .hand .row .word, .hand .lines p"


@pytest.mark.parametrize(
    ("game", "heroes", "cards"),
    [
        ("gloomhaven", {"class_1": "spellweaver", "class_2": "tinkerer"}, 8),
        ("gloomhaven", {"class_1": "brute", "class_2": "cragheart"}, 10),
        ("gloomhaven", {"class_1": "tinkerer", "class_2": "brute"}, 12),
        ("frosthaven", {}, 10),
    ],
)
def test_german_words_and_numbers_do_not_cover_each_other(
    person: Arrive, server: Server, game: str, heroes: dict[str, str], cards: int
) -> None:
    scenario = {"scenario": "1"} if game == "gloomhaven" else {}
    ada = person(language="de").sit_down(table_at(server, havens(game, **scenario, **heroes), ["Ada", ":sensible"]))
    assert ada.wait_for_turn()
    ada.page.mouse.move(2, 2)
    assert ada.page.locator(".hand .ability").count() >= cards - 2
    assert ada.page.evaluate(COVERED) == []
    assert ada.page.evaluate(SPLIT, NAMES) == []
    assert ada.page.evaluate(CUT) == []


WORDLESS = """() => [...document.querySelectorAll(".hand .half[data-tight='5']")]
  .filter((half) => half.clientWidth > 120 && half.querySelector(".lines p")).map((half) => half.textContent)"""
"""Halves of wide cards whose words are left to the reader."""


def test_cards_that_have_room_keep_their_words(person: Arrive, server: Server) -> None:
    """Also where the card has just changed and carries a mark for that."""
    match = havens("gloomhaven", scenario="1", class_1="brute", class_2="spellweaver")
    ada = person(language="de").sit_down(table_at(server, match, ["Ada", ":sensible"]))
    assert ada.wait_for_turn()
    for option in ("first:BR-01", "second:BR-08"):
        before = ada.moment
        ada.page.locator(f"[data-option='{option}']").evaluate("button => button.click()")
        ada.wait_after(before)
        assert ada.wait_for_turn()
    expect(ada.page.locator(".hand .half[data-new]").first).to_be_visible()
    ada.page.wait_for_timeout(300)
    assert ada.page.evaluate(WORDLESS) == []


def in_sight(page: Any, what: str) -> None:
    """Nothing lies over it, once it is scrolled to; and it is large enough for a finger."""
    first = page.locator(what).first
    first.scroll_into_view_if_needed()
    box = first.bounding_box()
    assert box is not None
    assert box["height"] >= 24
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    there = "([x, y, what]) => document.elementFromPoint(x, y)?.closest(what) !== null"
    assert page.evaluate(there, [*middle, what]), what


def answer(ada: Person) -> None:
    """As the first questions of that game are answered: a card of the hand is touched, else a choice of the sheet."""
    before, picked = ada.moment, ada.picked
    card = ".fan .card[data-can]"
    if ada.page.locator(card).count():
        in_sight(ada.page, card)
        ada.page.locator(card).first.click()
        menu = ada.page.locator("[data-menu] button")
        if menu.count():
            menu.first.click()
    else:
        in_sight(ada.page, ".sheet-body .choice")
        ada.page.locator(".sheet-body .choice").first.click()
    ada.wait_after(before, picked)
    assert ada.wait_for_turn()


@pytest.mark.parametrize("game", GAMES)
def test_board_and_choices_are_in_reach_on_every_screen(person: Arrive, server: Server, game: str) -> None:
    ada = person(size=SMALL["phone on its side"], language="de").sit_down(begin(server, game))
    page = ada.page
    while page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    assert ada.wait_for_turn()
    choices = page.locator(".sheet").get_by_role("tab", name="Auswahl")
    for name, (width, height) in SMALL.items():
        page.set_viewport_size({"width": width, "height": height})
        choices.scroll_into_view_if_needed()
        if choices.get_attribute("aria-selected") != "true":
            choices.click()
        in_sight(page, ".sheet-body .choice")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name}: scrolls sideways"
        board = page.locator("main.middle")
        before = board.bounding_box()
        choices.scroll_into_view_if_needed()
        choices.click()
        expect(page.locator(".sheet-body")).to_be_hidden()
        after = board.bounding_box()
        assert before is not None
        assert after is not None
        assert after["width"] >= 200, f"{name}: {after}"
        assert after["height"] >= 90, f"{name}: {after}"
        assert after["width"] * after["height"] >= before["width"] * before["height"], name
        choices.click()
        answer(ada)


def test_an_opened_sheet_stays_open_while_somebody_else_chooses(person: Arrive, server: Server) -> None:
    """What is asked is the same as before: nothing on the screen may jump to where it was when it was asked."""
    match = Match.new("frosthaven", players=2, seed=4)
    lead(match, lambda match: [(one.seat, one.question) for one in match.decisions] == [(0, "select"), (1, "select")])
    assert not match.over
    opened = table_at(server, match, ["Ada", "Isolde"])
    ada = person(size=(390, 844)).sit_down(opened)
    isolde = person().sit_down(opened, 1)
    for someone in (ada, isolde):
        while someone.page.locator("dialog[open]").count():
            someone.page.keyboard.press("Escape")
        assert someone.wait_for_turn()
    tab = ada.page.locator(".sheet").get_by_role("tab", name="Choices")
    if tab.get_attribute("aria-selected") != "true":
        tab.click()
    while isolde.page.locator("[data-asked=true]").count():
        isolde.press_something(random.Random(1))
    isolde.page.close()
    expect(ada.page.locator("[data-news]").first).to_be_visible()
    ada.wait_for_turn()
    expect(tab).to_have_attribute("aria-selected", "true")
    in_sight(ada.page, ".sheet-body .choice")
