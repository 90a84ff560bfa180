"""Map tiles and adventures: map, tokens, decks, story, goals and rewards (SS-CMP-20, SS-SET-13)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tafelrunde.games.sword_and_sorcery.box.cards import Id, Name, Source
from tafelrunde.games.sword_and_sorcery.effects.operation import Effect, Operation
from tafelrunde.games.sword_and_sorcery.effects.words import Amount, Count, Nature, Op, Positive, Record, Symbol

ZoneName = Annotated[str, Meta(pattern=r"^[A-Z][0-9]{1,2}$")]
"""Column and row of the zone's first square: `B3`."""
Pair = tuple[ZoneName, ZoneName]
FaceId = Annotated[str, Meta(pattern=r"^[0-9]{1,2}[AB]$")]


class TileFace(Record, frozen=True):
    """One side of a tile (SS-MAP-01) as a picture: 2·h+1 rows of 2·w+1 characters.

    In odd rows and columns stand squares: equal letters are one zone, `.` is no ground. Between them: space = open,
    `#` = wall. In the outer frame: space = may connect to the next tile, `#` = wall.
    """

    id: FaceId
    grid: Annotated[tuple[str, ...], Meta(min_length=3)]


class Placed(Record, frozen=True):
    """A tile on the map: the place of its upper left square, and how often it is turned to the right."""

    face: FaceId
    x: Count
    y: Count
    turn: Annotated[int, Meta(ge=0, le=3)] = 0


class Door(Record, frozen=True):
    between: Pair
    locked: bool = False
    """SS-DOR-05."""
    magic_lock: bool = False
    """SS-DOR-09."""


class Chest(Record, frozen=True):
    zone: ZoneName
    token: Id
    magic_lock: bool = False


class Search(Record, frozen=True):
    zone: ZoneName
    token: Id


class Altar(Record, frozen=True):
    zone: ZoneName
    active: bool = True


class Portal(Record, frozen=True):
    """SS-PRT-01, SS-PRT-03."""

    symbol: Literal["hit", "block", "energy", "magic"]
    zone: ZoneName
    open: bool = True


class Waypoint(Record, frozen=True):
    """A story point, or an adventure event lying in a zone (SS-WPT-01, SS-EVT-09, SS-EVT-15)."""

    id: Id
    zone: ZoneName
    event: Id | Literal[""] = ""
    """The adventure event card that lies there; it goes face up on the event deck (SS-EVT-10)."""
    action: Literal["", "free", "standard"] = ""
    """A hero has to act here, by an action of this kind (SS-WPT-01, SS-USE-09); otherwise it is enough to come."""


class Shadows(Record, frozen=True):
    """Which tokens there are, and where they lie by the number of heroes (SS-SHD-01, SS-SET-11)."""

    mix: dict[str, Positive]
    places: dict[Literal["2", "3", "4", "5"], tuple[ZoneName, ...]]


class EventPart(Record, frozen=True):
    """A part of the event deck from the top: so many random standard events, or these cards."""

    random: Count = 0
    cards: tuple[Id, ...] = ()


class BossEntry(Record, frozen=True):
    boss: Id
    zone: ZoneName


class PlagueEntry(Record, frozen=True):
    plague: Literal["venom_biter", "nest"]
    zone: ZoneName


class Daytime(Record, frozen=True):
    """What holds for every hero while it is day or night (SS-EVT-07)."""

    effects: tuple[Effect, ...] = ()


# --- what the story does --------------------------------------------------------------------------------------------


class TurnPortal(Op, frozen=True):
    """A portal opens or closes (SS-PRT-01)."""

    symbol: Literal["hit", "block", "energy", "magic"]
    open: bool = True


class TurnAltar(Op, frozen=True):
    """SS-RES-03."""

    zone: ZoneName
    active: bool = True


class Appear(Op, frozen=True):
    """An enemy, a boss or a plague enters in a zone."""

    what: Id
    zone: ZoneName


class Reinforce(Op, frozen=True):
    """An enemy of a specific kind enters in a zone, drawn from the enemy deck (SS-ASG-06)."""

    scroll: Id
    zone: ZoneName


class Note(Op, frozen=True):
    """The story takes note of something: goals and triggers may ask for it."""

    flag: Id


class Read(Op, frozen=True):
    """A story entry is read (SS-JRN-09): its text is `entry-<id>`."""

    entry: Id


