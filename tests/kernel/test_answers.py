"""Answers: single options, illegal ones, and rules that fail."""

import msgspec
import pytest

from tafelrunde.kernel import PARTY, IllegalAnswer, Match, Option, Refused, Rules, ScriptError
from tests.helpers.playing import example, moment
from tests.helpers.toy import ToyGame, toy, words


def two_questions(game: ToyGame) -> Rules[None]:
    while game.state.turn < 3:
        yield game.checkpoint()
        forced = yield game.ask(0, "forced", [Option("only", "it", args={"price": 2})], rule="TOY-02")
        free = yield game.ask(0, "free", words("a", "b"))
        game.state.chosen += [forced, free]
        game.state.turn += 1
    game.state.turn = -1


def test_a_question_with_one_option_is_not_asked_but_noted():
    match = toy(two_questions)
    assert match.decision is not None
    assert match.decision.question == "free"
    (note,) = match.events
    assert (note.kind, note.rule, note.only) == ("only_option", "TOY-02", (0,))
    assert note.args == {"question": "forced", "option": "only", "args": {"price": 2}}


def test_a_question_with_one_option_is_asked_if_the_table_wants_it():
    match = toy(two_questions, skip_single=False)
    assert match.decision is not None
    assert match.decision.question == "forced"
    match.answer("only")
    match.answer("b")
    assert match.state.chosen == ["it", "b"]
    assert match.events == []
    assert moment(match.clone()) == moment(match)
    assert not match.clone().skips_single


def test_a_note_to_the_party_is_for_everybody():
    def rules(game: ToyGame) -> Rules[None]:
        yield game.ask(PARTY, "party", words("a"))

    assert toy(rules).events[0].only is None


def refusing(game: ToyGame) -> Rules[None]:
    refused = [Refused("hire:boss", "too_dear", "TOY-07", args={"price": 9})]
    yield game.ask(1, "hire", words("pass", "hire:cook"), rule="TOY-06", why_not=lambda: refused)
    game.state.turn = -1


@pytest.mark.parametrize(
    ("option", "seat", "reason", "rule"),
    [
        ("hire:boss", 1, "too_dear", "TOY-07"),
        ("hire:boss", None, "too_dear", "TOY-07"),
        ("nonsense", 1, "not_an_option", "TOY-06"),
        ("", 1, "not_an_option", "TOY-06"),
        (Option("hire:king"), 1, "not_an_option", "TOY-06"),
        (None, 1, "not_an_option", "TOY-06"),
        (3, None, "not_an_option", "TOY-06"),
        ("pass", 0, "not_your_turn", ""),
        ("pass", PARTY, "not_your_turn", ""),
    ],
)
def test_illegal_answers_change_nothing_and_say_why(option, seat, reason: str, rule: str):
    match = toy(refusing)
    match.answer("hire:cook")
    match.undo()
    before, undone = moment(match), list(match.undone)
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(option, seat)
    assert (refused.value.reason, refused.value.rule) == (reason, rule)
    assert rule in str(refused.value)
    assert moment(match) == before
    assert list(match.undone) == undone


def test_an_option_of_an_older_decision_counts_by_its_id():
    match = toy(two_questions)
    assert match.decision is not None
    old = match.decision.options[1]
    match.answer(old)
    match.answer(old)
    assert match.state.chosen == ["it", "b", "it", "b"]


def test_after_the_end_nothing_can_be_answered():
    match = toy(refusing)
    match.answer("pass")
    assert match.over
    assert match.decision is None
    with pytest.raises(IllegalAnswer) as refused:
        match.answer("pass")
    assert refused.value.reason == "game_over"


def test_anybody_may_answer_for_the_party():
    def rules(game: ToyGame) -> Rules[None]:
        yield game.ask(PARTY, "where", words("left", "right"))

    for seat in (None, 0, 1, PARTY):
        match = toy(rules)
        match.answer("left", seat)
        assert match.over


