"""Sword & Sorcery in a real browser: looking before an attack, dice and what they bought, scrolls, the journey."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.browser.moments import table_at
from tests.browser.people import PHONE, Person
from tests.browser.test_access import AXE, serious
from tests.browser.test_dungeon import choose
from tests.helpers.serving import Server
from tests.sword_and_sorcery.journey.road import on_the_way
from tests.sword_and_sorcery.table import table

expect = pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright").expect
pytestmark = pytest.mark.timeout(240)

Arrive = Callable[..., Person]
NAMES = ["Ada", ":sensible", ":sensible"]

NIGHT = """
    heroes:
    - {zone: B2, wounds: 3, main: shortsword, offhand: ''}
    - {zone: B2}
    - {zone: A2, ghost: true}
    enemies: [{card: giant_spider_1, zone: B2, wounds: 1}, {card: devil_gremlin_1, zone: D2}]
    daytime: night
    active: 0
    next: {red: [5], blue: [2]}
"""
ROAD = """
    heroes: [{gold: 60, rank: 3}, {gold: 25, rank: 3}, {gold: 30, rank: 3}]
    chronicle: [[the_awakening, won, 7, [1, 1, 1], 3]]
    progress: {done: [prologue, first_steps, road_to_harrowford], locked: [honey_and_silk]}
    buildings: [brotherhood]
    hourglasses: 3
"""


def test_a_fight_in_the_night_shows_sight_control_dice_and_what_they_bought(person: Arrive, server: Server) -> None:
    ada = person().sit_down(table_at(server, table(NIGHT), NAMES))
    page = ada.page
    expect(page.locator("svg.zones")).to_have_attribute("data-sky", "night")
    own, far = page.locator("g.zone[data-el='zone:B2']"), page.locator("g.zone[data-el='zone:D2']")
    expect(own).to_have_attribute("aria-label", re.compile("^B2, dominated by heroes"))
    expect(far).to_have_attribute("aria-label", re.compile("^D2, out of sight"))
    page.locator("[data-el='enemy:devil_gremlin_1']").first.hover()
    expect(page.locator(".tip .no")).to_contain_text("SS-ENG-02")  # whoever is engaged strikes in its own zone only
    page.locator("main svg [data-el='enemy:giant_spider_1']").hover()
    expect(page.locator(".tip .preview").first).to_contain_text("+2 for certain")
    choose(ada, "attack:main:enemy:giant_spider_1")
    contest = page.locator("[data-contest]")
    expect(contest.locator(".die")).to_have_count(2)
    expect(contest).to_contain_text("superiority 1")
    before = ada.moment
    page.locator(".mine [data-el='card:shortsword']").first.click()
    ada.wait_after(before)
    expect(contest.locator(".paid-for")).to_have_text("1")
    expect(contest.locator("ol li")).to_contain_text("Short Sword: 1 energy: +1 hit")


def test_the_scroll_of_an_enemy_lights_the_sentence_that_is_carried_out(person: Arrive, server: Server) -> None:
    struck = table("""
        heroes: [{zone: B1}, {zone: A2}]
        enemies: [{card: giant_spider_1, zone: B1}]
        phase: enemy_turn
        on_top: {activation: [A]}
        next: {red: [5, 1], blue: [6, 6, 6]}
    """)
    while struck.decisions[0].question != "defend":
        struck.answer(struck.decisions[0].options[-1], struck.decisions[0].seat)
    ada = person().sit_down(table_at(server, struck, ["Ada", ":sensible"]))
    scroll = ada.page.locator("[data-el='scroll:giant_spider_1']")
    lit = scroll.locator("[data-el^='script:'][data-state='active']")
    expect(lit).to_have_count(1)
    expect(lit).to_contain_text("attack with the main weapon")


def test_the_journey_is_walked_by_clicks_on_map_building_and_tale(person: Arrive, server: Server) -> None:
    ada = person().sit_down(table_at(server, on_the_way(ROAD + "    scene: road_to_harrowford"), NAMES))
    page = ada.page
    expect(page.locator("[data-el='hourglasses']")).to_have_attribute("aria-label", "Time reserve 3/6")
    expect(page.locator("[data-el='scene:honey_and_silk']")).to_have_attribute("data-state", "lost")
    page.get_by_role("tab", name="Chronicle").click()
    expect(page.locator(".board, main").first).to_contain_text("The Awakening: won after 7 rounds")
    stay = on_the_way(ROAD + "    scene: gates_of_amor\n    stage: location")
    ada.open("/").sit_down(table_at(server, stay, NAMES))
    before = ada.moment
    page.locator("[data-el='building:brotherhood']").click()
    ada.wait_after(before)  # it opens on one of the empty plots
    before = ada.moment
    page.locator("[data-el='building:brotherhood']").click()
    ada.wait_after(before)
    expect(page.locator("[data-el='hourglasses']")).to_have_attribute("aria-label", "Time reserve 2/6")
    expect(page.locator("main [data-el='card:warrior']")).to_have_attribute("data-can", "")
    border = on_the_way(ROAD + "    scene: under_the_oaths")
    for answer in ("travel:elven_border", "hero:0"):
        border.answer(answer)
    ada.open("/").sit_down(table_at(server, border, NAMES))
    expect(page.locator("[data-el='way:bribe_the_guards']")).to_have_attribute("data-state", "closed")
    before = ada.moment
    page.locator("[data-el='way:slip_through_at_night']").click()
    ada.wait_after(before)
    expect(page.locator("[role=log]")).to_contain_text("Come back when it is dark")


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_phone_can_do_all_of_it_and_nothing_is_cut_off(person: Arrive, server: Server, language: str) -> None:
    ada = person(size=PHONE, language=language).sit_down(table_at(server, table(NIGHT), NAMES))
    page = ada.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("main svg [data-el='enemy:giant_spider_1'] > .hit").first.tap(force=True)
    expect(page.locator("[data-menu], .confirm, [data-contest], .tip").first).to_be_visible()
    road = on_the_way(ROAD + "    scene: road_to_harrowford")
    ada.open("/").sit_down(table_at(server, road, NAMES))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    before = ada.moment
    page.locator("[data-el='scene:under_the_oaths'] .reach").tap(force=True)
    if page.locator("[data-menu] button").count():
        page.locator("[data-menu] button").first.tap()
    ada.wait_after(before)
    asked = "Wer ist dabei?" if language == "de" else "Who takes part?"
    expect(page.locator("header [role=status]")).to_contain_text(asked)


@pytest.mark.skipif(not AXE.is_file(), reason="axe is not installed: cd client && npm ci")
def test_map_and_journey_can_be_read_by_machines(person: Arrive, server: Server) -> None:
    for where in (table(NIGHT), on_the_way(ROAD + "    scene: gates_of_amor\n    stage: location")):
        assert serious(person(bypass_csp=True).sit_down(table_at(server, where, NAMES))) == []
