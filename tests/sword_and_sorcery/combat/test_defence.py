"""The defence procedure, deadly hits, drain (chapters 10.5, 10.9, 10.10)."""

from __future__ import annotations

import pytest

from tests.sword_and_sorcery.table import enemy, hero, ids, laid_out, match_of, play, table, told


def fight(foe: str, dice: str, hero_: str = "{zone: B3}", more: str = "", rest: str = "") -> str:
    return f"""
        players: 3
        active: 0
        heroes: [{hero_}, {{zone: A1}}, {{zone: A1}}]
        enemies: [{{card: {foe}, zone: B3{more}}}]
        next: {dice}
        {rest}
    """


@pytest.mark.rule("SS-DEF-01", "SS-DEF-02")
def test_resistance_takes_a_hit_from_its_damage_type():
    # The snake resists blunt attacks by 1; it rolls no die against no hits.
    match = table(fight("giant_snake_1", "{red: [1], blue: [4]}", "{zone: B3, main: mace, card: jeanne_avenger}"))
    play(match, "attack:main:enemy:giant_snake_1")
    assert told(match, "hits")[0].total == 2
    assert len(told(match, "defence_roll")[0].args["dice"]) == 1


@pytest.mark.rule("SS-DEF-02")
@pytest.mark.parametrize(("face", "expected"), [(1, 2), (4, 0)])
def test_vulnerability_needs_a_hit(face, expected):
    # The Soul Eater suffers one hit more from magic; the Wild Mage's staff rolls one red and two blue dice.
    match = table(
        fight("soul_eater", f"{{red: [9], blue: [{face}, 4, 10, 10]}}", "{zone: B3, card: xantares_wildmage}").replace(
            "zone: B3}]", "zone: B3, shields: 0, damage: 1}]"
        )
    )
    play(match, "attack:main:enemy:soul_eater")
    while match.decision.question in ("properties", "type"):
        play(match, "type:magic" if match.decision.question == "type" else "done")
    assert enemy(match, "soul_eater").wounds == expected


@pytest.mark.rule("SS-DEF-03", "SS-MSH-01")
def test_every_magic_shield_removes_a_hit_and_must_be_spent():
    match = table(fight("giant_spider_1", "{red: [1], blue: [4]}", more=", shields: 1"))
    play(match, "attack:main:enemy:giant_spider_1")
    assert enemy(match, "giant_spider_1").wounds == 1
    assert enemy(match, "giant_spider_1").shields == 0


@pytest.mark.rule("SS-DEF-04")
def test_armour_is_subtracted():
    match = table(fight("dark_dwarf_1", "{red: [5], blue: [2]}"))
    play(match, "attack:main:enemy:dark_dwarf_1", "property:main.shortsword.0", "property:card.trained.0")
    assert told(match, "hits")[0].total == 5
    assert enemy(match, "dark_dwarf_1").wounds == 3


@pytest.mark.rule("SS-DEF-04", "SS-KND-01")
def test_who_lies_on_the_ground_has_no_armour():
    match = table(fight("dark_dwarf_1", "{red: [1], blue: [4]}", more=", conditions: {down: true}"))
    play(match, "attack:main:enemy:dark_dwarf_1")
    # A knocked-down enemy does not count: the hero dominates the zone.
    assert enemy(match, "dark_dwarf_1").wounds == 3


@pytest.mark.rule("SS-DEF-05")
def test_not_more_dice_than_hits_are_rolled():
    match = table(fight("giant_snake_1", "{red: [9], blue: [4, 1]}"))
    play(match, "attack:main:enemy:giant_snake_1")
    assert told(match, "defence_roll")[0].args["dice"] == (11,)


@pytest.mark.rule("SS-DEF-06", "SS-DEF-07", "SS-DEF-09", "SS-EAT-02")
def test_an_enemy_uses_every_property_it_can_pay():
    # Block and energy on one die: the energy pays for another block.
    match = table(fight("giant_snake_1", "{red: [1], blue: [4, 6, 1]}"))
    play(match, "attack:main:enemy:giant_snake_1")
    assert enemy(match, "giant_snake_1").wounds == 0


@pytest.mark.rule("SS-DEF-10", "SS-ATK-16")
def test_without_hits_nobody_rolls_but_properties_stay_in_force():
    match = table(fight("giant_snake_1", "{blue: [4]}", more=", before: A3"))
    play(match, "attack:offhand:enemy:giant_snake_1")
    assert told(match, "defence_roll") == []
    assert enemy(match, "giant_snake_1").zone == "A3", "the shield pushes with no hit as well"


@pytest.mark.rule("SS-DEF-09", "SS-DEF-06")
def test_a_hero_may_leave_a_defence_property():
    match = table("""
        phase: enemy_turn
        heroes: [{zone: A1}, {zone: B3}]
        active: 0
        enemies: [{card: giant_spider_1, zone: B3}]
        on_top: {activation: [A]}
        next: {red: [1, 1], blue: [8, 8]}
    """)
    assert match.decision.question == "defend"
    play(match, "done")
    assert hero(match, 1).wounds == 2


