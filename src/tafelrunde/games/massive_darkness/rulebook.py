"""Massive Darkness as the kernel sees it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from tafelrunde.games.massive_darkness import positions
from tafelrunde.games.massive_darkness.bot import SensibleBot, prospects
from tafelrunde.games.massive_darkness.box.content import PACKS, load
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.quests import BOOK
from tafelrunde.games.massive_darkness.rules import flow, setup
from tafelrunde.games.massive_darkness.rules.quests import QUESTS
from tafelrunde.games.massive_darkness.rules.round import ending
from tafelrunde.games.massive_darkness.scene.advice import markers_remark
from tafelrunde.games.massive_darkness.scene.briefing import briefing
from tafelrunde.games.massive_darkness.scene.contest import told_contest
from tafelrunde.games.massive_darkness.scene.scene import scene
from tafelrunde.games.massive_darkness.scene.shown import shown_by
from tafelrunde.games.massive_darkness.scene.signs import signs
from tafelrunde.games.massive_darkness.scene.vocabularies import vocabularies
from tafelrunde.games.massive_darkness.seats import invariants, observed, secrets
from tafelrunde.games.massive_darkness.state import State
from tafelrunde.games.massive_darkness.words import icons
from tafelrunde.games.massive_darkness.words.names import name
from tafelrunde.games.massive_darkness.words.statistics import figures
from tafelrunde.kernel import Bot, Chance, Decision, Event, Outcome, Rulebook, Rules, Setup, SetupOption, Statistic
from tafelrunde.kernel.observation import Rows, Table
from tafelrunde.kernel.primer import Sign
from tafelrunde.kernel.scene import Briefing, Card, Contest, Die, Scene, Text
from tafelrunde.kernel.vocabulary import Vocabulary
from tafelrunde.tabletop.pack_selection import PackSelection

QUESTS.update(BOOK)


MOVES = frozenset({"hero_moves", "enemy_moves", "pulled", "bodyguard"})
"""Events after which a figure stands in another zone."""

PURPOSES = (
    "attack", "defense", "strike", "first_player",
    "guards", "treasures", "monsters", "doors", "events", "artefacts", "objectives", "route",
)  # fmt: skip
"""Dice and lots, and decks that are shuffled."""


class MassiveDarkness(Rulebook[State]):
    """The one object the kernel sees."""

    id: ClassVar[str] = "massive_darkness"
    prefix: ClassVar[str] = "MD"
    rules_version: ClassVar[int] = 6
    players: ClassVar[range] = range(1, 7)
    cooperative: ClassVar[bool] = True
    minutes: ClassVar[tuple[int, int]] = (60, 120)
    difficulty: ClassVar[int] = 1
    icon: ClassVar[str] = "dungeon-gate"
    lengthy: ClassVar[dict[str, tuple[str, ...]]] = {"mode": ("campaign", "random_campaign")}
    """Values of options that make a game many times longer: tests of whole random games treat them apart."""
    row: ClassVar[str] = "quest"
    preparation: ClassVar[frozenset[str]] = frozenset({"choose_hero", "choose_class", "choose_weapon"})
    state_type: ClassVar[type[Any]] = State
    tables: ClassVar[tuple[Table, ...]] = observed.TABLES
    packs: ClassVar[PackSelection[Any]] = PACKS
    texts: ClassVar[Path] = Path(__file__).with_name("texts")
    more_texts: ClassVar[tuple[Path, ...]] = (texts / "quests",)

    @property
    def options(self) -> tuple[SetupOption, ...]:  # type: ignore[override]
        """What the table settles; quests are those of the box and of the pack in use."""
        return _options(tuple(load().quests))

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

    def briefing(self, state: State) -> Briefing | None:
        """The card of the quest."""
        return briefing(Game(state))

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(state)

    def value(self, state: State, seat: int) -> float:
        return prospects(state)

    def bot(self, seed: int) -> Bot:
        return SensibleBot(seed)

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
        """Where a name leads: a hero's or an enemy's figure, a zone, a door, a card."""
        if argument == "seat":
            return (f"hero:{value}",)
        return tuple([f"{kind}:{value}" for kind in ("enemy", "zone", "door", "card", "market", "nature")])

    def sees(self, state: State, one: str, other: str) -> bool | None:
        """Line of sight between two zones (MD-LOS-01)."""
        a, b = one.removeprefix("zone:"), other.removeprefix("zone:")
        game = self.game(state)
        return game.sees(a, b) if {a, b} <= set(game.board.zones) else None

    def played(self, state: State, seat: int) -> str:
        """The log tells what heroes do, whoever plays them."""
        return state.heroes[seat].card if seat < len(state.heroes) else ""

    def signs(self, chapter: int) -> Sequence[Sign]:
        """The symbols and dice of a fight."""
        return signs(chapter)

    def shows(self, event: Event) -> Sequence[Card | Die]:
        """Cards that were turned over, and dice as they fell."""
        return shown_by(event)

    def values(self, event: Event) -> Mapping[str, int]:
        """Health and experience of heroes, where an event tells them."""
        args = event.args
        seat = args.get("seat")
        if event.kind in ("hero_wounded", "healed", "survived"):
            now = args["health"]
            return {f"hero:{seat}": now, f"seat:{seat}#{icons.HEALTH}": now, f"mine:{seat}:health": now}
        if event.kind == "xp":
            return {f"seat:{seat}#{icons.XP}": args["now"], f"mine:{seat}:xp": args["now"]}
        return {}

    def contest(self, events: Sequence[Event]) -> Contest | None:
        """The fight that an event tells of."""
        return told_contest(events)

    def way(self, event: Event) -> tuple[str, ...]:
        """Heroes and enemies go zone by zone (MD-MOV-01)."""
        return (f"zone:{event.args['zone']}",) if event.kind in MOVES else ()

    def remark(self, option: SetupOption, setup_: Setup) -> Text | None:
        """How many markers are advised for what is chosen."""
        return markers_remark(setup_) if option.id == "lifebringer" else None

    def statistics(self, events: Sequence[Event], outcome: Outcome) -> Sequence[Statistic]:
        return figures(events, outcome)


@cache
def _options(quests: tuple[str, ...]) -> tuple[SetupOption, ...]:
    return (
        SetupOption("quest", quests, quests[0], "MD-SET-01"),
        SetupOption("mode", ("single", "campaign", "random_campaign"), "single", "MD-OVR-02"),
        SetupOption("heroes", ("choose", "recommended"), "choose", "MD-SET-05"),
        SetupOption("lifebringer", (2, "advised", 0, 1, *range(3, 13)), 2, "MD-VAR-01"),
    )
