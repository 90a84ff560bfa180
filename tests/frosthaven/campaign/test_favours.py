"""Favours (10.24): seven points for a scenario, what they bring, and what monsters get for them."""

from __future__ import annotations

from collections import Counter

import pytest
import yaml
from msgspec.structs import replace

from tafelrunde.games.frosthaven import RULEBOOK
from tafelrunde.games.frosthaven.campaign.scenarios import favours, homecoming, travel
from tafelrunde.games.havens.box.modifier_cards import STANDARD
from tafelrunde.games.havens.rules import flow as scenario_flow
from tafelrunde.games.havens.rules.cards import items
from tafelrunde.games.havens.rules.cards.monster_decks import reveal
from tafelrunde.games.havens.rules.setup import equipment
from tafelrunde.games.havens.state import Building, Favours, ItemCard, Stay
from tafelrunde.kernel import Chance, Match
from tests.helpers.frosthaven_town import build, content_with, easily, finish, untold, who
from tests.helpers.gloomhaven_rules import asked, ids, run, told
from tests.helpers.playing import moment, random_choice

HALL = Building("81", 2)


def before_scenario(*buildings, mode="campaign", level=1, scenario="2"):
    """A party whose scenario is set up, before anybody has drawn battle goals."""
    game = untold(level=level)
    build(game, *buildings)
    stay = game.state.stay
    stay.week, stay.stage, stay.to, stay.mode = None, "set_out", scenario, mode
    run(game, travel.set_out(game, stay))
    easily(scenario_flow.STEPS[game.state.phase](game))
    return game


def take(game, *names, cards=""):
    """These favours and no more."""
    for name in names:
        easily(favours.ask(game), favours=f"favour:{name}")
    easily(favours.ask(game), favours="done", favour_cards=cards)


def offered(game):
    return ids(asked(favours.ask(game)))


# --- points -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-FAV-01")
@pytest.mark.parametrize(
    ("building", "mode", "may"),
    [(HALL, "campaign", True), (Building("81", 1), "campaign", False), (HALL, "casual", False)],
)
def test_favours_come_with_the_second_level_of_building_81(building, mode, may):
    assert favours.due(before_scenario(building, mode=mode)) is may


@pytest.mark.rule("FH-FAV-01")
def test_a_wrecked_hall_grants_none():
    assert not favours.due(before_scenario(Building("81", 2, wrecked=True)))


@pytest.mark.rule("FH-FAV-01", "FH-FAV-04")
def test_seven_points_for_every_scenario_and_the_same_favour_again_and_again():
    game = before_scenario(HALL)
    for _ in range(7):
        assert "favour:knowledge" in offered(game)
        run(game, favours.ask(game), "favour:knowledge")
    run(game, favours.ask(game))
    assert not favours.due(game)
    assert game.state.favours.taken == ("knowledge",) * 7
    other = before_scenario(HALL)
    assert favours.spent(other) == 0


@pytest.mark.rule("FH-FAV-01")
def test_they_last_for_this_scenario():
    game = before_scenario(HALL)
    take(game, "wealth", "capacity")
    finish(game, "2")
    stay = game.state.stay
    stay.to, stay.mode = "2", "campaign"
    run(game, travel.set_out(game, stay))
    assert game.state.favours == Favours()


@pytest.mark.rule("FH-FAV-02")
@pytest.mark.parametrize(
    ("points", "way", "gone"),
    [
        (1, "", {"-1": 1}),
        (2, "ones", {"-1": 2}),
        (2, "two", {"-2": 1}),
        (5, "ones", {"-1": 5}),
        (5, "two", {"-1": 3, "-2": 1}),
        (6, "", {"-1": 4, "-2": 1}),
        (7, "", {"-1": 5, "-2": 1}),
    ],
)
def test_every_point_makes_the_monsters_deck_better(points, way, gone):
    game = before_scenario(HALL)
    take(game, *["knowledge"] * points, cards=way)
    deck = Counter(game.state.monster_modifiers.draw)
    assert Counter(STANDARD) - deck == Counter(gone)
    RULEBOOK.check(game.state)


