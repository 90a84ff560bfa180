"""Free effects and the moments for them (chapter 5.16)."""

import pytest

from tests.helpers.adventure import adventure, health, told, whole_round
from tests.helpers.deployment import asked, clan, do, given, member, offered, refusal


def turn(clan_fields: str, rest: str = "") -> str:
    """Seat 0 to move with these fields."""
    return f"""
clans:
- {{{clan_fields}}}
- {{affinity: water, pool: 4S}}
{rest}
"""


def moment(match) -> tuple[int, str]:
    return asked(match).seat, asked(match).question


# --- windows ----------------------------------------------------------------------------------------------------

TROPHIES = """
phase: PHASE
start_player: 1
clans:
- {members: [kakron leader FIRE], trophies: [krunn]}
- {affinity: water, members: [tortock leader WATER], trophies: [abysur]}
land_a: {land: gurban, monster: blandor}
loot_display: [loot_01, loot_02, loot_03, loot_06]
PATHS
"""


def trophies(phase: str, fire: str = "", water: str = "", paths: str = "") -> str:
    text = TROPHIES.replace("PHASE", phase).replace("FIRE", fire).replace("WATER", water)
    return text.replace("PATHS", paths)


@pytest.mark.rule("ML-FRE-01", "ML-DEP-05")
def test_free_effects_on_the_own_turn_before_the_action():
    match = do(given(turn("pool: 2S, trophies: [krunn]")), "sell:krunn")
    assert moment(match) == (0, "action"), "the action is still to come"
    do(match, "pawn", "pawn:strength", "done")
    assert moment(match) == (1, "action")


@pytest.mark.rule("ML-FRE-01", "ML-DEP-05")
def test_free_effects_on_the_own_turn_before_passing():
    match = given(turn("pool: '', trophies: [krunn]"))
    assert moment(match) == (0, "pass")
    do(match, "sell:krunn")
    assert moment(match)[0] == 1


@pytest.mark.rule("ML-FRE-01")
def test_nothing_is_offered_on_the_turn_of_another():
    match = given(turn("pool: 1S, trophies: [krunn]").replace("affinity: water", "affinity: water, trophies: [abysur]"))
    assert [option for option in offered(match) if option.startswith("sell:")] == ["sell:krunn"]


@pytest.mark.rule("ML-FRE-01")
def test_free_effects_while_an_own_mercenary_is_resolved():
    paths = "paths: {land_a.1: {dice: 2S}, land_a.2: {dice: 2S}}\nnext: {monster: [1, 1, 1, 1]}"
    match = adventure(trophies("battle", "@land_a.1", "@land_a.2", paths))
    assert moment(match) == (0, "window_adventure")
    assert offered(match) == ["continue", "sell:krunn"]
    do(match, "continue", "decline")
    assert moment(match) == (1, "window_adventure")
    assert offered(match) == ["continue", "sell:abysur"]


@pytest.mark.rule("ML-FRE-01")
@pytest.mark.parametrize(("phase", "path"), [("dice_mission", "mission_a.1"), ("contract_mission", "mission_b.1")])
def test_free_effects_while_an_own_mercenary_is_on_a_mission(phase, path):
    match = adventure(trophies(phase, f"@{path}", "", f"paths: {{{path}: {{dice: 1S}}}}"))
    assert moment(match) == (0, "window_adventure")
    match.answer("sell:krunn")
    assert clan(match).gold == 7 + 15


@pytest.mark.rule("ML-FRE-01")
def test_no_window_in_the_adventure_phase_for_those_who_have_nobody_there():
    paths = "paths: {land_a.1: {dice: 2S}}\nnext: {monster: [1, 1]}"
    match = adventure(trophies("battle", "@land_a.1", "", paths), "continue", "decline", "take:loot_01")
    assert match.over
    assert clan(match, 1).trophies == ["abysur"]


