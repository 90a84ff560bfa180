"""What things are worth to a hero: weapons by their hits, armour by what it stops, potions by what they heal."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.bot import odds
from tafelrunde.games.sword_and_sorcery.box.cards import ArmourCard, ArtifactCard, Defence, InventoryItem, WeaponCard
from tafelrunde.games.sword_and_sorcery.effects import deeds
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.death import armor
from tafelrunde.games.sword_and_sorcery.rules.items import equipping
from tafelrunde.games.sword_and_sorcery.state import Hero

ENOUGH = 2
"""So many healing potions a hero carries."""


def worth(game: Game, hero: Hero, code: str) -> float:
    """The value of a card while it is worn or carried by this hero; 0 for what it can't use."""
    item = game.content.item(code)
    if not equipping.usable(game, hero, code):
        return 0.0
    if isinstance(item, WeaponCard):
        values = item.attack
        reader = [game.amount(n, hero) for n in (values.hits, values.red, values.blue)]
        hits = reader[0] + reader[1] * odds.average("red", "hit") + reader[2] * odds.average("blue", "hit")
        hits += 0.35 * len(item.effects) + 0.5 * min(2, values.range)
        shield = 1.5 if item.category == "shield" else 0.0
        return hits + shield + item.shields
    if isinstance(item, ArmourCard):
        return stops(game, hero, item.defence)
    if isinstance(item, ArtifactCard):
        return 2.0
    heals = any(isinstance(op, deeds.Heal) for use in item.uses for op in use.do)
    strikes = any(use.attack is not None for use in item.uses)
    return 1.5 if heals else 1.0 if strikes else 0.4


def stops(game: Game, hero: Hero, defence: Defence) -> float:
    """What a defence stops on average; armour counts against every attack."""
    shields, worn, dice = [game.amount(n, hero) for n in (defence.shields, defence.armor, defence.dice)]
    return 1.0 * shields + 1.6 * worn + dice * odds.average("blue", "block") * 1.5


def worn(game: Game, hero: Hero, slot: str) -> float:
    """The value of what is in a slot now."""
    code = getattr(hero, slot)
    if code:
        return worth(game, hero, code)
    return stops(game, hero, armor.printed(game, hero)) if slot == "armour" else 0.0


def gain(game: Game, hero: Hero, code: str) -> float:
    """How much better off the hero is with it: it replaces what is worn, or lies in the inventory."""
    item = game.content.item(code)
    value = worth(game, hero, code)
    if not value:
        return 0.0
    if isinstance(item, ArmourCard):
        return value - worn(game, hero, "armour")
    if isinstance(item, ArtifactCard):
        return value - worn(game, hero, "artifact")
    if isinstance(item, WeaponCard):
        if item.hand == "offhand":
            two = bool(hero.main) and equipping.used_as(game, hero, "main") == "twohand"
            return -1.0 if two else value - worn(game, hero, "offhand")
        loses = worn(game, hero, "offhand") if item.hand == "twohand" else 0.0
        return value - worn(game, hero, "main") - 0.6 * loses
    if isinstance(item, InventoryItem) and item.kind == "single_use":
        have = sum([isinstance(game.content.item(one), InventoryItem) for one in hero.inventory])
        return value if have < ENOUGH else 0.2
    return value


def better(game: Game, hero: Hero) -> str:
    """A card of the inventory that would be better worn, empty if there is none."""
    able = [code for code in hero.inventory if not isinstance(game.content.item(code), InventoryItem)]
    best = max(able, key=lambda code: gain(game, hero, code), default="")
    return best if best and gain(game, hero, best) > 0.3 else ""
