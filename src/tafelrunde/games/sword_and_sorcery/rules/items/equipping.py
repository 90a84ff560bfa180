"""Who may use which item, and in which slot it goes (SS-ITM-01 … 07, SS-WPN-01 … 04, SS-ARM-02, SS-ART-01)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from tafelrunde.games.sword_and_sorcery.box.cards import ArmourCard, ArtifactCard, Item, Rune, WeaponCard
from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.effects.words import Style
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.state import Hero

Slot = Literal["main", "offhand", "armour", "artifact"]
SLOTS: tuple[Slot, ...] = ("main", "offhand", "armour", "artifact")


def usable(game: Game, hero: Hero, code: str) -> bool:
    """Style runes (SS-ITM-03), the required soul rank (SS-ITM-05), and what powers forbid (SS-ITM-07)."""
    return _usable(game, hero, game.content.item(code))


def _usable(game: Game, hero: Hero, item: Item) -> bool:
    if item.rank > hero.rank and item.origin == "treasure":
        return False
    if isinstance(item, ArmourCard) and item.category == "heavy" and game.forbids(hero, "heavy_armour"):
        return False
    return suits(item.styles, game.hero_card(hero).styles)


@lru_cache(maxsize=1024)
def suits(runes: tuple[Rune, ...], styles: tuple[Style, ...]) -> bool:
    """At least one rune fits one of the hero's styles; a crossed-out rune excludes its style (SS-ITM-03)."""
    if "universal" in runes:
        return True
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
    item = game.content.item(code)
    free: tuple[Slot, ...] = ()
    if isinstance(item, WeaponCard):
        free = _free_hands(game, hero, item)
    elif isinstance(item, ArmourCard):
        free = () if hero.armour else ("armour",)
    elif isinstance(item, ArtifactCard):
        free = () if hero.artifact else ("artifact",)
    return free if free and _usable(game, hero, item) else ()


def _free_hands(game: Game, hero: Hero, weapon: WeaponCard) -> tuple[Slot, ...]:
    """SS-WPN-02 … 04."""
    hand = weapon.hand
    main = not hero.main and hand != "offhand" and not (hand == "twohand" and hero.offhand)
    offhand = not hero.offhand and hand in ("offhand", "main_or_offhand")
    if offhand and hero.main and game.content.weapons[card_of(hero.main)].hand == "twohand":
        offhand = False
    if main:
        return ("main", "offhand") if offhand else ("main",)
    return ("offhand",) if offhand else ()


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
    return tuple(filter(None, (hero.main, hero.offhand, hero.armour, hero.artifact)))


def load_used(game: Game, hero: Hero) -> int:
    """Cards of weight 0 do not count (SS-HER-06, SS-HER-07)."""
    weightless = game.content.weightless
    return len([code for code in hero.inventory if card_of(code) not in weightless]) if hero.inventory else 0


def weight(game: Game, code: str) -> int:
    return 0 if card_of(code) in game.content.weightless else 1


def room(game: Game, hero: Hero) -> int:
    """How many cards more the inventory may hold (SS-HER-06)."""
    return game.content.heroes[hero.card].load + game.value(hero, "load") - load_used(game, hero)


def has_room(game: Game, hero: Hero, code: str) -> bool:
    """SS-HER-06."""
    return room(game, hero) >= weight(game, code)
