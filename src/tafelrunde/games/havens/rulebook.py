"""What the rulebooks of the games of this engine share, as the kernel sees them.

A game adds its id and prefix, its edition, its content and its texts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

from tafelrunde.games.havens import positions
from tafelrunde.games.havens.board.dungeon_rooms import RANDOM
from tafelrunde.games.havens.bot import SensibleBot, prospects
from tafelrunde.games.havens.box.cards import Content
from tafelrunde.games.havens.box.enhanced import enhanced
from tafelrunde.games.havens.edition import Edition
from tafelrunde.games.havens.game import Game, running
from tafelrunde.games.havens.positions.changes import content_with
from tafelrunde.games.havens.rules import flow
from tafelrunde.games.havens.rules.scenario import outcome
from tafelrunde.games.havens.rules.scenario.statistics import figures
from tafelrunde.games.havens.rules.setup.scenario import bare_state
from tafelrunde.games.havens.scene.goals import briefing
from tafelrunde.games.havens.scene.map import hex_id
from tafelrunde.games.havens.scene.scene import scene
from tafelrunde.games.havens.scene.vocabularies import vocabularies
from tafelrunde.games.havens.seats import invariants, observed, secrets
from tafelrunde.games.havens.state import State
from tafelrunde.games.havens.words import names
from tafelrunde.kernel import (
    BadSetup,
    Bot,
    BrokenInvariant,
    Chance,
    Decision,
    Event,
    Outcome,
    PositionError,
    Rulebook,
    Rules,
    Setup,
    SetupOption,
    Statistic,
)
from tafelrunde.kernel.observation import Rows, Table
from tafelrunde.kernel.rulebook import Value
from tafelrunde.kernel.scene import Briefing, Scene, Text
from tafelrunde.kernel.vocabulary import Vocabulary
from tafelrunde.tabletop.pack_selection import PackSelection

LEVELS = tuple(str(level) for level in range(8))
ELEMENT_KINDS = ("figure", "active", "card", "item", "type", "element", "hex", "goal", "class")
"""Kinds of scene elements that a name in the log may mean."""

PURPOSES = ("standee", "ally number", "modifiers monsters", "battle goals", "rooms", "encounters")
"""What is left to chance, besides what belongs to a class or a monster deck."""


def _veiled(content: Content, scenarios: Sequence[str]) -> tuple[str, ...]:
    """Scenarios of a story that nobody knows when it begins (GH-HID-02)."""
    story = content.campaign
    return () if story is None else tuple(name for name in scenarios if name not in story.start)


class ScenarioRulebook(Rulebook[State]):
    """A game of scenarios: everything but what its edition, its content and its texts say."""

    edition: ClassVar[Edition[Game]]
    packs: ClassVar[PackSelection[Content]]
    players: ClassVar[range] = range(1, 5)
    cooperative: ClassVar[bool] = True
    row: ClassVar[str] = "scenario"
    preparation: ClassVar[frozenset[str]] = frozenset({"class", "equip", "battle_goal", "hand", "place"})
    state_type: ClassVar[type[Any]] = State
    tables: ClassVar[tuple[Table, ...]] = observed.TABLES
    more_texts: ClassVar[tuple[Path, ...]] = names.TEXTS
    _offered: tuple[Content, tuple[SetupOption, ...]] | None = None
    """The options of the content that was in use when somebody last asked."""

    @property
    def content(self) -> Content:
        """The content of the pack in use."""
        return self.packs.load()

    # --- set-up -----------------------------------------------------------------------------------------------

    @property
    def options(self) -> tuple[SetupOption, ...]:  # type: ignore[override]
        """What the table settles; scenarios and classes are those of the pack in use."""
        content = self.content
        if self._offered is None or self._offered[0] is not content:
            self._offered = content, self._offers(content)
        return self._offered[1]

    def _offers(self, content: Content) -> tuple[SetupOption, ...]:
        first = self.edition.classes
        ends = tuple(scenario.id for scenario in content.scenarios.values() if scenario.ends_story)
        scenarios = tuple(name for name in content.scenarios if name not in ends)
        locked = tuple(cls for cls in content.classes if cls in content.locked_classes)
        classes = (*first, *[cls for cls in content.classes if cls not in (*first, *locked)])
        found = (
            SetupOption(
                "scenario",
                (*scenarios, *((RANDOM,) if content.rooms else ())),
                scenarios[0],
                "GH-OVR-09",
                unlisted=ends,
                veiled=_veiled(content, scenarios),
            ),
            SetupOption("characters", (0, 2, 3, 4), 0, "GH-SOL-01"),
            SetupOption("hero_level", tuple(range(1, 10)), 1, "GH-LUP-01"),
            SetupOption("difficulty", ("easy", "normal", "hard", "very_hard", *LEVELS), "normal", "GH-LVL-03"),
            SetupOption("preparation", ("quick", "full"), "quick", "GH-SET-16"),
            *[
                SetupOption(f"class_{number}", ("any", *classes), "any", "GH-OVR-03", unlisted=locked)
                for number in range(1, 5)
            ],
            SetupOption("solo_adjustment", ("auto", "on", "off"), "auto", "GH-SOL-02"),
            SetupOption("reduced_randomness", (False, True), False, "GH-RRV-01"),
            SetupOption("permanent_death", (False, True), False, "GH-PRM-01"),
            SetupOption("open_hands", (False, True), False, "GH-SOL-03"),
        )
        own = self.edition.concordance
        return found if own is None else own.throughout(found)

    def content_digest(self) -> str:
        return self.content.digest

    def setup(self, players: int, given: Mapping[str, Value]) -> Setup:
        checked = super().setup(players, given)
        characters = int(checked["characters"]) or max(2, players)
        if characters < players and not self.joins_later(checked):
            raise BadSetup(f"option 'characters' can't be {characters} for {players} players: one each at least")
        chosen = [checked[f"class_{number + 1}"] for number in range(characters)]
        twice = [str(cls) for cls in chosen if cls != "any" and chosen.count(cls) > 1]
        if twice:
            with self._citing():
                raise BadSetup(f"the class {twice[0]} is chosen twice, and each can be there once (GH-OVR-03)")
        return checked

    def joins_later(self, checked: Setup) -> bool:
        """Whether somebody may have a seat and no character yet: who joins a campaign later on."""
        return False

    def party(self, members: Sequence[str]) -> dict[str, Value]:
        """Classes in the order of seats: `brute,spellweaver`; two to four characters (GH-OVR-02, GH-OVR-03)."""
        classes = self.content.classes
        for member in members:
            if member not in classes:
                known = [cls for cls in classes if cls not in self.content.locked_classes]
                raise BadSetup(f"there is no class {member!r}; there are: {', '.join(known)}")
        if not 2 <= len(members) <= 4:
            with self._citing():
                raise BadSetup(f"a party has two to four characters, not {len(members)} (GH-OVR-02)")
        chosen: dict[str, Value] = {f"class_{number}": member for number, member in enumerate(members, start=1)}
        return {**chosen, "characters": len(members)}

    # --- the game ---------------------------------------------------------------------------------------------

    def new(self, setup_: Setup, rng: int) -> State:
        return bare_state(setup_, rng, self.content)

    def printed(self, state: State) -> Content:
        """What there is in this match: the content of the pack in use, and what a game adds to it."""
        return self.content

    def game(self, state: State) -> Game:
        content = self.printed(state)
        if state.changes:
            content = content_with(content, state.changes)
        if state.world is not None:
            content = enhanced(content, state.world.enhancements)
        return running(state, content, self.edition, flow.ANNOUNCEMENTS)

    def play(self, game: Game) -> Rules[None]:
        return flow.play(game)

    def view(self, state: State, seat: int) -> State:
        return secrets.view(state, seat)

    def observed(self, state: State, seat: int) -> Sequence[Rows]:
        return observed.observed(state, seat)

    def imagine(self, state: State, seat: int, chance: Chance) -> None:
        secrets.imagine(state, seat, chance, self.printed(state).cards)

    def outcome(self, state: State) -> Outcome | None:
        return outcome.outcome(self.game(state))

    def bot(self, seed: int) -> Bot:
        return SensibleBot(self.game, seed)

    def value(self, state: State, seat: int) -> float:
        return prospects(self.game(state))

    def check(self, state: State) -> None:
        if state.scenario != RANDOM and state.scenario not in self.content.scenarios:
            raise BrokenInvariant(f"there is no scenario {state.scenario!r}; it may need its pack (--pack DIR)")
        with self._citing():
            invariants.check(self.game(state))

    def read_position(self, data: Mapping[str, Any]) -> State:
        """A position in the notation of docs/positions-gloomhaven.md, or with all fields of the state by name."""
        if "agreed" in data:
            return super().read_position(data)
        own = {key: value for key, value in data.items() if key not in ("players", "options")}
        with self._citing():
            state = positions.read_position(self.game, self.new(Setup(data["players"], data["options"]), 0), own)
        try:
            self.check(state)
        except BrokenInvariant as error:
            raise PositionError(f"impossible: {error}") from None
        return state

    def purposes(self) -> Collection[str]:
        whose = [f"{what} {cls}" for what in ("modifiers", "short rest") for cls in self.content.classes]
        decks = [f"monster deck {deck}" for deck in self.content.decks]
        return {*PURPOSES, *whose, *decks}

    def write_position(self, state: State) -> dict[str, Any]:
        return positions.write_position(self.game, state)

    @contextmanager
    def _citing(self) -> Iterator[None]:
        """Messages for people name the rules of this game."""
        try:
            yield
        except (BadSetup, BrokenInvariant, PositionError) as error:
            own = self.edition.concordance
            if own is not None:
                error.args = (own.message(str(error)), *error.args[1:])
            raise

    # --- what is shown ----------------------------------------------------------------------------------------

    def scene(self, state: State, seat: int, decision: Decision | None) -> Scene:
        found = scene(self.game(state), seat, decision)
        own = self.edition.concordance
        return found if own is None else own.throughout(found)

    def briefing(self, state: State) -> Briefing | None:
        """What the scenario is about."""
        found = briefing(self.game(state))
        own = self.edition.concordance
        return found if own is None else own.throughout(found)

    def name(self, item: str, language: str) -> str | None:
        return names.name(self.content, item, language)

    def remark(self, option: SetupOption, setup: Setup) -> Text | None:
        """Of a class that is settled before the game: how it plays, and whether it suits beginners."""
        found = self.content.classes.get(str(setup[option.id])) if option.id.startswith("class_") else None
        if found is None:
            return None
        return Text(f"remark-class{'-beginners' if found.beginners else ''}", {"role": f"role-{found.id}"})

    def vocabularies(self) -> Sequence[Vocabulary]:
        return tuple(vocabularies(self.content, self.edition))

    def elements(self, argument: str, value: str) -> tuple[str, ...]:
        return tuple([f"{kind}:{value}" for kind in ELEMENT_KINDS])

    def sees(self, state: State, one: str, other: str) -> bool | None:
        """Line of sight between two hexes (GH-LOS-02)."""
        game = self.game(state)
        known = {hex_id(at): at for at in game.hexes(game.ground.grid.hexes)}
        return game.sees(known[one], known[other]) if one in known and other in known else None

    def way(self, event: Event) -> tuple[str, ...]:
        return tuple([f"hex:{at}" for at in event.args["path"]]) if event.kind == "moves" else ()

    def statistics(self, events: Sequence[Event], outcome_: Outcome) -> Sequence[Statistic]:
        return figures(events, outcome_)
