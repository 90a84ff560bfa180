"""Slow and fast turns (17.1)."""

from __future__ import annotations

import pytest

from tafelrunde.games.frosthaven import RULEBOOK
from tafelrunde.games.havens.box.abilities import Attack, GainTokens, Haste, Move, Return
from tafelrunde.games.havens.box.cards import CharacterClass, Pace
from tafelrunde.games.havens.rules.choices import possible
from tafelrunde.games.havens.rules.round import initiative, selection
from tafelrunde.kernel import Match
from tests.helpers.frosthaven import Field
from tests.helpers.gloomhaven_rules import asked, ids, name, run, take_turn, told

BLADE = CharacterClass(
    id="blinkblade", name=name("blinkblade"), hand=10, hp=(10,) * 9, cards=(), perks=(), pace=Pace(30, 4)
)


def blade(*, tokens=1, lead=20, fast=None):
    """A blinkblade with two cards in hand, or (`fast` given) shown already."""
    board = Field()
    hero = board.hero("blinkblade", (0, 0), initiative=lead, second=60)
    board.guard((1, 0))
    hero.tokens = tokens
    if fast is None:
        hero.hand, hero.chosen, hero.initiative, hero.second = hero.chosen, [], 0, 0
        board.state.phase = "selection"
    else:
        hero.fast = fast
    return board


def start(board):
    return board.game(classes={"blinkblade": BLADE})


def selects(game, *answers):
    run(game, selection.select(game), "first:blinkblade-lead", "second:blinkblade-other", *answers)
    run(game, initiative.reveal_cards(game))
    return game.state.heroes[0]


@pytest.mark.rule("FH-CLS-01")
def test_a_slow_turn_is_later_and_brings_a_token():
    hero = selects(start(blade(tokens=1)), "slow")
    assert (hero.initiative, hero.second, hero.tokens, hero.fast) == (50, 60, 2, False)


@pytest.mark.rule("FH-CLS-01")
def test_a_fast_turn_keeps_the_initiative_and_costs_a_token():
    hero = selects(start(blade(tokens=1)), "fast")
    assert (hero.initiative, hero.tokens, hero.fast) == (20, 0, True)


@pytest.mark.rule("FH-CLS-01")
def test_without_a_token_the_turn_is_slow():
    hero = selects(start(blade(tokens=0)))
    assert (hero.initiative, hero.tokens, hero.fast) == (50, 1, False)


@pytest.mark.rule("FH-CLS-01")
@pytest.mark.parametrize(("lead", "slow"), [(67, 97), (68, 98), (90, 98), (99, 99)])
def test_a_slow_turn_is_never_as_late_as_a_rest(lead: int, slow: int):
    assert selects(start(blade(tokens=0, lead=lead))).initiative == slow


@pytest.mark.rule("FH-CLS-01")
def test_the_pace_belongs_to_the_selection_and_can_be_changed_with_it():
    game = start(blade(tokens=1))
    rules = next(selection.select(game)).parts[0]
    question = asked(rules, "first:blinkblade-lead", "second:blinkblade-other")
    assert (question.question, ids(question)) == ("pace", ["slow", "fast", "back"])
    selects(start(blade(tokens=1)), "back", "first:blinkblade-other", "second:blinkblade-lead", "fast")


@pytest.mark.rule("FH-CLS-01")
def test_a_long_rest_changes_no_tokens():
    board = blade(tokens=2)
    board.state.heroes[0].discard = board.plain("one", "two")
    game = start(board)
    run(game, selection.select(game), "long_rest")
    run(game, initiative.reveal_cards(game))
    hero = game.state.heroes[0]
    assert (hero.initiative, hero.tokens, hero.resting, hero.fast) == (99, 2, True, False)


