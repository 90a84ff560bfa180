"""What is printed on hero cards, soul gems, powers, items and companions (SS-CMP-01 … 10, 17)."""

from typing import Annotated, Literal

from msgspec import Meta

from tafelrunde.games.sword_and_sorcery.effects.operation import Ability, AttackValues, Effect, Operation
from tafelrunde.games.sword_and_sorcery.effects.words import (
    Amount,
    Count,
    DamageType,
    Nature,
    Positive,
    Record,
    Signed,
    Style,
    Symbol,
)

Id = Annotated[str, Meta(pattern=r"^[a-z0-9_]+$")]
"""Ids stand in answers and keys between colons."""
Text = Annotated[str, Meta(min_length=1)]
SoulRank = Annotated[int, Meta(ge=1, le=7)]
Source = Literal["text", "partly", "proposed"]
"""Whether the values are the book's, partly ours, or ours."""


class Name(Record, frozen=True):
    de: Text
    en: Text


# --- heroes ---------------------------------------------------------------------------------------------------------


class Defence(Record, frozen=True):
    """Magic shields, armour and defence dice; of a hero board they are the natural ones (SS-HER-11)."""

    shields: Amount = 0
    armor: Amount = 0
    dice: Amount = 0
    effects: tuple[Effect, ...] = ()


class HeroPower(Record, frozen=True):
    """A power on the hero card: never turned over (SS-PWR-13)."""

    id: Id
    name: Name
    effects: tuple[Effect, ...] = ()
    uses: tuple[Ability, ...] = ()


class SoulCry(Record, frozen=True):
    """What a ghost can do once per turn (SS-GHO-01)."""

    use: Ability


class Setting(Record, frozen=True):
    """A setting of the soul gem (SS-CMP-03)."""

    hp: Positive
    powers: Count
    talents: Annotated[int, Meta(ge=0, le=2)]
    combat: Positive
    standard: Positive


class HeroCard(Record, frozen=True):
    """One class of a hero with its soul gem (SS-CMP-01, SS-CMP-03)."""

    id: Id
    hero: Id
    name: Name
    race: Name
    nature: Nature
    styles: Annotated[tuple[Style, ...], Meta(min_length=1)]
    movement: Positive
    load: Count
    save: Symbol
    powers: tuple[HeroPower, ...]
    soul_cry: Ability
    gem: Annotated[tuple[Setting, ...], Meta(min_length=7, max_length=7)]
    defence: Defence | None = None
    """Natural defence; a hero of another box has that of its basic armour card (SS-VAR-01)."""
    style: Name = Name("", "")
    """In one sentence, how it plays."""
    beginners: bool = False
    """Whether it suits those who play for the first time."""
    source: Source = "proposed"


class PowerLevel(Record, frozen=True):
    """A level of a power: from which soul rank, what, and how long it recharges (SS-CMP-04); passive: 0."""

    rank: SoulRank
    recharge: Annotated[int, Meta(ge=0, le=4)] = 0
    effects: tuple[Effect, ...] = ()
    use: Ability | None = None


class PowerCard(Record, frozen=True):
    """A power or talent (SS-CMP-04, SS-CMP-05). `allow`: a nature, or the class of a neutral hero (SS-PWR-03)."""

    id: Id
    name: Name
    levels: Annotated[tuple[PowerLevel, ...], Meta(min_length=1)]
    hero: Id | Literal[""] = ""
    allow: Id | Literal["all"] = "all"
    recharges: Literal["at_once", "when_it_ends"] = "at_once"
    """`when_it_ends`: the card is turned over only when its effect is over (SS-PWR-11)."""
    companion: Id | Literal[""] = ""
    source: Source = "proposed"


class Blessing(Record, frozen=True):
    """A blessed power: a lesser and a greater side (SS-BLS-01)."""

    id: Id
    nature: Nature
    lesser_name: Name
    greater_name: Name
    lesser: Ability
    greater: Ability
    source: Source = "proposed"


# --- items ----------------------------------------------------------------------------------------------------------

Origin = Literal["stock", "emporium", "treasure", "adventure"]
Hand = Literal["main", "offhand", "twohand", "versatile", "main_or_offhand"]
Rune = Style | Literal["universal", "not_speed", "not_faith", "not_magic", "not_strength"]
"""`not_…`: a crossed-out rune excludes that style (SS-ITM-03)."""


