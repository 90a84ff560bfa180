"""The armoury (chapter 5.6)."""

from __future__ import annotations

from functools import partial

from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules.buildings.haggling import Deal, price, price_terms, too_dear
from tafelrunde.games.monster_lands.rules.buildings.spaces import Visit
from tafelrunde.games.monster_lands.state import Clan
from tafelrunde.kernel import Option, Rules


def cheapest(game: Game, clan: Clan) -> int | None:
    """One shield must be affordable (ML-ARM-01, ML-BLD-05)."""
    return game.content.config.armory.price_each


def buy(game: Game, clan: Clan, visit: Visit, deal: Deal) -> Rules[None]:
    """1 to 3 shields, haggling reduces the total; above the limit they are discarded (ML-ARM-01, ML-ARM-02)."""
    armory = game.content.config.armory
    options: list[Option] = []
    dear: list[Option] = []
    for count in range(1, armory.max_per_action + 1):
        cost = price(game, count * armory.price_each, deal)
        option = Option(f"shields:{count}", count, "building:armory", {"n": count, "price": cost})
        (options if cost <= clan.gold else dear).append(option)
    count = yield game.ask(clan.seat, "buy_shields", options, "ML-ARM-01", why_not=partial(too_dear, dear))
    printed = count * armory.price_each
    cost = price(game, printed, deal)
    game.pay(clan, cost)
    kept = game.gain_shields(clan, count)
    game.tally(clan, "shields_bought", count)
    terms = price_terms(game, printed, deal)
    game.tell("shields_bought", "ML-ARM-01", terms=terms, seat=clan.seat, n=count, kept=kept, price=cost)
