"""The mercenary's attack, step by step (chapter 7.5)."""

import pytest

from tafelrunde.kernel import Match
from tests.helpers.adventure import (
    about,
    adventure,
    answer,
    asked,
    choices,
    clan,
    dice,
    health,
    land,
    member,
    path,
    state,
    told,
    totals,
)


def attack(
    dice: str = "3S",
    faces: str = "{}",
    member: str = "fandor",
    monster: str = "gator",
    traps: str = "",
    land: str = "",
    clan: str = "gold: 7",
    options: str = "{}",
) -> Match:
    """A mercenary on path 1 of Al-Dahn has survived the monster's attack. Gator: catch 13, defeat 18."""
    return adventure(f"""
        options: {options}
        stage: mercenary_attack
        clans:
        - {{members: [{member} @land_a.1], {clan}}}
        land_a: {{land: al_dahn, monster: {monster}, fought: true{land}}}
        paths: {{land_a.1: {{dice: {dice}, traps: [{traps}], fought: true}}}}
        next: {faces}
    """)


def result(match: Match) -> str:
    """How the attack ended."""
    ends = {"monster_defeated": "defeated", "monster_caught": "caught", "attack_failed": "failed"}
    return next(ends[event.kind] for event in match.events if event.kind in ends)


# --- dice -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-ATK-01")
def test_the_owner_may_decline_to_attack():
    match = attack("6S", land=", catch_total: 7, defeat_total: 9")
    assert "decline" in choices(match)
    answer(match, "decline")
    assert told(match, "rolled") == []
    assert (land(match).catch_total, land(match).defeat_total) == (7, 9)


@pytest.mark.rule("ML-ATK-01")
@pytest.mark.parametrize("begin", ["roll:strength", "poison"])
def test_an_attack_that_has_begun_can_not_be_declined(begin):
    match = attack("3S", member="kakron poisons:2", traps="trap_start up", monster="snailer")
    answer(match, begin)
    assert "decline" not in choices(match)


@pytest.mark.rule("ML-ATK-02")
def test_all_dice_of_the_path_of_its_traps_and_stolen_ones_are_rolled():
    match = adventure(
        """
        options: {ambush_module: true}
        clans:
        - members: [fandor @land_a.1]
        - members: [vaidala @land_a.2]
        land_a: {land: al_dahn, monster: snailer}
        paths:
          land_a.1: {dice: 1S, traps: [trap_s1, amb_steal_s1]}
          land_a.2: {dice: 2S}
        next: {monster: [1], strength: [3, 4, 5]}
        """,
        *("reveal", "reveal", "roll_all"),
    )
    assert told(match, "rolled")[0]["faces"] == ["strength:3", "strength:4", "strength:5"]
    assert land(match).defeat_total == 12


@pytest.mark.rule("ML-ATK-03")
def test_dice_may_be_rolled_together_or_one_after_another():
    match = attack("2S 1M", "{strength: [2, 3], magic: [4]}", traps="trap_start up")
    assert choices(match) == ["roll_all", "roll:strength", "roll:magic", "finish", "decline"]
    answer(match, "roll:magic")
    assert totals(match) == (4, 4)
    answer(match, "roll:strength")
    assert totals(match) == (6, 6)
    answer(match, "roll:strength")
    assert land(match).defeat_total == 9


@pytest.mark.rule("ML-ATK-03")
def test_who_can_catch_may_stop_before_all_dice_are_rolled():
    match = attack("4S", "{strength: [6, 5, 2]}", traps="trap_start up")
    answer(match, "roll:strength", "roll:strength", "roll:strength", "finish")
    assert result(match) == "caught"
    assert clan(match).gold == 7 + 4


@pytest.mark.rule("ML-ATK-03")
def test_who_can_not_catch_must_roll_all_dice():
    match = attack("2S", "{strength: [1, 1, 1]}", member="kakron")
    assert "finish" not in choices(match)
    answer(match, "roll:strength")
    assert "finish" not in choices(match)
    answer(match, "roll:strength")
    assert "finish" in choices(match)


