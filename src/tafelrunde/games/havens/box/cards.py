"""What is printed in the box, as the engine knows it: classes, cards, items, battle goals, and the whole of it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tafelrunde.games.havens.box.abilities import CardAbility
from tafelrunde.games.havens.box.monsters import MonsterCard, MonsterType, Traits
from tafelrunde.games.havens.box.scenarios import (
    EncounterCard,
    LevelRow,
    Overlay,
    RoomCard,
    Scenario,
    TreasureReward,
)
from tafelrunde.games.havens.box.vocabulary import Area, ConditionName, Count, Gain, Initiative, Name, Positive

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
        for card in self.decks[card_id.rpartition("-")[0]]:
            if card.id == card_id:
                return card
        raise KeyError(card_id)
