"""Land paths (chapter 5.12)."""

import pytest

from tafelrunde.kernel import Match
from tests.helpers.adventure import adventure, dice, health, path, told, whole_round
from tests.helpers.deployment import clan, do, end_round, given, member, offered, refusal


def land(pool: str, tile: str = "path_1", side: str = "a", more: str = "") -> str:
    """Mercenaries at home, a land with a path tile, and a pool."""
    return f"""
clans:
- {{pool: {pool}, members: [kakron leader, purkas, poissen], {more}}}
- {{affinity: water, pool: 4S}}
land_a: {{land: gurban, monster: blandor, tile: {tile}, side: {side}}}
"""


def sent(text: str, where: str, *pieces: str) -> Match:
    return do(given(text), "assign:purkas", f"path:{where}", *pieces)


def fitting_dice(match: Match) -> list[str]:
    return [option for option in offered(match) if option.startswith("die:")]


@pytest.mark.rule("ML-LND-01")
@pytest.mark.parametrize(("players", "spots"), [(2, 1), (3, 2), (4, 2)])
def test_a_land_is_a_land_card_a_monster_and_a_tile_with_four_paths(players, spots):
    lands = Match.new("monster_lands", players=players, seed=7).state.lands
    assert len(lands) == spots
    for spot in lands:
        assert spot.land
        assert spot.monster
        assert spot.tile
        assert [path.id for path in spot.paths] == [f"{spot.id}.{slot}" for slot in (1, 2, 3, 4)]


# --- dice -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-LND-02")
@pytest.mark.parametrize(
    ("tile", "side", "where", "pool", "possible"),
    [
        ("path_1", "a", "land_a.1", "2S", True),
        ("path_1", "a", "land_a.1", "1S 5M H6", False),
        ("path_2", "b", "land_a.1", "3S", True),
        ("path_2", "b", "land_a.1", "2S 4M", False),
        ("path_2", "b", "land_a.4", "1M", True),
        ("path_2", "b", "land_a.4", "6S", False),
        ("path_1", "b", "land_a.2", "1S 1M", True),
        ("path_1", "b", "land_a.2", "2M", False),
        ("path_3", "a", "land_a.2", "2M", True),
        ("path_3", "a", "land_a.2", "1S H6", False),
    ],
)
def test_all_required_dice_must_be_there_in_the_given_colours(tile, side, where, pool, possible):
    match = do(given(land(pool, tile, side)), "assign:purkas")
    assert (f"path:{where}" in offered(match)) == possible
    if not possible:
        assert refusal(match, f"path:{where}") == "ML-LND-02"


@pytest.mark.rule("ML-LND-02")
def test_the_required_dice_alone_are_enough():
    match = sent(land("4S 2M"), "land_a.1", "done")
    assert dice(match, "land_a.1") == "SS"


@pytest.mark.rule("ML-LND-02")
def test_an_assignment_is_not_done_before_its_required_dice():
    # path_3 a, slot 2: two required dice of strength or magic
    match = sent(land("4S 2M", "path_3"), "land_a.2")
    assert "done" not in offered(match)
    assert refusal(match, "done") == "ML-LND-02"
    match.answer("die:magic")
    assert "done" not in offered(match)
    do(match, "die:strength", "done")
    assert dice(match, "land_a.2") == "SM"


@pytest.mark.rule("ML-LND-02")
def test_any_number_of_optional_slots_may_be_filled_with_their_colours():
    # path_1 b, slot 1: two required S, optional S, S, SM, SM
    match = sent(land("6S 4M H6", "path_1", "b"), "land_a.1")
    assert fitting_dice(match) == ["die:strength", "die:magic"]
    assert refusal(match, "die:haggle:6") == "ML-LND-02"
    do(match, "die:magic", "die:magic")
    assert fitting_dice(match) == ["die:strength"], "only two optional slots take magic"
    assert refusal(match, "die:magic") == "ML-LND-02"
    do(match, "die:strength", "done")
    assert dice(match, "land_a.1") == "SSSMM"


@pytest.mark.rule("ML-LND-04", "ML-LND-02")
def test_a_path_holds_its_required_and_optional_dice_and_no_more():
    # path_1 a, slot 4: one required, three optional
    match = sent(land("6S"), "land_a.4", "die:strength", "die:strength", "die:strength")
    assert fitting_dice(match) == []
    assert refusal(match, "die:strength") == "ML-LND-04"
    match.answer("done")
    assert dice(match, "land_a.4") == "SSSS"


@pytest.mark.rule("ML-LND-04")
@pytest.mark.parametrize("tokens", [("shield", "shield"), ("shield", "trap:trap_s1"), ("trap:trap_s1", "trap:trap_t4")])
def test_tokens_on_the_token_spaces_take_no_room_from_dice(tokens):
    more = "shields: 2, traps: [trap_s1, trap_t4]"
    match = sent(land("6S", more=more), "land_a.4", *tokens, "die:strength", "die:strength", "die:strength", "done")
    assert dice(match, "land_a.4") == "SSSS"
    assert path(match, "land_a.4").shields + len(path(match, "land_a.4").traps) == 2


