"""The tavern (chapter 5.5): hiring, aspirants, a round of beer."""

from __future__ import annotations

from functools import partial

from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules.buildings.haggling import (
    Deal,
    price,
    price_terms,
    talent_discounts,
    too_dear,
)
from tafelrunde.games.monster_lands.rules.buildings.spaces import Visit
from tafelrunde.games.monster_lands.state import Clan, Member
from tafelrunde.kernel import Option, Refused, Rules


def hireable(game: Game, clan: Clan) -> list[str]:
    """Displayed mercenaries whose reputation the fame surplus covers (ML-TAV-02 … 04)."""
    surplus = game.surplus(clan)
    if surplus <= 0:
        return []
    return [card for card in game.state.tavern if card and game.card(card).reputation <= surplus]


def above_surplus(game: Game, clan: Clan) -> list[Refused]:
    """Displayed mercenaries whose reputation is above the fame surplus (ML-TAV-02, ML-TAV-03)."""
    able = hireable(game, clan)
    surplus = game.surplus(clan)
    return [
        Refused(
            f"hire:{card}",
            "surplus_too_small",
            "ML-TAV-02",
            f"tavern:{card}",
            {"reputation": game.card(card).reputation, "surplus": surplus},
        )
        for card in game.state.tavern
        if card and card not in able
    ]


def candidates(game: Game, clan: Clan) -> list[str]:
    """Who may be hired at all: displayed mercenaries, and the top aspirant at any surplus (ML-TAV-01, ML-TAV-05)."""
    return hireable(game, clan) + game.state.aspirants[-1:]


def cheapest(game: Game, clan: Clan) -> int | None:
    """The die may be placed if somebody can be hired or beer can be paid, which has no discount (ML-TAV-12)."""
    beer = game.content.config.beer.gold
    if clan.gold >= beer:
        return beer
    return min([game.card(card).cost for card in candidates(game, clan)], default=None)


def visit_tavern(game: Game, clan: Clan, visit: Visit, deal: Deal) -> Rules[None]:
    """Hire one; before that a round of beer may renew the display, and then hiring is optional (ML-TAV-01, 10, 11)."""
    beer = game.content.config.beer
    beers = 0
    while True:
        options: list[Option] = []
        dear: list[Option] = []
        for card in candidates(game, clan):
            cost = price(game, game.card(card).cost, deal)
            on = "aspirants" if card in game.state.aspirants else f"tavern:{card}"
            option = Option(f"hire:{card}", card, on, {"price": cost})
            (options if cost <= clan.gold else dear).append(option)
        for card, mod in talent_discounts(game, clan, visit.building):
            if (card, mod) not in deal.talents:
                options.append(Option(f"discount:{card}", (card, mod), game.element(card)))
        if beers < beer.per_visit and clan.gold >= beer.gold:
            options.append(Option("beer", "beer", "", {"price": beer.gold}, reveals=True))
        if beers:
            options.insert(0, Option("leave"))
        why_not = partial(_refused, game, clan, dear, beers)
        answer = yield game.ask(clan.seat, "tavern", options, "ML-TAV-01", why_not=why_not)
        if answer is None:
            return
        if isinstance(answer, tuple):
            deal.talents.append(answer)
        elif answer == "beer":
            beers += 1
            round_of_beer(game, clan)
        else:
            break

    printed = game.card(answer).cost
    cost = price(game, printed, deal)
    game.pay(clan, cost)
    for card, _ in deal.talents:
        game.use(card)
    terms = price_terms(game, printed, deal)
    game.tell("hired", "ML-TAV-06", terms=terms, seat=clan.seat, mercenary=answer, price=cost)
    hire(game, clan, answer)


def _refused(game: Game, clan: Clan, dear: list[Option], beers: int) -> list[Refused]:
    if beers:
        other = Refused("beer", "one_beer", "ML-TAV-11")
    else:
        other = Refused("leave", "buy_something", "ML-BLD-06")
    return [*above_surplus(game, clan), *too_dear(dear), other]


def round_of_beer(game: Game, clan: Clan) -> None:
    """Pay, discard all displayed mercenaries and draw a fresh display; never discounted (ML-TAV-10, ML-TAV-13)."""
    state = game.state
    game.pay(clan, game.content.config.beer.gold)
    state.mercenary_discard.extend([card for card in state.tavern if card])
    state.tavern.clear()
    game.tally(clan, "beer")
    game.tell("beer", "ML-TAV-10", seat=clan.seat, price=game.content.config.beer.gold)
    game.refill_tavern()


def hire(game: Game, clan: Clan, card: str, dice: bool = True) -> None:
    """The new member joins, healthy, and its dice join the pool (ML-TAV-06); the slot is refilled (ML-TAV-08).

    Outside the deployment phase the dice come only with the next dice-pool phase (ML-ITM-27). Who joins a clan that
    has lost everybody leads it (ML-RUL-09).
    """
    state = game.state
    first = not clan.members
    clan.members.append(Member(card, leader=first))
    if first:
        game.tell("leader_promoted", "ML-RUL-09", seat=clan.seat, mercenary=card)
    if dice:
        game.gain_dice(clan, game.card(card).dice, "ML-TAV-06")
    if card in state.aspirants:
        state.aspirants.remove(card)
        game.tally(clan, "aspirants_hired")
        return
    game.tally(clan, "hired")
    state.tavern[state.tavern.index(card)] = ""
    game.refill_tavern()


def hire_free(game: Game, clan: Clan, rule: str, dice: bool = True) -> Rules[None]:
    """Any displayed mercenary at price 0; the surplus check and the refill still apply (ML-TAV-17)."""
    options = [Option(f"hire:{card}", card, f"tavern:{card}", {"price": 0}) for card in hireable(game, clan)]
    why_not = partial(above_surplus, game, clan)
    card = yield game.ask(clan.seat, "hire_free", options, "ML-TAV-17", why_not=why_not)
    game.tell("hired", rule, seat=clan.seat, mercenary=card, price=0)
    hire(game, clan, card, dice)