@pytest.mark.rule("ML-ATK-03", "ML-PWR-19")
def test_one_trap_is_no_reason_to_stop_against_turfus():
    match = attack("3S", "{strength: [6]}", monster="turfus", traps="trap_start up", member="kakron")
    answer(match, "roll:strength")
    assert "finish" not in choices(match)


# --- totals -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-ATK-04")
def test_the_value_of_a_die_is_its_face_with_all_modifiers_of_its_colour():
    """S: 2 + trap 1 + trap 2 + talent 1 + weapon 1; M: 3 + trap 1 + loot 2."""
    match = attack(
        "1S 1M",
        "{strength: [2], magic: [3]}",
        member="taroa +slyzor",
        monster="warkors",
        traps="trap_sp1 up, trap_sp2 up, trap_mp1 up",
        clan="loot: [loot_11]",
    )
    answer(match, "roll_all", "loot:loot_11")
    assert land(match).defeat_total == (2 + 1 + 2 + 1 + 1) + (3 + 1 + 2)


@pytest.mark.rule("ML-ATK-04")
def test_a_die_never_counts_less_than_zero():
    """Two ones against Moldo count nothing; they do not take from the six."""
    match = attack("3S", "{strength: [1, 1, 6]}", monster="moldo")
    answer(match, "roll_all")
    assert land(match).defeat_total == 5


@pytest.mark.rule("ML-ATK-05")
def test_dice_that_were_not_rolled_count_nothing():
    match = attack("3S", "{strength: [5]}", member="taroa", traps="trap_start up, trap_sp2 up")
    assert totals(match) == (0, 0)
    answer(match, "roll:strength")
    assert totals(match) == (8, 8)


@pytest.mark.rule("ML-ATK-06")
def test_traps_equipment_and_poison_add_to_both_totals():
    match = attack(
        "1S", member="fandor +fulgar poisons:2", monster="warkors", traps="trap_t4 up, trap_t6 up, trap_t8 up"
    )
    assert totals(match) == (4 + 6 + 8 + 2, 4 + 6 + 8 + 2)
    answer(match, "poison")
    assert totals(match) == (22, 22)
    answer(match, "poison")
    assert totals(match) == (24, 24)


@pytest.mark.rule("ML-ATK-06")
def test_modifiers_for_conquest_do_not_count_against_a_monster():
    assert totals(attack(member="geas +grimnir")) == (0, 0)


@pytest.mark.rule("ML-ATK-07")
@pytest.mark.parametrize(("name", "bonus"), [("tortock", 1), ("torko", 3)])
def test_modifiers_for_catching_add_to_the_catch_total_only(name, bonus):
    match = attack("1S", "{strength: [4]}", member=name, land=", catch_total: 2, defeat_total: 3")
    assert totals(match) == (2 + bonus, 3)
    answer(match, "roll:strength")
    assert (land(match).catch_total, land(match).defeat_total) == (2 + 4 + bonus, 3 + 4)


@pytest.mark.rule("ML-ATK-08")
@pytest.mark.parametrize(("name", "bonus"), [("poissen", 2), ("naiala", 3)])
def test_modifiers_for_defeating_add_to_the_defeat_total_only(name, bonus):
    match = attack("1S", "{strength: [4]}", member=name, land=", catch_total: 2, defeat_total: 3")
    assert totals(match) == (2, 3 + bonus)
    answer(match, "roll:strength")
    assert (land(match).catch_total, land(match).defeat_total) == (2 + 4, 3 + 4 + bonus)


@pytest.mark.rule("ML-ATK-08", "ML-ITM-24")
def test_loot_six_adds_to_the_defeat_total_only():
    match = attack("1S", traps="trap_mp1 up", clan="loot: [loot_06]")
    answer(match, "loot:loot_06")
    assert totals(match) == (0, 6)


