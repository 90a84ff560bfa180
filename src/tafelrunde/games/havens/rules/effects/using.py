"""Using an item (GH-ITM-16): it is spent, and does to its owner what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tafelrunde.games.havens.box.cards import Item, Window
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import items
from tafelrunde.games.havens.rules.effects import conditions
from tafelrunde.games.havens.state import Hero
from tafelrunde.kernel import Rules


def use(game: Game, hero: Hero, item_id: str) -> Rules[Gain]:
    """Use an item; what it does to its owner (a condition, XP) happens here, the gain that is left is the caller's."""
    gain = items.spend(game, hero, item_id)
    if not gain.own_cond and not gain.xp:
        return gain
    yield from conditions.to_owner(game, hero, gain)
    return replace(gain, own_cond=(), xp=0)


def offer_one(
    game: Game,
    hero: Hero,
    choice: Sequence[Item],
    moment: str,
    rule: str = "GH-ITM-06",
    *,
    must: bool = False,
    **args: Any,
) -> Rules[Item | None]:
    """Ask as `items.choose` does, and use the item."""
    item = yield from items.choose(game, hero, choice, moment, rule, must=must, **args)
    if item is not None:
        yield from use(game, hero, item.id)
    return item


def offer(game: Game, hero: Hero, window: Window, rule: str = "GH-ITM-06", **args: Any) -> Rules[list[Gain]]:
    """Ask which items the player uses at this moment, any number of them, and what they give (GH-ITM-06)."""
    gains: list[Gain] = []
    used: set[str] = set()
    while choice := [item for item in items.usable(game, hero, window) if item.id not in used]:
        item = yield from items.choose(game, hero, choice, window, rule, **args)
        if item is None:
            break
        used.add(item.id)
        gains.append((yield from use(game, hero, item.id)))
    return gains
