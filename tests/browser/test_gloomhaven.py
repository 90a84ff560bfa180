"""Gloomhaven in a real browser: hands of many cards, looking before an attack on a phone, the end of a scenario."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from tafelrunde.kernel import Match
from tests.browser.moments import asks, lead, table_at
from tests.browser.people import PHONE, Person
from tests.helpers.serving import Server

expect = pytest.importorskip("playwright.sync_api", reason="no Playwright here: pip install playwright").expect
pytestmark = pytest.mark.timeout(180)

Arrive = Callable[..., Person]


def match(players: int = 2, seed: int = 3, **options: Any) -> Match:
    return Match.new("gloomhaven", players=players, seed=seed, options={"scenario": "1", **options})


def test_twelve_cards_lie_side_by_side_and_the_one_that_is_clicked_is_chosen(person: Arrive, server: Server) -> None:
    begun = lead(match(class_1="tinkerer", class_2="brute"), asks("select"))
    ada = person().sit_down(table_at(server, begun, ["Ada", ":sensible"]))
    assert ada.wait_for_turn()
    ada.page.mouse.move(2, 2)
    cards = ada.page.locator(".hand .ability")
    boxes = cards.evaluate_all(
        "all => all.map(one => [one.getBoundingClientRect().left, one.getBoundingClientRect().right])"
    )
    assert len(boxes) == 12
    assert all(right <= left for (_, right), (left, _) in pairwise(boxes))
    assert boxes[-1][1] <= 1280

    middle = cards.nth(5)
    wanted, before = middle.get_attribute("data-el"), ada.moment
    narrow = boxes[5][1] - boxes[5][0]
    middle.hover()
    assert ada.page.evaluate("id => document.querySelector(`[data-el='${id}']`).offsetWidth", wanted) > 1.5 * narrow
    middle.click()
    ada.wait_after(before)
    assert ada.page.locator(".hand .ability[data-state=active]").get_attribute("data-el") == wanted


def test_a_finger_sees_what_an_attack_would_do_before_it_does_it(person: Arrive, server: Server) -> None:
    begun = lead(match(class_1="brute", class_2="spellweaver"), asks("attack"))
    ada = person(size=PHONE).sit_down(table_at(server, begun, ["Ada", ":sensible"]))
    assert ada.wait_for_turn()
    before = ada.moment
    target = ada.page.locator("main .figure[data-can]").first
    target.tap(force=True)
    expect(ada.page.locator(".tip .preview")).to_contain_text("damage expected")
    assert ada.moment == before
    tip, figure = ada.page.locator(".tip").bounding_box(), target.bounding_box()
    assert tip is not None
    assert figure is not None
    assert tip["y"] >= figure["y"] + figure["height"] or tip["y"] + tip["height"] <= figure["y"]
    ada.page.locator(".tip .again").tap()
    ada.wait_after(before)


def test_the_end_of_a_scenario_fits_one_screen_and_ranks_nobody(person: Arrive, server: Server) -> None:
    names = ["Ada", "Guinevere of Cameliard, the Patient", ":sensible", ":sensible"]
    over = lead(match(4, seed=4, difficulty="easy"), lambda _: False)
    ada = person().sit_down(table_at(server, over, names))
    end = ada.page.locator("dialog")
    expect(end).to_contain_text(f"after {over.view(0).state.round} rounds")
    expect(end.locator("table tbody tr")).to_have_count(6)
    expect(end.locator("figure")).to_have_count(3)
    expect(end.locator("ol .beam")).to_have_count(0)
    inside = end.locator(".inside")
    assert inside.evaluate("one => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth")


COUNT_FRAMES = """() => {
  window.frames_of = {};
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    if (this.matches(".figure")) window.frames_of[this.dataset.el] = frames.length;
    return animate.call(this, frames, how);
  };
}"""


def test_a_figure_glides_from_hex_to_hex_and_nobody_else_moves(person: Arrive, server: Server) -> None:
    begun = lead(match(class_1="brute", class_2="spellweaver"), asks("move"))
    ada = person(motion="full").sit_down(table_at(server, begun, ["Ada", ":sensible"]))
    assert ada.wait_for_turn()
    ada.page.evaluate(COUNT_FRAMES)
    before = ada.moment
    ada.page.locator("[data-option^='move:']").filter(has_text="2 points").first.evaluate("one => one.click()")
    ada.wait_after(before)
    expect(ada.page.locator("[role=log] p").filter(has_text="2 hexes").last).to_be_visible()
    assert ada.page.evaluate("window.frames_of") == {"figure:brute": 3}


@pytest.mark.parametrize("size", [None, PHONE])
def test_a_card_is_lost_for_damage_only_when_that_is_confirmed(person: Arrive, server: Server, size: Any) -> None:
    begun = lead(match(class_1="brute", class_2="spellweaver"), asks("damage"))
    ada = (person(size=size) if size else person()).sit_down(table_at(server, begun, ["Ada", ":sensible"]))
    assert ada.wait_for_turn()
    before = ada.moment
    if size:
        ada.page.locator("[data-option^='lose:']").first.evaluate("button => button.click()")
    else:
        ada.page.locator(".hand .ability[data-can]").first.click()
    expect(ada.page.locator(".float.confirm")).to_contain_text("instead of")
    assert ada.moment == before
    ada.page.locator(".float.confirm .primary").click()
    ada.wait_after(before)


def test_a_click_on_the_own_figure_ends_its_move(person: Arrive, server: Server) -> None:
    def moving(played: Match) -> bool:
        asked = played.decisions[0]
        return asked.seat == 0 and asked.question == "move" and asked.option("by_ways") is not None

    begun = lead(match(class_1="brute", class_2="spellweaver"), moving)
    begun.answer("by_ways")
    begun.answer(next(one for one in begun.decisions[0].options if one.args.get("cost") == 1))
    assert begun.decisions[0].default == "done"
    ada = person().sit_down(table_at(server, begun, ["Ada", ":sensible"]))
    assert ada.wait_for_turn()
    before = ada.moment
    expect(ada.page.locator(".choice.usual")).to_be_visible()
    ada.page.locator("main .figure[data-can][data-el='figure:brute']").click(force=True)
    ada.wait_after(before)


def test_no_card_in_hand_is_cut_off(person: Arrive, server: Server) -> None:
    begun = lead(match(class_1="brute", class_2="spellweaver"), asks("select"))
    ada = person().sit_down(table_at(server, begun, ["Ada", ":sensible"]))
    assert ada.wait_for_turn()
    ada.page.mouse.move(2, 2)
    cut = ada.page.locator(".hand .half").evaluate_all(
        "all => all.filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.textContent)"
    )
    assert cut == []


COLLECT_MARKS = """() => {
  window.marks = [];
  const collect = node => node.className === "drawn-mark" && window.marks.push(node.textContent);
  new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(collect)))
    .observe(document.body, {childList: true});
}"""


def test_what_was_drawn_for_an_attack_is_shown_at_its_target(person: Arrive, server: Server) -> None:
    begun = lead(match(class_1="brute", class_2="spellweaver"), asks("attack"))
    ada = person(motion="full").sit_down(table_at(server, begun, ["Ada", ":sensible"]))
    assert ada.wait_for_turn()
    ada.page.evaluate(COLLECT_MARKS)
    ada.page.locator("[data-option^='target:']").first.evaluate("one => one.click()")
    ada.page.wait_for_function("() => window.marks.length > 0")
    assert ada.page.evaluate("() => window.marks[0]")
