"""Between two scenarios of a campaign, in a browser: the land, the party, the city, its shop, and what is decided."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.people import LAPTOP, PHONE, Person
from tests.browser.pictures import position
from tests.browser.test_access import AXE, serious
from tests.helpers.campaign_positions import middle
from tests.helpers.serving import Server

expect = pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright").expect
pytestmark = pytest.mark.timeout(240)

Arrive = Callable[..., Person]
SIZES = pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])


def choose(someone: Person, option: str) -> None:
    """Answer by the option's own button, as the keyboard and screen readers do."""
    before = someone.moment
    expect(someone.page.locator(f'[data-option="{option}"]')).to_be_attached()
    someone.page.evaluate('id => document.querySelector(`[data-option="${CSS.escape(id)}"]`).click()', option)
    someone.wait_after(before)
    someone.wait_for_turn()


def first(someone: Person, verb: str) -> str:
    found = someone.page.locator(f'[data-option^="{verb}"]').first
    expect(found).to_be_attached()
    return found.get_attribute("data-option") or ""


def sit(person: Arrive, server: Server, stage: str, size: tuple[int, int], seat: int = 0) -> Person:
    someone = person(size=size, bypass_csp=True).sit_down(position(server, middle(stage), 2), seat)
    someone.page.get_by_role("button", name="Close").first.click()
    someone.wait_for_turn()
    return someone


def sound(someone: Person) -> None:
    """Nothing lies beside the screen, and who hears it finds everything; a phone's tabs have tests of their own."""
    wide = someone.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
    on_phone = someone.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}
    assert on_phone or not AXE.is_file() or serious(someone) == []


@SIZES
def test_a_stay_in_the_city(person: Arrive, server: Server, size: tuple[int, int]) -> None:
    ada = sit(person, server, "city", size)
    page = ada.page
    expect(page.get_by_role("group", name="Gloomhaven")).to_contain_text("Market")
    sound(ada)
    choose(ada, "shop:brute")
    wares = page.locator(".ware")
    expect(wares).to_have_count(12)
    page.locator("[data-kind]").first.click()
    assert 0 < wares.count() < 12
    page.locator("[data-kind]").first.click()
    expect(page.locator(".purse")).to_contain_text("140")
    sound(ada)
    before = ada.moment
    page.locator("[data-el='item:010']").click(position={"x": 8, "y": 8})
    ada.wait_after(before)
    expect(page.locator(".purse")).not_to_contain_text("140")
    expect(wares).to_have_count(11)
    choose(ada, "done")
    choose(ada, "enhance:brute")
    card = first(ada, "card:")
    choose(ada, card)
    expect(page.locator(f"[data-el^='spot:{card.removeprefix('card:')}:']").first).to_be_visible()
    assert first(ada, "enhance:").startswith(card.replace("card:", "enhance:"))
    sound(ada)
    choose(ada, "back")
    choose(ada, "level:brute")
    desk = page.locator(".desk")
    expect(desk).to_contain_text("3 → 4")
    expect(desk).to_contain_text("14 → 16")
    sound(ada)
    choose(ada, first(ada, "learn:"))
    expect(page.locator(".odds")).to_be_visible()
    assert page.locator(".perk .boxes i.ticked").count() == 4
    assert page.locator(".perk b.up").count() > 3
    sound(ada)


@SIZES
def test_at_the_gates(person: Arrive, server: Server, size: tuple[int, int]) -> None:
    ada = sit(person, server, "gates", size)
    page = ada.page
    land = page.locator("svg.land")
    expect(land).to_be_visible()
    expect(land).to_contain_text("Black Barrow")
    expect(page.locator(".news li")).to_have_text(["Brute must rise a level first.", "Next scenario: Bless (1×)"])
    for locked in ("The Queen under the Hill", "The Ember Forge", "The Last Grave"):
        expect(page.locator("body")).not_to_contain_text(locked)
    sound(ada)
    choose(ada, "event")
    expect(page.locator(".tale")).to_contain_text("Vermling")
    sound(ada)
    choose(ada, "choose:B")
    page.keyboard.press("Escape")
    ada.open("/")
    expect(page.locator("main")).to_contain_text("My campaigns")
    expect(page.locator("main")).to_contain_text("After 6 scenarios")
