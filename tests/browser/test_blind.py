"""Playing from words alone: by keyboard, with what Chromium's accessibility tree says, a round or two of every game."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from tafelrunde.kernel import Match
from tests.browser.moments import asks, lead, table_at
from tests.browser.people import Person
from tests.browser.pictures import FIGHT, position
from tests.browser.test_access import AXE, serious
from tests.helpers.serving import Server

expect = pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright").expect
pytestmark = pytest.mark.timeout(300)

Arrive = Callable[..., Person]
ANSWERS = 14
LABELLED = """() => [...document.querySelectorAll("main svg [data-el]")]
    .filter((one) => one.matches(".figure, .cell, .zone, .door"))
    .map((one) => [one.classList[0], one.getAttribute("aria-label") ?? ""])"""
LINES = "(where) => [...document.querySelectorAll(where + ' [data-line]')].map((one) => Number(one.dataset.line))"
WHERE = {
    "figure": r", (on|at) \S",
    "door": r", between \S+ and \S",
    "cell": r"^[A-Z]+\d+(,|$)",
    "zone": r"\S",
}
"""How each part of a board says where it is."""


@dataclass(frozen=True)
class Said:
    """What a screen reader has for one thing of the page."""

    role: str
    name: str
    about: str


class Reader:
    """Reads the browser's accessibility tree, as a screen reader does."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self._tools = self.page.context.new_cdp_session(self.page)

    def hears(self) -> list[Said]:
        """Everything in the order in which it is read."""
        nodes = {node["nodeId"]: node for node in self._tools.send("Accessibility.getFullAXTree")["nodes"]}
        ordered: list[dict[str, Any]] = []
        waiting = [next(node for node in nodes.values() if "parentId" not in node)]
        while waiting:
            node = waiting.pop()
            ordered.append(node)
            waiting.extend(nodes[child] for child in reversed(node.get("childIds", ())) if child in nodes)
        return [self._said(node) for node in ordered if not node.get("ignored")]

    @staticmethod
    def _said(node: dict[str, Any]) -> Said:
        value = {part: str(node.get(part, {}).get("value", "")) for part in ("role", "name", "description")}
        return Said(value["role"], value["name"].strip(), value["description"])

    def here(self) -> Said:
        """Where the keyboard is."""
        active = self._tools.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        found = self._tools.send("Accessibility.getPartialAXTree", {"objectId": active, "fetchRelatives": False})
        return self._said(found["nodes"][0])


def havens(game: str, **options: Any) -> Match:
    """The first round: cards are chosen, played, and monsters answer."""
    return lead(Match.new(game, players=2, seed=4, options=options), asks("select"))


def begin(server: Server, game: str) -> dict[str, Any]:
    names = ["Ada", ":sensible"]
    match game:
        case "gloomhaven":
            return table_at(server, havens(game, scenario="1", class_1="brute", class_2="spellweaver"), names)
        case "frosthaven":
            return table_at(server, havens(game), names)
    seats = [{"name": "Ada"}, {"bot": "sensible", "name": "Isolde"}]
    options = {"heroes": "recommended", "quest": "tutorial"} if game == "massive_darkness" else {}
    return server.make_table(seats, game, seed=4, options=options)


WISHES = re.compile(r"attack|strike|^\d* ?move|^\d* ?go |open|end ", re.I)
"""What somebody would rather do than the first thing on the list."""

GAMES = ("monster_lands", "gloomhaven", "massive_darkness", "frosthaven", "sword_and_sorcery")


