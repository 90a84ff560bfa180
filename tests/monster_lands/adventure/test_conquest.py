"""Conquest of a land whose monster was overcome (chapter 7.7)."""

import pytest

from tafelrunde.kernel import Match
from tests.helpers.adventure import (
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
    question,
    state,
    told,
    whole_round,
)


def conquest(
    dice: str = "3S",
    faces: str = "{}",
    member: str = "fandor",
    traps: str = "",
    land: str = "al_dahn",
    clan: str = "gold: 7",
    carried: int = 0,
) -> Match:
    """The monster of a land is beaten; one mercenary on path 1 has not fought. Al-Dahn: value 14, 2 fame."""
    return adventure(f"""
        stage: conquest
        clans:
        - {{members: [{member} @land_a.1, wormee leader], {clan}}}
        land_a: {{land: {land}, monster: none, fought: true, overcome: true, conquest_total: {carried}}}
        paths: {{land_a.1: {{dice: {dice}, traps: [{traps}]}}}}
        next: {faces}
    """)


def attempts(match: Match) -> list[tuple[str, bool]]:
    """Who tried, and with what success."""
    kinds = {"conquered": True, "conquest_failed": False}
    return [(event.args["mercenary"], kinds[event.kind]) for event in match.events if event.kind in kinds]


THREE = """
clans:
- members: [fandor @land_a.1, korgo @land_a.4]
- members: [vaidala @land_a.2, wormee @land_a.3]
land_a: {{land: {land}, monster: gator}}
paths:
  land_a.1: {{dice: {first}, traps: [{traps}]}}
  land_a.2: {{dice: 2S}}
  land_a.3: {{dice: 2S}}
  land_a.4: {{dice: 2S}}
next: {{monster: [1, 1, 1], strength: [{victory}, {faces}]}}
"""
"""Fandor beats Gator; the other three have not fought."""


def three(faces: str, land: str = "al_dahn", first: str = "3S", traps: str = "", victory: str = "6, 6, 6") -> Match:
    text = THREE.format(land=land, faces=faces, first=first, traps=traps, victory=victory)
    return adventure(text, "roll_all")


@pytest.mark.rule("ML-CNQ-01")
def test_everybody_who_has_not_fought_tries_from_left_to_right():
    match = three("1, 1, 1, 1, 1, 1")
    answer(match, "continue")
    assert attempts(match) == [("vaidala", False), ("wormee", False), ("korgo", False)]


@pytest.mark.rule("ML-CNQ-01")
def test_a_catch_opens_the_land_too():
    match = three("1, 1, 1, 1, 1, 1", first="3S", traps="trap_mp1", victory="6, 6, 2")
    assert told(match, "monster_caught")
    assert attempts(match) == [("vaidala", False), ("wormee", False), ("korgo", False)]


@pytest.mark.rule("ML-CNQ-01")
def test_the_attempt_is_not_optional():
    """Nothing is asked: the dice are rolled."""
    match = conquest(faces="{strength: [1, 1, 1]}")
    assert asked(match) == (0, "take_loot")
    assert attempts(match) == [("fandor", False)]


@pytest.mark.rule("ML-CNQ-01")
def test_the_victor_and_those_who_failed_do_not_try():
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
    assert attempts(match) == []
    assert land(match).land == "al_dahn"


@pytest.mark.rule("ML-CNQ-02")
@pytest.mark.parametrize(("faces", "success"), [("[6, 6, 2]", True), ("[6, 6, 1]", False)])
def test_exactly_the_conquest_value_is_enough_and_one_less_is_not(faces, success):
    assert attempts(conquest(faces=f"{{strength: {faces}}}")) == [("fandor", success)]


@pytest.mark.rule("ML-CNQ-02")
@pytest.mark.parametrize(
    ("member", "dice", "traps", "success"),
    [
        pytest.param("fandor", "S6 S5 M1", "", False, id="12 alone"),
        pytest.param("geas", "S6 S4 M1", "", True, id="Geas +3"),
        pytest.param("fandor +grimnir", "S6 S4 M1", "", True, id="Grimnir +3"),
        pytest.param("fandor +kedavra", "S6 S5 M1", "", True, id="Kedavra: M +2"),
        pytest.param("taroa", "S6 S5 M1", "", True, id="S +1 for any roll"),
        pytest.param("fandor", "S6 S5 M1", "trap_sp1 up", True, id="a trap's S +1"),
        pytest.param("geas", "S6 S3 M1", "", False, id="13 with Geas"),
    ],
)
def test_modifiers_for_any_roll_and_for_conquest_count(member, dice, traps, success):
    match = conquest(dice=dice, member=member, traps=traps)
    assert attempts(match) == [(member.split()[0], success)]