@pytest.mark.rule("SS-DEA-01", "SS-DEA-03", "SS-DEA-04", "SS-DEF-11")
def test_deadly_hits_ignore_armour_dice_and_blocks():
    # Knife: red and blue, energy pays for two deadly hits. Two hits against armour 2.
    match = table(fight("dark_dwarf_1", "{red: [5], blue: [1]}", "{zone: B3, main: knife, offhand: ''}"))
    play(match, "attack:main:enemy:dark_dwarf_1", "property:main.knife.1")
    assert enemy(match, "dark_dwarf_1").wounds == 2


@pytest.mark.rule("SS-DEA-02")
def test_deadly_does_nothing_without_a_hit():
    match = table(fight("giant_spider_1", "{red: [8], blue: [4]}", "{zone: B3, main: knife, offhand: ''}"))
    play(match, "attack:main:enemy:giant_spider_1", "property:main.knife.1", "done")
    assert enemy(match, "giant_spider_1").wounds == 0


@pytest.mark.rule("SS-DEF-11", "SS-DEA-03")
def test_shields_stop_deadly_hits_first():
    text = fight("giant_spider_1", "{red: [5], blue: [1]}", "{zone: B3, main: knife, offhand: ''}", ", shields: 1")
    match = table(text)
    play(match, "attack:main:enemy:giant_spider_1", "property:main.knife.1")
    assert enemy(match, "giant_spider_1").wounds == 1


@pytest.mark.rule("SS-DRN-01", "SS-DRN-02")
def test_drain_heals_by_the_wounds_caused():
    text = fight(
        "giant_spider_1",
        "{red: [1, 1], blue: [3, 4]}",
        "{zone: B3, rank: 5, wounds: 5, main: soul_reaver, offhand: ''}",
    )
    match = table(text)
    play(match, "attack:main:enemy:giant_spider_1", "property:main.soul_reaver.0")
    assert enemy(match, "giant_spider_1") is None
    assert hero(match).wounds == 2, "three of the five wounds are drained"


@pytest.mark.rule("SS-DEF-12")
def test_all_wounds_of_an_attack_are_suffered_together():
    match = table(fight("giant_spider_1", "{red: [5], blue: [1]}", "{zone: B3, main: knife, offhand: ''}"))
    play(match, "attack:main:enemy:giant_spider_1", "property:main.knife.1")
    assert [event.args["n"] for event in told(match, "wounded")] == [2]


@pytest.mark.rule("SS-ADM-01", "SS-ADM-05")
def test_armour_damage_counts_in_the_same_attack():
    _, state = laid_out(
        fight("dark_dwarf_1", "{red: [5], blue: [2, 4, 4]}", "{zone: B3, main: battle_axe, offhand: ''}")
    )
    match = match_of(state)
    play(match, "attack:main:enemy:dark_dwarf_1", "property:main.battle_axe.0", "done")
    # One automatic, one red and one blue hit against armour 2 - 1.
    assert enemy(match, "dark_dwarf_1").damage == 1
    assert enemy(match, "dark_dwarf_1").wounds == 2


@pytest.mark.rule("SS-ADM-02")
def test_without_armour_the_figure_suffers_a_wound_instead():
    match = table(fight("giant_spider_1", "{red: [5], blue: [4, 4, 4]}", "{zone: B3, main: battle_axe, offhand: ''}"))
    play(match, "attack:main:enemy:giant_spider_1", "property:main.battle_axe.0")
    assert enemy(match, "giant_spider_1").damage == 0
    assert enemy(match, "giant_spider_1").wounds == 3


@pytest.mark.rule("SS-ADM-01", "SS-ADM-04", "SS-DTH-06")
def test_armour_damage_lies_on_the_armour_card():
    match = table("""
        phase: enemy_turn
        active: 0
        heroes: [{zone: A1}, {card: robin_thief, zone: B3, armour: leather}]
        enemies: [{card: dark_dwarf_1, zone: B3}]
        on_top: {activation: [B]}
        next: {red: [8], blue: [4, 4, 1]}
    """)
    assert match.state.items["leather"].damage == 1
    assert hero(match, 1).damage == 0


@pytest.mark.rule("SS-ATK-17", "SS-ATK-26")
def test_who_dies_in_step_two_does_not_defend():
    # The Dancing Scimitar's magic wounds at once.
    text = fight(
        "giant_spider_1",
        "{red: [7, 1], blue: [4]}",
        "{zone: B3, rank: 3, main: dancing_scimitar, offhand: ''}",
        ", wounds: 4",
    )
    match = table(text)
    play(match, "attack:main:enemy:giant_spider_1", "property:main.dancing_scimitar.2")
    assert enemy(match, "giant_spider_1") is None
    assert told(match, "defended") == []
    assert "end" in ids(match)
