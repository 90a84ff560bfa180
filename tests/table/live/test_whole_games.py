"""Whole games of sensible players, shown in words at every question: they come where random games never come."""

import random
from collections.abc import Sequence
from functools import cache

import pytest

from tafelrunde.bots import make_bot
from tafelrunde.kernel import Match, Setup, find
from tafelrunde.kernel.words.language import Language
from tafelrunde.lab.playing.modes import all_modes
from tafelrunde.table.live.words import Speaker
from tafelrunde.table.wire.refusing import TEXTS
from tests.helpers.effort import THOROUGH
from tests.helpers.playing import GAMES

PLAYED = 3 * THOROUGH
QUESTIONS = 250
"""Questions of one game that are looked at; most games have fewer."""
CHANCE = 3
"""The first answers of each player are chance, so that many heroes, classes and hands come to the table."""


@cache
def setups(game: str) -> Sequence[Setup]:
    return all_modes(find(game))[:PLAYED]


@pytest.mark.timeout(120)
@pytest.mark.parametrize("number", range(PLAYED))
@pytest.mark.parametrize("game", GAMES)
def test_every_moment_of_a_sensible_game_can_be_shown(game: str, number: int):
    rulebook, modes = find(game), setups(game)
    setup = modes[number % len(modes)]
    match = Match.new(rulebook, setup.players, seed=number, options=setup.options)
    names = [f"Player {seat + 1}" for seat in range(setup.players)]
    speaker = Speaker(Language("de" if number % 2 else "en", rulebook, names, (TEXTS,)))
    bots = [make_bot("sensible", rulebook, seat) for seat in range(setup.players)]
    chance = random.Random(number)
    for at in range(QUESTIONS):
        if match.over:
            break
        decision = match.decisions[0]
        seat = max(decision.seat, 0)
        speaker.speak_of(match)
        for looking in {seat, at % setup.players}:
            asked = match.view(looking).decision
            assert speaker.scene(match.view(looking).scene)
            assert asked is None or speaker.asked(asked)
        by_chance = at < CHANCE * setup.players
        option = chance.choice(decision.options) if by_chance else bots[seat].choose(decision, match.view(seat))
        match.answer(option, decision.seat)
