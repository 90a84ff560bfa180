"""Class maneuvers and Transmute (chapters 5.11 and 5.12)."""

import pytest

from tafelrunde.kernel import Match
from tests.massive_darkness.table import hero, ids, pile, play, pools, question, settle, table, told


def fight(xp: int = 1, more: str = "", enemies: str = "{card: W001, zone: B5}") -> Match:
    """Bjorn with Death Blow (a red die more in melee for 1 XP) and an axe in B5."""
    return table(f"""
        heroes: [{{hero: bjorn, class: shadow_barbarian, zone: B5, xp: {xp}, hands: [SA11]{more}}}, {{zone: C5}}]
        enemies: [{enemies}]
        next: {{attack: [1, 1, 1, 1, 1, 1], defense: [1, 1, 1]}}
    """)


@pytest.mark.rule("MD-MAN-01", "MD-CND-13", "MD-SKL-06")
def test_a_maneuver_costs_one_xp_and_works_from_level_1_on():
    match = play(fight(), "melee:dwarf_warriors")
    assert (question(match), ids(match)) == ("prepare", ["maneuver", "go"])
    play(match, "maneuver")
    assert (pools(match)[0], hero(match).xp, match.state.level) == ("rr", 0, 1)


@pytest.mark.rule("MD-MAN-01")
def test_nobody_has_to_use_it():
    match = play(fight(), "melee:dwarf_warriors", "go")
    assert (pools(match)[0], hero(match).xp) == ("r", 1)


@pytest.mark.rule("MD-MAN-02")
def test_once_per_activation():
    match = play(fight(xp=5), "melee:dwarf_warriors", "maneuver", "melee:dwarf_warriors")
    assert (question(match), pools(match)[0], hero(match).xp) == ("act", "r", 4)


@pytest.mark.rule("MD-MAN-02", "MD-MAN-03", "MD-SPW-08")
def test_an_enemy_activated_in_between_does_not_bring_it_back():
    # The ambush finds no second leader of the dwarfs: they are activated at once, in the middle of the activation.
    match = table("""
        heroes: [{hero: bjorn, class: shadow_barbarian, zone: B6, xp: 5, hands: [SA11]}, {zone: B6}]
        enemies: [{card: W001, zone: B6}]
        on_top: {door: [T07], guard_1: [W002]}
        next: {attack: [1, 1, 1, 1, 1], defense: [1, 1, 1]}
    """)
    play(match, "melee:dwarf_warriors", "maneuver", "open:B6-C6")
    assert told(match, "no_miniatures")
    settle(match, "move_on", "act")
    assert [event.args["figure"] for event in told(match, "attack")] == ["bjorn", "dwarf_warriors"]
    settle(match, "act")
    play(match, "melee:dwarf_warriors")
    assert (question(match), pools(match)[0], hero(match).xp) == ("act", "r", 4)


@pytest.mark.rule("MD-MAN-02")
def test_again_in_the_next_activation():
    match = play(fight(xp=5), "melee:dwarf_warriors", "maneuver", "end")
    settle(match, "act")
    play(match, "end")
    match.state.script = {}
    settle(match, "buy", "act")
    while question(match) != "act" or match.decision.seat != 0:
        settle(match, "act")
        if match.decision.seat != 0:
            play(match, "end")
    play(match, "melee:dwarf_warriors")
    assert "maneuver" in ids(match)


GUARDED = """
    heroes: [{{zone: B5, xp: 9}}, {{hero: owen, class: paladin_of_wrath, zone: {zone}, xp: 2, hands: [SA07]{more}}}]
    enemies: [{enemies}]
    phase: enemy_phase
    next: {{attack: [1, 1, 1, 1, 1, 1, 1], defense: [3, 3, 3, 3, 3, 3]}}
"""


@pytest.mark.rule("MD-MAN-03", "MD-SKL-13")
def test_a_reacting_maneuver_once_in_each_enemy_activation():
    match = table(GUARDED.format(zone="B6", more="", enemies="{card: W001, zone: B5}, {card: W009, zone: B5}"))
    play(match, "activate:dwarf_warriors")
    assert (question(match), match.decision.seat) == ("bodyguard", 1)
    play(match, "protect")
    assert question(match) == "bodyguard", "the executioners' activation is another one"
    play(match, "protect")
    assert hero(match, 1).xp == 0


