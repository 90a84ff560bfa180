"""The order of the adventure phase and of a battle at a land (chapters 7.0 and 7.2)."""

import pytest
import yaml

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
    whole_round,
)


def story(match: Match, *kinds: str) -> list[str]:
    """The events of these kinds in their order."""
    return [event.kind for event in match.events if event.kind in kinds]


# --- 7.0 order --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-ADV-01")
def test_missions_then_land_a_then_land_b_then_the_fortress_defence():
    match = adventure(
        """
        players: 3
        phase: dice_mission
        clans:
        - members: [fandor @access.1, puargh @land_b.1]
        - members: [vaidala @land_a.1, korgo @mission_b.2]
        - members: [wormee @mission_a.2]
        mission_a: {tile: mission_01}
        mission_b: {tile: mission_02}
        land_a: {land: al_dahn, monster: turfus}
        land_b: {land: ghadik, monster: moldo}
        access: {monster: snailer}
        paths:
          access.1: {dice: 1S}
          land_a.1: {dice: 1S}
          land_b.1: {dice: 1S}
          mission_a.2: {dice: 2S}
          mission_b.2: {dice: 1S}
        loot_display: [none, none, none, none]
        next: {monster: [1, 1, 1, 1], strength: [1, 1]}
        """,
        *("decline", "decline", "take:loot_01", "decline"),
    )
    told_first = ("mission_total", "contract_missed", "monster_attacks")
    steps = [event.args["mercenary"] for event in match.events if event.kind in told_first]
    assert steps == ["wormee", "korgo", "vaidala", "puargh", "fandor"]


@pytest.mark.rule("ML-ADV-01")
def test_land_a_is_resolved_completely_before_land_b():
    """Vaidala plunders in land A before anybody fights in land B."""
    match = adventure(
        """
        players: 3
        clans:
        - members: [fandor @land_b.1]
        - members: [vaidala @land_a.4]
        land_a: {land: al_dahn, monster: turfus}
        land_b: {land: ghadik, monster: moldo}
        paths:
          land_a.4: {dice: 1S}
          land_b.1: {dice: 1S}
        next: {monster: [1, 1, 1]}
        """,
        *("decline",),
    )
    assert asked(match) == (1, "take_loot")
    assert [attack["mercenary"] for attack in told(match, "monster_attacks")] == ["vaidala"]
    answer(match, "take:loot_01")
    assert asked(match) == (0, "attack")


@pytest.mark.rule("ML-ADV-01")
def test_a_step_without_mercenaries_is_skipped():
    match = adventure("phase: dice_mission\nland_a: {land: al_dahn, monster: gator}\naccess: {monster: krinx}")
    assert match.over
    assert match.events == []


@pytest.mark.rule("ML-ADV-02")
def test_a_talent_works_once_per_round():
    match = adventure(
        """
        clans:
        - members: [kakron @land_a.1]
        land_a: {land: al_dahn, monster: turfus}
        paths: {land_a.1: {dice: 2S, traps: [trap_start]}}
        next: {monster: [1], strength: [1, 1, 1, 2]}
        """,
        *("roll_all", "reroll:kakron:0"),
    )
    assert match.over or asked(match) == (0, "take_loot"), "no second reroll is offered"


@pytest.mark.rule("ML-ADV-02")
def test_an_outside_talent_works_only_while_its_own_path_is_resolved():
    """Kakron's reroll is not for Fandor, though both are of one clan and in one land."""
    match = adventure(
        """
        clans:
        - members: [fandor @land_a.1, kakron @land_a.2]
        land_a: {land: al_dahn, monster: turfus}
        paths:
          land_a.1: {dice: 1S}
          land_a.2: {dice: 1S}
        next: {monster: [1, 1], strength: [1, 1]}
        """,
        *("roll:strength",),
    )
    assert about(match) == (0, "kakron"), "Fandor's attack ended with nothing to reroll"
    answer(match, "roll:strength")
    assert choices(match) == ["reroll:kakron:0", "finish"]


@pytest.mark.rule("ML-ADV-03")
def test_a_trap_must_add_to_the_attack_even_if_its_owner_would_rather_catch():
    """14 would catch Gator; with the four of the trap it is 18, and Gator is defeated."""
    match = adventure(
        """
        clans:
        - members: [fandor @land_a.1]
        land_a: {land: al_dahn, monster: gator}
        paths: {land_a.1: {dice: 3S, traps: [trap_t4]}}
        next: {monster: [1, 1, 1], strength: [6, 6, 2]}
        """,
        *("roll_all",),
    )
    assert clan(match).trophies == ["gator"]


