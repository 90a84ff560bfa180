"""How doors, chambers, tokens and pillars are written: what is different from the board as it is laid out."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, get_args

from tafelrunde.games.massive_darkness.effects import Token
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.positions.figures import read_zone
from tafelrunde.games.massive_darkness.state import Objective, Pillar, State
from tafelrunde.kernel import PositionError
from tafelrunde.tabletop.notation import did_you_mean, mapping, read_value, sequence


def write_board(game: Game, usual: State) -> Iterator[tuple[str, Any]]:
    """The fields of the board that are not as usual."""
    state, board = game.state, game.board
    if state.shut != usual.shut:
        yield "open", [border for border in board.shut_at_start if border not in state.shut]
    if state.unexplored != usual.unexplored:
        yield "explored", [room for room in board.closed_rooms if room not in state.unexplored]
    if state.treasure != usual.treasure:
        yield "treasure", {zone: list(n) if n[1] else n[0] for zone, n in state.treasure.items()}
    if state.objectives != usual.objectives:
        yield "objectives", [_write_objective(token) for token in state.objectives]
    if state.pillars != usual.pillars:
        yield "pillars", {pillar.number: pillar.health for pillar in state.pillars}


def read_board(game: Game, data: Mapping[str, Any]) -> None:
    """Change the board of the set-up as it is described."""
    state, board = game.state, game.board
    if "open" in data:
        opened = _among(data["open"], board.shut_at_start, "open", "door")
        state.shut = tuple([border for border in board.shut_at_start if border not in opened])
    if "explored" in data:
        explored = _among(data["explored"], board.closed_rooms, "explored", "closed room")
        state.unexplored = tuple([room for room in board.closed_rooms if room not in explored])
    if "treasure" in data:
        tokens = mapping(data["treasure"], "treasure")
        state.treasure = {read_zone(game, zone, "treasure"): _read_treasure(n, zone) for zone, n in tokens.items()}
    if "objectives" in data:
        state.objectives = [_read_objective(game, text) for text in sequence(data["objectives"], "objectives")]
    if "pillars" in data:
        health = mapping(data["pillars"], "pillars")
        state.pillars = [_read_pillar(game, number, health) for number, health in health.items()]


def _among(value: Any, known: Collection[str], where: str, what: str) -> list[str]:
    found = sequence(value, where)
    for name in found:
        if name not in known:
            raise PositionError(f"{where}: there is no {what} {name}{did_you_mean(str(name), known)}")
    return found


def _read_treasure(tokens: Any, zone: str) -> tuple[int, int]:
    """`2`, or `[1, 1]` with special ones (MD-CMP-09)."""
    numbers: tuple[int, int] = read_value(
        [tokens, 0] if isinstance(tokens, int) else tokens, tuple[int, int], f"treasure.{zone}"
    )
    return numbers


def _write_objective(token: Objective) -> str:
    marks = [word for word in ("hidden", "marker") if getattr(token, word)]
    return " ".join([token.kind, f"@{token.zone}", *marks])


def _read_objective(game: Game, text: Any) -> Objective:
    """`artefact @B3 hidden`."""
    kind, zone, *marks = [*str(text).split(), "", ""][: max(2, len(str(text).split()))]
    if kind not in get_args(Token):
        raise PositionError(f"objectives: there is no token '{kind}'{did_you_mean(kind, get_args(Token))}")
    if not zone.startswith("@"):
        raise PositionError(f"objectives: '{text}' must say where it lies, such as '{kind} @B3'")
    if odd := [mark for mark in marks if mark not in ("hidden", "marker")]:
        raise PositionError(f"objectives: '{odd[0]}' says nothing about a token; allowed: hidden, marker")
    where = read_zone(game, zone[1:], "objectives")
    return Objective(read_value(kind, Token, "objectives"), where, hidden="hidden" in marks, marker="marker" in marks)


def _read_pillar(game: Game, number: Any, health: Any) -> Pillar:
    """Where it stands is printed in the quest (MD-OBJ-03)."""
    printed = game.board.quest.pillars
    if number not in range(len(printed)):
        raise PositionError(f"pillars: there is no pillar {number}; the quest has {len(printed)}, counted from 0")
    zone = game.board.zone(printed[number].zone)
    return Pillar(number, zone, read_value(health, int, f"pillars.{number}"), game.board.pillar_border(number))
