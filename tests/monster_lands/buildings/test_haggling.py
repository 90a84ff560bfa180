"""Haggle dice and discounts (chapter 5.1)."""

import pytest

from tests.helpers.deployment import clan, do, end_round, given, offered, price

TRAPS = "trap_display: [trap_s3, trap_s2, trap_s1, trap_t6, trap_t8, trap_m3]"
"""They cost 6, 4, 2, 4, 5 and 7."""


def discount(spaces: str, pool: str, face: int, building: str = "hunting_lodge", players: int = 2) -> int:
    """What an H die would take off there, as the option says."""
    match = given(
        f"""
        players: {players}
        clans: [{{pool: {pool}, gold: 40, fame: 30}}]
        spaces: {{{spaces}}}
        """
    )
    (found,) = [option for option in match.decision.options if option.id == f"visit:{building}:haggle:{face}"]
    return int(found.args["discount"])


@pytest.mark.rule("ML-HAG-01")
@pytest.mark.parametrize(
    ("building", "purchase", "printed"),
    [
        ("hunting_lodge", "buy:trap_s3:0", 6),
        ("tavern", "hire:geas", 8),
        ("armory", "shields:3", 6),
        ("bazaar", "buy:baldrik", 8),
    ],
)
def test_haggling_works_in_the_four_shops(building, purchase, printed):
    match = given(
        f"""
        clans: [{{pool: 1S H4, gold: 20, fame: 30}}, {{pool: 1S}}]
        tavern: [geas, taroa, lusara, dalina]
        bazaar: [baldrik, pugnor, noxx]
        {TRAPS}
        """
    )
    assert price(do(match, f"visit:{building}:strength"), purchase) == printed
    match.undo()
    assert price(do(match, f"visit:{building}:haggle:4"), purchase) == printed - 4


@pytest.mark.rule("ML-HAG-01")
def test_elsewhere_a_haggle_die_is_worth_no_more_than_any_die():
    match = given("clans: [{pool: H6, gold: 0}, {pool: 1S}]")
    do(match, "pawn", "pawn:haggle:6")
    assert clan(match).gold == 1


@pytest.mark.rule("ML-HAG-02")
def test_the_first_haggle_die_takes_off_its_value():
    assert discount("", "H5", 5) == 5


@pytest.mark.rule("ML-HAG-02")
def test_the_discount_is_paid_out_as_a_lower_price():
    match = given(f"clans: [{{pool: H5, gold: 7}}, {{pool: 1S}}]\n{TRAPS}")
    do(match, "visit:hunting_lodge:haggle:5", "buy:trap_s3:0", "done")
    assert clan(match).gold == 6


@pytest.mark.rule("ML-HAG-03")
@pytest.mark.parametrize(
    ("before", "face", "expected"),
    [
        ("hl1: H5 by 1", 3, 8),  # lower: both
        ("hl1: H2 by 1", 5, 5),  # higher: only the new one
        ("hl1: H6 by 1, hl2: H2 by 1", 3, 3),  # lower than the first, but higher than the last
        ("hl1: H6 by 1, hl2: H2 by 1", 1, 3),  # only the last one is added
        ("hl1: H2 by 1, hl2: H6 by 1", 5, 11),  # higher than the first, lower than the last
    ],
)
def test_a_later_haggle_die_is_compared_with_the_last_one(before, face, expected):
    assert discount(before, f"H{face}", face) == expected


@pytest.mark.rule("ML-HAG-04")
def test_equal_values_do_not_add_up():
    assert discount("hl1: H4 by 1", "H4", 4) == 4


@pytest.mark.rule("ML-HAG-05", "ML-HAG-12")
def test_other_colours_are_skipped_when_looking_for_the_last_haggle_die():
    assert discount("hl1: H5 by 1, hl2: 1S by 1", "H3", 3) == 8


@pytest.mark.rule("ML-HAG-05", "ML-SOL-06")
def test_neutral_dice_are_skipped_too():
    assert discount("hl1: H5 by 0, hl2: 1S by rival", "H3", 3, players=1) == 8
    assert discount("hl1: H5 by rival", "H3", 3, players=1) == 3
    assert discount("hl1: H2 by 0, hl2: H5 by rival", "H3", 3, players=1) == 3


@pytest.mark.rule("ML-HAG-06")
@pytest.mark.parametrize(("face", "expected"), [(4, 4), (1, 3)])
def test_the_face_is_compared_not_the_discount_it_brought(face, expected):
    match = given(
        f"""
        clans: [{{pool: H2, gold: 20}}, {{pool: H{face} 1S, gold: 20}}]
        spaces: {{hl1: H5 by 1}}
        {TRAPS}
        """
    )
    do(match, "visit:hunting_lodge:haggle:2")
    assert price(do(match, "buy:trap_m3:5", "buy:trap_s2:1"), "done") == 11 - 7
    do(match, "done", f"visit:hunting_lodge:haggle:{face}", "buy:trap_s3:0")
    assert price(match, "done") == 6 - expected


@pytest.mark.rule("ML-HAG-07")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_last_haggle_die_may_be_anybodys(owner):
    assert discount(f"hl1: H5 by {owner}", "H3", 3) == 8


@pytest.mark.rule("ML-HAG-08")
def test_haggling_never_makes_a_purchase_cheaper_than_1():
    match = given(f"clans: [{{pool: H6, gold: 1}}, {{pool: 1S}}]\n{TRAPS}")
    do(match, "visit:hunting_lodge:haggle:6")
    assert price(match, "buy:trap_s1:2") == 1
    do(match, "buy:trap_s1:2", "done")
    assert clan(match).gold == 0


