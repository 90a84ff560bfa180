"""The vocabulary of effects: what talents, tiles, lands and monster powers can do (ML-ENG-04).

One frozen Struct per operation, read from the content by its `op`: `{op: gain, gold: 2}` is `Gain(gold=2)`.
The rules interpret these, never the name of a card.
"""

import re
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Color = Literal["strength", "magic", "haggle"]
Affinity = Literal["fire", "water", "air", "jungle"]
When = Literal["any", "monster", "catch", "defeat", "conquest", "mission"]
"""Where a modifier counts: `monster` is both totals of an attack, `catch` and `defeat` only one of them."""
Item = Literal["trap", "shield", "potion", "poison"]
Brew = Literal["potion", "poison"]
Feat = Literal["catch", "defeat", "conquest"]
EquipmentType = Literal["weapon", "armor", "accessory"]
BuildingId = Literal["hunting_lodge", "alchemist", "tavern", "armory", "pawnbroker", "bazaar", "mine"]

COLORS: tuple[Color, ...] = ("strength", "magic", "haggle")
AFFINITIES: tuple[Affinity, ...] = ("fire", "water", "air", "jungle")

Amount = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]


def _op(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Op(Struct, frozen=True, tag_field="op", tag=_op, forbid_unknown_fields=True):
    """One operation; its name in the content is the class name in lower case with underscores."""


def op(effect: Op) -> str:
    """The operation's name in the content: `op(Gain(gold=2)) == "gain"`."""
    return str(effect.__struct_config__.tag)


# What a clan gets or gives


class Gain(Op, frozen=True):
    """Take from the supply; dice go to the pool, haggle dice are rolled at once. Also every reward."""

    gold: Amount = 0
    fame: Amount = 0
    potion: Amount = 0
    poison: Amount = 0
    shield: Amount = 0
    loot: Amount = 0
    strength: Amount = 0
    magic: Amount = 0
    haggle: Amount = 0


class Lose(Op, frozen=True):
    """Lose as much as possible, never below 0. Also every penalty."""

    gold: Amount = 0
    fame: Amount = 0
    wound: Amount = 0


class Choose(Op, frozen=True):
    """The owner picks one option."""

    options: Annotated[tuple["AbilityEffect", ...], Meta(min_length=2)]


class ConvertDice(Op, frozen=True):
    """Give `from_n` pool dice of colour `from_`, take `to_n` of colour `to`."""

    from_: Color = field(name="from")
    from_n: Positive
    to: Color
    to_n: Positive


class RecolorDie(Op, frozen=True):
    """Put n pool dice of any colour on this card, take as many of another colour (ML-FRE-11)."""

    n: Positive


class BuyDie(Op, frozen=True):
    """Pay gold, take n dice into the pool (ML-FRE-10)."""

    gold: Amount
    color: Color
    n: Positive
    only_if_unassigned: bool = False


class Trophy(Op, frozen=True):
    """Counts as that many trophy points while kept (ML-ITM-21)."""

    value: Positive
    keep: bool = True


# Buildings, storage, hiring


class HireFree(Op, frozen=True):
    """Hire n from the tavern display at price 0; the surplus check still applies (ML-TAV-17)."""

    n: Positive


class EquipFree(Op, frozen=True):
    """Take n bazaar cards at price 0; they must be equippable at once (ML-BAZ-08)."""

    n: Positive


class PriceMod(Op, frozen=True):
    """Change the price of one purchase action by `value`, not below `floor` (ML-HAG-11)."""

    building: BuildingId
    value: int
    floor: Amount = 0


class MineBonus(Op, frozen=True):
    """Extra gold for one mine activation (ML-MIN-02)."""

    gold: Positive


class StorageMod(Op, frozen=True):
    """Raise a storage limit (ML-ITM-54)."""

    item: Item
    value: Positive


# Rolls and fights


class DieMod(Op, frozen=True):
    """Add `value` to every die of that colour on the path."""

    color: Color
    value: int
    when: When = "any"


class TotalMod(Op, frozen=True):
    """Add `value` once to the total."""

    value: int
    when: When = "any"


class Reroll(Op, frozen=True):
    """n single-die rerolls; `distinct`: each die at most once by this effect (ML-KEY-14)."""

    colors: Annotated[tuple[Color, ...], Meta(min_length=1)]
    n: Positive = 1
    distinct: bool = False
    when: When = "any"


class Defense(Op, frozen=True):
    """Cancel up to n hits of a monster attack, once per round each (ML-DEF-*)."""

    n: Positive
    vs_affinity: Annotated[tuple[Affinity, ...], Meta(min_length=1)] = AFFINITIES

    def against(self, affinity: Affinity) -> bool:
        """Whether it works against a monster of that affinity."""
        return affinity in self.vs_affinity


class Redirect(Op, frozen=True):
    """Before the monster's roll set n of its dice aside for a mercenary on an adjacent path (ML-ITM-51)."""

    n: Positive


class CatchWithoutTrap(Op, frozen=True):
    """No trap tile is needed to catch (ML-ITM-53)."""


class FameOn(Op, frozen=True):
    """Extra fame when the event happens (ML-ITM-22, ML-ITM-52)."""

    event: Feat
    value: Positive


# Trap tiles


class TrapDice(Op, frozen=True):
    """On reveal put n dice on the tile; they count as path dice and ignore its capacity (ML-ITM-01)."""

    color: Color
    n: Positive
    protected: bool = False


class StealDice(Op, frozen=True):
    """Move dice of these colours from one adjacent path here: exactly `max`, or up to it (ML-AMB-07)."""

    colors: Annotated[tuple[Color, ...], Meta(min_length=1)]
    max: Positive
    exact: bool = False


# Monster powers (ML-PWR-*)


class AffinityDice(Op, frozen=True):
    """In a land of that affinity n dice instead of the usual affinity die."""

    affinity: Affinity
    n: Positive


class ForbidEquipment(Op, frozen=True):
    """Abilities of equipment of that type don't work in this fight."""

    type: EquipmentType


class ForbidItems(Op, frozen=True):
    """These tokens can't be used in this fight."""

    items: Annotated[tuple[Brew, ...], Meta(min_length=1)]


class ForbidDefenseTalents(Op, frozen=True):
    """No defence talents of any source; shields and potions still work."""


class LastHit(Op, frozen=True):
    """When defeated: n hits on every living mercenary at the location."""

    n: Positive


class Panic(Op, frozen=True):
    """Draw n panic tiles instead of 1 while at the fortress access."""

    n: Positive


class AttackerDieMod(Op, frozen=True):
    """Every die of that colour on the attacking path is changed by `value`."""

    color: Color
    value: int


class FleeOnCatch(Op, frozen=True):
    """Caught in a land: the reward is paid, then it heads for the fortress access."""


class AutoHit(Op, frozen=True):
    """n hits in addition to the dice in every attack."""

    n: Positive


class AreaDie(Op, frozen=True):
    """With every attack n extra dice against all living mercenaries at the location."""

    n: Positive


class FortressDice(Op, frozen=True):
    """n more attack dice while at the fortress access."""

    n: Positive


class TrapsRequired(Op, frozen=True):
    """Needs n trap tiles on the path to be caught."""

    n: Positive


class FameLossOnWound(Op, frozen=True):
    """The owner loses n fame when an attack leaves a wound."""

    n: Positive


class DrawToFortress(Op, frozen=True):
    """When drawn it goes to the fortress access; another monster is drawn for the land."""


AbilityEffect = (
    Gain
    | Lose
    | Choose
    | ConvertDice
    | RecolorDie
    | BuyDie
    | Trophy
    | HireFree
    | EquipFree
    | PriceMod
    | MineBonus
    | StorageMod
    | DieMod
    | TotalMod
    | Reroll
    | Defense
    | Redirect
    | CatchWithoutTrap
    | FameOn
)
"""Talents, equipment, loot tiles and lands."""

TrapEffect = TrapDice | DieMod | TotalMod | StealDice | Redirect

Power = (
    AffinityDice
    | ForbidEquipment
    | ForbidItems
    | ForbidDefenseTalents
    | LastHit
    | Panic
    | AttackerDieMod
    | FleeOnCatch
    | AutoHit
    | AreaDie
    | FortressDice
    | TrapsRequired
    | FameLossOnWound
    | DrawToFortress
)

Effect = AbilityEffect | TrapEffect | Power
