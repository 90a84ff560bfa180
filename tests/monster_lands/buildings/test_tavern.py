"""The tavern (chapter 5.5)."""

import pytest

from tests.helpers.deployment import (
    asked,
    clan,
    do,
    end_round,
    given,
    member,
    offered,
    other_mercenaries,
    price,
    refusal,
    reputation,
)

SHOWN = ("shandee", "nuduru", "taroa", "dalina")
"""Reputation 3, 2, 5 and 3; they cost 5, 4, 9 and 5."""
TAVERN = f"tavern: [{', '.join(SHOWN)}]"


def tavern(clan: str, more: str = "") -> str:
    return f"clans: [{{pool: 1S H2, {clan}}}, {{pool: 3S, gold: 20, fame: 20}}]\n{TAVERN}\n{more}"


def hires(text: str) -> list[str]:
    """Whom the first player may hire when placing a strength die."""
    match = do(given(text), "visit:tavern:strength")
    return [option.removeprefix("hire:") for option in offered(match) if option.startswith("hire:")]


@pytest.mark.rule("ML-TAV-01")
@pytest.mark.parametrize(("who", "cost"), [("shandee", 5), ("taroa", 9), ("aspirant_1", 3)])
def test_hire_one_for_its_cost(who, cost):
    match = do(given(tavern("gold: 20, fame: 20")), "visit:tavern:strength", f"hire:{who}")
    assert clan(match).gold == 20 - cost
    assert [member.id for member in clan(match).members] == ["kakron", "purkas", who]
    assert asked(match).seat == 1


@pytest.mark.rule("ML-TAV-01")
def test_the_discount_lowers_the_cost():
    match = do(given(tavern("gold: 20, fame: 20")), "visit:tavern:haggle:2", "hire:taroa")
    assert clan(match).gold == 20 - 9 + 2


@pytest.mark.rule("ML-TAV-01", "ML-BLD-05")
def test_only_those_who_can_be_paid():
    assert hires(tavern("gold: 4, fame: 20")) == ["nuduru", "aspirant_1"]


@pytest.mark.rule("ML-TAV-02")
@pytest.mark.parametrize(
    ("fame", "able"),
    [
        (6, ["shandee", "nuduru", "taroa", "dalina"]),
        (5, ["shandee", "nuduru", "dalina"]),
        (4, ["shandee", "nuduru", "dalina"]),
        (3, ["nuduru"]),
        (2, []),
    ],
)
def test_reputation_must_not_exceed_the_surplus_before_hiring(fame, able):
    assert hires(tavern(f"gold: 20, fame: {fame}")) == [*able, "aspirant_1"]


@pytest.mark.rule("ML-TAV-02")
def test_the_whole_clans_reputation_lowers_the_surplus():
    members = "members: [kakron leader, purkas, frostor, torko wounded]"
    assert hires(tavern(f"gold: 20, fame: 10, {members}")) == ["nuduru", "aspirant_1"]


@pytest.mark.rule("ML-TAV-02")
def test_a_mercenary_above_the_surplus_is_refused():
    match = given(tavern("gold: 20, fame: 5"))
    assert refusal(match, "hire:taroa") == "ML-TAV-02"


@pytest.mark.rule("ML-TAV-03")
@pytest.mark.parametrize("fame", [8, 7, 0])
def test_without_surplus_no_mercenary_is_hired_and_nobody_leaves(fame):
    match = given(tavern(f"gold: 20, fame: {fame}, members: [kakron leader, purkas, trulina]"))
    assert refusal(match, "hire:nuduru") == "ML-TAV-02"
    do(match, "visit:tavern:strength")
    assert offered(match) == ["hire:aspirant_1", "beer"]
    assert [member.id for member in clan(match).members] == ["kakron", "purkas", "trulina"]


@pytest.mark.rule("ML-TAV-04")
def test_affinity_does_not_matter():
    match = given("clans: [{pool: 1S, gold: 20, fame: 20}, {pool: 1S}]\ntavern: [shandee, nuduru, geas, dalina]")
    do(match, "visit:tavern:strength")
    assert {"hire:shandee", "hire:nuduru", "hire:geas", "hire:dalina"} < set(offered(match))


