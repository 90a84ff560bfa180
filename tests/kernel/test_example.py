"""The example is small, plays by its rules, and is what the documentation shows."""

import re
from pathlib import Path

import pytest

from tafelrunde.kernel import Match
from tests.helpers.playing import example, moment

ROOT = Path(__file__).parents[2]
SOURCE = (ROOT / "examples" / "highest_bidder" / "__init__.py").read_text(encoding="utf-8")
TEXTS = (ROOT / "examples" / "highest_bidder" / "texts" / "en.ftl").read_text(encoding="utf-8")
WALK = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def test_the_example_is_small():
    assert len(SOURCE.splitlines()) <= 150


def test_the_walk_shows_the_real_code():
    excerpts = blocks(WALK, "python")[1:]
    assert len(excerpts) >= 10
    for excerpt in excerpts:
        assert excerpt in SOURCE, excerpt
    for excerpt in blocks(WALK, "ftl"):
        for message in excerpt.splitlines():
            assert message in TEXTS, message


def test_the_code_to_try_works(capsys: pytest.CaptureFixture[str]):
    exec(blocks(WALK, "python")[0], {})
    assert "Outcome(" in capsys.readouterr().out


def test_the_test_of_the_walk_passes():
    (test,) = blocks(WALK, "text")
    scope = {"pytest": pytest, "Match": Match}
    exec(test.split("\n", 1)[1], scope)
    scope["test_the_highest_card_takes_the_chest"]()  # type: ignore[operator]


def test_the_documented_position_works():
    text = blocks((ROOT / "docs" / "positions.md").read_text(encoding="utf-8"), "yaml")[0]
    match = Match.from_position(text)
    assert [decision.seat for decision in match.decisions] == [0]
    assert moment(Match.from_position(match.position())) == moment(match)


def test_a_whole_game():
    match = Match.new(example, 4, seed=2)
    outcome = match.play([example.bot(seat) for seat in range(4)])
    chests = [event.args["coins"] for event in match.events if event.kind == "chest"]
    assert len(chests) == 6
    assert sum(outcome.scores) == sum(chests)
    assert [max(outcome.scores)] * len(outcome.winners) == [outcome.scores[seat] for seat in outcome.winners]


def test_the_bot_bids_high_for_a_full_chest():
    for chest, place in ((1, 0), (6, 3)):
        match = Match.from_position(f"{{game: highest_bidder, next: {{chest: [{chest}]}}}}")
        decision = match.decisions[0]
        assert example.bot(0).choose(decision, match.view(0)) is decision.options[place]