def failing(game: ToyGame) -> Rules[None]:
    while True:
        yield game.checkpoint()
        choice = yield game.ask(0, "go on", words("good", "bad", "bad later"))
        game.state.chosen.append(choice)
        game.tell("chose", choice=choice)
        game.roll("die")
        if choice == "bad":
            raise ZeroDivisionError("a bug in the rules")
        yield game.checkpoint()
        if choice == "bad later":
            raise ZeroDivisionError("a bug after a checkpoint")


@pytest.mark.parametrize("bad", ["bad", "bad later"])
def test_rules_that_fail_leave_the_match_as_it_was(bad: str):
    match = toy(failing)
    for _ in range(7):
        match.answer("good")
    match.undo()
    before, events, answers, undone = moment(match), match.events[:], list(match.answers), list(match.undone)
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            match.answer(bad)
        assert moment(match) == before
        assert (match.events, list(match.answers), list(match.undone)) == (events, answers, undone)
    match.redo()
    match.answer("good")
    assert match.state.chosen == ["good"] * 8
    match.undo(8)
    assert match.state.chosen == []


def test_a_failing_share_of_a_simultaneous_choice_is_taken_back():
    def share(game: ToyGame, seat: int) -> Rules[str]:
        choice = yield game.ask(seat, "q", words("good", "bad"))
        game.tell("thought")
        if choice == "bad":
            raise ZeroDivisionError
        return str(choice)

    def rules(game: ToyGame) -> Rules[None]:
        yield game.checkpoint()
        yield game.ask_all({seat: share(game, seat) for seat in (0, 1)})

    match = toy(rules)
    match.answer("good", 1)
    before = moment(match)
    with pytest.raises(ZeroDivisionError):
        match.answer("bad", 0)
    assert moment(match) == before
    match.answer("good", 0)
    assert [event.kind for event in match.events] == ["thought", "thought"]


def test_an_interrupt_leaves_the_match_as_it_was():
    def rules(game: ToyGame) -> Rules[None]:
        yield game.ask(0, "q", words("a", "b"))
        raise KeyboardInterrupt

    match = toy(rules)
    with pytest.raises(KeyboardInterrupt):
        match.answer("a")
    assert not match.over
    assert match.decision is not None


def test_without_recording_a_failure_ends_the_match():
    match = toy(failing, recording=False)
    match.answer("good")
    with pytest.raises(ZeroDivisionError):
        match.answer("bad")
    assert not match.over
    with pytest.raises(RuntimeError, match="an error in the rules ended this match"):
        match.answer("good")


def test_without_recording_a_match_plays_the_same_and_keeps_nothing(tmp_path):
    match, kept = (Match.new(example, 3, seed=4, recording=recording) for recording in (False, True))
    bots = [example.bot(seat) for seat in range(3)]
    assert match.play(bots) == kept.play(bots)
    assert msgspec.msgpack.encode(match.state) == msgspec.msgpack.encode(kept.state)
    assert (match.events, list(match.answers)) == ([], [])
    for impossible in (match.clone, match.position, lambda: match.save(tmp_path / "save")):
        with pytest.raises(RuntimeError, match="keeps no history"):
            impossible()
    assert list(tmp_path.iterdir()) == []


def test_a_script_that_can_not_happen_is_taken_back():
    match = toy(failing)
    match.state.script["die"] = [9]
    with pytest.raises(ScriptError):
        match.answer("good")
    assert match.state.chosen == []


def test_rules_must_ask_properly():
    def empty(game: ToyGame) -> Rules[None]:
        yield game.ask(0, "what", [])

    def strange(game: ToyGame) -> Rules[None]:
        yield 5  # type: ignore[misc]

    with pytest.raises(RuntimeError, match="asked 'what' without a legal answer"):
        toy(empty)
    with pytest.raises(TypeError, match="yielded 5 instead of a question"):
        toy(strange)


def test_a_game_that_never_ends_is_noticed():
    def forever(game: ToyGame) -> Rules[None]:
        while True:
            yield game.checkpoint()
            yield game.ask(0, "again", words("a", "b"))

    class First:
        def choose(self, decision, view):
            return decision.options[0]

    with pytest.raises(RuntimeError, match="toy, seed 0: not over after 50 answers"):
        toy(forever).play([First()] * 2, most=50)  # type: ignore[list-item]
