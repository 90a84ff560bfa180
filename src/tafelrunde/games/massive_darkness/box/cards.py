"""What is printed on cards, sheets and tiles (MD-CMP-01 … MD-CMP-28). Field names are those of the YAML files."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tafelrunde.games.massive_darkness.effects import (
    Amount,
    AttackKind,
    Color,
    Effect,
    EventStep,
    Positive,
    Token,
)

Level = Annotated[int, Meta(ge=1, le=5)]
Kind = Literal[
    "armor",
    "shield",
    "melee_weapon",
    "ranged_weapon",
    "magic_weapon",
    "item",
    "consumable",
    "luck",
    "trap",
    "artefact",
]
Slot = Literal["body", "one_hand", "two_hand", "none"]
Role = Literal["horde", "harbinger", "lesser", "greater"]
Side = Literal["attack", "defense"]

WEAPONS: tuple[Kind, ...] = ("melee_weapon", "ranged_weapon", "magic_weapon")
COMBAT_EQUIPMENT: tuple[Kind, ...] = ("armor", "shield", *WEAPONS)


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A record of the content: unknown fields are mistakes."""


Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_]+$")]
"""Ids stand in answers and keys between colons and dots."""
Text = Annotated[str, Meta(min_length=1)]


class Name(Card, frozen=True):
    de: Text
    en: Text


class Dice(Card, frozen=True):
    """How many dice of each colour."""

    yellow: Amount = 0
    red: Amount = 0
    blue: Amount = 0
    green: Amount = 0

    def __bool__(self) -> bool:
        return bool(self.yellow or self.red or self.blue or self.green)


NO_DICE = Dice()


class Face(Card, frozen=True):
    """What one face of a die shows."""

    swords: Amount = 0
    shields: Amount = 0
    bams: Amount = 0
    diamonds: Amount = 0


class Die(Card, frozen=True):
    id: Color
    side: Side
    faces: Annotated[tuple[Face, ...], Meta(min_length=6, max_length=6)]


class Equipment(Card, frozen=True):
    """An equipment card (MD-CMP-22); starting equipment and artefacts too."""

    id: Id
    codes: Annotated[tuple[Id, ...], Meta(min_length=1)]
    name: Name
    level: Level
    kind: Kind
    slot: Slot
    melee: Dice = NO_DICE
    ranged: Dice = NO_DICE
    magic: Dice = NO_DICE
    defense: Dice = NO_DICE
    effects: tuple[Effect, ...] = ()
    tags: tuple[str, ...] = ()
    set: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_]*$")] = ""
    source: Literal["text", "proposed"] = "text"

    def dice(self, kind: AttackKind) -> Dice:
        return self.melee if kind == "melee" else self.ranged if kind == "ranged" else self.magic


class EnemyCard(Card, frozen=True):
    """A guard or a wandering monster (MD-CMP-23). `health` is per starting hero, except in a horde (MD-ENM-03, 04)."""

    id: Id
    codes: Annotated[tuple[Id, ...], Meta(min_length=1)]
    name: Name
    type: str
    role: Role
    health: Positive
    level: Level | None = None
    minions: Amount = 0
    """Per starting hero (MD-ENM-05)."""
    melee: Dice = NO_DICE
    ranged: Dice = NO_DICE
    magic: Dice = NO_DICE
    defense: Dice = NO_DICE
    effects: tuple[Effect, ...] = ()
    source: Literal["text", "proposed"] = "text"

    def dice(self, kind: AttackKind) -> Dice:
        return self.melee if kind == "melee" else self.ranged if kind == "ranged" else self.magic

    @property
    def wandering(self) -> bool:
        return self.role in ("lesser", "greater")


class Miniatures(Card, frozen=True):
    """Figures of a type in the box (MD-CMP-28)."""

    type: str
    leaders: Positive
    minions: Amount = 0


class NamedSkill(Card, frozen=True):
    name: Name
    effects: tuple[Effect, ...]
    id: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_]*$")] = ""


class HeroCard(Card, frozen=True):
    """A hero card (MD-CMP-25)."""

    id: Id
    code: Id
    name: Name
    recommended_class: str
    shadow_skill: tuple[Effect, ...]
    special_skill: NamedSkill
    style: Name = Name("", "")
    """In one sentence, what the hero is good at."""
    beginners: bool = False
    """Whether it suits those who play for the first time."""


class Skill(Card, frozen=True):
    """One box of a skill line."""

    level: Level
    cost: Positive
    effects: tuple[Effect, ...]


class SkillLine(Card, frozen=True):
    id: Id
    name: Name
    skills: Annotated[tuple[Skill, ...], Meta(min_length=1)]


Strength = Literal["melee", "ranged", "magic", "defense"]
"""What a class is best at."""


class ClassSheet(Card, frozen=True):
    """A class sheet (MD-CMP-26)."""

    id: Id
    name: Name
    primary: Strength
    maneuver: NamedSkill
    skill: NamedSkill
    lines: tuple[SkillLine, ...]
    style: Name = Name("", "")
    """In one sentence, how it plays."""
    beginners: bool = False
    """Whether it suits those who play for the first time."""


class DoorBlock(Card, frozen=True):
    """What waits in one zone of the chamber (MD-DOR-11 … 13)."""

    enemy: Literal["", "guard", "ambush"] = ""
    normal: Amount = 0
    special: Amount = 0


class DoorCard(Card, frozen=True):
    """MD-CMP-24."""

    id: Id
    name: Name
    blocks: Annotated[tuple[DoorBlock, ...], Meta(min_length=3, max_length=3)]


class EventCard(Card, frozen=True):
    id: Id
    codes: Annotated[tuple[Id, ...], Meta(min_length=1)]
    name: Name
    kind: Literal["patrol", "threat", "quiet", "blessing"]
    steps: tuple[EventStep, ...] = ()


class Lifebringer(Card, frozen=True):
    """MD-SET-14."""

    code: Id
    name: Name
    markers: Amount


# --- numbers ------------------------------------------------------------------------------------------------------


class Awards(Card, frozen=True):
    """XP for a kill (MD-XP-01)."""

    minion: Positive
    leader: Positive
    harbinger: Positive
    wandering_monster: Positive


class TreasureTokens(Card, frozen=True):
    normal: Positive
    special: Positive


class CampaignNumbers(Card, frozen=True):
    mini_xp_per_xp: Positive
    inventory: Positive
    artefacts: Positive
    advised: dict[str, Annotated[tuple[Amount, ...], Meta(min_length=6, max_length=6)]] = {}
    """Markers on the Lifebringer by quest, for one to six heroes who have played those before it (MD-RUL-54)."""


class Config(Card, frozen=True):
    start_health: Positive
    most_health: Positive
    actions: Positive
    movement_points: Positive
    xp_cap: Positive
    xp: Awards
    magic_range: Positive
    first_weapons: dict[Strength, str]
    """The weapon to begin with, by what a class is best at (MD-VAR-04)."""
    treasure_tokens: TreasureTokens
    objective_tokens: dict[Token, Positive]
    door_tokens: Positive
    pillar_tokens: Positive
    campaign: CampaignNumbers
    miniatures: tuple[Miniatures, ...]
