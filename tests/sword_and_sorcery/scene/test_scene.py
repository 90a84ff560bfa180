"""What the table shows: control, the attack with what symbols bought, the script, the hero board, day and night."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery import RULEBOOK
from tests.sword_and_sorcery.table import play, table


def zone(match, name):
    return next(zone for zone in match.view(0).scene.boards[-1].zones if zone.id == f"zone:{name}")


def part(match, element, seat=0):
    scene = match.view(seat).scene
    return next(item for item in (*scene.mine, *scene.side) if item.id == element)


@pytest.mark.rule("SS-CTL-01")
def test_the_map_shows_who_controls_a_zone():
    match = table("""
        heroes: [{zone: B1}, {zone: B1}]
        enemies: [{card: giant_spider_1, zone: B1}, {card: devil_gremlin_1, zone: B3}]
        active: 0
    """)
    assert zone(match, "B1").tone == "good"
    assert zone(match, "B3").tone == ""  # nobody to control it against
    engaged = [badge.label for badge in zone(match, "B1").pieces[0].badges]
    assert "label-engaged" in engaged


@pytest.mark.rule("SS-ATK-14")
def test_an_attack_shows_its_dice_and_what_their_symbols_were_spent_on():
    match = table("""
        heroes: [{zone: B1, main: shortsword}]
        enemies: [{card: giant_spider_1, zone: B1}]
        active: 0
        next: {red: [5], blue: [2]}
    """)
    play(match, "attack:main:enemy:giant_spider_1")
    assert match.decision.question == "properties"
    shown = match.view(0).scene.contest
    attack, defence = shown.sides
    assert [die.symbols for die in attack.dice] == [("sword", "bolt"), ("sword", "bolt")]
    assert attack.total.value == 3  # two rolled, one automatic
    assert [(badge.icon, badge.value) for badge in attack.badges] == [("symbol:bolt", 2)]
    assert defence.name == "enemy:giant_spider_1"
    bought = next(option for option in match.decision.options if "shortsword" in option.id)
    match.answer(bought, 0)
    shown = match.view(0).scene.contest
    assert shown.sides[0].total.value == 4
    assert sorted(mark for die in shown.sides[0].dice for mark in die.spent) == [0, 1]
    assert [line.text.args["source"].partition(".")[0] for line in shown.lines] == ["shortsword"]


@pytest.mark.rule("SS-ATK-13")
def test_the_log_tells_the_same_attack():
    match = table("""
        heroes: [{zone: B1, main: shortsword}]
        enemies: [{card: giant_spider_1, zone: B1}]
        active: 0
        next: {red: [5], blue: [2]}
    """)
    play(match, "attack:main:enemy:giant_spider_1")
    at = max(number for number, event in enumerate(match.events) if event.kind == "attack_roll")
    told = RULEBOOK.contest(match.events[: at + 1])
    assert [die.symbols for die in told.sides[0].dice] == [("sword", "bolt"), ("sword", "bolt")]
    assert RULEBOOK.contest([]) is None


@pytest.mark.rule("SS-BEH-05")
def test_the_line_of_the_script_that_is_carried_out_is_lit():
    match = table("""
        heroes: [{zone: B1}]
        enemies: [{card: giant_spider_1, zone: B1}]
        phase: enemy_turn
        on_top: {activation: [A]}
        next: {red: [5, 1], blue: [6, 6, 6]}
    """)
    while match.decision.question != "defend":
        match.answer(match.decision.options[-1], match.decision.seat)
    scroll = part(match, "scroll:giant_spider_1")
    assert scroll.state == "active"
    assert [row.state for row in scroll.rows].count("active") == 1
    assert scroll.rows[1].state == "active"  # it strikes; the first sentence needs a slowed target


@pytest.mark.rule("SS-PWR-10")
def test_the_hero_board_shows_hourglasses_gear_and_the_soul_gem():
    match = table("""
        heroes: [{zone: B1, main: spear, offhand: '', powers: [{card: taunt, recharge: 2}]}]
        shards: 3
        active: 0
    """)
    assert [(badge.label, badge.value) for badge in part(match, "card:taunt").badges] == [("label-recharge", 2)]
    assert part(match, "card:taunt").state == "used"
    assert (part(match, "soul").value, part(match, "soul").most) == (3, 4)
    assert part(match, "slot:offhand").state == "closed"  # a spear takes both hands
    assert [die.color for die in part(match, "slot:main").holds[0].holds] == ["red", "red", "blue", "blue"]


@pytest.mark.rule("SS-EVT-16")
@pytest.mark.parametrize("daytime", ["day", "night"])
def test_day_and_night_lie_over_the_whole_map(daytime):
    match = table(f"daytime: {daytime}\nheroes: [{{zone: B1}}]\nactive: 0")
    assert match.view(0).scene.boards[-1].sky == daytime
    assert part(match, "daytime").name == f"label-{daytime}"
