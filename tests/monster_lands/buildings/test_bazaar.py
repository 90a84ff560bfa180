"""The bazaar and equipment (chapter 5.8)."""

import pytest

from tests.helpers.deployment import (
    NOBODY_HOME,
    asked,
    clan,
    do,
    given,
    member,
    offered,
    price,
    refusal,
)

BAZAAR = "bazaar: [pugnor, noxx, slham]"
"""A weapon for 7, an armor for 5, an accessory for 3."""


def bazaar(members: str, more: str = "", gold: int = 20) -> str:
    return f"clans: [{{pool: 1S H4, gold: {gold}, members: {members}}}, {{pool: 2S, gold: 20}}]\n{BAZAAR}\n{more}"


@pytest.mark.rule("ML-BAZ-01")
@pytest.mark.parametrize(("die", "cost"), [("strength", 7), ("haggle:4", 3)])
def test_one_displayed_card_at_its_cost_minus_the_discount(die, cost):
    match = do(given(bazaar("[kakron leader, purkas]")), f"visit:bazaar:{die}")
    assert offered(match) == ["buy:pugnor", "buy:noxx", "buy:slham"]
    assert price(match, "buy:pugnor") == cost
    do(match, "buy:pugnor", "bearer:purkas")
    assert clan(match).gold == 20 - cost
    assert member(match, "purkas").equipment == ["pugnor"]
    assert asked(match).seat == 1


@pytest.mark.rule("ML-BAZ-01", "ML-BLD-05")
def test_only_cards_that_can_be_paid():
    match = do(given(bazaar("[kakron leader, purkas]", gold=5)), "visit:bazaar:strength")
    assert offered(match) == ["buy:noxx", "buy:slham"]
    assert refusal(match, "buy:pugnor") == "ML-BLD-05"
    assert refusal(given(bazaar("[kakron leader, purkas]", gold=2)), "visit:bazaar:strength") == "ML-BLD-05"


@pytest.mark.rule("ML-BAZ-02")
def test_the_card_goes_under_an_unassigned_own_mercenary():
    match = given(
        bazaar(
            "[kakron leader, purkas @mission_a.1, geas wounded, poissen settled:al_dahn, aspirant_1], lands: [al_dahn]"
        )
    )
    do(match, "visit:bazaar:strength", "buy:noxx")
    assert offered(match) == ["bearer:kakron", "bearer:geas", "bearer:poissen"]
    match.answer("bearer:geas")
    assert member(match, "geas").equipment == ["noxx"]


@pytest.mark.rule("ML-BAZ-02")
def test_one_card_of_each_type():
    match = given(bazaar("[kakron leader, purkas +corvax +rashnek]"))
    do(match, "visit:bazaar:strength", "buy:pugnor", "bearer:purkas")
    assert member(match, "purkas").equipment == ["corvax", "rashnek", "pugnor"]
    assert match.state.equipment_discard == []


@pytest.mark.rule("ML-BAZ-02", "ML-BAZ-03")
def test_a_card_of_the_same_type_makes_room():
    match = given(bazaar("[kakron leader +agrum, purkas +corvax +fulgar +rashnek]"))
    do(match, "visit:bazaar:strength", "buy:noxx", "bearer:purkas")
    assert sorted(member(match, "purkas").equipment) == ["fulgar", "noxx", "rashnek"]
    assert member(match, "kakron").equipment == ["agrum"]
    assert match.state.equipment_discard == ["corvax"]


@pytest.mark.rule("ML-BAZ-03", "ML-FRE-05")
def test_a_card_may_be_discarded_at_any_time_of_the_own_turn():
    match = do(given(bazaar("[kakron leader, purkas +corvax +fulgar]")), "equipment:corvax", "drop:corvax")
    assert member(match, "purkas").equipment == ["fulgar"]
    assert match.state.equipment_discard == ["corvax"]
    assert (asked(match).seat, asked(match).question) == (0, "action")


@pytest.mark.rule("ML-BAZ-04", "ML-FRE-05")
def test_equipment_moves_freely_between_unassigned_mercenaries():
    match = given(bazaar("[kakron leader, purkas +corvax, geas @mission_a.1, aspirant_1]"))
    match.answer("equipment:corvax")
    assert offered(match) == ["give:kakron", "drop:corvax"]
    match.answer("give:kakron")
    assert member(match, "kakron").equipment == ["corvax"]
    assert member(match, "purkas").equipment == []
    assert (asked(match).seat, asked(match).question) == (0, "action")
    do(match, "equipment:corvax", "give:purkas")
    assert member(match, "purkas").equipment == ["corvax"]


@pytest.mark.rule("ML-BAZ-04")
def test_the_type_limit_holds_when_equipment_moves():
    match = given(bazaar("[kakron leader +agrum +rashnek, purkas +corvax +fulgar]"))
    do(match, "equipment:corvax", "give:kakron")
    assert sorted(member(match, "kakron").equipment) == ["corvax", "rashnek"]
    assert sorted(member(match, "purkas").equipment) == ["agrum", "fulgar"]


