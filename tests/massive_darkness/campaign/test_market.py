"""The market between two quests (MD-MKT-01 … 11)."""

import pytest

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.campaign.market import open_stalls
from tafelrunde.kernel import Match
from tests.massive_darkness.campaign.test_campaign import until, victory
from tests.massive_darkness.table import hero, ids, play, question, table, told


def market(heroes: str, stalls: tuple[str, ...]) -> Match:
    """At the stalls, with these cards on them."""
    match = until(victory(heroes), "market", "limit", "act")
    state = match.state
    for card in state.interlude.stalls:
        state.treasure_decks[Game(state).equipment(card).level - 1].append(card)
    for deck in state.treasure_decks:
        deck[:] = [card for card in deck if card not in stalls]
    state.interlude.stalls = stalls
    match.rulebook.check(state)
    return Match.from_state(match.rulebook, match.setup, state)


@pytest.mark.rule("MD-MKT-02", "MD-VAR-02")
def test_three_cards_per_hero_lie_open():
    match = table("""
        options: {mode: campaign}
        heroes:
        - {hero: bjorn, class: shadow_barbarian, skills: {charge: 3}}
        - {hero: elias, class: battle_wizard, skills: {frost_spell: 1}}
        - {hero: owen, class: paladin_of_wrath, skills: {bastion: 1}}
    """)
    game = Game(match.state)
    levels = [game.equipment(card).level for card in open_stalls(game)]
    assert levels == [1, 1, 1, 2, 2, 2, 5, 2, 3]


@pytest.mark.rule("MD-MKT-03")
def test_traps_and_luck_are_replaced():
    match = table("options: {mode: campaign}\non_top: {treasure_1: [S018, S019]}")
    game = Game(match.state)
    found = open_stalls(game)
    assert len(found) == 6
    assert not {"S018", "S019"} & set(found)
    assert set(match.state.treasure_discards[0]) >= {"S018", "S019"}


@pytest.mark.rule("MD-MKT-06", "MD-XP-03", "MD-CAM-21")
def test_the_stalls_offer_no_more_xp_than_a_hero_can_hold():
    match = market("[{zone: B1, pack: [S150], xp: 29}, {zone: B1}]", ())
    play(match, "trader:0")
    assert next(option.args["n"] for option in match.decision.options if option.id == "sell:S150") == 1
    play(match, "sell:S150")
    assert hero(match).xp == 30


@pytest.mark.rule("MD-MKT-04", "MD-RUL-27")
def test_heroes_give_cards_before_the_market():
    match = victory("[{zone: B1, pack: [S008]}, {zone: B1}]")
    giver = match.decision.seat
    card = "S008" if giver == 0 else "SA14"
    assert question(match) == "talk"
    play(match, f"give:{card}:{1 - giver}", "done")
    assert card in Game(match.state).cards_of(hero(match, 1 - giver))
    assert (question(match), match.decision.seat) == ("talk", 1 - giver)
    assert f"give:{card}:{giver}" not in ids(match)


@pytest.mark.rule("MD-MKT-05", "MD-MKT-06", "MD-MKT-09", "MD-MKT-10")
@pytest.mark.parametrize(("card", "xp"), [("SA11", 1), ("S042", 1), ("S080", 2), ("A01", 2), ("S145", 3)])
def test_a_card_is_sold_for_half_its_level_in_real_xp_once(card, xp):
    pack = "" if card == "SA11" else card
    match = market(f"[{{zone: B1, pack: [{pack}], xp: 4, mini_xp: 2}}, {{zone: B1}}]", ("S001", "S003"))
    play(match, "trader:0", f"sell:{card}")
    assert (hero(match).xp, hero(match).mini_xp) == (4 + xp, 2)
    assert card not in Game(match.state).cards_of(hero(match))
    assert not [answer for answer in ids(match) if answer.startswith("sell")]


@pytest.mark.rule("MD-MKT-07", "MD-MKT-08")
def test_one_card_for_one_may_be_overpaid():
    match = market("[{zone: B1, pack: [S080]}, {zone: B1}]", ("S001", "S042", "S112"))
    play(match, "trader:0", "put:S080")
    assert "take:S112" not in ids(match)  # level 4 for level 3
    play(match, "take:S042", "take:S001")
    assert hero(match).pack == ("S042", "S001")
    assert match.state.interlude.stalls == ("S112",)
    assert not [answer for answer in ids(match) if answer.startswith("put")]
    match = market("[{zone: B1, pack: [S080]}, {zone: B1}]", ("S001", "S042", "S112"))
    play(match, "trader:0", "put:S080", "take:S001", "done")
    assert hero(match).pack == ("S001",)


@pytest.mark.rule("MD-MKT-07")
def test_two_cards_for_one_and_never_two_for_two():
    match = market("[{zone: B1, pack: [S080, S008]}, {zone: B1}]", ("S112", "S001"))
    play(match, "trader:0", "put:S080", "put:S008")
    assert not [answer for answer in ids(match) if answer.startswith("put")]
    play(match, "take:S001")
    assert hero(match).pack == ("S001",)
    match = market("[{zone: B1, pack: [S080, S008]}, {zone: B1}]", ("S112", "S001"))
    play(match, "trader:0", "put:S080", "put:S008", "take:S112")
    assert hero(match).pack == ("S112",)


