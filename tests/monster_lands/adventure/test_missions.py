"""Missions in the adventure phase (chapter 7.1)."""

import pytest

from tafelrunde.kernel import Match
from tests.helpers.adventure import adventure, answer, asked, choices, clan, health, member, question, state, told

# --- dice missions ----------------------------------------------------------------------------------------------


def dig_the_well(left: str, right: str, gold: int = 7) -> Match:
    """Two S dice, goal 6; reward 2 fame and 1 gold, penalty 2 gold. Left is seat 1, right is seat 0."""
    return adventure(f"""
        phase: dice_mission
        clans:
        - members: [vaidala @mission_a.2]
          gold: {gold}
        - members: [fandor @mission_a.1]
          gold: {gold}
        mission_a: {{tile: mission_01}}
        paths:
          mission_a.1: {{dice: 2S}}
          mission_a.2: {{dice: 2S}}
        next: {{strength: [{left}, {right}]}}
    """)


def alone(faces: str, member: str = "fandor", tile: str = "mission_01", dice: str = "2S", more: str = "") -> Match:
    """One mercenary on the right-hand path of a dice mission."""
    return adventure(f"""
        phase: dice_mission
        clans:
        - members: [{member} @mission_a.2]
          {more}
        mission_a: {{tile: {tile}}}
        paths: {{mission_a.2: {{dice: {dice}}}}}
        next: {faces}
    """)


def purses(match: Match) -> list[tuple[int, int]]:
    """Fame and gold of both clans."""
    return [(each.fame, each.gold) for each in state(match).clans]


@pytest.mark.rule("ML-MSR-01")
def test_the_left_path_rolls_first_whoever_starts():
    match = dig_the_well("6, 5", "1, 1")
    assert [roll["mercenary"] for roll in told(match, "rolled")] == ["fandor", "vaidala"]
    assert [total["total"] for total in told(match, "mission_total")] == [11, 2]


@pytest.mark.rule("ML-MSR-01")
def test_haggle_dice_are_rolled_too():
    match = alone("{haggle: [5, 2]}", tile="mission_03", dice="H1 H1")
    assert [total["total"] for total in told(match, "mission_total")] == [7]


@pytest.mark.rule("ML-MSR-01")
def test_the_owner_may_reroll_before_the_result():
    match = alone("{strength: [5, 1, 4]}", member="kakron")
    assert asked(match) == (0, "mission_roll")
    assert choices(match) == ["finish", "reroll:kakron:0", "reroll:kakron:1"]
    answer(match, "reroll:kakron:1")
    assert [total["total"] for total in told(match, "mission_total")] == [9]


@pytest.mark.rule("ML-MSR-01")
@pytest.mark.parametrize(
    ("member", "total"),
    [
        pytest.param("taroa", 2 + 3 + 2, id="talent for any roll"),
        pytest.param("fandor +pugnor", 2 + 3 + 2, id="equipment for any roll"),
        pytest.param("fandor +slyzor", 2 + 3, id="only against monsters"),
        pytest.param("fandor +fulgar", 2 + 3, id="a total only against monsters"),
        pytest.param("geas", 2 + 3, id="only for conquest"),
        pytest.param("naiala", 2 + 3, id="only for defeating"),
        pytest.param("torko", 2 + 3, id="only for catching"),
    ],
)
def test_modifiers_for_any_roll_count_on_missions(member, total):
    match = alone("{strength: [2, 3]}", member=member)
    assert [total["total"] for total in told(match, "mission_total")] == [total]


@pytest.mark.rule("ML-MSR-01")
def test_a_reroll_only_for_missions_works_here():
    match = alone("{haggle: [1, 1, 6]}", member="korgo", tile="mission_03", dice="2H")
    answer(match, "reroll:korgo:0")
    assert [total["total"] for total in told(match, "mission_total")] == [7]


