"""Areas, pushback, critical hits (chapters 10.6, 10.7, 10.11)."""

from __future__ import annotations

import pytest

from tests.sword_and_sorcery.table import enemy, hero, ids, play, table, told


def whirl(dice: str, more: str = "") -> str:
    """Thorgren with a battle axe (one hit, one red and three blue dice; the sign of the game: area) in B3."""
    return f"""
        active: 0
        heroes: [{{zone: B3, main: battle_axe, offhand: ''}}, {{zone: B3}}]
        enemies:
        - {{card: giant_spider_1, zone: B3}}
        - {{card: giant_spider_2, zone: B3, shields: 1}}
        {more}
        next: {dice}
    """


AREA = "property:main.battle_axe.1"
AXE = "attack:main:enemy:giant_spider_1"


@pytest.mark.rule("SS-AOE-01", "SS-AOE-03", "SS-AOE-04")
def test_an_area_attack_hits_all_of_one_side_and_everybody_defends_separately():
    match = table(whirl("{red: [9], blue: [1, 4, 4]}"))
    play(match, AXE, AREA)
    assert enemy(match, "giant_spider_1").wounds == 2
    assert enemy(match, "giant_spider_2").wounds == 1, "its shield stops a hit"
    assert hero(match, 1).wounds == 0


@pytest.mark.rule("SS-AOE-07")
def test_properties_used_before_and_after_the_area_hit_every_affected_figure():
    match = table(whirl("{red: [8], blue: [9, 4, 4]}"))
    play(match, AXE, "property:main.battle_axe.0", AREA, "done")
    # Spiders have no armour: armour damage is a wound, for both; the automatic hit comes on top.
    assert [one.wounds for one in match.state.enemies] == [2, 1]


@pytest.mark.rule("SS-AOE-08")
def test_plagues_are_affected_too():
    match = table(whirl("{red: [9], blue: [1, 4, 4]}", "plagues: [{kind: venom_biter, zone: B3}]"))
    play(match, AXE, AREA)
    assert match.state.plagues == []


@pytest.mark.rule("SS-AOE-02")
def test_an_area_of_one_reaches_adjacent_zones_by_legal_ways():
    match = table("""
        active: 0
        heroes: [{card: xantares_wildmage, rank: 4, zone: A3, main: auryns_scepter}, {zone: A1}]
        enemies:
        - {card: giant_spider_1, zone: B3}
        - {card: giant_spider_2, zone: C3}
        - {card: devil_gremlin_1, zone: D3}
        next: {red: [1], blue: [3, 4]}
    """)
    play(match, "attack:main:enemy:giant_spider_1", "property:main.auryns_scepter.0")
    assert [one.wounds > 0 for one in match.state.enemies] == [True, True, False]


@pytest.mark.rule("SS-AOE-06", "SS-HID-01")
def test_hidden_figures_are_hit_by_areas_but_can_not_be_chosen():
    text = whirl("{red: [9], blue: [1, 4, 4]}").replace(
        "giant_spider_2, zone: B3", "elf_assassin_1, hidden: true, zone: B3"
    )
    match = table(text.replace("shields: 1", "shields: 0"))
    assert "attack:main:enemy:elf_assassin_1" not in ids(match)
    play(match, AXE, AREA)
    assert "enemy:elf_assassin_1" in [event.args["figure"] for event in told(match, "defended")]


@pytest.mark.rule("SS-PSH-01", "SS-PSH-05")
def test_a_pushed_figure_goes_back_where_it_came_from():
    match = table("""
        active: 0
        heroes: [{zone: B3}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: B3, before: B2}]
        next: {blue: [4]}
    """)
    play(match, "attack:offhand:enemy:giant_spider_1")
    assert enemy(match, "giant_spider_1").zone == "B2"
    assert told(match, "disengages") == []


@pytest.mark.rule("SS-PSH-01")
def test_otherwise_its_player_chooses():
    match = table("""
        active: 0
        heroes: [{zone: B3}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: B3, player: 1}]
        next: {blue: [4]}
    """)
    play(match, "attack:offhand:enemy:giant_spider_1")
    assert (match.decision.seat, match.decision.question) == (1, "push")
    assert set(ids(match)) == {"zone:B2", "zone:A3", "zone:C3"}


@pytest.mark.rule("SS-PSH-04", "SS-TER-06")
def test_pushed_heroes_suffer_dangerous_terrain():
    match = table("""
        active: 0
        heroes: [{zone: B3}, {zone: B3, before: A3}]
        dangerous: [A3]
        next: {blue: [4]}
    """)
    play(match, "attack:offhand:hero:1")
    assert (hero(match, 1).zone, hero(match, 1).wounds) == ("A3", 1)