@pytest.mark.rule("ML-ADV-03")
def test_rerolls_poison_loot_redirection_and_defence_are_optional():
    match = adventure("""
        clans:
        - members: [ginova @land_a.1 poisons:1 +noxx +eskol]
          loot: [loot_06]
        - members: [vaidala @land_a.2]
        land_a: {land: al_dahn, monster: blandor}
        paths:
          land_a.1: {dice: 1S, shields: 1}
          land_a.2: {dice: 1S}
        next: {monster: [6, 1], strength: [1]}
    """)
    assert choices(match) == ["redirect:land_a.2", "keep"]
    answer(match, "keep")
    assert choices(match) == ["shield", "defence:noxx", "endure"]
    answer(match, "endure", "roll:strength")
    assert choices(match) == ["reroll:eskol:0", "loot:loot_06", "poison", "finish"]
    assert totals(match) == (1, 1)
    answer(match, "finish")
    assert member(match, "ginova").poisons == 1
    assert clan(match).loot == ["loot_06"]


@pytest.mark.rule("ML-ADV-04")
def test_a_modifier_counts_for_all_dice_of_its_colour_on_its_path_and_nowhere_else():
    match = adventure(
        """
        clans:
        - members: [taroa @land_a.1]
        - members: [vaidala @land_a.2]
        land_a: {land: kale, monster: snailer}
        paths:
          land_a.1: {dice: 1S 1M, traps: [trap_s1, trap_mp1]}
          land_a.2: {dice: 1S 1M}
        next: {monster: [1, 1], strength: [1, 2, 3], magic: [1, 4]}
        """,
        *("discard:0", "roll_all"),
    )
    assert land(match).defeat_total == (1 + 1) + (2 + 1) + (1 + 1)
    answer(match, "discard:0", "roll_all")
    assert land(match).defeat_total == 7 + 3 + 4


@pytest.mark.rule("ML-ADV-04")
def test_a_modifier_counts_for_stolen_dice():
    match = adventure(
        """
        options: {ambush_module: true}
        clans:
        - members: [taroa @land_a.1]
        - members: [vaidala @land_a.2]
        land_a: {land: kale, monster: snailer}
        paths:
          land_a.1: {dice: 1S, traps: [amb_steal_s1]}
          land_a.2: {dice: 2S}
        next: {monster: [1, 1], strength: [1, 2]}
        """,
        *("reveal", "roll_all"),
    )
    assert land(match).defeat_total == (1 + 1) + (2 + 1)


@pytest.mark.rule("ML-ADV-05")
def test_an_outside_talent_of_an_unassigned_mercenary_does_nothing():
    match = adventure(
        """
        clans:
        - members: [fandor @land_a.1, taroa, kakron, naiala]
        land_a: {land: al_dahn, monster: turfus}
        paths: {land_a.1: {dice: 2S}}
        next: {monster: [1], strength: [2, 2]}
        """,
        *("roll_all",),
    )
    assert (land(match).catch_total, land(match).defeat_total) == (4, 4)


@pytest.mark.rule("ML-ADV-05", "ML-ITM-50")
def test_lusara_is_the_exception():
    match = adventure(
        """
        clans:
        - members: [fandor @land_a.1, lusara]
        land_a: {land: al_dahn, monster: moldo}
        paths: {land_a.1: {dice: 4S}}
        next: {monster: [1, 1], strength: [6, 6, 6, 6]}
        """,
        *("roll_all", "talent:lusara"),
    )
    assert clan(match).potions == 2


# --- 7.2 battle at a land ---------------------------------------------------------------------------------------

THREE = """
clans:
- members: [fandor @land_a.1, korgo @land_a.3]
- members: [vaidala @land_a.2]
land_a: {{land: al_dahn, monster: {monster}}}
paths:
  land_a.1: {{dice: {first}, traps: [trap_t4], shields: 1}}
  land_a.2: {{dice: {second}}}
  land_a.3: {{dice: {third}, traps: [trap_s1], shields: 2}}
next: {{monster: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], strength: {faces}}}
"""
"""Three mercenaries in Al-Dahn (conquest value 14)."""


