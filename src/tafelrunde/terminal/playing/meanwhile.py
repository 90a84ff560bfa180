"""The table in the middle of a story: between the table before an answer and after it lie the events.

They name the pieces they are about. A piece goes along the ways that are told, or else when it is told of first; it
changes when it is told of last. Numbers change with the line that tells them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeGuard

import msgspec

from tafelrunde.kernel import scene as table
from tafelrunde.terminal.sitting.story import Step

Field = table.ZoneBoard | table.HexBoard


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
    """The table when line `at` of the story is told."""
    if at >= len(story) - 1 or not any(_is_field(board) for board in new.boards):
        return new
    values = {name: value for step in story[: at + 1] for name, value in step.values.items()}
    before, after = standing(old), standing(new)
    there = {place.id for board in new.boards if _is_field(board) for place in _places(board)}
    pieces: dict[str, list[table.Piece]] = {}
    for piece in {**before, **after}:
        stands = _stands(piece, before.get(piece), after.get(piece), story, at, there)
        if stands is not None:
            pieces.setdefault(stands.place, []).append(_healthy(stands.piece, values))
    boards = tuple([_with_pieces(board, pieces) if _is_field(board) else board for board in new.boards])
    return msgspec.structs.replace(
        old,
        boards=boards,
        title=new.title,
        seats=tuple([_counted(seat, values) for seat in old.seats]),
        mine=tuple([_filled(item, f"mine:{old.viewer}:", values) for item in old.mine]),
        contest=None,
        bar=(),
        focus=(),
    )


def _healthy(piece: table.Piece, values: Mapping[str, int]) -> table.Piece:
    if piece.health is None or piece.id not in values:
        return piece
    return msgspec.structs.replace(piece, health=(values[piece.id], piece.health[1]))


def _counted(seat: table.Seat, values: Mapping[str, int]) -> table.Seat:
    badges = [
        msgspec.structs.replace(badge, value=values.get(f"{seat.id}#{badge.icon}", badge.value))
        for badge in seat.badges
    ]
    return msgspec.structs.replace(seat, badges=tuple(badges))


def _filled(item: table.Item, prefix: str, values: Mapping[str, int]) -> table.Item:
    if not isinstance(item, table.Track) or prefix + item.id not in values:
        return item
    return msgspec.structs.replace(item, value=values[prefix + item.id])


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