# --- traps and shields ------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-LND-03")
@pytest.mark.parametrize(("optional_dice", "most"), [(0, 4), (1, 3), (2, 3), (3, 2), (4, 2)])
def test_each_further_token_takes_two_empty_optional_slots(optional_dice, most):
    # path_1 a, slot 3: one required, four optional
    match = sent(land("6S", more="shields: 5"), "land_a.3", *["die:strength"] * optional_dice)
    for _ in range(most):
        match.answer("shield")
    assert "shield" not in offered(match)
    assert refusal(match, "shield") == "ML-LND-03"
    match.answer("done")
    assert path(match, "land_a.3").shields == most
    assert clan(match).shields == 5 - most


@pytest.mark.rule("ML-LND-03")
def test_tokens_may_be_traps_and_shields_in_any_mix():
    match = sent(land("1S", more="shields: 2, traps: [trap_s1, trap_t4, trap_m1]"), "land_a.3")
    do(match, "trap:trap_m1", "shield", "trap:trap_s1", "shield")
    assert {option for option in offered(match) if "trap" in option or option == "shield"} == set()
    match.answer("done")
    assert [trap.kind for trap in path(match, "land_a.3").traps] == ["trap_m1", "trap_s1"]
    assert path(match, "land_a.3").shields == 2


@pytest.mark.rule("ML-LND-03")
@pytest.mark.parametrize(("tokens", "optional_dice"), [(2, 4), (3, 2), (4, 0)])
def test_further_tokens_leave_less_room_for_dice(tokens, optional_dice):
    match = sent(land("8S", more="shields: 5"), "land_a.3", *["shield"] * tokens, *["die:strength"] * optional_dice)
    assert fitting_dice(match) == []
    assert refusal(match, "die:strength") == ("ML-LND-03" if tokens > 2 else "ML-LND-04")
    match.answer("done")
    assert dice(match, "land_a.3") == "S" * (1 + optional_dice)


@pytest.mark.rule("ML-LND-03")
def test_required_slots_give_no_room_to_tokens():
    # path_2 b, slot 3: two required, two optional: one further token at most
    match = sent(land("2S", "path_2", "b", more="shields: 5"), "land_a.3", "shield", "shield", "shield")
    assert "shield" not in offered(match)


@pytest.mark.rule("ML-LND-05", "ML-HID-02")
def test_traps_lie_face_down_and_shields_face_up():
    match = sent(land("4S", more="shields: 2, traps: [trap_t8, trap_s1]"), "land_a.3", "trap:trap_t8", "shield", "done")
    there = path(match, "land_a.3")
    assert [trap.face_up for trap in there.traps] == [False]
    seen = next(place for place in match.view(1).state.lands[0].paths if place.id == "land_a.3")
    assert seen.shields == 1
    assert len(seen.traps) == 1
    assert seen.traps[0].kind != "trap_t8"
    assert all("trap_t8" not in str(event) for event in match.view(1).events)


FIGHT = """
clans:
- {fame: 5, members: [fandor leader @land_a.1]}
- {affinity: water, members: [drapis leader]}
land_a: {land: gurban, monster: blandor}
paths: {land_a.1: {dice: 5S, traps: [TRAPS], shields: 2}}
loot_display: [loot_01, loot_02, loot_03, loot_06]
next: {monster: [6, 1], strength: [FACES]}
"""


def fight(traps: str, faces: str) -> str:
    return FIGHT.replace("TRAPS", traps).replace("FACES", faces)


@pytest.mark.rule("ML-LND-06", "ML-ITM-04", "ML-ITM-10")
def test_traps_and_shields_are_lost_after_a_won_fight():
    match = whole_round(fight("trap_t4, trap_start", "6, 6, 6, 1, 1, 1"), "shield", "roll_all")
    assert told(match, "monster_defeated")
    assert match.state.trap_discard == ["trap_t4"]
    assert "trap_start" in match.state.removed
    assert (clan(match).shields, clan(match).traps) == (0, ["trap_start"]), "only the one that was at home"


@pytest.mark.rule("ML-LND-06", "ML-ITM-04")
def test_traps_and_shields_are_lost_after_a_lost_fight_even_unused():
    match = whole_round(fight("trap_t4", "1, 1, 1, 1, 1"), "endure", "roll_all")
    assert told(match, "attack_failed")
    assert path(match, "land_a.1").shields == 2, "they lie there until the cleanup"
    match.answer("take:loot_01")
    assert match.state.trap_discard == ["trap_t4"]
    assert clan(match).shields == 0


