"""What the text form knows of the state's fields: those with a notation of their own, and the plain rest."""

from __future__ import annotations

from tafelrunde.games.havens.state import Phase
from tafelrunde.kernel.rulebook import KERNEL_FIELDS

SETUP: frozenset[Phase] = frozenset(
    {"classes", "training", "scenario_effects", "battle_goals", "equipment", "hands", "placing"}
)
"""Phases in which there is no table yet to be described: their fields are written as they are."""

OPTIONS = frozenset({"players", "scenario", "adjusted", "variants", "preparation", "agreed", "changes"})
"""What the options of the table say already."""
STATE_NOTATION = frozenset(
    {
        *("heroes", "figures", "map", "overlays", "coins", "chests", "elements", "decks", "monster_modifiers"),
        *("goal_deck", "order", "turn"),
        *OPTIONS,
        *KERNEL_FIELDS,
    }
)
"""Fields of the state that the notation writes in its own way, or that others write."""
STATE_WORDS = (
    *("content", "heroes", "figures", "map", "corner", "layout", "tiles", "coins", "treasures", "elements", "decks"),
    *("monster_modifiers", "discarded_goals", "goal_deck", "order", "turn"),
)
"""The notation's own words for them."""

HERO_NOTATION = frozenset(
    {"index", "seat", "character", "hand", "active", "items", "deck", "initiative", "second", "chosen"}
)
HERO_WORDS = ("class", "character", "hand", "chosen", "active", "items", "modifiers", "initiative", "second")
