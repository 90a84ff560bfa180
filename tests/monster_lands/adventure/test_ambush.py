"""The ambush module (chapter 12.3)."""

from collections import Counter

import pytest

from tafelrunde.games.monster_lands.box.content import load
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
    monster_rolls,
    path,
    question,
    state,
    told,
    totals,
    whole_round,
)

CONFLICT = """
options: {{ambush_module: true}}
clans:
- members: [fandor @land_a.1{first}, korgo @land_a.3{third}]
- members: [vaidala @land_a.2{second}]
land_a: {{land: al_dahn, monster: {monster}}}
paths:
  land_a.1: {{{path1}}}
  land_a.2: {{{path2}}}
  land_a.3: {{{path3}}}
next: {{monster: {faces}}}
"""
"""Fandor and Korgo (seat 0) to the left and right of Vaidala (seat 1)."""


def conflict(
    path1: str = "dice: 1S",
    path2: str = "dice: 1S",
    path3: str = "dice: 1S",
    faces: str = "[1, 1, 1, 1, 1, 1, 1, 1, 1]",
    monster: str = "gator",
    **more: str,
) -> Match:
    fill = {"first": "", "second": "", "third": "", **more}
    return adventure(CONFLICT.format(path1=path1, path2=path2, path3=path3, faces=faces, monster=monster, **fill))


# --- reveal -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-AMB-01")
@pytest.mark.parametrize(("module", "ambushes", "protected"), [(True, 18, 6), (False, 0, 0)])
def test_ambushes_and_protected_traps_belong_to_the_module(module, ambushes, protected):
    match = Match.new("monster_lands", players=3, seed=1, ambush_module=module)
    stock = [*state(match).trap_display, *state(match).trap_stack]
    classes = Counter(load().traps[kind].cls for kind in stock)
    assert (classes["ambush"], classes["protected"], classes["improved"]) == (ambushes, protected, 30)


@pytest.mark.rule("ML-AMB-01")
def test_ambushes_are_sold_like_other_traps_and_kept_face_down():
    match = whole_round(
        """
        options: {ambush_module: true}
        phase: deployment
        clans:
        - pool: 2S
        land_a: {land: al_dahn, monster: gator}
        trap_display: [amb_redirect2, trap_s1]
        """,
        *("visit:hunting_lodge:strength", "buy:amb_redirect2:0", "done"),
    )
    assert sorted(clan(match).traps) == ["amb_redirect2", "trap_start"]
    assert clan(match).gold == 7 - 4
    assert "amb_redirect2" not in match.view(1).state.clans[0].traps


@pytest.mark.rule("ML-AMB-02")
@pytest.mark.parametrize(("reveal", "caught"), [("stop", True), ("reveal", False)])
def test_a_revealed_ambush_is_no_trap_any_more(reveal, caught):
    """Fandor alone in the land; 13 catches Gator if he has a trap."""
    match = adventure(
        """
        options: {ambush_module: true}
        clans:
        - members: [fandor @land_a.1]
        land_a: {land: al_dahn, monster: gator}
        paths: {land_a.1: {dice: 3S, traps: [amb_steal_s1]}}
        next: {monster: [1, 1, 1], strength: [6, 6, 1]}
        """,
        *(reveal, "roll_all"),
    )
    assert bool(told(match, "monster_caught")) == caught


@pytest.mark.rule("ML-AMB-03")
def test_each_owner_decides_trap_by_trap_from_top_to_bottom():
    match = conflict(path1="dice: 1S, traps: [trap_s1, trap_t4, trap_s2]")
    assert asked(match) == (0, "reveal")
    assert choices(match) == ["reveal", "stop"]
    answer(match, "reveal")
    assert dice(match, "land_a.1") == "SS"
    answer(match, "reveal", "stop")
    assert [trap.face_up for trap in path(match, "land_a.1").traps] == [True, True, False]
    assert asked(match) == (0, "attack")


