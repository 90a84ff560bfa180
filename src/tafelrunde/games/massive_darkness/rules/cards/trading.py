"""Rearranging and trading equipment (chapter 5.10), and the slots of a hero (chapter 9.2)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.cards.picking_up import hand_over
from tafelrunde.games.massive_darkness.rules.cards.transmuting import can_transmute
from tafelrunde.games.massive_darkness.rules.choices import Asking, reasons
from tafelrunde.games.massive_darkness.state import Hero
from tafelrunde.games.massive_darkness.state.tasks import Reorganise, Trade, Transmute
from tafelrunde.kernel import Option, Refused, Rules

HANDS = 2
DONE = Option("done", ("done",))


def has_slot_cards(game: Game, hero: Hero) -> bool:
    """Whether a card lies in the pack that could be put into a slot."""
    shelf = game.content.equipment
    return any(game.usable(card) for card in hero.pack if shelf[card].slot != "none")


def reorganise(game: Game, task: Reorganise) -> Asking:
    """One card after another into a slot or out of it (MD-TRD-01, MD-TRD-08, MD-EQP-03 … 05).

    What costs nothing is offered only while a card could be put on (MD-RUL-08).
    """
    hero = game.hero(task.seat)
    worn = bool(hero.body or hero.hands)
    if hero.escaped or not (has_slot_cards(game, hero) or (task.paid and worn)):
        game.finish(task)
        return None
    return _reorganise(game, task, hero)


def _reorganise(game: Game, task: Reorganise, hero: Hero) -> Rules[None]:
    if game.recording:  # where no history is kept, nobody takes a copy here
        yield game.checkpoint()
    options = [*equip_options(game, hero), *stow_options(hero), DONE]
    why_not = reasons(refused_equipment, game, hero)
    what = yield game.ask(hero.seat, "reorganise", options, "MD-TRD-01", default="done", why_not=why_not)
    if what[0] == "done":
        game.finish(task)
    else:
        rearrange(game, hero, what)


def equip_options(game: Game, hero: Hero) -> list[Option]:
    """Cards for the body, one hand or two; what must make way is named (MD-EQP-04, MD-EQP-05)."""
    options = []
    for card in hero.pack:
        slot = game.equipment(card).slot
        if slot == "none" or not game.usable(card):
            continue
        full = slot == "one_hand" and _hands_in_use(game, hero) >= HANDS
        if full and len(hero.hands) == HANDS:
            options += [_equip(card, (held,), f"equip:{card}:{held}", held) for held in hero.hands]
        elif slot == "body":
            options.append(_equip(card, (hero.body,) if hero.body else (), f"equip:{card}"))
        else:
            options.append(_equip(card, hero.hands if full or slot == "two_hand" else (), f"equip:{card}"))
    return options


@lru_cache(maxsize=4096)
def _equip(card: str, out: tuple[str, ...], option: str, held: str = "") -> Option:
    """The option to put a card on; `out` has to be taken off for it."""
    return Option(option, ("equip", card, held), f"card:{card}", {"out": list(out), "n": len(out)})


def stow_options(hero: Hero) -> list[Option]:
    worn = [*([hero.body] if hero.body else []), *hero.hands]
    return [_stow(card) for card in worn]


@lru_cache(maxsize=1024)
def _stow(card: str) -> Option:
    return Option(f"stow:{card}", ("stow", card), f"card:{card}")


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
    """All heroes in the zone, dead ones too, may exchange cards and quest items, then rearrange.

    (MD-TRD-02 … 05, MD-TRD-07, MD-TRD-09.) Transmuting does not interrupt it (MD-TRD-06).
    """
    if task.offer is not None:
        yield from _agree(game, task, *task.offer)
        return
    active = game.hero(task.seat)
    options = _gifts(game, task) if active.present else []
    if options:
        own = game.state.commander is None  # what costs nothing belongs to one's own activation (MD-RUL-31)
        if own and not active.stunned and can_transmute(game, active):
            options.append(Option("transmute", "transmute"))
        options.append(Option("done", None))
        yield game.checkpoint()
        why_not = reasons(refused_gifts, game, task)
        chosen = yield game.ask(task.seat, "trade", options, "MD-TRD-02", default="done", why_not=why_not)
        if chosen == "transmute":
            game.plan(Transmute(task.seat))
            return
        if chosen is not None:
            _propose(game, task, *chosen)
            return
    game.finish(task)
    seats = sorted({task.seat, *task.took_part} - (set() if active.present else {task.seat}))  # MD-ACT-09
    game.plan(*[Reorganise(seat, paid=seat == task.seat) for seat in seats])


def _gifts(game: Game, task: Trade) -> list[Option]:
    """Everything that anybody in the zone may give to anybody else there; each thing once per trade (MD-RUL-05)."""
    zone = game.hero(task.seat).zone
    party = [hero for hero in game.state.heroes if hero.zone == zone and not hero.escaped]
    quest = quests.of(game)
    options = []
    for hero in party:
        cards = [card for card in game.cards_of(hero) if card not in task.settled and quest.may_part(game, hero, card)]
        things = [name for name, n in hero.things.items() if n > task.settled.count(f"{name}:{hero.seat}")]
        for other in party:
            if other is hero:
                continue
            names = {"from": hero.card, "to": other.card}
            between = (hero.seat, other.seat)
            options += [Option(f"give:{card}:{other.seat}", (*between, card), f"card:{card}", names) for card in cards]
            options += [
                Option(f"give:{thing}:{hero.seat}:{other.seat}", (*between, thing), f"hero:{hero.seat}", names)
                for thing in things
            ]
    return options


def _propose(game: Game, task: Trade, giver: int, receiver: int, what: str) -> None:
    """One's own goes at once; of others one asks (MD-TRD-04)."""
    game.finish(task)
    offered = replace(task, offer=(giver, receiver, what))
    if giver == task.seat:
        _settle(game, offered, agreed=True)
    else:
        game.plan(offered)


