"""What is printed for a campaign: events, personal quests, achievements, boxes, and what all of these can do.

One frozen Struct per kind of effect and of quest goal, read from the content by its `op`: `{op: gold, n: 5}` is
`Gold(n=5)`. The rules of `rules.campaign` interpret these, never the number of a card.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct, field

from tafelrunde.games.havens.box.outpost_effects import BuildingId, OutpostEffects, Price
from tafelrunde.games.havens.box.vocabulary import ConditionName, Count, Name, Positive

NO_TEXT = Name("", "")
Span = tuple[int, int]
"""The least and the most."""


class Requirement(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What must be the case; everything that is stated must hold (GH-EVT-03 … 05, GH-ACH-02, GH-ACH-04)."""

    classes: tuple[str, ...] = ()
    """Some character of the party is of one of these classes."""
    reputation: Span | None = None
    prosperity: Span | None = None
    """The city's prosperity level."""
    pay: Count = 0
    """The party has so much gold together, and pays it (GH-EVT-05); in events only."""
    has: tuple[str, ...] = ()
    """Achievements of the world or of the party."""
    lacks: tuple[str, ...] = ()
    times: dict[str, Positive] = {}
    """Achievements that were gained so often (GH-ACH-03)."""
    done: tuple[str, ...] = ()
    """Scenarios completed in this world."""
    donated: Count = 0
    """Gold donated in this world."""
    retired: Count = 0
    """Characters retired in this world."""
    quest: str = ""
    """Some character of the party has this personal quest."""
    traits: tuple[str, ...] = ()
    """Some character has one of these traits (FH-EVT-05)."""
    cost: Price = {}
    """What is paid from any supplies together (FH-EVT-06), or with `each` by everybody alone; in events only."""
    each: bool = False
    morale: Span | None = None
    soldiers: Count = 0
    """So many soldiers or more."""
    inspiration: Count = 0
    weeks: Count = 0
    """So many weeks have passed."""
    season: Literal["", "summer", "winter"] = ""
    buildings: dict[BuildingId, Positive] = {}
    """Buildings that stand, with the level that they have at least."""
    travel: tuple[str, ...] = ()
    """Travel symbols that buildings have granted (FH-CMP-16, FH-SET-10)."""


ALWAYS = Requirement()

# --- what happens -----------------------------------------------------------------------------------------------

Share = Literal["each", "together", "one"]
"""For everybody, divided among the party as it likes, or for one whom it names (GH-EVT-08)."""


