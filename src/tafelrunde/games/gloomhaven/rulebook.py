"""Gloomhaven as the kernel sees it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from msgspec.structs import replace

from tafelrunde.games.gloomhaven import campaign_scene
from tafelrunde.games.gloomhaven.bot import CampaignBot
from tafelrunde.games.gloomhaven.content import PACKS
from tafelrunde.games.gloomhaven.edition import EDITION
from tafelrunde.games.gloomhaven.rules import flow, invariants
from tafelrunde.games.havens.box.cards import Content
from tafelrunde.games.havens.edition import Edition
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rulebook import ScenarioRulebook
from tafelrunde.games.havens.rules.setup.scenario import adjusted
from tafelrunde.games.havens.state import State, Stay, World
from tafelrunde.kernel import BadSetup, Bot, Decision, Event, Outcome, Rulebook, Rules, Setup, SetupOption, Statistic
from tafelrunde.kernel.rulebook import Value
from tafelrunde.kernel.scene import Briefing, Scene
from tafelrunde.tabletop import campaign
from tafelrunde.tabletop.pack_selection import PackSelection

LENGTHS = (0, 1, 3, 10, 30)


class Gloomhaven(ScenarioRulebook):
    """The one object the kernel sees."""

    id: ClassVar[str] = "gloomhaven"
    icon: ClassVar[str] = "crossed-swords"
    minutes: ClassVar[tuple[int, int]] = (60, 120)
    difficulty: ClassVar[int] = 3
    prefix: ClassVar[str] = "GH"
    rules_version: ClassVar[int] = 5
    edition: ClassVar[Edition[Any]] = EDITION
    packs: ClassVar[PackSelection[Content]] = PACKS
    texts: ClassVar[Path] = Path(__file__).with_name("texts")
    stays_home: ClassVar[bool] = True
    lengthy: ClassVar[dict[str, tuple[str, ...]]] = {"mode": ("campaign",)}
    """What takes long at random: it has tests of its own."""
    more_texts: ClassVar[tuple[Path, ...]] = (*ScenarioRulebook.more_texts, campaign.TEXTS)

    @property
    def options(self) -> tuple[SetupOption, ...]:  # type: ignore[override]
        """Single scenarios as ever, or a campaign."""
        return (
            SetupOption("mode", ("single", "campaign"), "single", "GH-OVR-07"),
            *super().options,
            SetupOption("length", LENGTHS, 0, "GH-OVR-12"),
        )

    def setup(self, players: int, given: Mapping[str, Value]) -> Setup:
        checked = super().setup(players, given)
        if checked["mode"] == "campaign":
            for number in range(1, 5):
                cls = checked[f"class_{number}"]
                if cls not in ("any", *self.edition.classes):
                    raise BadSetup(f"option 'class_{number}' can't be {cls!r}: a campaign has to unlock it (GH-OVR-04)")
        return checked

    def joins_later(self, checked: Setup) -> bool:
        return checked["mode"] == "campaign"

    def has_room(self, state: State) -> bool:
        """Between two scenarios, once the first characters are there (GH-CAM-02)."""
        stay = state.stay
        settled = stay is not None and stay.stage not in ("founding", "characters")
        return settled and not state.closed and state.players < self.players[-1]

    def seat_more(self, state: State, setup: Setup) -> None:
        """Who was alone plays with others from now on (GH-SOL-02)."""
        state.players, state.adjusted = setup.players, adjusted(setup)

    def new(self, setup_: Setup, rng: int) -> State:
        state = super().new(setup_, rng)
        if setup_["mode"] == "campaign":
            state.world = World()
            state.stay = Stay(stage="founding")
            state.agreed = replace(state.agreed, level=1, length=int(setup_["length"]))
        return state

    def play(self, game: Game) -> Rules[None]:
        return flow.play(game)

    def outcome(self, state: State) -> Outcome | None:
        return super().outcome(state) if state.world is None else flow.outcome(self.game(state))

    def bot(self, seed: int) -> Bot:
        return CampaignBot(self.game, seed)

    def check(self, state: State) -> None:
        if state.world is not None:
            invariants.check(self.game(state))
        if state.stay is None:
            super().check(state)

    def read_position(self, data: Mapping[str, Any]) -> State:
        """A campaign is stated with the fields of its state by name; what is not stated is as in a new one."""
        if data["options"]["mode"] == "campaign":
            return Rulebook.read_position(self, data)
        return super().read_position(data)

    def write_position(self, state: State) -> dict[str, Any]:
        if state.world is not None:
            return Rulebook.write_position(self, state)
        return super().write_position(state)

    def purposes(self) -> Collection[str]:
        return {*super().purposes(), *flow.PILES.values()}

    def scene(self, state: State, seat: int, decision: Decision | None) -> Scene:
        if state.stay is None:
            return super().scene(state, seat, decision)
        return campaign_scene.scene(self.game(state), seat, decision)

    def briefing(self, state: State) -> Briefing | None:
        return super().briefing(state) if state.stay is None else None

    def statistics(self, events: Sequence[Event], outcome_: Outcome) -> Sequence[Statistic]:
        return () if outcome_.details.get("campaign") else super().statistics(events, outcome_)
