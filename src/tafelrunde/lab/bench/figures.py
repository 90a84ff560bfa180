"""What is measured of a game, and the numbers to keep."""

from __future__ import annotations

import gc
import multiprocessing
import os
import sys
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import msgspec

from tafelrunde.bots import RandomBot, SearchBot
from tafelrunde.kernel import Match, Rulebook, find, games
from tafelrunde.kernel.papers.save import dump
from tafelrunde.lab.bench.campaigns import CAMPAIGNS, compare
from tafelrunde.lab.bench.starting import starts
from tafelrunde.lab.bench.yardstick import Yardstick, installed
from tafelrunde.lab.playing.simulate import GameSpec, Played, bot_seed, play_one

RATIOS = {"monster_lands": 1.5, "gloomhaven": 0.8, "massive_darkness": 1.0, "frosthaven": 0.7, "sword_and_sorcery": 0.8}
"""Decisions of random play for each one of the yardstick's."""
LEARNING = 0.5
"""Steps of an environment with its observations for each decision of random play."""
CLONE_US = 20
CLONE_WORST_US = 50
UNDO_MS = 5
SAVE_KB = 20
OPEN_MS = 1000
CAMPAIGN_KB = 500
NO_DEARER = 1.5
"""A campaign's moves cost what they cost in the beginning; its chapters differ, though."""
NO_LARGER = 2
"""What bots are sent holds the chronicle, a line for each adventure, and everybody who has retired."""
DEPTH = 500
SLICES = 4
"""Both rates are measured in turns, so that whatever else the machine does slows both."""


class Figure(msgspec.Struct, frozen=True):
    """One measured number with its aim; `more` says whether more is better."""

    name: str
    value: float
    unit: str
    aim: float | None = None
    more: bool = False

    @property
    def reached(self) -> bool | None:
        if self.aim is None:
            return None
        return self.value >= self.aim if self.more else self.value <= self.aim


def measure(rulebook: Rulebook[Any], seconds: float = 2.0, live: int = 1000) -> Iterator[Figure]:
    """All figures of a game; `seconds` is how long each rate is measured, `live` how many matches are held."""
    yield from _beside_the_yardstick(rulebook, seconds)
    yield from _learning(rulebook, seconds)
    sensible = Rate(rulebook, "sensible")
    sensible.measure(seconds)
    yield Figure("sensible play", sensible.decisions / sensible.spent, "decisions/s")
    yield Figure("sensible games", sensible.played / sensible.spent, "games/s")
    yield Figure("search", _iterations(rulebook, seconds), "iterations/s")
    short = sorted(_clones(rulebook, history=False))
    whole = sorted(_clones(rulebook, history=True))
    yield Figure("clone in mid-turn, median", median(short), "µs", CLONE_US)
    yield Figure("clone in mid-turn, worst", short[-1], "µs", CLONE_WORST_US)
    yield Figure("clone with history, median", median(whole), "µs")
    yield Figure("clone with history, worst", whole[-1], "µs")
    depth, last, worst = _undo(rulebook)
    yield Figure(f"undo one of {depth} answers", last, "ms", UNDO_MS)
    yield Figure(f"undo to any of {depth} answers, worst", worst, "ms", UNDO_MS)
    yield Figure("save at the end of a game", max(_save_sizes(rulebook)), "KB", SAVE_KB)
    yield Figure("memory of 1,000 live matches", _memory(rulebook, live), "MB")
    if rulebook.id in CAMPAIGNS:
        yield from _campaign(rulebook)


def _campaign(rulebook: Rulebook[Any]) -> Iterator[Figure]:
    """A long campaign, and how much dearer it is than its beginning."""
    adventures, early, late = compare(rulebook, CAMPAIGNS[rulebook.id])
    name = f"campaign of {adventures} adventures"
    yield Figure(f"{name}, opening", late.opening, "ms of CPU", OPEN_MS)
    yield Figure(f"{name}, save", late.save, "KB", CAMPAIGN_KB)
    yield Figure(f"{name}, a bot's job", late.job, "KB")
    yield Figure(f"{name}, a bot's job ÷ at the beginning", late.job / early.job, "", NO_LARGER)
    yield Figure(f"{name}, clone ÷ at the beginning", late.clone / early.clone, "", NO_DEARER)
    yield Figure(f"{name}, a bot's answer ÷ at the beginning", late.move / early.move, "", NO_DEARER)


def start() -> list[Figure]:
    return [Figure(name, seconds, "s of CPU", aim) for name, seconds, aim in starts()]


def seats(rulebook: Rulebook[Any]) -> int:
    """The table that is measured: two players, or as few as the game allows."""
    return 2 if 2 in rulebook.players else rulebook.players[0]


class Rate:
    """Bots that play whole games without history and without checks, a slice of time after the other."""

    def __init__(self, rulebook: Rulebook[Any], bot: str) -> None:
        self.decisions = self.played = 0
        self.spent = 0.0
        self._seed = 0
        players = seats(rulebook)
        options = dict(rulebook.setup(players, {}).options)
        self._spec = GameSpec(rulebook.id, 0, players, options, (bot,) * players)
        self._play()  # The first game warms caches and is not counted.

    def measure(self, seconds: float) -> None:
        """Play whole games for at least so long."""
        until = self.spent + seconds
        while self.spent < until:
            result = self._play()
            self.decisions += result.decisions
            self.played += 1
            self.spent += result.seconds

    def _play(self) -> Played:
        result = play_one(msgspec.structs.replace(self._spec, seed=self._seed), check_every=0)
        self._seed += 1
        if not isinstance(result, Played):
            raise RuntimeError(f"{result.error}\n{result.traceback}\nRepeat it with: {result.spec.command()}")
        return result


