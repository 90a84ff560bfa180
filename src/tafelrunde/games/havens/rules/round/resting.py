"""Rests (GH-RST-01 … GH-RST-12): cards come back for the price of one."""

from __future__ import annotations

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import active, forms, items
from tafelrunde.games.havens.rules.choices import asking
from tafelrunde.games.havens.rules.effects import damage, heal
from tafelrunde.games.havens.rules.round.selection import discards
from tafelrunde.games.havens.state import Hero
from tafelrunde.kernel import Option, Rules

HEAL = 2
"""What a long rest restores (GH-RST-06)."""
MANY = 4
"""With so many cards in hand two rounds can be played without a rest."""
LATER = "later"
"""Not now, and not before there are fewer than two cards to play (GH-RUL-76)."""


def short_rests(game: Game) -> Rules[None]:
    """The next character that may rest during clean-up, or the end of the round (GH-CLN-06, GH-RST-09)."""
    state = game.state
    if state.result != "lost":
        for hero in game.heroes():
            if not hero.ready and discards(game, hero) >= 2 and _asked_to_rest(game, hero):
                hero.ready = True
                yield from _short_rest(game, hero)
                return
    for hero in state.heroes:
        hero.ready = False
    state.phase = "round_end"


def _asked_to_rest(game: Game, hero: Hero) -> bool:
    """Whoever can't play two cards in the next round, and others as far as they want to be asked (GH-RUL-76).

    In the last round everybody is: a battle goal may depend on it (GH-RUL-05).
    """
    if len(game.playable(hero)) < 2 or game.state.result:
        return True
    return asking.asks(hero, asking.REST) and (len(hero.hand) < MANY or asking.asks(hero, asking.EARLY_REST))


def _short_rest(game: Game, hero: Hero) -> Rules[None]:
    """Lose a discarded card at random and take the others back (GH-RST-02, GH-RST-03)."""
    needed = len(game.playable(hero)) < 2
    options = [Option("short_rest", True, reveals=True), Option("skip", False)]
    if not needed:
        options.append(Option("later", LATER))
    wanted: bool | str = yield game.ask(
        hero.seat,
        "short_rest",
        options,
        rule="GH-RST-02",
        args={"hero": hero.id, "discards": len(hero.discard)},
        default="" if needed else "skip",
        preview=asking.preview,
    )
    if wanted == LATER:
        asking.no_more(hero, asking.REST)
    if wanted is not True:
        return
    yield from _take_active_along(game, hero, need=2)
    game.tally(hero, "short_rests")
    card = _random_discard(game, hero, "")
    game.tell("short_rest", "GH-RST-02", hero=hero.id, card=card)
    other: bool = yield game.ask(
        hero.seat,
        "redraw",
        [Option("lose", False, f"card:{card}"), Option("redraw", True, reveals=True)],
        rule="GH-RST-03",
        args={"hero": hero.id, "card": card},
    )
    if other:
        figure = game.body(hero)
        if figure is not None:
            price: damage.Cause = "effect" if game.edition.short_rest_negatable else "price"
            yield from damage.suffer(game, figure, 1, cause=price, rule="GH-RST-03")
        if hero.exhausted:
            return
        if not hero.discard:
            return  # All of them were lost to negate the damage (FH-REST-08).
        card = _random_discard(game, hero, card)
    lose_and_take_back(game, hero, card, "GH-RST-02")
    yield from forms.with_a_rest(game, hero)


def _random_discard(game: Game, hero: Hero, not_this: str) -> str:
    cards = [card for card in hero.discard if card != not_this] or hero.discard
    return cards[game.below(f"short rest {hero.id}", len(cards))]


def lose_and_take_back(game: Game, hero: Hero, card: str, rule: str) -> None:
    """One card is lost, the rest of the discard pile goes back to hand (GH-RST-01)."""
    hero.discard.remove(card)
    hero.lost.append(card)
    back = len(hero.discard)
    hero.hand.extend(hero.discard)
    hero.discard.clear()
    game.tell("rested", rule, hero=hero.id, card=card, n=back)


def _take_active_along(game: Game, hero: Hero, need: int) -> Rules[None]:
    """Cards in the active area that count as discarded may be picked up or left, card by card (GH-RST-11).

    Those without which fewer than `need` would be in the discard pile are taken along (GH-RST-01).
    """
    cards = active.counted(game, hero)
    for place, card in enumerate(cards):
        must = len(hero.discard) + len(cards) - place <= need
        take: bool = must or (
            yield game.ask(
                hero.seat,
                "pick_up",
                [
                    Option(f"pick_up:{card.card}", True, f"active:{card.card}"),
                    Option(f"leave:{card.card}", False, f"active:{card.card}"),
                ],
                rule="GH-RST-11",
                args={"hero": hero.id, "card": card.card},
            )
        )
        if take:
            yield from active.end_card(game, hero, card)


# --- the long rest ----------------------------------------------------------------------------------------------


def long_rest(game: Game, hero: Hero) -> Rules[None]:
    """The whole turn of whoever declared it: lose one, take the others, heal 2, refresh (GH-RST-06, GH-RST-10)."""
    yield from _take_active_along(game, hero, need=0)
    game.tally(hero, "long_rests")
    if hero.discard:
        card: str = yield game.ask(
            hero.seat,
            "long_rest",
            [Option(f"lose:{card}", card, f"card:{card}") for card in hero.discard],
            rule="GH-RST-06",
            args={"hero": hero.id},
        )
        lose_and_take_back(game, hero, card, "GH-RST-06")
    figure = game.body(hero)
    if figure is not None and (yield from _wanted(game, hero, "heal")):
        yield from heal.heal(game, figure, HEAL, "GH-RST-07")
    if (yield from _wanted(game, hero, "refresh")):
        refresh_spent(game, hero)
    yield from forms.with_a_rest(game, hero)


def _wanted(game: Game, hero: Hero, what: str) -> Rules[bool]:
    """Both happen in any case (GH-RST-06), unless the game leaves it to a player who asks (FH-DIF-37, GH-RUL-76)."""
    if not game.edition.long_rest_optional or not asking.asks(hero, asking.PARTS):
        return True
    options = [Option("use", True, args={"ability": what}), Option("skip", False)]
    args = {"hero": hero.id, "ability": what, "source": "long_rest"}
    wanted: bool = yield game.ask(hero.seat, "use_ability", options, "FH-REST-05", args, default="use")
    return wanted


def refresh_spent(game: Game, hero: Hero) -> None:
    """Spent items can be used again, consumed ones can't (GH-RST-06, GH-RST-08)."""
    for item in items.used(game, hero, ("spent",)):
        items.refresh(game, hero, item.id, "GH-RST-06")
