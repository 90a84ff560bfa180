"""The realm map: scenes and the arrows between them (SS-JRN-05)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.box.journey import Scene, Way
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.state.journey import Journey


def here(game: Game) -> Scene:
    """The scene at which the party token stands."""
    return game.content.scenes[game.state.scene]


def first(game: Game) -> str:
    """The scene behind the Start scroll."""
    return next(iter(game.content.scenes))


def open_ways(game: Game, scene: Scene) -> list[Way]:
    """Arrows that can be followed; dashed ones only as the story has decided (SS-JRN-05)."""
    notes = game.state.notes
    return [
        way
        for way in scene.ways
        if all(flag in notes for flag in way.after) and not any(flag in notes for flag in way.unless)
    ]


def travel_to(game: Game, journey: Journey, to: str) -> None:
    """The party token moves (SS-JRN-01); arrows that were not followed are closed, unless others lead there, too."""
    state, graph = game.state, game.content.realm
    progress = state.progress
    if state.scene:
        graph.finish(progress, state.scene)
        for way in here(game).ways:
            if way.to != to:
                graph.lock(progress, way.to)
    progress.locked = tuple([scene for scene in progress.locked if scene != to])
    graph.unlock(progress, to)
    state.scene = to
    journey.stage, journey.lost = "arrive", False
    game.tell("travels", "SS-JRN-05", scene=to)
