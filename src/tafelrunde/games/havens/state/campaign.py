"""What lasts from one scenario to the next: the world, its parties, everybody's characters, and a stay between two.

All of it is frozen, but for the stay: while a scenario is played nothing of it changes, and copies share it.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from tafelrunde.games.havens.box.campaign import StartCondition, StartDamage, StartDiscard
from tafelrunde.games.havens.box.enhanced import Enhancement
from tafelrunde.games.havens.state.heroes import Character
from tafelrunde.games.havens.state.outpost import Counts, Outpost, Week
from tafelrunde.kernel.chance import GameState
from tafelrunde.tabletop import campaign as frame

Omen = StartDamage | StartCondition | StartDiscard
"""What an event has brought upon the next scenario (GH-EVT-13)."""


def count(counts: Counts, what: str) -> int:
    """How many of something there are."""
    for name, number in counts:
        if name == what:
            return number
    return 0


def counted(counts: Counts, what: str, amount: int = 1) -> Counts:
    """With so many more of it."""
    total = count(counts, what) + amount
    rest = tuple(pair for pair in counts if pair[0] != what)
    return (*rest, (what, total)) if total else rest


class World(Struct, frozen=True, kw_only=True):
    """What all parties share (GH-CAM-01, GH-DAT-38); which scenarios are open and done is `Lasting.progress`."""

    prosperity: int = 0
    """Points (GH-PRO-01)."""
    donated: int = 0
    achievements: tuple[str, ...] = ()
    """Gained ones; untyped ones may be there several times (GH-ACH-03)."""
    items: Counts = ()
    """How many copies of an item have entered play; those that no character of a party has are in its city's supply."""
    city: tuple[str, ...] = ()
    """The event decks; the last card is the top."""
    road: tuple[str, ...] = ()
    designs: tuple[str, ...] = ()
    sides: tuple[str, ...] = ()
    """The decks of random item designs and side scenarios (GH-DAT-36)."""
    quests: tuple[str, ...] = ()
    """The deck of personal quests."""
    classes: tuple[str, ...] = ()
    """Unlocked (GH-BOX-01)."""
    opened: tuple[str, ...] = ()
    """Boxes and envelopes."""
    happened: tuple[str, ...] = ()
    """Milestones: each once in a world (GH-BOX-07)."""
    records: int = -1
    """How many passages of the town records were read; -1: they are closed (GH-BOX-06)."""
    retired: tuple[str, ...] = ()
    """The classes of retired characters."""
    enhancements: tuple[Enhancement, ...] = ()
    treasures: tuple[int, ...] = ()
    """Numbered treasures that were looted (GH-LOT-09)."""
    endings: tuple[str, ...] = ()


class Party(Struct, frozen=True, kw_only=True):
    """A party sheet (GH-DAT-37)."""

    name: str = ""
    at: str = ""
    """Where it is: the last scenario, or the town (GH-TRV-05)."""
    notes: str = ""
    achievements: tuple[str, ...] = ()
    reputation: int = 0
    company: tuple[str, ...] = ()
    """Who took part last, or comes along now: ids of members (GH-CAM-08)."""
    omens: tuple[Omen, ...] = ()
    event_done: bool = False
    """It has had its city event in this visit (GH-EVT-14)."""


