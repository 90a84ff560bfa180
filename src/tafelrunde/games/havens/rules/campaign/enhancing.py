"""Enhancing ability cards: what can be bought, and for how much (GH-ENH-01 … 15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tafelrunde.games.havens.box import enhanced
from tafelrunde.games.havens.box.cards import AbilityCard, Half
from tafelrunde.games.havens.box.enhanced import HALVES, HEX, INFUSE, PLUS, Enhancement
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import effects, quests
from tafelrunde.games.havens.rules.campaign.world import (
    change_world,
    member,
    prosperity_level,
    tables,
    train,
    world,
)
from tafelrunde.games.havens.state import Member
from tafelrunde.games.havens.words.stickers import sticker as sticker_text
from tafelrunde.kernel import Rules

Pricing = Callable[[Game, Enhancement], int]


class Offer(NamedTuple):
    """An enhancement that could be bought, and its price."""

    sticker: Enhancement
    price: int

    @property
    def id(self) -> str:
        """`BR-01:top:0:+1 attack`."""
        one = self.sticker
        where = f":{one.hex[0]},{one.hex[1]}" if one.hex is not None else ""
        return f"{one.card}:{one.half}:{one.line}:{one.what.replace(' ', '_')}{where}"

    @property
    def spot(self) -> str:
        """The place on the card where it goes, as an element of the scene: a hex has one of its own."""
        one = self.sticker
        where = f":{one.hex[0]},{one.hex[1]}" if one.hex is not None else ""
        return f"spot:{one.card}:{one.half}:{one.line}{where}"


def cards(game: Game, who: Member) -> list[str]:
    """The cards of its pool that may be enhanced: no more of a class than the prosperity level (GH-ENH-02, -10)."""
    of_class = {one.card for one in world(game).enhancements if game.card(one.card).owner == who.character.cls}
    full = len(of_class) >= prosperity_level(game)
    return [card for card in who.character.pool if card in of_class or not full]


def offers(game: Game, card_id: str, pricing: Pricing | None = None) -> list[Offer]:
    """Everything that a card can still take and that has a price, the game's own perhaps (GH-ENH-04 … 08, -11)."""
    cost = pricing or price
    found: list[Offer] = []
    card = game.card(card_id)
    prices = tables(game).enhancement
    for half in HALVES:
        previous = stickers_on(game, card_id, half)
        if len(previous) >= len(prices.previous):
            continue
        for line, ability in enumerate(card.half(half).abilities):
            there = [one.what for one in previous if one.line == line]
            for what in enhanced.fitting(game.content, card, half, line):
                if _has_price(game, what) and enhanced.room(card.half(half), line, there, what):
                    sticker = Enhancement(card=card_id, half=half, line=line, what=what)
                    found.append(Offer(sticker, cost(game, sticker)))
            if enhanced.room(card.half(half), line, there, HEX):
                for at in enhanced.new_hexes(game.content, ability):
                    sticker = Enhancement(card=card_id, half=half, line=line, what=HEX, hex=at)
                    found.append(Offer(sticker, cost(game, sticker)))
    return found


def price(game: Game, sticker: Enhancement) -> int:
    """Base cost, doubled for several targets, and the surcharges of card and action (GH-ENH-03, GH-ENH-08)."""
    card = game.card(sticker.card)
    prices = tables(game).enhancement
    ability = card.half(sticker.half).abilities[sticker.line]
    if sticker.what == HEX:
        cost = prices.attack_hex // len(game.content.areas[getattr(ability, "area", "")].red)
    else:
        cost = base(game, sticker.what) * (2 if enhanced.several(ability) else 1)
    previous = len(stickers_on(game, sticker.card, sticker.half))
    return cost + prices.card_level[card_level(card) - 1] + prices.previous[previous]


def base(game: Game, what: str) -> int:
    """The price before anything changes it (table T6)."""
    prices = tables(game).enhancement
    if what.startswith(PLUS):
        return prices.plus_one[what.removeprefix(PLUS)]
    if what.startswith(INFUSE):
        return prices.effects["any_element" if what == f"{INFUSE}any" else "element"]
    return prices.effects[what]


def _has_price(game: Game, what: str) -> bool:
    prices = tables(game).enhancement
    if what.startswith(PLUS):
        return what.removeprefix(PLUS) in prices.plus_one
    return what.startswith(INFUSE) or what in prices.effects


def card_level(card: AbilityCard) -> int:
    """Level X counts as level 1 (GH-ENH-12)."""
    return 1 if card.level == "X" else card.level


def stickers_on(game: Game, card: str, half: Half) -> list[Enhancement]:
    """The enhancements that an action has already."""
    return [one for one in world(game).enhancements if one.card == card and one.half == half]


def buy(game: Game, who: Member, offer: Offer) -> Rules[None]:
    """GH-ENH-02."""
    stick(game, who, offer)
    yield from effects.happenings(game)


def stick(game: Game, who: Member, offer: Offer) -> None:
    """Pay, and the card is enhanced for every character of the class from now on (GH-ENH-02, GH-ENH-09)."""
    train(game, who, gold=who.character.gold - offer.price)
    change_world(game, enhancements=(*world(game).enhancements, offer.sticker))
    game.content = enhanced.enhanced(game.content, (offer.sticker,))
    quests.note(game, member(game, who.id), "enhanced")
    one = offer.sticker
    game.tell(
        "enhanced", "GH-ENH-09", hero=who.character.cls, card=one.card, what=sticker_text(one.what), price=offer.price
    )
