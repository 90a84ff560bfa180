"""What is on offer and lies nowhere yet: classes, cards to learn, cards of a pile; perks and items on sale."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.setup import recommending
from tafelrunde.games.havens.scene.cards import ability_card, class_color, class_icon, item_card
from tafelrunde.games.havens.scene.monsters import modifier_pile
from tafelrunde.games.havens.state import Hero, ItemCard, ModifierDeck
from tafelrunde.games.havens.words import icons
from tafelrunde.games.havens.words.marking import badge
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.scene import Card, Item, Line, Panel, PanelBoard, State, Text

ON_BOARD = frozenset({"buy", "perk"})
"""Questions with so much on offer that it takes the place of the map."""


def choices(game: Game, hero: Hero | None, decision: Decision | None, shown: Iterable[Item]) -> list[Item]:
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
    cls = game.content.classes[name]
    level = game.state.agreed.level
    return Card(
        id=f"class:{name}",
        name=name,
        icon=class_icon(game, name),
        kind="class",
        color=class_color(game, name),
        lines=(Text("tip-class", {"role": f"role-{name}"}),),
        badges=(badge("health", cls.hp[level - 1]), badge("hand", cls.hand)),
        rule="GH-DAT-01",
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


def offers(game: Game, hero: Hero, decision: Decision) -> PanelBoard:
    """What a character can buy or learn to do better, instead of a map that is not revealed yet."""
    panels = _shop(game, hero, decision) if decision.question == "buy" else _perks(game, hero, decision)
    return PanelBoard(id="offers", name="name-offers", panels=tuple(panels))


def _shop(game: Game, hero: Hero, decision: Decision) -> Iterator[Panel]:
    """The items on sale by the place where they are worn (GH-SHP-03)."""
    names = [on.partition(":")[2] for on in _pointed_at(decision) if on]
    for number, slot in enumerate(icons.SLOTS):
        items = [name for name in sorted(names) if game.item(name).slot == slot]
        if items:
            cards = tuple(item_card(game, hero, ItemCard(name), price=True) for name in items)
            yield Panel(id=f"slot:{slot}", name=f"name-{slot}", icon=icons.SLOTS[slot], row=number // 2, items=cards)


def _perks(game: Game, hero: Hero, decision: Decision) -> Iterator[Panel]:
    """The perks with a box left, each by what it does to the modifier deck (GH-PRK-01)."""
    lines = tuple(
        Line(id=option.on, icon="card-pick", text=Text("line-perk", {"perk": option.on.partition(":")[2]}))
        for option in decision.options
    )
    yield Panel(id="perks", name="name-perks", icon=class_icon(game, hero.id), items=lines, rule="GH-PRK-01")
    deck = ModifierDeck(recommending.modifier_deck(game.content, hero.character.perks))
    yield Panel(
        id="deck",
        name="name-modifiers",
        icon=icons.MODIFIERS,
        items=(modifier_pile(deck, f"modifiers:{hero.id}", "modifiers"),),
        rule="GH-DAT-13",
    )
