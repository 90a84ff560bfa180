"""What is printed in the box, as the engine knows it: classes, cards, monsters, items, scenarios."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tafelrunde.games.havens.abilities import (
    Area,
    CardAbility,
    ConditionName,
    Count,
    Gain,
    MonsterAbility,
    Positive,
    Rank,
)
from tafelrunde.games.havens.formula import Formula
from tafelrunde.games.havens.special import Goal, Setback, SpecialRule
from tafelrunde.tabletop.hexes import Hex

Half = Literal["top", "bottom"]
CardLevel = Annotated[int, Meta(ge=1, le=9)] | Literal["X"]
Initiative = Annotated[int, Meta(ge=1, le=99)]


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    """A name in both languages."""

    de: str
    en: str


# --- characters -----------------------------------------------------------------------------------------------


class Action(Struct, frozen=True, forbid_unknown_fields=True):
    """One half of an ability card (GH-DAT-07)."""

    abilities: tuple[CardAbility, ...]
    lost: bool = False
    active: Literal["", "round", "persistent"] = ""
    slots: tuple[Count, ...] = ()
    """One number per use slot: the XP it gives."""
    xp: Count = 0
    unrecoverable: bool = False


class AbilityCard(Struct, frozen=True, kw_only=True):
    """A character's ability card (GH-DAT-06)."""

    id: str
    owner: str
    level: CardLevel
    initiative: Initiative
    name: Name
    top: Action
    bottom: Action

    def half(self, half: Half) -> Action:
        return self.top if half == "top" else self.bottom


class Perk(Struct, frozen=True, kw_only=True):
    """A perk: what it takes out of the modifier deck and puts in, by notation and number (GH-PRK-01)."""

    id: str
    owner: str
    boxes: Positive = 1
    remove: tuple[tuple[str, int], ...] = ()
    add: tuple[tuple[str, int], ...] = ()
    ignore: Literal["", "items", "scenario"] = ""


class CharacterClass(Struct, frozen=True, kw_only=True):
    """A class (GH-DAT-01)."""

    id: str
    name: Name
    hand: Positive
    hp: tuple[int, ...]
    cards: tuple[str, ...]
    perks: tuple[str, ...]
    color: str = ""
    icon: str = ""
    role: Name = Name("", "")
    """In one line, how it plays."""


class SummonStats(Struct, frozen=True, kw_only=True):
    """A figure that a character can call (GH-SUM-02)."""

    id: str
    name: Name
    hp: Positive
    attack: Count
    move: Count | None = None
    range: Positive | None = None
    traits: Traits
    icon: str = ""


Window = Literal[
    "always",
    "turn",
    "turn_start",
    "move",
    "attack",
    "target",
    "attacked",
    "double_drawn",
    "damage",
    "fatal",
    "condition",
    "heal",
    "consume",
    "trap",
]
"""When an item can be used (GH-ITM-06): in the own turn, with an own move, attack ability, attack on one target or
heal, when attacked, when damage would be suffered or be fatal, when a negative condition would be applied …"""


class Item(Struct, frozen=True, kw_only=True):
    """An item card (GH-DAT-17)."""

    id: str
    """Its number, three digits."""
    name: Name
    slot: Literal["head", "body", "legs", "one_hand", "two_hands", "small"]
    price: Count
    copies: Positive = 2
    use: Literal["spent", "consumed", "none"]
    charges: Count = 0
    minus_ones: Count = 0
    when: Window
    only: tuple[Literal["melee", "ranged", "single"], ...] = ()
    """For `attack` and `target`: the attacks it may be used with."""
    against: tuple[ConditionName, ...] = ()
    """For `condition`: which ones; none means every negative one."""
    gain: Gain = Gain()
    abilities: tuple[CardAbility, ...] = ()
    unrecoverable: bool = False
    icon: str = ""


class BattleGoal(Struct, frozen=True, kw_only=True):
    """A secret goal (GH-DAT-33): `test` names a counter of the hero and how it must compare at the end."""

    id: str
    name: Name
    checks: Annotated[int, Meta(ge=1, le=2)]
    test: str
    n: int = 0