@pytest.mark.parametrize("game", GAMES)
def test_rounds_are_played_by_keyboard_from_what_is_said(person: Arrive, server: Server, game: str) -> None:
    ada = person().sit_down(begin(server, game))
    page, reader = ada.page, Reader(ada)
    page.set_default_timeout(60_000)
    while page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    assert ada.wait_for_turn()
    known = max(page.evaluate(LINES, "[role=log]"), default=-1)
    all_is_said_in_order(reader)
    described = 0
    for number in range(ANSWERS):
        question, before, picked = ada.status, ada.moment, ada.picked
        many = len(ada.options())
        page.keyboard.press("ArrowRight")
        here = reader.here()
        # One looks through the list until something sounds right; what does not is passed by.
        for _ in range(min(many - 1, 6) if number % 2 and game != "sword_and_sorcery" else 0):
            if WISHES.search(here.name):
                break
            page.keyboard.press("ArrowRight")
            here = reader.here()
        assert here.role == "button", question
        assert re.search(r"\w{2}", here.name), f"a choice has words: {question}"
        described += bool(re.search(r"Upper half.*Lower half", here.about))
        page.keyboard.press("Enter")
        ada.wait_after(before, picked)
        if not ada.wait_for_turn():
            break
    all_is_said_in_order(reader)
    # A fight of Sword & Sorcery is looked at in a test of its own.
    assert game == "sword_and_sorcery" or not AXE.is_file() or serious(ada) == []
    if game in ("gloomhaven", "frosthaven"):
        assert described, "choosing a card says what both halves do"
    logged = [line for line in page.evaluate(LINES, "[role=log]") if line > known]
    assert logged, "something has happened"
    spoken = page.evaluate(LINES, "[data-announcer]")
    assert spoken == page.evaluate(LINES, "[role=log]")[-len(spoken) :], "each line is said once, in order"
    assert set(logged[-40:]) <= set(spoken)


def all_is_said_in_order(reader: Reader) -> None:
    """Jumps, status, board, choices and log follow each other, and everything on a board says what and where it is."""
    said = reader.hears()
    marks = [
        next(at for at, one in enumerate(said) if one.role == role and re.search(name, one.name))
        for role, name in (
            ("navigation", "Jump"),
            ("banner", ""),
            ("status", ""),
            ("main", "Board"),
            ("group", "Your choice"),
            ("log", "Log"),
        )
    ]
    assert marks == sorted(marks)
    pictures = {one.name for one in said if one.role in ("image", "img")}
    for kind, label in reader.page.evaluate(LABELLED):
        assert re.search(WHERE[kind], label), f"{kind}: {label!r}"
        assert label in pictures, f"hidden from the reader: {label!r}"


def test_a_board_is_walked_in_words(person: Arrive, server: Server) -> None:
    ada = person().sit_down(position(server, FIGHT, 3))
    page = ada.page
    assert ada.wait_for_turn()
    page.keyboard.press("Tab")
    jump = page.get_by_role("button", name="To the board in words")
    jump.focus()
    page.keyboard.press("Enter")
    place, told = page.locator("[data-walk]"), page.locator(".walk .told")
    expect(place).to_be_focused()
    expect(place).to_have_accessible_name(
        "B4, shadow, corridor – Bjorn, Ada, active, 3 of 5 health, In the shadow; "
        "Owen, Gawain, 4 of 5 health, In the shadow; "
        "Orc Bullies, leader, 3 of 3 health; Orc Bullies, minion, 3 of 3 health, 3 times – "
        "Can be chosen: Melee attack on Orc Bullies; Headbutt: strike Orc Bullies"
    )
    page.keyboard.press("ArrowRight")
    expect(told).to_contain_text("C4, light, corridor – Goblin Archers, leader")
    page.keyboard.press("d")
    expect(told).to_have_text("1 step from B4. Can't be chosen now. In sight.")
    page.keyboard.press("ArrowUp")
    expect(told).to_contain_text("wall. C3, shadow, corridor")
    page.keyboard.press("d")
    expect(told).to_have_text("2 steps from B4. Can't be chosen now. Not in sight.")
    page.keyboard.press("a")
    expect(told).to_contain_text("south: wall, C4, light, corridor, Goblin Archers, leader")
    page.keyboard.press("c")
    expect(told).to_contain_text("B4, shadow, corridor")
    page.keyboard.press("Enter")
    expect(page.locator("[data-menu] button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-menu]")).to_have_count(0)
    assert ada.moment == 0, "Escape has only closed the menu"
