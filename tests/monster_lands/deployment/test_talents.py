"""The talents of mercenaries (chapter 9.6 and the content file)."""

import pytest

from tests.helpers.adventure import (
    adventure,
    answer,
    asked,
    choices,
    dice,
    health,
    monster_rolls,
    told,
    totals,
)
from tests.helpers.deployment import clan, do, given, offered, price


def fight(who: str, dice: str, faces: str, monster: str = "blandor", hits: str = "1, 1", traps: str = "") -> str:
    """Somebody alone on path 1 of a land of air; Blandor has 2 dice, catch 14, defeat 20."""
    return f"""
options: {{extra_mercenaries: true}}
clans:
- {{members: [{who} leader @land_a.1], traps: [], fame: 5, gold: 7}}
- {{affinity: water, members: [aspirant_1 leader]}}
land_a: {{land: kyzhul, monster: {monster}}}
paths: {{land_a.1: {{dice: {dice}, traps: [{traps}]}}}}
loot_display: [loot_01, loot_02, loot_03, loot_06]
next: {{monster: [{hits}], {faces}}}
skip_single: false
"""


def conquest(who: str, dice: str, faces: str) -> str:
    """Parsas defeats Moldo, then somebody tries to conquer Kale (13); a poison makes the rules ask."""
    return f"""
options: {{extra_mercenaries: true}}
clans:
- {{members: [{who} leader @land_a.2 poisons:1], traps: []}}
- {{affinity: water, members: [parsas leader @land_a.1]}}
land_a: {{land: kale, monster: moldo}}
paths: {{land_a.1: {{dice: 4S}}, land_a.2: {{dice: {dice}}}}}
next: {{monster: [1, 1], {faces.replace("strength: [", "strength: [6, 6, 6, 6, ")}}}
"""


def mission(who: str, dice: str, faces: str, tile: str = "mission_02") -> str:
    return f"""
options: {{extra_mercenaries: true}}
phase: dice_mission
clans:
- {{members: [{who} leader @mission_a.1]}}
- {{affinity: water, members: [aspirant_1 leader]}}
mission_a: {{tile: {tile}}}
paths: {{mission_a.1: {{dice: {dice}}}}}
next: {{{faces}}}
"""


def turn(clan_fields: str, rest: str = "") -> str:
    return f"""
options: {{extra_mercenaries: true}}
clans:
- {{{clan_fields}}}
- {{affinity: water, pool: 4S, members: [aspirant_1 leader]}}
{rest}
"""


# --- modifiers --------------------------------------------------------------------------------------------------

DICE = ("1S 1M", "strength: [2], magic: [3]")


@pytest.mark.rule("ML-ITM-56", "ML-ATK-07", "ML-ATK-08", "ML-CNQ-02", "ML-ADV-03")
@pytest.mark.parametrize(
    ("who", "catch", "defeat", "land", "other"),
    [
        ("fandor", 5, 5, 5, 5),
        ("frunks", 6, 6, 6, 6),
        ("taroa", 6, 6, 6, 6),
        ("timbulu", 6, 6, 6, 6),
        ("tortock", 6, 5, 5, 5),
        ("torko", 8, 5, 5, 5),
        ("poissen", 5, 7, 5, 5),
        ("naiala", 5, 8, 5, 5),
        ("geas", 5, 5, 8, 5),
    ],
)
def test_where_each_modifier_counts(who, catch, defeat, land, other):
    match = adventure(fight(who, *DICE), "discard:0", "roll_all")
    assert totals(match) == (catch, defeat)
    match = adventure(conquest(who, *DICE), "roll_all")
    assert match.decision is not None
    assert match.decision.args["total"] == land
    match = adventure(mission(who, *DICE))
    assert told(match, "mission_total")[0]["total"] == other


@pytest.mark.rule("ML-ITM-56")
@pytest.mark.parametrize(("who", "total"), [("frunks", 9), ("taroa", 8), ("timbulu", 8)])
def test_die_modifiers_count_for_every_die_of_the_colour(who, total):
    match = adventure(fight(who, "2S 3M", "strength: [1, 2], magic: [1, 1, 1]"), "discard:0", "roll_all")
    assert totals(match) == (total, total)