# --- monsters -------------------------------------------------------------------------------------------------


class Traits(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is always active for a monster or a summon (GH-DAT-21)."""

    shield: Count = 0
    retaliate: Count = 0
    retaliate_range: Positive = 1
    targets: Positive = 1
    pierce: Count = 0
    cond: tuple[ConditionName, ...] = ()
    flying: bool = False
    attackers_disadvantaged: bool = False
    advantage: bool = False


class Stats(Struct, frozen=True, kw_only=True):
    """The numbers of one rank at one level (GH-DAT-19). `range` None is melee (GH-DAT-20)."""

    hp: Formula
    move: Count | None
    attack: Formula
    range: Positive | None = None
    traits: Traits = Traits()


class MonsterType(Struct, frozen=True, kw_only=True):
    """A monster type or boss (GH-DAT-19, GH-DAT-27), by level 0 to 7."""

    id: str
    name: Name
    deck: str
    standees: Positive
    normal: tuple[Stats, ...] = ()
    elite: tuple[Stats, ...] = ()
    boss: tuple[Stats, ...] = ()
    special_1: tuple[MonsterAbility, ...] = ()
    special_2: tuple[MonsterAbility, ...] = ()
    immune: tuple[ConditionName, ...] = ()
    icon: str = ""


class MonsterCard(Struct, frozen=True, kw_only=True):
    """A monster ability card (GH-DAT-23)."""

    id: str
    deck: str
    initiative: Initiative
    abilities: tuple[MonsterAbility, ...]
    shuffle: bool = False


# --- maps and scenarios ---------------------------------------------------------------------------------------


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
    start: tuple[Hex, ...] = ()


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


def named_id(scenario: str, name: str) -> str:
    """The id of a monster that a scenario names: `110-leader` (GH-SPC-03)."""
    return f"{scenario}-{name}"


OverlayKind = Literal["obstacle", "trap", "hazard", "difficult", "corridor", "plate"]


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


class Rewards(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a won scenario brings in a campaign (GH-END-10)."""

    gold_each: int = 0
    xp_each: int = 0
    party_achievements: tuple[str, ...] = ()
    global_achievements: tuple[str, ...] = ()
    prosperity: int = 0
    reputation: int = 0
    items: tuple[str, ...] = ()
    designs: tuple[str, ...] = ()
    quest_step: str = ""


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
    requirements: tuple[str, ...] = ()
    unlocks: tuple[str, ...] = ()
    rewards: Rewards = Rewards()
    texts: dict[str, Name] = {}
    """Intro, sections and conclusion by key."""
    difficulty: int = 0
    recommended: Positive = 1
    """The level of characters it is made for."""


class TreasureReward(Struct, frozen=True, kw_only=True):
    """What is in a numbered treasure."""

    number: int
    gold: int = 0
    xp: int = 0
    item: str = ""
    random_design: bool = False
    random_scenario: bool = False
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


# --- the random adventure deck (GH-RDG) -----------------------------------------------------------------------

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


class Content(Struct, frozen=True, kw_only=True):
    """A whole pack by id; what the rules ask for."""

    classes: dict[str, CharacterClass]
    cards: dict[str, AbilityCard]
    perks: dict[str, Perk]
    summons: dict[str, SummonStats]
    items: dict[str, Item]
    goals: dict[str, BattleGoal]
    monsters: dict[str, MonsterType]
    decks: dict[str, tuple[MonsterCard, ...]]
    areas: dict[str, Area]
    scenarios: dict[str, Scenario]
    treasures: dict[int, TreasureReward]
    levels: tuple[LevelRow, ...]
    solo_levels: tuple[LevelRow, ...]
    level_xp: tuple[int, ...]
    """The XP that levels 1 to 9 need (table T3)."""
    overlays: dict[str, Overlay] = {}
    rooms: dict[str, RoomCard] = {}
    encounters: dict[str, EncounterCard] = {}
    digest: str = ""

    def monster_card(self, card_id: str) -> MonsterCard:
        """A monster ability card by its id, which begins with its deck: `archer-3`."""
        deck = card_id.rpartition("-")[0]
        return next(card for card in self.decks[deck] if card.id == card_id)
