"""Characters get the level that was agreed: cards, perks and items (GH-LUP-01 …, GH-PRK-01 …, GH-SHP-01 …)."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.setup import recommending
from tafelrunde.games.havens.state import Hero
from tafelrunde.kernel import Option, Refused, Rules

DONE = ""


def training(game: Game) -> Rules[None]:
    """One step: the next level of a character, the next purchase, or the end of training."""
    state = game.state
    for hero in state.heroes:
        if hero.character.level < state.agreed.level:
            yield from level_up(game, hero)
            return
        if not hero.ready:
            yield from buy(game, hero)
            return
    for hero in state.heroes:
        hero.ready = False
        hero.deck.draw = recommending.modifier_deck(game.content, hero.character.perks)
    state.phase = "scenario_effects"


def level_up(game: Game, hero: Hero) -> Rules[None]:
    """A card not above the new level, a perk, more hit points (GH-LUP-03)."""
    character = hero.character
    content = game.content
    if game.state.preparation == "quick":
        card = recommending.card_to_learn(content, character)
        perk = recommending.perk_to_take(content, character)
    else:
        card = yield game.ask(
            hero.seat,
            "learn",
            [Option(f"learn:{card}", card, f"card:{card}") for card in recommending.learnable(content, character)],
            rule="GH-LUP-03",
            args={"hero": hero.id, "level": character.level + 1},
        )
        perk = yield game.ask(
            hero.seat,
            "perk",
            [Option(f"perk:{perk}", perk, f"perk:{perk}") for perk in recommending.perks_left(content, character)],
            rule="GH-PRK-01",
            args={"hero": hero.id},
        )
    level = character.level + 1
    hero.character = replace(
        character,
        level=level,
        xp=content.level_xp[level - 1],
        pool=(*character.pool, card),
        perks=(*character.perks, perk),
    )
    game.tell("level_up", "GH-LUP-03", hero=hero.id, level=level, card=card, perk=perk)


# --- the shop ---------------------------------------------------------------------------------------------------


def buy(game: Game, hero: Hero) -> Rules[None]:
    """Items for the starting gold, from what a city of that level offers (GH-SHP-03, GH-SHP-08, table T12)."""
    offered = on_sale(game, hero)
    if game.state.preparation == "quick":
        for item in recommending.purchases(game.content, hero.character, offered):
            acquire(game, hero, item)
        hero.ready = True
        return
    gold = hero.character.gold
    affordable = [item for item in offered if game.item(item).price <= gold]
    item = yield game.ask(
        hero.seat,
        "buy",
        [
            *[Option(f"buy:{item}", item, f"item:{item}", {"price": game.item(item).price}) for item in affordable],
            Option("done", DONE),
        ],
        rule="GH-SHP-01",
        args={"hero": hero.id, "gold": gold},
        default="done",
        why_not=lambda: [
            Refused(f"buy:{item}", "too_dear", "GH-SHP-03", f"item:{item}", {"price": game.item(item).price})
            for item in offered
            if item not in affordable
        ],
    )
    if item == DONE:
        hero.ready = True
    else:
        acquire(game, hero, item)


def on_sale(game: Game, hero: Hero) -> list[str]:
    """Items of the city with a copy left that the character does not own yet (GH-ITM-02, GH-SHP-03)."""
    owned = [item for other in game.state.heroes for item in other.character.items]
    offered = recommending.offered(game.content, game.edition.items_offered(hero.character.level))
    if not owned:
        return offered
    own, items = hero.character.items, game.content.items
    return [name for name in offered if name not in own and owned.count(name) < items[name].copies]


def acquire(game: Game, hero: Hero, item: str) -> None:
    """Pay for an item and own it."""
    price = game.item(item).price
    character = hero.character
    hero.character = replace(character, gold=character.gold - price, items=(*character.items, item))
    game.tell("buys", "GH-SHP-01", hero=hero.id, item=item, price=price)
