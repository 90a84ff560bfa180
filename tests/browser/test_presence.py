"""What people are told: bots that wait for screens, hints wished for in haste, who is missing, where a log begins."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tafelrunde.kernel.papers.save import dump
from tafelrunde.table.live.bots import AHEAD
from tests.browser.people import LAPTOP, PHONE, WAIT, Person
from tests.helpers.old_saves import earlier, some_rounds
from tests.helpers.serving import Server

expect = pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright").expect
pytestmark = pytest.mark.timeout(180)

Arrive = Callable[..., Person]


def dungeon(server: Server, *seats: dict[str, str]) -> dict[str, Any]:
    return server.make_table(list(seats), "massive_darkness", seed=3, options={"heroes": "recommended"})


class Wire:
    """What the table and a page say to each other."""

    def __init__(self, person: Person) -> None:
        self.moment = self.seen = -1
        self.reasons: list[str] = []
        self.ahead: dict[int, int] = {}
        """How far the table was ahead of what had been reported, for each moment."""
        person.page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._received)

    def _sent(self, data: str | bytes) -> None:
        said = json.loads(data)
        if said["type"] == "seen":
            self.seen = said["moment"]

    def _received(self, data: str | bytes) -> None:
        said = json.loads(data)
        if said["type"] == "refusal":
            self.reasons.append(said["reason"])
        moment = said.get("changed", said).get("moment") if said["type"] in ("frame", "patch") else None
        if moment is not None:
            self.moment = moment
            self.ahead[moment] = moment - self.seen


def test_a_seat_given_away_while_bots_are_told_lets_nobody_bolt(person: Arrive, server: Server) -> None:
    ada = person(motion="normal")
    wire = Wire(ada)
    bots = [{"bot": "random", "name": name} for name in ("Isolde", "Erec")]
    ada.sit_down(dungeon(server, {"name": "Ada"}, *bots))
    for _ in range(40):
        ada.page.wait_for_selector("[data-asked=true], .caption")
        if ada.page.locator(".caption").count():
            break
        ada.page.evaluate("document.querySelector('[data-option=end], [data-option]:not(:disabled)')?.click()")
        ada.page.wait_for_timeout(200)
    ada.page.get_by_role("button", name="Seat of Ada").click()
    ada.page.get_by_role("button", name="Bot: careless").click()
    given = wire.moment
    while wire.moment < given + 2 * AHEAD + 2:
        ada.page.wait_for_timeout(100)
    later = {moment: ahead for moment, ahead in wire.ahead.items() if moment > given + 2}
    assert max(later.values()) <= AHEAD + 1, later
    assert wire.reasons == []


def test_a_hint_wished_for_right_after_an_answer_is_about_the_next_question(person: Arrive, server: Server) -> None:
    opened = dungeon(server, {"name": "Ada"}, {"name": "Ben"})
    ada, ben = person().sit_down(opened), person().sit_down(opened, 1)
    one = ada if ada.page.locator("[data-asked=true]").count() else ben
    assert one.wait_for_turn()
    for _ in range(3):
        before = one.moment
        one.page.evaluate(
            """() => {
                document.querySelector("[data-option^='move'], [data-option]").click();
                document.querySelector("button.hint").click();
            }"""
        )
        one.wait_after(before)
        expect(one.page.locator(".float.hint")).to_contain_text("The bot would")
        expect(one.page.locator("button.hint")).to_be_enabled()


@pytest.mark.parametrize(
    ("language", "size", "said", "button", "bot"),
    [
        ("en", LAPTOP, "Ben is not connected; the table waits.", "What can be done?", "Bot: careless"),
        ("de", PHONE, "Ben ist nicht verbunden; der Tisch wartet.", "Was tun?", "Bot: sorglos"),
    ],
)
def test_somebody_who_has_left_is_missed_in_words(
    person: Arrive, server: Server, language: str, size: tuple[int, int], said: str, button: str, bot: str
) -> None:
    opened = dungeon(server, {"name": "Ada"}, {"name": "Ben"}, {"name": "Cleo"})
    ada = person(language=language, size=size)
    ada.open("/").page.evaluate(
        "known => localStorage.setItem('tafelrunde.tables', JSON.stringify(known))", known_table(opened)
    )
    ada.sit_down(opened)
    ben = person().sit_down(opened, 1)
    assert ben.wait_for_turn()
    status = ada.page.locator("header [role=status]")
    expect(status).to_contain_text("Ben")
    expect(status).not_to_contain_text(said)
    ben.page.close()
    expect(status).to_contain_text(said, timeout=WAIT)
    status.get_by_role("button", name=button).click()
    menu = ada.page.locator("dialog")
    expect(menu.locator(".absent")).to_contain_text("Ben")
    before = ada.moment
    menu.get_by_role("button", name=bot).click()
    ada.wait_after(before)
    expect(status).not_to_contain_text(said)


def known_table(opened: dict[str, Any]) -> dict[str, Any]:
    """What a browser remembers of a table that was opened there."""
    seats = dict(enumerate(opened["seats"]))
    known = {"table": opened["table"], "game": "massive_darkness", "owner": opened["owner"], "seats": seats}
    return {opened["table"]: {**known, "mine": [0], "at": 0}}


@pytest.mark.parametrize(
    ("language", "size", "said"),
    [("en", LAPTOP, "the log and what can be taken back begin here"), ("de", PHONE, "Zurücknehmen beginnen hier")],
)
def test_a_save_of_an_earlier_version_says_so_once(
    person: Arrive, server: Server, language: str, size: tuple[int, int], said: str
) -> None:
    saved = earlier(dump(some_rounds()))
    seats = {"seat": ["Ada", "Ben"]}
    opened = httpx.post(f"{server.url}/api/tables/load", params=seats, content=saved, timeout=30).json()
    ada = person(language=language, size=size).sit_down(opened)
    note = ada.page.locator(".float.note")
    expect(note).to_contain_text(said)
    note.get_by_role("button").click()
    expect(note).to_have_count(0)
    ada.page.reload()
    ada.page.wait_for_selector("[data-moment]")
    ada.page.keyboard.press("l")  # a phone shows the log when it is asked for
    expect(ada.page.locator(".line.note").first).to_contain_text(said)
    expect(note).to_have_count(0)
