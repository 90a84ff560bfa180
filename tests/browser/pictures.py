"""Pictures of the main screens for the documentation: `python -m tests.browser.pictures` writes docs/pictures/."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tafelrunde.kernel import Match
from tests.browser.moments import asks, lead, table_at
from tests.browser.people import LAPTOP, PHONE, Person, chromium, context, table, what_is_missing
from tests.helpers.serving import Server
from tests.sword_and_sorcery.journey.road import on_the_way
from tests.sword_and_sorcery.table import table as swords

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
SEATS = [{"name": "Ada"}, *[{"bot": "sensible", "name": name} for name in ("Isolde", "Gawain", "Morgane")]]
SETTLED = 700
"""Milliseconds until fonts and movements are at rest."""


def take(person: Person, name: str) -> None:
    person.page.wait_for_timeout(SETTLED)
    person.page.screenshot(path=PICTURES / f"browser-{name}.jpg", type="jpeg", quality=86)


def arrive(browser: Browser, server: Server, **how: Any) -> Person:
    return Person(context(browser, **how).new_page(), server)


def play(person: Person, turns: int) -> None:
    choice = random.Random(12)
    for _ in range(turns):
        if person.wait_for_turn():
            person.press_something(choice)
    person.wait_for_turn()


def on_a_laptop(browser: Browser, server: Server, opened: dict[str, Any]) -> Person:
    ada = arrive(browser, server, language="en").sit_down(opened)
    play(ada, 14)
    while ada.page.locator("main [data-can]").count() < 6:
        play(ada, 1)
    take(ada, "table")
    ada.page.locator("[data-el^='monster:']").first.hover()
    take(ada, "explanation")
    ada.page.mouse.move(2, 2)
    ada.open("/").page.wait_for_selector(".game")
    take(ada, "lobby")
    ada.page.get_by_role("button", name="Play: Monster Lands").click()
    take(ada, "new-table")
    ada.open(f"/replay/{opened['table']}").page.wait_for_selector("output")
    take(ada, "replay")
    ada.open("/rules/gloomhaven#GH-MOV-03").page.wait_for_selector("[data-example] svg")
    take(ada, "rulebook")
    return ada


def in_the_gallery(browser: Browser, server: Server) -> None:
    viewer = arrive(browser, server, language="en", motion="full")
    viewer.open("/gallery/hexes").page.locator("[data-el='hex:5,3']").hover()
    take(viewer, "gallery-hexes")
    viewer.page.get_by_role("button", name="Watch what happens next").click()
    viewer.page.wait_for_selector(".caption")
    viewer.page.get_by_role("button", name="Pause").click()
    viewer.page.get_by_role("button", name="One step").click()
    viewer.page.get_by_role("button", name="One step").click()
    take(viewer, "steps")
    viewer.open("/gallery/zones").page.locator("[data-el='goblins:leader']").hover()
    take(viewer, "gallery-zones")
    phone = arrive(browser, server, size=PHONE, language="en").open("/gallery/hexes")
    take(phone, "phone-board")
    phone.page.get_by_role("tab", name="Hand").tap()
    take(phone, "phone-hand")


FIGHT = """
game: massive_darkness
players: 3
options: {quest: scorched_earth}
round: 4
level: 2
turn: {seat: 0, actions: 2}
heroes:
- hero: bjorn
  class: shadow_barbarian
  zone: B4
  wounds: 2
  xp: 7
  skills: {charge: 1}
  hands: [SA11]
  pack: [S027, S008]
- {hero: whisper, class: bloodmoon_nightrunner, zone: B5, xp: 3}
- {hero: owen, class: paladin_of_wrath, zone: B4, xp: 5, wounds: 1}
enemies:
  orc_bullies: {card: W010, zone: B4, treasure: S013}
  goblin_archers: {card: W016, zone: C4}
