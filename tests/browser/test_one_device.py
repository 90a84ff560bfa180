"""Several people at one device, and friends who come by link."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.people import PHONE, Person
from tests.helpers.serving import Server

expect = pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright").expect
pytestmark = pytest.mark.timeout(180)

Arrive = Callable[..., Person]
NAMES = ("Anna", "Ben", "Cleo")


def dungeon(server: Server, seats: list[dict[str, str]]) -> dict[str, Any]:
    return server.make_table(seats, "massive_darkness", seed=3, options={"heroes": "recommended"})


def all_here(person: Person, server: Server) -> Person:
    """Three people sit down at one device; Ben is asked first, then Cleo, then Anna."""
    opened = dungeon(server, [{"name": name} for name in NAMES])
    for seat in range(3):
        person.sit_down(opened, seat)
    expect(person.page.locator("header [role=status] b")).to_have_attribute("data-seat", "1")
    return person


def choose(person: Person, option: str) -> None:
    before = person.moment
    person.page.locator(f"[data-option='{option}']").first.evaluate("one => one.click()")
    person.wait_after(before)


@pytest.mark.parametrize(
    ("language", "undo"), [("en", "Undo: Ben: End the activation"), ("de", "Zurücknehmen: Ben: Aktivierung beenden")]
)
def test_a_slip_is_taken_back_by_whoever_is_asked_next(
    person: Arrive, server: Server, language: str, undo: str
) -> None:
    all_of_them = all_here(person(language=language), server)
    page = all_of_them.page
    choose(all_of_them, "end")
    asked = page.locator("header [role=status] b")
    expect(asked).to_have_attribute("data-seat", "2")
    expect(page.locator("button.undo")).to_contain_text(undo)
    page.keyboard.press("Escape")
    expect(asked).to_have_attribute("data-seat", "2")  # nobody's step is taken back in passing
    page.locator("button.undo").click()
    expect(asked).to_have_attribute("data-seat", "1")


@pytest.mark.parametrize(
    ("language", "question"),
    [("en", "Something has come to light since then."), ("de", "Seitdem ist etwas ans Licht gekommen.")],
)
def test_what_came_to_light_is_taken_back_after_a_question_on_the_same_screen(
    person: Arrive, server: Server, language: str, question: str
) -> None:
    all_of_them = all_here(person(language=language), server)
    page = all_of_them.page
    choose(all_of_them, "open:B6-C6")
    before = all_of_them.moment
    page.locator("button.undo").click()
    float_ = page.locator(".floats .float:not(.note)")
    expect(float_).to_contain_text(question)
    assert all_of_them.moment == before
    float_.locator(".primary").click()
    all_of_them.wait_after(before)
    expect(page.locator("[data-option='open:B6-C6']").first).to_be_attached()


def test_a_friend_who_follows_a_link_says_a_name_first(person: Arrive, server: Server) -> None:
    opened = dungeon(server, [{"name": "Ada"}, {"name": "Platz 2"}, {"bot": "random", "name": "Isolde"}])
    ada = person().sit_down(opened)
    ben = person(language="de", size=PHONE).open(f"/seat/{opened['seats'][1]}")
    field = ben.page.get_by_label("Dein Name")
    expect(field).to_have_value("Platz 2")
    expect(field).to_be_focused()
    expect(ben.page.locator("main")).to_contain_text("Mit dir am Tisch: Ada, Isolde (Bot)")
    ben.page.keyboard.type("Ben")  # what stands there is marked, so that typing replaces it
    ben.page.keyboard.press("Enter")
    ben.page.wait_for_selector("[data-moment]")
    expect(ada.page.locator(".seat").nth(1)).to_contain_text("Ben")
    ben.open(f"/seat/{opened['seats'][1]}").page.wait_for_selector("[data-moment]")  # and is not asked again
    cleo = person().open(f"/seat#{opened['seats'][2]}")
    expect(cleo.page.locator("main")).to_contain_text("So far a bot plays here (Isolde); you take over.")
    cleo.page.get_by_label("Your name").fill("Cleo")
    cleo.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.locator(".seat").nth(2)).to_contain_text("Cleo")
    expect(ada.page.locator(".seat").nth(2)).not_to_contain_text("Bot")


def make_a_table(person: Person) -> None:
    """With the seats that are offered: me and two bots."""
    page = person.open("/").page
    page.get_by_role("button", name="Massive Darkness").first.click()
    page.locator("dialog form .primary").click()
    page.wait_for_selector("[data-moment]")


def invitation(person: Person) -> Any:
    person.page.locator("header .round").last.click()
    person.page.locator("dialog .rows button").first.click()
    return person.page.locator("dialog")


def test_links_lead_where_friends_can_go_or_say_why_not(person: Arrive, server: Server) -> None:
    ada = person()
    make_a_table(ada)
    dialog = invitation(ada)
    expect(dialog.get_by_role("note")).to_contain_text("These links work on this computer only")
    expect(dialog.locator("code")).to_have_text(f"tafelrunde serve --host 0.0.0.0 --port {server.port}")
    links = dialog.locator(".row:has([readonly])")
    expect(links).to_have_count(4)  # two bots whom friends can replace, oneself, and those who watch
    expect(links.first).to_contain_text("a bot so far")
    dialog.get_by_label("Your name").fill("Ada")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".seat").first).to_contain_text("Ada")
    ada.page.keyboard.press("Escape")
    reachable = {"link": "http://192.168.1.5:8765", "would_be": "", "command": ""}
    ada.page.route("**/api/reach", lambda route: route.fulfill(json=reachable))
    dialog = invitation(ada)
    expect(dialog).to_contain_text("Friends in your network find this computer at http://192.168.1.5:8765")
    given = dialog.locator("[readonly]").evaluate_all("found => found.map(one => one.value)")
    assert all(link.startswith("http://192.168.1.5:8765/") for link in given), given


def test_the_menu_of_a_bots_seat_says_who_takes_it(person: Arrive, server: Server) -> None:
    ada = person()
    make_a_table(ada)
    ada.page.get_by_role("button", name="Seat of Isolde").click()
    menu = ada.page.locator("dialog")
    expect(menu.get_by_role("button", name="A friend takes it over: copy the link")).to_be_visible()
    menu.get_by_role("button", name="Take this seat yourself, at this device").click()
    ada.page.get_by_label("Your name").fill("Ben")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".seat").nth(1)).to_contain_text("Ben")
    expect(ada.page.locator(".seat").nth(1)).not_to_contain_text("Bot")