@pytest.mark.rule("ML-FRE-01", "ML-CLN-31", "ML-RUL-07")
def test_one_window_for_each_player_before_the_salary():
    match = given(trophies("leaders").replace("kakron leader", "kakron leader, purkas"))
    assert moment(match) == (1, "window_salary")
    match.answer("continue")
    assert moment(match) == (0, "window_salary")
    assert clan(match).gold == 7, "not yet paid"
    match.answer("sell:krunn")
    assert clan(match).gold == 7 + 15 - 1


@pytest.mark.rule("ML-FRE-01", "ML-RUL-07")
def test_one_window_for_each_player_before_the_haggle_dice_are_rolled():
    match = given(trophies("round_start"))
    assert moment(match) == (1, "window_pools")
    assert clan(match, 1).pool.haggle == []
    do(match, "continue")
    assert moment(match) == (0, "window_pools")
    do(match, "sell:krunn")
    assert match.state.phase == "deployment"
    assert all(face > 0 for mine in match.state.clans for face in mine.pool.haggle)


# --- trophies and healing ---------------------------------------------------------------------------------------


@pytest.mark.rule("ML-FRE-02", "ML-ITM-40")
@pytest.mark.parametrize(("monster", "gold"), [("blandor", 5), ("abysur", 10), ("krunn", 15)])
def test_a_trophy_sells_for_five_gold_a_point(monster, gold):
    match = do(given(turn(f"pool: 2S, trophies: [gator, {monster}], gold: 1")), f"sell:{monster}")
    assert clan(match).gold == 1 + gold
    assert clan(match).trophies == ["gator"]
    assert match.state.monster_discard == [monster]
    assert moment(match) == (0, "action"), "no action"


@pytest.mark.rule("ML-FRE-02")
def test_several_trophies_may_be_sold_in_one_turn():
    match = do(given(turn("pool: 2S, trophies: [gator, krunn], gold: 0")), "sell:krunn", "sell:gator")
    assert (clan(match).gold, clan(match).trophies) == (20, [])


WOUNDED = turn(
    "pool: 2S, potions: 1, "
    "members: [kakron leader wounded, purkas wounded @mission_b.1 potions:1, torko, poissen wounded]",
    "paths: {mission_b.1: {dice: 1S}}",
)


@pytest.mark.rule("ML-FRE-03", "ML-ITM-11")
def test_a_stored_potion_heals_an_unassigned_wounded_mercenary():
    match = given(WOUNDED)
    assert [option for option in offered(match) if option.startswith("heal:")] == ["heal:kakron", "heal:poissen"]
    match.answer("heal:poissen")
    assert health(match, "kakron", "poissen") == ["wounded", "healthy"]
    assert clan(match).potions == 0
    assert moment(match) == (0, "action")
    assert refusal(match, "heal:kakron") == "ML-FRE-03", "no potion is left"


@pytest.mark.rule("ML-FRE-03", "ML-KEY-03", "ML-DEF-09")
def test_a_stored_potion_does_not_heal_an_assigned_mercenary():
    match = given(WOUNDED)
    assert refusal(match, "heal:purkas") == "ML-FRE-03"


@pytest.mark.rule("ML-FRE-03", "ML-CLN-02")
def test_stored_potions_heal_in_the_cleanup_those_who_came_home():
    text = WOUNDED.replace("@mission_b.1 potions:1", "@mission_b.1").replace("pool: 2S", "pool: ''")
    match = given("phase: collect\n" + text)
    assert moment(match) == (0, "window_salary")
    match.answer("heal:purkas")
    assert health(match, "purkas") == ["healthy"]


# --- settling and equipment -------------------------------------------------------------------------------------


@pytest.mark.rule("ML-FRE-04", "ML-STL-02")
@pytest.mark.parametrize("phase", ["deployment", "leaders", "round_start"])
def test_a_land_may_be_settled_in_any_window(phase):
    match = given(f"phase: {phase}\n" + turn("lands: [al_dahn], members: [kakron leader, purkas]"))
    match.answer("settle:al_dahn:purkas")
    assert member(match, "purkas").land == "al_dahn"


