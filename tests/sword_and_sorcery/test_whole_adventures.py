"""Whole adventures: at random with everything that must always be true, and by the sensible bot."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery import RULEBOOK
from tafelrunde.games.sword_and_sorcery.box.content import load
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.loadout import Loadout, worked_out
from tafelrunde.kernel import Chance, Match

ADVENTURES = tuple(load().adventures)


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_random_adventures_end_and_nothing_breaks(adventure):
    players = 2 + ADVENTURES.index(adventure) % 4
    match = Match.new(RULEBOOK, players, seed=11, options={"adventure": adventure, "heroes": "choose"})
    chance = Chance(11)
    while match.outcome is None:
        decision = match.decisions[0]
        match.answer(decision.options[chance.below(len(decision.options))], decision.seat)
        RULEBOOK.check(match.state)
    assert match.state.reason


def test_a_sensible_party_can_win():
    won = 0
    for seed in range(6):
        match = Match.new(RULEBOOK, 2, seed, options={"heroes": "recommended"}, recording=False)
        bots = [RULEBOOK.bot(seat) for seat in range(2)]
        while match.outcome is None:
            decision = match.decisions[0]
            seat = max(decision.seat, 0)
            match.answer(bots[seat].advise(decision, match.view(seat)).option, decision.seat)
        won += match.state.result == "won"
    assert won > 0


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_every_map_can_be_shown(adventure):
    match = Match.new(RULEBOOK, 2, seed=1, options={"adventure": adventure, "heroes": "recommended"})
    zones = match.view(0).scene.boards[-1].zones
    assert len(zones) == len(load().board(adventure).zones)
    assert all(len(zone.corners) >= 4 for zone in zones)


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_what_a_figure_brings_is_never_what_it_brought_before(adventure):
    """What is remembered of loadouts equals what is worked out anew, whatever has happened to figures and cards."""
    players = 2 + ADVENTURES.index(adventure) % 4
    match = Match.new(RULEBOOK, players, seed=5, options={"adventure": adventure, "heroes": "choose"}, recording=False)
    game, content, chance = Game(match.state), load(), Chance(5)
    different = set()
    while match.outcome is None:
        for figure in (*match.state.heroes, *game.figures()):
            known, fresh = game.loadout(figure), worked_out(match.state, figure, content)
            assert known == fresh
            for part in Loadout.__slots__:
                assert getattr(known, part) == getattr(fresh, part)
            different.add((figure.id, tuple(fresh)))
        decision = match.decisions[0]
        match.answer(decision.options[chance.below(len(decision.options))], decision.seat)
    assert len(different) > players