@pytest.mark.rule("SS-PSH-04")
def test_nobody_is_pushed_over_the_blocked_side_of_a_barrier():
    match = table("""
        active: 0
        heroes: [{zone: B3}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: B3, before: B2}]
        barriers: [[B3, B2]]
        next: {blue: [4]}
    """)
    play(match, "attack:offhand:enemy:giant_spider_1")
    assert set(ids(match)) == {"zone:A3", "zone:C3"}


@pytest.mark.rule("SS-PSH-06")
def test_fire_in_the_new_zone_takes_effect():
    match = table("""
        active: 0
        heroes: [{zone: B3}, {zone: A1}]
        enemies: [{card: giant_snake_1, zone: B3, before: B2}]
        fires: {B2: 1}
        next: {blue: [4]}
    """)
    play(match, "attack:offhand:enemy:giant_snake_1")
    assert enemy(match, "giant_snake_1").conditions.fire == (1,)
    assert enemy(match, "giant_snake_1").wounds == 1


def critical(token: str, more: str = "") -> str:
    return f"""
        active: 0
        heroes: [{{zone: B3, rank: 3, main: chaos_blade, offhand: ''}}, {{zone: A1}}]
        enemies: [{{card: dark_dwarf_1, zone: B3{more}}}]
        on_top: {{crit: [{token}]}}
        next: {{red: [5], blue: [4, 4]}}
    """


CRIT = "property:main.chaos_blade.1"
BLADE = "attack:main:enemy:dark_dwarf_1"


@pytest.mark.rule("SS-CRT-02", "SS-CRT-05", "SS-CRT-01")
@pytest.mark.parametrize(("token", "wounds"), [("crit_g1", 1), ("crit_g2", 2)])
def test_a_green_token_works_at_once_and_is_discarded(token, wounds):
    match = table(critical(token))
    play(match, BLADE, CRIT, "done")
    assert enemy(match, "dark_dwarf_1").wounds == wounds
    assert token in match.state.crit_discard


@pytest.mark.rule("SS-CRT-05")
def test_a_blue_token_gives_a_condition():
    match = table(critical("crit_b3"))
    play(match, BLADE, CRIT, "done")
    assert enemy(match, "dark_dwarf_1").conditions.restrictive == "stun"
    assert "crit_b3" in match.state.crit_discard


@pytest.mark.rule("SS-CRT-05", "SS-CRT-07")
def test_a_red_token_stays_on_the_target():
    match = table(critical("crit_r2"))
    play(match, BLADE, CRIT, "done")
    # One automatic hit and a red one against armour 2 - 1.
    assert enemy(match, "dark_dwarf_1").conditions.crits == ("crit_r2",)
    assert enemy(match, "dark_dwarf_1").wounds == 1


@pytest.mark.rule("SS-CRT-07", "SS-HP-01")
def test_fewer_hit_points_can_kill():
    match = table(critical("crit_r4", ", wounds: 10"))
    play(match, BLADE, CRIT)
    assert enemy(match, "dark_dwarf_1") is None


@pytest.mark.rule("SS-CRT-06")
@pytest.mark.parametrize(
    ("have", "drawn", "left", "wounds"), [("crit_r4", "crit_r3", "crit_r4", 2), ("crit_r3", "crit_r4", "crit_r4", 1)]
)
def test_a_weaker_effect_is_a_wound_and_a_stronger_one_replaces(have, drawn, left, wounds):
    # One automatic and one red hit against armour 2 do nothing; the blue dice block nothing.
    match = table(critical(drawn, f", damage: 1, conditions: {{crits: [{have}]}}"))
    play(match, BLADE, CRIT, "done")
    assert enemy(match, "dark_dwarf_1").conditions.crits == ("crit_r4",)
    assert enemy(match, "dark_dwarf_1").wounds == wounds


@pytest.mark.rule("SS-CRT-04")
def test_a_second_critical_hit_in_an_attack_is_a_wound_instead():
    granted = "lasting: [{key: powers/judgement/levels/1/use/do/0/effects, source: judgement, until: next_attack}]"
    match = table(critical("crit_b1").replace("{zone: B3, rank: 3,", f"{{zone: B3, rank: 3, {granted},"))
    play(match, BLADE, CRIT, "done")
    assert len(told(match, "critical")) == 1
    # Automatic, red and granted hit against armour 2, and the wound.
    assert enemy(match, "dark_dwarf_1").wounds == 2
