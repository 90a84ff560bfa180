"""What a player may do besides what is asked: use an item of the turn (GH-ITM-06), end an own bonus (GH-ACT-07)."""

from __future__ import annotations

from tafelrunde.games.havens.box.cards import Item, Window
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import active, items
from tafelrunde.games.havens.rules.choices import possible
from tafelrunde.games.havens.rules.effects import using
from tafelrunde.games.havens.state import ActiveCard, Hero
from tafelrunde.kernel import Option, Refused, Rules

Aside = Item | ActiveCard
STOP = "stop"


def options(game: Game, hero: Hero) -> list[Option]:
    """What can be done beside any question of the character's own turn (GH-TRN-09)."""
    found: list[Option] = []
    if hero.items and not (hero.performing and not game.edition.items_in_ability):
        found = item_options(game, hero, "turn")
    if hero.active and not (hero.performing and not game.edition.bonus_may_end_in_ability):
        found += active.end_options(game, hero)
    return found


def take(game: Game, hero: Hero, chosen: Aside) -> Rules[None]:
    """Do it; the question is asked again afterwards, for its answers may have changed."""
    if type(chosen) is ActiveCard:
        yield from active.end_card(game, hero, chosen)
    elif type(chosen) is Item:
        yield from _use(game, hero, chosen)


def between_turns(game: Game) -> Rules[None]:
    """Players who want to be asked may end bonuses between two turns of others (GH-ACT-07, GH-RUL-72)."""
    for hero in game.state.heroes:
        while hero.watching and not hero.exhausted:
            ends = active.end_options(game, hero)
            if not ends:
                hero.watching = False
                break
            answers = [Option("go_on"), *ends, Option(STOP, STOP)]
            chosen: ActiveCard | str | None = yield game.ask(
                hero.seat, "between_turns", answers, "GH-ACT-07", {"hero": hero.id}, default="go_on"
            )
            if type(chosen) is ActiveCard:
                yield from active.end_card(game, hero, chosen)
                continue
            hero.watching = chosen != STOP
            break


# --- items of the turn (GH-TRN-09, GH-ITM-06) -----------------------------------------------------------------


def item_options(game: Game, hero: Hero, window: Window) -> list[Option]:
    """The options to use an item now; their value is the `Item`."""
    if not hero.items:
        return []
    usable = items.usable(game, hero, window)
    return items.options([item for item in usable if _useful(game, hero, item)]) if usable else []


def _useful(game: Game, hero: Hero, item: Item) -> bool:
    """Whether an item can do anything; one whose abilities are all impossible is not offered."""
    if not item.abilities:
        return True
    figure = game.body(hero)
    return figure is not None and any(
        possible.obstacle_to(game, hero, figure, ability) is None for ability in item.abilities
    )


def _use(game: Game, hero: Hero, item: Item) -> Rules[None]:
    """Use an item of the turn: its abilities are performed at once (GH-ITM-06, GH-ITM-16)."""
    yield from using.use(game, hero, item.id)
    if item.abilities:
        yield from game.announce.gained(game, hero, item.abilities, item.id)


def refused(game: Game, hero: Hero) -> list[Refused]:
    """Why the other items of the turn can't be used now."""
    found: list[Refused] = []
    figure = game.body(hero)
    for card in hero.items:
        item = game.item(card.id)
        if item.when != "turn" or figure is None or card.state == "flipped":
            continue
        on = f"item:{card.id}"
        if card.state != "ready":
            found.append(Refused(on, f"item_{card.state}", "GH-ITM-04", on))
        elif game.has(figure, "stun"):
            found.append(Refused(on, "stunned", "GH-ITM-11", on))
        elif not _useful(game, hero, item):
            no = possible.obstacle_to(game, hero, figure, item.abilities[0])
            if no is not None:
                found.append(Refused(on, no.reason, no.rule, on))
    return found
