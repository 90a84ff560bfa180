"""Simultaneous choices: secret, in any order, told only when all have chosen."""

from itertools import permutations

import pytest

from tafelrunde.kernel import Chance, IllegalAnswer, Match, NothingToUndo, Rules
from tests.helpers.playing import example, moment
from tests.helpers.toy import ToyGame, toy, words


def secret(game: ToyGame, seat: int, steps: int = 2) -> Rules[list[str]]:
    chosen = []
    for step in range(steps):
        chosen.append((yield game.ask(seat, f"step {step}", words("rock", "paper"), rule="TOY-03")))
        game.tell("thought", seat=seat, step=step)
    return chosen


def all_at_once(game: ToyGame) -> Rules[None]:
    yield game.checkpoint()
    first = yield game.ask(0, "first", words("yes", "no"))
    results = yield game.ask_all({seat: secret(game, seat) for seat in range(len(game.state.secrets))})
    game.state.chosen.append(first)
    for seat, chosen in results.items():
        game.state.chosen.extend(chosen)
        game.tell("shown", "TOY-04", seat=seat, chosen=chosen)
    yield game.ask(0, "last", words("yes", "no"))
    game.state.turn = -1


def at_the_choice(players: int = 3) -> Match:
    match = toy(all_at_once, players)
    match.answer("yes")
    return match


def test_everybody_is_asked_at_once():
    match = at_the_choice()
    assert [decision.seat for decision in match.decisions] == [0, 1, 2]
    match.answer("rock", 1)
    match.answer("rock", 1)
    assert [decision.seat for decision in match.decisions] == [0, 2]


def test_nobody_sees_the_others_options():
    match = at_the_choice()
    seen = [decision.seen_by(1) for decision in match.decisions]
    assert [len(decision.options) for decision in seen] == [0, 2, 0]


def test_nothing_is_told_before_all_have_chosen():
    match = at_the_choice(2)
    for seat in (1, 1, 0):
        match.answer("rock", seat)
        assert match.events == []
    match.answer("paper", 0)
    assert [(e.kind, e.args["seat"]) for e in match.events] == [
        ("thought", 0),
        ("thought", 0),
        ("thought", 1),
        ("thought", 1),
        ("shown", 0),
        ("shown", 1),
    ]


def test_it_does_not_matter_who_answers_first():
    ends = set()
    for order in set(permutations([0, 0, 1, 1, 2, 2])):
        match = at_the_choice()
        for seat in order:
            match.answer("rock" if seat == 1 else "paper", seat)
        ends.add(repr(moment(match)))
    assert len(ends) == 1


def test_an_answer_without_a_seat_must_be_clear():
    match = at_the_choice()
    with pytest.raises(IllegalAnswer) as refused:
        match.answer("rock")
    assert refused.value.reason == "which_seat"
    with pytest.raises(IllegalAnswer) as refused:
        match.answer("rock", 7)
    assert refused.value.reason == "not_your_turn"


def test_taking_back_one_seats_choice_keeps_the_others():
    match = at_the_choice()
    match.answer("rock", 0)
    match.answer("paper", 1)
    match.answer("rock", 2)
    match.answer("paper", 0)
    match.undo_seat(1)
    assert [(answer.seat, answer.option) for answer in match.answers[1:]] == [(0, "rock"), (2, "rock"), (0, "paper")]
    assert [(decision.seat, decision.question) for decision in match.decisions] == [(1, "step 0"), (2, "step 1")]
    with pytest.raises(NothingToUndo, match="seat 1 has not chosen anything yet"):
        match.undo_seat(1)


def test_an_earlier_answer_is_not_part_of_the_choice():
    """Seat 0 answered before the choice began; taking that back would pull the ground from under who has chosen."""
    match = at_the_choice()
    match.answer("rock", 1)
    match.answer("rock", 1)
    before = moment(match)
    with pytest.raises(NothingToUndo):
        match.undo_seat(0)
    assert moment(match) == before


def test_whether_others_have_begun_to_choose_changes_nothing_for_an_earlier_answer():
    """Otherwise it would tell how many answers they need: nobody may know that."""
    match = at_the_choice()
    match.answer("rock", 1)
    match.undo_seat(0)
    assert not match.answers
    match.redo(2)
    assert [(answer.seat, answer.option) for answer in match.answers] == [(0, "yes"), (1, "rock")]


