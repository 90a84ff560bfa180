"""What gold is for: items, in the place of poorer ones, enhancements, and good works."""

from __future__ import annotations

from typing import NamedTuple

from tafelrunde.games.gloomhaven.bot import worth
from tafelrunde.games.gloomhaven.rules import shop
from tafelrunde.games.havens.bot.stickers import PAYS_OFF, for_gold
from tafelrunde.games.havens.box import campaign as ops
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import enhancing, quests
from tafelrunde.games.havens.rules.setup import equipment, recommending
from tafelrunde.games.havens.state import Member

DONATION = 10
PURSE = 25
"""Who has less keeps it."""
BETTER = 8
"""So much more appealing must an item be for which another one goes."""
DRESSED = 4
"""With so many items one may begin to save."""


class Trade(NamedTuple):
    """An item to buy, and those to sell before it; one may be without the other."""

    sell: tuple[str, ...] = ()
    buy: str = ""


NOTHING = Trade()


def trade(game: Game, who: Member) -> Trade:
    """What a character should do in the shop next."""
    if pieces := _collects(game, who):
        return pieces
    if _saves(game, who):
        return NOTHING
    spare = _spare(game, who)
    if spare:
        return Trade(sell=(spare,))
    return max([_buys(game, who), *_swaps(game, who)], key=lambda one: _gain(game, one), default=NOTHING)


def _gain(game: Game, one: Trade) -> float:
    items = game.content.items
    bought = recommending.appeal(items[one.buy]) if one.buy else 0
    return bought - sum([recommending.appeal(items[item]) for item in one.sell])


def _collects(game: Game, who: Member) -> Trade | None:
    """Who must own many things buys the cheapest of what is missing, and sells nothing; None: nobody who must."""
    if not worth.pursues(game, who, ops.Items):
        return None
    owned = [game.item(item).slot for item in who.character.items]
    wanted = [
        item
        for one in quests.standing(game, who)
        if isinstance(one.goal, ops.Items)
        for slot, number in one.goal.slots.items()
        if owned.count(slot) < number
        for item in _affordable(game, who)
        if game.item(item).slot == slot
    ]
    return Trade(buy=min(wanted, key=lambda item: (shop.price(game, item), item), default=""))


def _saves(game: Game, who: Member) -> bool:
    """Who must own much gold keeps it, once dressed."""
    return worth.pursues(game, who, ops.Owned) and len(who.character.items) >= DRESSED


def _affordable(game: Game, who: Member, more: int = 0) -> list[str]:
    return [item for item in shop.on_sale(game, who) if shop.price(game, item) <= who.character.gold + more]


def _fits(game: Game, who: Member, worn: list[str], item: str) -> bool:
    content, character = game.content, who.character
    return equipment.fits(content, character.level, worn, item) and recommending.suits(content, character, item)


def _spare(game: Game, who: Member) -> str:
    """An item for which there is no room beside better ones, or which does not suit: it is sold."""
    best: list[str] = []
    for item in sorted(who.character.items, key=lambda one: (-recommending.appeal(game.item(one)), one)):
        if not _fits(game, who, best, item):
            return item
        best.append(item)
    return ""


def _buys(game: Game, who: Member) -> Trade:
    """The best item that fits beside what the character has."""
    worn = list(who.character.items)
    wanted = [item for item in _affordable(game, who) if _fits(game, who, worn, item)]
    best = max(wanted, key=lambda item: (recommending.appeal(game.item(item)), item), default="")
    return Trade(buy=best)


def _swaps(game: Game, who: Member) -> list[Trade]:
    """Better items in the place of poorer ones, where gold and half the price of those are enough."""
    found = []
    owned = who.character.items
    for item in shop.on_sale(game, who):
        out = _in_the_way(game, who, item)
        proceeds = sum([shop.sale_price(game, one) for one in out])
        one = Trade(out, item)
        if out and shop.price(game, item) <= who.character.gold + proceeds and _gain(game, one) >= BETTER:
            rest = [other for other in owned if other not in out]
            if _fits(game, who, rest, item):
                found.append(one)
    return found


def _in_the_way(game: Game, who: Member, item: str) -> tuple[str, ...]:
    """The poorest items that have to go for another one; none: there is room for it."""
    worn = list(who.character.items)
    out: list[str] = []
    rivals = sorted(worn, key=lambda one: (recommending.appeal(game.item(one)), one))
    while not equipment.fits(game.content, who.character.level, worn, item):
        rival = next((one for one in rivals if one in worn and _same_place(game, one, item)), None)
        if rival is None:
            return ()
        worn.remove(rival)
        out.append(rival)
    return tuple(out)


def _same_place(game: Game, one: str, other: str) -> bool:
    hands = equipment.HANDS
    slots = game.item(one).slot, game.item(other).slot
    return slots[0] == slots[1] or (slots[0] in hands and slots[1] in hands)


def donates(game: Game, who: Member) -> bool:
    """Two blesses are worth ten gold, unless it is saved for something (GH-DON-02)."""
    if worth.pursues(game, who, ops.Donated):
        return True
    return who.character.gold >= PURSE and not worth.pursues(game, who, ops.Owned)


# --- enhancements -----------------------------------------------------------------------------------------------


def enhancement(game: Game, who: Member) -> enhancing.Offer | None:
    """The enhancement that adds most for its price, on a card that is taken along; None: none that is worth it."""
    if worth.pursues(game, who, ops.Owned):
        return None
    hand = set(recommending.hand(game.content, who.character))
    wanted = [
        offer
        for card in enhancing.cards(game, who)
        if card in hand
        for offer in enhancing.offers(game, card)
        if offer.price <= who.character.gold
    ]
    best = max(wanted, key=lambda offer: (for_gold(game, offer), offer.id), default=None)
    if best is None or (for_gold(game, best) < PAYS_OFF and not worth.pursues(game, who, ops.Enhanced)):
        return None
    return best
