"""What a player sees: map, cards, piles, order, goals; and that every card of the content can be shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.games.gloomhaven.content import load
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.scene.cards import ability_card, active_card, goal_card, item_card
from tafelrunde.games.havens.scene.goals import goal_text
from tafelrunde.games.havens.scene.monsters import monster_panel
from tafelrunde.games.havens.scene.scene import scene
from tafelrunde.games.havens.state import ActiveCard, Character, Hero, ItemCard, Mark, MonsterDeck, State
from tafelrunde.kernel import NOBODY, Chance, Decision, Match
from tafelrunde.kernel.scene import Card, Pile, Scene, Turn
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.proofreading import Proofreader
from tests.helpers.playing import element_ids

PARTY_OF_TWO = {"class_1": "brute", "class_2": "scoundrel"}
ENGLISH = Language("en", RULEBOOK, ["Ada", "Ben"])


def played(
    until: Callable[[Match, Decision], bool], *, players: int = 2, seed: int = 5, most: int = 600, **options: Any
) -> tuple[Match, Decision]:
    """A game played by chance, with the recommended hand, up to a certain question."""
    match = Match.new(RULEBOOK, players, seed, options={**PARTY_OF_TWO, **options})
    chance = Chance(seed)
    for _ in range(most):
        for decision in match.decisions:
            if until(match, decision):
                return match, decision
        decision = match.decisions[0]
        wanted = (
            "recommended" if decision.question == "hand" else decision.options[chance.below(len(decision.options))].id
        )
        match.answer(wanted, decision.seat)
    raise AssertionError("that question was not asked")


def asked(question: str) -> Callable[[Match, Decision], bool]:
    return lambda match, decision: decision.question == question


def shown(match: Match, seat: int) -> Scene:
    return match.view(seat).scene


def cards(seen: Scene, kind: str = "") -> list[Card]:
    return [item for item in seen.mine if isinstance(item, Card) and (not kind or item.kind == kind)]


# --- what is mine ---------------------------------------------------------------------------------------------


def test_a_hand_is_shown_to_its_owner_and_only_counted_for_others():
    match, decision = played(asked("select"))
    own, other = shown(match, decision.seat), shown(match, 1 - decision.seat)
    hand = match.state.heroes[decision.seat].hand
    assert [card.id for card in cards(own, "hand")] == [f"card:{card}" for card in hand]
    assert not element_ids(other) & {f"card:{card}" for card in hand}
    badges = {badge.label: badge.value for badge in other.seats[decision.seat].badges}
    assert badges["name-hand"] == len(hand)


def test_battle_goals_are_their_owners():
    match, decision = played(asked("select"))
    (goal,) = match.state.heroes[decision.seat].goals
    assert f"goal:{goal}" in element_ids(shown(match, decision.seat))
    assert f"goal:{goal}" not in element_ids(shown(match, 1 - decision.seat))
    assert f"goal:{goal}" not in element_ids(shown(match, NOBODY))


def test_the_leading_card_is_lit_while_the_second_is_chosen():
    match, decision = played(asked("select_second"))
    lit = [card.id for card in cards(shown(match, decision.seat)) if card.state == "active"]
    assert lit == [f"card:{decision.args['card']}"]


def test_the_half_that_is_carried_out_is_lit_and_the_other_pale():
    match, decision = played(lambda match, decision: decision.question == "move" and bool(_hero(match).performing))
    card_id, _, half = _hero(match).performing.rpartition(":")
    (card,) = [card for card in cards(shown(match, decision.seat), "chosen") if card.id == f"card:{card_id}"]
    states = {face.id.rpartition(":")[2]: face.state for face in card.halves}
    assert states[half] == "active"
    assert states["bottom" if half == "top" else "top"] == "used"


def _hero(match: Match) -> Hero:
    acting = match.state.acting
    return next(hero for hero in match.state.heroes if hero.id == acting)


def test_discarded_and_lost_cards_are_piles_that_name_their_cards():
    match, decision = played(lambda match, decision: decision.question == "act" and match.state.round == 3)
    hero = match.state.heroes[decision.seat]
    piles = {item.id: item for item in shown(match, decision.seat).mine if isinstance(item, Pile)}
    for what, held in (("discard", hero.discard), ("lost_pile", hero.lost)):
        pile = piles[f"{what}:{hero.id}"]
        assert pile.count == len(held)
        assert [text.args["card"] for text in pile.tip if text.args] == held


def test_cards_of_a_pile_are_laid_out_when_one_of_them_is_to_be_chosen():
    match, decision = played(lambda match, decision: decision.question == "long_rest", seed=9)
    on_offer = {option.on for option in decision.options}
    pool = {card.id for card in cards(shown(match, decision.seat), "pool")}
    assert on_offer
    assert pool == on_offer


def test_cards_taken_into_the_hand_stay_in_view():
    match, decision = played(asked("hand"))
    taken = decision.options[-1]
    match.answer(taken.id, decision.seat)
    now = next(other for other in match.decisions if other.seat == decision.seat)
    seen = cards(shown(match, now.seat), "pool")
    assert len(seen) == len(match.state.heroes[now.seat].character.pool)
    assert [card.id for card in seen if card.state == "active"] == [taken.on]


# --- what is on offer -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("question", ["buy", "perk", "learn", "equip", "battle_goal"])
def test_what_is_on_offer_during_preparation_can_be_pointed_at(question: str):
    match, decision = played(asked(question), preparation="full", hero_level=2)
    places = element_ids(shown(match, decision.seat))
    assert {option.on for option in decision.options if option.on} <= places


def test_items_that_are_too_dear_are_shown_with_their_price():
    match, decision = played(asked("buy"), preparation="full")
    spent = next(option for option in decision.options if option.args.get("price") == 20)
    match.answer(spent.id, decision.seat)
    decision = match.decisions[0]
    dear = {refused.on for refused in decision.refused()}
    assert dear
    assert dear <= element_ids(shown(match, decision.seat))


# --- the table ------------------------------------------------------------------------------------------------


def test_rooms_are_fog_until_they_are_revealed_and_doors_are_known():
    match, _ = played(asked("select"))
    (board,) = shown(match, 0).boards
    kinds = {cell.id: cell.kind for cell in board.cells}  # type: ignore[union-attr]
    state = match.state
    for room in state.map.rooms:
        for q, r in room.hexes:
            assert (kinds[f"hex:{q},{r}"] == "fog") == (room.id not in state.rooms)
    first = next(door for door in state.map.doors if set(door.joins) & set(state.rooms))
    assert kinds[f"hex:{first.at[0]},{first.at[1]}"] == "door"


def test_a_hex_with_something_on_it_still_says_which_hex_it_is():
    """Whoever has the board read out hears "C9, table", not "table" four times."""
    match, _ = played(asked("select"))
    (board,) = shown(match, 0).boards
    things = {cell.id: cell for cell in board.cells if {"obstacle", "door"} & set(cell.kind.split())}  # type: ignore[union-attr]
    assert {cell.name for cell in things.values()} >= {"tile-table", "name-door"}
    assert all(f"hex:{cell.place}" == cell.id for cell in things.values())


def test_the_order_tells_who_has_acted_who_acts_and_what_monsters_will_do():
    match, _ = played(lambda match, decision: decision.question == "act" and match.state.turn > 0)
    order = shown(match, 0).order
    assert [turn.initiative for turn in order] == sorted(turn.initiative or 0 for turn in order)
    assert [turn.id for turn in order if turn.state == "active"] == [f"turn:{match.state.acting}"]
    assert order[0].state == "used"
    monsters = [turn for turn in order if turn.seat is None]
    assert monsters
    assert all(turn.lines and turn.figures for turn in monsters)


def test_characters_of_one_player_are_listed_before_the_order_is_known():
    match, decision = played(asked("select"), players=1, characters=3, class_3="tinkerer")
    order: tuple[Turn, ...] = shown(match, 0).order
    assert [turn.name for turn in order] == ["brute", "scoundrel", "tinkerer"]
    assert [turn.name for turn in order if turn.state == "active"] == [decision.args["hero"]]


def test_the_goal_says_how_much_is_left():
    match, _ = played(asked("select"))
    game = RULEBOOK.game(match.state)
    monsters = sum(figure.kind == "monster" for figure in match.state.figures)
    text = goal_text(game, game.scenario.goal)
    assert ENGLISH.say(text) == f"Kill all enemies in every room: {monsters} to be seen, 2 rooms still closed."


def test_conditions_and_bonuses_are_marks_on_the_figure_and_explained():
    match, _ = played(asked("select"))
    figure = next(figure for figure in match.state.figures if figure.kind == "monster")
    figure.marks = (Mark("poison"), Mark("stun"))
    (board,) = shown(match, 0).boards
    pieces = {piece.id: piece for cell in board.cells for piece in cell.pieces}  # type: ignore[union-attr]
    piece = pieces[f"figure:{figure.id}"]
    assert [(badge.label, badge.tone) for badge in piece.badges] == [("name-poison", "bad"), ("name-stun", "bad")]
    assert {"tip-poison", "tip-stun"} <= {text.key for text in piece.tip}


def test_a_spectator_sees_the_table_but_nobodys_cards():
    match, _ = played(asked("act"))
    seen = shown(match, NOBODY)
    assert seen.mine == ()
    assert seen.boards
    assert seen.order


# --- everything in the box ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def table() -> Game:
    """A table without a game going on, to lay single cards on."""
    state = State(players=1, scenario="1", rng=1, round=2, phase="turns")
    state.heroes.append(Hero(index=0, seat=0, character=Character(cls="brute"), goals=("BG-01",)))
    return RULEBOOK.game(state)


def proofread(*things: Any) -> set[str]:
    reader = Proofreader(RULEBOOK)
    for thing in things:
        reader._walk(thing)
    return reader.problems


def test_every_ability_card_can_be_shown_in_hand_and_in_force(table: Game):
    hero = table.state.heroes[0]
    found = [ability_card(table, hero, card) for card in table.content.cards]
    for card in table.content.cards.values():
        for half in ("top", "bottom"):
            lasts = card.half(half).active  # type: ignore[arg-type]
            if lasts:
                active = ActiveCard(card=card.id, half=half, lasts=lasts, lost=False)  # type: ignore[arg-type]
                found.append(active_card(table, hero, active))
    assert all(face.badges or face.marks for card in found for face in card.halves)
    assert proofread(*found) == set()


def test_every_item_says_when_and_what(table: Game):
    hero = table.state.heroes[0]
    found = [item_card(table, hero, ItemCard(item), price=True) for item in table.content.items]
    assert all(card.lines for card in found)
    assert proofread(*found) == set()


def test_every_battle_goal_and_monster_with_each_of_its_cards(table: Game):
    hero = table.state.heroes[0]
    assert proofread(*[goal_card(table, hero, goal, chosen=True) for goal in table.content.goals]) == set()
    for kind in table.content.monsters.values():
        for card in table.content.decks[kind.deck]:
            table.state.decks[kind.deck] = MonsterDeck(card=card.id)
            assert proofread(monster_panel(table, kind.id)) == set()


@pytest.mark.parametrize("scenario", load().scenarios)
def test_every_scenario_can_be_shown_with_all_its_rooms(scenario: str):
    match, _ = played(asked("select"), scenario=scenario)
    state = match.state
    state = replace(state, rooms=tuple(room.id for room in state.map.rooms))
    assert proofread(scene(RULEBOOK.game(state), 0, None)) == set()


def test_statistics_grow_from_round_to_round_to_the_final_figures():
    match = Match.new(RULEBOOK, 2, 41, options={"class_1": "mindthief", "class_2": "brute", "difficulty": "0"})
    chance = Chance(41)
    while match.decisions:
        decision = match.decisions[0]
        match.answer(decision.options[chance.below(len(decision.options))].id, decision.seat)
    assert match.outcome is not None
    figures = {figure.name: figure for figure in RULEBOOK.statistics(match.events, match.outcome)}
    damage = figures["figure-damage"]
    assert sum(damage.values) == match.outcome.details["damage"]
    assert len(damage.course) == match.outcome.details["rounds"]
    assert list(damage.course) == sorted(damage.course)
    for name in ("figure-damage", "figure-kills", "figure-suffered"):
        assert figures[name].course[-1] == figures[name].values
