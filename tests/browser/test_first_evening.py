"""The first evening: a scene of each game in the lobby, a preparation with one click, what comes after a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.people import LAPTOP, PHONE, Person, resting
from tests.browser.pictures import position
from tests.helpers.serving import Server

expect = pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright").expect
pytestmark = pytest.mark.timeout(240)

Arrive = Callable[..., Person]

WAY_OUT = """
game: massive_darkness
players: 1
options: {quest: tutorial, heroes: recommended}
marks: {map: 1}
turn: {seat: 0, actions: 3}
heroes: [{zone: B1}]
"""


def test_the_lobby_draws_a_scene_of_every_game(person: Arrive, server: Server) -> None:
    page = person().page
    page.goto(server.url)
    expect(page.locator(".game .picture")).to_have_count(5, timeout=60_000)
    expect(page.locator(".game .picture svg.hexes")).to_have_count(2)
    expect(page.locator(".game .picture svg.zones")).to_have_count(2)
    assert page.locator(".game .picture button").count() == 0


def test_whoever_comes_for_the_first_time_finds_where_to_begin(person: Arrive, server: Server) -> None:
    page = person(newcomer=True).open("/").page
    games = page.locator("article.game")
    expect(games).to_have_count(5, timeout=60_000)
    places = [resting(games.nth(at)) for at in range(5)]
    assert all(place["y"] + place["height"] <= LAPTOP[1] for place in places), "all in sight at once"
    start = games.nth(min(range(5), key=lambda at: places[at]["x"]))
    expect(start).to_contain_text("Start here")
    expect(start.locator(".primary")).to_have_text("First time")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_one_click_prepares_up_to_the_first_turn(person: Arrive, server: Server, size: tuple[int, int]) -> None:
    opened = server.make_table([{"name": "Ada"}, {"bot": "sensible", "name": "Bot"}], "massive_darkness", seed=5)
    ada = person(size=size).sit_down(opened)
    ada.wait_for_turn()
    ada.page.locator("button.prepare").click()
    expect(ada.page.locator("[data-asked=true] [data-option='end']").first).to_be_attached(timeout=60_000)
    expect(ada.page.locator("button.prepare")).to_have_count(0)


def test_a_table_can_be_opened_with_the_preparation_done(person: Arrive, server: Server) -> None:
    page = person().page
    page.goto(server.url)
    page.get_by_role("button", name="Play: Massive Darkness").click()
    page.get_by_label("Prepare quickly").check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("[data-moment]")
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    # The first round: others may play first, and what is asked then depends on the dice.
    page.wait_for_selector("[data-asked=true] [data-option]:not(:disabled)", state="attached", timeout=60_000)
    expect(page.get_by_role("log")).to_contain_text("Round 1.")


def test_a_class_shows_its_cards_and_whom_it_suits(person: Arrive, server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}], "gloomhaven", seed=5)
    ada = person().sit_down(opened)
    ada.wait_for_turn()
    expect(ada.page.locator("[data-el='class:brute']").first).to_contain_text("Suits beginners.")
    ada.page.get_by_role("tab", name="Brute").click()
    expect(ada.page.locator("[data-el='card:BR-01']").first).to_be_visible()


def test_after_the_introduction_the_next_quest_is_one_click_away(person: Arrive, server: Server) -> None:
    ada = person().sit_down(position(server, WAY_OUT, 1))
    for _ in range(20):
        ada.page.wait_for_selector("[data-asked=true] [data-option]:not(:disabled), .next", state="attached")
        if ada.page.locator(".next").count():
            break
        options = ada.options()
        wanted = next((option for option in options if option in ("leave", "done")), options[0])
        before = ada.moment
        ada.page.evaluate("id => document.querySelector(`[data-option='${CSS.escape(id)}']`).click()", wanted)
        ada.wait_after(before)
    ada.page.get_by_role("button", name="Quest: 1 – Scorched Earth").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("Massive Darkness")
    expect(ada.page.get_by_role("combobox", name="Quest").locator("option:checked")).to_contain_text("Scorched Earth")
