"""What a question is about, laid out before everything else: a tale with its ways, a market, a card to give."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from tafelrunde.games.sword_and_sorcery.box.adventures import Decide, Read, Way
from tafelrunde.games.sword_and_sorcery.box.cards import ArmourCard, ArtifactCard, WeaponCard
from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.items.emporium import sides
from tafelrunde.games.sword_and_sorcery.scene.cards import item_card
from tafelrunde.games.sword_and_sorcery.scene.setup import choices
from tafelrunde.games.sword_and_sorcery.state.tasks import AnyTask, Story
from tafelrunde.games.sword_and_sorcery.words import icons
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.scene import Badge, Board, Card, Desk, Line, Market, Panel, Tale, Text

SHELVES = ("weapon", "armour", "artifact", "thing")
HANDED_ON = ("spoils", "trade_slot")
"""Questions about one card that lies nowhere else."""


def asked_about(game: Game, decision: Decision | None) -> Iterator[Board]:
    """Boards of the question; of most questions none. Whoever looks on sees the same, and can choose nothing."""
    if decision is None:
        return
    yield from choices(game, decision)
    if decision.question == "way":
        yield from tale(game, decision)
    elif decision.question == "emporium":
        yield emporium(game, decision)
    elif decision.question == "sort":
        yield stock(game, decision)
    elif decision.question in HANDED_ON and (code := decision.args.get("card")):
        yield _card(game, decision, str(code))


# --- decisions of the story -----------------------------------------------------------------------------------------


def tale(game: Game, decision: Decision) -> Iterator[Tale]:
    """The entry, and every way: those that the hero's nature or purse does not allow, too (SS-CAM-03)."""
    deed = _decided(game)
    if deed is None:
        return
    open_ = {option.id for option in decision.options} or {f"way:{way.id}" for way in deed.ways}
    yield Tale(
        id=f"tale:{deed.entry}",
        name="label-tale",
        icon=icons.STORY,
        text=tuple([Text("line-text", {"text": f"entry-{entry}"}) for entry in (*_told(game, deed), deed.entry)]),
        ways=tuple([_way(way, f"way:{way.id}" in open_) for way in deed.ways]),
        rule="SS-CAM-03",
    )


def _decided(game: Game) -> Decide | None:
    """The decision of the story that is under way."""
    for task in reversed(game.state.agenda):
        deeds = _deeds(game, task)
        if isinstance(task, Story) and task.at < len(deeds) and isinstance(deed := deeds[task.at], Decide):
            return deed
    return None


def _deeds(game: Game, task: AnyTask) -> tuple[Any, ...]:
    """What the story does in a task; of other tasks nothing."""
    return game.content.index.things[task.key] if isinstance(task, Story) else ()


def _told(game: Game, deed: Decide) -> Iterator[str]:
    """What was read aloud just before the decision."""
    deeds = next(deeds for task in reversed(game.state.agenda) if (deeds := _deeds(game, task)) and deed in deeds)
    before = deeds[deeds.index(deed) - 1] if deeds.index(deed) else None
    if isinstance(before, Read):
        yield before.entry


def _way(way: Way, allowed: bool) -> Line:
    badges = [Badge(icons.GOLD, way.gold, "label-price")] if way.gold else []
    badges += [Badge(icons.NATURES[nature], "", f"name-{nature}") for nature in way.natures]
    tip = [Text("tip-way_nature", {"natures": [f"name-{nature}" for nature in way.natures]})] if way.natures else []
    if way.needs:
        tip.append(Text("tip-way_needs", {"card": way.needs}))
    return Line(
        id=f"way:{way.id}",
        text=Text("line-text", {"text": f"name-{way.id}"}),
        badges=tuple(badges),
        state="" if allowed else "closed",
        tip=tuple(tip),
        rule="SS-CAM-03",
    )


# --- what is for sale, and what the stock holds ---------------------------------------------------------------------


def emporium(game: Game, decision: Decision) -> Market:
    """Everything that lies there; what the hero can't pay or carry is dimmed (SS-EMP-01, SS-EMP-02)."""
    codes: dict[str, str] = {}
    for code in game.state.emporium:
        for side in sides(game, code):
            codes.setdefault(card_of(side), side)
    cards = [_ware(game, code, _chosen(decision, "buy:"), game.content.item(code).price) for code in codes.values()]
    return _market(game, "emporium", cards, decision)


def stock(game: Game, decision: Decision) -> Market:
    """Free basic equipment, one of each kind, and what the party has put by (SS-STK-01, SS-STK-02)."""
    codes = {card_of(code): code for code in reversed(game.state.stock)}
    stored = [code for code in game.state.stored if code not in codes.values()]
    cards = [_ware(game, code, _chosen(decision, "fetch:"), 0) for code in (*codes.values(), *stored)]
    return _market(game, "stock", cards, decision)


def _chosen(decision: Decision, verb: str) -> set[str] | None:
    """What can be chosen there; None for whoever looks on."""
    return {option.on for option in decision.options if option.id.startswith(verb)} if decision.options else None


def _ware(game: Game, code: str, can: set[str] | None, price: int) -> Card:
    card = item_card(game, code, price=price)
    return replace(card, state="" if can is None or card.id in can else "closed")


def _shelf(game: Game, card: Card) -> str:
    item = game.content.item(card.id.partition(":")[2])
    kinds = {WeaponCard: "weapon", ArmourCard: "armour", ArtifactCard: "artifact"}
    return kinds.get(type(item), "thing")


def _market(game: Game, name: str, cards: Sequence[Card], decision: Decision) -> Market:
    panels = []
    for shelf in SHELVES:
        found = tuple([card for card in cards if _shelf(game, card) == shelf])
        title, icon = f"label-shelf_{shelf}", icons.SHELVES[shelf]
        panels += [Panel(id=f"shelf:{shelf}", name=title, icon=icon, items=found)] if found else []
    return Market(
        id=name,
        name=f"label-{name}",
        icon=icons.BUILDINGS["shop"],
        panels=tuple(panels),
        badges=(Badge(icons.GOLD, game.hero(decision.seat).gold, "label-gold"),),
        rule=decision.rule,
    )


def _card(game: Game, decision: Decision, code: str) -> Desk:
    card = item_card(game, code, None, f"given:{code}")
    return Desk(id="given", name="label-given", cards=(card,), rule=decision.rule)
