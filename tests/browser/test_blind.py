"""Playing from words alone: by keyboard, with what the accessibility tree says, in every game that has a first game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.people import Person
from tests.browser.pictures import FIGHT, position
from tests.helpers.serving import Server

expect = pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright").expect
pytestmark = pytest.mark.timeout(300)

Arrive = Callable[..., Person]
ANSWERS = 14
GAMES: dict[str, dict[str, Any]] = {
    "monster_lands": {},
    "gloomhaven": {"scenario": "1", "class_1": "brute", "class_2": "spellweaver"},
    "massive_darkness": {"heroes": "recommended", "quest": "tutorial"},
    "sword_and_sorcery": {},
}
MUTE = """() => [...document.querySelectorAll("main [data-el]")]
    .filter((one) => one.matches(".figure.token, .cell, .zone, .door") && !one.closest("[aria-hidden=true]"))
    .filter((one) => !one.getAttribute("aria-label"))
    .map((one) => one.dataset.el)"""
LINES = "(where) => [...document.querySelectorAll(where + ' [data-line]')].map((one) => Number(one.dataset.line))"


@pytest.mark.parametrize("game", GAMES)
def test_the_first_decisions_are_taken_by_keyboard_from_what_is_said(person: Arrive, server: Server, game: str) -> None:
    seats = [{"name": "Ada"}, {"bot": "sensible", "name": "Isolde"}]
    ada = person().sit_down(server.make_table(seats, game, seed=4, options=GAMES[game]))
    page = ada.page
    while page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    assert ada.wait_for_turn()
    known = max(page.evaluate(LINES, "[role=log]"), default=-1)
    for _ in range(ANSWERS):
        assert page.evaluate(MUTE) == [], "everything on a board says what it is"
        before, picked = ada.moment, ada.picked
        page.keyboard.press("ArrowRight")
        focused = page.locator("[data-option]:focus")
        expect(focused).to_have_count(1)
        assert (focused.text_content() or "").strip(), "a choice has words"
        page.keyboard.press("Enter")
        ada.wait_after(before, picked)
        if not ada.wait_for_turn():
            break
    logged = [line for line in page.evaluate(LINES, "[role=log]") if line > known]
    assert logged, "something has happened"
    assert page.evaluate(LINES, "[data-announcer]") == logged[-40:], "each line is said once, in order"


def test_a_board_is_walked_in_words(person: Arrive, server: Server) -> None:
    ada = person().sit_down(position(server, FIGHT, 3))
    page = ada.page
    assert ada.wait_for_turn()
    page.keyboard.press("Tab")
    jump = page.get_by_role("button", name="To the board in words")
    jump.focus()
    page.keyboard.press("Enter")
    place, told = page.locator("[data-walk]"), page.locator(".walk .told")
    expect(place).to_be_focused()
    expect(place).to_have_accessible_name(
        "B4, shadow, corridor – Bjorn, Ada, active, 3 of 5 health, In the shadow; "
        "Owen, Gawain, 4 of 5 health, In the shadow; "
        "Orc Bullies, leader, 3 of 3 health; Orc Bullies, minion, 3 of 3 health, 3 times – "
        "Can be chosen: Melee attack on Orc Bullies; Headbutt: strike Orc Bullies"
    )
    page.keyboard.press("ArrowRight")
    expect(told).to_contain_text("C4, light, corridor – Goblin Archers, leader")
    page.keyboard.press("d")
    expect(told).to_have_text("1 step from B4. Can't be chosen now. In sight.")
    page.keyboard.press("ArrowUp")
    expect(told).to_contain_text("wall. C3, shadow, corridor")
    page.keyboard.press("d")
    expect(told).to_have_text("2 steps from B4. Can't be chosen now. Not in sight.")
    page.keyboard.press("a")
    expect(told).to_contain_text("south: wall, C4, light, corridor, Goblin Archers, leader")
    page.keyboard.press("c")
    expect(told).to_contain_text("B4, shadow, corridor")
    page.keyboard.press("Enter")
    expect(page.locator("[data-menu] button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-menu]")).to_have_count(0)
    assert ada.moment == 0, "Escape has only closed the menu"
