"""The monster's attack, step by step (chapter 7.3)."""

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
    monster_dice,
    monster_rolls,
    path,
    question,
    told,
)


def attacked(faces: str, member: str = "fandor", path: str = "dice: 1S", monster: str = "gator") -> Match:
    """Gator (three dice in Al-Dahn) attacks one mercenary on path 1."""
    return adventure(f"""
        clans:
        - members: [{member} @land_a.1]
        land_a: {{land: al_dahn, monster: {monster}}}
        paths: {{land_a.1: {{{path}}}}}
        next: {{monster: {faces}}}
    """)


@pytest.mark.rule("ML-ATT-01")
def test_first_the_dice_are_counted():
    """Before anything else is decided: attack 3 + affinity 1 + round track 1."""
    match = adventure("""
        round: 4
        clans:
        - members: [ginova @land_a.1]
        - members: [vaidala @land_a.2]
        land_a: {land: kale, monster: gator}
        paths:
          land_a.1: {dice: 1S 1M}
          land_a.2: {dice: 1S}
    """)
    assert asked(match) == (0, "redirect")
    assert monster_dice(match) == [5]
    assert monster_rolls(match) == []


@pytest.mark.rule("ML-ATT-02", "ML-ITM-51")
def test_redirected_dice_are_rolled_and_applied_before_the_others_are_decided():
    match = adventure("""
        clans:
        - members: [ginova @land_a.1]
        - members: [vaidala @land_a.2]
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.1: {dice: 1S 3M}
          land_a.2: {dice: 1S}
        next: {monster: [6, 1]}
    """)
    answer(match, "redirect:land_a.2")
    assert monster_rolls(match) == [("vaidala", [6])]
    assert health(match, "vaidala") == ["wounded"]
    assert asked(match) == (0, "discard_magic")
    assert choices(match) == ["discard:0", "discard:1", "discard:2"], "two dice are left of three"
    answer(match, "discard:1")
    assert monster_rolls(match)[1:] == [("ginova", [1])]


@pytest.mark.rule("ML-ATT-02")
def test_ginova_and_an_ambush_may_both_redirect():
    match = adventure(
        """
        options: {ambush_module: true}
        stage: monster_attack
        slot: 1
        clans:
        - members: [ginova @land_a.2]
        - members: [vaidala @land_a.1, korgo @land_a.3]
        land_a: {land: al_dahn, monster: gator, fought: true}
        paths:
          land_a.1: {dice: 1S, fought: true, attacked: true}
          land_a.2: {dice: 1S, traps: [amb_redirect1 up target:3]}
          land_a.3: {dice: 1S}
        next: {monster: [6, 6, 1]}
        """,
        *("redirect:land_a.1", "dice:1"),
    )
    assert monster_rolls(match) == [("vaidala", [6]), ("korgo", [6]), ("ginova", [1])]
    assert health(match, "vaidala", "ginova", "korgo") == ["wounded", "healthy", "wounded"]


@pytest.mark.rule("ML-ATT-02", "ML-ITM-51")
def test_ginova_needs_an_occupied_neighbour():
    match = adventure("""
        clans:
        - members: [ginova @land_a.1]
        - members: [vaidala @land_a.3]
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.1: {dice: 1S}
          land_a.3: {dice: 1S}
        next: {monster: [1, 1, 1]}
    """)
    assert asked(match) == (0, "attack")
    assert monster_rolls(match) == [("ginova", [1, 1, 1])]


@pytest.mark.rule("ML-ATT-03")
@pytest.mark.parametrize(("discarded", "rolled"), [(0, [1, 2, 2]), (1, [1, 2]), (2, [1])])
def test_each_discarded_magic_die_removes_a_monster_die(discarded, rolled):
    match = attacked("[1, 2, 2]", path="dice: 1S 2M")
    answer(match, f"discard:{discarded}")
    assert monster_rolls(match) == [("fandor", rolled)]
    assert dice(match, "land_a.1") == "S" + "M" * (2 - discarded)


@pytest.mark.rule("ML-ATT-03")
def test_no_more_magic_dice_can_be_discarded_than_there_are_monster_dice():
    match = attacked("[1]", path="dice: 1S 4M", monster="turfus")
    assert choices(match) == ["discard:0", "discard:1"]


@pytest.mark.rule("ML-ATT-03")
def test_only_magic_dice_of_this_path_can_be_discarded():
    match = adventure("""
        clans:
        - members: [fandor @land_a.1, vaidala @land_a.2]
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.1: {dice: 3S}
          land_a.2: {dice: 1S 3M}
        next: {monster: [1, 1, 1]}
    """)
    assert asked(match) == (0, "attack"), "Fandor has no magic to discard"


@pytest.mark.rule("ML-ATT-03")
def test_magic_dice_of_traps_may_be_discarded():
    match = attacked("[1, 1]", path="dice: 1S, traps: [trap_m1]")
    answer(match, "discard:1")
    assert monster_rolls(match) == [("fandor", [1, 1])]
    assert dice(match, "land_a.1") == "S"


