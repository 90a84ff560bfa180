"""When monsters act, whom they attack, and with how many dice (chapter 6.1)."""

import pytest

from tests.helpers.adventure import (
    adventure,
    answer,
    asked,
    health,
    land,
    monster_dice,
    monster_rolls,
    state,
    told,
    whole_round,
)

FIRST_ATTACK = """
players: {players}
options: {{difficulty: {difficulty}}}
round: {round}
clans:
- members: [fandor @{path}]
{place}: {{{land}monster: {monster}}}
{more}
next: {{monster: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]}}
"""


def dice_against_one(monster, land="al_dahn", round_=1, difficulty="normal"):
    """How many dice the monster rolls in that land."""
    text = FIRST_ATTACK.format(
        players=2,
        difficulty=difficulty,
        round=round_,
        path="land_a.1",
        place="land_a",
        land=f"land: {land}, ",
        monster=monster,
        more="paths: {land_a.1: {dice: 1S}}",
    )
    match = adventure(text)
    [(_, faces)] = monster_rolls(match)
    assert monster_dice(match) == [len(faces)]
    return len(faces)


def dice_at_access(monster, land="al_dahn", round_=1, difficulty="normal"):
    text = FIRST_ATTACK.format(
        players=2,
        difficulty=difficulty,
        round=round_,
        path="access.1",
        place="access",
        land="",
        monster=monster,
        more=f"paths: {{access.1: {{dice: 1S}}}}\nland_a: {{land: {land}}}",
    )
    [(_, faces)] = monster_rolls(adventure(text))
    return len(faces)


@pytest.mark.rule("ML-MON-01")
def test_a_monster_acts_only_when_a_mercenary_at_its_place_is_resolved():
    match = adventure("""
        players: 3
        phase: dice_mission
        clans:
        - members: [fandor @mission_a.1, vaidala @land_b.2]
        mission_a: {tile: mission_01}
        land_a: {land: al_dahn, monster: gator}
        land_b: {land: kale, monster: moldo}
        access: {monster: krinx}
        paths:
          mission_a.1: {dice: 2S}
          land_b.2: {dice: 2S}
        next: {strength: [6, 6], monster: [1, 1]}
    """)
    assert [(attack["monster"], attack["mercenary"]) for attack in told(match, "monster_attacks")] == [
        ("moldo", "vaidala")
    ]


@pytest.mark.rule("ML-MON-02")
def test_a_monster_attacks_from_the_left_to_the_right_and_skips_empty_paths():
    match = adventure(
        """
        start_player: 1
        clans:
        - members: [fandor @land_a.4, vaidala @land_a.1]
        - members: [korgo @land_a.3]
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.1: {dice: 2S}
          land_a.3: {dice: 2S}
          land_a.4: {dice: 2S}
        next: {monster: [1, 1, 1, 1, 1, 1, 1, 1, 1]}
        """,
        *("decline", "decline", "decline"),
    )
    assert [attack["mercenary"] for attack in told(match, "monster_attacks")] == ["vaidala", "korgo", "fandor"]


@pytest.mark.rule("ML-MON-02")
def test_at_the_access_the_upper_path_comes_first():
    match = adventure(
        """
        clans:
        - members: [fandor @access.2]
        - members: [korgo @access.1]
        access: {monster: gator}
        paths:
          access.1: {dice: 2S}
          access.2: {dice: 2S}
        next: {monster: [1, 1, 1, 1, 1, 1]}
        """,
        *("decline", "decline"),
    )
    assert [attack["mercenary"] for attack in told(match, "monster_attacks")] == ["korgo", "fandor"]


@pytest.mark.rule("ML-MON-02")
def test_only_the_mercenary_being_resolved_is_the_target():
    match = adventure("""
        clans:
        - members: [fandor @land_a.1]
        - members: [korgo @land_a.2]
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.1: {dice: 2S}
          land_a.2: {dice: 2S}
        next: {monster: [3, 1, 1]}
    """)
    assert health(match, "fandor", "korgo") == ["wounded", "healthy"]


@pytest.mark.rule("ML-MON-03")
@pytest.mark.parametrize(("faces", "met"), [("[6, 6, 6]", ["fandor"]), ("[6, 6, 5]", ["fandor", "korgo"])])
def test_a_later_path_meets_the_monster_only_if_it_is_not_yet_overcome(faces, met):
    match = adventure(
        f"""
        clans:
        - members: [fandor @land_a.2]
        - members: [korgo @land_a.4]
        land_a: {{land: al_dahn, monster: gator}}
        paths:
          land_a.2: {{dice: 3S}}
          land_a.4: {{dice: 1S}}
        next: {{monster: [1, 1, 1, 1, 1, 1], strength: {faces}}}
        """,
        *("roll_all",),
    )
    assert [attack["mercenary"] for attack in told(match, "monster_attacks")] == met