@pytest.mark.rule("ML-AMB-03")
def test_after_stopping_the_rest_of_the_path_stays_face_down():
    """A tile can not be skipped: who does not turn up the first one turns up none."""
    match = conflict(path1="dice: 1S, traps: [trap_s1, trap_t4]")
    answer(match, "stop")
    assert [trap.face_up for trap in path(match, "land_a.1").traps] == [False, False]
    assert asked(match) == (0, "attack")


@pytest.mark.rule("ML-AMB-03")
def test_the_conflict_takes_place_at_the_access_too():
    match = adventure("""
        options: {ambush_module: true}
        clans:
        - members: [fandor @access.2]
        - members: [vaidala @access.1]
        land_a: {land: kale, monster: moldo}
        access: {monster: gator}
        paths:
          access.1: {dice: 2S}
          access.2: {dice: 1S, traps: [amb_steal_s1]}
        next: {monster: [1, 1, 1]}
    """)
    assert asked(match) == (0, "reveal")
    answer(match, "reveal")
    assert (dice(match, "access.1"), dice(match, "access.2")) == ("S", "SS")


@pytest.mark.rule("ML-AMB-03", "ML-BAT-02")
def test_with_the_module_no_trap_is_turned_up_by_itself():
    match = conflict(path3="dice: 1S, traps: [trap_s1]")
    assert asked(match) == (0, "reveal")
    answer(match, "stop")
    assert not path(match, "land_a.3").traps[0].face_up


@pytest.mark.rule("ML-AMB-04")
def test_traps_that_stay_face_down_give_no_bonus():
    match = conflict(path1="dice: 1S, traps: [trap_t8, trap_m1_prot, trap_s3]")
    answer(match, "stop")
    assert totals(match) == (0, 0)
    assert dice(match, "land_a.1") == "S"


@pytest.mark.rule("ML-AMB-04", "ML-AMB-02", "ML-ATK-20")
def test_traps_that_stay_face_down_still_catch():
    match = conflict(path1="dice: 1S, traps: [trap_t8]")
    answer(match, "stop")
    assert "finish" in choices(match), "catching is possible, so stopping is allowed"


# --- targets and shields ----------------------------------------------------------------------------------------


@pytest.mark.rule("ML-AMB-05")
def test_the_owner_chooses_one_adjacent_occupied_path():
    match = conflict(path2="dice: 1S, traps: [amb_steal_s1]")
    answer(match, "reveal")
    assert asked(match) == (1, "ambush_target")
    assert choices(match) == ["target:land_a.1", "target:land_a.3"]
    answer(match, "target:land_a.3")
    assert [dice(match, f"land_a.{slot}") for slot in (1, 2, 3)] == ["S", "SS", ""]


@pytest.mark.rule("ML-AMB-05")
def test_paths_beyond_the_neighbour_are_out_of_reach():
    match = conflict(path1="dice: 1S, traps: [amb_steal_s1]")
    answer(match, "reveal")
    assert [dice(match, f"land_a.{slot}") for slot in (1, 2, 3)] == ["SS", "", "S"]


@pytest.mark.rule("ML-AMB-05")
def test_an_empty_path_is_not_skipped_and_the_ambush_is_revealed_for_nothing():
    match = adventure(
        """
        options: {ambush_module: true}
        clans:
        - members: [fandor @land_a.1]
        - members: [vaidala @land_a.3]
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.1: {dice: 1S, traps: [amb_steal_s1]}
          land_a.3: {dice: 2S}
        next: {monster: [1, 1, 1]}
        """,
        *("reveal",),
    )
    assert (dice(match, "land_a.1"), dice(match, "land_a.3")) == ("S", "SS")
    assert path(match, "land_a.1").traps[0].face_up


