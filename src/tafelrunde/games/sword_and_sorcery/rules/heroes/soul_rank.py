"""Soul ranks (SS-SOU-01 … 11)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.heroes import choosing
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.kernel import Option, Rules


def cost(game: Game, hero: Hero) -> int:
    """Of the next rank; 0 at the highest (SS-SOU-03)."""
    costs = game.content.config.rank_costs
    return costs[hero.rank - 1] if hero.rank <= len(costs) else 0


def options(game: Game) -> list[Option]:
    """Who may be raised: nobody while another hero has a lower rank, ghosts included (SS-SOU-05, SS-SOU-11)."""
    lowest = min([hero.rank for hero in game.state.heroes])
    found = []
    for hero in game.state.heroes:
        price = cost(game, hero)
        if price and price <= game.state.shards and hero.rank == lowest:
            args = {"hero": hero.card, "rank": hero.rank + 1, "shards": price}
            found.append(Option(f"raise:{hero.seat}", ("raise", hero.seat), f"seat:{hero.seat}", args))
    return found


def raise_rank(game: Game, hero: Hero) -> None:
    """One rank up: more hit points and actions; wounds stay (SS-SOU-04, SS-SOU-07, SS-RUL-11)."""
    state = game.state
    state.shards -= cost(game, hero)
    hero.rank += 1
    highest = zip(state.heroes, state.reached, strict=False)
    state.reached = tuple([max(one.rank, rank) for one, rank in highest])
    game.tell("raised", "SS-SOU-04", seat=hero.seat, rank=hero.rank, shards=state.shards)


def fill_gems(game: Game) -> Rules[None]:
    """Who has fewer cards than the soul gem shows takes the additional ones (SS-SOU-06)."""
    for hero in game.state.heroes:
        if game.state.choosing:
            yield from choosing.fill_gem(game, hero)
        else:
            choosing.fill_recommended(game, hero)
