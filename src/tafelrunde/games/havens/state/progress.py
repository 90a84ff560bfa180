"""How far actions, moves, attacks and turns are, as part of the state: so that a copy goes on from their middle."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tafelrunde.games.havens.box.vocabulary import Bonus, ConditionName, Symbol
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


class KeptBlow(Struct, frozen=True, kw_only=True):
    """The attack on one target whose damage is known, with all that follows: see `rules.combat.single.Blow`."""

    target: str
    damage: int
    dealt: bool = False
    """The damage was dealt and conditions were given: pushes and pulls are next (GH-RUL-21)."""
    cond: tuple[ConditionName, ...] = ()
    pushes: tuple[int, ...] = ()
    pulls: tuple[int, ...] = ()
    unmoved: bool = False
    own_cond: tuple[ConditionName, ...] = ()
    own_shield: int = 0
    infuse: tuple[Symbol, ...] = ()
    heal: int = 0
    retaliate: int = 0


class KeptStrike(Struct, frozen=True, kw_only=True):
    """An attack whose targets are declared and not yet all attacked (GH-AOE-10): see `rules.combat.ability.Strike`."""

    left: tuple[str, ...]
    """Who is still to be attacked."""
    blow: KeptBlow | None = None
    """The attack that is being made."""
    hit: tuple[str, ...] = ()
    added: int = 0
    value: int
    range: int | None = None
    targets: int | Literal["all", "moved_through"] = 1
    area: str = ""
    held: bool = False
    pierce: int = 0
    pushes: tuple[int, ...] = ()
    pulls: tuple[int, ...] = ()
    cond: tuple[ConditionName, ...] = ()
    infuse: tuple[Symbol, ...] = ()
    add_target: int = 0
    advantage: bool = False
    disadvantage: bool = False
    ignore_disadvantage: bool = False
    bonus: tuple[Bonus, ...] = ()
    xp_per_target: int = 0
    card: str = ""
    heal: int = 0
    own_cond: tuple[ConditionName, ...] = ()
    own_shield: int = 0
    own_retaliate: int = 0
    doublings: tuple[str, ...] = ()
    terms: tuple[tuple[str, int], ...] = ()


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
