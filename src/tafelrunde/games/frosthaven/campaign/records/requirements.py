"""What options, results and scenarios ask for (FH-EVT-05, FH-EVT-06, FH-SET-10)."""

from __future__ import annotations

from tafelrunde.games.frosthaven.campaign.records import resources
from tafelrunde.games.frosthaven.campaign.records.outpost import find, outpost, season
from tafelrunde.games.havens.box.campaign import Requirement
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign.world import company, members, prosperity_level, times, world


def holds(game: Game, wanted: Requirement) -> bool:
    """Whether everything that is stated is the case, and what it costs can be paid."""
    here = company(game)
    sheet = outpost(game)
    traits = {trait for one in here for trait in game.content.classes[one.character.cls].traits}
    return (
        (not wanted.classes or any(one.character.cls in wanted.classes for one in here))
        and (not wanted.traits or any(trait in traits for trait in wanted.traits))
        and (wanted.prosperity is None or wanted.prosperity[0] <= prosperity_level(game) <= wanted.prosperity[1])
        and (wanted.morale is None or wanted.morale[0] <= sheet.morale <= wanted.morale[1])
        and sheet.soldiers >= wanted.soldiers
        and sheet.inspiration >= wanted.inspiration
        and sheet.weeks >= wanted.weeks
        and wanted.season in ("", season(game))
        and all(_stands(game, name, level) for name, level in wanted.buildings.items())
        and all(symbol in sheet.travel for symbol in wanted.travel)
        and all(times(game, name) for name in wanted.has)
        and not any(times(game, name) for name in wanted.lacks)
        and all(times(game, name) >= number for name, number in wanted.times.items())
        and all(name in game.state.progress.done for name in wanted.done)
        and len(world(game).retired) >= wanted.retired
        and (not wanted.quest or any(one.quest == wanted.quest for one in members(game)))
        and payable(game, wanted)
    )


def _stands(game: Game, name: str, level: int) -> bool:
    building = find(game, name)
    return building is not None and building.level >= level and not building.wrecked


def payable(game: Game, wanted: Requirement) -> bool:
    """Collective costs from any supplies, others from everybody's own (FH-EVT-06)."""
    price: dict[str, int] = {str(kind): number for kind, number in wanted.cost.items()}
    if not price:
        return True
    if not wanted.each:
        return resources.affordable(game, price, resources.everywhere(game))
    return all(resources.affordable(game, price, [one.character.cls]) for one in company(game))
