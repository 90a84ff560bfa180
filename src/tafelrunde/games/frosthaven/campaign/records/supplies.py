"""Item supplies (10.6): what is available, to be crafted or bought, and what is not yet."""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.games.frosthaven.campaign.records.outpost import box
from tafelrunde.games.frosthaven.campaign.records.sheet import gain_inspiration
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign.effects import put_in_play
from tafelrunde.games.havens.rules.campaign.world import change_world, in_play, world
from tafelrunde.games.havens.state import Member


def purchasable(game: Game, item: str) -> bool:
    """It has a price in gold (FH-STO-01)."""
    return game.item(item).craft is None and not is_potion(game, item)


def is_potion(game: Game, item: str) -> bool:
    """The alchemy chart names it (FH-CMP-23)."""
    return item == box(game).tables.murky or any(recipe.potion == item for recipe in box(game).recipes.values())


def held(game: Game, item: str) -> int:
    """Copies that characters own, those set aside included (FH-CRE-21)."""
    return sum(one.character.items.count(item) for one in game.state.roster if one.left in ("", "aside"))


def available(game: Game, item: str) -> int:
    """Copies in the available supply (FH-STO-01)."""
    return in_play(game, item) - held(game, item)


def unavailable(game: Game, item: str) -> int:
    """Copies in the unavailable supply."""
    return game.item(item).copies - in_play(game, item)


def make_available(game: Game, items: Iterable[str], rule: str) -> None:
    """All copies that were unavailable (FH-STO-02)."""
    for item in items:
        if missing := unavailable(game, item):
            put_in_play(game, item, missing)
            game.tell("item_available", rule, item=item)


def random_design(game: Game, rule: str = "FH-TRE-04") -> None:
    """The next random item design can be crafted; without one there is 1 inspiration (FH-TRE-04)."""
    deck = world(game).designs
    if not deck:
        gain_inspiration(game, 1, rule)
        return
    game.reveal()
    change_world(game, designs=deck[:-1])
    make_available(game, [deck[-1]], rule)


def worth(game: Game, item: str) -> int:
    """What a character gets for it: half the price, or 2 gold for each part (FH-SLL-01, FH-SLL-03)."""
    printed = game.item(item)
    if printed.craft is not None:
        return 2 * printed.craft.parts
    if is_potion(game, item):
        return 2 * min((len(recipe.herbs) for recipe in box(game).recipes.values() if recipe.potion == item), default=3)
    return printed.price // 2


def on_offer(game: Game, who: Member, bought: bool) -> list[str]:
    """Available items that a character does not own, to be bought or to be crafted (FH-STO-03, FH-CRF-05)."""
    return [
        item
        for item in game.content.items
        if item not in who.character.items
        and in_play(game, item)
        and available(game, item) > 0
        and (purchasable(game, item) if bought else game.item(item).craft is not None)
    ]