@pytest.mark.rule("ML-MSR-02", "ML-MSR-03")
@pytest.mark.parametrize(("faces", "fame", "gold"), [("[3, 3]", 7, 8), ("[3, 2]", 5, 5)])
def test_exactly_the_goal_is_enough_and_one_less_is_not(faces, fame, gold):
    match = alone(f"{{strength: {faces}}}")
    assert (clan(match).fame, clan(match).gold) == (fame, gold)


@pytest.mark.rule("ML-MSR-02")
def test_the_modified_sum_is_compared_with_the_goal():
    match = alone("{strength: [2, 2]}", member="taroa")
    assert clan(match).fame == 7


@pytest.mark.rule("ML-MSR-03")
@pytest.mark.parametrize("faces", ["[6, 6]", "[1, 1]"])
def test_the_tile_is_discarded_after_success_and_failure(faces):
    match = alone(f"{{strength: {faces}}}")
    assert state(match).mission_discard == ["mission_01"]
    assert state(match).missions[0].tile == ""


@pytest.mark.rule("ML-MSR-04")
@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        pytest.param("6, 6", "1, 1", [(5, 5), (7, 8)], id="the left one succeeds"),
        pytest.param("1, 1", "6, 6", [(7, 8), (5, 5)], id="the right one succeeds"),
    ],
)
def test_if_one_of_two_succeeds_the_other_suffers_the_penalty(left, right, expected):
    assert purses(dig_the_well(left, right)) == expected


@pytest.mark.rule("ML-MSR-05")
@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        pytest.param("6, 2", "6, 1", [(5, 9), (7, 8)], id="left is higher"),
        pytest.param("6, 1", "6, 2", [(7, 8), (5, 9)], id="right is higher"),
        pytest.param("3, 3", "2, 4", [(5, 9), (7, 8)], id="a tie goes to the left"),
    ],
)
def test_if_both_succeed_the_higher_sum_is_rewarded_and_the_other_gets_two_gold(left, right, expected):
    assert purses(dig_the_well(left, right)) == expected


@pytest.mark.rule("ML-MSR-06")
def test_if_both_fail_both_suffer_the_penalty():
    assert purses(dig_the_well("2, 2", "1, 4")) == [(5, 5), (5, 5)]


@pytest.mark.rule("ML-MSR-07")
def test_both_mercenaries_may_belong_to_one_clan():
    match = adventure("""
        phase: dice_mission
        clans:
        - members: [vaidala @mission_a.2, fandor @mission_a.1]
        mission_a: {tile: mission_01}
        paths:
          mission_a.1: {dice: 2S}
          mission_a.2: {dice: 2S}
        next: {strength: [6, 6, 3, 3]}
    """)
    assert (clan(match).fame, clan(match).gold) == (5 + 2, 7 + 1 + 2)


@pytest.mark.rule("ML-MSR-08")
def test_poison_does_not_help_on_a_mission():
    match = alone("{strength: [3, 2, 1]}", member="kakron poisons:1")
    assert choices(match) == ["finish", "reroll:kakron:0", "reroll:kakron:1"]
    answer(match, "finish")
    assert member(match, "kakron").poisons == 1
    assert clan(match).gold == 5


@pytest.mark.rule("ML-MSR-08", "ML-MSR-09")
def test_a_wound_penalty_can_not_be_prevented():
    """The robber camp: 3 S, goal 9, penalty one wound."""
    match = alone("{strength: [1, 1, 1]}", member="dolfus potions:1 +baldrik", tile="mission_04", dice="3S")
    assert match.over
    assert health(match, "dolfus") == ["wounded"]
    assert member(match, "dolfus").potions == 1


@pytest.mark.rule("ML-MSR-09", "ML-MSR-14")
def test_a_wounded_mercenary_dies_of_the_penalty_without_fame():
    match = alone("{strength: [1, 1, 1]}", member="fandor wounded", tile="mission_04", dice="3S")
    assert health(match, "fandor") == ["dead"]
    assert clan(match).fame == 5
    assert state(match).mercenary_discard == ["fandor"]


