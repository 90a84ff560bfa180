"""The outpost as the rules speak of it: what lasts is frozen, a change puts a new record in its place."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tafelrunde.games.havens.box.outpost import BuildingCard, BuildingLevel, OutpostBox
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Building, Outpost, Stay, Week

SEASONS = ("summer", "winter")


def outpost(game: Game) -> Outpost:
    found = game.state.outpost
    assert found is not None
    return found


def box(game: Game) -> OutpostBox:
    """What is printed for it."""
    found = game.content.outpost
    assert found is not None
    return found


def change(game: Game, **fields: Any) -> None:
    game.state.outpost = replace(outpost(game), **fields)


def stay(game: Game) -> Stay:
    found = game.state.stay
    assert found is not None
    return found


def week(game: Game) -> Week:
    """The outpost phase that is under way."""
    found = stay(game).week
    assert found is not None
    return found


def season(game: Game) -> str:
    """That of the box ticked last; before the first one it is summer (FH-TIM-05, FH-TIM-06)."""
    return SEASONS[max(outpost(game).weeks - 1, 0) // box(game).tables.weeks % len(SEASONS)]


# --- buildings ----------------------------------------------------------------------------------------------------


def find(game: Game, number: str) -> Building | None:
    """A building or its plot on the town map."""
    return next((one for one in outpost(game).buildings if one.id == number), None)


def printed(game: Game, number: str) -> BuildingCard:
    return box(game).buildings[number]


def card(game: Game, building: Building) -> BuildingLevel:
    """The card that lies in the building deck (FH-BLD-01)."""
    return printed(game, building.id).levels[building.level - 1]


def deck(game: Game) -> list[Building]:
    """The building deck: what was built, in the order of its numbers (FH-BLD-01)."""
    return [one for one in outpost(game).buildings if one.level]


def sound(game: Game) -> list[Building]:
    """Buildings that are not wrecked."""
    return [one for one in deck(game) if not one.wrecked]


def put(game: Game, building: Building) -> None:
    """A building as it is now, in its place by number."""
    others = [one for one in outpost(game).buildings if one.id != building.id]
    change(game, buildings=tuple(sorted([*others, building], key=lambda one: one.id)))


def usable(game: Game, interaction: str) -> bool:
    """Whether some building allows it: not wrecked, and not built or rebuilt just now (FH-DTM-01, FH-BAU-09)."""
    fresh = outpost(game).fresh
    return any(interaction in card(game, one).uses for one in sound(game) if one.id not in fresh)


def barracks(game: Game) -> Building | None:
    """The building that holds the soldiers (FH-CSH-09)."""
    return next((one for one in deck(game) if card(game, one).soldiers), None)
