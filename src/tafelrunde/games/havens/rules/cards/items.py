"""Items (GH-ITM): when they can be used, and what use does to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.games.havens.box.cards import Content, Item, Window, turned
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import active
from tafelrunde.games.havens.state import ActiveCard, Hero, ItemCard
from tafelrunde.games.havens.state.cards import ItemState
from tafelrunde.kernel import Option, Rules


def ready(game: Game, hero: Hero, window: Window) -> list[Item]:
    """The items for a moment that are neither spent nor consumed; a stunned character's are no use in its turn.

    GH-ITM-04, GH-ITM-11.
    """
    if not hero.items or hero.exhausted:
        return []
    found: list[Item] = []
    printed = game.content.items
    for card in hero.items:
        # Asked at every question: a comprehension would cost more than the few items.
        if card.state == "ready":
            item = printed[card.id]
        elif card.state == "flipped":
            item = turned(printed[card.id])
        else:
            continue
        if item.when == window:
            found.append(item)
    if found and game.state.favours is not None:
        found = [item for item in found if not _held_back(game, hero, item)]
    return [] if found and _kept_from_items(game, hero) else found


def pockets(content: Content, level: int, equipped: Sequence[str]) -> int:
    """How many small items a character can take along with these others (GH-ITM-01)."""
    return (level + 1) // 2 + sum([content.items[other].gain.slots for other in equipped])


def capacity(game: Game) -> int:
    """How many small items more than usual everybody may take along (FH-FAV-03)."""
    favours = game.state.favours
    return favours.taken.count("capacity") if favours is not None else 0


def _held_back(game: Game, hero: Hero, item: Item) -> bool:
    """Who has brought more small items than usual must always keep as many of them unused (FH-FAV-03)."""
    if item.slot != "small" or not capacity(game):
        return False
    small = [card for card in hero.items if game.content.items[card.id].slot == "small"]
    usual = pockets(game.content, hero.character.level, [card.id for card in hero.items])
    kept = min(len(small) - usual, capacity(game))
    return kept > 0 and sum([card.state == "ready" and not card.used for card in small]) <= kept


def _side(game: Game, card: ItemCard) -> Item | None:
    """The item as it lies: its front, its back (FH-ITM-10), or out of use."""
    if card.state == "ready":
        return game.content.items[card.id]
    return turned(game.content.items[card.id]) if card.state == "flipped" else None


def _kept_from_items(game: Game, hero: Hero) -> bool:
    """Who is stunned uses no items, here in its own turn (GH-CON-17)."""
    figure = game.body(hero)
    if figure is None or not figure.marks:
        return False
    if not any(mark.what in game.edition.item_blockers for mark in figure.marks):
        return False
    return game.state.acting == figure.id or not game.edition.stunned_in_own_turn


def usable(game: Game, hero: Hero, window: Window) -> list[Item]:
    """The items that the player may use at this moment; those with use slots are not a choice (GH-ITM-10)."""
    found = ready(game, hero, window)
    return [item for item in found if not item.charges] if found else found


def charged(game: Game, hero: Hero, window: Window) -> list[Item]:
    """The items with use slots, which must be used whenever they apply (GH-ITM-09)."""
    found = ready(game, hero, window)
    return [item for item in found if item.charges] if found else found


def constant(game: Game, hero: Hero) -> list[Gain]:
    """What items give that always work."""
    return [item.gain for card in hero.items if (item := game.item(card.id)).when == "always"]


def spend(game: Game, hero: Hero, item_id: str) -> Gain:
    """An item is used: it is spent or consumed, or its marker moves on (GH-ITM-04, GH-ITM-09, GH-ITM-16).

    What it does belongs to the caller.
    """
    item = game.item(item_id)
    place = next(place for place, card in enumerate(hero.items) if card.id == item_id)
    card = hero.items[place]
    used = card.used + 1
    over = not item.charges or used >= item.charges
    if item.use == "flip":
        item = _side(game, card) or item
        state: ItemState = ("flipped" if card.state == "ready" else "ready") if over else card.state
    else:
        state = item.use if over and item.use != "none" else "ready"
    hero.items[place] = ItemCard(item_id, state, used if item.charges else 0)
    game.tally(hero, "items")
    game.tally(hero, f"item:{item_id}")
    game.tell("uses_item", "GH-ITM-16", hero=hero.id, item=item_id, state=state)
    return item.gain


def used(game: Game, hero: Hero, states: Sequence[str]) -> list[ItemCard]:
    """Items that are spent or consumed, as asked for; half-used ones are neither, as a rule (GH-RUL-74)."""
    found = []
    for card in hero.items:
        half_used = game.edition.half_used_refresh and card.used and card.state == "ready"
        if (game.item(card.id).use if half_used else card.state) in states:
            found.append(card)
    return found


def refresh(game: Game, hero: Hero, item_id: str, rule: str = "GH-RCV-03") -> None:
    """Make an item usable again, with all its use slots."""
    for place, card in enumerate(hero.items):
        if card.id == item_id and card != (fresh := ItemCard(item_id)):
            hero.items[place] = fresh
            game.tell("refreshed", rule, hero=hero.id, item=item_id)


def options(choice: Sequence[Item]) -> list[Option]:
    """The options to use items; their value is the `Item`."""
    return [Option(f"item:{item.id}", item, on=f"item:{item.id}") for item in choice]


def choose(
    game: Game,
    hero: Hero,
    choice: Sequence[Item],
    moment: str,
    rule: str = "GH-ITM-06",
    *,
    must: bool = False,
    **args: Any,
) -> Rules[Item | None]:
    """Ask which of these items the player uses, or none (GH-ITM-10); `must`: one of them is used in any case.

    Who is asked may end a bonus too (GH-ACT-07).
    """
    if not choice:
        return None
    while True:
        answers = options(choice)
        if not must:
            answers += [*active.end_options(game, hero), Option("skip", None)]
        chosen: Item | ActiveCard | None = yield game.ask(
            hero.seat,
            f"item_{moment}",
            answers,
            rule=rule,
            args={"hero": hero.id, **args},
            default="" if must else "skip",
        )
        if not isinstance(chosen, ActiveCard):
            return chosen
        yield from active.end_card(game, hero, chosen)


def fitting(item: Item, fits: Sequence[str]) -> bool:
    """Whether an item may be used with an attack of which these words are true."""
    return all(word in fits for word in item.only)
