"""The map of a scene: rooms, fog, doors, overlay tiles and tokens on hexes; figures stand on top."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tafelrunde.games.havens.box.scenarios import Door
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.scene.figures import figure_piece, tile_icon
from tafelrunde.games.havens.scene.goals import marked_hexes
from tafelrunde.games.havens.state import Figure, Overlay
from tafelrunde.games.havens.words import icons
from tafelrunde.kernel.scene import Hex as Cell
from tafelrunde.kernel.scene import HexBoard, Piece, Text
from tafelrunde.tabletop.hexes import Hex

_LOOKS = frozenset({"water", "thorns", "rubble", "ice"})
"""Names of tiles that screens draw in their own way (docs/scenes.md)."""
_KINDS = {"plate": "pressure"}


def spot(at: Hex) -> str:
    return f"{at[0]},{at[1]}"


def hex_id(at: Hex) -> str:
    """The element of a hex: `hex:3,-1`."""
    return f"hex:{spot(at)}"


def board(game: Game) -> HexBoard:
    """Every hex of the map; rooms not yet revealed are fog, their doors are known (GH-SET-02)."""
    state = game.state
    figures: dict[Hex, list[Figure]] = {}
    for figure in state.figures:
        # In the middle of a move a character may be in the hex of an ally.
        figures.setdefault(figure.at, []).append(figure)
    tiles: dict[Hex, Overlay] = {}
    for overlay in state.overlays:
        for at in overlay.at:
            tiles[at] = overlay
    marked = marked_hexes(game)
    cells = []
    for room in state.map.rooms:
        revealed = room.id in state.rooms
        for at in room.hexes:
            if revealed:
                cells.append(_cell(game, at, room.id, tiles.get(at), figures.get(at, ()), marked))
            else:
                cells.append(_fog(at, room.id, marked))
    for door in state.map.doors:
        tile, there = tiles.get(door.at), figures.get(door.at, ())
        if tile is not None and door.id in state.opened:
            cells.append(_cell(game, door.at, door.joins[0], tile, there, marked))
        else:
            cells.append(_door(game, door, there))
    walls = tuple((*one, *other) for one, other in state.map.walls)
    return HexBoard(id="map", name="map", cells=tuple(cells), walls=walls, pointy=True)


def _fog(at: Hex, room: int, marked: Mapping[Hex, str]) -> Cell:
    return Cell(id=hex_id(at), name=spot(at), q=at[0], r=at[1], kind="fog", room=str(room), tip=(Text("tip-fog"),))


def _cell(
    game: Game, at: Hex, room: int, tile: Overlay | None, figures: Sequence[Figure], marked: Mapping[Hex, str]
) -> Cell:
    pieces = (*_tokens(game, at), *[figure_piece(game, figure) for figure in figures])
    words = [marked[at]] if at in marked else []
    if tile is None:
        if game.state.phase == "placing" and at in game.state.map.start:
            words.append("start")
        kind = " ".join(["floor", *words])
        return Cell(id=hex_id(at), name=spot(at), q=at[0], r=at[1], kind=kind, room=str(room), pieces=pieces)
    words.insert(0, _KINDS.get(tile.kind, tile.kind))
    if tile.name in _LOOKS:
        words.append(tile.name)
    return Cell(
        id=hex_id(at),
        q=at[0],
        r=at[1],
        kind=" ".join(words),
        name=f"tile-{tile.name}",
        place=spot(at),
        icon=tile_icon(game, tile.name) or icons.TILES[tile.kind],
        room=str(room),
        thing=tile.id if len(tile.at) > 1 else "",
        pieces=pieces,
        tip=_tile_tip(game, tile),
        rule=_TILE_RULES[tile.kind],
    )


_TILE_RULES = {
    "obstacle": "GH-OVL-12",
    "trap": "GH-OVL-05",
    "hazard": "GH-OVL-10",
    "difficult": "GH-OVL-11",
    "ice": "FH-TIL-12",
    "corridor": "GH-OVL-04",
    "plate": "GH-OVL-17",
}


def _tile_tip(game: Game, tile: Overlay) -> tuple[Text, ...]:
    match tile.kind:
        case "trap" if tile.damage:
            return (Text("tip-trap", {"damage": tile.damage, "conditions": list(tile.cond) or None}),)
        case "trap":
            return (Text("tip-trap-conditions", {"conditions": list(tile.cond)}),)
        case "hazard":
            return (Text("tip-hazard", {"damage": game.hazard_damage}),)
        case _:
            return (Text(f"tip-{tile.kind}"),)


def _door(game: Game, door: Door, figures: Sequence[Figure]) -> Cell:
    state = game.state
    opened = door.id in state.opened
    locked = door.locked and door.id not in state.unlocked
    kind = "open_door" if opened else "locked_door" if locked else "door"
    known = any(room in state.rooms for room in door.joins)
    tokens = _tokens(game, door.at) if opened else []
    return Cell(
        id=hex_id(door.at),
        q=door.at[0],
        r=door.at[1],
        kind=kind if known else "fog",
        name="name-door" if known else "",
        place=spot(door.at),
        room=str(door.joins[0]),
        pieces=(*tokens, *[figure_piece(game, figure) for figure in figures]),
        tip=(Text("tip-door_locked" if locked else "tip-door"),) if known and not opened else (),
        rule="GH-OVL-03" if locked else "GH-OVL-01",
    )


def _tokens(game: Game, at: Hex) -> list[Piece]:
    """Coins and treasure in a hex."""
    found = []
    for pair in game.state.map.linked:
        if at in pair:
            other = pair[1] if at == pair[0] else pair[0]
            tip = (Text("tip-link", {"to": spot(other)}),)
            found.append(Piece(id=f"link:{spot(at)}", name="name-link", icon=icons.LINK, tip=tip, rule="FH-GEN-07"))
    for hero in game.state.heroes:
        if at in hero.shadows:
            shade = icons.of("shadows")
            tip = (Text("tip-shadow", {"hero": hero.id}),)
            found.append(
                Piece(
                    id=f"shadow:{spot(at)}", name="name-shadow", icon=shade, seat=hero.seat, tip=tip, rule="FH-CLS-06"
                )
            )
    coins = game.state.coins.count(at)
    if coins:
        tip = (Text("tip-coin"),)
        found.append(
            Piece(id=f"coin:{spot(at)}", name="name-coin", icon=icons.COIN, count=coins, tip=tip, rule="GH-LOT-01")
        )
    for chest in game.state.chests:
        if chest.at == at:
            name, told = ("goal_tile", "tip-goal_tile") if chest.goal else ("treasure", "tip-chest")
            found.append(
                Piece(
                    id=f"chest:{spot(at)}",
                    name=f"name-{name}",
                    icon=icons.CHEST,
                    number=max(chest.number, 0),
                    tip=(Text(told),),
                    rule="GH-OVL-16",
                )
            )
    return found