@pytest.mark.rule("ML-FRE-04", "ML-CLN-31")
def test_who_settles_before_the_salary_is_not_paid():
    match = given("phase: leaders\n" + turn("lands: [al_dahn], members: [kakron leader, purkas], gold: 7"))
    match.answer("settle:al_dahn:purkas")
    assert clan(match).gold == 7


EQUIPPED = turn("pool: 2S, gold: 20, members: [kakron leader +pugnor, purkas +mortis, aspirant_1]")


@pytest.mark.rule("ML-FRE-05", "ML-BAZ-04")
def test_equipment_may_be_moved_within_the_limit_of_one_card_of_a_type():
    match = do(given(EQUIPPED.replace("+mortis", "+noxx")), "equipment:pugnor", "give:purkas")
    assert (member(match, "kakron").equipment, member(match, "purkas").equipment) == ([], ["noxx", "pugnor"])
    assert moment(match) == (0, "action")


@pytest.mark.rule("ML-FRE-05", "ML-BAZ-03")
def test_equipment_may_be_discarded():
    match = do(given(EQUIPPED), "equipment:mortis", "drop:mortis")
    assert member(match, "purkas").equipment == []
    assert match.state.equipment_discard == ["mortis"]
    assert moment(match) == (0, "action")


@pytest.mark.rule("ML-RUL-01")
@pytest.mark.parametrize(("poisons", "possible"), [(2, True), (3, False)])
def test_a_loot_tile_is_offered_only_while_something_of_it_would_be_kept(poisons, possible):
    match = given(turn(f"pool: 4S, potions: 3, poisons: {poisons}, loot: [loot_07]"))
    assert ("loot:loot_07" in offered(match)) == possible
    if not possible:
        assert refusal(match, "loot:loot_07") == "ML-RUL-01"


@pytest.mark.rule("ML-FRE-05", "ML-BAZ-02", "ML-BAZ-05", "ML-RUL-02")
def test_nobody_ever_carries_two_of_a_type_and_aspirants_carry_nothing():
    match = do(given(EQUIPPED), "equipment:pugnor")
    assert "give:aspirant_1" not in offered(match)
    match.answer("give:purkas")
    assert member(match, "purkas").equipment == ["pugnor"]
    assert member(match, "kakron").equipment == ["mortis"], "the two cards are exchanged"


# --- loot -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-FRE-06")
@pytest.mark.parametrize("phase", ["deployment", "leaders", "round_start"])
def test_loot_without_the_outside_symbol_works_in_any_window(phase):
    match = given(f"phase: {phase}\n" + turn("pool: '', loot: [loot_12], gold: 0, members: [kakron leader]"))
    match.answer("loot:loot_12")
    assert (clan(match).gold, clan(match).loot) == (12, [])
    assert match.state.loot_discard == ["loot_12"]


@pytest.mark.rule("ML-FRE-06")
def test_loot_without_the_outside_symbol_works_in_the_adventure_phase():
    match = adventure(
        """
        clans: [{members: [fandor leader @land_a.1], loot: [loot_12, loot_06], gold: 0}, {affinity: water}]
        land_a: {land: gurban, monster: blandor}
        paths: {land_a.1: {dice: 2S}}
        """
    )
    assert offered(match) == ["continue", "loot:loot_12"]
    match.answer("loot:loot_12")
    assert clan(match).gold == 12


OUTSIDE = ["loot_01", "loot_02", "loot_03", "loot_04", "loot_06", "loot_11", "loot_14", "loot_16"]


@pytest.mark.rule("ML-FRE-06", "ML-KEY-07")
@pytest.mark.parametrize("tile", OUTSIDE)
def test_loot_with_the_outside_symbol_does_not_work_in_deployment(tile):
    match = given(turn(f"pool: 2S 2M H3, loot: [{tile}]"))
    assert f"loot:{tile}" not in offered(match)
    assert refusal(match, f"loot:{tile}") == "ML-FRE-06"


@pytest.mark.rule("ML-FRE-06", "ML-KEY-07")
@pytest.mark.parametrize("phase", ["leaders", "round_start"])
def test_loot_with_the_outside_symbol_opens_no_other_window(phase):
    match = given(f"phase: {phase}\n" + turn(f"loot: [{', '.join(OUTSIDE)}], members: [kakron leader]"))
    assert moment(match)[1] == "action"


