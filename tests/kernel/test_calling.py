"""Names that people give to a match and to things in it: cleaned, kept in saves, and never part of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.kernel import Match
from tafelrunde.kernel.calling import ITSELF, MOST_LETTERS, MOST_NAMES, called, clean_name, cleaned
from tafelrunde.kernel.papers.save import dump, restore

HOSTILE = {
    "a\x00b\nc\td": "abcd",
    "\u202egrimbold\u202c": "grimbold",
    "zero\u200bwidth\u2066": "zerowidth",
    "  spaces   around  ": "spaces   around",
    "<img src=x onerror=alert(1)>": "<img src=x onerror=alert(1)>",
    "{ $seat } \\ue000": "{ $seat } \\ue000",
    "\ue000\ue100marked\ue001": "marked",
    "x" * 500: "x" * MOST_LETTERS,
    "y" * (MOST_LETTERS - 1) + " z": "y" * (MOST_LETTERS - 1),
    "\ud800": "",
    "\u0301\x7f": "\u0301",
}


@pytest.mark.parametrize(("given", "kept"), HOSTILE.items())
def test_a_name_fits_one_line_and_turns_nothing_round(given: str, kept: str) -> None:
    assert clean_name(given) == kept


def test_an_empty_name_takes_the_name_away() -> None:
    names = called({"b": "Grimbold"}, "b", " \n ")
    assert names == {}


def test_too_many_names_and_things_that_are_none_are_forgotten() -> None:
    many = {f"thing{number}": f"name{number}" for number in range(MOST_NAMES + 9)}
    kept = cleaned(many | {"t" * 90: "long", "bad\n": "line"})
    assert len(kept) == MOST_NAMES
    assert "t" * 90 not in kept
    assert "bad\n" not in kept


def test_names_are_in_saves_and_clones_and_stay_over_an_undo(tmp_path: Path) -> None:
    match = Match.new("monster_lands", players=2, seed=3)
    before = match.position()
    match.call(ITSELF, "  The\u202e long road ")
    match.call("party:0", "Wanderers")
    assert match.position() == before
    match.answer(match.decision.options[0].id if match.decision else "")
    match.undo()
    match.save(tmp_path / "named.save")
    for other in (match.clone(), Match.load(tmp_path / "named.save"), match.fork(0, b"k" * 32)):
        assert other.names == {"": "The long road", "party:0": "Wanderers"}


def test_names_of_a_hostile_file_are_cleaned() -> None:
    match = Match.new("monster_lands", players=2, seed=3)
    match.names = {"": "\u202eevil\n", "x" * 200: "thing"}
    assert restore(Match, dump(match), Path("save")).match.names == {"": "evil"}