@pytest.mark.rule("ML-AMB-05")
def test_an_own_mercenary_may_be_the_target():
    match = adventure(
        """
        options: {ambush_module: true}
        clans:
        - members: [fandor @land_a.1, korgo @land_a.2]
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.1: {dice: 1S, traps: [amb_steal_s1]}
          land_a.2: {dice: 2S}
        next: {monster: [1, 1, 1]}
        """,
        *("reveal",),
    )
    assert (dice(match, "land_a.1"), dice(match, "land_a.2")) == ("SS", "S")


@pytest.mark.rule("ML-AMB-06")
@pytest.mark.parametrize("ambush", ["amb_steal_s1", "amb_redirect1"])
def test_a_shield_of_the_targets_path_cancels_the_ambush_which_leaves_the_game(ambush):
    match = conflict(path1=f"dice: 1S, traps: [{ambush}]", path2="dice: 2S, shields: 2", monster="abysur")
    answer(match, "reveal")
    assert asked(match) == (1, "block_ambush")
    answer(match, "shield")
    assert path(match, "land_a.2").shields == 1
    assert dice(match, "land_a.2") == "SS"
    assert path(match, "land_a.1").traps == []
    assert ambush in state(match).removed
    assert ambush not in state(match).trap_discard
    assert asked(match) == (0, "attack"), "nothing is redirected either"


@pytest.mark.rule("ML-AMB-06")
def test_nobody_is_forced_to_use_a_shield_against_an_ambush():
    match = conflict(path1="dice: 1S, traps: [amb_steal_s1]", path2="dice: 2S, shields: 1")
    answer(match, "reveal", "endure")
    assert path(match, "land_a.2").shields == 1
    assert dice(match, "land_a.2") == "S"


@pytest.mark.rule("ML-AMB-06")
def test_a_blocked_ambush_is_no_trap_for_catching():
    match = conflict(path1="dice: 2S, traps: [amb_steal_s1]", path2="dice: 2S, shields: 1")
    answer(match, "reveal", "shield")
    assert "finish" not in choices(match)


@pytest.mark.rule("ML-AMB-06", "ML-DEF-08")
def test_stored_shields_and_defence_talents_do_not_block_an_ambush():
    match = adventure(
        """
        options: {ambush_module: true}
        clans:
        - members: [fandor @land_a.1]
        - members: [dolfus @land_a.2 +baldrik]
          shields: 5
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.1: {dice: 1S, traps: [amb_steal_s1]}
          land_a.2: {dice: 2S}
        next: {monster: [1, 1, 1]}
        """,
        *("reveal",),
    )
    assert asked(match) == (0, "attack")
    assert dice(match, "land_a.2") == "S"


# --- stealing ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-AMB-07")
@pytest.mark.parametrize(
    ("ambush", "offers"),
    [
        ("amb_steal_m1", ["M"]),
        ("amb_steal_s1", ["S"]),
        ("amb_steal_a1", ["M", "S"]),
        ("amb_steal_m2", ["M", "enough"]),
        ("amb_steal_s2", ["S", "enough"]),
        ("amb_steal_a2", ["M", "S", "enough"]),
    ],
)
def test_the_tile_says_which_colours_and_whether_fewer_may_be_taken(ambush, offers):
    match = conflict(path1=f"dice: 1S, traps: [{ambush}]", path2="dice: 2S 2M")
    answer(match, "reveal")
    if len(offers) == 1:
        assert dice(match, "land_a.1") == ("SS" if offers == ["S"] else "SM"), "nothing to choose"
    else:
        names = {"steal:strength:0": "S", "steal:magic:0": "M", "enough": "enough"}
        assert asked(match) == (0, "steal")
        assert sorted(names[choice] for choice in choices(match)) == offers


@pytest.mark.rule("ML-AMB-07")
def test_up_to_two_dice_are_stolen_and_belong_to_the_thief():
    match = conflict(path1="dice: 1S, traps: [amb_steal_a2]", path2="dice: 2S 2M")
    answer(match, "reveal", "steal:magic:0", "steal:strength:0")
    assert (dice(match, "land_a.1"), dice(match, "land_a.2")) == ("SSM", "SM")
    assert asked(match) == (0, "discard_magic"), "two dice are enough, and the magic is Fandor's now"