@pytest.mark.rule("ML-FRE-07")
@pytest.mark.parametrize("phase", ["leaders", "round_start"])
def test_dice_are_converted_in_deployment_only(phase):
    match = given(f"phase: {phase}\n" + turn("loot: [loot_09, loot_10], members: [kakron leader], pool: 2M H3"))
    assert moment(match)[1] == "action", "nothing was to be decided before"
    assert clan(match).loot == ["loot_09", "loot_10"]


@pytest.mark.rule("ML-FRE-07")
def test_dice_are_not_converted_in_the_adventure_phase():
    match = adventure(
        """
        clans:
        - {members: [fandor leader @land_a.1], loot: [loot_09, loot_10, loot_12], pool: 2M H3}
        - {affinity: water}
        land_a: {land: gurban, monster: blandor}
        paths: {land_a.1: {dice: 2S}}
        """
    )
    assert offered(match) == ["continue", "loot:loot_12"]


@pytest.mark.rule("ML-FRE-07", "ML-ITM-26")
@pytest.mark.parametrize(("tile", "pool"), [("loot_09", "3S 1M"), ("loot_10", "3S H4")])
def test_a_conversion_needs_its_die(tile, pool):
    match = given(turn(f"pool: {pool}, loot: [{tile}]"))
    assert f"loot:{tile}" not in offered(match)
    assert refusal(match, f"loot:{tile}") == "ML-ITM-26"


# --- talents ----------------------------------------------------------------------------------------------------

RESOURCES = {
    "frostor": ("frostor", ["gift:1"], "poisons", 1),
    "lorios": ("lorios", [], "poisons", 1),
    "nuduru": ("nuduru", [], "potions", 1),
    "tranok": ("tranok", [], "gold", 2),
    "torko +helvor": ("helvor", [], "shields", 1),
}


@pytest.mark.rule("ML-FRE-08")
@pytest.mark.parametrize("who", RESOURCES)
def test_a_resource_talent_is_optional_and_works_once_per_round(who):
    card, answers, field, amount = RESOURCES[who]
    match = given(turn(f"pool: 4S, gold: 0, members: [kakron leader, {who}]"))
    do(match, f"talent:{card}", *answers)
    assert getattr(clan(match), field) == amount
    assert moment(match) == (0, "action")
    assert f"talent:{card}" not in offered(match)
    assert refusal(match, f"talent:{card}") == "ML-FRE-08"
    do(match, "pawn", "pawn:strength", "done", "pawn", "pawn:strength", "done")
    assert refusal(match, f"talent:{card}") == "ML-FRE-08", "nor later in this round"


@pytest.mark.rule("ML-FRE-08")
def test_a_talent_may_stay_unused():
    match = given(turn("pool: 4S, gold: 0, members: [kakron leader, tranok]"))
    do(match, "pawn", "pawn:strength", "done")
    assert clan(match).gold == 1


@pytest.mark.rule("ML-FRE-08")
def test_a_talent_used_before_the_salary_is_fresh_in_the_next_round():
    match = given("phase: leaders\n" + turn("gold: 5, members: [tranok leader]"))
    assert moment(match) == (0, "window_salary")
    do(match, "talent:tranok")
    assert clan(match).gold == 7
    assert moment(match) == (0, "window_pools")
    do(match, "talent:tranok")
    assert clan(match).gold == 9
    while moment(match) != (0, "action"):
        do(match, "pawn", "pawn:strength", "done")
    assert "talent:tranok" not in offered(match)


@pytest.mark.rule("ML-FRE-08", "ML-ITM-14", "ML-RUL-01")
def test_a_talent_gives_nothing_beyond_the_limit():
    match = given(turn("pool: 4S, potions: 3, members: [kakron leader, nuduru]"))
    assert "talent:nuduru" not in offered(match)
    assert refusal(match, "talent:nuduru") == "ML-RUL-01"
    match = do(given(turn("pool: 4S, potions: 2, members: [kakron leader, nuduru]")), "talent:nuduru")
    assert clan(match).potions == 3