def three(faces: str, *answers: str, monster: str = "gator", dice: tuple[str, str, str] = ("2S", "2S", "2S")) -> Match:
    first, second, third = dice
    return adventure(
        THREE.format(monster=monster, faces=faces, first=first, second=second, third=third),
        *answers,
    )


@pytest.mark.rule("ML-BAT-01")
def test_a_battle_reveals_fights_conquers_plunders_and_refills_the_loot():
    """Fandor fails, Vaidala defeats Gator, Korgo conquers with three dice; Fandor plunders."""
    match = three("[2, 1, 6, 6, 6, 6, 6]", "roll_all", "roll_all")
    assert asked(match) == (0, "take_loot")
    answer(match, "take:loot_01")
    assert story(match, "traps_revealed", "monster_attacks", "monster_defeated", "conquered", "loot_taken") == [
        *("traps_revealed", "traps_revealed", "monster_attacks", "monster_attacks"),
        *("monster_defeated", "conquered", "loot_taken"),
    ]
    assert clan(match, 0).lands == ["al_dahn"]
    assert clan(match, 0).loot == ["loot_01"]
    assert len([tile for tile in state(match).loot_display if tile]) == 4


@pytest.mark.rule("ML-BAT-01")
def test_what_is_left_on_the_paths_waits_for_the_cleanup():
    """Nobody beats Gator; dice, traps and shields still lie there when the adventure is over."""
    match = three("[1, 1, 1, 1, 1, 1, 1]", "roll_all", "roll_all", "roll_all")
    answer(match, "take:loot_01", "take:loot_02", "take:loot_03")
    assert match.over
    assert [dice(match, f"land_a.{slot}") for slot in (1, 2, 3)] == ["SS", "SS", "SSS"]
    assert [path(match, f"land_a.{slot}").shields for slot in (1, 2, 3)] == [1, 0, 2]
    assert [len(path(match, f"land_a.{slot}").traps) for slot in (1, 2, 3)] == [1, 0, 1]


@pytest.mark.rule("ML-BAT-02")
def test_all_traps_of_the_land_are_turned_up_at_once_before_the_fight():
    match = three("[]")
    assert asked(match) == (0, "attack")
    assert about(match) == (0, "fandor")
    assert path(match, "land_a.1").traps[0].face_up
    assert path(match, "land_a.3").traps[0].face_up
    assert dice(match, "land_a.3") == "SSS"


@pytest.mark.rule("ML-BAT-02")
def test_traps_of_another_land_stay_down():
    match = adventure("""
        players: 3
        clans:
        - members: [fandor @land_a.1, korgo @land_b.1]
        land_a: {land: al_dahn, monster: moldo}
        land_b: {land: kale, monster: surbol}
        paths:
          land_a.1: {dice: 1S, traps: [trap_t4]}
          land_b.1: {dice: 1S, traps: [trap_s1]}
        next: {monster: [1, 1]}
    """)
    assert path(match, "land_a.1").traps[0].face_up
    assert not path(match, "land_b.1").traps[0].face_up
    assert dice(match, "land_b.1") == "S"


@pytest.mark.rule("ML-BAT-02")
def test_dice_of_traps_ignore_the_limit_of_the_path():
    """Path 2 takes four dice; the trap brings three more."""
    match = adventure("""
        clans:
        - members: [fandor @land_a.2]
        land_a: {land: al_dahn, monster: moldo}
        paths: {land_a.2: {dice: 4S, traps: [trap_s3]}}
        next: {monster: [1, 1]}
    """)
    assert dice(match, "land_a.2") == "SSSSSSS"


@pytest.mark.rule("ML-BAT-02")
def test_modifiers_of_traps_wait_for_the_roll():
    match = adventure(
        """
        clans:
        - members: [fandor @land_a.1]
        land_a: {land: al_dahn, monster: turfus}
        paths: {land_a.1: {dice: 1S, traps: [trap_sp3]}}
        next: {monster: [1], strength: [2]}
        """,
    )
    assert totals(match) == (0, 0)
    answer(match, "roll:strength")
    assert land(match).defeat_total == 5


