"""Rules of chapter 10 where people come and go: absent players, several parties, many characters, late joiners."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.games.gloomhaven.rules import city, shop, travel
from tafelrunde.games.havens.box.campaign import Gold, Level, Reputation, Requirement
from tafelrunde.games.havens.box.scenarios import TreasureReward
from tafelrunde.games.havens.rules.campaign import effects, levels, quests, setting_out
from tafelrunde.games.havens.rules.campaign.world import change_party, change_world, company, members, supply, train
from tafelrunde.games.havens.rules.setup import recommending
from tafelrunde.kernel import BadSetup, Match
from tests.helpers.campaign_town import (
    at_gates,
    content_with,
    event,
    finish,
    happens,
    join,
    other_party,
    outcome,
    quest,
    town,
    who,
)
from tests.helpers.gloomhaven_rules import asked, ids, run, told

# --- donations ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-DON-01", "GH-SET-09", "GH-CAM-08")
def test_who_donates_in_two_visits_before_setting_out_gets_the_blesses_of_both():
    game = town("brute", "tinkerer", "scoundrel", gold=50)
    for _ in range(2):
        stay = game.state.stay
        stay.waiting = (0,)
        run(game, city.city(game, stay), "donate:scoundrel")
        change_party(game, company=("brute-1", "tinkerer-2"))
        finish(game, "1", won=False)
    assert (who(game, "scoundrel").character.gold, game.state.world.donated) == (30, 20)
    change_party(game, company=("tinkerer-2", "scoundrel-3"))
    stay = game.state.stay
    stay.to, stay.mode = "1", "campaign"
    run(game, setting_out.set_out(game, stay))
    assert game.state.donors == ("scoundrel", "scoundrel")
    assert not who(game, "scoundrel").blessed


# --- several parties ----------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-CAM-01", "GH-CAM-08", "GH-CIT-02")
def test_of_the_other_party_only_those_come_along_whose_players_are_there():
    game = town("brute", "tinkerer", "scoundrel", players=3)
    other_party(game)
    for seat, cls in enumerate(("mindthief", "cragheart", "spellweaver")):
        join(game, cls, seat)
    train(game, who(game, "cragheart"), xp=45)
    game.state.party = 0
    stay = game.state.stay
    stay.seats = (0, 2)
    run(game, travel.gates(game, stay), "party:1")
    assert [one.character.cls for one in company(game)] == ["mindthief", "spellweaver"]
    assert "play:1" in ids(at_gates(game)), "who is away and has a level to take keeps nobody"
    happens(game, event([outcome(Gold(-10), when=Requirement(classes=("cragheart",))), outcome(Gold(5))]), "choose:A")
    assert [one.character.gold for one in members(game)] == [35, 30, 35]


# --- many characters ----------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-CHR-01", "GH-SOL-01", "GH-OVR-02")
def test_a_new_character_whenever_a_player_wishes_however_many_there_are():
    game = town("brute", "tinkerer", "scoundrel", "cragheart", players=1)
    change_world(game, quests=())
    stay = game.state.stay
    stay.waiting = (0,)
    run(game, city.city(game, stay), "create", "class:mindthief")
    assert [one.character.cls for one in members(game)][-1] == "mindthief"
    assert len(company(game)) == 4
    stay.to, stay.mode = "1", "campaign"
    assert "take:mindthief" not in ids(asked(travel.gather(game, stay)))
    run(game, travel.gather(game, stay), "leave:brute")
    assert "take:mindthief" in ids(asked(travel.gather(game, stay)))


# --- who joins later ----------------------------------------------------------------------------------------------


def until(match: Match, question: str) -> None:
    """Answer as recommended until something is asked."""
    while match.decisions[0].question != question:
        decision = match.decisions[0]
        match.answer(decision.default or decision.options[0].id, max(decision.seat, 0))


@pytest.mark.rule("GH-CAM-02", "GH-CHR-01", "GH-CHR-03")
def test_a_seat_without_a_character_waits_until_somebody_joins():
    match = Match.new("gloomhaven", 3, seed=4, options={"mode": "campaign", "characters": 2})
    asked_seats = set()
    while match.decisions[0].question != "gates":
        decision = match.decisions[0]
        asked_seats.add(decision.seat)
        match.answer(decision.default or decision.options[0].id, max(decision.seat, 0))
    assert asked_seats == {0, 1}, "nobody waits for who has not come"
    gates = match.decisions[0]
    assert "home:2" not in [option.id for option in gates.options]
    come = gates.option("come:2")
    assert come is not None
    assert come.whose == 2, "to come is one's own word"
    match.answer("come:2", 2)
    assert (match.decisions[0].seat, match.decisions[0].question) == (2, "city")
    assert RULEBOOK.bot(1).advise(match.decisions[0], match.view(2)).option.id == "create"
    match.answer("create", 2)
    match.answer("class:cragheart", 2)
    until(match, "gates")
    assert {one.seat for one in match.state.roster} == {0, 1, 2}
    assert len(match.state.parties[0].company) == 3
    RULEBOOK.check(match.state)


def test_a_single_scenario_needs_a_character_for_everybody():
    with pytest.raises(BadSetup, match="one each at least"):
        Match.new("gloomhaven", 3, options={"characters": 2})


# --- decks --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-EVT-10", "GH-EVT-11")
def test_a_card_that_was_removed_from_the_game_is_not_added_again():
    game = town("brute", "tinkerer")
    card = event([outcome(Gold(1))], name="city-91")
    content_with(game, events={card.id: card})
    effects.add_events(game, 91, ("city",))
    assert "city-91" in game.state.world.city
    cards = [name for name in game.state.world.city if name != "city-91"]
    change_world(game, city=tuple(cards))
    happens(game, card, "choose:A")
    effects.add_events(game, 91, ("city",))
    assert "city-91" not in game.state.world.city
    under = event([outcome(Gold(1))], name="city-92", then="bottom")
    happens(game, under, "choose:A")
    before = sorted(game.state.world.city)
    effects.add_events(game, 92, ("city",))
    assert sorted(game.state.world.city) == before, "nor is one twice in its deck"


# --- twice the same -----------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-ACH-01", "GH-ACH-03")
def test_a_party_has_an_achievement_once_and_loses_it_at_once():
    game = town("brute", "tinkerer")
    effects.achieve(game, "first_steps")
    effects.achieve(game, "first_steps")
    assert game.state.parties[0].achievements == ("first_steps",)
    assert len(told(game, "achievement")) == 1
    effects.forfeit(game, "first_steps")
    assert game.state.parties[0].achievements == ()


@pytest.mark.rule("GH-CAM-05")
def test_a_scenario_is_found_once():
    game = town("brute", "tinkerer")
    before = len(told(game, "scenario_found"))
    effects.unlock_scenario(game, "2", "GH-CAM-05")
    effects.unlock_scenario(game, "2", "GH-CAM-05")
    assert len(told(game, "scenario_found")) == before + 1
    assert game.state.progress.opened.count("2") == 1


# --- quests -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-DAT-34", "GH-LUP-07")
def test_for_a_quest_only_levels_gained_by_experience_count():
    game = town("brute", "tinkerer")
    change_world(game, prosperity=4)
    quest(game, "brute", Level(2))
    stay = game.state.stay
    stay.waiting = (0,)
    run(game, city.city(game, stay), "raise:brute", *_taken(game))
    assert [one.have for one in quests.standing(game, who(game, "brute"))] == [0]
    train(game, who(game, "brute"), xp=95)
    run(game, levels.level_up(game, who(game, "brute")), *_taken(game))
    assert [one.have for one in quests.standing(game, who(game, "brute"))] == [1]


def _taken(game):
    """The card and the perk that come first."""
    character = who(game, "brute").character
    card = recommending.learnable(game.content, character)[0]
    return f"learn:{card}", f"perk:{recommending.perks_left(game.content, character)[0]}"


# --- treasures ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-LOT-08", "GH-SHP-06")
@pytest.mark.parametrize("won", [True, False])
def test_a_treasure_that_names_a_design_brings_all_copies_into_the_supply(won):
    game = town("brute", "tinkerer")
    content_with(game, treasures={900: TreasureReward(number=900, design="071")})
    assert supply(game, "071") == 0
    finish(game, "1", won=won, brute={"treasures": (900,)})
    assert supply(game, "071") == game.item("071").copies == 2
    assert 900 in game.state.world.treasures


# --- difficulty ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-LVL-03", "GH-LVL-04")
def test_a_level_that_was_agreed_on_can_be_kept_or_given_up():
    game = town("brute", "tinkerer", difficulty="3")
    question = asked(setting_out.difficulty(game, game.state.stay, ""))
    assert question.default == "difficulty:3"
    assert ids(question)[-1] == "difficulty:3"
    run(game, setting_out.difficulty(game, game.state.stay, ""), "difficulty:hard")
    assert game.state.agreed.difficulty == "hard"
    assert "difficulty:3" not in ids(asked(setting_out.difficulty(game, game.state.stay, "")))


# --- setting out --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-LOT-09", "GH-EVT-13", "GH-CAM-08")
def test_what_was_looted_stays_so_and_to_come_along_is_everybodys_own_word():
    game = town("brute", "tinkerer", "scoundrel", players=3)
    change_world(game, treasures=(7,))
    change_party(game, company=("brute-1", "tinkerer-2"))
    stay = game.state.stay
    stay.to, stay.mode = "1", "campaign"
    take = asked(travel.gather(game, stay)).option("take:scoundrel")
    assert take.whose == 2
    run(game, setting_out.set_out(game, stay))
    assert game.state.taken == (7,)


# --- the last coin ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-SHP-02", "GH-REP-05")
@pytest.mark.parametrize(("printed", "reputation", "price"), [(3, 20, 0), (5, 20, 0), (6, 20, 1), (3, -20, 8)])
def test_no_price_is_below_nothing(printed, reputation, price):
    game = town("brute", "tinkerer", gold=0)
    content_with(game, items={"001": replace(game.item("001"), price=printed)})
    change_party(game, reputation=reputation)
    assert shop.price(game, "001") == price
    assert shop.sale_price(game, "001") == printed // 2


@pytest.mark.rule("GH-DON-01")
@pytest.mark.parametrize(("gold", "may"), [(9, False), (10, True)])
def test_the_last_ten_gold_can_be_donated(gold, may):
    game = town("brute", "tinkerer", gold=gold)
    stay = game.state.stay
    stay.waiting = (0,)
    assert ("donate:brute" in ids(asked(city.city(game, stay)))) == may


@pytest.mark.rule("GH-EVT-05", "GH-CAM-08")
@pytest.mark.parametrize(("there", "reputation"), [(("brute-1", "tinkerer-2"), 0), (("brute-1", "scoundrel-3"), 1)])
def test_gold_of_those_who_stay_at_home_pays_for_nothing(there, reputation):
    game = town("brute", "tinkerer", "scoundrel", gold=4)
    train(game, who(game, "scoundrel"), gold=50)
    change_party(game, company=there)
    pays = ["evenly"] if reputation else []
    happens(game, event(a=[outcome(Reputation(1), when=Requirement(pay=20))]), "choose:A", *pays)
    assert game.state.parties[0].reputation == reputation


# --- what is left to do -------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-CIT-02", "GH-CAM-08")
def test_who_stays_at_home_may_level_up_later():
    game = town("brute", "tinkerer", "scoundrel")
    train(game, who(game, "scoundrel"), xp=45)
    stay = game.state.stay
    stay.waiting = (0,)
    change_party(game, company=("brute-1", "tinkerer-2"))
    assert {"level:scoundrel", "done"} <= set(ids(asked(city.city(game, stay))))
    change_party(game, company=("brute-1", "tinkerer-2", "scoundrel-3"))
    question = asked(city.city(game, stay))
    assert "done" not in ids(question)
    assert [one.reason for one in question.refused()] == ["must_level_up"]


@pytest.mark.rule("GH-ACH-03")
def test_the_same_achievement_of_a_type_twice_is_held_once():
    game = town("brute", "tinkerer")
    typed = next(one.id for one in game.content.achievements.values() if one.type)
    effects.achieve(game, typed)
    effects.achieve(game, typed)
    assert game.state.world.achievements == (typed,)
    assert not told(game, "achievement_lost"), "it does not take the place of itself"
    RULEBOOK.check(game.state)


# --- somebody joins -----------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-CAM-02", "GH-SOL-02")
def test_whoever_played_alone_is_joined_by_another():
    match = Match.new("gloomhaven", 1, seed=2, options={"mode": "campaign", "length": 1})
    assert not RULEBOOK.has_room(match.state), "first the first characters"
    while match.decision.question != "gates":
        match.answer(match.decision.default or match.decision.options[0])
    assert match.state.adjusted
    more = match.with_another_seat()
    assert not more.state.adjusted
    assert [one.character.cls for one in more.state.roster] == [one.character.cls for one in match.state.roster]
    assert {one.seat for one in more.state.roster} == {0}
    more.answer("come:1")
    assert (more.decision.seat, more.decision.question) == (1, "city")
    more.answer("create")
    more.answer(more.decision.options[0])
    while more.decision.question != "city":
        more.answer(more.decision.default or more.decision.options[0])
    RULEBOOK.check(more.state)
    assert [one.seat for one in members(RULEBOOK.game(more.state))] == [0, 0, 1]
