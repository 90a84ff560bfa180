"""Campaigns: what several games share of what lies around an adventure.

A campaign is one match with chapters (`tafelrunde.kernel.chapter`). Here are the four things that every campaign has:

- the *chronicle* of what was played (`Played`),
- the *graph of adventures*: which are open, done, locked out, and which follow directly (`Graph`, `Progress`),
- the *stages* between two adventures, one after the other (`Stay`, `next_stage`),
- `renew`: what lasts and what belongs to one adventure are two Structs, so that nothing is reset by hand;

and who takes part: seats that are there, and seats that stay at home (`gather`). Shops, events, levels and retirement
are each game's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from tafelrunde.kernel.decision import PARTY, Option, Refused, Rules
from tafelrunde.kernel.game import Game

TEXTS = Path(__file__).parent / "texts"
"""What is said here: a game with campaigns has it among its `more_texts`."""

# --- the chronicle ------------------------------------------------------------------------------------------------


class Played(msgspec.Struct, frozen=True, array_like=True):
    """One line of the chronicle: an adventure that was played, and how it ended. Games add figures of their own."""

    adventure: str
    result: str

    @property
    def won(self) -> bool:
        return self.result == "won"


P = TypeVar("P", bound=Played)


def tries(chronicle: Iterable[P], adventure: str) -> list[P]:
    """Every time that an adventure was played."""
    return [played for played in chronicle if played.adventure == adventure]


def by_adventure(chronicle: Iterable[P]) -> dict[str, list[P]]:
    """The chronicle by adventure, in the order in which they were first played."""
    found: dict[str, list[P]] = {}
    for played in chronicle:
        found.setdefault(played.adventure, []).append(played)
    return found


# --- the graph of adventures --------------------------------------------------------------------------------------


class Adventure(msgspec.Struct, frozen=True):
    """A place in the graph: what it opens when it is done, what follows directly, and what it locks out."""

    id: str
    opens: tuple[str, ...] = ()
    linked: tuple[str, ...] = ()
    """May be played directly after it."""
    forced: tuple[str, ...] = ()
    """Must be played directly after it."""
    locks: tuple[str, ...] = ()
    """Can't be played any more once it is done."""


class Progress(msgspec.Struct):
    """How far a campaign has come in its graph. What is locked out stays so, whatever opens it later."""

    opened: tuple[str, ...] = ()
    """In the order in which they were opened; those done or locked out are still among them."""
    done: tuple[str, ...] = ()
    locked: tuple[str, ...] = ()


Status = Literal["unknown", "open", "done", "locked"]


class Way(msgspec.Struct, frozen=True):
    """An adventure that can be played next, and how the party gets there."""

    to: str
    how: Literal["again", "linked", "forced", "travel"]
    """The one just played once more; directly, because it is linked, or because it must follow; by travelling."""


class BadGraph(ValueError):
    """Links to adventures that do not exist: which, and from where."""


class Graph:
    """All adventures of a campaign and how they hang together: content, the same for every table."""

    def __init__(self, adventures: Iterable[Adventure], homes: Iterable[Adventure] = ()) -> None:
        """`homes` are places that can't be played (a city) but have links as adventures do."""
        self.adventures = {adventure.id: adventure for adventure in adventures}
        self._places = self.adventures | {home.id: home for home in homes}
        for place in self._places.values():
            for to in (*place.opens, *place.linked, *place.forced, *place.locks):
                if to not in self.adventures:
                    raise BadGraph(f"'{place.id}' leads to '{to}', which does not exist")

    def status(self, progress: Progress, adventure: str) -> Status:
        if adventure in progress.done:
            return "done"
        if adventure in progress.locked:
            return "locked"
        return "open" if adventure in progress.opened else "unknown"

    def unlock(self, progress: Progress, adventure: str) -> bool:
        """Open an adventure; whether it was not open before. One that is locked out stays so."""
        if adventure in progress.opened:
            return False
        progress.opened += (adventure,)
        return adventure not in progress.locked

    def lock(self, progress: Progress, adventure: str) -> bool:
        """Lock an adventure out, unless it is done; whether that changed anything."""
        if adventure in progress.locked or adventure in progress.done:
            return False
        progress.locked += (adventure,)
        return True

    def finish(self, progress: Progress, adventure: str) -> tuple[str, ...]:
        """An adventure is done: what it locks out is locked out, what it opens is open; the newly opened ones."""
        if adventure not in progress.done:
            progress.done += (adventure,)
        entry = self.adventures[adventure]
        for other in entry.locks:
            self.lock(progress, other)
        return tuple([other for other in entry.opens if self.unlock(progress, other)])

    def ways(
        self,
        progress: Progress,
        at: str,
        allowed: Callable[[str], bool] = lambda _: True,
        again: bool = False,
        links: bool = True,
    ) -> list[Way]:
        """What can be played next by a party that is at a place: an adventure it has just played, or a home.

        `allowed` is the game's own word (achievements, seasons). With `again` adventures that are done may be played
        once more; without `links` (a repeated adventure, FH-END-27) none follows directly. Where one must follow,
        there is no other way.
        """
        here = self._places.get(at) if links else None
        linked, forced = ((), ()) if here is None else (here.linked, here.forced)
        status = {to: self.status(progress, to) for to in progress.opened}
        open_ = [to for to, found in status.items() if (found == "open" or (found == "done" and again)) and allowed(to)]
        must = [Way(to, "forced") for to in open_ if to in forced and status[to] == "open"]
        if must and at in progress.done:
            return must
        return [Way(to, "again" if to == at else "linked" if to in linked else "travel") for to in open_]


