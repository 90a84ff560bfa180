"""Pictures of the main screens for the documentation: `python -m tests.browser.pictures` writes docs/pictures/."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.people import LAPTOP, PHONE, Person, Server, chromium, context, what_is_missing

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
SEATS = [{"name": "Ada"}, *[{"bot": "sensible", "name": name} for name in ("Isolde", "Gawain", "Morgane")]]
SETTLED = 700
"""Milliseconds until fonts and movements are at rest."""


def take(person: Person, name: str) -> None:
    person.page.wait_for_timeout(SETTLED)
    person.page.screenshot(path=PICTURES / f"browser-{name}.jpg", type="jpeg", quality=86)


def arrive(browser: Browser, server: Server, **how: Any) -> Person:
    return Person(context(browser, **how).new_page(), server)


def play(person: Person, turns: int) -> None:
    choice = random.Random(12)
    for _ in range(turns):
        if person.wait_for_turn():
            person.press_something(choice)
    person.wait_for_turn()


def on_a_laptop(browser: Browser, server: Server, table: dict[str, Any]) -> None:
    ada = arrive(browser, server, language="en", motion="full").sit_down(table)
    play(ada, 14)
    while ada.page.locator("main [data-can]").count() < 6:
        play(ada, 1)
    take(ada, "table")
    ada.page.locator("[data-el^='monster:']").first.hover()
    take(ada, "explanation")
    ada.page.mouse.move(2, 2)
    ada.open("/")
    take(ada, "lobby")
    ada.open(f"/replay/{table['table']}").page.wait_for_selector("output")
    take(ada, "replay")
    for kind in ("hexes", "zones"):
        ada.open(f"/gallery/{kind}")
        take(ada, f"gallery-{kind}")


def main() -> None:
    if missing := what_is_missing():
        sys.exit("no {}: {}".format(*missing))
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Server(Path(home))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        try:
            table = server.table(SEATS, seed=21)
            on_a_laptop(browser, server, table)
            light = arrive(browser, server, size=LAPTOP, theme="light", language="de").sit_down(table)
            take(light, "table-light")
            phone = arrive(browser, server, size=PHONE, language="en").sit_down(table)
            take(phone, "phone")
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
