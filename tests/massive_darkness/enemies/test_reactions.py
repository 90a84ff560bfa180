"""Reactions of attacked enemies (chapter 6.8)."""

import pytest

from tafelrunde.kernel import PARTY, Match
from tests.massive_darkness.fights import WHISPER
from tests.massive_darkness.table import enemy, hero, ids, play, pools, question, settle, table, told

ARCHER = "hero: whisper, class: nightshade_ranger, hands: [SA03]"


def turn(active: str, enemies: str, attack: str, defense: str = "[1, 1, 1, 1]", other: str = "{zone: B6}") -> Match:
    """The activation of one hero; a second one is still to come, so that the enemy phase is not yet there."""
    return table(f"""
        heroes: [{{{active}}}, {other}]
        enemies: [{enemies}]
        next: {{attack: {attack}, defense: {defense}}}
    """)


def figures(match: Match) -> list[str]:
    """Who attacked, in order."""
    return [event.args["figure"] for event in told(match, "attack")]


def moves(match: Match) -> list[tuple[str, str]]:
    return [(event.args["enemy"], event.args["zone"]) for event in told(match, "enemy_moves")]


@pytest.mark.rule("MD-REA-01")
@pytest.mark.parametrize("attack", ["[1, 1, 1]", "[2, 1, 1]"])
def test_an_attacked_enemy_reacts_wounded_or_not(attack: str):
    match = turn(f"{WHISPER}, zone: B5, hands: [SA11]", "{card: W009, zone: B5}, {card: W001, zone: B5}", attack)
    play(match, "melee:orc_executioners")
    assert figures(match) == ["whisper"], "only after the activation"
    play(match, "end")
    assert figures(match) == ["whisper", "orc_executioners"], "the dwarfs were not attacked"
    assert match.decision.seat == 1


@pytest.mark.rule("MD-REA-01", "MD-ACT-04")
def test_the_dead_do_not_react():
    match = turn(
        f"{WHISPER}, zone: B5, hands: [S131]", "{card: W001, zone: B5, minions: [], health: 1}", "[2, 2, 2, 2]"
    )
    play(match, "melee:dwarf_warriors", "end")
    assert figures(match) == ["whisper"]


@pytest.mark.rule("MD-REA-01")
def test_one_of_two_that_were_attacked_is_dead_the_other_reacts():
    match = turn(
        f"{WHISPER}, zone: B5, hands: [S131]",
        "{card: W009, zone: B5}, {card: W001, zone: B5, minions: [], health: 1}",
        "[1, 1, 1, 1, 2, 2, 2, 2, 1, 1]",
    )
    play(match, "melee:orc_executioners", "melee:dwarf_warriors", "end")
    settle(match, "act")
    assert figures(match) == ["whisper", "whisper", "orc_executioners"]


@pytest.mark.rule("MD-REA-02")
def test_one_reaction_however_often_it_was_attacked():
    match = turn(f"{WHISPER}, zone: B5, hands: [SA11]", "{card: W009, zone: B5}", "[1, 1, 1, 1, 1]")
    play(match, "melee:orc_executioners", "melee:orc_executioners", "melee:orc_executioners")
    assert match.decision.seat == 1, "no action is left, the activation is over"
    assert figures(match) == ["whisper"] * 3 + ["orc_executioners"]


@pytest.mark.rule("MD-REA-03", "MD-EPH-02")
@pytest.mark.parametrize(("zone", "way", "attacked"), [("B5", "", True), ("B4", "B5", True), ("B3", "B4 B5", False)])
def test_a_reaction_has_the_four_steps(zone: str, way: str, attacked: bool):
    hands = "[SA11]" if zone == "B5" else "[SA03]"
    match = turn(f"{WHISPER}, zone: B5, hands: {hands}", f"{{card: W009, zone: {zone}}}", "[1, 1, 1, 1]")
    play(match, next(name for name in ids(match) if name.endswith(":orc_executioners")), "end")
    settle(match, "act")
    assert [to for _, to in moves(match)] == way.split()
    assert (figures(match)[1:] == ["orc_executioners"]) == attacked