@pytest.mark.rule("FH-FAV-04", "FH-FAV-02")
def test_the_party_decides_which_cards_go():
    game = before_scenario(HALL)
    for _ in range(3):
        run(game, favours.ask(game), "favour:wealth")
    question = asked(favours.ask(game), "done")
    assert (question.question, ids(question)) == ("favour_cards", ["ones", "two"])


@pytest.mark.rule("FH-FAV-01")
def test_nobody_has_to_ask_for_anything():
    game = before_scenario(HALL)
    take(game)
    assert Counter(game.state.monster_modifiers.draw) == Counter(STANDARD)
    assert not favours.due(game)


# --- what they bring ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-FAV-03")
@pytest.mark.parametrize(("checks", "xp"), [(1, 6), (0, 0)])
def test_knowledge_3_xp_for_a_battle_goal_that_was_met(checks, xp):
    game = before_scenario(HALL)
    take(game, "knowledge", "knowledge")
    finish(game, "2", drifter={"tally": {"checks": checks}})
    assert who(game, "drifter").character.xp == xp
    assert who(game, "boneshaper").character.xp == 0


@pytest.mark.rule("FH-FAV-03")
def test_wealth_1_gold_for_every_coin_on_the_loot_cards():
    game = before_scenario(HALL)
    take(game, "wealth")
    before = who(game, "drifter").character.gold
    finish(game, "2", won=False, drifter={"loot": ("coin_2", "coin_3", "wood_a")})
    assert who(game, "drifter").character.gold == before + 5
    assert who(game, "boneshaper").character.gold == before


@pytest.mark.rule("FH-FAV-03", "FH-FAV-01")
def test_strategy_thins_every_monster_deck_once():
    game = before_scenario(HALL)
    decks = list(game.state.decks)
    rules = favours.ask(game)
    question = asked(rules, "favour:strategy")
    if len(decks) > 1:
        assert ids(question) == [f"deck:{name}" for name in decks]
        game.state.favours = Favours()
        easily(favours.ask(game), favours="favour:strategy", favour_deck=f"deck:{decks[0]}")
    (gone,) = game.state.favours.cards
    deck = game.state.decks[decks[0]]
    assert gone not in deck.draw
    assert len(deck.draw) == len(game.content.decks[decks[0]]) - 1
    assert len(told(game, "favour_thins")) == 1
    RULEBOOK.check(game.state)
    if len(decks) > 1:
        assert f"deck:{decks[0]}" not in ids(asked(favours.ask(game), "favour:strategy"))
    for _ in range(20):
        deck.card = ""
        reveal(game, decks[0])
        assert deck.card != gone
        deck.discard.append(deck.card)


@pytest.mark.rule("FH-FAV-03")
def test_discovery_adds_a_loot_card_of_what_is_not_there():
    game = before_scenario(HALL)
    content_with(game, scenarios={"2": replace(game.content.scenarios["2"], loot={"coins": 3, "wood": 2})})
    game.edition.prepare(game)
    question = asked(favours.ask(game), "favour:discovery")
    assert "take:wood" not in ids(question)
    assert "take:axenut" in ids(question)
    game.state.favours = Favours()
    easily(favours.ask(game), favours="favour:discovery", favour_kind="take:axenut")
    assert len(game.state.loot_deck) == 6
    assert "axenut" in game.state.loot_deck


@pytest.mark.rule("FH-FAV-03")
def test_capacity_one_more_small_item_and_one_that_stays_unused():
    game = before_scenario(HALL)
    hero = game.state.heroes[0]
    assert not equipment.fits(game.content, 1, ["120"], "126", items.capacity(game))
    take(game, "capacity")
    assert equipment.fits(game.content, 1, ["120"], "126", items.capacity(game))
    assert not equipment.fits(game.content, 1, ["120", "126"], "131", items.capacity(game))
    hero.items = [ItemCard("120"), ItemCard("126")]
    assert [item.id for item in items.ready(game, hero, "turn")] == ["120", "126"]
    hero.items[0] = ItemCard("120", "spent")
    assert items.ready(game, hero, "turn") == []
    hero.items = [ItemCard("126")]
    assert [item.id for item in items.ready(game, hero, "turn")] == ["126"]


