"""Undo, redo and checkpoints: exact at any depth, and cheap to keep."""

import sys
from itertools import pairwise

import pytest

from tafelrunde.kernel import Chance, Match, NothingToUndo, Rules
from tafelrunde.kernel.match import Checkpoint
from tests.helpers.playing import moment, random_choice
from tests.helpers.toy import ToyGame, toy, words


def long_game(game: ToyGame) -> Rules[None]:
    """Turns of three questions with a roll after the second; a checkpoint at the start of each."""
    while True:
        yield game.checkpoint()
        seat = game.state.turn % len(game.state.secrets)
        first = yield game.ask(seat, "first", words("a", "b"))
        second = yield game.ask(seat, f"second after {first}", words("c", "d"))
        game.state.secrets[seat] += game.roll("die")
        game.tell("rolled", "TOY-01", seat=seat, now=game.state.secrets[seat])
        third = yield game.ask(seat, "third", words("e", "f"))
        game.state.chosen = [first, second, third]
        game.state.turn += 1


def played(answers: int) -> tuple[Match, list]:
    match, chance = toy(long_game, 3, seed=1), Chance(2)
    moments = [moment(match)]
    for _ in range(answers):
        match.answer(*random_choice(match, chance))
        moments.append(moment(match))
    return match, moments


def test_undo_to_any_depth_and_back():
    match, moments = played(400)
    for depth in (1, 2, 3, 47, 48, 49, 100, 399, 400):
        match.undo(depth)
        assert moment(match) == moments[400 - depth]
        assert len(match.undone) == depth
        match.redo(depth)
        assert moment(match) == moments[400]


def test_undo_one_by_one():
    match, moments = played(200)
    for number in range(199, -1, -1):
        match.undo()
        assert moment(match) == moments[number]
    for number in range(1, 201):
        match.redo()
        assert moment(match) == moments[number]


def test_too_many_are_refused_and_nothing_changes():
    match, moments = played(5)
    match.undo(2)
    for count in (0, -1, 4):
        with pytest.raises(NothingToUndo, match=f"there are 3 answers to take back, not {count}"):
            match.undo(count)
    for count in (0, -1, 3):
        with pytest.raises(NothingToUndo, match=f"there are 2 answers to give again, not {count}"):
            match.redo(count)
    assert moment(match) == moments[3]


def test_a_new_answer_forgets_what_was_undone():
    match, _ = played(5)
    match.undo(2)
    match.answer(match.decision.options[0])
    assert list(match.undone) == []
    with pytest.raises(NothingToUndo):
        match.redo()


def test_a_clone_can_undo_and_redo_too():
    match, moments = played(100)
    match.undo(3)
    clone = match.clone()
    match.undo(20)
    clone.redo(3)
    assert moment(clone) == moments[100]
    clone.undo(100)
    assert moment(clone) == moments[0]
    assert moment(match) == moments[77]


def kept(match: Match) -> list[Checkpoint]:
    return match._checkpoints


def test_old_checkpoints_are_packed_and_thinned():
    match, _ = played(3000)
    checkpoints = kept(match)
    assert checkpoints[0].at == 0
    assert [c.at for c in checkpoints] == sorted({c.at for c in checkpoints})
    assert len(checkpoints) <= 3000 / 24 + 5
    assert max(b.at - a.at for a, b in pairwise(checkpoints)) <= 48
    assert all((c.state is None) != (c.packed == b"") for c in checkpoints)
    assert [c for c in checkpoints[:-4] if c.state is not None] == []
    assert [c for c in checkpoints[-4:] if c.state is None] == []


def eventful(game: ToyGame) -> Rules[None]:
    """Now and then much follows from an answer, and seldom from most."""
    while True:
        yield game.checkpoint()
        yield game.ask(0, "q", words("a", "b"))
        for _ in range(20 if game.state.turn // 100 % 2 else 0):
            game.tell("happened")
        game.state.turn += 1


def test_checkpoints_lie_closer_where_more_happens():
    """What is given again after a deep undo is not only few answers: little must follow from them."""
    match = toy(eventful)
    for _ in range(1000):
        match.answer("a")
    checkpoints = kept(match)
    assert max(b.told - a.told for a, b in pairwise(checkpoints)) <= 32 + 20
    quiet = [c.at for c in checkpoints if 220 <= c.at <= 290]
    busy = [c.at for c in checkpoints if 320 <= c.at <= 390]
    assert min(b - a for a, b in pairwise(quiet)) >= 24
    assert max(b - a for a, b in pairwise(busy)) <= 4


def test_going_back_and_forth_does_not_pile_up_checkpoints():
    match, _ = played(300)
    count = len(kept(match))
    for depth in (1, 5, 50, 150):
        match.undo(depth)
        match.redo(depth)
    assert len(kept(match)) <= count + 4


def test_the_state_of_the_set_up_is_the_first_checkpoint():
    """A clone before the first answer should not set the game up again."""

    def rules(game: ToyGame) -> Rules[None]:
        if not game.state.turn:
            game.state.chosen.append("set up")
            game.tell("set_up")
            game.state.turn = 1
        while True:
            yield game.checkpoint()
            yield game.ask(0, "q", words("a", "b"))

    match = toy(rules)
    assert match.last_checkpoint[0].chosen == ["set up"]
    match.answer("a")
    match.undo()
    assert [event.kind for event in match.events] == ["set_up"]
    assert moment(match.clone()) == moment(match)


def test_a_checkpoint_far_from_where_the_rules_resumed_is_kept():
    """Rules whose first checkpoint comes after the first answer: it must not be taken for the start."""

    def rules(game: ToyGame) -> Rules[None]:
        while True:
            choice = yield game.ask(0, "q", words("a", "b"))
            game.state.chosen.append(choice)
            yield game.checkpoint()

    match = toy(rules)
    for _ in range(10):
        match.answer("a")
    match.undo(8)
    match.redo(8)
    assert len(match.clone().last_checkpoint[1]) == 0
    match.undo()
    assert match.state.chosen == ["a"] * 9


def test_long_games_stay_cheap():
    """Old checkpoints are thinned: what is kept grows with the length of the game, not with its square."""
    match, _ = played(3000)
    packed = sum(sys.getsizeof(checkpoint.packed) for checkpoint in kept(match))
    assert packed < 3000 * 20
