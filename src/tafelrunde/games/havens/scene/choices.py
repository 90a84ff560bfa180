"""What is on offer and lies nowhere yet: classes, cards to learn, cards of a pile; perks and items on sale."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.scene.cards import ability_card, class_color, class_icon, item_card, printed_card
from tafelrunde.games.havens.scene.perks import deck_odds, perks
from tafelrunde.games.havens.state import Hero, ItemCard
from tafelrunde.games.havens.words import icons
from tafelrunde.games.havens.words.marking import badge
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.scene import Board, Card, Desk, Element, Item, Market, Panel, State, Text

ON_BOARD = frozenset({"buy", "perk", "learn"})
"""Questions with so much on offer that it takes the place of the map."""


def choices(game: Game, hero: Hero | None, decision: Decision | None, shown: Iterable[Element]) -> list[Item]:
    """A card for each thing that can be chosen and is not on the table already."""
    if decision is None or decision.question in ON_BOARD:
        return []
    there = {item.id for item in shown}
    found: dict[str, Item] = {}
    for on in _pointed_at(decision):
        kind, _, name = on.partition(":")
        name = name.partition(":")[0]
        element = f"{kind}:{name}"
        if kind in _MAKERS and element not in there and element not in found:
            made = _MAKERS[kind](game, hero, name)
            if made is not None:
                found[element] = made
    return list(found.values())


def _pointed_at(decision: Decision) -> Iterator[str]:
    """What options stand for; on sale is also what is too dear."""
    yield from [option.on for option in decision.options]
    if decision.question == "buy":
        yield from [refused.on for refused in decision.refused()]


def _class_card(game: Game, hero: Hero | None, name: str) -> Item | None:
    return class_card(game, name)


def class_card(game: Game, name: str) -> Card:
    """A class to choose: what it is good at, how tough it is, how many cards it holds."""
    cls = game.content.classes[name]
    level = game.state.agreed.level
    return Card(
        id=f"class:{name}",
        name=name,
        icon=class_icon(game, name),
        kind="class",
        color=class_color(game, name),
        lines=(Text("tip-class", {"role": f"role-{name}"}), *([Text("tip-beginners")] if cls.beginners else [])),
        badges=(badge("health", cls.hp[level - 1]), badge("hand", cls.hand)),
        rule="GH-DAT-01",
    )


def class_desks(game: Game, decision: Decision | None) -> tuple[Desk, ...]:
    """While a class is chosen, the cards with which a character of each begins, those of level X among them."""
    if decision is None or decision.question not in ("class", "new_class"):
        return ()
    names = [name for option in decision.options if (name := option.on.partition(":")[2]) in game.content.classes]
    return tuple([_class_desk(game, name) for name in names])


def _class_desk(game: Game, name: str) -> Desk:
    cls = game.content.classes[name]
    first = [card for card in cls.cards if str(game.card(card).level) in ("1", "X")]
    return Desk(
        id=f"cards:{name}",
        name=name,
        icon=class_icon(game, name),
        cards=tuple([printed_card(game, card) for card in first]),
        lines=(Text("tip-class", {"role": f"role-{name}"}),),
    )


def _ability_card(game: Game, hero: Hero | None, name: str) -> Item | None:
    if hero is None or name not in game.content.cards:
        return None
    state: State = "used" if name in hero.discard else "lost" if name in hero.lost else ""
    return ability_card(game, hero, name, state, "pool")


def _item_card(game: Game, hero: Hero | None, name: str) -> Item | None:
    return None if hero is None else item_card(game, hero, ItemCard(name))


_MAKERS: dict[str, Callable[[Game, Hero | None, str], Item | None]] = {
    "class": _class_card,
    "card": _ability_card,
    "item": _item_card,
}


# --- on the board ---------------------------------------------------------------------------------------------


def offers(game: Game, hero: Hero, decision: Decision) -> Board:
    """What a character can buy or learn to do better, instead of a map that is not revealed yet."""
    if decision.question == "buy":
        return _shop(game, hero, decision)
    return perks_on_offer(game, hero) if decision.question == "perk" else _cards(game, hero, decision)


def _shop(game: Game, hero: Hero, decision: Decision) -> Market:
    """The items on sale by the place where they are worn, the cheapest first (GH-SHP-03)."""
    marked = [(option.on, option.args) for option in decision.options]
    marked += [(refused.on, refused.args) for refused in decision.refused()]
    names = {on.partition(":")[2]: args for on, args in marked if on}
    found = [(name, int(args.get("price", game.item(name).price))) for name, args in names.items()]
    panels = []
    for number, slot in enumerate(icons.SLOTS):
        items = sorted([(price, name) for name, price in found if game.item(name).slot == slot])
        if items:
            cards = tuple([_on_sale(game, hero, name, price) for price, name in items])
            panels.append(
                Panel(id=f"slot:{slot}", name=f"name-{slot}", icon=icons.SLOTS[slot], row=number // 2, items=cards)
            )
    return Market(
        id="offers",
        name="name-shop",
        icon="shop",
        panels=tuple(panels),
        badges=(badge("gold", hero.character.gold),),
        rule="GH-SHP-01",
    )


def _on_sale(game: Game, hero: Hero, name: str, price: int) -> Card:
    card = item_card(game, hero, ItemCard(name), price=price)
    return card if price <= hero.character.gold else replace(card, state="closed")


def perks_on_offer(game: Game, hero: Hero) -> Desk:
    """All perks with their boxes, and what each would do to the odds of the modifier deck (GH-PRK-01)."""
    character = hero.character
    return Desk(
        id="offers",
        name="name-perks",
        icon=class_icon(game, hero.id),
        lines=(Text("line-perks", {"hero": hero.id}),),
        items=(
            deck_odds(game, f"odds:offers:{hero.id}", character.perks),
            *perks(game, character.cls, character.perks, offered=True),
        ),
        rule="GH-PRK-01",
    )


def _cards(game: Game, hero: Hero, decision: Decision) -> Desk:
    """Cards to learn with the level that comes with them (GH-LUP-03, GH-LUP-05)."""
    character = hero.character
    hp = game.content.classes[character.cls].hp
    level = character.level
    cards = [ability_card(game, hero, on.partition(":")[2], kind="pool") for on in _pointed_at(decision) if on]
    rising = {"hero": hero.id, "from": level, "to": level + 1}
    return Desk(
        id="offers",
        name="name-level-up",
        icon="upgrade",
        cards=tuple(cards),
        lines=(
            Text("line-rises", rising),
            Text("line-rises-health", {"from": hp[level - 1], "to": hp[level]}),
            Text("line-rises-cards", {"n": game.content.classes[character.cls].hand, "pool": len(character.pool) + 1}),
        ),
        rule="GH-LUP-03",
    )
