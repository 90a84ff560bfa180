"""Positions on the journey: the party after an adventure, at a scene of the realm map.

    match = on_the_way('''
        heroes: [{gold: 60, main: shortsword}, {}]
        scene: road_to_nilmerg
        stage: location
        hourglasses: 2
    ''')

Heroes are stated as in an adventure; all other fields are those of the state. `journey` may hold more than the stage.
"""

from __future__ import annotations

from textwrap import dedent
from typing import Any, Literal

import msgspec
import yaml

from tafelrunde.games.sword_and_sorcery import RULEBOOK
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.journey import ending
from tafelrunde.games.sword_and_sorcery.state import State
from tafelrunde.games.sword_and_sorcery.state.journey import Journey
from tafelrunde.kernel import Match, Setup
from tests.sword_and_sorcery.table import laid_out, take


def parted(text: str = "") -> tuple[Setup, State]:
    """The position that the text describes, before anything happens."""
    data: dict[str, Any] = yaml.safe_load(dedent(text)) or {}
    more: dict[str, Any] = data.pop("journey", {})
    journey = {"stage": data.pop("stage", "road"), **more}
    first: dict[str, Any] = {key: data.pop(key) for key in ("players", "heroes") if key in data}
    first["options"] = {"mode": "campaign"}
    setup, state = laid_out(yaml.safe_dump(first))
    game = Game(state)
    game.recording = False
    state.result = "won"
    ending.adventure_ends(game)
    state.chronicle = ()
    state.scene = data.pop("scene", "prologue")
    state.script = data.pop("next", {})
    state.journey = msgspec.convert(journey, Journey)
    for hero, stated in zip(state.heroes, first.get("heroes", ()), strict=False):
        hero.blessing = stated.get("blessing", "")
    state.stored = tuple([take(state, code) for code in data.pop("stored", ())])
    for name, value in data.items():
        assert name in State.__struct_fields__, f"unknown field: {name}"
        hint = next(field.type for field in msgspec.structs.fields(State) if field.name == name)
        setattr(state, name, msgspec.convert(value, hint))
    RULEBOOK.check(state)
    return setup, state


def on_the_way(text: str = "") -> Match:
    """A match in that position, at its first question."""
    setup, state = parted(text)
    return Match.from_state(RULEBOOK, setup, state)


def ended(text: str, result: Literal["won", "lost"] = "won") -> Match:
    """An adventure of a campaign that ends now; `text` describes it as in `table`."""
    data: dict[str, Any] = yaml.safe_load(dedent(text)) or {}
    scene = data.pop("scene", "first_steps")
    notes = tuple(data.pop("notes", ()))
    spoils = data.pop("spoils", ())
    data["options"] = {"mode": "campaign", **data.get("options", {})}
    setup, state = laid_out(yaml.safe_dump(data))
    state.scene, state.notes = scene, notes
    state.spoils = tuple([take(state, code) for code in spoils])
    state.result, state.phase, state.step = result, "time", 4
    return Match.from_state(RULEBOOK, setup, state)
