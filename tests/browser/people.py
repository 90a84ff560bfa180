"""People who play in a browser, for the tests and the pictures."""

from __future__ import annotations

import random
import shutil
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tafelrunde.table.http.pages import CLIENT
from tests.helpers.serving import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Locator, Page

LAPTOP = (1280, 720)
PHONE = (360, 740)
WAIT = 20_000
"""How long a page may take for anything, in milliseconds."""


def chromium() -> str | None:
    """The system's Chromium."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next((path for name in names if (path := shutil.which(name))), None)


def what_is_missing() -> tuple[str, str] | None:
    """What the browser tests lack here and how to get it; None when nothing."""
    if not (CLIENT / "index.html").is_file():
        return "built browser client", "cd client && npm ci && npm run build"
    if chromium() is None:
        return "Chromium", "install it, on Debian with 'apt-get install chromium'"
    return None


def table(
    server: Server, seats: Sequence[dict[str, str]], seed: int = 5, game: str = "monster_lands"
) -> dict[str, Any]:
    """A new table with these seats, always dealt the same; with two seats the first begins (Monster Lands)."""
    return server.make_table(list(seats), game, seed=seed)


def context(
    browser: Browser,
    size: tuple[int, int] = LAPTOP,
    language: str = "en",
    theme: str = "dark",
    motion: str = "reduce",
    bypass_csp: bool = False,
    newcomer: bool = False,
) -> BrowserContext:
    """A browser of one person; a phone has a touch screen. A newcomer is told how each game is played."""
    phone = size == PHONE
    opened = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        color_scheme="light" if theme == "light" else "dark",
        reduced_motion="reduce" if motion == "reduce" else "no-preference",
        has_touch=phone,
        is_mobile=phone,
        bypass_csp=bypass_csp,
    )
    if not newcomer:
        opened.add_init_script('localStorage.setItem("tafelrunde.known", "*")')
    return opened


def resting(element: Locator) -> dict[str, float]:
    """Where an element lies once it has come to rest; what is just drawn anew has no place for a moment."""
    before = None
    while True:
        element.wait_for()
        box = element.bounding_box()
        if box is not None and box == before:
            return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}
        before = box
        element.page.wait_for_timeout(50)


class Person:
    """Somebody at a table, in a browser."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        self.troubles: list[str] = []
        page.set_default_timeout(WAIT)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on(
            "console", lambda line: self.troubles.append(line.text) if _is_our_fault(line.text, line.type) else None
        )

    def open(self, path: str) -> Person:
        self.page.goto(self.server.url + path)
        return self

    def sit_down(self, opened: dict[str, Any], seat: int = 0) -> Person:
        self.open(f"/seat#{opened['seats'][seat]}")
        return self.enter()

    def sit_down_elsewhere(self, other: Person, opened: dict[str, Any], seat: int = 0) -> Person:
        """The same seat at another device: by the link that only whoever sits there has."""
        known = "([table, seat]) => JSON.parse(localStorage.getItem('tafelrunde.tables'))[table].seats[seat]"
        other.open(f"/seat#{self.page.evaluate(known, [opened['table'], seat])}")
        return other.enter()

    def enter(self) -> Person:
        """Sit down at the seat whose link was followed, by the name that it has; whoever was there is let in."""
        self.page.wait_for_selector("[data-moment], .hand-over, input[autocomplete=nickname]")
        if self.page.locator("input[autocomplete=nickname]").count():
            self.page.keyboard.press("Enter")
        self.page.wait_for_selector("[data-moment], .hand-over")
        return self

    # --- what the screen says -----------------------------------------------------------------------------------

    @property
    def moment(self) -> int:
        return int(self.page.locator("[data-moment]").get_attribute("data-moment") or -1)

    @property
    def status(self) -> str:
        return self.page.locator("header [role=status]").inner_text()

    def over(self) -> bool:
        return self.page.locator("dialog ol li b").count() > 0

    def wait_for_turn(self) -> bool:
        """Until the table asks this person something; false when the game is over."""
        self.page.wait_for_selector("[data-asked=true] [data-option]:not(:disabled), dialog ol li b", state="attached")
        return not self.over()

    def options(self) -> list[str]:
        return [
            found or ""
            for found in self.page.locator("[data-option]").evaluate_all(
                "found => found.map(one => one.dataset.option)"
            )
        ]

    # --- what the person does ---------------------------------------------------------------------------------------

    @property
    def picked(self) -> int:
        """How many answers are collected and not confirmed."""
        return int(self.page.locator("[data-moment]").get_attribute("data-picked") or 0)

    def wait_after(self, moment: int, picked: int = 0) -> None:
        """Until the table has gone on, or another answer is collected; what can't be taken back is meant so."""
        gone_on = (
            "before => document.querySelector('[data-moment]')?.dataset.moment !== String(before)"
            f" || document.querySelector('[data-moment]')?.dataset.picked !== '{picked}'"
            " || document.querySelector('.hand-over')"
        )
        self.page.wait_for_function(f"before => ({gone_on})(before) || document.querySelector('.confirm')", arg=moment)
        if self.page.locator(".confirm").count():
            self.page.locator(".confirm .primary").click()
            self.page.wait_for_function(gone_on, arg=moment)

    def click_something(self, choice: random.Random) -> None:
        """Choose as people do: click what glows, or a button."""
        before, picked = self.moment, self.picked
        glowing = self.page.locator("main [data-can], .dock [data-can]")
        buttons = self.page.locator("button.choice")
        if glowing.count() and (not buttons.count() or choice.random() < 0.7):
            glowing.nth(choice.randrange(glowing.count())).click(position={"x": 6, "y": 6}, force=True)
        else:
            buttons.nth(choice.randrange(buttons.count())).click()
        menu = self.page.locator("[data-menu] button")
        if menu.count():
            menu.nth(choice.randrange(menu.count())).click()
        self.wait_after(before, picked)

    def press_something(self, choice: random.Random) -> None:
        """Choose quickly: any option's own button, which the keyboard and screen readers use."""
        before, picked = self.moment, self.picked
        option = choice.choice(self.options())
        self.page.evaluate(
            'id => document.querySelector(`[data-option="${CSS.escape(id)}"]`)?.click()',
            option,
        )
        self.wait_after(before, picked)


def _is_our_fault(text: str, kind: str) -> bool:
    """A lost connection is reported by the browser itself, and is what some tests are about."""
    return kind == "error" and "WebSocket" not in text and "ERR_CONNECTION" not in text
