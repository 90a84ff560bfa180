"""The machinery of golden transcripts, on the small game."""

from pathlib import Path

import pytest

import tests.lab.toy  # noqa: F401
from tafelrunde.kernel import Event, Term
from tafelrunde.lab.golden import __main__ as golden
from tafelrunde.lab.golden.transcript import event_line

LIST = """
- {name: first, game: hoard, seed: 1, players: 2, bots: [random, sensible], options: {rounds: 2}}
- {name: second, game: hoard, seed: 2, players: 3, bots: [random]}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "games.yaml").write_text(LIST)
    return tmp_path


def test_transcripts_are_written_once_and_compared(folder: Path, capsys: pytest.CaptureFixture[str]):
    command = ["--folder", str(folder)]
    assert golden.main([*command, "--check"]) == 1
    assert golden.main(command) == 0
    assert capsys.readouterr().out.count("changed") == 2
    assert golden.main(command) == 0
    assert "changed" not in capsys.readouterr().out
    assert golden.main([*command, "--check"]) == 0


def test_a_transcript_reads_like_the_game(folder: Path):
    golden.main(["--folder", str(folder)])
    lines = (folder / "hoard" / "first.txt").read_text().splitlines()
    assert lines[0] == "hoard  players 2  seed 1  bots random sensible"
    assert lines[1] == "options  rounds=2 rich=false break_at=0"
    assert lines[2].startswith("      dealt  HO-01  seat=0  [seat 0: hand=[")
    assert lines[4].startswith("   1  seat 0  card (")
    assert lines[-3].startswith("winners ")


def test_a_difference_is_shown_small(folder: Path, capsys: pytest.CaptureFixture[str]):
    golden.main(["--folder", str(folder)])
    capsys.readouterr()
    file = folder / "hoard" / "second.txt"
    file.write_text(file.read_text().replace("winners ", "losers ", 1))
    assert golden.main(["--folder", str(folder), "--check"]) == 1
    shown = capsys.readouterr().out
    assert "-losers" in shown
    assert "+winners" in shown
    assert len(shown.splitlines()) < 15


def test_transcripts_of_games_no_longer_listed_go_away(folder: Path):
    golden.main(["--folder", str(folder)])
    (folder / "games.yaml").write_text(LIST.replace("second", "third"))
    golden.main(["--folder", str(folder)])
    assert sorted(file.stem for file in (folder / "hoard").iterdir()) == ["first", "third"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("- {name: a, game: hoard}", "missing required field"),
        ("- {name: a, game: chess, seed: 1, players: 2, bots: [random]}", "no game 'chess'"),
        ("- {name: a, game: hoard, seed: 1, players: 9, bots: [random]}", "1 to 4 players"),
        ("- {name: a, game: hoard, seed: 1, players: 2, bots: [clever]}", "no bot 'clever'"),
        (LIST.replace("second", "first"), "two games are called first"),
    ],
)
def test_a_wrong_list(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, message: str):
    (tmp_path / "games.yaml").write_text(text)
    assert golden.main(["--folder", str(tmp_path)]) == 2
    assert message in capsys.readouterr().err


def test_an_event_as_a_line():
    event = Event(
        "hit",
        "X-1",
        {"seat": 1, "what": "two words", "dead": True},
        (Term("axe", 2), Term("fog", -1)),
        {0: {"card": "a"}},
    )
    assert event_line(event) == "hit  X-1  seat=1 what='two words' dead=true  axe+2 fog-1 = 1  [seat 0: card=a]"
