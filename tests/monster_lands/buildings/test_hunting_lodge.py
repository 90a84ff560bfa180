"""The hunting lodge (chapter 5.3)."""

from collections import Counter

import pytest

from tests.helpers.deployment import asked, clan, do, end_round, given, offered, other_traps, price, refusal, told

TRAPS = "trap_display: [trap_s1, trap_s2, trap_s3, trap_s1, trap_m1, trap_t6]"
"""They cost 2, 4, 6, 2, 3 and 4."""
SHOWN = ("trap_s1", "trap_s2", "trap_s3", "trap_s1", "trap_m1", "trap_t6")


def lodge(gold: int, traps: str = "[]", more: str = "") -> str:
    return f"clans: [{{pool: 2S H3, gold: {gold}, traps: {traps}}}, {{pool: 2S, gold: 20}}]\n{TRAPS}\n{more}"


@pytest.mark.rule("ML-HUN-01")
def test_any_number_of_traps_for_the_sum_of_their_prices():
    match = do(given(lodge(30)), "visit:hunting_lodge:strength")
    do(match, "buy:trap_s1:0", "buy:trap_s3:2", "buy:trap_s1:3", "buy:trap_m1:4", "done")
    assert clan(match).gold == 30 - 2 - 6 - 2 - 3
    assert sorted(clan(match).traps) == ["trap_m1", "trap_s1", "trap_s1", "trap_s3"]
    assert asked(match).seat == 1


@pytest.mark.rule("ML-HUN-01")
def test_at_least_one():
    match = do(given(lodge(30)), "visit:hunting_lodge:strength")
    assert "done" not in offered(match)
    assert len(offered(match)) == 6


@pytest.mark.rule("ML-HUN-01")
def test_all_six_if_the_gold_is_enough():
    match = do(given(lodge(21)), "visit:hunting_lodge:strength")
    do(match, *[f"buy:{kind}:{place}" for place, kind in enumerate(SHOWN)])
    assert offered(match) == ["done"]
    assert price(match, "done") == 21


@pytest.mark.rule("ML-HUN-01")
def test_gold_is_the_limit():
    match = do(given(lodge(6)), "visit:hunting_lodge:strength", "buy:trap_s1:0")
    assert offered(match) == ["done", "buy:trap_s2:1", "buy:trap_s1:3", "buy:trap_m1:4", "buy:trap_t6:5"]
    match.answer("buy:trap_m1:4")
    assert offered(match) == ["done"]


@pytest.mark.rule("ML-HUN-01", "ML-HAG-09")
def test_discounts_lower_the_sum_and_so_what_can_be_bought():
    match = do(given(lodge(6)), "visit:hunting_lodge:haggle:3", "buy:trap_s1:0")
    assert price(match, "done") == 1  # never below 1
    do(match, "buy:trap_s3:2")
    assert price(match, "done") == 5
    assert offered(match) == ["done"]  # 2 + 6 + 2 - 3 would be 7


@pytest.mark.rule("ML-HUN-02", "ML-HID-02")
def test_bought_traps_lie_face_down_in_the_buyers_storage():
    match = do(given(lodge(30)), "visit:hunting_lodge:strength", "buy:trap_s3:2", "buy:trap_t6:5", "done")
    assert sorted(match.view(0).state.clans[0].traps) == ["trap_s3", "trap_t6"]
    assert match.view(1).state.clans[0].traps == ["?", "?"]


@pytest.mark.rule("ML-HUN-02", "ML-HID-03")
def test_the_purchase_itself_was_open():
    match = do(given(lodge(30)), "visit:hunting_lodge:strength", "buy:trap_s3:2", "done")
    (bought,) = [event for event in match.view(1).events if event.kind == "traps_bought"]
    assert bought.args["traps"] == ["trap_s3"]


@pytest.mark.rule("ML-HUN-03", "ML-HID-05")
def test_above_five_the_owner_discards_tiles_of_choice_at_once():
    match = given(lodge(30, "[trap_t4, trap_t4, trap_mp1, trap_mp2]"))
    do(match, "visit:hunting_lodge:strength", "buy:trap_s1:0", "buy:trap_s2:1", "buy:trap_s3:2", "done")
    assert (asked(match).seat, asked(match).question) == (0, "discard_trap")
    assert offered(match) == [f"discard:trap_{kind}" for kind in ("mp1", "mp2", "s1", "s2", "s3", "t4")]
    do(match, "discard:trap_t4", "discard:trap_s1")
    assert clan(match).traps == ["trap_mp1", "trap_mp2", "trap_s2", "trap_s3", "trap_t4"]
    assert match.state.trap_discard == ["trap_t4", "trap_s1"]
    assert asked(match).seat == 1


