"""Rearranging and trading equipment (chapter 5.10), and the slots of a hero (chapter 9.2)."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.picking_up import hand_over
from tafelrunde.games.massive_darkness.state import Hero, Reorganise, Trade
from tafelrunde.kernel import Option, Rules

HANDS = 2


def has_slot_cards(game: Game, hero: Hero) -> bool:
    """Whether a card lies in the pack that could be put into a slot."""
    return any(game.equipment(card).slot != "none" for card in hero.pack)


def reorganise(game: Game, task: Reorganise) -> Rules[None]:
    """One card after another into a slot or out of it (MD-TRD-01, MD-TRD-08, MD-EQP-03 … 05)."""
    hero = game.hero(task.seat)
    if hero.escaped or not has_slot_cards(game, hero):
        game.finish(task)
        return
    yield game.checkpoint()
    options = [*equip_options(game, hero), *stow_options(hero), Option("done", ("done",))]
    what = yield game.ask(hero.seat, "reorganise", options, "MD-TRD-01", default="done")
    if what[0] == "done":
        game.finish(task)
    else:
        rearrange(game, hero, what)


def equip_options(game: Game, hero: Hero) -> list[Option]:
    """Cards for the body, one hand or two; what must make way is named (MD-EQP-04, MD-EQP-05)."""
    options = []
    for card in hero.pack:
        slot = game.equipment(card).slot
        if slot == "none":
            continue
        full = slot == "one_hand" and _hands_in_use(game, hero) >= HANDS
        if full and len(hero.hands) == HANDS:
            options += [Option(f"equip:{card}:{held}", ("equip", card, held), f"card:{card}") for held in hero.hands]
        else:
            options.append(Option(f"equip:{card}", ("equip", card, ""), f"card:{card}"))
    return options


def stow_options(hero: Hero) -> list[Option]:
    worn = [*([hero.body] if hero.body else []), *hero.hands]
    return [Option(f"stow:{card}", ("stow", card), f"card:{card}") for card in worn]


def rearrange(game: Game, hero: Hero, what: tuple[str, ...]) -> None:
    """Put a card into its slot, or take one out."""
    verb, card = what[0], what[1]
    if verb == "stow":
        stow(hero, card)
    else:
        slot = game.equipment(card).slot
        if slot == "body":
            if hero.body:
                stow(hero, hero.body)
            hero.body = card
        else:
            if slot == "two_hand" or any(game.equipment(held).slot == "two_hand" for held in hero.hands):
                for held in hero.hands:
                    stow(hero, held)
            elif what[2]:
                stow(hero, what[2])
            hero.hands += (card,)
        hero.pack = tuple([kept for kept in hero.pack if kept != card])
    game.tell("rearranged", "MD-TRD-01", seat=hero.seat, verb=verb, card=card)


def stow(hero: Hero, card: str) -> None:
    if hero.body == card:
        hero.body = ""
    else:
        hero.hands = tuple([held for held in hero.hands if held != card])
    hero.pack += (card,)


def _hands_in_use(game: Game, hero: Hero) -> int:
    return sum([2 if game.equipment(card).slot == "two_hand" else 1 for card in hero.hands])


# --- trading ------------------------------------------------------------------------------------------------------


def trade(game: Game, task: Trade) -> Rules[None]:
    """All heroes in the zone, dead ones too, may exchange cards, then rearrange (MD-TRD-02 … 05, MD-TRD-07)."""
    active = game.hero(task.seat)
    party = [hero for hero in game.state.heroes if hero.zone == active.zone and not hero.escaped]
    options = [
        Option(f"give:{card}:{other.seat}", (hero, other, card), f"card:{card}", {"from": hero.card, "to": other.card})
        for hero in party
        for other in party
        if hero is not other
        for card in game.cards_of(hero)
        if card not in task.settled
    ]
    if options:
        yield game.checkpoint()
        options.append(Option("done", None))
        chosen = yield game.ask(task.seat, "trade", options, "MD-TRD-02", default="done")
        if chosen is not None:
            giver, receiver, card = chosen
            agreed = yield from _agrees(game, task.seat, giver, receiver, card)
            part = set(task.took_part)
            if agreed:
                hand_over(game, giver, receiver, card, "MD-TRD-02")
                part |= {giver.seat, receiver.seat}
            game.finish(task)
            game.plan(replace(task, took_part=tuple(sorted(part)), settled=(*task.settled, card)))
            return
    game.finish(task)
    seats = sorted({task.seat, *task.took_part})
    game.plan(*[Reorganise(seat) for seat in seats])


def _agrees(game: Game, seat: int, giver: Hero, receiver: Hero, card: str) -> Rules[bool]:
    """Nobody's card is taken against the owner's will (MD-TRD-04, MD-RUL-05)."""
    if giver.seat == seat:
        return True
    options = [Option("agree", True), Option("refuse", False)]
    args = {"card": card, "hero": receiver.card}
    agreed: bool = yield game.ask(giver.seat, "agree", options, "MD-TRD-04", args)
    return agreed
