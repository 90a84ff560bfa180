"""Selling and buying (10.21), and blessings for gold where a building gives them."""

from __future__ import annotations

from tafelrunde.games.frosthaven.campaign.records import effects, supplies
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import quests
from tafelrunde.games.havens.rules.campaign.effects import gain_gold
from tafelrunde.games.havens.rules.campaign.world import change, member, train
from tafelrunde.games.havens.state import Member
from tafelrunde.kernel import Option, Refused, Rules

DONE = ""
BLESSING = 10
"""Gold for the blesses that a temple gives for the next scenario."""


def sell(game: Game, who: Member) -> Rules[None]:
    """Own items, one after the other; they are available again (FH-SLL-01)."""
    while who.character.items:
        item: str = yield game.ask(
            who.seat,
            "sell",
            [
                *[
                    Option(f"sell:{item}", item, f"item:{item}", {"price": supplies.worth(game, item)})
                    for item in who.character.items
                ],
                Option("done", DONE),
            ],
            rule="FH-SLL-01",
            args={"hero": who.character.cls, "gold": who.character.gold},
            default="done",
        )
        if item == DONE:
            return
        kept = list(who.character.items)
        kept.remove(item)
        train(game, who, items=tuple(kept))
        sell_new(game, member(game, who.id), item, "FH-SLL-01")
        yield from effects.happenings(game)
        who = member(game, who.id)


def sell_new(game: Game, who: Member, item: str, rule: str = "FH-SLL-02") -> None:
    """What somebody receives and owns already is sold at once (FH-SLL-02)."""
    price = supplies.worth(game, item)
    game.tell("sells", rule, hero=who.character.cls, item=item, price=price)
    gain_gold(game, who, price, rule)
    quests.note(game, member(game, who.id), "sold")


def for_sale(game: Game, who: Member) -> list[str]:
    """Available purchasable items that a character can pay (FH-BUY-02)."""
    gold = who.character.gold
    return [item for item in supplies.on_offer(game, who, bought=True) if game.item(item).price <= gold]


def buy(game: Game, who: Member) -> Rules[None]:
    """At the printed price, as long as building 37 stands (FH-BUY-01, FH-BUY-02)."""
    while True:
        affordable = for_sale(game, who)
        offered = supplies.on_offer(game, who, bought=True)

        def too_dear(offered: list[str] = offered, affordable: list[str] = affordable) -> list[Refused]:
            return [
                Refused(f"buy:{item}", "too_dear", "FH-BUY-02", f"item:{item}", {"price": game.item(item).price})
                for item in offered
                if item not in affordable
            ]

        item: str = yield game.ask(
            who.seat,
            "buy",
            [
                *[Option(f"buy:{item}", item, f"item:{item}", {"price": game.item(item).price}) for item in affordable],
                Option("done", DONE),
            ],
            rule="FH-BUY-02",
            args={"hero": who.character.cls, "gold": who.character.gold},
            default="done",
            why_not=too_dear,
        )
        if item == DONE:
            return
        price = game.item(item).price
        train(game, who, gold=who.character.gold - price, items=(*who.character.items, item))
        game.tell("buys", "FH-BUY-02", hero=who.character.cls, item=item, price=price)
        yield from effects.happenings(game)
        who = member(game, who.id)


def bless(game: Game, who: Member) -> Rules[None]:
    """Blesses for the next scenario, once (FH-TMP-01)."""
    gain_gold(game, who, -BLESSING, "FH-TMP-01")
    change(game, member(game, who.id), blessed=True)
    game.tell("blessed", "FH-TMP-01", hero=who.character.cls, price=BLESSING)
    return
    yield
