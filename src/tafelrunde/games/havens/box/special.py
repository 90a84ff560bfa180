"""What a scenario's own rules are made of, as data: goals, setbacks, and "when this happens, that follows"."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tafelrunde.games.havens.box.formula import Formula
from tafelrunde.games.havens.box.vocabulary import ConditionName, Positive, Rank
from tafelrunde.tabletop.hexes import Hex


class Op(Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """One goal, setback, event or effect, by its `op`."""


# --- goals ----------------------------------------------------------------------------------------------------


class KillAll(Op, frozen=True, tag="kill_all"):
    """All rooms revealed and every enemy dead (GH-END-12)."""


class KillBoss(Op, frozen=True, tag="kill_boss"):
    """The boss dead, and with `revealed` every enemy in revealed rooms too."""

    type: str
    revealed: bool = True


class Kill(Op, frozen=True, tag="kill"):
    """So many of a type dead."""

    type: str
    n: Formula = 1


class Destroy(Op, frozen=True, tag="destroy"):
    """All destructible obstacles of this name destroyed (GH-OVL-14)."""

    name: str


class Collect(Op, frozen=True, tag="collect"):
    """So many goal tiles looted."""

    n: Formula


class Reach(Op, frozen=True, tag="reach"):
    """Every character that is not exhausted stands on one of these hexes at the end of a round."""

    hexes: Annotated[tuple[Hex, ...], Meta(min_length=1)]


class Escape(Op, frozen=True, tag="escape"):
    """Characters that end their turn on one of these hexes leave the map; won when nobody is left on it."""

    hexes: Annotated[tuple[Hex, ...], Meta(min_length=1)]


class Survive(Op, frozen=True, tag="survive"):
    """Somebody is not exhausted at the end of this round."""

    rounds: Formula


class Explore(Op, frozen=True, tag="explore"):
    """All rooms revealed, whoever is still in them."""


class Press(Op, frozen=True, tag="press"):
    """Every one of these plates was pressed by a character, in any order (GH-OVL-17)."""

    hexes: Annotated[tuple[Hex, ...], Meta(min_length=1)]


class Hold(Op, frozen=True, tag="hold"):
    """At the end of so many rounds a character stood on one of these hexes, and no enemy did."""

    hexes: Annotated[tuple[Hex, ...], Meta(min_length=1)]
    rounds: Formula


class Both(Op, frozen=True, tag="both"):
    """Both of two goals."""

    one: KillAll | KillBoss | Kill | Destroy | Collect | Reach | Survive | Explore | Press | Hold
    other: KillAll | KillBoss | Kill | Destroy | Collect | Reach | Survive | Explore | Press | Hold


SingleGoal = KillAll | KillBoss | Kill | Destroy | Collect | Reach | Escape | Survive | Explore | Press | Hold
Goal = SingleGoal | Both


def parts(goal: Goal) -> tuple[SingleGoal, ...]:
    """The goals that a goal is made of."""
    return (goal.one, goal.other) if isinstance(goal, Both) else (goal,)


# --- setbacks: the scenario is lost (GH-OVR-06) ---------------------------------------------------------------


class AllyLost(Op, frozen=True, tag="ally_lost"):
    """An allied figure or object of this id is destroyed."""

    id: str


class TooLate(Op, frozen=True, tag="too_late"):
    """The goal is not met by the end of this round."""

    rounds: Formula


class Breach(Op, frozen=True, tag="breach"):
    """An enemy ends its turn on one of these hexes."""

    hexes: Annotated[tuple[Hex, ...], Meta(min_length=1)]


Setback = AllyLost | TooLate | Breach


# --- events ---------------------------------------------------------------------------------------------------


class AtSetup(Op, frozen=True, tag="setup"):
    """Once, at step 4 of the set-up: a scenario effect (GH-SET-01); `negative` ones can be ignored by a perk."""

    negative: bool = True


class AtRound(Op, frozen=True, tag="round"):
    """At the start or end of a round: `at`, and then every so many rounds (0: once)."""

    at: Positive = 1
    every: int = 0
    end: bool = True


class AtRoom(Op, frozen=True, tag="room"):
    """When a room is revealed."""

    room: int


class AtPlate(Op, frozen=True, tag="plate"):
    """When a character ends its turn on one of these pressure plates (GH-OVL-17); `all`: when all are occupied."""

    hexes: Annotated[tuple[Hex, ...], Meta(min_length=1)]
    all: bool = False


class AtKill(Op, frozen=True, tag="killed"):
    """When the last figure of a type (or of all enemies of a room's reveal) dies; `each`: with every death."""

    type: str
    each: bool = False


class AtCleared(Op, frozen=True, tag="cleared"):
    """When the last monster that was revealed with a room is dead."""

    room: int


class AtDestroyed(Op, frozen=True, tag="destroyed"):
    """When a destructible obstacle of this name is destroyed."""

    name: str


class AtLoot(Op, frozen=True, tag="looted"):
    """When a treasure with this number, or a goal tile (0), is looted."""

    number: int = 0


Event = AtSetup | AtRound | AtRoom | AtPlate | AtKill | AtCleared | AtDestroyed | AtLoot


# --- effects --------------------------------------------------------------------------------------------------


class Spawn(Op, frozen=True, tag="spawn"):
    """A monster enters at a hex or the nearest empty one (GH-REV-11, GH-REV-12), by number of characters."""

    type: str
    at: Hex
    players: tuple[Rank | Literal["-"], Rank | Literal["-"], Rank | Literal["-"]] = ("normal", "normal", "normal")


class Unlock(Op, frozen=True, tag="unlock"):
    """A locked door becomes an ordinary closed one, or with `open` it opens at once."""

    door: str
    open: bool = False


class Hurt(Op, frozen=True, tag="hurt"):
    """Damage to characters: `opener` is whoever opened the door or stands on the plate."""

    n: Formula
    who: Literal["all", "opener"] = "all"


class Afflict(Op, frozen=True, tag="afflict"):
    """A condition for characters or monsters; `permanent` ones are renewed at the end of every turn.

    `here` are the monsters of the room whose reveal is the event.
    """

    cond: ConditionName
    who: Literal["all", "opener", "monsters", "here"] = "all"
    n: Positive = 1
    permanent: bool = False


class Burden(Op, frozen=True, tag="burden"):
    """So many −1 cards into every character's modifier deck until the end of the scenario (GH-DAT-14)."""

    n: Positive


class DropCards(Op, frozen=True, tag="drop_cards"):
    """Each character discards or loses hand cards of its choice."""

    n: Positive = 1
    lost: bool = False


class Harden(Op, frozen=True, tag="harden"):
    """Monsters (of a room, or all) have a shield for the rest of the scenario.

    With `here`, those of the room whose reveal is the event.
    """

    shield: Positive
    room: int = 0
    here: bool = False


class Heal(Op, frozen=True, tag="heal_all"):
    """Every character, or every monster, is healed."""

    n: Formula
    who: Literal["characters", "monsters"] = "characters"


class Place(Op, frozen=True, tag="place"):
    """Overlay tiles appear in empty hexes."""

    kind: Literal["obstacle", "trap", "hazard", "difficult"]
    name: str
    hexes: tuple[Hex, ...]


class Clear(Op, frozen=True, tag="clear"):
    """Overlay tiles of this name disappear."""

    name: str


class InfuseAll(Op, frozen=True, tag="infuse"):
    """An element becomes Strong."""

    element: Literal["fire", "ice", "air", "earth", "light", "dark"]


class Read(Op, frozen=True, tag="read"):
    """A text section of the scenario is shown."""

    section: str


class Win(Op, frozen=True, tag="win"):
    """The scenario is won at the end of the round."""


class Lose(Op, frozen=True, tag="lose"):
    """The scenario is lost at the end of the round."""


Effect = (
    Spawn | Unlock | Hurt | Afflict | Burden | DropCards | Harden | Heal | Place | Clear | InfuseAll | Read | Win | Lose
)


class SpecialRule(Struct, frozen=True, forbid_unknown_fields=True):
    """When this happens, that follows; `once` only the first time."""

    when: Event
    do: Annotated[tuple[Effect, ...], Meta(min_length=1)]
    once: bool = True
    text: str = ""
    """The message that says it to the players, in the scenario's texts."""
