"""Where rules about enemies, shadows, plagues and bosses meet (chapters 12 and 14)."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.enemies import targeting
from tests.sword_and_sorcery.table import enemy, hero, ids, laid_out, play, table, told

KNIGHT = "adventure: the_elf_knight\nenemies: [{card: elf_knight, zone: E2}]\n"

# --- ties of the order of activations -------------------------------------------------------------------------------


@pytest.mark.rule("SS-ACT-04", "SS-ACT-06")
def test_the_player_chooses_who_acts_if_a_number_cuts_through_a_tie():
    match = table("""
        phase: enemy_turn
        active: 0
        heroes: [{zone: A3}, {zone: A1}]
        enemies:
        - {card: giant_spider_1, zone: D3}
        - {card: giant_spider_2, zone: D3}
        - {card: devil_gremlin_1, zone: D3}
        on_top: {activation: [M]}
    """)
    assert match.decision.question == "next_enemy"
    assert len(match.decision.options) == 3, "any two of the three, not the first two that came"
    play(match, "enemy:devil_gremlin_1")
    while match.decision.question != "next_enemy":
        match.answer(match.decision.options[0])
    play(match, "enemy:giant_spider_2")
    while match.state.phase == "enemy_turn" and match.state.agenda:
        match.answer(match.decision.options[0])
    assert [event.args["enemy"] for event in told(match, "enemy_acts")] == ["devil_gremlin_1", "giant_spider_2"]


@pytest.mark.rule("SS-ACT-04", "SS-ACT-06")
def test_a_number_takes_higher_ranks_first_and_asks_only_about_the_rest():
    match = table("""
        phase: enemy_turn
        active: 0
        heroes: [{zone: A3}, {zone: A1}]
        enemies:
        - {card: giant_spider_1, zone: D3}
        - {card: dark_dwarf_1, zone: D3}
        - {card: giant_spider_2, zone: D3}
        on_top: {activation: [M]}
    """)
    assert told(match, "enemy_acts")[0].args["enemy"] == "dark_dwarf_1"
    while match.decision.question != "next_enemy":
        match.answer(match.decision.options[0])
    assert ids(match) == ["enemy:giant_spider_1", "enemy:giant_spider_2"]


@pytest.mark.rule("SS-ENG-07", "SS-ACT-04")
def test_equal_enemies_strike_at_who_leaves_in_the_order_their_player_likes():
    match = table("""
        active: 0
        heroes: [{zone: A3}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: A3, player: 1}, {card: giant_spider_2, zone: A3, player: 1}]
        next: {red: [9, 9, 9, 9]}
    """)
    play(match, "disengage:A2")
    assert (match.decision.seat, match.decision.question) == (1, "next_enemy")
    play(match, "enemy:giant_spider_2")
    assert [event.args["figure"] for event in told(match, "attack")] == ["enemy:giant_spider_2", "enemy:giant_spider_1"]
    assert hero(match).zone == "A2"


@pytest.mark.rule("SS-ENG-07")
def test_who_leaves_is_struck_by_the_active_players_enemies_first():
    match = table("""
        active: 1
        heroes: [{zone: A1}, {zone: A3}]
        enemies: [{card: giant_spider_1, zone: A3, player: 0}, {card: giant_spider_2, zone: A3, player: 1}]
        next: {red: [9, 9, 9, 9]}
    """)
    play(match, "disengage:A2")
    assert [event.args["figure"] for event in told(match, "attack")] == ["enemy:giant_spider_2", "enemy:giant_spider_1"]


@pytest.mark.rule("SS-ACT-09", "SS-ACT-04")
def test_special_abilities_of_equals_come_in_the_order_their_player_likes():
    match = table("""
        phase: enemy_turn
        active: 0
        heroes: [{zone: A1}, {zone: A1}]
        enemies: [{card: elf_assassin_1, zone: D3}, {card: elf_assassin_2, zone: D3}]
        on_top: {activation: [J]}
    """)
    assert match.decision.question == "next_enemy"
    play(match, "enemy:elf_assassin_2")
    assert [event.args["figure"] for event in told(match, "special")] == [
        "enemy:elf_assassin_2",
        "enemy:elf_assassin_1",
    ]


# --- plagues under conditions ---------------------------------------------------------------------------------------


def biters(first: str, second: str = "", more: str = "") -> str:
    both = f"{{kind: venom_biter, zone: C3{first}}}"
    if second:
        both += f", {{kind: venom_biter, {second}}}"
    return f"""
        phase: enemy_turn
        active: 0
        heroes: [{{zone: C3}}, {{zone: A1}}]
        plagues: [{both}]
        {more}
    """


@pytest.mark.rule("SS-ACT-12", "SS-PLG-01", "SS-ECN-04")
def test_a_stunned_plague_stays_down_and_does_not_bleed():
    match = table(biters(", conditions: {restrictive: stun, down: true, bleed: 1}"))
    one = match.state.plagues[0]
    assert (one.conditions.down, one.wounds, one.conditions.restrictive) == (True, 0, "")
    assert not told(match, "attack")


@pytest.mark.rule("SS-ECN-03", "SS-PLG-01", "SS-ACT-12")
@pytest.mark.parametrize(("face", "attacks"), [(4, 1), (1, 0)])
def test_a_blinded_plague_needs_a_block(face, attacks):
    match = table(biters(", conditions: {restrictive: blind}", more=f"next: {{blue: [{face}, 9, 9]}}"))
    assert len(told(match, "attack")) == attacks
    assert match.state.plagues[0].conditions.restrictive == ""


@pytest.mark.rule("SS-PLG-08")
def test_the_active_player_orders_plagues_of_one_kind():
    match = table(biters("", "zone: D3").replace("active: 0", "active: 1"))
    assert (match.decision.seat, match.decision.question) == (1, "next_enemy")
    assert ids(match) == ["enemy:venom_biter_1", "enemy:venom_biter_2"]


@pytest.mark.rule("SS-ETN-04", "SS-PLG-08")
def test_biters_act_before_nests_whoever_came_first():
    match = table("""
        phase: enemy_turn
        active: 0
        heroes: [{zone: C3}, {zone: A1}]
        plagues: [{kind: nest, zone: D3}, {kind: venom_biter, zone: C3}]
        next: {blue: [9, 9, 3]}
    """)
    kinds = [event.kind for event in match.events if event.kind in ("attack", "plague_enters")]
    assert kinds == ["attack", "plague_enters"]


@pytest.mark.rule("SS-PLG-03", "SS-ETN-02")
def test_a_plague_that_the_biter_before_it_killed_with_its_hero_still_acts_alone():
    match = table(biters("", "zone: D3", "next: {blue: [9, 9, 9, 9]}"))
    play(match, "enemy:venom_biter_1")
    assert len(told(match, "attack")) == 2, "the second one walks in and bites"
    assert {one.zone for one in match.state.plagues} == {"C3"}


# --- shadows as soon as they are seen -------------------------------------------------------------------------------


@pytest.mark.rule("SS-SHD-05", "SS-LOS-05")
def test_when_the_enemy_that_hid_a_shadow_dies_the_shadow_is_revealed():
    match = table("""
        active: 1
        heroes: [{zone: A1}, {zone: A3}]
        enemies: [{card: giant_spider_1, zone: B3, wounds: 4}]
        shadows: {D3: [citizen]}
        next: {red: [1], blue: [1, 1]}
    """)
    assert match.state.shadows
    play(match, "attack:main:enemy:giant_spider_1")
    assert enemy(match, "giant_spider_1") is None
    assert match.state.shadows == {}


@pytest.mark.rule("SS-SHD-05", "SS-LOS-06")
def test_a_hero_whose_last_foe_in_the_zone_dies_looks_around():
    match = table("""
        active: 0
        heroes: [{zone: A3}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: A3, wounds: 4}]
        shadows: {C3: [citizen]}
        next: {red: [1], blue: [1]}
    """)
    assert match.state.shadows
    play(match, "attack:main:enemy:giant_spider_1")
    assert match.state.shadows == {}


@pytest.mark.rule("SS-SHD-05", "SS-PSH-05")
def test_a_push_out_of_the_line_reveals_what_lay_behind():
    match = table("""
        active: 0
        heroes: [{zone: B3}, {zone: A3}]
        enemies: [{card: giant_spider_1, zone: B3, before: B2}]
        shadows: {C3: [citizen]}
        next: {blue: [9]}
    """)
    assert match.state.shadows
    play(match, "attack:offhand:enemy:giant_spider_1")
    assert match.state.shadows == {}


@pytest.mark.rule("SS-SHD-05", "SS-EMV-05")
def test_an_enemy_that_walks_away_uncovers_a_shadow_in_its_own_turn():
    match = table("""
        phase: enemy_turn
        active: 0
        heroes: [{zone: A3}, {zone: B1}]
        enemies: [{card: giant_spider_1, zone: B3, trail: [B2, B3]}]
        shadows: {D3: [citizen]}
        on_top: {activation: [A]}
    """)
    # The spider goes into the fight with somebody; whatever it does, no shadow in sight stays face down.
    for _ in range(30):
        if match.state.phase != "enemy_turn":
            break
        match.answer(match.decision.options[0])
    game = Game(match.state)
    seen = [zone for zone in match.state.shadows for one in game.living() if game.sees(one, zone)]
    assert not seen


@pytest.mark.rule("SS-SHD-05", "SS-LOS-09")
def test_an_enemy_that_hides_no_longer_covers_a_shadow():
    match = table("""
        phase: enemy_turn
        active: 0
        heroes: [{zone: A3}, {zone: A3}]
        enemies: [{card: elf_assassin_1, zone: B3}]
        shadows: {D3: [citizen]}
        on_top: {activation: [J]}
    """)
    assert enemy(match, "elf_assassin_1").hidden
    assert match.state.shadows == {}


@pytest.mark.rule("SS-SHD-05", "SS-SHD-06", "SS-RES-02")
def test_who_comes_back_to_life_sees_again():
    match = table("""
        phase: time
        step: 5
        shards: 3
        heroes: [{zone: A1, ghost: true}, {zone: D2}]
        shadows: {B1: [citizen], C1: [single]}
    """)
    play(match, "resurrect:0")
    assert match.state.shadows == {}


@pytest.mark.rule("SS-SHD-08")
def test_of_different_shadows_equally_far_the_active_player_takes_one_first():
    match = table("""
        active: 0
        heroes: [{zone: A2}, {zone: B1}]
        shadows: {A1: [experienced], B3: [citizen], C3: [single]}
        on_top: {enemy: [giant_spider_1, devil_gremlin_1]}
    """)
    play(match, "move:A3")
    assert (match.decision.seat, match.decision.question) == (0, "shadow")
    assert [event.args["token"] for event in told(match, "shadow")] == ["citizen", "experienced", "single"]
    play(match, "shadow:C3:single")
    assert enemy(match, "giant_spider_1").zone == "C3"
    assert enemy(match, "devil_gremlin_1").zone == "A1"


@pytest.mark.rule("SS-SHD-08")
def test_a_tie_of_equal_shadows_is_not_asked():
    match = table("""
        active: 0
        heroes: [{zone: A2}, {zone: B1}]
        shadows: {A1: [single], C3: [single]}
        on_top: {enemy: [giant_spider_1, devil_gremlin_1]}
    """)
    play(match, "move:A3")
    assert match.decision.question == "act"
    assert len(match.state.enemies) == 2


# --- spawning -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-SPN-01", "SS-EVT-02", "SS-EVT-05")
def test_spawning_counts_the_enemies_that_are_there_when_its_turn_comes():
    # The war drums let the spider act before the count; it bleeds to death, so it is no longer in play.
    match = table("""
        phase: event
        active: 0
        heroes: [{zone: A1}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: D3, wounds: 4, conditions: {bleed: 1}}]
        event_deck: [respite, war_drums]
        next: {blue: [1]}
    """)
    assert told(match, "enemy_dies")
    # {H − E} with one fewer: 2 − 0 − 1.
    assert len(told(match, "enemy_enters")) == 1


@pytest.mark.rule("SS-SPN-02", "SS-SPN-01")
@pytest.mark.parametrize(("heroes", "there", "come"), [(2, 0, 2), (3, 1, 2), (4, 0, 4), (2, 3, 0)])
def test_how_many_come_by_the_ambush(heroes, there, come):
    cards = ["giant_spider_1", "giant_spider_2", "devil_gremlin_1"]
    placed = ", ".join([f"{{card: {card}, zone: D3}}" for card in cards[:there]])
    party = ", ".join(["{zone: A1}"] * heroes)
    match = table(f"""
        phase: event
        active: 0
        heroes: [{party}]
        enemies: [{placed}]
        event_deck: [respite, ambush]
        next: {{blue: [1, 1, 1, 1, 1]}}
    """)
    # With four heroes five would come, but the adventure has four enemy cards (SS-ASG-05).
    assert len(told(match, "enemy_enters")) == come


# --- bosses and their threat ----------------------------------------------------------------------------------------


@pytest.mark.rule("SS-THR-07", "SS-HID-01")
def test_when_the_threatening_hero_hides_the_token_goes_to_another():
    match = table(
        KNIGHT
        + """
