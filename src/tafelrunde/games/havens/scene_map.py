"""The map of a scene: rooms, fog, doors, overlay tiles, tokens and figures on hexes."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.havens import icons
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.records import Door
from tafelrunde.games.havens.scene_cards import trait_marks
from tafelrunde.games.havens.state import Figure, Overlay
from tafelrunde.games.havens.wording import badge, condition
from tafelrunde.kernel.scene import Badge, HexBoard, Piece, Rank, Text
from tafelrunde.kernel.scene import Hex as Cell
from tafelrunde.tabletop.hexes import Hex


def hex_id(at: Hex) -> str:
    """The element of a hex: `hex:3,-1`."""
    return f"hex:{at[0]},{at[1]}"


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
    cells = []
    for room in state.map.rooms:
        revealed = room.id in state.rooms
        for at in room.hexes:
            if revealed:
                cells.append(_cell(game, at, room.id, tiles.get(at), figures.get(at, ())))
            else:
                cells.append(Cell(id=hex_id(at), q=at[0], r=at[1], kind="fog", room=str(room.id)))
    for door in state.map.doors:
        tile, there = tiles.get(door.at), figures.get(door.at, ())
        if tile is not None and door.id in state.opened:
            cells.append(_cell(game, door.at, door.joins[0], tile, there))
        else:
            cells.append(_door(game, door, there))
    walls = tuple((*one, *other) for one, other in state.map.walls)
    return HexBoard(id="map", name="map", cells=tuple(cells), walls=walls, pointy=True)


def _cell(game: Game, at: Hex, room: int, tile: Overlay | None, figures: Sequence[Figure]) -> Cell:
    pieces = [*_tokens(game, at), *[figure_piece(game, figure) for figure in figures]]
    if tile is None:
        start = "start" if game.state.phase == "placing" and at in game.state.map.start else "floor"
        return Cell(id=hex_id(at), q=at[0], r=at[1], kind=start, room=str(room), pieces=tuple(pieces))
    return Cell(
        id=hex_id(at),
        q=at[0],
        r=at[1],
        kind=tile.kind,
        name=f"tile-{tile.name}",
        icon=_tile_icon(game, tile.name) or icons.TILES[tile.kind],
        room=str(room),
        thing=tile.id if len(tile.at) > 1 else "",
        pieces=tuple(pieces),
        tip=_tile_tip(game, tile),
        rule=_TILE_RULES[tile.kind],
    )


_TILE_RULES = {
    "obstacle": "GH-OVL-12",
    "trap": "GH-OVL-05",
    "hazard": "GH-OVL-10",
    "difficult": "GH-OVL-11",
    "corridor": "GH-OVL-04",
    "plate": "GH-OVL-17",
}


def _tile_tip(game: Game, tile: Overlay) -> tuple[Text, ...]:
    match tile.kind:
        case "trap":
            return (Text("tip-trap", {"damage": tile.damage, "conditions": list(tile.cond) or None}),)
        case "hazard":
            return (Text("tip-hazard", {"damage": game.hazard_damage}),)
        case _:
            return (Text(f"tip-{tile.kind}"),)


def _door(game: Game, door: Door, figures: Sequence[Figure]) -> Cell:
    state = game.state
    opened = door.id in state.opened
    locked = door.locked and door.id not in state.unlocked
    kind = "door open" if opened else "door locked" if locked else "door closed"
    known = any(room in state.rooms for room in door.joins)
    tokens = _tokens(game, door.at) if opened else []
    return Cell(
        id=hex_id(door.at),
        q=door.at[0],
        r=door.at[1],
        kind=kind if known else "fog",
        name="door" if known else "",
        icon="" if opened or not known else icons.LOCKED if locked else icons.DOOR,
        room=str(door.joins[0]),
        pieces=(*tokens, *[figure_piece(game, figure) for figure in figures]),
        tip=(Text("tip-door_locked" if locked else "tip-door"),) if known and not opened else (),
        rule="GH-OVL-03" if locked else "GH-OVL-01",
    )


def _tokens(game: Game, at: Hex) -> list[Piece]:
    """Coins and treasure in a hex."""
    found = []
    coins = game.state.coins.count(at)
    if coins:
        found.append(Piece(id=f"coin:{at[0]},{at[1]}", name="coin", icon=icons.COIN, count=coins, rule="GH-LOT-01"))
    for chest in game.state.chests:
        if chest.at == at:
            name = "goal_tile" if chest.goal else "treasure"
            found.append(
                Piece(id=f"chest:{at[0]},{at[1]}", name=name, icon=icons.CHEST, number=chest.number, rule="GH-OVL-16")
            )
    return found


def figure_piece(game: Game, figure: Figure) -> Piece:
    """A figure with its health, number, conditions and bonuses."""
    return Piece(
        id=f"figure:{figure.id}",
        name=figure.id,
        icon=figure_icon(game, figure),
        seat=game.hero(figure).seat if figure.kind == "hero" else None,
        state="active" if figure.id == game.state.acting else "",
        health=(figure.hp, figure.most),
        rank=_rank(figure),
        number=figure.number,
        color=icons.CLASS_COLORS.get(figure.type, "") if figure.kind == "hero" else "",
        badges=(*[condition(mark.what) for mark in figure.marks], *_bonuses(game, figure)),
        tip=_tip(game, figure),
        rule="GH-OVR-15",
    )


def figure_icon(game: Game, figure: Figure) -> str:
    match figure.kind:
        case "hero":
            return icons.CLASSES.get(figure.type, icons.SUMMON)
        case "monster":
            return game.monster(figure).icon or icons.MONSTER
        case "summon":
            return game.summon_stats(figure).icon or icons.SUMMON
        case "ally":
            return game.ally_stats(figure).icon or icons.SUMMON
        case _:
            return _tile_icon(game, figure.type) or icons.TILES["obstacle"]


def _tile_icon(game: Game, name: str) -> str:
    """The picture that the pack gives tiles of this name."""
    overlay = game.content.overlays.get(name)
    return overlay.icon if overlay is not None else ""


def _rank(figure: Figure) -> Rank:
    match figure.rank:
        case "normal" | "elite" | "boss":
            return figure.rank
        case "named":
            return "boss"
        case _:
            return "summon" if figure.kind in ("summon", "ally") else ""


def _bonuses(game: Game, figure: Figure) -> list[Badge]:
    shield = game.shield(figure)
    retaliate = sum(amount for amount, _ in game.retaliates(figure))
    found = [badge("shield", shield, "good")] if shield else []
    if retaliate:
        found.append(badge("retaliate", retaliate, "good"))
    return found


def _tip(game: Game, figure: Figure) -> tuple[Text, ...]:
    found = [Text("tip-health", {"hp": figure.hp, "most": figure.most})]
    if figure.kind == "monster":
        stats = game.stats(figure)
        found.append(
            Text(
                "tip-monster",
                {
                    "move": stats.move or 0,
                    "attack": game.number(stats.attack),
                    "range": stats.range or 0,
                    "rank": figure.rank,
                },
            )
        )
    if trait_marks(game.traits(figure)):
        found.append(Text("tip-traits", {"traits": [_trait(mark) for mark in trait_marks(game.traits(figure))]}))
    found += [Text(f"tip-{mark.what}") for mark in figure.marks]
    return tuple(found)


def _trait(mark: Badge) -> Text:
    return Text("trait", {"what": Text(mark.label), "n": mark.value})
