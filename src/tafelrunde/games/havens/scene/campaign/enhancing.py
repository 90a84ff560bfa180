"""An ability card at the enhancer's: the spots on its halves, what is on them and what they could take (GH-ENH-04)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from tafelrunde.games.havens.box import enhanced
from tafelrunde.games.havens.box.abilities import Ability, Infuse
from tafelrunde.games.havens.box.cards import Half
from tafelrunde.games.havens.box.enhanced import HALVES, HEX, INFUSE, PLUS, Enhancement
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign.enhancing import Offer, Pricing, offers
from tafelrunde.games.havens.rules.campaign.world import world
from tafelrunde.games.havens.words import icons
from tafelrunde.games.havens.words.stickers import sticker as sticker_text
from tafelrunde.kernel.scene import Card, Face, Spot, Text


def with_spots(game: Game, card: Card, gold: int, price: Pricing) -> Card:
    """The card with its spots: filled ones with their stickers, empty ones with what they could take for how much."""
    name = card.name
    found = offers(game, name, price)
    halves = [
        replace(face, spots=tuple(_spots(game, name, half, found, gold)))
        for half, face in zip(HALVES, card.halves, strict=True)
    ]
    return replace(card, halves=tuple[Face, ...](halves))


def _spots(game: Game, card: str, half: Half, found: Sequence[Offer], gold: int) -> Iterator[Spot]:
    action = game.card(card).half(half)
    stuck = [one for one in world(game).enhancements if one.card == card and one.half == half]
    for line, ability in enumerate(action.abilities):
        there = [one for one in stuck if one.line == line]
        here = [one for one in found if one.sticker.half == half and one.sticker.line == line]
        row = _row(action.abilities, ability)
        filled = [one for one in there if one.what != HEX]
        for number, one in enumerate(filled):
            yield _filled(one, number, row)
        stickers = [one for one in here if one.sticker.what != HEX]
        if stickers and enhanced.dots(action, line) > len(filled):
            yield Spot(
                id=stickers[0].spot,
                name="name-spot",
                row=row,
                tip=tuple(_takes(stickers, gold)),
                rule="GH-ENH-04",
            )
        for offer in here:
            if offer.sticker.what == HEX:
                yield Spot(
                    id=offer.spot,
                    name="name-spot",
                    row=row,
                    hex=offer.sticker.hex,
                    tip=tuple(_takes([offer], gold)),
                    rule="GH-ENH-08",
                )


def _row(abilities: Sequence[Ability], ability: Ability) -> int:
    """The row of the half in which an ability stands; elements beside something else have none (see `marks`)."""
    if len(abilities) == 1:
        return 0
    shown = [one for one in abilities if not isinstance(one, Infuse)]
    return next((number for number, one in enumerate(shown) if one is ability), -1)


def _filled(one: Enhancement, number: int, row: int) -> Spot:
    return Spot(
        id=f"stuck:{one.card}:{one.half}:{one.line}:{number}",
        name="name-spot-filled",
        icon=_icon(one.what),
        row=row,
        state="used",
        tip=(sticker_text(one.what),),
        rule="GH-ENH-09",
    )


def _icon(what: str) -> str:
    return icons.of(what.removeprefix(PLUS).removeprefix(INFUSE).removeprefix("summon_")) or "plain-circle"


def _takes(found: Sequence[Offer], gold: int) -> Iterator[Text]:
    for offer in sorted(found, key=lambda one: one.price):
        text = "line-sticker" if offer.price <= gold else "line-sticker-dear"
        yield Text(text, {"what": sticker_text(offer.sticker.what), "price": offer.price})
