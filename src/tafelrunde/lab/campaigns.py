"""What a long campaign costs beside its beginning: bots play many adventures, and both ends are measured.

A campaign goes on for as long as it is wanted: where its rules ask whether an adventure that was lost is tried again,
the answer is yes (`repeat`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import msgspec

from tafelrunde.bots import RandomBot
from tafelrunde.kernel import Match, Rulebook
from tafelrunde.kernel.chapter import Chapter
from tafelrunde.kernel.save import dump, restore

CAMPAIGNS: dict[str, dict[str, Any]] = {
    "gloomhaven": {"mode": "campaign"},
    "massive_darkness": {"mode": "campaign"},
}
"""How a campaign is set up, by game."""
ADVENTURES = 60
TIMES = 9
AGAIN = "repeat"
HERE = Path("campaign")


class Cost(msgspec.Struct, frozen=True):
    """What one moment of a campaign costs, in milliseconds of processor time and in kilobytes."""

    opening: float
    """Reading it from where a table keeps it, and replaying its chapter."""
    job: float
    """What a bot or a hint is sent to think about."""
    clone: float
    """What every thought and every hint begins with."""
    save: float
    """The whole campaign as a file."""


def long_campaign(rulebook: Rulebook[Any], options: dict[str, Any], adventures: int) -> Iterator[Match]:
    """The match in the middle of every adventure and every stay between two, to the end or until there are enough."""
    players = 2 if 2 in rulebook.players else rulebook.players[0]
    match = Match.new(rulebook, players, seed=1, options=options)
    bot = RandomBot(1)
    first = match.title
    chapters = -1
    while not match.over and len(match.chapters) < 2 * adventures:
        if len(match.chapters) != chapters and (len(match.answers) >= 10 or chapters < 0):
            chapters = len(match.chapters)
            yield match
        decision = match.decisions[0]
        again = decision.option(AGAIN)
        match.answer(again or bot.choose(decision, match.view(max(decision.seat, 0))), decision.seat)
    assert first is not None, "a game without chapters is no campaign"
    yield match


def cost(match: Match) -> Cost:
    """What it costs now."""
    kept = dump(match, chapters=False)
    packed = [msgspec.msgpack.encode(chapter) for chapter in match.chapters]
    return Cost(
        opening=_milliseconds(lambda: _opened(kept, packed)),
        job=len(kept) / 1000,
        clone=_milliseconds(lambda: match.clone(history=False)),
        save=len(dump(match)) / 1000,
    )


def _opened(kept: bytes, packed: list[bytes]) -> Match:
    chapters = tuple([msgspec.msgpack.decode(data, type=Chapter) for data in packed])
    match: Match = restore(Match, kept, HERE, chapters=chapters).match
    return match


def _milliseconds(work: Callable[[], object]) -> float:
    spent = []
    for _ in range(TIMES):
        began = process_time()
        work()
        spent.append(process_time() - began)
    return 1000 * median(spent)


def compare(rulebook: Rulebook[Any], options: dict[str, Any], adventures: int = ADVENTURES) -> tuple[int, Cost, Cost]:
    """How many adventures were begun, and what the campaign costs in its first ones and in its last ones.

    Chapters differ in length: it is the dearest of the first ten that is compared with the dearest of the last ten.
    """
    costs: list[Cost] = []
    chapters = 0
    early: list[Cost] = []
    for match in long_campaign(rulebook, options, adventures):
        chapters = len(match.chapters)
        if len(early) < 10:
            early.append(cost(match))
        elif chapters > 2 * adventures - 12:
            costs.append(cost(match))
    return (chapters + 1) // 2, _dearest(early), _dearest(costs or early)


def _dearest(costs: list[Cost]) -> Cost:
    return Cost(*[max(values) for values in zip(*map(msgspec.structs.astuple, costs), strict=True)])
