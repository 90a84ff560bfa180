"""What a dungeon tells: heroes in the log, cards and fights that come to light, reasons, crowded zones, deaths."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.games.massive_darkness.box.content import load
from tests.browser.people import PHONE, Person, resting
from tests.browser.pictures import FIGHT, position
from tests.browser.test_dungeon import ALONE, PEACE, choose
from tests.helpers.serving import Server

expect = pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright").expect
pytestmark = pytest.mark.timeout(180)

Arrive = Callable[..., Person]

TREASURE = PEACE + "treasure: {B5: 2}\n"
SWORD = ALONE.replace("hands: [SA11], pack: [SA07, S001]", "hands: [S027, SA07], pack: [S001]").replace(
    "{attack: [2, 2, 2]}", "{attack: [6, 4]}"
)
DYING = ALONE.replace("zone: B5, xp: 2", "zone: B5, xp: 2, wounds: 4").replace(
    "next: {attack: [2, 2, 2]}", "next: {attack: [6, 6, 6], defense: [1, 1, 1]}"
)


def overlap(one: Any, other: Any) -> bool:
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 1 and down > 1


def test_the_log_names_heroes_in_the_colour_of_their_seat_and_lights_them_up(person: Arrive, server: Server) -> None:
    ada = person().sit_down(position(server, PEACE, 1))
    choose(ada, "move:B4")
    name = ada.page.locator("[role=log] .who", has_text="Bjorn").first
    expect(name).to_have_attribute("data-seat", "0")
    name.hover()
    expect(ada.page.locator("main svg [data-el='hero:0']")).to_have_attribute("data-lit", "")
    expect(ada.page.locator("[role=log]")).not_to_contain_text("Ada")


def test_drawn_cards_come_to_light_stop_nobody_and_can_be_seen_again(person: Arrive, server: Server) -> None:
    opened = position(server, TREASURE, 1)
    ada = person().sit_down(opened)
    choose(ada, "pick_up")
    page = ada.page
    expect(page.locator("[data-revealed] .card")).to_have_count(2)
    assert page.locator("[data-revealed]").evaluate("found => getComputedStyle(found).pointerEvents") == "none"
    page.locator("header .title").click()
    expect(page.locator("[data-revealed]")).to_have_count(0)
    page.locator("[role=log] .card-chip").first.click()
    expect(page.locator("[data-revealed] .card")).to_have_count(2)
    ada.open(f"/replay/{opened['table']}").page.wait_for_selector("output")
    page.get_by_role("button", name="Back").click()
    expect(page.locator("output")).to_contain_text("Moment 0")
    page.get_by_role("button", name="Forward").click()
    expect(page.locator("[data-revealed] .card")).to_have_count(2)


@pytest.mark.parametrize("size", [None, PHONE], ids=["laptop", "phone"])
def test_a_fight_stands_in_one_panel_with_dice_sums_and_what_symbols_bought(
    person: Arrive, server: Server, size: tuple[int, int] | None
) -> None:
    ada = person(**({"size": size} if size else {})).sit_down(position(server, SWORD, 1))
    page = ada.page
    choose(ada, "melee:orc_bullies")
    expect(page.locator("[data-contest] .die")).to_have_count(2)
    expect(page.locator("[data-contest] .from")).to_have_text("Bastard Sword: 1 red · Long Sword: 1 yellow")
    choose(ada, "go")
    while not any(option.startswith("trigger:") for option in ada.options()):
        choose(ada, "keep")
    panel = page.locator("[data-contest]")
    expect(panel.locator(".die")).to_have_count(2)
    expect(panel.locator(".total").first).to_have_text("4")
    expect(panel.locator(".result")).to_have_text("4 swords − 0 shields = 4 wounds so far")
    choose(ada, "trigger:S027.0")
    expect(panel.locator(".result")).to_have_text("5 swords − 0 shields = 5 wounds")
    expect(panel.locator("li em")).to_have_text("1")
    expect(panel.locator(".die .paid-for")).to_have_text("1")
    page.locator("[data-contest] header .button").click()
    expect(panel).to_have_count(0)
    assert page.locator(".bar-row").count() == 0  # nothing but the panel tells of the dice
    page.locator("button.last").click()
    expect(panel.locator(".result")).to_have_text("5 swords − 0 shields = 5 wounds")


def test_a_fight_stands_beside_a_board_that_leaves_room(person: Arrive, server: Server) -> None:
    ada = person().sit_down(position(server, FIGHT, 3))
    choose(ada, "melee:orc_bullies")
    assert not overlap(resting(ada.page.locator("[data-contest]")), resting(ada.page.locator("main svg .walls")))


def test_what_is_not_possible_and_lies_nowhere_says_why(person: Arrive, server: Server) -> None:
    poor = PEACE.replace("hands: [SA11], pack: [SA07, S001]", "hands: [SA11], body: none, pack: []")
    page = person().sit_down(position(server, poor, 1)).page
    page.locator(".not-now").click()
    expect(page.locator(".not")).to_contain_text("Transmute")
    expect(page.locator(".not")).to_contain_text("MD-TRM-01")


def test_a_crowded_zone_is_listed_beside_the_board_and_its_lines_are_clicked(person: Arrive, server: Server) -> None:
    ada = person().sit_down(position(server, FIGHT, 3))
    lens = ada.page.locator(".close .lens")
    expect(lens).to_contain_text("Bjorn")
    expect(lens).to_contain_text("Owen")
    expect(lens.locator("[data-of='enemy:orc_bullies']")).to_have_attribute("data-can", "")
    lens.locator("[data-of='enemy:orc_bullies']").click()
    expect(ada.page.locator("[data-menu], [data-contest]").first).to_be_visible()


@pytest.mark.parametrize("size", [None, PHONE], ids=["laptop", "phone"])
def test_a_click_between_figures_names_what_can_be_chosen_there(
    person: Arrive, server: Server, size: tuple[int, int] | None
) -> None:
    page = person(**({"size": size} if size else {})).sit_down(position(server, FIGHT, 3)).page
    zone = page.locator("[data-el='zone:B4']")
    zone.dispatch_event("click")
    expect(page.locator(".tip")).to_contain_text("What glows here can be chosen.")
    expect(page.locator(".tip")).not_to_contain_text("Nothing to choose here now")
    page.locator("[data-el='zone:F6']").dispatch_event("click")
    expect(page.locator(".tip .can")).to_have_count(0)


def test_whoever_makes_a_table_reads_how_many_markers_are_advised(person: Arrive) -> None:
    page = person().open("/").page
    page.get_by_role("button", name="Play: Massive Darkness").click()
    advised = {quest: card.advised[2] for quest, card in load().quests.items()}
    expect(page.locator(".remark")).to_contain_text(f"with 3 heroes: {advised['tutorial']}")
    page.locator("select", has_text="The Heart of Darkness").first.select_option(label="10 – The Heart of Darkness")
    expect(page.locator(".remark")).to_contain_text(f"with 3 heroes: {advised['heart_of_darkness']}")


def test_one_device_turns_to_the_next_player_where_nobody_has_secrets(person: Arrive, server: Server) -> None:
    opened = position(server, PEACE.replace("players: 1", "players: 2"), 2)
    ada = person()
    for seat in (0, 1):
        ada.sit_down(opened, seat)
    expect(ada.page.locator("header [role=status] b")).to_have_attribute("data-seat", "0")
    choose(ada, "end")
    expect(ada.page.locator("header [role=status] b")).to_have_attribute("data-seat", "1")
    expect(ada.page.locator(".hand-over")).to_have_count(0)


def test_an_explanation_covers_neither_what_it_explains_nor_the_hand(person: Arrive, server: Server) -> None:
    page = person().sit_down(position(server, TREASURE, 1)).page
    for pointed in ("[data-el='slot:hand:0'] .called", ".hand [data-el='card:S001']"):
        page.mouse.move(640, 200)
        expect(page.locator(".tip")).to_have_count(0)
        page.locator(pointed).hover()
        tip = resting(page.locator(".tip"))
        held = [one.bounding_box() for one in page.locator(".dock .plate, .dock .choice").all()]
        assert [box for box in held if box and overlap(tip, box)] == []


def test_a_death_is_told_until_somebody_has_seen_it(person: Arrive, server: Server) -> None:
    ada = person(motion="full").sit_down(position(server, DYING, 1))
    page = ada.page
    page.evaluate("document.querySelector(`[data-option='end']`).click()")
    expect(page.locator(".notice")).to_contain_text("Bjorn falls in B5", timeout=30_000)
    page.locator("[data-noticed]").click()
    expect(page.locator(".notice")).to_have_count(0)


def test_the_death_of_a_bot_stops_nobody(person: Arrive, server: Server) -> None:
    dying = (
        DYING.replace("players: 1", "players: 2")
        .replace("heroes:\n", "heroes:\n- {zone: B6}\n")
        .replace("seat: 0", "seat: 1")
    )
    seats = [{"name": "Ada"}, {"bot": "random"}]
    page = person(motion="full").sit_down(server.post("/api/tables/position", {"position": dying, "seats": seats})).page
    expect(page.locator("[role=log]")).to_contain_text("Bjorn dies in B5", timeout=60_000)
    expect(page.locator(".notice")).to_have_count(0)
