"""What is printed in the box, as the engine knows it: classes, cards, items, battle goals, and the whole of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from tafelrunde.games.havens.box.abilities import CardAbility
from tafelrunde.games.havens.box.campaign import Achievement, Box, Campaign, CampaignTables, EventCard, PersonalQuest
from tafelrunde.games.havens.box.monster_abilities import MonsterAbility
from tafelrunde.games.havens.box.monsters import MonsterCard, MonsterType, Traits
from tafelrunde.games.havens.box.outpost import Craft, OutpostBox
from tafelrunde.games.havens.box.scenarios import (
    EncounterCard,
    LevelRow,
    LootCard,
    Overlay,
    RoomCard,
    Scenario,
    TreasureReward,
)
from tafelrunde.games.havens.box.vocabulary import Area, ConditionName, Count, Gain, Initiative, Name, Positive, Symbol

Half = Literal["top", "bottom"]
CardLevel = Annotated[int, Meta(ge=1, le=9)] | Literal["X"]


class Action(Struct, frozen=True, forbid_unknown_fields=True):
    """One half of an ability card (GH-DAT-07)."""

    abilities: tuple[CardAbility, ...]
    lost: bool = False
    active: Literal["", "round", "persistent"] = ""
    slots: tuple[Count, ...] = ()
    """One number per use slot: the XP it gives."""
    xp: Count = 0
    unrecoverable: bool = False
    dots: tuple[Count, ...] | None = None
    """How many enhancements each ability line takes; None: one on every line (GH-ENH-11)."""
    shapes: tuple[Annotated[str, Meta(pattern="^[scdh]*$")], ...] | None = None
    """The enhancement slots of each line, where they have shapes: `s` square, `c` circle, `d` diamond, `h` hexagon."""
    rounds: Count = 0
    """A persistent bonus for so many rounds, not counting the one in which it is played; 0: no end (FH-BON-06)."""
    cost: tuple[Symbol, ...] = ()
    """Elements that must be consumed to perform any part of it (FH-ELM-09)."""
    fast: tuple[CardAbility, ...] = ()
    """What it does instead in a fast turn; none: the same (FH-CLS-02)."""


@lru_cache(maxsize=1024)
def hurried(action: Action) -> Action:
    """The action as it is performed in a fast turn (FH-CLS-02)."""
    return replace(action, abilities=action.fast, fast=())


class AbilityCard(Struct, frozen=True, kw_only=True):
    """A character's ability card (GH-DAT-06)."""

    id: str
    owner: str
    level: CardLevel
    initiative: Initiative
    name: Name
    top: Action
    bottom: Action
    form: str = ""
    """The form in which it can be selected, where its class has forms (FH-CLS-10)."""

    def half(self, half: Half) -> Action:
        return self.top if half == "top" else self.bottom


class Perk(Struct, frozen=True, kw_only=True):
    """A perk: what it takes out of the modifier deck and puts in, by notation and number (GH-PRK-01)."""

    id: str
    owner: str
    boxes: Positive = 1
    connected: bool = False
    """It takes effect once, when all its boxes are ticked (FH-PRK-02)."""
    remove: tuple[tuple[str, int], ...] = ()
    add: tuple[tuple[str, int], ...] = ()
    ignore: Literal["", "items", "scenario"] = ""


Feat = Literal[
    "damage",
    "kills",
    "elite_kills",
    "elements",
    "items",
    "short_rests",
    "long_rests",
    "cards_lost_to_damage",
    "summoned",
    "summon_kills",
    "formations",
    "grants",
    "fast_turns",
    "slow_turns",
    "switches",
    "shadows",
    "shadow_attacks",
    "forced_steps",
    "traps_laid",
    "retaliated",
]
"""What a mastery counts of a character in one scenario: attacks with patterns that need allies, allies commanded, turns
of either pace, changes of form, shadows placed and attacked from, steps that enemies were forced to make …"""


class Mastery(Struct, frozen=True, kw_only=True):
    """What a class can do once for a perk mark, in one scenario that is won (FH-PRK-06)."""

    id: str
    name: Name
    counts: dict[Feat, Positive] = {}
    """So many of each, or more."""
    without: tuple[Feat, ...] = ()
    """None of these."""
    active: Count = 0
    """So many active cards at the end, or more."""
    cards: Count = 0
    """So many cards in hand and discard pile at the end, or more."""


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """A class whose turns are slow or fast, for tokens (FH-CLS-01)."""

    slow: Positive = 30
    """What a slow turn adds to the initiative."""
    tokens: Positive = 4
    """How many tokens a character can have."""


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
    beginners: bool = False
    """Whether it suits those who play for the first time."""
    unlock_event: Count = 0
    """The number of the event cards that come into both decks when the class is unlocked (GH-RTR-07)."""
    retire_event: Count = 0
    """And when the first character of the class retires."""
    traits: tuple[str, ...] = ()
    """What events ask for (FH-CMP-01)."""
    pace: Pace | None = None
    forms: tuple[str, ...] = ()
    """Its forms, the one in which it begins first (FH-CLS-10)."""
    shadows: Count = 0
    """How many shadows a character can have on the map (FH-CLS-06)."""
    masteries: tuple[Mastery, ...] = ()
    first_items: tuple[str, ...] = ()
    """What the book advises a new character to buy (FH-CRE-06)."""