@pytest.mark.rule("ML-AMB-07")
def test_the_thief_may_choose_fewer():
    match = conflict(path1="dice: 1S, traps: [amb_steal_s2]", path2="dice: 3S")
    answer(match, "reveal", "steal:strength:0", "enough")
    assert (dice(match, "land_a.1"), dice(match, "land_a.2")) == ("SS", "SS")


@pytest.mark.rule("ML-AMB-07")
def test_stolen_dice_ignore_the_limit_of_the_thiefs_path():
    """Path 1 takes six dice."""
    match = conflict(path1="dice: 6S, traps: [amb_steal_s2]", path2="dice: 3S")
    answer(match, "reveal", "steal:strength:0", "steal:strength:0")
    assert dice(match, "land_a.1") == "SSSSSSSS"
    assert [die.tile for die in path(match, "land_a.1").dice] == [0] * 6 + [1, 1], "they lie on the ambush tile"


@pytest.mark.rule("ML-AMB-07")
def test_stolen_dice_return_to_the_supply_in_the_cleanup():
    """They do not come into the thief's next pool: Kakron, Fandor and the fame tier make it."""
    match = whole_round(
        """
        options: {ambush_module: true}
        clans:
        - members: [kakron leader, fandor @land_a.1]
        - members: [korgo leader, vaidala @land_a.2]
        land_a: {land: al_dahn, monster: turfus}
        paths:
          land_a.1: {dice: 1S, traps: [amb_steal_s1]}
          land_a.2: {dice: 2S}
        loot_display: [none, none, none, none]
        next: {monster: [1, 1]}
        """,
        *("reveal", "decline", "decline"),
    )
    assert state(match).round == 2
    pool = clan(match).pool
    assert (pool.strength, pool.magic) == (1 + 2 + 2, 1)


@pytest.mark.rule("ML-AMB-07")
def test_nothing_is_stolen_where_no_fitting_die_lies():
    match = conflict(path1="dice: 1S, traps: [amb_steal_m1]", path2="dice: 2S")
    answer(match, "reveal")
    assert asked(match) == (0, "attack")
    assert dice(match, "land_a.2") == "SS"


@pytest.mark.rule("ML-AMB-08", "ML-KEY-09")
def test_dice_on_a_protected_trap_can_not_be_stolen():
    match = adventure(
        """
        options: {ambush_module: true}
        clans:
        - members: [fandor @land_a.1]
        - members: [vaidala @land_a.2]
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.1: {dice: 1S, traps: [trap_s2_prot]}
          land_a.2: {dice: 1S, traps: [amb_steal_s2]}
        next: {monster: [1, 1, 1]}
        """,
        *("reveal", "reveal"),
    )
    assert choices(match) == ["steal:strength:0", "enough"]
    answer(match, "steal:strength:0")
    assert asked(match) == (0, "attack"), "the two dice on the trap are out of reach"
    assert dice(match, "land_a.1") == "SS"


@pytest.mark.rule("ML-AMB-08")
def test_dice_on_other_revealed_traps_can_be_stolen_and_the_thief_chooses():
    match = adventure(
        """
        options: {ambush_module: true}
        clans:
        - members: [fandor @land_a.1]
        - members: [vaidala @land_a.2]
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.1: {dice: 1S, traps: [trap_s2_prot, trap_m1]}
          land_a.2: {dice: 1S, traps: [amb_steal_a1]}
        next: {monster: [1, 1, 1]}
        """,
        *("reveal", "reveal", "reveal"),
    )
    assert choices(match) == ["steal:strength:0", "steal:magic:2"]
    answer(match, "steal:magic:2")
    assert dice(match, "land_a.2") == "SM"


