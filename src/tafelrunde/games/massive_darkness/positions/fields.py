"""What the text form knows of the state's fields: those with a notation of their own; the rest is plain."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.massive_darkness.box.content import LEVELS, Content
from tafelrunde.games.massive_darkness.state import State
from tafelrunde.kernel.rulebook import KERNEL_FIELDS

NONE = "none"
"""How nothing is written: no armour, nobody's turn."""

BY_LEVEL = ("guard", "treasure")
SINGLE = ("lesser", "greater", "door", "event")
DECKS = (
    *[f"{kind}_deck_{level}" for kind in BY_LEVEL for level in LEVELS],
    *[f"{kind}_deck" for kind in SINGLE],
    "artefact_deck",
)
"""Written from the top: the first card is drawn first. What the text places nowhere lies below, in content order."""
DISCARDS = tuple([name.replace("_deck", "_discard") for name in DECKS[:-1]])
"""Written in the order in which cards came there."""

SETTLED = ("players", "quest", "mode", "markers", "heroes_option", "changes")
"""By the options and the content of the match; only a campaign states the quest it has come to."""
STATE_NOTATION = frozenset(
    {
        *(*KERNEL_FIELDS, *SETTLED, "heroes", "enemies", "activation", "acted", "combat"),
        *("shut", "unexplored", "treasure", "objectives", "pillars", "removed"),
        *[f"{kind}_{part}s" for kind in BY_LEVEL for part in ("deck", "discard")],
        *[f"{kind}_{part}" for kind in SINGLE for part in ("deck", "discard")],
        "artefact_deck",
    }
)
"""Fields of the state that the notation writes in its own way, or that the kernel writes."""
OWN = (
    "content",
    "quest",
    "heroes",
    "enemies",
    "turn",
    "acted",
    "combat",
    "open",
    "explored",
    "treasure",
    "objectives",
    "pillars",
)
PILES = (*DECKS, *DISCARDS, "removed", "nowhere")
HERO_NOTATION = frozenset({"seat", "card", "sheet", "zone", "health", "skills", "body", "hands", "pack"})
ENEMY_NOTATION = frozenset({"id", "card", "zone", "health", "minions", "treasure", "for_events"})


def pile(state: State, name: str) -> list[str]:
    """A pile of the state by its name here."""
    kind, part, *level = name.split("_")
    found: list[str] = getattr(state, f"{kind}_{part}s")[int(level[0]) - 1] if level else getattr(state, name)
    return found


def content_pile(content: Content, name: str) -> Sequence[str]:
    """The cards that belong to a deck, in the order of the content (MD-DCK-01)."""
    kind, _, *level = name.split("_")
    if kind == "guard":
        return content.guard_deck(int(level[0]))
    if kind == "treasure":
        return content.treasure_deck(int(level[0]))
    if kind in ("lesser", "greater"):
        return content.monster_deck(kind)
    if kind == "artefact":
        return list(content.artefacts)
    return list(content.doors if kind == "door" else content.events)
