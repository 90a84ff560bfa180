"""What is on offer and lies nowhere yet: classes, cards to learn, perks, items on sale, cards for the hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tafelrunde.games.havens import icons
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.scene_cards import ability_card, item_card, slug
from tafelrunde.games.havens.state import Hero, ItemCard
from tafelrunde.games.havens.wording import badge
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.scene import Badge, Card, Item


def choices(game: Game, hero: Hero | None, decision: Decision | None, shown: Iterable[Item]) -> list[Item]:
    """A card for each thing that can be chosen and is not on the table already."""
    if decision is None:
        return []
    there = {item.id for item in shown}
    found: dict[str, Item] = {}
    for option in decision.options:
        kind, _, name = option.on.partition(":")
        if kind in _MAKERS and option.on not in there and option.on not in found:
            made = _MAKERS[kind](game, hero, name)
            if made is not None:
                found[option.on] = made
    return list(found.values())


def _class_card(game: Game, hero: Hero | None, name: str) -> Item | None:
    cls = game.content.classes[name]
    level = game.state.agreed.level
    return Card(
        id=f"class:{name}",
        name=name,
        icon=cls.icon or icons.CLASSES.get(name, ""),
        kind="class",
        color=cls.color or icons.CLASS_COLORS.get(name, ""),
        badges=(badge("health", cls.hp[level - 1]), badge("hand", cls.hand)),
        rule="GH-DAT-01",
    )


def _perk_card(game: Game, hero: Hero | None, name: str) -> Item | None:
    perk = game.content.perks[name]
    badges = [Badge("", f"−{copies}", f"modifier-{slug(card)}", "bad") for card, copies in perk.remove]
    badges += [Badge("", f"+{copies}", f"modifier-{slug(card)}", "good") for card, copies in perk.add]
    if perk.ignore:
        badges.append(badge(f"ignore_{perk.ignore}"))
    return Card(id=f"perk:{name}", kind="perk", badges=tuple(badges), rule="GH-PRK-01")


def _ability_card(game: Game, hero: Hero | None, name: str) -> Item | None:
    if hero is None or name not in game.content.cards:
        return None
    return ability_card(game, hero, name, kind="pool")


def _item_card(game: Game, hero: Hero | None, name: str) -> Item | None:
    return None if hero is None else item_card(game, hero, ItemCard(name))


_MAKERS: dict[str, Callable[[Game, Hero | None, str], Item | None]] = {
    "class": _class_card,
    "perk": _perk_card,
    "card": _ability_card,
    "item": _item_card,
}