@pytest.mark.rule("ML-TAV-05")
@pytest.mark.parametrize("fame", [0, 8, 9])
def test_aspirants_come_at_any_surplus(fame):
    match = given(tavern(f"gold: 3, fame: {fame}, members: [kakron leader, purkas, trulina]"))
    do(match, "visit:tavern:strength", "hire:aspirant_1")
    assert [member.id for member in clan(match).members][-1] == "aspirant_1"


@pytest.mark.rule("ML-TAV-05", "ML-TAV-12")
def test_without_aspirants_and_without_surplus_there_is_only_beer():
    aspirants = ", ".join(f"aspirant_{n}" for n in range(1, 9))
    position = f"""
        clans:
        - {{pool: 1S, gold: 2, fame: 0}}
        - {{pool: 1S, members: [tortock leader, drapis, {aspirants}]}}
        """
    assert offered(do(given(position), "visit:tavern:strength")) == ["beer"]
    assert refusal(given(position.replace("gold: 2", "gold: 1")), "visit:tavern:strength") == "ML-BLD-05"


@pytest.mark.rule("ML-TAV-06")
def test_pay_join_healthy_gain_reputation_and_dice_and_roll():
    match = given(tavern("gold: 9, fame: 9", "next: {haggle: [5]}"))
    do(match, "visit:tavern:strength", "hire:nuduru")
    assert clan(match).gold == 5
    hired = clan(match).members[-1]
    assert (hired.id, hired.wounded, hired.path, hired.equipment, hired.leader) == ("nuduru", False, "", [], False)
    assert reputation(match) == 1 + 2
    pool = clan(match).pool
    assert (pool.strength, pool.magic, pool.haggle) == (0, 1, [2, 5])
    kinds = [event.kind for event in match.events]
    assert kinds.index("hired") < kinds.index("haggle_rolled")


@pytest.mark.rule("ML-TAV-06")
def test_an_aspirants_die_joins_the_pool_too():
    match = do(given(tavern("gold: 9, fame: 9")), "visit:tavern:haggle:2", "hire:aspirant_1")
    assert (clan(match).pool.strength, clan(match).pool.haggle) == (2, [])
    assert reputation(match) == 1
    assert len(match.state.aspirants) == 7
    assert match.state.tavern == list(SHOWN)


@pytest.mark.rule("ML-TAV-07")
def test_the_new_dice_are_for_later_turns():
    match = do(given(tavern("gold: 20, fame: 20")), "visit:tavern:haggle:2", "hire:taroa")
    assert asked(match).seat == 1
    assert clan(match).pool.strength == 1 + 3
    do(match, "mine:mi3", "mine:mi1")
    assert clan(match).pool.strength == 2


@pytest.mark.rule("ML-TAV-08")
def test_the_empty_slot_is_refilled_from_the_deck():
    match = given(tavern("gold: 20, fame: 20", "mercenary_deck: [geas, saruna]"))
    do(match, "visit:tavern:strength", "hire:nuduru")
    assert match.state.tavern == ["shandee", "geas", "taroa", "dalina"]
    assert match.state.mercenary_deck[-1] == "saruna"
    do(match, "visit:tavern:strength")
    assert len([option for option in offered(match) if option.startswith("hire:") and "aspirant" not in option]) == 4


@pytest.mark.rule("ML-TAV-08")
def test_alone_there_are_three():
    match = given(
        """
        players: 1
        clans: [{pool: 2S, gold: 20, fame: 20}]
        tavern: [shandee, nuduru, taroa]
        mercenary_deck: [geas]
        """
    )
    do(match, "visit:tavern:strength", "hire:taroa")
    assert match.state.tavern == ["shandee", "nuduru", "geas"]


@pytest.mark.rule("ML-TAV-09")
def test_an_empty_deck_is_made_anew_from_the_discard():
    rest = other_mercenaries(*SHOWN)
    match = given(
        tavern("gold: 20, fame: 20", f"mercenary_discard: [{', '.join(rest)}]\nnext: {{mercenaries: [saruna]}}")
    )
    do(match, "visit:tavern:strength", "hire:nuduru")
    assert match.state.tavern == ["shandee", "saruna", "taroa", "dalina"]
    assert match.state.mercenary_discard == []
    assert set(match.state.mercenary_deck) == set(rest) - {"saruna"}