@pytest.mark.rule("ML-AMB-08")
def test_stolen_dice_can_be_stolen_again():
    """Fandor steals from Vaidala, then she from him: his own die and the stolen one are within her reach."""
    match = conflict(path1="dice: 1S, traps: [amb_steal_m1]", path2="dice: 1S 1M, traps: [amb_steal_m1]")
    answer(match, "reveal")
    assert (dice(match, "land_a.1"), dice(match, "land_a.2")) == ("SM", "S")
    answer(match, "reveal", "target:land_a.1")
    assert (dice(match, "land_a.1"), dice(match, "land_a.2")) == ("S", "SM")


@pytest.mark.rule("ML-AMB-09")
def test_losing_required_dice_does_not_undo_an_assignment():
    match = conflict(path1="dice: 1S, traps: [amb_steal_s2]", path2="dice: 2S")
    answer(match, "reveal", "steal:strength:0", "steal:strength:0", "decline")
    assert dice(match, "land_a.2") == ""
    assert asked(match) == (1, "attack")
    assert choices(match) == ["finish", "decline"], "zero dice, but Vaidala is there"


# --- redirecting ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-AMB-10")
def test_the_target_is_settled_when_the_ambush_is_revealed():
    match = conflict(path2="dice: 1S, traps: [amb_redirect1]", path3="dice: 1S, shields: 1", monster="abysur")
    answer(match, "reveal", "target:land_a.3")
    assert asked(match) == (0, "block_ambush")
    answer(match, "endure", "decline")
    assert asked(match) == (1, "redirect_dice")
    assert question(match).args["path"] == "land_a.3"


@pytest.mark.rule("ML-AMB-10")
@pytest.mark.parametrize(
    ("ambush", "dice", "rolls"),
    [
        ("amb_redirect1", 1, [("vaidala", [1]), ("fandor", [1, 1])]),
        ("amb_redirect2", 2, [("vaidala", [1, 1]), ("fandor", [1])]),
        ("amb_redirect2", 1, [("vaidala", [1]), ("fandor", [1, 1])]),
        ("amb_redirect2", 0, [("fandor", [1, 1, 1])]),
    ],
)
def test_up_to_the_number_of_the_tile_is_set_aside_and_rolled_against_the_target(ambush, dice, rolls):
    match = conflict(path1=f"dice: 1S, traps: [{ambush}]")
    answer(match, "reveal", f"dice:{dice}")
    assert monster_rolls(match) == rolls


@pytest.mark.rule("ML-AMB-10")
def test_the_redirected_dice_are_those_of_the_attack_on_the_ambusher_only():
    """Vaidala ambushes Korgo: Fandor's fight before and Korgo's own fight after are as ever."""
    match = conflict(path2="dice: 1S, traps: [amb_redirect1]", faces="[1, 1, 1, 6, 1, 1, 1, 1, 1]")
    answer(match, "reveal", "target:land_a.3", "decline", "dice:1", "decline")
    assert monster_rolls(match) == [
        ("fandor", [1, 1, 1]),
        ("korgo", [6]),
        ("vaidala", [1, 1]),
        ("korgo", [1, 1, 1]),
    ]
    assert health(match, "korgo") == ["wounded"]


@pytest.mark.rule("ML-AMB-10")
def test_the_target_may_discard_magic_dice_of_its_own_path():
    match = conflict(path1="dice: 1S 2M, traps: [amb_redirect2]", path2="dice: 1S 3M")
    answer(match, "reveal", "dice:2")
    assert asked(match) == (1, "discard_magic")
    assert choices(match) == ["discard:0", "discard:1", "discard:2"]
    answer(match, "discard:2")
    assert monster_rolls(match) == []
    assert dice(match, "land_a.2") == "SM"
    assert asked(match) == (0, "discard_magic"), "then Fandor's own attack"
    assert choices(match) == ["discard:0", "discard:1"]


