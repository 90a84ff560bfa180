"""Enhancing ability cards: what can be bought, and for how much (GH-ENH-01 … 15)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from tafelrunde.games.havens.box import enhanced
from tafelrunde.games.havens.box.campaign import EnhancementPrices
from tafelrunde.games.havens.box.cards import AbilityCard, Content, ContentKey, Half
from tafelrunde.games.havens.box.enhanced import HALVES, HEX, INFUSE, PLUS, Enhancement
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import effects, quests
from tafelrunde.games.havens.rules.campaign.world import (
    change_world,
    member,
    prosperity_level,
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
    fitting = _fitting(ContentKey(game.content), world(game).enhancements, card_id)
    return [Offer(one.sticker, pricing(game, one.sticker)) for one in fitting] if pricing else list(fitting)


def within_means(game: Game, who: Member) -> bool:
    """Whether a character could buy anything."""
    least = _least(ContentKey(game.content), world(game).enhancements, tuple(cards(game, who)))
    return least is not None and least <= who.character.gold


@lru_cache(maxsize=256)
def _least(same: ContentKey, there: tuple[Enhancement, ...], cards_: tuple[str, ...]) -> int | None:
    return min([one.price for card in cards_ for one in _fitting(same, there, card)], default=None)


@lru_cache(maxsize=2048)
def _fitting(same: ContentKey, there: tuple[Enhancement, ...], card_id: str) -> tuple[Offer, ...]:
    """What a card can still take, at the usual price: worked out once, and asked for with every step in the city."""
    content = same.content
    found: list[Offer] = []
    card = content.cards[card_id]
    prices = _prices(content)

    def offer(**sticker: Any) -> None:
        one = Enhancement(card=card_id, **sticker)
        found.append(Offer(one, _price(content, there, one)))

    for half in HALVES:
        previous = [one for one in there if one.card == card_id and one.half == half]
        if len(previous) >= len(prices.previous):
            continue
        for line, ability in enumerate(card.half(half).abilities):
            on_line = [one.what for one in previous if one.line == line]
            for what in enhanced.fitting(content, card, half, line):
                if _has_price(content, what) and enhanced.room(card.half(half), line, on_line, what):
                    offer(half=half, line=line, what=what)
            if enhanced.room(card.half(half), line, on_line, HEX):
                for at in enhanced.new_hexes(content, ability):
                    offer(half=half, line=line, what=HEX, hex=at)
    return tuple(found)


def price(game: Game, sticker: Enhancement) -> int:
    """Base cost, doubled for several targets, and the surcharges of card and action (GH-ENH-03, GH-ENH-08)."""
    return _price(game.content, world(game).enhancements, sticker)


def _price(content: Content, there: tuple[Enhancement, ...], sticker: Enhancement) -> int:
    card = content.cards[sticker.card]
    prices = _prices(content)
    ability = card.half(sticker.half).abilities[sticker.line]
    if sticker.what == HEX:
        cost = prices.attack_hex // len(content.areas[getattr(ability, "area", "")].red)
    else:
        cost = _base(prices, sticker.what) * (2 if enhanced.several(ability) else 1)
    previous = sum(1 for one in there if one.card == sticker.card and one.half == sticker.half)
    return cost + prices.card_level[card_level(card) - 1] + prices.previous[previous]


def base(game: Game, what: str) -> int:
    """The price before anything changes it (table T6)."""
    return _base(_prices(game.content), what)


def _base(prices: EnhancementPrices, what: str) -> int:
    if what.startswith(PLUS):
        return prices.plus_one[what.removeprefix(PLUS)]
    if what.startswith(INFUSE):
        return prices.effects["any_element" if what == f"{INFUSE}any" else "element"]
    return prices.effects[what]


def _prices(content: Content) -> EnhancementPrices:
    assert content.campaign_tables is not None
    return content.campaign_tables.enhancement


def _has_price(content: Content, what: str) -> bool:
    prices = _prices(content)
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