@pytest.mark.rule("ML-TAV-09")
def test_the_last_card_of_the_deck_comes_before_the_discard():
    rest = other_mercenaries(*SHOWN, "geas")
    match = given(tavern("gold: 20, fame: 20", f"mercenary_deck: [geas]\nmercenary_discard: [{', '.join(rest)}]"))
    do(match, "visit:tavern:strength", "hire:nuduru")
    assert match.state.tavern == ["shandee", "geas", "taroa", "dalina"]
    assert match.state.mercenary_discard == rest


@pytest.mark.rule("ML-TAV-09", "ML-TAV-16")
def test_with_deck_and_discard_empty_the_slot_stays_empty():
    rest = other_mercenaries(*SHOWN)
    match = given(
        f"""
        clans: [{{pool: 2S, gold: 90, fame: 90}}, {{pool: 2S, members: [tortock leader, drapis, {", ".join(rest)}]}}]
        {TAVERN}
        """
    )
    do(match, "visit:tavern:strength", "hire:nuduru")
    assert [card for card in match.state.tavern if card] == ["shandee", "taroa", "dalina"]
    do(match, "mine:mi3", "visit:tavern:strength")
    assert offered(match) == ["hire:shandee", "hire:taroa", "hire:dalina", "hire:aspirant_1", "beer"]


@pytest.mark.rule("ML-TAV-10")
def test_a_round_of_beer_renews_the_display_for_2_gold():
    match = given(tavern("gold: 20, fame: 20", "mercenary_deck: [geas, saruna, torko, fandor, ginova]"))
    do(match, "visit:tavern:strength", "beer")
    assert clan(match).gold == 18
    assert match.state.tavern == ["geas", "saruna", "torko", "fandor"]
    assert sorted(match.state.mercenary_discard) == sorted(SHOWN)
    do(match, "hire:torko")
    assert clan(match).gold == 12
    assert match.state.tavern == ["geas", "saruna", "ginova", "fandor"]


@pytest.mark.rule("ML-TAV-10")
def test_beer_is_never_discounted():
    match = given(tavern("gold: 2, fame: 20"))
    do(match, "visit:tavern:haggle:2", "beer")
    assert clan(match).gold == 0
    poor = given(tavern("gold: 1, fame: 0", f"mercenary_deck: [{', '.join(other_mercenaries(*SHOWN))}]"))
    do(poor, "visit:tavern:haggle:2")  # an aspirant for 3 - 2
    assert offered(poor) == ["hire:aspirant_1"]


@pytest.mark.rule("ML-TAV-10")
def test_beer_comes_before_hiring_and_hiring_is_then_optional():
    match = given(tavern("gold: 20, fame: 20"))
    do(match, "visit:tavern:strength")
    assert "leave" not in offered(match)
    do(match, "beer", "leave")
    assert len(clan(match).members) == 2
    assert asked(match).seat == 1


@pytest.mark.rule("ML-TAV-10", "ML-TAV-01")
def test_the_haggle_die_still_counts_after_beer():
    match = given(tavern("gold: 20, fame: 20", "mercenary_deck: [geas, saruna, torko, fandor]"))
    do(match, "visit:tavern:haggle:2", "beer")
    assert price(match, "hire:geas") == 6


@pytest.mark.rule("ML-TAV-10", "ML-TAV-09")
def test_beer_with_an_empty_deck_deals_from_what_was_discarded():
    rest = other_mercenaries(*SHOWN, "geas")
    more = "mercenary_deck: [geas]\nnext: {mercenaries: [taroa, shandee, saruna]}\nmercenary_discard: "
    match = given(tavern("gold: 20, fame: 20", f"{more}[{', '.join(rest)}]"))
    do(match, "visit:tavern:strength", "beer")
    assert match.state.tavern == ["geas", "taroa", "shandee", "saruna"]
    assert match.state.mercenary_discard == []


