"""What things are worth to a hero: weapons by their hits, armour by what it stops, potions by what they heal."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.bot import odds
from tafelrunde.games.sword_and_sorcery.box.cards import ArmourCard, ArtifactCard, Defence, InventoryItem, WeaponCard
from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.effects import deeds
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.death import armor
from tafelrunde.games.sword_and_sorcery.rules.items import equipping, trading
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.kernel import Option

WEAPON, OFFHAND, IMPROVED = 2.0, 0.7, 1.0
"""A hit more of the weapon that one strikes with counts in every attack; a shield is there to stop others'."""
SECOND = 0.2
BETTER = 0.3
"""So much better a thing has to be for an action."""
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
        if item.improved is not None and game.item_state(code).improved:
            hits += IMPROVED
        shield = 1.5 if item.category == "shield" else 0.0
        return (OFFHAND if item.hand == "offhand" else WEAPON) * hits + shield + item.shields
    if isinstance(item, ArmourCard):
        return stops(game, hero, item.defence)
    if isinstance(item, ArtifactCard):
        return 2.0
    heals = any(isinstance(op, deeds.Heal) for use in item.uses for op in use.do)
    strikes = any(use.attack is not None for use in item.uses)
    return 1.2 if heals else 0.7 if strikes else 0.4


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
        return value - worn(game, hero, "main") - loses
    if isinstance(item, InventoryItem) and item.kind == "single_use":
        have = sum([isinstance(game.content.item(one), InventoryItem) for one in hero.inventory])
        return value if have < ENOUGH else 0.2
    return value


def change(game: Game, hero: Hero, option: Option) -> float:
    """What a change of equipment brings: putting on, swapping, or making room for a weapon that needs both hands."""
    verb, _, code = option.id.partition(":")
    if verb == "off":
        return _two_handed(game, hero) if code == "offhand" else 0.0
    if verb == "swap":
        slot, _, code = code.partition(":")
        return 0.0 if code == hero.main else _in(game, hero, slot, code) - _in(game, hero, slot, getattr(hero, slot))
    return _in(game, hero, verb, code)


def _in(game: Game, hero: Hero, slot: str, code: str) -> float:
    """A second weapon is seldom used; armour is worn instead of what is printed on the board."""
    item = game.content.item(code)
    value = worth(game, hero, code)
    if slot == "armour" and not hero.armour:
        return value - worn(game, hero, "armour")
    second = slot == "offhand" and isinstance(item, WeaponCard) and item.category != "shield"
    return SECOND * value if second else value


def _two_handed(game: Game, hero: Hero) -> float:
    """What a two-handed weapon of the inventory would bring instead of both that are worn."""
    weapons = [code for code in hero.inventory if isinstance(game.content.item(code), WeaponCard)]
    able = [code for code in weapons if game.content.weapons[card_of(code)].hand == "twohand"]
    return max([gain(game, hero, code) for code in able], default=0.0)


def better(game: Game, hero: Hero) -> bool:
    """Whether something in the inventory would be better worn, and can be."""
    return any(change(game, hero, option) > BETTER for option in trading.changes(game, hero))
