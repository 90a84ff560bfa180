"""Where rules about turns, fights, companions and things meet (chapters 6 to 13)."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.conditions import inflicting
from tafelrunde.games.sword_and_sorcery.rules.death import criticals, dying, wounds
from tafelrunde.games.sword_and_sorcery.state.tasks import Attack, ExtraMove
from tests.sword_and_sorcery.table import enemy, hero, ids, laid_out, match_of, play, table, told

# --- superiority, areas, death in the middle of an attack -----------------------------------------------------------


@pytest.mark.rule("SS-SUP-02", "SS-SUP-03", "SS-AOE-07")
def test_who_is_pushed_out_of_the_zone_by_the_attack_is_still_outnumbered():
    _, state = laid_out("""
        heroes: [{zone: B3, before: A3, offhand: ''}, {zone: B3, before: B2}]
        enemies: [{card: minotaur, zone: B3}, {card: giant_snake_1, zone: B3}]
        active: 0
        phase: enemy_turn
        step: 1
        next: {blue: [9, 9]}
    """)
    attack = Attack("enemy:minotaur", "hero:0", "main", "script", 2, zone="B3", stage="roll", others=("hero:1",))
    attack.extras = ("pushback",)
    state.agenda = [attack]
    match = match_of(state)
    while match.decision is not None and match.decision.question == "defend":
        play(match, "done")
    assert (hero(match).zone, hero(match, 1).zone) == ("A3", "B2")
    hits = {event.args["figure"]: event.terms[0].value for event in told(match, "defended")}
    assert hits["artemis_scout"] == 3, "two hits and the superiority of the old zone"


@pytest.mark.rule("SS-SUP-02", "SS-SUP-03", "SS-KND-01")
def test_superiority_in_a_neighbouring_zone_is_that_before_the_roll():
    # One spider against one hero there: nobody dominates, though the spider falls in the same attack.
    _, state = laid_out("""
        heroes: [{card: xantares_wildmage, rank: 4, zone: A3}, {zone: C3}]
        enemies: [{card: giant_spider_1, zone: B3}, {card: giant_spider_2, zone: C3}]
        active: 0
        turn: {}
    """)
    key = "powers/reality_rift/levels/0/use"
    attack = Attack("hero:0", "enemy:giant_spider_1", key, "combat", 1, zone="B3", distance=1, stage="roll")
    state.agenda = [attack]
    game = Game(state)
    assert game.ratio("C3").domination == ""
    match = match_of(state)
    assert enemy(match, "giant_spider_2").wounds == 1


@pytest.mark.rule("SS-ATK-26", "SS-AOE-01", "SS-FIR-01")
def test_an_area_paid_for_after_the_target_died_still_hits_the_others():
    match = table("""
        active: 0
        heroes:
        - {card: jeanne_avenger, rank: 3, zone: B3, powers: [word_of_righteousness]}
        - {zone: A1, rank: 3}
        enemies: [{card: giant_spider_1, zone: B3, wounds: 3}, {card: giant_snake_1, zone: B3}]
        next: {blue: [2, 3, 1, 1, 9, 9]}
    """)
    play(match, "use:word_of_righteousness.0", "aim:enemy:giant_spider_1")
    burn = next(option.id for option in match.decision.options if option.id.endswith(".1"))
    play(match, burn)
    assert enemy(match, "giant_spider_1") is None, "the fire was enough: eight legs burn twice"
    play(match, ids(match)[0])
    assert enemy(match, "giant_snake_1").wounds > 2, "the hits, not only the fire"


@pytest.mark.rule("SS-DEF-11", "SS-DEF-03", "SS-DEA-01")
def test_deadly_hits_use_up_the_shields_before_normal_ones():
    match = table("""
        active: 1
        heroes: [{zone: A1}, {zone: A3, rank: 2, powers: [silent_shot]}]
        enemies: [{card: giant_spider_1, zone: B3, shields: 1}]
        daytime: ''
        next: {red: [1], blue: [1, 1]}
    """)
    play(match, "use:silent_shot.0", "attack:main:enemy:giant_spider_1")
    assert enemy(match, "giant_spider_1").shields == 0
    assert enemy(match, "giant_spider_1").wounds == 2


@pytest.mark.rule("SS-CRT-04", "SS-CRT-01", "SS-GEN-04")
def test_an_empty_supply_of_critical_hits_is_made_anew():
    _, state = laid_out("enemies: [{card: giant_spider_1, zone: B3}]")
    state.crit_discard, state.crit_deck = state.crit_deck, []
    game = Game(state)
    criticals.draw(game, state.enemies[0])
    assert len(state.crit_deck) + len(state.crit_discard) + len(state.enemies[0].conditions.crits) == 15
    assert state.crit_deck


@pytest.mark.rule("SS-CRT-07", "SS-HP-01")
def test_fewer_hit_points_kill_who_has_enough_wounds():
    _, state = laid_out("""
        heroes: [{zone: A3, wounds: 7}, {zone: A1}]
        active: 0
        turn: {}
        on_top: {crit: [crit_r3]}
    """)
    criticals.draw(Game(state), state.heroes[0])
    assert state.heroes[0].ghost
    assert "crit_r3" in state.crit_discard, "the red token ends with death"


@pytest.mark.rule("SS-SOU-10", "SS-HP-01", "SS-SOU-08")
def test_a_lost_rank_can_cost_the_life():
    _, state = laid_out("heroes: [{zone: A3, rank: 2, wounds: 8}, {zone: A1}]\nactive: 0\nturn: {}")
    game = Game(state)
    assert game.max_hp(state.heroes[0]) == 10
    dying.lose_rank(game, state.heroes[0])
    wounds.resolve(game, state.heroes[0])
    assert state.heroes[0].ghost
    assert state.heroes[0].rank == 1


@pytest.mark.rule("SS-HP-01", "SS-HP-03", "SS-FRE-03")
def test_who_drops_what_it_lives_on_dies():
    match = table("""
        active: 0
        heroes: [{zone: A3, wounds: 9, inventory: [oath_ring]}, {zone: A1}]
    """)
    play(match, "drop", "drop:oath_ring", "done")
    assert hero(match).ghost
    assert match.state.lying["A3"].items == ("oath_ring",)


# --- leaving a fight ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-ENG-04", "SS-ENG-16")
def test_having_been_struck_counts_for_one_zone_only():
    match = table("""
        active: 0
        heroes: [{zone: B3}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: B3}]
        turn: {move: moving, points: 2, struck_in: A3}
    """)
    assert "disengage:A3" in ids(match)
    assert "move:A3" not in ids(match)


@pytest.mark.rule("SS-ENG-16", "SS-KND-02")
def test_who_was_struck_down_while_leaving_stands_up_and_goes_without_more():
    match = table("""
        active: 0
        heroes: [{zone: B3, conditions: {down: true}}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: B3}]
        turn: {move: moving, points: 2, struck_in: B3}
    """)
    play(match, "stand")
    assert "move:A3" in ids(match)
    play(match, "move:A3")
    assert not told(match, "attack")


@pytest.mark.rule("SS-ENG-14", "SS-BLE-01", "SS-MOV-09")
def test_a_granted_move_out_of_a_fight_is_a_disengage_and_bleeds():
    match = table("""
        active: 0
        heroes: [{card: artemis_scout, zone: A3, powers: [swift_foot], conditions: {bleed: 1}}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: A3}]
        next: {red: [9, 9]}
    """)
    play(match, "use:swift_foot.0", "move:A2")
    assert hero(match).zone == "A2"
    assert hero(match).wounds == 2, "one for the power, one for disengaging"


@pytest.mark.rule("SS-ENG-14", "SS-BLD-01", "SS-MOV-09")
def test_a_blinded_hero_who_fails_to_disengage_stays():
    match = table("""
        active: 0
        heroes: [{card: artemis_scout, zone: A3, powers: [swift_foot], conditions: {restrictive: blind}}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: A3}]
        next: {blue: [8, 1]}
    """)
    play(match, "use:swift_foot.0", "move:A2")
    if match.decision.question == "move_extra":
        play(match, "stay")
    assert hero(match).zone == "A3"
    assert not told(match, "attack")


@pytest.mark.rule("SS-ENG-15", "SS-STN-02", "SS-MOV-09")
def test_who_is_stunned_in_a_granted_move_stays_and_its_turn_is_over():
    _, state = laid_out("""
        active: 0
        heroes: [{card: artemis_scout, zone: A3}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: A3}]
        turn: {leaving: A2, struck_in: A3}
    """)
    inflicting.inflict(Game(state), state.heroes[0], "stun")
    state.agenda = [ExtraMove(0, 1)]
    match = match_of(state)
    assert hero(match).zone == "A3"
    assert match.state.phase != "hero_turn" or match.state.active != 0


@pytest.mark.rule("SS-ENG-10", "SS-ENG-05")
def test_who_blinks_out_of_a_fight_is_struck_at_first():
    match = table("""
        active: 0
        heroes: [{card: xantares_illusionist, rank: 2, zone: A3, powers: [blink]}, {zone: A1, rank: 2}]
        enemies: [{card: giant_spider_1, zone: A3}]
        next: {red: [9, 9]}
    """)
    play(match, "use:blink.0", "zone:B3")
    assert len(told(match, "attack")) == 1
    assert hero(match).zone == "B3"


@pytest.mark.rule("SS-ENG-10", "SS-ENG-06")
def test_nobody_strikes_at_who_blinks_out_of_a_zone_that_heroes_dominate():
    match = table("""
        active: 0
        heroes: [{card: xantares_illusionist, rank: 2, zone: A3, powers: [blink]}, {zone: A3, rank: 2}]
        enemies: [{card: giant_spider_1, zone: A3}]
    """)
    play(match, "use:blink.0", "zone:B3")
    assert not told(match, "attack")
    assert hero(match).zone == "B3"


@pytest.mark.rule("SS-HID-03", "SS-ENG-14")
def test_disengaging_ends_hiding_before_the_attacks():
    match = table("""
        active: 0
        heroes: [{card: robin_thief, zone: A3, hidden: true, powers: [{card: hide, running: 1}]}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: A3}]
        next: {red: [9, 9]}
    """)
    play(match, "disengage:A2")
    assert not hero(match).hidden
    assert hero(match).powers[0].recharge == 2
    assert len(told(match, "attack")) == 1


# --- things -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-FRE-03", "SS-INV-06")
def test_who_has_nothing_but_coins_may_drop_some_of_them():
    match = table("active: 0\nheroes: [{zone: A3, gold: 15, main: '', offhand: '', armour: ''}, {zone: A1}]")
    play(match, "drop", "drop:gold", "coins:10")
    assert hero(match).gold == 5
    assert match.state.lying["A3"].gold == 10


@pytest.mark.rule("SS-FRE-03", "SS-BLE-01")
def test_dropping_and_picking_up_is_one_action_for_who_bleeds():
    match = table("""
        active: 0
        heroes: [{zone: A3, inventory: [antidote], conditions: {bleed: 1}}, {zone: A1}]
        lying: {A3: {gold: 10, loot: [loot_1, loot_2]}}
        on_top: {}
    """)
    play(match, "drop", "drop:antidote", "pick_up", "take:gold", "take:loot", "take:loot", "done")
    assert hero(match).wounds == 1
    assert hero(match).gold == 25
    assert match.state.lying["A3"].items == ("antidote",)


@pytest.mark.rule("SS-EDT-03", "SS-TRP-05", "SS-DTH-01")
def test_a_trap_among_the_loot_ends_the_picking_up_of_who_dies_of_it():
    match = table("""
        active: 0
        heroes: [{zone: A3, wounds: 7, gold: 5, offhand: ''}, {zone: D2}]
        lying: {A3: {loot: [loot_5], gold: 10}}
        on_top: {trap: [hell_pit]}
        next: {blue: [9]}
    """)
    play(match, "pick_up", "take:loot")
    assert hero(match).ghost
    assert match.decision.question == "act"
    assert match.state.lying["A3"].gold == 15


@pytest.mark.rule("SS-STD-07", "SS-WPN-03", "SS-HER-06")
def test_the_weapons_change_hands_though_the_inventory_is_full():
    match = table("""
        active: 0
        heroes:
        - {card: artemis_scout, zone: A3, main: shortsword, offhand: knife, inventory: [antidote, fire_flask]}
        - {zone: A1}
    """)
    play(match, "equip", f"swap:offhand:{hero(match).main}")
    assert hero(match).main.startswith("knife")
    assert hero(match).offhand.startswith("shortsword")


@pytest.mark.rule("SS-CUR-01", "SS-CUR-02", "SS-MOV-07")
def test_a_full_inventory_makes_room_for_a_curse():
    match = table("""
        active: 0
        heroes: [{card: artemis_scout, zone: A2, inventory: [antidote, fire_flask]}, {zone: A1}]
        lying: {A3: {items: [crystal_skull]}}
    """)
    play(match, "move:A3")
    assert match.decision.question == "make_room"
    play(match, "drop:antidote")
    assert "crystal_skull" in hero(match).inventory
    assert match.state.lying["A3"].items == ("antidote",)


@pytest.mark.rule("SS-CUR-04", "SS-CUR-03")
def test_the_curse_of_a_dead_hero_waits_for_the_next_who_enters():
    _, state = laid_out("""
        heroes: [{zone: A3, wounds: 7, inventory: [crystal_skull, antidote]}, {zone: A3}]
        active: 1
    """)
    # The skull saves its owner once; it is discarded, so only a second death leaves things behind.
    wounds.suffer(Game(state), state.heroes[0], 1, "SS-GEN-06")
    assert not state.heroes[0].ghost
    assert state.treasure_discard == ["crystal_skull"]


# --- companions -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-COM-18", "SS-HP-01")
def test_a_weaker_owner_can_be_the_death_of_a_mercenary():
    match = table("""
        active: 0
        heroes: [{zone: A1}, {zone: A1, rank: 3}]
        companions: [{card: warrior, owner: 1, zone: A2, wounds: 2}]
    """)
    play(match, "activate:companion:warrior")
    assert match.state.companions == []
    assert match.state.fallen == ("warrior",)


@pytest.mark.rule("SS-RUL-10", "SS-BLE-05")
def test_a_stunned_companion_loses_its_activation_and_does_not_bleed():
    match = table("""
        active: 0
        heroes: [{zone: A1, rank: 3}, {zone: A1, rank: 3}]
        companions: [{card: warrior, zone: A2, conditions: {restrictive: stun, bleed: 1}}]
    """)
    play(match, "activate:companion:warrior")
    one = match.state.companions[0]
    assert (one.wounds, one.conditions.restrictive, match.decision.question) == (0, "", "act")


@pytest.mark.rule("SS-RUL-10", "SS-COM-08")
@pytest.mark.parametrize(("face", "question"), [(4, "companion"), (1, "act")])
def test_a_blinded_companion_makes_the_save_of_its_hero(face, question):
    match = table(f"""
        active: 0
        heroes: [{{zone: A1, rank: 3}}, {{zone: A1, rank: 3}}]
        companions: [{{card: warrior, zone: A2, conditions: {{restrictive: blind}}}}]
        next: {{blue: [{face}]}}
    """)
    play(match, "activate:companion:warrior")
    assert match.decision.question == question
    assert match.state.companions[0].activated


@pytest.mark.rule("SS-COM-03", "SS-COM-05", "SS-DTH-01")
def test_with_its_master_a_personal_companion_dies_and_a_mercenary_stays():
    _, state = laid_out("""
        heroes: [{card: artemis_scout, rank: 3, zone: A3, powers: [{card: summon_dharma, running: 1}]}, {zone: A1}]
        companions: [{card: dharma, owner: 0, zone: D2}, {card: warrior, owner: 0, zone: A3, id: 'companion:warrior'}]
    """)
    dying.kill(Game(state), state.heroes[0])
    assert [one.card for one in state.companions] == ["warrior"]
    assert state.heroes[0].powers[0].recharge == 3


# --- ghosts, blessings, ranks -----------------------------------------------------------------------------------------


@pytest.mark.rule("SS-MOD-08", "SS-MOD-09", "SS-DTH-01")
def test_the_last_enemy_and_the_last_hero_die_together_and_the_heroes_win():
    _, state = laid_out("""
        heroes: [{zone: D2, wounds: 7, conditions: {fire: [1]}}, {zone: D2, ghost: true}]
        enemies: [{card: giant_spider_1, zone: D2, wounds: 4, conditions: {poison: 1}}]
        flags: [gate_reached]
        phase: time
    """)
    match = match_of(state)
    # All goals but "gathered": a living hero is asked for, and there is none any more.
    assert match.outcome is not None
    assert match.state.result == "lost"


@pytest.mark.rule("SS-RES-01", "SS-SOU-05", "SS-SOU-11")
def test_shards_may_raise_a_ghost_and_then_cost_more_to_wake_it():
    match = table("""
        phase: time
        step: 5
        shards: 6
        heroes: [{zone: A1, ghost: true}, {zone: A1}]
    """)
    assert set(ids(match)) == {"raise:0", "raise:1", "resurrect:0", "done"}
    play(match, "raise:0")
    while match.decision.question != "shards":
        match.answer(match.decision.options[0])
    assert "resurrect:0" in ids(match), "two shards are left, and its rank is II"
    assert "raise:1" not in ids(match)
    play(match, "resurrect:0")
    assert (match.state.shards, hero(match).ghost) == (0, False)


@pytest.mark.rule("SS-RES-01", "SS-RES-03")
def test_at_an_inactive_altar_nobody_is_woken():
    match = table("""
        phase: time
        step: 5
        shards: 3
        altars: {A1: false}
        heroes: [{zone: A1, ghost: true}, {zone: A3}]
    """)
    assert match.decision.question != "shards"


@pytest.mark.rule("SS-CMBP-05", "SS-DTH-05", "SS-CMBP-04")
def test_who_bleeds_to_death_in_its_own_turn_floats_on_and_no_enemy_turn_follows():
    match = table("""
        active: 0
        heroes: [{zone: A2, wounds: 7, conditions: {bleed: 1}}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: D3}]
    """)
    play(match, "move:A3")
    assert hero(match).ghost
    assert hero(match).zone == "A2", "the move did not happen"
    play(match, "float:A3", "end")
    assert not told(match, "activation_card")


@pytest.mark.rule("SS-GHO-02", "SS-GHO-03", "SS-FIR-03")
def test_a_ghost_floats_through_fire_and_past_shadows_and_waypoints():
    match = table("""
        active: 0
        heroes: [{zone: C2, ghost: true}, {zone: A1}]
        fires: {D2: 2}
        shadows: {D3: [single]}
    """)
    play(match, "float:D2")
    assert (hero(match).wounds, hero(match).conditions.fire) == (0, ())
    assert match.state.shadows == {"D3": ("single",)}
    assert "gate_reached" not in match.state.flags


@pytest.mark.rule("SS-TIM-09", "SS-POI-01", "SS-FIR-02")
def test_fire_and_poison_strike_together_and_the_dead_still_roll_no_second_wound():
    match = table("""
        phase: time
        heroes: [{zone: A1, wounds: 5, conditions: {fire: [2, 1], poison: 1}}, {zone: A3}]
        fires: {A3: 1, B3: 2}
        next: {blue: [1]}
    """)
    assert hero(match).ghost
    assert hero(match).conditions.fire == ()
    assert hero(match, 1).wounds == 0, "fire in the zone does not wound who stands there"
    assert match.state.fires == {"B3": 1}


@pytest.mark.rule("SS-TIM-11", "SS-RDY-05", "SS-EVT-08")
@pytest.mark.parametrize(("card", "after"), [("night_falls", (3, 4, 0)), ("day_breaks", (1, 3, 0))])
def test_day_and_night_change_only_what_recharges(card, after):
    match = table(f"""
        phase: event
        active: 0
        event_deck: [respite, {card}]
        heroes:
        - {{zone: A1, rank: 3, powers: [{{card: taunt, recharge: 2}}, {{card: whirlwind, recharge: 4}}, wrathful_blow]}}
        - {{zone: A1, ghost: true, powers: [{{card: vigilant, recharge: 1}}]}}
    """)
    # The Time phase that follows turns every card by one hourglass.
    assert tuple([power.recharge for power in hero(match).powers]) == tuple([max(0, n - 1) for n in after])
    assert hero(match, 1).powers[0].recharge == (1 if card == "night_falls" else 0)


@pytest.mark.rule("SS-EVT-12", "SS-EVT-11", "SS-EVT-10")
def test_the_adventure_is_lost_only_with_the_last_card_on_the_pile():
    match = table("""
        phase: event
        active: 0
        event_deck: []
        event_up: [ambush, adventure_event_i]
        heroes: [{zone: A1}, {zone: A1}]
    """)
    assert match.outcome is None
    assert match.state.event_up == ["ambush"]


@pytest.mark.rule("SS-STD-08", "SS-BLS-03", "SS-STD-09")
def test_two_of_one_nature_pray_and_only_one_is_blessed():
    match = table("""
        active: 0
        shards: 4
        heroes: [{zone: A1}, {zone: A1, blessing: lesser}]
        next: {red: [9, 9, 9]}
    """)
    play(match, "pray")
    assert hero(match).blessing == ""
    assert (match.state.shards, hero(match).prayed) == (3, True)


@pytest.mark.rule("SS-DOR-12", "SS-DOR-11")
def test_a_double_energy_finds_one_line_once():
    match = table("""
        active: 0
        heroes: [{card: artemis_scout, zone: B1}, {zone: A1}]
        next: {red: [8]}
    """)
    play(match, "search")
    assert hero(match).gold == 10
    assert match.state.searches == {}


@pytest.mark.rule("SS-DOR-08", "SS-TRP-05", "SS-DOR-04")
def test_who_dies_of_the_chests_trap_leaves_what_was_in_it():
    match = table("""
        active: 0
        heroes: [{zone: D3, wounds: 7, offhand: ''}, {zone: A1}]
        on_top: {trap: [hell_pit]}
        next: {blue: [9]}
    """)
    play(match, "force_open:D3")
    assert hero(match).ghost
    assert match.state.lying["D3"].gold == 20
    assert len(match.state.lying["D3"].treasures) == 1


@pytest.mark.rule("SS-DOR-09", "SS-DOR-10", "SS-DTH-06")
def test_the_magic_key_lies_where_its_hero_died():
    _, state = laid_out("heroes: [{zone: A3, key: true}, {zone: A3}]\nactive: 1\nturn: {}")
    dying.kill(Game(state), state.heroes[0])
    match = match_of(state)
    play(match, "pick_up", "take:key")
    assert hero(match, 1).key
    assert not hero(match).key


@pytest.mark.rule("SS-CTL-02", "SS-CTL-04", "SS-CTL-05", "SS-CTL-07")
@pytest.mark.parametrize(
    ("heroes", "companions", "enemies", "result"),
    [
        ("{zone: B3}, {zone: B3}", "", "{card: giant_spider_1, zone: B3}", "heroes"),
        ("{zone: B3}, {zone: B3}", "", "{card: giant_snake_1, zone: B3}", ""),
        ("{zone: B3, conditions: {down: true}}, {zone: A1}", "", "{card: giant_spider_1, zone: B3}", "enemies"),
        ("{zone: B3, ghost: true}, {zone: A1}", "", "{card: giant_spider_1, zone: B3}", ""),
        ("{zone: A1}, {zone: A1}", "{card: illusion, zone: B3}", "{card: giant_spider_1, zone: B3}", ""),
        (
            "{zone: B3, conditions: {down: true}}, {zone: A1}",
            "",
            "{card: giant_spider_1, zone: B3, conditions: {down: true}}",
            "",
        ),
        ("{zone: B3, hidden: true}, {zone: B3}", "", "{card: giant_spider_1, zone: B3, hidden: true}", "heroes"),
        ("{zone: B3}, {zone: A1}", "{card: warrior, zone: B3}", "{card: giant_spider_1, zone: B3}", "heroes"),
    ],
)
def test_who_dominates(heroes, companions, enemies, result):
    _, state = laid_out(f"heroes: [{heroes}]\ncompanions: [{companions}]\nenemies: [{enemies}]")
    assert Game(state).ratio("B3").domination == result


@pytest.mark.rule("SS-COM-12", "SS-ATK-10", "SS-INV-03")
def test_an_attack_that_hits_an_image_is_over_and_bonuses_are_spent():
    match = table("""
        phase: enemy_turn
        active: 0
        heroes: [{card: xantares_illusionist, zone: B3, powers: [phantasm]}, {zone: A1}]
        companions: [{card: illusion, owner: 0, zone: B3}]
        enemies: [{card: giant_spider_1, zone: B3}]
        on_top: {activation: [A]}
        next: {blue: [4]}
    """)
    assert match.state.companions == []
    assert not told(match, "attack_roll")
    assert hero(match).wounds == 0


@pytest.mark.rule("SS-GEN-05", "SS-USE-04")
def test_the_same_word_twice_counts_once():
    match = table("""
        active: 0
        heroes:
        - {card: jeanne_avenger, rank: 3, zone: A3, powers: [word_of_enomis]}
        - {zone: A3, rank: 3}
    """)
    play(match, "use:word_of_enomis.0", "aim:hero:1", "choose:0")
    first = len(hero(match, 1).lasting)
    state = match.state
    state.heroes[0].powers = tuple([type(power)(power.card) for power in state.heroes[0].powers])
    again = match_of(state)
    play(again, "use:word_of_enomis.0", "aim:hero:1", "choose:0")
    assert (first, len(hero(again, 1).lasting)) == (1, 1)