@pytest.mark.rule("ML-FRE-09")
@pytest.mark.parametrize("who", RESOURCES)
def test_resource_talents_work_while_assigned(who):
    card, answers, field, amount = RESOURCES[who]
    match = given(
        turn(
            f"pool: 4S, gold: 0, members: [kakron leader, {who} @mission_b.1]",
            "paths: {mission_b.1: {dice: 1S}}",
        )
    )
    do(match, f"talent:{card}", *answers)
    assert getattr(clan(match), field) == amount


@pytest.mark.rule("ML-FRE-09")
def test_fandor_works_only_while_unassigned():
    text = turn("pool: 4S, gold: 5, members: [kakron leader, fandor PLACE]")
    assert "talent:fandor" in offered(given(text.replace("PLACE", "")))
    match = given(text.replace("PLACE", "@mission_b.1") + "paths: {mission_b.1: {dice: 1S}}")
    assert "talent:fandor" not in offered(match)
    assert refusal(match, "talent:fandor") == "ML-FRE-09"


@pytest.mark.rule("ML-FRE-10")
def test_wormee_sells_a_strength_die_for_two_gold_once_per_round():
    match = given(turn("affinity: jungle, pool: 1S, gold: 6, members: [wormee leader]"))
    do(match, "talent:wormee")
    assert (clan(match).gold, clan(match).pool.strength) == (4, 2)
    assert moment(match) == (0, "action")
    assert refusal(match, "talent:wormee") == "ML-FRE-08"


@pytest.mark.rule("ML-FRE-10")
def test_fandor_sells_a_haggle_die_for_one_gold_rolled_at_once():
    match = given(turn("affinity: air, pool: 1S, gold: 6, members: [fandor leader]", "next: {haggle: [4]}"))
    do(match, "talent:fandor")
    assert (clan(match).gold, clan(match).pool.haggle) == (5, [4])
    assert refusal(match, "talent:fandor") == "ML-FRE-08"


@pytest.mark.rule("ML-FRE-10")
@pytest.mark.parametrize(("who", "gold"), [("wormee", 1), ("fandor", 0)])
def test_a_die_must_be_paid(who, gold):
    match = given(turn(f"affinity: jungle, pool: 1S, gold: {gold}, members: [{who} leader]"))
    assert f"talent:{who}" not in offered(match)
    assert refusal(match, f"talent:{who}") == "ML-FRE-10"


@pytest.mark.rule("ML-FRE-10", "ML-FRE-09")
def test_wormee_works_while_assigned():
    text = turn("affinity: jungle, pool: 1S, gold: 6, members: [wormee leader @mission_b.1]")
    assert "talent:wormee" in offered(given(text + "paths: {mission_b.1: {dice: 1S}}"))


@pytest.mark.rule("ML-FRE-10")
@pytest.mark.parametrize("phase", ["leaders", "round_start"])
def test_dice_are_bought_in_deployment_only(phase):
    match = given(f"phase: {phase}\n" + turn("gold: 9, members: [wormee leader, fandor]"))
    assert moment(match)[1] == "action"


@pytest.mark.rule("ML-FRE-10", "ML-DEP-04")
def test_a_die_bought_with_an_empty_pool_brings_the_player_back():
    match = given(turn("affinity: jungle, pool: '', gold: 6, members: [wormee leader]"))
    assert moment(match) == (0, "pass")
    do(match, "talent:wormee")
    assert moment(match) == (0, "action")
    assert refusal(match, "pass") == "ML-DEP-03"


# --- aspirants --------------------------------------------------------------------------------------------------

ASPIRANTS = turn("pool: 2S 1M H3, members: [kakron leader, aspirant_1, aspirant_2]", "next: {haggle: [6]}")