@pytest.mark.rule("ML-CNQ-02")
def test_dice_of_traps_are_rolled_too():
    match = adventure(
        """
        clans:
        - members: [fandor @land_a.1]
        - members: [vaidala @land_a.2]
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.1: {dice: 3S}
          land_a.2: {dice: 2S, traps: [trap_s1]}
        next: {monster: [1, 1, 1], strength: [6, 6, 6, 6, 6, 2]}
        """,
        *("roll_all",),
    )
    assert attempts(match) == [("vaidala", True)]


@pytest.mark.rule("ML-CNQ-02")
def test_dice_may_be_rerolled_before_the_result():
    match = conquest(faces="{strength: [6, 6, 1, 2]}", member="kakron")
    assert asked(match) == (0, "conquest_roll")
    assert question(match).args["total"] == 13
    answer(match, "reroll:kakron:2")
    assert attempts(match) == [("kakron", True)]


@pytest.mark.rule("ML-CNQ-02")
def test_poison_may_be_used_for_two_each():
    match = conquest(dice="S6 S4", member="fandor poisons:2")
    assert choices(match) == ["finish", "poison"]
    answer(match, "poison", "poison")
    assert attempts(match) == [("fandor", True)]
    assert member(match, "fandor").poisons == 0


@pytest.mark.rule("ML-CNQ-02")
def test_poison_is_optional():
    match = conquest(dice="S6 S6", member="fandor poisons:2")
    answer(match, "finish")
    assert attempts(match) == [("fandor", False)]
    assert member(match, "fandor").poisons == 2


@pytest.mark.rule("ML-CNQ-03")
@pytest.mark.parametrize(
    ("member", "traps"),
    [
        pytest.param("fandor", "trap_t4 up, trap_t6 up, trap_t8 up", id="traps +4, +6, +8"),
        pytest.param("fandor +slyzor", "", id="Slyzor"),
        pytest.param("fandor +fulgar", "", id="Fulgar"),
        pytest.param("torko", "", id="a bonus for catching"),
        pytest.param("naiala", "", id="a bonus for defeating"),
    ],
)
def test_what_counts_only_against_monsters_does_not_help_to_conquer(member, traps):
    match = conquest(dice="S6 S6 S1", member=member, traps=traps)
    assert attempts(match) == [(member.split()[0], False)]


@pytest.mark.rule("ML-CNQ-03")
@pytest.mark.parametrize(
    ("monster", "colour", "first"), [("moldo", "S", "S6 S6 S6 S6"), ("krushus", "M", "S6 S6 S6 S6")]
)
def test_the_penalties_of_a_beaten_monster_do_not_count(monster, colour, first):
    match = adventure(
        f"""
        stage: mercenary_attack
        clans:
        - members: [fandor @land_a.1]
        - members: [vaidala @land_a.3]
        land_a: {{land: al_dahn, monster: {monster}, fought: true}}
        paths:
          land_a.1: {{dice: {first}, fought: true}}
          land_a.3: {{dice: 3{colour}}}
        next: {{strength: [6, 6, 2], magic: [6, 6, 2]}}
        """,
        *("finish",),
    )
    assert attempts(match) == [("vaidala", True)]


@pytest.mark.rule("ML-CNQ-04")
def test_failed_attempts_add_up_across_clans():
    """Negueria: 18. 6 + 6, then 2 + 2, then 1 + 1 make exactly 18."""
    match = three("6, 6, 2, 2, 1, 1", land="negueria")
    answer(match, "continue")
    assert attempts(match) == [("vaidala", False), ("wormee", False), ("korgo", True)]
    assert clan(match, 0).lands == ["negueria"]


@pytest.mark.rule("ML-CNQ-04")
def test_the_carried_total_grows_by_the_modified_result():
    match = conquest(dice="S3 S3", member="geas", carried=2)
    assert land(match).conquest_total == 2 + 6 + 3


@pytest.mark.rule("ML-CNQ-04")
def test_damage_to_the_monster_does_not_count_for_the_conquest():
    """Fandor did 12 to Gator before Vaidala defeated him; Korgo's 13 is still not 14."""
    match = adventure(
        """
        clans:
        - members: [fandor @land_a.1, korgo @land_a.3]
        - members: [vaidala @land_a.2]
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.1: {dice: 2S}
          land_a.2: {dice: 1S}
          land_a.3: {dice: 3S}
        next: {monster: [1, 1, 1, 1, 1, 1], strength: [6, 6, 6, 6, 6, 1]}
        """,
        *("roll_all", "roll:strength"),
    )
    assert clan(match, 1).trophies == ["gator"]
    assert attempts(match) == [("korgo", False)]
    assert land(match).conquest_total == 13


