"""What stands in the YAML files of a pack, but for maps. The tokens of abilities are those of the engine."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tafelrunde.games.havens.box.campaign import Achievement, Box, Campaign, CampaignTables, EventCard, PersonalQuest
from tafelrunde.games.havens.box.cards import Action, BattleGoal, CardLevel, Item, Mastery, Pace, SummonStats
from tafelrunde.games.havens.box.formula import Formula
from tafelrunde.games.havens.box.monster_abilities import MonsterAbility
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.outpost import BuildingCard, OutpostTables, Recipe, Section, Wall
from tafelrunde.games.havens.box.scenarios import LevelRow, LootCard, TreasureReward
from tafelrunde.games.havens.box.vocabulary import ConditionName, Count, Initiative, Name, Positive

Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]+$")]


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
    connected: bool = False
    remove: dict[str, Positive] = {}
    add: dict[str, Positive] = {}
    ignore: Literal["", "items", "scenario"] = ""


class MasteryEntry(Mastery, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A mastery, where the game has them."""

    id: Id
    source: str = ""


class CardEntry(Entry, frozen=True, kw_only=True):
    """An ability card."""

    id: Id
    level: CardLevel
    initiative: Initiative
    name: Name
    top: Action
    bottom: Action
    form: str = ""


class SummonEntry(SummonStats, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A figure that a card of the class calls."""

    id: Id
    traits: Traits = Traits()
    source: str = ""


class ClassFile(File, frozen=True, kw_only=True):
    """One class with all that belongs to it."""

    id: Id
    name: Name
    role: Name
    beginners: bool = False
    hand: Positive
    hp: Annotated[tuple[Positive, ...], Meta(min_length=9, max_length=9)]
    color: Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}$")] = "#9aa4b2"
    icon: str = ""
    traits: tuple[str, ...] = ()
    unlock_event: Count = 0
    retire_event: Count = 0
    pace: Pace | None = None
    shadows: Count = 0
    forms: tuple[str, ...] = ()
    masteries: tuple[MasteryEntry, ...] = ()
    first_items: tuple[str, ...] = ()
    perks: tuple[PerkEntry, ...]
    summons: tuple[SummonEntry, ...] = ()
    cards: tuple[CardEntry, ...]
    source: str = ""


# --- monsters.yaml, decks.yaml --------------------------------------------------------------------------------


class StatsEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One rank at one level; no range is melee."""

    hp: Formula
    move: Count | None
    attack: Formula | None
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


class ItemEntry(Item, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An item."""

    id: Annotated[str, Meta(pattern=r"^[0-9]{3}$")]
    source: str = ""


class ItemsFile(File, frozen=True, kw_only=True):
    """The items."""

    items: tuple[ItemEntry, ...]


class BattleGoalEntry(BattleGoal, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A battle goal: `test` is one of `pack.goals.TESTS`."""

    id: Id
    source: str = ""


class BattleGoalsFile(File, frozen=True, kw_only=True):
    """The battle goals."""

    battle_goals: tuple[BattleGoalEntry, ...]


class TreasureEntry(TreasureReward, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a treasure holds."""

    number: Positive
    source: str = ""


class TreasuresFile(File, frozen=True, kw_only=True):
    """The treasure index."""

    treasures: tuple[TreasureEntry, ...]


# --- loot_cards.yaml --------------------------------------------------------------------------------------------


class LootCardEntry(LootCard, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A kind of loot card."""

    id: Id
    source: str = ""


class LootCardsFile(File, frozen=True, kw_only=True):
    """The supply of loot cards."""

    loot_cards: tuple[LootCardEntry, ...]


# --- areas.yaml, overlays.yaml, tables.yaml -------------------------------------------------------------------


class AreaEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """An area drawn as a map: `x` is attacked, `o` is the acting figure, in `b` an ally must stand, `.` is neither."""

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
    campaign: CampaignTables | None = None


# --- campaign.yaml, events.yaml, personal_quests.yaml, achievements.yaml, boxes.yaml --------------------------


class CampaignFile(Campaign, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The frame of the campaign: a pack that brings one replaces it as a whole, but for the endings' words."""

    source: str = ""


class EventEntry(EventCard, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event card."""

    source: str = ""


class EventsFile(File, frozen=True, kw_only=True):
    """The event cards."""

    events: tuple[EventEntry, ...]


class QuestEntry(PersonalQuest, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A personal quest."""

    id: Id
    source: str = ""


class QuestsFile(File, frozen=True, kw_only=True):
    """The personal quests."""

    personal_quests: tuple[QuestEntry, ...]


class AchievementEntry(Achievement, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An achievement."""

    id: Id
    source: str = ""


class AchievementsFile(File, frozen=True, kw_only=True):
    """The achievements."""

    achievements: tuple[AchievementEntry, ...]


class BoxEntry(Box, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A box or an envelope."""

    id: Id
    source: str = ""


class BoxesFile(File, frozen=True, kw_only=True):
    """The boxes and envelopes."""

    boxes: tuple[BoxEntry, ...]


# --- outpost.yaml, buildings.yaml, sections.yaml, alchemy.yaml --------------------------------------------------


class OutpostFile(OutpostTables, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The numbers of the outpost: a pack that brings them replaces them as a whole."""

    source: str = ""


class BuildingEntry(BuildingCard, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A building."""

    source: str = ""


class WallEntry(Wall, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wall."""

    id: Id
    source: str = ""


class BuildingsFile(File, frozen=True, kw_only=True):
    """Buildings and walls."""

    buildings: tuple[BuildingEntry, ...] = ()
    walls: tuple[WallEntry, ...] = ()


class SectionEntry(Section, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A section."""

    id: Id
    source: str = ""


class SectionsFile(File, frozen=True, kw_only=True):
    """The sections."""

    sections: tuple[SectionEntry, ...]


class RecipeEntry(Recipe, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A window of the alchemy chart."""

    source: str = ""


class AlchemyFile(File, frozen=True, kw_only=True):
    """The alchemy chart."""

    recipes: tuple[RecipeEntry, ...]
