"""What a character can do about damage (GH-DMG-01 … GH-DMG-05): bonuses, items, losing cards."""

from __future__ import annotations

from tafelrunde.games.havens.box.abilities import Trigger
from tafelrunde.games.havens.box.cards import Item
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import active, items
from tafelrunde.games.havens.rules.effects import using
from tafelrunde.games.havens.state import ActiveCard, Figure, Hero
from tafelrunde.kernel import Option, Refused, Rules


def reduce(game: Game, hero: Hero, figure: Figure, amount: int, cause: str) -> Rules[int]:
    """The damage that is left after everything that prevents it; each source is decided by itself (GH-DMG-05)."""
    if cause == "price":
        return amount
    if (yield from _must_negate(game, hero, amount)):
        return 0
    if (yield from _may_negate(game, hero, figure, amount, cause)):
        return 0
    return amount


def _must_negate(game: Game, hero: Hero, amount: int) -> Rules[bool]:
    """Bonuses and use slots that negate damage work by themselves, on damage of at least 1 (GH-ACT-09, GH-ITM-09).

    One is enough: the damage is 0 then and the others are not used; the player says which (GH-ACT-11).
    """
    cards: list[tuple[ActiveCard, Trigger]] = [
        found for found in active.triggers(game, hero, "damage") if found[1].gain.negate
    ]
    charged = [item for item in items.charged(game, hero, "damage") if item.gain.negate]
    if not cards and not charged:
        return False
    options = [Option(f"bonus:{card.card}", card, on=f"active:{card.card}") for card, _ in cards]
    options += items.options(charged)
    chosen: ActiveCard | Item = yield game.ask(
        hero.seat, "negate_with", options, rule="GH-ACT-11", args={"hero": hero.id, "amount": amount}
    )
    if isinstance(chosen, ActiveCard):
        game.tell("negates", "GH-ACT-09", hero=hero.id, amount=amount, card=chosen.card)
        yield from active.use(game, hero, chosen)
    else:
        game.tell("negates_by_item", "GH-ITM-09", hero=hero.id, amount=amount, item=chosen.id)
        yield from using.use(game, hero, chosen.id)
    return True


def _may_negate(game: Game, hero: Hero, figure: Figure, amount: int, cause: str) -> Rules[bool]:
    """Suffer the damage, or lose a card from hand or two discards, or use an item (GH-DMG-01, GH-EXH-07)."""
    args = {"hero": hero.id, "amount": amount, "cause": cause, "hp": figure.hp, "left": max(figure.hp - amount, 0)}
    while True:
        options = _ways_out(game, hero, amount)
        if len(options) == 1:
            return False
        options += active.end_options(game, hero)
        chosen: str | bool | Item | ActiveCard | None = yield game.ask(
            hero.seat, "damage", options, rule="GH-DMG-01", args=args, why_not=lambda: _why_not(game, hero)
        )
        if not isinstance(chosen, ActiveCard):
            break
        yield from active.end_card(game, hero, chosen)
    if chosen is None:
        return False
    if isinstance(chosen, Item):
        game.tell("negates_by_item", "GH-ITM-06", hero=hero.id, amount=amount, item=chosen.id)
        yield from using.use(game, hero, chosen.id)
    elif isinstance(chosen, str):
        hero.hand.remove(chosen)
        hero.lost.append(chosen)
        game.tally(hero, "cards_lost_to_damage")
        game.tell("negates_by_card", "GH-DMG-01", hero=hero.id, amount=amount, card=chosen)
    else:
        lost = yield from _lose_two(game, hero)
        game.tally(hero, "cards_lost_to_damage", 2)
        game.tell("negates_by_discards", "GH-DMG-01", hero=hero.id, amount=amount, cards=lost)
    return True


def _ways_out(game: Game, hero: Hero, amount: int) -> list[Option]:
    """To suffer the damage, and everything that negates it."""
    options = [Option("suffer", None, args={"amount": amount})]
    options += items.options([item for item in items.usable(game, hero, "damage") if item.gain.negate])
    options += [
        Option(f"lose:{card}", card, on=f"card:{card}", args={"amount": amount}, gives_up=True) for card in hero.hand
    ]
    if len(_discards(game, hero)) > 1:
        options.append(Option("two_discards", True, args={"amount": amount}, gives_up=True))
    return options


def _why_not(game: Game, hero: Hero) -> list[Refused]:
    """Why the selected cards, or the discards, can't be lost (GH-DMG-04)."""
    discards = _discards(game, hero)
    refused = [Refused(f"lose:{card}", "selected_card", "GH-DMG-04", on=f"card:{card}") for card in hero.chosen]
    if len(discards) < 2:
        refused.append(Refused("two_discards", "too_few_discards", "GH-DMG-01", args={"n": len(discards)}))
    return refused


def _discards(game: Game, hero: Hero) -> list[str]:
    """The discarded cards, and active ones that count as discarded and may be put there (GH-ACT-07, GH-ACT-12)."""
    counted = [card.card for card in hero.active if not card.lost and active.may_end(game, card)]
    return [*hero.discard, *counted]


def _lose_two(game: Game, hero: Hero) -> Rules[list[str]]:
    lost: list[str] = []
    for _ in range(2):
        options = [Option(f"lose:{card}", card, on=f"card:{card}") for card in _discards(game, hero)]
        card: str = yield game.ask(hero.seat, "lose_discard", options, rule="GH-DMG-01", args={"hero": hero.id})
        if card not in hero.discard:
            yield from active.end_card(game, hero, next(held for held in hero.active if held.card == card))
        hero.discard.remove(card)
        hero.lost.append(card)
        lost.append(card)
    return lost


def survive(game: Game, hero: Hero, figure: Figure) -> Rules[None]:
    """An item may keep a character from falling below 1 hit point (GH-ITM-06)."""
    choice = [item for item in items.usable(game, hero, "fatal") if item.gain.survive_with]
    item = yield from using.offer_one(game, hero, choice, "fatal")
    if item is not None:
        figure.hp = item.gain.survive_with
        game.tell("survives", "GH-ITM-06", hero=hero.id, item=item.id, hp=figure.hp)