heroes: [{card: robin_thief, zone: C2, powers: [hide]}, {zone: C2}, {zone: C2}]
threat: 0
threat_level: 2
active: 0
"""
    )
    play(match, "use:hide.0")
    assert match.decision.question == "threat"
    assert ids(match) == ["hero:1", "hero:2"]
    play(match, "hero:2")
    assert (match.state.threat, match.state.threat_level) == (2, 1)


@pytest.mark.rule("SS-THR-07")
def test_if_nobody_else_can_be_targeted_the_token_stays():
    match = table(
        KNIGHT
        + """
heroes: [{card: robin_thief, zone: C2, powers: [hide]}, {zone: C2, ghost: true}]
threat: 0
threat_level: 2
active: 0
"""
    )
    play(match, "use:hide.0")
    assert match.decision.question == "act"
    assert (match.state.threat, match.state.threat_level) == (0, 2)
    game = Game(match.state)
    assert targeting.choose(game, match.state.enemies[0]) == (-1, [])


@pytest.mark.rule("SS-THR-05", "SS-THR-04")
def test_two_wounds_of_one_power_move_the_threat_token_once():
    match = table(
        KNIGHT.replace("zone: E2}", "zone: E2, conditions: {down: true}}")
        + """
heroes: [{card: artemis_huntress, zone: E2, powers: [prey_of_the_pack]}, {zone: E2}, {zone: E2}]
threat: 1
threat_level: 2
active: 0
"""
    )
    play(match, "use:prey_of_the_pack.0", *(["aim:enemy:elf_knight"] if "aim:enemy:elf_knight" in ids(match) else []))
    assert enemy(match, "elf_knight").wounds == 2, "the wound, and one for falling again"
    assert (match.state.threat, match.state.threat_level) == (1, 1)


@pytest.mark.rule("SS-BOS-03", "SS-CON-06")
def test_an_immune_boss_gets_no_wound_instead_of_the_stun():
    match = table(
        KNIGHT
        + """