@pytest.mark.rule("ML-ATK-09")
def test_total_modifiers_count_before_the_first_die():
    """Two traps are worth 12 against Moldo (catch 11): caught without a roll."""
    match = attack("3S", monster="moldo", traps="trap_t8 up, trap_t4 up")
    assert totals(match) == (12, 12)
    answer(match, "finish")
    assert result(match) == "caught"
    assert told(match, "rolled") == []


# --- helping ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-ATK-10")
def test_a_reroll_may_be_used_before_all_dice_are_rolled():
    match = attack("2S", "{strength: [1, 6, 6]}", member="kakron", traps="trap_mp1 up")
    answer(match, "roll:strength", "reroll:kakron:0")
    assert totals(match) == (6, 6)


@pytest.mark.rule("ML-ATK-10")
def test_the_new_face_stands_even_if_it_is_lower():
    match = attack("1S", "{strength: [5, 2]}", member="kakron")
    answer(match, "roll:strength", "reroll:kakron:0")
    assert land(match).defeat_total == 2


@pytest.mark.rule("ML-ATK-10", "ML-KEY-14")
def test_a_die_may_be_rerolled_again_where_the_ability_allows_it():
    match = attack("1S", "{strength: [1, 1, 6]}", member="karunna")
    answer(match, "roll:strength", "reroll:karunna:0", "reroll:karunna:0")
    assert land(match).defeat_total == 6


@pytest.mark.rule("ML-ATK-10")
def test_dice_that_were_not_rolled_can_not_be_rerolled():
    match = attack("2S", "{strength: [1]}", member="kakron")
    assert not [choice for choice in choices(match) if choice.startswith("reroll")]


@pytest.mark.rule("ML-ATK-10", "ML-ITM-55")
def test_a_reroll_is_for_dice_of_its_colour():
    match = attack("1S 1M", "{strength: [1], magic: [1]}", member="kakron")
    answer(match, "roll_all")
    assert choices(match) == ["reroll:kakron:0", "finish"]


@pytest.mark.rule("ML-ATK-15", "ML-ITM-12")
def test_poison_may_be_added_at_any_time_as_much_as_lies_on_the_tile():
    match = attack("2S", "{strength: [4, 5]}", member="fandor poisons:2", monster="snailer", clan="poisons: 3")
    answer(match, "poison", "roll_all")
    assert totals(match) == (11, 11)
    answer(match, "poison")
    assert land(match).defeat_total == 13
    assert (member(match, "fandor").poisons, clan(match).poisons) == (0, 3)


# --- the result -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-ATK-11")
@pytest.mark.parametrize(
    ("faces", "traps", "ends"),
    [
        pytest.param("S6 S6 S6", "", "defeated", id="exactly the victory value"),
        pytest.param("S6 S6 S5", "", "failed", id="one below, without a trap"),
        pytest.param("S6 S6 S5", "trap_mp1 up", "caught", id="one below, with a trap"),
        pytest.param("S6 S6 S1", "trap_mp1 up", "caught", id="exactly the catch value"),
        pytest.param("S6 S5 S1", "trap_mp1 up", "failed", id="below the catch value"),
        pytest.param("S6 S6 S6", "trap_mp1 up", "defeated", id="a defeat can not be turned into a catch"),
    ],
)
def test_defeated_caught_or_failed(faces, traps, ends):
    match = attack(faces, traps=traps)
    answer(match, "finish")
    assert result(match) == ends


@pytest.mark.rule("ML-ATK-11")
def test_defeating_looks_at_the_defeat_total_alone():
    """Torko's 15 + 3 would be 18, but only for catching."""
    match = attack("S6 S5 S4", member="torko", traps="trap_mp1 up")
    assert totals(match) == (18, 15)
    answer(match, "finish")
    assert result(match) == "caught"


