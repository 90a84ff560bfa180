"""The map of the land: the places that were found, how they hang together, and where the party is (GH-CAM-05)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import cos, pi, sin, sqrt

from tafelrunde.games.havens.box import campaign as box
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign.world import frame, graph, holds, party
from tafelrunde.kernel.scene import Land, Piece, Place, Road, Scenery, State, Text

STATUS: dict[str, State] = {"open": "", "done": "won", "locked": "lost"}
ICONS = {
    "boss": "crowned-skull",
    "crypt": "tombstone",
    "mine": "mining",
    "cave": "cave-entrance",
    "wild": "forest",
    "wilds": "forest",
    "city": "medieval-gate",
    "sewer": "droplets",
    "forge": "anvil",
    "village": "village",
    "chapel": "church",
}
"""A place by the first of its tags that has a picture."""
GOLDEN = pi * (3 - sqrt(5))


def land(game: Game, met: Callable[[Game, box.Requirement], bool] = holds) -> Land:
    """Only what was found is there: nobody sees the rest, nor how much of it there is.

    `met` says whether what a scenario asks for is the case.
    """
    drawn = frame(game).land
    return Land(
        id="land",
        name="name-land",
        icon="treasure-map",
        width=drawn.size[0],
        height=drawn.size[1],
        places=(_town(game, drawn), *[_place(game, drawn, name, met) for name in game.state.progress.opened]),
        roads=tuple(_roads(game)),
        scenery=tuple([Scenery(sight.kind, sight.points) for sight in drawn.sights]),
        lines=tuple([Text("line-omen", {"what": _omen(omen)}) for omen in party(game).omens]),
        rule="GH-CAM-05",
    )


def _omen(omen: box.StartDamage | box.StartCondition | box.StartDiscard) -> Text:
    tag = omen.__struct_config__.tag
    return Text(f"omen-{tag}", {"n": omen.n, "cond": getattr(omen, "cond", "")})


def place_id(game: Game, name: str) -> str:
    """The element of a town or a scenario."""
    return f"place:{name}" if name == game.edition.town else f"scenario:{name}"


def _town(game: Game, drawn: box.Land) -> Place:
    town = game.edition.town
    return Place(
        id=place_id(game, town),
        name=town,
        icon="castle",
        kind="town",
        x=drawn.town[0],
        y=drawn.town[1],
        pieces=_party_at(game, town),
        rule="GH-TRV-01",
    )


def _place(game: Game, drawn: box.Land, name: str, met: Callable[[Game, box.Requirement], bool]) -> Place:
    scenario = game.content.scenarios[name]
    status = graph(game).status(game.state.progress, name)
    x, y = drawn.places.get(name) or _somewhere(game, drawn, name)
    state = STATUS.get(status, "")
    waits = status == "open" and not met(game, scenario.requirements)
    return Place(
        id=place_id(game, name),
        name=f"scenario-{name}",
        icon=next((ICONS[tag] for tag in scenario.tags if tag in ICONS), "dungeon-gate"),
        state="closed" if waits else state,
        x=x,
        y=y,
        label=name,
        pieces=_party_at(game, name),
        tip=(Text("line-scenario-waits") if waits else Text("line-scenario-status", {"status": f"status-{status}"}),),
        rule="GH-OVR-10" if waits else "GH-CAM-05",
    )


def _somewhere(game: Game, drawn: box.Land, name: str) -> box.Point:
    """A place of its own around the town for a scenario whose place nobody has stated, always the same one."""
    number = list(game.content.scenarios).index(name)
    (width, height), (x, y) = drawn.size, drawn.town
    far = min(0.95, 0.3 + 0.09 * sqrt(number + 1))
    at = (x + cos(number * GOLDEN) * far * width / 2, y + sin(number * GOLDEN) * far * height / 2)
    return (round(min(max(at[0], 4), width - 4), 1), round(min(max(at[1], 4), height - 4), 1))


def _party_at(game: Game, name: str) -> tuple[Piece, ...]:
    """The parties that are there; the one that plays now is lit."""
    state = game.state
    return tuple(
        [
            Piece(
                id=f"party:{number}",
                name="name-party",
                icon="three-friends",
                number=number + 1 if len(state.parties) > 1 else 0,
                state="active" if number == state.party else "",
                rank="leader" if number == state.party else "normal",
            )
            for number, one in enumerate(state.parties)
            if one.at == name
        ]
    )


def _roads(game: Game) -> Iterator[Road]:
    """Between places that are both known: which was found by which, and which follow directly (GH-TRV-02)."""
    known = game.state.progress.opened
    town = game.edition.town
    drawn: set[tuple[str, str]] = set()
    for name in known:
        scenario = game.content.scenarios[name]
        for to in (*scenario.links, *scenario.unlocks):
            pair = (min(name, to), max(name, to))
            if (to == town or to in known) and pair not in drawn:
                drawn.add(pair)
                kind = "linked" if to in scenario.links else ""
                yield Road((place_id(game, name), place_id(game, to)), "linked" if kind else "")
