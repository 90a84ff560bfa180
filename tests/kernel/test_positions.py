"""Positions: the frame that all games share, and the default notation."""

from pathlib import Path

import pytest

from tafelrunde.kernel import IllegalAnswer, Match, PositionError, Rules
from tests.helpers.playing import example, moment
from tests.helpers.toy import ToyGame, toy, words

MINIMAL = "{game: highest_bidder, players: 3}"

FULL = """
game: highest_bidder
players: 2
options: {rounds: 3}
round: 3
coins: [4, 7]
hands: [[40, 1], [39, 2]]
deck: [33, 34, 35, 36, 37, 38, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]
played: [19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32]
next: {chest: [5]}
answers:
- {1: 'bid:2'}
"""


def test_everything_not_stated_has_a_default():
    match = Match.from_position(MINIMAL)
    assert match.setup.players == 3
    assert match.setup["rounds"] == 6
    assert [len(hand) for hand in match.state.hands] == [4, 4, 4]
    assert moment(Match.from_position(MINIMAL)) == moment(match)
    assert Match.from_position("game: highest_bidder").setup.players == 2


def test_board_chance_and_answers():
    match = Match.from_position(FULL)
    assert match.state.chest == 5
    assert [decision.seat for decision in match.decisions] == [0]
    match.answer("bid:40")
    assert match.outcome is not None
    assert match.outcome.scores == (9, 7)


def test_round_trip():
    match = Match.from_position(FULL)
    text = match.position()
    again = Match.from_position(text)
    assert moment(again) == moment(match)
    assert again.position() == text
    assert "options: {rounds: 3}" in text
    assert "next:" in text
    match.answer("bid:40")
    assert moment(Match.from_position(match.position()))[:2] == moment(match)[:2]


def test_answers_can_be_taken_back_to_where_the_position_starts():
    match = Match.from_position(FULL)
    match.undo()
    assert len(match.decisions) == 2


def test_a_stated_position_can_be_looked_at_before_anything_runs_on():
    match = Match.from_position(FULL, pause=True)
    assert match.paused
    assert (match.state.round, match.state.coins, match.state.chest) == (3, [4, 7], 0)
    assert match.state.script == {"chest": [5]}
    assert match.view(0).state.hands[0] == [40, 1]
    assert match.view(0).scene.viewer == 0
    assert (match.decision, list(match.decisions), match.over, list(match.answers)) == (None, [], False, [])
    with pytest.raises(IllegalAnswer) as refused:
        match.answer("bid:40")
    assert refused.value.reason == "paused"
    match.go_on()
    assert not match.paused
    assert moment(match) == moment(Match.from_position(FULL))
    match.go_on()
    assert moment(match) == moment(Match.from_position(FULL))


def test_a_paused_match_can_be_cloned_written_saved_and_played(tmp_path: Path):
    match = Match.from_position(FULL, pause=True)
    clone, text = match.clone(), match.position()
    assert clone.paused
    clone.go_on()
    assert match.paused
    whole = Match.from_position(FULL)
    assert moment(clone) == moment(whole)
    assert moment(Match.from_position(text)) == moment(whole)
    match.save(tmp_path / "game.tafel")
    assert moment(Match.load(tmp_path / "game.tafel"))[:2] == moment(whole)[:2]
    again = Match.from_position(FULL, pause=True)
    assert again.play([example.bot(seat) for seat in range(2)]) is not None


def test_what_can_not_go_on_stays_as_it_was_stated():
    match = Match.from_position(FULL.replace("bid:2", "bid:3"), pause=True)
    for _ in range(2):
        with pytest.raises(PositionError, match="answers: number 1: 'bid:3' is not an answer"):
            match.go_on()
        assert match.paused
        assert (match.state.chest, match.state.script, match.events) == (0, {"chest": [5]}, [])


