"""Visiting Gloomhaven: what everybody can do there, in any order (GH-CIT-01, GH-CIT-02)."""

from __future__ import annotations

from tafelrunde.games.gloomhaven.rules import shop
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import effects, enhancing, levels, quests, roster
from tafelrunde.games.havens.rules.campaign.world import (
    change,
    change_world,
    company,
    member,
    members,
    of_class,
    times,
    train,
    world,
)
from tafelrunde.games.havens.state import Member, Stay
from tafelrunde.games.havens.words.stickers import sticker as enhanced_words
from tafelrunde.kernel import Option, Refused, Rules

DONATION = 10
ENHANCING = "power_of_enhancement"
"""The achievement that opens the enhancer's door (GH-ENH-01)."""
BACK = ""
HOUSES = {
    "level": "city:training",
    "raise": "city:training",
    "retire": "city:training",
    "shop": "city:shop",
    "sell": "city:shop",
    "donate": "city:oak",
    "enhance": "city:enhancer",
}
"""Where in the city something is done, as elements of the scene."""


def city(game: Game, stay: Stay) -> Rules[None]:
    """One thing of the next player who has something to do; after the last the party decides where to go."""
    while stay.waiting and not _members_of(game, stay.waiting[0]) and not roster.classes(game):
        stay.waiting = stay.waiting[1:]
    if not stay.waiting:
        stay.stage = "gates"
        return
    yield from business(game, stay, stay.waiting[0])


def _members_of(game: Game, seat: int) -> list[Member]:
    return [one for one in members(game) if one.seat == seat]


def business(game: Game, stay: Stay, seat: int) -> Rules[None]:
    """What a player does next in the city."""
    own = _members_of(game, seat)
    options = [option for one in own for option in _activities(game, one)]
    if roster.classes(game):
        options.append(Option("create", ("create", "")))
    coming = company(game)
    open_ = [what for one in own if one in coming for what in unfinished(game, one)]
    if not open_:
        options.append(Option("done", ("done", "")))
    verb, cls = yield game.ask(
        seat,
        "city",
        options,
        rule="GH-CIT-01",
        default="done" if not open_ else open_[0].args["do"],
        why_not=lambda: open_,
    )
    if verb == "done":
        stay.waiting = stay.waiting[1:]
    elif verb == "create":
        yield from roster.create(game, seat)
    else:
        yield from ACTIVITIES[verb](game, of_class(game, cls))


def unfinished(game: Game, who: Member) -> list[Refused]:
    """Levelling up and retiring are not left to choice (GH-CIT-02, GH-LUP-02, GH-RTR-01)."""
    cls = who.character.cls
    found = []
    if levels.due(game, who):
        found.append(Refused("done", "must_level_up", "GH-LUP-02", args={"hero": cls, "do": f"level:{cls}"}))
    if quests.fulfilled(game, who):
        found.append(Refused("done", "must_retire", "GH-RTR-01", args={"hero": cls, "do": f"retire:{cls}"}))
    return found


def _activities(game: Game, who: Member) -> list[Option]:
    """What a character can do in the city now."""
    cls = who.character.cls
    possible = {
        "level": levels.due(game, who),
        "raise": not levels.due(game, who) and levels.may_rise(game, who),
        "shop": any(shop.price(game, item) <= who.character.gold for item in shop.on_sale(game, who)),
        "sell": bool(who.character.items),
        "donate": not who.donated and who.character.gold >= DONATION,
        "enhance": bool(times(game, ENHANCING)) and enhancing.within_means(game, who),
        "retire": quests.fulfilled(game, who),
    }
    args = {"hero": cls, "gold": who.character.gold, "level": who.character.level + 1}
    return [Option(f"{verb}:{cls}", (verb, cls), HOUSES[verb], args) for verb, so in possible.items() if so]


def _level(game: Game, who: Member) -> Rules[None]:
    """GH-LUP-02."""
    yield from levels.level_up(game, who)
    yield from effects.happenings(game)


def _raise(game: Game, who: Member) -> Rules[None]:
    """A character below the prosperity level is raised by one level, as often as it likes (GH-LUP-07)."""
    yield from levels.level_up(game, who, "GH-LUP-07")
    yield from effects.happenings(game)


def _donate(game: Game, who: Member) -> Rules[None]:
    """10 gold for the Great Oak, once per visit, and two blesses for the next scenario (GH-DON-01, GH-DON-02)."""
    train(game, who, gold=who.character.gold - DONATION)
    change(game, who, donated=True, blessed=who.blessed + 1)
    change_world(game, donated=world(game).donated + DONATION)
    quests.note(game, member(game, who.id), "donated", DONATION)
    game.tell("donates", "GH-DON-01", hero=who.character.cls, n=DONATION, total=world(game).donated)
    yield from effects.happenings(game)


# --- enhancement ------------------------------------------------------------------------------------------------


def _affordable(game: Game, who: Member, card: str) -> list[enhancing.Offer]:
    return [offer for offer in enhancing.offers(game, card) if offer.price <= who.character.gold]


def _affordable_cards(game: Game, who: Member) -> list[str]:
    return [card for card in enhancing.cards(game, who) if _affordable(game, who, card)]


def _enhance(game: Game, who: Member) -> Rules[None]:
    """First the card, then the sticker (GH-ENH-02)."""
    card: str = yield game.ask(
        who.seat,
        "enhance_card",
        [
            *[Option(f"card:{card}", card, f"card:{card}") for card in _affordable_cards(game, who)],
            Option("back", BACK),
        ],
        rule="GH-ENH-02",
        args={"hero": who.character.cls, "gold": who.character.gold},
        default="back",
    )
    if card == BACK:
        return
    offers = _affordable(game, who, card)
    chosen: enhancing.Offer | None = yield game.ask(
        who.seat,
        "enhance",
        [
            *[
                Option(
                    f"enhance:{offer.id}",
                    offer,
                    offer.spot,
                    {
                        "half": offer.sticker.half,
                        "line": offer.sticker.line + 1,
                        "what": enhanced_words(offer.sticker.what),
                        "price": offer.price,
                    },
                )
                for offer in offers
            ],
            Option("back", None),
        ],
        rule="GH-ENH-03",
        args={"hero": who.character.cls, "card": card, "gold": who.character.gold},
        default="back",
    )
    if chosen is not None:
        yield from enhancing.buy(game, who, chosen)


ACTIVITIES = {
    "level": _level,
    "raise": _raise,
    "shop": shop.buy,
    "sell": shop.sell,
    "donate": _donate,
    "enhance": _enhance,
    "retire": roster.retire,
}
"""What a character can do in Gloomhaven (GH-CIT-01); the event and new characters apart."""
