"""Defence: shields, defence talents, potions (chapter 7.4)."""

import pytest

from tafelrunde.kernel import Match
from tests.helpers.adventure import (
    adventure,
    answer,
    asked,
    choices,
    clan,
    health,
    member,
    monster_rolls,
    path,
    question,
)


def attacked(
    member: str = "fandor",
    path: str = "dice: 1S",
    faces: str = "[6, 6, 1]",
    monster: str = "abysur",
    clan: str = "gold: 7",
    slot: int = 1,
) -> Match:
    """Abysur (water, three dice in Al-Dahn) has rolled two hits."""
    return adventure(f"""
        clans:
        - {{members: [{member} @land_a.{slot}], {clan}}}
        land_a: {{land: al_dahn, monster: {monster}}}
        paths: {{land_a.{slot}: {{{path}}}}}
        next: {{monster: {faces}}}
    """)


@pytest.mark.rule("ML-DEF-01")
def test_a_shield_on_the_path_cancels_one_hit_and_is_gone():
    match = attacked(path="dice: 1S, shields: 2")
    answer(match, "shield")
    assert path(match, "land_a.1").shields == 1
    answer(match, "shield")
    assert path(match, "land_a.1").shields == 0
    assert health(match, "fandor") == ["healthy"]


@pytest.mark.rule("ML-DEF-01")
def test_stored_shields_can_not_be_used():
    match = attacked(faces="[6, 1, 1]", clan="shields: 3")
    assert health(match, "fandor") == ["wounded"]
    assert clan(match).shields == 3


@pytest.mark.rule("ML-DEF-01")
def test_shields_of_a_neighbour_can_not_be_used():
    match = adventure("""
        clans:
        - members: [fandor @land_a.1, vaidala @land_a.2]
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.1: {dice: 1S}
          land_a.2: {dice: 1S, shields: 2}
        next: {monster: [6, 1, 1]}
    """)
    assert health(match, "fandor") == ["wounded"]


@pytest.mark.rule("ML-DEF-02")
@pytest.mark.parametrize(
    ("member", "slot", "source"),
    [
        pytest.param("purkas", 1, "purkas", id="talent"),
        pytest.param("fandor +noxx", 1, "noxx", id="equipment"),
        pytest.param("fandor", 4, "land_a.4", id="path"),
    ],
)
def test_a_defence_talent_cancels_one_hit(member, slot, source):
    match = attacked(member=member, faces="[6, 6, 1]", slot=slot)
    assert choices(match) == [f"defence:{source}", "endure"]
    answer(match, f"defence:{source}")
    assert health(match, member.split()[0]) == ["wounded"], "one of two hits"


@pytest.mark.rule("ML-DEF-02")
@pytest.mark.parametrize(("slot", "points"), [(1, 2), (2, 1)])
def test_the_guards_of_the_fortress_defend(slot, points):
    match = adventure(f"""
        clans:
        - members: [fandor @access.{slot}]
        access: {{monster: gator}}
        paths: {{access.{slot}: {{dice: 1S}}}}
        next: {{monster: [6, 6, 6]}}
    """)
    answer(match, *[f"defence:access.{slot}"] * points)
    assert health(match, "fandor") == [{2: "wounded", 1: "dead"}[points]]


@pytest.mark.rule("ML-DEF-02")
def test_two_defence_talents_cancel_two_hits():
    match = attacked(member="dolfus", faces="[6, 6, 6]")
    answer(match, "defence:dolfus", "defence:dolfus")
    assert health(match, "dolfus") == ["wounded"]


@pytest.mark.rule("ML-DEF-02")
def test_defence_talents_take_no_room_and_add_up():
    match = attacked(member="purkas +noxx", slot=4, faces="[6, 6, 6]")
    assert choices(match) == ["defence:purkas", "defence:noxx", "defence:land_a.4", "endure"]
    answer(match, "defence:purkas", "defence:noxx", "defence:land_a.4")
    assert health(match, "purkas") == ["healthy"]


@pytest.mark.rule("ML-DEF-03")
def test_a_defence_talent_used_against_a_redirected_die_is_gone_for_the_own_attack():
    match = adventure(
        """
        clans:
        - members: [ginova @land_a.1]
        - members: [purkas @land_a.2]
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.1: {dice: 1S}
          land_a.2: {dice: 1S}
        next: {monster: [6, 1, 1, 6, 1, 1]}
        """,
        *("redirect:land_a.2", "defence:purkas", "decline"),
    )
    assert monster_rolls(match)[-1] == ("purkas", [6, 1, 1])
    assert health(match, "purkas") == ["wounded"]
    assert asked(match) == (1, "attack")


@pytest.mark.rule("ML-DEF-03")
def test_a_point_that_was_not_used_is_still_there_for_the_own_attack():
    match = adventure(
        """
        clans:
        - members: [ginova @land_a.1]
        - members: [dolfus @land_a.2]
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.1: {dice: 1S}
          land_a.2: {dice: 1S}
        next: {monster: [6, 1, 1, 6, 6, 1]}
        """,
        *("redirect:land_a.2", "defence:dolfus", "decline", "defence:dolfus"),
    )
    assert health(match, "dolfus") == ["wounded"]