@pytest.mark.rule("ML-ATK-11")
def test_catching_looks_at_the_catch_total_alone():
    """Poissen's 11 + 2 would be 13, but only for defeating."""
    match = attack("S6 S5", member="poissen", traps="trap_mp1 up")
    assert totals(match) == (11, 13)
    answer(match, "finish")
    assert result(match) == "failed"


@pytest.mark.rule("ML-ATK-11")
def test_poissen_defeats_where_the_catch_total_is_short():
    match = attack("S6 S6 S4", member="poissen", traps="trap_mp1 up")
    assert totals(match) == (16, 18)
    answer(match, "finish")
    assert result(match) == "defeated"


@pytest.mark.rule("ML-ATK-12", "ML-ATK-21")
def test_after_a_failure_the_totals_are_carried_and_dice_and_traps_stay():
    match = attack(
        "S4 S1",
        member="tortock poisons:1",
        monster="snailer",
        traps="trap_start up, trap_mp1 up",
        land=", catch_total: 2, defeat_total: 2",
    )
    answer(match, "poison")
    assert result(match) == "failed"
    assert (land(match).catch_total, land(match).defeat_total) == (2 + 5 + 2 + 1, 2 + 5 + 2)
    assert dice(match, "land_a.1") == "SS"
    assert [trap.kind for trap in path(match, "land_a.1").traps] == ["trap_start", "trap_mp1"]


@pytest.mark.rule("ML-ATK-13")
def test_who_catches_takes_fame_and_gold_and_the_monster_is_discarded():
    match = attack("S6 S6 S2", traps="trap_mp1 up")
    answer(match, "finish")
    assert (clan(match).fame, clan(match).gold) == (5 + 2, 7 + 4)
    assert state(match).monster_discard == ["gator"]
    assert clan(match).trophies == []
    assert land(match).monster == ""


@pytest.mark.rule("ML-ATK-14")
def test_who_defeats_takes_fame_and_the_trophy():
    match = attack("S6 S6 S6")
    answer(match, "finish")
    assert (clan(match).fame, clan(match).gold) == (5 + 4, 7)
    assert clan(match).trophies == ["gator"]
    assert state(match).monster_discard == []
    assert land(match).monster == ""


@pytest.mark.rule("ML-ATK-16")
@pytest.mark.parametrize(
    ("carried", "traps", "ends"),
    [
        pytest.param(18, "", "defeated", id="carried damage alone"),
        pytest.param(14, "trap_t4 up", "defeated", id="carried damage and a trap"),
        pytest.param(9, "trap_t4 up", "caught", id="enough to catch"),
        pytest.param(17, "", "failed", id="not enough"),
    ],
)
def test_a_mercenary_without_dice_may_still_finish_an_attack(carried, traps, ends):
    match = attack('""', traps=traps, land=f", catch_total: {carried}, defeat_total: {carried}")
    assert choices(match) == ["finish", "decline"]
    answer(match, "finish")
    assert result(match) == ends


@pytest.mark.rule("ML-ATK-17")
def test_damage_of_another_clan_counts_but_only_who_reaches_the_value_is_rewarded():
    match = adventure(
        """
        clans:
        - members: [fandor @land_a.1]
        - members: [vaidala @land_a.2]
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.1: {dice: 3S}
          land_a.2: {dice: 1S}
        next: {monster: [1, 1, 1, 1, 1, 1], strength: [6, 6, 5, 1]}
        """,
        *("roll_all", "roll:strength"),
    )
    assert clan(match, 1).trophies == ["gator"]
    assert [each.fame for each in state(match).clans] == [5, 5 + 4]


