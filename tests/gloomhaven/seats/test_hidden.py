"""Who may know what (15): hands and goals are their owner's, the order of piles nobody's, the rest everybody's."""

from __future__ import annotations

import msgspec
import pytest

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.games.havens.seats import secrets
from tafelrunde.games.havens.state import DungeonRoom
from tafelrunde.kernel import NOBODY, Match
from tests.helpers.gloomhaven_rules import duel


def began(**options):
    """A match of two at the first card selection."""
    classes = {"class_1": "brute", "class_2": "tinkerer"}
    match = Match.new(RULEBOOK, 2, 5, options={"scenario": "1", **classes, **options})
    while match.state.phase != "selection":
        decision = match.decisions[0]
        match.answer(decision.options[0], decision.seat)
    return match


def seen(match, seat):
    """All that a seat is shown: the state as it may see it, the picture, and what it is asked."""
    view = match.view(seat)
    asked = [[option.id for option in decision.seen_by(seat).options] for decision in match.decisions]
    return msgspec.json.encode([secrets.view(match.state, seat), view.scene, asked]).decode()


@pytest.mark.rule("GH-HID-01", "GH-SEL-05")
@pytest.mark.parametrize("seat", [1, NOBODY])
def test_another_players_hand_is_known_by_its_number_only(seat):
    match = began()
    hero = match.state.heroes[0]
    shown = secrets.view(match.state, seat).heroes[0]
    assert (shown.hand, shown.goals) == (["?"] * 10, ("?",))
    # The goal is nowhere in anything that is sent to others.
    assert hero.goals[0] not in seen(match, seat)
    assert hero.goals[0] in seen(match, 0)


@pytest.mark.rule("GH-HID-01", "GH-SEL-07")
def test_cards_selected_before_the_reveal_are_seen_by_nobody_else():
    match = began()
    first = match.state.heroes[0].hand[:2]
    before = msgspec.json.encode([secrets.view(match.state, 1), match.view(1).scene])
    match.answer(f"first:{first[0]}", 0)
    match.answer(f"second:{first[1]}", 0)
    assert msgspec.json.encode([secrets.view(match.state, 1), match.view(1).scene]) == before
    assert [decision.seat for decision in match.decisions] == [1]


@pytest.mark.rule("GH-HID-01", "GH-SOL-03", "GH-END-06")
def test_open_hands_and_the_end_of_a_scenario_show_hands_but_goals_only_the_end():
    match = began(open_hands=True)
    hero = match.state.heroes[0]
    shown = secrets.view(match.state, 1).heroes[0]
    assert (shown.hand, shown.goals) == (hero.hand, ("?",))
    match = began()
    match.state.phase = "over"
    shown = secrets.view(match.state, 1).heroes[0]
    assert (shown.hand, shown.goals) == (match.state.heroes[0].hand, match.state.heroes[0].goals)


def piles(state):
    """Every pile whose order is hidden."""
    return [
        *[hero.deck.draw for hero in state.heroes],
        *[deck.draw for deck in state.decks.values()],
        state.monster_modifiers.draw,
        state.goal_deck,
        state.room_deck,
        state.encounter_deck,
    ]


@pytest.mark.rule("GH-HID-02")
@pytest.mark.parametrize("seat", [0, 1, NOBODY])
def test_nothing_anybody_sees_depends_on_the_order_of_a_pile_or_on_chance_to_come(seat):
    match = began()
    state = match.state
    state.room_deck, state.encounter_deck = ["RM-01", "RM-02"], ["RX-01", "RX-02"]
    before = secrets.view(state, seat)
    shown = msgspec.json.encode(before)
    for pile in piles(state):
        pile.reverse()
    state.rng += 1
    state.script = {"standee": [1]}
    assert msgspec.json.encode(secrets.view(state, seat)) == shown


@pytest.mark.rule("GH-HID-02", "GH-SET-02")
def test_what_is_in_closed_rooms_and_treasures_is_in_no_view():
    match = began()
    scenario = RULEBOOK.game(match.state).scenario
    state = secrets.view(match.state, 0)
    closed = [room for room in scenario.contents if room not in state.rooms]
    assert closed
    hidden = [placement.at for room in closed for placement in scenario.contents[room].monsters]
    assert hidden
    assert not {figure.at for figure in state.figures} & set(hidden)
    # The layout of the map is public from the start.
    assert len(state.map.rooms) == len(scenario.contents)


@pytest.mark.rule("GH-HID-02", "GH-RDG-02")
def test_the_next_room_of_a_random_adventure_is_not_known():
    board = duel()
    board.state.room_deck, board.state.encounter_deck = ["RM-05"], ["RX-05"]
    board.state.dungeon = (DungeonRoom(card="RM-01", encounter="RX-01", turns=0, by=(0, 0), entrance=(0, 0)),)
    shown = secrets.view(board.state, 0)
    assert (shown.room_deck, shown.encounter_deck) == (["?"], ["?"])
    assert shown.dungeon == board.state.dungeon


@pytest.mark.rule("GH-HID-03")
@pytest.mark.parametrize("seat", [0, 1, NOBODY])
def test_the_rest_is_public(seat):
    board = duel()
    hero = board.state.heroes[0]
    hero.discard, hero.lost = board.plain("a"), board.plain("b", "c")
    board.active(hero, "d", lost=True)
    hero.coins, hero.xp, hero.deck.discard = 3, 7, ["+1", "x2"]
    board.state.elements["fire"] = 2
    board.item(hero, "012", state="spent")
    board.game()
    shown = secrets.view(board.state, seat)
    mine = shown.heroes[0]
    assert (mine.discard, mine.lost, mine.active, mine.items) == (hero.discard, hero.lost, hero.active, hero.items)
    assert (mine.coins, mine.xp, mine.deck.discard, len(mine.deck.draw)) == (3, 7, ["+1", "x2"], len(hero.deck.draw))
    assert sorted(mine.deck.draw) == sorted(hero.deck.draw)
    assert (shown.elements["fire"], shown.figures, shown.decks["guard"].card) == (2, board.state.figures, "guard-1")
