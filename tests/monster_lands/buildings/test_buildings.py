"""Buildings in general (chapter 5.2)."""

import pytest

from tests.helpers.deployment import asked, clan, do, given, member, offered, refusal

SHOPS = ("hunting_lodge", "tavern", "armory", "bazaar")


@pytest.mark.rule("ML-BLD-01", "ML-BLD-03")
@pytest.mark.parametrize(
    ("action", "space", "colors"),
    [
        (["mine:mi3"], "mi3", ["strength"]),
        (["mine:mi1"], "mi1", ["strength", "strength"]),
        (["brew:al1", "mix:3:0"], "al1", ["magic"]),
        (["visit:armory:strength", "shields:1"], "ar1", ["strength"]),
        (["pawn", "pawn:strength", "pawn:magic", "pawn:haggle:2", "done"], "pb1", ["strength", "magic", "haggle"]),
    ],
)
def test_an_action_fills_exactly_one_space(action, space, colors):
    match = do(given("clans: [{pool: 4S 2M H2}, {pool: 1S}]"), *action)
    assert list(match.state.spaces) == [space]
    assert [die.color for die in match.state.spaces[space]] == colors
    assert clan(match).pool.total == 7 - len(colors)
    assert asked(match).seat == 1


@pytest.mark.rule("ML-BLD-01")
def test_one_die_is_not_enough_for_a_double_space():
    match = given("clans: [{pool: 1S 3M H6}, {pool: 1S}]")
    assert [option for option in offered(match) if option.startswith("mine:")] == ["mine:mi3", "mine:mi4"]
    assert refusal(match, "mine:mi1") == "ML-MIN-01"


@pytest.mark.rule("ML-BLD-02")
@pytest.mark.parametrize(
    ("pool", "open_to_it"),
    [
        ("3S", {*SHOPS, "mine", "pawn"}),
        ("3M", {"brew", "pawn"}),
        ("H3 H4", {*SHOPS, "pawn"}),
    ],
)
def test_dice_go_only_where_their_colour_is_shown(pool, open_to_it):
    match = given(f"clans: [{{pool: {pool}, gold: 30, fame: 30}}, {{pool: 1S}}]")
    found = {option.removeprefix("visit:").partition(":")[0] for option in offered(match)}
    assert found - {"assign"} == open_to_it


@pytest.mark.rule("ML-BLD-02")
def test_a_wrong_colour_is_refused():
    match = given("clans: [{pool: 3M, gold: 30, fame: 30}, {pool: 1S}]")
    for building in SHOPS:
        assert refusal(match, f"visit:{building}:strength") == "ML-BLD-02"
    match = given("clans: [{pool: 3S, gold: 30, fame: 30}, {pool: 1S}]")
    assert refusal(match, "brew:al1") == "ML-BLD-02"


FULL = {
    "hunting_lodge": ["hl1", "hl2", "hl3"],
    "tavern": ["ta1", "ta2", "ta3"],
    "armory": ["ar1", "ar2"],
    "bazaar": ["bz1", "bz2"],
}


@pytest.mark.rule("ML-BLD-04")
@pytest.mark.parametrize("building", SHOPS)
def test_a_full_building_cannot_be_used_any_more(building):
    spaces = ", ".join(f"{space}: 1S by 1" for space in FULL[building])
    match = given(f"clans: [{{pool: 2S H3, gold: 30, fame: 30}}, {{pool: 1S}}]\nspaces: {{{spaces}}}")
    assert refusal(match, f"visit:{building}:strength") == "ML-BLD-04"
    assert refusal(match, f"visit:{building}:haggle:3") == "ML-BLD-04"
    assert {option.split(":")[1] for option in offered(match) if option.startswith("visit:")} == {*SHOPS} - {building}


@pytest.mark.rule("ML-BLD-04")
def test_a_full_alchemist_is_refused_and_the_pawnbroker_never_full():
    match = given(
        """
        clans: [{pool: 2M}, {pool: 1S}]
        spaces: {al1: 1M by 1, al2: 1M by 0, pb1: "9S by 0, 9M by 1"}
        """
    )
    assert refusal(match, "brew:al1") == refusal(match, "brew:al2") == "ML-BLD-04"
    assert "pawn" in offered(match)


