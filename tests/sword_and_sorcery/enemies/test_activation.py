"""Activation cards, order, behaviours and targets (chapters 14.4 to 14.6, 4.4)."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from msgspec.structs import replace

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.enemies import targeting
from tafelrunde.games.sword_and_sorcery.rules.enemies.activating import activated
from tafelrunde.games.sword_and_sorcery.rules.order import in_order
from tests.sword_and_sorcery.table import enemy, hero, ids, laid_out, play, table, told


def enemies_turn(text: str, card: str) -> str:
    return f"""
        phase: enemy_turn
        active: 0
        on_top: {{activation: [{card}]}}
        {text}
    """


PLAIN = "heroes: [{zone: A1, powers: [whirlwind]}, {zone: A1, powers: [swift_foot]}]"


@pytest.mark.rule("SS-ETN-01", "SS-ETN-05", "SS-ACT-01")
def test_a_card_activates_all_enemies_of_a_rank_and_is_discarded():
    match = table(
        enemies_turn(
            f"""{PLAIN}
        enemies:
        - {{card: giant_spider_1, zone: D3}}
        - {{card: dark_dwarf_1, zone: D2}}
        - {{card: elf_assassin_1, zone: D3}}""",
            "A",
        )
    )
    while match.decision.question != "next_hero" and match.decision.question != "act":
        play(match, ids(match)[0])
    acted = {event.args["enemy"] for event in told(match, "enemy_acts")}
    assert acted == {"giant_spider_1", "elf_assassin_1"}
    assert match.state.activation_discard == ["A"]


@pytest.mark.rule("SS-ETN-02", "SS-ETN-03")
def test_without_enemies_no_card_is_drawn_and_plagues_act():
    match = table("""
        phase: enemy_turn
        active: 0
        heroes: [{zone: A2}, {zone: A2}]
        plagues: [{kind: nest, zone: D3}]
        next: {blue: [3]}
    """)
    assert told(match, "activation_card") == []
    assert [plague.kind for plague in match.state.plagues] == ["nest", "venom_biter"]


@pytest.mark.rule("SS-ACT-05", "SS-ETN-06")
def test_the_second_option_counts_only_if_the_first_activates_nobody():
    _, state = laid_out("enemies: [{card: giant_spider_1, zone: D3}]")
    game = Game(state)
    cards = game.content.activation_cards
    assert activated(game, cards["C"].first) == []
    assert activated(game, cards["B"].otherwise) == state.enemies
    match = table(enemies_turn(f"{PLAIN}\n        enemies: [{{card: giant_spider_1, zone: D3}}]", "C"))
    assert told(match, "enemy_acts") == [], "neither red nor blue: the card is discarded"


@pytest.mark.rule("SS-ACT-02", "SS-ACT-04", "SS-ENM-01")
def test_enemies_of_the_active_player_come_first_and_higher_ranks_before_lower():
    _, state = laid_out("""
        active: 1
        enemies:
        - {card: giant_spider_1, zone: D3, player: 0}
        - {card: dark_dwarf_1, zone: D3, player: 0}
        - {card: elf_assassin_1, zone: D3, player: 1}
        - {card: minotaur, zone: D3, player: 1}
    """)
    cards = [one.card for one in in_order(Game(state))]
    assert cards == ["minotaur", "elf_assassin_1", "dark_dwarf_1", "giant_spider_1"]


@pytest.mark.rule("SS-ACT-06")
def test_a_number_of_enemies_is_taken_from_the_front():
    _, state = laid_out("""
        enemies:
        - {card: giant_spider_1, zone: D3}
        - {card: dark_dwarf_1, zone: D3}
        - {card: elf_witch_1, zone: D3}
    """)
    game = Game(state)
    assert [one.card for one in activated(game, game.content.activation_cards["M"].first)] == [
        "dark_dwarf_1",
        "elf_witch_1",
    ]


@pytest.mark.rule("SS-ACT-01", "SS-BOS-02")
def test_the_universal_rune_fits_every_style():
    _, state = laid_out("""
        adventure: the_elf_knight
        enemies: [{card: elf_knight, zone: E2}, {card: tyrant_lizard_1, zone: D1}, {card: dark_dwarf_1, zone: D1}]
    """)
    game = Game(state)
    assert [one.card for one in activated(game, game.content.activation_cards["D"].first)] == [
        "elf_knight",
        "tyrant_lizard_1",
    ]


@pytest.mark.rule("SS-ACT-01")
@pytest.mark.parametrize(("card", "meant"), [("K", False), ("G", True), ("J", False), ("L", True), ("O", False)])
def test_situations(card, meant):
    _, state = laid_out("heroes: [{zone: A3}, {zone: A3}]\nenemies: [{card: giant_spider_1, zone: B3}]")
    game = Game(state)
    assert bool(activated(game, game.content.activation_cards[card].first)) == meant


@pytest.mark.rule("SS-ACT-07")
def test_a_shuffle_instruction_makes_a_new_deck_and_the_card_a_new_discard_pile():
    text = enemies_turn(f"{PLAIN}\n        enemies: [{{card: giant_spider_1, zone: D3}}]", "H")
    match = table(text)
    assert match.state.activation_discard == ["H"]
    assert len(match.state.activation_deck) == 14


@pytest.mark.rule("SS-ACT-04")
def test_of_equal_enemies_the_player_chooses_who_acts_first():
    match = table(
        enemies_turn(
            f"{PLAIN}\n        enemies: [{{card: giant_spider_1, zone: D3}}, {{card: giant_spider_2, zone: D3}}]", "A"
        )
    )
    assert match.decision.question == "next_enemy"
    assert ids(match) == ["enemy:giant_spider_1", "enemy:giant_spider_2"]


@pytest.mark.rule("SS-ACT-08", "SS-EMV-04")
def test_otherwise_all_enemies_move():
    # Card K: nobody is in a hero's zone, so all move one zone toward the nearest hero.
    match = table(
        enemies_turn(
            """heroes: [{zone: A3, powers: [whirlwind]}, {zone: A3, powers: [swift_foot]}]
        enemies: [{card: giant_spider_1, zone: C3}, {card: dark_dwarf_1, zone: D3}]""",
            "K",
        )
    )
    assert [one.zone for one in match.state.enemies] == ["B3", "C3"]
    assert told(match, "enemy_acts") == []


@pytest.mark.rule("SS-ACT-09", "SS-ENM-06")
def test_all_use_their_special_ability():
    match = table(
        enemies_turn(
            """heroes: [{zone: A1, powers: [whirlwind]}, {zone: A1, powers: [swift_foot]}]
        enemies: [{card: elf_witch_1, zone: D3, shields: 0, charges: {fireball: 0}}]
        plagues: [{kind: nest, zone: C3}]""",
            "J",
        )
    )
    assert enemy(match, "elf_witch_1").shields == 1
    assert enemy(match, "elf_witch_1").charges == {"fireball": 1}


# --- behaviours -----------------------------------------------------------------------------------------------------


def chosen(heroes: str, foe: str, zone: str, more: str = ""):
    _, state = laid_out(f"heroes: [{heroes}]\nenemies: [{{card: {foe}, zone: {zone}}}]\n{more}")
    game = Game(state)
    number, found = targeting.choose(game, state.enemies[0])
    return number, [figure.id for figure in found]


@pytest.mark.rule("SS-BEH-01", "SS-BEH-03", "SS-BEH-04", "SS-BEH-12")
@pytest.mark.parametrize(("zone", "number"), [("B3", 0), ("C3", 1), ("D3", 1), ("D2", 2)])
def test_the_topmost_behaviour_that_reaches_somebody_in_sight_is_followed(zone, number):
    # The Giant Spider: {0}; {1}{2}; {+}.
    assert chosen("{zone: B3}, {zone: B3}", "giant_spider_1", zone)[0] == number


@pytest.mark.rule("SS-BEH-04", "SS-RNG-01")
@pytest.mark.parametrize(("zone", "meant"), [("B3", True), ("C3", True), ("D3", True), ("D2", False)])
def test_a_range_of_two_zones_means_up_to_two(zone, meant):
    _, state = laid_out(f"heroes: [{{zone: B3}}, {{zone: B3}}]\nenemies: [{{card: giant_spider_1, zone: {zone}}}]")
    game = Game(state)
    scroll = game.scroll(state.enemies[0])
    far = replace(scroll, behaviours=(replace(scroll.behaviours[0], ranges=(2,)),))
    with patch.object(Game, "scroll", lambda self, enemy: far):
        assert (targeting.choose(game, state.enemies[0])[0] == 0) is meant


@pytest.mark.rule("SS-BEH-01", "SS-BEH-02")
def test_only_the_last_behaviour_needs_no_sight():
    # A wall stands between A1 and B2, two zones away; behind the closed door B2 and C2 are far from each other.
    assert chosen("{zone: B2}, {zone: B2}", "giant_spider_1", "A1") == (2, ["hero:0", "hero:1"])
    assert chosen("{zone: B2}, {zone: B2}", "giant_spider_1", "C2") == (2, ["hero:0", "hero:1"])


@pytest.mark.rule("SS-BEH-09")
def test_without_a_way_to_anybody_an_enemy_does_nothing():
    blocked = "barriers: [[C3, B3], [C1, B1]]"
    assert chosen("{zone: A2}, {zone: A2}", "dark_dwarf_1", "D2", blocked) == (-1, [])
    assert chosen("{zone: A2}, {zone: A2}", "giant_spider_1", "D2", blocked)[0] == 2, "eight legs climb over barriers"


@pytest.mark.rule("SS-EMV-11", "SS-TER-07")
def test_barriers_do_not_hinder_flying_enemies():
    blocked = "barriers: [[C3, B3], [C1, B1]]"
    assert chosen("{zone: A2}, {zone: A2}", "soul_eater", "D2", blocked)[0] == 2


@pytest.mark.rule("SS-BEH-11", "SS-TGT-07", "SS-HID-01")
def test_hidden_heroes_and_ghosts_are_ignored():
    assert chosen("{zone: B3, hidden: true}, {zone: A1, ghost: true}", "giant_spider_1", "B3") == (-1, [])


@pytest.mark.rule("SS-TGT-07", "SS-COM-11")
def test_companions_are_chosen_like_heroes_but_illusions_are_not():
    companions = "companions: [{card: warrior, zone: B3}, {card: illusion, zone: B3}]"
    assert chosen("{zone: A1}, {zone: A1}", "giant_spider_1", "B3", companions) == (0, ["companion:warrior"])


def preferred(foe: str, heroes: str, zone: str = "B3", more: str = ""):
    """Whom the enemy chooses; a question if it is open."""
    _, state = laid_out(f"heroes: [{heroes}]\nenemies: [{{card: {foe}, zone: {zone}}}]\n{more}")
    game = Game(state)
    rules = targeting.preferred(game, state.enemies[0], targeting.choose(game, state.enemies[0])[1])
    try:
        return [option.id for option in next(rules).options]
    except StopIteration as done:
        return done.value.id


@pytest.mark.rule("SS-TGT-02", "SS-TGT-01")
@pytest.mark.parametrize(
    ("foe", "expected"),
    [
        ("giant_spider_1", "hero:1"),
        ("dark_dwarf_1", "hero:0"),
        ("devil_gremlin_1", "hero:2"),
        ("elf_assassin_1", "hero:3"),
    ],
)
def test_preferred_targets(foe, expected):
    # Least wounded, most wounded, richest, of the magic style.
    heroes = "{zone: B3, wounds: 3}, {zone: B3}, {zone: B3, wounds: 1, gold: 5}, {zone: B3, wounds: 2}"
    assert preferred(foe, heroes) == expected


@pytest.mark.rule("SS-TGT-03", "SS-TGT-04")
def test_among_several_the_general_criteria_decide():
    # Both unwounded for the spider: fewest remaining hit points (Artemis has 6, Thorgren 8).
    assert preferred("giant_spider_1", "{zone: B3}, {zone: B3}") == "hero:1"


@pytest.mark.rule("SS-TGT-06")
def test_nobody_wounded_means_no_preferred_target():
    assert preferred("dark_dwarf_1", "{zone: B3}, {zone: B3}") == "hero:1"
    assert preferred("devil_gremlin_1", "{zone: B3}, {zone: B3}") == "hero:1"


@pytest.mark.rule("SS-TGT-05", "SS-GEN-10")
def test_still_tied_the_responsible_player_decides():
    heroes = "{zone: B3, card: artemis_scout}, {zone: B3, card: robin_thief}"
    assert preferred("giant_spider_1", heroes) == ["target:hero:0", "target:hero:1"]


@pytest.mark.rule("SS-TGT-03")
def test_the_shortest_distance_comes_last():
    heroes = "{zone: A3, card: artemis_scout}, {zone: B3, card: robin_thief}"
    assert preferred("giant_spider_1", heroes, "C3") == "hero:1"


@pytest.mark.rule("SS-TGT-10")
def test_companions_have_no_gold_and_the_style_of_their_card():
    more = "companions: [{card: warrior, zone: B3, wounds: 1}]"
    assert preferred("devil_gremlin_1", "{zone: B3, gold: 5}, {zone: B3}", more=more) == "hero:0"
    assert preferred("elf_witch_1", "{zone: B3, card: robin_thief}, {zone: B3}", more=more) == "companion:warrior"


# --- the sentences --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-BEH-05", "SS-BEH-06", "SS-EMV-06", "SS-EAT-01")
def test_all_sentences_are_carried_out_in_order():
    # Giant Spider at {0}: no snare (not slowed), bite, withdraw the way it came.
    match = table(
        enemies_turn(
            """heroes: [{zone: B3, powers: [whirlwind]}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: B3, trail: [C3, B3]}]
        next: {red: [1, 1], blue: [1, 1]}""",
            "A",
        )
    )
    assert told(match, "attack")[0].args["whom"] == "thorgren_gladiator"
    assert enemy(match, "giant_spider_1").zone == "C3"


@pytest.mark.rule("SS-BEH-05", "SS-BEH-13")
def test_conditions_are_looked_at_when_their_sentence_is_reached():
    # At {1}{2} the web slows the target first; then the spider moves in and snares it: knocked down.
    match = table(
        enemies_turn(
            """heroes: [{zone: B3, powers: [whirlwind]}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: C3}]
        next: {blue: [2, 4, 4, 4, 4, 4]}""",
            "A",
        )
    )
    assert hero(match).conditions.restrictive == "slow"
    assert hero(match).conditions.down
    assert enemy(match, "giant_spider_1").zone == "B3"


@pytest.mark.rule("SS-BEH-07")
def test_the_target_stays_the_target():
    # The gremlin goes for the richest; a richer hero in its way does not matter once it has chosen.
    match = table(
        enemies_turn(
            """heroes: [{zone: C3, gold: 10, powers: [whirlwind]}, {zone: A1}]
        enemies: [{card: devil_gremlin_1, zone: D3}]
        next: {blue: [9, 9, 9, 9], red: [9]}""",
            "A",
        )
    )
    assert {event.args["whom"] for event in told(match, "attack")} == {"thorgren_gladiator"}


@pytest.mark.rule("SS-EAT-03", "SS-EAT-04")
def test_enemies_pay_the_dearest_property_first():
    match = table(
        enemies_turn(
            """heroes: [{zone: B3, powers: [whirlwind]}, {zone: A1}]
        enemies: [{card: devil_gremlin_1, zone: B3, powers: [venomous]}]
        next: {blue: [8, 4, 4, 4, 4, 4]}""",
            "A",
        )
    )
    # One energy, two properties of equal price: in printed order, the blade's bleeding.
    assert (hero(match).conditions.bleed, hero(match).conditions.poison) == (1, 0)


@pytest.mark.rule("SS-EAT-09", "SS-EMV-01")
def test_an_attack_out_of_reach_is_not_made():
    # {+}: the spider moves one zone, by the way without obstacles; nobody is within two zones then.
    match = table(
        enemies_turn(
            """heroes: [{zone: A1, powers: [whirlwind]}, {zone: A1, powers: [swift_foot]}]
        enemies: [{card: giant_spider_1, zone: D3}]""",
            "A",
        )
    )
    assert told(match, "attack") == []
    assert enemy(match, "giant_spider_1").zone == "D2"


@pytest.mark.rule("SS-ENM-07")
def test_a_charged_ability_needs_a_charge():
    text = """heroes: [{zone: B3, powers: [whirlwind]}, {zone: B3, powers: [swift_foot]}]
        enemies: [{card: elf_witch_1, zone: C3, charges: {fireball: %d}}]
        next: {red: [9, 9], blue: [4, 4, 4, 4, 4, 4, 4, 4]}"""
    match = table(enemies_turn(text % 1, "B"))
    assert told(match, "ability")
    assert enemy(match, "elf_witch_1").charges == {"fireball": 0}
    assert told(match, "hits")[0].terms[1].value == 3
    match = table(enemies_turn(text % 0, "B"))
    assert told(match, "ability") == []
    assert told(match, "hits")[0].terms[1].value == 1


@pytest.mark.rule("SS-EAT-05")
def test_an_attack_against_all_is_one_roll():
    match = table(
        enemies_turn(
            """heroes: [{zone: B3, powers: [whirlwind]}, {zone: B3, powers: [swift_foot]}]
        enemies: [{card: elf_priestess, zone: C3, trail: [D3, C3]}]
        next: {blue: [1, 1, 4, 1, 1, 1, 1]}""",
            "C",
        )
    )
    assert len(told(match, "attack_roll")) == 1
    assert len(told(match, "defended")) == 2
    assert enemy(match, "elf_priestess").zone == "D3"


@pytest.mark.rule("SS-TGT-08", "SS-RNG-01")
@pytest.mark.parametrize(("zone", "found"), [("A3", True), ("A2", True), ("A1", False)])
def test_the_nearest_within_a_reach_may_be_nearer(zone, found):
    _, state = laid_out(f"""
        heroes: [{{zone: {zone}}}, {{zone: A1, ghost: true}}]
        enemies: [{{card: giant_spider_1, zone: A3}}]
    """)
    game = Game(state)
    with pytest.raises(StopIteration) as end:
        next(targeting.nearest(game, state.enemies[0], within=1, in_sight=True))
    assert (end.value.value is state.heroes[0]) == found
