"""Saves made under older rules, in the middle of an attack: they go on exactly from their last checkpoint.

The files were written by commit 7ce3243 (rules version 3), which kept an attack under other names.
"""

from __future__ import annotations

from pathlib import Path

from tafelrunde.kernel import Match
from tafelrunde.kernel.save import header, load

SAVES = Path(__file__).parents[2] / "games" / "saves"


def opened(name: str) -> Match:
    path = SAVES / f"gloomhaven-{name}.save"
    assert header(path).rules == 3
    found = load(Match, path)
    assert [note.kind for note in found.notes] == ["rules"]
    assert found.dropped == ()
    match: Match = found.match
    return match


def test_before_the_damage_of_an_attack_on_a_character():
    match = opened("monster-damage")
    decision = match.decision
    assert decision is not None
    assert (decision.question, decision.args["hero"], decision.args["amount"]) == ("damage", "spellweaver", 2)
    figure = next(figure for figure in match.state.figures if figure.id == "spellweaver")
    before = figure.hp
    match.answer("suffer")
    figure = next(figure for figure in match.state.figures if figure.id == "spellweaver")
    # The damage comes once, and the condition of the attack after it.
    assert figure.hp == before - 2
    assert "immobilize" in [mark.what for mark in figure.marks]
    assert [event.kind for event in match.events if event.kind in ("attacks", "draws", "suffers")][0] == "suffers"


def test_after_the_damage_and_before_the_push():
    match = opened("hero-moving")
    decision = match.decision
    assert decision is not None
    assert (decision.question, decision.args["figure"]) == ("push", "bandit_archer:4")
    assert {"push:3,9", "push:2,11", "skip"} == {option.id for option in decision.options}
    archer = next(figure for figure in match.state.figures if figure.id == "bandit_archer:4")
    before = archer.hp
    match.answer("push:3,9")
    archer = next(figure for figure in match.state.figures if figure.id == "bandit_archer:4")
    # The damage was dealt before the save, and is not dealt again.
    assert archer.hp == before


def test_between_two_targets_of_an_attack():
    match = opened("hero-next-target")
    # Of two declared targets the first was attacked before the save, the second comes now.
    attacked = [event.args["target"] for event in match.events if event.kind == "attacks"]
    assert attacked == ["inox_guard:4"]