@pytest.mark.rule("ML-BAZ-04", "ML-OUT-08")
def test_the_equipment_of_an_assigned_mercenary_stays_where_it_is():
    match = given(bazaar("[kakron leader, purkas @mission_a.1 +corvax, geas]"))
    assert "equipment:corvax" not in offered(match)


@pytest.mark.rule("ML-BAZ-04")
def test_not_in_somebody_elses_turn_and_before_passing_too():
    match = given(
        """
        clans:
        - {pool: 1S, members: [kakron leader, purkas +corvax]}
        - {members: [tortock leader, drapis +noxx]}
        """
    )
    assert "equipment:noxx" not in offered(match)
    do(match, "mine:mi3")
    assert offered(match) == ["pass", "equipment:noxx"]
    do(match, "equipment:noxx", "give:tortock")
    assert member(match, "tortock").equipment == ["noxx"]


@pytest.mark.rule("ML-BAZ-05")
def test_aspirants_carry_nothing():
    match = given(bazaar("[aspirant_1 leader, aspirant_2]"))
    assert not [option for option in offered(match) if option.startswith("visit:bazaar")]
    assert refusal(match, "visit:bazaar:strength") == "ML-BAZ-06"


@pytest.mark.rule("ML-BAZ-06")
def test_with_nobody_at_home_nothing_can_be_bought():
    match = given(bazaar(NOBODY_HOME))
    assert refusal(match, "visit:bazaar:strength") == "ML-BAZ-06"
    assert refusal(match, "visit:bazaar:haggle:4") == "ML-BAZ-06"


@pytest.mark.rule("ML-BAZ-06", "ML-BAZ-05")
def test_an_aspirant_at_home_does_not_help():
    match = given(bazaar("[kakron leader @mission_a.1, purkas @mission_a.2, aspirant_1]"))
    assert refusal(match, "visit:bazaar:strength") == "ML-BAZ-06"


@pytest.mark.rule("ML-BAZ-07")
def test_the_slot_is_refilled_from_the_deck():
    match = given(bazaar("[kakron leader, purkas]", "equipment_deck: [mortis, tergeo]"))
    do(match, "visit:bazaar:strength", "buy:noxx", "bearer:purkas")
    assert match.state.bazaar == ["pugnor", "mortis", "slham"]
    assert match.state.equipment_deck[-1] == "tergeo"


ALL_BUT_THREE = (
    "[krakhen, kedavra, mortis, rashnek, slyzor, tergeo, turzoks, agrum, baldrik, corvax, durnak, eskol, fulgar, "
    "grimnir, helvor]"
)


@pytest.mark.rule("ML-BAZ-07")
def test_the_discard_is_never_reshuffled():
    match = given(bazaar("[kakron leader, purkas]", f"equipment_discard: {ALL_BUT_THREE}"))
    do(match, "visit:bazaar:strength", "buy:noxx", "bearer:purkas")
    assert [card for card in match.state.bazaar if card] == ["pugnor", "slham"]
    assert len(match.state.equipment_discard) == 15
    do(match, "visit:bazaar:strength")
    assert offered(match) == ["buy:pugnor", "buy:slham"]


UYUNIAH = "[kakron leader, purkas +corvax, nuduru settled:uyuniah], lands: [uyuniah]"


@pytest.mark.rule("ML-BAZ-08")
@pytest.mark.parametrize("cost", ["cost:1S0M1H"])
def test_uyuniah_gives_one_displayed_card_for_nothing(cost):
    match = given(bazaar(UYUNIAH, "equipment_deck: [mortis]", gold=0))
    do(match, "land:uyuniah", cost, "die:haggle:4")
    assert offered(match) == ["buy:pugnor", "buy:noxx", "buy:slham"]
    do(match, "buy:noxx")
    assert offered(match) == ["bearer:kakron", "bearer:purkas", "bearer:nuduru"]
    match.answer("bearer:purkas")
    assert clan(match).gold == 0
    assert member(match, "purkas").equipment == ["noxx"]
    assert match.state.equipment_discard == ["corvax"]
    assert match.state.bazaar == ["pugnor", "mortis", "slham"]
    assert asked(match).seat == 1


@pytest.mark.rule("ML-BAZ-08", "ML-STL-16")
def test_uyuniah_needs_somebody_at_home_and_a_card():
    away = "[kakron leader @mission_a.1, purkas @mission_a.2, nuduru settled:uyuniah @land_a.1], lands: [uyuniah]"
    match = given(bazaar(away, "paths: {land_a.1: {dice: 2S}}"))
    assert refusal(match, "land:uyuniah") == "ML-STL-16"
    match = given(bazaar(UYUNIAH).replace(BAZAAR, "bazaar: [none, none, none]"))
    assert refusal(match, "land:uyuniah") == "ML-STL-16"


@pytest.mark.rule("ML-BAZ-02", "ML-ITM-30")
def test_a_used_card_does_not_work_again_with_another_bearer():
    match = given(bazaar("[kakron leader, purkas +helvor]"))
    do(match, "talent:helvor", "equipment:helvor", "give:kakron")
    assert clan(match).shields == 1
    assert "talent:helvor" not in offered(match)