class Effect(Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """One thing that an event, a reward or a box does."""


class Gold(Effect, frozen=True, tag="gold"):
    """Gold gained, or lost as far as there is any (GH-EVT-09)."""

    n: int
    who: Share = "each"


class Experience(Effect, frozen=True, tag="xp"):
    """XP gained, or lost down to what the level needs (GH-EVT-09)."""

    n: int
    who: Literal["each", "one"] = "each"


class Checks(Effect, frozen=True, tag="checks"):
    """Checkmarks gained, or lost down to the last full set (GH-EVT-15)."""

    n: int
    who: Literal["each", "one"] = "each"


class Reputation(Effect, frozen=True, tag="reputation"):
    """The party's reputation rises or falls (GH-REP-02)."""

    n: int


class Prosperity(Effect, frozen=True, tag="prosperity"):
    """The city's prosperity rises, or falls to the minimum of its level (GH-PRO-01, GH-PRO-03)."""

    n: int


class GainAchievement(Effect, frozen=True, tag="achievement"):
    """An achievement of the world or of the party (GH-ACH-01)."""

    id: str


class LoseAchievement(Effect, frozen=True, tag="lose_achievement"):
    """An achievement is taken away again, once."""

    id: str


class GainItem(Effect, frozen=True, tag="item"):
    """One copy from the unavailable items for one character (GH-END-11)."""

    id: str


class LoseItem(Effect, frozen=True, tag="lose_item"):
    """A character gives an item back to the city; everybody one, or one of the party (GH-EVT-09)."""

    who: Literal["each", "one"] = "one"


class Design(Effect, frozen=True, tag="design"):
    """All copies of an item enter the city's supply (GH-END-11)."""

    id: str


class RandomDesign(Effect, frozen=True, tag="random_design"):
    """A random item design (GH-SHP-09)."""


class RandomScenario(Effect, frozen=True, tag="random_scenario"):
    """A random side scenario (GH-SHP-10)."""


class UnlockScenario(Effect, frozen=True, tag="scenario"):
    """A scenario is found on the map (GH-CAM-05)."""

    id: str


class CloseScenario(Effect, frozen=True, tag="close"):
    """A scenario that was not done can never be played again in campaign mode."""

    id: str


class AddEvent(Effect, frozen=True, tag="event"):
    """A card is shuffled into its event deck (GH-EVT-11); `both` decks have a card of that number."""

    deck: Literal["city", "road", "both", "summer_road", "winter_road", "summer_outpost", "winter_outpost"]
    number: Positive


class OpenBox(Effect, frozen=True, tag="open"):
    """A box or envelope is opened (GH-BOX-01, GH-BOX-02)."""

    id: str


class UnlockClass(Effect, frozen=True, tag="class"):
    """A class is there for everybody from now on (GH-BOX-01)."""

    id: str


class StartDamage(Effect, frozen=True, tag="damage"):
    """Everybody starts the next scenario with damage (GH-EVT-13)."""

    n: Positive


class StartCondition(Effect, frozen=True, tag="condition"):
    """Everybody starts the next scenario with a condition; blesses and curses `n` times (GH-EVT-13)."""

    cond: ConditionName
    n: Positive = 1


class StartDiscard(Effect, frozen=True, tag="discard"):
    """Everybody starts the next scenario with hand cards discarded, or lost."""

    n: Positive
    lost: bool = False


class Ending(Effect, frozen=True, tag="ending"):
    """A story has come to one of its ends; the campaign may go on (GH-OVR-12)."""

    id: str


CampaignEffect = (
    Gold
    | Experience
    | Checks
    | Reputation
    | Prosperity
    | GainAchievement
    | LoseAchievement
    | GainItem
    | LoseItem
    | Design
    | RandomDesign
    | RandomScenario
    | UnlockScenario
    | CloseScenario
    | AddEvent
    | OpenBox
    | UnlockClass
    | StartDamage
    | StartCondition
    | StartDiscard
    | Ending
    | OutpostEffects
)
"""What events, rewards of scenarios, quests, boxes and the town records can do."""

Effects = tuple[CampaignEffect, ...]

# --- events -----------------------------------------------------------------------------------------------------


class EventOutcome(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One paragraph on the back of an event card (GH-EVT-02)."""

    when: Requirement = field(default=ALWAYS, name="if")
    otherwise: bool = False
    """It applies only if none before it did (GH-EVT-06)."""
    text: Name = NO_TEXT
    do: Effects = ()


Manner = Literal["", "helps", "takes", "dares", "waits", "pays", "learns"]
"""What kind of thing a choice is, as anybody can read from the front of the card: for bots, who can't read."""


class EventChoice(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A or B, its outcomes from top to bottom, and where the card goes (GH-DAT-35, GH-EVT-10)."""

    manner: Manner = ""
    text: Name
    outcomes: Annotated[tuple[EventOutcome, ...], Meta(min_length=1)]
    then: Literal["remove", "bottom"] = "remove"


class Threat(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An attack on the outpost that comes with an event (FH-THR-02)."""

    attack: Positive
    grows: Count = 0
    """So much more for each prosperity level above the first: who has more is attacked by more."""
    targets: Positive
    first: tuple[BuildingId, ...] = ()
    """These buildings first, in this order."""
    then: Literal["lowest", "highest", "party"] = "party"
    """Which comes next: by number, or as the party says (FH-THR-04)."""
    wrecks: bool = False
    """A check that fails wrecks the building (FH-DEF-04)."""


class EventCard(Struct, frozen=True, kw_only=True):
    """An event card (GH-DAT-35, FH-CMP-13); its id is the deck and its number: `city-01`."""

    id: Annotated[str, Meta(pattern=r"^(city|road|(summer|winter)_(road|outpost))-[0-9]{2}$")]
    threat: Threat | None = None
    text: Name
    a: EventChoice = field(name="A")
    b: EventChoice = field(name="B")

    @property
    def deck(self) -> str:
        return self.id.partition("-")[0]

    @property
    def number(self) -> int:
        return int(self.id.partition("-")[2])


def event_id(deck: str, number: int) -> str:
    """The id of an event card: `road-07`."""
    return f"{deck}-{number:02}"


# --- personal quests --------------------------------------------------------------------------------------------

Tally = Literal[
    "damage",
    "suffered",
    "kills",
    "elite_kills",
    "undamaged_kills",
    "doors",
    "traps",
    "elements",
    "items",
    "looted_coins",
    "treasures",
    "short_rests",
    "long_rests",
    "cards_lost_to_damage",
    "alone",
]
"""What is counted for a character in a scenario."""
TALLIES: tuple[str, ...] = get_args(Tally)


class QuestGoal(Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """One thing that a personal quest asks for, counted by the engine (GH-DAT-34)."""


class Kills(QuestGoal, frozen=True, tag="kills"):
    """Enemies killed: of these types or tags (none: of any), of a rank; by oneself, or while one took part."""

    n: Positive
    of: tuple[str, ...] = ()
    rank: Literal["", "normal", "elite", "boss"] = ""
    by: Literal["self", "party"] = "self"


class Counted(QuestGoal, frozen=True, tag="count"):
    """Something that is counted in every scenario, over all of them."""

    what: Tally
    n: Positive


class Scenarios(QuestGoal, frozen=True, tag="scenarios"):
    """Different scenarios won, with a tag, or these."""

    n: Positive
    tag: str = ""
    ids: tuple[str, ...] = ()


class Exhausted(QuestGoal, frozen=True, tag="exhausted"):
    """Exhausted in so many different scenarios; `ally`: somebody else of the party was."""

    n: Positive
    ally: bool = False


class Owned(QuestGoal, frozen=True, tag="gold"):
    """Gold owned at one time."""

    n: Positive


class Donated(QuestGoal, frozen=True, tag="donated"):
    """Gold donated in total."""

    n: Positive


class Items(QuestGoal, frozen=True, tag="items"):
    """Items owned at one time: so many of each slot."""

    slots: dict[Literal["head", "body", "legs", "one_hand", "two_hands", "small"], Positive]


class Marked(QuestGoal, frozen=True, tag="checks"):
    """Checkmarks gained from battle goals."""

    n: Positive


class Enhanced(QuestGoal, frozen=True, tag="enhanced"):
    """Enhancements bought."""

    n: Positive


class Level(QuestGoal, frozen=True, tag="level"):
    """A level reached by experience, above the one at which the character began."""

    gained: Positive


class Events(QuestGoal, frozen=True, tag="events"):
    """Events lived through, of one deck or both."""

    n: Positive
    deck: Literal["", "city", "road"] = ""


Deed = Literal["windows", "threats_held", "crafted", "brewed", "built", "masteries", "marks", "given", "sold"]
"""What is counted in an outpost: windows of the alchemy chart opened, threats in which no building was wrecked, items
crafted, potions brewed, buildings built or raised, masteries, perk marks from checkmarks and masteries, resources given
to the outpost, items sold."""


class Deeds(QuestGoal, frozen=True, tag="deeds"):
    """Something done in the outpost, or seen there, so many times."""

    what: Deed
    n: Positive


class Regions(QuestGoal, frozen=True, tag="regions"):
    """Scenarios won in so many different regions; the first tag of a scenario is its region (FH-FLW-01)."""

    n: Positive


Goal = (
    Kills
    | Counted
    | Scenarios
    | Exhausted
    | Owned
    | Donated
    | Items
    | Marked
    | Enhanced
    | Level
    | Events
    | Deeds
    | Regions
)
"""What personal quests can ask for."""


class QuestStep(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Goals that are pursued at the same time, and what happens when all are reached."""

    goals: Annotated[tuple[Goal, ...], Meta(min_length=1)]
    then: Effects = ()


class PersonalQuest(Struct, frozen=True, kw_only=True):
    """A personal quest (GH-DAT-34): its steps one after the other, and what it opens."""

    id: str
    name: Name
    text: Name
    steps: Annotated[tuple[QuestStep, ...], Meta(min_length=1)]
    opens: str = ""
    """The box or envelope that is opened (GH-RTR-03); none: always as if it were open already (GH-RTR-04)."""
    alternative: str = ""
    """The one that is opened in its place if it is open already (FH-RTR-04)."""


# --- achievements, boxes, what happens by itself ----------------------------------------------------------------


class Achievement(Struct, frozen=True, kw_only=True):
    """An achievement (GH-ACH-01); of a `type` the world has one at a time (GH-ACH-03)."""

    id: str
    name: Name
    scope: Literal["world", "party"]
    type: str = ""


class Box(Struct, frozen=True, kw_only=True):
    """A box or an envelope: what is in it (GH-BOX-01, GH-BOX-02)."""

    id: str
    name: Name
    text: Name = NO_TEXT
    do: Effects = ()


class Milestone(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What happens by itself, once in a world, as soon as something is the case (GH-BOX-03 … 07)."""

    id: str
    when: Requirement = field(name="if")
    text: Name = NO_TEXT
    do: Effects


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A passage of the town records; reading stops before it until it may be read (GH-BOX-09)."""

    id: str
    when: Requirement = field(default=ALWAYS, name="if")
    text: Name
    do: Effects = ()


Point = tuple[float, float]


class Sight(Struct, frozen=True, forbid_unknown_fields=True):
    """What is drawn on the map of the land and means nothing: a river along points, woods around each of them."""

    kind: Literal["sea", "river", "woods", "mountains", "hills", "marsh"]
    points: Annotated[tuple[Point, ...], Meta(min_length=1)]


class Land(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where everything is on the map; scenarios that are not stated lie around the town."""

    size: Point = (120.0, 72.0)
    town: Point = (60.0, 36.0)
    places: dict[str, Point] = {}
    sights: tuple[Sight, ...] = ()


class Campaign(Struct, frozen=True, kw_only=True):
    """The frame of a campaign."""

    start: tuple[str, ...]
    """The scenarios that are known from the beginning (GH-CAM-04)."""
    events: tuple[str, ...] = ()
    """The cards that the event decks begin with; none stated: the numbers 1 to 30 of each (GH-CAM-04)."""
    random_designs: tuple[str, ...] = ()
    """The items of the deck of random item designs (GH-DAT-36)."""
    random_scenarios: tuple[str, ...] = ()
    """The scenarios of the deck of random side scenarios (GH-DAT-36)."""
    endings: dict[str, Name] = {}
    """The ends of the story: what is told there."""
    milestones: tuple[Milestone, ...] = ()
    town_records: tuple[Record, ...] = ()
    land: Land = Land()


# --- tables -----------------------------------------------------------------------------------------------------


class PriceStep(Struct, frozen=True, forbid_unknown_fields=True):
    """What the reputation does to a price (table T4)."""

    min: int
    max: int
    modifier: int


class EnhancementPrices(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Table T6 to T8: what an enhancement costs."""

    plus_one: dict[str, Positive]
    """By what is raised: `attack`, `range` …, and of a summon `summon_attack` …"""
    effects: dict[str, Positive]
    """By condition, and `jump`, `element`, `any_element`."""
    attack_hex: Positive
    """Divided by the hexes that are attacked already (GH-ENH-08)."""
    card_level: Annotated[tuple[Count, ...], Meta(min_length=9, max_length=9)]
    previous: tuple[Count, ...]
    """By the enhancements that the action has already; there are no more than that (GH-ENH-11)."""


class CampaignTables(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The numbers of a campaign."""

    prosperity: Annotated[tuple[Count, ...], Meta(min_length=9, max_length=9)]
    """The points that prosperity levels 1 to 9 need (table T5)."""
    prosperity_items: tuple[Positive, ...] = ()
    """The highest item number that each level brings (table T2), where prosperity brings items."""
    prices: tuple[PriceStep, ...] = ()
    """Where the game has a reputation."""
    enhancement: EnhancementPrices
