"""Monsters as they are printed: numbers by level, and their ability cards."""

from __future__ import annotations

from msgspec import Struct

from tafelrunde.games.havens.box.formula import Formula
from tafelrunde.games.havens.box.monster_abilities import MonsterAbility
from tafelrunde.games.havens.box.vocabulary import ConditionName, Count, Initiative, Name, Positive


class Aura(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a figure does for those around it as long as it stands there."""

    range: Positive
    attack: Count = 0
    """Attacks of its allies gain so much."""
    shield: Count = 0
    """Its allies have such a shield."""
    daunts: Count = 0
    """Attacks of its enemies lose so much."""


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
    immune: tuple[ConditionName, ...] = ()
    """Conditions that this rank never gets (FH-CMP-06)."""
    aura: Aura | None = None


class Stats(Struct, frozen=True, kw_only=True):
    """The numbers of one rank at one level (GH-DAT-19). `range` None is melee (GH-DAT-20).

    Without a move or an attack of its own its cards make it neither move nor attack (FH-MON-07).
    """

    hp: Formula
    move: Count | None
    attack: Formula | None
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
    tags: tuple[str, ...] = ()
    """What it is, for personal quests."""

    @property
    def ranks(self) -> tuple[str, ...]:
        """As what it can be in play: a type with a boss's numbers has no others."""
        by_rank = {"normal": self.normal, "elite": self.elite, "boss": self.boss, "named": self.boss or self.normal}
        return tuple(rank for rank, numbers in by_rank.items() if numbers)


class MonsterCard(Struct, frozen=True, kw_only=True):
    """A monster ability card (GH-DAT-23)."""

    id: str
    deck: str
    initiative: Initiative
    abilities: tuple[MonsterAbility, ...]
    shuffle: bool = False
