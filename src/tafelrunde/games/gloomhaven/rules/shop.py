"""The shop: items from the city's supply for gold, and half of it back (GH-SHP-01 … 05, GH-REP-03)."""

from __future__ import annotations

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import effects
from tafelrunde.games.havens.rules.campaign.world import member, members, party, tables, train, world
from tafelrunde.games.havens.state import Member
from tafelrunde.kernel import Option, Refused, Rules

DONE = ""


def price(game: Game, item: str) -> int:
    """The printed price and what the reputation does to it, at least 0 (GH-SHP-02, GH-REP-03, GH-REP-05)."""
    rank = party(game).reputation
    modifier = next(step.modifier for step in tables(game).prices if step.min <= rank <= step.max)
    return max(0, game.item(item).price + modifier)


def sale_price(game: Game, item: str) -> int:
    """Half the printed price, rounded down, whatever the reputation (GH-SHP-04)."""
    return game.item(item).price // 2


def on_sale(game: Game, who: Member) -> list[str]:
    """Items with a copy in the supply that the character does not own (GH-SHP-03)."""
    left = dict(world(game).items)
    for one in members(game):
        for item in one.character.items:
            left[item] = left.get(item, 0) - 1
    return [item for item in game.content.items if left.get(item, 0) > 0 and item not in who.character.items]


def buy(game: Game, who: Member) -> Rules[None]:
    """One item after the other, as long as gold and wishes last (GH-SHP-01)."""
    while True:
        gold = who.character.gold
        offered = on_sale(game, who)
        prices = {item: price(game, item) for item in offered}
        affordable = [item for item in offered if prices[item] <= gold]
        if not affordable:
            return

        def too_dear(offered: list[str] = offered, gold: int = gold, prices: dict[str, int] = prices) -> list[Refused]:
            return [
                Refused(f"buy:{item}", "too_dear", "GH-SHP-03", f"item:{item}", {"price": prices[item]})
                for item in offered
                if prices[item] > gold
            ]

        item: str = yield game.ask(
            who.seat,
            "buy",
            [
                *[Option(f"buy:{item}", item, f"item:{item}", {"price": prices[item]}) for item in affordable],
                Option("done", DONE),
            ],
            rule="GH-SHP-01",
            args={"hero": who.character.cls, "gold": gold},
            default="done",
            why_not=too_dear,
        )
        if item == DONE:
            return
        train(game, who, gold=gold - prices[item], items=(*who.character.items, item))
        game.tell("buys", "GH-SHP-01", hero=who.character.cls, item=item, price=prices[item])
        yield from effects.happenings(game)
        who = member(game, who.id)


def sell(game: Game, who: Member) -> Rules[None]:
    """Items go back to the city's supply for half their price (GH-SHP-04)."""
    while who.character.items:
        item: str = yield game.ask(
            who.seat,
            "sell",
            [
                *[
                    Option(f"sell:{item}", item, f"item:{item}", {"price": sale_price(game, item)})
                    for item in who.character.items
                ],
                Option("done", DONE),
            ],
            rule="GH-SHP-04",
            args={"hero": who.character.cls, "gold": who.character.gold},
            default="done",
        )
        if item == DONE:
            return
        kept = tuple(other for other in who.character.items if other != item)
        amount = sale_price(game, item)
        train(game, who, gold=who.character.gold + amount, items=kept)
        game.tell("sells", "GH-SHP-04", hero=who.character.cls, item=item, price=amount)
        yield from effects.happenings(game)
        who = member(game, who.id)
