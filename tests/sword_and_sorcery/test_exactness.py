"""A position says everything: from any decision of random games, in adventures and on the journey, and back again."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tafelrunde.games.sword_and_sorcery import RULEBOOK
from tafelrunde.games.sword_and_sorcery.box.content import load
from tafelrunde.kernel import Chance, Match
from tests.helpers.effort import THOROUGH
from tests.helpers.playing import moment, random_choice

ADVENTURES = tuple(load().adventures)
MANY = 20 * THOROUGH
"""Decisions in a row of each adventure, each of them written down, read, saved, cloned and taken back."""


def same(match: Match, path: Path) -> None:
    """Position, save, clone, and one answer back and forth lead to this very moment."""
    now = moment(match)[:2]
    text = match.position()
    read = Match.from_position(text)
    assert msgspec.msgpack.encode(read.state) == now[0]
    assert moment(read)[1] == now[1]
    assert read.position() == text
    match.save(path)
    loaded = Match.load_report(path)
    assert (loaded.dropped, loaded.notes) == ((), ())
    assert moment(loaded.match)[:2] == now
    assert moment(match.clone())[:2] == now
    if match.answers:
        match.undo()
        match.redo()
        assert moment(match)[:2] == now


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_every_decision_of_an_adventure_is_exact(adventure, tmp_path):
    """Each adventure from another place on, so that together they go through whole rounds."""
    at = ADVENTURES.index(adventure)
    options = {
        "adventure": adventure,
        "heroes": "choose" if at % 2 else "recommended",
        "foes": ("easier", "harder")[at % 2],
    }
    match = Match.new(RULEBOOK, 2 + at % 4, seed=at, options=options)
    chance = Chance(at)
    skipped = 0 if at % 2 else 20 * at
    for number in range(skipped + MANY):
        if match.over:
            break
        if number >= skipped:
            same(match, tmp_path / "adventure.tafelrunde")
        match.answer(*random_choice(match, chance))


@pytest.mark.parametrize("players", [2, 4])
def test_every_decision_of_the_journey_is_exact(players, tmp_path):
    match = Match.new(RULEBOOK, players, seed=players, options={"mode": "campaign", "heroes": "recommended"})
    chance = Chance(players)
    seen: set[str] = set()
    looked = 0
    while not match.over and looked < MANY:
        if match.state.phase == "journey":
            looked += 1
            seen.add(match.decisions[0].question)
            same(match, tmp_path / "campaign.tafelrunde")
        decision = match.decisions[0]
        again = [option for option in decision.options if option.id in ("again", "set_out", "begin")]
        option, seat = random_choice(match, chance)
        match.answer(again[0] if again else option, decision.seat if again else seat)
    assert {"active_hero", "travel"} <= seen


@pytest.mark.parametrize("scene", ["road_to_nilmerg", "gates_of_amor", "winter_quarters", "lights_in_the_bog"])
def test_every_decision_at_a_location_is_exact(scene, tmp_path):
    """A rich party on the road, from there at random for a while."""
    start = Match.new(RULEBOOK, 3, seed=1, options={"mode": "campaign", "heroes": "recommended"})
    for word in ("come:0", "come:1", "come:2", "begin"):
        start.answer(word)
    state = start.state
    assert state.journey is not None
    assert all(hero.card for hero in state.heroes)
    state.scene, state.journey.stage = scene, "arrive"
    for hero in state.heroes:
        hero.gold = 150
    match = Match.from_state(RULEBOOK, start.setup, state)
    chance = Chance(5)
    questions = set()
    for _ in range(MANY):
        if match.over or match.state.phase != "journey":
            break
        questions.add(match.decisions[0].question)
        same(match, tmp_path / "campaign.tafelrunde")
        options = [option for option in match.decisions[0].options if option.id not in ("leave", "done")]
        options = options or list(match.decisions[0].options)
        match.answer(options[chance.below(len(options))], match.decisions[0].seat)
    assert len(questions) >= 3