@pytest.mark.rule("ML-ATK-17", "ML-ATK-20")
def test_damage_of_another_clan_counts_for_catching_too():
    match = adventure(
        """
        clans:
        - members: [fandor @land_a.1]
        - members: [vaidala @land_a.2]
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.1: {dice: 2S}
          land_a.2: {dice: 1S, traps: [trap_mp1]}
        next: {monster: [1, 1, 1, 1, 1, 1], strength: [6, 6, 1]}
        """,
        *("roll_all", "roll:strength"),
    )
    assert [(each.fame, each.gold) for each in state(match).clans] == [(5, 7), (5 + 2, 7 + 4)]


@pytest.mark.rule("ML-ATK-18", "ML-DTH-02")
def test_damage_of_a_mercenary_that_dies_later_still_counts():
    """Sporus' shared die kills Fandor after his attack; what he did to Sporus stays."""
    match = adventure(
        """
        clans:
        - members: [fandor wounded @land_a.1]
        - members: [vaidala @land_a.2]
        land_a: {land: kale, monster: sporus}
        paths:
          land_a.1: {dice: 4S}
          land_a.2: {dice: 1S}
        next: {monster: [1, 1, 1, 1, 1, 1], area: [1, 6], strength: [6, 6, 6, 6, 5]}
        """,
        *("roll_all",),
    )
    assert health(match, "fandor", "vaidala") == ["dead", "wounded"]
    assert dice(match, "land_a.1") == "SSSS"
    assert totals(match) == (24, 24)
    answer(match, "roll:strength")
    assert clan(match, 1).trophies == ["sporus"]


@pytest.mark.rule("ML-ATK-20")
@pytest.mark.parametrize(
    ("member", "traps", "caught"),
    [
        pytest.param("fandor", "trap_start up", True, id="start trap"),
        pytest.param("fandor", "trap_mp1 up", True, id="improved trap"),
        pytest.param("fandor", "trap_mp1", True, id="improved trap, face-down"),
        pytest.param("fandor", "trap_m1_prot up", True, id="protected trap"),
        pytest.param("fandor", "amb_redirect1", True, id="face-down ambush"),
        pytest.param("fandor", "amb_redirect1 up", False, id="revealed ambush"),
        pytest.param("fandor", "", False, id="no trap"),
        pytest.param("saruna", "", True, id="Saruna"),
    ],
)
def test_catching_needs_a_trap_on_the_own_path(member, traps, caught):
    match = attack("S6 S6 S2", member=member, traps=traps, options="{ambush_module: true}")
    answer(match, "finish")
    assert result(match) == ("caught" if caught else "failed")


@pytest.mark.rule("ML-ATK-20")
def test_traps_on_other_paths_do_not_help_to_catch():
    match = adventure(
        """
        stage: mercenary_attack
        clans:
        - members: [fandor @land_a.1, vaidala @land_a.2]
        land_a: {land: al_dahn, monster: gator, fought: true}
        paths:
          land_a.1: {dice: S6 S6 S2, fought: true}
          land_a.2: {dice: 1S, traps: [trap_start up]}
        next: {monster: [1, 1, 1]}
        """,
        *("finish",),
    )
    assert result(match) == "failed"
    assert about(match) == (0, "vaidala")


@pytest.mark.rule("ML-ATK-20")
def test_sarunas_talent_is_not_for_her_neighbours():
    match = adventure(
        """
        stage: mercenary_attack
        clans:
        - members: [fandor @land_a.1, saruna @land_a.2]
        land_a: {land: al_dahn, monster: gator, fought: true}
        paths:
          land_a.1: {dice: S6 S6 S2, fought: true}
          land_a.2: {dice: 1S}
        next: {monster: [1, 1, 1]}
        """,
        *("finish",),
    )
    assert result(match) == "failed"
    assert asked(match) == (0, "attack")


@pytest.mark.rule("ML-ATK-21")
def test_a_failed_catch_does_not_use_the_trap_up():
    match = attack("S6 S5", traps="trap_start up", land=", catch_total: 1, defeat_total: 1")
    answer(match, "finish")
    assert result(match) == "failed"
    assert len(path(match, "land_a.1").traps) == 1
