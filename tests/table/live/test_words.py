"""The log in pieces, and why something can't be taken back."""

from __future__ import annotations

import random

import pytest

from tafelrunde.kernel import NOBODY, Match
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import Code
from tafelrunde.table.live.words import Speaker

NAMES = ["Ada", "Bob", "Cleo"]


def _played(seed: int, **options: bool) -> Match:
    dice = random.Random(seed)
    match = Match.new("monster_lands", players=3, seed=seed, options=options)
    while not match.over:
        assert match.decision is not None
        match.answer(dice.choice(list(match.decision.options)))
    return match


@pytest.mark.parametrize("code", ["en", "de"])
def test_the_pieces_of_a_line_make_up_the_line(code: Code) -> None:
    match = _played(3, ambush_module=True)
    language = Language(code, match.rulebook, NAMES)
    names = 0
    for event in match.events:
        for seat in (0, NOBODY):
            parts = language.event_parts(event, seat)
            assert "".join([text for text, _ in parts]) == language.event(event, seat)
            names += sum(bool(on) for _, on in parts)
            for text, on in parts:
                assert all(text in NAMES for element in on if element.startswith("seat:"))
    assert names > len(match.events) / 2


def test_names_lead_to_what_is_on_the_table() -> None:
    match = _played(4)
    hired = next(event for event in match.events if event.kind == "hired" and event.args["seat"] == 0)
    line = Speaker(Language("en", match.rulebook, NAMES)).log_line(0, hired, NOBODY)
    assert line is not None
    assert ("Ada", ("seat:0",)) in [(part.text, part.on) for part in line.parts]
    mercenary = hired.args["mercenary"]
    assert any(f"member:{mercenary}" in part.on for part in line.parts)


def test_a_finished_game_has_figures_for_every_seat() -> None:
    match = _played(5)
    assert match.outcome is not None
    figures = match.rulebook.statistics(match.events, match.outcome)
    points = [figure for figure in figures if figure.name.removeprefix("figure-") in match.outcome.details["parts"][0]]
    totals = [sum(figure.values[seat] for figure in points) for seat in range(3)]
    assert tuple(totals) == match.outcome.scores
    said = Speaker(Language("de", match.rulebook)).result(match.outcome, figures)
    assert all(len(figure.values) == 3 for figure in said.figures)
    assert "Punkte für Ruhm" in [figure.name for figure in said.figures]
    gold = next(figure for figure in figures if figure.name == "figure-gold")
    assert len(gold.course) == match.outcome.details["rounds"]
    assert gold.course[-1] == gold.values
    assert list(gold.course) == sorted(gold.course)


@pytest.mark.parametrize("code", ["en", "de"])
def test_a_line_says_which_part_of_it_is_arithmetic_and_where_a_part_of_the_log_begins(code: Code) -> None:
    match = _played(3, ambush_module=True)
    speaker = Speaker(Language(code, match.rulebook, NAMES))
    lines = [(event, speaker.log_line(0, event, NOBODY)) for event in match.events]
    sums = [(event, line) for event, line in lines if line is not None and event.terms]
    assert sums
    assert all(line.sum and line.sum in line.text for _, line in sums)
    assert not any(line.sum for event, line in lines if line is not None and not event.terms)
    headings = {event.kind for event, line in lines if line is not None and line.heading}
    assert headings >= {"phase", "round_started"}
    assert headings <= match.rulebook.headings
