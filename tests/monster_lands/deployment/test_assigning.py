"""Sending mercenaries outside (chapter 5.10)."""

import pytest

from tests.helpers.adventure import dice, path
from tests.helpers.deployment import asked, clan, do, given, member, offered, refusal

READY = """
clans:
- affinity: fire
  pool: 4S 2M H5
  members: [kakron leader, purkas, aspirant_1]
  traps: [trap_s1, trap_t4]
  shields: 2
  potions: 2
  poisons: 2
- {affinity: water, pool: 3S}
land_a: {land: gurban, monster: blandor, tile: path_1}
access: {monster: krunn}
mission_a: {tile: mission_02}
mission_b: {tile: mission_01}
"""


def paths(match):
    return [option.removeprefix("path:") for option in offered(match)]


@pytest.mark.rule("ML-OUT-01")
def test_the_tile_and_the_dice_go_to_a_free_path_and_the_mercenary_is_assigned():
    match = do(given(READY), "assign:purkas", "path:land_a.3", "die:magic", "done")
    assert member(match, "purkas").path == "land_a.3"
    assert (path(match, "land_a.3").member, path(match, "land_a.3").seat) == ("purkas", 0)
    assert dice(match, "land_a.3") == "SM"
    pool = clan(match).pool
    assert (pool.strength, pool.magic, pool.haggle) == (3, 1, [5])
    assert asked(match).seat == 1


@pytest.mark.rule("ML-OUT-01")
def test_only_own_mercenaries_can_be_chosen():
    match = given(READY)
    assert [option for option in offered(match) if option.startswith("assign:")] == ["assign:kakron", "assign:purkas"]


@pytest.mark.rule("ML-OUT-02")
def test_a_path_holds_one_mercenary():
    match = do(given(READY), "assign:purkas", "path:land_a.3", "done", "assign:drapis")
    assert "land_a.3" not in paths(match)
    assert refusal(match, "path:land_a.3") == "ML-OUT-02"
    assert paths(match) == [
        *("mission_a.1", "mission_a.2", "mission_b.1", "mission_b.2"),
        *("land_a.1", "land_a.2", "land_a.4"),
        *("access.1", "access.2"),
    ]


@pytest.mark.rule("ML-OUT-02")
def test_a_mercenary_can_be_assigned_once_per_round():
    match = do(given(READY), "assign:purkas", "path:land_a.3", "done", "pawn", "pawn:strength", "done")
    assert asked(match).seat == 0
    assert "assign:purkas" not in offered(match)
    assert refusal(match, "assign:purkas") == "ML-OUT-02"
    assert "assign:kakron" in offered(match)


@pytest.mark.rule("ML-OUT-03")
def test_one_clan_may_hold_several_paths_of_a_location_each_with_its_own_action():
    match = do(given(READY), "assign:purkas", "path:land_a.3", "done")
    assert asked(match).seat == 1, "the second mercenary is no part of the first action"
    do(match, "pawn", "pawn:strength", "done", "assign:kakron", "path:land_a.4", "done")
    assert [path(match, name).member for name in ("land_a.3", "land_a.4")] == ["purkas", "kakron"]


@pytest.mark.rule("ML-OUT-04")
def test_everything_is_placed_in_the_same_action():
    match = do(given(READY), "assign:purkas", "path:land_a.1")
    for piece in ("die:strength", "trap:trap_t4", "shield", "potion", "poison"):
        match.answer(piece)
        assert (asked(match).seat, asked(match).question) == (0, "load")
    match.answer("done")
    assert asked(match).seat == 1
    there = path(match, "land_a.1")
    assert (dice(match, "land_a.1"), there.shields, [trap.kind for trap in there.traps]) == ("SSS", 1, ["trap_t4"])
    assert (member(match, "purkas").potions, member(match, "purkas").poisons) == (1, 1)
    assert (clan(match).traps, clan(match).shields, clan(match).potions, clan(match).poisons) == (["trap_s1"], 1, 1, 1)


@pytest.mark.rule("ML-OUT-04")
@pytest.mark.parametrize("later", ["die:strength", "shield", "trap:trap_t4", "potion", "poison", "path:land_a.3"])
def test_nothing_is_added_or_moved_later(later):
    match = do(given(READY), "assign:purkas", "path:land_a.3", "done", "pawn", "pawn:strength", "done")
    assert asked(match).seat == 0
    assert later not in offered(match)
    do(match, "assign:kakron", "path:land_a.4", "shield", "done")
    assert (dice(match, "land_a.3"), path(match, "land_a.3").shields) == ("S", 0)