@pytest.mark.rule("ML-HAG-08")
def test_not_even_with_two_dice():
    match = given("clans: [{pool: H5, gold: 1}, {pool: 1S}]\nspaces: {ar1: H6 by 1}")
    do(match, "visit:armory:haggle:5")
    assert [price(match, f"shields:{n}") for n in (1, 2, 3)] == [1, 1, 1]


@pytest.mark.rule("ML-HAG-09")
def test_the_discount_is_for_all_traps_together():
    match = given(f"clans: [{{pool: H3, gold: 9}}, {{pool: 1S}}]\n{TRAPS}")
    do(match, "visit:hunting_lodge:haggle:3", "buy:trap_s1:2", "buy:trap_s2:1", "buy:trap_t6:3")
    assert price(match, "done") == 2 + 4 + 4 - 3
    match.answer("done")
    assert clan(match).gold == 2


@pytest.mark.rule("ML-HAG-09")
def test_and_for_all_shields_together():
    match = given("clans: [{pool: H3, gold: 9}, {pool: 1S}]")
    do(match, "visit:armory:haggle:3")
    assert [price(match, f"shields:{n}") for n in (1, 2, 3)] == [1, 1, 3]


@pytest.mark.rule("ML-HAG-10")
def test_unused_discount_is_lost():
    match = given(f"clans: [{{pool: 1S H6, gold: 5}}, {{pool: 1S}}]\n{TRAPS}")
    do(match, "visit:hunting_lodge:haggle:6", "buy:trap_s1:2", "done")
    assert clan(match).gold == 4
    do(match, "mine:mi3", "visit:hunting_lodge:strength")
    assert price(match, "buy:trap_s2:1") == 4


VAIDALA = """
    clans: [{pool: 1S H3, gold: 9, fame: 30, members: [kakron leader, purkas, vaidala]}, {pool: 1S}]
    tavern: [shandee, taroa, poissen, dalina]
    """


@pytest.mark.rule("ML-HAG-11")
def test_talents_come_after_haggling_and_may_bring_the_price_to_0():
    match = do(given(VAIDALA), "visit:tavern:haggle:3", "discount:vaidala")
    assert price(match, "hire:shandee") == 0  # 5 - 3 = 2, then down to 0; the other way round it would be 1
    assert price(match, "hire:taroa") == 2
    match.answer("hire:shandee")
    assert clan(match).gold == 9


@pytest.mark.rule("ML-HAG-11")
def test_but_not_below_0():
    match = do(given(VAIDALA), "visit:tavern:strength", "discount:vaidala", "hire:aspirant_1")
    assert clan(match).gold == 9


@pytest.mark.rule("ML-HAG-12")
def test_a_strength_die_gets_no_discount():
    match = given(f"clans: [{{pool: 1S, gold: 9}}, {{pool: 1S}}]\nspaces: {{hl1: H6 by 1}}\n{TRAPS}")
    do(match, "visit:hunting_lodge:strength")
    assert price(match, "buy:trap_s3:0") == 6


@pytest.mark.rule("ML-HAG-13")
@pytest.mark.parametrize("elsewhere", ["ta1", "ar1", "bz1"])
def test_each_building_has_its_own_chain(elsewhere):
    assert discount(f"{elsewhere}: H5 by 1", "H3", 3) == 3


@pytest.mark.rule("ML-HAG-13")
def test_the_reset_clears_the_chain():
    match = given(
        "clans: [{pool: 1S, gold: 40}, {gold: 40}]\nspaces: {hl1: H6 by 1, ar1: H6 by 1}\nnext: {haggle: [3, 3]}"
    )
    end_round(match)
    assert match.state.round == 2
    found = {option.id: option.args for option in match.decision.options}
    assert found["visit:hunting_lodge:haggle:3"]["discount"] == 3
    assert found["visit:armory:haggle:3"]["discount"] == 3


@pytest.mark.rule("ML-HAG-03", "ML-HAG-08", "ML-BLD-05")
def test_a_purchase_that_only_haggling_makes_affordable():
    match = given("clans: [{pool: 1S H1, gold: 1}, {pool: 1S}]\nspaces: {ar1: H2 by 1}")
    assert "visit:armory:strength" not in offered(match)
    do(match, "visit:armory:haggle:1")
    assert offered(match) == ["shields:1", "shields:2"]  # 2 - 3 and 4 - 3


@pytest.mark.rule("ML-HAG-11", "ML-HUN-07", "ML-TAV-15")
@pytest.mark.parametrize(
    ("building", "own"),
    [("hunting_lodge", ["discount:turzoks"]), ("tavern", ["discount:vaidala"]), ("bazaar", []), ("armory", [])],
)
def test_each_talent_lowers_prices_in_its_own_building_only(building, own):
    match = given(VAIDALA.replace("purkas", "purkas +turzoks"))
    do(match, f"visit:{building}:strength")
    assert [option for option in offered(match) if option.startswith("discount")] == own


@pytest.mark.rule("ML-HAG-02", "ML-HAG-03", "ML-HAG-04")
@pytest.mark.parametrize(
    ("before", "face", "rule", "discount"),
    [("", 4, "ML-HAG-02", 4), ("ta1: H4 by 1", 2, "ML-HAG-03", 6), ("ta1: H4 by 1", 4, "ML-HAG-04", 4)],
)
def test_the_log_names_the_rule_of_the_discount(before, face, rule, discount):
    match = given(f"clans: [{{pool: 1S H{face}, gold: 40, fame: 30}}, {{}}]\nspaces: {{{before}}}")
    do(match, f"visit:tavern:haggle:{face}")
    (event,) = [event for event in match.events if event.kind == "haggles"]
    assert (event.rule, event.total) == (rule, discount)
