"""Step 6 of the set-up: which owned items a character takes along (GH-SET-05, GH-ITM-01)."""

from __future__ import annotations

from tafelrunde.games.havens.box.cards import Content
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards.items import capacity, pockets
from tafelrunde.games.havens.rules.scenario import special_effects
from tafelrunde.games.havens.state import Hero, ItemCard
from tafelrunde.kernel import Option, Rules

DONE = ""
HANDS = {"one_hand": 1, "two_hands": 2}


def equip(game: Game) -> Rules[None]:
    """Everybody chooses; items that ask for it put −1 cards into the deck; then the decks are shuffled (GH-SET-11)."""
    state = game.state
    if state.preparation == "full":
        seats = sorted({hero.seat for hero in state.heroes})
        answers: dict[int, dict[int, list[str]]] = yield game.ask_all({seat: _chosen(game, seat) for seat in seats})
        chosen = {index: items for part in answers.values() for index, items in part.items()}
    else:
        chosen = {hero.index: _all_that_fit(game, hero) for hero in state.heroes}
    for hero in state.heroes:
        take(game, hero, chosen[hero.index])
        game.shuffle(f"modifiers {hero.id}", hero.deck.draw)
    state.phase = "hands"


def take(game: Game, hero: Hero, items: list[str]) -> None:
    """Equip these items (GH-SET-05, GH-SET-13)."""
    hero.items = [ItemCard(item) for item in items]
    if items:
        game.tell("equips", "GH-SET-05", hero=hero.id, items=tuple(items))
    burden = sum([game.item(item).minus_ones for item in items])
    if burden and not ignores(game, hero, "items"):
        special_effects.burden(game, hero, burden, "GH-SET-05")


def ignores(game: Game, hero: Hero, what: str) -> bool:
    """Whether a perk lets the character ignore negative item or scenario effects (GH-SET-12, GH-SET-13)."""
    return any(perk.ignore == what for perk in game.content.perks_in_effect(hero.character.perks))


def _chosen(game: Game, seat: int) -> Rules[dict[int, list[str]]]:
    chosen: dict[int, list[str]] = {}
    for hero in game.state.heroes:
        if hero.seat == seat:
            chosen[hero.index] = yield from _choose(game, hero)
    return chosen


def _choose(game: Game, hero: Hero) -> Rules[list[str]]:
    """One item after another, as long as there is room for one."""
    items: list[str] = []
    while True:
        options = [
            Option(f"equip:{item}", item, f"item:{item}")
            for item in hero.character.items
            if item not in items and fits(game.content, hero.character.level, items, item, capacity(game))
        ]
        if not options:
            return items
        item: str = yield game.ask(
            hero.seat,
            "equip",
            [*options, Option("done", DONE)],
            rule="GH-SET-05",
            args={"hero": hero.id},
            default="done",
            until="done",
        )
        if item == DONE:
            return items
        items.append(item)


def _all_that_fit(game: Game, hero: Hero) -> list[str]:
    items: list[str] = []
    for item in sorted(hero.character.items, key=lambda item: -game.item(item).gain.slots):
        if fits(game.content, hero.character.level, items, item, capacity(game)):
            items.append(item)
    return items


def fits(content: Content, level: int, equipped: list[str], item_id: str, more: int = 0) -> bool:
    """Whether there is room for one more item (GH-ITM-01): one head, body and legs, two hands, small ones by level.

    `more`: room for small ones beyond that.
    """
    slot = content.items[item_id].slot
    worn = [content.items[other] for other in equipped]
    if slot in HANDS:
        return sum([HANDS.get(other.slot, 0) for other in worn]) + HANDS[slot] <= 2
    if slot == "small":
        return sum([other.slot == "small" for other in worn]) < pockets(content, level, equipped) + more
    return all(other.slot != slot for other in worn)
