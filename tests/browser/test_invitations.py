"""Links between friends: followed once, come back to, taken away and given to somebody else, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.people import LAPTOP, PHONE, Person, table
from tests.browser.test_presence import known_table
from tests.helpers.serving import Server

expect = pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright").expect
pytestmark = pytest.mark.timeout(180)

Arrive = Callable[..., Person]
TWO = [{"name": "Ada"}, {"name": "Ben"}]


def host(ada: Person, opened: dict[str, Any]) -> Person:
    """Ada has made the table, at this device."""
    known = known_table(opened)
    known[opened["table"]]["game"] = "monster_lands"
    ada.open("/").page.evaluate("known => localStorage.setItem('tafelrunde.tables', JSON.stringify(known))", known)
    ada.open(f"/table/{opened['table']}")
    ada.page.wait_for_selector("[data-moment]")
    return ada


def invitation(ada: Person) -> Any:
    ada.page.get_by_role("button", name="Table menu").click()
    ada.page.get_by_role("button", name="Invite friends").click()
    return ada.page.get_by_role("dialog", name="Invite friends")


def test_an_invitation_becomes_a_seat_of_ones_own(person: Arrive, server: Server) -> None:
    opened = table(server, TWO)
    ada = host(person(), opened)
    asked = invitation(ada)
    link = asked.get_by_label("Ben: Copy the link to this seat").input_value()
    ada.page.keyboard.press("Escape")

    ben = person(size=PHONE)
    ben.page.goto(link)
    expect(ben.page.locator("main")).to_contain_text("The seat will be yours alone")
    ben.enter()
    expect(ben.page.locator("[data-moment]")).to_have_count(1)
    ben.open("/about")
    ben.page.goto(link)  # again from where the invitation was read
    ben.page.wait_for_selector("[data-moment], .hand-over")

    asked = invitation(ada)
    expect(asked).to_contain_text("Has sat down; only they can open this seat.")
    expect(asked.get_by_label("Ben: Copy the link to this seat")).to_have_count(0)
    ada.page.keyboard.press("Escape")

    mallory = person(language="de")
    mallory.page.goto(link)
    expect(mallory.page.get_by_role("alert")).to_contain_text("Mit dieser Einladung hat schon jemand Platz genommen")
    mallory.troubles.clear()  # the browser tells of the refusal, too


def test_a_seat_is_given_to_somebody_else_and_all_are_told(person: Arrive, server: Server) -> None:
    opened = table(server, TWO)
    ada = host(person(size=LAPTOP), opened)
    ben = person().sit_down(opened, 1)
    bens = ben.page.evaluate("Object.values(JSON.parse(localStorage.getItem('tafelrunde.own')))[0]")
    expect(ada.page.locator(".seat").nth(1)).not_to_contain_text("away")
    ben.page.close()
    expect(ada.page.locator(".seat").nth(1)).to_contain_text("away")
    ada.page.get_by_role("button", name="Seat of Ben").click()
    ada.page.get_by_role("button", name="Invite somebody else").click()
    expect(ada.page.locator(".float.note")).to_contain_text("Somebody else sat in the seat of Ben before")
    ada.page.keyboard.press("Escape")
    link = invitation(ada).get_by_label("Ben: Copy the link to this seat").input_value()
    assert link.partition("#")[2] not in (bens, opened["seats"][1])

    carl = person()
    carl.page.goto(link)
    expect(carl.page.locator("main")).to_contain_text("Somebody else sat here before")
    carl.enter()
    expect(carl.page.locator(".float.note")).to_contain_text("Somebody else sat in the seat of Ben before")
    again = person(language="de")
    again.page.goto(f"{server.url}/seat#{bens}")
    expect(again.page.get_by_role("alert")).to_contain_text("Der Platz wurde jemand anderem gegeben")
    again.troubles.clear()


def test_whoever_follows_a_link_that_others_have_used_is_told_so(person: Arrive, server: Server) -> None:
    opened = table(server, TWO)
    server.post(f"/api/tables/{opened['table']}/moment", {"number": 0, "tokens": opened["seats"]})
    ben = person()
    ben.page.goto(f"{server.url}/seat#{opened['seats'][1]}")
    expect(ben.page.locator("main")).to_contain_text("Whoever has the link, such as whoever opened the table, sees")
