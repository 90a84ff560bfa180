"""The hunting lodge (chapter 5.3)."""

from __future__ import annotations

from functools import lru_cache, partial

from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules import storage
from tafelrunde.games.monster_lands.rules.buildings.haggling import (
    Deal,
    price,
    price_terms,
    talent_discounts,
    too_dear,
)
from tafelrunde.games.monster_lands.rules.buildings.spaces import Visit
from tafelrunde.games.monster_lands.state import Clan
from tafelrunde.kernel import Option, Refused, Rules


def _printed(game: Game, kind: str) -> int:
    cost = game.content.traps[kind].price
    assert cost is not None, "start traps are never on display"
    return cost


def cheapest(game: Game, clan: Clan) -> int | None:
    """At least one displayed trap must be affordable (ML-HUN-01, ML-BLD-05, ML-BLD-06)."""
    traps = game.content.traps
    return min([traps[kind].price or 0 for kind in game.state.trap_display if kind], default=None)


def _refused(dear: list[Option], chosen: list[int]) -> list[Refused]:
    """What is too dear, and leaving without a purchase (ML-BLD-05, ML-BLD-06)."""
    return too_dear(dear) + ([] if chosen else [Refused("done", "buy_something", "ML-BLD-06")])


@lru_cache(maxsize=4096)
def _purchase(kind: str, place: int, cost: int, before: int) -> Option:
    args = {"price": cost, "before": before, "more": cost - before}
    return Option(f"buy:{kind}:{place}", place, f"shop_trap:{place}", args)


def buy(game: Game, clan: Clan, visit: Visit, deal: Deal) -> Rules[None]:
    """Buy any number of displayed traps, at least one; the discount is on the whole purchase (ML-HUN-01, ML-HAG-09)."""
    display = game.state.trap_display
    chosen: list[int] = []
    while True:
        printed = sum([_printed(game, display[place]) for place in chosen])
        discounts = [found for found in talent_discounts(game, clan, visit.building) if found not in deal.talents]
        before = price(game, printed, deal) if chosen else 0
        options: list[Option] = []
        dear: list[Option] = []
        for place, kind in enumerate(display):
            if kind and place not in chosen:
                cost = price(game, printed + _printed(game, kind), deal)
                option = _purchase(kind, place, cost, before)
                (options if cost <= clan.gold else dear).append(option)
        options += [Option(f"discount:{card}", (card, mod), game.element(card)) for card, mod in discounts]
        if chosen:
            options.insert(0, Option("done", None, "", {"price": price(game, printed, deal)}))
        answer = yield game.ask(
            clan.seat,
            "buy_traps",
            options,
            "ML-HUN-01",
            {"bought": len(chosen)},
            why_not=partial(_refused, dear, chosen),
        )
        if answer is None:
            break
        if isinstance(answer, tuple):
            deal.talents.append(answer)
        else:
            chosen.append(answer)

    cost = price(game, printed, deal)
    game.pay(clan, cost)
    for card, _ in deal.talents:
        game.use(card)
    bought = [display[place] for place in chosen]
    for place in chosen:
        display[place] = ""
    clan.traps.extend(bought)
    clan.traps.sort()
    game.tally(clan, "traps_bought", len(bought))
    game.tell(
        "traps_bought",
        "ML-HUN-02",
        terms=price_terms(game, printed, deal),
        seat=clan.seat,
        traps=bought,
        price=cost,
    )
    yield from storage.limit_traps(game, clan)
    game.refill_traps()