@pytest.mark.rule("ML-CNQ-05")
def test_who_conquers_gains_fame_and_the_land_at_once_and_nobody_tries_again():
    match = three("6, 6, 6, 6, 6, 6", land="kale")
    assert clan(match, 1).lands == ["kale"]
    assert attempts(match) == [("vaidala", False), ("wormee", True)]
    assert clan(match, 1).fame == 5 + 3
    assert land(match).land == ""


@pytest.mark.rule("ML-CNQ-05", "ML-STL-02")
def test_the_conqueror_may_settle_the_land_with_any_fitting_mercenary():
    """Kyzhul is of the air, and so are Fandor on the path and Vaidala at home."""
    match = adventure("""
        stage: conquest
        clans:
        - members: [purkas @land_a.1, fandor @mission_a.1, vaidala, wormee leader]
        land_a: {land: kyzhul, monster: none, fought: true, overcome: true}
        paths:
          land_a.1: {dice: S6 S6 S2}
          mission_a.1: {dice: S1 S1}
    """)
    assert asked(match) == (0, "after_conquest")
    assert clan(match).fame == 5 + 3, "the fame comes at once"
    assert choices(match) == ["continue", "settle:kyzhul:fandor", "settle:kyzhul:vaidala"]
    answer(match, "settle:kyzhul:vaidala")
    assert member(match, "vaidala").land == "kyzhul"


@pytest.mark.rule("ML-CNQ-05", "ML-ITM-22")
def test_the_conqueror_may_use_loot_one():
    match = conquest(dice="S6 S6 S2", clan="loot: [loot_01]")
    assert choices(match) == ["continue", "loot:loot_01"]
    answer(match, "loot:loot_01")
    assert clan(match).fame == 5 + 2 + 4
    assert state(match).loot_discard == ["loot_01"]


@pytest.mark.rule("ML-CNQ-06")
def test_if_nobody_succeeds_the_land_stays_with_its_path_tile():
    match = whole_round("""
        stage: conquest
        clans:
        - members: [fandor @land_a.1, wormee leader]
        land_a: {land: negueria, monster: none, fought: true, overcome: true, tile: path_2, side: b}
        paths: {land_a.1: {dice: S1 S1 S1}}
        loot_display: [none, none, none, none]
    """)
    assert state(match).round == 2
    assert (land(match).land, land(match).tile, land(match).side) == ("negueria", "path_2", "b")
    assert land(match).conquest_total == 0


@pytest.mark.rule("ML-CNQ-07")
def test_a_failed_conquest_does_no_harm():
    match = conquest(dice="S1 S1 S1", member="fandor wounded")
    assert health(match, "fandor") == ["wounded"]


@pytest.mark.rule("ML-CNQ-08")
def test_in_a_land_without_a_monster_everybody_goes_straight_to_conquest():
    match = adventure("""
        clans:
        - members: [fandor @land_a.1]
        - members: [vaidala @land_a.2]
        land_a: {land: al_dahn, monster: none}
        paths:
          land_a.1: {dice: 1S}
          land_a.2: {dice: 1S, traps: [trap_s1]}
        next: {strength: [6, 6, 2]}
    """)
    assert told(match, "monster_attacks") == []
    assert attempts(match) == [("fandor", False), ("vaidala", True)]
    assert clan(match, 1).lands == ["al_dahn"]
    assert asked(match) == (0, "take_loot"), "Fandor plunders"


@pytest.mark.rule("ML-CNQ-08", "ML-PLU-01")
def test_in_a_land_without_a_monster_the_first_conqueror_leaves_loot_to_the_others():
    match = adventure(
        """
        clans:
        - members: [fandor @land_a.1]
        - members: [vaidala @land_a.2]
        land_a: {land: al_dahn, monster: none}
        paths:
          land_a.1: {dice: 3S}
          land_a.2: {dice: 3S}
        next: {strength: [6, 6, 2]}
        """
    )
    assert attempts(match) == [("fandor", True)]
    assert asked(match) == (1, "take_loot")
    assert dice(match, "land_a.2") == "SSS"
    assert not any(die.face for die in path(match, "land_a.2").dice)
