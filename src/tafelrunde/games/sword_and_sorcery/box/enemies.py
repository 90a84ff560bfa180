"""What is printed on scrolls, cards and powers of enemies, bosses and plagues (SS-CMP-11 … 18)."""

from typing import Annotated, Literal

from msgspec import Meta, field

from tafelrunde.games.sword_and_sorcery.box.cards import Defence, Id, Name, Source
from tafelrunde.games.sword_and_sorcery.effects.operation import Effect, Operation
from tafelrunde.games.sword_and_sorcery.effects.words import (
    Amount,
    Condition,
    Count,
    DamageType,
    If,
    Positive,
    Rank,
    Record,
    Style,
)

Preferred = Literal[
    "general", "most_wounded", "least_wounded", "nearest", "richest", "speed", "faith", "magic", "strength", "threat"
]
"""The preferred target (SS-TGT-02); a style means heroes of that style."""
Category = Literal["monster", "humanoid", "demon"]
AbilityKind = Literal["permanent", "movement", "attack", "reaction", "behaviour", "special", "charged"]
"""SS-ENM-06."""


class EnemyWeapon(Record, frozen=True):
    """A weapon of a scroll: it has no range, the behaviour has (SS-EAT-09)."""

    name: Name
    hits: Amount = 0
    red: Amount = 0
    blue: Amount = 0
    types: tuple[DamageType, ...] = ()
    effects: tuple[Effect, ...] = ()


class Sentence(Record, frozen=True):
    """One sentence of a behaviour: what is done in order, if its conditions hold; `else` otherwise (SS-BEH-05, 06)."""

    do: tuple[Operation, ...]
    if_: tuple[If, ...] = field(default=(), name="if")
    else_: tuple[Operation, ...] = field(default=(), name="else")


class Behaviour(Record, frozen=True):
    """For a target within one of these ranges; none: {+}, any distance (SS-BEH-01, SS-BEH-02)."""

    sentences: Annotated[tuple[Sentence, ...], Meta(min_length=1)]
    ranges: tuple[Count, ...] = ()


class EnemyAbility(Record, frozen=True):
    """An ability of a scroll: `do` when it is used, `effects` while the enemy is in play (SS-ENM-06, SS-ENM-07)."""

    id: Id
    name: Name
    kind: AbilityKind
    charges: Count = 0
    do: tuple[Operation, ...] = ()
    effects: tuple[Effect, ...] = ()
    attack: EnemyWeapon | None = None


class Scroll(Record, frozen=True, kw_only=True):
    """An enemy scroll, one side (SS-CMP-11, SS-ENM-16)."""

    id: Id
    name: Name
    rank: Rank
    category: Category
    style: Style | Literal["universal"]
    difficulty: Annotated[int, Meta(ge=1, le=4)]
    preferred: Preferred
    main: EnemyWeapon
    offhand: EnemyWeapon | None = None
    """A single weapon counts as both (SS-ENM-10)."""
    abilities: tuple[EnemyAbility, ...] = ()
    behaviours: Annotated[tuple[Behaviour, ...], Meta(min_length=1)]
    flying: bool = False
    effects: tuple[Effect, ...] = ()
    other_side: Id | Literal[""] = ""
    """The scroll on the back."""
    source: Source = "proposed"


class Resistance(Record, frozen=True):
    """Hits fewer (negative) or more from attacks of a type (SS-DEF-01, SS-DEF-02)."""

    slashing: int = 0
    piercing: int = 0
    blunt: int = 0
    magic: int = 0
    all: int = 0


NO_RESISTANCE = Resistance()


class Loot(Record, frozen=True):
    """SS-EDT-02."""

    gold: Count = 0
    loot: Count = 0
    treasure: Count = 0


NO_LOOT = Loot()


class Health(Record, frozen=True):
    """Hit points with two or three heroes, and with more (SS-EHP-01)."""

    few: Positive
    many: Positive


class EnemyCard(Record, frozen=True, kw_only=True):
    """SS-CMP-12."""

    id: Id
    scroll: Id
    hp: Positive | Health
    seals: Annotated[int, Meta(ge=1, le=2)] = 1
    powers: Count = 0
    presence: Count = 1
    defence: Defence = Defence()
    resist: Resistance = NO_RESISTANCE
    loot: Loot = NO_LOOT
    shards: Count = 0
    reaction: bool = False
    removed: bool = False
    """Out of the game when it is killed (SS-EDT-05)."""
    source: Source = "proposed"


class EnemyPower(Record, frozen=True):
    """SS-CMP-13: the level is the act (SS-EPW-05)."""

    id: Id
    name: Name
    type: Literal["attack", "passive", "defence"]
    levels: Annotated[tuple[tuple[Effect, ...], ...], Meta(min_length=2, max_length=2)]
    source: Source = "proposed"


class Choice(Record, frozen=True):
    """Whom an activation card activates (SS-ACT-01), or what all enemies do instead."""

    rank: Rank | Literal["", "highest"] = ""
    style: Style | Literal[""] = ""
    situation: Literal["", "within_0", "within_1", "wounded", "unwounded", "has_power"] = ""
    count: Count = 0
    do: tuple[Operation, ...] = ()


class ActivationCard(Record, frozen=True):
    """SS-CMP-14."""

    id: Annotated[str, Meta(pattern=r"^[A-O]$")]
    first: Choice
    otherwise: Choice | None = None
    shuffle: bool = False
    source: Source = "proposed"


class BossCard(Record, frozen=True, kw_only=True):
    """A boss: one scroll for each side, and what both share (SS-CMP-18)."""

    id: Id
    name: Name
    sides: Annotated[tuple[Id, ...], Meta(min_length=2, max_length=2)]
    hp: Health
    presence: Annotated[tuple[Positive, ...], Meta(min_length=2, max_length=2)]
    vengeful: Annotated[tuple[bool, ...], Meta(min_length=2, max_length=2)]
    defence: Defence
    resist: Resistance = NO_RESISTANCE
    immune: tuple[Condition, ...] = ()
    loot: Loot = NO_LOOT
    shards: Count = 0
    source: Source = "proposed"


class PlagueCard(Record, frozen=True, kw_only=True):
    """A plague scroll (SS-PLG-02)."""

    id: Literal["venom_biter", "nest"]
    name: Name
    tokens: Positive
    hp: Positive
    defence: Defence = Defence()
    attack: EnemyWeapon | None = None
    acts: tuple[Sentence, ...]
    """What it does in every enemy turn (SS-PLG-03)."""
    special: tuple[Operation, ...] = ()
    immobile: bool = False
    immune: tuple[Condition | Literal["pushback"], ...] = ()
    loot: Loot = NO_LOOT
    shards: Count = 0
    source: Source = "proposed"
