"""Replay, forks, refusals and figures in two worlds that differ only in what whoever asks can't know.

Both worlds begin anew from the same checkpoint; in the second one everything that the seat can't know was dealt anew.
As long as nothing of that comes to light, all that can be asked about what was played since must be answered alike.
"""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.kernel import NOBODY, PARTY, Chance, Match, find
from tafelrunde.kernel.papers.save import dump, restore
from tafelrunde.table import metrics
from tafelrunde.table.keeping import tokens
from tafelrunde.table.live.table import LiveTable
from tafelrunde.table.live.taking_along import forked
from tafelrunde.table.wire.refusing import NotAllowed, plain_words, refusal
from tests.helpers.effort import THOROUGH
from tests.helpers.watching import table_of
from tests.helpers.workers import NoBots

GAMES = ("monster_lands", "gloomhaven", "massive_darkness", "sword_and_sorcery", "frosthaven")
GAMES_EACH = 6 if THOROUGH > 1 else 1
MOVES = 400 if THOROUGH > 1 else 160
KEY = b"k" * 32
LINKS = ("first link", "second link", "third link", "fourth link")


def _world(match: Match, state: Any) -> LiveTable:
    """A table at which a game goes on from a state; workers know it from its save."""
    begun = Match.from_state(match.rulebook, match.setup, state, match.seed, key=match.key, title=match.title)
    table = table_of(begun)
    table._thinkers = NoBots()  # type: ignore[assignment]
    table.record.kept.start = dump(begun)
    for seat, row in enumerate(table.seats):
        table.seats[seat] = msgspec.structs.replace(row, token=tokens.digest(LINKS[seat]))
    return table


def _worlds(match: Match, seat: int, dice: random.Random) -> tuple[LiveTable, LiveTable] | None:
    """The same moment twice; None where they can be told apart by who is asked."""
    state, since = match.last_checkpoint
    if since or match.together:
        return None
    copies = [msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=match.rulebook.state_type) for _ in range(2)]
    match.rulebook.imagine(copies[1], seat, Chance(dice.randrange(10**9)))
    here, there = [_world(match, copy) for copy in copies]
    return (here, there) if _asked(here, seat) == _asked(there, seat) else None


def _asked(table: LiveTable, seat: int) -> object:
    """What a seat knows of who is asked, and what it is asked itself."""
    own = [one.fingerprint() for one in table.match.decisions if one.seat in (seat, PARTY)]
    return [one.seat for one in table.match.decisions], own, table.match.over, table.match.together


async def _play_on(here: LiveTable, there: LiveTable, seat: int, dice: random.Random) -> None:
    """The seat answers alike in both, as long as that brings nothing to light."""
    for _ in range(6):
        decision = here.match.decision
        if decision is None or decision.seat not in (seat, PARTY):
            return
        option = dice.choice(decision.options).id
        tried = [table.match.clone() for table in (here, there)]
        before = [one.state.revealed for one in tried]
        for one in tried:
            one.answer(option, decision.seat)
        worlds = [table_of(one) for one in tried]
        if [one.state.revealed for one in tried] != before or _asked(worlds[0], seat) != _asked(worlds[1], seat):
            return
        for table in (here, there):
            await table.answer(max(decision.seat, 0), table.moment, option)


async def _told(ask: Callable[[], Awaitable[object]]) -> object:
    """What comes of asking: an answer, or a refusal in words."""
    try:
        found = await ask()
    except NotAllowed as error:
        return [msgspec.json.encode(refusal(error, plain_words(code))) for code in ("de", "en")]
    return found if isinstance(found, bytes) else msgspec.json.encode(found)


async def _replayed(table: LiveTable, seat: int, held: frozenset[int]) -> list[object]:
    """Every moment since, and some that there are not."""
    numbers = (*range(len(table.match.answers) + 1), -1, 99)
    asked = [(number, code) for number in numbers for code in ("de", "en")]
    return [await _told(partial(table.drawn, number, seat, held, code)) for number, code in asked]


async def _refused(table: LiveTable, seat: int, held: frozenset[int]) -> list[object]:
    """What must not be done, by whoever holds a seat or none."""
    now, others = table.moment_for(held), range(-2, table.match.setup.players + 1)
    words = ("", "x", "pass", "take:1", "card:1", "☃" * 90)
    deeds: list[Callable[[], Awaitable[object]]] = []
    for one in others:
        if one != seat or not held:
            deeds += [partial(table.preview, one, now, "x", "en", held), partial(table.answer, one, now + 1, "x", held)]
    if held:
        deeds += [partial(table.answer, seat, now, word, held) for word in words]
        deeds += [partial(table.preview, seat, now, word, "de", held) for word in words]
        deeds += [partial(table.consent, seat, now, True, held), partial(table.undo, seat, now + 1, held)]
        deeds += [partial(table.hint, seat, now - 1, "en", held), partial(table.free, seat, ["no link"], "no owner")]
    return [await _told(deed) for deed in deeds]


def _begun(table: LiveTable, held: frozenset[int], number: int) -> list[object]:
    """A fork by other chance: its start as data, and what whoever made it sees there."""
    found = forked(table.book(), None, number, held, KEY, False)
    match = restore(Match, found.save, Path("fork")).match
    other = table_of(match)
    told = [
        found.game,
        found.players,
        found.options,
        found.seed,
        found.key,
        found.over,
        match.past,
        list(match.answers),
    ]
    return [*told, *[msgspec.json.encode(other.showing._picture(min(held), code)) for code in ("de", "en")]]


def _counted() -> list[str]:
    """All figures but those that tell time."""
    return [line for one in metrics.ALL if isinstance(one, metrics.Counter) for line in one.lines()]


async def _leaves(table: LiveTable, seat: int) -> dict[str, object]:
    held = frozenset({seat}) if seat >= 0 else frozenset[int]()
    counters = [one for one in metrics.ALL if isinstance(one, metrics.Counter)]
    before = [one.total for one in counters]
    found: dict[str, object] = {
        "replay": await _replayed(table, seat, held),
        "refusals": await _refused(table, seat, held),
    }
    if held:
        found["forks"] = [_begun(table, held, number) for number in range(len(table.match.answers) + 1)]
    found["figures"] = [one.total - old for one, old in zip(counters, before, strict=True)]
    return found


@pytest.mark.parametrize("number", range(GAMES_EACH))
@pytest.mark.parametrize("game", GAMES)
async def test_nothing_that_can_be_asked_depends_on_what_is_hidden(game: str, number: int) -> None:
    dice = random.Random(f"{game} {number} since")
    players = dice.choice([n for n in find(game).players if n > 1])
    match = Match.new(game, players, dice.randrange(10**6), key=KEY)
    compared = moves = 0
    for _ in range(MOVES):
        if match.over:
            break
        decision = dice.choice(match.decisions)
        if dice.random() < 0.12:
            for seat in {decision.seat if decision.seat >= 0 else 0, NOBODY}:
                worlds = _worlds(match, seat, dice)
                if worlds is None:
                    continue
                if seat >= 0:
                    await _play_on(*worlds, seat, dice)
                here, there = [await _leaves(table, seat) for table in worlds]
                for name, told in here.items():
                    assert told == there[name], (seat, name, len(match.answers))
                compared += 1
                moves += len(worlds[0].match.answers)
        match.answer(dice.choice(list(decision.options)), decision.seat)
    assert compared > 1
    assert moves > 0
    assert not [line for line in _counted() if any(link in line for link in (*LINKS, "Player", '"t"'))]
