"""Saves that earlier versions made open from their last checkpoint, say so, and are played on."""

from pathlib import Path

import pytest

from tafelrunde.kernel import Chance, Match
from tests.helpers.playing import play_at_random

SAVES = sorted(Path(__file__).with_name("saves").glob("*.save"))
"""Made before the rules of their game changed; the name says in which moment."""


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_save_of_earlier_rules_opens_at_its_checkpoint_and_is_played_on(path):
    loaded = Match.load_report(path)
    assert "rules" in [note.kind for note in loaded.notes], "raise rules_version when a state or its questions change"
    match = loaded.match
    match.rulebook.check(match.last_checkpoint[0])
    for _ in play_at_random(match, Chance(1)):
        pass
    assert match.over


def test_there_are_saves_to_open():
    assert SAVES