@pytest.mark.rule("ML-AMB-10")
def test_the_target_may_use_shields_and_potions_but_no_defence_talents():
    match = adventure(
        """
        options: {ambush_module: true}
        clans:
        - members: [fandor @land_a.3]
        - members: [dolfus @land_a.4 potions:1 +baldrik]
        land_a: {land: al_dahn, monster: abysur}
        paths:
          land_a.3: {dice: 1S, traps: [amb_redirect2]}
          land_a.4: {dice: 1S, shields: 1}
        next: {monster: [6, 6, 1]}
        """,
        *("reveal", "endure", "dice:2"),
    )
    assert asked(match) == (1, "defend")
    assert choices(match) == ["shield", "potion", "endure"]
    answer(match, "potion", "shield")
    assert health(match, "dolfus") == ["healthy"]


@pytest.mark.rule("ML-AMB-10", "ML-DEF-03")
def test_defence_talents_are_still_there_for_the_own_fight_after_a_redirect():
    match = adventure(
        """
        options: {ambush_module: true}
        clans:
        - members: [fandor @land_a.1]
        - members: [purkas @land_a.2]
        land_a: {land: al_dahn, monster: abysur}
        paths:
          land_a.1: {dice: 1S, traps: [amb_redirect1]}
          land_a.2: {dice: 1S}
        next: {monster: [6, 1, 1, 6, 1, 1]}
        """,
        *("reveal", "dice:1", "decline"),
    )
    assert choices(match) == ["defence:purkas", "endure"]


@pytest.mark.rule("ML-AMB-11")
def test_a_redirect_is_lost_if_its_target_is_dead():
    """Vaidala dies by the first redirect, so the second has no target."""
    match = conflict(path1="dice: 1S, traps: [amb_redirect1, amb_redirect1]", faces="[6, 1, 1, 1]", second=" wounded")
    answer(match, "reveal", "reveal", "dice:1")
    assert health(match, "vaidala") == ["dead"]
    assert monster_rolls(match) == [("vaidala", [6]), ("fandor", [1, 1])]
    assert asked(match) == (0, "attack")


@pytest.mark.rule("ML-AMB-11")
def test_a_redirect_is_lost_if_the_ambusher_never_fights():
    """Fandor defeats Gator; Vaidala's ambush against Korgo never comes to anything."""
    match = adventure(
        """
        options: {ambush_module: true}
        clans:
        - members: [fandor @land_a.1, korgo @land_a.3]
        - members: [vaidala @land_a.2]
        land_a: {land: negueria, monster: gator}
        paths:
          land_a.1: {dice: 3S}
          land_a.2: {dice: 1S, traps: [amb_redirect2]}
          land_a.3: {dice: 1S}
        next: {monster: [1, 1, 1], strength: [6, 6, 6, 1, 1]}
        """,
        *("reveal", "target:land_a.3", "roll_all"),
    )
    assert monster_rolls(match) == [("fandor", [1, 1, 1])]
    assert health(match, "korgo") == ["healthy"]


@pytest.mark.rule("ML-AMB-11", "ML-DTH-02", "ML-DTH-03")
def test_redirected_hits_can_kill_and_death_follows_its_rules():
    match = conflict(
        path1="dice: 1S, traps: [amb_redirect2]",
        path2="dice: 2S, traps: [trap_s1]",
        faces="[6, 6, 1]",
        second=" gold:3 +pugnor",
    )
    answer(match, "reveal", "stop", "dice:2")
    assert health(match, "vaidala") == ["dead"]
    assert clan(match, 1).fame == 5 + 2
    assert clan(match, 1).gold == 7
    assert dice(match, "land_a.2") == ""
    assert state(match).trap_discard == ["trap_s1"]
    assert state(match).equipment_discard == ["pugnor"]


@pytest.mark.rule("ML-AMB-12")
def test_no_more_dice_are_redirected_than_the_monster_has():
    match = conflict(path1="dice: 1S, traps: [amb_redirect2]", monster="turfus", faces="[6]")
    answer(match, "reveal")
    assert choices(match) == ["dice:1", "dice:0"]
    answer(match, "dice:1")
    assert monster_rolls(match) == [("vaidala", [6])]
    assert health(match, "fandor", "vaidala") == ["healthy", "wounded"]