def test_outside_a_choice_all_that_followed_is_taken_back_too():
    match = at_the_choice(2)
    for seat in (0, 0, 1, 1):
        match.answer("rock", seat)
    match.undo_seat(0)
    assert [(answer.seat, answer.option) for answer in match.answers] == [(0, "yes"), (0, "rock")]
    match.redo(3)
    assert match.decision is not None
    assert match.decision.question == "last"


def test_taking_back_across_a_checkpoint():
    match = Match.new(example, 2, seed=3)
    for _ in range(2):
        match.answer(match.decisions[0].options[0], match.decisions[0].seat)
    assert len(match.last_checkpoint[1]) == 0
    match.undo_seat(0)
    assert len(match.answers) == 0
    match.redo(2)
    assert len(match.answers) == 2


def test_a_share_with_one_option_is_skipped_and_noted_for_its_seat():
    def share(game: ToyGame, seat: int) -> Rules[str]:
        choice: str = yield game.ask(seat, "share", words("a") if seat else words("a", "b"))
        return choice

    def rules(game: ToyGame) -> Rules[None]:
        results = yield game.ask_all({seat: share(game, seat) for seat in (0, 1)})
        game.state.chosen.extend(results.values())
        game.state.turn = -1

    match = toy(rules)
    assert [decision.seat for decision in match.decisions] == [0]
    match.answer("b")
    assert match.state.chosen == ["b", "a"]
    assert [(event.kind, event.only) for event in match.events] == [("only_option", (1,))]


def test_a_choice_nobody_has_goes_on_by_itself():
    def rules(game: ToyGame) -> Rules[None]:
        assert (yield game.ask_all({})) == {}
        game.state.turn = -1

    assert toy(rules).over


def test_shares_must_not_use_chance_or_ask_together():
    def rolling(game: ToyGame) -> Rules[None]:
        game.roll("die")
        yield game.ask(0, "q", words("a", "b"))

    def nested(game: ToyGame) -> Rules[None]:
        yield game.ask_all({})

    def empty(game: ToyGame) -> Rules[None]:
        yield game.ask(0, "q", [])

    def rules(share):
        def play(game: ToyGame) -> Rules[None]:
            yield game.ask_all({0: share(game)})

        return play

    with pytest.raises(TypeError, match="must not roll or reveal"):
        toy(rules(rolling))
    with pytest.raises(TypeError, match="simple questions"):
        toy(rules(nested))
    with pytest.raises(RuntimeError, match="asked 'q' without a legal answer"):
        toy(rules(empty))


def test_an_imagined_choice_leaves_out_what_the_others_chose():
    """Otherwise a search would know the secret bids that are already on the table."""
    match = Match.new(example, 3, seed=3)
    bids = [match.decisions[seat].options[0].id for seat in range(3)]
    alone = Match.new(example, 3, seed=3).view(1).imagine(Chance(5))
    match.answer(bids[0], 0)
    match.answer(bids[2], 2)
    imagined = match.view(1).imagine(Chance(5))
    assert [decision.seat for decision in imagined.decisions] == [0, 1, 2]
    assert moment(imagined)[:2] == moment(alone)[:2]
    for decision in imagined.decisions:
        assert sorted(option.value for option in decision.options) == sorted(imagined.state.hands[decision.seat])
    assert imagined.state.hands[1] == match.state.hands[1]
    assert imagined.state.hands[0] != match.state.hands[0]


def test_an_imagined_choice_keeps_ones_own():
    match = Match.new(example, 3, seed=3)
    match.answer(match.decisions[1].options[0], 1)
    imagined = match.view(1).imagine(Chance(5))
    assert [decision.seat for decision in imagined.decisions] == [0, 2]


def test_an_earlier_choice_of_the_same_turn_is_kept_in_imagination():
    def rules(game: ToyGame) -> Rules[None]:
        yield game.checkpoint()
        for _ in range(2):
            results = yield game.ask_all({seat: secret(game, seat, steps=1) for seat in (0, 1)})
            game.state.chosen.extend(word for chosen in results.values() for word in chosen)

    match = toy(rules)
    match.answer("rock", 0)
    match.answer("paper", 1)
    match.answer("rock", 0)
    imagined = match.view(1).imagine(Chance(1))
    assert imagined.state.chosen == ["rock", "paper"]
    assert [decision.seat for decision in imagined.decisions] == [0, 1]
