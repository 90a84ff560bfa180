"""Settled lands (chapter 5.15)."""

import pytest

from tafelrunde.games.monster_lands.box.content import load
from tests.helpers.adventure import adventure, health, whole_round
from tests.helpers.deployment import asked, clan, do, end_round, given, member, offered, refusal


def settled(land: str, settler: str, pool: str, more: str = "", rest: str = "") -> str:
    """A clan of Vaidala (air) with a settled land, to move."""
    return f"""
clans:
- {{affinity: air, pool: {pool}, lands: [{land}], members: [vaidala leader, {settler} settled:{land}], {more}}}
- {{affinity: water, pool: 4S}}
{rest}
"""


def settlers(match, land: str) -> list[str]:
    start = f"settle:{land}:"
    return [option.removeprefix(start) for option in offered(match) if option.startswith(start)]


# --- settling ---------------------------------------------------------------------------------------------------

UNSETTLED = """
clans:
- pool: 2S 1M
  lands: [al_dahn]
  members: [kakron leader, purkas wounded, torko @mission_b.1, tranok, aspirant_1]
- {affinity: water, pool: 4S}
mission_b: {tile: mission_01}
paths: {mission_b.1: {dice: 1S}}
"""


@pytest.mark.rule("ML-STL-01")
def test_a_land_is_usable_only_when_settled():
    match = given(UNSETTLED)
    assert "land:al_dahn" not in offered(match)
    assert refusal(match, "land:al_dahn") == "ML-STL-01"
    match.answer("settle:al_dahn:purkas")
    assert "land:al_dahn" in offered(match)


@pytest.mark.rule("ML-STL-02", "ML-FRE-04")
def test_settling_is_free():
    match = do(given(UNSETTLED), "settle:al_dahn:purkas")
    assert member(match, "purkas").land == "al_dahn"
    assert (asked(match).seat, asked(match).question) == (0, "action")
    assert (clan(match).pool.strength, clan(match).gold) == (2, 7)


@pytest.mark.rule("ML-STL-02", "ML-KEY-08")
def test_the_settler_has_the_affinity_of_the_land():
    match = given(UNSETTLED)
    assert settlers(match, "al_dahn") == ["purkas", "torko"]
    assert refusal(match, "settle:al_dahn:tranok") == "ML-STL-02"


CONQUEST = """
clans:
- {members: [kakron leader, torko @land_a.2, purkas], lands: []}
- {affinity: water, members: [parsas leader @land_a.1]}
land_a: {land: al_dahn, monster: moldo}
paths: {land_a.1: {dice: 4S}, land_a.2: {dice: 3S}}
next: {monster: [1, 1], strength: [6, 6, 6, 6, 6, 6, 6]}
"""


@pytest.mark.rule("ML-STL-02")
@pytest.mark.parametrize("settler", ["torko", "purkas"])
def test_a_land_may_be_settled_right_after_its_conquest_by_the_conqueror_or_another(settler):
    match = adventure(CONQUEST, "roll_all")
    assert clan(match).lands == ["al_dahn"]
    assert (asked(match).seat, asked(match).question) == (0, "after_conquest")
    match.answer(f"settle:al_dahn:{settler}")
    assert member(match, settler).land == "al_dahn"


@pytest.mark.rule("ML-STL-02")
def test_settling_after_a_conquest_is_optional():
    match = adventure(CONQUEST, "roll_all", "continue")
    assert clan(match).lands == ["al_dahn"]
    assert all(not member.land for member in clan(match).members)


@pytest.mark.rule("ML-STL-03")
def test_one_settler_for_each_land():
    match = do(given(UNSETTLED), "settle:al_dahn:purkas")
    assert settlers(match, "al_dahn") == []
    assert refusal(match, "settle:al_dahn:torko") == "ML-STL-03"


@pytest.mark.rule("ML-STL-03", "ML-STL-06")
def test_one_land_for_each_settler_who_can_not_be_moved():
    match = do(given(UNSETTLED.replace("[al_dahn]", "[al_dahn, ghadik]")), "settle:al_dahn:purkas")
    assert settlers(match, "ghadik") == ["torko"]
    assert refusal(match, "settle:ghadik:purkas") == "ML-STL-03"
    assert refusal(match, "settle:al_dahn:purkas") == "ML-STL-06"


