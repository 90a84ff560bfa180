"""The state of a game of Monster Lands: everything that lies on the table, and where in the round we are.

Cards and tiles are their content ids. Decks and stacks are lists whose last item is on top. The fields under
"where we are" name the phase, the seat and the action, so that the rules can go on from any checkpoint.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tafelrunde.games.monster_lands.box.effects import Affinity, Color, Feat
from tafelrunde.kernel.chance import GameState

Phase = Literal[
    "setup",
    "round_start",
    "more_monsters",
    "before_pools",
    "pools",
    "grant",
    "haggle_roll",
    "rival",
    "deployment",
    "dice_mission",
    "contract_mission",
    "battle",
    "collect",
    "panic",
    "leaders",
    "salary",
    "end_check",
    "reset",
    "start_marker",
    "over",
]

Stage = Literal["", "reveal", "monster_attack", "mercenary_attack", "victory", "conquest", "plunder", "result"]


Deed = Literal[
    "visit_hunting_lodge",
    "visit_tavern",
    "visit_armory",
    "visit_bazaar",
    "assigned_mission",
    "assigned_land",
    "assigned_access",
    "aspirants_hired",
    "attacks_failed",
    "ambushes",
    "beer",
    "brewed",
    "caught",
    "conquered",
    "contracts",
    "deaths",
    "defeated",
    "deserted",
    "dice_missions",
    "equipment_bought",
    "hired",
    "land_used",
    "loot",
    "loot_used",
    "mined",
    "missions_failed",
    "pawned",
    "settled",
    "shields_bought",
    "traps_bought",
    "trophies_sold",
]
"""What is counted for statistics."""


class Pool(msgspec.Struct):
    """A clan's dice: S and M have no value until rolled, H dice show theirs (ML-CMP-02)."""

    strength: int = 0
    magic: int = 0
    haggle: list[int] = []

    @property
    def total(self) -> int:
        return self.strength + self.magic + len(self.haggle)


class Member(msgspec.Struct):
    """A clan member in play, aspirants included (ML-CMP-04); gold, potions and poisons lie on its assignment tile."""

    id: str
    leader: bool = False
    wounded: bool = False
    path: str = ""
    """The path it is assigned to, such as land_a.1; empty while unassigned."""
    land: str = ""
    """The land it has settled."""
    equipment: list[str] = []
    gold: int = 0
    potions: int = 0
    poisons: int = 0


class Clan(msgspec.Struct):
    """A player's clan board and everything beside it (ML-CMP-19)."""

    seat: int
    affinity: Affinity = "fire"
    fame: int = 0
    gold: int = 0
    pool: Pool = msgspec.field(default_factory=Pool)
    members: list[Member] = []
    traps: list[str] = []
    shields: int = 0
    potions: int = 0
    poisons: int = 0
    loot: list[str] = []
    trophies: list[str] = []
    lands: list[str] = []
    tally: dict[Deed, int] = {}
    """What the clan has done so far, for statistics: no rule reads it."""


class PathDie(msgspec.Struct):
    """A die on a path; `face` is 0 until rolled, `tile` the trap tile it lies on (0: the path itself)."""

    color: Color
    face: int = 0
    tile: int = 0
    rerolled_by: tuple[str, ...] = ()


class PathTrap(msgspec.Struct):
    """A trap tile on a path, numbered from the top; `target` is the slot a revealed redirect ambush aims at."""

    number: int
    kind: str
    face_up: bool = False
    target: int = 0


class Path(msgspec.Struct):
    """A path, what was placed on it, and what its mercenary has done this round."""

    id: str
    seat: int = -1
    member: str = ""
    """The living mercenary on it."""
    dice: list[PathDie] = []
    traps: list[PathTrap] = []
    shields: int = 0
    fought: bool = False
    attacked: bool = False
    prevailed: bool = False
    """Caught or defeated the monster, or conquered the land."""


class Location(msgspec.Struct):
    """A mission spot, a land spot or the fortress access, with its running totals (ML-BAT-05, ML-CNQ-04)."""

    id: str
    paths: list[Path]
    tile: str = ""
    """The mission tile or the path tile."""
    side: Literal["a", "b"] = "a"
    land: str = ""
    monster: str = ""
    fought: bool = False
    """The monster took part in a fight this round."""
    overcome: bool = False
    """The monster was caught or defeated this round."""
    catch_total: int = 0
    defeat_total: int = 0
    conquest_total: int = 0


class PlacedDie(msgspec.Struct, frozen=True):
    """A die that lies on a space or a card until the reset; seat -1 is the rival's neutral die."""

    color: Color
    face: int
    seat: int


class Rolling(msgspec.Struct):
    """A mercenary's roll in progress: what has been spent on it."""

    poison: int = 0
    loot: list[str] = []
    rerolls: dict[str, int] = {}
    """How often each source of rerolls was used."""


class Victory(msgspec.Struct):
    """A victory being resolved by the mercenary on the current path (ML-BAT-10)."""

    monster: str
    """Which has left its place already, as a trophy or otherwise."""
    feat: Feat
    step: Literal["extras", "last_hit", "clear"] = "extras"
    slot: int = 0
    """The path that the last hit strikes next, counted from 0."""


class State(GameState, kw_only=True):
    """The whole table."""

    players: int
    difficulty: str = "normal"
    ambush_module: bool = False
    queens_grant: bool = False
    more_monsters: bool = False
    extra_mercenaries: bool = False

    # where we are
    phase: Phase = "setup"
    round: int = 1
    turn: int = 0
    """The seat whose turn it is, or whose step of the phase comes next."""
    passed: int = 0
    """How many players in a row have passed (ML-DEP-04)."""
    action: str = ""
    """The deployment action in progress."""
    place: int = 0
    """The battle location being resolved: the lands, then the access."""
    slot: int = 0
    """The path of that location being resolved, counted from 0."""
    stage: Stage = ""
    opened: bool = False
    """The owner has had the window for free effects at this step."""
    rolling: Rolling | None = None
    victory: Victory | None = None
    mission_totals: list[int] = []
    start_player: int = 0
    marker_b: bool = False

    # players
    clans: list[Clan]

    # the board
    missions: list[Location] = []
    lands: list[Location] = []
    access: Location
    spaces: dict[str, tuple[PlacedDie, ...]] = {}
    """Dice on building spaces, land abilities and cards, by the id of the place."""
    used: dict[str, int] = {}
    """Uses of once-per-round abilities this round, by card or path id."""
    panic: list[str] = []
    """Panic tiles on buildings."""
    fled: str = ""
    """A monster that escaped from its catcher and will turn up at the access."""

    # displays, decks and piles (ML-CMP-22)
    tavern: list[str] = []
    mercenary_deck: list[str] = []
    mercenary_discard: list[str] = []
    aspirants: list[str] = []
    trap_display: list[str] = []
    trap_stack: list[str] = []
    trap_discard: list[str] = []
    bazaar: list[str] = []
    equipment_deck: list[str] = []
    equipment_discard: list[str] = []
    monster_deck: list[str] = []
    monster_discard: list[str] = []
    land_deck: list[str] = []
    path_stack: list[str] = []
    path_discard: list[str] = []
    loot_display: list[str] = []
    loot_stack: list[str] = []
    loot_discard: list[str] = []
    mission_bag: list[str] = []
    mission_discard: list[str] = []
    panic_stack: list[str] = []
    removed: list[str] = []

    changes: str = ""
    """What a position has changed about the content, for this match only: see `box.changes`."""