@pytest.mark.rule("ML-AMB-12")
def test_a_second_redirect_finds_only_the_dice_that_are_left():
    match = conflict(path1="dice: 1S, traps: [amb_redirect2, amb_redirect2]")
    answer(match, "reveal", "reveal", "dice:2")
    assert choices(match) == ["dice:1", "dice:0"]
    answer(match, "dice:1")
    assert monster_rolls(match) == [("vaidala", [1, 1]), ("vaidala", [1])]


@pytest.mark.rule("ML-AMB-13")
def test_unblocked_ambushes_go_to_the_trap_discard_after_the_battle():
    match = whole_round(
        """
        options: {ambush_module: true}
        clans:
        - members: [kakron leader, fandor @land_a.1]
        - members: [korgo leader, vaidala @land_a.2]
        land_a: {land: al_dahn, monster: turfus}
        paths:
          land_a.1: {dice: 1S, traps: [amb_steal_s1, amb_redirect1]}
          land_a.2: {dice: 2S}
        loot_display: [none, none, none, none]
        next: {monster: [1, 1]}
        """,
        *("reveal", "stop", "decline", "decline"),
    )
    assert sorted(state(match).trap_discard) == ["amb_redirect1", "amb_steal_s1"]
    assert not [kind for kind in state(match).removed if kind.startswith("amb")]


@pytest.mark.rule("ML-AMB-14")
def test_automatic_hits_can_not_be_redirected():
    """Snagus has two dice; both go to Vaidala, the automatic hit is Fandor's."""
    match = conflict(path1="dice: 1S, traps: [amb_redirect2]", monster="snagus", faces="[1, 1]")
    answer(match, "reveal", "dice:2")
    assert monster_rolls(match) == [("vaidala", [1, 1])]
    assert health(match, "fandor", "vaidala") == ["wounded", "healthy"]


@pytest.mark.rule("ML-AMB-14")
def test_the_die_of_sporus_can_not_be_redirected():
    match = adventure(
        """
        options: {ambush_module: true}
        clans:
        - members: [fandor @land_a.1]
        - members: [vaidala @land_a.2]
        land_a: {land: al_dahn, monster: sporus}
        paths:
          land_a.1: {dice: 1S, traps: [amb_redirect2, amb_redirect2]}
          land_a.2: {dice: 1S}
        next: {monster: [1, 1, 1], area: [6]}
        """,
        *("reveal", "reveal", "dice:2"),
    )
    assert choices(match) == ["dice:1", "dice:0"]
    answer(match, "dice:1")
    assert health(match, "fandor", "vaidala") == ["wounded", "wounded"]


@pytest.mark.rule("ML-AMB-15")
def test_each_owner_finishes_all_reveals_before_the_next():
    match = conflict(
        path1="dice: 1S, traps: [trap_s1, trap_t4]",
        path2="dice: 1S, traps: [trap_s1]",
        path3="dice: 1S, traps: [trap_mp1]",
    )
    order = []
    while asked(match)[1] == "reveal":
        order.append((question(match).seat, question(match).args["path"]))
        answer(match, "reveal")
    assert order == [(0, "land_a.1"), (0, "land_a.1"), (1, "land_a.2"), (0, "land_a.3")]


@pytest.mark.rule("ML-AMB-15")
def test_dice_of_traps_that_are_not_yet_revealed_can_not_be_stolen():
    """Vaidala's trap would bring two dice, but Fandor steals before it is turned up."""
    match = conflict(path1="dice: 1S, traps: [amb_steal_s2]", path2="dice: 1S, traps: [trap_s2]")
    answer(match, "reveal", "steal:strength:0")
    assert (dice(match, "land_a.1"), dice(match, "land_a.2")) == ("SS", "")
    assert asked(match) == (1, "reveal")
    answer(match, "reveal")
    assert dice(match, "land_a.2") == "SS"
    assert about(match) == (0, "fandor")
    assert land(match).fought
