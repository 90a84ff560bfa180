"""How far actions, moves and turns are, as part of the state: so that a copy goes on from their middle."""

from __future__ import annotations

from msgspec import Struct

from tafelrunde.tabletop.hexes import Hex


class Moved(Struct, frozen=True):
    """How far a move is that a character may go on with (GH-TRN-11)."""

    points: int
    """Movement points left."""
    jump: bool
    fly: bool
    sure_footed: bool
    through_enemies: bool
    steps: int
    """Hexes entered so far."""
    enemies: tuple[str, ...]
    """Enemies whose hexes were entered."""
    aloft: bool
    """The ground of the present hex was not touched yet (GH-MOV-06)."""
    lent_wings: bool
    """Flying is over with this move."""
    by_ways: bool = False
    """Its player is asked after each way whether it goes on (GH-RUL-76)."""


class Progress(Struct, frozen=True):
    """How far an action is that a character carries out (GH-TRN-03), for going on between its abilities."""

    default: bool = False
    """It is the default action of the half (GH-TRN-08)."""
    done: int = 0
    """So many of its abilities are over, not counting infusions."""
    used: bool = False
    """At least one of them was used (GH-TRN-10)."""
    moved_through: tuple[str, ...] = ()
    """Enemies that its move went through."""
    summon: str = ""
    """The figure that it has summoned."""
    move: Moved | None = None
    """The ability in progress is a move, and so far it is."""


class CreatureTurn(Struct, frozen=True):
    """How far the turn of a monster, summon or allied figure is, for going on between its abilities (GH-MON-04)."""

    began: Hex
    """Where it stood at the beginning."""
    done: int = 0
    """So many abilities of its card are over."""
    focused: bool = False
    """It has looked for a focus."""
    focus: str = ""
    plans: tuple[tuple[int, Hex, tuple[tuple[str, Hex], ...]], ...] = ()
    """By attack ability what was decided with the move: from where, and who is attacked where."""
