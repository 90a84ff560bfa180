"""What happens, told to rules that whoever tells it need not know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from tafelrunde.games.havens.box.abilities import CardAbility
from tafelrunde.games.havens.box.scenarios import Door
from tafelrunde.games.havens.state import Chest, Figure, Hero
from tafelrunde.kernel import Rules

G = TypeVar("G")
"""The running game, which knows its announcements."""


class Announcements(NamedTuple, Generic[G]):
    """What rules announce when it happens; what follows from it is for rules that they need not know.

    Damage says that somebody is dead, and the scenario makes of it what it likes.
    """

    killed: Callable[[G, Figure, str], Rules[None]]
    """A figure other than a character left the map dead; with who gets the credit (GH-MON-08)."""
    exhausted: Callable[[G, Hero], Rules[None]]
    """A character is exhausted (GH-EXH-03)."""
    door_opens: Callable[[G, Door], Rules[None]]
    """A door is about to open: there may be no room behind it yet (GH-RDG-02)."""
    room_revealed: Callable[[G, int, Figure | None], Rules[None]]
    """A room and everything in it was placed, with who opened it (GH-REV-04)."""
    steps_on: Callable[[G, Figure], Rules[None]]
    """A character entered a hex, where pressure plates work at once (FH-TIL-07)."""
    looted: Callable[[G, Hero, Chest], Rules[None]]
    """A treasure tile was looted (GH-OVL-16)."""
    gained: Callable[[G, Hero, Sequence[CardAbility], str], Rules[bool]]
    """An item or a treasure lets a character perform abilities at once (GH-ITM-06, GH-LOT-03); whether one was used."""
