"""A toy game whose rules a test writes itself: one list of numbers, whatever questions it likes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.kernel import (
    Bot,
    Chance,
    Decision,
    Game,
    GameState,
    Match,
    Option,
    Outcome,
    Rulebook,
    Rules,
    Setup,
    SetupOption,
)
from tafelrunde.kernel.scene import Scene, Text


class ToyState(GameState, kw_only=True):
    """What was chosen so far, everybody's secret, and how often the rules went round."""

    chosen: list[str] = msgspec.field(default_factory=list)
    secrets: list[int] = msgspec.field(default_factory=list)
    turn: int = 0


ToyGame = Game[ToyState]


class Toy(Rulebook[ToyState]):
    """A game made of one rules function."""

    id, prefix, rules_version = "toy", "TOY", 1
    players = range(1, 5)
    options = (
        SetupOption("length", ("short", "long"), "short"),
        SetupOption("solo", (False, True), False, rule="TOY-01", players=(1,)),
        SetupOption("level", (1, 2, 3), 2),
    )
    state_type = ToyState
    texts = Path(__file__).parent

    def __init__(self, rules: Callable[[ToyGame], Rules[None]]) -> None:
        self.rules = rules

    def content_digest(self) -> str:
        return "none"

    def new(self, setup: Setup, rng: int) -> ToyState:
        return ToyState(rng=rng, secrets=list(range(setup.players)))

    def play(self, game: ToyGame) -> Rules[None]:
        return self.rules(game)

    def view(self, state: ToyState, seat: int) -> ToyState:
        secrets = [secret if owner == seat else -1 for owner, secret in enumerate(state.secrets)]
        return msgspec.structs.replace(state, rng=0, script={}, secrets=secrets)

    def imagine(self, state: ToyState, seat: int, chance: Chance) -> None:
        for owner in range(len(state.secrets)):
            if owner != seat:
                state.secrets[owner] = 100 + chance.below(100)

    def scene(self, state: ToyState, seat: int, decision: Decision | None) -> Scene:
        return Scene(Text("toy"), seat, (), ())

    def outcome(self, state: ToyState) -> Outcome | None:
        return Outcome((0,), (1,)) if state.turn < 0 else None

    def bot(self, seed: int) -> Bot:
        raise NotImplementedError


def toy(rules: Callable[[ToyGame], Rules[None]], players: int = 2, **more: Any) -> Match:
    """A match of a toy game with these rules."""
    return Match.new(Toy(rules), players, **more)


def words(*ids: str) -> list[Option]:
    return [Option(word, word) for word in ids]
