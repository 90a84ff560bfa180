"""Where enemies go (chapter 6.7, movement target)."""

import pytest

from tafelrunde.kernel import PARTY, Match
from tests.massive_darkness.fights import phase
from tests.massive_darkness.table import enemy, hero, ids, play, question, settle, table, told


def moves(match: Match) -> list[str]:
    return [event.args["zone"] for event in told(match, "enemy_moves")]


@pytest.mark.rule("MD-TGT-10")
def test_towards_the_visible_hero_with_the_most_xp_however_far():
    # From B2 both are in sight; the farther one in B6 has more XP, the one in the light of C4 is out of sight.
    match = phase("{zone: B1, xp: 1}, {zone: B6, xp: 2}, {zone: C4, xp: 9}", "{card: W001, zone: B2}")
    assert moves(match)[:1] == ["B3"]


@pytest.mark.rule("MD-TGT-10", "MD-SHD-04")
def test_a_visible_hero_in_the_shadow_comes_before_one_in_the_light_elsewhere():
    match = phase("{zone: B6, xp: 0}, {zone: C4, xp: 9}", "{card: W001, zone: B5}")
    assert moves(match) == ["B6"]


@pytest.mark.rule("MD-TGT-11")
def test_otherwise_towards_the_hero_in_the_light_with_the_most_xp():
    # From A3 nobody is in sight. C4 and C1 lie in the light, B6 does not.
    match = phase("{zone: C4, xp: 3}, {zone: C1, xp: 2}, {zone: B6, xp: 9}", "{card: W001, zone: A3}")
    assert moves(match)[0] == "B3"
    match = phase("{zone: C4, xp: 2}, {zone: C1, xp: 3}, {zone: B6, xp: 9}", "{card: W001, zone: C2}", "open: [B3-C3]")
    settle(match, "act")
    assert moves(match) == ["C3", "B3"]


@pytest.mark.rule("MD-TGT-11", "MD-TGT-12", "MD-SHD-03")
@pytest.mark.parametrize(
    ("heroes", "zone", "way"),
    [("{zone: A3, xp: 9}, {zone: A3}", "B4", ["B5", "B6"]), ("{zone: C5, xp: 9}, {zone: C1}", "B3", ["B2", "B1"])],
)
def test_who_stands_unseen_in_the_shadow_is_ignored_though_there_is_a_way(heroes: str, zone: str, way: list[str]):
    # Past the heroes in A3 to the start zone; away from the one in C5 with nine XP to the one in the light of C1.
    assert moves(phase(heroes, f"{{card: W001, zone: {zone}}}")) == way


@pytest.mark.rule("MD-TGT-12", "MD-TGT-21")
@pytest.mark.parametrize(
    "heroes", ["{zone: A2, xp: 9}, {zone: A2}", "{zone: C4, health: 0}, {zone: C1, escaped: true}"]
)
def test_otherwise_towards_the_start_zone(heroes: str):
    # All hidden in the shadow behind a closed door, or nobody there any more.
    match = phase(heroes, "{card: W001, zone: C4}")
    settle(match, "act")
    assert len(moves(match)) == 2
    assert enemy(match, "dwarf_warriors").zone == "B5"


@pytest.mark.rule("MD-TGT-13")
def test_the_target_is_determined_anew_for_every_zone():
    # From A3 it goes after the hero in the light of B5; in B3 it sees one in the shadow of B1 with more XP.
    match = phase("{zone: B5, xp: 1}, {zone: B1, xp: 9}", "{card: W001, zone: A3}")
    assert moves(match) == ["B3", "B2"]


@pytest.mark.rule("MD-TGT-14")
def test_ties_are_the_players_choice_regardless_of_distance():
    match = phase("{zone: B1, xp: 2}, {zone: B6, xp: 2}", "{card: W001, zone: B2}")
    assert (question(match), match.decision.seat, ids(match)) == ("target", PARTY, ["hero:0", "hero:1"])
    play(match, "hero:1")
    assert moves(match) == ["B3"]
    assert question(match) == "target", "and again for the next zone"