def test_purposes_that_the_game_does_not_know(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(type(example), "purposes", lambda self: ("chest", "deck"))
    assert Match.from_position(FULL).state.chest == 5
    with pytest.raises(PositionError, match="next: nothing is left to chance for 'dice'; there are: chest, deck"):
        Match.from_position("{game: highest_bidder, next: {dice: [3]}}")
    monkeypatch.setattr(type(example), "purposes", lambda self: [f"deck {number}" for number in range(50)])
    with pytest.raises(PositionError, match=r"nothing is left to chance for 'duck 4'; there are: deck 4, .*…"):
        Match.from_position("{game: highest_bidder, next: {duck 4: [3]}}")


def test_chance_that_was_not_used_up_can_be_asked_for():
    match = Match.from_position(FULL.replace("{chest: [5]}", "{chest: [5, 6], deck: [40]}"), pause=True)
    assert match.unused_chance == {"chest": (5, 6), "deck": (40,)}
    match.go_on()
    assert match.unused_chance == {"chest": (6,), "deck": (40,)}
    assert Match.from_position(FULL).unused_chance == {}
    assert Match.new(example, 2).unused_chance == {}


def test_without_recording():
    assert list(Match.from_position(FULL, recording=False).answers) == []


def test_a_table_that_asks_single_options_stays_one(monkeypatch: pytest.MonkeyPatch):
    def rules(game: ToyGame) -> Rules[None]:
        yield game.checkpoint()
        yield game.ask(0, "one", words("only"))
        yield game.ask(0, "two", words("a", "b"))

    match = toy(rules, skip_single=False)
    monkeypatch.setattr("tafelrunde.kernel.papers.position.find", lambda _: match.rulebook)
    match.answer("only")
    text = match.position()
    assert "skip_single: false" in text
    assert moment(Match.from_position(text))[:2] == moment(match)[:2]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a position is a list of fields"),
        ("[1, 2]", "a position is a list of fields"),
        ("game: [x\nplayers: 3", "line 2: not YAML: "),
        ("a: b\n\tgame: x", "line 2: not YAML: "),
        ("players: 3", "game: a position names its game"),
        ("game: 3", "game: a position names its game"),
        ("game: chess", "game: there is no game 'chess'; there are: .*highest_bidder"),
        ("{game: highest_bidder, players: 9}", "players, options: highest_bidder is for 2 to 4 players, not 9"),
        ("{game: highest_bidder, players: two}", "players: expected `int`, got `str`"),
        ("{game: highest_bidder, options: 3}", "options: expected `object`, got `int`"),
        ("{game: highest_bidder, options: {rounds: 5}}", "option 'rounds' can't be 5; allowed: 3, 6"),
        ("{game: highest_bidder, options: {speed: 1}}", "has no option 'speed'; there are: rounds"),
        ("{game: highest_bidder, hunds: 1}", "hunds: there is no such field; there are: rounds, round, .*hands"),
        ("{game: highest_bidder, hands: [[1], [x]]}", r"hands\[1\]\[0\]: expected `int`, got `str`"),
        ("{game: highest_bidder, coins: many}", "coins: expected `array`, got `str`"),
        ("{game: highest_bidder, round: 1}", r"the cards in the game are \[\]"),
        ("{game: highest_bidder, answers: [fold]}", "answers: number 1: several seats are choosing"),
        ("{game: highest_bidder, answers: [{0: fold}]}", "answers: number 1: 'fold' is not an answer to 'bid'"),
        ("{game: highest_bidder, answers: [{7: fold}]}", "answers: number 1: seat 7 is not asked now"),
        ("{game: highest_bidder, answers: fold}", "answers: expected `array`, got `str`"),
        ("{game: highest_bidder, answers: [[1]]}", r"answers\[0\]: expected `str \| object`, got `array`"),
        ("{game: highest_bidder, next: {chest: [7]}}", "next: scripted chest: 7 is not a number from 1 to 6"),
        ("{game: highest_bidder, next: {chest: 3}}", r"next\[...\]: expected `array`, got `int`"),
        ("{game: highest_bidder, next: {deck: [99]}}", "next: scripted deck: there is no 99 among"),
        ("{game: highest_bidder, rng: x}", "rng: expected `int"),
        ("{game: highest_bidder, skip_single: maybe}", "skip_single: expected `bool`, got `str`"),
    ],
)
def test_mistakes_are_named_with_their_place(text: str, message: str):
    with pytest.raises(PositionError, match=message):
        Match.from_position(text)