@pytest.mark.rule("ML-STL-04")
@pytest.mark.parametrize("who", ["kakron", "aspirant_1"])
def test_the_leader_and_aspirants_can_not_settle(who):
    match = given(UNSETTLED)
    assert who not in settlers(match, "al_dahn")
    assert refusal(match, f"settle:al_dahn:{who}") == "ML-STL-04"


@pytest.mark.rule("ML-STL-05")
def test_wounded_mercenaries_may_settle_and_stay_wounded():
    match = do(given(UNSETTLED), "settle:al_dahn:purkas")
    assert member(match, "purkas").wounded


@pytest.mark.rule("ML-STL-05")
def test_assigned_mercenaries_may_settle_and_stay_assigned():
    match = do(given(UNSETTLED), "settle:al_dahn:torko")
    assert (member(match, "torko").land, member(match, "torko").path) == ("al_dahn", "mission_b.1")
    assert "assign:torko" not in offered(match)


# --- what settlers do and get -----------------------------------------------------------------------------------


@pytest.mark.rule("ML-STL-06", "ML-KEY-13", "ML-KEY-04")
def test_settlers_get_no_salary():
    match = end_round(given(UNSETTLED.replace("2S 1M", "1S")))
    # purkas, torko, tranok and an aspirant are paid: 4; the pawned die brought 1
    unsettled = clan(match).gold
    match = given(UNSETTLED.replace("2S 1M", "1S"))
    end_round(do(match, "settle:al_dahn:purkas"))
    assert unsettled == 7 + 1 - 4
    assert clan(match).gold == 7 + 1 - 3


@pytest.mark.rule("ML-STL-06")
def test_settlers_keep_granting_dice():
    # Tranok: 1 S and 1 H; Vaidala: 1 S and 2 H; fame below 11: 2 S and 1 H
    match = given(settled("yuha", "tranok", "''", rest="phase: pools"))
    pool = clan(match).pool
    assert (pool.strength, pool.magic, len(pool.haggle)) == (4, 0, 4)


@pytest.mark.rule("ML-STL-06")
def test_settlers_keep_their_talents_and_may_be_assigned():
    match = given(settled("yuha", "tranok", "4S"))
    assert "talent:tranok" in offered(match)
    match.answer("talent:tranok")
    assert clan(match).gold == 9
    do(match, "assign:tranok", "path:land_a.1", "done")
    assert (member(match, "tranok").path, member(match, "tranok").land) == ("land_a.1", "yuha")


@pytest.mark.rule("ML-STL-07", "ML-CLN-22", "ML-KEY-05")
def test_the_last_candidate_becomes_leader_and_leaves_its_land():
    match = whole_round(
        """
        clans:
        - {members: [fandor leader wounded @land_a.1, purkas settled:al_dahn], lands: [al_dahn]}
        - {affinity: water, members: [drapis leader]}
        land_a: {land: gurban, monster: blandor}
        paths: {land_a.1: {dice: 2S}}
        next: {monster: [6, 6]}
        """
    )
    assert health(match, "fandor") == ["dead"]
    assert (member(match, "purkas").leader, member(match, "purkas").land) == (True, "")
    assert clan(match).lands == ["al_dahn"]


@pytest.mark.rule("ML-STL-07", "ML-CLN-22", "ML-KEY-05")
def test_a_settler_does_not_become_leader_while_an_aspirant_is_there():
    match = whole_round(
        """
        clans:
        - {members: [fandor leader wounded @land_a.1, purkas settled:al_dahn, aspirant_1], lands: [al_dahn]}
        - {affinity: water, members: [drapis leader]}
        land_a: {land: gurban, monster: blandor}
        paths: {land_a.1: {dice: 2S}}
        next: {monster: [6, 6]}
        """
    )
    assert member(match, "aspirant_1").leader
    assert (member(match, "purkas").leader, member(match, "purkas").land) == (False, "al_dahn")


