"""The fine print of combat and of actions (chapters 7, 10, 11)."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import dice
from tafelrunde.games.sword_and_sorcery.rules.conditions.inflicting import held, inflict
from tests.sword_and_sorcery.table import enemy, hero, ids, laid_out, match_of, play, table, told


@pytest.mark.rule("SS-DIC-05", "SS-DIC-06")
def test_the_opposite_of_a_face():
    _, state = laid_out("")
    game = Game(state)
    assert dice.symbols(game, 5) == ("hit", "energy")
    assert dice.opposite(game, 1) == 10
    assert dice.opposite(game, 14) == 17
    assert dice.symbols(game, 17) == ("block", "magic")


@pytest.mark.rule("SS-GEN-15", "SS-CMP-07")
def test_more_dice_are_rolled_than_the_box_holds():
    _, state = laid_out("next: {blue: [1, 2, 3, 4, 5, 6]}")
    assert dice.roll(Game(state), "blue", 6) == [11, 12, 13, 14, 15, 16]


@pytest.mark.rule("SS-ATK-02")
def test_an_extra_attack_waits_until_the_attack_is_over():
    # Dharma's magic lets Artemis strike after Dharma's attack is resolved.
    match = table("""
        active: 0
        heroes:
        - {card: artemis_scout, rank: 2, zone: B3, main: knife, powers: [{card: summon_dharma, running: 1}]}
        - {zone: A1, rank: 2}
        companions: [{card: dharma, owner: 0, zone: B3}]
        enemies: [{card: dark_dwarf_1, zone: B3}]
        next: {red: [7, 1, 1], blue: [4, 4]}
    """)
    play(match, "use:summon_dharma.0", "attack:enemy:dark_dwarf_1", "property:card.dharma.1")
    assert match.decision.question == "extra_attack"
    assert told(match, "defended"), "the first attack is over"
    play(match, "attack:main:enemy:dark_dwarf_1")
    assert len(told(match, "attack")) == 2


@pytest.mark.rule("SS-DTH-01", "SS-DTH-02", "SS-ATK-14")
def test_whose_blade_drinks_its_last_blood_strikes_no_more():
    # With its rank the hero loses the blade; the foe's spikes ask whether that was melee, the dome offers a re-roll.
    match = table("""
        active: 0
        heroes: [{card: robin_thief, rank: 3, zone: B3, wounds: 6, main: chaos_blade}, {zone: B2}]
        enemies: [{card: giant_spider_1, zone: B3, powers: [spiked]}]
        tokens: [{kind: dome_of_strength, zone: B3, owner: "hero:1", radius: 1}]
        next: {red: [7], blue: [1, 4]}
    """)
    play(match, "attack:main:enemy:giant_spider_1", "property:main.chaos_blade.0", "blood:3")
    assert hero(match).ghost
    assert match.state.lying["B3"].items == ("chaos_blade",)
    assert match.decision.question == "act"
    assert enemy(match, "giant_spider_1").wounds == 0, "who is dead strikes no more"


@pytest.mark.rule("SS-ATK-03", "SS-PSH-02")
def test_range_and_sight_are_checked_only_at_the_start():
    match = table("""
        active: 0
        heroes: [{zone: B3}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: B3, before: B2}]
        next: {blue: [1]}
    """)
    play(match, "attack:offhand:enemy:giant_spider_1")
    assert enemy(match, "giant_spider_1").zone == "B2"
    assert enemy(match, "giant_spider_1").wounds == 1, "the attack goes on after the push"


@pytest.mark.rule("SS-CAC-04", "SS-RNG-01")
@pytest.mark.parametrize(("weapon", "lost"), [("shortbow", 1), ("shortsword", 0)])
def test_a_bow_shoots_in_its_own_zone_too(weapon, lost):
    # Silent Shot makes a hit of the next ranged attack deadly, which no armour stops.
    match = table(f"""
        active: 1
        heroes: [{{zone: A1}}, {{zone: B3, rank: 2, main: {weapon}, powers: [silent_shot]}}]
        enemies: [{{card: dark_dwarf_1, zone: B3, shields: 0}}]
        daytime: ''
        next: {{red: [1], blue: [9, 9, 9, 9]}}
    """)
    assert (hero(match, 1).zone, enemy(match, "dark_dwarf_1").zone) == ("B3", "B3")
    play(match, "use:silent_shot.0", "attack:main:enemy:dark_dwarf_1")
    assert enemy(match, "dark_dwarf_1").wounds == lost


@pytest.mark.rule("SS-ATK-24")
def test_a_hit_may_be_rolled_again():
    match = table("""
        active: 0
        players: 3
        heroes: [{zone: B3, inventory: [lucky_coin]}, {zone: A1}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: B3}]
        next: {red: [1, 5], blue: [4]}
    """)
    play(match, "attack:main:enemy:giant_spider_1", "use:lucky_coin.0", "die:0", "done")
    assert "property:main.shortsword.0" in ids(match), "an energy has come up"


@pytest.mark.rule("SS-GEN-09")
def test_once_per_adventure_is_once():
    match = table("""
        active: 0
        players: 3
        heroes: [{zone: B3, rank: 3, inventory: [lucky_coin]}, {zone: A1}, {zone: A1}]
        enemies: [{card: dark_dwarf_1, zone: B3}]
        next: {red: [1, 1, 9], blue: [4, 4]}
    """)
    play(match, "attack:main:enemy:dark_dwarf_1", "use:lucky_coin.0", "die:0")
    play(match, "done")
    play(match, "attack:main:enemy:dark_dwarf_1")
    assert "use:lucky_coin.0" not in ids(match)


@pytest.mark.rule("SS-SUP-03")
def test_in_an_area_superiority_counts_zone_by_zone():
    match = table("""
        active: 0
        players: 3
        heroes: [{card: xantares_wildmage, rank: 4, zone: A3, main: auryns_scepter}, {zone: B3}, {zone: B3}]
        enemies: [{card: giant_spider_1, zone: B3}, {card: giant_spider_2, zone: C3}]
        next: {red: [9], blue: [7, 4]}
    """)
    play(match, "attack:main:enemy:giant_spider_1", "property:main.auryns_scepter.0")
    while match.decision.question == "properties":
        play(match, "done")
    wounds = {one.card: one.wounds for one in match.state.enemies}
    assert wounds["giant_spider_1"] == wounds["giant_spider_2"] + 1


@pytest.mark.rule("SS-AOE-09", "SS-AOE-07")
def test_the_area_is_where_the_target_stood_even_if_it_is_pushed_away():
    # The tail of the Elf Knight: one energy pays for area, pushback and knockdown.
    match = table("""
        adventure: the_elf_knight
        phase: enemy_turn
        active: 1
        heroes:
        - {zone: E2, before: E3, powers: [whirlwind]}
        - {zone: E2, before: E1, powers: [swift_foot]}
        enemies: [{card: elf_knight, zone: E2}]
        threat: 0
        threat_level: 1
        on_top: {activation: [E]}
        next: {red: [8, 9], blue: [4, 1, 1, 1, 1, 1, 1]}
    """)
    while match.decision.question == "defend":
        play(match, "done")
    assert [one.zone for one in match.state.heroes] == ["E3", "E1"]
    assert [one.conditions.down for one in match.state.heroes] == [True, True]
    assert len(told(match, "defended")) == 2


@pytest.mark.rule("SS-PSH-07")
def test_every_figure_remembers_where_it_stood_before():
    match = table("active: 0\nheroes: [{zone: A2}, {}]")
    assert hero(match).before == ""
    play(match, "move:A1")
    assert hero(match).before == "A2"


@pytest.mark.rule("SS-PSH-03")
@pytest.mark.parametrize(("foe", "zone"), [("giant_spider_1", "C3"), ("dark_dwarf_2", "B3")])
def test_who_can_not_move_is_pushed_all_the_same_but_not_who_stands_like_stone(foe, zone):
    match = table(f"""
        active: 0
        heroes: [{{zone: B3}}, {{zone: A1}}]
        enemies: [{{card: {foe}, zone: B3, before: C3, conditions: {{restrictive: stun}}}}]
        next: {{blue: [4]}}
    """)
    play(match, f"attack:offhand:enemy:{foe}")
    assert enemy(match, foe).zone == zone


@pytest.mark.rule("SS-DEA-05", "SS-DEF-08")
def test_not_more_deadly_hits_than_hits():
    match = table("""
        active: 0
        players: 3
        heroes: [{zone: B3, main: knife, offhand: ''}, {zone: A1}, {zone: A1}]
        enemies: [{card: giant_snake_1, zone: B3}]
        next: {red: [5], blue: [4]}
    """)
    play(match, "attack:main:enemy:giant_snake_1", "property:main.knife.1")
    assert enemy(match, "giant_snake_1").wounds == 1
    assert told(match, "defence_roll") == []


@pytest.mark.rule("SS-CRT-08")
def test_critical_hits_without_an_attack():
    match = table("""
        phase: event
        active: 0
        heroes: [{card: jeanne_inquisitor, zone: A1}, {zone: A1}]
        enemies: [{card: dark_dwarf_1, zone: D3}]
        event_deck: [ambush, divine_touch]
        on_top: {crit: [crit_g2]}
    """)
    assert enemy(match, "dark_dwarf_1").wounds == 2


@pytest.mark.rule("SS-CON-02")
def test_conditions_are_received_without_a_wound():
    match = table("""
        phase: enemy_turn
        active: 0
        heroes: [{zone: B3, powers: [whirlwind]}, {zone: A1}]
        enemies: [{card: devil_gremlin_1, zone: B3, trail: [C3, B3]}]
        on_top: {activation: [A]}
        next: {blue: [8, 4, 4, 4, 4]}
    """)
    assert (hero(match).wounds, hero(match).conditions.bleed) == (0, 1)


@pytest.mark.rule("SS-CON-05")
def test_any_condition_can_be_removed_one_fire_token_and_red_tokens_too():
    _, state = laid_out("""
        heroes:
        - conditions: {restrictive: slow, fire: [1, 1, 2], down: true, poison: 1, crits: [crit_r1]}
        - {}
    """)
    assert held(state.heroes[0]) == ["slow", "poison", "fire.1", "fire.2", "knockdown", "crit_r1"]
    match = table("""
        active: 0
        heroes: [{zone: A2, inventory: [small_kit], conditions: {poison: 1, fire: [1, 1]}}, {zone: A1}]
    """)
    play(match, "use:small_kit.0", "cure:fire.1")
    assert hero(match).conditions.fire == (1,)
    assert hero(match).conditions.poison == 1


@pytest.mark.rule("SS-RST-02")
def test_slowed_in_its_own_turn_a_hero_finishes_its_move_and_then_only_free_actions():
    _, state = laid_out("active: 0\nheroes: [{zone: A2, rank: 4}, {}]\nturn: {move: moving, points: 2}")
    inflict(Game(state), state.heroes[0], "slow")
    match = match_of(state)
    kinds = {option.partition(":")[0] for option in ids(match)}
    assert "move" in kinds
    assert not {"prepare", "attack", "sprint"} & kinds


@pytest.mark.rule("SS-FIR-05", "SS-GHO-03", "SS-GEN-01")
def test_fire_in_a_zone_burns_everybody_there_but_ghosts():
    match = table("""
        active: 0
        players: 3
        heroes:
        - {card: xantares_wildmage, zone: A2, inventory: [scroll_of_fire]}
        - {zone: A1}
        - {zone: A1, ghost: true}
        enemies: [{card: soul_eater, zone: A1}]
    """)
    play(match, "use:scroll_of_fire.0", "aim:zone:A1")
    assert hero(match, 1).conditions.fire == (1,)
    assert enemy(match, "soul_eater").conditions.fire == (1,)
    assert hero(match, 2).conditions.fire == ()


@pytest.mark.rule("SS-ENG-07")
def test_opportunity_attacks_come_in_the_order_of_activations():
    match = table("""
        active: 1
        heroes: [{zone: A1, rank: 6}, {zone: A3, rank: 6}]
        enemies:
        - {card: giant_spider_1, zone: A3, player: 0}
        - {card: dark_dwarf_1, zone: A3, player: 0}
        - {card: devil_gremlin_1, zone: A3, player: 1}
        next: {red: [9, 9, 9], blue: [9, 9, 9, 9, 9, 1, 1, 1, 1, 1, 1]}
    """)
    play(match, "disengage:A2")
    while match.decision.question == "defend":
        play(match, "done")
    order = [event.args["figure"] for event in told(match, "attack")]
    assert order == ["enemy:devil_gremlin_1", "enemy:dark_dwarf_1", "enemy:giant_spider_1"]


@pytest.mark.rule("SS-ENG-13")
def test_ghosts_provoke_nobody():
    match = table("""
        active: 0
        heroes: [{zone: A3, ghost: true}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: A3}]
    """)
    play(match, "float:A2")
    assert told(match, "attack") == []


@pytest.mark.rule("SS-ENG-18")
def test_plagues_provoke_nothing():
    match = table("active: 0\nheroes: [{zone: A3}, {zone: A1}]\nplagues: [{kind: venom_biter, zone: A3}]")
    play(match, "move:A2")
    assert told(match, "attack") == []


@pytest.mark.rule("SS-WPN-08")
@pytest.mark.parametrize(("improved", "hits"), [("false", 1), ("true", 2)])
def test_the_improved_side_of_a_weapon(improved, hits):
    match = table(f"""
        active: 0
        players: 3
        heroes: [{{zone: B3, main: hand_axe}}, {{zone: A1}}, {{zone: A1}}]
        enemies: [{{card: giant_spider_1, zone: B3}}]
        items: {{hand_axe: {{improved: {improved}}}}}
        next: {{red: [1, 9], blue: [4]}}
    """)
    play(match, "attack:main:enemy:giant_spider_1")
    assert told(match, "hits")[0].total == hits


@pytest.mark.rule("SS-FLY-03")
def test_a_flying_enemy_engages_and_does_not_cross_closed_doors():
    match = table("active: 0\nheroes: [{zone: A3}, {zone: A1}]\nenemies: [{card: soul_eater, zone: A3}]")
    assert "disengage:A2" in ids(match)
    _, state = laid_out("")
    assert "C2" not in Game(state).ground.steps("B2", "fly")


@pytest.mark.rule("SS-LOS-01", "SS-LOS-04")
def test_the_line_may_not_leave_the_map():
    # In The Awakening there is no ground at D1: from C1 to D2 the line passes its corner.
    _, state = laid_out("open: [B2-C2]")
    assert "D2" not in Game(state).ground.seen("C1", 5)
