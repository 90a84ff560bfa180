"""Who holds which cards: heroes, those at home, the party (SS-CMP-02, SS-STK-02)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.rules.items.equipping import SLOTS, equipped
from tafelrunde.games.sword_and_sorcery.state import Hero, State


def cards(hero: Hero) -> tuple[str, ...]:
    """All item cards of a hero."""
    return (*equipped(hero), *hero.inventory)


def held(state: State) -> list[str]:
    """All cards that heroes and the party have, those at home included."""
    found = [code for hero in (*state.heroes, *state.home) for code in cards(hero)]
    return [*found, *state.stored, *state.spoils]


def take_away(hero: Hero, code: str) -> None:
    """A card leaves a hero, from its slot or the inventory."""
    for slot in SLOTS:
        if getattr(hero, slot) == code:
            setattr(hero, slot, "")
            return
    hero.inventory = tuple([other for other in hero.inventory if other != code])
