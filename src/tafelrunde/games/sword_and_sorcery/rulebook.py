"""Sword & Sorcery as the kernel sees it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from tafelrunde.games.sword_and_sorcery import positions
from tafelrunde.games.sword_and_sorcery.bot import SensibleBot, prospects
from tafelrunde.games.sword_and_sorcery.box.content import PACKS, load
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import flow
from tafelrunde.games.sword_and_sorcery.rules.adventure import setup
from tafelrunde.games.sword_and_sorcery.scene.briefing import briefing
from tafelrunde.games.sword_and_sorcery.scene.contest import told_contest
from tafelrunde.games.sword_and_sorcery.scene.scene import scene
from tafelrunde.games.sword_and_sorcery.scene.shown import shown_by
from tafelrunde.games.sword_and_sorcery.scene.signs import signs
from tafelrunde.games.sword_and_sorcery.scene.vocabularies import vocabularies
from tafelrunde.games.sword_and_sorcery.seats import invariants, observed, secrets
from tafelrunde.games.sword_and_sorcery.state import State
from tafelrunde.games.sword_and_sorcery.words import icons
from tafelrunde.games.sword_and_sorcery.words.names import name
from tafelrunde.games.sword_and_sorcery.words.statistics import figures
from tafelrunde.kernel import Bot, Chance, Decision, Event, Outcome, Rulebook, Rules, Setup, SetupOption, Statistic
from tafelrunde.kernel.observation import Rows, Table
from tafelrunde.kernel.primer import Sign
from tafelrunde.kernel.scene import Briefing, Card, Contest, Die, Scene
from tafelrunde.kernel.vocabulary import Vocabulary
from tafelrunde.tabletop import campaign
from tafelrunde.tabletop.pack_selection import PackSelection

PURPOSES = (
    "red", "blue", "item", "marker",
    "activations", "powers", "traps", "treasures", "enemies", "crits", "loots", "standard_events", "events", "shadows",
)  # fmt: skip
"""Dice and lots, and decks that are shuffled."""


class SwordAndSorcery(Rulebook[State]):
    """The one object the kernel sees."""

    id: ClassVar[str] = "sword_and_sorcery"
    prefix: ClassVar[str] = "SS"
    rules_version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 6)
    cooperative: ClassVar[bool] = True
    minutes: ClassVar[tuple[int, int]] = (90, 150)
    difficulty: ClassVar[int] = 2
    icon: ClassVar[str] = "winged-sword"
    stays_home: ClassVar[bool] = True
    lengthy: ClassVar[dict[str, tuple[str, ...]]] = {"mode": ("campaign",)}
    """Values of options that make a game many times longer: tests of whole random games treat them apart."""
    row: ClassVar[str] = "adventure"
    preparation: ClassVar[frozenset[str]] = frozenset({"class", "hero", "power", "stock"})
    state_type: ClassVar[type[Any]] = State
    tables: ClassVar[tuple[Table, ...]] = observed.TABLES
    texts: ClassVar[Path] = Path(__file__).with_name("texts")
    packs: ClassVar[PackSelection[Any]] = PACKS
    more_texts: ClassVar[tuple[Path, ...]] = (
        texts / "story",
        texts / "journey",
        texts / "effects",
        campaign.TEXTS,
    )

    @property
    def options(self) -> tuple[SetupOption, ...]:  # type: ignore[override]
        """What the table settles."""
        adventures = tuple(load().adventures)
        return (
            SetupOption("mode", ("adventure", "campaign"), "adventure", "SS-MOD-03"),
            SetupOption("adventure", adventures, adventures[0], "SS-MOD-03"),
            SetupOption("heroes", ("choose", "recommended"), "choose", "SS-SET-05"),
            SetupOption("foes", ("printed", "easier", "harder"), "printed", "SS-VAR-03"),
        )

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
        """All win or lose together (SS-END-01)."""
        if not state.result:
            return None
        won = state.result == "won"
        winners = tuple(range(state.players)) if won else ()
        details: dict[str, Any] = {"reason": state.reason, "rounds": state.round}
        if state.mode == "campaign":
            details["endings"] = (state.scene,) if won else ()
            details["ranks"] = tuple([hero.rank for hero in state.heroes])
            details["played"] = len(state.chronicle)
        return Outcome(winners, (int(won),) * state.players, details)

    def value(self, state: State, seat: int) -> float:
        return prospects(state)

    def bot(self, seed: int) -> Bot:
        return SensibleBot(seed)

    def purposes(self) -> Collection[str]:
        return PURPOSES

    def read_position(self, data: Mapping[str, Any]) -> State:
        return positions.read_position(data)

    def write_position(self, state: State) -> dict[str, Any]:
        return positions.write_position(state)

    def check(self, state: State) -> None:
        invariants.check(state)

    def name(self, item: str, language: str) -> str | None:
        return name(item, language)

    def vocabularies(self) -> Sequence[Vocabulary]:
        return tuple(vocabularies(load()))

    def elements(self, argument: str, value: str) -> tuple[str, ...]:
        """Where a name leads: a figure, a zone, a card."""
        if argument == "seat":
            return (f"hero:{value}",)
        if ":" in value:
            return (value,)
        return tuple([f"{kind}:{value}" for kind in ("enemy", "zone", "door", "card", "scroll")])

    def sees(self, state: State, one: str, other: str) -> bool | None:
        """Line of sight between two areas, whoever stands between (SS-LOS-01)."""
        a, b = one.removeprefix("zone:"), other.removeprefix("zone:")
        game = self.game(state)
        if not {a, b} <= set(game.board.zones):
            return None
        return b in game.ground.seen(a, game.content.config.sight)

    def played(self, state: State, seat: int) -> str:
        """The log tells what heroes do, whoever plays them."""
        return next((hero.card for hero in (*state.heroes, *state.home) if hero.seat == seat), "")

    def contest(self, events: Sequence[Event]) -> Contest | None:
        """The attack that an event tells of."""
        return told_contest(events)

    def shows(self, event: Event) -> Sequence[Card | Die]:
        """Cards that were drawn, and dice as they fell."""
        return shown_by(event)

    def values(self, event: Event) -> Mapping[str, int]:
        """Hit points and hourglasses, where an event tells them."""
        args = event.args
        if event.kind in ("wounded", "healed"):
            seat, left = args.get("seat"), args["left"]
            if seat is None:
                return {args["figure"]: left}
            return {f"hero:{seat}": left, f"seat:{seat}#{icons.HEALTH}": left, f"mine:{seat}:health": left}
        return {"hourglasses": args["left"]} if event.kind in ("hourglasses", "visits") else {}

    def signs(self, chapter: int) -> Sequence[Sign]:
        """The symbols and dice of an attack."""
        return signs(chapter)

    def briefing(self, state: State) -> Briefing | None:
        return briefing(Game(state))

    def statistics(self, events: Sequence[Event], outcome: Outcome) -> Sequence[Statistic]:
        return figures(events, outcome)

    def way(self, event: Event) -> tuple[str, ...]:
        return (f"zone:{event.args['zone']}",) if event.kind in ("moves", "enemy_moves") else ()