@pytest.mark.rule("ML-MSR-09")
def test_gold_is_lost_as_far_as_there_is_any():
    assert clan(alone("{strength: [1, 1]}", more="gold: 1")).gold == 0


@pytest.mark.rule("ML-MSR-09")
def test_fame_is_lost_as_far_as_there_is_any():
    """Lost merchants: penalty one fame."""
    assert clan(alone("{strength: [1, 1]}", tile="mission_02", more="fame: 0")).fame == 0
    assert clan(alone("{strength: [1, 1]}", tile="mission_02", more="fame: 3")).fame == 2


# --- contract missions ------------------------------------------------------------------------------------------


def contract(tile: str, left: str = "", right: str = "", more: str = "") -> Match:
    """Seat 1 on the left path, seat 0 on the right one; the text states what both have."""
    return adventure(f"""
        phase: contract_mission
        clans:
        - {{members: [vaidala @mission_b.2], {right}}}
        - {{members: [fandor @mission_b.1], {left}}}
        mission_b: {{tile: {tile}}}
        paths:
          mission_b.1: {{dice: 1S}}
          mission_b.2: {{dice: 1S}}
        {more}
    """)


@pytest.mark.rule("ML-MSR-10")
def test_the_left_player_is_asked_first_and_each_path_has_its_own_reward():
    """A gift for the Queen: 4 gold for 3 fame on the left, 2 on the right."""
    match = contract("mission_03")
    assert asked(match) == (1, "contract")
    answer(match, "fulfil")
    assert asked(match) == (0, "contract")
    answer(match, "fulfil")
    assert purses(match) == [(5 + 2, 3), (5 + 3, 3)]


@pytest.mark.rule("ML-MSR-10", "ML-MSR-11")
def test_a_contract_is_optional_and_costs_nothing_if_declined():
    match = contract("mission_03")
    answer(match, "decline", "fulfil")
    assert purses(match) == [(5 + 2, 3), (5, 7)]


@pytest.mark.rule("ML-MSR-11")
def test_who_lacks_the_goal_suffers_no_penalty():
    match = contract("mission_03", left="gold: 3", right="gold: 0")
    assert match.over
    assert purses(match) == [(5, 0), (5, 3)]


@pytest.mark.rule("ML-MSR-12")
def test_potions_on_the_tile_and_in_storage_count_together():
    """The field hospital: 2 potions for 3 fame and 2 gold."""
    match = adventure(
        """
        phase: contract_mission
        clans:
        - members: [fandor @mission_b.1 potions:1, vaidala @mission_b.2]
          potions: 1
        mission_b: {tile: mission_04}
        paths:
          mission_b.1: {dice: 1M}
          mission_b.2: {dice: 1M}
        """,
        *("fulfil",),
    )
    assert match.over, "nothing is left for the second contract"
    assert (clan(match).potions, member(match, "fandor").potions) == (0, 0)
    assert (clan(match).fame, clan(match).gold) == (8, 9)


@pytest.mark.rule("ML-MSR-12")
def test_tokens_on_the_tile_of_another_mercenary_do_not_count():
    match = adventure("""
        phase: contract_mission
        clans:
        - members: [fandor @mission_b.1 poisons:1, vaidala @land_a.1 poisons:1]
        mission_b: {tile: mission_05}
        land_a: {land: al_dahn, monster: gator}
        paths:
          mission_b.1: {dice: 1M}
          land_a.1: {dice: 1S}
    """)
    assert len(told(match, "contract_missed")) == 1


@pytest.mark.rule("ML-MSR-12")
def test_any_own_equipment_may_be_handed_over():
    """The royal smithy: one card of equipment, also from a mercenary that is away or at home."""
    match = adventure(
        """
        phase: contract_mission
        clans:
        - members: [fandor @mission_b.1 +noxx, vaidala +pugnor]
        mission_b: {tile: mission_11}
        paths: {mission_b.1: {dice: 1S}}
        """,
        *("fulfil",),
    )
    assert choices(match) == ["discard:noxx", "discard:pugnor"]
    answer(match, "discard:pugnor")
    assert state(match).equipment_discard == ["pugnor"]
    assert member(match, "fandor").equipment == ["noxx"]
    assert clan(match).fame == 5 + 5


