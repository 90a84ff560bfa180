"""What is printed on the cards and tiles (ML-CMP-04 … ML-CMP-15). Field names are those of the YAML files."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from tafelrunde.games.monster_lands.box.effects import (
    AbilityEffect,
    Affinity,
    Amount,
    BuildingId,
    Color,
    EquipmentType,
    Gain,
    Lose,
    Positive,
    Power,
    Reroll,
    TrapEffect,
)

Trigger = Literal[
    "anytime",
    "deploy_turn",
    "on_mine",
    "on_buy_trap",
    "on_hire",
    "monster_attack",
    "merc_attack",
    "roll",
    "conquest",
    "after_win",
    "passive",
]
Limit = Literal["round", "none"]
MercenarySet = Literal["start_leader", "start_mercenary", "tavern", "extra", "aspirant"]
Level = Literal["A", "B"]
Side = Literal["a", "b"]
TrapClass = Literal["start", "improved", "protected", "ambush"]
DieSlot = Annotated[tuple[Color, ...], Meta(min_length=1)]
"""A place for one die and the colours it takes."""


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A record of the content: unknown fields are mistakes."""


class Name(Card, frozen=True):
    de: str
    en: str


class DiceGrant(Card, frozen=True):
    """How many dice of each colour: granted, paid or asked for."""

    strength: Amount = 0
    magic: Amount = 0
    haggle: Amount = 0

    @property
    def total(self) -> int:
        return self.strength + self.magic + self.haggle

    def of(self, color: Color) -> int:
        return self.strength if color == "strength" else self.magic if color == "magic" else self.haggle


class Ability(Card, frozen=True):
    """An effect and when it may be used (ML-KEY-07).

    `outside`: only while the mercenary's path is resolved in the adventure phase. `limit`: once per round and card,
    or none.
    """

    effect: AbilityEffect
    trigger: Trigger
    outside: bool
    limit: Limit = "round"


class Mercenary(Card, frozen=True):
    """A clan member (ML-CMP-04), aspirants included (ML-CMP-07): only they have no affinity."""

    id: str
    name: Name
    set: MercenarySet
    affinity: Affinity | None
    reputation: Amount
    cost: Amount
    dice: DiceGrant
    talent: Ability
    source: str = ""
    can_be_assigned: bool = True
    can_settle: bool = True
    can_be_equipped: bool = True
    ignores_surplus_check: bool = False


class Aspirants(Card, frozen=True):
    """`count` cards, all alike; in play they are aspirant_1, aspirant_2 … (ML-CMP-07)."""

    count: Positive
    card: Mercenary


class Monster(Card, frozen=True):
    """A monster (ML-CMP-08); `attack` is its number of monster dice."""

    id: str
    name: Name
    level: Level
    affinity: Affinity
    attack: Positive
    catch_value: Positive
    victory_value: Positive
    catch_reward: Gain
    victory_reward: Gain
    trophy: Annotated[int, Meta(ge=1, le=3)]
    power: Power
    source: str = ""


class LandAbility(Card, frozen=True):
    """`cost` lists alternatives: the dice of exactly one are placed (ML-STL-09)."""

    cost: Annotated[tuple[DiceGrant, ...], Meta(min_length=1)]
    effect: AbilityEffect


class Land(Card, frozen=True):
    """A land (ML-CMP-09)."""

    id: str
    name: Name
    affinity: Affinity
    conquest_value: Positive
    reward: Gain
    ability: LandAbility
    source: str = ""


class Advantage(Card, frozen=True):
    """What a path gives to its mercenary (ML-PTH-01); also the guards' support (ML-FOR-03)."""

    reroll: Reroll | None = None
    defense: Amount = 0
    gold: Amount = 0
    potion: Amount = 0
    poison: Amount = 0


class PathSlot(Card, frozen=True):
    """One path of a land (ML-LND-02); slot 1 is the leftmost and meets the monster first."""

    slot: Annotated[int, Meta(ge=1, le=4)]
    required: Annotated[tuple[DieSlot, ...], Meta(min_length=1)]
    optional: tuple[DieSlot, ...]
    advantage: Advantage

    @property
    def capacity(self) -> int:
        """Dice that fit, tokens on their own spaces not counted (ML-LND-04)."""
        return len(self.required) + len(self.optional)


FourSlots = Annotated[tuple[PathSlot, ...], Meta(min_length=4, max_length=4)]


class PathTile(Card, frozen=True):
    """A two-sided path overview tile (ML-CMP-10)."""

    id: str
    side_a: FourSlots
    side_b: FourSlots
    source: str = ""

    def side(self, side: Side) -> tuple[PathSlot, ...]:
        return self.side_a if side == "a" else self.side_b

    def path(self, side: Side, slot: int) -> PathSlot:
        """Slot 1 … 4 of a side."""
        return self.side(side)[slot - 1]


class Equipment(Card, frozen=True):
    """An equipment card (ML-CMP-11)."""

    id: str
    name: Name
    type: EquipmentType
    cost: Amount
    ability: Ability
    source: str = ""


class TrapTile(Card, frozen=True):
    """A kind of trap tile (ML-CMP-12); there are `count` of it. Start traps have no price: not for sale."""

    id: str
    name: Name
    cls: TrapClass = field(name="class")
    count: Positive
    price: Amount | None
    effect: TrapEffect
    source: str = ""

    def counts_as_trap(self, face_down: bool) -> bool:
        """For catching: an ambush only while it is face-down (ML-AMB-02)."""
        return face_down or self.cls != "ambush"


class LootTile(Card, frozen=True):
    """A loot tile (ML-CMP-13), discarded when used."""

    id: str
    name: Name
    effect: AbilityEffect
    trigger: Trigger
    outside: bool
    source: str = ""


class DiceMission(Card, frozen=True):
    """Side A of a mission tile: reach the goal with exactly these dice (ML-CMP-14)."""

    name: Name
    dice: Annotated[tuple[DieSlot, ...], Meta(min_length=1)]
    goal: Positive
    reward: Gain
    penalty: Lose


class ContractGoal(Card, frozen=True):
    """What a contract asks its mercenary's clan to discard."""

    gold: Amount = 0
    trap: Amount = 0
    shield: Amount = 0
    potion: Amount = 0
    poison: Amount = 0
    trophy_card: Amount = 0
    equipment: Amount = 0


class ContractMission(Card, frozen=True):
    """Side B of a mission tile: hand over the goal, the reward depends on the path (ML-CMP-14)."""

    name: Name
    dice: Annotated[tuple[DieSlot, ...], Meta(min_length=1)]
    goal: ContractGoal
    reward_left: Gain
    reward_right: Gain

    def reward(self, path: Literal["left", "right"]) -> Gain:
        return self.reward_left if path == "left" else self.reward_right


class MissionTile(Card, frozen=True):
    """A two-sided mission tile (ML-CMP-14)."""

    id: str
    side_a: DiceMission
    side_b: ContractMission
    source: str = ""


class PanicTile(Card, frozen=True):
    """Closes one building (ML-CMP-15)."""

    id: str
    building: BuildingId
    source: str = ""
