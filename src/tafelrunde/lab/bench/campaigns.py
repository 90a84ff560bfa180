"""What a long campaign costs beside its beginning: bots play many adventures, and both ends are measured.

A campaign goes on for as long as it is wanted: where its rules ask whether an adventure that was lost is tried again,
the answer is yes (`repeat`), and nobody ends it where its story ends (`finish`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean, median
from time import process_time
from typing import Any

import msgspec

from tafelrunde.bots import RandomBot
from tafelrunde.kernel import Match, Option, Rulebook
from tafelrunde.kernel.chapter import Chapter
from tafelrunde.kernel.papers.save import dump, restore

CAMPAIGNS: dict[str, dict[str, Any]] = {
    "gloomhaven": {"mode": "campaign"},
    "massive_darkness": {"mode": "campaign"},
}
"""How a campaign is set up, by game."""
SENSIBLE = ("gloomhaven",)
"""Where sensible bots play it, who win, level and fill the map; elsewhere random ones, who lose most of it."""
ADVENTURES = 60
TIMES = 9
AGAIN = "repeat"
FINISH = "finish"
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
    move: float
    """A bot's answer, on the mean of its chapter so far."""
    adventure: bool
    """Whether it is an adventure, which has a name; in town there is more to choose later on than in the beginning."""


class Pace:
    """How long bots have thought in the chapter in progress, in milliseconds."""

    def __init__(self) -> None:
        self._spent = 0.0
        self._answers = 0

    @property
    def mean(self) -> float:
        return self._spent / max(self._answers, 1)

    def think(self, work: Callable[[], Option]) -> Option:
        began = process_time()
        option = work()
        self._spent += 1000 * (process_time() - began)
        self._answers += 1
        return option

    def next_chapter(self) -> None:
        self._spent, self._answers = 0.0, 0


def long_campaign(
    rulebook: Rulebook[Any], options: dict[str, Any], adventures: int, pace: Pace | None = None
) -> Iterator[Match]:
    """The match in the middle of every adventure and every stay between two, to the end or until there are enough."""
    players = 2 if 2 in rulebook.players else rulebook.players[0]
    match = Match.new(rulebook, players, seed=1, options=options)
    whim = RandomBot(1)
    bot = rulebook.bot(1) if rulebook.id in SENSIBLE else whim
    pace = pace or Pace()
    first = match.title
    chapters = seen = -1
    while not match.over and len(match.chapters) < 2 * adventures:
        if len(match.chapters) != seen:
            seen = len(match.chapters)
            pace.next_chapter()
        if len(match.chapters) != chapters and (len(match.answers) >= 10 or chapters < 0):
            chapters = len(match.chapters)
            yield match
        decision = match.decisions[0]
        view = match.view(max(decision.seat, 0))
        option = decision.option(AGAIN) or pace.think(lambda: bot.choose(decision, view))  # noqa: B023
        while option.id == FINISH:
            option = whim.choose(decision, view)
        match.answer(option, decision.seat)
    assert first is not None, "a game without chapters is no campaign"
    yield match


def cost(match: Match, move: float = 0.0) -> Cost:
    """What it costs now; `move` is what a bot's answer took."""
    kept = dump(match, chapters=False)
    packed = [msgspec.msgpack.encode(chapter) for chapter in match.chapters]
    return Cost(
        opening=_milliseconds(lambda: _opened(kept, packed)),
        job=len(kept) / 1000,
        clone=_milliseconds(lambda: match.clone(history=False)),
        save=len(dump(match)) / 1000,
        move=move,
        adventure=match.title is not None and bool(match.title.args),
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

    Chapters differ in length: it is the dearest of the first ten that is compared with the dearest of the last ten, and
    the mean clone and answer of a bot in the first adventures with those in the last.
    """
    costs: list[Cost] = []
    chapters = 0
    early: list[Cost] = []
    pace = Pace()
    for match in long_campaign(rulebook, options, adventures, pace):
        chapters = len(match.chapters)
        if len(early) < 10:
            early.append(cost(match, pace.mean))
        elif chapters > 2 * adventures - 12:
            costs.append(cost(match, pace.mean))
    return (chapters + 1) // 2, _dearest(early), _dearest(costs or early)


def _dearest(costs: list[Cost]) -> Cost:
    found = [max(values) for values in zip(*map(msgspec.structs.astuple, costs), strict=True)]
    adventures = [one for one in costs if one.adventure] or costs
    usual = {name: mean([getattr(one, name) for one in adventures]) for name in ("clone", "move")}
    return msgspec.structs.replace(Cost(*found), **usual)
