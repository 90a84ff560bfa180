"""What is under way between two adventures (chapter 15), and how adventures went."""

from __future__ import annotations

from typing import Literal

import msgspec

from tafelrunde.tabletop.campaign import Played, Stay

JourneyStage = Literal[
    "begin", "spoils", "verdict", "road", "arrive", "enter", "location", "gather", "join", "ready", "set_out", "camp"
]
"""`begin`: of the campaign. `spoils`: cards are shared out. `verdict`: after a defeat. `road`: where to? `arrive`: at a
scene. `enter`, `location`: a village or city. `gather`: who comes along. `join`: new heroes. `ready`: before an
adventure. `set_out`: the adventure begins. `camp`: things change hands."""


class Journey(Stay):
    """Where on the way the party is (SS-JRN-01); `stage` is a JourneyStage."""

    back: str = ""
    """The stage that goes on after the camp."""
    lost: bool = False
    """The adventure just played was lost (SS-END-03)."""
    outcome: str = ""
    """The entry about how the adventure ended, as long as it is not read (SS-END-02)."""
    new: tuple[int, ...] = ()
    """Seats whose hero is still to be made (SS-CAM-02)."""
    lingered: bool = False
    """What adds hourglasses once on a journey has done so."""
    built: tuple[str, ...] = ()
    """Building cards in the empty slots of the location (SS-LOC-04)."""


class Record(Played, frozen=True, array_like=True):
    """One adventure of the campaign, for those who look back: rounds, ranks of the heroes, shards in the pool."""

    rounds: int = 0
    ranks: tuple[int, ...] = ()
    shards: int = 0


class Challenge(msgspec.Struct, frozen=True):
    """A challenge card of the party, and how far each of its tasks is (SS-CHL-01)."""

    card: str
    done: tuple[int, ...]
    rewarded: bool = False
