"""Who may use which item, and in which slot it goes (SS-ITM-01 … 07, SS-WPN-01 … 04, SS-ARM-02, SS-ART-01)."""

from __future__ import annotations

from typing import Literal

from tafelrunde.games.sword_and_sorcery.box.cards import ArmourCard, ArtifactCard, InventoryItem, WeaponCard
from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.state import Hero

Slot = Literal["main", "offhand", "armour", "artifact"]
SLOTS: tuple[Slot, ...] = ("main", "offhand", "armour", "artifact")


def usable(game: Game, hero: Hero, code: str) -> bool:
    """Style runes (SS-ITM-03), the required soul rank (SS-ITM-05), and what powers forbid (SS-ITM-07)."""
    item = game.content.item(code)
    if item.rank > hero.rank and item.origin == "treasure":
        return False
    if isinstance(item, ArmourCard) and item.category == "heavy" and game.forbids(hero, "heavy_armour"):
        return False
    return suits(game, hero, code)


def suits(game: Game, hero: Hero, code: str) -> bool:
    """At least one rune fits one of the hero's styles; a crossed-out rune excludes its style (SS-ITM-03)."""
    runes = game.content.item(code).styles
    if "universal" in runes:
        return True
    styles = game.hero_card(hero).styles
    for rune in runes:
        crossed = rune.removeprefix("not_")
        if crossed == rune:
            if rune in styles:
                return True
        elif any(style != crossed for style in styles):
            return True
    return False


def slots(game: Game, hero: Hero, code: str) -> tuple[Slot, ...]:
    """The free slots that the card may go into now; none if it can't be equipped."""
    if not usable(game, hero, code):
        return ()
    item = game.content.item(code)
    if isinstance(item, ArmourCard):
        return () if hero.armour else ("armour",)
    if isinstance(item, ArtifactCard):
        return () if hero.artifact else ("artifact",)
    if isinstance(item, WeaponCard):
        return tuple([slot for slot in ("main", "offhand") if _weapon_fits(game, hero, item, slot)])
    return ()


def _weapon_fits(game: Game, hero: Hero, weapon: WeaponCard, slot: str) -> bool:
    """SS-WPN-02 … 04."""
    if getattr(hero, slot):
        return False
    if slot == "main":
        if weapon.hand == "offhand":
            return False
        return not (weapon.hand == "twohand" and hero.offhand)
    if hero.main and game.content.weapons[card_of(hero.main)].hand == "twohand":
        return False
    return weapon.hand in ("offhand", "main_or_offhand")


def used_as(game: Game, hero: Hero, slot: str) -> str:
    """A hand-and-a-half weapon is two-handed while the off-hand is empty (SS-WPN-04)."""
    weapon = game.content.weapons[card_of(getattr(hero, slot))]
    if weapon.hand == "versatile":
        return "main" if hero.offhand else "twohand"
    return "twohand" if weapon.hand == "twohand" else slot


def equip(game: Game, hero: Hero, code: str, slot: Slot) -> None:
    setattr(hero, slot, code)
    game.tell("equips", "SS-ITM-01", seat=hero.seat, card=code)


def equipped(hero: Hero) -> tuple[str, ...]:
    """All cards in slots."""
    return tuple([code for code in (hero.main, hero.offhand, hero.armour, hero.artifact) if code])


def load_used(game: Game, hero: Hero) -> int:
    """Cards of weight 0 do not count (SS-HER-06, SS-HER-07)."""
    return sum([weight(game, code) for code in hero.inventory])


def weight(game: Game, code: str) -> int:
    item = game.content.item(code)
    return item.weight if isinstance(item, InventoryItem) else 1


def has_room(game: Game, hero: Hero, code: str) -> bool:
    """SS-HER-06."""
    most = game.hero_card(hero).load + game.value(hero, "load")
    return load_used(game, hero) + weight(game, code) <= most