@pytest.mark.rule("ML-TAV-11")
def test_beer_once_per_tavern_action_and_not_for_aspirants():
    match = given(tavern("gold: 20, fame: 20"))
    aspirants = list(match.state.aspirants)
    do(match, "visit:tavern:strength", "beer")
    assert "beer" not in offered(match)
    assert match.state.aspirants == aspirants
    assert "hire:aspirant_1" in offered(match)
    do(match, "leave", "mine:mi3", "visit:tavern:haggle:2", "beer")  # but again in the next one
    assert clan(match).gold == 16


@pytest.mark.rule("ML-TAV-12")
@pytest.mark.parametrize(
    ("clan", "may"),
    [
        ("gold: 2, fame: 0", True),  # beer
        ("gold: 1, fame: 0", False),
        ("gold: 0, fame: 20, members: [kakron leader, purkas, vaidala]", True),  # an aspirant for nothing
        ("gold: 0, fame: 20", False),
    ],
)
def test_the_die_needs_somebody_to_hire_or_beer(clan, may):
    match = given(tavern(clan))
    assert ("visit:tavern:strength" in offered(match)) == may
    if not may:
        assert refusal(match, "visit:tavern:strength") == "ML-BLD-05"


@pytest.mark.rule("ML-TAV-12")
def test_after_beer_nobody_need_be_affordable():
    match = given(tavern("gold: 2, fame: 0"))
    do(match, "visit:tavern:strength", "beer")
    assert offered(match) == ["leave"]


@pytest.mark.rule("ML-TAV-13", "ML-CLN-34")
def test_a_deserter_comes_back_healthy_and_without_equipment():
    rest = other_mercenaries("geas", "nuduru")
    match = given(
        f"""
        phase: salary
        start_player: 1
        clans:
        - {{gold: 0, members: [kakron leader, purkas, geas wounded +pugnor]}}
        - {{gold: 30, fame: 9, members: [tortock leader]}}
        tavern: [none, none, none, nuduru]
        mercenary_discard: [{", ".join(rest)}]
        next: {{mercenaries: [geas], haggle: [1, 1, 1]}}
        """
    )
    do(match, "desert:geas", "discard:pugnor")
    assert "geas" in match.state.mercenary_discard
    assert asked(match).seat == 1
    do(match, "visit:tavern:strength", "hire:nuduru")
    assert match.state.tavern[0] == "geas"
    do(match, "pawn", "pawn:strength", "done", "visit:tavern:strength", "hire:geas")
    assert (member(match, "geas").wounded, member(match, "geas").equipment) == (False, [])


@pytest.mark.rule("ML-TAV-14")
def test_a_new_mercenary_may_be_assigned_in_the_same_phase():
    match = do(given(tavern("gold: 20, fame: 20")), "visit:tavern:haggle:2", "hire:taroa", "mine:mi3")
    do(match, "assign:taroa", "path:land_a.3")
    assert member(match, "taroa").path == "land_a.3"


@pytest.mark.rule("ML-TAV-14")
def test_its_talent_is_available_at_once():
    match = do(given(tavern("gold: 20, fame: 20")), "visit:tavern:haggle:2", "hire:nuduru", "mine:mi3")
    match.answer("talent:nuduru")
    assert clan(match).potions == 1


VAIDALA = "gold: 20, fame: 30, members: [kakron leader, purkas, vaidala]"


@pytest.mark.rule("ML-TAV-15")
@pytest.mark.parametrize(("who", "cost"), [("taroa", 5), ("nuduru", 0), ("aspirant_1", 0)])
def test_vaidala_takes_4_off_one_hire(who, cost):
    match = do(given(tavern(VAIDALA)), "visit:tavern:strength", "discount:vaidala")
    assert price(match, f"hire:{who}") == cost
    match.answer(f"hire:{who}")
    assert clan(match).gold == 20 - cost


@pytest.mark.rule("ML-TAV-15")
def test_but_only_one_per_round():
    match = do(given(tavern(VAIDALA)), "visit:tavern:strength", "discount:vaidala", "hire:taroa", "mine:mi3")
    do(match, "visit:tavern:haggle:2")
    assert "discount:vaidala" not in offered(match)
    assert price(match, "hire:shandee") == 3


