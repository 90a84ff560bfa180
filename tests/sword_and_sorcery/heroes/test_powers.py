"""Powers, recharging, blessings, soul rank, choices (chapters 3, 6, 8)."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery import RULEBOOK
from tafelrunde.games.sword_and_sorcery.box.content import load
from tafelrunde.games.sword_and_sorcery.effects import formula
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import powers
from tafelrunde.games.sword_and_sorcery.rules.heroes import choosing
from tafelrunde.kernel import Match
from tests.sword_and_sorcery.table import enemy, hero, ids, laid_out, play, table, told


@pytest.mark.rule("SS-GEN-13")
@pytest.mark.parametrize(("rank", "half"), list(zip(range(1, 8), [1, 1, 2, 2, 3, 3, 4], strict=True)))
def test_half_of_a_soul_rank_is_rounded_up(rank, half):
    assert formula.half(rank) == half


@pytest.mark.rule("SS-GEN-11", "SS-GEN-12", "SS-MOD-04")
def test_formulas():
    values = formula.Values(act=1, rank=3, heroes=4)
    assert formula.evaluate("2*act", values) == 2
    assert formula.evaluate("act*heroes", values) == 4
    assert formula.evaluate("rank+act", values) == 4
    assert formula.evaluate("half_rank", values) == 2
    assert formula.evaluate("-act", values) == -1


@pytest.mark.rule("SS-PWR-10", "SS-RDY-03", "SS-TIM-11")
def test_a_used_power_shows_its_recharge_time():
    match = table("active: 0\nheroes: [{card: jeanne_inquisitor, powers: [judgement]}, {}]")
    play(match, "use:judgement.0")
    assert hero(match).powers[0].recharge == 2
    assert "use:judgement.0" not in ids(match)


@pytest.mark.rule("SS-PWR-08", "SS-CMP-04")
def test_levels_need_their_soul_rank_and_the_player_chooses():
    low = table("active: 0\nheroes: [{card: jeanne_inquisitor, powers: [judgement]}, {}]")
    assert [option for option in ids(low) if option.startswith("use:judgement")] == ["use:judgement.0"]
    high = table("active: 0\nheroes: [{card: jeanne_inquisitor, rank: 4, powers: [judgement]}, {}]")
    assert [option for option in ids(high) if option.startswith("use:judgement")] == [
        "use:judgement.0",
        "use:judgement.1",
    ]


@pytest.mark.rule("SS-PWR-05")
def test_a_card_above_the_rank_may_be_taken_but_not_used():
    match = table("active: 0\nheroes: [{card: thorgren_brute, powers: [wrathful_blow]}, {}]")
    assert not [option for option in ids(match) if "wrathful_blow" in option]


@pytest.mark.rule("SS-PWR-09", "SS-PWR-13")
@pytest.mark.parametrize(("rank", "hits"), [(3, 3), (6, 4)])
def test_passive_powers_work_at_the_highest_level_and_are_never_turned_over(rank, hits):
    match = table(f"""
        active: 0
        players: 3
        heroes:
        - {{card: artemis_huntress, rank: {rank}, zone: A3, main: shortbow, powers: [finish_prey]}}
        - {{zone: A1, rank: {rank}}}
        - {{zone: A1, rank: {rank}}}
        enemies: [{{card: dark_dwarf_1, zone: B3, wounds: 6}}]
        next: {{red: [1], blue: [4, 4]}}
    """)
    play(match, "attack:main:enemy:dark_dwarf_1")
    # One red hit, Scent of Blood, and the power.
    assert told(match, "hits")[0].total == hits
    assert hero(match).powers[0].recharge == 0


@pytest.mark.rule("SS-PWR-03", "SS-HER-03")
def test_only_own_cards_of_the_own_nature_or_class():
    _, state = laid_out("heroes: [{card: robin_thief}, {card: jeanne_avenger}]")
    game = Game(state)
    thief = {card.id for card in choosing.allowed_powers(game, state.heroes[0])}
    assert {"hide", "evasion"} <= thief
    assert "acid_flask" not in thief
    lawful = {card.allow for card in choosing.allowed_powers(game, state.heroes[1])}
    assert lawful == {"all", "lawful"}


@pytest.mark.rule("SS-PWR-02", "SS-PWR-04", "SS-SET-05", "SS-SET-06", "SS-SET-07", "SS-STK-01")
def test_at_the_start_everybody_picks_class_powers_and_equipment():
    match = Match.new(RULEBOOK, 2, seed=1, options={"heroes": "choose"})
    play(match, "hero:robin", "class:robin_thief")
    assert "hero:robin" not in ids(match), "one class of a hero"
    play(match, "hero:thorgren", "class:thorgren_brute", "power:hide")
    assert [power.card for power in match.state.heroes[0].powers] == ["hide"]
    play(match, "power:wrathful_blow")
    assert match.decision.question == "stock"
    assert not [option for option in ids(match) if "staff" in option], "not for this style"
    play(match, "main:knife", "offhand:knife.2")
    assert match.state.heroes[0].main == "knife"


@pytest.mark.rule("SS-SOU-06", "SS-PWR-04")
def test_a_raise_brings_a_new_power_that_is_ready():
    _, state = laid_out("phase: time\nshards: 4")
    state.choosing = True
    match = Match.from_state(RULEBOOK, RULEBOOK.setup(2, {"heroes": "choose"}), state)
    play(match, "raise:0")
    assert match.decision.question == "power"
    play(match, "power:whirlwind")
    assert [(power.card, power.recharge) for power in hero(match).powers][-1] == ("whirlwind", 0)


@pytest.mark.rule("SS-RDY-05", "SS-RDY-06")
@pytest.mark.parametrize(("have", "n", "after"), [(2, 1, 3), (4, 1, 4), (0, 1, 0), (2, -1, 1), (1, -1, 1), (0, -1, 0)])
def test_delaying_and_shortening(have, n, after):
    _, state = laid_out(f"heroes: [{{powers: [{{card: taunt, recharge: {have}}}]}}, {{}}]")
    powers.delay(Game(state), state.heroes[0], n)
    assert state.heroes[0].powers[0].recharge == after


@pytest.mark.rule("SS-RDY-04")
def test_an_elixir_readies_a_power():
    match = table("""
        active: 0
        heroes: [{inventory: [elixir_of_readiness], powers: [{card: taunt, recharge: 2}]}, {zone: A1}]
    """)
    play(match, "use:elixir_of_readiness.0")
    assert hero(match).powers[0].recharge == 0
    assert hero(match).inventory == ()


@pytest.mark.rule("SS-BLS-05", "SS-BLS-04")
def test_a_blessing_is_gone_after_its_use():
    match = table("""
        active: 0
        heroes: [{wounds: 4, blessing: lesser, powers: [taunt]}, {zone: A1}]
    """)
    play(match, "use:blessing_lawful", "aim:hero:0", "pay:taunt:3")
    assert hero(match).blessing == ""
    assert hero(match).wounds == 1
    assert hero(match).powers[0].recharge == 3


@pytest.mark.rule("SS-RES-05")
def test_the_greater_favour_resurrects_without_shards():
    match = table("active: 0\nheroes: [{zone: A2, blessing: greater}, {zone: A2, ghost: true}]")
    play(match, "use:blessing_lawful")
    assert not hero(match, 1).ghost


@pytest.mark.rule("SS-USE-02", "SS-USE-04")
def test_a_power_for_the_next_attack_lapses_with_the_turn():
    match = table("active: 0\nheroes: [{card: jeanne_inquisitor, powers: [judgement]}, {}]")
    play(match, "use:judgement.0")
    assert hero(match).lasting
    play(match, "end")
    assert hero(match).lasting == ()


@pytest.mark.rule("SS-USE-03")
def test_range_needs_sight():
    match = table("""
        active: 0
        heroes: [{card: xantares_wildmage, zone: B1, powers: [thunderclap]}, {zone: B3}]
        enemies: [{card: giant_spider_1, zone: B2}]
    """)
    assert "use:thunderclap.0" not in ids(match)


@pytest.mark.rule("SS-PWR-14", "SS-STD-11", "SS-STD-12", "SS-ATK-01")
def test_a_power_with_dice_is_an_attack_and_can_be_prepared():
    match = table("""
        active: 0
        heroes: [{card: xantares_wildmage, zone: A3, powers: [thunderclap]}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: B3}]
        next: {red: [1], blue: [4]}
    """)
    play(match, "prepare", "use:thunderclap.0", "aim:enemy:giant_spider_1")
    assert enemy(match, "giant_spider_1").wounds == 2
    assert match.state.turn.combat == 1


@pytest.mark.rule("SS-GEN-05")
def test_the_same_bonus_does_not_count_twice():
    match = table("""
        active: 0
        players: 3
        heroes:
        - {card: jeanne_avenger, zone: A2, powers: [word_of_enomis]}
        - zone: A2
          lasting:
          - {key: powers/word_of_enomis/levels/0/use/do/0/of/0/0/effects, source: word_of_enomis, until: time_phase}
        - {zone: A1}
    """)
    play(match, "use:word_of_enomis.0", "aim:hero:1", "choose:0")
    assert len(hero(match, 1).lasting) == 1


@pytest.mark.rule("SS-TIM-08", "SS-TIM-03")
def test_until_the_next_time_phase():
    match = table("""
        phase: time
        heroes:
        - lasting: [{key: powers/stone_skin/levels/0/use/do/0/effects, source: stone_skin, until: time_phase}]
        - {}
    """)
    assert hero(match).lasting == ()


@pytest.mark.rule("SS-HER-01", "SS-HER-02", "SS-CMP-01", "SS-CMP-03")
def test_five_heroes_with_two_classes_each():
    heroes = load().heroes.values()
    assert len({card.hero for card in heroes}) == 5
    assert len(heroes) == 10
    natures = {card.id: card.nature for card in heroes}
    assert natures["robin_thief"] == natures["robin_alchemist"] == "neutral"
    assert (natures["jeanne_avenger"], natures["jeanne_inquisitor"]) == ("lawful", "chaotic")


@pytest.mark.rule("SS-HER-11", "SS-ARM-01")
def test_natural_defence_counts_only_without_armour():
    from tafelrunde.games.sword_and_sorcery.rules.death import armor

    _, state = laid_out("heroes: [{card: thorgren_brute}, {card: jeanne_avenger, armour: leather}]")
    game = Game(state)
    assert armor.value(game, state.heroes[0]) == 1
    assert armor.printed(game, state.heroes[1]).dice == 2


@pytest.mark.rule("SS-PWR-11")
def test_a_power_with_a_token_recharges_when_the_token_goes():
    match = table("""
        active: 0
        heroes: [{card: robin_alchemist, rank: 3, zone: A2, powers: [alchemical_trap]}, {zone: A1, rank: 3}]
        enemies: [{card: dark_dwarf_1, zone: B2}]
    """)
    play(match, "use:alchemical_trap.0", "aim:zone:B2")
    assert hero(match).powers[0].running == 1
    assert "use:alchemical_trap.0" not in ids(match)
    play(match, "spring")
    assert (hero(match).powers[0].running, hero(match).powers[0].recharge) == (0, 3)
    assert enemy(match, "dark_dwarf_1").conditions.poison == 1
    assert enemy(match, "dark_dwarf_1").wounds == 6
