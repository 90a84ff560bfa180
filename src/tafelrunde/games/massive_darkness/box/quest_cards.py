"""What is printed in the quest book: tiles, places of doors, tokens and enemies, goals (chapter 11)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from tafelrunde.games.massive_darkness.box.cards import Card, Id, Level, Name
from tafelrunde.games.massive_darkness.effects import Amount, Positive, Token

Row = Annotated[str, Meta(min_length=7, max_length=7, pattern=r"^[+#CcRrD ]*$")]


class TileFace(Card, frozen=True):
    """One face of a map tile (MD-CMP-01): three by three zones with the borders between and around them."""

    id: Id
    grid: Annotated[tuple[Row, ...], Meta(min_length=7, max_length=7)]


class Placement(Card, frozen=True):
    """Where a tile lies: the board coordinates of its north-western zone, and degrees clockwise."""

    tile: str
    x: Amount
    y: Amount
    rotation: Literal[0, 90, 180, 270] = 0


class LevelToken(Card, frozen=True):
    level: Level
    zone: str


class DoorPlace(Card, frozen=True):
    between: tuple[str, str]
    special: bool = False


class TokenPlace(Card, frozen=True):
    kind: Literal["artefact", "library", "cave", "hidden"]
    zone: str
    marker: bool = False


class EnemyPlace(Card, frozen=True):
    """An enemy that stands on the board from the start; the quest says what it is."""

    what: str
    zone: str


class PillarPlace(Card, frozen=True):
    zone: str
    blocks: tuple[str, str] | None = None
    health: Amount = 0


class BridgePlace(Card, frozen=True):
    """A dark bridge: a corridor zone in the shadow, open to the east and the west (MD-CMP-13)."""

    id: Id
    x: Amount
    y: Amount


class Floor(Card, frozen=True):
    tiles: tuple[str, ...]
    ambassador: str


class Goal(Struct, frozen=True, tag_field="op", tag=str.lower, forbid_unknown_fields=True):
    """An objective of a quest that a pack brings along (MD-VAR-05); they are fulfilled in order (MD-OBJ-05)."""


class Collect(Goal, frozen=True):
    """Pick up every token of these kinds."""

    tokens: Annotated[tuple[Token, ...], Meta(min_length=1)]


class Kill(Goal, frozen=True):
    """Kill every enemy that stands on the board from the start."""


class Destroy(Goal, frozen=True):
    """Destroy every pillar."""


class Switches(Goal, frozen=True):
    """Start a round with a hero on every cave marker, alone on any one: the special doors open."""


class Open(Goal, frozen=True):
    """Open the special doors, which are locked before."""


class Hold(Goal, frozen=True):
    """At the end of a round a hero is on the library marker, and no enemy in that chamber."""


class Escape(Goal, frozen=True):
    """Every hero leaves through the exit."""


AnyGoal = Collect | Kill | Destroy | Switches | Open | Hold | Escape


class Reward(Card, frozen=True):
    """What picking up a token gives: XP, an artefact card."""

    xp: Amount = 0
    artefact: bool = False


class QuestCard(Card, frozen=True):
    """The board and the tokens of a quest (chapter 11); `goals` and `rewards` are for quests of packs (MD-VAR-05)."""

    id: Id
    number: Amount
    name: Name
    placement: Annotated[tuple[Placement, ...], Meta(min_length=1)]
    start: str
    level_tokens: Annotated[tuple[LevelToken, ...], Meta(min_length=1)]
    exit: str = ""
    doors: tuple[DoorPlace, ...] = ()
    tokens: tuple[TokenPlace, ...] = ()
    hidden: dict[Token, Positive] = field(default_factory=dict)
    """Which objective tokens are shuffled face down onto the zones marked hidden."""
    enemies: tuple[EnemyPlace, ...] = ()
    pillars: tuple[PillarPlace, ...] = ()
    bridges: tuple[BridgePlace, ...] = ()
    stairs: tuple[tuple[str, str], ...] = ()
    tile_wounds: dict[str, Positive] = field(default_factory=dict)
    passage: tuple[str, str] | None = None
    floors: tuple[Floor, ...] = ()
    goals: tuple[AnyGoal, ...] = ()
    rewards: dict[Token, Reward] = field(default_factory=dict)
    advised: Annotated[tuple[Amount, ...], Meta(min_length=6, max_length=6)] = (2, 2, 2, 2, 2, 2)
    """Markers on the Lifebringer that make it a fair fight for one to six heroes (MD-VAR-01, MD-RUL-39)."""
