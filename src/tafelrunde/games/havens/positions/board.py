"""The map as a picture, and what lies on it: every hex is two characters, its ground and the letter of a figure.

#  . . O . .
  . .a. O .B
#  . ^ . + #
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Any

from tafelrunde.games.havens.board import signs
from tafelrunde.games.havens.board.places import spot
from tafelrunde.games.havens.box.scenarios import Map
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.pack.drawing import axial, draw, offset
from tafelrunde.games.havens.positions.figures import read_figure, write_figure
from tafelrunde.games.havens.positions.usual import laid_out
from tafelrunde.games.havens.state import Chest, Figure, Overlay
from tafelrunde.kernel import PositionError
from tafelrunde.tabletop.hexes import Hex
from tafelrunde.tabletop.notation import lean, read_value, sequence

FAR_AWAY = 999
_NUMBER = re.compile(r"-?\d{1,6}")
_HEX = re.compile(r"(-?\d{1,3}),(-?\d{1,3})")

# --- the picture ------------------------------------------------------------------------------------------------


def write_board(game: Game) -> dict[str, Any]:
    """The map with its figures, and the tiles if they are not those of the revealed rooms."""
    state = game.state
    data: dict[str, Any] = {}
    if state.map != game.scenario.map:
        data["layout"] = lean(state.map)
    cells = _ground(game)
    corner = _corner(cells)
    letters = _letters(game, cells)
    for name, letter in letters.items():
        cells[game.figure(name).at] += letter
    shifted = {axial(column - corner[0], row - corner[1]): text for (column, row), text in _offsets(cells).items()}
    if shifted:
        data["map"] = draw(shifted)
    if corner != (0, 0):
        data["corner"] = list(corner)
    data["figures"] = lines(
        [f"{letters.get(figure.id) or '@' + spot(figure.at)} {write_figure(game, figure)}" for figure in state.figures]
    )
    return data | _write_tiles(game)


def lines(texts: Sequence[str]) -> str:
    """One text below the other."""
    return "".join([f"{text}\n" for text in texts])


def read_lines(value: Any, where: str) -> list[str]:
    """Texts below each other, or as a list."""
    if isinstance(value, str):
        return [line for line in value.splitlines() if line.strip()]
    return [str(text) for text in sequence(value, where)]


def _offsets(cells: Mapping[Hex, str]) -> dict[tuple[int, int], str]:
    return {offset(at): text for at, text in cells.items()}


def _corner(cells: Mapping[Hex, str]) -> tuple[int, int]:
    """Where the picture begins, as column and row; rows are left out by twos."""
    places = _offsets(cells) or {(0, 0): ""}
    row = min(place[1] for place in places)
    return min(place[0] for place in places), row - row % 2


def _ground(game: Game) -> dict[Hex, str]:
    state, ground = game.state, game.ground
    cells = dict.fromkeys(ground.hexes, signs.FLOOR)
    for overlay in state.overlays:
        cells |= dict.fromkeys([at for at in overlay.at if at in cells], signs.TERRAIN[overlay.kind])
    cells |= {door.at: signs.OPEN_DOOR for door in state.map.doors if door.id in state.opened and door.at in cells}
    cells |= {door.at: signs.CLOSED_DOOR for door in ground.doors}
    cells |= dict.fromkeys([at for at in state.coins if at in cells], signs.COINS)
    cells |= {chest.at: signs.TREASURE for chest in state.chests if chest.at in cells}
    return cells


def _letters(game: Game, cells: Mapping[Hex, str]) -> dict[str, str]:
    """A letter for each figure that has a hex of the picture to itself: characters by their initials."""
    figures = game.state.figures
    free = [*ascii_lowercase, *ascii_uppercase, *digits]
    taken: set[Hex] = set()
    drawn = []
    for figure in figures:
        if figure.at in cells and figure.at not in taken:
            taken.add(figure.at)
            drawn.append(figure)
    letters: dict[str, str] = {}
    for figure in sorted(drawn, key=lambda one: one.kind != "hero"):
        initial = figure.id[0].upper()
        letter = initial if figure.kind == "hero" and initial in free else free[0] if free else ""
        if letter:
            free.remove(letter)
            letters[figure.id] = letter
    return letters


def read_map(data: Mapping[str, Any], layout: Map) -> Map:
    """Another layout than the scenario's, as a random adventure has it."""
    return read_value(data["layout"], Map, "layout") if "layout" in data else layout


def read_figures(game: Game, data: Mapping[str, Any]) -> list[Figure]:
    """The figures in their order, each where its letter stands on the map or where it says by `@3,-1`."""
    found = _places(data)
    figures = []
    for number, text in enumerate(read_lines(data["figures"], "figures")):
        where = f"figures[{number}]"
        letter, _, rest = text.strip().partition(" ")
        if not rest.strip():
            raise PositionError(f"{where}: '{text}' must be a letter of the map (or @3,-1) and a figure")
        if letter.startswith("@"):
            at = read_hex(letter[1:], where)
        elif letter in found:
            at = found.pop(letter)
        else:
            raise PositionError(f"{where}: there is no '{letter}' on the map")
        figures.append(read_figure(game, rest, at, where))
    for figure in figures:
        if figure.kind == "monster" and not figure.number:
            taken = {other.number for other in figures if other.type == figure.type}
            figure.number = next(number for number in range(1, len(figures) + 2) if number not in taken)
    if found:
        raise PositionError(f"map: nobody is said to be '{next(iter(found))}'; state it in 'figures'")
    return figures