@pytest.mark.rule("ML-BAT-03")
def test_each_path_is_attacked_and_then_attacks_before_the_next_one():
    match = three("[1, 1, 1, 1]", "roll_all", "roll_all")
    assert story(match, "monster_attacks", "attack_failed") == [
        *("monster_attacks", "attack_failed", "monster_attacks", "attack_failed", "monster_attacks"),
    ]


@pytest.mark.rule("ML-BAT-03")
def test_a_mercenary_that_the_monster_kills_does_not_attack():
    match = adventure("""
        clans:
        - members: [fandor @land_a.1]
        - members: [vaidala @land_a.2]
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.1: {dice: 1S}
          land_a.2: {dice: 1S}
        next: {monster: [6, 6, 1, 1, 1, 1]}
    """)
    assert health(match, "fandor") == ["dead"]
    assert about(match) == (1, "vaidala")


@pytest.mark.rule("ML-BAT-04")
def test_the_fight_ends_when_the_monster_is_defeated():
    match = three("[6, 6, 2]", "roll_all", dice=("3S", "2S", "1S"))
    assert [attack["mercenary"] for attack in told(match, "monster_attacks")] == ["fandor"]
    assert clan(match, 0).trophies == ["gator"]


@pytest.mark.rule("ML-BAT-04")
def test_the_fight_ends_when_everybody_has_failed_or_died():
    match = adventure(
        """
        clans:
        - members: [fandor @land_a.1]
        - members: [vaidala @land_a.2]
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.1: {dice: 1S}
          land_a.2: {dice: 1S}
        loot_display: [none, none, none, none]
        next: {monster: [6, 6, 6, 1, 1, 1], strength: [1]}
        """,
        *("roll:strength",),
    )
    assert match.over
    assert land(match).monster == "gator"
    assert not land(match).overcome


@pytest.mark.rule("ML-BAT-05")
def test_later_paths_build_on_the_totals_of_those_before_them():
    """The totals are replaced, not added: 2 + 1 + 4 of the trap, then 3 + 3 more, then 1 + 1 + 1."""
    match = three("[2, 1, 3, 3, 1, 1, 1]", "roll_all", monster="krinx")
    assert land(match).defeat_total == 7
    answer(match, "roll_all")
    assert land(match).defeat_total == 13
    answer(match, "roll_all")
    assert (land(match).catch_total, land(match).defeat_total) == (16, 16)


@pytest.mark.rule("ML-BAT-05")
def test_the_carried_totals_for_catching_and_defeating_are_kept_apart():
    match = adventure(
        """
        clans:
        - members: [poissen @land_a.1]
        - members: [tortock @land_a.2]
        land_a: {land: al_dahn, monster: turfus}
        paths:
          land_a.1: {dice: 1S}
          land_a.2: {dice: 1S}
        next: {monster: [1, 1], strength: [4, 3]}
        """,
        *("roll:strength",),
    )
    assert (land(match).catch_total, land(match).defeat_total) == (4, 4 + 2)
    assert totals(match) == (4 + 1, 6)
    answer(match, "roll:strength")
    assert (land(match).catch_total, land(match).defeat_total) == (5 + 3, 6 + 3)


@pytest.mark.rule("ML-BAT-06")
def test_who_fought_loses_dice_traps_and_shields_and_who_did_not_keeps_them():
    match = adventure(
        """
        clans:
        - members: [fandor @land_a.1, kakron @land_a.3 poisons:1]
        - members: [vaidala @land_a.2]
        land_a: {land: negueria, monster: gator}
        paths:
          land_a.1: {dice: 2S, traps: [trap_t4], shields: 1}
          land_a.2: {dice: 4S, traps: [trap_mp1], shields: 1}
          land_a.3: {dice: 2S, traps: [trap_s1], shields: 2}
        next: {monster: [1, 1, 1, 1, 1, 1], strength: [1, 1, 6, 6, 6, 6, 1, 1, 1]}
        """,
        *("roll_all", "roll_all"),
    )
    assert asked(match) == (0, "conquest_roll")
    assert [dice(match, f"land_a.{slot}") for slot in (1, 2, 3)] == ["", "", "SSS"]
    assert [path(match, f"land_a.{slot}").shields for slot in (1, 2, 3)] == [0, 0, 2]
    assert [trap.kind for trap in path(match, "land_a.3").traps] == ["trap_s1"]
    assert sorted(state(match).trap_discard) == ["trap_mp1", "trap_t4"]


