"""A browser and a server for every test; without a browser or a built client one clear line says what is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import WAIT, Person, chromium, context, what_is_missing
from tests.helpers.needing import lacking
from tests.helpers.serving import Server

# On a busy machine everything takes its time, what is expected too.
expect.set_options(timeout=WAIT)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if missing := what_is_missing():
        lacking(*missing)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if missing := what_is_missing():
        lacking(*missing)
    with Server(tmp_path_factory.mktemp("home")) as server:
        yield server


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """People with browsers of their own; what went wrong in any of their pages fails the test."""
    people: list[Person] = []

    def arrive(**how: Any) -> Person:
        people.append(Person(context(browser, **how).new_page(), server))
        return people[-1]

    yield arrive
    for one in people:
        one.page.context.close()
    assert [trouble for one in people for trouble in one.troubles] == []
