"""Cards of a scene: ability cards with their halves, active cards, items, battle goals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec.structs import replace

from tafelrunde.games.havens.box.abilities import Ability, Summon
from tafelrunde.games.havens.box.cards import AbilityCard, Action, Half, Item, turned
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.scenario import battle_goals
from tafelrunde.games.havens.state import ActiveCard, Hero, ItemCard
from tafelrunde.games.havens.words import icons
from tafelrunde.games.havens.words.marking import badge, infused, marks, trait_marks, traits
from tafelrunde.games.havens.words.wording import gains, lines, sentences
from tafelrunde.kernel.scene import Badge, Card, Face, Pile, State, Text

Lit = Literal["", "active", "used"]
"""Whether a half will be used, can't be used any more, or neither is known yet."""


def class_icon(game: Game, cls: str) -> str:
    """A class by its picture in the pack."""
    found = game.content.classes.get(cls)
    return (found.icon if found is not None else "") or icons.SUMMON


def class_color(game: Game, cls: str) -> str:
    found = game.content.classes.get(cls)
    return found.color if found is not None else ""


# --- ability cards --------------------------------------------------------------------------------------------


def ability_card(
    game: Game, hero: Hero, card_id: str, state: State = "", kind: str = "hand", lit: tuple[Lit, Lit] = ("", "")
) -> Card:
    """An ability card with both halves; each half can be chosen by itself (GH-DAT-06)."""
    return replace(printed_card(game, card_id, lit), kind=kind, seat=hero.seat, state=state)


def printed_card(game: Game, card_id: str, lit: tuple[Lit, Lit] = ("", "")) -> Card:
    """An ability card that is nobody's yet."""
    card = game.card(card_id)
    top, bottom = lit
    return Card(
        id=f"card:{card_id}",
        name=card_id,
        initiative=card.initiative,
        level=str(card.level),
        color=class_color(game, card.owner),
        corner=class_icon(game, card.owner),
        halves=(_half(game, card, "top", top), _half(game, card, "bottom", bottom)),
        rule="GH-DAT-06",
    )


_faces: dict[tuple[str, str, Half, Lit], Face] = {}
"""Halves are printed and the same in every scene: by the pack's digest and the card."""


def _half(game: Game, card: AbilityCard, half: Half, lit: Lit) -> Face:
    key = game.content.digest, card.id, half, lit
    found = _faces.get(key)
    if found is None:
        found = _printed_half(game, card, half, lit)
        if game.content.digest:
            _faces[key] = found
    return found


def _printed_half(game: Game, card: AbilityCard, half: Half, lit: Lit) -> Face:
    action = card.half(half)
    return Face(
        id=f"card:{card.id}:{half}",
        badges=marks(action.abilities),
        lines=(
            *_form(card, half),
            *_terms(action),
            *lines(action.abilities),
            *_called(game, action.abilities),
            *_hurried(game, action),
        ),
        marks=_foot(action),
        area=_area(game, action.abilities),
        state=lit,
    )


def _called(game: Game, abilities: Sequence[Ability]) -> Iterator[Text]:
    """The numbers of a figure that an ability calls (GH-SUM-02)."""
    for ability in abilities:
        if isinstance(ability, Summon):
            stats = game.content.summons[ability.what]
            numbers = {"hp": stats.hp, "move": stats.move or 0, "attack": stats.attack or 0, "range": stats.range or 0}
            yield Text("line-summon", numbers)
            always = trait_marks(stats.traits)
            if always:
                yield Text("tip-traits", {"traits": traits(always)})


def _form(card: AbilityCard, half: Half) -> Iterator[Text]:
    """The form in which the card can be selected (FH-CLS-10)."""
    if card.form and half == "top":
        yield Text("line-form", {"form": f"form_{card.form}"})


def _terms(action: Action) -> Iterator[Text]:
    """What the half costs, and how long it lasts (FH-ELM-09, FH-BON-06)."""
    if action.cost:
        yield Text("line-cost", {"elements": list(action.cost)})
    if action.rounds:
        yield Text("line-rounds", {"n": action.rounds})


def _hurried(game: Game, action: Action) -> Iterator[Text]:
    """What the half does instead in a fast turn (FH-CLS-02)."""
    if action.fast:
        yield Text("line-fast", {"abilities": list(sentences(action.fast, game.content.areas))})


