"""Pick up and drop: one free action for any number of things (SS-FRE-03, SS-FRE-04, SS-EDT-04, SS-DOR-10)."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.items import discarding, equipping, lying
from tafelrunde.games.sword_and_sorcery.rules.items.equipping import SLOTS
from tafelrunde.games.sword_and_sorcery.rules.items.receiving import is_cursed
from tafelrunde.games.sword_and_sorcery.rules.items.trading import COINS
from tafelrunde.games.sword_and_sorcery.state import NOTHING, Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Handle, Receive
from tafelrunde.kernel import Option, Rules


def options(game: Game, hero: Hero) -> list[Option]:
    """There is something to pick up, or the hero has something to drop."""
    found = []
    if _wanted(game, hero):
        found.append(Option("pick_up", ("pick_up",), f"lying:{hero.zone}"))
    if _drops(game, hero):
        found.append(Option("drop", ("drop",)))
    return found


def _wanted(game: Game, hero: Hero) -> list[Option]:
    """What lies here and can be taken: cards only with room in the inventory (SS-FRE-04)."""
    drop = game.state.lying.get(hero.zone)
    if drop is None:
        return []
    found = []
    if drop.gold:
        found.append(Option("take:gold", ("gold", "")))
    if drop.key:
        found.append(Option("take:key", ("key", "")))
    if drop.loot:
        found.append(Option("take:loot", ("loot", ""), reveals=True))
    if drop.treasures:
        found.append(Option("take:treasure", ("treasure", ""), reveals=True))
    fitting = [code for code in drop.items if equipping.has_room(game, hero, code)]
    return found + [Option(f"take:{code}", ("item", code), f"lying:{hero.zone}") for code in fitting]


def _droppable(game: Game, hero: Hero) -> list[str]:
    """Cursed items can't be dropped (SS-CUR-03)."""
    cards = [*hero.inventory, *equipping.equipped(hero)]
    return [code for code in cards if not is_cursed(game, code)]


def go_on(game: Game, task: Handle) -> Rules[None]:
    """One thing after the other, taken up or dropped, until the player has enough: all of it is one free action."""
    hero = game.hero(task.seat)
    if hero.ghost or hero.conditions.restrictive == "stun":
        game.finish(task)  # a trap among the loot
        return
    other = "drop" if task.verb == "pick_up" else "pick_up"
    lists = {"pick_up": _wanted(game, hero), "drop": _drops(game, hero)}
    choices = lists[task.verb]
    if lists[other]:
        choices.append(Option(other, ("turn", other)))
    if not choices:
        game.finish(task)
        return
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


def _drops(game: Game, hero: Hero) -> list[Option]:
    found = [Option(f"drop:{code}", ("item", code), f"card:{code}") for code in _droppable(game, hero)]
    if hero.gold:
        found.append(Option("drop:gold", ("gold", "")))
    return found


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
