"""What a table is about, told at arrival: once, with rules to open, again on demand, and when a campaign goes on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.people import LAPTOP, PHONE, Person
from tests.browser.pictures import position
from tests.browser.test_access import AXE, serious
from tests.helpers.serving import Server

expect = pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright").expect
pytestmark = pytest.mark.timeout(180)

Arrive = Callable[..., Person]

WIDOW = {"quest": "black_widow", "heroes": "recommended"}
LAST_STEP = """
game: massive_darkness
players: 1
options: {quest: tutorial, mode: campaign, heroes: recommended}
marks: {map: 1}
turn: {seat: 0, actions: 3}
heroes: [{zone: B1}]
"""


def knowing(ada: Person) -> Person:
    """Somebody who has played the game before."""
    ada.page.add_init_script('localStorage.setItem("tafelrunde.known", "massive_darkness")')
    return ada


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_who_sits_down_is_told_what_it_is_about_once(person: Arrive, server: Server, size: tuple[int, int]) -> None:
    opened = server.make_table([{"name": "Ada"}], "massive_darkness", seed=3, options=WIDOW)
    ada = knowing(person(newcomer=True, size=size, bypass_csp=True)).sit_down(opened)
    card = ada.page.get_by_role("dialog", name="Quest 2: Black Widow")
    expect(card).to_contain_text("wrapped in silk")
    expect(card).to_contain_text("If the spider leaves through the exit, you have lost.")
    assert not AXE.is_file() or serious(ada) == []
    card.get_by_role("button", name="Rule MD-Q2-08").click()
    rule = ada.page.get_by_role("dialog", name="Rule MD-Q2-08")
    expect(rule).to_contain_text("exit zone")
    ada.page.keyboard.press("Escape")
    expect(rule).to_have_count(0)
    expect(card).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    ada.wait_for_turn()
    ada.page.reload()
    ada.wait_for_turn()
    expect(card).to_have_count(0)


def test_the_card_opens_again_from_the_goals_the_menu_and_by_a_key(person: Arrive, server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}], "massive_darkness", seed=3, options=WIDOW)
    ada = person().sit_down(opened)
    card = ada.page.get_by_role("dialog", name="Quest 2: Black Widow")
    ada.wait_for_turn()
    expect(card).to_have_count(0)
    ada.page.get_by_role("button", name="What it is about").click()
    expect(card).to_be_visible()
    ada.page.keyboard.press("Enter")
    expect(card).to_have_count(0)
    ada.page.keyboard.press("g")
    expect(card).to_be_visible()
    card.get_by_role("button", name="Let’s go").click()
    ada.page.get_by_role("button", name="Table menu").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="What it is about").click()
    expect(card).to_be_visible()


def test_a_newcomer_reads_how_to_play_first_and_the_next_quest_has_its_card(person: Arrive, server: Server) -> None:
    ada = person(newcomer=True).sit_down(position(server, LAST_STEP, 1))
    expect(ada.page.get_by_role("dialog")).to_contain_text("How to play")
    ada.page.keyboard.press("Enter")
    first = ada.page.get_by_role("dialog", name="Introduction: Walking in the Dark")
    expect(first).to_be_visible()
    ada.page.keyboard.press("Enter")
    second = ada.page.get_by_role("dialog", name="Quest 1: Scorched Earth")
    for _ in range(20):
        ada.page.wait_for_selector("[data-asked=true] [data-option]:not(:disabled), dialog", state="attached")
        if second.count():
            break
        options = ada.options()
        wanted = next((option for option in options if option in ("leave", "done")), options[0])
        before = ada.moment
        ada.page.evaluate("id => document.querySelector(`[data-option='${CSS.escape(id)}']`).click()", wanted)
        ada.wait_after(before)
    expect(second).to_contain_text("Quest 2 of your campaign")