@pytest.mark.rule("ML-BAT-07")
def test_without_victory_there_is_no_conquest_and_the_monster_moves_in_the_cleanup():
    text = """
        clans:
        - members: [kakron leader, fandor @land_a.1]
        land_a: {land: al_dahn, monster: gator}
        paths: {land_a.1: {dice: 2S}}
        loot_display: [none, none, none, none]
        next: {monster: [1, 1, 1], strength: [6, 6]}
    """
    match = adventure(text, "roll_all")
    assert land(match).monster == "gator"
    assert land(match).land == "al_dahn"
    assert story(match, "conquered", "conquest_failed") == []
    match = whole_round(text, "roll_all")
    assert land(match, "access").monster == "gator"
    assert land(match).monster not in ("", "gator")


@pytest.mark.rule("ML-BAT-08", "ML-CNQ-01")
def test_who_declined_to_attack_has_fought_and_can_not_conquer():
    match = three("[6, 6, 6]", "decline", "roll_all", dice=("4S", "3S", "1S"))
    assert clan(match, 1).trophies == ["gator"]
    assert [attempt["mercenary"] for attempt in told(match, "conquest_failed")] == ["korgo"]
    assert dice(match, "land_a.1") == ""


@pytest.mark.rule("ML-BAT-10")
def test_rewards_then_extras_then_the_last_hit_then_clearing_then_conquest():
    match = adventure("""
        stage: mercenary_attack
        clans:
        - members: [fandor @land_a.1 potions:1]
          loot: [loot_02]
        - members: [vaidala @land_a.2]
        land_a: {land: kale, monster: korcko, fought: true}
        paths:
          land_a.1: {dice: 6S, shields: 1, fought: true}
          land_a.2: {dice: 1S}
        next: {strength: [6, 6, 6, 6, 6, 6, 1]}
    """)
    answer(match, "roll_all")
    assert asked(match) == (0, "after_win")
    assert clan(match).fame == 5 + 5, "the reward comes first"
    assert health(match, "fandor", "vaidala") == ["healthy", "healthy"]
    answer(match, "loot:loot_02")
    assert clan(match).fame == 5 + 5 + 4
    assert asked(match) == (0, "defend"), "then the last hit"
    assert "shield" in choices(match), "the path is not cleared yet"
    answer(match, "shield")
    assert story(match, "monster_defeated", "extra_fame", "last_hit", "conquest_failed") == [
        *("monster_defeated", "extra_fame", "last_hit", "conquest_failed"),
    ]


@pytest.mark.rule("ML-BAT-10", "ML-BAT-12", "ML-ATK-14")
def test_the_trophy_is_the_winners_before_the_last_hit():
    """Seen by everybody at the table and written in the position."""
    match = adventure("""
        stage: mercenary_attack
        clans:
        - members: [fandor @land_a.1 potions:1]
          loot: [loot_02]
        - members: [vaidala @land_a.2]
        land_a: {land: kale, monster: korcko, fought: true}
        paths:
          land_a.1: {dice: 6S, shields: 1, fought: true}
          land_a.2: {dice: 1S, shields: 1}
        next: {strength: [6, 6, 6, 6, 6, 6, 1]}
    """)
    answer(match, "roll_all")
    for question, option in (("after_win", "loot:loot_02"), ("defend", "shield"), ("defend", "endure")):
        assert match.decision.question == question
        for seat in (0, 1):
            seen = match.view(seat).state
            assert seen.clans[0].trophies == ["korcko"]
            assert seen.lands[0].monster == ""
        text = yaml.safe_load(match.position())
        assert text["clans"][0]["trophies"] == ["korcko"]
        assert text["land_a"]["monster"] == "none"
        again = Match.from_position(match.position())
        assert again.state == match.state
        assert again.decision == match.decision
        answer(match, option)
    assert health(match, "fandor", "vaidala") == ["healthy", "wounded"]


@pytest.mark.rule("ML-BAT-10", "ML-MON-24", "ML-FDF-04")
def test_the_panic_is_over_before_the_last_hit_at_the_access():
    match = adventure("""
        place: 1
        stage: mercenary_attack
        clans:
        - members: [fandor @access.1]
        access: {monster: korcko, fought: true}
        panic: [panic_tavern]
        paths: {access.1: {dice: S6 S6 S6 S6 S6, shields: 1, fought: true}}
    """)
    answer(match, "finish")
    assert asked(match) == (0, "defend")
    assert clan(match).trophies == ["korcko"]
    assert state(match).access.monster == ""
    assert yaml.safe_load(match.position()).get("panic") is None


