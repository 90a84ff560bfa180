"""The loot deck of a scenario and what its cards bring (chapter 9.2)."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.havens.box.scenarios import LootCard
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Hero, ItemCard
from tafelrunde.games.havens.state.campaign import count

STICKER = "+1"
INSTEAD = 3
"""Coins for a random item when there is none any more (FH-LTA-04)."""


def build_deck(game: Game) -> None:
    """As many cards of each kind as the scenario says, at random, shuffled (FH-LOOT-01)."""
    deck: list[str] = []
    for kind, number in game.scenario.loot.items():
        supply = copies_of(game, kind)
        game.shuffle("loot", supply)
        deck += supply[:number]
    game.shuffle("loot", deck)
    game.state.loot_deck = deck


def copies_of(game: Game, kind: str) -> list[str]:
    """All loot cards of a kind that a scenario can have."""
    return [name for card in game.content.loot.values() if card.kind == kind for name in _copies(game, card)]


def kind_of(game: Game, name: str) -> str:
    """The kind of a loot card, with or without its sticker."""
    return game.content.loot[name.removesuffix(STICKER)].kind


def _copies(game: Game, card: LootCard) -> list[str]:
    """All copies: with a sticker `wood_a+1` (FH-LOOT-06); a random item is there once a scenario (FH-SET-27)."""
    outpost = game.state.outpost
    if outpost is None:
        return [card.id] * card.copies
    if card.kind == "random_item" and game.state.scenario in outpost.random_items:
        return []
    better = count(outpost.stickers, card.id)
    return [f"{card.id}{STICKER}"] * better + [card.id] * (card.copies - better)


def draw(game: Game, hero: Hero, tokens: int) -> None:
    """A card for each token, as long as there are any (FH-LTA-03, FH-LOOT-08)."""
    deck = game.state.loot_deck
    for _ in range(tokens):
        if not deck:
            game.tell("loot_deck_empty", "FH-LOOT-08", hero=hero.id)
            return
        game.reveal()
        name = deck.pop()
        card = game.content.loot[name.removesuffix(STICKER)]
        hero.loot = (*hero.loot, name)
        amount = card.amount[max(game.characters, 2) - 2] + name.endswith(STICKER)
        game.tell("draws_loot", "FH-LTA-03", hero=hero.id, card=card.id, loot=card.kind, amount=amount)
        if card.kind == "coins":
            hero.coins += amount
        elif card.kind == "random_item":
            _random_item(game, hero)
        else:
            hero.resources[card.kind] = hero.resources.get(card.kind, 0) + amount


def _random_item(game: Game, hero: Hero) -> None:
    """An item of the random deck that nobody has, usable at once; without any left 3 coins (FH-LTA-04)."""
    owned = [item for other in game.state.heroes for item in other.character.items]
    known = dict(game.state.world.items) if game.state.world is not None else {}
    left = [
        item.id
        for item in game.content.items.values()
        if item.random and item.id not in owned and known.get(item.id, 0) < item.copies
    ]
    if not left:
        hero.coins += INSTEAD
        game.tell("no_random_item", "FH-LTA-04", hero=hero.id, amount=INSTEAD, coins=hero.coins)
        return
    own(game, hero, left[game.below("random item", len(left))], "FH-LTA-04")


def own(game: Game, hero: Hero, item: str, rule: str) -> None:
    """The item is the character's, usable at once even beyond the limits (FH-ITM-06)."""
    hero.character = replace(hero.character, items=(*hero.character.items, item))
    hero.items.append(ItemCard(item))
    game.tell("treasure_item", rule, hero=hero.id, item=item)
