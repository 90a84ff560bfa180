"""The attack procedure (chapter 10.1 to 10.4)."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery.state import Lasting
from tests.sword_and_sorcery.table import enemy, ids, laid_out, match_of, play, table, told

SPIDER = "enemy:giant_spider_1"
STRIKE = f"attack:main:{SPIDER}"


def spider(match):
    return enemy(match, "giant_spider_1")


def duel(dice: str = "{red: [1], blue: [4]}", hero: str = "{zone: B3}", foe: str = "giant_spider_1") -> str:
    """Thorgren alone with a foe in B3 (a Giant Spider: 5 hit points, no defence); two others elsewhere."""
    return f"""
        players: 3
        active: 0
        heroes: [{hero}, {{zone: A1}}, {{zone: A1}}]
        enemies: [{{card: {foe}, zone: B3}}]
        next: {dice}
    """


@pytest.mark.rule("SS-ATK-13", "SS-ATK-23", "SS-DIC-01", "SS-DIC-02", "SS-WPN-05")
def test_hits_are_rolled_and_automatic_ones():
    # Short sword: one automatic hit, one red and one blue die. A red hit; a block is nothing in an attack.
    match = table(duel())
    play(match, STRIKE)
    assert spider(match).wounds == 2
    assert told(match, "hits")[0].total == 2


@pytest.mark.rule("SS-DIC-01", "SS-ATK-14", "SS-ATK-16")
def test_paying_for_a_property_is_optional():
    match = table(duel(dice="{red: [5], blue: [4]}"))
    play(match, STRIKE)
    assert ids(match) == ["property:card.trained.0", "property:main.shortsword.0", "done"]
    play(match, "done")
    assert spider(match).wounds == 2


@pytest.mark.rule("SS-ATK-19", "SS-ATK-14")
def test_each_symbol_can_be_spent_once():
    match = table(duel(dice="{red: [5], blue: [4]}"))
    play(match, STRIKE, "property:main.shortsword.0")
    assert spider(match).wounds == 3, "nothing is left to pay with: the attack goes on"


@pytest.mark.rule("SS-ATK-18")
def test_each_property_can_be_used_once_in_an_attack():
    # A red double energy: two payments, and two different properties take one each.
    match = table(duel(dice="{red: [8], blue: [4]}"))
    play(match, STRIKE, "property:main.shortsword.0")
    assert ids(match) == ["property:card.trained.0", "done"]
    play(match, "property:card.trained.0")
    assert spider(match).wounds == 3


@pytest.mark.rule("SS-DIC-04")
def test_a_double_energy_pays_a_price_of_two():
    flail = "{zone: B3, main: flail, offhand: ''}"
    match = table(duel("{red: [8, 1], blue: [4, 4, 4, 4]}", flail, "dark_dwarf_1"))
    play(match, "attack:main:enemy:dark_dwarf_1")
    assert "property:main.flail.2" in ids(match)
    play(match, "property:main.flail.2")
    # One automatic hit and a red one: the armour of 2 is ignored.
    assert match.state.enemies[0].wounds == 2


@pytest.mark.rule("SS-DIC-04")
def test_a_double_energy_pays_two_single_prices():
    match = table(duel(dice="{red: [8], blue: [4]}"))
    play(match, STRIKE, "property:main.shortsword.0", "property:card.trained.0")
    assert told(match, "hits")[0].total == 3


@pytest.mark.rule("SS-ATK-15", "SS-DIC-03")
def test_a_symbol_without_a_colon_triggers_for_each_and_is_not_spent():
    match = table(duel(hero="{zone: B3, main: flail, offhand: ''}", dice="{red: [10, 1], blue: [10, 4, 4, 4]}"))
    play(match, STRIKE)
    assert match.state.heroes[0].wounds == 2


@pytest.mark.rule("SS-ATK-15", "SS-ATK-19")
def test_a_gremlin_that_has_triggered_can_still_be_spent():
    spiked = "{key: weapons/flail/effects, source: flail, until: turn}"
    bolt = "{key: powers/chaos_bolt/levels/0/use/effects, source: chaos_bolt, until: turn}"
    match = table(duel(hero=f"{{zone: B3, lasting: [{spiked}, {bolt}]}}", dice="{red: [10], blue: [4]}"))
    play(match, STRIKE)
    assert match.state.heroes[0].wounds == 1
    assert "property:lasting.1.2" in ids(match)


@pytest.mark.rule("SS-ATK-22")
def test_in_a_new_attack_all_properties_are_there_again():
    match = table(duel("{red: [5, 5], blue: [4, 4]}", "{zone: B3, rank: 3}", "dark_dwarf_1"))
    strike = "attack:main:enemy:dark_dwarf_1"
    play(match, strike, "property:main.shortsword.0")
    play(match, strike)
    assert "property:main.shortsword.0" in ids(match)


@pytest.mark.rule("SS-STD-01", "SS-ATK-10")
def test_prepare_adds_a_hit_to_the_next_attack_only():
    match = table(duel("{red: [1, 1], blue: [4, 4]}", "{zone: B3, rank: 3}", "dark_dwarf_1"))
    strike = "attack:main:enemy:dark_dwarf_1"
    play(match, "prepare", strike, strike)
    assert [event.total for event in told(match, "hits")] == [3, 2]


@pytest.mark.rule("SS-ATK-25")
def test_total_hits_are_never_below_zero():
    _, state = laid_out(duel(dice="{red: [9], blue: [4]}", hero="{zone: B3, main: '', offhand: ''}"))
    state.heroes[0].conditions.crits = ("crit_r1",)
    state.crit_deck.remove("crit_r1")
    match = match_of(state)
    play(match, f"attack:unarmed:{SPIDER}")
    assert told(match, "hits")[0].total == -1
    assert spider(match).wounds == 0


@pytest.mark.rule("SS-WPN-06")
def test_an_unarmed_attack_rolls_one_blue_die():
    match = table(duel(hero="{zone: B3, main: '', offhand: ''}", dice="{blue: [1]}"))
    play(match, f"attack:unarmed:{SPIDER}")
    assert spider(match).wounds == 1


@pytest.mark.rule("SS-CAC-04", "SS-RNG-01")
def test_a_melee_weapon_reaches_the_own_zone_a_ranged_one_as_far_as_it_says():
    match = table("""
        active: 1
        heroes: [{zone: A3}, {zone: A3}]
        enemies: [{card: giant_spider_1, zone: D3}, {card: giant_spider_2, zone: B3}]
    """)
    reached = [option for option in ids(match) if option.startswith("attack:main:enemy")]
    assert reached == ["attack:main:enemy:giant_spider_2"], "the nearer enemy hides the farther one"
    match = table("active: 0\nheroes: [{zone: A3}, {}]\nenemies: [{card: giant_spider_1, zone: B3}]")
    assert not [option for option in ids(match) if option.startswith("attack:main:enemy")]


@pytest.mark.rule("SS-CAC-05")
def test_a_hero_may_attack_another_hero():
    match = table("active: 0\nheroes: [{zone: B2}, {zone: B2}]\nnext: {red: [1], blue: [4, 1, 1]}")
    play(match, "attack:main:hero:1")
    assert match.state.heroes[1].wounds == 2


@pytest.mark.rule("SS-SUP-01", "SS-CTL-02", "SS-CTL-09")
def test_the_dominating_side_gets_a_hit():
    match = table("""
        active: 0
        heroes: [{zone: B3}, {zone: B3}]
        enemies: [{card: giant_spider_1, zone: B3}]
        next: {red: [1], blue: [4]}
    """)
    play(match, STRIKE)
    assert told(match, "hits")[0].total == 3


@pytest.mark.rule("SS-SUP-01")
def test_superiority_counts_wherever_the_attacker_stands():
    match = table("""
        players: 3
        active: 1
        heroes: [{zone: B3}, {zone: A3}, {zone: B3}]
        enemies: [{card: giant_spider_1, zone: B3}]
        next: {red: [1], blue: [4, 4]}
    """)
    play(match, STRIKE)
    assert told(match, "hits")[0].total == 2


@pytest.mark.rule("SS-SUP-02")
def test_superiority_is_looked_at_before_the_roll():
    # The shield pushes the target out of the dominated zone: the hit stays.
    match = table("""
        active: 0
        heroes: [{zone: B3}, {zone: B3}]
        enemies: [{card: giant_spider_1, zone: B3, before: A3}]
        next: {blue: [1]}
    """)
    play(match, f"attack:offhand:{SPIDER}")
    assert spider(match).zone == "A3"
    assert spider(match).wounds == 2


@pytest.mark.rule("SS-EAT-06")
def test_enemies_get_superiority_too():
    match = table("""
        phase: enemy_turn
        active: 1
        heroes: [{zone: B3, armour: '', offhand: ''}, {zone: A1}]
        enemies:
        - {card: giant_spider_1, zone: B3}
        - {card: giant_snake_1, zone: B3, conditions: {restrictive: stun}}
        on_top: {activation: [A]}
        next: {red: [9, 9], blue: []}
    """)
    while told(match, "hits") == []:
        play(match, ids(match)[0])
    terms = {term.source: term.value for term in told(match, "hits")[0].terms}
    assert terms["superiority"] == 1


@pytest.mark.rule("SS-GEN-03", "SS-ATK-20", "SS-GEN-14")
def test_a_die_is_rolled_again_once_and_only_if_nothing_of_it_was_spent():
    match = table(
        duel(hero="{zone: B3, artifact: ring_of_chance, rank: 2}", dice="{red: [9, 1], blue: [2]}")
        + "    items: {ring_of_chance: {charges: 3}}"
    )
    play(match, STRIKE, "property:main.shortsword.0")
    assert "use:ring_of_chance.0" in ids(match)
    play(match, "use:ring_of_chance.0")
    assert ids(match) == ["die:0", "done"], "the energy of the blue die is spent"
    play(match, "die:0")
    assert "use:ring_of_chance.0" not in ids(match) or "die:0" not in ids(match)


@pytest.mark.rule("SS-ATK-21")
def test_a_bonus_for_the_next_attack_is_gone_after_it():
    _, state = laid_out(duel(dice="{red: [1], blue: [4]}"))
    key = "powers/judgement/levels/0/use/do/0/effects"
    state.heroes[0].lasting = (Lasting(key, "judgement", "next_attack", "hero:0"),)
    match = match_of(state)
    play(match, STRIKE)
    assert told(match, "hits")[0].total == 3
    assert match.state.heroes[0].lasting == ()


@pytest.mark.rule("SS-WPN-09")
def test_of_two_damage_types_the_attacker_chooses_one():
    match = table("""
        active: 0
        heroes: [{card: xantares_wildmage, zone: B3}, {zone: A1}]
        enemies: [{card: giant_snake_1, zone: B3}]
        next: {red: [1], blue: [4]}
    """)
    play(match, "attack:main:enemy:giant_snake_1")
    assert ids(match) == ["type:magic", "type:blunt"], "the snake resists blunt attacks"
