"""A village or city: its buildings, the empty slots, and what a building offers (SS-LOC-01 … 08, SS-BUI-01 … 05)."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.sword_and_sorcery.box import journey as box
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.journey.locations import location_of
from tafelrunde.games.sword_and_sorcery.rules.journey.realm import here
from tafelrunde.games.sword_and_sorcery.scene.cards import blessing_card, challenge_card, companion_card
from tafelrunde.games.sword_and_sorcery.state.tasks import Serve
from tafelrunde.games.sword_and_sorcery.words import icons
from tafelrunde.kernel.scene import Badge, Card, Panel, PanelBoard, Text

ABREAST = 3
"""Buildings in a row."""


def at_location(game: Game) -> bool:
    """Whether the party is in a village or city."""
    journey = game.state.journey
    if journey is None or not game.state.scene or here(game).kind != "silver":
        return False
    return "location" in (journey.stage, journey.back)


def location_board(game: Game) -> PanelBoard:
    """The buildings of the place, those that the party has found, and slots for them (SS-LOC-02, SS-LOC-04)."""
    journey = game.state.journey
    assert journey is not None
    location = location_of(game)
    there = [*location.buildings, *journey.built]
    free = location.slots - len(journey.built)
    found = [card for card in game.state.buildings if card not in there] if free else []
    panels = [_building(game, building, at) for at, building in enumerate(there)]
    empty = range(len(there), len(there) + free)
    panels += [_empty(at) for at in empty]
    after = (len(there) + free - 1) // ABREAST + 1
    panels += [_building(game, building, after * ABREAST + at, card=True) for at, building in enumerate(found)]
    return PanelBoard(id="location", name=location.id, icon=icons.LOCATION, panels=tuple(panels), rule="SS-LOC-02")


def _building(game: Game, name: str, at: int, card: bool = False) -> Panel:
    building = game.content.buildings[name]
    inside = any(isinstance(task, Serve) and task.building == name for task in game.state.agenda)
    return Panel(
        id=f"building:{name}",
        name=name,
        icon=icons.BUILDINGS[building.kind],
        row=at // ABREAST,
        badges=() if card else (Badge(icons.RECHARGE, 1, "label-hourglass"),),
        lines=(*([Text("line-found_building")] if card else []), *_services(game, building)),
        state="active" if inside else "",
        rule="SS-LOC-04" if card else "SS-LOC-02",
    )


def _empty(at: int) -> Panel:
    return Panel(
        id=f"building_slot:{at}",
        name="label-building_slot",
        icon=icons.SLOT,
        row=at // ABREAST,
        lines=(Text("line-building_slot"),),
        state="empty",
        rule="SS-LOC-04",
    )


def _services(game: Game, building: box.Building) -> Iterator[Text]:
    for service in building.services:
        yield service_text(game, service)


def service_text(game: Game, service: box.AnyService) -> Text:
    """What can be had, and for how much."""
    config = game.content.config
    prices = {
        box.Repair: config.repair,
        box.Improve: config.improve,
        box.Crafting: config.craft,
        box.Cleanse: config.cleanse * config.act,
    }
    price = prices.get(type(service), getattr(service, "price", 0))
    if isinstance(service, box.Hire):
        price = game.amount(game.content.companions[service.companion].hire)
    args = {
        "gold": price,
        "side": getattr(service, "side", ""),
        "companion": getattr(service, "companion", ""),
        "challenge": getattr(service, "challenge", ""),
    }
    return Text(f"service-{service.__struct_config__.tag}", args)


# --- inside ---------------------------------------------------------------------------------------------------------


def building_board(game: Game, name: str, seat: int) -> PanelBoard:
    """One panel for each service, with the cards that are to be had there (SS-LOC-03)."""
    building = game.content.buildings[name]
    offered = [service for service in building.services if not isinstance(service, box.Trade)]
    return PanelBoard(
        id="building",
        name=name,
        icon=icons.BUILDINGS[building.kind],
        panels=tuple([_counter(game, service, at, seat) for at, service in enumerate(offered)]),
        rule="SS-LOC-03",
    )


def _counter(game: Game, service: box.AnyService, at: int, seat: int) -> Panel:
    tag = str(service.__struct_config__.tag)
    return Panel(
        id=f"service:{at}",
        name=f"label-service_{tag}",
        icon=icons.SERVICES[tag],
        row=at // 2,
        lines=(service_text(game, service),),
        items=tuple(_goods(game, service, seat)),
    )


def _goods(game: Game, service: box.AnyService, seat: int) -> Iterator[Card]:
    """Whom one can hire, what one can take on; what one brings along lies on the hero's own board."""
    if isinstance(service, box.Hire):
        yield companion_card(game, service.companion)
    elif isinstance(service, box.Rumour):
        yield challenge_card(game, service.challenge)
    elif isinstance(service, box.Prize):
        for one in game.state.challenges:
            yield challenge_card(game, one.card)
    elif isinstance(service, box.Bless):
        yield blessing_card(game, game.hero(seat), service.side)
