"""A position and a monster's turn, as far as they decide where it goes and whom it attacks."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tafelrunde.tabletop.hexes import Hex

Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Kind = Literal["obstacle", "trap", "hazard", "difficult", "ice", "object"]
Side = Literal["monster", "hero", "rival"]


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pattern of hexes that an attack hits.

    With an `origin` the hexes lie about the actor, who stands on it; without one the pattern may lie anywhere, with at
    least one hex in range.
    """

    hexes: Annotated[tuple[Hex, ...], msgspec.Meta(min_length=1, max_length=61)]
    origin: Hex | None = None


class Attack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`range` None is a melee attack. With an area, `targets` counts the area as one."""

    range: Positive | None = None
    targets: Positive = 1
    area: Area | None = None


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the card lets the monster do. Without an attack it moves as if for a melee attack and hits nobody."""

    move: Count
    attack: Attack | None
    jump: bool = False
    teleport: bool = False


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Heroes have an initiative, lower first; equal numbers tie unless `order` tells them apart."""

    id: str
    side: Side
    at: Hex
    initiative: int = 0
    order: int = 0
    """Who acts first of those with the same initiative (GH-FOC-09)."""
    invisible: bool = False
    """Enemies neither focus nor attack it (GH-CON-25)."""
    guarded: bool = False
    """Attacks on it have disadvantage from wherever they come."""


class Terrain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An overlay tile on one hex."""

    at: Hex
    kind: Kind


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A known right outcome."""

    end: Hex
    attacks: tuple[str, ...]
    focus: tuple[str, ...] = ()


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The map, everything on it, and whose turn it is. A hex that is not listed is solid wall."""

    rules: str
    """By the rules of which game."""
    hexes: Annotated[tuple[Hex, ...], msgspec.Meta(min_length=1)]
    figures: tuple[Figure, ...]
    acting: str
    ability: Ability
    walls: tuple[tuple[Hex, Hex], ...] = ()
    terrain: tuple[Terrain, ...] = ()
    flying: bool = False
    muddled: bool = False
    began: Hex | None = None
    """Where the monster began its turn, if it has moved since: further targets are the nearest to there (GH-MAT-03)."""
    id: str = ""
    about: str = ""
    tags: tuple[str, ...] = ()
    expect: tuple[Expected, ...] = ()

    @property
    def actor(self) -> Figure:
        """The figure whose turn it is."""
        return next(figure for figure in self.figures if figure.id == self.acting)