def _foot(action: Action) -> tuple[Badge, ...]:
    """Elements, what becomes of the card, and the experience it gives."""
    found = list(infused(action.abilities))
    found += [badge("slot", xp or "") for xp in action.slots]
    if action.active:
        found.append(badge(action.active))
    if action.lost:
        found.append(badge("lost"))
    if action.unrecoverable:
        found.append(badge("unrecoverable"))
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
    used = Text("tip-used-slots", {"used": active.used, "slots": len(action.slots)})
    return Card(
        id=f"active:{active.card}",
        name=active.card,
        icon=icons.of(active.lasts),
        kind="active",
        seat=hero.seat,
        state="active",
        color=class_color(game, hero.id),
        corner=class_icon(game, hero.id),
        badges=(*([badge("slot", left)] if action.slots else []), *marks(action.abilities), badge(active.lasts)),
        lines=lines(action.abilities),
        tip=(used,) if action.slots else (),
        rule="GH-ACT-01",
    )


def card_pile(game: Game, hero: Hero, cards: Sequence[str], what: str) -> Pile:
    """A pile that everybody may look through: the number, and its cards by name (GH-HID-03)."""
    named = [card for card in cards if card in game.content.cards]
    tips = [Text("tip-card", {"card": card, "initiative": game.card(card).initiative}) for card in named]
    return Pile(
        id=f"{what}:{hero.id}",
        name=f"name-{what}",
        icon=icons.of(what),
        count=len(cards),
        tip=tuple(tips) or (Text("tip-empty"),),
        rule="GH-SEL-06" if what == "discard" else "GH-TRN-06",
    )


# --- items and goals ------------------------------------------------------------------------------------------


def item_card(game: Game, hero: Hero, held: ItemCard, price: int | None = None) -> Card:
    """An item: spent ones are pale, consumed ones gone for the scenario (GH-ITM-04)."""
    item = game.item(held.id)
    if held.state == "flipped":
        item = turned(item)
    return Card(
        id=f"item:{held.id}",
        name=f"item-{held.id}",
        icon=item.icon or icons.SLOTS[item.slot],
        kind="item",
        seat=hero.seat,
        state="used" if held.state == "spent" else "lost" if held.state == "consumed" else "",
        badges=_item_marks(item, held, price),
        lines=_item_lines(game, item),
        tip=(Text("tip-item-slot", {"slot": item.slot}),),
        rule="GH-ITM-04",
    )


def _item_marks(item: Item, held: ItemCard, price: int | None) -> tuple[Badge, ...]:
    found = [badge("price", price)] if price is not None else []
    if item.charges:
        found.append(badge("slot", item.charges - held.used))
    if item.use != "none":
        found.append(badge(item.use))
    if item.minus_ones:
        found.append(badge("minus_ones", item.minus_ones))
    return tuple(found)


def _item_lines(game: Game, item: Item) -> tuple[Text, ...]:
    """When it can be used, and what it does then."""
    does = [*sentences(item.abilities, game.content.areas)]
    if list(gains(item.gain).args["gains"]):
        does.append(gains(item.gain))
    args = {"when": Text(f"window-{item.when}"), "what": does}
    if item.only:
        return (Text("line-item-only", {**args, "only": [Text(f"only-{word}") for word in item.only]}),)
    if item.against:
        return (Text("line-item-only", {**args, "only": list(item.against)}),)
    return (Text("line-item", args),)


def goal_card(game: Game, hero: Hero, goal_id: str, chosen: bool) -> Card:
    """A battle goal, for its owner's eyes only (GH-SET-04), and whether it is met so far."""
    goal = game.content.goals[goal_id]
    met = chosen and game.state.round > 0 and battle_goals.met(game, hero)
    so_far = Text("goal-met" if met else "goal-not-met")
    return Card(
        id=f"goal:{goal_id}",
        name=goal_id,
        icon=icons.GOAL,
        kind="goal",
        seat=hero.seat,
        state="won" if met else "",
        badges=(badge("check", goal.checks),),
        lines=(battle_goals.task(game, goal_id),),
        tip=(so_far,) if chosen and game.state.round > 0 else (),
        rule="GH-SET-04",
    )
