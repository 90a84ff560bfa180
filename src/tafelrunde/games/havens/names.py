"""What everything is called, by the content; the rest is in the texts."""

from __future__ import annotations

from functools import lru_cache

from tafelrunde.games.havens.records import Content, Name


def name(content: Content, item: str, language: str) -> str | None:
    """The name of an id, or None if it has none."""
    printed = _printed(content.digest, content).get(item)
    if printed is not None:
        return printed.de if language == "de" else printed.en
    kind, _, number = item.rpartition(":")
    if kind and number.isdigit():
        of_kind = _printed(content.digest, content).get(kind)
        if of_kind is not None:
            return f"{of_kind.de if language == 'de' else of_kind.en} {number}"
    return None


@lru_cache(maxsize=8)
def _names(digest: str) -> dict[str, Name]:
    """Kept by the pack's digest: hashing a whole pack would be slow."""
    return {}


def _printed(digest: str, content: Content) -> dict[str, Name]:
    known = _names(digest)
    if not known:
        known.update(_collected(content))
    return known


def _collected(content: Content) -> dict[str, Name]:
    found: dict[str, Name] = {}
    for named in (content.classes, content.cards, content.goals, content.monsters, content.summons, content.rooms):
        found.update({key: thing.name for key, thing in named.items()})
    for key, overlay in content.overlays.items():
        found[f"tile-{key}"] = overlay.name
        found.setdefault(key, overlay.name)  # an obstacle with hit points is a figure
    found.update({f"item-{key}": item.name for key, item in content.items.items()})
    found.update({key: item.name for key, item in content.items.items()})
    for scenario in content.scenarios.values():
        found[f"scenario-{scenario.id}"] = scenario.name
        found.update({f"scenario-{scenario.id}-{key}": text for key, text in scenario.texts.items()})
        for contents in scenario.contents.values():
            found.update({ally.id: ally.name for ally in contents.allies})
    return found
