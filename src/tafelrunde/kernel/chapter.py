"""Chapters: what a long game is divided into, so that its thousandth decision costs what the first one did.

Rules `yield game.chapter("quest", 3, quest=…)` where an adventure or a stay in town begins and the state alone says
how to go on, as at a checkpoint. There the match turns the page: log, answers, replay, bots' jobs and the undo that
needs no consent begin anew, and what came before is kept packed, as a chapter that can be replayed by itself and opened
again.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from tafelrunde.kernel.decision import Answer, Title

MOST_PACKED, MOST_BYTES = 4_000_000, 32_000_000
"""What is kept packed is at most so large, and unpacked: a few bytes can be made to stand for gigabytes."""


class Story(msgspec.Struct, frozen=True):
    """How a chapter went: the state it began from, every answer, and where they led."""

    start: bytes | None
    """The packed state; None for the beginning of a new game."""
    answers: tuple[tuple[int, str], ...]
    end: int
    """The checksum of the state in which the next chapter began."""
    deciders: dict[int, int] = {}
    """Who decided for the party, by the number of the answer, where that was said."""
    seed: int = 0
    key: bytes = b""
    """Of its chance: a campaign that goes on elsewhere has a key of its own from then on."""
    players: int = 0
    """By how many it was played, if somebody has joined since: 0 says as many as today."""


class Chapter(msgspec.Struct, frozen=True):
    """A chapter that is over, packed."""

    title: Title
    answers: int
    """How many were given."""
    rules: int
    content: str
    """The rules and the content it was played under: under others it may not be possible to tell it again."""
    data: bytes = b""
    """Its story; empty where it is not known here (in a second campaign that goes on without others' secrets)."""

    def story(self) -> Story:
        """Raises ChapterClosed if it is not known."""
        if not self.data:
            raise ChapterClosed("this chapter is not kept here")
        try:
            return msgspec.msgpack.decode(unpacked(self.data), type=Story)
        except (TooLarge, zlib.error, msgspec.MsgspecError, RecursionError) as error:
            raise ChapterClosed(f"this chapter can't be read ({error})") from error

    def fits(self, rules: int, content: str) -> bool:
        """Whether it can be told again under these rules and this content."""
        return bool(self.data) and (self.rules, self.content) == (rules, content)

    def played_by(self, players: int) -> Chapter:
        """The same chapter at a table where somebody joins: it was played by so many, or by fewer still."""
        try:
            told = self.story()
        except ChapterClosed:
            return self
        if told.players:
            return self
        return msgspec.structs.replace(self, data=_packed(msgspec.structs.replace(told, players=players)))

    def without_story(self) -> Chapter:
        """Only that there was such a chapter."""
        return msgspec.structs.replace(self, data=b"")


class TooLarge(Exception):
    """More than any game needs."""


class ChapterClosed(Exception):
    """A chapter that can't be told again: it is not kept here, or was played under other rules or content."""


def packed(title: Title, story: Story, rules: int, content: str) -> Chapter:
    """A chapter that is over."""
    return Chapter(title, len(story.answers), rules, content, _packed(story))


def _packed(story: Story) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(story), 9)


def story(start: Any, answers: Sequence[Answer], end: Any, seed: int, key: bytes) -> Story:
    """How a chapter went that began and ended in these states."""
    return Story(
        None if start is None else msgspec.msgpack.encode(start),
        tuple([(answer.seat, answer.option) for answer in answers]),
        checksum(end),
        {number: answer.by for number, answer in enumerate(answers) if answer.by >= 0},
        seed,
        key,
    )


def unpacked(data: bytes) -> bytes:
    """Raises TooLarge before it fills the memory, or zlib's error."""
    if len(data) > MOST_PACKED:
        raise TooLarge("too many bytes")
    unpacking = zlib.decompressobj()
    found = unpacking.decompress(data, MOST_BYTES)
    if unpacking.unconsumed_tail:
        raise TooLarge("it unpacks to too many bytes")
    if not unpacking.eof:
        raise zlib.error("it ends too early")
    return found


def checksum(state: Any) -> int:
    """Over the whole state."""
    return zlib.crc32(msgspec.msgpack.encode(state))
