"""Clean-up at the end of a round (4.6)."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Attack, Shield
from tafelrunde.games.havens.box.special import AtRound, Hurt, SpecialRule
from tafelrunde.games.havens.rules.round import cleanup
from tafelrunde.games.havens.state import STRONG, WANING, Bonus
from tests.helpers.gloomhaven_rules import attack, card, hp, party, phase, run


def cleaned(board):
    game = board.game()
    game.state.phase = "cleanup"
    run(game, cleanup.clean_up(game))
    return game


@pytest.mark.rule("GH-CLN-01", "GH-MOD-09", "GH-MOD-10")
@pytest.mark.parametrize(
    ("drawn", "reshuffled"),
    [("x2", True), ("null", True), ("+2", False), ("bless", False), ("curse", False), ("-1 temporary", False)],
)
def test_a_standard_double_or_null_drawn_reshuffles_its_deck(drawn, reshuffled):
    board = party()
    hero = board.state.heroes[0]
    hero.deck.draw, hero.deck.discard = ["+0", "+0", drawn], ["-1"]
    board.state.heroes[1].deck.discard = ["-1"]
    game = board.game()
    game.figure("guard:1").at = (1, 0)
    attack(game, Attack(n=2), "target:guard:1")
    game.state.phase = "cleanup"
    run(game, cleanup.clean_up(game))
    assert (hero.deck.discard == []) is reshuffled
    assert game.state.heroes[1].deck.discard == ["-1"]
    if reshuffled:
        assert sorted(hero.deck.draw) == sorted(["+0", "+0", "-1", drawn])
    # The next round begins without the need for another reshuffle.
    assert hero.deck.shuffle is False


@pytest.mark.rule("GH-CLN-01")
def test_the_monsters_deck_is_reshuffled_likewise():
    board = party()
    deck = board.state.monster_modifiers
    deck.draw, deck.discard, deck.shuffle = ["+0"], ["null", "-1"], True
    game = cleaned(board)
    assert (sorted(game.state.monster_modifiers.draw), deck.discard) == (["+0", "-1", "null"], [])


@pytest.mark.rule("GH-CLN-02", "GH-CLN-05")
@pytest.mark.parametrize("shuffle", [True, False])
def test_a_monster_deck_is_shuffled_with_its_discards_if_its_card_says_so(shuffle):
    board = party()
    cards = [card(initiative=10 + n, shuffle=shuffle and n == 0) for n in range(4)]
    board.type("guard", cards=cards)
    deck = board.state.decks["guard"]
    deck.card, deck.draw, deck.discard = "guard-1", ["guard-2"], ["guard-3", "guard-4"]
    cleaned(board)
    if shuffle:
        assert (sorted(deck.draw), deck.discard) == (["guard-1", "guard-2", "guard-3", "guard-4"], [])
    else:
        assert (deck.draw, deck.discard) == (["guard-2"], ["guard-3", "guard-4", "guard-1"])
    assert deck.card == ""


@pytest.mark.rule("GH-CLN-03")
def test_strong_becomes_waning_and_waning_inert():
    board = party()
    board.state.elements |= {"fire": STRONG, "dark": WANING}
    game = cleaned(board)
    assert (game.state.elements["fire"], game.state.elements["dark"], game.state.elements["ice"]) == (WANING, 0, 0)


@pytest.mark.rule("GH-CLN-04", "GH-CLN-06", "GH-ACT-06")
def test_a_round_bonus_discarded_in_clean_up_can_be_part_of_the_short_rest():
    board = party(discard=1)
    hero = board.state.heroes[0]
    board.active(hero, "A", Shield(n=1), lasts="round", lost=False)
    board.active(hero, "B", Shield(n=1), lasts="round", lost=True)
    game = cleaned(board)
    assert (hero.discard, hero.lost) == (["d0", "A"], ["B"])
    game.state.script = {"short rest brute": [1]}
    phase(game, "short_rest", "lose")
    assert (hero.hand[-1], hero.lost) == ("A", ["B", "d0"])


@pytest.mark.rule("GH-CLN-05", "GH-MAB-06")
def test_monster_round_bonuses_end_and_lasting_ones_stay():
    board = party()
    board.state.figures[2].bonuses = (
        Bonus("", shield=1),
        Bonus("", retaliate=2),
        Bonus("", shield=4, lasts="scenario"),
    )
    game = cleaned(board)
    guard = game.figure("guard:1")
    assert (game.shield(guard), [*game.retaliates(guard)]) == (4, [])


@pytest.mark.rule("GH-CLN-07")
def test_the_round_counter_goes_up_by_one_and_scenarios_see_it():
    board = party()
    board.scenario["special"] = (SpecialRule(when=AtRound(at=4, end=False), do=(Hurt(n=1),)),)
    game = board.game()
    game.state.phase = "round_end"
    phase(game, "suffer", "suffer")
    assert (game.state.round, hp(game, "brute"), hp(game, "tinkerer")) == (4, 9, 9)


@pytest.mark.rule("GH-CLN-05", "GH-INI-03")
def test_everybody_may_act_again_in_the_next_round():
    board = party()
    for figure in board.state.figures:
        figure.acted = True
    board.state.interrupts, board.state.boons = ["guard:1"], {"guard": (0,)}
    game = cleaned(board)
    assert not any(figure.acted for figure in game.state.figures)
    assert (game.state.order, game.state.interrupts, game.state.boons) == ([], [], {})


@pytest.mark.rule("GH-CLN-01", "GH-CLN-02", "GH-CLN-03", "GH-CLN-04")
def test_the_steps_come_in_their_order():
    board = party()
    board.state.elements["fire"] = STRONG
    board.state.monster_modifiers.shuffle = True
    board.active(board.state.heroes[0], "A", Shield(n=1), lasts="round", lost=False)
    board.type("guard", cards=[card(shuffle=True)])
    board.state.decks["guard"].card, board.state.decks["guard"].draw = "guard-1", []
    game = cleaned(board)
    assert [event.kind for event in game.events] == [
        "reshuffles",
        "monster_deck_shuffled",
        "element_wanes",
        "bonus_ends",
    ]
