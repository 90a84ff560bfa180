"""Whole random campaigns: no dead end, no broken invariant, and every moment can be gone back to and kept.

The tests of all games leave campaigns to us, for they are many times longer than a quest.
"""

from pathlib import Path

import msgspec
import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.rules.quests import QUESTS
from tafelrunde.kernel import Chance, Match
from tests.helpers.playing import asked, element_ids, encoded, moment, play_at_random, random_choice, seats

LONG = 200_000


@pytest.mark.slow
@pytest.mark.rule("MD-CAM-01")
@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("mode", ["campaign", "random_campaign"])
def test_random_campaigns_come_to_an_end(mode: str, players: int):
    match = Match.new(RULEBOOK, players, 100 + players, recording=False, options={"mode": mode})
    for number in play_at_random(match, Chance(players), LONG):
        if number % 5 == 0 or match.state.phase == "interlude":
            RULEBOOK.check(match.state)
    RULEBOOK.check(match.state)
    assert match.outcome is not None
    played = {quest for quest, _ in match.state.chronicle}
    assert played == set(QUESTS) - {""}


@pytest.mark.parametrize("seed", range(3))
def test_every_moment_between_quests_can_be_gone_back_to(seed: int, tmp_path: Path):
    options: dict[str, str | int | bool] = {"mode": "campaign", "quest": "maze_of_darkness", "lifebringer": 0}
    match = Match.new(RULEBOOK, 2 + seed, seed, options=options)
    chance = Chance(seed)
    tried = 0
    while not match.over and tried < 60:
        if match.state.phase == "interlude":
            tried += 1
            _same_again(match, chance, tmp_path / "campaign.tafelrunde")
        match.answer(*random_choice(match, chance))
    assert tried


def _same_again(match: Match, chance: Chance, path: Path) -> None:
    """Clone, undo, save, position, views and scenes of this moment."""
    now = moment(match)
    clone = match.clone()
    assert moment(clone) == now
    option, seat = random_choice(match, chance)
    clone.answer(option.id, seat)
    clone.undo()
    assert moment(clone) == now
    match.save(path)
    assert moment(Match.load(path)) == now
    again = Match.from_position(match.position())
    assert msgspec.msgpack.encode(again.state) == now[0]
    assert [asked(decision) for decision in again.decisions] == [asked(decision) for decision in match.decisions]
    for viewer in seats(match):
        view = match.view(viewer)
        ids = element_ids(view.scene)
        for decision in match.decisions:
            if decision.seat in (viewer, -1):
                assert {option.on for option in decision.options} - {""} <= ids
        assert encoded(view.state)
