"""What is printed for an outpost, where the game has one: buildings, walls, sections, the alchemy chart."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tafelrunde.games.havens.box.campaign import ALWAYS, NO_TEXT, Effects, Requirement
from tafelrunde.games.havens.box.outpost_effects import BuildingId, GuardCard, Herb, Price, Resource
from tafelrunde.games.havens.box.vocabulary import Count, Name, Positive

Materials = dict[Literal["wood", "metal", "leather"], Positive]
"""What building, raising, repairing and rebuilding cost."""
Interaction = Literal["craft", "brew_two", "brew_three", "distil", "buy", "enhance", "favours", "bless"]
"""What can be done in a building in downtime; `favours`: before a scenario (FH-FAV-01)."""

# --- buildings ----------------------------------------------------------------------------------------------------


class Operation(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a building does in step 3 of an outpost phase; with a cost only if the party wants to (FH-OPS-03)."""

    cost: Price = {}
    when: Requirement = ALWAYS
    do: Annotated[Effects, Meta(min_length=1)]


class BuildingLevel(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A building card (FH-CMP-14): what this level costs, brings and does, on both sides of the card."""

    needs: Annotated[int, Meta(ge=1, le=9)] = 1
    """The prosperity level (FH-BAU-04)."""
    cost: Materials = {}
    prosperity: Count = 0
    once: Effects = ()
    """One-time effects (FH-BLD-04)."""
    offers: tuple[str, ...] = ()
    """Items that become available (FH-STO-02)."""
    operate: tuple[Operation, ...] = ()
    uses: tuple[Interaction, ...] = ()
    repair: Materials
    rebuild: Materials
    wrecked: tuple[Operation, ...] = ()
    """What it does while it is wrecked (FH-DMB-03)."""
    soldiers: Count = 0
    """How many soldiers it holds (FH-CSH-09), and by how much each lowers an attack (FH-DEF-02)."""
    per_soldier: Count = 0
    travel: tuple[str, ...] = ()
    """Travel symbols that it grants (FH-CMP-16)."""
    rebate: Count = 0
    """Gold that every enhancement costs less."""


class BuildingCard(Struct, frozen=True, kw_only=True):
    """A building with all its levels; `start`: its level at the beginning, 0 a plot, None not known yet."""

    id: BuildingId
    name: Name
    icon: str = ""
    start: Count | None = None
    about: Name = NO_TEXT
    levels: Annotated[tuple[BuildingLevel, ...], Meta(min_length=1)]


class Wall(Struct, frozen=True, kw_only=True):
    """A wall: built once, in the place of a building, and never attacked (FH-WAL-01 … 03)."""

    id: str
    name: Name
    icon: str = ""
    needs: Annotated[int, Meta(ge=1, le=9)] = 1
    after: str = ""
    """Another wall that must stand before."""
    cost: Materials
    prosperity: Count = 0
    once: Effects
    attack: Count = 0
    """Every threat attacks with so much less."""
    targets: Count = 0
    """Every threat has so many targets less, but one at least."""


# --- sections, favours, recipes -----------------------------------------------------------------------------------


class SectionChoice(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One of the ways in which a section goes on."""

    id: Annotated[str, Meta(pattern=r"^[a-z_]+$")]
    text: Name
    when: Requirement = ALWAYS
    do: Effects = ()


class Section(Struct, frozen=True, kw_only=True):
    """A section of the story (FH-CMP-18): what is told, what happens, and perhaps a choice of the party."""

    id: str
    text: Name
    do: Effects = ()
    choices: tuple[SectionChoice, ...] = ()


class Favour(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the party can buy with favour points before a scenario (FH-FAV-03)."""

    id: Literal["knowledge", "wealth", "strategy", "capacity", "discovery", "potential"]
    points: Positive
    n: Positive = 1


class Recipe(Struct, frozen=True, kw_only=True):
    """A window of the alchemy chart (FH-CMP-23): two or three herbs, in the order of their names, and the potion."""

    herbs: Annotated[tuple[Herb, ...], Meta(min_length=2, max_length=3)]
    potion: str

    @property
    def id(self) -> str:
        return "+".join(self.herbs)


class Craft(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What an item is made of (FH-CRF-01)."""

    resources: dict[Resource, Positive] = {}
    items: tuple[str, ...] = ()

    @property
    def parts(self) -> int:
        """How many resources and items it needs (FH-SLL-01)."""
        return sum(self.resources.values()) + len(self.items)


# --- the frame ----------------------------------------------------------------------------------------------------


class MoraleStep(Struct, frozen=True, forbid_unknown_fields=True):
    """What the morale does to the defence (table T7)."""

    min: int
    max: int
    defence: int


class OutpostTables(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The numbers of an outpost."""

    weeks: Positive
    """Of a season (FH-CSH-01)."""
    morale: tuple[MoraleStep, ...]
    guard: dict[GuardCard, Positive]
    """The town guard deck at the start (table T16)."""
    craftable: tuple[str, ...]
    """Items that can be crafted from the start, and bought at the start (FH-STO-05)."""
    purchasable: tuple[str, ...]
    sister: tuple[str, ...] = ()
    """Items of the sister game that can be bought at the start where the table has them (FH-CRE-03)."""
    murky: str
    """The potion of every mix of three herbs that are not all different (FH-BRW-07)."""
    first: str
    """The scenario with which the outpost begins: before it is done there is no outpost phase (FH-BEG-01)."""
    tutorial: tuple[str, ...] = ()
    """Scenarios that may be played before it; neither they nor the first one have a road event (FH-EVT-01)."""
    at_minimum: str = ""
    """The sections that are read when the morale reaches its ends (FH-CSH-10)."""
    at_maximum: str = ""
    retired: dict[str, str] = {}
    """By class: the section that is read when the first of it retires (FH-RTR-07)."""
    favours: tuple[Favour, ...]


class OutpostBox(Struct, frozen=True, kw_only=True):
    """All of it, by id."""

    tables: OutpostTables
    buildings: dict[str, BuildingCard] = {}
    walls: dict[str, Wall] = {}
    sections: dict[str, Section] = {}
    recipes: dict[str, Recipe] = {}