class Member(Struct, frozen=True, kw_only=True):
    """A character in the campaign (GH-DAT-02): what it takes into scenarios, and what its player pursues."""

    id: str
    seat: int
    party: int
    line: int
    """The family: who retires is followed by another of the same line (GH-RTR-06)."""
    character: Character
    began: int = 1
    """The level at which it was created."""
    bonus: int = 0
    """Perks for earlier retirements of its player (GH-CHR-07)."""
    quest: str = ""
    step: int = 0
    """How many steps of its quest are done."""
    counts: Counts = ()
    """What was counted since the present step began."""
    won: tuple[str, ...] = ()
    """Different scenarios won since then; in which it, or an ally, was exhausted."""
    exhausted: tuple[str, ...] = ()
    mourned: tuple[str, ...] = ()
    notes: str = ""
    donated: bool = False
    """In this visit (GH-DON-01)."""
    blessed: bool | int = False
    """So many donations bless its next scenario (GH-SET-09): two, if it stayed at home in between."""
    left: Literal["", "retired", "dead", "aside", "abandoned"] = ""
    """Who is set aside keeps everything and may come back (FH-CRE-21)."""
    resources: Counts = ()
    """Its own materials and herbs (FH-RES-02), where the game has them."""
    masteries: tuple[str, ...] = ()
    """Those that it has completed (FH-PRK-06)."""
    marks: int = 0
    """Perk marks from masteries and other effects (FH-PRK-04)."""


class Played(frame.Played, frozen=True, array_like=True):
    """A line of the chronicle."""

    mode: str = "campaign"
    party: int = 0
    level: int = 0
    rounds: int = 0
    classes: tuple[str, ...] = ()
    levels: tuple[int, ...] = ()
    """Of those who took part, and the gold they brought home."""
    gold: tuple[int, ...] = ()
    prosperity: int = 0
    """The city's points, and how many had retired, when they set out."""
    retired: int = 0
    morale: int = 0
    """Of an outpost, where the game has one: its morale, the levels of all its buildings, what is in store."""
    buildings: int = 0
    resources: int = 0


class Decided(Struct, frozen=True, array_like=True):
    """What a party chose when an event was read, for the chronicle."""

    after: int
    """So many scenarios had been played."""
    event: str
    side: str
    party: int = 0


class Stay(frame.Stay):
    """What is under way between two scenarios."""

    seats: tuple[int, ...] = ()
    """Who is there; nobody else is asked."""
    waiting: tuple[int, ...] = ()
    """Who of them still has something to do in the city."""
    event: str = ""
    """The event card that is being read; its back is turned with the choice (GH-EVT-01)."""
    side: str = ""
    to: str = ""
    """The scenario that was chosen, and how it is played."""
    mode: Literal["", "campaign", "casual", "random"] = ""
    road: bool = False
    """A road event comes first (GH-TRV-02)."""
    week: Week | None = None
    """An outpost phase, where the game has them."""


class Agreement(Struct, frozen=True, kw_only=True):
    """What the table settled before the scenario, as far as the set-up has to carry it out."""

    characters: int
    classes: tuple[str, ...] = ()
    """For each character its class; empty: chosen at the table (GH-OVR-03)."""
    level: int = 1
    """The level of the characters."""
    difficulty: str = "normal"
    """A word of table T9, or a scenario level as a number (GH-LVL-04)."""
    length: int = 0
    """After so many scenarios a campaign is over; 0: when the table says so (GH-OVR-12)."""


class Lasting(GameState, kw_only=True):
    """What is not made anew with each scenario."""

    players: int
    """Seats; a seat may run several characters (GH-SOL-01)."""
    adjusted: bool = False
    """Monsters and traps are raised by one (GH-SOL-02)."""
    variants: tuple[str, ...] = ()
    """Optional rules in force: `reduced_randomness`, `permanent_death`, `open_hands`."""
    preparation: Literal["quick", "full"] = "quick"
    changes: str = ""
    """What a position has changed about the content, for this match only: see `positions.changes`."""
    agreed: Agreement = Agreement(characters=2)
    world: World | None = None
    """None: single scenarios, no campaign."""
    progress: frame.Progress = field(default_factory=frame.Progress)
    parties: tuple[Party, ...] = ()
    party: int = 0
    """The one that plays now."""
    roster: tuple[Member, ...] = ()
    """Everybody's characters, those who have left included."""
    chronicle: tuple[Played, ...] = ()
    outpost: Outpost | None = None
    """None: the game has none."""
    decided: tuple[Decided, ...] = ()
    stay: Stay | None = None
    """Between two scenarios."""
    closed: bool = False
    """The campaign is over."""
