"""Cards of a scene: ability cards with their halves, items, battle goals, monster cards, modifier decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tafelrunde.games.havens import icons
from tafelrunde.games.havens.abilities import Ability
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.modifier_cards import modifier
from tafelrunde.games.havens.records import AbilityCard, Action, Half, Item, MonsterType, Stats, Traits
from tafelrunde.games.havens.state import ActiveCard, Hero, ItemCard, ModifierDeck
from tafelrunde.games.havens.wording import badge, condition, gain_lines, lines, marks
from tafelrunde.kernel.scene import Badge, Card, Face, Pile, Row, State, Text


def ability_card(game: Game, hero: Hero, card_id: str, state: State = "", kind: str = "hand") -> Card:
    """An ability card with both halves; each half can be chosen by itself (GH-DAT-06)."""
    card = game.card(card_id)
    return Card(
        id=f"card:{card_id}",
        name=card_id,
        kind=kind,
        seat=hero.seat,
        state=state,
        initiative=card.initiative,
        level=str(card.level),
        color=icons.CLASS_COLORS.get(card.owner, ""),
        corner=icons.CLASSES.get(card.owner, ""),
        halves=(_half(game, card, "top"), _half(game, card, "bottom")),
        rule="GH-DAT-06",
    )


def _half(game: Game, card: AbilityCard, half: Half) -> Face:
    action = card.half(half)
    return Face(
        id=f"card:{card.id}:{half}",
        badges=marks(action.abilities),
        lines=lines(action.abilities),
        marks=_foot(action),
        area=_area(game, action.abilities),
    )


def _foot(action: Action) -> tuple[Badge, ...]:
    """What becomes of the card, and the experience it gives."""
    found = []
    if action.active:
        found.append(badge(action.active))
    if action.slots:
        found += [badge("slot", xp or "") for xp in action.slots]
    if action.lost:
        found.append(badge("lost"))
    if action.xp:
        found.append(badge("xp", action.xp))
    return tuple(found)


def _area(game: Game, abilities: Sequence[Ability]) -> tuple[tuple[int, int, str], ...]:
    for ability in abilities:
        name = getattr(ability, "area", "")
        if name:
            area = game.content.areas[name]
            cells = [(q, r, "hit") for q, r in area.red]
            return (*([(*area.grey, "self")] if area.grey is not None else []), *cells)
    return ()


def active_card(game: Game, hero: Hero, active: ActiveCard) -> Card:
    """A card in the active area: what is in force, and how often it was used (GH-ACT-03)."""
    action = game.card(active.card).half(active.half)
    left = len(action.slots) - active.used
    return Card(
        id=f"active:{active.card}",
        name=active.card,
        kind="active",
        seat=hero.seat,
        state="active",
        color=icons.CLASS_COLORS.get(hero.id, ""),
        corner=icons.CLASSES.get(hero.id, ""),
        badges=(*marks(action.abilities), *([badge("slot", left)] if action.slots else []), badge(active.lasts)),
        lines=lines(action.abilities),
        rule="GH-ACT-01",
    )


def item_card(game: Game, hero: Hero, held: ItemCard) -> Card:
    """An equipped item: turned when spent, flipped when consumed (GH-ITM-04)."""
    item = game.item(held.id)
    return Card(
        id=f"item:{held.id}",
        name=f"item-{held.id}",
        icon=item.icon or icons.SLOTS[item.slot],
        kind="item",
        seat=hero.seat,
        state="used" if held.state != "ready" else "",
        badges=_item_marks(item, held),
        lines=(Text("line-when", {"when": item.when}), *lines(item.abilities), *gain_lines(item.gain)),
        rule="GH-ITM-04",
    )


def _item_marks(item: Item, held: ItemCard) -> tuple[Badge, ...]:
    found = list(marks(item.abilities))
    if item.charges:
        found.append(badge("slot", item.charges - held.used))
    if item.use != "none":
        found.append(badge(item.use))
    return tuple(found)


def goal_card(game: Game, hero: Hero, goal_id: str) -> Card:
    """A battle goal, for its owner's eyes only (GH-SET-04)."""
    goal = game.content.goals[goal_id]
    return Card(
        id=f"goal:{goal_id}",
        name=goal_id,
        icon=icons.GOAL,
        kind="goal",
        seat=hero.seat,
        badges=(badge("check", goal.checks),),
        lines=(Text(f"goal-{goal.test}", {"n": goal.n}),),
        rule="GH-SET-04",
    )


def monster_panel(game: Game, type_id: str) -> Card:
    """A monster type: its numbers by rank, and the ability card of this round (GH-DAT-19, GH-DAT-23)."""
    kind = game.content.monsters[type_id]
    level = game.level.monster_level
    card = game.monster_card(type_id)
    rows = [("boss", kind.boss)] if kind.boss else [("normal", kind.normal), ("elite", kind.elite)]
    return Card(
        id=f"type:{type_id}",
        name=type_id,
        icon=kind.icon or icons.MONSTER,
        kind="monster",
        initiative=card.initiative if card is not None else None,
        rows=tuple(
            Row(
                id=f"type:{type_id}:{rank}",
                rank="boss" if rank == "boss" else "elite" if rank == "elite" else "normal",
                badges=_numbers(game, stats[level]),
            )
            for rank, stats in rows
        ),
        badges=marks(card.abilities) if card is not None else (),
        lines=(*(lines(card.abilities) if card is not None else ()), *_specials(kind)),
        rule="GH-DAT-19",
    )


def _specials(kind: MonsterType) -> tuple[Text, ...]:
    immune = [Text("line-immune", {"conditions": list(kind.immune)})] if kind.immune else []
    return tuple(immune)


def _numbers(game: Game, stats: Stats) -> tuple[Badge, ...]:
    found = [badge("health", game.number(stats.hp))]
    if stats.move is not None:
        found.append(badge("move", stats.move))
    found.append(badge("attack", game.number(stats.attack)))
    if stats.range is not None:
        found.append(badge("range", stats.range))
    return (*found, *trait_marks(stats.traits))


def trait_marks(traits: Traits) -> tuple[Badge, ...]:
    """What is always active for a figure (GH-DAT-21)."""
    found = []
    for name in ("shield", "retaliate", "pierce"):
        amount = getattr(traits, name)
        if amount:
            found.append(badge(name, amount))
    if traits.targets > 1:
        found.append(badge("targets", traits.targets))
    found += [condition(what) for what in traits.cond]
    if traits.flying:
        found.append(badge("flying"))
    if traits.advantage:
        found.append(badge("advantage"))
    return tuple(found)


def modifier_pile(deck: ModifierDeck, pile_id: str, name: str) -> Pile:
    """A modifier deck: how many cards are left, and of which kinds; the order is nobody's to know (GH-HID-02)."""
    kinds = Counter(deck.draw)
    ordered = sorted(kinds, key=lambda card: (modifier(card).kind != "double", -modifier(card).value, card))
    return Pile(
        id=pile_id,
        name=name,
        count=len(deck.draw),
        state="active" if deck.shuffle else "",
        odds=tuple(Badge("", kinds[card], f"modifier-{slug(card)}") for card in ordered),
        tip=(Text("tip-modifiers", {"n": len(deck.draw), "discarded": len(deck.discard)}),),
        rule="GH-DAT-13",
    )


def slug(notation: str) -> str:
    """A modifier card's notation as a message key can hold it: `rolling push 2` is `rolling_push_2`."""
    return notation.replace("+", "p").replace("-", "m").replace(" ", "_")
