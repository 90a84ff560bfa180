"""Hit points, death, ghosts, resurrection (chapter 12, 14.10)."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.death import wounds
from tests.sword_and_sorcery.table import enemy, hero, ids, laid_out, match_of, play, table, told


def killed(text: str, seat: int = 0):
    _, state = laid_out(text)
    game = Game(state)
    wounds.suffer(game, state.heroes[seat], 99, "SS-GEN-06")
    return game, state.heroes[seat]


@pytest.mark.rule("SS-HP-01")
@pytest.mark.parametrize(("n", "dead"), [(7, False), (8, True), (9, True)])
def test_a_figure_is_killed_by_as_many_wounds_as_hit_points(n, dead):
    _, state = laid_out("heroes: [{}, {}]")
    wounds.suffer(Game(state), state.heroes[0], n, "SS-GEN-06")
    assert state.heroes[0].ghost == dead


@pytest.mark.rule("SS-HP-02")
def test_healing_never_goes_below_no_wounds():
    _, state = laid_out("heroes: [{wounds: 2}, {}]")
    assert wounds.heal(Game(state), state.heroes[0], 5, "SS-HP-02") == 2
    assert state.heroes[0].wounds == 0


@pytest.mark.rule("SS-HP-03", "SS-PWR-09")
def test_talents_change_the_hit_points():
    _, state = laid_out("heroes: [{rank: 4, talents: [toughness]}, {}]")
    assert Game(state).max_hp(state.heroes[0]) == 16


@pytest.mark.rule("SS-DTH-01", "SS-SOU-10", "SS-DTH-04")
def test_a_dead_hero_loses_a_rank_and_all_tokens_on_its_card():
    _, one = killed("heroes: [{zone: B2, rank: 3, conditions: {bleed: 1, fire: [1]}, shields: 1}, {}]")
    assert (one.ghost, one.rank, one.wounds, one.shields, one.zone) == (True, 2, 0, 0, "B2")
    assert (one.conditions.bleed, one.conditions.fire) == (0, ())


@pytest.mark.rule("SS-DTH-01", "SS-SOU-10")
def test_never_below_rank_one():
    _, one = killed("heroes: [{rank: 1}, {}]")
    assert one.rank == 1


@pytest.mark.rule("SS-DTH-02", "SS-SOU-08")
def test_the_newest_powers_are_lost_with_the_rank():
    _, one = killed("heroes: [{rank: 3, powers: [taunt, whirlwind, wrathful_blow]}, {}]")
    assert [power.card for power in one.powers] == ["taunt", "whirlwind"]


@pytest.mark.rule("SS-DTH-02")
def test_equipment_of_a_higher_rank_is_left_in_the_zone():
    game, one = killed("heroes: [{zone: B2, rank: 3, main: dancing_scimitar}, {}]")
    assert one.main == ""
    assert game.state.lying["B2"].items == ("dancing_scimitar",)


@pytest.mark.rule("SS-DTH-01")
def test_inventory_and_gold_are_left_and_equipment_stays():
    game, one = killed("heroes: [{zone: B2, gold: 15, inventory: [antidote]}, {}]")
    assert (one.gold, one.inventory, one.main) == (0, (), "shortsword")
    assert (game.state.lying["B2"].gold, game.state.lying["B2"].items) == (15, ("antidote",))


@pytest.mark.rule("SS-ITM-08")
def test_what_can_not_be_discarded_stays():
    _, one = killed("heroes: [{inventory: [travel_pass]}, {}]")
    assert one.inventory == ("travel_pass",)


@pytest.mark.rule("SS-DTH-06", "SS-DOR-10")
def test_the_magic_key_is_left_in_the_zone():
    game, one = killed("heroes: [{zone: B2, key: true}, {}]")
    assert not one.key
    assert game.state.lying["B2"].key


@pytest.mark.rule("SS-DTH-03")
def test_only_powers_with_a_running_effect_are_turned_over():
    _, one = killed("""
        heroes:
        - card: artemis_scout
          rank: 3
          powers: [{card: summon_dharma, running: 1}, swift_foot, {card: silent_shot, recharge: 1}]
        - {}
        companions: [{card: dharma, owner: 0, zone: A2}]
    """)
    # Rank II: two cards are left.
    assert [(power.card, power.recharge, power.running) for power in one.powers] == [
        ("summon_dharma", 3, 0),
        ("swift_foot", 0, 0),
    ]


@pytest.mark.rule("SS-DTH-01", "SS-DTH-03", "SS-PWR-11")
def test_a_token_in_play_goes_with_its_hero_and_what_recharges_keeps_its_state():
    game, one = killed("""
        heroes:
        - card: jeanne_avenger
          rank: 4
          powers: [{card: dome_of_resistance, running: 1}, {card: prayer_of_mending, recharge: 1}]
        - {}
        tokens: [{kind: dome_of_resistance, zone: A2, owner: "hero:0"}]
    """)
    assert game.state.tokens == ()
    assert [(power.card, power.recharge, power.running) for power in one.powers] == [
        ("dome_of_resistance", 2, 0),
        ("prayer_of_mending", 1, 0),
    ]


@pytest.mark.rule("SS-COM-05", "SS-COM-03", "SS-DTH-01")
def test_personal_companions_die_with_their_hero_and_mercenaries_stay():
    game, _ = killed("""
        heroes: [{card: artemis_scout, rank: 2, powers: [{card: summon_dharma, running: 1}]}, {}]
        companions: [{card: dharma, owner: 0, zone: A2}, {card: warrior, owner: 0, zone: A2}]
    """)
    assert [one.card for one in game.state.companions] == ["warrior"]


@pytest.mark.rule("SS-MOD-08")
def test_the_adventure_is_lost_when_all_are_ghosts():
    game, _ = killed("heroes: [{}, {ghost: true}]")
    assert (game.state.result, game.state.reason) == ("lost", "SS-MOD-08")


# --- ghosts ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-GHO-01", "SS-CMBP-04", "SS-FLY-01")
def test_a_ghost_floats_cries_and_returns_and_no_enemies_follow():
    match = table("""
        active: 0
        heroes: [{ghost: true, zone: A3}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: B3}]
        difficult: [B3]
    """)
    assert {"float:B3", "float:A2", "return:A1", "end"} <= set(ids(match))
    assert not [option for option in ids(match) if option.startswith(("attack", "prepare", "use"))]
    play(match, "float:B3", "float:C3", "float:D3", "float:C3", "float:B3")
    assert not [option for option in ids(match) if option.startswith("float")]
    play(match, "return:A1")
    assert hero(match).zone == "A1"
    assert hero(match).done, "nothing is left to do"
    assert told(match, "activation_card") == []


@pytest.mark.rule("SS-GHO-01")
def test_the_soul_cry_works_once_per_turn():
    match = table("""
        active: 0
        heroes: [{card: thorgren_brute, ghost: true, zone: B3}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: B3}]
    """)
    play(match, "soul_cry")
    assert enemy(match, "giant_spider_1").wounds == 1
    assert "soul_cry" not in ids(match)


@pytest.mark.rule("SS-GHO-02", "SS-CTL-06", "SS-SHD-06")
def test_ghosts_count_for_nobody_and_reveal_nothing():
    match = table("""
        active: 0
        heroes: [{ghost: true, zone: A3}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: B3}]
        shadows: {C3: [citizen]}
    """)
    play(match, "float:B3")
    game = Game(match.state)
    assert game.ratio("B3").control == ""
    assert match.state.shadows == {"C3": ("citizen",)}


@pytest.mark.rule("SS-DTH-05", "SS-CMBP-05")
def test_who_dies_in_its_own_turn_may_use_ghost_actions_and_no_enemies_follow():
    match = table("""
        active: 0
        heroes: [{zone: A2, wounds: 7}, {}]
        dangerous: [A3]
        enemies: [{card: giant_spider_1, zone: D3}]
    """)
    play(match, "move:A3")
    assert hero(match).ghost
    assert "float:A2" in ids(match)
    play(match, "end")
    assert told(match, "activation_card") == []


@pytest.mark.rule("SS-GHO-06")
def test_without_an_active_altar_nobody_returns():
    match = table("active: 0\nheroes: [{ghost: true, zone: A3}, {}]\naltars: {A1: false}")
    assert not [option for option in ids(match) if option.startswith("return")]


# --- enemies --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-EDT-01", "SS-EDT-02", "SS-EPW-06", "SS-EDT-05")
def test_a_dead_enemy_leaves_shards_and_loot_and_its_cards_are_discarded():
    _, state = laid_out("enemies: [{card: giant_spider_2, zone: B3, powers: [brutal]}]\nshards: 1")
    wounds.suffer(Game(state), state.enemies[0], 9, "SS-GEN-06")
    assert state.enemies == []
    assert state.shards == 3
    assert len(state.lying["B3"].loot) == 1
    assert state.enemy_discard == ["giant_spider_2"]
    assert "brutal" in state.power_discard


@pytest.mark.rule("SS-EDT-05")
def test_red_enemies_are_removed_from_the_game():
    _, state = laid_out("enemies: [{card: minotaur, zone: B3}]")
    wounds.suffer(Game(state), state.enemies[0], 99, "SS-GEN-06")
    assert (state.removed, state.enemy_discard) == (["minotaur"], [])


@pytest.mark.rule("SS-EDT-07", "SS-TIM-09")
def test_shards_are_gained_whatever_killed_the_enemy():
    match = table("phase: time\nenemies: [{card: giant_spider_1, zone: D2, wounds: 4, conditions: {poison: 1}}]")
    assert match.state.shards == 1


@pytest.mark.rule("SS-EHP-01")
@pytest.mark.parametrize(("players", "hp"), [(3, 14), (4, 20)])
def test_red_enemies_have_more_hit_points_against_many(players, hp):
    _, state = laid_out(f"players: {players}\nenemies: [{{card: minotaur, zone: D2}}]")
    assert Game(state).max_hp(state.enemies[0]) == hp


@pytest.mark.rule("SS-EPW-03")
def test_a_green_enemy_that_kills_draws_a_power():
    match = table("""
        phase: enemy_turn
        active: 1
        heroes: [{zone: B3, wounds: 7, offhand: '', powers: [whirlwind]}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: B3, before: C3, trail: [C3, B3]}]
        on_top: {activation: [A], power: [brutal]}
        next: {red: [1, 1], blue: [1, 1]}
    """)
    assert hero(match).ghost
    assert enemy(match, "giant_spider_1").powers == ("brutal",)


@pytest.mark.rule("SS-GEN-02", "SS-GEN-06")
def test_the_crystal_skull_keeps_its_bearer_alive_at_the_others_cost():
    _, state = laid_out("heroes: [{rank: 2, inventory: [crystal_skull]}, {rank: 2}]")
    game = Game(state)
    wounds.suffer(game, state.heroes[0], 10, "SS-GEN-06")
    match = match_of(state)
    assert not hero(match).ghost
    assert (hero(match).wounds, hero(match, 1).wounds) == (8, 2)
    assert hero(match).inventory == ()