@pytest.mark.rule("ML-ITM-56", "ML-ADV-04")
def test_a_die_modifier_counts_for_the_dice_on_traps():
    match = adventure(fight("taroa", "1S", "strength: [1, 1, 1]", traps="trap_s2"), "roll_all")
    assert totals(match) == (6, 6)


@pytest.mark.rule("ML-ITM-56", "ML-PWR-11")
def test_talents_and_penalties_add_up():
    # Moldo takes one off each strength die, Taroa adds one
    match = adventure(fight("taroa", "2S", "strength: [1, 4]", "moldo"), "roll_all")
    assert totals(match) == (5, 5)


# --- rerolls ----------------------------------------------------------------------------------------------------


def rerolls(match) -> list[str]:
    return [option for option in choices(match) if option.startswith("reroll:")]


FACES = "strength: [1, 2, 3, 4], magic: [1, 2, 3], haggle: [1, 3]"


@pytest.mark.rule("ML-ITM-55", "ML-KEY-14")
def test_karunna_rerolls_twice_among_strength_and_magic_dice():
    match = adventure(fight("karunna", "2S 2M 1H", FACES), "discard:0", "roll_all")
    assert rerolls(match) == [f"reroll:karunna:{index}" for index in (0, 1, 2, 3)]
    do(match, "reroll:karunna:0", "reroll:karunna:0")
    assert rerolls(match) == []
    assert totals(match) == (4 + 2 + 1 + 2 + 1,) * 2


@pytest.mark.rule("ML-ITM-55")
def test_kakron_rerolls_one_strength_die():
    match = adventure(fight("kakron", "2S 2M 1H", FACES), "discard:0", "roll_all")
    assert rerolls(match) == ["reroll:kakron:0", "reroll:kakron:1"]
    do(match, "reroll:kakron:1")
    assert rerolls(match) == []


@pytest.mark.rule("ML-ITM-55", "ML-KEY-14")
def test_sckrat_rerolls_two_different_strength_dice():
    match = adventure(fight("sckrat", "2S 2M 1H", FACES), "discard:0", "roll_all")
    assert rerolls(match) == ["reroll:sckrat:0", "reroll:sckrat:1"]
    do(match, "reroll:sckrat:1")
    assert rerolls(match) == ["reroll:sckrat:0"]
    do(match, "reroll:sckrat:0")
    assert rerolls(match) == []


@pytest.mark.rule("ML-ITM-55")
def test_korgo_rerolls_one_haggle_die_in_missions_only():
    match = adventure(mission("korgo", "2H", "haggle: [1, 3, 5]", "mission_03"))
    assert rerolls(match) == ["reroll:korgo:0", "reroll:korgo:1"]
    do(match, "reroll:korgo:0")
    assert told(match, "mission_total")[0]["total"] == 8
    match = adventure(fight("korgo", "1S 1H", "strength: [1], haggle: [1]"), "roll_all")
    assert rerolls(match) == []
    match = adventure(conquest("korgo", "1S 1H", "strength: [1], haggle: [1]"), "roll_all")
    assert rerolls(match) == []


@pytest.mark.rule("ML-ITM-55")
@pytest.mark.parametrize("who", ["karunna", "kakron", "sckrat"])
def test_the_other_rerolls_work_in_missions_and_conquests_too(who):
    match = adventure(mission(who, "2S", "strength: [1, 2]"))
    assert rerolls(match) == [f"reroll:{who}:0", f"reroll:{who}:1"]
    match = adventure(conquest(who, "2S", "strength: [1, 2]"), "roll_all")
    assert rerolls(match) == [f"reroll:{who}:0", f"reroll:{who}:1"]


