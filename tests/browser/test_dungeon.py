"""A dungeon of zones in the browser: reasons, previews, class sheets, equipment on its slots, dice to be clicked."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from tests.browser.people import LAPTOP, PHONE, Person
from tests.browser.pictures import FIGHT, LEVELLING, position
from tests.browser.test_access import AXE, serious
from tests.helpers.serving import Server

expect = pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright").expect
pytestmark = pytest.mark.timeout(180)

Arrive = Callable[..., Person]

ALONE = """
game: massive_darkness
players: 1
options: {quest: tutorial}
level: 2
turn: {seat: 0, actions: 3}
heroes:
- {hero: bjorn, class: pit_fighter_berserker, zone: B5, xp: 2, hands: [SA11], pack: [SA07, S001]}
enemies:
  orc_bullies: {card: W010, zone: B5}
next: {attack: [2, 2, 2]}
"""


PEACE = ALONE.partition("enemies:")[0]


def choose(ada: Person, option: str) -> None:
    """Press the button of an option and wait for what comes then."""
    before = ada.moment
    ada.page.evaluate("id => document.querySelector(`[data-option='${CSS.escape(id)}']`).click()", option)
    ada.wait_after(before)


def test_what_cannot_be_attacked_says_why_and_what_can_what_it_brings(person: Arrive, server: Server) -> None:
    page = person().sit_down(position(server, FIGHT, 3)).page
    page.locator("[data-el='enemy:goblin_archers']").hover()
    expect(page.locator(".tip .no")).to_contain_text("ranged or magic weapon")
    expect(page.locator(".tip .no")).to_contain_text("MD-CBA-02")
    page.locator("[data-el='zone:A1']").hover()
    expect(page.locator(".tip .no")).to_contain_text("MD-MVA-03")  # the orcs hold the hero
    owen = person().sit_down(position(server, ALONE.replace("bjorn", "owen"), 1)).page
    owen.locator("[data-el='enemy:orc_bullies']").hover()
    expect(owen.locator(".tip .preview")).to_contain_text("1 red against")


def test_what_lies_underfoot_is_among_the_buttons_and_a_plate_says_what_it_does(person: Arrive, server: Server) -> None:
    treasure = ALONE.partition("enemies:")[0] + "treasure: {B5: 2}\n"
    page = person().sit_down(position(server, treasure, 1)).page
    button = page.locator(".choices .list [data-option='pick_up']")
    expect(button).to_be_visible()
    expect(page.locator("[data-el='treasure:B5']")).to_have_attribute("data-can", "")
    expect(page.locator(".choice.usual")).to_have_count(0)  # actions are left: nothing suggests to end the activation
    button.hover()
    expect(page.locator(".preview").first).to_contain_text("Starts a move action with 2 movement points")
    page.locator("[data-el='hero:0']").hover()
    expect(page.locator(".tip")).to_contain_text("3 actions left.")
    expect(page.locator(".tip .no")).to_have_count(0)
    page.locator("[data-el='slot:hand:0'] .called").hover()
    expect(page.locator(".tip")).to_contain_text("Melee: 1 red")
    expect(page.locator(".tip")).to_contain_text("Goes into one hand.")
    endless = "document.getAnimations().filter(one => one.effect.getTiming().iterations === Infinity).length"
    assert page.evaluate(endless) == 0  # a board that waits for its player is not painted again and again


def test_the_class_sheet_opens_when_skills_are_bought(person: Arrive, server: Server) -> None:
    ada = person().sit_down(position(server, LEVELLING, 2))
    tab = ada.page.get_by_role("tab", name="Class sheet")
    expect(tab).to_have_attribute("aria-selected", "true")
    before = ada.moment
    ada.page.locator("[data-el='skill:cleave:2']").click()
    ada.wait_after(before)
    expect(ada.page.locator("[role=log]")).to_contain_text("Bjorn buys Cleave")
    expect(ada.page.locator("[data-el='skill:cleave:2']")).to_have_attribute("data-state", "active")
    ada.page.get_by_role("tab", name="Dungeon").click()
    expect(ada.page.locator("[data-el='zone:B4']")).to_be_visible()


def test_a_card_is_dragged_onto_a_slot_and_clicked_away(person: Arrive, server: Server) -> None:
    ada = person().sit_down(position(server, ALONE, 1))
    choose(ada, "trade")
    page = ada.page
    before = ada.moment
    page.locator(".mine [data-el='card:SA07']").hover()
    page.mouse.down()
    target = page.locator("[data-el='slot:hand:1']").bounding_box()
    assert target is not None
    page.mouse.move(target["x"] + 20, target["y"] + 20, steps=5)
    page.mouse.move(target["x"] + 40, target["y"] + 40, steps=5)
    page.mouse.up()
    ada.wait_after(before)
    expect(page.locator("[data-el='slot:hand:1'] [data-el='card:SA07']")).to_be_visible()
    before = ada.moment
    page.locator("[data-el='card:SA11']").click()
    ada.wait_after(before)
    expect(page.locator(".hand [data-el='card:SA11']")).to_be_visible()


def test_dice_that_may_be_rolled_again_are_clicked(person: Arrive, server: Server) -> None:
    both = ALONE.replace("hands: [SA11], pack: [SA07, S001]", "hands: [SA11, SA07], pack: [S001]")
    ada = person().sit_down(position(server, both, 1))
    choose(ada, "melee:orc_bullies")
    choose(ada, "go")
    choose(ada, "reroll:attack")
    before = ada.moment
    die = ada.page.locator("[data-el='die:attack:0']")
    expect(die).to_have_attribute("data-can", "")
    die.click()
    ada.wait_after(before)
    choose(ada, "done")
    expect(ada.page.locator("[role=log]")).to_contain_text("→")


def test_a_phone_has_the_board_and_the_equipment_as_two_views(person: Arrive, server: Server) -> None:
    page = person(size=PHONE).sit_down(position(server, FIGHT, 3)).page
    expect(page.locator("[data-el='zone:B4']")).to_be_visible()
    page.get_by_role("tab", name="Equipment").tap()
    expect(page.locator("[data-el='slot:body']")).to_be_visible()
    expect(page.locator("main [data-el='card:S008']")).to_be_visible()
    page.get_by_role("tab", name="Board").tap()
    expect(page.locator("[data-el='zone:B4']")).to_be_visible()


CROWD = """
game: massive_darkness
players: 6
options: {quest: sparks_in_the_dark}
turn: {seat: 0, actions: 2}
heroes: [{hero: bjorn, zone: B5}, {zone: B5}, {zone: B5}, {zone: B5}, {zone: B5}, {zone: B5}]
enemies: {orc_bullies: {card: W010, zone: B5}, goblin_archers: {card: W016, zone: B5}}
"""


@pytest.mark.parametrize(("size", "least"), [(LAPTOP, 24), (PHONE, 40)], ids=["laptop", "phone"])
def test_a_crowded_zone_opens_and_everybody_in_it_can_be_hit(
    person: Arrive, server: Server, size: tuple[int, int], least: int
) -> None:
    seats = [{"name": name} for name in ("Ada", "Isolde", "Gawain", "Merlin", "Nimue", "Galahad")]
    ada = person(size=size).sit_down(server.post("/api/tables/position", {"position": CROWD, "seats": seats}))
    page = ada.page
    expect(page.locator("[data-el='zone:B5']")).to_have_attribute("data-crowded", "")
    if size == PHONE:
        page.locator("[data-el='hero:5'] > .hit").tap(force=True)
    else:
        page.locator("[data-el='hero:5'] > .hit").hover(force=True)
    expect(page.locator("[data-opened='zone:B5'] [data-el^='hero:']")).to_have_count(6)
    expect(page.locator("[data-opened] [data-el='enemy:orc_bullies']")).to_have_attribute("data-can", "")
    discs = page.locator("[data-opened] .figure.token:not(.minion) > .disc")
    boxes = [box for disc in discs.all() if (box := disc.bounding_box())]
    assert len(boxes) == 8
    assert min(box["width"] for box in boxes) >= least
    apart = [abs(a["x"] - b["x"]) + abs(a["y"] - b["y"]) for a, b in combinations(boxes, 2)]
    assert min(apart) >= least
    minion = page.locator("[data-opened] [data-el='enemy:goblin_archers:1'] > .hit")
    if size == PHONE:
        minion.tap(force=True)
    else:
        minion.click(force=True)
    before = ada.moment
    page.locator("[data-menu]").get_by_role("button", name="Melee attack on Goblin Archers").click()
    ada.wait_after(before)
    expect(page.locator("[data-contest]")).to_contain_text("Goblin Archers")
    expect(page.locator("[data-opened]")).to_have_count(0)


def test_a_phone_shows_no_preview_because_a_finger_was_there(person: Arrive, server: Server) -> None:
    ada = person(size=PHONE).sit_down(position(server, PEACE, 1))
    before = ada.moment
    ada.page.locator(".sheet [data-option='move:B4']").tap()
    ada.wait_after(before)
    ada.page.locator(".sheet .list .choice").first.dispatch_event("pointerenter", {"pointerType": "mouse"})
    ada.page.wait_for_timeout(600)
    expect(ada.page.locator(".tip")).to_have_count(0)


def test_on_a_phone_the_class_sheet_is_as_wide_as_the_screen_whatever_the_dungeon_shows(
    person: Arrive, server: Server
) -> None:
    drums = "game: massive_darkness\nplayers: 1\noptions: {quest: goblin_war_drums}\n"
    page = person(size=PHONE).sit_down(position(server, drums, 1)).page
    scale = "found => Number(found.dataset.scale)"
    page.wait_for_function(
        "Number(document.querySelector('main .inner').dataset.scale) > 1.5"
    )  # a tall board, from near
    near = page.locator("main .inner").evaluate(scale)
    page.get_by_role("tab", name="Class sheet").tap()
    page.wait_for_timeout(300)
    assert page.locator("main .inner").evaluate(scale) <= 1
    page.get_by_role("tab", name="Dungeon").tap()
    page.wait_for_timeout(300)
    assert page.locator("main .inner").evaluate(scale) == near


@pytest.mark.parametrize("answer", ["", "trade", "transmute"])
def test_a_pack_of_many_cards_lies_open(person: Arrive, server: Server, answer: str) -> None:
    pack = "[S008, S001, S034, S063, S045, S120, S096]"
    loaded = FIGHT.replace("hands: [SA11]", "hands: [S027, SA07]").replace("pack: [S027, S008]", f"pack: {pack}")
    ada = person().sit_down(position(server, loaded, 3))
    if answer:
        choose(ada, answer)
    plates = ada.page.locator(".hand .plate")
    expect(plates).to_have_count(7)
    box: Any = ada.page.locator(".hand").bounding_box()
    for plate in plates.all():
        lies: Any = plate.bounding_box()
        assert box["y"] <= lies["y"]
        assert lies["y"] + lies["height"] <= box["y"] + box["height"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_phone_shows_the_whole_names_of_what_is_worn(person: Arrive, server: Server, language: str) -> None:
    worn = ALONE.replace("hands: [SA11], pack: [SA07, S001]", "hands: [S027, S063], body: S045, pack: []")
    page = person(size=PHONE, language=language).sit_down(position(server, worn, 1)).page
    page.get_by_role("tab", name="Ausrüstung" if language == "de" else "Equipment").tap()
    names = page.locator(".worn .plate .called")
    expect(names).to_have_count(3)
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 2)"
    assert names.evaluate_all(f"{cut}.length") == 0


def test_a_phone_turns_from_the_equipment_to_what_is_asked_next(person: Arrive, server: Server) -> None:
    rich = PEACE.replace("pack: [SA07, S001]", "pack: [SA07, S001, S002, S003]")
    ada = person(size=PHONE).sit_down(position(server, rich, 1))
    choose(ada, "transmute")
    expect(ada.page.locator(".fan")).to_be_visible()
    choose(ada, "cancel")
    expect(ada.page.locator("[data-el='zone:B4']")).to_be_visible()


@pytest.mark.skipif(not AXE.is_file(), reason="axe is not installed: cd client && npm ci")
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_screen_readers_find_nothing_serious(person: Arrive, server: Server, size: tuple[int, int], theme: str) -> None:
    someone = person(size=size, theme=theme, bypass_csp=True)
    for text, players in ((FIGHT, 3), (LEVELLING, 2)):
        someone.sit_down(position(server, text, players))
        someone.page.wait_for_timeout(300)
        assert serious(someone) == []