@pytest.mark.rule("ML-BLD-05")
@pytest.mark.parametrize(
    ("building", "gold"),
    [("hunting_lodge", 1), ("tavern", 1), ("armory", 1), ("bazaar", 2)],
)
def test_who_cannot_pay_may_not_enter(building, gold):
    position = """
        clans: [{{pool: 1S, gold: {}, fame: 30}}, {{pool: 1S}}]
        trap_display: [trap_s1, trap_s2, trap_s3, trap_m1, trap_m2, trap_m3]
        bazaar: [slham, pugnor, baldrik]
        tavern: [geas, taroa, lusara, dalina]
        """
    match = given(position.format(gold))
    assert refusal(match, f"visit:{building}:strength") == "ML-BLD-05"
    assert f"visit:{building}:strength" in offered(given(position.format(gold + 1)))


@pytest.mark.rule("ML-BLD-05")
def test_discounts_count_for_what_can_be_paid():
    match = given(
        """
        clans: [{pool: 1S H1 H2, gold: 1}, {pool: 1S}]
        bazaar: [slham, pugnor, baldrik]
        """
    )
    assert [option for option in offered(match) if option.startswith("visit:bazaar")] == ["visit:bazaar:haggle:2"]
    assert refusal(match, "visit:bazaar:haggle:1") == "ML-BLD-05"


@pytest.mark.rule("ML-BLD-05", "ML-HAG-11", "ML-HUN-07")
def test_a_talent_lets_somebody_without_gold_in():
    match = given(
        """
        clans: [{pool: 1S, gold: 0, members: [kakron leader, purkas +turzoks]}, {pool: 1S}]
        trap_display: [trap_s2, trap_s3, trap_m1, trap_m2, trap_m3, trap_t8]
        """
    )
    do(match, "visit:hunting_lodge:strength", "discount:turzoks")
    assert offered(match) == ["buy:trap_s2:0", "buy:trap_m1:2"]


@pytest.mark.rule("ML-BLD-06")
@pytest.mark.parametrize("building", SHOPS)
def test_nobody_leaves_a_shop_without_buying(building):
    match = given("clans: [{pool: 1S, gold: 30, fame: 30}, {pool: 1S}]")
    do(match, f"visit:{building}:strength")
    assert {option.split(":")[0] for option in offered(match)} <= {"buy", "hire", "beer", "shields"}
    assert "shields:0" not in offered(match)


@pytest.mark.rule("ML-BLD-06", "ML-TAV-10")
def test_a_tavern_visit_may_be_only_a_round_of_beer():
    match = given("clans: [{pool: 2S, gold: 30, fame: 30}, {pool: 1S}]")
    do(match, "visit:tavern:strength", "beer", "leave")
    assert (len(clan(match).members), clan(match).gold) == (2, 28)
    assert asked(match).seat == 1


@pytest.mark.rule("ML-BLD-06")
def test_where_nothing_is_left_to_buy_no_die_can_be_placed():
    match = given(
        """
        clans: [{pool: 1S H6, gold: 30, fame: 30}, {pool: 1S}]
        trap_display: [none, none, none, none, none, none]
        bazaar: [none, none, none]
        """
    )
    visits = {option.split(":")[1] for option in offered(match) if option.startswith("visit:")}
    assert visits == {"tavern", "armory"}
    refusal(match, "visit:hunting_lodge:strength")
    refusal(match, "visit:bazaar:haggle:6")