@pytest.mark.rule("ML-FRE-11", "ML-DEP-08")
@pytest.mark.parametrize(
    ("old", "new", "pool"),
    [
        ("die:strength", "color:magic", (1, 2, [3])),
        ("die:strength", "color:haggle", (1, 1, [3, 6])),
        ("die:magic", "color:strength", (3, 0, [3])),
        ("die:haggle:3", "color:magic", (2, 2, [])),
    ],
)
def test_an_aspirant_changes_a_die_to_another_colour(old, new, pool):
    match = do(given(ASPIRANTS), "talent:aspirant_1", old, new)
    mine = clan(match).pool
    assert (mine.strength, mine.magic, mine.haggle) == pool
    assert [die.color for die in match.state.spaces["aspirant_1"]] == [old.split(":")[1]]
    assert moment(match) == (0, "action"), "no action"


@pytest.mark.rule("ML-FRE-11")
@pytest.mark.parametrize("old", ["strength", "magic", "haggle:3"])
def test_the_new_colour_is_another_one(old):
    match = do(given(ASPIRANTS), "talent:aspirant_1", f"die:{old}")
    colors = {"strength", "magic", "haggle"} - {old.split(":")[0]}
    assert {option.removeprefix("color:") for option in offered(match)} == colors


@pytest.mark.rule("ML-FRE-11")
def test_each_aspirant_does_so_once_per_round():
    match = do(given(ASPIRANTS), "talent:aspirant_1", "die:strength", "color:magic")
    assert refusal(match, "talent:aspirant_1") == "ML-FRE-11"
    do(match, "talent:aspirant_2", "die:strength", "color:magic")
    assert (clan(match).pool.strength, clan(match).pool.magic) == (0, 3)
    assert not any(option.startswith("talent:") for option in offered(match))


@pytest.mark.rule("ML-FRE-11")
def test_the_new_die_must_be_placed():
    match = given(turn("pool: 1S, members: [kakron leader, aspirant_1]"))
    do(match, "talent:aspirant_1", "die:strength", "color:magic")
    assert refusal(match, "pass") == "ML-DEP-03"


@pytest.mark.rule("ML-FRE-11")
def test_without_dice_there_is_nothing_to_change():
    match = given(turn("pool: '', members: [kakron leader, aspirant_1], trophies: [krunn]"))
    assert moment(match) == (0, "pass")
    assert refusal(match, "talent:aspirant_1") == "ML-FRE-11"


@pytest.mark.rule("ML-FRE-11")
@pytest.mark.parametrize("phase", ["leaders", "round_start"])
def test_aspirants_change_dice_in_deployment_only(phase):
    match = given(f"phase: {phase}\n" + turn("pool: 3S, members: [kakron leader, aspirant_1]"))
    assert moment(match)[1] == "action"


@pytest.mark.rule("ML-FRE-12", "ML-DTH-12")
def test_an_aspirant_that_leads_keeps_its_die_and_its_talent():
    match = given("phase: round_start\n" + turn("members: [], fame: 5"))
    assert [(member.id, member.leader) for member in clan(match).members] == [("aspirant_1", True)]
    pool = clan(match).pool
    assert (pool.strength, pool.magic, len(pool.haggle)) == (1 + 2, 0, 1)
    assert moment(match) == (0, "action")
    do(match, "talent:aspirant_1", "die:strength", "color:magic")
    assert clan(match).pool.magic == 1


@pytest.mark.rule("ML-FRE-01", "ML-FRE-02")
def test_a_trophy_won_this_round_pays_the_salary():
    match = whole_round(
        """
        clans:
        - {members: [kakron leader, dolfus, torko @land_a.1], gold: 0, fame: 9}
        - {affinity: water, members: [drapis leader]}
        land_a: {land: gurban, monster: blandor}
        paths: {land_a.1: {dice: 4S}}
        next: {monster: [1, 1], strength: [6, 6, 6, 6]}
        """,
        "roll_all",
        "sell:blandor",
    )
    # fame 12: 2 gold each for Dolfus and Torko
    assert told(match, "salary_paid")[0]["gold"] == 4
    assert clan(match).gold == 1
    assert health(match, "dolfus", "torko") == ["healthy", "healthy"]