@pytest.mark.rule("MD-REA-03")
def test_only_the_hero_that_attacked_matters():
    # Seat 1 has far more XP and taunts; the archers answer Whisper all the same.
    match = turn(
        f"{WHISPER}, zone: B5, hands: [SA03]",
        "{card: W005, zone: B3}",
        "[1, 1, 1]",
        other="{class: paladin_of_wrath, zone: B4, xp: 30, skills: {taunt: 1}}",
    )
    play(match, "ranged:goblin_archers", "end")
    settle(match, "act")
    assert [event.args["defender"] for event in told(match, "attack")] == ["goblin_archers", "whisper"]


@pytest.mark.rule("MD-REA-03", "MD-REA-04")
def test_it_pursues_the_attacker_past_others_and_attacks_nobody_else():
    # The dwarfs in B4 are shot from B6, two zones away; another hero in C4 is nearer and not their business.
    match = turn(f"{ARCHER}, zone: B6", "{card: W001, zone: B4}", "[1, 1]", other="{zone: C4, xp: 30}")
    play(match, "ranged:dwarf_warriors", "end")
    settle(match, "act")
    assert moves(match) == [("dwarf_warriors", "B5"), ("dwarf_warriors", "B6")]
    assert figures(match) == ["whisper"]


@pytest.mark.rule("MD-REA-04")
@pytest.mark.parametrize(("zone", "other", "last"), [("B1", "B6", "B3"), ("B3", "B3", "B3")])
def test_who_cannot_reach_the_hero_attacks_nobody(zone: str, other: str, last: str):
    # Too far away, or held by another hero in the zone.
    match = turn(f"{ARCHER}, zone: B5", f"{{card: W001, zone: {zone}}}", "[1, 1]", other=f"{{zone: {other}}}")
    play(match, "ranged:dwarf_warriors", "end")
    settle(match, "act")
    assert figures(match) == ["whisper"]
    assert enemy(match, "dwarf_warriors").zone == last


@pytest.mark.rule("MD-REA-05", "MD-SHD-03")
def test_who_is_hidden_in_the_shadow_is_not_pursued():
    match = turn(f"{ARCHER}, zone: B4", "{card: W001, zone: B1}", "[1, 1]", other="{zone: C4, xp: 9}")
    play(match, "ranged:dwarf_warriors", "move:B5", "move:C5", "stop", "end")
    settle(match, "act")
    assert (moves(match), figures(match)) == ([], ["whisper"])


@pytest.mark.rule("MD-REA-05")
def test_in_sight_the_shadow_does_not_help():
    match = turn(f"{ARCHER}, zone: B4", "{card: W001, zone: B1}", "[1, 1]")
    play(match, "ranged:dwarf_warriors", "end")
    settle(match, "act")
    assert moves(match) == [("dwarf_warriors", "B2"), ("dwarf_warriors", "B3")]


@pytest.mark.rule("MD-REA-06")
def test_out_of_sight_in_the_light_is_pursued():
    match = turn(f"{ARCHER}, zone: B4", "{card: W001, zone: B1}", "[1, 1]")
    play(match, "ranged:dwarf_warriors", "move:C4", "stop", "end")
    settle(match, "act")
    assert moves(match) == [("dwarf_warriors", "B2"), ("dwarf_warriors", "B3")]


@pytest.mark.rule("MD-REA-05")
def test_it_is_checked_when_the_reaction_would_start():
    # The spider pulls the hero from the light of C4 into the shadow of C5, out of sight of the dwarfs in B4.
    match = turn(
        f"{ARCHER}, zone: C4", "{card: WM02, zone: C5}, {card: W001, zone: B4}", "[1, 1, 1, 1, 6, 1]", "[1, 1, 1, 1]"
    )
    play(match, "ranged:giant_spider", "ranged:dwarf_warriors", "end")
    play(match, "activate:giant_spider")
    assert hero(match).zone == "C5"
    assert "dwarf_warriors" not in figures(match)
    assert moves(match) == []
    assert match.decision.seat == 1


