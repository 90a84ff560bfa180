"""Company at a table: who comes, leaves and writes; a bot in my seat; my tables on another device; no network."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.people import PHONE, Person, table
from tests.helpers.serving import Server

expect = pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright").expect
pytestmark = pytest.mark.timeout(180)

Arrive = Callable[..., Person]


def test_who_comes_writes_and_leaves_is_seen_by_all_without_opening_anything(person: Arrive, server: Server) -> None:
    opened = table(server, [{"name": "Ada"}, {"name": "Ben"}])
    ada = person().sit_down(opened)
    news = ada.page.locator("[data-news]")
    ben = person(size=PHONE, language="de").sit_down(opened, 1)
    expect(news).to_contain_text("Ben has sat down at the table.")
    ada.page.locator("[data-news] button").click()
    expect(news).to_have_count(0)

    ben.page.get_by_role("tab", name="Gespräch").click()
    ben.page.locator("[data-chat]").fill("Fangen wir an?")
    ben.page.keyboard.press("Enter")
    expect(news).to_contain_text("Ben Fangen wir an?")
    expect(ben.page.locator("[data-news]")).to_have_count(0)
    news.get_by_role("button", name="Reply").click()
    expect(ada.page.locator("[data-chat]")).to_be_focused()
    expect(news).to_have_count(0)

    ben.page.reload()  # whoever is back at once has not left
    ben.page.wait_for_selector("[data-moment]")
    ada.page.wait_for_timeout(4500)
    expect(news).to_have_count(0)
    ben.open("/about")
    expect(news).to_contain_text("Ben has left the table.")


def test_a_bot_in_my_seat_leaves_nothing_to_choose_and_can_be_sent_away(person: Arrive, server: Server) -> None:
    ada = person().sit_down(table(server, [{"name": "Ada"}, {"name": "Ben"}]))
    assert ada.wait_for_turn()
    ada.page.get_by_role("button", name="Seat of Ada").click()
    ada.page.get_by_role("button", name="Bot: sensible").click()
    expect(ada.page.get_by_role("status").first).to_contain_text("A bot plays for you (Ada).")
    expect(ada.page.locator("[data-option], [data-can]")).to_have_count(0)
    assert ada.page.title() == "Tafelrunde"
    ada.open("/")
    card = ada.page.locator("article.table")
    expect(card).to_contain_text("A bot plays for you.")
    expect(card).not_to_contain_text("your turn")
    card.get_by_role("button", name="Take the seat back").click()
    ada.page.wait_for_selector("[data-moment]")
    expect(ada.page.locator("[data-take-back]")).to_have_count(0)


def test_my_tables_and_settings_move_to_another_device_by_one_link(person: Arrive, server: Server) -> None:
    ada = person(language="de", theme="light")
    opened = table(server, [{"name": "Ada"}, {"bot": "random"}])
    ada.sit_down(opened)
    ada.open("/me").page.get_by_role("button", name="Link und QR-Code zeigen").click()
    expect(ada.page.get_by_role("img", name="QR-Code: Auf einem anderen Gerät")).to_be_visible()
    link = ada.page.get_by_label("Auf einem anderen Gerät").get_by_role("textbox").input_value()
    assert link.startswith(f"{server.url}/arrive#")

    phone = person(size=PHONE)
    phone.page.goto(link[:-20])
    expect(phone.page.get_by_role("alert")).to_contain_text("This link is damaged")
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Take them along").click()
    phone.page.locator("article.table a").click()
    phone.page.wait_for_selector("[data-moment]")
    assert phone.page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]") == [
        "de",
        "light",
    ]
    assert phone.wait_for_turn()


def test_it_can_be_installed_and_has_a_page_for_when_there_is_no_network(person: Arrive, server: Server) -> None:
    ada = person(language="de").open("/")
    manifest = ada.page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.json())")
    for icon in manifest["icons"]:
        answer = ada.page.request.get(server.url + icon["src"])
        assert answer.headers["content-type"] == icon["type"], icon
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    ada.page.context.set_offline(True)
    ada.page.goto(server.url + "/me")
    expect(ada.page.get_by_role("heading", level=1, name="Der Tisch ist nicht zu erreichen")).to_be_visible()
    ada.page.context.set_offline(False)
    expect(ada.page.get_by_role("heading", level=1, name="Meine Spiele")).to_be_visible()
    ada.troubles = [one for one in ada.troubles if "ERR_INTERNET_DISCONNECTED" not in one]