class GiveItem(Op, frozen=True):
    """The active hero gets a card."""

    item: Id


class GiveKey(Op, frozen=True):
    """The active hero gets the magic key (SS-DOR-10), or it lies in a zone."""

    zone: ZoneName | Literal[""] = ""


class Merchant(Op, frozen=True):
    """An emporium opens for the heroes in the zone of the active hero (SS-EMP-01)."""


class OpenBorder(Op, frozen=True):
    """A door, a locked one too, or a wall token is taken away: a way is free (SS-DOR-07)."""

    between: Pair


class LayShadows(Op, frozen=True):
    """A shadow token from the supply in each of these zones (SS-SHD-02, SS-SHD-03)."""

    zones: Annotated[tuple[ZoneName, ...], Meta(min_length=1)]


class ChangeGoal(Op, frozen=True):
    """Victory asks for something else from now on (SS-MOD-07)."""

    to: Id


class Way(Record, frozen=True):
    """One way that a story decision may go."""

    id: Id
    """It is called by the message `name-<id>`."""
    do: Annotated[tuple["Step", ...], Meta(min_length=1)]
    natures: tuple[Nature, ...] = ()
    """The soul natures that may take it; none: all. Neutral heroes take any (SS-CAM-03)."""
    needs: Id | Literal[""] = ""
    """A card that a hero of the party must have."""
    gold: Count = 0
    """What the party pays for it, if it can."""


class Decide(Op, frozen=True):
    """The active hero decides how the story goes on, as its soul nature allows (SS-CAM-03)."""

    entry: Id
    """What it is about: the message `entry-<id>`."""
    ways: Annotated[tuple[Way, ...], Meta(min_length=2)]


class Ally(Op, frozen=True):
    """A companion joins in the active hero's zone (SS-COM-19)."""

    companion: Id


class Hourglass(Op, frozen=True):
    """Hourglass tokens are added to the time reserve, or lost from it (SS-JRN-04)."""

    n: int


class FindBuilding(Op, frozen=True):
    """The party finds a building card (SS-LOC-04)."""

    building: Id


class TakeChallenge(Op, frozen=True):
    """The party takes on a challenge (SS-CHL-01)."""

    challenge: Id


class Bounty(Op, frozen=True):
    """The party is rewarded: shards, gold for every hero, cards to share out."""

    shards: Amount = 0
    gold: Count = 0
    treasure: Count = 0
    items: tuple[Id, ...] = ()


class HealEnemies(Op, frozen=True):
    """All enemies of this scroll heal."""

    scroll: Id
    n: Positive


StoryDeed = (
    TurnPortal
    | TurnAltar
    | Appear
    | Reinforce
    | Note
    | Read
    | GiveItem
    | GiveKey
    | Merchant
    | Ally
    | HealEnemies
    | OpenBorder
    | LayShadows
    | ChangeGoal
    | Hourglass
    | FindBuilding
    | TakeChallenge
    | Bounty
    | Decide
)


def allowed(decision: Decide, nature: Nature) -> list[Way]:
    """The ways that a hero of this nature may take (SS-CAM-03)."""
    return [way for way in decision.ways if nature == "neutral" or not way.natures or nature in way.natures]


Step = StoryDeed | Operation
"""What a story entry may say: deeds of the story, and whatever cards can do."""

TriggerOn = Literal[
    "waypoint",
    "event",
    "special_event",
    "special_enemy",
    "killed",
    "citizen",
    "chest",
    "daytime",
    "round",
    "start",
    "flag",
]


class Trigger(Record, frozen=True):
    """When something happens the story goes on: at a waypoint, with an event card, a shadow token, a killed enemy."""

    on: TriggerOn
    do: Annotated[tuple[Step, ...], Meta(min_length=1)]
    what: Id | Literal[""] = ""
    """Which waypoint, event card, enemy card, time of day or flag; empty: any."""
    zone: ZoneName | Literal[""] = ""
    """Of a chest."""
    round: Count = 0
    after: tuple[Id, ...] = ()
    """Only when the story has noted all of this,"""
    unless: tuple[Id, ...] = ()
    """and nothing of that."""


class Goal(Struct, frozen=True, forbid_unknown_fields=True, tag_field="goal"):
    """A condition of victory or defeat; all of a list must be met (SS-MOD-07, SS-MOD-08)."""


class Killed(Goal, frozen=True, tag="killed"):
    """Enemies (their cards) or a boss are dead."""

    what: Annotated[tuple[Id, ...], Meta(min_length=1)]


