"""The market between two quests of a campaign (MD-MKT-01 … 11)."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.campaign.stages import (
    MOST_DOWN,
    give_back,
    go_on,
    hero_level,
    next_hero,
    price,
)
from tafelrunde.games.massive_darkness.rules.cards.picking_up import hand_over
from tafelrunde.games.massive_darkness.rules.choices import reasons
from tafelrunde.games.massive_darkness.rules.figures.rewards import gain_real_xp
from tafelrunde.games.massive_darkness.state import Hero, Interlude
from tafelrunde.kernel import PARTY, Option, Refused, Rules


def opens(game: Game, state: Interlude) -> Rules[None]:
    """Before anything is traded the market is laid out (MD-MKT-02)."""
    state.stalls = open_stalls(game)
    go_on(state)
    return
    yield


def open_stalls(game: Game) -> tuple[str, ...]:
    """Per hero a treasure of level 1, one of the lowest hero's level, and one of its own (MD-MKT-02, MD-MKT-03)."""
    levels = [hero_level(game, hero) for hero in game.state.heroes]
    count = len(levels)
    wanted = [1] * count + [min(levels)] * count + levels
    cards = [card for level in wanted if (card := game.draw_plain_treasure(level))]
    game.tell("market_opens", "MD-MKT-02", cards=cards)
    return tuple(cards)


def talk(game: Game, state: Interlude) -> Rules[None]:
    """Heroes give cards to each other, each its own, one hero after the other (MD-MKT-04, MD-MKT-11, MD-RUL-27)."""
    giver = next_hero(game, state)
    if giver is None:
        return
    options = [
        Option(f"give:{card}:{other.seat}", (card, other), f"card:{card}", {"from": giver.card, "to": other.card})
        for card in game.cards_of(giver)
        if card not in state.settled
        for other in game.state.heroes
        if other is not giver
    ]
    if options:
        yield game.checkpoint()
        options.append(Option("done", None))
        rule = "MD-MKT-04" if state.stage == "talk" else "MD-MKT-11"
        chosen = yield game.ask(giver.seat, "talk", options, rule, {"when": state.stage}, "done")
        if chosen is not None:
            card, other = chosen
            hand_over(game, giver, other, card, "MD-MKT-04")
            state.settled += (card,)
            return
    state.turn += 1


# --- the stalls ---------------------------------------------------------------------------------------------------


def trade(game: Game, state: Interlude) -> Rules[None]:
    """Heroes trade in an order of their choice, each kind of trade once (MD-MKT-05, MD-MKT-10)."""
    if state.trader >= 0:
        hero = game.hero(state.trader)
        if state.down:
            yield from _exchange(game, state, hero)
        else:
            yield from _at_the_stalls(game, state, hero)
        return
    able = [hero for hero in game.state.heroes if trade_options(game, state, hero)]
    if able:
        yield game.checkpoint()
        options = [Option(f"trader:{hero.seat}", hero.seat, f"seat:{hero.seat}", {"hero": hero.card}) for hero in able]
        options.append(Option("done", -1))
        state.trader = yield game.ask(PARTY, "market", options, "MD-MKT-10", default="done")
        if state.trader >= 0:
            return
    _close(game, state)


def _close(game: Game, state: Interlude) -> None:
    """What is left goes back to its pile; everybody has been healed (MD-MKT-10, MD-MKT-11)."""
    for card in state.stalls:
        game.state.treasure_decks[game.equipment(card).level - 1].append(card)
    for deck in game.state.treasure_decks:
        game.shuffle("treasures", deck)
    state.stalls = ()
    game.tell("market_closes", "MD-MKT-11")
    go_on(state)


def trade_options(game: Game, state: Interlude, hero: Hero) -> list[Option]:
    """Sell a card for XP, or put one down for another (MD-MKT-06, MD-MKT-07)."""
    cards = game.cards_of(hero)
    options = []
    if f"sell:{hero.seat}" not in state.used:
        room = game.content.config.xp_cap - hero.xp
        prices = {card: min(price(game, card), room) for card in cards}
        options += [Option(f"sell:{card}", ("sell", card), f"card:{card}", {"n": prices[card]}) for card in cards]
    if f"swap:{hero.seat}" not in state.used and state.stalls:
        best = sum(sorted([game.equipment(card).level for card in cards])[-MOST_DOWN:])
        if best >= _cheapest(game, state):
            options += [_put(game, card) for card in cards]
    return options


def _put(game: Game, card: str) -> Option:
    return Option(f"put:{card}", ("put", card), f"card:{card}", {"level": game.equipment(card).level})


def _cheapest(game: Game, state: Interlude) -> int:
    return min([game.equipment(card).level for card in state.stalls if card != state.wanted], default=99)


