"""Monster Lands as the kernel sees it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from tafelrunde.games.monster_lands import positions
from tafelrunde.games.monster_lands.bot import SensibleBot, prospects
from tafelrunde.games.monster_lands.box.content import PACKS, load
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules import flow, scoring, setup
from tafelrunde.games.monster_lands.scene.scene import scene
from tafelrunde.games.monster_lands.scene.statistics import figures
from tafelrunde.games.monster_lands.scene.vocabularies import vocabularies
from tafelrunde.games.monster_lands.seats import invariants, observed, secrets
from tafelrunde.games.monster_lands.state import State
from tafelrunde.games.monster_lands.words.names import elements, name
from tafelrunde.games.monster_lands.words.wording import option_tip
from tafelrunde.kernel import Bot, Chance, Decision, Event, Outcome, Rulebook, Rules, Setup, SetupOption, Statistic
from tafelrunde.kernel.observation import Rows, Table
from tafelrunde.kernel.scene import Scene, Text
from tafelrunde.kernel.vocabulary import Vocabulary
from tafelrunde.tabletop.pack_selection import PackSelection

MANY = (2, 3, 4)

PURPOSES = (
    "strength", "magic", "haggle", "monster", "area", "rival", "start_player", "path_side",
    "mercenaries", "traps", "equipment", "monsters", "lands", "paths", "loot", "missions", "panic", "affinities",
)  # fmt: skip
"""Dice and lots, and decks that are shuffled."""


class MonsterLands(Rulebook[State]):
    """The one object the kernel sees."""

    id: ClassVar[str] = "monster_lands"
    icon: ClassVar[str] = "spiked-dragon-head"
    minutes: ClassVar[tuple[int, int]] = (60, 100)
    difficulty: ClassVar[int] = 2
    prefix: ClassVar[str] = "ML"
    rules_version: ClassVar[int] = 2
    players: ClassVar[range] = range(1, 5)
    options: ClassVar[tuple[SetupOption, ...]] = (
        SetupOption("difficulty", ("intro", "normal", "hard", "murderous"), "normal", "ML-DIF-01"),
        SetupOption("ambush_module", (False, True), False, "ML-SOL-03", MANY),
        SetupOption("queens_grant", (False, True), False, "ML-SOL-03", MANY),
        SetupOption("more_monsters", (False, True), False, "ML-VAR-05"),
        SetupOption("extra_mercenaries", (False, True), False, "ML-VAR-08"),
    )
    row: ClassVar[str] = "difficulty"
    state_type: ClassVar[type[Any]] = State
    tables: ClassVar[tuple[Table, ...]] = observed.TABLES
    packs: ClassVar[PackSelection[Any]] = PACKS
    texts: ClassVar[Path] = Path(__file__).with_name("texts")

    def content_digest(self) -> str:
        return load().digest

    def new(self, setup_: Setup, rng: int) -> State:
        return setup.bare_state(setup_, rng)

    def game(self, state: State) -> Game:
        return Game(state)

    def play(self, game: Game) -> Rules[None]:
        return flow.play(game)

    def view(self, state: State, seat: int) -> State:
        return secrets.view(state, seat)

    def observed(self, state: State, seat: int) -> Sequence[Rows]:
        return observed.observed(state, seat)

    def imagine(self, state: State, seat: int, chance: Chance) -> None:
        secrets.imagine(state, seat, chance)

    def scene(self, state: State, seat: int, decision: Decision | None) -> Scene:
        return scene(state, seat, decision)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def bot(self, seed: int) -> Bot:
        return SensibleBot(seed)

    def value(self, state: State, seat: int) -> float:
        return prospects(state, seat)

    def read_position(self, data: Mapping[str, Any]) -> State:
        return positions.read_position(data)

    def purposes(self) -> Collection[str]:
        return PURPOSES

    def write_position(self, state: State) -> dict[str, Any]:
        return positions.write_position(state)

    def check(self, state: State) -> None:
        invariants.check(state)

    def name(self, item: str, language: str) -> str | None:
        return name(item, language)

    def vocabularies(self) -> Sequence[Vocabulary]:
        return tuple(vocabularies(load()))

    def elements(self, argument: str, value: str) -> tuple[str, ...]:
        return elements(value)

    def about(self, option: SetupOption) -> Text:
        return super().about(option) if option.id == "difficulty" else option_tip(option.id)

    def statistics(self, events: Sequence[Event], outcome: Outcome) -> Sequence[Statistic]:
        return figures(events, outcome)
