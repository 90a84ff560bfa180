"""Hero turns, movement, engagement, actions (chapters 4.2, 4.3, 7)."""

from __future__ import annotations

import copy

import pytest

from tests.sword_and_sorcery.table import enemy, hero, ids, play, table, told


def kinds(match) -> set[str]:
    return {option.partition(":")[0] for option in ids(match)}


@pytest.mark.rule("SS-CMBP-01", "SS-CMBP-02", "SS-CMBP-03", "SS-MOD-11")
def test_the_group_picks_who_is_next_and_everybody_is_active_once():
    match = table("heroes: [{}, {}]")
    assert (match.decision.seat, ids(match)) == (-1, ["hero:0", "hero:1"])
    play(match, "hero:1", "end")
    assert hero(match, 1).done
    assert match.state.active == 0, "nobody else is left to pick"


@pytest.mark.rule("SS-HTN-01", "SS-HTN-02")
def test_actions_by_the_soul_gem():
    match = table("active: 0\nheroes: [{rank: 4}, {}]")
    assert (match.state.turn.combat, match.state.turn.standard) == (2, 2)


@pytest.mark.rule("SS-HTN-03", "SS-HTN-05", "SS-MOV-05", "SS-CAC-02")
def test_a_combat_action_ends_an_unfinished_move():
    match = table("""
        active: 1
        heroes: [{zone: A1}, {zone: A2, rank: 4}]
        enemies: [{card: dark_dwarf_1, zone: C3}]
        next: {red: [9, 9], blue: [4, 4, 4, 4]}
    """)
    play(match, "move:A3", "attack:main:enemy:dark_dwarf_1")
    assert "move" not in kinds(match)
    assert "attack:main:enemy:dark_dwarf_1" in ids(match), "the same weapon again"


@pytest.mark.rule("SS-HTN-06", "SS-HTN-07")
def test_standard_actions_may_come_in_the_middle_of_a_move():
    match = table("active: 0\nheroes: [{zone: A2}, {}]")
    play(match, "move:A1", "prepare", "move:A2")
    assert hero(match).zone == "A2"


@pytest.mark.rule("SS-HTN-08", "SS-STD-01")
def test_what_is_unused_lapses():
    match = table("active: 0\nheroes: [{}, {}]")
    play(match, "prepare", "end")
    assert match.state.turn.seat == 1
    assert match.state.turn.prepared == ""


@pytest.mark.rule("SS-HTN-10", "SS-STD-01", "SS-STD-02")
def test_prepare_and_sprint_once_per_turn():
    match = table("active: 0\nheroes: [{rank: 4}, {}]")
    play(match, "prepare")
    assert "prepare" not in ids(match)
    play(match, "sprint")
    assert "sprint" not in ids(match)


@pytest.mark.rule("SS-MOV-01", "SS-HER-10")
def test_movement_points_are_the_movement_value():
    match = table("active: 0\nheroes: [{zone: A2}, {}]")
    play(match, "move:A1", "move:A2", "move:A1")
    assert "move" not in kinds(match), "Thorgren moves three zones"


@pytest.mark.rule("SS-STD-02", "SS-STD-03")
def test_sprint_gives_a_point_before_or_during_the_move():
    match = table("active: 0\nheroes: [{zone: A2}, {}]")
    play(match, "sprint", "move:A1", "move:A2", "move:A1", "move:A2")
    assert hero(match).zone == "A2"
    match = table("active: 0\nheroes: [{zone: A2}, {}]")
    play(match, "move:A1", "move:A2", "move:A1", "sprint", "move:A2")
    assert hero(match).zone == "A2"


@pytest.mark.rule("SS-ENG-01", "SS-ENG-02")
def test_an_engaged_hero_chooses_targets_only_in_its_zone():
    match = table("""
        active: 1
        heroes: [{zone: A1}, {zone: A3}]
        enemies: [{card: giant_spider_1, zone: A3}, {card: giant_spider_2, zone: B3}]
    """)
    assert [option for option in ids(match) if "enemy" in option] == ["attack:main:enemy:giant_spider_1"]


@pytest.mark.rule("SS-ENG-03")
def test_what_engaged_heroes_may_not_do():
    text = """
        active: 0
        shards: 5
        heroes: [{zone: A1, inventory: [antidote]}, {zone: A1, gold: 5}]
        searches: {A1: search_1}
        chests: {A1: chest_1}
        lying: {A1: {gold: 5}}
        %s
    """
    forbidden = {"force_open", "trade", "equip", "pray", "search", "pick_up", "drop"}
    free = kinds(table(text % ""))
    assert forbidden - {"equip"} <= free
    engaged = kinds(table(text % "enemies: [{card: giant_spider_1, zone: A1}]"))
    assert not forbidden & engaged
    assert {"prepare", "sprint"} <= engaged


