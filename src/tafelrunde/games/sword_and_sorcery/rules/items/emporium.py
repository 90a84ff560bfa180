"""A visit to the emporium: buy, sell, change equipment, trade (SS-EMP-01 … 06)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.box.cards import InventoryItem
from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.items import discarding, equipping, receiving, trading
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Visit
from tafelrunde.kernel import Option, Rules


def visit(game: Game, task: Visit) -> Rules[None]:
    """One hero after the other, each as long as it likes (SS-EMP-01)."""
    if not task.seats:
        game.finish(task)
        return
    yield game.checkpoint()
    hero = game.hero(task.seats[0])
    options = [
        *_buy_options(game, hero),
        *_sell_options(game, hero),
        *[option for option in trading.options(game, hero) if _may_trade(task, option)],
        Option("done", ("done",)),
    ]
    what = yield game.ask(hero.seat, "emporium", options, "SS-EMP-01", {"gold": hero.gold}, "done")
    if what[0] == "done":
        task.seats = task.seats[1:]
    elif what[0] == "buy":
        _buy(game, hero, what[1])
    elif what[0] == "sell":
        _sell(game, hero, what[1])
    else:
        yield from trading.act(game, hero, what)


def _may_trade(task: Visit, option: Option) -> bool:
    """Only with heroes who are still to visit: so everybody has the last word about what is theirs."""
    return option.value[0] != "trade" or option.value[1] in task.seats


def _buy_options(game: Game, hero: Hero) -> list[Option]:
    """What the hero can pay for and carry; of other cards than weapons and armour both sides (SS-EMP-02)."""
    found: dict[str, Option] = {}
    for code in game.state.emporium:
        for side in sides(game, code):
            item = game.content.item(side)
            fits = equipping.has_room(game, hero, side) or equipping.slots(game, hero, side)
            if item.id not in found and item.price <= hero.gold and fits:
                found[item.id] = Option(f"buy:{side}", ("buy", side), f"card:{side}", {"gold": item.price})
    return list(found.values())


def sides(game: Game, code: str) -> tuple[str, ...]:
    """The codes of both sides of a card in the emporium, or of its only one."""
    item = game.content.item(code)
    card = item.card if isinstance(item, InventoryItem) else ""
    if not card:
        return (code,)
    copy = code.partition(".")[2]
    ids = [one.id for one in game.content.inventory.values() if one.card == card]
    return tuple([f"{one}.{copy}" if copy else one for one in ids])


def _buy(game: Game, hero: Hero, code: str) -> None:
    """With the hero's own gold; without room in the inventory it is put on at once (SS-EMP-01, SS-ITM-02)."""
    game.state.emporium.remove(discarding.front(game, code))
    hero.gold -= game.content.item(code).price
    discarding.new_charges(game, code)
    game.tell("buys", "SS-EMP-01", seat=hero.seat, card=code)
    if equipping.has_room(game, hero, code):
        hero.inventory += (code,)
    else:
        equipping.equip(game, hero, code, equipping.slots(game, hero, code)[0])


def _sell_options(game: Game, hero: Hero) -> list[Option]:
    """Treasures from the inventory, nothing cursed (SS-EMP-04, SS-EMP-05, SS-CUR-03)."""
    return [
        Option(f"sell:{code}", ("sell", code), f"card:{code}", {"gold": price(game, code)})
        for code in hero.inventory
        if game.content.item(code).origin == "treasure" and not receiving.is_cursed(game, code)
    ]


def price(game: Game, code: str) -> int:
    """SS-EMP-04."""
    return game.content.config.sell_per_rank * game.content.items[card_of(code)].rank


def _sell(game: Game, hero: Hero, code: str) -> None:
    hero.inventory = tuple([other for other in hero.inventory if other != code])
    receiving.pay(game, hero, price(game, code))
    discarding.discard(game, code)
    game.tell("sells", "SS-EMP-04", seat=hero.seat, card=code)