@pytest.mark.rule("MD-TGT-15")
def test_among_shortest_ways_the_players_choose():
    # From C4 to B5 by B4 or C5; the hero in B5 stands in the light, out of sight.
    match = phase("{zone: B5, xp: 1}, {zone: B6}", "{card: W001, zone: C4}")
    assert (question(match), match.decision.seat, set(ids(match))) == ("enemy_path", PARTY, {"zone:B4", "zone:C5"})
    play(match, "zone:C5")
    assert moves(match) == ["C5", "B5"]


@pytest.mark.rule("MD-TGT-15")
def test_only_shortest_ways_are_offered(lab):
    match = phase("{zone: F6, xp: 1}, {zone: D6, health: 0}", "{card: W001, zone: E4}", "board: lab")
    assert set(ids(match)) == {"zone:F4", "zone:E5"}


@pytest.mark.rule("MD-TGT-16")
def test_ways_are_measured_without_regard_to_figures():
    # Other enemies and another hero stand on the way to B6: it is still the way.
    match = phase(
        "{zone: B5, xp: 1}, {zone: B6, xp: 9}", "{card: W001, zone: B4}, {card: W009, zone: B5, stunned: true}"
    )
    play(match, "activate:dwarf_warriors")
    assert moves(match)[0] == "B5"


@pytest.mark.rule("MD-TGT-16", "MD-MOV-02")
def test_closed_doors_are_no_way():
    match = phase("{zone: A6, xp: 1}, {zone: B1, health: 0}", "{card: W001, zone: B6}")
    assert moves(match) == ["B5", "B4"], "nobody can be reached in A6: it patrols, from the start to the exit"
    match = phase("{zone: A6, xp: 1}, {zone: B1, health: 0}", "{card: W001, zone: B5}", "open: [A6-B6]")
    assert moves(match)[:1] == ["B6"]


PATROL = "{zone: A2, xp: 1}, {zone: A2}"
"""Both heroes are hidden in the shadow behind the closed door of A2."""


@pytest.mark.rule("MD-TGT-17", "MD-TGT-12")
def test_a_patrol_turns_at_the_start_zone_and_at_the_exit():
    match = phase(PATROL, "{card: W001, zone: B5}")
    # B6 is the start zone: there it turns in the same activation.
    assert moves(match) == ["B6", "B5"]
    assert enemy(match, "dwarf_warriors").patrol == "exit"
    play(match, "end", "end")
    settle(match, "act")
    assert moves(match)[2:] == ["B4", "B3"]
    match = phase(PATROL, "{card: W001, zone: B2, patrol: exit}")
    assert moves(match) == ["B1", "B2"]
    assert enemy(match, "dwarf_warriors").patrol == "start"


@pytest.mark.rule("MD-TGT-17", "MD-TGT-20")
def test_an_enemy_locked_in_does_not_move():
    match = phase(PATROL, "{card: W001, zone: C2}")
    assert moves(match) == []
    assert question(match) == "act"


@pytest.mark.rule("MD-TGT-18")
@pytest.mark.parametrize(("zone", "begins"), [("B1", "B4"), ("C4", "A3")])
def test_the_patrol_begins_anew_after_a_hero_was_found(zone: str, begins: str):
    # Seen in B1 from B4, or in the light of C4 although out of sight from A3.
    match = phase(f"{{zone: {zone}, xp: 1}}, {{zone: A2}}", f"{{card: W001, zone: {begins}, patrol: exit}}")
    settle(match, "act")
    assert moves(match)
    assert enemy(match, "dwarf_warriors").patrol == "start"


@pytest.mark.rule("MD-TGT-18")
def test_the_direction_is_remembered_from_round_to_round():
    match = phase(PATROL, "{card: W001, zone: B4, patrol: exit}")
    assert moves(match) == ["B3", "B2"]
    assert enemy(match, "dwarf_warriors").patrol == "exit"


@pytest.mark.rule("MD-TGT-19")
def test_without_an_exit_the_highest_level_token_takes_its_place():
    # Quest 1 has no exit; its highest token (4) lies in E5. Both heroes are hidden behind the door of C6.
    match = phase(
        "{zone: C6, xp: 1}, {zone: C6}", "{card: W001, zone: B6, patrol: start}", "options: {quest: scorched_earth}"
    )
    goal = enemy(match, "dwarf_warriors")
    assert goal.patrol == "exit"
    way = moves(match)
    for _ in range(6):
        play(match, "end", "end")
        settle(match, "act")
        way = moves(match)
        if "E5" in way:
            break
    assert "E5" in way


