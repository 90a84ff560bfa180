"""The game is registered for its tests: it is installed when whole adventures can be played."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery import RULEBOOK
from tafelrunde.kernel import register

register(RULEBOOK)
