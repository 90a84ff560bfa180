"""The Move action (chapter 5.7)."""

import pytest

from tafelrunde.kernel import Match
from tests.massive_darkness.table import hero, ids, play, question, settle, table, told


def offered(match: Match, *verbs: str) -> set[str]:
    return {name for name in ids(match) if name.partition(":")[0] in verbs}


def points(match: Match) -> int:
    return match.state.activation.points


@pytest.mark.rule("MD-MVA-01")
def test_two_points_for_moving_opening_and_picking_up_in_any_mix():
    match = table("heroes: [{zone: B5}, {}]\ntreasure: {B5: 1}\non_top: {door: [T05], treasure_1: [S008, S009, S010]}")
    play(match, "pick_up")
    assert (question(match), points(match)) == ("move_on", 1)
    play(match, "move:B6")
    assert (question(match), match.state.activation.actions) == ("act", 2)
    play(match, "open:B6-C6", "move:C6")
    assert (question(match), match.state.activation.actions) == ("act", 1)
    play(match, "pick_up", "move:B6")
    assert (match.state.activation.actions, hero(match).zone) == (0, "B6")


@pytest.mark.rule("MD-MVA-01")
def test_two_doors_with_one_move():
    match = table("on_top: {door: [T05, T04], guard_1: [W009]}")
    play(match, "open:A6-B6", "open:B6-C6")
    assert match.state.activation.actions == 2
    assert len(told(match, "door_card")) == 2


@pytest.mark.rule("MD-MVA-01", "MD-Q5-06")
def test_quest_interactions_cost_points():
    match = table("options: {quest: immortals_downfall}\nheroes: [{things: {firework: 2}}, {}]")
    light = next(name for name in ids(match) if "firework" in name)
    play(match, light)
    assert (question(match), points(match)) == ("move_on", 1)


@pytest.mark.rule("MD-MVA-02")
def test_unspent_points_are_lost():
    match = table("heroes: [{zone: B5}, {}]")
    play(match, "move:B4", "stop")
    assert (points(match), match.state.activation.actions) == (0, 2)
    play(match, "move:C4")
    assert points(match) == 1


@pytest.mark.rule("MD-MVA-03", "MD-KEY-07")
def test_slippery_heroes_leave_zones_with_enemies():
    stands = "enemies: [{card: W001, zone: B5}]"
    assert not offered(table(f"heroes: [{{zone: B5}}, {{}}]\n{stands}"), "move")
    assert offered(table(f"heroes: [{{class: nightshade_ranger, zone: B5}}, {{}}]\n{stands}"), "move")


@pytest.mark.rule("MD-MVA-04")
def test_doors_can_be_opened_with_enemies_present():
    match = table("enemies: [{card: W001, zone: B6}]\non_top: {door: [T05]}")
    assert offered(match, "open", "move", "pick_up") == {"open:A6-B6", "open:B6-C6"}
    play(match, "open:B6-C6")
    assert "B6-C6" not in match.state.shut


@pytest.mark.rule("MD-MVA-05", "MD-PCK-02")
@pytest.mark.parametrize(("there", "allowed"), [("", True), ("{card: W001, zone: B5}", False)])
def test_tokens_are_picked_up_only_where_no_enemy_is(there: str, allowed: bool):
    match = table(f"heroes: [{{zone: B5}}, {{}}]\ntreasure: {{B5: 1}}\nenemies: [{there}]")
    assert ("pick_up" in ids(match)) == allowed


@pytest.mark.rule("MD-MVA-05")
def test_a_stunned_enemy_lets_heroes_go_but_not_pick_up():
    match = table("""
        heroes: [{class: nightshade_ranger, zone: B5}, {}]
        treasure: {B5: 1}
        enemies: [{card: W001, zone: B5, stunned: true}]
    """)
    assert offered(match, "move", "pick_up") == {"move:B4", "move:C5", "move:B6"}


@pytest.mark.rule("MD-MVA-06", "MD-KEY-03")
def test_more_points_in_every_move_action():
    match = table("heroes: [{hero: whisper, class: paladin_of_wrath, zone: B6}, {}]")
    play(match, "move:B5", "move:B6", "move:B5")
    assert (match.state.activation.actions, question(match)) == (2, "act")
    play(match, "move:B6", "move:B5", "move:B6")
    assert (match.state.activation.actions, question(match)) == (1, "act")


@pytest.mark.rule("MD-MVA-06", "MD-KEY-14")
def test_more_points_do_not_lengthen_a_charge_or_a_teleport():
    match = table("""
        heroes: [{hero: whisper, class: shadow_barbarian, zone: B6, hands: [SA11], skills: {charge: 1}}, {}]
        enemies: [{card: W001, zone: B4}, {card: W009, zone: B3}]
    """)
    assert offered(match, "charge") == {"charge:B4"}
    match = table("heroes: [{hero: whisper, class: battle_wizard, zone: B6}, {}]")
    assert offered(match, "teleport") == {"teleport:B5", "teleport:B4", "teleport:C5"}
    play(match, "teleport:B5")
    assert question(match) == "act", "no points are left over"


@pytest.mark.rule("MD-MVA-07", "MD-OBJ-04")
def test_leaving_through_the_exit_costs_a_point_in_the_exit_zone():
    match = table("heroes: [{zone: B2}, {zone: B2}]\nmarks: {map: 1}\nobjectives: []")
    assert "leave" not in ids(match)
    play(match, "move:B1")
    assert (question(match), "leave" in ids(match), points(match)) == ("move_on", True, 1)
    play(match, "leave")
    assert hero(match).escaped
    assert match.decision.seat == 1
    assert "leave" not in ids(table("heroes: [{zone: B1}, {}]")), "not before the quest allows it"


@pytest.mark.rule("MD-MVA-07", "MD-MOV-03", "MD-MOV-06")
@pytest.mark.parametrize(
    ("enemy", "may"), [("{card: W001, zone: B1}", False), ("{card: W001, zone: B1, stunned: true}", True)]
)
def test_an_enemy_holds_a_hero_in_the_exit_zone(enemy: str, may: bool):
    match = table(f"heroes: [{{zone: B1}}, {{}}]\nmarks: {{map: 1}}\nobjectives: []\nenemies: [{enemy}]")
    assert ("leave" in ids(match)) == may


@pytest.mark.rule("MD-STU-01")
def test_who_has_stood_up_goes_on():
    match = table("heroes: [{zone: B5, stunned: true}, {}]\nenemies: [{card: W009, zone: B5}]\nnext: {attack: [1]}")
    play(match, "stand_up", "melee:orc_executioners")
    settle(match, "act")
    assert (hero(match).stunned, match.state.activation.actions) == (False, 1)
