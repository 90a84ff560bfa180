"""What stands in the files that hold maps: scenarios and the random adventure deck."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tafelrunde.games.havens.box.abilities import CardAbility
from tafelrunde.games.havens.box.campaign import ALWAYS, Effects, Requirement
from tafelrunde.games.havens.box.formula import Formula
from tafelrunde.games.havens.box.monster_abilities import MonsterAbility
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.scenarios import LootKind, Passage, Side
from tafelrunde.games.havens.box.special import Effect, Goal, Setback, SpecialRule
from tafelrunde.games.havens.box.vocabulary import ConditionName, Count, Element, Initiative, Name, Positive
from tafelrunde.games.havens.pack.files import Entry, File, Id
from tafelrunde.tabletop.hexes import Hex

Players = Annotated[str, Meta(pattern=r"^[-ne]{3}$")]
"""For 2, 3 and 4 characters: n normal, e elite, - none."""


# --- scenarios/*.yaml: one file for each scenario -------------------------------------------------------------


class Symbol(Struct, frozen=True, forbid_unknown_fields=True):
    """What a sign in the map means; several at once are possible (a coin in the water)."""

    start: bool = False
    mark: str = ""
    """A name for the hexes with this sign, for goals and special rules."""
    monster: str = ""
    players: Players = "nnn"
    boss: str = ""
    name: str = ""
    obstacle: str = ""
    trap: str = ""
    hazard: str = ""
    difficult: str = ""
    ice: str = ""
    corridor: str = ""
    plate: str = ""
    harms: bool = False
    damage: Formula | None = None
    cond: tuple[ConditionName, ...] = ()
    hp: Formula | None = None
    """Of an obstacle that can be destroyed, or of a named monster."""
    side: Side = "monster"
    """Whose such an obstacle or monster is."""
    border: bool = False
    """A tile over the border of a map tile, which nobody can change."""
    coin: bool = False
    treasure: Count = 0
    goal: bool = False
    """A goal treasure tile of the scenario."""
    ally: str = ""


class DoorEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A door that is more than a closed door between the two rooms beside it."""

    joins: tuple[int, int] | None = None
    locked: bool = False


class AllyEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """An allied figure or object."""

    name: Name
    hp: Formula
    attack: Count = 0
    move: Count | None = None
    range: Positive | None = None
    initiative: Initiative = 99
    traits: Traits = Traits()
    abilities: tuple[MonsterAbility, ...] = ()
    icon: str = ""


class ScenarioFile(File, frozen=True, kw_only=True):
    """One scenario."""

    id: Id
    name: Name
    grid: str = ""
    recommended: Annotated[int, Meta(ge=1, le=9)] = 1
    difficulty: int = 0
    tags: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
    forces: tuple[str, ...] = ()
    requirements: Requirement = ALWAYS
    unlocks: tuple[str, ...] = ()
    closes: tuple[str, ...] = ()
    goal: Goal
    lose: tuple[Setback, ...] = ()
    special: tuple[SpecialRule, ...] = ()
    rewards: Effects = ()
    map: str
    legend: dict[str, Symbol] = {}
    doors: dict[str, DoorEntry] = {}
    walls: tuple[tuple[Hex, Hex], ...] = ()
    linked: tuple[tuple[Hex, Hex], ...] = ()
    allies: dict[str, AllyEntry] = {}
    order: tuple[str, ...] = ()
    """Types that share a deck, in the order in which they act."""
    loot: dict[LootKind, Positive] = {}
    """How many loot cards of each kind, in games that have them."""
    sections: dict[int, str] = {}
    """Which text is shown when a room is revealed."""
    texts: dict[str, Name]
    source: str = ""


# --- random_dungeon.yaml --------------------------------------------------------------------------------------


class OpeningEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """Where one enters or leaves a random room."""

    type: Passage
    at: Hex


class RoomEntry(Entry, frozen=True, kw_only=True):
    """A random room: in its map, a … l are the numbers 1 … 12, o is an obstacle.

    T is a trap, H hazardous and D difficult terrain, I ice.
    """

    id: Id
    name: Name
    map: str
    entrances: Annotated[tuple[OpeningEntry, ...], Meta(min_length=1)]
    exits: tuple[OpeningEntry, ...]
    minor: Annotated[tuple[Effect, ...], Meta(min_length=1)]
    major: Annotated[tuple[Effect, ...], Meta(min_length=1)]


class SpotEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands on one of the twelve numbers."""

    monster: str = ""
    players: Players = "nnn"
    tile: Literal["", "trap", "coin", "treasure", "hazard", "obstacle"] = ""


class RewardEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """What the treasure of an encounter holds."""

    gold: Count = 0
    xp: Count = 0
    loot: Count = 0
    abilities: tuple[CardAbility, ...] = ()


class EncounterEntry(Entry, frozen=True, kw_only=True):
    """A random monster card."""

    id: Id
    adjective: Name
    spots: Annotated[tuple[SpotEntry, ...], Meta(min_length=12, max_length=12)]
    treasure: RewardEntry
    trap_harms: bool = False
    trap_cond: tuple[ConditionName, ...] = ()
    infuse: tuple[Element, ...] = ()


class RandomDungeonFile(File, frozen=True, kw_only=True):
    """The random adventure deck."""

    rooms: tuple[RoomEntry, ...]
    encounters: tuple[EncounterEntry, ...]