# --- defence ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-ITM-57", "ML-DEF-02", "ML-DEF-04")
@pytest.mark.parametrize(
    ("who", "monster", "points"),
    [
        ("dolfus", "blandor", 2),
        ("trulina", "surbol", 2),
        ("wondou", "moldo", 2),
        ("drapis", "surbol", 1),
        ("nimra", "surbol", 1),
        ("purkas", "moldo", 1),
        ("zondu", "blandor", 1),
        *[
            ("guster", monster, points)
            for monster, points in [("moldo", 1), ("sckon", 1), ("surbol", 0), ("blandor", 0)]
        ],
        *[
            ("parsas", monster, points)
            for monster, points in [("moldo", 1), ("sckon", 0), ("surbol", 0), ("blandor", 1)]
        ],
        *[
            ("shandee", monster, points)
            for monster, points in [("moldo", 0), ("sckon", 0), ("surbol", 1), ("blandor", 1)]
        ],
        ("fandor", "blandor", 0),
    ],
)
def test_how_many_hits_each_defence_talent_cancels(who, monster, points):
    # two dice each, in a land of another affinity
    text = fight(who, "1S", "strength: [1]", monster, "6, 6").replace(
        "kyzhul", "gurban" if monster == "sckon" else "kyzhul"
    )
    match = adventure(text)
    cancelled = 0
    while not match.over and asked(match)[1] == "defend":
        match.answer(f"defence:{who}")
        cancelled += 1
    assert cancelled == points
    assert health(match, who) == [["dead", "wounded", "healthy"][points]]


@pytest.mark.rule("ML-ITM-57", "ML-DEF-07")
def test_a_defence_talent_need_not_be_used():
    match = adventure(fight("dolfus", "1S", "strength: [1]", hits="6, 6"), "defence:dolfus", "endure")
    assert health(match, "dolfus") == ["wounded"]


# --- Lusara -----------------------------------------------------------------------------------------------------

WIN = """
clans:
- {{members: [fandor leader @land_a.1, lusara {lusara}], traps: [], potions: {potions}}}
- {{affinity: water, members: [drapis leader]}}
land_a: {{land: kyzhul, monster: blandor}}
paths: {{land_a.1: {{dice: {dice}, traps: [{traps}]}}{more}}}
next: {{monster: [1, 1, 1, 1], strength: [{faces}]}}
loot_display: [none, none, none, none]
"""


def win(lusara: str = "", potions: int = 0, caught: bool = False, more: str = "") -> str:
    """Fandor defeats Blandor, or catches it."""
    fields = (
        {"dice": "2S", "traps": "trap_sp1", "faces": "6, 6"}
        if caught
        else {"dice": "4S", "traps": "", "faces": "6, 6, 6, 6"}
    )
    return WIN.format(lusara=lusara, potions=potions, more=more, **fields)


@pytest.mark.rule("ML-ITM-50", "ML-ADV-05")
@pytest.mark.parametrize("caught", [True, False])
def test_lusara_brings_two_potions_when_an_own_mercenary_won_even_from_home(caught):
    match = adventure(win(caught=caught), "roll_all")
    assert asked(match) == (0, "after_win")
    match.answer("talent:lusara")
    assert clan(match).potions == 2


@pytest.mark.rule("ML-ITM-50")
def test_lusara_brings_them_also_from_a_path_of_her_own():
    match = adventure(win("@land_a.2", more=", land_a.2: {dice: 1S}"), "roll_all", "talent:lusara")
    assert clan(match).potions == 2


@pytest.mark.rule("ML-ITM-50")
def test_lusara_may_win_herself():
    match = adventure(fight("lusara", "4S", "strength: [6, 6, 6, 6]"), "roll_all", "finish", "talent:lusara")
    assert clan(match).potions == 2


@pytest.mark.rule("ML-ITM-50", "ML-ITM-14")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 3)])
def test_lusara_obeys_the_limit_of_storage(before, after):
    match = adventure(win(potions=before), "roll_all", "talent:lusara")
    assert clan(match).potions == after


@pytest.mark.rule("ML-ITM-50")
def test_lusara_brings_nothing_for_the_victory_of_another_clan():
    text = win().replace("[fandor leader @land_a.1, lusara ]", "[fandor leader, lusara]")
    match = adventure(text.replace("[drapis leader]", "[drapis leader @land_a.1]"), "roll_all")
    assert clan(match, 1).trophies == ["blandor"]
    assert (clan(match).potions, clan(match, 1).potions) == (0, 0)


