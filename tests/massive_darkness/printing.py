"""Other effects on the cards of the box: what a rule says is tested without a card that happens to have it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.games.massive_darkness.effects import Effect
from tafelrunde.games.massive_darkness.loadout import enemy_loadout, hero_loadout

Print = Callable[..., None]


@contextmanager
def printing() -> Iterator[Print]:
    """Print on equipment, an enemy, or a class sheet: `printed("S013", {"at": "attack", "do": […]})`.

    On a class sheet it is the skill (`paladin_of_wrath.skill`) or the maneuver (`paladin_of_wrath.maneuver`). Other
    fields of a card are given by their names: `printed("SA11", melee=Dice(red=2))`.
    """
    content = load()
    old: dict[str, Any] = {}

    def shelf(code: str) -> dict[str, Any]:
        for found in (content.equipment, content.enemies, content.classes):
            if code in found:
                shelf: dict[str, Any] = found
                return shelf
        raise KeyError(code)

    def print_on(place: str, *effects: dict[str, Any] | Effect, **fields: Any) -> None:
        code, _, part = place.partition(".")
        card = shelf(code)[code]
        old.setdefault(code, card)
        printed = tuple(one if isinstance(one, Effect) else msgspec.convert(one, Effect) for one in effects)
        if part:
            fields[part] = msgspec.structs.replace(getattr(card, part), effects=printed)
        else:
            fields["effects"] = printed
        shelf(code)[code] = msgspec.structs.replace(card, **fields)
        _forget()

    yield print_on
    for code, card in old.items():
        shelf(code)[code] = card
    _forget()


def _forget() -> None:
    hero_loadout.cache_clear()
    enemy_loadout.cache_clear()
