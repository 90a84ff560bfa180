"""What a path asks of the mercenary who takes it, and what it gives (ML-MIS-02, ML-LND-02 … 04, ML-FOR-01 … 03).

`dice_sets` lists every set of dice with which a path is complete.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product

import msgspec

from tafelrunde.games.monster_lands.box.cards import Advantage, DieSlot, Side
from tafelrunde.games.monster_lands.box.content import Content, load
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.state import Location, Path, Pool

Counts = tuple[int, int, int]
"""How many S, M and H dice."""


class Needs(msgspec.Struct, frozen=True):
    """What a path asks for and how much room it has."""

    required: tuple[DieSlot, ...] = ()
    optional: tuple[DieSlot, ...] = ()
    tokens: bool = False
    """Traps and shields may be placed (ML-OUT-07)."""
    token_spaces: int = 0
    token_room: int = 0
    """How many optional die slots each further trap or shield takes (ML-LND-03)."""
    any_dice: bool = False
    """The access: any number of S and M dice, at least one piece (ML-FOR-02, ML-FOR-05)."""
    sets: tuple[frozenset[Counts], ...] = ()
    """The dice with which the path is complete, by how many tokens take the room of optional dice."""

    @classmethod
    def of(
        cls,
        required: tuple[DieSlot, ...],
        optional: tuple[DieSlot, ...] = (),
        tokens: bool = False,
        token_spaces: int = 0,
        token_room: int = 0,
    ) -> Needs:
        rooms = range(len(optional), -1, -token_room) if token_room else (len(optional),)
        sets = tuple([dice_sets(required, optional, room) for room in rooms])
        return cls(required, optional, tokens, token_spaces, token_room, sets=sets)


ACCESS = Needs(tokens=True, any_dice=True)


def needs(game: Game, location: Location, path: Path) -> Needs:
    """What the tile prints for a path (ML-MIS-02, ML-LND-02, ML-LND-03, ML-FOR-02)."""
    if location.id == "access":
        return ACCESS
    if location.id in ("mission_a", "mission_b"):
        return _needs_on_mission(game.content, location.tile, location.id)
    return _needs_in_land(game.content.digest, location.tile, location.side, game.slot(path))


@lru_cache(maxsize=256)
def _needs_on_mission(content: Content, tile: str, spot: str) -> Needs:
    mission = content.missions[tile]
    return Needs.of(mission.side_a.dice if spot == "mission_a" else mission.side_b.dice)


@cache
def _needs_in_land(digest: str, tile: str, side: Side, number: int) -> Needs:
    """What a path tile of this content prints for one of its paths: asked at every action, and always the same."""
    content = load()
    slot = content.paths[tile].path(side, number)
    return Needs.of(
        slot.required,
        slot.optional,
        tokens=True,
        token_spaces=content.token_spaces(slot.slot),
        token_room=content.board.extra_token_dice_slots,
    )


def advantage(game: Game, location: Location, path: Path) -> Advantage:
    """What a path gives to its mercenary: printed on the tile, or the guards' support (ML-PTH-01, ML-FOR-03)."""
    if location.id == "access":
        return game.content.board.fortress_access.paths[game.slot(path) - 1].guard
    if location.id in ("mission_a", "mission_b"):
        return Advantage()
    return game.path_slot(location, path).advantage


def is_open(game: Game, location: Location) -> bool:
    """Whether mercenaries can be sent there at all (ML-FOR-01, ML-LND-08, ML-CNQ-08)."""
    if location.id == "access":
        return bool(location.monster)
    if location.id in ("mission_a", "mission_b"):
        return bool(location.tile)
    return bool(location.land)


@cache
def dice_sets(required: tuple[DieSlot, ...], optional: tuple[DieSlot, ...], room: int) -> frozenset[Counts]:
    """All sets of dice that fill every required slot and at most `room` of the optional ones."""
    found: set[Counts] = set()
    choices = [*required, *[(*slot, None) for slot in optional]]
    for picked in product(*choices):
        if sum([color is not None for color in picked[len(required) :]]) <= room:
            found.add((picked.count("strength"), picked.count("magic"), picked.count("haggle")))
    return frozenset(found)


def extra_tokens(path: Path, need: Needs) -> int:
    """Traps and shields that do not fit the token spaces (ML-LND-03)."""
    return max(0, len(path.traps) + path.shields - need.token_spaces)


def complete_sets(need: Needs, extra: int) -> frozenset[Counts]:
    """The dice with which the path is complete when `extra` tokens take the room of optional dice."""
    if need.token_room == 0:
        return need.sets[0]
    return need.sets[extra] if extra < len(need.sets) else frozenset()


def placed(path: Path) -> Counts:
    colors = [die.color for die in path.dice]
    return colors.count("strength"), colors.count("magic"), colors.count("haggle")


def can_complete(sets: frozenset[Counts], have: Counts, pool: Pool) -> bool:
    """Whether the pool can still complete a path on which `have` lies already."""
    s, m, h = have
    return within(sets, have, (s + pool.strength, m + pool.magic, h + len(pool.haggle)))


def within(sets: frozenset[Counts], have: Counts, most: Counts) -> bool:
    """Whether any of these sets has no fewer dice than there are and no more than there can be."""
    s, m, h = have
    most_s, most_m, most_h = most
    for a, b, c in sets:  # noqa: SIM110  (asked for every path at every action)
        if s <= a <= most_s and m <= b <= most_m and h <= c <= most_h:
            return True
    return False