@pytest.mark.rule("SS-ENG-04", "SS-ENG-05", "SS-ENG-08", "SS-FRE-05")
def test_leaving_enemies_provokes_an_attack_of_each_with_its_main_weapon():
    match = table("""
        active: 0
        heroes: [{zone: A3}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: A3}, {card: devil_gremlin_1, zone: A3, player: 1}]
        next: {red: [9, 9], blue: [9, 9, 9, 1, 1, 1]}
    """)
    play(match, "disengage:A2")
    assert [event.args["figure"] for event in told(match, "attack")] == [
        "enemy:giant_spider_1",
        "enemy:devil_gremlin_1",
    ]
    assert hero(match).zone == "A2"


@pytest.mark.rule("SS-ENG-06")
def test_no_attacks_while_heroes_dominate_the_zone():
    match = table("""
        active: 0
        heroes: [{zone: A3}, {zone: A3}]
        enemies: [{card: giant_spider_1, zone: A3}]
    """)
    play(match, "disengage:A2")
    assert told(match, "attack") == []
    assert hero(match).zone == "A2"


@pytest.mark.rule("SS-ENG-15")
def test_who_is_killed_by_an_opportunity_attack_stays_and_the_rest_is_cancelled():
    match = table("""
        active: 0
        heroes: [{zone: A3, wounds: 7}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: A3}, {card: devil_gremlin_1, zone: A3, player: 1}]
        next: {red: [1, 1], blue: [1, 1]}
    """)
    play(match, "disengage:A2")
    assert hero(match).ghost
    assert hero(match).zone == "A3"
    assert len(told(match, "attack")) == 1


@pytest.mark.rule("SS-ENG-16")
def test_knocked_down_by_an_opportunity_attack_it_stands_up_and_leaves_without_more():
    match = table("""
        active: 0
        heroes: [{zone: A3}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: A3, powers: [keen_edge]}]
        on_top: {crit: [crit_b5]}
        next: {red: [9, 9]}
    """)
    play(match, "disengage:A2")
    assert hero(match).conditions.down
    play(match, "stand", "move:A2")
    assert len(told(match, "attack")) == 1


@pytest.mark.rule("SS-ENG-14", "SS-HID-03", "SS-PWR-11")
def test_disengaging_is_an_action_and_ends_hiding():
    match = table("""
        active: 0
        heroes: [{card: robin_thief, zone: A3, hidden: true, powers: [{card: hide, running: 1}]}, {zone: A3}]
        enemies: [{card: giant_spider_1, zone: A3}]
    """)
    play(match, "disengage:A2")
    assert not hero(match).hidden
    assert hero(match).powers[0].recharge == 2


@pytest.mark.rule("SS-FRE-01", "SS-FRE-03", "SS-FRE-04", "SS-EDT-04")
def test_picking_up_is_free_and_things_go_to_the_inventory():
    match = table("""
        active: 0
        heroes: [{zone: A2, main: ''}, {zone: A1}]
        lying: {A2: {gold: 10, items: [hand_axe], loot: [loot_1]}}
    """)
    play(match, "pick_up", "take:gold", "take:hand_axe", "take:loot")
    assert hero(match).gold == 15
    assert (hero(match).main, hero(match).inventory) == ("", ("hand_axe",))
    assert match.state.lying == {}
    assert match.state.turn.standard == 1


@pytest.mark.rule("SS-STD-05", "SS-STD-06", "SS-GLD-04")
def test_trade_gives_one_item_and_any_coins():
    match = table("""
        active: 0
        heroes: [{zone: A2, gold: 10, inventory: [antidote, soul_vial]}, {zone: A2}]
    """)
    play(match, "trade:1", "give:antidote", "coins:5")
    assert hero(match, 1).inventory == ("antidote",)
    assert (hero(match).gold, hero(match, 1).gold) == (5, 5)


@pytest.mark.rule("SS-STD-05")
def test_who_receives_may_equip_it_at_once():
    match = table("active: 0\nheroes: [{zone: A2, inventory: [knife]}, {card: robin_thief, zone: A2, main: ''}]")
    play(match, "trade:1", "give:knife")
    assert match.decision.seat == 1
    assert "main:knife" in ids(match)
    play(match, "main:knife")
    assert hero(match, 1).main == "knife"