class Item(Record, frozen=True, kw_only=True):
    """What all item cards have: where they come from, who may use them, what they cost."""

    id: Id
    name: Name
    origin: Origin = "treasure"
    copies: Positive = 1
    price: Count = 0
    rank: SoulRank = 1
    """The soul rank that a treasure requires (SS-ITM-05)."""
    styles: Annotated[tuple[Rune, ...], Meta(min_length=1)] = ("universal",)
    effects: tuple[Effect, ...] = ()
    uses: tuple[Ability, ...] = ()
    source: Source = "proposed"


class Improvement(Record, frozen=True):
    """What the improved side has instead (SS-WPN-08)."""

    hits: Count = 0
    red: Count = 0
    blue: Count = 0
    shields: Count = 0


class WeaponCard(Item, frozen=True, kw_only=True):
    """SS-CMP-06; every weapon also has the category `weapon`."""

    types: Annotated[tuple[DamageType, ...], Meta(min_length=1)]
    category: Literal["sword", "dagger", "axe", "mace", "staff", "bow", "shield", "exotic"]
    hand: Hand
    attack: AttackValues
    shields: Count = 0
    improved: Improvement | None = None


class ArmourCard(Item, frozen=True, kw_only=True):
    """SS-CMP-08."""

    category: Literal["light", "medium", "heavy"]
    defence: Defence
    improved: Improvement | None = None


class BasicArmour(Record, frozen=True):
    """Natural defence for heroes of other boxes (SS-VAR-01): the side with their style, or the universal one."""

    id: Id
    name: Name
    style: Style
    defence: Defence
    universal: Defence


class ArtifactCard(Item, frozen=True, kw_only=True):
    """SS-CMP-09."""

    types: tuple[DamageType, ...] = ()
    charges: Count = 0
    power: bool = False
    """It grants one more power while it is worn (SS-PWR-07)."""


Kind = Literal["permanent", "single_use", "projectile", "coins"]
Tag = Literal["elixir", "potion", "craft", "cursed", "fixed"]
"""`fixed`: it can't be discarded by any effect (SS-ITM-08)."""


class InventoryItem(Item, frozen=True, kw_only=True):
    """SS-CMP-10. A card with two sides is two records of one `card`; both are on sale (SS-EMP-02)."""

    kind: Kind
    types: tuple[DamageType, ...] = ()
    tags: tuple[Tag, ...] = ()
    weight: Annotated[int, Meta(ge=0, le=1)] = 1
    card: Id | Literal[""] = ""
    becomes: Id | Literal[""] = ""
    """After use it is turned to this side instead of being discarded (SS-INV-05)."""
    gold: Count = 0
    """Exchanged at once for so much (SS-GLD-03)."""
    most: Count = 0
    """A hero may have so many; 0: any number."""


class CraftSide(Record, frozen=True):
    effects: tuple[Effect, ...]


class Craft(Record, frozen=True):
    """A gem or scales: the raw treasure card and the crafted adventure card with its two sides (SS-CRF-01)."""

    id: Id
    name: Name
    raw: Name
    kind: Literal["gem", "scales"]
    fits: Literal["weapon", "light", "medium", "heavy"]
    sides: Annotated[tuple[CraftSide, ...], Meta(min_length=2, max_length=2)]
    rank: SoulRank = 1
    source: Source = "proposed"


# --- companions -----------------------------------------------------------------------------------------------------


class CompanionLevel(Record, frozen=True):
    movement: Count
    hp: Amount
    value: Count = 0
    """Its hero value (SS-COM-02)."""
    style: Style | Literal[""] = ""
    attack: AttackValues | None = None
    types: tuple[DamageType, ...] = ()
    defence: Defence = Defence()
    effects: tuple[Effect, ...] = ()


class CompanionCard(Record, frozen=True):
    """SS-CMP-17."""

    id: Id
    name: Name
    kind: Literal["personal", "mercenary", "ally"]
    levels: Annotated[tuple[CompanionLevel, ...], Meta(min_length=1)]
    most: Positive = 1
    hire: Amount = 0
    action: Literal["", "standard", "combat"] = ""
    """What it costs a hero to activate a mercenary."""
    direct_target: bool = True
    source: Source = "proposed"