# --- the stages between two adventures ----------------------------------------------------------------------------


class Stay(msgspec.Struct):
    """What is under way between two adventures: the stage, and how many have had their turn in it.

    A game adds what else it must remember, in two Structs as for an adventure: `class LastingStay(Stay)` from stage to
    stage, `class Town(LastingStay)` for the stage in progress. Its main loop calls the function of the stage again and
    again (`STAGES[stay.stage](game, stay)`), until that goes on to the next one.
    """

    stage: str
    turn: int = 0


def next_stage(stay: Stay, way: Sequence[str], lasting: type[Stay]) -> None:
    """The stage after this one on the `way` begins, with nobody's turn taken and nothing left over."""
    following = way[way.index(stay.stage) + 1]
    renew(stay, lasting)
    stay.stage, stay.turn = following, 0


# --- what lasts ---------------------------------------------------------------------------------------------------

S = TypeVar("S", bound=msgspec.Struct)


def renew(struct: S, lasting: type[msgspec.Struct], **given: Any) -> None:
    """Begin anew with everything that does not last.

    The Struct of what lasts is the base of the one for all: `class State(Lasting)`. Every field that `lasting` does not
    have becomes what it is in a new one, or what is `given`: what a game adds to its adventures later is renewed
    without anybody thinking of it. The Struct itself stays, because rules hold on to it.
    """
    assert isinstance(struct, lasting)
    kept = {name: getattr(struct, name) for name in lasting.__struct_fields__}
    fresh = type(struct)(**kept, **given)
    for name in struct.__struct_fields__:
        if name not in kept:
            setattr(struct, name, getattr(fresh, name))


# --- who takes part -----------------------------------------------------------------------------------------------


class Gathering(msgspec.Struct):
    """Who takes part in what begins now, while the table still gathers. The others' characters stay at home."""

    present: tuple[int, ...] = ()


def gather(
    game: Game[Any],
    gathering: Gathering,
    seats: Sequence[int],
    least: int = 1,
    most: int = 0,
    rule: str = "",
    why_not: Callable[[int], str] = lambda _: "",
) -> Rules[tuple[int, ...]]:
    """The table says who is there: `come:2`, `home:2`, then `begin`.

    To come along is everybody's own word (`Option.whose`): at a table nobody else can take an absent person's
    character along, unless that person has named a bot to stand in. To leave somebody at home decides nothing for them,
    so that anybody at the table may. `least` and `most` (0: all) limit how many take part; `why_not` says why a seat
    can't come, as a reason key.
    """
    limit = most or len(seats)
    if least >= len(seats):
        gathering.present = tuple(seats)
        return gathering.present
    while True:
        present = gathering.present
        yield game.checkpoint()
        coming = [seat for seat in seats if seat not in present and len(present) < limit and not why_not(seat)]
        options = [
            Option(f"come:{seat}", ("come", seat), f"seat:{seat}", {"seat": seat}, whose=seat) for seat in coming
        ]
        options += [Option(f"home:{seat}", ("home", seat), f"seat:{seat}", {"seat": seat}) for seat in present]
        if least <= len(present) <= limit:
            options.append(Option("begin", ("begin", PARTY)))

        def refused(present: tuple[int, ...] = present) -> list[Refused]:
            found = [
                Refused(f"come:{seat}", why_not(seat) or "party_full", rule, f"seat:{seat}", {"seat": seat})
                for seat in seats
                if seat not in present and (why_not(seat) or len(present) >= limit)
            ]
            if len(present) < least:
                found.append(Refused("begin", "party_too_small", rule, args={"n": least}))
            return found

        verb, seat = yield game.ask(PARTY, "gather", options, rule, {"n": len(present)}, "begin", refused)
        if verb == "begin":
            return present
        others = [other for other in present if other != seat]
        gathering.present = tuple(sorted([*others, seat] if verb == "come" else others))
        game.tell("comes_along" if verb == "come" else "stays_home", rule, seat=seat)


def _word(verb: str, seat: int, whose: int) -> Option:
    return Option(f"{verb}:{seat}", (verb, seat), f"seat:{seat}", {"seat": seat}, whose=whose)
