"""Looking before choosing: the way, the dice and the wounds to be expected, and what waits there."""

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.rules.combat.foresight import wounds
from tafelrunde.kernel import Match, Preview
from tafelrunde.kernel.words.language import Language
from tests.massive_darkness.table import ids, play, table


def foreseen(match: Match, option_id: str) -> Preview:
    decision = match.decision
    assert decision is not None
    option = decision.option(option_id)
    assert option is not None, f"{option_id} is not among {ids(match)}"
    return decision.previewed(option)


def said(preview: Preview) -> list[str]:
    return [Language("en", RULEBOOK).say(line) for line in preview.lines]


@pytest.mark.rule("MD-COM-11")
def test_the_wounds_of_one_die_against_one():
    # Yellow: 0 1 1 1 1 2 swords. Blue: 0 0 1 1 1 2 shields.
    chances = wounds((1, 0), (1, 0))
    assert sum(chances.values()) == pytest.approx(1)
    assert chances[2] == pytest.approx(2 / 36)  # two swords, and a blank blue die
    assert chances[1] == pytest.approx((4 * 2 + 1 * 3) / 36)
    assert wounds((0, 0), (1, 0)) == {0: 1.0}


@pytest.mark.rule("MD-COM-04", "MD-DIE-04")
def test_an_attack_shows_both_pools_and_whom_it_hits():
    match = table("heroes: [{hero: bjorn, zone: B5}, {}]\nenemies: [{card: W001, zone: B5}]")
    preview = foreseen(match, "melee:dwarf_warriors")
    assert preview.area == ("enemy:dwarf_warriors",)
    lines = said(preview)
    assert lines[0] == "1 red against 1 blue"
    assert lines[1].startswith("About 0.9 wounds by the dice alone (0 to 3);")
    assert "2 are left, the weakest with 2 health" in lines[2]
    assert lines[3] == "It will react at the end of the activation."


@pytest.mark.rule("MD-REA-01")
def test_who_has_been_attacked_reacts_only_once():
    match = table("""
        heroes: [{hero: bjorn, zone: B5}, {}]
        enemies: [{card: W001, zone: B5}]
        activation: {attacked: [dwarf_warriors]}
    """)
    assert not [line for line in said(foreseen(match, "melee:dwarf_warriors")) if "react" in line]


@pytest.mark.rule("MD-MOV-03", "MD-SHD-01", "MD-LVL-04", "MD-KEY-07")
def test_a_step_tells_the_light_who_holds_and_who_sees():
    match = table("heroes: [{zone: B5}, {}]\nenemies: [{card: W001, zone: B4}, {card: W016, zone: B2}]")
    preview = foreseen(match, "move:B4")
    assert preview.path == ("zone:B4",)
    assert said(preview) == [
        "Starts a move action with 2 movement points; afterwards 1 point and 2 actions are left.",
        "There is shadow there.",
        "Dwarf Warriors would hold you there.",
        "In sight of Goblin Archers.",
    ]
    match = table("heroes: [{class: nightshade_ranger, zone: B5}, {}]\nenemies: [{card: W001, zone: B4}]")
    assert "Dwarf Warriors can't hold you there: you are slippery." in said(foreseen(match, "move:B4"))
    match = table("heroes: [{zone: B4}, {zone: B4}]")
    assert "The level rises to 2." in said(foreseen(match, "move:B3"))


@pytest.mark.rule("MD-KEY-10")
def test_a_charge_shows_its_whole_way():
    match = table("""
        heroes: [{hero: bjorn, class: shadow_barbarian, zone: B5, skills: {charge: 1}}, {}]
        enemies: [{card: W001, zone: B3}]
    """)
    assert foreseen(match, "charge:B3").path == ("zone:B4", "zone:B3")


@pytest.mark.rule("MD-DOR-03")
def test_a_door_into_the_unknown_says_so():
    match = table()
    assert "Nobody has been there: a door card says what waits." in said(foreseen(match, "open:A6-B6"))
    play(match, "move:B5")
    assert foreseen(match, "stop") == Preview()


@pytest.mark.rule("MD-ACT-08", "MD-MVA-01", "MD-PCK-01")
def test_picking_up_says_that_it_starts_a_move_and_what_is_left():
    match = table("heroes: [{zone: B5, pack: [S013, S014, S015]}, {}]\ntreasure: {B5: 1}\nactivation: {actions: 1}")
    decision = match.decision
    assert decision is not None
    assert decision.default == ""  # an action is left: nothing suggests to end the activation
    pick_up = decision.option("pick_up")
    assert pick_up is not None
    assert pick_up.on == "treasure:B5"
    assert said(decision.previewed(pick_up)) == [
        "Starts a move action with 2 movement points; afterwards 1 point and no action are left."
    ]
    play(match, "move:B4")
    assert Language("en", RULEBOOK).question(match.decision) == "One movement point left."
    assert said(foreseen(match, "move:B5"))[0] == "Takes a movement point: the last one."
    play(match, "move:B5")
    assert match.decision is not None
    assert match.decision.default == "end"


@pytest.mark.rule("MD-SKL-13")
def test_a_protector_reads_what_either_would_defend_with():
    match = table("""
        heroes:
        - {hero: owen, class: paladin_of_wrath, zone: B5, xp: 3, body: '', hands: []}
        - {hero: bjorn, zone: B5, xp: 9, body: SA13, hands: []}
        enemies: [{card: W001, zone: B5}]
        phase: enemy_phase
    """)
    decision = match.decision
    assert decision is not None
    assert decision.question == "bodyguard"
    assert said(foreseen(match, "protect"))[0] == "If Owen is attacked:"
    own, theirs = said(foreseen(match, "protect")), said(foreseen(match, "decline"))
    assert theirs[0] == "If Bjorn is attacked:"
    assert own[1].endswith("against nothing")
    assert theirs[1].endswith("against 1 blue")


@pytest.mark.rule("MD-HRO-17", "MD-TRD-01", "MD-TRM-01")
def test_strikes_and_what_is_done_with_cards_say_what_they_are():
    match = table("{heroes: [{hero: bjorn, zone: B5, pack: [S001, S027]}, {}], enemies: [{card: W001, zone: B5}]}")
    (strike,) = said(foreseen(match, "strike:bjorn:dwarf_warriors"))
    assert strike.startswith("One yellow die")
    assert "costs no action" in strike
    assert said(foreseen(match, "trade"))[0].startswith("Takes an action")
    assert said(foreseen(match, "transmute"))[0].startswith("Costs no action")
