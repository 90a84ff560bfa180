"""Recovering cards, refreshing items (chapter 5.13) and taking off conditions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.havens.box.abilities import Recover, Refresh, RemoveConditions
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import active, items
from tafelrunde.games.havens.rules.choices import possible
from tafelrunde.games.havens.rules.effects import conditions
from tafelrunde.games.havens.state import Hero, ItemCard
from tafelrunde.kernel import Option, Rules

if TYPE_CHECKING:
    from tafelrunde.games.havens.rules.heroes.deed import Deed

# --- cards (GH-RCV-01, GH-RCV-02) -----------------------------------------------------------------------------


def recover(game: Game, deed: Deed, ability: Recover) -> Rules[bool]:
    """Take up to the stated number of cards to hand at once; an ally chooses its own cards (GH-RCV-01, GH-RUL-69)."""
    heroes = possible.recoverers(game, deed.hero, deed.figure, ability)
    hero = heroes[0]
    if ability.who == "ally":
        bodies = [game.figure(one.id) for one in heroes]
        target = yield from deed.choose_figure(game, "recover_for", bodies, "GH-RCV-01")
        if target is None:
            return False
        hero = game.hero(target)
    n = len(possible.recoverable(game, hero, ability.source)) if ability.n == "all" else ability.n
    taken = 0
    while taken < n:
        cards = possible.recoverable(game, hero, ability.source)
        if not cards:
            break
        card = yield from _choose_card(game, hero, cards, n - taken, ability)
        if card is None:
            break
        yield from _take(game, hero, card, ability.source)
        taken += 1
    return taken > 0


def _choose_card(game: Game, hero: Hero, cards: list[str], left: int, ability: Recover) -> Rules[str | None]:
    """Of all cards those in the pile come without a question, those in the active area only if wanted."""
    pile = hero.lost if ability.source == "lost" else hero.discard
    if ability.n == "all" and cards[0] in pile:
        return cards[0]
    options = [Option(f"recover:{card}", card, f"card:{card}" if card in pile else f"active:{card}") for card in cards]
    options.append(Option("done"))
    asked = {"hero": hero.id, "n": left, "pile": ability.source}
    several = "done" if min(left, len(cards)) > 1 else ""
    card: str | None = yield game.ask(hero.seat, "recover", options, "GH-RCV-01", asked, until=several)
    return card


def _take(game: Game, hero: Hero, card_id: str, source: str) -> Rules[None]:
    for card in hero.active:
        if card.card == card_id:
            yield from active.end_card(game, hero, card)
            break
    (hero.lost if source == "lost" else hero.discard).remove(card_id)
    hero.hand.append(card_id)
    game.tell("recovers", "GH-RCV-01", hero=hero.id, card=card_id, pile=source)


# --- items (GH-RCV-03) ----------------------------------------------------------------------------------------


def refresh(game: Game, deed: Deed, ability: Refresh) -> Rules[bool]:
    """Make items usable again: all of them, or so many of the player's choice (GH-RCV-03)."""
    hero = deed.hero
    if ability.n == "all":
        if not (yield from deed.wanted(game, "refresh", "GH-RCV-03")):
            return False
        for card in possible.refreshable(game, hero, ability):
            items.refresh(game, hero, card.id)
        return True
    done = 0
    while done < ability.n:
        cards = possible.refreshable(game, hero, ability)
        if not cards:
            break
        chosen: ItemCard | None = cards[0]
        if len(cards) > ability.n - done or not deed.assumed:
            options = [Option(f"refresh:{card.id}", card, f"item:{card.id}") for card in cards]
            options.append(Option("done"))
            asked = {"hero": hero.id, "n": ability.n - done}
            several = "done" if min(ability.n - done, len(cards)) > 1 else ""
            chosen = yield game.ask(hero.seat, "refresh", options, "GH-RCV-03", asked, until=several)
        if chosen is None:
            break
        items.refresh(game, hero, chosen.id)
        done += 1
    return done > 0


# --- conditions -----------------------------------------------------------------------------------------------


def cleanse(game: Game, deed: Deed, ability: RemoveConditions) -> Rules[bool]:
    """Take conditions off the character: all of these, or so many of its choice (GH-CON-01)."""
    figure = deed.figure
    n = len(figure.marks) if ability.n == "all" else ability.n
    done = 0
    while done < n:
        found = possible.removable(figure, ability)
        if not found:
            break
        what = found[0]
        if ability.n != "all":
            options = [Option(f"remove:{name}", name, f"figure:{figure.id}") for name in found]
            what = yield game.ask(deed.hero.seat, "cleanse", options, "GH-CON-01", {"hero": deed.hero.id})
        conditions.remove(game, figure, what, "GH-CON-01")
        done += 1
    return done > 0
