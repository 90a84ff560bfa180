"""Trade, and change equipment (SS-STD-05 … 07)."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.items import equipping
from tafelrunde.games.sword_and_sorcery.rules.items.equipping import SLOTS
from tafelrunde.games.sword_and_sorcery.rules.items.receiving import is_cursed
from tafelrunde.games.sword_and_sorcery.state import Hero, Turn
from tafelrunde.kernel import Option, Rules

OFF = {slot: Option(f"off:{slot}", ("off", slot), f"slot:{slot}") for slot in SLOTS}
COINS = 5
"""Coins change hands in steps of the smallest one."""


def options(game: Game, hero: Hero) -> list[Option]:
    found = [
        Option(f"trade:{other.seat}", ("trade", other.seat), other.id, {"hero": other.card})
        for other in game.heroes_in(hero.zone)
        if other is not hero and _may_trade(game, hero, other)
    ]
    if next(_changes(game, hero), None) is not None:
        found.append(Option("equip", ("equip",)))
    return found


def act(game: Game, hero: Hero, what: tuple[str | int, ...]) -> Rules[None]:
    if what[0] == "trade":
        yield from _trade(game, hero, game.hero(int(what[1])))
    else:
        yield from _equip(game, hero)


# --- trade ----------------------------------------------------------------------------------------------------------


def _things(game: Game, giver: Hero, receiver: Hero) -> Iterator[str]:
    """What can change hands: nothing cursed, and there must be a free slot or room (SS-STD-06, SS-CUR-03)."""
    for code in (*giver.inventory, *equipping.equipped(giver)):
        if not is_cursed(game, code) and (
            equipping.has_room(game, receiver, code) or equipping.slots(game, receiver, code)
        ):
            yield code


def _may_trade(game: Game, one: Hero, other: Hero) -> bool:
    return bool(one.gold or other.gold) or _may_give(game, one, other) or _may_give(game, other, one)


def _may_give(game: Game, giver: Hero, receiver: Hero) -> bool:
    return next(_things(game, giver, receiver), None) is not None


def _trade(game: Game, hero: Hero, other: Hero) -> Rules[None]:
    """One item in one direction, and any amount of coins (SS-STD-05)."""
    choices = [Option(f"give:{code}", (hero, other, code), f"card:{code}") for code in _things(game, hero, other)]
    choices += [Option(f"take:{code}", (other, hero, code), f"card:{code}") for code in _things(game, other, hero)]
    choices.append(Option("nothing", None))
    chosen = yield game.ask(hero.seat, "trade", choices, "SS-STD-05", {"hero": other.card}, "nothing")
    if chosen is not None:
        yield from _hand_over(game, *chosen)
    most = max(hero.gold, other.gold)
    if most:
        amounts = [n for n in range(-other.gold, hero.gold + 1) if n % COINS == 0 or n in (-other.gold, hero.gold)]
        coins = [Option(f"coins:{n}", n) for n in sorted(amounts, key=lambda n: (n != 0, n))]
        n: int = yield game.ask(hero.seat, "trade_coins", coins, "SS-STD-05", {"hero": other.card}, "coins:0")
        hero.gold -= n
        other.gold += n


def _hand_over(game: Game, giver: Hero, receiver: Hero, code: str) -> Rules[None]:
    """The receiver may equip it at once if the slot is free (SS-STD-05)."""
    _remove(giver, code)
    game.tell("trades", "SS-STD-05", seat=giver.seat, other=receiver.seat, card=code)
    slots = equipping.slots(game, receiver, code)
    choices = [Option(f"{slot}:{code}", slot) for slot in slots]
    if equipping.has_room(game, receiver, code):
        choices.append(Option(f"inventory:{code}", ""))
    slot = yield game.ask(receiver.seat, "trade_slot", choices, "SS-STD-05", {"card": code})
    if slot:
        equipping.equip(game, receiver, code, slot)
    else:
        receiver.inventory += (code,)


def _remove(hero: Hero, code: str) -> None:
    for slot in SLOTS:
        if getattr(hero, slot) == code:
            setattr(hero, slot, "")
            return
    hero.inventory = tuple([other for other in hero.inventory if other != code])


# --- change equipment -----------------------------------------------------------------------------------------------


def changes(game: Game, hero: Hero) -> list[Option]:
    """Take something off, put something on, swap the weapons (SS-STD-07)."""
    return list(_changes(game, hero))


def _changes(game: Game, hero: Hero) -> Iterator[Option]:
    """One after the other: nearly always it is only asked whether there is any."""
    worn = [slot for slot in SLOTS if getattr(hero, slot)]
    if worn and equipping.room(game, hero) > 0:  # what can be worn weighs something
        for slot in worn:
            yield OFF[slot]
    for code in hero.inventory:
        for slot in equipping.slots(game, hero, code):
            yield Option(f"{slot}:{code}", ("on", slot, code), f"card:{code}")
    for code in hero.inventory:
        for slot in worn:
            if slot in _instead(game, hero, code, slot):
                yield Option(f"swap:{slot}:{code}", ("swap", slot, code), f"card:{code}")
    if _changes_hands(game, hero):
        yield Option(f"swap:offhand:{hero.main}", ("hands",), f"card:{hero.main}")


def _changes_hands(game: Game, hero: Hero) -> bool:
    """Whether main and off-hand weapon may change places (SS-STD-07, SS-WPN-03)."""
    if not hero.main or not hero.offhand:
        return False
    weapons = game.content.weapons
    return all(weapons[card_of(code)].hand == "main_or_offhand" for code in (hero.main, hero.offhand))


def _instead(game: Game, hero: Hero, code: str, slot: str) -> tuple[str, ...]:
    """The slots a card could go into if this one were empty."""
    old = getattr(hero, slot)
    setattr(hero, slot, "")
    slots = equipping.slots(game, hero, code)
    setattr(hero, slot, old)
    return slots


def in_turn(game: Game, hero: Hero, turn: Turn) -> Rules[None]:
    """Equipment is changed by a standard action: begin, or go on; what the action has brought up comes afterwards."""
    turn.changing = True
    while turn.changing:
        if not game.state.agenda:
            yield game.checkpoint()
        turn.changing = yield from _change(game, hero)


def _equip(game: Game, hero: Hero) -> Rules[None]:
    """Any number of items in one action."""
    more = True
    while more:
        more = yield from _change(game, hero)


def _change(game: Game, hero: Hero) -> Rules[bool]:
    """One change; whether there may be more."""
    choices = changes(game, hero)
    if not choices:
        return False
    choices.append(Option("done", None))
    chosen = yield game.ask(hero.seat, "equip", choices, "SS-STD-07", default="done")
    if chosen is None:
        return False
    if chosen[0] == "hands":
        hero.main, hero.offhand = hero.offhand, hero.main
        return True
    verb, slot = chosen[0], chosen[1]
    old = getattr(hero, slot)
    if verb in ("off", "swap"):
        setattr(hero, slot, "")
        hero.inventory += (old,)
    if verb in ("on", "swap"):
        hero.inventory = tuple([other for other in hero.inventory if other != chosen[2]])
        equipping.equip(game, hero, chosen[2], slot)
    return True