def _beside_the_yardstick(rulebook: Rulebook[Any], seconds: float) -> Iterator[Figure]:
    """Random play, and what it is in decisions of the yardstick, where that is installed."""
    rate = Rate(rulebook, "random")
    yardstick = Yardstick() if installed() else None
    for _ in range(SLICES):
        rate.measure(seconds / SLICES)
        if yardstick is not None:
            yardstick.measure(seconds / SLICES)
    ours = rate.decisions / rate.spent
    yield Figure("random play", ours, "decisions/s")
    if yardstick is not None:
        yield Figure("random play ÷ catanatron's", ours / yardstick.rate, "", RATIOS.get(rulebook.id), more=True)
        yield Figure("random play ÷ catanatron's, real choices only", ours / yardstick.choosing, "")


def _learning(rulebook: Rulebook[Any], seconds: float) -> Iterator[Figure]:
    """Steps of the environment for agents that learn, with observations, beside plain random play."""
    try:
        from tafelrunde.lab.environments.zoo import TableAEC
    except ImportError:  # the extra `lab` is not installed
        return
    if not rulebook.tables:
        return
    env = TableAEC(rulebook.id, players=seats(rulebook))
    rate, chance = Rate(rulebook, "random"), Random(1)
    steps, spent = 0, 0.0
    for _ in range(SLICES):
        rate.measure(seconds / SLICES)
        until = spent + seconds / SLICES
        while spent < until:
            started = perf_counter()
            env.reset(seed=steps)
            while not env.course.match.over:
                seen = env.observe(env.agent_selection)
                env.step(int(chance.random() * seen["action_mask"].tobytes().count(1)))
                steps += 1
            spent += perf_counter() - started
    yield Figure("environment", steps / spent, "steps/s")
    yield Figure("environment ÷ random play", steps / spent * rate.spent / rate.decisions, "", LEARNING, more=True)


def _iterations(rulebook: Rulebook[Any], seconds: float) -> float:
    """Search iterations per second in random games, where there is something to search: several options worth a try."""
    done = moments = 0
    spent = 0.0
    for match in _walk(rulebook, seed=3):
        decision = match.decision
        if decision is None or len(match.answers) % 5:
            continue
        seat = max(decision.seat, 0)
        started = perf_counter()
        iterations = SearchBot(1, seconds=seconds / 8).advise(decision, match.view(seat)).args["iterations"]
        if not iterations:
            continue
        done += iterations
        spent += perf_counter() - started
        moments += 1
        if moments == 8:
            break
    return done / spent if spent else 0.0


def _walk(rulebook: Rulebook[Any], seed: int, most: int = 10_000) -> Iterator[Match]:
    """A random game, stopping at every decision."""
    players = seats(rulebook)
    match = Match.new(rulebook, players, seed)
    bots = [RandomBot(bot_seed(seed, seat)) for seat in range(players)]
    while (decision := match.decision) is not None and len(match.answers) < most:
        yield match
        match.answer(bots[max(decision.seat, 0)].choose(decision, match.view(max(decision.seat, 0))), decision.seat)
    yield match


def _clones(rulebook: Rulebook[Any], history: bool) -> Iterator[float]:
    """Microseconds of a clone with its next decision, at every decision of two random games."""
    for seed in (1, 2):
        for match in _walk(rulebook, seed):
            yield 1e6 * _best(lambda match=match: match.clone(history).decision)  # type: ignore[misc]


def _undo(rulebook: Rulebook[Any]) -> tuple[int, float, float]:
    """How deep the match was, and the milliseconds to take back one answer and, at worst, to go to any other moment."""
    seed = 1
    match = Match.new(rulebook, seats(rulebook), seed)
    while len(match.answers) < DEPTH and seed <= 20:
        *_, longer = _walk(rulebook, seed, DEPTH)
        match = longer if len(longer.answers) > len(match.answers) else match
        seed += 1
    depth = len(match.answers)
    times = []
    for count in [1, *range(2, depth, max(1, depth // 60)), depth]:
        copies = [match.clone() for _ in range(3)]
        times.append(1e3 * _best(lambda copies=copies, count=count: copies.pop().undo(count)))  # type: ignore[misc]
    return depth, times[0], max(times)


def _save_sizes(rulebook: Rulebook[Any]) -> Iterator[float]:
    for seed in range(1, 6):
        *_, match = _walk(rulebook, seed)
        yield len(dump(match)) / 1000


def _best(work: Callable[[], Any], repeats: int = 3) -> float:
    """The shortest of a few runs: what the work takes when nothing else disturbs it."""
    best = float("inf")
    gc.disable()
    try:
        for _ in range(repeats):
            started = perf_counter()
            work()
            best = min(best, perf_counter() - started)
    finally:
        gc.enable()
    return best


def _memory(rulebook: Rulebook[Any], live: int) -> float:
    """Megabytes of 1,000 matches with history in the middle of a game, measured in a fresh process."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_hold, args=(theirs, type(rulebook), live))
    process.start()
    theirs.close()
    try:
        return float(ours.recv()) * 1000 / live
    finally:
        process.join()


def _hold(pipe: Connection, rulebook_type: type[Rulebook[Any]], live: int) -> None:
    rulebook = find(rulebook_type.id) if rulebook_type.id in games() else rulebook_type()
    *_, sample = _walk(rulebook, 0)
    middle = len(sample.answers) // 2
    gc.collect()
    before = _resident()
    held = []
    for seed in range(1, live + 1):
        *_, match = _walk(rulebook, seed, middle)
        held.append(match)
    gc.collect()
    pipe.send(_resident() - before)


def _resident() -> float:
    """Megabytes this process holds now (or held at most, where the system does not say)."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 1e6 if sys.platform == "darwin" else peak / 1e3
