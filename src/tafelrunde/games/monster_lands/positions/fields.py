"""What the text form knows of the state's fields: those with a notation of their own, and the plain rest."""

from __future__ import annotations

from tafelrunde.games.monster_lands.inventory import Kind
from tafelrunde.kernel.rulebook import KERNEL_FIELDS

NONE = "none"
"""How an empty place is written: a gap in a display, a land without a monster."""

DISPLAYS: dict[str, Kind] = {
    "tavern": "mercenary",
    "trap_display": "trap",
    "bazaar": "equipment",
    "loot_display": "loot",
}
DECKS: dict[str, Kind] = {
    "mercenary_deck": "mercenary",
    "aspirants": "aspirant",
    "trap_stack": "trap",
    "equipment_deck": "equipment",
    "monster_deck": "monster",
    "land_deck": "land",
    "path_stack": "path_tile",
    "loot_stack": "loot",
    "mission_bag": "mission",
    "panic_stack": "panic",
}
"""Written from the top: the first card is drawn first. What the text places nowhere lies below, in content order."""
OPEN_PILES: dict[str, Kind] = {
    "panic": "panic",
    "mercenary_discard": "mercenary",
    "trap_discard": "trap",
    "equipment_discard": "equipment",
    "monster_discard": "monster",
    "path_discard": "path_tile",
    "loot_discard": "loot",
    "mission_discard": "mission",
}
"""Written in the order in which they came there."""

CLAN_PILES: dict[str, Kind] = {"traps": "trap", "loot": "loot", "trophies": "monster", "lands": "land"}
LOCATION_CARDS = ("land", "monster", "tile")

OPTIONS = ("difficulty", "ambush_module", "queens_grant", "more_monsters", "extra_mercenaries")
STATE_NOTATION = frozenset(
    {
        *("players", *OPTIONS, "changes", "clans", "missions", "lands", "access", "spaces", "used", "fled", "removed"),
        *KERNEL_FIELDS,
        *DISPLAYS,
        *DECKS,
        *OPEN_PILES,
    }
)
"""Fields of the state that the notation writes in its own way, or that the kernel writes."""
CLAN_WORDS = ("affinity", "pool", "members", *CLAN_PILES)
CLAN_NOTATION = frozenset({"seat", *CLAN_WORDS})
LOCATION_NOTATION = frozenset({"id", "paths", *LOCATION_CARDS})
PATH_NOTATION = frozenset({"id", "member", "dice", "traps"})
