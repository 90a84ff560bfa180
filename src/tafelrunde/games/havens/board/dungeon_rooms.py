"""Rooms of random adventures: what a room card and a monster card together put on the map (GH-RDG-04, GH-RDG-05)."""

from __future__ import annotations

from tafelrunde.games.havens.box.cards import Content
from tafelrunde.games.havens.box.scenarios import (
    Contents,
    EncounterCard,
    Map,
    OverlayKind,
    Placement,
    Room,
    Scenario,
    Tile,
    Treasure,
    TreasureReward,
)
from tafelrunde.games.havens.box.special import KillAll
from tafelrunde.games.havens.box.vocabulary import Name
from tafelrunde.games.havens.state import DungeonRoom
from tafelrunde.tabletop.hexes import Hex, rotate

RANDOM = "random"
"""The id of the scenario that is made of cards."""

ADVENTURE = Scenario(
    id=RANDOM,
    name=Name("Zufallsabenteuer", "Random adventure"),
    map=Map(rooms=()),
    contents={},
    goal=KillAll(),
    tags=("random",),
    loot={
        "coins": 12,
        **dict.fromkeys(("wood", "metal", "leather"), 2),
        **dict.fromkeys(("arrowvine", "axenut", "corpsecap", "flamefruit", "rockroot", "snowthistle"), 1),
    },
)
"""Three rooms, and all monsters must die (GH-RDG-01); where there are loot decks, one of 24 cards (FH-RDG-03)."""

ROOMS = 3

TILES: dict[str, tuple[OverlayKind, str]] = {
    "trap": ("trap", "spike_trap"),
    "hazard": ("hazard", "thorns"),
    "obstacle": ("obstacle", "boulder"),
    "difficult": ("difficult", "laid_difficult"),
    "ice": ("ice", "laid_ice"),
}
"""What the signs of a monster card are on the map."""


def turned(at: Hex, turns: int, by: Hex) -> Hex:
    """A hex of a card where the card lies: turned about its (0, 0), then moved."""
    q, r = rotate(at, turns)
    return q + by[0], r + by[1]


def room(content: Content, number: int, laid: DungeonRoom) -> Room:
    """The hexes of a room on the map."""
    card = content.rooms[laid.card]
    return Room(number, tuple(turned(at, laid.turns, laid.by) for at in card.hexes))


def contents(content: Content, number: int, laid: DungeonRoom) -> Contents:
    """What a room holds: the obstacles of its map, and on its twelve numbers what the monster card says."""
    card, encounter = content.rooms[laid.card], content.encounters[laid.encounter]
    monsters: list[Placement] = []
    tiles = [_tile("obstacle", turned(at, laid.turns, laid.by), encounter) for at in card.obstacles]
    tiles += [_tile(kind, turned(at, laid.turns, laid.by), encounter) for kind, at in card.tiles]
    coins: list[Hex] = []
    treasures: list[Treasure] = []
    for spot, number_at in zip(encounter.spots, card.numbers, strict=False):
        at = turned(number_at, laid.turns, laid.by)
        if spot.monster:
            monsters.append(Placement(type=spot.monster, at=at, players=spot.players))
        elif spot.tile == "coin":
            coins.append(at)
        elif spot.tile == "treasure":
            treasures.append(Treasure(at=at, number=treasure_number(number)))
        elif spot.tile:
            tiles.append(_tile(spot.tile, at, encounter))
    return Contents(monsters=tuple(monsters), tiles=tuple(tiles), coins=tuple(coins), treasures=tuple(treasures))


def _tile(what: str, at: Hex, encounter: EncounterCard) -> Tile:
    kind, name = TILES[what]
    if kind == "trap":
        return Tile(kind=kind, name=name, at=(at,), harms=encounter.trap_harms, cond=encounter.trap_cond)
    return Tile(kind=kind, name=name, at=(at,))


def treasure_number(room_number: int) -> int:
    """Treasures of random adventures are in no index; they are known by the room, as a negative number."""
    return -room_number


def treasure(content: Content, dungeon: tuple[DungeonRoom, ...], number: int) -> TreasureReward:
    """What the treasure of a room is, by its monster card (GH-RDG-05, GH-RDG-12)."""
    return content.encounters[dungeon[-number - 1].encounter].treasure
