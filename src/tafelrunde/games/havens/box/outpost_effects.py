"""What events, sections, buildings and rewards can do where the game has an outpost: see `box.campaign`.

One frozen Struct per kind of effect, read from the content by its `op`: `{op: morale, n: 1}` is `Morale(n=1)`.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from tafelrunde.games.havens.box.vocabulary import Positive

Material = Literal["wood", "metal", "leather"]
Herb = Literal["arrowvine", "axenut", "corpsecap", "flamefruit", "rockroot", "snowthistle"]
MATERIALS: tuple[Material, ...] = get_args(Material)
HERBS: tuple[Herb, ...] = get_args(Herb)
RESOURCES: tuple[str, ...] = (*MATERIALS, *HERBS)
"""FH-RES-01."""
Resource = Literal[
    "wood", "metal", "leather", "arrowvine", "axenut", "corpsecap", "flamefruit", "rockroot", "snowthistle"
]
Kind = Literal[
    "wood",
    "metal",
    "leather",
    "arrowvine",
    "axenut",
    "corpsecap",
    "flamefruit",
    "rockroot",
    "snowthistle",
    "material",
    "herb",
    "resource",
]
"""A resource, or any material, herb or resource."""
Price = dict[Literal["gold"] | Kind, Positive]
"""What something costs."""
GUARD_CARD = r"^([+-][0-9]{1,2}|success|wrecked)$"
GuardCard = Annotated[str, Meta(pattern=GUARD_CARD)]
"""A card of the town guard: `+10`, `-20`, `success`, `wrecked` (FH-CMP-15)."""
BuildingId = Annotated[str, Meta(pattern=r"^[0-9]{2}$")]


def kinds(kind: str) -> tuple[str, ...]:
    """The resources that are of a kind."""
    found: dict[str, tuple[str, ...]] = {"material": MATERIALS, "herb": HERBS, "resource": RESOURCES}
    return found.get(kind, (kind,))


class OutpostEffect(Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """One thing that happens to an outpost."""


class Morale(OutpostEffect, frozen=True, tag="morale"):
    """Within 0 and 20 (FH-CSH-10)."""

    n: int


class Inspiration(OutpostEffect, frozen=True, tag="inspiration"):
    """FH-CSH-04."""

    n: int


class Soldiers(OutpostEffect, frozen=True, tag="soldiers"):
    """No more than the barracks hold (FH-CSH-09)."""

    n: int


class Defence(OutpostEffect, frozen=True, tag="defence"):
    """The total defence changes for good (FH-CSH-07)."""

    n: int


class Supplies(OutpostEffect, frozen=True, tag="resource"):
    """Resources gained or lost: by everybody, by the party as it likes, or by the outpost's supply (FH-RES-02)."""

    what: Kind
    n: int
    who: Literal["each", "together", "outpost"] = "together"
    random: bool = False
    """Which of the kind is left to chance; otherwise the party says it."""


class Guard(OutpostEffect, frozen=True, tag="guard"):
    """Cards come into the town guard deck or leave it for good (FH-DEF-08)."""

    add: tuple[GuardCard, ...] = ()
    remove: tuple[GuardCard, ...] = ()


class Attack(OutpostEffect, frozen=True, tag="attack"):
    """The threat of this event changes (FH-THR-07): its value, its targets, the defence against it, or it is off."""

    n: int = 0
    targets: int = 0
    defence: int = 0
    mode: Literal["", "advantage", "disadvantage"] = ""
    off: bool = False


class Wreck(OutpostEffect, frozen=True, tag="wreck"):
    """A building is wrecked, if it stands (FH-DMB-03)."""

    id: BuildingId


class Plot(OutpostEffect, frozen=True, tag="building"):
    """A building can be built from now on (FH-WLD-02, FH-UNL-01)."""

    id: BuildingId


class NewQuests(OutpostEffect, frozen=True, tag="quests"):
    """Personal quests are shuffled into their deck (FH-UNL-01)."""

    ids: Annotated[tuple[str, ...], Meta(min_length=1)]


class Later(OutpostEffect, frozen=True, tag="later"):
    """A section is written into the calendar, so many weeks from now (FH-TIM-02)."""

    section: str
    weeks: Positive


class Read(OutpostEffect, frozen=True, tag="read"):
    """A section is read at once."""

    section: str


class Weeks(OutpostEffect, frozen=True, tag="weeks"):
    """Time passes outside the outpost phase (FH-TIM-04)."""

    n: Positive = 1


class NoEvent(OutpostEffect, frozen=True, tag="no_event"):
    """There is no outpost event in the next outpost phase that would have one (FH-OEV-01)."""


class RemoveEvent(OutpostEffect, frozen=True, tag="remove_event"):
    """An event card leaves its deck, if it is there, and the deck is shuffled (FH-EVT-07)."""

    id: str


class LootSticker(OutpostEffect, frozen=True, tag="loot_sticker"):
    """A loot card gives one more of its resource from now on (FH-LOOT-06)."""

    what: Resource


class Marks(OutpostEffect, frozen=True, tag="marks"):
    """Perk marks (FH-PRK-01)."""

    n: Positive
    who: Literal["each", "one"] = "one"


OutpostEffects = (
    Morale
    | Inspiration
    | Soldiers
    | Defence
    | Supplies
    | Guard
    | Attack
    | Wreck
    | Plot
    | NewQuests
    | Later
    | Read
    | Weeks
    | NoEvent
    | RemoveEvent
    | LootSticker
    | Marks
)
"""What only a game with an outpost can do."""
