"""Heroes get things: coins, treasures, loot tokens, cursed items (SS-ITM-02, SS-EDT-03, SS-GLD-02, SS-CUR-01)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.box.cards import InventoryItem
from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import challenges
from tafelrunde.games.sword_and_sorcery.rules.items import discarding, equipping, lying
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Receive, Trap
from tafelrunde.kernel import Option, Rules


def receive(game: Game, task: Receive) -> Rules[None]:
    """Coins first, then loot tokens, then cards one by one."""
    state = game.state
    hero = game.hero(task.seat)
    if task.gold:
        pay(game, hero, task.gold)
        task.gold = 0
    elif task.loot:
        token, task.loot = task.loot[0], task.loot[1:]
        _loot(game, task, hero, token)
    elif task.treasures:
        task.treasures -= 1
        card = game.draw(state.treasure_deck, state.treasure_discard, "treasures")
        if card:
            discarding.new_charges(game, card)
            task.items += (card,)
    elif task.items:
        yield from _take(game, task, hero, task.items[0])
    else:
        game.finish(task)


def pay(game: Game, hero: Hero, gold: int) -> None:
    """The coins in the box are the limit; what can't be paid is lost (SS-GLD-02)."""
    paid = lying.payable(game, gold)
    hero.gold += paid
    game.tell("gold", "SS-GLD-02", seat=hero.seat, n=paid)


def _loot(game: Game, task: Receive, hero: Hero, token: str) -> None:
    """Exchanged at once: gold, a treasure, or a trap (SS-EDT-03)."""
    holds = game.content.loot[card_of(token)].holds
    game.state.loot_discard.append(token)
    challenges.count(game, "loot")
    game.reveal()
    game.tell("loot", "SS-EDT-03", seat=hero.seat, token=card_of(token))
    task.gold += holds.gold
    task.treasures += holds.treasure
    for _ in range(holds.trap):
        game.plan(Trap(hero.seat, (hero.zone,)))


def _take(game: Game, task: Receive, hero: Hero, code: str) -> Rules[None]:
    """Into the inventory, or it stays in the zone; coins at once, cursed cards in any case (SS-ITM-02, SS-GLD-03)."""
    item = game.content.item(code)
    game.tell("gets", "SS-ITM-02", seat=hero.seat, card=code)
    if isinstance(item, InventoryItem) and item.kind == "coins":
        _shift(task)
        discarding.discard(game, code)
        task.gold += item.gold
        return
    if hero.ghost:
        _shift(task)
        lying.put(game, hero.zone, items=(code,))
        return
    if not equipping.has_room(game, hero, code):
        if not is_cursed(game, code):
            _shift(task)
            lying.put(game, hero.zone, items=(code,))
            game.tell("left_behind", "SS-ITM-02", seat=hero.seat, card=code, zone=hero.zone)
            return
        yield from _make_room(game, hero)
    _shift(task)
    hero.inventory += (code,)


def _shift(task: Receive) -> None:
    task.items = task.items[1:]


def is_cursed(game: Game, code: str) -> bool:
    return card_of(code) in game.content.cursed


def _make_room(game: Game, hero: Hero) -> Rules[None]:
    """For a cursed item another is dropped; with only cursed ones the limit is exceeded (SS-CUR-01, SS-CUR-02)."""
    able = [code for code in hero.inventory if not is_cursed(game, code) and equipping.weight(game, code)]
    if not able:
        return
    options = [Option(f"drop:{code}", code, f"card:{code}") for code in able]
    code: str = yield game.ask(hero.seat, "make_room", options, "SS-CUR-02")
    hero.inventory = tuple([other for other in hero.inventory if other != code])
    lying.put(game, hero.zone, items=(code,))
