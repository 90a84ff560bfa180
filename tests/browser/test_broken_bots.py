"""A bot that breaks down: everybody sees it, nothing is lost, and the game goes on when somebody helps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser.people import Person, table, what_is_missing
from tests.helpers.needing import lacking
from tests.helpers.serving import START, Server

expect = pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright").expect
pytestmark = pytest.mark.timeout(180)

Arrive = Callable[..., Person]

BREAKING = f"""
import os, pathlib
from tafelrunde.table.live import thinking
think = thinking.Thinkers.think
async def breaking(self, job):
    broken = pathlib.Path(os.environ["TAFELRUNDE_HOME"], "broken")
    if broken.exists() and job.bot in broken.read_text().split():
        raise KeyError(10)
    return await think(self, job)
thinking.Thinkers.think = breaking
{START}
"""
"""A server whose bots of those levels break down that the file `broken` names."""

SEATS = [{"name": "Ada"}, {"bot": "sensible", "name": "Isolde"}, {"name": "Ben"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if missing := what_is_missing():
        lacking(*missing)
    with Server(tmp_path_factory.mktemp("home"), code=BREAKING) as server:
        yield server


def until_the_bot_is_stuck(ada: Person, ben: Person) -> None:
    for _ in range(60):
        if ada.page.locator(".stuck").count():
            return
        for one in (ada, ben):
            if one.page.locator("[data-asked=true]").count() and one.options():
                before = one.moment
                one.page.evaluate("document.querySelector('[data-option]:not(:disabled)')?.click()")
                one.wait_after(before)
        ada.page.wait_for_timeout(60)
    raise AssertionError("the bot was never asked")


def test_everybody_sees_that_a_bot_broke_down_and_anybody_can_help(person: Arrive, server: Server) -> None:
    broken = server.home / "broken"
    broken.write_text("sensible")
    opened = table(server, SEATS)
    ada, ben, watcher = person().sit_down(opened), person(language="de").sit_down(opened, 2), person()
    watcher.open(f"/table/{opened['table']}")
    until_the_bot_is_stuck(ada, ben)
    expect(ada.page.locator(".stuck")).to_contain_text("The bot of Isolde has broken down.")
    expect(ben.page.locator(".stuck")).to_contain_text("Der Bot von Isolde ist abgestürzt.")
    expect(watcher.page.locator(".stuck")).to_contain_text("Those who play can help it along.")
    expect(watcher.page.locator(".stuck button")).to_have_count(0)
    expect(ada.page.locator("header [role=status]")).to_contain_text("Isolde")
    before = ada.moment
    ada.page.reload()  # nothing is lost, and it is still said
    expect(ada.page.locator(".stuck")).to_be_visible()
    assert ada.moment == before
    ada.page.get_by_role("button", name="Try again").click()
    expect(ada.page.locator(".stuck")).to_be_visible()  # it breaks down again
    ben.page.get_by_role("button", name="Bot: sorglos").click()
    expect(ada.page.locator(".stuck")).to_have_count(0)
    ada.page.wait_for_function(
        "before => Number(document.querySelector('[data-moment]').dataset.moment) > before", arg=before
    )


def test_a_bot_that_broke_down_goes_on_when_it_is_mended(person: Arrive, server: Server) -> None:
    broken = server.home / "broken"
    broken.write_text("sensible")
    opened = table(server, SEATS)
    ada, ben = person().sit_down(opened), person().sit_down(opened, 2)
    until_the_bot_is_stuck(ada, ben)
    before = ada.moment
    broken.unlink()
    ada.page.get_by_role("button", name="Try again").click()
    expect(ada.page.locator(".stuck")).to_have_count(0)
    ada.page.wait_for_function(
        "before => Number(document.querySelector('[data-moment]').dataset.moment) > before", arg=before
    )


def test_a_hint_that_fails_says_so_and_can_be_asked_again(person: Arrive, server: Server) -> None:
    broken = server.home / "broken"
    broken.write_text("sensible")
    ada = person().sit_down(table(server, [{"name": "Ada"}, {"name": "Ben"}]))
    ada.wait_for_turn()
    hint = ada.page.locator("button.hint")
    hint.click()
    expect(ada.page.locator(".floats")).to_contain_text("No hint this time")
    expect(hint).to_be_enabled()
    broken.unlink()
    hint.click()
    expect(ada.page.locator(".float.hint")).to_contain_text("The bot would")
    expect(hint).to_be_enabled()


def test_a_hint_asked_just_when_the_table_moves_on_is_about_the_next_question(person: Arrive, server: Server) -> None:
    (server.home / "broken").write_text("")
    options = {"quest": "chosen_one", "heroes": "recommended"}
    opened = server.make_table([{"name": "Ben"}, {"name": "Ada"}], "massive_darkness", seed=3, options=options)
    ada, ben = person(), person().sit_down(opened)
    late: list[str | bytes] = []
    holding = False
    lines: list[Any] = []

    def delay(line: Any) -> None:
        """Ada's line: what has changed may arrive late."""
        real = line.connect_to_server()
        lines.append(line)
        line.on_message(real.send)
        real.on_message(lambda said: late.append(said) if holding and '"patch"' in str(said) else line.send(said))

    ada.page.route_web_socket("**/api/socket", delay)
    ada.sit_down(opened, 1)
    ada.wait_for_turn()
    holding = True
    before = ben.moment
    ben.page.locator("[data-option='hero:1']").first.click()
    ben.wait_after(before)
    hint = ada.page.locator("button.hint")
    hint.click()
    expect(ada.page.locator(".float.hint")).to_contain_text("thinking")  # too late for this question
    holding = False
    for said in late:
        lines[-1].send(said)
    expect(ada.page.locator(".float.hint")).to_contain_text("The bot would")
    expect(hint).to_be_enabled()
    assert ada.moment == before + 1