class Gathered(Goal, frozen=True, tag="gathered"):
    """All heroes that are no ghosts stand in one of these zones."""

    zones: Annotated[tuple[ZoneName, ...], Meta(min_length=1)]


class Cleared(Goal, frozen=True, tag="cleared"):
    """No enemy is in play."""


class Noted(Goal, frozen=True, tag="noted"):
    """The story has noted it."""

    flag: Id


class Held(Goal, frozen=True, tag="held"):
    """So many rounds are over."""

    rounds: Positive


class Opened(Goal, frozen=True, tag="opened"):
    """So many chests were opened."""

    chests: Positive


class Shards(Goal, frozen=True, tag="shards"):
    """So many soul shards are in the pool."""

    n: Positive


class Carried(Goal, frozen=True, tag="carried"):
    """A hero who has this card stands in this zone."""

    item: Id
    zone: ZoneName


class AllyDead(Goal, frozen=True, tag="ally_dead"):
    """A companion that had to live is dead: only for defeat."""

    companion: Id


class Escorted(Goal, frozen=True, tag="escorted"):
    """An ally stands in this zone."""

    companion: Id
    zone: ZoneName


class Destroyed(Goal, frozen=True, tag="destroyed"):
    """No plague of this kind is in play."""

    plague: Literal["venom_biter", "nest"]


class Overrun(Goal, frozen=True, tag="overrun"):
    """So many enemies are in play at once: only for defeat."""

    enemies: Amount


AnyGoal = (
    Killed | Gathered | Cleared | Noted | Held | Opened | Shards | Carried | AllyDead | Escorted | Destroyed | Overrun
)
Goals = Annotated[tuple[AnyGoal, ...], Meta(min_length=1)]


class Reward(Record, frozen=True):
    shards: Amount = 0
    gold: Count = 0
    """For every hero."""
    treasure: Count = 0
    items: tuple[Id, ...] = ()


class Adventure(Record, frozen=True, kw_only=True):
    """Everything that the Book of Adventures says about one adventure."""

    id: Id
    name: Name
    tiles: Annotated[tuple[Placed, ...], Meta(min_length=1)]
    start: Annotated[tuple[ZoneName, ...], Meta(min_length=1)]
    rank: Annotated[int, Meta(ge=1, le=7)] = 1
    """The soul rank of heroes who play it by itself (SS-SET-17)."""
    gold: Count = 0
    shards: Count = 0
    doors: tuple[Door, ...] = ()
    walls: tuple[Pair, ...] = ()
    """Wall tokens (SS-TER-01)."""
    barriers: tuple[Pair, ...] = ()
    """Nobody goes from the first to the second zone (SS-TER-03)."""
    difficult: tuple[ZoneName, ...] = ()
    dangerous: tuple[ZoneName, ...] = ()
    chests: tuple[Chest, ...] = ()
    searches: tuple[Search, ...] = ()
    altars: tuple[Altar, ...] = ()
    portals: tuple[Portal, ...] = ()
    waypoints: tuple[Waypoint, ...] = ()
    shadows: Shadows
    enemies: tuple[Id, ...]
    """The enemy deck: enemy cards (SS-SET-02)."""
    special_enemy: Id | Literal[""] = ""
    boss: BossEntry | None = None
    plagues: tuple[PlagueEntry, ...] = ()
    events: Annotated[tuple[EventPart, ...], Meta(min_length=1)]
    shuffled: bool = False
    """The whole event deck is shuffled (SS-SET-03)."""
    time: Literal["", "day", "night"] = ""
    day: Daytime = Daytime()
    night: Daytime = Daytime()
    scroll_sides: dict[Id, Id] = {}
    """Scrolls that lie with their other side up (SS-ENM-16)."""
    triggers: tuple[Trigger, ...] = ()
    victory: Goals
    changed: dict[Id, Goals] = {}
    """What victory asks for instead when the story has changed it (SS-MOD-07)."""
    defeat: tuple[AnyGoal, ...] = ()
    rewards: Reward = Reward()
    texts: dict[Id, Name] = {}
    """Of a pack's adventure: `goal`, changed goals, entries and ways of decisions, by their ids."""
    source: Source = "proposed"


SYMBOLS: tuple[Symbol, ...] = ("hit", "block", "energy", "magic", "sns", "gremlin")