DEATH = """
clans:
- {members: [fandor leader, purkas wounded settled:al_dahn @land_a.1, torko], lands: [al_dahn]}
- {affinity: water, members: [drapis leader]}
land_a: {land: gurban, monster: snagus}
paths: {land_a.1: {dice: 2S}}
next: {monster: [6, 6, 6]}
"""


@pytest.mark.rule("ML-STL-08", "ML-STL-13", "ML-DTH-07")
def test_a_dead_settler_s_land_stays_owned_and_can_be_settled_anew():
    match = whole_round(DEATH, "endure")
    assert health(match, "purkas") == ["dead"]
    assert clan(match).lands == ["al_dahn"]
    assert (asked(match).seat, asked(match).question) == (0, "window_salary")
    assert settlers(match, "al_dahn") == ["torko"]


@pytest.mark.rule("ML-STL-13")
def test_a_clan_that_lost_everybody_keeps_its_lands():
    match = whole_round(
        """
        clans:
        - {members: [fandor leader wounded @land_a.1], lands: [al_dahn]}
        - {affinity: water, members: [drapis leader]}
        land_a: {land: gurban, monster: blandor}
        paths: {land_a.1: {dice: 2S}}
        next: {monster: [6, 6]}
        """
    )
    assert match.state.round == 2
    assert [member.id for member in clan(match).members] == ["aspirant_1"]
    assert clan(match).lands == ["al_dahn"]


# --- abilities --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-STL-09")
def test_the_dice_of_one_alternative_are_placed_and_the_effect_comes_at_once():
    match = do(given(settled("gurban", "lorios", "2S 1M H3 H5")), "land:gurban")
    assert offered(match) == ["cost:2S0M0H", "cost:0S0M2H", "cost:1S0M1H"]
    do(match, "cost:1S0M1H", "die:haggle:3")
    pool = clan(match).pool
    assert (pool.strength, pool.magic, pool.haggle) == (1, 4, [5])
    assert [(die.color, die.face) for die in match.state.spaces["land:gurban"]] == [("strength", 0), ("haggle", 3)]
    assert asked(match).seat == 1, "it was an action"


@pytest.mark.rule("ML-STL-09")
@pytest.mark.parametrize(
    ("pool", "possible"),
    [("2S", True), ("H1 H1", True), ("1S H1", True), ("1S 5M", False), ("H1 5M", False), ("5M", False)],
)
def test_only_a_complete_alternative_may_be_placed(pool, possible):
    match = given(settled("gurban", "lorios", pool))
    assert ("land:gurban" in offered(match)) == possible
    if not possible:
        assert refusal(match, "land:gurban") == "ML-STL-09"


@pytest.mark.rule("ML-STL-10")
def test_each_land_works_once_per_round():
    match = do(given(settled("kyzhul", "tranok", "4S")), "land:kyzhul", "cost:1S0M0H")
    do(match, "pawn", "pawn:strength", "done")
    assert asked(match).seat == 0
    assert "land:kyzhul" not in offered(match)
    assert refusal(match, "land:kyzhul") == "ML-STL-10"
    end_round(match)
    do(match, "pawn", "pawn:strength", "done")
    assert (match.state.round, asked(match).seat) == (2, 0)
    assert "land:kyzhul" in offered(match)


@pytest.mark.rule("ML-STL-10")
def test_another_land_works_in_the_same_round():
    match = given(
        """
        clans:
        - affinity: air
          pool: 4S
          lands: [kyzhul, al_dahn]
          members: [vaidala leader, tranok settled:kyzhul, torko settled:al_dahn]
        - {affinity: water, pool: 4S}
        """
    )
    do(match, "land:kyzhul", "cost:1S0M0H", "pawn", "pawn:strength", "done")
    assert "land:al_dahn" in offered(match)


@pytest.mark.rule("ML-STL-11", "ML-DIC-06")
def test_dice_gained_join_the_pool_rolled_and_must_be_placed():
    match = given(settled("kyzhul", "tranok", "1S", rest="next: {haggle: [5, 2]}"))
    do(match, "land:kyzhul", "cost:1S0M0H")
    assert clan(match).pool.haggle == [2, 5]
    do(match, "pawn", "pawn:strength", "done")
    assert (asked(match).seat, asked(match).question) == (0, "action")
    assert refusal(match, "pass") == "ML-DEP-03"


