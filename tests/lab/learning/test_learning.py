"""The example that learns, where PyTorch is installed (`pip install tafelrunde[learn]`)."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from tafelrunde.lab.learning.__main__ import main
from tafelrunde.lab.learning.school import School

pytestmark = pytest.mark.timeout(900)

SMALL = {"gloomhaven": {"scenario": "1"}, "monster_lands": {}, "massive_darkness": {}, "sword_and_sorcery": {}}


def school(game: str) -> School:
    rulebook_options = SMALL[game]
    made = School(game, 2, {}, seed=1)
    made.setting = dict(made.rulebook.setup(2, rulebook_options).options)
    return made


@pytest.mark.parametrize("game", SMALL)
def test_it_learns_what_it_is_told(game: str) -> None:
    """The same few lessons again and again: it must come to say what the bot said, far more often than at first."""
    pupil = school(game)
    told = pupil.lessons(1)[:120]
    before = pupil.imitate(told, rounds=1)
    after = pupil.imitate(told, rounds=40)
    assert after > max(0.6, before)


def test_practice_changes_it_and_stays_finite() -> None:
    pupil = school("gloomhaven")
    before = [value.clone() for value in pupil.agent.parameters()]
    assert 0.0 <= pupil.practise(2) <= 1.0
    after = list(pupil.agent.parameters())
    assert any(not torch.equal(one, other) for one, other in zip(before, after, strict=True))
    assert all(bool(torch.isfinite(value).all()) for value in after)


def test_the_command_trains_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    curve = tmp_path / "curve.svg"
    words = ["massive_darkness", "--minutes", "0", "--lessons", "1", "--trial", "1", "--picture", str(curve)]
    assert main(words) == 0
    assert "in the end" in capsys.readouterr().out
    assert curve.read_text(encoding="utf-8").startswith("<?xml")


def test_what_is_not_there_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gloomhaven", "--option", "scenario=nowhere"]) == 2
    assert "scenario" in capsys.readouterr().err
    assert main(["chess"]) == 2