@pytest.mark.rule("MD-REA-05", "MD-REA-07", "MD-RUL-35")
def test_who_cannot_react_comes_first_in_the_order():
    # The dwarfs in B1 do not see the hero hidden in C5; that the spider pulls it into their sight comes too late.
    match = turn(
        f"{ARCHER}, zone: B4", "{card: WM02, zone: B5}, {card: W001, zone: B1}", "[1, 1, 1, 1, 6, 1]", "[1, 1, 1, 1]"
    )
    play(match, "ranged:giant_spider", "ranged:dwarf_warriors", "move:C4", "move:C5", "stop")
    settle(match, "act")
    assert hero(match).zone == "B5"
    assert figures(match) == ["whisper", "whisper", "giant_spider"]
    assert moves(match) == []


@pytest.mark.rule("MD-REA-07")
def test_the_players_choose_the_order_of_several_reactions():
    match = turn(
        f"{WHISPER}, zone: B5, hands: [SA11]", "{card: W009, zone: B5}, {card: W001, zone: B5}", "[1, 1, 1, 1, 1, 1]"
    )
    play(match, "melee:orc_executioners", "melee:dwarf_warriors", "end")
    assert (question(match), match.decision.seat) == ("enemy_order", PARTY)
    assert set(ids(match)) == {"activate:orc_executioners", "activate:dwarf_warriors"}
    play(match, "activate:dwarf_warriors")
    assert figures(match)[2:] == ["dwarf_warriors", "orc_executioners"]


@pytest.mark.rule("MD-REA-08")
def test_when_the_hero_dies_the_others_do_not_react():
    # A Throwing Spear serves at both distances: the executioners two zones away do not even move.
    match = turn(
        f"{WHISPER}, zone: B5, hands: [S040], health: 1",
        "{card: W009, zone: B3}, {card: W001, zone: B5}",
        "[1, 1, 6, 6]",
        other="{zone: B5}",
    )
    play(match, "ranged:orc_executioners", "melee:dwarf_warriors", "end", "activate:dwarf_warriors")
    assert hero(match).dead
    assert (figures(match)[2:], moves(match)) == (["dwarf_warriors"], [])
    assert match.decision.seat == 1


@pytest.mark.rule("MD-REA-09", "MD-STN-04")
def test_a_stunned_enemy_stands_up_and_does_nothing_else():
    match = turn(f"{WHISPER}, zone: B5, hands: [SA11]", "{card: W009, zone: B5, stunned: true}", "[1]")
    play(match, "melee:orc_executioners", "end")
    assert figures(match) == ["whisper"]
    assert not enemy(match, "orc_executioners").stunned


@pytest.mark.rule("MD-REA-09", "MD-STN-06")
def test_an_enemy_stunned_by_the_attack_does_not_strike_back():
    match = turn(f"{WHISPER}, zone: B5, hands: [S064]", "{card: W009, zone: B5}", "[4]")
    play(match, "melee:orc_executioners", "trigger:S064.0")
    assert enemy(match, "orc_executioners").stunned
    play(match, "end")
    assert figures(match) == ["whisper"]


@pytest.mark.rule("MD-REA-10")
def test_a_reaction_does_not_replace_the_activation_in_the_enemy_phase():
    match = turn(f"{WHISPER}, zone: B5, hands: [SA11]", "{card: W009, zone: B5}", "[1, 1, 1, 1, 1]")
    play(match, "melee:orc_executioners", "end", "end")
    settle(match, "buy", "act")
    assert figures(match) == ["whisper", "orc_executioners", "orc_executioners"]


@pytest.mark.rule("MD-REA-12", "MD-HRO-17")
def test_wounds_without_an_attack_cause_no_reaction():
    match = table("""
        heroes: [{hero: bjorn, zone: B5, pack: [S017]}, {}]
        enemies: [{card: W009, zone: B5}]
        next: {strike: [2, 2]}
    """)
    play(match, "strike:bjorn:orc_executioners", "strike:S017:orc_executioners")
    assert enemy(match, "orc_executioners").minions == (1, 3)
    assert not [name for name in ids(match) if name.startswith("strike")], "each once per activation"
    play(match, "end")
    assert figures(match) == []
    assert match.decision.seat == 1