@pytest.mark.rule("ML-TAV-15")
def test_her_discount_is_not_used_up_without_a_hire():
    match = do(given(tavern(VAIDALA)), "visit:tavern:strength", "beer", "discount:vaidala", "leave", "mine:mi3")
    match.answer("visit:tavern:haggle:2")
    assert "discount:vaidala" in offered(match)


@pytest.mark.rule("ML-TAV-16")
def test_a_clan_may_have_any_number_of_members():
    others = other_mercenaries(*SHOWN)
    match = given(tavern(f"gold: 20, fame: 200, members: [kakron leader, purkas, {', '.join(others)}]"))
    do(match, "visit:tavern:strength", "hire:taroa")
    assert len(clan(match).members) == 23


LETTER = "gold: 0, fame: 4, loot: [loot_15]"


@pytest.mark.rule("ML-TAV-17")
def test_free_hiring_costs_nothing_but_checks_the_surplus_and_refills():
    match = given(tavern(LETTER, "mercenary_deck: [geas]"))
    match.answer("loot:loot_15")
    assert offered(match) == ["hire:shandee", "hire:nuduru", "hire:dalina"]  # Taroa's reputation is above 3
    match.answer("hire:dalina")
    assert clan(match).gold == 0
    assert clan(match).pool.magic == 1
    assert match.state.tavern == ["shandee", "nuduru", "taroa", "geas"]
    assert asked(match).seat == 0


@pytest.mark.rule("ML-TAV-17", "ML-STL-16")
def test_nobody_is_hired_freely_without_surplus():
    match = given(tavern("gold: 20, fame: 1, loot: [loot_15]"))
    assert "loot:loot_15" not in offered(match)
    match = given(
        tavern("gold: 20, fame: 4, lands: [rynia], members: [kakron leader, purkas, puargh settled:rynia]").replace(
            "pool: 1S", "pool: 2S"
        )
    )
    assert refusal(match, "land:rynia") == "ML-STL-16"


@pytest.mark.rule("ML-TAV-17")
def test_the_land_hires_freely_too():
    match = given(
        tavern("gold: 0, fame: 9, lands: [rynia], members: [kakron leader, purkas, puargh settled:rynia]").replace(
            "pool: 1S", "pool: 2S"
        )
    )
    do(match, "land:rynia", "cost:2S0M0H", "hire:taroa")
    assert clan(match).gold == 0
    assert clan(match).pool.strength == 3
    assert all(match.state.tavern)
    assert asked(match).seat == 1


@pytest.mark.rule("ML-TAV-02", "ML-TAV-03")
def test_a_hire_lowers_the_surplus_for_the_next_one():
    match = do(given(tavern("gold: 20, fame: 6")), "visit:tavern:strength", "hire:shandee", "mine:mi3")
    assert refusal(match, "hire:dalina") == "ML-TAV-02"
    do(match, "visit:tavern:haggle:2")
    assert "hire:nuduru" in offered(match)
    assert "hire:dalina" not in offered(match)


@pytest.mark.rule("ML-TAV-08", "ML-CLN-55")
def test_the_display_is_not_renewed_between_rounds():
    match = end_round(given(tavern("gold: 20, fame: 5")))
    assert match.state.tavern == list(SHOWN)


@pytest.mark.rule("ML-TAV-02", "ML-BLD-05")
def test_in_the_tavern_too_one_hears_why_somebody_cannot_be_hired():
    match = do(given(tavern("gold: 4, fame: 5")), "visit:tavern:strength")
    assert refusal(match, "hire:taroa") == "ML-TAV-02"
    assert refusal(match, "hire:shandee") == "ML-BLD-05"
    assert offered(match) == ["hire:nuduru", "hire:aspirant_1", "beer"]
    free = do(given(tavern(LETTER)), "loot:loot_15")
    assert refusal(free, "hire:taroa") == "ML-TAV-02"


@pytest.mark.rule("ML-TAV-11", "ML-BLD-06")
def test_a_second_beer_and_an_idle_visit_are_refused_with_their_rules():
    match = given("clans: [{gold: 9, fame: 9, pool: 2S}, {pool: 1S}]")
    do(match, "visit:tavern:strength")
    assert refusal(match, "leave") == "ML-BLD-06"
    do(match, "beer")
    assert refusal(match, "beer") == "ML-TAV-11"
