"""The reference of a game, generated: every question, event, refusal and field of a position (`make reference`)."""

from tafelrunde.lab.reference.writing import reference

__all__ = ["reference"]
