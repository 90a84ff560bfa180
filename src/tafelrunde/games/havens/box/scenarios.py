"""Scenarios as they are printed: maps, what rooms hold, what follows in a campaign, and the random adventure."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tafelrunde.games.havens.box.abilities import CardAbility, TileKind
from tafelrunde.games.havens.box.campaign import ALWAYS, Effects, Ending, Requirement
from tafelrunde.games.havens.box.formula import Formula
from tafelrunde.games.havens.box.monster_abilities import MonsterAbility
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.special import Goal, Setback, SpecialRule
from tafelrunde.games.havens.box.vocabulary import ConditionName, Count, Element, Initiative, Name, Positive, Rank
from tafelrunde.tabletop.hexes import Hex


class Room(Struct, frozen=True):
    """A room: its hexes (GH-DAT-28)."""

    id: int
    hexes: tuple[Hex, ...]


class Door(Struct, frozen=True, kw_only=True):
    """A door between two rooms; its hex belongs to both once it is open (GH-REV-10)."""

    id: str
    at: Hex
    joins: tuple[int, int]
    locked: bool = False


class Map(Struct, frozen=True, kw_only=True):
    """The layout, which is public from the start (GH-SET-02). What is not a hex of it is wall (GH-HEX-06)."""

    rooms: tuple[Room, ...]
    doors: tuple[Door, ...] = ()
    walls: tuple[tuple[Hex, Hex], ...] = ()
    linked: tuple[tuple[Hex, Hex], ...] = ()
    """Hexes that count as adjacent for movement, and for nothing else (FH-GEN-07)."""
    start: tuple[Hex, ...] = ()


Side = Literal["monster", "hero", "rival"]
"""On whose side a scenario places somebody: rivals are at war with the other monsters too (FH-TGT-08)."""


class Placement(Struct, frozen=True, kw_only=True):
    """A monster of a room by number of characters: for 2, 3 and 4 (GH-DAT-32); a boss is always placed once."""

    type: str
    at: Hex
    players: tuple[Rank | Literal["-"], Rank | Literal["-"], Rank | Literal["-"]] = ("normal", "normal", "normal")
    boss: bool = False
    name: str = ""
    """A named monster: the key of its name in the scenario's texts; it is neither normal nor elite (GH-SPC-03)."""
    hp: Formula | None = None
    """Its own hit points, if the scenario gives them."""
    side: Side = "monster"


def named_id(scenario: str, name: str) -> str:
    """The id of a monster that a scenario names: `110-leader` (GH-SPC-03)."""
    return f"{scenario}-{name}"


OverlayKind = Literal["obstacle", "trap", "hazard", "difficult", "ice", "corridor", "plate"]


class Overlay(Struct, frozen=True, kw_only=True):
    """How tiles of one name are called and drawn: a table, water, thorns."""

    id: str
    name: Name
    icon: str = ""


class Tile(Struct, frozen=True, kw_only=True):
    """An overlay tile as the scenario places it (GH-DAT-30); `name` is the id of an `Overlay`."""

    kind: OverlayKind
    name: str
    at: tuple[Hex, ...]
    damage: Formula | None = None
    """A trap's damage; None with a trap of the scenario means the trap damage of the level, if it has a damage part."""
    cond: tuple[ConditionName, ...] = ()
    harms: bool = False
    """A trap with a damage part (GH-OVL-06)."""
    hp: Formula | None = None
    """An obstacle that can be destroyed (GH-OVL-14)."""
    side: Side = "monster"
    """Whose it is then: the characters destroy it, or protect it (FH-TIL-19)."""
    border: bool = False
    """It covers a border hex of a map tile, so that nobody can change it (FH-OVL-06)."""
    id: str = ""


class Treasure(Struct, frozen=True, kw_only=True):
    """A treasure tile: numbered, or a goal tile of the scenario (GH-OVL-16)."""

    at: Hex
    number: int = 0
    goal: bool = False


class Ally(Struct, frozen=True, kw_only=True):
    """An allied figure of the scenario (GH-OVL-18, GH-SPC-04): acts at its initiative, by the monster rules."""

    id: str
    name: Name
    at: Hex
    hp: Formula
    attack: Count = 0
    move: Count | None = None
    range: Positive | None = None
    initiative: Initiative = 99
    traits: Traits = Traits()
    abilities: tuple[MonsterAbility, ...] = ()
    """What it does in its turn; nothing: it only stands there."""
    icon: str = ""


class Contents(Struct, frozen=True, kw_only=True):
    """What a room holds when it is revealed (GH-REV-01)."""

    monsters: tuple[Placement, ...] = ()
    tiles: tuple[Tile, ...] = ()
    coins: tuple[Hex, ...] = ()
    treasures: tuple[Treasure, ...] = ()
    allies: tuple[Ally, ...] = ()
    section: str = ""
    """The text shown at this moment (GH-REV-04), by its key."""


