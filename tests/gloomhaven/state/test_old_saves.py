"""Saves made under older rules, in the middle of something: they go on exactly from their last checkpoint.

The files were written by commit 7ce3243 (rules version 3), which kept an attack under other names, and copied moves,
actions and monsters' turns into the state.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.kernel import Chance, Match
from tafelrunde.kernel.papers.save import header, load
from tests.helpers.playing import play_at_random

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
    assert next(event.kind for event in match.events if event.kind in ("attacks", "draws", "suffers")) == "suffers"


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


def question(match: Match) -> str:
    assert match.decision is not None
    return match.decision.question


def test_in_the_middle_of_a_move():
    match = opened("move")
    progress = next(hero.progress for hero in match.last_checkpoint[0].heroes if hero.progress)
    assert progress.move is not None
    assert (progress.move.steps, progress.move.points) == (1, 4)
    assert question(match) == "move"


def test_between_two_abilities_of_an_action():
    match = opened("action")
    progress = next(hero.progress for hero in match.last_checkpoint[0].heroes if hero.progress)
    assert (progress.done, progress.used, progress.move) == (1, True, None)
    assert question(match) == "move"


def test_between_two_abilities_of_a_monster():
    match = opened("monster")
    turn = match.last_checkpoint[0].creature
    assert turn is not None
    assert turn.done == 2
    assert [(plan.ability, plan.targets[0][0]) for plan in turn.plans] == [(1, turn.focus)]
    assert question(match) == "monster_trap"


@pytest.mark.parametrize("name", ["move", "action", "monster", "monster-damage", "hero-moving", "hero-next-target"])
def test_an_older_save_is_played_to_its_end(name: str):
    match = opened(name)
    for _ in play_at_random(match, Chance(1)):
        pass
    assert match.outcome is not None