@pytest.mark.rule("ML-STL-12")
def test_a_land_settled_in_this_phase_can_be_used_in_it():
    match = do(given(UNSETTLED), "settle:al_dahn:purkas", "land:al_dahn", "cost:1S0M0H")
    assert asked(match).question == "take_loot"


@pytest.mark.rule("ML-STL-12")
def test_a_land_settled_through_a_mercenary_hired_in_this_phase_can_be_used_in_it():
    text = UNSETTLED.replace("members: [kakron leader, purkas wounded, torko @mission_b.1, tranok, aspirant_1]", "X")
    text = text.replace("X", "members: [kakron leader]\n  gold: 20").replace("paths: {mission_b.1: {dice: 1S}}", "")
    match = given(text + "tavern: [poissen, lorios, nuduru, tranok]")
    assert settlers(match, "al_dahn") == []
    do(match, "visit:tavern:strength", "hire:poissen", "pawn", "pawn:strength", "done")
    do(match, "settle:al_dahn:poissen", "land:al_dahn", "cost:1S0M0H")
    assert asked(match).question == "take_loot"


SETTLER = {"fire": "torko", "water": "parsas", "air": "tranok", "jungle": "lorios"}


def used(land: str, cost: str, pool: str, *answers: str, more: str = "", rest: str = ""):
    """Use a land and return the match."""
    settler = SETTLER[load().lands[land].affinity]
    return do(given(settled(land, settler, pool, more, rest)), f"land:{land}", f"cost:{cost}", *answers)


@pytest.mark.rule("ML-STL-14", "ML-STL-15")
def test_al_dahn_gives_a_loot_tile_of_choice_and_the_display_is_refilled_at_once():
    rest = "loot_display: [loot_01, loot_02, loot_03, loot_04]\nloot_stack: [loot_16]"
    match = used("al_dahn", "1S0M0H", "2S", rest=rest)
    assert offered(match) == ["take:loot_01", "take:loot_02", "take:loot_03", "take:loot_04"]
    match.answer("take:loot_03")
    assert clan(match).loot == ["loot_03"]
    assert match.state.loot_display == ["loot_01", "loot_02", "loot_16", "loot_04"]


@pytest.mark.rule("ML-STL-15", "ML-PLU-04")
def test_al_dahn_refills_from_the_discard_when_the_stack_is_empty():
    tiles = [f"loot_{number:02}" for number in range(1, 17)]
    rest = f"loot_display: [{', '.join(tiles[:4])}]\nloot_discard: [{', '.join(tiles[4:])}]\nnext: {{loot: [loot_09]}}"
    match = used("al_dahn", "1S0M0H", "2S", "take:loot_01", rest=rest)
    assert match.state.loot_display == ["loot_09", "loot_02", "loot_03", "loot_04"]
    assert match.state.loot_discard == []


@pytest.mark.rule("ML-STL-14")
@pytest.mark.parametrize(
    ("land", "cost", "pool", "answers", "gained"),
    [
        ("ghadik", "0S0M2H", "H1 H2", ["die:haggle:1", "die:haggle:2"], {"gold": 16}),
        ("gurban", "2S0M0H", "2S", [], {"magic": 3}),
        ("gurban", "0S0M2H", "H4 H4", ["die:haggle:4", "die:haggle:4"], {"magic": 3}),
        ("kale", "0S1M0H", "1M", [], {"potions": 3}),
        ("kyzhul", "1S0M0H", "1S", [], {"haggle": 2}),
        ("negueria", "1S1M1H", "1S 1M H6", ["die:haggle:6"], {"fame": 22}),
        ("skyehn", "0S1M0H", "1M", [], {"strength": 3}),
        ("thaklan", "2S0M0H", "2S", [], {"haggle": 3}),
        ("thaklan", "0S2M0H", "2M", [], {"haggle": 3}),
        ("thaklan", "1S1M0H", "1S 1M", [], {"haggle": 3}),
        ("wahibah", "0S1M0H", "1M", [], {"shields": 3}),
        ("yuha", "0S0M1H", "H2", ["die:haggle:2"], {"magic": 2}),
    ],
)
def test_what_each_land_gives(land, cost, pool, answers, gained):
    match = used(land, cost, pool, *answers, more="fame: 20")
    mine = clan(match)
    got = {"gold": mine.gold, "fame": mine.fame, "potions": mine.potions, "shields": mine.shields}
    got |= {"strength": mine.pool.strength, "magic": mine.pool.magic, "haggle": len(mine.pool.haggle)}
    before = {"gold": 7, "fame": 20, "potions": 0, "shields": 0, "strength": 0, "magic": 0, "haggle": 0}
    assert got == before | gained