@pytest.mark.rule("MD-MKT-05", "MD-MKT-07")
def test_two_for_one_is_over_when_the_one_is_taken_and_comes_once():
    match = market("[{zone: B1, pack: [S080, S008]}, {zone: B1}]", ("S001", "S003", "S042"))
    play(match, "trader:0", "put:S080", "put:S008", "take:S001")
    assert hero(match).pack == ("S001",), "level 3 would be left, but two cards pay for one"
    assert question(match) == "stalls"
    assert not [answer for answer in ids(match) if answer.startswith("put")], "there would be something to take"


@pytest.mark.rule("MD-MKT-07")
def test_who_calls_off_takes_everything_back():
    match = market("[{zone: B1, pack: [S080, S008]}, {zone: B1}]", ("S001",))
    play(match, "trader:0", "put:S080", "put:S008", "cancel")
    assert (question(match), match.state.interlude.down) == ("stalls", ())
    assert hero(match).pack == ("S080", "S008")


@pytest.mark.rule("MD-MKT-05", "MD-MKT-07", "MD-MKT-09")
def test_an_exchange_can_be_called_off_and_starting_equipment_is_of_level_1():
    match = market("[{zone: B1, pack: [A01]}, {zone: B1}]", ("S112", "S042"))
    play(match, "trader:0", "put:SA11")
    assert ids(match) == ["put:SA13", "put:A01", "cancel"]
    play(match, "cancel", "put:A01", "take:S112")
    assert hero(match).pack == ("S112",)


@pytest.mark.rule("MD-MKT-05", "MD-MKT-10")
def test_heroes_trade_in_any_order_and_cards_are_not_replaced():
    match = market("[{zone: B1}, {zone: B1}]", ("S001", "S003"))
    assert ids(match) == ["trader:0", "trader:1", "done"]
    play(match, "trader:1", "put:SA14", "take:S001", "done", "trader:0", "put:SA13")
    assert "take:S001" not in ids(match)
    play(match, "take:S003", "done")
    # Nothing is left to take, but each may still sell.
    assert ids(match) == ["trader:0", "trader:1", "done"]
    play(match, "trader:0")
    assert all(answer.startswith(("sell", "done")) for answer in ids(match))


@pytest.mark.rule("MD-MKT-10", "MD-CAM-19")
def test_what_is_left_goes_back_into_its_pile():
    match = market("[{zone: B1}, {zone: B1}]", ("S001", "S042"))
    play(match, "done")
    assert told(match, "market_closes")
    assert match.state.interlude.stalls == ()
    assert "S001" in match.state.treasure_decks[0]
    assert "S042" in match.state.treasure_decks[1]


@pytest.mark.rule("MD-MKT-11")
def test_who_owns_only_cards_above_the_level_may_take_starting_equipment():
    match = victory("[{zone: B1, body: '', hands: [], pack: [S080, S112]}, {zone: B1}]")
    until(match, "starting", "act")
    assert (question(match), match.decision.seat) == ("starting", 0)
    assert ids(match) == ["exchange:S080", "exchange:S112", "done"]
    play(match, "exchange:S080", "starting:SA07", "exchange:S112", "starting:SA13")
    assert len(hero(match).pack) == 2
    assert question(match) == "reorganise"


@pytest.mark.rule("MD-MKT-11")
def test_who_owns_something_usable_may_not():
    match = victory("[{zone: B1, body: '', hands: [], pack: [S008, S112]}, {zone: B1}]")
    until(match, "starting", "act")
    assert question(match) == "act"


@pytest.mark.rule("MD-MKT-11")
def test_all_are_healed_and_rearrange_for_nothing():
    match = victory("[{zone: B1, health: 1, body: '', pack: [S001]}, {zone: B1, health: 2}]")
    seen = set()
    while question(match) != "act":
        seen.add(question(match))
        play(match, "equip:S001" if "equip:S001" in ids(match) else "done")
    assert "reorganise" in seen
    assert hero(match).body == "S001"
    assert [one.health for one in match.state.heroes] == [5, 5]


# --- what is offered and what is not ------------------------------------------------------------------------------


def refused(match: Match) -> dict[str, str]:
    return {refused.id: refused.reason for refused in match.decision.refused()}


@pytest.mark.rule("MD-MKT-07")
def test_an_exchange_does_not_refuse_what_it_offers():
    match = market("[{zone: B1, pack: [S080, S008]}, {zone: B1}]", ("S001", "S003", "S112"))
    play(match, "trader:0", "put:S080")
    assert not refused(match).keys() & set(ids(match)), "a second card can still be put down"
    assert refused(match)["take:S112"] == "levels_missing"
    play(match, "put:S008")
    assert {refused(match)[f"put:{card}"] for card in ("SA11", "SA13")} == {"not_two_for_two"}
    play(match, "cancel", "put:S080", "take:S001")
    assert refused(match)["put:S008"] == "not_two_for_two"
    assert refused(match)["take:S001"] == "chosen_already"