@pytest.mark.rule("SS-STD-07")
def test_changing_equipment_swaps_any_number_of_items():
    match = table("active: 0\nheroes: [{zone: A2, inventory: [hand_axe, knife]}, {}]")
    play(match, "equip", "swap:main:hand_axe", "swap:offhand:knife", "done")
    assert (hero(match).main, hero(match).offhand) == ("hand_axe", "knife")
    assert set(hero(match).inventory) == {"shortsword", "shield"}
    assert match.state.turn.standard == 0


@pytest.mark.rule("SS-STD-07", "SS-BLE-01")
@pytest.mark.parametrize(("conditions", "rage"), [("{}", 0), ("{bleed: 1}", 1)])
def test_a_change_of_equipment_can_be_taken_back_alone(conditions, rage):
    """Also while the wound of a bleeding hero is still to be answered by its rage."""
    match = table(f"""
        active: 0
        heroes: [{{card: thorgren_brute, zone: A2, inventory: [knife], conditions: {conditions}}}, {{}}]
    """)
    play(match, "equip", "off:main")
    asked, state = ids(match), copy.deepcopy(match.state)
    play(match, "main:knife")
    match.undo()
    assert (ids(match), match.state) == (asked, state)
    assert (ids(match.clone()), match.clone().state) == (asked, state)
    play(match, "done")
    assert hero(match).rage == rage


@pytest.mark.rule("SS-STD-08", "SS-BLS-02", "SS-BLS-03")
@pytest.mark.parametrize(("faces", "blessing"), [("[9, 1, 1]", "lesser"), ("[1, 1, 1]", "")])
def test_prayer_at_an_altar(faces, blessing):
    match = table(f"active: 0\nshards: 1\nheroes: [{{zone: A1}}, {{}}]\nnext: {{red: {faces}}}")
    play(match, "pray")
    assert match.state.shards == 0
    assert hero(match).blessing == blessing
    assert hero(match).prayed


@pytest.mark.rule("SS-STD-08")
def test_nobody_prays_twice_in_an_adventure_or_without_shards():
    assert "pray" not in ids(table("active: 0\nshards: 5\nheroes: [{zone: A1, prayed: true}, {}]"))
    assert "pray" not in ids(table("active: 0\nheroes: [{zone: A1}, {}]"))
    assert "pray" not in ids(table("active: 0\nshards: 5\nheroes: [{zone: A2}, {}]"))


@pytest.mark.rule("SS-STD-09", "SS-BLS-03")
def test_a_prayer_for_a_blessing_that_somebody_has_is_in_vain():
    match = table("""
        active: 0
        shards: 1
        heroes: [{zone: A1}, {blessing: greater}]
        next: {red: [9, 9, 9]}
    """)
    play(match, "pray")
    assert hero(match).blessing == ""


@pytest.mark.rule("SS-MOV-09")
def test_movement_by_a_power_is_not_the_move_action():
    match = table("active: 0\nheroes: [{card: artemis_scout, zone: A2, powers: [swift_foot]}, {}]")
    play(match, "use:swift_foot.0", "move:A1")
    assert match.state.turn.move == "before"
    assert hero(match).zone == "A1"


@pytest.mark.rule("SS-ENG-10", "SS-MOV-09")
def test_a_granted_move_out_of_a_fight_provokes_attacks_too():
    match = table("""
        active: 0
        heroes: [{card: artemis_scout, zone: A3, powers: [swift_foot]}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: A3}]
        next: {red: [9, 9]}
    """)
    play(match, "use:swift_foot.0", "move:A2")
    assert len(told(match, "attack")) == 1
    assert hero(match).zone == "A2"


@pytest.mark.rule("SS-ENG-09")
def test_an_enemy_strikes_at_every_hero_that_leaves():
    match = table("""
        active: 0
        heroes: [{zone: A3, wounds: 1}, {zone: A1}]
        enemies: [{card: giant_snake_1, zone: A3}]
        next: {red: [9, 9], blue: [9, 9, 4, 4, 9, 9, 4, 4]}
    """)
    play(match, "disengage:A2")
    play(match, "move:A3")
    play(match, "disengage:A2")
    assert len(told(match, "attack")) == 2
    assert enemy(match, "giant_snake_1") is not None


@pytest.mark.rule("SS-USE-08")
def test_a_once_per_round_power_can_not_be_repeated():
    match = table("""
        active: 0
        heroes: [{card: artemis_scout, rank: 4, zone: A3, main: shortbow}, {zone: A1}]
        enemies: [{card: dark_dwarf_1, zone: B3}]
        next: {red: [9], blue: [4, 4]}
    """)
    play(match, "use:lone_wolf.0", "attack:main:enemy:dark_dwarf_1")
    assert "use:lone_wolf.0" not in ids(match)