@pytest.mark.rule("ML-STL-14", "ML-TAV-17")
def test_rynia_hires_anybody_the_surplus_allows_for_nothing():
    rest = "tavern: [dolfus, geas, poissen, torko]\nmercenary_deck: [parsas]"
    match = used("rynia", "2S0M0H", "2S", more="fame: 11, gold: 0", rest=rest)
    # Lorios 2 + Vaidala 4: a surplus of 5, enough for Geas, not for Dolfus
    assert offered(match) == ["hire:geas", "hire:poissen", "hire:torko"]
    match.answer("hire:geas")
    assert member(match, "geas")
    assert clan(match).gold == 0
    assert (clan(match).pool.strength, clan(match).pool.magic) == (2, 1)
    assert match.state.tavern == ["dolfus", "parsas", "poissen", "torko"]


@pytest.mark.rule("ML-STL-14", "ML-BAZ-08")
def test_uyuniah_gives_a_displayed_card_that_is_equipped_at_once():
    rest = "bazaar: [pugnor, noxx, eskol]\nequipment_deck: [agrum]"
    match = used("uyuniah", "2S0M0H", "2S", "buy:noxx", "bearer:vaidala", more="gold: 0", rest=rest)
    assert member(match, "vaidala").equipment == ["noxx"]
    assert match.state.bazaar == ["pugnor", "agrum", "eskol"]
    assert clan(match).gold == 0


@pytest.mark.rule("ML-STL-14", "ML-ITM-14")
@pytest.mark.parametrize(
    ("land", "more", "field", "limit"),
    [("kale", "potions: 2", "potions", 3), ("wahibah", "shields: 4", "shields", 5)],
)
def test_storage_limits_apply_to_what_a_land_gives(land, more, field, limit):
    match = used(land, "0S1M0H", "1M", more=more)
    assert getattr(clan(match), field) == limit


@pytest.mark.rule("ML-STL-16")
@pytest.mark.parametrize(
    ("land", "pool", "more", "rest"),
    [
        ("kale", "1M", "potions: 3", ""),
        ("wahibah", "1M", "shields: 5", ""),
        ("rynia", "2S", "fame: 6", ""),
        ("rynia", "2S", "fame: 9", "tavern: [dolfus, geas, frunks, taroa]"),
        ("rynia", "2S", "fame: 30", "tavern: [none, none, none, none]"),
        ("uyuniah", "2S", "", "bazaar: [none, none, none]"),
        ("al_dahn", "1S", "", "loot_display: [none, none, none, none]"),
    ],
)
def test_a_land_may_be_used_only_if_that_changes_something(land, pool, more, rest):
    settler = SETTLER[load().lands[land].affinity]
    match = given(settled(land, settler, pool, more, rest))
    assert f"land:{land}" not in offered(match)
    assert refusal(match, f"land:{land}") == "ML-STL-16"


@pytest.mark.rule("ML-STL-16", "ML-BAZ-08")
def test_uyuniah_needs_somebody_at_home():
    match = given(
        """
        clans:
        - {pool: 4S, lands: [uyuniah], members: [aspirant_1 leader, parsas settled:uyuniah @mission_b.1]}
        - {affinity: water, pool: 1S}
        paths: {mission_b.1: {dice: 1S}}
        """
    )
    assert refusal(match, "land:uyuniah") == "ML-STL-16"
