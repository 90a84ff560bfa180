"""What lasts of an outpost, where the game has one (FH-CAM-02, FH-CMP-22), and what is under way there."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Counts = tuple[tuple[str, int], ...]
"""So many of each, in the order in which they came."""


class Building(Struct, frozen=True):
    """A building of the town map: level 0 is its plot (FH-WLD-02)."""

    id: str
    level: int = 0
    wrecked: bool = False


class Outpost(Struct, frozen=True, kw_only=True):
    """The campaign sheet, the building deck and everything else that the outpost has."""

    weeks: int = 0
    """Boxes of the calendar that are ticked (FH-TIM-01)."""
    calendar: tuple[tuple[int, str], ...] = ()
    """Sections that are written into boxes: the number of the week, and what is read then (FH-TIM-02)."""
    supply: Counts = ()
    """The shared resources (FH-CSH-02)."""
    morale: int = 0
    inspiration: int = 0
    soldiers: int = 0
    defence: int = 0
    """The sum of all effects, without the morale (FH-CSH-07)."""
    buildings: tuple[Building, ...] = ()
    """By number, plots included (FH-BLD-01)."""
    walls: tuple[str, ...] = ()
    summer_road: tuple[str, ...] = ()
    """The event decks; the last card is the top."""
    winter_road: tuple[str, ...] = ()
    summer_outpost: tuple[str, ...] = ()
    winter_outpost: tuple[str, ...] = ()
    guard: tuple[str, ...] = ()
    """The town guard deck and what was drawn from it in this threat."""
    guard_discard: tuple[str, ...] = ()
    windows: tuple[str, ...] = ()
    """The windows of the alchemy chart that are open: `axenut+rockroot` (FH-BRW-02)."""
    stickers: Counts = ()
    """Loot cards with a +1 sticker (FH-LOOT-06)."""
    fresh: tuple[str, ...] = ()
    """Built or rebuilt in the last outpost phase: of no use before the next one (FH-BAU-09)."""
    pending: tuple[str, ...] = ()
    """Sections that are read as soon as what happens is over."""
    quiet: bool = False
    """The next outpost event is left out (FH-OEV-01)."""
    sections: tuple[str, ...] = ()
    """What was read, in its order."""
    random_items: tuple[str, ...] = ()
    """Scenarios whose random item was taken (FH-SET-27)."""
    travel: tuple[str, ...] = ()
    """Travel symbols that buildings have granted."""


class Siege(Struct):
    """A threat under way (FH-THR-01 … 07)."""

    attack: int
    targets: int
    """How many buildings are still to be attacked."""
    first: tuple[str, ...] = ()
    then: Literal["lowest", "highest", "party"] = "party"
    wrecks: bool = False
    defence: int = 0
    """What the defence is better or worse by in this threat."""
    modes: tuple[str, ...] = ()
    """Advantage or disadvantage that the event brings to all checks."""
    chosen: tuple[str, ...] = ()
    """The buildings attacked so far, in their order."""
    damaged: tuple[str, ...] = ()
    wrecked: tuple[str, ...] = ()


class Week(Struct):
    """An outpost phase under way (FH-OUT-02)."""

    sections: tuple[str, ...] = ()
    """Still to be read in this week (FH-TIM-03)."""
    siege: Siege | None = None
    operated: tuple[str, ...] = ()
    """The buildings whose operation is over (FH-OPS-01)."""
    built: int = 0
    """Buildings built or raised in this phase (FH-BAU-01)."""
    rebuilding: bool = False
    """Nothing more can be built or raised, only rebuilt (FH-BAU-03)."""


class Favours(Struct, frozen=True, kw_only=True):
    """What a party asks for at the start of a scenario, where it may (FH-FAV-01)."""

    open: bool = True
    """It has not had enough yet."""
    taken: tuple[str, ...] = ()
    """Favours in their order, some of them several times."""
    paid: tuple[str, ...] = ()
    """Cards that the monsters' modifier deck lacks for it (FH-FAV-02)."""
    cards: tuple[str, ...] = ()
    """Monster ability cards that are out of this scenario (FH-FAV-03)."""
