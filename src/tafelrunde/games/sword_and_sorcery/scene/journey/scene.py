"""The table between two adventures: the map, where the party is, and what the question is about (chapter 15)."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.journey.realm import here
from tafelrunde.games.sword_and_sorcery.scene.asked import asked_about
from tafelrunde.games.sword_and_sorcery.scene.heroes import hero_board, seat_of
from tafelrunde.games.sword_and_sorcery.scene.journey.location import at_location, building_board, location_board
from tafelrunde.games.sword_and_sorcery.scene.journey.party import chronicle, party_board, shared
from tafelrunde.games.sword_and_sorcery.scene.journey.realm import realm
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Serve
from tafelrunde.games.sword_and_sorcery.words import icons
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.scene import Board, Item, Pile, Scene, Text, Track

RESERVE = 6
"""So many hourglasses the track shows at least."""


def journey_scene(game: Game, seat: int, decision: Decision | None) -> Scene:
    """The journey as `seat` sees it."""
    state = game.state
    own = [hero for hero in state.heroes if hero.seat == seat]
    return Scene(
        title=_title(game),
        viewer=seat,
        seats=tuple([seat_of(game, hero, seat, decision) for hero in _everybody(game)]),
        boards=tuple(_boards(game, decision)),
        mine=hero_board(game, own[0]) if own else (),
        side=tuple(_side(game)),
        bar=(time_reserve(game),),
        focus=("party",) if state.scene else (),
    )


def _everybody(game: Game) -> list[Hero]:
    return sorted([*game.state.heroes, *game.state.home], key=lambda hero: hero.seat)


def _title(game: Game) -> Text:
    if not game.state.scene:
        return Text("title-before_journey")
    scene = here(game)
    return Text("title-journey", {"scene": scene.location if at_location(game) else scene.id})


def _boards(game: Game, decision: Decision | None) -> Iterator[Board]:
    """What the question is about comes first."""
    yield from asked_about(game, decision)
    task = game.state.agenda[-1] if game.state.agenda else None
    if decision is not None and decision.question == "building" and isinstance(task, Serve):
        yield building_board(game, task.building, decision.seat)
    if at_location(game):
        yield location_board(game)
    yield realm(game)
    if any(hero.card for hero in game.state.heroes):
        yield party_board(game)
    if game.state.chronicle:
        yield chronicle(game)


def time_reserve(game: Game) -> Track:
    """The hourglass tokens of the party (SS-JRN-04)."""
    left = game.state.hourglasses
    return Track(
        id="hourglasses",
        name="label-time_reserve",
        icon=icons.RECHARGE,
        value=left,
        most=max(RESERVE, left),
        kind="tokens",
        tip=(Text("tip-time_reserve"),),
        rule="SS-JRN-04",
    )


def _side(game: Game) -> Iterator[Item]:
    state = game.state
    yield Pile(id="shards", name="label-shards", icon=icons.SHARDS, count=state.shards, rule="SS-SOU-02")
    yield Pile(id="stored", name="label-stored", icon=icons.LOOT, count=len(state.stored), rule="SS-STK-02")
    yield from shared(game)
