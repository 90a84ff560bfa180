"""The sequence of a round (4.1) and card selection (4.2)."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Shield
from tafelrunde.games.havens.rules import flow
from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.rules.round import selection
from tafelrunde.games.havens.seats import secrets
from tests.helpers.gloomhaven_rules import hp, ids, one_round, party, phase, run, turns

BOTH = ("first:b0", "second:b1", "first:t0", "second:t1")


@pytest.mark.rule("GH-RND-01", "GH-RND-02", "GH-CLN-07")
def test_selection_initiative_turns_clean_up_and_again():
    game = party().game()
    seen = []

    def whole_round():
        while game.state.round == 3:
            seen.append(game.state.phase)
            yield from flow.STEPS[game.state.phase](game)

    idle = ["default:{0}0:top", "default:{0}1:bottom", "skip"]
    answers = [*BOTH, "first:brute", *[one.format("b") for one in idle], *[one.format("t") for one in idle]]
    # In the end both have two discards and may take a short rest.
    run(game, whole_round(), *answers, "skip", "skip")
    assert list(dict.fromkeys(seen)) == ["selection", "initiative", "turns", "cleanup", "short_rests", "round_end"]
    assert turns(game) == ["guard:1", "brute", "tinkerer"]
    assert (game.state.phase, game.state.round) == ("selection", 4)
    kinds = [
        event.kind for event in game.events if event.kind in ("shows_cards", "monster_card", "order", "turn", "round")
    ]
    assert kinds == ["shows_cards", "shows_cards", "monster_card", "order", "turn", "turn", "turn", "round"]


@pytest.mark.rule("GH-RND-02", "GH-EXH-02")
def test_exhaustion_is_checked_before_anybody_selects():
    board = party(hand=1, discard=1)
    game = board.game()
    phase(game, *BOTH[2:])
    assert game.state.heroes[0].exhausted
    # Only the tinkerer was asked, and the round goes on.
    assert (game.state.heroes[1].chosen, game.state.phase) == (["t0", "t1"], "initiative")


@pytest.mark.rule("GH-RND-02", "GH-END-02")
def test_a_scenario_that_is_decided_ends_only_after_clean_up():
    board = party()
    for hero in board.state.heroes:
        hero.chosen = hero.hand[:2]
        del hero.hand[:2]
        hero.initiative = hero.second = 50 + hero.index
    board.state.phase, board.state.decks["guard"].card = "turns", "guard-1"
    game = board.game()
    run(game, damage.kill(game, game.figure("guard:1"), "brute"))
    assert game.state.result == "won"
    # Both still have their turns.
    idle = ["default:{0}0:top", "default:{0}1:bottom", "skip"]
    run(game, one_round(game), *[one.format("b") for one in idle], *[one.format("t") for one in idle])
    assert (turns(game), game.state.phase) == (["brute", "tinkerer"], "cleanup")
    phase(game)
    assert game.state.phase == "short_rests"
    phase(game, "skip")
    phase(game, "skip")
    phase(game)
    phase(game)
    assert game.state.phase == "over"


# --- selection ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-SEL-01", "GH-SEL-06", "GH-INI-01")
def test_two_cards_of_the_hand_the_leading_one_marked():
    game = party().game()
    phase(game, "first:b2", "second:b0", *BOTH[2:])
    hero = game.state.heroes[0]
    assert (hero.chosen, hero.hand, hero.discard, hero.lost) == (["b2", "b0"], ["b1", "b3"], [], [])


@pytest.mark.rule("GH-SEL-01", "GH-RST-05")
def test_or_a_long_rest_with_all_cards_still_in_hand():
    game = party(hand=3, discard=2).game()
    phase(game, "long_rest", *BOTH[2:])
    hero = game.state.heroes[0]
    assert (hero.resting, hero.chosen, len(hero.hand), hero.initiative) == (True, [], 3, 99)


@pytest.mark.rule("GH-SEL-02", "GH-SEL-04")
@pytest.mark.parametrize(
    ("hand", "discard", "options"),
    [
        (2, 0, ["first:b0", "first:b1"]),
        (2, 1, ["first:b0", "first:b1"]),
        (2, 2, ["first:b0", "first:b1", "long_rest"]),
        (1, 2, ["long_rest"]),
        (0, 2, ["long_rest"]),
    ],
)
def test_who_may_play_and_who_may_rest(hand, discard, options):
    game = party(hand=hand, discard=discard).game()
    request = next(selection.select(game))
    decision = request.parts[0].send(None)
    assert ids(decision) == options
    assert [no.reason for no in decision.refused()] == ([] if "long_rest" in options else ["too_few_discards"])


@pytest.mark.rule("GH-SEL-03", "GH-EXH-02")
def test_with_one_card_in_hand_two_discards_save_a_character():
    for discard, exhausted in ((1, True), (2, False)):
        game = party(hand=1, discard=discard).game()
        next(selection.select(game))
        assert game.state.heroes[0].exhausted is exhausted


@pytest.mark.rule("GH-SEL-04", "GH-ACT-12", "GH-RUL-03")
def test_active_cards_that_count_as_discarded_are_moved_first_as_many_as_are_missing():
    board = party(hand=2, discard=1)
    hero = board.state.heroes[0]
    board.active(hero, "A", Shield(n=1), lost=False, shield=1)
    board.active(hero, "B", Shield(n=2), lost=False, shield=2)
    board.active(hero, "C", Shield(n=4), lost=True, shield=4)
    game = board.game()
    phase(game, "long_rest", "end:B", *BOTH[2:])
    assert (hero.resting, hero.discard, [one.card for one in hero.active]) == (True, ["d0", "B"], ["A", "C"])
    assert game.shield(game.figure("brute")) == 5


@pytest.mark.rule("GH-SEL-05", "GH-HID-01")
def test_hands_and_selections_are_hidden_from_others_until_the_reveal():
    game = party().game()
    hero = game.state.heroes[0]
    seen = secrets.view(game.state, 1)
    assert all(one not in seen.heroes[0].hand for one in hero.hand)
    assert len(seen.heroes[0].hand) == len(hero.hand)
    phase(game, *BOTH)
    phase(game, "first:brute")
    assert secrets.view(game.state, 1).heroes[0].chosen == ["b0", "b1"]


@pytest.mark.rule("GH-SEL-06", "GH-DMG-04", "GH-DAT-04")
def test_selected_cards_are_neither_hand_nor_discard():
    game = party(hand=2, discard=0).game()
    phase(game, *BOTH)
    hero = game.state.heroes[0]
    # Both cards are selected: nothing is left to negate damage with.
    run(game, damage.suffer(game, game.figure("brute"), 3, cause="attack"))
    assert (hp(game, "brute"), hero.chosen, selection.discards(game, hero)) == (7, ["b0", "b1"], 0)


@pytest.mark.rule("GH-SEL-07", "GH-INI-02")
def test_monster_cards_are_drawn_after_all_have_committed():
    game = party().game()
    phase(game, *BOTH)
    assert game.state.decks["guard"].card == ""
    phase(game, "first:brute")
    assert game.state.decks["guard"].card == "guard-1"


@pytest.mark.rule("GH-SEL-04", "GH-ACT-12")
def test_a_rest_can_be_made_of_active_cards_alone():
    board = party(hand=2, discard=0)
    hero = board.state.heroes[0]
    for key in ("A", "B"):
        board.active(hero, key, Shield(n=1), lost=False, shield=1)
    game = board.game()
    phase(game, "long_rest", "end:B", *BOTH[2:])
    assert (hero.resting, hero.discard, hero.active, hero.chosen) == (True, ["A", "B"], [], [])


@pytest.mark.rule("GH-RND-02", "GH-RUL-05")
def test_after_a_failure_nobody_is_asked_for_a_rest():
    game = party(discard=2).game()
    game.state.phase, game.state.result = "short_rests", "lost"
    phase(game)
    assert game.state.phase == "round_end"
