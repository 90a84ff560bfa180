"""People play in a real browser: from the lobby to the table, by mouse, by keyboard, on a phone, on one device."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from tafelrunde.kernel import Match
from tests.browser.moments import lead, table_at
from tests.browser.people import PHONE, Person, table
from tests.helpers.effort import THOROUGH
from tests.helpers.serving import Server

expect = pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright").expect
pytestmark = pytest.mark.timeout(180)

ALONE = [{"name": "Ada"}, {"bot": "random", "name": "Isolde"}]
LAST = 6
"""The last round of Monster Lands."""
Arrive = Callable[..., Person]


def test_from_the_lobby_to_the_table_and_some_turns(person: Arrive) -> None:
    ada = person().open("/")
    ada.page.get_by_role("button", name="Play: Monster Lands").click()
    ada.page.get_by_label(re.compile("^Name, Seat 1")).fill("Ada")
    ada.page.get_by_role("button", name="Start the game").click()
    choice = random.Random(1)
    for _ in range(8):
        assert ada.wait_for_turn()
        assert "Your turn" in ada.status
        ada.click_something(choice)
    assert ada.page.locator("[role=log] p").count() > 3

    ada.open("/")
    expect(ada.page.locator(".table")).to_contain_text("Monster Lands")
    ada.page.locator(".table a").click()
    ada.page.wait_for_selector("[data-moment]")


def test_everything_fits_a_laptop_without_scrolling(person: Arrive, server: Server) -> None:
    ada = person().sit_down(table(server, [{"name": "Ada"}, *[{"bot": "random"}] * 3]))
    assert ada.wait_for_turn()
    size = ada.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == [1280, 720]


def test_undo_says_what_it_takes_back_and_takes_it_back(person: Arrive, server: Server) -> None:
    ada = person().sit_down(table(server, ALONE))
    assert ada.wait_for_turn()
    before, question = ada.moment, ada.status
    ada.page.locator("[data-el='member:wormee'][data-can], [data-el^='member:'][data-can]").first.click()
    menu = ada.page.locator("[data-menu] button")
    if menu.count():
        menu.first.click()
    ada.wait_after(before)
    undo = ada.page.locator("button.undo")
    expect(undo).to_be_enabled()
    assert (undo.get_attribute("aria-label") or "").startswith("Undo: ")
    after = ada.moment
    ada.page.keyboard.press("u")
    ada.wait_after(after)
    assert ada.status == question


def test_a_killed_server_costs_nothing(person: Arrive, server: Server) -> None:
    ada = person().sit_down(table(server, ALONE, seed=11))
    choice = random.Random(2)
    for _ in range(3):
        assert ada.wait_for_turn()
        ada.press_something(choice)
    assert ada.wait_for_turn()
    moment, status = ada.moment, ada.status

    server.kill()
    expect(ada.page.locator("header [role=status]")).to_contain_text("Connection lost")
    server.start()
    expect(ada.page.locator("header [role=status]")).to_contain_text("Your turn", timeout=30_000)
    assert (ada.moment, ada.status) == (moment, status)
    ada.press_something(choice)


def test_the_keyboard_is_enough(person: Arrive, server: Server) -> None:
    ada = person().sit_down(table(server, ALONE, seed=3))
    page = ada.page
    assert ada.wait_for_turn()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_be_hidden()
    for _ in range(4):
        assert ada.wait_for_turn()
        before = ada.moment
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.dataset.option") in ada.options()
        page.keyboard.press("Enter")
        ada.wait_after(before)
    page.keyboard.press("l")
    expect(page.get_by_role("log", name="Log")).to_be_focused()
    page.keyboard.press("c")
    expect(page.locator("[data-chat]")).to_be_focused()
    page.keyboard.type("Good evening")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Good evening")


def test_what_can_not_be_chosen_says_why_with_its_rule(person: Arrive, server: Server) -> None:
    ada = person().sit_down(table(server, ALONE))
    assert ada.wait_for_turn()
    ada.page.locator("[data-no]").first.hover()
    expect(ada.page.locator(".tip")).to_contain_text("Why not:")
    ada.page.locator(".tip .no .rule").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text(re.compile(r"\bML-"))


def test_the_language_changes_at_the_table(person: Arrive, server: Server) -> None:
    ada = person(language="de").sit_down(table(server, ALONE))
    assert ada.wait_for_turn()
    assert "Du bist dran" in ada.status
    german = ada.status
    ada.page.get_by_role("button", name="Menü des Tisches").click()
    ada.page.get_by_role("button", name="Einstellungen").click()
    ada.page.get_by_role("button", name="Language: English").click()
    expect(ada.page.locator("header [role=status]")).to_contain_text("Your turn")
    assert ada.status != german
    assert ada.page.evaluate("document.documentElement.lang") == "en"


def test_a_phone_is_enough(person: Arrive, server: Server) -> None:
    ada = person(size=PHONE).sit_down(table(server, ALONE, seed=5))
    assert ada.wait_for_turn()
    assert ada.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    for _ in range(3):
        assert ada.wait_for_turn()
        before = ada.moment
        ada.page.get_by_role("tab", name=re.compile("Choices")).tap()
        ada.page.locator("button.choice").first.tap()
        ada.wait_after(before)
    for place in ("header [role=status]", "button.undo"):
        expect(ada.page.locator(place)).to_be_in_viewport()


def test_two_players_share_one_device_without_seeing_each_others_secrets(person: Arrive, server: Server) -> None:
    opened = table(server, [{"name": "Ada"}, {"name": "Ben"}], seed=4)
    both = person().sit_down(opened, 0)
    page = both.sit_down(opened, 1).page
    choice = random.Random(6)
    seen: list[str] = []
    for _ in range(14):
        page.wait_for_selector(".hand-over, [data-asked=true]")
        if page.locator(".hand-over").count():
            assert page.locator("[data-el]").count() == 0, "nothing of the table is on the screen"
            name = page.locator(".hand-over h1").inner_text()
            page.locator(".hand-over .primary").click()
            page.wait_for_selector("[data-asked=true]")
            seen.append(name)
            assert page.locator(".seat .name small").locator("..").inner_text().removesuffix("you").strip() in name
        else:
            both.wait_for_turn()
            both.press_something(choice)
    assert len(set(seen)) == 2, seen


def test_a_spectator_sees_the_table_and_can_do_nothing(person: Arrive, server: Server) -> None:
    opened = table(server, ALONE)
    viewer = person().open(f"/table/{opened['table']}")
    viewer.page.wait_for_selector("[data-moment]")
    assert "Waiting for Ada" in viewer.status or "Waiting for Isolde" in viewer.status
    assert viewer.options() == []
    assert viewer.page.locator("[data-can]").count() == 0


def test_a_seat_goes_to_a_bot_and_back(person: Arrive, server: Server) -> None:
    """Ben is away, so that the bot in Ada's seat can't play to the end."""
    ada = person().sit_down(table(server, [{"name": "Ada"}, {"name": "Ben"}], seed=5))
    page = ada.page
    assert ada.wait_for_turn()
    page.get_by_role("button", name="Seat of Ada").click()
    page.get_by_role("button", name="Bot: careless").click()
    seat = page.locator(".seats [data-seat='0']")
    expect(seat).to_contain_text("Bot")
    expect(page.locator("header [role=status]")).to_contain_text("A bot plays for you (Ada).")
    page.wait_for_function("() => Number(document.querySelector('[data-moment]').dataset.moment) > 0")
    page.get_by_role("button", name="Seat of Ada").click()
    page.get_by_role("button", name="Play this seat yourself again").click()
    expect(seat).not_to_contain_text("Bot")


def test_a_replay_goes_back_is_shared_and_goes_on(person: Arrive, server: Server) -> None:
    opened = table(server, ALONE, seed=8)
    ada = person().sit_down(opened)
    choice = random.Random(3)
    for _ in range(4):
        assert ada.wait_for_turn()
        ada.press_something(choice)
    ada.open(f"/replay/{opened['table']}")
    page = ada.page
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator("output")).to_contain_text("Moment 0 of")
    page.get_by_role("button", name="Forward").click()
    expect(page.locator("output")).to_contain_text("Moment 1 of")
    page.get_by_role("button", name="Share this moment").click()
    link = page.get_by_label("Share this moment").last.input_value()

    other = person()
    other.page.goto(link)
    expect(other.page.locator("h1")).to_contain_text("Round 1")

    page.get_by_role("button", name="Continue from here").click()
    page.get_by_role("button", name="Go on").click()
    page.wait_for_url(re.compile("/table/"))
    assert ada.wait_for_turn()


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_two_people_and_two_bots_finish_a_game(person: Arrive, server: Server) -> None:
    """From the last round on, unless there is time for all of them."""
    match = Match.new("monster_lands", players=4, seed=2)
    if THOROUGH == 1:
        lead(match, lambda match: match.state.round == LAST)
    opened = table_at(server, match, ["Ada", "Ben", ":random", ":random"])
    people = [person().sit_down(opened, seat) for seat in (0, 1)]
    choice = random.Random(5)
    for _ in range(1500):
        people[0].page.wait_for_timeout(15)
        turn = [one for one in people if one.page.locator("[data-asked=true]").count()]
        if any(one.over() for one in people):
            break
        for one in turn:
            if one.wait_for_turn():
                one.press_something(choice)
    for one in people:
        expect(one.page.get_by_role("dialog")).to_contain_text("The game is over")
        assert one.page.locator("dialog ol li b").count() == 4
        statistics = one.page.get_by_role("region", name="Statistics")
        assert statistics.locator("tbody tr").count() > 3
        assert statistics.locator("polyline").count() % 4 == 0


def test_a_mercenary_can_be_dragged_to_a_path(person: Arrive, server: Server) -> None:
    """Ada begins, so that nobody can have taken the path before her."""
    ada = person().sit_down(table(server, ALONE, seed=5))
    assert ada.wait_for_turn()
    before = ada.moment
    ada.page.locator(".mine [data-el^='member:'][data-can]").first.hover()
    ada.page.mouse.down()
    ada.page.locator("[data-el='land_a.1']").hover(force=True)
    ada.page.mouse.up()
    ada.wait_after(before + 1)
    expect(ada.page.locator("header [role=status]")).to_contain_text("A1")