# --- the rest of the box --------------------------------------------------------------------------------------------


class Die(Record, frozen=True):
    id: Literal["red", "blue"]
    name: Name
    faces: Annotated[tuple[tuple[Symbol, ...], ...], Meta(min_length=2)]


class TrapCard(Record, frozen=True):
    """SS-CMP-16. `reach`: so many zones from the trap; `opener`: only who opened (SS-TRP-04, SS-TRP-05)."""

    id: Id
    name: Name
    copies: Positive = 1
    reach: Amount | Literal["opener"] = 0
    do: tuple[Operation, ...] = ()
    """What happens to each hero in reach: the target."""
    once: tuple[Operation, ...] = ()
    """What happens once."""
    attack: AttackValues | None = None
    types: tuple[DamageType, ...] = ()
    effects: tuple[Effect, ...] = ()
    source: Source = "proposed"


class EventCard(Record, frozen=True):
    """SS-CMP-15."""

    id: Id
    number: Positive
    name: Name
    kind: Literal["standard", "adventure", "day", "night"]
    do: tuple[Operation, ...] = ()
    spawn: bool = False
    """The expression {H−E} (SS-SPN-02)."""
    spawn_more: int = 0
    """SS-SPN-03."""
    next_spawn: int = 0
    """The next standard event spawns so many more."""
    source: Source = "proposed"


class CritToken(Record, frozen=True):
    """A critical hit token (SS-CRT-05)."""

    id: Id
    color: Literal["green", "blue", "red"]
    count: Positive = 1
    do: tuple[Operation, ...] = ()
    family: Literal["", "hits", "armor", "max_hp", "energy"] = ""
    strength: Count = 0
    effects: tuple[Effect, ...] = ()


class Find(Record, frozen=True):
    """What a chest, a loot token or a line of a search token holds."""

    gold: Count = 0
    treasure: Count = 0
    loot: Count = 0
    shards: Count = 0
    trap: Count = 0
    heal: Count = 0
    poison: Count = 0
    enemy: Count = 0


class LootToken(Record, frozen=True):
    id: Id
    count: Positive
    holds: Find


class ChestToken(Record, frozen=True):
    id: Id
    holds: Find


class SearchToken(Record, frozen=True):
    id: Id
    lines: dict[Symbol, Find]


class Phial(Record, frozen=True):
    id: Id
    price: Positive
    name: Name
    effects: tuple[Effect, ...] = ()
    do: tuple[Operation, ...] = ()


class ShadowToken(Record, frozen=True):
    id: Literal["citizen", "single", "experienced", "double", "special_enemy", "special_event"]
    name: Name
    count: Positive


class Tokens(Record, frozen=True):
    """The file tokens.yaml."""

    critical_hits: tuple[CritToken, ...]
    shadows: tuple[ShadowToken, ...]
    loot: tuple[LootToken, ...]
    chests: tuple[ChestToken, ...]
    searches: tuple[SearchToken, ...]
    phials: tuple[Phial, ...]


class Rage(Record, frozen=True):
    """What the Rage token of the Stone Brute adds to melee attacks, by its level."""

    hits: tuple[Signed, ...]


class Config(Record, frozen=True):
    """The numbers of the rules (19.2 … 19.8)."""

    act: Annotated[int, Meta(ge=1, le=2)]
    rank_costs: Annotated[tuple[Positive, ...], Meta(min_length=6, max_length=6)]
    sight: Positive
    ghost_movement: Positive
    enemy_powers: Positive
    coins: Annotated[dict[str, Positive], Meta(min_length=1)]
    stock_per_hero: Positive
    repair: Positive
    improve: Positive
    craft: Positive
    cleanse: Positive
    sell_per_rank: Positive
    pray_dice: Positive
    most_rage: Positive
    rage_hits: tuple[Count, ...]
    recommended: tuple[Id, ...]
    """The classes of recommended parties, in order of seats."""
    kits: dict[Id, tuple[Id, ...]]
    """What a class takes from the stock, if nobody chooses."""
    first_powers: dict[Id, tuple[Id, ...]]
    """Which powers a class begins with, if nobody chooses; the first ones that the gem allows."""
