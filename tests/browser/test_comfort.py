"""For every body: what can be chosen is brighter, nothing moves for whom that hurts, letters are as large as wanted."""

from __future__ import annotations

import base64
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.kernel import Match
from tests.browser.moments import asks, lead, table_at
from tests.browser.people import LAPTOP, PHONE, Person, resting, table
from tests.browser.pictures import FIGHT, position
from tests.browser.test_blind import begin, havens
from tests.browser.test_bodies import in_sight
from tests.browser.test_dungeon import PEACE
from tests.browser.test_sword_and_sorcery import NAMES, NIGHT
from tests.helpers.serving import Server
from tests.sword_and_sorcery.table import table as swords

expect = pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright").expect
pytestmark = pytest.mark.timeout(240)

Arrive = Callable[..., Person]

PLACES = """() => [...document.querySelectorAll("main svg .zone, main svg .cell")].map((place) => {
  const { x, y, width, height } = place.getBoundingClientRect();
  return ["can" in place.dataset, x + width * 0.15, y + height * 0.15, width * 0.7, height * 0.7];
})"""
"""The inner part of every zone or hex of the board, and whether it can be chosen."""
BRIGHTNESS = """async ([shot, boxes]) => {
  const picture = new Image();
  picture.src = "data:image/png;base64," + shot;
  await picture.decode();
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  pen.drawImage(picture, 0, 0);
  const linear = (one) => (one / 255 <= 0.04045 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4);
  return boxes.map(([x, y, width, height]) => {
    const { data } = pen.getImageData(x, y, width, height);
    const found = [];
    for (let at = 0; at < data.length; at += 4)
      found.push(0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]));
    return found.sort((a, b) => a - b)[found.length >> 1];
  });
}"""
"""The light of the middle one of all dots: of the ground, not of what stands on it."""


def in_the_dungeon(server: Server) -> dict[str, Any]:
    """Zones in shadow that can be entered, and zones in the light that are too far."""
    return position(server, PEACE.replace("actions: 3", "actions: 1"), 1)


def at_night(server: Server) -> dict[str, Any]:
    return table_at(server, swords(NIGHT), NAMES)


def on_the_move(server: Server) -> dict[str, Any]:
    match = havens("gloomhaven", scenario="1", class_1="brute", class_2="spellweaver")
    return table_at(server, lead(match, asks("move")), ["Ada", ":sensible"])


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("moment", [in_the_dungeon, at_night, on_the_move])
def test_what_can_be_chosen_is_brighter_than_what_can_not(
    person: Arrive, server: Server, moment: Callable[[Server], dict[str, Any]], theme: str
) -> None:
    ada = person(theme=theme, bypass_csp=True).sit_down(moment(server))
    while ada.page.locator("dialog[open]").count():
        ada.page.keyboard.press("Escape")
    assert ada.wait_for_turn()
    ada.page.mouse.move(2, 2)
    expect(ada.page.locator("main svg [data-can].zone, main svg [data-can].cell").first).to_be_visible()
    places = ada.page.evaluate(PLACES)
    shot = base64.b64encode(ada.page.screenshot()).decode()
    light = ada.page.evaluate(BRIGHTNESS, [shot, [box for _, *box in places]])
    can = [light for (can, *_), light in zip(places, light, strict=True) if can]
    can_not = [light for (can, *_), light in zip(places, light, strict=True) if not can]
    assert len(can) >= 2
    assert len(can_not) >= 4
    assert min(can) > 1.25 * max(can_not)


MOVES = """
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    if ((typeof how === "number" ? how : how?.duration) > 0) window.moved.push("animate " + this.className);
    return animate.call(this, frames, how);
  };
  for (const kind of ["transitionrun", "animationstart"])
    addEventListener(kind, (event) => window.moved.push(event.propertyName ?? event.animationName), true);
"""
"""Remembers everything that moves by itself."""


@pytest.mark.parametrize("motion", ["reduce", "full"])
def test_nothing_moves_for_whom_movement_hurts(person: Arrive, motion: str) -> None:
    """Bots act at once, figures stand where they went; who wants to see it, sees movements."""
    ada = person(motion=motion)
    ada.page.add_init_script(MOVES)
    ada.open("/gallery/hexes").page.locator("[data-el='hex:5,3']").hover()
    ada.page.get_by_role("button", name="Watch what happens next").click()
    if motion == "full":
        ada.page.wait_for_function("moved.some((one) => one.startsWith('animate'))")
        return
    expect(ada.page.get_by_role("button", name="Watch what happens next")).to_be_enabled()
    assert ada.page.evaluate("moved") == []


