"""Saves as earlier versions made them."""

from __future__ import annotations

import zlib
from pathlib import Path

import msgspec

from tafelrunde.kernel import Chance, Match
from tafelrunde.kernel.papers.save import Body, _signed, _split
from tests.helpers.playing import play_at_random


def some_rounds() -> Match:
    """A game that has gone on for some rounds, with answers since its last checkpoint."""
    match = Match.new("monster_lands", 2, seed=5)
    for number in play_at_random(match, Chance(5)):
        if number > 40 and len(match.last_checkpoint[1]) > 1:
            return match
    raise AssertionError("the game was over too soon")


def earlier(data: bytes, other_questions: int = 0) -> bytes:
    """The same save, made with other content, in which the last answers were given to other questions."""
    head, packed = _split(Path("save"), data)
    body = msgspec.msgpack.decode(zlib.decompress(packed), type=Body)
    kept = len(body.answers) - other_questions
    other = tuple([(seat, option, mark + 1, shown) for seat, option, mark, shown in body.answers[kept:]])
    body = msgspec.structs.replace(body, answers=(*body.answers[:kept], *other))
    packed = zlib.compress(msgspec.msgpack.encode(body), 9)
    head = msgspec.structs.replace(head, content="earlier", size=len(packed))
    return msgspec.json.encode(_signed(head, packed)) + b"\n" + packed