@pytest.mark.rule("ML-MSR-12")
def test_equipment_of_others_is_enough_for_the_contract():
    match = adventure(
        """
        phase: contract_mission
        clans:
        - members: [fandor @mission_b.2, vaidala @land_a.1 +pugnor]
        mission_b: {tile: mission_11}
        land_a: {land: al_dahn, monster: turfus}
        paths:
          mission_b.2: {dice: 1S}
          land_a.1: {dice: 1S}
        next: {monster: [1]}
        """,
        *("fulfil",),
    )
    assert member(match, "vaidala").equipment == []
    assert clan(match).fame == 5 + 4


@pytest.mark.rule("ML-MSR-12")
def test_a_trophy_card_is_a_defeated_monster():
    """Loot 5 is worth trophy points but is no monster's card."""
    match = contract("mission_06", left="trophies: [trons]", right="loot: [loot_05]")
    assert asked(match) == (1, "window_adventure")
    answer(match, "continue")
    assert asked(match) == (1, "contract")
    answer(match, "fulfil")
    assert clan(match, 1).trophies == []
    assert state(match).monster_discard == ["trons"]
    answer(match, "continue")
    assert match.over
    assert clan(match, 0).loot == ["loot_05"]


@pytest.mark.rule("ML-MSR-12")
def test_traps_and_shields_come_from_storage():
    """The ring of defence: two traps, which the owner chooses."""
    match = contract("mission_12", left="traps: [trap_s1, trap_t4, trap_t8]", right="traps: [trap_start]")
    answer(match, "fulfil")
    assert choices(match) == ["discard:trap_s1", "discard:trap_t4", "discard:trap_t8"]
    answer(match, "discard:trap_s1", "discard:trap_t4")
    assert clan(match, 1).traps == ["trap_t8"]
    assert clan(match, 0).traps == ["trap_start"]
    assert state(match).trap_discard == ["trap_s1", "trap_t4"]


@pytest.mark.rule("ML-MSR-13")
def test_rewards_obey_the_storage_limits():
    """The ritual of mist: 2 poisons, of which one finds no room."""
    match = alone("{magic: [3, 3]}", tile="mission_06", dice="2M", more="poisons: 2")
    assert clan(match).poisons == 3


@pytest.mark.rule("ML-MSR-13")
def test_a_loot_reward_is_chosen_and_the_display_refilled_at_once():
    """Both succeed at the abandoned camp; the winner picks, and nothing is missing afterwards."""
    match = adventure("""
        phase: dice_mission
        clans:
        - members: [fandor @mission_a.1]
        mission_a: {tile: mission_11}
        paths: {mission_a.1: {dice: 2S}}
        loot_display: [loot_03, loot_06, loot_11, loot_14]
        loot_stack: [loot_16]
        next: {strength: [6, 1]}
    """)
    assert asked(match) == (0, "take_loot")
    answer(match, "take:loot_06")
    assert clan(match).loot == ["loot_06"]
    assert state(match).loot_display == ["loot_03", "loot_16", "loot_11", "loot_14"]


@pytest.mark.rule("ML-MSR-14")
def test_mercenaries_on_missions_do_not_plunder():
    match = dig_the_well("6, 6", "1, 1")
    assert match.over
    assert [each.loot for each in state(match).clans] == [[], []]


@pytest.mark.rule("ML-MSR-01", "ML-ITM-25")
def test_loot_may_help_on_a_mission_before_the_result():
    match = alone("{magic: [1, 1]}", tile="mission_06", dice="2M", more="loot: [loot_11]")
    assert choices(match) == ["finish", "loot:loot_11"]
    assert question(match).args["total"] == 2
    answer(match, "loot:loot_11")
    assert clan(match).fame == 5 + 2
