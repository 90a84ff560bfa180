"""Items that a character uses in its own turn (GH-TRN-09, GH-ITM-06): offered wherever its player is asked anything."""

from __future__ import annotations

from tafelrunde.games.havens.box.cards import Item, Window
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import items
from tafelrunde.games.havens.rules.choices import possible
from tafelrunde.games.havens.rules.heroes import actions
from tafelrunde.games.havens.state import Hero
from tafelrunde.kernel import Option, Refused, Rules


def options(game: Game, hero: Hero, window: Window) -> list[Option]:
    """The options to use an item now; their value is the `Item`."""
    if not hero.items:
        return []
    return items.options([item for item in items.usable(game, hero, window) if useful(game, hero, item)])


def useful(game: Game, hero: Hero, item: Item) -> bool:
    """Whether an item can do anything; one whose abilities are all impossible is not offered."""
    if not item.abilities:
        return True
    figure = game.body(hero)
    return figure is not None and any(
        possible.obstacle_to(game, hero, figure, ability) is None for ability in item.abilities
    )


def use(game: Game, hero: Hero, item: Item) -> Rules[None]:
    """Use an item of the turn: its abilities are performed at once (GH-ITM-06, GH-ITM-16)."""
    yield from items.use(game, hero, item.id)
    if item.abilities:
        yield from actions.perform_abilities(game, hero, item.abilities, item.id)


def refused(game: Game, hero: Hero) -> list[Refused]:
    """Why the other items of the turn can't be used now."""
    found: list[Refused] = []
    figure = game.body(hero)
    for card in hero.items:
        item = game.item(card.id)
        if item.when != "turn" or figure is None:
            continue
        on = f"item:{card.id}"
        if card.state != "ready":
            found.append(Refused(on, f"item_{card.state}", "GH-ITM-04", on))
        elif game.has(figure, "stun"):
            found.append(Refused(on, "stunned", "GH-ITM-11", on))
        elif not useful(game, hero, item):
            no = possible.obstacle_to(game, hero, figure, item.abilities[0])
            if no is not None:
                found.append(Refused(on, no.reason, no.rule, on))
    return found