@pytest.mark.rule("FH-CLS-02")
@pytest.mark.parametrize(("fast", "damage"), [(True, 5), (False, 3)])
def test_an_action_does_something_else_in_a_fast_turn(fast: bool, damage: int):
    board = blade(fast=fast)
    board.half("blinkblade-lead", "top", Attack(n=3), fast=(Attack(n=5),), xp=1)
    game = start(board)
    hero = take_turn(
        game, "play:blinkblade-lead:top", "target:guard:1", "default:blinkblade-other:bottom", "skip", cls="blinkblade"
    )
    assert [event.args["damage"] for event in told(game, "attack_result")] == [damage]
    assert (hero.xp, hero.discard) == (1, ["blinkblade-lead", "blinkblade-other"])


@pytest.mark.rule("FH-CLS-02")
def test_default_actions_know_no_pace():
    board = blade(fast=True)
    board.half("blinkblade-lead", "top", Attack(n=3), fast=(Attack(n=5),))
    game = start(board)
    take_turn(
        game,
        "default:blinkblade-lead:top",
        "target:guard:1",
        "default:blinkblade-other:bottom",
        "skip",
        cls="blinkblade",
    )
    assert [event.args["damage"] for event in told(game, "attack_result")] == [2]


@pytest.mark.rule("FH-CLS-03")
@pytest.mark.parametrize(("tokens", "then"), [(0, 2), (3, 4), (4, 4)])
def test_four_tokens_at_most(tokens: int, then: int):
    board = blade(tokens=tokens, fast=False)
    board.half("blinkblade-lead", "top", GainTokens(n=2))
    game = start(board)
    hero, figure = game.state.heroes[0], game.figure("blinkblade")
    no = possible.obstacle_to(game, hero, figure, GainTokens(n=2))
    assert (no is not None) == (tokens == 4)
    if no is None:
        take_turn(game, "play:blinkblade-lead:top", "default:blinkblade-other:bottom", "skip", cls="blinkblade")
    assert hero.tokens == then


@pytest.mark.rule("FH-CLS-03")
def test_a_slow_turn_brings_nothing_beyond_four():
    assert selects(start(blade(tokens=4)), "slow").tokens == 4


@pytest.mark.rule("FH-CLS-04")
def test_back_to_where_the_turn_began():
    board = blade(fast=False)
    board.half("blinkblade-lead", "top", Return())
    board.half("blinkblade-other", "bottom", Move(n=2))
    board.tile("trap", (0, 0), damage=2)
    game = start(board)
    take_turn(
        game,
        "play:blinkblade-other:bottom",
        "move:-2,0",
        "play:blinkblade-lead:top",
        "teleport:0,0",
        cls="blinkblade",
    )
    assert game.figure("blinkblade").at == (0, 0)
    assert game.figure("blinkblade").hp == 8


@pytest.mark.rule("FH-CLS-04")
def test_nobody_goes_back_to_where_it_is_or_where_somebody_else_stands():
    game = start(blade(fast=False))
    hero, figure = game.state.heroes[0], game.figure("blinkblade")
    for began in ((0, 0), (1, 0)):
        hero.began = began
        assert possible.obstacle_to(game, hero, figure, Return()).rule == "FH-CLS-04"
    hero.began = (0, 1)
    assert possible.obstacle_to(game, hero, figure, Return()) is None


@pytest.mark.rule("FH-CLS-05")
def test_fast_turns_can_be_free():
    board = blade(tokens=0)
    board.active(board.state.heroes[0], "outside", Haste())
    hero = selects(start(board), "fast")
    assert (hero.tokens, hero.fast, hero.initiative) == (0, True, 20)


def test_others_can_not_see_the_pace_before_the_cards():
    match = Match.new(RULEBOOK, 2, 5, options={"class_1": "blinkblade", "class_2": "drifter"})
    match.state.heroes[0].tokens = 1
    while match.decision is not None and match.decision.question != "select":
        match.answer(match.decision.options[0], match.decision.seat)
    # The first selection is slow for want of a token; what is chosen in secret is in nobody's state yet.
    assert match.view(1).state.heroes[0].fast is False
