"""What is on offer and lies nowhere yet: classes, cards to learn, perks, items on sale, cards of a pile."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.modifier_cards import modifier
from tafelrunde.games.havens.scene_cards import ability_card, class_color, class_icon, item_card
from tafelrunde.games.havens.state import Hero, ItemCard
from tafelrunde.games.havens.wording import badge
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.scene import Badge, Card, Item, State, Text, Tone


def choices(game: Game, hero: Hero | None, decision: Decision | None, shown: Iterable[Item]) -> list[Item]:
    """A card for each thing that can be chosen and is not on the table already."""
    if decision is None:
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


def _perk_card(game: Game, hero: Hero | None, name: str) -> Item | None:
    perk = game.content.perks[name]
    removed = [_change(card, f"−{copies}") for card, copies in perk.remove]
    added = [_change(card, f"+{copies}") for card, copies in perk.add]
    return Card(
        id=f"perk:{name}",
        name=name,
        kind="perk",
        icon="card-pick",
        badges=(*removed, *added, *([badge(f"ignore_{perk.ignore}")] if perk.ignore else [])),
        rule="GH-PRK-01",
    )


def _change(card_id: str, copies: str) -> Badge:
    """So many cards of a kind fewer or more; whether that is good depends on the card."""
    card = modifier(card_id)
    helps = (card.kind == "null" or card.value < 0) == copies.startswith("−")
    tone: Tone = "good" if helps else "bad"
    return Badge("", copies, card_id, tone)


def _ability_card(game: Game, hero: Hero | None, name: str) -> Item | None:
    if hero is None or name not in game.content.cards:
        return None
    state: State = "used" if name in hero.discard else "lost" if name in hero.lost else ""
    return ability_card(game, hero, name, state, "pool")


def _item_card(game: Game, hero: Hero | None, name: str) -> Item | None:
    if hero is None:
        return None
    return item_card(game, hero, ItemCard(name), price=name not in hero.character.items)


_MAKERS: dict[str, Callable[[Game, Hero | None, str], Item | None]] = {
    "class": _class_card,
    "perk": _perk_card,
    "card": _ability_card,
    "item": _item_card,
}
