"""With others: consent, notices, reports, saves of a game that goes on."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.people import Person, table
from tests.helpers.serving import Server

expect = pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright").expect
pytestmark = pytest.mark.timeout(180)

ALONE = [{"name": "Ada"}, {"bot": "random", "name": "Isolde"}]
TWO = [{"name": "Ada"}, {"name": "Ben"}]
Arrive = Callable[..., Person]

EARS = """
    window.heard = { tones: 0, notices: [] };
    const Audio = window.AudioContext;
    window.AudioContext = class extends Audio { createGain() { window.heard.tones += 1; return super.createGain(); } };
    window.Notification = class {
        static permission = "granted";
        static requestPermission() { return Promise.resolve("granted"); }
        constructor(title, more) { window.heard.notices.push(more.body); }
    };
"""
"""Counts what the page lets somebody hear and see who looks elsewhere."""
LOOK_AWAY = "Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })"


def with_settings(ada: Person, *labels: str) -> None:
    ada.page.get_by_role("button", name="Table menu").click()
    ada.page.get_by_role("button", name="Settings").click()
    for label in labels:
        ada.page.get_by_label(label).check()
    ada.page.keyboard.press("Escape")


def until_a_bot_has_played(ada: Person, choice: random.Random) -> None:
    """Play until the turn went away and came back: more has happened than one answer."""
    for _ in range(60):
        assert ada.wait_for_turn()
        before = ada.moment
        ada.press_something(choice)
        assert ada.wait_for_turn()
        if ada.moment > before + 1:
            return
    raise AssertionError("no bot had a turn")


def test_there_is_no_sound_unless_somebody_wants_it(person: Arrive, server: Server) -> None:
    ada = person()
    ada.page.add_init_script(EARS)
    ada.sit_down(table(server, ALONE))
    choice = random.Random(4)
    for _ in range(6):
        assert ada.wait_for_turn()
        ada.press_something(choice)
    assert ada.wait_for_turn()
    assert ada.page.evaluate("heard.tones") == 0
    ada.page.get_by_role("button", name="Table menu").click()
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_label("Sound: steps").fill("40")
    ada.page.keyboard.press("Escape")
    ada.page.evaluate("heard.tones = 0")
    until_a_bot_has_played(ada, choice)
    assert ada.page.evaluate("heard.tones") > 0


def test_somebody_who_looks_elsewhere_is_told(person: Arrive, server: Server) -> None:
    ada = person()
    ada.page.add_init_script(EARS)
    ada.sit_down(table(server, ALONE))
    assert ada.wait_for_turn()
    expect(ada.page).to_have_title("● Your turn · Tafelrunde")
    with_settings(ada, "Browser notification when it is your turn")
    ada.page.evaluate(LOOK_AWAY)
    assert ada.page.evaluate("heard.notices") == []
    until_a_bot_has_played(ada, random.Random(4))
    assert ada.page.evaluate("heard.notices.length") > 0


def test_others_agree_before_their_game_is_taken_back(person: Arrive, server: Server) -> None:
    """At a cooperative table: Ada has chosen, Ben has chosen after her; she asks, he refuses once and then agrees."""
    opened = table(server, TWO, game="gloomhaven")
    ada, ben = (person().sit_down(opened, seat) for seat in (0, 1))
    choice = random.Random(1)
    for _ in range(40):
        turns = [one for one in (ada, ben) if one.page.locator("[data-asked=true]").count()]
        for one in turns:
            one.press_something(choice)
        if "Ask the others" in (ada.page.locator("button.undo").get_attribute("aria-label") or ""):
            break
        ada.page.wait_for_timeout(50)
    undo = ada.page.locator("button.undo")
    assert "Ask the others" in (undo.get_attribute("aria-label") or "")
    before = ada.moment

    undo.click()
    expect(ben.page.locator(".float:not(.note):not(.news)")).to_contain_text("Ada would like to take back: ")
    expect(ada.page.locator(".float:not(.note):not(.news)")).to_contain_text("Waiting for the consent of Ben")
    ben.page.get_by_role("button", name="No", exact=True).click()
    expect(ben.page.locator(".float:not(.note):not(.news)")).to_have_count(0)
    expect(ada.page.locator(".float:not(.note):not(.news)")).to_contain_text("The others do not agree")
    assert ada.moment == before

    undo.click()
    ben.page.get_by_role("button", name="Agree").click()
    ada.wait_after(before)
    ben.wait_after(before)


def test_a_report_packs_the_position(person: Arrive, server: Server, tmp_path: Path) -> None:
    ada = person().sit_down(table(server, ALONE))
    assert ada.wait_for_turn()
    ada.page.keyboard.press("r")
    ada.page.get_by_label("What is wrong? What did you expect?").fill("The die is too red.")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("button", name="Save the report").click()
    assert download.value.suggested_filename == "monster_lands-report.yaml"
    download.value.save_as(tmp_path / "report.yaml")
    report = (tmp_path / "report.yaml").read_text(encoding="utf-8")
    assert "The die is too red." in report
    assert "monster_lands" in report


def test_a_game_that_goes_on_is_saved_and_loaded(person: Arrive, server: Server, tmp_path: Path) -> None:
    ada = person().sit_down(table(server, ALONE))
    assert ada.wait_for_turn()
    ada.press_something(random.Random(3))
    assert ada.wait_for_turn()
    question = ada.status
    ada.page.get_by_role("button", name="Table menu").click()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("button", name="Save to file").click()
    assert download.value.suggested_filename == "monster-lands-round-1-of-6-deployment-1-monster-die.save"
    download.value.save_as(tmp_path / "game.save")
    ada.open("/").page.locator("input[type=file]").set_input_files(tmp_path / "game.save")
    ada.page.wait_for_url("**/table/*")
    ada.page.wait_for_selector("[data-moment]")
    assert ada.wait_for_turn()
    assert ada.status == question


def test_everybody_reads_who_decided_for_all_and_what_an_undo_takes_back(person: Arrive, server: Server) -> None:
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    options = {"quest": "chosen_one", "heroes": "recommended"}
    opened = server.make_table(seats, "massive_darkness", seed=3, options=options)
    ada, ben = person().sit_down(opened), person(language="de").sit_down(opened, 1)
    ben.wait_for_turn()
    ben.page.locator("[data-option='hero:1']").first.click()
    expect(ada.page.get_by_role("log")).to_contain_text("Ben decides for all: Elias (Who is the Chosen One?)")
    expect(ben.page.get_by_role("log")).to_contain_text("Ben entscheidet für alle: Elias")
    undo = ben.page.locator("button.undo")
    expect(undo).to_have_text("Zurücknehmen: Elias (Wer ist der Auserwählte?)")


def test_who_goes_on_from_a_moment_keeps_everybody_or_chooses(person: Arrive, server: Server) -> None:
    seats = [{"name": "Ada"}, {"name": "Ben"}, {"name": "Isolde", "bot": "random"}]
    opened = server.make_table(seats, "massive_darkness", seed=3, options={"heroes": "recommended"})
    ada = person().sit_down(opened)
    page = ada.page
    for ben_is, invited in (("friend", True), ("sensible", False)):
        ada.open(f"/replay/{opened['table']}")
        page.get_by_role("button", name="Continue from here").click()
        asked = page.get_by_role("dialog", name="Continue from here")
        chosen = [asked.get_by_label(name, exact=True) for name in ("Ada", "Ben", "Isolde")]
        assert [choice.input_value() for choice in chosen] == ["here", "friend", "random"]
        chosen[1].select_option(ben_is)
        asked.get_by_role("button", name="Go on").click()
        page.wait_for_selector("[data-moment]")
        assert page.url.partition("/table/")[2] not in ("", opened["table"])
        invitation = page.get_by_role("dialog", name="Invite friends")
        expect(invitation).to_have_count(int(invited))
        if invited:
            link = invitation.get_by_label("Ben: Copy the link to this seat").input_value()
            ben = person()
            ben.page.goto(link)
            ben.enter()
            expect(ben.page.locator(".seat").nth(1)).to_contain_text("you")
            page.keyboard.press("Escape")
        expect(page.locator(".seat").nth(1)).to_contain_text("Ben" if invited else "Bot · sensible")
        expect(page.locator(".seat").nth(2)).to_contain_text("Bot · careless")
