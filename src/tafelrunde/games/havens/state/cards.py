"""Cards and decks as they lie on the table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tafelrunde.games.havens.box.cards import Half


class ActiveCard(Struct, frozen=True):
    """A card in the active area (GH-ACT-01)."""

    card: str
    half: Half
    lasts: Literal["round", "persistent"]
    lost: bool
    """Where it goes afterwards."""
    used: int = 0
    """How many of its use slots are used (GH-ACT-03)."""
    summon: str = ""
    """The figure it keeps in play (GH-SUM-04)."""
    until: int = 0
    """The last round in which it works; 0: no end (FH-BON-06)."""


ItemState = Literal["ready", "spent", "consumed", "flipped"]


class ItemCard(Struct, frozen=True):
    """An equipped item (GH-ITM-04)."""

    id: str
    state: ItemState = "ready"
    used: int = 0
    """Charges used (GH-ITM-09)."""


class ModifierDeck(Struct):
    """A modifier deck; the last card is the top."""

    draw: list[str] = []
    discard: list[str] = []
    shuffle: bool = False
    """A card was drawn that makes it be reshuffled at the end of the round (GH-CLN-01)."""
    known: int = 0
    """So many cards on top have been looked at by the owner."""


class MonsterDeck(Struct):
    """A monster ability deck; the last card is the top."""

    draw: list[str] = []
    discard: list[str] = []
    card: str = ""
    """The card revealed this round."""
