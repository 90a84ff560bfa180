"""Telling what happened by itself (enemies, bots) line by line: how long each line stays, and the table meanwhile.

One answer may set off a whole round of enemies. The match knows the table before and after it; between lie the events,
which name the pieces they are about. A piece goes when it is told of first, and changes when it is told of last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeGuard

import msgspec

from tafelrunde.kernel import scene as table
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.language import Language

OWN_LINES = 3
"""So few lines after one's own answer are no round of enemies: they are shown at once."""
MANY_LINES = 12
"""More lines than this share their time."""
LONG = 60
"""Longer sentences take longer to read."""
_CONTEST_EVENTS = 60
"""A contest began at most so many events ago."""

Field = table.ZoneBoard | table.HexBoard


class Step(msgspec.Struct, frozen=True):
    """One line of the story."""

    told: int
    """How many events have been told with it."""
    said: str
    share: float
    """How many times the usual pause it stays."""
    about: tuple[str, ...] = ()
    """What its names may mean: ids of elements."""
    subject: tuple[str, ...] = ()
    """What its first name may mean: whoever goes the way."""
    way: tuple[str, ...] = ()
    contest: table.Contest | None = None
    notice: str = ""
    """What nobody may miss: the story stops there."""

    @property
    def matters(self) -> bool:
        """Worth a look even after one's own answer."""
        return bool(self.notice) or (self.contest is not None and self.contest.over)


def steps(events: Sequence[Event], start: int, language: Language, seat: int) -> list[Step]:
    """The events from `start` on, as that seat may know them, each with its time."""
    found = [step for at in range(start, len(events)) if (step := _step(events, at, language, seat)) is not None]
    crowd = max(0.4, min(1.0, MANY_LINES / max(1, len(found))))
    return [
        msgspec.structs.replace(step, share=step.share if _stays(step, seat) else step.share * crowd) for step in found
    ]


def _step(events: Sequence[Event], at: int, language: Language, seat: int) -> Step | None:
    event = events[at]
    parts = language.event_parts(event, seat)
    said = "".join([text for text, _ in parts])
    if not said:
        return None
    rulebook = language.rulebook
    contest = rulebook.contest(events[max(0, at - _CONTEST_EVENTS) : at + 1]) if rulebook is not None else None
    shows = rulebook.shows(event) if rulebook is not None else ()
    way = rulebook.way(event) if rulebook is not None else ()
    about = tuple(dict.fromkeys(element for _, elements in parts for element in elements))
    subject = next((elements for _, elements in parts if elements), ())
    step = Step(at + 1, said, 1.0, about, subject, way, contest, language.event_notice(event))
    return msgspec.structs.replace(step, share=_share(step, shows, bool(language.event_mark(event)), seat))


def _share(step: Step, shows: Sequence[table.Card | table.Die], marked: bool, seat: int) -> float:
    """How long a line stays: the end of a fight longest, then what came to light, then what befalls oneself."""
    if step.contest is not None and step.contest.over:
        return 4.0
    if any(isinstance(one, table.Card) for one in shows):
        return 3.0
    if marked and f"seat:{seat}" in step.about:
        return 3.0
    if shows:
        return 2.5 if step.contest is not None else 1.6
    return 1.5 if len(step.said) > LONG else 1.0


def _stays(step: Step, seat: int) -> bool:
    """Whether a line keeps its time in a long story: what is one's own does."""
    return f"seat:{seat}" in step.about and step.share >= 3.0


# --- the table meanwhile ------------------------------------------------------------------------------------------


class Standing(msgspec.Struct, frozen=True):
    """Where a piece stands, and how it looks there."""

    place: str
    piece: table.Piece


def _is_field(board: table.Board) -> TypeGuard[Field]:
    return isinstance(board, table.ZoneBoard | table.HexBoard)


def _places(board: Field) -> Sequence[table.Zone | table.Hex]:
    return board.zones if isinstance(board, table.ZoneBoard) else board.cells


def standing(scene: table.Scene) -> dict[str, Standing]:
    """Every piece on the boards of places."""
    return {
        piece.id: Standing(place.id, piece)
        for board in scene.boards
        if _is_field(board)
        for place in _places(board)
        for piece in place.pieces
    }


def scene_at(old: table.Scene, new: table.Scene, story: Sequence[Step], at: int) -> table.Scene:
    """The table when line `at` of the story is told; what is beside the boards changes at the end."""
    if at >= len(story) - 1 or not any(_is_field(board) for board in new.boards):
        return new
    before, after = standing(old), standing(new)
    there = {place.id for board in new.boards if _is_field(board) for place in _places(board)}
    pieces: dict[str, list[table.Piece]] = {}
    for piece in {**before, **after}:
        stands = _stands(piece, before.get(piece), after.get(piece), story, at, there)
        if stands is not None:
            pieces.setdefault(stands.place, []).append(stands.piece)
    boards = tuple([_with_pieces(board, pieces) if _is_field(board) else board for board in new.boards])
    return msgspec.structs.replace(
        old, boards=boards, title=new.title, viewer=new.viewer, contest=None, bar=(), focus=()
    )


def _stands(
    piece: str, old: Standing | None, new: Standing | None, story: Sequence[Step], at: int, there: set[str]
) -> Standing | None:
    """Where a piece is in the middle of the story; None where it is not yet, or not any more."""
    group = (new or old or Standing("", table.Piece(id=""))).piece.group or piece
    told = [number for number, step in enumerate(story) if piece in step.about or group in step.about]
    first = told[0] if told else len(story) - 1
    last = told[-1] if told else len(story) - 1
    if old is None or new is None:
        begun, ended = (None, new) if old is None else (old, None)
        return ended if at >= (first if old is None else last) else begun
    ways = [(number, step.way[-1]) for number, step in enumerate(story) if step.way and piece in step.subject]
    gone = [place for number, place in ways if number <= at and place in there]
    moved = old.place not in there or (not ways and at >= first)
    place = gone[-1] if gone else new.place if moved else old.place
    return Standing(place, new.piece if at >= last else old.piece)


def _with_pieces(board: Field, pieces: dict[str, list[table.Piece]]) -> Field:
    if isinstance(board, table.ZoneBoard):
        zones = [msgspec.structs.replace(zone, pieces=tuple(pieces.get(zone.id, ()))) for zone in board.zones]
        return msgspec.structs.replace(board, zones=tuple(zones))
    cells = [msgspec.structs.replace(cell, pieces=tuple(pieces.get(cell.id, ()))) for cell in board.cells]
    return msgspec.structs.replace(board, cells=tuple(cells))
