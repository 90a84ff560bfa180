"""Bots think in worker processes, so that no table waits for another one's thoughts.

A worker remembers the matches it has seen and is sent the answers; it takes up the match where it left it. Each table
always goes to the same worker.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import zlib
from collections import OrderedDict
from collections.abc import Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.kernel import PARTY, Match
from tafelrunde.kernel.save import restore

_REMEMBERED = 200


class Job(msgspec.Struct, frozen=True):
    """What a worker needs to know: how the match began, every answer, and whose choice it is."""

    table: str
    game: str
    players: int
    options: dict[str, Any]
    seed: int
    key: bytes
    start: bytes | None
    answers: tuple[tuple[int, str], ...]
    seat: int
    bot: str


class Thought(msgspec.Struct, frozen=True):
    """A bot's choice and its reason."""

    option: str
    reason: str = ""
    args: Mapping[str, Any] = {}


_matches: OrderedDict[str, Match] = OrderedDict()


def think(job: Job) -> Thought:
    """Runs in a worker: bring the match up to date and ask the bot."""
    from tafelrunde.bots import make_bot

    match = _up_to_date(job)
    decision = next(d for d in match.decisions if d.seat in (job.seat, PARTY))
    bot = make_bot(job.bot, match.rulebook, zlib.crc32(f"{job.table}/{job.seat}/{len(job.answers)}".encode()))
    advice = bot.advise(decision, match.view(job.seat))
    return Thought(advice.option.id, advice.reason, dict(advice.args))


def _up_to_date(job: Job) -> Match:
    match = _matches.pop(job.table, None)
    if match is not None:
        same = 0
        for known, told in zip(match.answers, job.answers, strict=False):
            if (known.seat, known.option) != told:
                break
            same += 1
        if same < len(match.answers):
            match.undo(len(match.answers) - same)
    elif job.start is not None:
        match = restore(Match, job.start, Path(job.table)).match
    else:
        match = Match.new(job.game, job.players, job.seed, options=job.options, key=job.key)
    for seat, option in job.answers[len(match.answers) :]:
        match.answer(option, seat)
    _matches[job.table] = match
    while len(_matches) > _REMEMBERED:
        _matches.popitem(last=False)
    return match


def _follow_the_parent() -> None:
    """A worker whose server was killed would wait for ever: end with it."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=_follow_the_parent)


class Thinkers:
    """A few worker processes; a table's thoughts always go to the same one."""

    def __init__(self, workers: int) -> None:
        self._pools = [_pool() for _ in range(workers)]

    async def think(self, job: Job) -> Thought:
        number = zlib.crc32(job.table.encode()) % len(self._pools)
        pool = self._pools[number]
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, job)
        except BrokenExecutor:
            # A worker that died takes its pool with it: the next thought needs another one.
            if self._pools[number] is pool:
                self._pools[number] = _pool()
            raise

    def close(self) -> None:
        for pool in self._pools:
            pool.shutdown(wait=False, cancel_futures=True)
