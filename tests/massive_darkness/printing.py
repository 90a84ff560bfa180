"""Other effects on the cards of the box: what a rule says is tested without a card that happens to have it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from tafelrunde.games.massive_darkness.content import load
from tafelrunde.games.massive_darkness.effects import Effect
from tafelrunde.games.massive_darkness.loadout import enemy_loadout, hero_loadout

Print = Callable[..., None]


@contextmanager
def printing() -> Iterator[Print]:
    """Print on equipment or an enemy: `printed("S013", {"at": "attack", "do": […]})`."""
    content = load()
    old: dict[str, Any] = {}

    def shelf(code: str) -> dict[str, Any]:
        found: dict[str, Any] = content.equipment if code in content.equipment else content.enemies
        return found

    def print_on(code: str, *effects: dict[str, Any]) -> None:
        old.setdefault(code, shelf(code)[code])
        printed = msgspec.convert(effects, tuple[Effect, ...])
        shelf(code)[code] = msgspec.structs.replace(old[code], effects=printed)
        _forget()

    yield print_on
    for code, card in old.items():
        shelf(code)[code] = card
    _forget()


def _forget() -> None:
    hero_loadout.cache_clear()
    enemy_loadout.cache_clear()
