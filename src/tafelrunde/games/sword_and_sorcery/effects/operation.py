"""Effects, and operations that hold others: rolls, saving throws, choices, and what is granted for a while."""

from typing import Annotated, Literal

from msgspec import Meta, field

from tafelrunde.games.sword_and_sorcery.effects.deeds import Deed, Standing
from tafelrunde.games.sword_and_sorcery.effects.results import Result
from tafelrunde.games.sword_and_sorcery.effects.scripts import Script
from tafelrunde.games.sword_and_sorcery.effects.words import (
    Action,
    Amount,
    At,
    Color,
    Count,
    If,
    Limit,
    Nature,
    On,
    Op,
    Paying,
    Rank,
    Record,
    Symbol,
    Until,
)


class Save(Op, frozen=True):
    """Each of them makes a saving throw; who fails suffers the rest (SS-HER-08)."""

    fail: tuple["Operation", ...]
    on: On = "target"


class Roll(Op, frozen=True):
    """Roll dice; each result names what happens if its symbol is there.

    `each`: for every such symbol; otherwise once.
    """

    results: dict[Symbol, tuple["Operation", ...]]
    color: Color = "red"
    dice: Amount = 1
    each: bool = False


class ChooseOne(Op, frozen=True):
    """The owner's player picks one list."""

    of: Annotated[tuple[tuple["Operation", ...], ...], Meta(min_length=2)]


class ByNature(Op, frozen=True):
    """What the soul nature of the active hero says; a neutral one picks (SS-HER-02)."""

    lawful: tuple["Operation", ...]
    chaotic: tuple["Operation", ...]


class TossMarker(Op, frozen=True):
    """The boss spell marker is thrown: one list of operations or the other (SS-BOS-05)."""

    heads: tuple["Operation", ...]
    tails: tuple["Operation", ...]


class When(Op, frozen=True):
    """Only if the conditions hold; otherwise something else."""

    if_: tuple[If, ...] = field(name="if")
    do: tuple["Operation", ...]
    else_: tuple["Operation", ...] = field(default=(), name="else")


class Grant(Op, frozen=True):
    """Effects that a figure has for a while (SS-USE-04, SS-TIM-08)."""

    effects: tuple["Effect", ...]
    until: Until
    on: On = "owner"


class IfKilled(Op, frozen=True):
    """If the target is dead now."""

    do: tuple["Operation", ...]


class Later(Op, frozen=True):
    """At the end of the next Time phase (SS-TIM-12, SS-EVT-17)."""

    do: tuple["Operation", ...]


Operation = (
    Result
    | Deed
    | Standing
    | Script
    | Save
    | Roll
    | ChooseOne
    | ByNature
    | TossMarker
    | When
    | Grant
    | IfKilled
    | Later
)


class Cost(Record, frozen=True):
    """Symbols that are spent (SS-ATK-14), and charges."""

    energy: Count = 0
    magic: Count = 0
    sns: Count = 0
    gremlin: Count = 0

    @property
    def symbols(self) -> int:
        return self.energy + self.magic + self.sns + self.gremlin

    def of(self, symbol: Paying) -> int:
        return int(getattr(self, symbol))


FREE = Cost()


class Effect(Record, frozen=True):
    """When, under which conditions, for which price, what, and how often.

    Without a cost it applies by itself (SS-ATK-16). `trigger` names a symbol without a colon: the effect works when
    that symbol was rolled, for each of them, and the symbol is not spent (SS-ATK-15).
    """

    at: At
    do: tuple[Operation, ...]
    if_: tuple[If, ...] = field(default=(), name="if")
    cost: Cost = FREE
    trigger: Paying | Literal[""] = ""
    once: bool = False
    """Of a trigger: once, however often the symbol was rolled."""
    limit: Limit = ""
    optional: bool = False


class AttackValues(Record, frozen=True):
    """Automatic hits, red and blue dice (SS-CMP-07); of several damage types one is chosen (SS-WPN-09)."""

    hits: Amount = 0
    red: Amount = 0
    blue: Amount = 0
    range: Count = 0


class Aim(Record, frozen=True):
    """Whom or what a use is about: chosen within the range and in sight (SS-USE-02, SS-USE-03)."""

    what: Literal["enemy", "hero", "other_hero", "ghost", "zone", "zone_or_hero", "figure"]
    range: Count = 0
    rank: Rank | Literal[""] = ""
    most: Count = 1
    """Up to so many."""


class Ability(Record, frozen=True):
    """What can be done with a card by an action, or as a reaction to `at` (SS-USE-01)."""

    action: Action
    do: tuple[Operation, ...] = ()
    at: At | Literal[""] = ""
    if_: tuple[If, ...] = field(default=(), name="if")
    aim: Aim | None = None
    attack: AttackValues | None = None
    effects: tuple[Effect, ...] = ()
    """Properties of its attack."""
    charges: Count = 0
    limit: Limit = ""


def natures(operation: ByNature, nature: Nature) -> tuple[tuple[Operation, ...], ...]:
    """The lists among which a hero of that nature may pick."""
    if nature == "neutral":
        return operation.lawful, operation.chaotic
    return (operation.lawful if nature == "lawful" else operation.chaotic,)