@pytest.mark.rule("ML-ATT-03")
def test_stolen_magic_dice_may_be_discarded():
    match = adventure(
        """
        options: {ambush_module: true}
        clans:
        - members: [fandor @land_a.1]
        - members: [vaidala @land_a.2]
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.1: {dice: 1S, traps: [amb_steal_m1]}
          land_a.2: {dice: 1S 1M}
        next: {monster: [1, 1]}
        """,
        *("reveal", "discard:1"),
    )
    assert monster_rolls(match) == [("fandor", [1, 1])]
    assert dice(match, "land_a.1") == "S"


@pytest.mark.rule("ML-ATT-03", "ML-ATK-02")
def test_discarded_magic_dice_are_not_rolled_later():
    match = attacked("[1, 1]", path="dice: 1S 1M")
    answer(match, "discard:1", "roll:strength")
    assert [roll["faces"][0][:8] for roll in told(match, "rolled")] == ["strength"]
    assert asked(match) == (0, "take_loot")


@pytest.mark.rule("ML-ATT-04")
@pytest.mark.parametrize(
    ("faces", "result"),
    [
        ("[2, 2, 1]", "healthy"),
        ("[3, 1, 1]", "wounded"),
        ("[4, 2, 1]", "wounded"),
        ("[1, 5, 1]", "wounded"),
        ("[1, 1, 6]", "wounded"),
        ("[3, 4, 1]", "dead"),
    ],
)
def test_three_to_six_is_a_hit(faces, result):
    assert health(attacked(faces), "fandor") == [result]


@pytest.mark.rule("ML-ATT-04")
def test_automatic_hits_are_added_to_the_dice():
    match = attacked("[1, 6]", path="dice: 1S, shields: 1", monster="snagus")
    assert question(match).args["hits"] == 2


@pytest.mark.rule("ML-ATT-05")
def test_then_the_owner_cancels_hits():
    match = attacked("[6, 6, 1]", path="dice: 1S, shields: 2")
    assert asked(match) == (0, "defend")
    assert question(match).args["hits"] == 2
    answer(match, "shield")
    assert question(match).args["hits"] == 1
    assert health(match, "fandor") == ["healthy"], "wounds come after all cancelling"


@pytest.mark.rule("ML-ATT-06")
@pytest.mark.parametrize(
    ("member", "faces", "result"),
    [
        pytest.param("fandor", "[6, 1, 1]", "wounded", id="healthy, one hit"),
        pytest.param("fandor", "[6, 6, 1]", "dead", id="healthy, two hits"),
        pytest.param("fandor wounded", "[6, 1, 1]", "dead", id="wounded, one hit"),
        pytest.param("fandor wounded", "[1, 1, 1]", "wounded", id="wounded, no hit"),
    ],
)
def test_wounds_are_applied_one_at_a_time(member, faces, result):
    assert health(attacked(faces, member=member), "fandor") == [result]


@pytest.mark.rule("ML-ATT-06")
def test_further_hits_are_ignored():
    match = attacked("[6, 6, 6]")
    assert len(told(match, "died")) == 1
    assert clan(match).fame == 5 + 2


@pytest.mark.rule("ML-ATT-07")
def test_the_shared_die_of_sporus_comes_after_the_wounds_of_the_attack():
    """Fandor's one potion is spent on the attack before the shared die is known."""
    match = adventure(
        """
        clans:
        - members: [fandor @land_a.1 potions:1]
        - members: [vaidala @land_a.2]
        land_a: {land: kale, monster: sporus}
        paths:
          land_a.1: {dice: 1S}
          land_a.2: {dice: 1S}
        next: {monster: [6, 1, 1], area: [6]}
        """
    )
    assert asked(match) == (0, "defend")
    assert told(match, "area_rolled") == []
    answer(match, "potion")
    assert [roll["face"] for roll in told(match, "area_rolled")] == [6]
    assert health(match, "fandor", "vaidala") == ["wounded", "wounded"]


@pytest.mark.rule("ML-ATT-08", "ML-BAT-08")
def test_without_dice_the_attack_does_nothing_but_is_a_fight():
    """Fandor buys himself off and defeats Turfus; he has fought, so he does not conquer."""
    match = adventure(
        """
        clans:
        - members: [fandor @land_a.1]
        - members: [vaidala @land_a.2]
        land_a: {land: al_dahn, monster: turfus}
        paths:
          land_a.1: {dice: 1S 1M}
          land_a.2: {dice: 1S}
        """,
        *("discard:1",),
    )
    assert monster_rolls(match) == []
    assert health(match, "fandor") == ["healthy"]
    assert about(match) == (0, "fandor")
    assert path(match, "land_a.1").fought
    answer(match, "decline")
    assert land(match).fought, "the monster took part in a fight"


@pytest.mark.rule("ML-ATT-09")
def test_magic_is_discarded_before_the_roll_and_never_afterwards():
    match = attacked("[6, 6, 6]", path="dice: 1S 3M, shields: 1")
    assert asked(match) == (0, "discard_magic")
    assert monster_rolls(match) == []
    answer(match, "discard:0")
    assert monster_rolls(match) == [("fandor", [6, 6, 6])]
    assert choices(match) == ["shield", "endure"]