@pytest.mark.rule("ML-MON-04")
@pytest.mark.parametrize(
    ("monster", "land", "round_", "difficulty", "dice"),
    [
        pytest.param("gator", "al_dahn", 1, "normal", 3, id="attack value alone"),
        pytest.param("gator", "kale", 1, "normal", 4, id="equal affinity"),
        pytest.param("gator", "al_dahn", 3, "normal", 4, id="round 3"),
        pytest.param("gator", "kale", 5, "normal", 6, id="affinity and round 5"),
        pytest.param("gator", "al_dahn", 3, "intro", 3, id="side A in round 3"),
        pytest.param("gator", "al_dahn", 6, "intro", 4, id="side A in round 6"),
        pytest.param("gator", "al_dahn", 2, "murderous", 4, id="side B in round 2"),
        pytest.param("gator", "al_dahn", 6, "murderous", 6, id="side B in round 6"),
        pytest.param("gator", "al_dahn", 6, "hard", 5, id="hard plays on the printed track"),
    ],
)
def test_the_number_of_monster_dice_in_a_land(monster, land, round_, difficulty, dice):
    assert dice_against_one(monster, land, round_, difficulty) == dice


@pytest.mark.rule("ML-MON-04")
def test_the_affinity_of_the_mercenary_is_no_reason_for_dice():
    """Korgo and Krushus are of the air; only monster and land are compared."""
    match = adventure("""
        clans:
        - members: [korgo @land_a.1]
        land_a: {land: al_dahn, monster: krushus}
        paths: {land_a.1: {dice: 1S}}
        next: {monster: [1, 1, 1]}
    """)
    assert monster_rolls(match) == [("korgo", [1, 1])]


@pytest.mark.rule("ML-MON-05")
@pytest.mark.parametrize(
    ("monster", "land", "round_", "dice"),
    [
        pytest.param("gator", "kale", 1, 3, id="affinity is ignored"),
        pytest.param("gator", "kale", 3, 4, id="round 3"),
        pytest.param("trons", "kyzhul", 1, 7, id="Trons"),
        pytest.param("trons", "kyzhul", 5, 9, id="Trons in round 5"),
    ],
)
def test_the_number_of_monster_dice_at_the_access(monster, land, round_, dice):
    assert dice_at_access(monster, land, round_) == dice


@pytest.mark.rule("ML-MON-06")
def test_a_power_is_applied_in_every_attack():
    match = adventure(
        """
        clans:
        - members: [fandor @land_a.1]
        - members: [korgo @land_a.2]
        land_a: {land: al_dahn, monster: snagus}
        paths:
          land_a.1: {dice: 1S}
          land_a.2: {dice: 1S}
        next: {monster: [1, 1, 1, 1]}
        """,
        *("decline",),
    )
    assert health(match, "fandor", "korgo") == ["wounded", "wounded"]


@pytest.mark.rule("ML-MON-07")
def test_nobody_is_asked_to_roll_for_the_monster():
    match = adventure("""
        clans:
        - members: [fandor @land_a.1]
        land_a: {land: al_dahn, monster: gator}
        paths: {land_a.1: {dice: 1S}}
        next: {monster: [1, 2, 6]}
    """)
    assert monster_rolls(match) == [("fandor", [1, 2, 6])]
    assert asked(match) == (0, "attack")


@pytest.mark.rule("ML-MON-08")
def test_damage_does_not_follow_a_monster_to_the_access():
    match = whole_round(
        """
        clans:
        - members: [kakron leader, fandor @land_a.1]
          loot: [loot_12]
        land_a: {land: al_dahn, monster: gator}
        paths: {land_a.1: {dice: 2S}}
        loot_display: [loot_01]
        next: {monster: [1, 1, 1], strength: [6, 5]}
        """,
        *("continue", "roll_all"),
    )
    assert land(match).defeat_total == 11
    answer(match, "continue", "continue")  # the windows before the salary and before the pools
    assert asked(match)[1] == "action"
    assert land(match, "access").monster == "gator"
    assert (land(match, "access").catch_total, land(match, "access").defeat_total) == (0, 0)
    assert (land(match).catch_total, land(match).defeat_total) == (0, 0)


@pytest.mark.rule("ML-MON-09")
def test_a_monster_that_nobody_visited_stays_and_causes_no_panic():
    match = whole_round("land_a: {land: al_dahn, monster: gator}")
    assert state(match).round == 2
    assert land(match).monster == "gator"
    assert land(match, "access").monster == ""
    assert state(match).panic == []


@pytest.mark.rule("ML-MON-10")
def test_a_monster_at_the_access_that_nobody_visited_does_not_fight_and_causes_panic_again():
    match = whole_round("""
        land_a: {land: al_dahn, monster: moldo}
        access: {monster: gator}
        panic: [panic_mine]
        panic_stack: [panic_tavern]
    """)
    assert told(match, "monster_attacks") == []
    assert land(match, "access").monster == "gator"
    assert state(match).panic == ["panic_mine", "panic_tavern"]