@pytest.mark.rule("ML-DEF-04")
@pytest.mark.parametrize(
    ("member", "against"),
    [
        ("guster", {"jungle", "air"}),
        ("parsas", {"jungle", "water"}),
        ("shandee", {"water", "fire"}),
        ("fandor +corvax", {"fire", "air"}),
        ("fandor +durnak", {"water", "jungle"}),
    ],
)
@pytest.mark.parametrize(
    ("affinity", "monster", "faces"),
    [
        ("water", "abysur", "[6, 1, 1]"),
        ("fire", "warkors", "[1, 1, 1]"),
        ("air", "krinx", "[6, 1, 1, 1]"),
        ("jungle", "snagus", "[1, 1]"),
    ],
)
def test_limited_defence_talents_work_against_their_affinities_only(member, against, affinity, monster, faces):
    """Whether the talent is offered follows from the monster, not from the land."""
    match = adventure(f"""
        clans:
        - members: [{member} @land_a.1]
        land_a: {{land: {"kale" if affinity != "water" else "gurban"}, monster: {monster}}}
        paths: {{land_a.1: {{dice: 1S}}}}
        next: {{monster: {faces}}}
    """)
    name, _, card = member.partition(" +")
    if affinity in against:
        assert choices(match) == [f"defence:{card or name}", "endure"]
    else:
        assert health(match, name) == ["wounded"]


@pytest.mark.rule("ML-DEF-05")
def test_several_potions_on_the_tile_prevent_several_wounds():
    match = attacked(member="fandor potions:2")
    answer(match, "potion", "potion")
    assert member(match, "fandor").potions == 0
    assert health(match, "fandor") == ["healthy"]


@pytest.mark.rule("ML-DEF-06")
def test_a_potion_on_the_tile_may_heal_before_the_fight():
    match = adventure("""
        clans:
        - members: [fandor wounded @land_a.1 potions:1]
        land_a: {land: al_dahn, monster: abysur}
        paths: {land_a.1: {dice: 1S}}
        next: {monster: [6, 1, 1]}
    """)
    assert choices(match) == ["continue", "drink"]
    answer(match, "drink")
    assert health(match, "fandor") == ["wounded"], "healed, then hit again"
    assert member(match, "fandor").potions == 0


@pytest.mark.rule("ML-DEF-06")
def test_a_potion_on_the_tile_may_heal_after_the_monsters_attack():
    match = attacked(member="fandor potions:1", faces="[6, 1, 1]")
    answer(match, "endure")
    assert "drink" in choices(match)
    answer(match, "drink")
    assert health(match, "fandor") == ["healthy"]
    assert "decline" in choices(match), "drinking is not attacking"


@pytest.mark.rule("ML-DEF-07")
def test_nobody_is_forced_to_defend():
    match = attacked(member="purkas potions:1", path="dice: 1S, shields: 1", faces="[6, 1, 1]")
    assert choices(match) == ["shield", "defence:purkas", "potion", "endure"]
    answer(match, "endure")
    assert health(match, "purkas") == ["wounded"]
    assert (path(match, "land_a.1").shields, member(match, "purkas").potions) == (1, 1)


@pytest.mark.rule("ML-DEF-07")
@pytest.mark.parametrize("order", [("potion", "shield"), ("shield", "potion"), ("defence:purkas", "potion")])
def test_the_owner_chooses_means_and_order(order):
    match = attacked(member="purkas potions:1", path="dice: 1S, shields: 1")
    answer(match, *order)
    assert health(match, "purkas") == ["healthy"]


@pytest.mark.rule("ML-DEF-07")
def test_the_owner_may_cancel_some_hits_and_endure_the_rest():
    match = attacked(member="fandor potions:1", path="dice: 1S, shields: 1")
    answer(match, "shield", "endure")
    assert health(match, "fandor") == ["wounded"]


@pytest.mark.rule("ML-DEF-08")
def test_defence_talents_do_not_work_against_stealing():
    match = adventure(
        """
        options: {ambush_module: true}
        clans:
        - members: [fandor @land_a.1]
        - members: [dolfus @land_a.2 +baldrik]
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.1: {dice: 1S, traps: [amb_steal_s1]}
          land_a.2: {dice: 2S}
        next: {monster: [1, 1, 1]}
        """,
        *("reveal",),
    )
    assert asked(match) == (0, "attack")
    assert len(path(match, "land_a.2").dice) == 1


@pytest.mark.rule("ML-DEF-08", "ML-AMB-10")
def test_defence_talents_do_not_work_against_dice_that_an_ambush_redirects():
    match = adventure(
        """
        options: {ambush_module: true}
        stage: monster_attack
        clans:
        - members: [fandor @land_a.1]
        - members: [dolfus @land_a.2 potions:1 +baldrik]
        land_a: {land: al_dahn, monster: abysur}
        paths:
          land_a.1: {dice: 1S, traps: [amb_redirect1 up target:2]}
          land_a.2: {dice: 1S, shields: 1}
        next: {monster: [6, 1, 1]}
        """,
        *("dice:1",),
    )
    assert choices(match) == ["shield", "potion", "endure"]


@pytest.mark.rule("ML-DEF-09")
def test_stored_potions_can_not_help_an_assigned_mercenary():
    match = attacked(member="fandor wounded", faces="[6, 1, 1]", clan="potions: 3")
    assert health(match, "fandor") == ["dead"]
    assert clan(match).potions == 3
    assert match.over
    assert not match.answers, "nothing was asked"


@pytest.mark.rule("ML-DEF-05", "ML-DEF-03")
def test_potions_and_shields_spent_on_a_redirected_die_are_gone_too():
    match = adventure(
        """
        clans:
        - members: [ginova @land_a.1]
        - members: [vaidala @land_a.2 potions:1]
        land_a: {land: al_dahn, monster: abysur}
        paths:
          land_a.1: {dice: 1S}
          land_a.2: {dice: 1S, shields: 1}
        next: {monster: [6, 1, 1, 6, 6, 1]}
        """,
        *("redirect:land_a.2", "potion", "decline"),
    )
    assert question(match).args["hits"] == 2
    assert choices(match) == ["shield", "endure"]