@pytest.mark.rule("ML-ITM-50")
def test_lusara_brings_nothing_without_a_victory():
    match = adventure(win().replace("6, 6, 6, 6", "1, 1, 1, 1"), "roll_all")
    assert match.over
    assert clan(match).potions == 0


@pytest.mark.rule("ML-ITM-50", "ML-ADV-02")
def test_lusara_brings_potions_once_per_round():
    match = adventure(
        """
        players: 3
        clans:
        - {members: [fandor leader @land_a.1, vaidala @land_b.1, lusara], traps: []}
        - {affinity: water}
        - {affinity: air}
        land_a: {land: kyzhul, monster: blandor}
        land_b: {land: gurban, monster: surbol}
        paths: {land_a.1: {dice: 4S}, land_b.1: {dice: 4S}}
        next: {monster: [1, 1, 1, 1], strength: [6, 6, 6, 6, 6, 6, 6, 6]}
        """,
        "roll_all",
        "talent:lusara",
    )
    while not match.over:
        assert "talent:lusara" not in choices(match)
        answer(match, "roll_all" if "roll_all" in choices(match) else "continue")
    assert clan(match).trophies == ["blandor", "surbol"]
    assert clan(match).potions == 2


# --- Ginova -----------------------------------------------------------------------------------------------------


def redirecting(target: str, faces: str, dice: str = "2S", shields: int = 0, own: bool = False) -> str:
    """Ginova on path 1, a target on path 2; Blandor has 2 dice: the first face is the redirected die."""
    there = f"{target} @land_a.2"
    return f"""
clans:
- {{members: [ginova leader @land_a.1{", " + there if own else ""}], traps: []}}
- {{affinity: water, members: [aspirant_1 leader{"" if own else ", " + there}], traps: []}}
land_a: {{land: kyzhul, monster: blandor}}
paths: {{land_a.1: {{dice: 1S 1M}}, land_a.2: {{dice: {dice}, shields: {shields}}}}}
loot_display: [loot_01, loot_02, loot_03, loot_06]
next: {{monster: [{faces}]}}
"""


@pytest.mark.rule("ML-ITM-51", "ML-ATT-02")
@pytest.mark.parametrize("own", [True, False])
def test_ginova_redirects_one_die_which_is_rolled_first(own):
    match = adventure(redirecting("fandor", "6, 1", own=own), "redirect:land_a.2", "discard:0")
    assert monster_rolls(match) == [("fandor", [6]), ("ginova", [1])]
    assert health(match, "ginova", "fandor") == ["healthy", "wounded"]


@pytest.mark.rule("ML-ITM-51")
def test_the_other_dice_still_attack_ginova():
    match = adventure(redirecting("fandor", "1, 6"), "redirect:land_a.2", "discard:0")
    assert health(match, "ginova", "fandor") == ["wounded", "healthy"]


@pytest.mark.rule("ML-ITM-51")
def test_ginova_need_not_redirect():
    match = adventure(redirecting("fandor", "6, 1"), "keep", "discard:0")
    assert monster_rolls(match) == [("ginova", [6, 1])]
    assert health(match, "ginova", "fandor") == ["wounded", "healthy"]


@pytest.mark.rule("ML-ITM-51")
def test_the_target_may_discard_a_magic_die_instead():
    match = adventure(redirecting("fandor", "1, 1, 1", dice="1S 2M"), "redirect:land_a.2")
    assert asked(match) == (1, "discard_magic")
    assert choices(match) == ["discard:0", "discard:1"]
    answer(match, "discard:1", "discard:0")
    assert dice(match, "land_a.2") == "SM"
    assert monster_rolls(match) == [("ginova", [1])]


@pytest.mark.rule("ML-ITM-51")
def test_ginova_may_discard_magic_dice_against_the_rest():
    match = adventure(redirecting("fandor", "1, 6"), "redirect:land_a.2", "discard:1")
    assert monster_rolls(match) == [("fandor", [1])]
    assert health(match, "ginova") == ["healthy"]


@pytest.mark.rule("ML-ITM-51", "ML-DEF-03")
@pytest.mark.parametrize(("target", "shields", "means"), [("dolfus", 0, "defence:dolfus"), ("fandor", 1, "shield")])
def test_the_target_defends_normally(target, shields, means):
    match = adventure(redirecting(target, "6, 1", shields=shields), "redirect:land_a.2", means, "discard:0")
    assert health(match, target) == ["healthy"]


