"""Looking before choosing: previews, questions before what is final, reasons, names in the log, steps one by one."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from tests.browser.people import PHONE, Person, table
from tests.helpers.serving import Server

expect = pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright").expect
pytestmark = pytest.mark.timeout(180)

ALONE = [{"name": "Ada"}, {"bot": "random", "name": "Isolde"}]
Arrive = Callable[..., Person]


def to_the_paths(ada: Person) -> None:
    """Ada has chosen a mercenary and is asked for a path: a question with previews."""
    assert ada.wait_for_turn()
    before = ada.moment
    ada.page.locator(".mine [data-el^='member:'][data-can]").first.click()
    menu = ada.page.locator("[data-menu] button")
    if menu.count():
        menu.first.click()
    ada.wait_after(before)
    assert ada.wait_for_turn()


def test_a_preview_shows_on_the_board_and_in_words(person: Arrive, server: Server) -> None:
    ada = person().sit_down(table(server, ALONE))
    to_the_paths(ada)
    path = ada.page.locator("main [data-can]").first
    place = path.get_attribute("data-el")
    path.hover()
    expect(ada.page.locator(".tip .preview")).to_contain_text(re.compile(r"\d"))
    expect(ada.page.locator(f"main [data-el='{place}']")).to_have_attribute("data-area", "")
    ada.page.mouse.move(2, 2)
    expect(ada.page.locator("[data-area]")).to_have_count(0)


def test_the_keyboard_previews_too(person: Arrive, server: Server) -> None:
    ada = person().sit_down(table(server, ALONE))
    to_the_paths(ada)
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator("[data-area]").first).to_be_visible()
    expect(ada.page.locator(".preview").first).to_contain_text(re.compile(r"\d"))


def test_the_gallery_previews_a_way_of_dots_and_an_attack(person: Arrive) -> None:
    page = person().open("/gallery/hexes").page
    page.locator("[data-el='hex:5,3']").hover()
    expect(page.locator(".way")).to_have_count(1)
    expect(page.locator(".tip .preview")).to_contain_text("3 of 4 movement points")
    page.locator("[data-el='guard:1']").hover()
    expect(page.locator(".tip .preview .final")).to_be_visible()
    expect(page.locator("[data-el='guard:1']")).to_have_attribute("data-area", "")


def test_what_can_not_be_taken_back_is_asked_twice_if_wanted(person: Arrive, server: Server) -> None:
    ada = person().sit_down(table(server, ALONE, seed=5))
    page = ada.page
    page.evaluate(
        "localStorage.setItem('tafelrunde.settings',"
        " JSON.stringify({...JSON.parse(localStorage.getItem('tafelrunde.settings') ?? '{}'), confirm: 'always'}))"
    )
    page.reload()
    page.wait_for_selector("[data-moment]")
    choice = random.Random(8)
    for _ in range(80):
        assert ada.wait_for_turn(), "no step of the game is final"
        before = ada.moment
        page.evaluate(
            'id => document.querySelector(`[data-option="${CSS.escape(id)}"]`)?.click()', choice.choice(ada.options())
        )
        page.wait_for_function(
            "before => document.querySelector('[data-moment]')?.dataset.moment !== String(before)"
            " || document.querySelector('.confirm')",
            arg=before,
        )
        if page.locator(".confirm").count():
            break
    expect(page.locator(".confirm")).to_contain_text("taken back")
    page.keyboard.press("Escape")
    expect(page.locator(".confirm")).to_have_count(0)
    assert ada.moment == before, "nothing has happened"


def test_undo_says_why_it_is_not_possible(person: Arrive, server: Server) -> None:
    ada = person().sit_down(table(server, ALONE))
    assert ada.wait_for_turn()
    undo = ada.page.locator("button.undo")
    assert undo.get_attribute("aria-disabled") == "true"
    undo.click(force=True)
    expect(ada.page.locator(".floats")).to_contain_text("nothing")


def test_a_click_on_what_can_not_be_chosen_says_so(person: Arrive, server: Server) -> None:
    ada = person().sit_down(table(server, ALONE))
    assert ada.wait_for_turn()
    title = ada.page.locator(".panel:not([data-can]):not([data-no]) h2").last
    title.click()
    expect(ada.page.locator(".tip")).to_contain_text(re.compile("Nothing to choose here now|Why not"))


def test_names_in_the_log_light_up_what_they_mean(person: Arrive, server: Server) -> None:
    ada = person().sit_down(table(server, ALONE))
    choice = random.Random(2)
    for _ in range(4):
        assert ada.wait_for_turn()
        ada.press_something(choice)
    assert ada.wait_for_turn()
    ada.page.locator("[role=log] .who[data-seat='1']").first.click()
    expect(ada.page.locator(".seats [data-seat='1']")).to_have_attribute("data-lit", "")
    ada.page.locator("[role=log] .who:not([data-seat])").first.click()
    expect(ada.page.locator("[data-lit]").first).to_be_visible()


def test_a_hint_marks_its_place(person: Arrive, server: Server) -> None:
    ada = person().sit_down(table(server, ALONE))
    assert ada.wait_for_turn()
    ada.page.keyboard.press("h")
    expect(ada.page.locator(".float.hint")).to_contain_text("The bot would")
    marked = ada.page.locator("[data-hint], .choice.hinted")
    expect(marked.first).to_be_visible()


def test_what_happens_by_itself_is_paused_and_stepped(person: Arrive) -> None:
    page = person(motion="full").open("/gallery/hexes").page
    page.get_by_role("button", name="Watch what happens next").click()
    caption = page.locator(".caption")
    expect(caption).to_contain_text("Brute moves")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    at = caption.locator(".count").inner_text()
    page.wait_for_timeout(1500)
    assert caption.locator(".count").inner_text() == at, "it stands still"
    page.get_by_role("button", name="One step").click()
    expect(caption.locator(".count")).not_to_have_text(at)
    page.get_by_role("button", name="To the present").click()
    expect(caption).to_have_count(0)


def test_bots_are_followed_line_by_line(person: Arrive, server: Server) -> None:
    ada = person(motion="full").sit_down(table(server, ALONE))
    choice = random.Random(2)
    seen = 0
    for _ in range(8):
        assert ada.wait_for_turn()
        ada.press_something(choice)
        ada.page.wait_for_selector(".caption, [data-asked=true]")
        seen += ada.page.locator(".caption").count()
        if seen:
            break
    expect(ada.page.locator(".caption p")).to_contain_text("Isolde")
    ada.page.keyboard.press("f")
    assert ada.wait_for_turn()
    expect(ada.page.locator(".caption")).to_have_count(0)


def test_a_figure_is_hurt_when_its_last_line_is_told(person: Arrive) -> None:
    page = person(motion="full").open("/gallery/hexes").page
    page.get_by_role("button", name="Watch what happens next").click()
    page.get_by_role("button", name="Pause").click()
    brute = page.locator("[data-el='hero:brute']")
    seen = {}
    while page.locator(".caption").count():
        count = page.locator(".caption .count").inner_text()
        seen[count] = brute.get_attribute("aria-label") or ""
        if count == "6/6":
            break
        page.get_by_role("button", name="One step").click()
        expect(page.locator(".caption .count")).not_to_have_text(count)
    assert "8 of 10 health" in seen["3/6"]
    assert "4 of 10 health" in seen["6/6"]


def test_halves_doors_and_places_to_wear_are_clicked_or_dragged_to(person: Arrive) -> None:
    page = person().open("/gallery/hexes").page
    status = page.locator("header [role=status]")
    page.locator("[data-el='card:sweep/top']").click()
    expect(status).to_have_text("Use the upper half: Attack 2")
    page.goto(page.url.replace("hexes", "zones"))
    page.locator("[data-el='door:vault']").click()
    expect(status).to_have_text("Open the vault door")
    page.locator("[data-el='item:helmet']").hover()
    page.mouse.down()
    page.locator("[data-el='slot:head']").hover(force=True)
    page.mouse.up()
    expect(status).to_have_text("Wear the horned helmet")


def test_a_phone_shows_board_and_hand_as_two_views(person: Arrive) -> None:
    page = person(size=PHONE).open("/gallery/hexes").page
    expect(page.locator("svg.hexes")).to_be_visible()
    page.get_by_role("tab", name="Hand").tap()
    expect(page.locator("svg.hexes")).to_have_count(0)
    page.locator("[data-el='card:bash/top']").tap()
    expect(page.locator("header [role=status]")).to_have_text("Use the upper half: Attack 4")


def test_a_long_press_explains_and_previews_without_choosing(person: Arrive) -> None:
    page = person(size=PHONE).open("/gallery/hexes").page
    box = page.locator("[data-el='hex:5,2']").bounding_box()
    assert box is not None
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    screen = page.context.new_cdp_session(page)
    screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    expect(page.locator(".tip .preview")).to_contain_text("3 of 4 movement points")
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(500)
    expect(page.locator(".tip")).to_be_visible()
    expect(page.locator(".way")).to_have_count(1)
    expect(page.locator("header [role=status]")).to_have_text("Move 4: choose where to go")


def test_a_newcomer_is_told_how_the_game_is_played_and_only_once(person: Arrive, server: Server) -> None:
    opened = table(server, ALONE, game="massive_darkness")
    ada = person(newcomer=True).sit_down(opened)
    primer = ada.page.get_by_role("dialog")
    expect(primer).to_contain_text("How to play")
    expect(primer).to_contain_text("Light and shadow")
    primer.get_by_role("button", name="Let’s go").click()
    expect(primer).to_contain_text("Find the map")  # what it is about
    primer.get_by_role("button", name="Let’s go").click()
    expect(primer).to_have_count(0)
    ada.page.reload()
    ada.wait_for_turn()
    expect(primer).to_have_count(0)
    ada.page.get_by_role("button", name="Table menu").click()
    ada.page.get_by_role("button", name="How to play").click()
    expect(primer).to_contain_text("Death")


def test_whoever_reads_further_up_hears_of_new_lines(person: Arrive, server: Server) -> None:
    ada = person().sit_down(table(server, ALONE))
    choice = random.Random(5)
    log = ada.page.get_by_role("log")
    for _ in range(12):
        assert ada.wait_for_turn()
        ada.press_something(choice)
    news = ada.page.get_by_role("button", name="new line")
    expect(news).to_have_count(0)
    log.evaluate("log => (log.scrollTop = 0)")
    for _ in range(3):
        assert ada.wait_for_turn()
        ada.press_something(choice)
    expect(news).to_be_visible()
    assert log.evaluate("log => log.scrollTop") == 0
    news.click()
    expect(news).to_have_count(0)
    assert log.evaluate("log => log.scrollTop + log.clientHeight > log.scrollHeight - 40")


def test_bots_among_themselves_wait_for_whoever_watches(person: Arrive, server: Server) -> None:
    opened = server.make_table(
        [{"bot": "random"}, {"bot": "random"}], "massive_darkness", options={"heroes": "recommended"}
    )
    ada = person(motion="full").open(f"/table/{opened['table']}")

    def moves() -> int:
        found: int = server.post(f"/api/tables/{opened['table']}", {"tokens": []})["moves"]
        return found

    def at_rest() -> int:
        """The moves when bots have stopped; how soon they have thought so far depends on the machine."""
        for _ in range(20):
            before = moves()
            ada.page.wait_for_timeout(1_500)
            if moves() == before:
                return before
        raise AssertionError(f"{moves()} moves, and bots go on")

    ada.page.wait_for_selector("header .status small")  # step 1 of …
    ada.page.keyboard.press("p")
    waiting = at_rest()
    assert waiting <= ada.moment + 6
    ada.page.keyboard.press("p")
    ada.page.wait_for_function(
        "before => Number(document.querySelector('[data-moment]').dataset.moment) > before", arg=waiting
    )
    assert moves() > waiting


def test_the_primer_shows_symbols_and_dice_and_is_turned_page_by_page_on_a_phone(
    person: Arrive, server: Server
) -> None:
    opened = table(server, ALONE, game="massive_darkness")
    page = person(size=PHONE, newcomer=True).sit_down(opened).page
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Let’s go")).to_be_in_viewport()
    for _ in range(6):
        if dialog.get_by_role("button", name="Next").count() == 0:
            break
        dialog.get_by_role("button", name="Next").tap()
        page.wait_for_timeout(200)
    expect(dialog.get_by_text("Death", exact=True)).to_be_in_viewport()
    expect(dialog.locator(".die")).to_have_count(24)  # four colours, six faces each
    dialog.get_by_role("button", name="Let’s go").tap()


def test_marks_of_what_changed_are_explained_once_and_go_out(person: Arrive, server: Server) -> None:
    ada = person()
    ada.page.add_init_script('localStorage.setItem("tafelrunde.known", "monster_lands")')
    ada.sit_down(table(server, [{"name": "Ada"}, {"bot": "random", "name": "Isolde"}]))
    choice = random.Random(4)
    explained = ada.page.locator(".float", has_text="A small flame marks what changed last")
    ada.wait_for_turn()
    while not ada.page.locator("[data-new]").count():
        ada.press_something(choice)
        ada.wait_for_turn()
    expect(explained).to_be_visible()
    expect(explained).to_have_count(0)
    expect(ada.page.locator("[data-new]")).to_have_count(0, timeout=40_000)