def test_nothing_moves_at_a_table_of_whom_movement_hurts(person: Arrive, server: Server) -> None:
    ada = person()
    ada.page.add_init_script(MOVES)
    ada.sit_down(table(server, [{"name": "Ada"}, {"bot": "random", "name": "Isolde"}]))
    choice = random.Random(4)
    for _ in range(5):
        assert ada.wait_for_turn()
        ada.press_something(choice)
    assert ada.wait_for_turn()
    assert ada.page.evaluate("moved") == []


def test_a_whole_decision_is_seen_at_once(person: Arrive, server: Server) -> None:
    """On a laptop no choice that stands as a button lies below the edge, nor under a notice."""
    ada = person(language="de").sit_down(position(server, FIGHT, 3))
    assert ada.wait_for_turn()
    choices = ada.page.locator(".actions .choice")
    expect(choices).to_have_count(5)
    expect(ada.page.locator(".actions .leads").first).to_be_visible()
    notice = resting(ada.page.locator(".floats .note"))
    for number in range(5):
        box = resting(choices.nth(number))
        assert box["y"] + box["height"] <= 720
        assert box["y"] >= notice["y"] + notice["height"]
    assert ada.page.locator(".actions .list").evaluate("list => list.scrollHeight <= list.clientHeight + 1")


SIZE = "(what) => parseFloat(getComputedStyle(document.querySelector(what)).fontSize)"
READ = ("[role=log] p", ".choices .choice", "header [role=status]")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", ["monster_lands", "gloomhaven"])
def test_letters_are_as_large_as_the_browser_is_told(
    person: Arrive, server: Server, game: str, size: tuple[int, int]
) -> None:
    """What is read grows with the browser's own size of letters, and everything stays in reach."""
    ada = person(size=size, language="de", bypass_csp=True).sit_down(begin(server, game))
    page = ada.page
    while page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    assert ada.wait_for_turn()
    shown = [what for what in READ if page.locator(what).count()]
    assert len(shown) >= 2
    before = [page.evaluate(SIZE, what) for what in shown]
    page.add_style_tag(content="html { font-size: 150% }")
    after = [page.evaluate(SIZE, what) for what in shown]
    assert all(now >= 1.2 * was for was, now in zip(before, after, strict=True)), (before, after)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if size == PHONE:
        choices = page.locator(".sheet").get_by_role("tab", name="Auswahl")
        if choices.get_attribute("aria-selected") != "true":
            choices.click()
        in_sight(page, ".sheet-body .choice")
    else:
        page.keyboard.press("o")
        in_sight(page, ".actions .choice")
    page.goto(server.url)
    page.locator(".game").first.wait_for()
    page.add_style_tag(content="html { font-size: 150% }")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    in_sight(page, ".game .primary")


def test_a_hand_is_collected_and_confirmed_once(person: Arrive, server: Server) -> None:
    """Cards for the hand are put together and back again; the table hears of them when all are there."""
    options: dict[str, str | int | bool] = {"scenario": "1", "class_1": "brute", "class_2": "tinkerer"}
    options |= {"hero_level": 3, "preparation": "full"}
    match = lead(Match.new("gloomhaven", players=2, seed=4, options=options), asks("hand"))
    ada = person().sit_down(table_at(server, match, ["Ada", ":sensible"]))
    page = ada.page
    while page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    assert ada.wait_for_turn()
    before, wanted = ada.moment, match.decisions[0].args["n"]
    cards = [option.id for option in match.decisions[0].options if option.id.startswith("take:")][:wanted]
    press = "id => document.querySelector(`[data-option='${CSS.escape(id)}']`).click()"
    for number, card in enumerate(cards, 1):
        page.evaluate(press, card)
        expect(page.locator("[data-moment]")).to_have_attribute("data-picked", str(number))
    page.locator(".picked button").last.click()
    expect(page.locator("[data-moment]")).to_have_attribute("data-picked", str(wanted - 1))
    page.evaluate(press, cards[-1])
    expect(page.get_by_role("button", name=re.compile("Take these cards"))).to_be_visible()
    assert ada.moment == before, "nothing is answered yet"
    page.get_by_role("button", name=re.compile("Take these cards")).click()
    page.wait_for_function("before => document.querySelector('[data-moment]')?.dataset.moment > before", arg=before)


@pytest.mark.parametrize(("size", "least"), [((1920, 1080), 32), ((3840, 2160), 62)], ids=["full HD", "4K"])
def test_a_sofa_reads_everything_on_the_big_screen(
    person: Arrive, server: Server, size: tuple[int, int], least: int
) -> None:
    """Names of boards grow with the screen, and do not lie over the board."""
    page = person(size=size).open(f"/screen/{position(server, FIGHT, 3)['table']}").page
    tabs = resting(page.locator("main .tabs"))
    walls = resting(page.locator("main svg .walls"))
    assert resting(page.locator("main .tabs button").first)["height"] >= least
    assert tabs["x"] + tabs["width"] <= walls["x"] or tabs["y"] + tabs["height"] <= walls["y"] + 2
