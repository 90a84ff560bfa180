"""The realm map: scenes along a winding road, arrows between them, and where the party is (SS-JRN-05, SS-JRN-06)."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from tafelrunde.games.sword_and_sorcery.box.journey import Scene
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.journey.realm import open_ways
from tafelrunde.games.sword_and_sorcery.words import icons
from tafelrunde.kernel.scene import Land, Piece, Place, Road, Scenery, State, Text

STEP, LANE, ROW = 14.0, 23.0, 5.2
"""Between two columns, between two turns of the road, and between two rows, in units of the land."""
LONGEST = 7
"""Columns before the road turns."""
MARGIN = 12.0
ICONS = {"bronze": icons.STORY, "silver": icons.LOCATION, "gold": icons.ADVENTURE}


def realm(game: Game) -> Land:
    """All scenes; what those are called to which the party has not come near stays a secret of the story."""
    scenes = game.content.scenes
    columns = max([scene.at[0] for scene in scenes.values()]) + 1
    wide, turns = min(LONGEST, columns), ceil(columns / LONGEST)
    return Land(
        id="realm",
        name="label-realm",
        icon=icons.REALM,
        width=2 * MARGIN + (wide - 1) * STEP,
        height=2 * MARGIN + (turns - 1) * LANE + 6,
        places=tuple([_place(game, scene) for scene in scenes.values()]),
        roads=tuple(_roads(game)),
        scenery=tuple(_scenery(wide, turns)),
        rule="SS-JRN-05",
    )


def _spot(scene: Scene) -> tuple[float, float]:
    """The road winds: every second turn of it leads back."""
    column, row = scene.at
    turn, along = divmod(column, LONGEST)
    if turn % 2:
        along = LONGEST - 1 - along
    return MARGIN + along * STEP, MARGIN + turn * LANE + (row - 3) * ROW


def _scenery(wide: int, turns: int) -> Iterator[Scenery]:
    """Woods, hills and a river between the turns of the road: they mean nothing."""
    kinds = ("woods", "hills", "mountains", "marsh")
    middles = [MARGIN + LANE * (turn + 0.5) for turn in range(turns - 1)]
    for number, y in enumerate(middles):
        for at in range(wide):
            if (at + number) % 3:
                yield Scenery(kinds[(2 * number + at // 2) % 4], ((MARGIN + (at + 0.5) * STEP, y),))
        bank = tuple([(at * STEP - 4, y + (2 if at % 2 else -2)) for at in range(wide + 2)])
        if number % 2:
            yield Scenery("river", bank)


def _known(game: Game) -> set[str]:
    """Scenes that the party has seen, and those to which an arrow leads from where it is."""
    state = game.state
    known = {*state.progress.opened, *state.progress.done, *state.progress.locked, state.scene}
    here = game.content.scenes.get(state.scene)
    ahead = [way.to for way in here.ways] if here is not None else [next(iter(game.content.scenes))]
    return known | set(ahead)


def _place(game: Game, scene: Scene) -> Place:
    x, y = _spot(scene)
    known = scene.id in _known(game)
    state = _state(game, scene) if known else "hidden"
    return Place(
        id=f"scene:{scene.id}",
        name=scene.id if known else f"label-{scene.kind}_scene",
        icon=ICONS[scene.kind],
        state=state,
        kind="town" if scene.kind == "silver" else "story" if scene.kind == "bronze" else "",
        x=x,
        y=y,
        pieces=_party(game, scene),
        tip=tuple(_tip(game, scene, known)),
        rule="SS-JRN-06",
    )


def _state(game: Game, scene: Scene) -> State:
    """Passed through, passed by for good, ahead of the party, or farther away."""
    state = game.state
    if scene.id == state.scene:
        return "active"
    if scene.id in state.progress.done:
        return "won"
    if scene.id in state.progress.locked:
        return "lost"
    here = game.content.scenes.get(state.scene)
    near = [way.to for way in open_ways(game, here)] if here is not None else [next(iter(game.content.scenes))]
    return "" if scene.id in near else "closed"


def _tip(game: Game, scene: Scene, known: bool) -> Iterator[Text]:
    yield Text(f"tip-{scene.kind}_scene")
    if known and scene.location:
        location = game.content.locations[scene.location]
        yield Text("tip-location", {"location": location.id, "n": location.hourglasses.first})
    if known and scene.adventure:
        yield Text("tip-adventure", {"adventure": scene.adventure})


def _party(game: Game, scene: Scene) -> tuple[Piece, ...]:
    """The one token that moves on this map (SS-JRN-01)."""
    if scene.id != game.state.scene:
        return ()
    return (Piece(id="party", name="label-party", icon=icons.PARTY, rank="leader", state="active"),)


def _roads(game: Game) -> Iterator[Road]:
    """Arrows; those that the story decides about are dotted."""
    for scene in game.content.scenes.values():
        for way in scene.ways:
            yield Road((f"scene:{scene.id}", f"scene:{way.to}"), "" if way.dashed else "linked")