@pytest.mark.rule("FH-FAV-03")
def test_potential_an_unchosen_card_for_one_of_at_least_its_level():
    game = before_scenario(HALL, level=3)
    hero = game.state.heroes[0]
    before = hero.character.pool
    question = asked(favours.ask(game), "favour:potential")
    cards = [game.card(name.partition(":")[2]) for name in ids(question) if name != "skip"]
    assert all(card.id not in before and 2 <= card.level <= 3 for card in cards)
    second = next(card for card in cards if card.level == 2)
    game.state.favours = Favours()
    question = asked(favours.ask(game), "favour:potential", f"learn:{second.id}")
    assert {game.card(name.partition(":")[2]).level for name in ids(question)} <= {2, 3}
    left = ids(question)[0].partition(":")[2]
    game.state.favours = Favours()
    easily(favours.ask(game), favours="favour:potential", favour_swap=f"learn:{second.id}")
    assert second.id in hero.character.pool
    assert left not in hero.character.pool
    assert len(hero.character.pool) == len(before)
    state = game.state
    state.result, state.phase = "lost", "over"
    state.stay = Stay(stage="homecoming", seats=(0, 1))
    run(game, homecoming.come_home(game, state.stay))
    assert who(game, "drifter").character.pool == before


@pytest.mark.rule("FH-FAV-03")
def test_potential_needs_a_card_that_was_not_chosen():
    game = before_scenario(HALL, level=1)
    question = asked(favours.ask(game))
    assert "favour:potential" not in ids(question)
    assert "favour:potential" in [no.id for no in question.refused()]


@pytest.mark.rule("FH-FAV-03", "FH-FAV-01")
def test_costs_are_those_of_the_table():
    game = before_scenario(HALL)
    found = {favour.id: favour.points for favour in game.content.outpost.tables.favours}
    assert found == {"knowledge": 1, "wealth": 1, "strategy": 1, "capacity": 1, "discovery": 1, "potential": 2}
    game = before_scenario(HALL, level=3)
    for _ in range(6):
        run(game, favours.ask(game), "favour:wealth")
    assert "favour:potential" not in offered(game)


def hall_match(seed):
    """A campaign whose outpost has the hall, before its first scenario."""
    match = Match.new("frosthaven", players=2, seed=seed, options={"mode": "campaign", "length": 1, "hero_level": 3})
    bot = RULEBOOK.bot(1)
    while match.decisions[0].question != "gates":
        decision = match.decisions[0]
        match.answer(bot.advise(decision, match.view(max(decision.seat, 0))).option)
    data = yaml.safe_load(match.position())
    data["outpost"]["buildings"].append({"id": "81", "level": 2})
    data["outpost"]["buildings"].sort(key=lambda one: one["id"])
    return Match.from_position(yaml.safe_dump(data))


@pytest.mark.rule("FH-FAV-01")
@pytest.mark.parametrize("seed", range(3))
def test_favours_are_exact_in_undo_clones_and_positions(seed):
    match = hall_match(seed)
    chance = Chance(seed)
    match.answer("play:1")
    assert match.decisions[0].question == "favours"
    questions = set()
    while match.decisions and match.decisions[0].question in favours.QUESTIONS:
        questions.add(match.decisions[0].question)
        now = moment(match)
        RULEBOOK.check(match.state)
        assert moment(match.clone()) == now
        text = match.position()
        assert Match.from_position(text).position() == text
        option, seat = random_choice(match, chance)
        match.answer(option, seat)
        after = moment(match)
        match.undo()
        assert moment(match) == now
        match.redo()
        assert moment(match) == after
    for _ in range(400):
        if match.outcome is not None:
            break
        RULEBOOK.check(match.state)
        match.answer(*random_choice(match, chance))
    assert "favours" in questions
