"""The fine print of enemies (chapter 14)."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery.box.content import load
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.conditions.inflicting import inflict
from tafelrunde.games.sword_and_sorcery.rules.death import wounds
from tafelrunde.games.sword_and_sorcery.state.tasks import Activation
from tests.sword_and_sorcery.table import enemy, hero, ids, laid_out, match_of, play, table, told


@pytest.mark.rule("SS-ENM-02", "SS-CMP-11", "SS-CMP-12", "SS-CMP-13")
def test_the_enemies_of_the_box():
    content = load()
    ranks = [content.scrolls[card.scroll].rank for card in content.enemy_cards.values()]
    assert (ranks.count("green"), ranks.count("blue"), ranks.count("red")) == (8, 8, 4)
    assert [card.type for card in content.enemy_powers.values()].count("attack") == 5
    seals = [card.seals for card in content.enemy_cards.values() if content.scrolls[card.scroll].rank == "green"]
    assert sorted(seals) == [1, 1, 1, 1, 2, 2, 2, 2]


@pytest.mark.rule("SS-ENM-10")
def test_a_single_weapon_counts_as_both():
    _, state = laid_out("enemies: [{card: tyrant_lizard_1, zone: D3}]")
    effects = {one.weapon for one in Game(state).loadout(state.enemies[0])["attack"]}
    assert effects == {"main", "offhand"}


@pytest.mark.rule("SS-ENM-12", "SS-CTL-08")
@pytest.mark.parametrize(("more", "dice"), [("{card: giant_spider_1, zone: B3}, ", 2), ("", 1)])
def test_a_reaction_must_be_used_when_attacked(more, dice):
    # Faint-hearted: while enemies control its zone the gremlin defends with two dice.
    match = table(f"""
        active: 0
        heroes: [{{zone: B3}}, {{zone: A1}}]
        enemies: [{more}{{card: devil_gremlin_1, zone: B3}}]
        next: {{red: [1], blue: [1, 1, 1]}}
    """)
    play(match, "attack:main:enemy:devil_gremlin_1")
    assert len(told(match, "defence_roll")[0].args["dice"]) == dice
    assert enemy(match, "devil_gremlin_1").lasting == ()


@pytest.mark.rule("SS-ATK-10", "SS-CRT-03", "SS-ENM-12")
@pytest.mark.parametrize(("face", "rolls"), [(3, 0), (4, 1)])
def test_guardian_spirits_may_cancel_the_attack_before_the_roll(face, rolls):
    match = table(f"""
        active: 0
        heroes: [{{zone: B3}}, {{zone: A1}}]
        enemies: [{{card: elf_priestess, zone: B3}}]
        next: {{red: [9], blue: [{face}, 4]}}
    """)
    play(match, "prepare", "attack:main:enemy:elf_priestess")
    assert len(told(match, "attack_roll")) == rolls
    assert (match.state.turn.combat, match.state.turn.prepared) == (0, "used")


@pytest.mark.rule("SS-ENM-08", "SS-CMP-14")
def test_charges_never_exceed_the_maximum():
    match = table("""
        phase: enemy_turn
        active: 0
        heroes: [{zone: A1}, {zone: A1}]
        enemies: [{card: primal_spider, zone: D3, wounds: 5, charges: {brood: 2}}]
        on_top: {activation: [N]}
    """)
    assert enemy(match, "primal_spider").charges == {"brood": 2}
    assert enemy(match, "primal_spider").wounds == 2, "card N: nobody of that style, so all heal"


@pytest.mark.rule("SS-ENM-09")
def test_the_same_ability_helps_once_whoever_uses_it():
    match = table("""
        phase: enemy_turn
        active: 1
        players: 3
        heroes: [{zone: B3, powers: [whirlwind]}, {zone: A1}, {zone: A1}]
        enemies:
        - {card: devil_gremlin_1, zone: B3, trail: [C3, B3]}
        - {card: dark_dwarf_1, zone: B3, powers: [leader]}
        on_top: {activation: [A]}
        next: {blue: [9, 9, 9, 9, 1, 1, 1, 1, 1, 1, 1, 1]}
    """)
    while match.decision.question == "defend":
        play(match, "done")
    terms = [term.source for term in told(match, "hits")[0].terms]
    assert terms.count("leader") == 1


@pytest.mark.rule("SS-ENM-18")
def test_humanoids_burn_under_the_word_of_righteousness():
    for foe, fire in (("devil_gremlin_1", True), ("giant_snake_1", False)):
        match = table(f"""
            active: 0
            heroes:
            - {{card: jeanne_avenger, rank: 3, zone: B3, powers: [word_of_righteousness]}}
            - {{zone: A1, rank: 3}}
            enemies: [{{card: {foe}, zone: B3}}]
            next: {{blue: [4, 4, 4, 4, 4, 4]}}
        """)
        play(match, "use:word_of_righteousness.0")
        assert bool(enemy(match, foe).conditions.fire) == fire


@pytest.mark.rule("SS-EPW-09")
def test_a_kill_by_fire_just_placed_counts_for_the_witch():
    match = table("""
        phase: enemy_turn
        active: 0
        heroes: [{zone: C3, powers: [whirlwind]}, {zone: C3, powers: [swift_foot]}]
        companions: [{card: illusion, owner: 0, zone: B3}]
        enemies: [{card: elf_witch_1, zone: D3}]
        on_top: {activation: [B], power: [vigour]}
        next: {red: [7, 9], blue: [9, 9, 9, 4, 4, 4, 4, 4]}
    """)
    assert match.state.companions == []
    assert enemy(match, "elf_witch_1").powers == ("vigour",)


@pytest.mark.rule("SS-EPW-09")
def test_later_wounds_of_old_tokens_count_for_nobody():
    match = table("""
        phase: time
        heroes: [{wounds: 7, conditions: {poison: 1}}, {}]
        enemies: [{card: giant_spider_1, zone: D3}]
        next: {blue: [8]}
    """)
    assert hero(match).ghost
    assert enemy(match, "giant_spider_1").powers == ()


@pytest.mark.rule("SS-EPW-07", "SS-ENM-05", "SS-HP-03")
def test_the_minotaur_rages_once_at_half_of_its_hit_points():
    _, state = laid_out("enemies: [{card: minotaur, zone: D3}]\non_top: {power: [vigour, dodger]}")
    game = Game(state)
    wounds.suffer(game, state.enemies[0], 7, "SS-GEN-06")
    match = match_of(state)
    assert enemy(match, "minotaur").powers == ("vigour",)


@pytest.mark.rule("SS-SHD-01", "SS-SHD-04", "SS-CMP-16")
def test_shadow_tokens_of_the_box():
    counts = {token.id: token.count for token in load().files.tokens.shadows}
    assert sum(counts.values()) == 20
    assert set(counts) == {"citizen", "single", "experienced", "double", "special_enemy", "special_event"}


@pytest.mark.rule("SS-ACT-10")
def test_a_special_ability_without_a_target_in_sight_does_nothing():
    match = table("""
        phase: enemy_turn
        active: 0
        heroes: [{zone: A1}, {zone: A1}]
        enemies: [{card: primal_spider, zone: D3}]
        on_top: {activation: [J]}
    """)
    assert match.state.tokens == ()


@pytest.mark.rule("SS-ACT-11", "SS-ACT-03")
def test_an_enemy_that_dies_before_its_activation_is_skipped():
    match = table("""
        phase: enemy_turn
        active: 0
        heroes: [{zone: A1, powers: [whirlwind]}, {zone: A1, powers: [swift_foot]}]
        enemies: [{card: giant_spider_1, zone: D3, wounds: 4, conditions: {bleed: 1}}, {card: giant_spider_2, zone: D3}]
        on_top: {activation: [A]}
    """)
    play(match, "enemy:giant_spider_1")
    acted = [event.args["enemy"] for event in told(match, "enemy_acts")]
    assert acted == ["giant_spider_1", "giant_spider_2"]
    assert enemy(match, "giant_spider_1") is None


@pytest.mark.rule("SS-BEH-08")
def test_when_the_target_dies_sentences_aimed_at_it_are_skipped():
    match = table("""
        phase: enemy_turn
        active: 1
        heroes: [{zone: B3, wounds: 7, powers: [whirlwind]}, {zone: A1}]
        enemies: [{card: devil_gremlin_1, zone: C3, trail: [D3, C3]}, {card: giant_snake_1, zone: B3}]
        on_top: {activation: [A]}
        next: {blue: [1, 1, 1, 1, 1, 1]}
    """)
    while match.decision.question == "next_enemy":
        play(match, "enemy:devil_gremlin_1")
    assert hero(match).ghost
    assert len([event for event in told(match, "attack") if event.args["figure"] == "enemy:devil_gremlin_1"]) == 1


@pytest.mark.rule("SS-BEH-10")
def test_knocked_down_heroes_are_engaged_but_ghosts_and_hidden_ones_are_not():
    _, state = laid_out("""
        players: 4
        heroes: [{zone: B3, conditions: {down: true}}, {zone: B3}, {zone: B3, ghost: true}, {zone: B3, hidden: true}]
        enemies: [{card: minotaur, zone: B3}]
    """)
    game = Game(state)
    assert len(game.targets_in("B3")) == 2
    assert game.holds(state.enemies[0], "engaged_with_two")


@pytest.mark.rule("SS-TGT-08", "SS-TGT-09")
def test_after_a_long_way_the_enemy_strikes_by_preference_at_those_there():
    match = table("""
        phase: enemy_turn
        active: 0
        players: 3
        heroes: [{zone: A3, powers: [whirlwind]}, {zone: A3, gold: 5, powers: [swift_foot]}, {zone: B3, gold: 50}]
        enemies: [{card: devil_gremlin_1, zone: D3}]
        on_top: {activation: [A]}
        next: {blue: [9, 9, 9, 9, 1, 1, 1, 1], red: [9]}
        difficult: []
    """)
    assert told(match, "attack")[0].args["whom"] == "jeanne_avenger"


@pytest.mark.rule("SS-ECN-06", "SS-ECN-08")
@pytest.mark.parametrize(("what", "after"), [("slow", ""), ("stun", "stun")])
def test_conditions_received_in_the_own_activation(what, after):
    _, state = laid_out("""
        phase: enemy_turn
        active: 0
        heroes: [{zone: A1}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: D3}]
    """)
    game = Game(state)
    state.step = 1
    game.plan(Activation("enemy:giant_spider_1", "sentences", 2, "hero:0", 1))
    inflict(game, state.enemies[0], what)
    match = match_of(state)
    assert told(match, "attack") == []
    assert enemy(match, "giant_spider_1").conditions.restrictive == after


@pytest.mark.rule("SS-BOS-08")
def test_a_boss_gets_no_power_for_killing():
    _, state = laid_out("adventure: the_elf_knight\nplayers: 3\nenemies: [{card: elf_knight, zone: E2}]")
    wounds.suffer(Game(state), state.heroes[0], 99, "SS-GEN-06", by="enemy:elf_knight")
    match = match_of(state)
    assert enemy(match, "elf_knight").powers == ()


@pytest.mark.rule("SS-THR-09", "SS-CMP-18")
def test_a_boss_that_is_not_vengeful_uses_the_general_criteria():
    from tafelrunde.games.sword_and_sorcery.rules.enemies import targeting

    _, state = laid_out("""
        adventure: the_elf_knight
        heroes: [{zone: D2}, {zone: D2, wounds: 1}]
        enemies: [{card: spider_queen, zone: E2}]
        threat: 0
        threat_level: 1
    """)
    game = Game(state)
    _, found = targeting.choose(game, state.enemies[0])
    with pytest.raises(StopIteration) as done:
        next(targeting.preferred(game, state.enemies[0], found))
    assert done.value.value.id == "hero:1"


@pytest.mark.rule("SS-PLG-01")
def test_plagues_are_tokens_and_their_number_is_limited():
    assert {plague.id: plague.tokens for plague in load().plagues.values()} == {"venom_biter": 10, "nest": 5}


@pytest.mark.rule("SS-THR-08", "SS-BEH-07")
def test_the_target_of_an_activation_does_not_change_with_the_token():
    match = table("""
        adventure: the_elf_knight
        phase: enemy_turn
        active: 1
        heroes: [{zone: E2, powers: [whirlwind]}, {zone: A2, powers: [swift_foot]}]
        enemies: [{card: elf_knight, zone: E2, trail: [E1, E2]}]
        threat: 0
        threat_level: 1
        on_top: {activation: [E]}
        next: {red: [9, 9], blue: [9, 9, 1, 1, 1]}
    """)
    assert ids(match)
    assert told(match, "enemy_chooses")[0].args["whom"] == "thorgren_gladiator"
