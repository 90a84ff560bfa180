"""Operations on figures, zones, cards and pools, inside an attack and outside."""

from typing import Literal

from tafelrunde.games.sword_and_sorcery.effects.words import (
    Amount,
    Condition,
    Count,
    On,
    Op,
    Positive,
    Rank,
    Signed,
    Weapon,
)

# --- figures --------------------------------------------------------------------------------------------------------


class Wound(Op, frozen=True):
    """Wounds that are suffered: nothing prevents them (SS-GEN-06)."""

    n: Amount
    on: On = "target"


class Heal(Op, frozen=True):
    """SS-HP-02; `all` of them with 0."""

    n: Amount
    on: On = "target"


class HealPerHero(Op, frozen=True):
    """The owner heals so many wounds for every hero within so many zones (SS-GEN-11)."""

    n: Positive
    within: Count


class SpendDome(Op, frozen=True):
    """The owner's Dome of Resistance is discarded: all other heroes in its area heal so many wounds."""

    n: Amount


class LoseRank(Op, frozen=True):
    """A soul rank is lost without dying (SS-SOU-10, SS-ITM-06)."""

    on: On = "owner"


class Inflict(Op, frozen=True):
    """A condition; bleed, fire and poison have a level (SS-CON-03)."""

    what: Condition
    level: Amount = 1
    on: On = "target"


class Cure(Op, frozen=True):
    """Remove so many conditions, 0: all (SS-CON-05); `what`: only this one."""

    n: Amount = 1
    what: Condition | Literal[""] = ""
    on: On = "target"


class Critical(Op, frozen=True):
    """A critical hit without an attack (SS-CRT-08)."""

    on: On = "target"


class DamageArmor(Op, frozen=True):
    """Armour damage without an attack (SS-ADM-01)."""

    on: On = "target"


class Shields(Op, frozen=True):
    """Magic shields: gained (SS-MSH-04), or all of them lost with `lose`."""

    n: Amount = 0
    on: On = "owner"
    lose: bool = False
    until: Literal["spent", "time_phase"] = "spent"


class Hide(Op, frozen=True):
    """SS-HID-01."""

    on: On = "owner"


class Move(Op, frozen=True):
    """The owner may move so many zones outside its move action (SS-MOV-09)."""

    n: Positive


class Place(Op, frozen=True):
    """The owner's figure is put elsewhere: no way, no disengaging."""

    where: Literal["adjacent", "start_or_altar", "farthest_hero"]


class Relocate(Op, frozen=True):
    """An enemy is moved away by a hero's power; the player chooses the way (SS-EMV-12)."""

    n: Amount
    on: On = "target"


class Gather(Op, frozen=True):
    """All enemies of adjacent zones move into the owner's (or the chosen) zone, if they can."""

    into: Literal["owner", "target"] = "owner"


class NoOpportunityAttacks(Op, frozen=True):
    """Disengaging provokes none (as passive), or none this turn (as a deed)."""


class Attack(Op, frozen=True):
    """The owner makes an extra attack with an equipped weapon, or by its own values."""

    weapon: Weapon | Literal["any"] = "any"
    against: Literal["any", "target", "other_in_target_zone", "mover"] = "any"
    area: Count | None = None
    deadly: Count | None = None
    by: Literal["owner", "target", "master"] = "owner"
    """`master`: the hero whose companion the owner is, if both are in one zone."""


class ForceAttack(Op, frozen=True):
    """The target attacks another figure of its own side in its zone; alone it attacks itself, if it says so."""

    itself: bool = False


class Resurrect(Op, frozen=True):
    """A ghost comes back without shards (SS-RES-05)."""

    on: On = "target"


class SecondActions(Op, frozen=True):
    """The target may take a second move and combat action this turn."""


class Taunt(Op, frozen=True):
    """The enemy about to choose its target must take the owner, if it can (SS-THR-06)."""


class Kill(Op, frozen=True):
    """An enemy of one of these ranks is killed; any other suffers what `instead` says."""

    ranks: tuple[Rank, ...]
    wounds: Count = 0
    """What an enemy of another rank suffers, together with a critical hit."""


class Survive(Op, frozen=True):
    """Instead of dying the owner heals so many wounds."""

    n: Amount


class Rage(Op, frozen=True):
    """The Rage token of the Stone Brute goes up or down."""

    n: int


class DiscardItem(Op, frozen=True):
    """The target loses a random inventory item, but no adventure item."""


# --- powers and cards -----------------------------------------------------------------------------------------------


class Ready(Op, frozen=True):
    """So many powers of the target become ready (SS-RDY-04)."""

    n: Positive = 1
    on: On = "target"


class Recharge(Op, frozen=True):
    """All inactive powers are delayed (+1) or shortened (-1) (SS-RDY-05, SS-RDY-06)."""

    n: int
    on: On = "target"


class PayRecharge(Op, frozen=True):
    """The owner turns a ready power over at a recharge time of 1 to 4; `paid` is that number."""


class Charge(Op, frozen=True):
    """Charges come back, up to the maximum (SS-ENM-08)."""

    n: Amount
    on: On = "owner"


class EnemyPower(Op, frozen=True):
    """Draw enemy power cards (SS-EPW-07)."""

    n: Positive = 1


