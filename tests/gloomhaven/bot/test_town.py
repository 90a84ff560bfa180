"""The sensible bot between two scenarios: what it buys, sells, enhances, chooses and plays next."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.games.gloomhaven.bot import trading, worth
from tafelrunde.games.gloomhaven.bot.town import ANSWERS, Town
from tafelrunde.games.gloomhaven.rules import city, shop
from tafelrunde.games.havens.bot import stickers
from tafelrunde.games.havens.box import campaign as ops
from tafelrunde.games.havens.box.vocabulary import Name
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import effects, events, roster
from tafelrunde.games.havens.rules.campaign.world import change_party, change_world, train
from tafelrunde.games.havens.state import Played
from tafelrunde.kernel import Chance, Decision, Match, View
from tests.helpers.campaign_town import at_gates, content_with, event, outcome, quest, town, who
from tests.helpers.gloomhaven_rules import asked
from tests.helpers.quick_scenarios import over_at_once


def advised(game: Game, decision: Decision | None) -> str:
    """What the bot answers to a question of a stay."""
    assert decision is not None
    return ANSWERS[decision.question](Town(game, decision)).option.id


def bought(game: Game, cls: str) -> list[str]:
    """What a character owns after the bot has done all its business in the city."""
    stay = game.state.stay
    assert stay is not None
    stay.stage, stay.waiting = "city", (who(game, cls).seat,)
    for _ in range(40):
        if stay.stage != "city":
            return sorted(who(game, cls).character.items)
        rules = city.city(game, stay)
        pending: Any = next(rules, None)
        while pending is not None:
            options = pending.options
            answer = options[0].id if len(options) == 1 else advised(game, pending)
            try:
                pending = rules.send(next(option.value for option in options if option.id == answer))
            except StopIteration:
                pending = None
    raise AssertionError("the bot does not come to an end in the city")


def test_a_better_item_takes_the_place_of_a_poorer_one():
    game = town("brute", "tinkerer")
    train(game, who(game, "brute"), gold=25, items=("001", "004", "007", "008", "012", "018"))
    assert trading.trade(game, who(game, "brute")) == trading.Trade(("007",), "006")
    assert "006" in bought(game, "brute")
    assert "007" not in who(game, "brute").character.items


def test_what_there_is_no_room_for_is_sold():
    game = town("brute", "tinkerer", gold=0)
    train(game, who(game, "brute"), items=("004", "003"))
    assert trading.trade(game, who(game, "brute")) == trading.Trade(sell=("003",))
    assert bought(game, "brute") == ["004"]
    assert who(game, "brute").character.gold == shop.sale_price(game, "003")


@pytest.mark.parametrize("gold", [0, 30, 60, 200, 900])
def test_business_in_the_city_comes_to_an_end_and_nothing_lies_unused(gold):
    game = town("brute", "spellweaver", gold=gold, level=5)
    change_world(game, prosperity=64, achievements=(city.ENHANCING,))
    for level in range(2, 10):
        effects.stock(game, level)
    for cls in ("brute", "spellweaver"):
        owned = bought(game, cls)
        assert who(game, cls).character.gold < gold or not gold
        assert not trading._spare(game, who(game, cls)), owned


def test_who_must_own_gold_keeps_it_and_who_must_give_gives():
    game = town("brute", "tinkerer", gold=100)
    train(game, who(game, "brute"), items=("001", "004", "006", "008"))
    train(game, who(game, "tinkerer"), items=("001", "004", "006", "008"), gold=10)
    assert trading.donates(game, who(game, "brute"))
    quest(game, "brute", ops.Owned(n=200))
    assert trading.trade(game, who(game, "brute")) == trading.NOTHING
    assert not trading.donates(game, who(game, "brute"))
    assert not trading.donates(game, who(game, "tinkerer"))
    quest(game, "tinkerer", ops.Donated(n=50))
    assert trading.donates(game, who(game, "tinkerer"))


def test_a_collector_buys_what_is_missing_and_sells_nothing():
    game = town("brute", "tinkerer", gold=100)
    train(game, who(game, "brute"), items=("004",))
    quest(game, "brute", ops.Items(slots={"body": 2}))
    found = trading.trade(game, who(game, "brute"))
    assert game.item(found.buy).slot == "body"
    assert not found.sell


def test_enhancements_go_to_cards_in_hand_and_are_worth_their_price():
    game = town("brute", "tinkerer", gold=200)
    change_world(game, achievements=(city.ENHANCING,))
    found = trading.enhancement(game, who(game, "brute"))
    assert found is not None
    assert found.price <= 200
    assert stickers.for_gold(game, found) >= stickers.PAYS_OFF
    train(game, who(game, "brute"), gold=20)
    assert trading.enhancement(game, who(game, "brute")) is None


# --- events and quests ------------------------------------------------------------------------------------------


def choice(game: Game, card: ops.EventCard) -> str:
    content_with(game, events={card.id: card})
    change_world(game, city=(card.id,))
    return advised(game, asked(events.take_place(game, "city")))


@pytest.mark.rule("GH-EVT-01")
def test_the_back_of_an_event_does_not_matter_to_the_choice():
    kind = event(a=[outcome(ops.Gold(n=30))], b=[outcome(ops.Gold(n=-30))])
    cruel = event(a=[outcome(ops.Gold(n=-30))], b=[outcome(ops.Gold(n=30))])
    chosen = []
    for card in (kind, cruel):
        card = replace(card, a=replace(card.a, manner="dares"), b=replace(card.b, manner="learns"))
        chosen.append(choice(town("brute", "tinkerer"), card))
    assert chosen == ["choose:B", "choose:B"]


def test_what_came_of_such_choices_elsewhere_decides():
    for better, expected in (("takes", "choose:A"), ("helps", "choose:B")):
        game = town("brute", "tinkerer")
        good = event(a=[outcome(ops.Gold(n=500))], name="city-91")
        content_with(game, events={"city-91": replace(good, a=replace(good.a, manner=better))})
        card = event(a=[outcome()], b=[outcome()])
        card = replace(card, a=replace(card.a, manner="takes"), b=replace(card.b, manner="helps"))
        assert choice(game, card) == expected


def test_every_choice_of_our_own_events_says_what_kind_of_thing_it_is():
    game = town("brute", "tinkerer")
    for card in game.content.events.values():
        assert card.a.manner, card.id
        assert card.b.manner, card.id


def errand(goal: Any) -> ops.PersonalQuest:
    text = Name("Text", "Text")
    return ops.PersonalQuest(id="PQ-900", name=text, text=text, steps=(ops.QuestStep(goals=(goal,)),))


def test_the_quest_that_is_sooner_fulfilled_is_kept():
    game = town("brute", "tinkerer")
    content_with(game, quests={"near": errand(ops.Events(n=2)), "far": errand(ops.Owned(n=900))})
    change_world(game, quests=("far", "near"))
    rules = roster.draw_quest(game, who(game, "brute"))
    assert advised(game, asked(rules)) == "keep:near"


def test_every_quest_has_an_effort_and_easier_ones_have_less():
    game = town("brute", "tinkerer")
    efforts = {name: worth.effort(game, one) for name, one in game.content.quests.items()}
    assert all(0 < effort < 200 for effort in efforts.values()), efforts
    few, many, some = (errand(goal) for goal in (ops.Kills(n=5), ops.Kills(n=50), ops.Kills(n=5, of=("inox",))))
    assert worth.effort(game, few) < worth.effort(game, many)
    assert worth.effort(game, few) < worth.effort(game, some)


def test_the_poorest_item_is_given_away():
    game = town("brute", "tinkerer")
    train(game, who(game, "brute"), items=("006", "012"))
    rules = effects.lose_item(game, "one")
    assert advised(game, asked(rules)) == "lose:brute:012"


# --- the gates --------------------------------------------------------------------------------------------------


def gates(game: Game, **options: Any) -> str:
    change_party(game, event_done=True)
    return advised(game, at_gates(game))


def lost(*names: str) -> tuple[Played, ...]:
    return tuple(Played(name, "lost") for name in names)


def test_after_two_defeats_it_asks_for_easier_scenarios_and_after_a_victory_for_usual_ones():
    game = town("brute", "tinkerer")
    game.state.chronicle = lost("1")
    assert gates(game) == "play:1"
    game.state.chronicle = lost("1", "1")
    assert gates(game) == "difficulty"
    game.state.agreed = replace(game.state.agreed, difficulty="easy")
    assert gates(game) == "play:1"
    game.state.chronicle = (*lost("1", "1"), Played("1", "won"))
    assert gates(game) == "difficulty"
    game.state.agreed = replace(game.state.agreed, difficulty="very_hard")
    assert gates(game) == "play:1"


def test_the_story_comes_before_what_lies_beside_it_and_what_was_lost_waits():
    game = town("brute", "tinkerer")
    change_party(game, achievements=("first_steps",))
    game.state.progress.done = ("1", "2")
    game.state.progress.opened = ("1", "2", "91", "3")
    assert gates(game) == "play:3"
    game.state.chronicle = lost("3")
    assert gates(game) == "play:91"


def test_when_the_story_is_told_it_is_over():
    game = town("brute", "tinkerer")
    assert gates(game) == "play:1"
    change_world(game, endings=("crown_broken",))
    assert gates(game) == "finish"


@pytest.mark.parametrize("seed", [0, 1])
def test_campaigns_by_bots_come_to_an_end_of_the_story(seed):
    """With scenarios that are over at once, won or lost: no dead end on the way."""
    with over_at_once():
        match = Match.new("gloomhaven", players=2, seed=seed, options={"mode": "campaign"})
        bots = [RULEBOOK.bot(Chance(seed).below(1000)) for _ in range(2)]
        for _ in range(20_000):
            if match.over:
                break
            decision = match.decisions[0]
            seat = max(decision.seat, 0)
            match.answer(bots[seat].choose(decision, View(match, seat)), decision.seat)
        assert match.over
    assert match.outcome.details["endings"]
