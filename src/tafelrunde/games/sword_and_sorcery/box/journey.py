"""The journey: the realm map with its scenes, locations with their buildings, challenges (SS-JRN, SS-LOC, SS-BUI)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tafelrunde.games.sword_and_sorcery.box.adventures import Reward, Step
from tafelrunde.games.sword_and_sorcery.box.cards import Id, Name, Source
from tafelrunde.games.sword_and_sorcery.effects.words import Amount, Count, Positive, Record

# --- the realm map --------------------------------------------------------------------------------------------------


class Way(Record, frozen=True):
    """An arrow from a scene to the next; with conditions it is a dashed one (SS-JRN-05)."""

    to: Id
    after: tuple[Id, ...] = ()
    """Only when the story has noted all of this,"""
    unless: tuple[Id, ...] = ()
    """and nothing of that."""

    @property
    def dashed(self) -> bool:
        return bool(self.after or self.unless)


class Scene(Record, frozen=True, kw_only=True):
    """A scene of the realm map: a story moment, a location, an adventure (SS-JRN-06)."""

    id: Id
    name: Name
    kind: Literal["bronze", "silver", "gold"]
    at: tuple[int, int]
    """Where it is drawn: column and row."""
    do: tuple[Step, ...] = ()
    """What its entry says (SS-JRN-09), before a location or an adventure is entered."""
    location: Id | Literal[""] = ""
    adventure: Id | Literal[""] = ""
    ways: tuple[Way, ...] = ()
    """None: here the campaign ends."""
    retreat: Id | Literal[""] = ""
    """Where the party may go after a defeat instead of trying again (SS-END-03)."""


# --- locations ------------------------------------------------------------------------------------------------------


class Hourglasses(Record, frozen=True):
    """Added on arrival: on the first visit, and when the party comes back (SS-LOC-01)."""

    first: Count
    again: Count


class Location(Record, frozen=True):
    """A village or city: its entries are `entry-<id>_in` and `entry-<id>_out`."""

    id: Id
    name: Name
    board: Literal["small", "large"]
    hourglasses: Hourglasses
    buildings: Annotated[tuple[Id, ...], Meta(min_length=1)]
    slots: Count = 0
    """For building cards that the party has found (SS-LOC-04)."""
    source: Source = "proposed"


# --- buildings ------------------------------------------------------------------------------------------------------


class Service(Struct, frozen=True, forbid_unknown_fields=True, tag_field="service"):
    """What a hero can get in a building, each for its price (SS-LOC-03)."""


class Trade(Service, frozen=True, tag="trade"):
    """The emporium is open (SS-EMP-01)."""


class Repair(Service, frozen=True, tag="repair"):
    """One armour damage less (SS-BUI-03)."""


class Improve(Service, frozen=True, tag="improve"):
    """The improved side until the end of the next adventure (SS-BUI-03, SS-WPN-08)."""


class Crafting(Service, frozen=True, tag="craft"):
    """Gems and scales (SS-CRF-02)."""


class Cleanse(Service, frozen=True, tag="cleanse"):
    """A cursed item is taken away (SS-BUI-01, SS-CUR-03)."""


class Bless(Service, frozen=True, tag="bless"):
    """The blessing of the hero's nature (SS-BLS-02)."""

    side: Literal["lesser", "greater"]
    price: Positive


class Hire(Service, frozen=True, tag="hire"):
    """A mercenary, for what its card says (SS-BUI-02)."""

    companion: Id


class Recharge(Service, frozen=True, tag="recharge"):
    """A charge for an artifact (SS-BUI-05)."""

    price: Positive


class Retrain(Service, frozen=True, tag="retrain"):
    """A power is exchanged for another (SS-PWR-06)."""

    price: Positive


class Rumour(Service, frozen=True, tag="rumour"):
    """A challenge is taken on (SS-CHL-01)."""

    challenge: Id


class Prize(Service, frozen=True, tag="prize"):
    """The reward of a completed challenge (SS-CHL-02, SS-BUI-04)."""


AnyService = Trade | Repair | Improve | Crafting | Cleanse | Bless | Hire | Recharge | Retrain | Rumour | Prize


class Building(Record, frozen=True):
    """A building; its entry is `entry-<id>`."""

    id: Id
    name: Name
    kind: Literal["shop", "smith", "temple", "guild", "outpost", "tower", "school", "inn"]
    services: Annotated[tuple[AnyService, ...], Meta(min_length=1)]
    card: bool = False
    """An adventure card that the party has to find first (SS-LOC-04)."""
    source: Source = "proposed"


# --- challenges -----------------------------------------------------------------------------------------------------

Feat = Literal["chest", "loot", "green", "blue", "red", "violet", "plague", "prayer", "resurrection", "search"]
"""What tasks ask for: chests and loot tokens opened, enemies killed by rank, plagues killed, prayers heard, heroes
resurrected, search tokens turned over."""


class Task(Record, frozen=True):
    """So often (SS-CHL-01)."""

    feat: Feat
    n: Amount


class ChallengeCard(Record, frozen=True):
    """A challenge; what the outpost says is `entry-<id>` (SS-CHL-02)."""

    id: Id
    name: Name
    tasks: Annotated[tuple[Task, ...], Meta(min_length=1)]
    reward: Reward
    source: Source = "proposed"