@pytest.mark.rule("ML-BAT-10", "ML-ITM-52")
def test_puargh_is_more_famous_for_a_catch():
    match = adventure(
        """
        stage: mercenary_attack
        clans:
        - members: [puargh @land_a.1]
        land_a: {land: kale, monster: gator, fought: true}
        paths: {land_a.1: {dice: S6 S6 S2, traps: [trap_mp1 up], fought: true}}
        """,
        *("finish",),
    )
    assert clan(match).fame == 5 + 2 + 1


@pytest.mark.rule("ML-ITM-52")
def test_puargh_is_not_more_famous_for_a_defeat():
    match = adventure(
        """
        stage: mercenary_attack
        clans:
        - members: [puargh @land_a.1]
        land_a: {land: kale, monster: gator, fought: true}
        paths: {land_a.1: {dice: S6 S6 S6, traps: [trap_mp1 up], fought: true}}
        """,
        *("finish",),
    )
    assert clan(match).fame == 5 + 4


@pytest.mark.rule("ML-BAT-11", "ML-PWR-07")
def test_the_reward_is_kept_even_if_the_last_hit_kills_the_victor():
    match = adventure(
        """
        stage: mercenary_attack
        clans:
        - members: [fandor wounded @land_a.1]
        land_a: {land: kale, monster: krunn, fought: true}
        paths: {land_a.1: {dice: 6S, fought: true}}
        next: {strength: [6, 6, 6, 6, 6, 6]}
        """,
        *("roll_all",),
    )
    assert health(match, "fandor") == ["dead"]
    assert clan(match).trophies == ["krunn"]
    assert clan(match).fame == 5 + 6 + 2


@pytest.mark.rule("ML-BAT-12", "ML-PWR-07")
def test_the_last_hit_kills_who_has_not_fought_and_takes_dice_and_tokens():
    match = adventure(
        """
        stage: mercenary_attack
        clans:
        - members: [fandor @land_a.1]
        - members: [vaidala wounded @land_a.2, korgo @land_a.3]
        land_a: {land: kale, monster: korcko, fought: true}
        paths:
          land_a.1: {dice: 6S, fought: true}
          land_a.2: {dice: 4S, traps: [trap_s1 up]}
          land_a.3: {dice: 3S}
        next: {strength: [6, 6, 6, 6, 6, 6, 6, 6, 6]}
        """,
        *("roll_all",),
    )
    assert health(match, "fandor", "vaidala", "korgo") == ["wounded", "dead", "wounded"]
    assert dice(match, "land_a.2") == ""
    assert state(match).trap_discard == ["trap_s1"]
    assert [attempt["mercenary"] for attempt in told(match, "conquered")] == ["korgo"]
    assert clan(match, 1).fame == 5 + 2 + 3, "two for the death on path 2, three for Kale"


@pytest.mark.rule("ML-BAT-12")
def test_against_the_last_hit_everybody_defends_from_left_to_right_with_what_is_left():
    """Fandor's shield is gone, his talent of equipment is used; Vaidala and Korgo still have theirs."""
    match = adventure(
        """
        stage: mercenary_attack
        slot: 1
        used: [noxx]
        clans:
        - members: [fandor @land_a.1 +noxx, korgo @land_a.4]
        - members: [purkas @land_a.2]
        land_a: {land: kale, monster: korcko, fought: true}
        paths:
          land_a.1: {dice: 1S, fought: true, attacked: true}
          land_a.2: {dice: S6 S6 S6 S6, traps: [trap_t4 up], fought: true}
          land_a.4: {dice: 1S}
        next: {strength: [1]}
        """,
        *("finish",),
    )
    assert about(match) == (1, "purkas")
    assert choices(match) == ["defence:purkas", "endure"]
    answer(match, "defence:purkas")
    assert about(match) == (0, "korgo")
    assert choices(match) == ["defence:land_a.4", "endure"]
    answer(match, "defence:land_a.4")
    assert health(match, "fandor", "purkas", "korgo") == ["wounded", "healthy", "healthy"]