LootKind = Literal[
    "coins",
    "wood",
    "metal",
    "leather",
    "arrowvine",
    "axenut",
    "corpsecap",
    "flamefruit",
    "rockroot",
    "snowthistle",
    "random_item",
]


class LootCard(Struct, frozen=True, kw_only=True):
    """A card of a loot deck (FH-CMP-10): what it brings with 2, 3 and 4 characters."""

    id: str
    kind: LootKind
    amount: tuple[Count, Count, Count] = (1, 1, 1)
    copies: Positive = 1


class Scenario(Struct, frozen=True, kw_only=True):
    """A scenario (GH-DAT-31)."""

    id: str
    name: Name
    map: Map
    contents: dict[int, Contents]
    goal: Goal
    lose: tuple[Setback, ...] = ()
    special: tuple[SpecialRule, ...] = ()
    tags: tuple[str, ...] = ()
    grid: str = ""
    links: tuple[str, ...] = ()
    forces: tuple[str, ...] = ()
    """Scenarios one of which must be played directly afterwards (FH-FLW-03)."""
    requirements: Requirement = ALWAYS
    """What a party needs to play it in campaign mode (GH-OVR-10)."""
    unlocks: tuple[str, ...] = ()
    closes: tuple[str, ...] = ()
    """Scenarios that can't be played in campaign mode any more once it is won."""
    rewards: Effects = ()
    """What a won scenario brings in campaign mode (GH-END-10)."""
    texts: dict[str, Name] = {}
    """Intro, sections and conclusion by key."""
    difficulty: int = 0
    recommended: Positive = 1
    """The level of characters it is made for."""
    order: tuple[str, ...] = ()
    """In which order types of one initiative act that share a deck; others settle it each round (FH-INI-06)."""
    loot: dict[str, int] = {}
    """How many cards of each kind its loot deck has, where the game has one (FH-LOOT-01)."""

    @property
    def ends_story(self) -> bool:
        """Whether it is one of the ends of the campaign: nobody should know of it before."""
        return any(isinstance(reward, Ending) for reward in self.rewards)


class TreasureReward(Struct, frozen=True, kw_only=True):
    """What is in a numbered treasure."""

    number: int
    gold: int = 0
    xp: int = 0
    item: str = ""
    random_design: bool = False
    random_scenario: bool = False
    loot: Count = 0
    """Cards of the scenario's loot deck (FH-TRE-06)."""
    resources: dict[str, Positive] = {}
    """Materials and herbs, which are received like loot (FH-TRE-08)."""
    design: str = ""
    """The item whose design it is (GH-LOT-08, FH-TRE-03).

    With `half` only when that treasure was found too (FH-TRE-07).
    """
    half: Count = 0
    abilities: tuple[CardAbility, ...] = ()
    """Done at once by the looter (a heal, blesses …)."""


class LevelRow(Struct, frozen=True, kw_only=True):
    """What the scenario level fixes (table T1)."""

    level: int
    monster_level: int
    gold_per_coin: int
    trap_damage: int
    hazard_damage: int
    bonus_xp: int


Passage = Literal["A", "B"]


class Opening(Struct, frozen=True, kw_only=True):
    """An entrance or exit of a random room: its type and the hex beside it."""

    type: Passage
    at: Hex


class RoomCard(Struct, frozen=True, kw_only=True):
    """A random room (GH-RDG-04)."""

    id: str
    name: Name
    hexes: tuple[Hex, ...]
    entrances: tuple[Opening, ...]
    exits: tuple[Opening, ...]
    obstacles: tuple[Hex, ...]
    numbers: tuple[Hex, ...]
    """Where the twelve numbers are."""
    tiles: tuple[tuple[TileKind, Hex], ...] = ()
    """Other tiles of the room itself."""
    minor: SpecialRule
    major: SpecialRule


class Spot(Struct, frozen=True, kw_only=True):
    """What stands on one of the twelve numbers."""

    monster: str = ""
    players: tuple[Rank | Literal["-"], Rank | Literal["-"], Rank | Literal["-"]] = ("-", "-", "-")
    tile: Literal["", "trap", "coin", "treasure", "hazard", "obstacle"] = ""


class EncounterCard(Struct, frozen=True, kw_only=True):
    """A random monster card (GH-RDG-05)."""

    id: str
    adjective: Name
    spots: tuple[Spot, ...]
    treasure: TreasureReward
    trap_harms: bool = False
    trap_cond: tuple[ConditionName, ...] = ()
    infuse: tuple[Element, ...] = ()
    """Elements that are infused at the end of the turn in which the room is revealed (FH-RDG-08)."""
