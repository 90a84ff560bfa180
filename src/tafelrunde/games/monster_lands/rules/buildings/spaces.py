"""The spaces of buildings (chapter 5.2): which dice fit where, and what stands in the way."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tafelrunde.games.monster_lands.box.config import Space
from tafelrunde.games.monster_lands.box.effects import Color
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.state import Clan


class Visit(NamedTuple):
    """A way to enter a shop: the building, the die, and what the die takes off the price."""

    building: str
    color: Color
    face: int

    @property
    def id(self) -> str:
        die = f"haggle:{self.face}" if self.color == "haggle" else self.color
        return f"visit:{self.building}:{die}"


def has_panic(game: Game, building: str) -> bool:
    """No dice may be placed in a building that carries a panic tile (ML-BLD-08)."""
    return bool(game.state.panic) and building in panicked(game)


def panicked(game: Game) -> list[str]:
    """All buildings that carry a panic tile."""
    tiles = game.content.panic
    return [tiles[tile].building for tile in game.state.panic]


def free_spaces(game: Game, building: str) -> list[Space]:
    """Open spaces that are not taken, in board order (ML-BLD-04, ML-DEP-09)."""
    spaces = game.state.spaces
    players = game.state.players
    return [
        space
        for space in game.content.buildings[building].spaces
        if players not in space.closed_at and (space.id not in spaces or space.kind == "unlimited")
    ]


def next_space(game: Game, building: str) -> Space | None:
    """Shops are filled from left to right (ML-BLD-07)."""
    taken, players = game.state.spaces, game.state.players
    for space in game.content.buildings[building].spaces:
        if (space.id not in taken or space.kind == "unlimited") and players not in space.closed_at:
            return space
    return None


def shop_visits(clan: Clan, building: str) -> tuple[Visit, ...]:
    """The dice of the pool that could enter a shop: S, or an H die of each face (ML-BLD-02)."""
    return visits_with(building, clan.pool.strength > 0, tuple(clan.pool.haggle))


@lru_cache(maxsize=4096)
def visits_with(building: str, strength: bool, faces: tuple[int, ...]) -> tuple[Visit, ...]:
    by_strength = (Visit(building, "strength", 0),) if strength else ()
    return (*by_strength, *[Visit(building, "haggle", face) for face in dict.fromkeys(faces)])
