"""The golden games are played as they were. If a change is meant, `make golden` writes them anew."""

from pathlib import Path

import pytest

from tafelrunde.lab.golden.writing import GoldenGame, compare, read_list

FOLDER = Path(__file__).parent
LISTED = read_list(FOLDER)


@pytest.mark.parametrize("entry", LISTED, ids=lambda entry: f"{entry.game}-{entry.name}")
def test_a_golden_game_is_played_as_it_was(entry: GoldenGame):
    found = compare(FOLDER, entry)
    assert not found, f"{entry.name} is played differently; if that is meant: make golden\n{found}"


def test_no_transcript_is_left_over():
    listed = {entry.file(FOLDER) for entry in LISTED}
    assert set(FOLDER.glob("*/*.txt")) <= listed