@pytest.mark.rule("ML-LND-06", "ML-ITM-04")
def test_traps_and_shields_are_lost_even_if_there_was_no_fight():
    # the water mercenary defeats the monster first; the fire mercenary only tries to conquer
    match = whole_round(
        """
        clans:
        - {members: [poissen leader @land_a.4], traps: []}
        - {affinity: water, members: [parsas leader @land_a.1]}
        land_a: {land: negueria, monster: blandor}
        paths:
          land_a.1: {dice: 4S}
          land_a.4: {dice: 1S, traps: [trap_t4], shields: 2}
        loot_display: [loot_01, loot_02, loot_03, loot_06]
        next: {monster: [1, 1], strength: [6, 6, 6, 6, 1]}
        """,
        "roll_all",
        "take:loot_01",
        "continue",
    )
    assert match.state.round == 2
    assert match.state.trap_discard == ["trap_t4"]
    assert (clan(match).shields, clan(match).traps) == (0, [])


@pytest.mark.rule("ML-LND-07")
@pytest.mark.parametrize(
    ("own", "others", "caught"),
    [("trap_t4", "", True), ("", "trap_t4", False), ("", "", False)],
)
def test_to_catch_a_monster_a_trap_must_be_on_the_own_path(own, others, caught):
    match = adventure(
        f"""
        clans:
        - {{members: [fandor leader @land_a.1, vaidala @land_a.2], gold: 0}}
        - {{affinity: water, members: [drapis leader]}}
        land_a: {{land: gurban, monster: blandor}}
        paths:
          land_a.1: {{dice: 4S, traps: [{own}]}}
          land_a.2: {{dice: 1S, traps: [{others}]}}
        next: {{monster: [1, 1, 1, 1], strength: [4, 4, 4, 2, 1, 1]}}
        """,
        "roll_all",
    )
    # 14 without the trap, 18 with it: enough to catch Blandor (14), not to defeat it (20)
    assert bool(told(match, "monster_caught")) == caught


# --- order, gaps, missing cards ---------------------------------------------------------------------------------


@pytest.mark.rule("ML-LND-08")
def test_paths_are_occupied_in_any_order_and_with_gaps():
    match = sent(land("6S"), "land_a.4", "done")
    do(match, "assign:drapis", "path:land_a.2", "done", "assign:poissen")
    assert {"path:land_a.1", "path:land_a.3"} <= set(offered(match))
    do(match, "path:land_a.3", "done")
    assert [path(match, f"land_a.{slot}").member for slot in (1, 2, 3, 4)] == ["", "drapis", "poissen", "purkas"]


@pytest.mark.rule("ML-LND-08")
def test_without_a_land_card_there_is_nothing_to_go_to():
    text = land("6S").replace("land: gurban, monster: blandor, tile: path_1", "land: none, monster: none, tile: none")
    match = do(given(text), "assign:purkas")
    assert not any(option.startswith("path:land_a") for option in offered(match))
    assert refusal(match, "path:land_a.1") == "ML-LND-08"


@pytest.mark.rule("ML-LND-08")
def test_without_a_monster_the_land_can_still_be_conquered():
    match = sent(land("6S").replace("monster: blandor", "monster: none"), "land_a.3", *["die:strength"] * 4, "done")
    match.state.script["strength"] = [6, 6, 6, 1, 1]
    end_round(match)
    assert clan(match).lands == ["gurban"]
    assert health(match, "purkas") == ["healthy"]


# --- haggle dice ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-LND-09")
def test_haggle_dice_fit_only_where_a_slot_lists_them():
    # path_6 a, slot 4: SM required, optional SM, SM and one of any colour
    match = sent(land("3S H4 H6", "path_6"), "land_a.4", "die:strength")
    assert fitting_dice(match) == ["die:strength", "die:haggle:4", "die:haggle:6"]
    match.answer("die:haggle:6")
    assert fitting_dice(match) == ["die:strength"]
    match.answer("done")
    assert [(die.color, die.face) for die in path(match, "land_a.4").dice] == [("strength", 0), ("haggle", 0)]


@pytest.mark.rule("ML-LND-09")
def test_a_haggle_die_may_fill_a_required_slot_that_lists_it():
    # path_5 a, slot 4: SM and ANY required
    match = do(given(land("1S H4", "path_5")), "assign:purkas")
    assert "path:land_a.4" in offered(match)
    assert not {"path:land_a.1", "path:land_a.2"} & set(offered(match))
    do(match, "path:land_a.4", "die:haggle:4", "die:strength", "done")
    assert dice(match, "land_a.4") == "SH"
    assert member(match, "purkas").gold == 2


@pytest.mark.rule("ML-LND-09")
def test_haggle_dice_are_rolled_again_in_the_fight_and_count_with_their_value():
    match = adventure(
        """
        clans:
        - {members: [poissen leader @land_a.4]}
        - {affinity: water, members: [drapis leader]}
        land_a: {land: gurban, monster: blandor, tile: path_5}
        paths: {land_a.4: {dice: 2S 2H}}
        next: {monster: [1, 1], strength: [1, 2], haggle: [3, 5]}
        """,
        "roll_all",
    )
    assert told(match, "attack_failed")[0]["catch"] == 11