@pytest.mark.rule("ML-BLD-07")
@pytest.mark.parametrize(
    ("building", "purchase", "spaces"),
    [
        ("hunting_lodge", ["buy:trap_s1:0", "done"], ["hl1", "hl2", "hl3"]),
        ("tavern", ["beer", "leave"], ["ta1", "ta2", "ta3"]),
        ("armory", ["shields:1"], ["ar1", "ar2", "ar3"]),
        ("bazaar", ["buy:slham", "bearer:purkas"], ["bz1", "bz2", "bz3"]),
    ],
)
def test_shops_are_filled_from_left_to_right(building, purchase, spaces):
    position = """
        players: 3
        clans: [{{pool: 2S, gold: 30}}, {{pool: 1S}}]
        spaces: {{{}}}
        trap_display: [trap_s1, trap_s2, trap_s3, trap_m1, trap_m2, trap_m3]
        bazaar: [slham, pugnor, baldrik]
        """
    for number, space in enumerate(spaces):
        taken = dict.fromkeys(spaces[:number], "1S by 1")
        match = given(position.format(", ".join(f"{key}: {value}" for key, value in taken.items())))
        do(match, f"visit:{building}:strength", *purchase)
        assert set(match.state.spaces) == {*taken, space}


@pytest.mark.rule("ML-BLD-08")
@pytest.mark.parametrize(
    ("building", "option"),
    [(shop, f"visit:{shop}:{die}") for shop in SHOPS for die in ("strength", "haggle:6")]
    + [("alchemist", "brew:al1"), ("mine", "mine:mi3")],
)
def test_panic_closes_a_building(building, option):
    position = "clans: [{pool: 3S 2M H6, gold: 30, fame: 30}, {pool: 1S}]\n"
    assert option in offered(given(position))
    match = given(f"{position}panic: [panic_{building}]")
    assert refusal(match, option) == "ML-BLD-08"
    assert len(set(offered(given(position))) - set(offered(match))) == {"alchemist": 2, "mine": 3}.get(building, 2)


@pytest.mark.rule("ML-BLD-08")
def test_several_panic_tiles_close_several_buildings():
    match = given(
        """
        clans: [{pool: 3S 2M, gold: 30, fame: 30}, {pool: 1S}]
        panic: [panic_mine, panic_tavern]
        """
    )
    assert refusal(match, "mine:mi1") == refusal(match, "visit:tavern:strength") == "ML-BLD-08"


@pytest.mark.rule("ML-BLD-09")
def test_the_same_building_may_be_used_again():
    match = given("clans: [{pool: 2S, gold: 30}, {pool: 2S}]")
    do(match, "visit:armory:strength", "shields:2", "mine:mi3", "visit:armory:strength", "shields:1")
    assert clan(match).shields == 3
    assert [die.seat for space in ("ar1", "ar2") for die in match.state.spaces[space]] == [0, 0]


@pytest.mark.rule("ML-BLD-10", "ML-TAV-17")
def test_panic_in_the_tavern_does_not_stop_a_land_that_hires():
    match = given(
        """
        clans: [{pool: 2S, gold: 0, fame: 20, lands: [rynia],
                 members: [kakron leader, purkas, dalina settled:rynia]}, {pool: 1S}]
        tavern: [geas, taroa, lusara, poissen]
        panic: [panic_tavern]
        """
    )
    do(match, "land:rynia", "cost:2S0M0H", "hire:lusara")
    assert member(match, "lusara") in clan(match).members


@pytest.mark.rule("ML-BLD-10")
def test_nor_a_letter_of_enlistment():
    match = given(
        """
        clans: [{pool: 2S, gold: 0, fame: 20, loot: [loot_15]}, {pool: 1S}]
        tavern: [geas, taroa, lusara, poissen]
        panic: [panic_tavern]
        """
    )
    do(match, "loot:loot_15", "hire:geas")
    assert member(match, "geas") in clan(match).members


@pytest.mark.rule("ML-BLD-10", "ML-BAZ-08")
def test_panic_in_the_bazaar_does_not_stop_a_land_that_equips():
    match = given(
        """
        clans: [{pool: 2S, gold: 0, lands: [uyuniah],
                 members: [kakron leader, purkas, nuduru settled:uyuniah]}, {pool: 1S}]
        bazaar: [slham, pugnor, baldrik]
        panic: [panic_bazaar]
        """
    )
    do(match, "land:uyuniah", "cost:2S0M0H", "buy:baldrik", "bearer:purkas")
    assert member(match, "purkas").equipment == ["baldrik"]
