"""The characters: who enters a scenario, and what each has in it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from tafelrunde.games.havens.state.cards import ActiveCard, ItemCard, ModifierDeck
from tafelrunde.games.havens.state.progress import Progress
from tafelrunde.tabletop.hexes import Hex

USUALLY_UNASKED = ("parts", "ways", "order", "ends", "early_rest")
"""What players are asked only on demand: see `rules.choices.asking` (GH-RUL-76)."""


class Character(Struct, frozen=True, kw_only=True):
    """Who enters a scenario and leaves it changed (GH-DAT-02)."""

    cls: str
    level: int = 1
    name: str = ""
    xp: int = 0
    gold: int = 0
    checks: int = 0
    perks: tuple[str, ...] = ()
    """Perk ids, one for each box that is ticked."""
    items: tuple[str, ...] = ()
    """All owned items."""
    pool: tuple[str, ...] = ()
    """The ability cards it may choose its hand from."""


class Hero(Struct, kw_only=True):
    """A character in the scenario (GH-DAT-03); where it stands and its hit points are its figure's."""

    index: int
    seat: int
    character: Character
    hand: list[str] = []
    chosen: list[str] = []
    """The cards selected for the round and not yet played, the leading one first (GH-DAT-04)."""
    discard: list[str] = []
    lost: list[str] = []
    active: list[ActiveCard] = []
    items: list[ItemCard] = []
    deck: ModifierDeck = field(default_factory=ModifierDeck)
    initiative: int = 0
    second: int = 0
    """The initiative of the other card (GH-INI-05)."""
    fast: bool = False
    """Its turn of this round is a fast one, where its class knows such turns (FH-CLS-01)."""
    tokens: int = 0
    """What it pays fast turns with."""
    form: str = ""
    """Its form, where its class has several (FH-CLS-10)."""
    shadows: tuple[Hex, ...] = ()
    """Where its shadows are, where its class has such tokens (FH-CLS-06)."""
    began: Hex | None = None
    """Where it stood when its turn began, where its class goes back there (FH-CLS-04)."""
    resting: bool = False
    """A long rest was declared (GH-RST-05)."""
    played: Literal["", "top", "bottom"] = ""
    """The half that was played first this turn (GH-TRN-02)."""
    performing: str = ""
    """The half that is being carried out: `BR-01:top`; its card is still among the chosen ones (GH-TRN-04)."""
    progress: Progress | None = None
    """How far that is."""
    goals: tuple[str, ...] = ()
    """Battle goals: dealt two, kept one (GH-SET-04)."""
    xp: int = 0
    coins: int = 0
    loot: tuple[str, ...] = ()
    """Loot cards that it drew."""
    resources: dict[str, int] = {}
    """Materials and herbs by kind, which it gets at the end of the scenario (FH-LTA-05)."""
    treasures: tuple[int, ...] = ()
    gold: int = 0
    """Gold from treasures; coins are turned into gold at the end (GH-LOT-10)."""
    found: tuple[str, ...] = ()
    """Items from treasures, to be equipped from the next scenario on (GH-LOT-07)."""
    mastered: tuple[str, ...] = ()
    """Masteries of its class that it has achieved in this scenario (FH-PRK-06)."""
    exhausted: bool = False
    escaped: bool = False
    tally: dict[str, int] = {}
    """Counters for battle goals and statistics."""
    seen: tuple[str, ...] = ()
    """Cards that everybody has seen in this scenario: where they are not, they must be in hand."""
    ready: bool = False
    """Its part of the present phase is done (training, placing, short rests)."""
    watching: bool = False
    """Its player wants to be asked between turns whether a bonus ends (GH-RUL-72)."""
    unasked: tuple[str, ...] = USUALLY_UNASKED
    """What its player does not want to be asked: see `rules.choices.asking` (GH-RUL-76)."""

    @property
    def id(self) -> str:
        """The id of its figure."""
        return self.character.cls