def _places(data: Mapping[str, Any]) -> dict[str, Hex]:
    """Where the letters of the map are."""
    column_0, row_0 = read_value(data.get("corner", (0, 0)), tuple[int, int], "corner")
    if row_0 % 2 or max(abs(column_0), abs(row_0)) > FAR_AWAY:
        raise PositionError(f"corner: [{column_0}, {row_0}] must be a column and an even row of the map")
    found: dict[str, Hex] = {}
    for row, line in enumerate(str(data.get("map") or "").splitlines()):
        for column, letter in enumerate(line[1 + row % 2 :: 2]):
            if letter == " ":
                continue
            if letter in found:
                raise PositionError(f"map: '{letter}' stands on two hexes")
            found[letter] = axial(column + column_0, row + row_0)
    return found


def read_hex(text: str, where: str) -> Hex:
    found = _HEX.fullmatch(text)
    if found is None:
        raise PositionError(f"{where}: '{text}' is not a hex such as 3,-1")
    return int(found[1]), int(found[2])


# --- what lies there --------------------------------------------------------------------------------------------


def _write_tiles(game: Game) -> dict[str, Any]:
    """Tiles, coins and treasures, as far as they are not as the revealed rooms say."""
    state, usual = game.state, laid_out(game)
    data: dict[str, Any] = {}
    if state.overlays != usual.overlays:
        data["tiles"] = lines([_write_tile(game, overlay) for overlay in state.overlays])
    if state.coins != usual.coins:
        data["coins"] = " ".join([spot(at) for at in state.coins])
    if state.chests != usual.chests:
        data["treasures"] = lines([_write_chest(chest) for chest in state.chests])
    return data


def read_tiles(game: Game, data: Mapping[str, Any]) -> None:
    state, usual = game.state, laid_out(game)
    state.overlays, state.coins, state.chests = usual.overlays, usual.coins, usual.chests
    if "tiles" in data:
        texts = read_lines(data["tiles"], "tiles")
        state.overlays = [_read_tile(game, text, f"tiles[{number}]") for number, text in enumerate(texts)]
    if "coins" in data:
        state.coins = [read_hex(word, "coins") for word in str(data["coins"] or "").split()]
    if "treasures" in data:
        texts = read_lines(data["treasures"], "treasures")
        state.chests = [_read_chest(text, f"treasures[{number}]") for number, text in enumerate(texts)]


def _write_tile(game: Game, overlay: Overlay) -> str:
    words = [overlay.kind, overlay.name, *[spot(at) for at in overlay.at]]
    if overlay.damage != _usual_damage(game, overlay.kind, overlay.cond):
        words.append(f"damage:{overlay.damage}")
    words += overlay.cond
    if overlay.id != _usual_id(overlay.name, overlay.at):
        words.append(f"id:{overlay.id}")
    if overlay.room:
        words.append(f"room:{overlay.room}")
    if overlay.border:
        words.append("border")
    return " ".join(words)


def _usual_id(name: str, at: tuple[Hex, ...]) -> str:
    return f"{name}-{at[0][0]}-{at[0][1]}"


def _usual_damage(game: Game, kind: str, cond: Sequence[str]) -> int:
    """A trap has the damage of the level, unless it has conditions instead (GH-OVL-06)."""
    return game.level.trap_damage if kind == "trap" and not cond else 0


def _read_tile(game: Game, text: str, where: str) -> Overlay:
    kind, name, *words = [*text.split(), "", ""][: max(2, len(text.split()))]
    fields: dict[str, Any] = {"kind": kind, "name": name, "at": [], "cond": []}
    for word in words:
        key, _, value = word.partition(":")
        if key == "id":
            fields["id"] = value
        elif key in ("damage", "room") and value.isdecimal():
            fields[key] = int(value)
        elif word in game.edition.conditions:
            fields["cond"].append(word)
        elif word == "border":
            fields["border"] = True
        else:
            fields["at"].append(read_hex(word, where))
    if not fields["at"]:
        raise PositionError(f"{where}: '{text}' says no hex, such as 'trap spike_trap 3,-1 damage:2'")
    fields.setdefault("damage", _usual_damage(game, kind, fields["cond"]))
    fields.setdefault("id", _usual_id(name, tuple(fields["at"])))
    return read_value(fields, Overlay, where)  # type: ignore[no-any-return]


def _write_chest(chest: Chest) -> str:
    number = [f"number:{chest.number}"] if chest.number else []
    return " ".join([spot(chest.at), *number, *(["goal"] if chest.goal else [])])


def _read_chest(text: str, where: str) -> Chest:
    at, *words = text.split() or [""]
    number = 0
    for word in words:
        key, _, value = word.partition(":")
        if key == "number":
            number = int(value) if _NUMBER.fullmatch(value) else read_value(value, int, where)
        elif word != "goal":
            raise PositionError(f"{where}: '{word}' says nothing about a treasure; allowed: number:N, goal")
    return Chest(read_hex(at, where), number, "goal" in words)
