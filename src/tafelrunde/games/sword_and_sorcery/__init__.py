"""Sword & Sorcery: two to five heroes, raised by the gods, against enemies that follow their scrolls."""

from tafelrunde.games.sword_and_sorcery.rulebook import SwordAndSorcery

RULEBOOK = SwordAndSorcery()

__all__ = ["RULEBOOK", "SwordAndSorcery"]