@pytest.mark.rule("ML-ITM-51", "ML-DEF-03")
def test_a_defence_talent_used_against_the_redirected_die_is_gone():
    match = adventure(
        redirecting("drapis", "6, 1, 6, 1"), "redirect:land_a.2", "defence:drapis", "discard:0", "decline"
    )
    assert health(match, "drapis") == ["wounded"]


@pytest.mark.rule("ML-ITM-51", "ML-DTH-03")
def test_a_redirected_die_can_kill():
    text = redirecting("fandor", "6, 1").replace("fandor @", "fandor wounded @")
    match = adventure(text, "redirect:land_a.2", "discard:0")
    assert health(match, "fandor") == ["dead"]
    assert clan(match, 1).fame == 5 + 2
    assert dice(match, "land_a.2") == "", "it had not attacked yet"


# --- catching ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-ITM-52")
def test_puargh_gets_a_fame_more_when_he_catches():
    match = adventure(fight("puargh", "2S", "strength: [6, 6]", traps="trap_sp1"), "roll_all", "finish")
    assert told(match, "monster_caught")
    assert clan(match).fame == 5 + 2 + 1


@pytest.mark.rule("ML-ITM-52")
def test_puargh_gets_nothing_more_when_he_defeats():
    match = adventure(fight("puargh", "4S", "strength: [6, 6, 6, 6]"), "roll_all", "finish")
    assert clan(match).fame == 5 + 3


@pytest.mark.rule("ML-ITM-52")
def test_puargh_gets_nothing_when_a_friend_catches():
    text = fight("fandor", "2S", "strength: [6, 6]", traps="trap_sp1").replace(
        "fandor leader @land_a.1", "fandor leader @land_a.1, puargh"
    )
    match = adventure(text, "roll_all", "finish")
    assert clan(match).fame == 5 + 2


@pytest.mark.rule("ML-ITM-53", "ML-ATK-20")
@pytest.mark.parametrize(("who", "caught"), [("saruna", True), ("fandor", False)])
def test_saruna_needs_no_trap_to_catch(who, caught):
    match = adventure(fight(who, "3S", "strength: [6, 6, 2]"), "roll_all", "finish")
    assert bool(told(match, "monster_caught")) == caught


@pytest.mark.rule("ML-ITM-53", "ML-PWR-19")
def test_saruna_needs_no_traps_even_for_turfus():
    match = adventure(fight("saruna", "3S", "strength: [6, 6, 3]", "turfus", "1"), "roll_all", "finish")
    assert told(match, "monster_caught")


@pytest.mark.rule("ML-ITM-53", "ML-ATK-03")
def test_saruna_may_stop_before_all_dice_are_rolled():
    text = fight("saruna", "4S", "strength: [6, 6, 2]")
    match = adventure(text, "roll:strength", "roll:strength", "roll:strength", "finish")
    assert told(match, "monster_caught")


@pytest.mark.rule("ML-ITM-53")
def test_saruna_s_talent_is_hers_alone():
    text = fight("fandor", "3S", "strength: [6, 6, 2]").replace(
        "fandor leader @land_a.1", "fandor leader @land_a.1, saruna"
    )
    match = adventure(text, "roll_all", "finish")
    assert not told(match, "monster_caught")


# --- Dalina -----------------------------------------------------------------------------------------------------

LODGE = "trap_display: [trap_m1, trap_s3, trap_sp1, trap_sp2, trap_sp3, trap_t8]"
FIVE = "trap_s1, trap_s1, trap_s2, trap_t4, trap_t4"


@pytest.mark.rule("ML-ITM-54", "ML-HUN-03")
def test_dalina_makes_room_for_three_more_traps():
    text = turn(f"pool: 3S, gold: 30, members: [kakron leader, dalina], traps: [{FIVE}]", LODGE)
    match = do(given(text), "visit:hunting_lodge:strength", "buy:trap_m1:0", "buy:trap_s3:1", "buy:trap_sp1:2")
    do(match, "buy:trap_sp2:3", "done")
    assert asked(match) == (0, "discard_trap"), "nine are one too many"
    match.answer("discard:trap_sp2")
    assert len(clan(match).traps) == 8
    assert asked(match)[0] == 1


