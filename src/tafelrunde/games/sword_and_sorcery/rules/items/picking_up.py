"""Pick up and drop: one free action for any number of things (SS-FRE-03, SS-FRE-04, SS-EDT-04, SS-DOR-10)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.items import discarding, equipping, lying
from tafelrunde.games.sword_and_sorcery.rules.items.equipping import SLOTS
from tafelrunde.games.sword_and_sorcery.rules.items.receiving import is_cursed
from tafelrunde.games.sword_and_sorcery.rules.items.trading import COINS
from tafelrunde.games.sword_and_sorcery.state import NOTHING, Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Handle, Receive
from tafelrunde.kernel import Option, Rules

DROP = Option("drop", ("drop",), lesser=True)


def options(game: Game, hero: Hero) -> list[Option]:
    """There is something to pick up, or the hero has something to drop."""
    found = []
    if hero.zone in game.state.lying and next(_wanted(game, hero), None) is not None:
        found.append(Option("pick_up", ("pick_up",), f"lying:{hero.zone}"))
    if _has_to_give(game, hero):
        found.append(DROP)
    return found


def _has_to_give(game: Game, hero: Hero) -> bool:
    """Gold or cards; what is worn is never cursed."""
    if hero.gold or hero.main or hero.offhand or hero.armour or hero.artifact:
        return True
    return bool([code for code in hero.inventory if not is_cursed(game, code)])


def _wanted(game: Game, hero: Hero) -> Iterator[Option]:
    """What lies here and can be taken: cards only with room in the inventory (SS-FRE-04)."""
    drop = game.state.lying.get(hero.zone)
    if drop is None:
        return
    if drop.gold:
        yield Option("take:gold", ("gold", ""))
    if drop.key:
        yield Option("take:key", ("key", ""))
    if drop.loot:
        yield Option("take:loot", ("loot", ""), reveals=True)
    if drop.treasures:
        yield Option("take:treasure", ("treasure", ""), reveals=True)
    room = equipping.room(game, hero) if drop.items else 0
    for code in drop.items:
        if room >= equipping.weight(game, code):
            yield Option(f"take:{code}", ("item", code), f"lying:{hero.zone}")


def go_on(game: Game, task: Handle) -> Rules[None]:
    """One thing after the other, taken up or dropped, until the player has enough: all of it is one free action."""
    hero = game.hero(task.seat)
    if hero.ghost or hero.conditions.restrictive == "stun":
        game.finish(task)  # a trap among the loot
        return
    other = "drop" if task.verb == "pick_up" else "pick_up"
    choices = list(_wanted(game, hero) if task.verb == "pick_up" else _drops(game, hero))
    turns = _has_to_give(game, hero) if task.verb == "pick_up" else next(_wanted(game, hero), None) is not None
    if turns:
        choices.append(Option(other, ("turn", other)))
    if not choices:
        game.finish(task)
        return
    if game.recording:  # where no history is kept, nobody takes a copy here
        yield game.checkpoint()
    choices.append(Option("done", None))
    chosen = yield game.ask(hero.seat, task.verb, choices, "SS-FRE-03", default="done")
    if chosen is None:
        game.finish(task)
    elif chosen[0] == "turn":
        task.verb = chosen[1]
    elif task.verb == "pick_up":
        _take(game, hero, *chosen)
    elif chosen[0] == "gold":
        yield from _drop_coins(game, hero)
    else:
        _drop(game, hero, chosen[1])


def _drops(game: Game, hero: Hero) -> Iterator[Option]:
    """Cursed items can't be dropped (SS-CUR-03)."""
    for code in (*hero.inventory, *equipping.equipped(hero)):
        if not is_cursed(game, code):
            yield Option(f"drop:{code}", ("item", code), f"card:{code}")
    if hero.gold:
        yield Option("drop:gold", ("gold", ""))


def _take(game: Game, hero: Hero, kind: str, code: str) -> None:
    """What lies face down is turned over first."""
    state = game.state
    drop = state.lying[hero.zone]
    if kind == "gold":
        hero.gold += drop.gold
        left = replace(drop, gold=0)
    elif kind == "key":
        hero.key = True
        left = replace(drop, key=False)
    elif kind == "loot":
        left = replace(drop, loot=drop.loot[1:])
        game.plan(Receive(hero.seat, loot=drop.loot[:1]))
    elif kind == "treasure":
        left = replace(drop, treasures=drop.treasures[1:])
        _turn_over(game, hero, drop.treasures[0])
    else:
        hero.inventory += (code,)
        items = list(drop.items)
        items.remove(code)
        left = replace(drop, items=tuple(items))
        game.tell("picks_up", "SS-FRE-03", seat=hero.seat, card=code)
    if left == NOTHING:
        del state.lying[hero.zone]
    else:
        state.lying[hero.zone] = left


def _turn_over(game: Game, hero: Hero, code: str) -> None:
    discarding.new_charges(game, code)
    game.reveal()
    game.plan(Receive(hero.seat, items=(code,)))


def _drop(game: Game, hero: Hero, code: str) -> None:
    for slot in SLOTS:
        if getattr(hero, slot) == code:
            setattr(hero, slot, "")
    hero.inventory = tuple([other for other in hero.inventory if other != code])
    lying.put(game, hero.zone, items=(code,))
    game.tell("drops", "SS-FRE-03", seat=hero.seat, card=code)


def _drop_coins(game: Game, hero: Hero) -> Rules[None]:
    """Any number of coins (SS-FRE-03)."""
    amounts = [n for n in range(hero.gold, 0, -1) if n == hero.gold or n % COINS == 0]
    options = [Option(f"coins:{n}", n) for n in amounts]
    n: int = yield game.ask(hero.seat, "drop_coins", options, "SS-FRE-03", {}, f"coins:{hero.gold}")
    lying.put(game, hero.zone, gold=n)
    hero.gold -= n
