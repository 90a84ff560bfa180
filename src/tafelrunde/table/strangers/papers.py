"""What a clerk is handed and gives back, as data: nothing that comes back can do anything."""

from __future__ import annotations

import msgspec

from tafelrunde.table.live.start import Start


class Paper(msgspec.Struct, frozen=True, tag=True):
    """Something a stranger brought along."""


class Position(Paper, frozen=True):
    """A position to begin a table from."""

    text: str


class SaveFile(Paper, frozen=True):
    """The bytes of a save to begin a table from."""

    data: bytes


class Question(Paper, frozen=True):
    """A position to rule on."""

    game: str
    position: str
    language: str


class Found(msgspec.Struct, frozen=True, tag=True):
    """What came of reading a paper."""


class Begun(Found, frozen=True):
    """The table can begin: it was checked, drawn and played on for a little."""

    start: Start


class Ruled(Found, frozen=True):
    """A consultation, as finished JSON."""

    json: bytes


class Refused(Found, frozen=True):
    """It can't be done: a reason key, and words; `kind` is the reason more closely, where there are words for that."""

    reason: str
    text: str
    kind: str = ""


class GaveUp(Found, frozen=True):
    """Whoever read it died over it: it took too long, needed too much memory, or broke something."""


AnyPaper = Position | SaveFile | Question
AnyFound = Begun | Ruled | Refused | GaveUp
papers: msgspec.msgpack.Decoder[AnyPaper] = msgspec.msgpack.Decoder(AnyPaper)
findings: msgspec.msgpack.Decoder[AnyFound] = msgspec.msgpack.Decoder(AnyFound)
pack = msgspec.msgpack.Encoder().encode