def _at_the_stalls(game: Game, state: Interlude, hero: Hero) -> Rules[None]:
    options = trade_options(game, state, hero)
    if not options:
        state.trader = -1
        return
    yield game.checkpoint()
    options.append(Option("done", ("done", "")))
    why_not = reasons(refused_trades, game, state, hero)
    verb, card = yield game.ask(hero.seat, "stalls", options, "MD-MKT-05", default="done", why_not=why_not)
    if verb == "done":
        state.trader = -1
    elif verb == "put":
        state.down = (card,)
    else:
        state.used += (f"sell:{hero.seat}",)
        give_back(game, hero, card)
        game.tell("sold", "MD-MKT-06", seat=hero.seat, card=card)
        gain_real_xp(game, hero, price(game, card), "MD-MKT-06")


def _exchange(game: Game, state: Interlude, hero: Hero) -> Rules[None]:
    """One for one, two for one or one for two, of no higher levels in all (MD-MKT-07, MD-MKT-08)."""
    down = state.down
    worth = sum([game.equipment(card).level for card in down])
    if state.wanted:
        worth -= game.equipment(state.wanted).level
    options = [
        Option(f"take:{card}", ("take", card), f"market:{card}", {"level": game.equipment(card).level})
        for card in state.stalls
        if card != state.wanted and game.equipment(card).level <= worth
    ]
    if not state.wanted:
        if len(down) < MOST_DOWN:
            more = [card for card in game.cards_of(hero) if card not in down]
            options += [_put(game, card) for card in more]
        options.append(Option("cancel", ("cancel", "")))
    elif len(down) < MOST_DOWN and options:
        options.append(Option("done", ("done", "")))
    else:
        _carry_out(game, state, hero, (state.wanted,))
        return
    yield game.checkpoint()
    args = {"cards": list(down), "n": worth, "wanted": state.wanted}
    default = "done" if state.wanted else ""
    why_not = reasons(refused_stalls, game, state, hero, worth)
    verb, card = yield game.ask(hero.seat, "exchange", options, "MD-MKT-07", args, default, why_not)
    if verb == "cancel":
        state.down = ()
    elif verb == "put":
        state.down += (card,)
    elif verb == "done":
        _carry_out(game, state, hero, (state.wanted,))
    elif state.wanted:
        _carry_out(game, state, hero, (state.wanted, card))
    else:
        state.wanted = card


def _carry_out(game: Game, state: Interlude, hero: Hero, got: tuple[str, ...]) -> None:
    """The cards change places; overpaying is the hero's own affair (MD-MKT-08)."""
    for card in state.down:
        give_back(game, hero, card)
    hero.pack += got
    state.stalls = tuple([card for card in state.stalls if card not in got])
    state.used += (f"swap:{hero.seat}",)
    game.tell("exchanged", "MD-MKT-07", seat=hero.seat, cards=list(state.down), got=list(got))
    state.down, state.wanted = (), ""


# --- why not --------------------------------------------------------------------------------------------------------


def refused_trades(game: Game, state: Interlude, hero: Hero) -> Iterator[Refused]:
    """Each kind of trade once, and nothing for cards of too low levels (MD-MKT-05, MD-MKT-07)."""
    sold, swapped = f"sell:{hero.seat}" in state.used, f"swap:{hero.seat}" in state.used
    for card in game.cards_of(hero):
        if swapped:
            yield _not_put(game, card, "swapped_already", "MD-MKT-05")
        elif sold:
            yield Refused(f"sell:{card}", "sold_already", "MD-MKT-05", f"card:{card}", {"n": price(game, card)})
    for card in state.stalls:
        reason, rule = ("swapped_already", "MD-MKT-05") if swapped else ("put_down_first", "MD-MKT-07")
        yield _not_taken(game, card, reason, rule)


def refused_stalls(game: Game, state: Interlude, hero: Hero, worth: int) -> Iterator[Refused]:
    """Cards of the market above what was put down, and more cards than an exchange has (MD-MKT-07)."""
    for card in state.stalls:
        if card == state.wanted:
            yield _not_taken(game, card, "chosen_already")
        elif game.equipment(card).level > worth:
            yield _not_taken(game, card, "levels_missing", n=worth)
    full = bool(state.wanted) or len(state.down) >= MOST_DOWN
    for card in game.cards_of(hero):
        if card in state.down:
            yield _not_put(game, card, "chosen_already")
        elif full:
            yield _not_put(game, card, "not_two_for_two")


def _not_put(game: Game, card: str, reason: str, rule: str = "MD-MKT-07") -> Refused:
    return Refused(f"put:{card}", reason, rule, f"card:{card}", {"level": game.equipment(card).level})


def _not_taken(game: Game, card: str, reason: str, rule: str = "MD-MKT-07", **args: int) -> Refused:
    level = game.equipment(card).level
    return Refused(f"take:{card}", reason, rule, f"market:{card}", {"level": level, **args})
