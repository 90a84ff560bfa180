"""Who may know what (chapter 12a): the state as a seat sees it, and another one that would look the same."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tafelrunde.games.monster_lands.box.content import load
from tafelrunde.games.monster_lands.state import Clan, Location, Path, PathTrap, State
from tafelrunde.kernel import Chance

HIDDEN = "?"
"""Stands for a card or tile whose face the viewer may not see."""

_DECKS = (
    "mercenary_deck",
    "trap_stack",
    "equipment_deck",
    "monster_deck",
    "land_deck",
    "path_stack",
    "loot_stack",
    "mission_bag",
    "panic_stack",
)
"""Hidden from everybody, the owner of nothing included (ML-HID-01)."""


def view(state: State, seat: int) -> State:
    """The state as that seat may see it; what is public is shared (ML-HID-01, ML-HID-02, ML-HID-04, ML-HID-06)."""
    decks = {name: [HIDDEN] * len(getattr(state, name)) for name in _DECKS}
    return replace(
        state,
        rng=0,
        script={},
        clans=[_clan_view(clan, seat) for clan in state.clans],
        lands=[_location_view(location, seat) for location in state.lands],
        access=_location_view(state.access, seat),
        **decks,
    )


def _clan_view(clan: Clan, seat: int) -> Clan:
    """The number of stored traps is public, their faces are the owner's (ML-HID-02, ML-HID-08)."""
    if clan.seat == seat or not clan.traps:
        return clan
    return replace(clan, traps=[HIDDEN] * len(clan.traps))


def _location_view(location: Location, seat: int) -> Location:
    paths = [_path_view(path, seat) for path in location.paths]
    if all(seen is path for seen, path in zip(paths, location.paths, strict=True)):
        return location
    return replace(location, paths=paths)


def _path_view(path: Path, seat: int) -> Path:
    """Face-down traps on a path are known to their owner alone (ML-HID-02)."""
    if path.seat == seat or all(trap.face_up for trap in path.traps):
        return path
    traps = [trap if trap.face_up else PathTrap(trap.number, HIDDEN) for trap in path.traps]
    return replace(path, traps=traps)


# --- what might be ----------------------------------------------------------------------------------------------


def imagine(state: State, seat: int, chance: Chance) -> None:
    """Deal anew, in place, all that the seat can't know."""
    state.script.clear()
    _deal_traps(state, seat, chance)
    for name in _DECKS:
        deck: list[str] = getattr(state, name)
        if name != "trap_stack":
            deck.sort()
            chance.shuffle(deck)


class _Trap:
    """One hidden trap tile: a place in a storage, in the stack or on a path."""

    __slots__ = ("_at", "_stored")

    def __init__(self, stored: list[str] | PathTrap, at: int = 0) -> None:
        self._stored = stored
        self._at = at

    @property
    def kind(self) -> str:
        return self._stored.kind if isinstance(self._stored, PathTrap) else self._stored[self._at]

    @kind.setter
    def kind(self, kind: str) -> None:
        if isinstance(self._stored, PathTrap):
            self._stored.kind = kind
        else:
            self._stored[self._at] = kind


def _deal_traps(state: State, seat: int, chance: Chance) -> None:
    """Mix the trap stack with the others' hidden tiles (ML-HID-02).

    A start trap never was in the stack, and everybody saw who still has one: it stays with its clan, but any of
    the clan's hidden tiles may be it (ML-HID-08, ML-HUN-06).
    """
    start = load().start_trap
    pool = [_Trap(state.trap_stack, at) for at in range(len(state.trap_stack))]
    kinds = list(state.trap_stack)
    for clan in state.clans:
        if clan.seat != seat:
            hidden = list(_hidden_traps(state, clan))
            others = [trap.kind for trap in hidden if trap.kind != start]
            kinds += others
            chance.shuffle(hidden)
            for trap in hidden[len(others) :]:
                trap.kind = start
            pool += hidden[: len(others)]
    kinds.sort()
    chance.shuffle(kinds)
    for trap, kind in zip(pool, kinds, strict=True):
        trap.kind = kind
    for clan in state.clans:
        if clan.seat != seat:
            clan.traps.sort()


def _hidden_traps(state: State, clan: Clan) -> Iterator[_Trap]:
    """A clan's stored traps and its face-down ones on paths."""
    for at in range(len(clan.traps)):
        yield _Trap(clan.traps, at)
    for location in [*state.lands, state.access]:
        for path in location.paths:
            if path.seat == clan.seat:
                for trap in path.traps:
                    if not trap.face_up:
                        yield _Trap(trap)
