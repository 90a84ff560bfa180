"""Chance: in range, repeatable, scripted by purpose."""

import pytest

from tafelrunde.kernel import Chance, Game, GameState, ScriptError
from tafelrunde.kernel.chance import seeded, shuffle


def game(**script: list[int | str]) -> Game[GameState]:
    return Game(GameState(rng=seeded(7), script=script))


@pytest.mark.parametrize("n", [1, 2, 3, 6, 20, 1000])
def test_every_number_comes_and_none_is_out_of_range(n: int):
    running = game()
    numbers = {running.below("number", n) for _ in range(n * 20)}
    assert numbers == set(range(n))


def test_a_die_is_fair_enough():
    running = game()
    rolls = [running.roll("die") for _ in range(6000)]
    assert all(850 < rolls.count(face) < 1150 for face in range(1, 7))


def test_the_same_seed_gives_the_same_chance():
    one, two = game(), game()
    assert [one.roll("die") for _ in range(50)] == [two.roll("die") for _ in range(50)]
    assert one.state == two.state
    assert Chance(1).bits() != Chance(2).bits()
    assert 0 <= Chance(-1).rng < 2**64
    assert 0 <= Chance(2**80 + 1).random() < 1


def test_a_shuffle_keeps_the_cards():
    cards = list(range(52))
    game().shuffle("deck", cards)
    assert cards != list(range(52))
    assert sorted(cards) == list(range(52))
    chance = Chance(3)
    chance.shuffle(cards)
    assert sorted(cards) == list(range(52))


@pytest.mark.parametrize("length", [0, 1, 2, 3, 19, 20, 64, 65, 300])
@pytest.mark.parametrize("rng", [0, 1, seeded(11), 2**63, 2**64 - 1])
def test_a_whole_deck_is_shuffled_as_card_by_card(length: int, rng: int):
    deck, slowly = list(range(length)), list(range(length))
    after = shuffle(rng, deck)
    chance = Chance(0)
    chance.rng = rng
    chance.shuffle(slowly)
    assert (deck, after) == (slowly, chance.rng)


def test_rolls_come_to_light_and_shuffles_do_not():
    running = game()
    running.shuffle("deck", [1, 2, 3])
    assert running.state.revealed == 0
    running.roll("die")
    running.reveal()
    assert running.state.revealed == 2


def test_a_script_is_followed_by_purpose_and_then_chance():
    running, plain = game(die=[6, 1], other=[2]), game()
    assert [running.roll("die"), running.roll("die")] == [6, 1]
    assert running.roll("die") == plain.roll("die")
    assert running.state.script == {"other": [2]}


def test_a_scripted_shuffle_lists_the_top_cards():
    running = game(deck=["c", "a"])
    deck = ["a", "b", "c", "d"]
    running.shuffle("deck", deck)
    assert [deck.pop(), deck.pop()] == ["c", "a"]
    assert sorted(deck) == ["b", "d"]
    assert running.state.script == {}


@pytest.mark.parametrize("outcome", [0, 7, -1, "six"])
def test_a_script_that_can_not_happen_is_refused(outcome: int | str):
    with pytest.raises(ScriptError, match=f"scripted die: {outcome!r} is not a number from 1 to 6"):
        game(die=[outcome]).roll("die")


def test_a_scripted_card_must_be_there():
    with pytest.raises(ScriptError, match="scripted deck: there is no 'x' among a, b"):
        game(deck=["x"]).shuffle("deck", ["a", "b"])