@pytest.mark.rule("MD-TGT-19", "MD-RUL-42")
@pytest.mark.parametrize(("zone", "way"), [("F5", ["G5", "H5"]), ("K5", ["J5", "I5"]), ("H5", ["G5", "F5"])])
def test_of_several_highest_tokens_the_nearest_takes_the_place_of_the_exit(zone: str, way: list[str]):
    # Quest 8 has no exit and two tokens of level 4, in H5 and J5; the heroes hide in the shadow behind a door.
    match = phase(
        "{zone: A5, xp: 1}, {zone: A5}",
        f"{{card: W001, zone: {zone}, patrol: exit}}",
        "options: {quest: big_game_hunting}",
    )
    assert moves(match) == way


@pytest.mark.rule("MD-RUL-42", "MD-TGT-17")
def test_among_equally_near_tokens_the_players_choose():
    match = phase(
        "{zone: A5, xp: 1}, {zone: A5}",
        "{card: W001, zone: I5, patrol: exit}",
        "options: {quest: big_game_hunting}",
    )
    assert (question(match), match.decision.seat, ids(match)) == ("enemy_path", PARTY, ["zone:H5", "zone:J5"])
    play(match, "zone:J5")
    assert moves(match) == ["J5", "I5"], "there it turns round"
    assert enemy(match, "dwarf_warriors").patrol == "start"


@pytest.mark.rule("MD-TGT-20")
def test_an_unreachable_hero_is_passed_over_for_the_next():
    # A4 lies in the light behind a closed door; C4 is the next best.
    match = phase("{zone: A4, xp: 9}, {zone: C4, xp: 1}", "{card: W001, zone: C5}")
    assert moves(match) == ["C4"]
    match = phase("{zone: A4, xp: 9}, {zone: C1, xp: 1}", "{card: W001, zone: C4}")
    assert moves(match) == ["B4", "B3"]


@pytest.mark.rule("MD-TGT-20")
def test_with_only_unreachable_heroes_it_patrols():
    match = phase("{zone: A4, xp: 9}, {zone: A4}", "{card: W001, zone: B4}")
    assert moves(match) == ["B5", "B6"]


@pytest.mark.rule("MD-TGT-17", "MD-TGT-20", "MD-RUL-36")
@pytest.mark.parametrize(("zone", "way"), [("F4", ["F5", "F6"]), ("F6", [])])
def test_without_a_way_to_the_start_zone_it_heads_for_the_exit(lab: None, zone: str, way: list[str]):
    # Without F3 the south-east of the lab is cut off; the heroes hide behind closed doors.
    match = phase("{zone: B3, xp: 1}, {zone: B3}", f"{{card: W001, zone: {zone}}}", "board: lab\n        gone: [F3]")
    assert moves(match) == way


@pytest.mark.rule("MD-TGT-21")
def test_dead_heroes_are_not_pursued():
    match = phase("{zone: B5, xp: 9, health: 0}, {zone: B1, xp: 1}", "{card: W001, zone: B3}")
    assert moves(match) == ["B2", "B1"]


@pytest.mark.rule("MD-TGT-22")
def test_spending_xp_lowers_the_threat():
    text = """
        heroes: [{zone: B5, xp: 7}, {zone: B5, xp: 4}]
        phase: experience
        on_top: {event: [E14]}
        enemies: [{card: W001, zone: B5}]
        next: {attack: [1, 1], defense: [1]}
    """
    thrifty = play(table(text), "done")
    spent = play(table(text), "buy:charge:1")
    targets = []
    for match in (thrifty, spent):
        settle(match, "act")
        play(match, "end")
        settle(match, "act")
        play(match, "end")
        settle(match, "buy", "act")
        targets.append(told(match, "attack")[0].args["defender"])
    assert targets == ["bjorn", "elias"]
    assert hero(spent).xp == 2