@pytest.mark.rule("ML-HUN-03")
def test_five_are_allowed():
    match = given(lodge(30, "[trap_t4, trap_t4, trap_mp1, trap_mp2]"))
    do(match, "visit:hunting_lodge:strength", "buy:trap_s1:0", "done")
    assert len(clan(match).traps) == 5
    assert asked(match).seat == 1


@pytest.mark.rule("ML-HUN-03", "ML-ITM-54")
@pytest.mark.parametrize(("count", "discards"), [(3, 0), (4, 1)])
def test_with_dalina_eight(count, discards):
    match = given(
        f"""
        clans:
        - {{pool: 1S, gold: 30, members: [kakron leader, purkas, dalina],
            traps: [trap_t4, trap_t4, trap_mp1, trap_mp2, trap_sp1]}}
        - {{pool: 1S}}
        {TRAPS}
        """
    )
    do(match, "visit:hunting_lodge:strength", *[f"buy:{kind}:{place}" for place, kind in enumerate(SHOWN)][:count])
    do(match, "done", *["discard:trap_t4"] * discards)
    assert len(clan(match).traps) == 8
    assert asked(match).seat == 1


@pytest.mark.rule("ML-HUN-03")
def test_traps_on_paths_do_not_count():
    match = given(
        f"""
        clans:
        - {{pool: 1S, gold: 30, members: [kakron leader, purkas @land_a.1],
            traps: [trap_t4, trap_t4, trap_mp1, trap_mp2]}}
        - {{pool: 1S}}
        paths: {{land_a.1: {{dice: 2S, traps: [trap_sp1, trap_sp2]}}}}
        {TRAPS}
        """
    )
    do(match, "visit:hunting_lodge:strength", "buy:trap_s1:0", "done")
    assert asked(match).seat == 1


@pytest.mark.rule("ML-HUN-04")
def test_the_display_is_refilled_after_the_purchase_and_not_during_it():
    match = do(given(lodge(30, more="trap_stack: [trap_m3, trap_t8, trap_mp2]")), "visit:hunting_lodge:strength")
    do(match, "buy:trap_s2:1", "buy:trap_m1:4")
    assert [option.split(":")[1] for option in offered(match)[1:]] == ["trap_s1", "trap_s3", "trap_s1", "trap_t6"]
    match.answer("done")
    assert match.state.trap_display == ["trap_s1", "trap_m3", "trap_s3", "trap_s1", "trap_t8", "trap_t6"]
    assert match.state.trap_stack[-1] == "trap_mp2"


@pytest.mark.rule("ML-HUN-04", "ML-HUN-03")
def test_the_next_player_finds_six_even_if_tiles_had_to_be_discarded():
    match = given(lodge(30, "[trap_t4, trap_t4, trap_mp1, trap_mp2]"))
    do(match, "visit:hunting_lodge:strength", *[f"buy:{kind}:{place}" for place, kind in enumerate(SHOWN)], "done")
    do(match, *["discard:trap_t4", "discard:trap_t4", "discard:trap_mp1", "discard:trap_mp2", "discard:trap_s1"])
    assert all(match.state.trap_display)
    do(match, "visit:hunting_lodge:strength")
    assert len(offered(match)) == 6


@pytest.mark.rule("ML-HUN-05")
def test_an_empty_stack_is_made_anew_from_the_discard():
    rest = other_traps(*SHOWN, "trap_m3")
    more = f"trap_stack: [trap_m3]\ntrap_discard: [{', '.join(rest)}]\nnext: {{traps: [trap_t8, trap_mp2]}}"
    match = do(given(lodge(30, more=more)), "visit:hunting_lodge:strength")
    do(match, "buy:trap_s1:0", "buy:trap_s2:1", "buy:trap_s3:2", "done")
    assert match.state.trap_display[:3] == ["trap_m3", "trap_t8", "trap_mp2"]
    assert match.state.trap_discard == []
    assert Counter(match.state.trap_stack) == Counter(rest) - Counter(["trap_t8", "trap_mp2"])


@pytest.mark.rule("ML-HUN-05")
def test_the_discard_is_left_alone_while_the_stack_has_tiles():
    rest = other_traps(*SHOWN, "trap_m3")
    more = f"trap_stack: [trap_m3]\ntrap_discard: [{', '.join(rest)}]"
    match = do(given(lodge(30, more=more)), "visit:hunting_lodge:strength", "buy:trap_s1:0", "done")
    assert match.state.trap_display[0] == "trap_m3"
    assert match.state.trap_discard == rest


@pytest.mark.rule("ML-HUN-05")
def test_with_stack_and_discard_empty_the_display_stays_short():
    rest = other_traps(*SHOWN, "trap_m3")
    match = given(
        f"""
        clans: [{{pool: 1S, gold: 30, traps: []}}, {{pool: 2S, gold: 20, members: [tortock leader @access.1, drapis]}}]
        access: {{monster: gator}}
        paths: {{access.1: {{traps: [{", ".join(rest)}]}}}}
        trap_stack: [trap_m3]
        {TRAPS}
        """
    )
    do(match, "visit:hunting_lodge:strength", "buy:trap_s1:0", "buy:trap_s2:1", "done")
    assert [kind for kind in match.state.trap_display if kind] == ["trap_m3", *SHOWN[2:]]
    do(match, "visit:hunting_lodge:strength")
    assert len(offered(match)) == 5