@pytest.mark.rule("MD-MAN-03", "MD-WAN-05")
def test_not_twice_in_one_activation_of_an_enemy():
    # Liliarch rolls a bam and attacks again in the same activation.
    text = GUARDED.format(zone="B6", more="", enemies="{card: WM05, zone: B5}")
    match = table(text.replace("attack: [1, 1, 1,", "attack: [6, 1, 1,"))
    play(match, "protect")
    assert len(told(match, "attack")) == 2
    assert hero(match, 1).xp == 1
    assert question(match) != "bodyguard"


@pytest.mark.rule("MD-MAN-03", "MD-SKL-18")
def test_spellcaster_in_defence():
    match = table("""
        heroes: [{hero: bjorn, class: battle_wizard, zone: B5, xp: 2}, {zone: B6}]
        enemies: [{card: W001, zone: B5}, {card: W009, zone: B5}]
        phase: enemy_phase
        next: {attack: [6, 6, 6, 6], defense: [6, 6]}
    """)
    play(match, "activate:dwarf_warriors", "maneuver")
    assert question(match) == "enchant"
    play(match, "trigger:spellcaster.1")
    assert told(match, "shields")[-1].args["n"] == 4
    assert question(match) == "prepare"
    play(match, "maneuver")
    assert hero(match).xp == 0


@pytest.mark.rule("MD-MAN-04")
def test_a_reroll_is_used_at_reroll_time():
    match = table("""
        heroes: [{hero: bjorn, class: nightshade_ranger, zone: B5, xp: 1, hands: [SA11]}, {}]
        enemies: [{card: W001, zone: B5}]
        next: {attack: [3], defense: [6, 1]}
    """)
    play(match, "melee:dwarf_warriors")
    assert (question(match), ids(match)) == ("reroll", ["reroll:defense", "keep"])
    assert told(match, "rolled")
    play(match, "reroll:defense")
    settle(match, "act")
    assert (hero(match).xp, told(match, "shields")[-1].args["n"]) == (0, 0)


@pytest.mark.rule("MD-MAN-05")
def test_without_xp_there_is_no_maneuver():
    match = play(fight(xp=0), "melee:dwarf_warriors")
    assert question(match) == "act"
    assert pools(match)[0] == "r"


@pytest.mark.rule("MD-MAN-06")
@pytest.mark.parametrize("state", ["stunned: true", "health: 0"])
def test_dead_and_stunned_heroes_use_none(state: str):
    match = table(GUARDED.format(zone="B6", more=f", {state}", enemies="{card: W001, zone: B5}"))
    assert question(match) != "bodyguard"
    assert hero(match, 1).xp == 2


# --- transmute ----------------------------------------------------------------------------------------------------


def transmute(cards: str, on_top: str, more: str = "") -> Match:
    """These cards, all in the pack, are transmuted; equipped are SA11 and SA13."""
    names = cards.split()
    pack = ", ".join(name for name in names if not name.startswith("SA1"))
    match = table(f"""
        heroes: [{{hands: [SA11], body: SA13, pack: [{pack}]{more}}}, {{}}]
        on_top: {{{on_top}}}
    """)
    return play(match, "transmute", *[f"discard:{name}" for name in names])


@pytest.mark.rule("MD-TRM-01")
def test_three_cards_are_needed():
    assert "transmute" not in ids(table("heroes: [{hands: [SA11], body: SA13}, {}]"))
    match = table("heroes: [{hands: [SA11], body: SA13, pack: [S008]}, {}]")
    assert "transmute" in ids(match)
    play(match, "transmute", "discard:SA11", "discard:S008", "cancel")
    assert (hero(match).hands, hero(match).pack, question(match)) == (("SA11",), ("S008",), "act")


@pytest.mark.rule("MD-TRM-01")
def test_any_number_of_times_for_nothing():
    match = table("""
        heroes: [{hands: [SA11], body: SA13, pack: [S008, S009, S010]}, {}]
        on_top: {treasure_2: [S049, S050]}
    """)
    play(match, "transmute", "discard:S008", "discard:S009", "discard:S010")
    play(match, "transmute", "discard:SA11", "discard:SA13", "discard:S049")
    assert (hero(match).pack, match.state.activation.actions) == (("S050",), 3)