def _agree(game: Game, task: Trade, giver: int, receiver: int, what: str) -> Rules[None]:
    """Nobody's card is taken against the owner's will (MD-TRD-04, MD-RUL-05)."""
    yield game.checkpoint()
    options = [Option("agree", True), Option("refuse", False)]
    args = {"card": what, "hero": game.hero(receiver).card}
    agreed = yield game.ask(giver, "agree", options, "MD-TRD-04", args)
    game.finish(task)
    _settle(game, task, agreed)


def _settle(game: Game, task: Trade, agreed: bool) -> None:
    """The offer is carried out or refused; the trade goes on without that thing (MD-RUL-05)."""
    assert task.offer is not None
    giver, receiver, what = game.hero(task.offer[0]), game.hero(task.offer[1]), task.offer[2]
    part = set(task.took_part)
    card = what in game.content.equipment
    settled = what if card else f"{what}:{receiver.seat if agreed else giver.seat}"
    if agreed:
        part |= {giver.seat, receiver.seat}
        if card:
            hand_over(game, giver, receiver, what, "MD-TRD-02")
        else:
            give_thing(game, giver, receiver, what)
    else:
        game.tell("kept", "MD-TRD-04", hero=giver.card, card=what, other=receiver.card)
    trade = replace(task, took_part=tuple(sorted(part)), settled=(*task.settled, settled), offer=None)
    game.plan(trade)


def give_thing(game: Game, giver: Hero, receiver: Hero, thing: str) -> None:
    """A quest item changes hands (MD-TRD-09)."""
    giver.things[thing] -= 1
    if not giver.things[thing]:
        del giver.things[thing]
    receiver.things[thing] = receiver.things.get(thing, 0) + 1
    game.tell("thing_given", "MD-TRD-09", seat=giver.seat, other=receiver.seat, thing=thing)


# --- why not --------------------------------------------------------------------------------------------------------


def refused_equipment(game: Game, hero: Hero) -> Iterator[Refused]:
    """Cards in the pack that have no slot, or are above the level of a campaign (MD-EQP-06, MD-CAM-12)."""
    for card in hero.pack:
        if game.equipment(card).slot == "none":
            yield Refused(f"equip:{card}", "always_equipped", "MD-EQP-06", f"card:{card}")
        elif not game.usable(card):
            args = {"level": game.equipment(card).level, "now": game.state.level}
            yield Refused(f"equip:{card}", "above_level", "MD-CAM-12", f"card:{card}", args)


def refused_gifts(game: Game, task: Trade) -> Iterator[Refused]:
    """Things that have changed hands in this trade, and what the quest binds to a hero (MD-RUL-05, MD-TRD-02)."""
    zone = game.hero(task.seat).zone
    quest = quests.of(game)
    for hero in game.state.heroes:
        for card in game.cards_of(hero):
            give, on = f"give:{card}:{task.seat}", f"card:{card}"
            args = {"from": hero.card, "to": game.hero(task.seat).card}
            if hero.zone != zone or hero.escaped:
                yield Refused(give, "hero_elsewhere", "MD-TRD-02", on, args)
            elif card in task.settled:
                yield Refused(give, "settled", "MD-RUL-05", on, args)
            elif not quest.may_part(game, hero, card):
                yield Refused(give, *quest.why_not["part"], on, args)
