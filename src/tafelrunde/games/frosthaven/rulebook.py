"""Frosthaven as the kernel sees it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from msgspec.structs import replace

from tafelrunde.games.frosthaven import guests
from tafelrunde.games.frosthaven.campaign import flow, invariants, scene
from tafelrunde.games.frosthaven.campaign.bot import OutpostBot
from tafelrunde.games.frosthaven.concordance import CONCORDANCE
from tafelrunde.games.frosthaven.content import PACKS
from tafelrunde.games.frosthaven.edition import ALLIES, EDITION
from tafelrunde.games.havens.box.cards import Content
from tafelrunde.games.havens.edition import Edition
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rulebook import ScenarioRulebook
from tafelrunde.games.havens.state import State, Stay, World
from tafelrunde.games.havens.words import names
from tafelrunde.kernel import BadSetup, Bot, Decision, Event, Outcome, Rulebook, Rules, Setup, SetupOption, Statistic
from tafelrunde.kernel.rulebook import Value
from tafelrunde.kernel.scene import Briefing, Scene
from tafelrunde.tabletop import campaign
from tafelrunde.tabletop.pack_selection import PackSelection

LENGTHS = (0, 1, 3, 10, 30)
VARIANTS = {
    guests.CLASSES: "FH-VAR-03",
    "temporary_enhancements": "FH-VAR-04",
    "respec": "FH-VAR-25",
    "gloomhaven_items": "FH-CRE-03",
}
"""Optional rules (chapter 12) besides those that both games have, and the items of the sister game."""


def _with_guests(option: SetupOption) -> SetupOption:
    """Classes of another game can be chosen too, if the table plays with them (FH-VAR-03)."""
    if not option.id.startswith("class_"):
        return option
    return replace(option, unlisted=(*option.unlisted, *guests.classes()))


class Frosthaven(ScenarioRulebook):
    """The one object the kernel sees."""

    id: ClassVar[str] = "frosthaven"
    icon: ClassVar[str] = "snowflake-1"
    minutes: ClassVar[tuple[int, int]] = (60, 120)
    difficulty: ClassVar[int] = 3
    prefix: ClassVar[str] = "FH"
    rules_version: ClassVar[int] = 1
    edition: ClassVar[Edition[Any]] = EDITION
    packs: ClassVar[PackSelection[Content]] = PACKS
    texts: ClassVar[Path] = Path(__file__).with_name("texts")
    stays_home: ClassVar[bool] = True
    lengthy: ClassVar[dict[str, tuple[str, ...]]] = {"mode": ("campaign",)}
    """What takes long at random: it has tests of its own."""
    more_texts: ClassVar[tuple[Path, ...]] = (
        *ScenarioRulebook.more_texts,
        campaign.TEXTS,
        Path(__file__).with_name("texts") / "campaign",
    )

    @property
    def options(self) -> tuple[SetupOption, ...]:  # type: ignore[override]
        """Single scenarios as ever, or a campaign."""
        return (
            SetupOption("mode", ("single", "campaign"), "single", "FH-OV-11"),
            *[_with_guests(option) for option in super().options],
            *[SetupOption(name, (False, True), False, rule) for name, rule in VARIANTS.items()],
            SetupOption("length", LENGTHS, 0, "FH-OV-09"),
        )

    def setup(self, players: int, given: Mapping[str, Value]) -> Setup:
        checked = super().setup(players, given)
        for number in range(1, 5):
            if not checked[guests.CLASSES] and checked[f"class_{number}"] in guests.classes():
                cls = checked[f"class_{number}"]
                raise BadSetup(f"option 'class_{number}' can't be {cls!r} without {guests.CLASSES} (FH-VAR-03)")
        if checked["mode"] == "campaign":
            for number in range(1, 5):
                cls = checked[f"class_{number}"]
                if cls in self.content.locked_classes:
                    raise BadSetup(f"option 'class_{number}' can't be {cls!r}: a campaign has to unlock it (FH-UNL-04)")
        return checked

    def new(self, setup_: Setup, rng: int) -> State:
        state = super().new(setup_, rng)
        state.variants = (*state.variants, *[name for name in VARIANTS if setup_[name]])
        if setup_["mode"] == "campaign":
            state.world = World()
            state.stay = Stay(stage="founding")
            state.agreed = replace(state.agreed, level=1, length=int(setup_["length"]))
        return state

    def printed(self, state: State) -> Content:
        return guests.content_with(self.content) if guests.CLASSES in state.variants else self.content

    def name(self, item: str, language: str) -> str | None:
        """With the names of guests."""
        own = super().name(item, language)
        return own or names.name(guests.content_with(self.content), item, language)

    def play(self, game: Game) -> Rules[None]:
        return flow.play(game)

    def outcome(self, state: State) -> Outcome | None:
        return super().outcome(state) if state.world is None else flow.outcome(self.game(state))

    def bot(self, seed: int) -> Bot:
        return OutpostBot(self.game, seed)

    def check(self, state: State) -> None:
        if state.world is not None:
            with self._citing():
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
        """With the decks that only this game has."""
        lent = [f"{what} {cls}" for what in ("modifiers", "short rest") for cls in guests.classes()]
        return {*super().purposes(), *lent, "loot", "random item", f"modifiers {ALLIES}", *flow.PURPOSES}

    def scene(self, state: State, seat: int, decision: Decision | None) -> Scene:
        if state.stay is None:
            return super().scene(state, seat, decision)
        return CONCORDANCE.throughout(scene.scene(self.game(state), seat, decision))

    def briefing(self, state: State) -> Briefing | None:
        return super().briefing(state) if state.stay is None else None

    def statistics(self, events: Sequence[Event], outcome_: Outcome) -> Sequence[Statistic]:
        return () if outcome_.details.get("campaign") else super().statistics(events, outcome_)