class DiscardEnemyPowers(Op, frozen=True):
    """All of the owner's; every hero in its zone suffers so many wounds for each."""

    wounds: Count = 0


class KeepItem(Op, frozen=True):
    """The item just used is not discarded."""


class LookAtTrap(Op, frozen=True):
    """Look at the top trap card; it may be put under the deck."""


class Phials(Op, frozen=True):
    """The Alchemist's phials: take one for its price, or give all their effects to a hero."""


# --- gains ----------------------------------------------------------------------------------------------------------


class Gain(Op, frozen=True):
    """Gold, treasures, loot tokens, shards for the owner (SS-GLD-02, SS-EDT-03)."""

    gold: Count = 0
    treasure: Count = 0
    loot: Count = 0
    shards: Count = 0
    keep: Count = 0
    """Of the drawn treasures only so many are kept; 0: all."""


class SpringTrap(Op, frozen=True):
    """A trap card (SS-TRP-01)."""


# --- the map --------------------------------------------------------------------------------------------------------


class ZoneToken(Op, frozen=True):
    """A Fire or Poison token in a zone (SS-FIR-03, SS-POI-03)."""

    what: Literal["fire", "poison"]
    level: Amount = 1
    where: Literal["owner", "target", "target_and_adjacent", "last_active"] = "target"


class PutToken(Op, frozen=True):
    """A token of a power in a zone: a dome, the alchemical trap, a spider web."""

    what: Literal["dome_of_resistance", "dome_of_strength", "alchemical_trap", "spider_web"]
    where: Literal["owner", "target"] = "target"
    radius: Count = 0


class RemoveFire(Op, frozen=True):
    """All Fire tokens of a zone, or of the hero chosen there."""


class Terrain(Op, frozen=True):
    """An obstacle in an empty zone nearest to the last active hero."""

    what: Literal["difficult", "dangerous"]


class PlaceShadows(Op, frozen=True):
    """A shadow token from the supply in each zone with an open portal."""


class PlaceLoot(Op, frozen=True):
    """A loot token in the zone of the last active hero."""


class Spawn(Op, frozen=True):
    """So many enemies appear at open portals (SS-PRT-02)."""

    n: Amount = 1


class SpawnPlague(Op, frozen=True):
    """So many plagues of a kind: in the owner's zone, beside it, or at an open portal."""

    what: Literal["venom_biter", "nest"]
    n: Positive = 1
    where: Literal["owner", "adjacent", "portal"] = "owner"
    most: Count = 0
    """Only while fewer of them are in the zone; 0: always."""


# --- companions -----------------------------------------------------------------------------------------------------


class Summon(Op, frozen=True):
    """A companion is placed in the owner's zone, if fewer than `most` are in play (SS-COM-01)."""

    companion: str
    level: Amount = 1
    most: Positive = 1


class ActivateCompanion(Op, frozen=True):
    """All companions of that kind in play are activated (SS-COM-06)."""

    companion: str


Deed = (
    Wound
    | Heal
    | HealPerHero
    | SpendDome
    | LoseRank
    | Inflict
    | Cure
    | Critical
    | DamageArmor
    | Shields
    | Hide
    | Move
    | Place
    | Relocate
    | Gather
    | NoOpportunityAttacks
    | Attack
    | ForceAttack
    | Resurrect
    | SecondActions
    | Taunt
    | Kill
    | Survive
    | Rage
    | DiscardItem
    | Ready
    | Recharge
    | PayRecharge
    | Charge
    | EnemyPower
    | DiscardEnemyPowers
    | KeepItem
    | LookAtTrap
    | Phials
    | Gain
    | SpringTrap
    | ZoneToken
    | PutToken
    | RemoveFire
    | Terrain
    | PlaceShadows
    | PlaceLoot
    | Spawn
    | SpawnPlague
    | Summon
    | ActivateCompanion
)


# --- values that are simply other -----------------------------------------------------------------------------------


class Value(Op, frozen=True):
    """A value of the figure is another while this lasts."""

    what: Literal["max_hp", "movement", "load", "armor", "presence", "dice", "shields", "steps", "count", "hourglasses"]
    n: Signed
    """`shields`: printed ones, which refresh (SS-MSH-02). `steps`: zones of every movement. `count`: for control.
    `hourglasses`: when the party comes to a location, once on a journey."""


class Immune(Op, frozen=True):
    """SS-CON-06."""

    to: tuple[Condition | Literal["pushback"], ...]
    level: Count = 0
    """Only up to this level; 0: all."""


class Forbid(Op, frozen=True):
    """Something is not allowed: heavy armour, properties that cost energy (SS-CRT-07), to be a direct target."""

    what: Literal["heavy_armour", "energy", "direct_target", "barriers_hinder", "obstacles_hinder"]


class Huge(Op, frozen=True):
    """Counts as one figure even while it is knocked down (SS-CTL-04)."""


class FreeOnce(Op, frozen=True):
    """An action of that kind may be taken as a free action, once per turn (or by the effect's limit)."""

    what: Literal["force_open", "search", "pray"]


class FireHurts(Op, frozen=True):
    """Every wound from Fire is one more, or heals instead (SS-FIR-01)."""

    more: Signed = 0
    heals: bool = False


Standing = Value | Immune | Forbid | Huge | FreeOnce | FireHurts
