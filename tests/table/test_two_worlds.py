"""All that leaves a table, in two worlds that differ only in what whoever looks can't know."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
import yaml

from tafelrunde.kernel import NOBODY, Chance, Match, find
from tafelrunde.table.http.infos import table_info
from tafelrunde.table.http.report import report, reported
from tafelrunde.table.live.table import LiveTable
from tests.helpers.effort import THOROUGH
from tests.helpers.watching import spectator, table_of

GAMES = ("monster_lands", "gloomhaven", "massive_darkness", "sword_and_sorcery", "frosthaven")
GAMES_EACH = 8 if THOROUGH > 1 else 2


class _Here:
    """What a worker would know of the table, as it is here: worlds that are imagined have no history."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table

    def match(self) -> Match:
        return self._table.match


def _leaves(table: LiveTable, seat: int, language: str) -> dict[str, Any]:
    """Everything that whoever holds this seat (or none) can be sent of the present moment."""
    held = frozenset({seat}) if seat >= 0 else frozenset[int]()
    told = yaml.safe_load(report(_Here(table), reported(table, seat, held, "note"), b"k" * 32))  # type: ignore[arg-type]
    told.pop("sealed", None)  # its length is rounded, and nobody can read it
    assert "position" not in told
    return {
        "frame": msgspec.json.encode(table.showing.frame(spectator(seat, language))),
        "report": told,
        "info": msgspec.json.encode(table_info(table, held, language, table.showing.title(language))),
        "moment": (table.moment_for(held), table.moves_for(held)),
        "undo": msgspec.json.encode(
            table.taking_back.undo_info(seat, held, table.speaker(language)) if seat >= 0 else None
        ),
    }


@pytest.mark.parametrize("number", range(GAMES_EACH))
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_leaves_a_table_depends_on_what_is_hidden(game: str, number: int) -> None:
    dice = random.Random(f"{game} {number}")
    rulebook = find(game)
    players = dice.choice([n for n in rulebook.players if n > 1])
    match = Match.new(game, players, dice.randrange(10**6))
    compared = 0
    for _ in range(400):
        if match.over:
            break
        if dice.random() < 0.06 and not match.together:
            asked = match.decision
            assert asked is not None
            for seat in (*range(players), NOBODY):
                if asked.seat not in (seat, -1):
                    continue  # another seat's pending question was made in the true world
                other = match.clone()
                rulebook.imagine(other.state, seat, Chance(dice.randrange(10**9)))
                language = dice.choice(["de", "en"])
                here, there = _leaves(table_of(match), seat, language), _leaves(table_of(other), seat, language)
                for name, sent in here.items():
                    assert sent == there[name], (seat, name, len(match.answers))
                compared += 1
        decision = dice.choice(match.decisions)
        match.answer(dice.choice(list(decision.options)), decision.seat)
    assert compared > 3