@pytest.mark.rule("MD-REA-12", "MD-REA-14", "MD-HRO-18")
def test_revenge_in_a_reaction_causes_no_further_reaction():
    match = turn(
        "hero: siegfried, class: paladin_of_wrath, zone: B5, hands: [SA11]",
        "{card: W009, zone: B5}",
        "[1, 2, 2]",
        other="{zone: B5}",
    )
    play(match, "melee:orc_executioners", "end")
    assert figures(match) == ["siegfried", "orc_executioners"]
    assert enemy(match, "orc_executioners").minions == (2, 3)
    assert (match.decision.seat, match.state.activation.attacked) == (1, ())


@pytest.mark.rule("MD-REA-14", "MD-KEY-06", "MD-GRD-09")
def test_a_reacting_enemy_can_die_of_a_riposte():
    match = turn(
        f"{WHISPER}, zone: B5, hands: [SA11], body: S148, skills: {{shield_of_wrath: 1}}",
        "{card: W001, zone: B5, minions: [], health: 1, treasure: S008}",
        "[1, 1, 1]",
        "[1, 6, 6, 6]",
    )
    play(match, "melee:dwarf_warriors", "end")
    settle(match, "act")
    assert enemy(match, "dwarf_warriors") is None
    assert hero(match).pack == ("S008",)


AXE = f"{WHISPER}, zone: B5, hands: [S096]"


@pytest.mark.rule("MD-REA-15")
def test_a_battle_axe_takes_a_die_from_the_reaction_the_players_choose_which():
    # The dwarf harbinger rolls one yellow and one red die; the axe's red die shows a bam.
    match = turn(AXE, "{card: W011, zone: B5}", "[1, 4, 1, 1, 1]", "[1, 1, 1]")
    play(match, "melee:dwarf_harbinger", "trigger:S096.0", "end")
    assert (question(match), match.decision.seat, ids(match)) == ("remove_die", PARTY, ["die:yellow", "die:red"])
    play(match, "die:red")
    assert pools(match)[0] == "y"


@pytest.mark.rule("MD-REA-15")
def test_only_in_the_reaction_of_this_activation():
    match = turn(AXE, "{card: W001, zone: B5}", "[1, 4, 1, 1, 1]", "[1, 1, 1]")
    play(match, "melee:dwarf_warriors", "trigger:S096.0", "end")
    assert pools(match)[0] == "y", "one of two yellow dice"
    play(match, "end")
    settle(match, "buy", "act")
    assert pools(match)[0] == "yy", "the enemy phase is another activation"


@pytest.mark.rule("MD-REA-15", "MD-REA-05")
def test_a_penalty_that_was_not_used_is_gone_with_the_activation():
    # The dwarfs stand up instead of reacting; in the enemy phase they roll both dice.
    match = turn(AXE, "{card: W001, zone: B5, stunned: true}", "[1, 4, 1, 1]", "[1, 1, 1]")
    play(match, "melee:dwarf_warriors", "trigger:S096.0", "minions", "end")
    assert enemy(match, "dwarf_warriors").penalty == 0
    play(match, "end")
    settle(match, "buy", "act")
    assert pools(match)[0] == "yy"


@pytest.mark.rule("MD-REA-15", "MD-REA-02")
def test_two_hits_take_two_dice():
    match = turn(AXE, "{card: W001, zone: B5}", "[1, 4, 1, 4, 1]", "[1, 1, 1]")
    play(match, "melee:dwarf_warriors", "trigger:S096.0", "melee:dwarf_warriors", "trigger:S096.0", "end")
    assert pools(match)[0] == ""


@pytest.mark.rule("MD-REA-15", "MD-SPW-08")
def test_an_activation_in_between_is_no_reaction():
    # The ambush finds no leader of the dwarfs: they attack at once with both dice, and react with one.
    match = table(f"""
        heroes: [{{{WHISPER}, zone: B6, xp: 1, hands: [S096]}}, {{zone: B5}}]
        enemies: [{{card: W001, zone: B6}}]
        on_top: {{door: [T07], guard_1: [W002]}}
        next: {{attack: [1, 4, 1, 1, 1], defense: [1, 1, 1]}}
    """)
    play(match, "melee:dwarf_warriors", "trigger:S096.0", "open:B6-C6")
    assert (figures(match)[1:], pools(match)[0]) == (["dwarf_warriors"], "yy")
    settle(match, "act")
    play(match, "end")
    assert (figures(match)[1:], pools(match)[0]) == (["dwarf_warriors"] * 2, "y")