@pytest.mark.rule("ML-OUT-05")
def test_leaders_wounded_and_settled_mercenaries_may_be_assigned_but_no_aspirants():
    match = given(
        """
        clans:
        - pool: 4S
          members: [kakron leader, purkas wounded, poissen settled:al_dahn, aspirant_1]
          lands: [al_dahn]
        - {affinity: water, pool: 1S}
        """
    )
    assigned = [option for option in offered(match) if option.startswith("assign:")]
    assert assigned == ["assign:kakron", "assign:purkas", "assign:poissen"]
    assert refusal(match, "assign:aspirant_1") == "ML-OUT-05"


@pytest.mark.rule("ML-OUT-05")
def test_not_even_an_aspirant_that_leads_may_be_assigned():
    match = given("clans: [{pool: 4S, members: [aspirant_1 leader]}, {affinity: water, pool: 1S}]")
    assert not any(option.startswith("assign:") for option in offered(match))
    assert refusal(match, "assign:aspirant_1") == "ML-OUT-05"


@pytest.mark.rule("ML-OUT-06")
@pytest.mark.parametrize("brew", ["potion", "poison"])
@pytest.mark.parametrize("where", ["land_a.3", "access.1", "mission_b.1"])
def test_one_potion_and_one_poison_may_be_brought_along(brew, where):
    match = do(given(READY), "assign:purkas", f"path:{where}", brew)
    assert getattr(member(match, "purkas"), f"{brew}s") == 1
    assert getattr(clan(match), f"{brew}s") == 1, "there would be another one in storage"
    assert brew not in offered(match)
    assert refusal(match, brew) == "ML-OUT-06"
    other = "poison" if brew == "potion" else "potion"
    assert other in offered(match), "one does not exclude the other"


@pytest.mark.rule("ML-OUT-06")
def test_each_mercenary_brings_its_own_potion_and_may_leave_it():
    match = do(given(READY), "assign:purkas", "path:land_a.3", "potion", "done", "pawn", "pawn:strength", "done")
    do(match, "assign:kakron", "path:land_a.2", "potion", "done")
    assert [member(match, name).potions for name in ("purkas", "kakron")] == [1, 1]
    assert [member(match, name).poisons for name in ("purkas", "kakron")] == [0, 0]
    assert (clan(match).potions, clan(match).poisons) == (0, 2)


@pytest.mark.rule("ML-OUT-06")
def test_what_is_not_in_storage_can_not_be_brought():
    match = do(given(READY.replace("potions: 2", "potions: 0")), "assign:purkas", "path:land_a.3")
    assert "potion" not in offered(match)
    assert "poison" in offered(match)


@pytest.mark.rule("ML-OUT-07")
@pytest.mark.parametrize("where", ["land_a.3", "access.1", "access.2"])
def test_traps_and_shields_go_to_lands_and_the_access(where):
    match = do(given(READY), "assign:purkas", f"path:{where}")
    assert {"trap:trap_s1", "trap:trap_t4", "shield"} <= set(offered(match))


@pytest.mark.rule("ML-OUT-07")
@pytest.mark.parametrize("where", ["mission_a.1", "mission_b.2"])
@pytest.mark.parametrize("token", ["trap:trap_s1", "shield"])
def test_traps_and_shields_do_not_go_to_missions(where, token):
    match = do(given(READY), "assign:purkas", f"path:{where}")
    assert token not in offered(match)
    assert refusal(match, token) == "ML-OUT-07"


@pytest.mark.rule("ML-OUT-08", "ML-KEY-03")
def test_an_assigned_mercenary_s_equipment_is_frozen():
    match = given(
        """
        clans:
        - pool: 4S
          members: [kakron leader +pugnor, purkas @mission_b.1 +noxx +eskol, poissen]
          gold: 20
        - {affinity: water, pool: 1S}
        paths: {mission_b.1: {dice: 1S}}
        """
    )
    assert [option for option in offered(match) if option.startswith("equipment:")] == ["equipment:pugnor"]
    assert refusal(match, "equipment:noxx") == "ML-OUT-08"
    match.answer("equipment:pugnor")
    assert offered(match) == ["give:poissen", "drop:pugnor"], "nor does it get anything"


@pytest.mark.rule("ML-OUT-08")
def test_nothing_is_bought_for_an_assigned_mercenary():
    match = given(
        """
        clans:
        - {pool: 4S, gold: 20, members: [kakron leader, purkas @mission_b.1]}
        - {affinity: water, pool: 1S}
        paths: {mission_b.1: {dice: 1S}}
        bazaar: [pugnor, noxx, eskol]
        """
    )
    do(match, "visit:bazaar:strength", "buy:pugnor")
    assert offered(match) == ["bearer:kakron"]
