"""The four shops (chapter 5.2): which of them a die can enter, and the visit."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules.buildings import armoury, bazaar, hunting_lodge, tavern
from tafelrunde.games.monster_lands.rules.buildings.haggling import (
    Deal,
    discount,
    haggle,
    haggled_after,
    previous_face,
    price,
    talent_discounts,
)
from tafelrunde.games.monster_lands.rules.buildings.spaces import (
    Visit,
    next_space,
    panicked,
    shop_visits,
    visits_with,
)
from tafelrunde.games.monster_lands.state import Clan, Deed
from tafelrunde.kernel import Option, Rules

SHOPS: dict[str, Callable[[Game, Clan], int | None]] = {
    "hunting_lodge": hunting_lodge.cheapest,
    "tavern": tavern.cheapest,
    "armory": armoury.cheapest,
    "bazaar": bazaar.cheapest,
}
"""The lowest printed price of what the clan could get there; None: nothing."""
BUY: dict[str, Callable[[Game, Clan, Visit, Deal], Rules[None]]] = {
    "hunting_lodge": hunting_lodge.buy,
    "tavern": tavern.visit_tavern,
    "armory": armoury.buy,
    "bazaar": bazaar.buy,
}

VISITS: dict[str, Deed] = {
    "hunting_lodge": "visit_hunting_lodge",
    "tavern": "visit_tavern",
    "armory": "visit_armory",
    "bazaar": "visit_bazaar",
}


def options(game: Game, clan: Clan) -> list[Option]:
    """The shops a die of the pool can enter: open, with a free space, and something affordable (ML-BLD-02 … 08)."""
    found: list[Option] = []
    barred = panicked(game)
    strength, faces = clan.pool.strength > 0, tuple(clan.pool.haggle)
    equal_is_lower = game.content.config.haggle.equal_counts_as == "lower"
    for building, cheapest in SHOPS.items():
        space = next_space(game, building)
        if space is None or building in barred:
            continue
        printed = cheapest(game, clan)
        if printed is None:
            continue
        if printed <= clan.gold:
            previous = previous_face(game, building) if faces else 0
            found += _all_visits(building, space.id, strength, faces, previous, equal_is_lower)
        else:
            visits = _with_discounts(game, clan, building, printed)
            found += [_visit_with(visit, haggled, space.id) for visit, haggled in visits]
    return found


@lru_cache(maxsize=1 << 13)
def _all_visits(
    building: str, space: str, strength: bool, faces: tuple[int, ...], previous: int, equal_is_lower: bool
) -> tuple[Option, ...]:
    """With every die of a pool, where no discount is needed."""
    visits = visits_with(building, strength, faces)
    discounts = [discount(previous, visit.face, equal_is_lower) if visit.face else 0 for visit in visits]
    return tuple([_visit_with(visit, haggled, space) for visit, haggled in zip(visits, discounts, strict=True)])


@lru_cache(maxsize=4096)
def _visit_with(visit: Visit, haggled: int, space: str) -> Option:
    name = visit.id
    return Option(name, name, f"space:{space}", {"face": visit.face, "discount": haggled})


def affordable_visits(game: Game, clan: Clan, building: str) -> list[tuple[Visit, int]]:
    """The dice that make something there affordable, if need be with every discount at hand (ML-BLD-05).

    With each what it takes off. What costs less than another thing still does so after any discount.
    """
    printed = SHOPS[building](game, clan)
    return [] if printed is None else _with_discounts(game, clan, building, printed)


def _with_discounts(game: Game, clan: Clan, building: str, printed: int) -> list[tuple[Visit, int]]:
    enough = printed <= clan.gold
    talents = [] if enough else talent_discounts(game, clan, building)
    previous = previous_face(game, building) if clan.pool.haggle else 0
    found = []
    for visit in shop_visits(clan, building):
        haggled = haggled_after(game, previous, visit.face) if visit.face else 0
        if enough or price(game, printed, Deal(haggled, talents)) <= clan.gold:
            found.append((visit, haggled))
    return found


def visit_shop(game: Game, clan: Clan, visit: Visit) -> Rules[None]:
    """Place the die on the next space and buy with the discount it gives (ML-BLD-03, ML-BLD-07, ML-HAG-*)."""
    space = next_space(game, visit.building)
    assert space is not None
    deal = Deal(haggle(game, visit.building, visit.face))
    if visit.face:
        _tell_haggling(game, clan, visit, deal)
    game.lay(space.id, game.take_die(clan, visit.color, visit.face))
    game.tally(clan, VISITS[visit.building])
    yield from BUY[visit.building](game, clan, visit, deal)


def _tell_haggling(game: Game, clan: Clan, visit: Visit, deal: Deal) -> None:
    """The discount, with the rule that made it so: the first die, a lower one, an equal or higher one."""
    previous = previous_face(game, visit.building)
    terms = [("haggle_die", visit.face)]
    if deal.haggled > visit.face:
        terms.append(("previous_die", previous))
    rule = "ML-HAG-02" if not previous else "ML-HAG-04" if previous == visit.face else "ML-HAG-03"
    game.tell(
        "haggles",
        rule,
        terms=terms,
        seat=clan.seat,
        building=visit.building,
        face=visit.face,
        discount=deal.haggled,
    )