@pytest.mark.rule("MD-TRM-02")
@pytest.mark.parametrize(
    ("cards", "drawn"),
    [
        ("S101 S066 S067", "S085"),
        ("S066 S101 S130", "S085"),
        ("S008 S101 S130", "S049"),
        ("S101 S102 S130", "S116"),
        ("S130 S131 S112", "S149"),
    ],
)
def test_the_new_card_is_one_level_above_the_lowest(cards: str, drawn: str):
    on_top = "treasure_2: [S049], treasure_3: [S085], treasure_4: [S116], treasure_5: [S149]"
    assert hero(transmute(cards, on_top)).pack == (drawn,)


@pytest.mark.rule("MD-TRM-02", "MD-TRM-03")
def test_equipped_cards_can_be_discarded_and_starting_equipment_is_level_1():
    match = transmute("SA11 SA13 S130", "treasure_2: [S049]")
    assert (hero(match).hands, hero(match).body, hero(match).pack) == ((), "", ("S049",))


@pytest.mark.rule("MD-TRM-04")
def test_the_new_card_can_be_equipped_at_once():
    match = transmute("S008 S009 S010", "treasure_2: [S066]")
    assert (question(match), match.decision.seat) == ("reorganise", 0)
    play(match, "equip:S066")
    assert hero(match).hands == ("SA11", "S066")


@pytest.mark.rule("MD-TRM-05")
def test_gold_counts_as_two_of_the_three_cards():
    match = transmute("S014 S130", "treasure_2: [S049]")
    assert hero(match).pack == ("S049",), "its own level is the lowest"
    assert hero(match).xp == 0
    match = transmute("S051 S130", "treasure_3: [S085]")
    assert hero(match).pack == ("S085",)
    alone = table("heroes: [{hands: [], body: '', pack: [S014]}, {}]")
    assert "transmute" not in ids(alone)
    assert "transmute" in ids(table("heroes: [{hands: [], body: '', pack: [S014, S015]}, {}]"))


@pytest.mark.rule("MD-TRM-06")
def test_level_5_cards_give_a_level_5_card():
    assert hero(transmute("S148 S145 S162", "treasure_5: [S149]")).pack == ("S149",)


@pytest.mark.rule("MD-TRM-07")
def test_artefacts_count_as_level_4():
    match = table("""
        heroes: [{pack: [A01, S148, S145]}, {}]
        on_top: {treasure_5: [S149]}
    """)
    play(match, "transmute", "discard:A01", "discard:S148", "discard:S145")
    assert hero(match).pack == ("S149",)
    match = table("heroes: [{pack: [A01, A02, S101]}, {}]\non_top: {treasure_4: [S116]}")
    play(match, "transmute", "discard:A01", "discard:A02", "discard:S101")
    assert hero(match).pack == ("S116",)


@pytest.mark.rule("MD-TRM-07", "MD-TRD-09")
def test_quest_tokens_cannot_be_transmuted():
    match = table("options: {quest: immortals_downfall}\nheroes: [{things: {firework: 3}}, {}]")
    assert "transmute" not in ids(match)


@pytest.mark.rule("MD-TRM-08", "MD-PCK-09")
def test_a_trap_drawn_by_transmuting_hits():
    match = transmute("S008 S009 S010", "treasure_2: [S056]")
    assert (hero(match).health, hero(match).stunned, hero(match).pack) == (4, True, ())
    assert pile(match.state, "treasure_2", "discard") == ["S056"]


@pytest.mark.rule("MD-TRM-08", "MD-ACT-09")
def test_a_trap_drawn_by_transmuting_can_kill():
    match = transmute("S008 S009 S010", "treasure_2: [S056]", ", health: 1")
    assert hero(match).dead
    assert match.decision.seat == 1


@pytest.mark.rule("MD-TRM-08", "MD-PCK-08")
def test_luck_drawn_by_transmuting_is_discarded_and_replaced_by_the_next_card():
    match = transmute("S008 S009 S010", "treasure_2: [S054, S055, S049], treasure_3: [S085]")
    assert hero(match).pack == ("S049",)
    assert sorted(pile(match.state, "treasure_2", "discard")) == ["S054", "S055"]


@pytest.mark.rule("MD-PCK-08", "MD-TRM-02")
def test_gold_drawn_by_transmuting_gives_xp():
    match = transmute("S008 S009 S010", "treasure_2: [S051]")
    assert (hero(match).xp, hero(match).pack) == (3, ("S051",))