class SummonStats(Struct, frozen=True, kw_only=True):
    """A figure that a character can call (GH-SUM-02)."""

    id: str
    name: Name
    hp: Positive
    attack: Count | None
    """None: it attacks only if it is granted an attack with a number (FH-SUM-05)."""
    move: Count | None = None
    range: Positive | None = None
    traits: Traits
    abilities: tuple[MonsterAbility, ...] | None = None
    """What it does in its turn; None: Move +0, Attack +0."""
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


class Back(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The other side of an item that is flipped (FH-ITM-10)."""

    when: Window
    only: tuple[Literal["melee", "ranged", "single"], ...] = ()
    against: tuple[ConditionName, ...] = ()
    gain: Gain = Gain()
    abilities: tuple[CardAbility, ...] = ()


class Item(Struct, frozen=True, kw_only=True):
    """An item card (GH-DAT-17)."""

    id: str
    """Its number, three digits."""
    name: Name
    slot: Literal["head", "body", "legs", "one_hand", "two_hands", "small"]
    price: Count
    copies: Positive = 2
    use: Literal["spent", "consumed", "flip", "none"]
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
    back: Back | None = None
    """Of an item that is flipped: what it does next."""
    random: bool = False
    """It is in the deck of random items (FH-LTA-04)."""
    craft: Craft | None = None
    """What it is made of, where items are crafted (FH-CRF-01)."""
    icon: str = ""


@lru_cache(maxsize=256)
def turned(item: Item) -> Item:
    """An item with its other side up (FH-ITM-10)."""
    back = item.back
    assert back is not None
    sides = {name: getattr(back, name) for name in Back.__struct_fields__}
    return replace(item, **sides)


class BattleGoal(Struct, frozen=True, kw_only=True):
    """A secret goal (GH-DAT-33): `test` names a counter of the hero and how it must compare at the end."""

    id: str
    name: Name
    checks: Annotated[int, Meta(ge=1, le=2)]
    test: str
    n: int = 0


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
    loot: dict[str, LootCard] = {}
    rooms: dict[str, RoomCard] = {}
    encounters: dict[str, EncounterCard] = {}
    events: dict[str, EventCard] = {}
    quests: dict[str, PersonalQuest] = {}
    achievements: dict[str, Achievement] = {}
    boxes: dict[str, Box] = {}
    campaign: Campaign | None = None
    """None: there is no campaign, only single scenarios."""
    campaign_tables: CampaignTables | None = None
    outpost: OutpostBox | None = None
    """None: the game has no outpost."""
    locked_classes: frozenset[str] = frozenset()
    """Classes that a campaign brings into play, and that nobody should know of before (GH-BOX-01)."""
    watched: frozenset[str] = frozenset()
    """Events that bonuses of some card wait for."""
    auras: frozenset[str] = frozenset()
    """Summons that do something for those around them."""
    digest: str = ""

    def perks_in_effect(self, ticked: Iterable[str]) -> list[Perk]:
        """What ticked boxes come to: connected ones count when all of them are ticked (FH-PRK-02)."""
        found = []
        seen: Counter[str] = Counter()
        for name in ticked:
            perk = self.perks[name]
            seen[name] += 1
            if not perk.connected or seen[name] == perk.boxes:
                found.append(perk)
        return found

    def monster_card(self, card_id: str) -> MonsterCard:
        """A monster ability card by its id, which begins with its deck: `archer-3`."""
        for card in self.decks[card_id.rpartition("-")[0]]:
            if card.id == card_id:
                return card
        raise KeyError(card_id)


class ContentKey:
    """A content as a key: itself, by its fingerprint where it has one."""

    __slots__ = ("content",)

    def __init__(self, content: Content) -> None:
        self.content = content

    def __hash__(self) -> int:
        return hash(self.content.digest)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ContentKey):
            return False
        same = bool(self.content.digest) and other.content.digest == self.content.digest
        return same or other.content is self.content