heroes: [{card: xantares_wildmage, zone: E2, rank: 3, powers: [entropy]}, {zone: C2}]
active: 0
next: {red: [9]}
"""
    )
    play(match, "use:entropy.0")
    assert enemy(match, "elf_knight").conditions.restrictive == ""
    assert enemy(match, "elf_knight").wounds == 0


@pytest.mark.rule("SS-THR-10", "SS-ENG-05")
@pytest.mark.parametrize(("threat", "attacks"), [(0, 1), (1, 0)])
def test_a_vengeful_boss_strikes_only_its_foe_when_heroes_leave(threat, attacks):
    match = table(
        KNIGHT
        + f"""
heroes: [{{zone: E2}}, {{zone: C2}}]
threat: {threat}
threat_level: 1
active: 0
next: {{red: [9, 9], blue: [9, 9, 9, 9]}}
"""
    )
    leave = next(option for option in ids(match) if option.startswith("disengage"))
    play(match, leave)
    assert len(told(match, "attack")) == attacks


@pytest.mark.rule("SS-EDT-05", "SS-ASG-06")
def test_a_dead_boss_gives_its_token_back():
    match = table(
        KNIGHT.replace("zone: E2}", "zone: E2, wounds: 32, scroll: elf_knight_on_foot, half: true}")
        + """
