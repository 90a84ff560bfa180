"""What a table may settle before a game, and the registry of games."""

import pytest

from tafelrunde.kernel import BadSetup, Match, Rules, UnknownGame, find, games
from tests.helpers.playing import example
from tests.helpers.toy import Toy, ToyGame, words


def rules(game: ToyGame) -> Rules[None]:
    yield game.ask(0, "q", words("a", "b"))


def test_defaults_are_filled_in():
    assert Toy(rules).setup(2, {"length": "long"}).options == {"length": "long", "solo": False, "level": 2}
    assert Toy(rules).setup(1, {"solo": True})["solo"] is True
    assert Match.new(Toy(rules), 1, length="long", options={"solo": True}).setup["solo"] is True


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (0, {}, "toy is for 1 to 4 players, not 0"),
        (5, {}, "toy is for 1 to 4 players, not 5"),
        ("2", {}, "toy is for 1 to 4 players, not 2"),
        (2, {"speed": 1}, "toy has no option 'speed'; there are: length, solo, level"),
        (2, {"length": "endless"}, "option 'length' can't be 'endless'; allowed: short, long"),
        (1, {"solo": 1}, "option 'solo' can't be 1; allowed: false, true"),
        (1, {"solo": "yes"}, "option 'solo' can't be 'yes'; allowed: false, true"),
        (2, {"level": True}, "option 'level' can't be True; allowed: 1, 2, 3"),
        (2, {"solo": True}, "option 'solo' is only for 1 players (TOY-01)"),
    ],
)
def test_bad_set_ups_say_what_is_allowed(players, options, message: str):
    with pytest.raises(BadSetup) as refused:
        Toy(rules).setup(players, options)
    assert str(refused.value) == message


def test_a_value_is_kept_as_the_game_wrote_it():
    assert type(Toy(rules).setup(2, {"level": 3.0})["level"]) is int  # type: ignore[dict-item]


def test_games_by_their_id():
    assert "highest_bidder" in games()
    assert find("highest_bidder") is example
    with pytest.raises(UnknownGame) as unknown:
        find("chess")
    assert str(unknown.value).startswith("there is no game 'chess'; there are: ")


def test_the_same_seed_is_the_same_game():
    one, two, three = (Match.new(example, 3, seed=seed) for seed in (1, 1, 2))
    assert one.state == two.state
    assert one.state.hands != three.state.hands


def test_a_match_says_how_to_make_it_again_and_no_secrets():
    match = Match.new("highest_bidder", players=3, seed=5, rounds=3, skip_single=False)
    expected = "<Match 'highest_bidder', players=3, seed=5, rounds=3, skip_single=False; 0 answers>"
    assert repr(match) == expected