@pytest.mark.rule("ML-HUN-06")
def test_a_discarded_start_trap_leaves_the_game():
    match = given(lodge(30, "[trap_start, trap_t4, trap_t4, trap_mp1, trap_mp2]"))
    before = match.state.removed.count("trap_start")
    do(match, "visit:hunting_lodge:strength", "buy:trap_s1:0", "done", "discard:trap_start")
    assert match.state.removed.count("trap_start") == before + 1
    assert match.state.trap_discard == []


@pytest.mark.rule("ML-HUN-06", "ML-ITM-04")
def test_a_used_start_trap_leaves_the_game():
    match = given(
        """
        clans: [{pool: 1S, members: [kakron leader, purkas @land_a.1], traps: []}, {pool: 1S}]
        paths: {land_a.1: {dice: 2S, traps: [trap_start, trap_sp1]}}
        """
    )
    before = match.state.removed.count("trap_start")
    end_round(match)
    assert match.state.removed.count("trap_start") == before + 1
    assert match.state.trap_discard == ["trap_sp1"]


HUNTERS = f"""
    options: {{extra_mercenaries: true}}
    clans:
    - {{pool: 2S, gold: 20, members: [kakron leader, purkas +turzoks, wishor], traps: []}}
    - {{pool: 2S, gold: 20}}
    {TRAPS}
    """


@pytest.mark.rule("ML-HUN-07")
def test_turzoks_and_wishor_give_4_off_each_on_the_same_purchase():
    match = do(given(HUNTERS), "visit:hunting_lodge:strength", "buy:trap_s2:1", "buy:trap_s3:2", "buy:trap_m1:4")
    assert price(match, "done") == 13
    match.answer("discount:wishor")
    assert price(match, "done") == 9
    match.answer("discount:turzoks")
    assert price(match, "done") == 5
    match.answer("done")
    assert clan(match).gold == 15


@pytest.mark.rule("ML-HUN-07")
def test_down_to_0_and_not_below():
    match = do(given(HUNTERS), "visit:hunting_lodge:strength", "discount:wishor", "discount:turzoks", "buy:trap_s3:2")
    assert price(match, "done") == 0
    match.answer("done")
    assert clan(match).gold == 20


@pytest.mark.rule("ML-HUN-07")
def test_each_on_one_purchase_per_round():
    match = do(given(HUNTERS), "visit:hunting_lodge:strength", "discount:wishor", "buy:trap_s3:2", "done")
    do(match, "mine:mi3", "visit:hunting_lodge:strength")
    assert [option for option in offered(match) if option.startswith("discount")] == ["discount:turzoks"]
    end_round(match)
    assert "wishor" not in match.state.used


@pytest.mark.rule("ML-HUN-07")
def test_they_need_not_be_used():
    match = do(given(HUNTERS), "visit:hunting_lodge:strength", "buy:trap_s3:2", "done")
    assert clan(match).gold == 14
    assert match.state.used == {}


@pytest.mark.rule("ML-HUN-07", "ML-HAG-11")
def test_haggling_comes_first():
    position = HUNTERS.replace("pool: 2S, gold: 20, members", "pool: 1S H6, gold: 20, members")
    match = do(given(position), "visit:hunting_lodge:haggle:6", "discount:wishor", "buy:trap_s3:2")
    assert price(match, "done") == 0  # 6 - 6 is 1, then 0; 6 - 4 - 6 would be 1


@pytest.mark.rule("ML-HUN-01")
def test_the_log_tells_what_was_paid():
    match = do(given(lodge(30)), "visit:hunting_lodge:haggle:3", "buy:trap_s3:2", "done")
    assert told(match, "traps_bought") == [{"seat": 0, "traps": ["trap_s3"], "price": 3}]


@pytest.mark.rule("ML-BLD-05", "ML-HUN-01")
def test_a_trap_that_cannot_be_paid_any_more_is_refused():
    match = do(given(lodge(5)), "visit:hunting_lodge:strength")
    assert refusal(match, "buy:trap_s3:2") == "ML-BLD-05"
    match.answer("buy:trap_s1:0")
    assert refusal(match, "buy:trap_s2:1") == "ML-BLD-05"
    assert "buy:trap_m1:4" in offered(match)


@pytest.mark.rule("ML-BLD-06")
def test_leaving_without_a_trap_is_refused():
    match = given("clans: [{gold: 9, pool: 2S}, {pool: 1S}]")
    do(match, "visit:hunting_lodge:strength")
    assert refusal(match, "done") == "ML-BLD-06"
