"""Whoever stands on the map, and what lies on it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tafelrunde.games.havens.box.scenarios import OverlayKind, Side
from tafelrunde.games.havens.box.vocabulary import ConditionName
from tafelrunde.tabletop.hexes import Hex

FigureKind = Literal["hero", "monster", "summon", "ally", "object"]
FigureRank = Literal["", "normal", "elite", "boss", "named"]


class Mark(Struct, frozen=True):
    """A condition on a figure (GH-CON-01)."""

    what: ConditionName
    fresh: bool = False
    """Given during the figure's own turn, which does not count (GH-CON-05)."""
    permanent: bool = False
    """By a scenario's rule: it is renewed whenever it would end."""


class Bonus(Struct, frozen=True):
    """A shield, retaliate or guard that a figure has for a time."""

    source: str
    """The card or item that gives it; empty: a monster's own card."""
    shield: int = 0
    retaliate: int = 0
    range: int = 1
    """How far the attacker may stand to be hit by retaliate."""
    guard: bool = False
    """Attacks on the figure have disadvantage."""
    lasts: Literal["round", "card", "scenario"] = "round"


class Figure(Struct, kw_only=True):
    """Whoever stands on the map: a character, monster, summon, allied figure, or an object with hit points.

    Ids: a character's is its class (`brute`), a monster's is its type and standee number (`bandit_guard:3`) or, if the
    scenario names it, scenario and name (`110-leader`); a summon's is its kind and a running number (`rat_swarm:1`).
    """

    id: str
    kind: FigureKind
    side: Side
    type: str
    at: Hex
    hp: int
    most: int
    rank: FigureRank = ""
    number: int = 0
    marks: tuple[Mark, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    owner: int = -1
    """The hero that summoned it."""
    by_item: bool = False
    """An item called it: for cards it is not one of the own summons (FH-SUM-13)."""
    summoned: bool = False
    """Summoned or spawned: it leaves no coin (GH-MON-06)."""
    entered: int = 0
    """The round in which it came."""
    acted: bool = False
    """It has had its turn this round."""
    room: int = 0
    """The room with which it was revealed."""
    late: int = 0
    """How often its group had consumed elements this round before it came (FH-MEL-04)."""


class Overlay(Struct, frozen=True, kw_only=True):
    """An overlay tile on the map (GH-DAT-30)."""

    id: str
    kind: OverlayKind
    name: str
    at: tuple[Hex, ...]
    damage: int = 0
    cond: tuple[ConditionName, ...] = ()
    room: int = 0
    border: bool = False
    """It lies over the border of a map tile, and nobody can change it (FH-OVL-06)."""


class Chest(Struct, frozen=True):
    """A treasure tile on the map."""

    at: Hex
    number: int = 0
    goal: bool = False


class DungeonRoom(Struct, frozen=True, kw_only=True):
    """A room of a random adventure (GH-RDG-02): its two cards, and how its map was turned and moved."""

    card: str
    encounter: str
    turns: int
    by: Hex
    """The hex of the card's (0, 0)."""
    entrance: Hex
    penalty: Literal["", "minor", "major"] = ""
