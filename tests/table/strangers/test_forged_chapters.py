"""Chapters that somebody has made up: refused before anything is done with them."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tafelrunde.kernel import Chance, Match
from tafelrunde.kernel.chapter import MOST_BYTES, Chapter, packed
from tafelrunde.kernel.papers.save import apart, dump
from tafelrunde.table.strangers.papers import Begun, Refused, SaveFile
from tafelrunde.table.strangers.reading import MOST_LISTED, read
from tests.helpers.campaigning import small_campaign
from tests.helpers.playing import play_at_random

HERE = Path("save")


def campaign() -> Match:
    match = small_campaign(2, seed=5)
    for number in play_at_random(match, Chance(5)):
        if number == 30:
            break
    assert len(match.chapters) > 2
    return match


def with_chapter(match: Match, chapter: Chapter) -> SaveFile:
    """The save of a match in which one chapter is another one."""
    other = match.clone()
    other.chapters = (*match.chapters[:1], chapter, *match.chapters[2:])
    return SaveFile(dump(other))


def told(match: Match, **changes: Any) -> Chapter:
    chapter = match.chapters[1]
    return packed(chapter.title, replace(chapter.story(), **changes), chapter.rules, chapter.content)


def state(match: Match, **changes: Any) -> bytes:
    start = match.chapters[1].story().start
    assert start is not None
    return msgspec.msgpack.encode({**msgspec.msgpack.decode(start), **changes})


def test_a_campaign_is_taken_in_with_all_its_chapters():
    match = campaign()
    found = read(SaveFile(dump(match)))
    assert isinstance(found, Begun)
    assert apart(found.start.save, HERE)[1] == match.chapters


FORGED: dict[str, Callable[[Match], Chapter]] = {
    "no state": lambda match: told(match, start=b"nothing"),
    "another type": lambda match: told(match, start=state(match, gold="much")),
    "too many": lambda match: told(match, start=state(match, gold=[1] * (MOST_LISTED + 1))),
    "too much": lambda match: told(match, start=state(match, gold=[10**9, 1])),
    "a long key": lambda match: told(match, key=b"k" * 1000),
    "a strange seed": lambda match: told(match, seed=-1),
    "no story": lambda match: replace(match.chapters[1], data=b"?"),
    "a bomb": lambda match: replace(match.chapters[1], data=zlib.compress(bytes(MOST_BYTES + 1), 9)),
}


@pytest.mark.parametrize("what", FORGED)
def test_a_forged_chapter_is_refused(what: str):
    match = campaign()
    found = read(with_chapter(match, FORGED[what](match)))
    assert isinstance(found, Refused), what
    assert found.reason == "bad_save"


def test_a_chapter_of_other_rules_is_taken_in_unread():
    match = campaign()
    found = read(with_chapter(match, replace(match.chapters[1], rules=99, data=b"?")))
    assert isinstance(found, Begun)
