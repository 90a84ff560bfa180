"""Two forms of one character (17.1)."""

from __future__ import annotations

import pytest

from tafelrunde.games.frosthaven import RULEBOOK
from tafelrunde.games.havens.box.abilities import Switch
from tafelrunde.games.havens.box.cards import CharacterClass
from tafelrunde.games.havens.rules.choices import possible
from tafelrunde.games.havens.rules.round import resting, selection
from tafelrunde.kernel import Chance, Match
from tests.helpers.frosthaven import Field
from tests.helpers.gloomhaven_rules import asked, ids, name, run, take_turn

SWARM = CharacterClass(
    id="geminate",
    name=name("geminate"),
    hand=14,
    hp=(10,) * 9,
    cards=(),
    perks=(),
    forms=("melee", "ranged"),
)


def swarm(*, melee=(), ranged=(), discard=(), form="melee"):
    """A geminate before its selection, with cards in hand."""
    from msgspec.structs import replace

    board = Field()
    hero = board.hero("geminate", (0, 0))
    hero.chosen, hero.initiative, hero.second, hero.form = [], 0, 0, form
    hero.hand = board.plain(*melee, *ranged)
    hero.discard = board.plain(*discard)
    for card in (*melee, *ranged, *discard):
        board.cards[card] = replace(board.cards[card], form="ranged" if card.startswith("r") else "melee")
    board.guard((2, 0))
    board.state.phase = "selection"
    return board


def start(board):
    return board.game(classes={"geminate": SWARM})


@pytest.mark.rule("FH-CLS-10")
@pytest.mark.parametrize(("form", "cards"), [("melee", ["m1", "m2"]), ("ranged", ["r1", "r2"])])
def test_only_cards_of_the_present_form_are_selected(form, cards):
    game = start(swarm(melee=("m1", "m2"), ranged=("r1", "r2"), form=form))
    rules = next(selection.select(game)).parts[0]
    assert ids(asked(rules)) == [f"first:{card}" for card in cards]


@pytest.mark.rule("FH-CLS-10")
def test_the_hand_has_seven_cards_of_each_form_and_the_first_form_is_melee():
    for level in (1, 5, 9):
        match = Match.new(RULEBOOK, 1, 3, options={"class_1": "geminate", "characters": 2, "hero_level": level})
        while match.decision is not None and match.decision.question != "select":
            option = match.decision.option("recommended") or match.decision.options[0]
            match.answer(option, match.decision.seat)
        hero = match.state.heroes[0]
        forms = [RULEBOOK.content.cards[card].form for card in hero.hand]
        assert (forms.count("melee"), forms.count("ranged"), hero.form) == (7, 7, "melee")


@pytest.mark.rule("FH-CLS-10", "FH-CLS-11")
def test_a_switch_works_at_once_and_the_other_card_is_still_played():
    board = Field()
    hero = board.hero("geminate", (0, 0))
    hero.form = "melee"
    board.guard((2, 0))
    board.half("geminate-lead", "top", Switch())
    game = start(board)
    take_turn(game, "play:geminate-lead:top", "default:geminate-other:bottom", "skip", cls="geminate")
    assert hero.form == "ranged"
    assert hero.discard == ["geminate-lead", "geminate-other"]


@pytest.mark.rule("FH-CLS-11")
def test_who_has_no_forms_does_not_switch():
    board = Field()
    board.drifter()
    board.guard((2, 0))
    game = board.game()
    assert possible.obstacle_to(game, game.state.heroes[0], game.figure("drifter"), Switch()).rule == "FH-CLS-11"


@pytest.mark.rule("FH-CLS-12")
@pytest.mark.parametrize(("answer", "form"), [("switch", "ranged"), ("stay", "melee")])
def test_a_long_rest_may_switch_and_brings_back_cards_of_both_forms(answer, form):
    board = swarm(discard=("m1", "r1", "r2"))
    game = start(board)
    hero = game.state.heroes[0]
    hero.resting = True
    run(game, resting.long_rest(game, hero), "lose:m1", "use", "use", answer)
    assert (hero.form, hero.hand) == (form, ["r1", "r2"])


@pytest.mark.rule("FH-CLS-12")
def test_a_short_rest_may_switch_too():
    board = swarm(discard=("m1", "r1", "r2"))
    board.state.phase = "short_rests"
    game = start(board)
    run(game, resting.short_rests(game), "short_rest", "lose", "switch")
    assert game.state.heroes[0].form == "ranged"


@pytest.mark.rule("FH-CLS-12")
def test_who_can_not_play_or_rest_takes_the_other_form():
    game = start(swarm(melee=("m1",), ranged=("r1", "r2"), discard=("m2",)))
    run(game, selection.select(game), "first:r1", "second:r2")
    hero = game.state.heroes[0]
    assert (hero.form, hero.exhausted, hero.chosen) == ("ranged", False, ["r1", "r2"])


@pytest.mark.rule("FH-CLS-12")
def test_without_two_cards_of_either_form_it_is_exhausted():
    game = start(swarm(melee=("m1",), ranged=("r1",), discard=("m2",)))
    run(game, selection.select(game))
    assert game.state.heroes[0].exhausted


@pytest.mark.rule("FH-CLS-10")
def test_who_imagines_the_hand_of_another_knows_how_many_cards_of_each_form_it_has():
    match = Match.new(RULEBOOK, 2, 3, options={"class_1": "geminate", "hero_level": 5})
    while match.decision is not None and match.decision.question != "select":
        option = match.decision.option("recommended") or match.decision.options[0]
        match.answer(option, match.decision.seat)
    for seed in range(8):
        state = match.clone().state
        RULEBOOK.imagine(state, 1, Chance(seed))
        forms = [RULEBOOK.content.cards[card].form for card in state.heroes[0].hand]
        assert (forms.count("melee"), forms.count("ranged")) == (7, 7)