heroes: [{card: artemis_huntress, zone: E2, powers: [prey_of_the_pack]}, {zone: E2}, {zone: E2}]
threat: 1
threat_level: 2
active: 0
"""
    )
    play(match, "use:prey_of_the_pack.0", *(["aim:enemy:elf_knight"] if "aim:enemy:elf_knight" in ids(match) else []))
    assert enemy(match, "elf_knight") is None
    assert match.state.threat == -1


# --- enemies' choices -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-TGT-03", "SS-TGT-05", "SS-TGT-06")
def test_with_nobody_wounded_the_fewest_hit_points_decide():
    _, state = laid_out("""
        heroes: [{zone: B3}, {zone: B3}]
        enemies: [{card: dark_dwarf_1, zone: B3}]
    """)
    game = Game(state)
    found = targeting.choose(game, state.enemies[0])[1]
    left = sorted(found, key=game.hp_left)
    assert game.hp_left(left[0]) < game.hp_left(left[1])
    with pytest.raises(StopIteration) as chosen:
        next(targeting.preferred(game, state.enemies[0], found))
    assert chosen.value.value is left[0]


@pytest.mark.rule("SS-TGT-02", "SS-TGT-10", "SS-TGT-04")
def test_companions_have_no_gold_for_who_seeks_the_richest():
    match = table("""
        phase: enemy_turn
        active: 0
        heroes: [{zone: A1, gold: 5}, {zone: D3, gold: 5}]
        companions: [{card: warrior, zone: D3, wounds: 1}]
        enemies: [{card: devil_gremlin_1, zone: D3}]
        on_top: {activation: [A]}
        next: {blue: [9, 9, 9]}
    """)
    assert told(match, "enemy_chooses")[0].args["whom"] == "artemis_scout"


@pytest.mark.rule("SS-TGT-07", "SS-BEH-09", "SS-BEH-11")
def test_if_all_are_hidden_or_ghosts_the_enemy_does_nothing():
    match = table("""
        phase: enemy_turn
        active: 0
        heroes: [{zone: B3, hidden: true}, {zone: B3, ghost: true}]
        companions: [{card: illusion, zone: B3}]
        enemies: [{card: giant_spider_1, zone: B3}]
        on_top: {activation: [A]}
    """)
    assert not told(match, "attack")
    assert enemy(match, "giant_spider_1").zone == "B3"


@pytest.mark.rule("SS-ACT-05", "SS-ETN-06")
def test_a_card_that_fits_nobody_is_discarded_and_plagues_still_act():
    match = table("""
        phase: enemy_turn
        active: 0
        heroes: [{zone: C3}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: A3}]
        plagues: [{kind: venom_biter, zone: C3}]
        on_top: {activation: [C]}
        next: {blue: [9, 9]}
    """)
    assert not told(match, "enemy_acts")
    assert len(told(match, "attack")) == 1
    assert match.state.activation_discard[-1] == "C"


@pytest.mark.rule("SS-EPW-03", "SS-EPW-04", "SS-EPW-08")
def test_an_enemy_with_three_powers_draws_none_for_a_kill():
    _, state = laid_out("enemies: [{card: giant_spider_1, zone: B3}]")
    game = Game(state)
    types: dict[str, str] = {}
    for card in list(state.power_deck):
        types.setdefault(game.content.enemy_powers[card].type, card)
    assert len(types) == 3
    match = table(f"""
        phase: enemy_turn
        active: 0
        heroes: [{{zone: B3, wounds: 7, offhand: "", powers: []}}, {{zone: A1}}]
        enemies: [{{card: giant_spider_1, zone: B3, powers: [{", ".join(types.values())}]}}]
        on_top: {{activation: [A]}}
        next: {{red: [1, 1, 1], blue: [9, 9, 9]}}
    """)
    assert hero(match).ghost
    assert len(enemy(match, "giant_spider_1").powers) == 3


@pytest.mark.rule("SS-ASG-02", "SS-ASG-03")
def test_a_second_of_a_kind_goes_to_the_same_player_even_with_more_cards():
    match = table("""
        active: 0
        heroes: [{zone: A2}, {zone: A1}]
        enemies:
        - {card: giant_spider_1, zone: D2, player: 1}
        - {card: elf_assassin_1, zone: D2, player: 1}
        shadows: {C3: [single]}
        on_top: {enemy: [giant_spider_2]}
    """)
    play(match, "move:A3")
    assert enemy(match, "giant_spider_2").player == 1


@pytest.mark.rule("SS-GEN-04", "SS-ACT-07", "SS-ETN-01")
def test_an_empty_activation_deck_is_made_anew_from_the_discards():
    match = table("""
        phase: enemy_turn
        active: 0
        heroes: [{zone: A1}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: D3}]
        activation_deck: []
        activation_discard: [C]
    """)
    assert told(match, "activation_card")[0].args["card"] == "C"
    assert match.state.activation_discard == ["C"]


@pytest.mark.rule("SS-EDT-01", "SS-EDT-02", "SS-GEN-04")
def test_loot_without_a_token_left_is_nothing():
    match = table("""
        active: 0
        heroes: [{zone: A3}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: A3, wounds: 4}]
        loot_deck: []
        next: {red: [1], blue: [1]}
    """)
    play(match, "attack:main:enemy:giant_spider_1")
    assert "A3" not in match.state.lying
    assert match.state.shards == 1


@pytest.mark.rule("SS-GLD-02", "SS-EDT-02", "SS-GEN-16")
def test_an_enemy_leaves_no_coins_that_are_not_in_the_box():
    match = table("""
        active: 0
        heroes: [{zone: A3, gold: 540}, {zone: A1}]
        enemies: [{card: devil_gremlin_2, zone: A3, wounds: 3}]
        next: {red: [1], blue: [1, 9]}
    """)
    play(match, "attack:main:enemy:devil_gremlin_2")
    assert match.state.lying["A3"].gold == 5
