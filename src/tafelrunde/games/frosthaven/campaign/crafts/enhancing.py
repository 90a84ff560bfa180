"""Enhancements at the enhancer (10.23): what they cost, and the variant in which they do not last (12.4)."""

from __future__ import annotations

from tafelrunde.games.frosthaven.campaign.records import effects
from tafelrunde.games.frosthaven.campaign.records.outpost import card as level_card
from tafelrunde.games.frosthaven.campaign.records.outpost import sound
from tafelrunde.games.havens.box import enhanced
from tafelrunde.games.havens.box.enhanced import HEX, INFUSE, Enhancement
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import enhancing as shared
from tafelrunde.games.havens.rules.campaign.world import tables
from tafelrunde.games.havens.state import Member
from tafelrunde.games.havens.words.stickers import sticker as sticker_words
from tafelrunde.kernel import Option, Rules

TEMPORARY = 20
"""Gold that a further enhancement of an action costs less, and the discount in percent (FH-VAR-04)."""
BACK = ""
SUMMON = "+1 summon"
TARGETS = "+1 targets"


def price(game: Game, sticker: Enhancement) -> int:
    """The base price and everything that changes it, in this order (FH-ENH-02, FH-ENH-03, FH-ENH-05)."""
    card = game.card(sticker.card)
    action = card.half(sticker.half)
    ability = action.abilities[sticker.line]
    what = sticker.what
    prices = tables(game).enhancement
    if what == HEX:
        cost = -(-prices.attack_hex // len(game.content.areas[getattr(ability, "area", "")].red))
    else:
        cost = shared.base(game, what)
    if enhanced.several(ability) and what not in (TARGETS, HEX) and not what.startswith(INFUSE):
        cost *= 2
    if action.lost and action.active != "persistent":
        cost = -(-cost // 2)
    if action.active == "persistent" and not what.startswith(SUMMON):
        cost *= 3
    previous = shared.stickers_on(game, sticker.card, sticker.half)
    cost += prices.card_level[shared.card_level(card) - 1] + prices.previous[len(previous)]
    cost = max(cost - rebate(game), 0)
    if game.variant("temporary_enhancements"):
        if previous:
            cost = max(cost - TEMPORARY, 0)
        cost = -(-cost * (100 - TEMPORARY) // 100)
    return cost


def rebate(game: Game) -> int:
    """What the enhancer's building takes off every price."""
    return max((level_card(game, one).rebate for one in sound(game)), default=0)


def affordable(game: Game, who: Member, card: str) -> list[shared.Offer]:
    return [offer for offer in shared.offers(game, card, price) if offer.price <= who.character.gold]


def cards(game: Game, who: Member) -> list[str]:
    """Cards of the class that the character has and can pay an enhancement for (FH-ENH-01)."""
    return [card for card in who.character.pool if affordable(game, who, card)]


def enhance(game: Game, who: Member) -> Rules[None]:
    """First the card, then what comes onto it (FH-ENH-01)."""
    card: str = yield game.ask(
        who.seat,
        "enhance_card",
        [*[Option(f"card:{card}", card, f"card:{card}") for card in cards(game, who)], Option("back", BACK)],
        rule="FH-ENH-01",
        args={"hero": who.character.cls, "gold": who.character.gold},
        default="back",
    )
    if card == BACK:
        return
    chosen: shared.Offer | None = yield game.ask(
        who.seat,
        "enhance",
        [*[_option(offer) for offer in affordable(game, who, card)], Option("back", None)],
        rule="FH-ENH-02",
        args={"hero": who.character.cls, "card": card, "gold": who.character.gold},
        default="back",
    )
    if chosen is not None:
        shared.stick(game, who, chosen)
        yield from effects.happenings(game)


def _option(offer: shared.Offer) -> Option:
    sticker = offer.sticker
    args = {
        "half": sticker.half,
        "line": sticker.line + 1,
        "what": sticker_words(sticker.what),
        "price": offer.price,
    }
    return Option(f"enhance:{offer.id}", offer, offer.spot, args)
