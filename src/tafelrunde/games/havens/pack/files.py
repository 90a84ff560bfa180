"""What stands in the YAML files of a pack. The tokens of abilities, goals and rules are those of the engine."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tafelrunde.games.havens.abilities import CardAbility, ConditionName, Count, Gain, MonsterAbility, Positive
from tafelrunde.games.havens.formula import Formula
from tafelrunde.games.havens.records import (
    Action,
    CardLevel,
    Initiative,
    LevelRow,
    Name,
    Passage,
    Rewards,
    Traits,
    Window,
)
from tafelrunde.games.havens.special import Effect, Goal, Setback, SpecialRule
from tafelrunde.tabletop.hexes import Hex

Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]+$")]
Players = Annotated[str, Meta(pattern=r"^[-ne]{3}$")]
"""For 2, 3 and 4 characters: n normal, e elite, - none."""


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record of a file; `source` says where its numbers come from: the rulebook, inferred or proposed."""

    source: str = ""


class File(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole file."""


# --- pack.yaml ------------------------------------------------------------------------------------------------


class ManifestFile(File, frozen=True, kw_only=True):
    """What a pack of somebody's own is: its game and its name."""

    game: str
    name: Name
    about: Name = Name("", "")
    author: str = ""


# --- classes/*.yaml: one file for each class ------------------------------------------------------------------


class PerkEntry(Entry, frozen=True, kw_only=True):
    """A perk: modifier cards out and in, by notation and number."""

    boxes: Positive = 1
    remove: dict[str, Positive] = {}
    add: dict[str, Positive] = {}
    ignore: Literal["", "items", "scenario"] = ""


class CardEntry(Entry, frozen=True, kw_only=True):
    """An ability card."""

    id: Id
    level: CardLevel
    initiative: Initiative
    name: Name
    top: Action
    bottom: Action


class SummonEntry(Entry, frozen=True, kw_only=True):
    """A figure that a card of the class calls."""

    id: Id
    name: Name
    hp: Positive
    attack: Count
    move: Count | None = None
    range: Positive | None = None
    traits: Traits = Traits()
    icon: str = ""


class ClassFile(File, frozen=True, kw_only=True):
    """One class with all that belongs to it."""

    id: Id
    name: Name
    role: Name
    hand: Positive
    hp: Annotated[tuple[Positive, ...], Meta(min_length=9, max_length=9)]
    color: Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}$")] = "#9aa4b2"
    icon: str = ""
    perks: tuple[PerkEntry, ...]
    summons: tuple[SummonEntry, ...] = ()
    cards: tuple[CardEntry, ...]
    source: str = ""


# --- monsters.yaml, decks.yaml --------------------------------------------------------------------------------


class StatsEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One rank at one level; no range is melee."""

    hp: Formula
    move: Count | None
    attack: Formula
    range: Positive | None = None
    traits: Traits = Traits()


Eight = Annotated[tuple[StatsEntry, ...], Meta(min_length=8, max_length=8)]
"""For the levels 0 to 7."""


class MonsterEntry(Entry, frozen=True, kw_only=True):
    """A monster with its two ranks."""

    id: Id
    name: Name
    deck: Id
    standees: Positive
    icon: str = ""
    tags: tuple[str, ...] = ()
    immune: tuple[ConditionName, ...] = ()
    normal: Eight
    elite: Eight


class BossEntry(Entry, frozen=True, kw_only=True):
    """A boss: one row of numbers and two special actions."""

    id: Id
    name: Name
    deck: Id
    icon: str = ""
    tags: tuple[str, ...] = ()
    immune: tuple[ConditionName, ...] = ()
    levels: Eight
    special_1: Annotated[tuple[MonsterAbility, ...], Meta(min_length=1)]
    special_2: Annotated[tuple[MonsterAbility, ...], Meta(min_length=1)]


class MonstersFile(File, frozen=True, kw_only=True):
    """Monsters and bosses."""

    monsters: tuple[MonsterEntry, ...] = ()
    bosses: tuple[BossEntry, ...] = ()


class MonsterCardEntry(Entry, frozen=True, kw_only=True):
    """A card of a monster deck."""

    id: Id
    initiative: Initiative
    abilities: Annotated[tuple[MonsterAbility, ...], Meta(min_length=1)]
    shuffle: bool = False


class DecksFile(File, frozen=True, kw_only=True):
    """The monster ability decks by name."""

    decks: dict[str, tuple[MonsterCardEntry, ...]]


# --- items.yaml, battle_goals.yaml, treasures.yaml ------------------------------------------------------------


class ItemEntry(Entry, frozen=True, kw_only=True):
    """An item."""

    id: Annotated[str, Meta(pattern=r"^[0-9]{3}$")]
    name: Name
    slot: Literal["head", "body", "legs", "one_hand", "two_hands", "small"]
    price: Count
    copies: Positive = 2
    use: Literal["spent", "consumed", "none"]
    charges: Count = 0
    minus_ones: Count = 0
    when: Window
    only: tuple[Literal["melee", "ranged", "single"], ...] = ()
    against: tuple[ConditionName, ...] = ()
    gain: Gain = Gain()
    abilities: tuple[CardAbility, ...] = ()
    unrecoverable: bool = False
    icon: str = ""


class ItemsFile(File, frozen=True, kw_only=True):
    """The items."""

    items: tuple[ItemEntry, ...]


class BattleGoalEntry(Entry, frozen=True, kw_only=True):
    """A battle goal: `test` is one of `pack.goals.TESTS`."""

    id: Id
    name: Name
    checks: Annotated[int, Meta(ge=1, le=2)]
    test: str
    n: Count = 0


class BattleGoalsFile(File, frozen=True, kw_only=True):
    """The battle goals."""

    battle_goals: tuple[BattleGoalEntry, ...]


class TreasureEntry(Entry, frozen=True, kw_only=True):
    """What a treasure holds."""

    number: Positive
    gold: Count = 0
    xp: Count = 0
    item: str = ""
    random_design: bool = False
    random_scenario: bool = False
    abilities: tuple[CardAbility, ...] = ()


class TreasuresFile(File, frozen=True, kw_only=True):
    """The treasure index."""

    treasures: tuple[TreasureEntry, ...]


# --- areas.yaml, overlays.yaml, tables.yaml -------------------------------------------------------------------


class AreaEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """An area drawn as a map: `x` is attacked, `o` is the acting figure, `.` neither."""

    map: str
    source: str = ""


class AreasFile(File, frozen=True, kw_only=True):
    """The areas by id."""

    areas: dict[str, AreaEntry]


class OverlayEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """The name and picture of an overlay tile."""

    de: str
    en: str
    icon: str = ""


class OverlaysFile(File, frozen=True, kw_only=True):
    """The overlay tiles by id."""

    overlays: dict[str, OverlayEntry]


class TablesFile(File, frozen=True, kw_only=True):
    """The numbers that the scenario level fixes, and what levels cost."""

    scenario_level: Annotated[tuple[LevelRow, ...], Meta(min_length=8, max_length=8)]
    solo_level: Annotated[tuple[LevelRow, ...], Meta(min_length=8, max_length=8)]
    level_xp: Annotated[tuple[Count, ...], Meta(min_length=9, max_length=9)]


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
    corridor: str = ""
    plate: str = ""
    harms: bool = False
    damage: Formula | None = None
    cond: tuple[ConditionName, ...] = ()
    hp: Formula | None = None
    """Of an obstacle that can be destroyed, or of a named monster."""
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
    requirements: tuple[str, ...] = ()
    unlocks: tuple[str, ...] = ()
    goal: Goal
    lose: tuple[Setback, ...] = ()
    special: tuple[SpecialRule, ...] = ()
    rewards: Rewards = Rewards()
    map: str
    legend: dict[str, Symbol] = {}
    doors: dict[str, DoorEntry] = {}
    walls: tuple[tuple[Hex, Hex], ...] = ()
    allies: dict[str, AllyEntry] = {}
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
    """A random room: in its map, a … l are the numbers 1 … 12 and # is an obstacle's sign `o`."""

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
    abilities: tuple[CardAbility, ...] = ()


class EncounterEntry(Entry, frozen=True, kw_only=True):
    """A random monster card."""

    id: Id
    adjective: Name
    spots: Annotated[tuple[SpotEntry, ...], Meta(min_length=12, max_length=12)]
    treasure: RewardEntry
    trap_harms: bool = False
    trap_cond: tuple[ConditionName, ...] = ()


class RandomDungeonFile(File, frozen=True, kw_only=True):
    """The random adventure deck."""

    rooms: tuple[RoomEntry, ...]
    encounters: tuple[EncounterEntry, ...]