treasure: {A4: 2, C3: [0, 1]}
open: [A3-B3]
"""
LEVELLING = """
game: massive_darkness
players: 2
options: {quest: tutorial}
round: 4
level: 3
phase: experience
heroes:
- {hero: bjorn, class: shadow_barbarian, zone: B4, xp: 11, skills: {charge: 3, cleave: 1, improved_health: 2}}
- {hero: whisper, class: bloodmoon_nightrunner, zone: B5, xp: 3}
"""


def position(server: Server, text: str, players: int) -> dict[str, Any]:
    """A table at which everybody is in the middle of something."""
    names = [{"name": name} for name in ("Ada", "Isolde", "Gawain")[:players]]
    opened: dict[str, Any] = server.post("/api/tables/position", {"position": text, "seats": names})
    return opened


def in_the_dungeon(browser: Browser, server: Server) -> None:
    fight = position(server, FIGHT, 3)
    ada = arrive(browser, server, language="en").sit_down(fight)
    ada.page.get_by_role("button", name="Close").first.click()
    ada.page.locator("[data-el='enemy:goblin_archers']").hover()
    take(ada, "dungeon")
    phone = ada.sit_down_elsewhere(arrive(browser, server, size=PHONE, language="en"), fight)
    phone.page.get_by_role("button", name="Close").first.click()
    take(phone, "phone-dungeon")
    sheet = arrive(browser, server, language="en").sit_down(position(server, LEVELLING, 2))
    sheet.page.get_by_role("button", name="Close").first.click()
    take(sheet, "class-sheet")
    options = {"quest": "scorched_earth", "heroes": "recommended"}
    match = Match.new("massive_darkness", players=3, seed=9, options=options)
    spending = table_at(server, lead(match, asks("enchant", after=60)), ["Ada", ":sensible", ":sensible"])
    spender = arrive(browser, server, language="en").sit_down(spending)
    spender.wait_for_turn()
    take(spender, "fight")


def at_gloomhaven(browser: Browser, server: Server) -> None:
    """A way before it is gone, an attack before it is made, and what is left when the scenario is over."""
    classes = {"class_1": "brute", "class_2": "spellweaver", "class_3": "tinkerer", "class_4": "cragheart"}
    match = Match.new("gloomhaven", players=4, seed=11, options={"scenario": "1", **classes})
    names = ["Ada", ":sensible", ":sensible", ":sensible"]
    on_the_move = table_at(server, lead(match, asks("move", after=60)), names)
    ada = arrive(browser, server, language="en").sit_down(on_the_move)
    ada.wait_for_turn()
    hexes = ada.page.locator("main [data-el^='hex:'][data-can][data-kind~='floor']")
    for number in range(hexes.count()):
        hexes.nth(number).hover(force=True)
        ada.page.wait_for_timeout(SETTLED)
        if ada.page.locator("svg .figure[data-area]").count():
            break
    take(ada, "gloomhaven")
    attacking = table_at(server, lead(match, asks("attack", after=len(match.answers) + 1)), names)
    phone = arrive(browser, server, size=PHONE, language="en").sit_down(attacking)
    phone.wait_for_turn()
    phone.page.locator("main .figure[data-can], main [data-can] .figure").first.tap(force=True)
    take(phone, "gloomhaven-phone")
    over = table_at(server, lead(match, lambda _: False), names)
    end = arrive(browser, server, language="de", theme="light").sit_down(over)
    end.page.wait_for_selector("dialog table")
    take(end, "gloomhaven-end")


NIGHT = """
    heroes:
    - {zone: B2, wounds: 3, main: shortsword, rank: 3, gold: 15}
    - {card: robin_thief, zone: B2, rank: 3}
    - {card: xantares_illusionist, zone: A2, rank: 3, ghost: true}
    enemies:
    - {card: giant_spider_1, zone: B2, wounds: 1}
    - {card: minotaur, zone: D2}
    shards: 4
    daytime: night
    active: 0
    next: {red: [5, 1, 9], blue: [2, 4, 5]}
"""
ROAD = """
    heroes: [{gold: 60, rank: 3}, {gold: 25, rank: 3}, {gold: 30, rank: 3}]
    chronicle: [[the_awakening, won, 7, [1, 1, 1], 3], [the_toll_bridge, won, 9, [2, 2, 2], 6]]
    progress:
      done: [prologue, first_steps, road_to_nilmerg, old_bridge, smoke_and_wool, spider_cave, road_to_harrowford]
      locked: [village_in_flames]
    scene: road_to_harrowford
    buildings: [hunters_lodge]
    hourglasses: 3
    shards: 5
"""


def on_the_chronicle(browser: Browser, server: Server) -> None:
    """A fight at night with what the dice paid for, the realm map, and a village on a phone (Sword & Sorcery)."""
    names = ["Ada", ":sensible", ":sensible"]
    fight = swords(NIGHT)
    for answer in ("attack:main:enemy:giant_spider_1", "property:main.shortsword.0"):
        wanted = next((one for one in fight.decisions[0].options if one.id.startswith(answer)), None)
        if wanted is not None:
            fight.answer(wanted, 0)
    take(arrive(browser, server, language="en").sit_down(table_at(server, fight, names)), "sword-and-sorcery")
    road = table_at(server, on_the_way(ROAD), names)
    take(arrive(browser, server, language="en").sit_down(road), "journey")
    village = table_at(server, on_the_way(ROAD + "    stage: location"), names)
    take(arrive(browser, server, size=PHONE, language="en").sit_down(village), "journey-phone")


def main() -> None:
    if missing := what_is_missing():
        sys.exit("no {}: {}".format(*missing))
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as home,
        Server(Path(home)) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"]) as browser,
    ):
        opened = table(server, SEATS, seed=21)
        ada = on_a_laptop(browser, server, opened)
        light = arrive(browser, server, size=LAPTOP, theme="light", language="de")
        take(ada.sit_down_elsewhere(light, opened), "table-light")
        phone = arrive(browser, server, size=PHONE, language="en")
        take(ada.sit_down_elsewhere(phone, opened), "phone")
        in_the_gallery(browser, server)
        at_gloomhaven(browser, server)
        in_the_dungeon(browser, server)
        on_the_chronicle(browser, server)


if __name__ == "__main__":
    main()