@pytest.mark.rule("ML-ITM-54")
def test_dalina_makes_room_while_she_is_assigned():
    rest = LODGE + "\npaths: {mission_b.1: {dice: 1S}}"
    text = turn(f"pool: 3S, gold: 30, members: [kakron leader, dalina @mission_b.1], traps: [{FIVE}]", rest)
    match = do(given(text), "visit:hunting_lodge:strength", "buy:trap_m1:0", "done")
    assert len(clan(match).traps) == 6


@pytest.mark.rule("ML-ITM-54", "ML-DTH-07")
def test_when_dalina_dies_the_excess_is_discarded_at_once():
    text = fight("dalina", "1S", "strength: [1]", hits="6, 6").replace(
        "traps: [], fame", f"traps: [{FIVE}, trap_m1], fame"
    )
    match = adventure(text)
    assert health(match, "dalina") == ["dead"]
    assert asked(match) == (0, "discard_trap")
    match.answer("discard:trap_s1")
    assert len(clan(match).traps) == 5


@pytest.mark.rule("ML-ITM-54")
def test_when_dalina_deserts_the_excess_is_discarded():
    text = turn(f"members: [kakron leader, dalina], gold: 0, traps: [{FIVE}, trap_m1]")
    match = given("phase: leaders\n" + text)
    assert asked(match) == (0, "deserter")
    do(match, "desert:dalina")
    assert asked(match) == (0, "discard_trap")
    match.answer("discard:trap_t4")
    assert len(clan(match).traps) == 5


# --- talents at home --------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-FRE-09", "ML-FRE-08")
def test_frostor_takes_a_potion_or_a_poison():
    match = do(given(turn("pool: 3S, members: [kakron leader, frostor]")), "talent:frostor")
    assert offered(match) == ["gift:0", "gift:1"]
    match.answer("gift:0")
    assert (clan(match).potions, clan(match).poisons) == (1, 0)


@pytest.mark.rule("ML-FRE-08", "ML-ITM-14")
def test_frostor_with_a_full_storage_of_potions_can_still_take_a_poison():
    match = do(given(turn("pool: 3S, potions: 3, members: [kakron leader, frostor]")), "talent:frostor", "gift:1")
    assert (clan(match).potions, clan(match).poisons) == (3, 1)


@pytest.mark.rule("ML-TAV-15", "ML-HAG-11")
def test_vaidala_takes_four_off_one_hire_down_to_nothing():
    text = turn(
        "pool: 3S H6, gold: 9, fame: 20, members: [kakron leader, vaidala]", "tavern: [poissen, torko, geas, parsas]"
    )
    match = do(given(text), "visit:tavern:strength", "discount:vaidala")
    assert price(match, "hire:torko") == 2
    assert price(match, "hire:poissen") == 0
    assert price(match, "hire:aspirant_2") == 0
    do(match, "hire:torko", "pawn", "pawn:strength", "done", "visit:tavern:strength")
    assert clan(match).gold == 9 - 2
    assert "discount:vaidala" not in offered(match)


@pytest.mark.rule("ML-HUN-07", "ML-HAG-11")
def test_wishor_takes_four_off_one_trap_purchase():
    text = turn("pool: 3S, gold: 9, members: [kakron leader +turzoks, wishor]", LODGE)
    match = do(given(text), "visit:hunting_lodge:strength", "discount:wishor")
    assert price(match, "buy:trap_t8:5") == 1
    match.answer("discount:turzoks")
    assert price(match, "buy:trap_t8:5") == 0, "both work together, never below nothing"


@pytest.mark.rule("ML-MIN-02")
def test_taron_adds_two_gold_to_one_mine_activation():
    match = do(given(turn("pool: 5S, gold: 0, members: [kakron leader, taron]")), "mine:mi1", "use:taron")
    assert clan(match).gold == 7 + 2
    do(match, "pawn", "pawn:strength", "done", "mine:mi3")
    assert clan(match).gold == 9 + 3
