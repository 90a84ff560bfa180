"""Gloomhaven in a real browser: hands of many cards, looking before an attack on a phone, the end of a scenario."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from tafelrunde.kernel import Match
from tests.browser.moments import asks, lead, table_at
from tests.browser.people import PHONE, Person, resting
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
    tip, figure = resting(ada.page.locator(".tip")), resting(target)
    assert tip["y"] >= figure["y"] + figure["height"] or tip["y"] + tip["height"] <= figure["y"]
    ada.page.locator(".tip .again").tap()
    ada.wait_after(before)


BESIDE = """() => {
  const figure = document.querySelector("main .figure[data-can]");
  const box = figure.getBoundingClientRect();
  const middle = [box.left + box.width / 2, box.top + box.height / 2];
  for (let turn = 0; turn < 24; turn += 1)
    for (let far = 4; far < 60; far += 2) {
      const [x, y] = [middle[0] + far * Math.cos(turn * Math.PI / 12), middle[1] + far * Math.sin(turn * Math.PI / 12)];
      const hit = document.elementFromPoint(x, y);
      const gap = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
      if (gap < 15 && hit?.closest("main svg") && !hit.closest("[data-can]") && !hit.closest(".figure")) return [x, y];
    }
  return null;
}"""
"""A place so near to the figure that can be attacked that a finger means it, but not on it."""

TAP = """async ([x, y]) => {
  const there = document.elementFromPoint(x, y);
  const how = { bubbles: true, pointerType: "touch", isPrimary: true, clientX: x, clientY: y };
  there.dispatchEvent(new PointerEvent("pointerdown", how));
  there.dispatchEvent(new PointerEvent("pointerup", how));
  there.dispatchEvent(new MouseEvent("click", { ...how, detail: 1 }));
}"""
"""A tap exactly there: some browsers move it to what they think was meant, and others do not."""

PRESS = """(id) => {
  const there = document.querySelector(`[data-el="${id}"]`);
  const how = { bubbles: true, pointerType: "touch", isPrimary: true };
  there.dispatchEvent(new PointerEvent("pointerdown", how));
  there.dispatchEvent(new PointerEvent("pointerup", how));
}"""
CLICK = """(id) => {
  const there = document.querySelector(`[data-el="${id}"]`);
  there.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
}"""
"""The two halves of a tap; on a busy machine the table may go on between them."""


def test_a_finger_beside_a_figure_sees_what_an_attack_would_do_too(person: Arrive, server: Server) -> None:
    """A finger is wider than a figure: what it means is shown, wherever exactly it has touched."""
    begun = lead(match(class_1="brute", class_2="spellweaver"), asks("attack"))
    ada = person(size=PHONE).sit_down(table_at(server, begun, ["Ada", ":sensible"]))
    assert ada.wait_for_turn()
    before = ada.moment
    beside = ada.page.evaluate(BESIDE)
    assert beside is not None
    ada.page.evaluate(TAP, beside)
    expect(ada.page.locator(".tip .preview")).to_contain_text("damage expected")
    assert ada.moment == before
    ada.page.locator(".tip .again").tap()
    ada.wait_after(before)


def test_a_tap_counts_only_for_the_question_it_was_meant_for(person: Arrive, server: Server) -> None:
    """The page is busy: what was pressed for the first card arrives when the second one is already asked for."""
    begun = lead(match(class_1="tinkerer", class_2="brute"), asks("select"))
    opened = table_at(server, begun, ["Ada", ":sensible"])
    ada = person().sit_down(opened)
    elsewhere = ada.sit_down_elsewhere(person(), opened)
    assert ada.wait_for_turn()
    assert elsewhere.wait_for_turn()
    before = ada.moment
    cards = ada.page.locator(".hand .ability[data-can]")
    first, second = cards.nth(0).get_attribute("data-el"), cards.nth(1).get_attribute("data-el")
    ada.page.evaluate(PRESS, second)
    elsewhere.page.locator(f"[data-el='{first}']").click()
    ada.wait_after(before)
    expect(ada.page.locator(f"[data-el='{second}'][data-can]")).to_have_count(1)
    now = ada.moment
    ada.page.evaluate(CLICK, second)
    ada.page.wait_for_timeout(500)
    assert ada.moment == now
    # Who presses and lets go on the same question is heard.
    ada.page.evaluate(PRESS, second)
    ada.page.evaluate(CLICK, second)
    ada.wait_after(now)


HASTY = """(id) => new Promise((done) => {
  const moment = () => document.querySelector("[data-moment]").dataset.moment;
  const before = moment();
  new MutationObserver((_, watch) => {
    const there = document.querySelector(`[data-el="${id}"]`);
    if (moment() === before || !there?.matches("[data-can='']")) return;
    watch.disconnect();
    there.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch", isPrimary: true }));
    there.dispatchEvent(new PointerEvent("pointerup", { bubbles: true, pointerType: "touch", isPrimary: true }));
    there.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    done(moment());
  }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ["data-moment", "data-can"] });
})"""
"""A finger that comes down as soon as the table has gone on: nobody has read the new question yet."""


def test_a_finger_that_was_on_its_way_does_not_answer_the_next_question(person: Arrive, server: Server) -> None:
    begun = lead(match(class_1="tinkerer", class_2="brute"), asks("select"))
    opened = table_at(server, begun, ["Ada", ":sensible"])
    ada = person().sit_down(opened)
    elsewhere = ada.sit_down_elsewhere(person(), opened)
    assert ada.wait_for_turn()
    assert elsewhere.wait_for_turn()
    cards = ada.page.locator(".hand .ability[data-can]")
    first, second = cards.nth(0).get_attribute("data-el"), cards.nth(1).get_attribute("data-el")
    before = ada.moment
    ada.page.evaluate(f"id => {{ window.hasty = ({HASTY})(id) }}", second)
    elsewhere.page.locator(f"[data-el='{first}']").click()
    ada.wait_after(before)
    now = int(ada.page.evaluate("window.hasty"))
    ada.page.wait_for_timeout(500)
    assert ada.moment == now
    ada.page.locator(f"[data-el='{second}']").click()
    ada.wait_after(now)


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


def _lays_areas(match: Match) -> bool:
    """An area can be laid over the same enemy in more than one way, and over two at once."""
    areas = [option.area for option in match.decisions[0].options if option.area]
    return bool(areas) and any(sum(place in area for area in areas) > 1 for place in areas[0] if "figure" in place)


def test_pointing_at_one_of_several_lays_the_area_over_most_and_can_be_laid_otherwise(
    person: Arrive, server: Server
) -> None:
    begun = lead(match(seed=1, class_1="brute", class_2="spellweaver"), _lays_areas)
    both, alone = [option for option in begun.decisions[0].options if option.area][:2]
    shared = next(place for place in both.area if place in alone.area and "figure" in place)
    ada = person().sit_down(table_at(server, begun, ["Ada", ":sensible"]))
    assert ada.wait_for_turn()
    page, before = ada.page, ada.moment
    page.locator(f"[data-el='{shared}']").hover(force=True)
    only_both, only_alone = (
        next(place for place in one.area if place.startswith("hex") and place not in other.area)
        for one, other in ((both, alone), (alone, both))
    )
    expect(page.locator(f"[data-el='{only_both}'][data-area]")).to_have_count(1)
    expect(page.locator(".tip .turn")).to_contain_text("1 of 2")
    page.keyboard.press("t")
    expect(page.locator(f"[data-el='{only_alone}'][data-area]")).to_have_count(1)
    expect(page.locator(f"[data-el='{only_both}'][data-area]")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator(f"[data-el='{only_both}'][data-area]")).to_have_count(1)
    assert ada.moment == before
    page.locator(f"[data-el='{shared}']").click(force=True)
    ada.wait_after(before)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    after = ada.moment
    page.locator("button.undo").hover()
    assert ada.moment == after  # Escape only closes
    expect(page.locator("button.undo")).to_be_enabled()


def test_a_finger_lays_an_area_before_it_strikes(person: Arrive, server: Server) -> None:
    begun = lead(match(seed=1, class_1="brute", class_2="spellweaver"), _lays_areas)
    both = next(option for option in begun.decisions[0].options if option.area)
    ada = person(size=PHONE).sit_down(table_at(server, begun, ["Ada", ":sensible"]))
    assert ada.wait_for_turn()
    before = ada.moment
    ada.page.locator(f"[data-el='{both.area[0]}']").tap(force=True)
    expect(ada.page.locator(".tip .turn")).to_contain_text("1 of 2")
    ada.page.locator(".tip .turn").tap()
    expect(ada.page.locator(".tip .turn")).to_contain_text("2 of 2")
    assert ada.moment == before
    ada.page.locator(".tip .again").tap()
    ada.wait_after(before)
