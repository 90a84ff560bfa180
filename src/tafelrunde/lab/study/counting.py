"""What bots make of a pack: how often it is won, what mattered, what never happens, and what nobody wants.

`tafelrunde study` plays whole games of every adventure with every number of players, in turn, so that the figures are
spread evenly whenever time is up. An observer notes which records of the content were offered, chosen and met.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from time import monotonic
from typing import Any

import msgspec

from tafelrunde.kernel import BadSetup, Match, Option, Outcome, Rulebook, Setup, find
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.rulebook import Value
from tafelrunde.lab.playing.arena import wilson
from tafelrunde.lab.playing.parties import Party
from tafelrunde.lab.playing.simulate import Failed, GameSpec, Observer, Played, Result, simulate
from tafelrunde.lab.playing.workers import Workers

ADVENTURES = ("scenario", "quest", "adventure", "difficulty")
"""The option by which a game chooses what is played; the first that it has."""
KINDS = frozenset(
    {
        *("cards", "items", "monsters", "battle goals", "equipment", "enemies", "event cards", "door cards"),
        *("powers", "bosses", "companions", "events", "traps", "members", "lands", "loot", "missions", "summons"),
    }
)
"""Vocabularies of games whose words are records that can matter."""
ENOUGH = 8
"""So often must a record have been offered beside another before anything is said of the two."""


@cache
def _known(game: str) -> dict[str, str]:
    """The records of a game by id, with their kind."""
    words = [word for word in find(game).vocabularies() if word.what in KINDS]
    return {record: word.what for word in words for record in word.words}


class Watch(Observer):
    """Which records were offered, chosen (by whom), preferred to which, and met."""

    events = True

    def begin(self, match: Match) -> None:
        self.known = _known(match.rulebook.id)
        self.offered: set[str] = set()
        self.chosen_by: dict[str, set[int]] = {}
        self.preferred: Counter[tuple[str, str]] = Counter()

    def chosen(self, match: Match, decision: Decision, option: Option) -> None:
        taken = self._named(option.id)
        for record in taken:
            self.chosen_by.setdefault(record, set()).add(max(decision.seat, 0))
        for other in decision.options:
            for record in self._named(other.id):
                self.offered.add(record)
                for mine in taken:
                    if mine != record and self.known[mine] == self.known[record]:
                        self.preferred[mine, record] += 1

    def _named(self, option: str) -> list[str]:
        return [part for part in option.split(":") if part in self.known]

    def end(self, match: Match, outcome: Outcome) -> dict[str, Any]:
        met: set[str] = set()
        for event in match.events:
            for word in _words(event.args):
                met.update([part for part in (word, word.partition(":")[0]) if part in self.known])
        return {
            "offered": sorted(self.offered),
            "chosen": {record: sorted(seats) for record, seats in sorted(self.chosen_by.items())},
            "met": sorted(met | self.chosen_by.keys()),
            "preferred": [(*pair, number) for pair, number in sorted(self.preferred.items())],
        }


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for inner in value.values():
            yield from _words(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _words(inner)


class Record(msgspec.Struct):
    """How one record of the content has done: games in which it was offered, used, met; wins with it and without."""

    id: str
    kind: str
    offered: int = 0
    used: int = 0
    met: int = 0
    won_with: float = 0.0
    without: int = 0
    won_without: float = 0.0

    @property
    def difference(self) -> tuple[float, float, float] | None:
        """Share of wins with it less that without, and its 95 % interval (Newcombe); None where one is missing."""
        if not self.used or not self.without:
            return None
        one, other = self.won_with / self.used, self.won_without / self.without
        low, high = wilson(self.won_with, self.used)
        least, most = wilson(self.won_without, self.without)
        gap = one - other
        down = ((one - low) ** 2 + (most - other) ** 2) ** 0.5
        up = ((high - one) ** 2 + (other - least) ** 2) ** 0.5
        return gap, gap - down, gap + up


class Cell(msgspec.Struct):
    """The games of one set-up."""

    adventure: str
    setup: Setup
    label: str
    party: Party


class Study:
    """Plays a game, or what a pack adds to it, and counts."""

    def __init__(
        self,
        rulebook: Rulebook[Any],
        adventures: Sequence[str] = (),
        players: Sequence[int] = (),
        parties: Sequence[Sequence[str]] = (),
        options: Mapping[str, Value] | None = None,
        bot: str = "sensible",
        seed: int = 1,
        by: Mapping[str, Sequence[Value]] | None = None,
    ) -> None:
        """`by` are options of which every value is tried with every other: levels, difficulties."""
        self.rulebook = rulebook
        self.bot = bot
        self.seed = seed
        self.option = next(one.id for name in ADVENTURES for one in rulebook.options if one.id == name)
        self.adventures = list(adventures) or self._added()
        self.cells: list[Cell] = []
        for adventure in self.adventures:
            for party in parties or [()]:
                for number in [len(party)] if party else players or self._numbers():
                    for values in product(*(by or {}).values()):
                        self._add(adventure, number, party, options or {}, dict(zip(by or {}, values, strict=True)))
        if not self.cells:
            raise BadSetup("nothing can be played with these options")
        self.own = self._own_records()
        self.records = {name: Record(name, kind) for name, kind in _known(rulebook.id).items()}
        self.preferred: Counter[tuple[str, str]] = Counter()
        self.failures: list[Failed] = []
        self.games = 0

    def _numbers(self) -> list[int]:
        return [number for number in self.rulebook.players if number > 1 or not self.rulebook.cooperative][:4]

    def _added(self) -> list[str]:
        """Adventures that the pack in use adds; without any, the option's default."""
        option = next(one for one in self.rulebook.options if one.id == self.option)
        packs = self.rulebook.packs
        for kind in ("scenarios", "quests", "adventures"):
            if packs is not None and kind in packs.kinds:
                own, before = getattr(packs.load(), kind), getattr(packs.alone(), kind)
                if new := [str(name) for name in own if name not in before]:
                    return new
        return [str(option.default)]

    def _own_records(self) -> frozenset[str]:
        """What the pack in use brings or changes; everything where there is none."""
        packs = self.rulebook.packs
        if packs is None or packs.load() is packs.alone():
            return frozenset(_known(self.rulebook.id))
        found: set[str] = set()
        for kind in packs.kinds:
            before = getattr(packs.alone(), kind)
            found |= {str(name) for name, one in getattr(packs.load(), kind).items() if before.get(name) != one}
        return frozenset(found)

    def _add(
        self,
        adventure: str,
        number: int,
        party: Sequence[str],
        options: Mapping[str, Value],
        varied: Mapping[str, Value],
    ) -> None:
        given: dict[str, Value] = {self.option: adventure, **options, **varied}
        if party:
            given |= self.rulebook.party(party)
        setup = self.rulebook.setup(number, given)
        told = ["+".join(party)] if party else []
        told += [f"{name.replace('_', ' ')} {value}" for name, value in varied.items()]
        label = ", ".join([adventure, str(number), *told])
        self.cells.append(Cell(adventure, setup, label, Party(self.bot)))

    def run(self, games: int, minutes: float, workers: Workers = 1) -> Iterator[Result]:
        """So many games in every cell, or until time is up."""
        _known.cache_clear()
        ends = monotonic() + 60 * minutes
        specs = [
            GameSpec(
                self.rulebook.id,
                self.seed + number,
                cell.setup.players,
                dict(cell.setup.options),
                (self.bot,) * cell.setup.players,
            )
            for number in range(games)
            for cell in self.cells
        ]
        for at, result in simulate(specs, workers, [Watch]):
            self._count(self.cells[at % len(self.cells)], result)
            yield result
            if monotonic() > ends:
                return

    def _count(self, cell: Cell, result: Result) -> None:
        self.games += 1
        if isinstance(result, Failed):
            self.failures.append(result)
            return
        self._count_party(cell, result)
        winners = result.outcome.winners
        for name in result.observed["offered"]:
            self.records[name].offered += 1
        for name in result.observed["met"]:
            self.records[name].met += 1
        for name, record in self.records.items():
            seats = result.observed["chosen"].get(name)
            won = bool(winners) if self._together(cell) else bool(seats and set(seats) & set(winners))
            if seats:
                record.used += 1
                record.won_with += won
            else:
                record.without += 1
                record.won_without += bool(winners) if self._together(cell) else 1 / cell.setup.players
        for one, other, number in result.observed["preferred"]:
            self.preferred[one, other] += number

    def _together(self, cell: Cell) -> bool:
        return self.rulebook.cooperative or cell.setup.players == 1

    def _count_party(self, cell: Cell, played: Played) -> None:
        """In a contest a cell's wins are those of the first seat: is it fair to sit there?"""
        cell.party.count(played)
        if not self._together(cell):
            cell.party.wins += (0 in played.outcome.winners) - bool(played.outcome.winners)

    # --- what follows -----------------------------------------------------------------------------------------------

    def unfair(self, low: float = 0.2, high: float = 0.95) -> list[Cell]:
        """Set-ups whose interval lies outside these bounds altogether."""
        found = []
        for cell in self.cells:
            least, most = cell.party.interval
            if cell.party.games and self._together(cell) and (most < low or least > high):
                found.append(cell)
        return found

    def never_met(self) -> list[Record]:
        """Records of the pack that no game has seen."""
        return [record for name, record in self.records.items() if name in self.own and not record.met]

    def never_used(self) -> list[Record]:
        """Records of the pack that were offered and never chosen."""
        own = [record for name, record in self.records.items() if name in self.own]
        return [record for record in own if record.offered and not record.used]

    def dominated(self) -> list[tuple[str, str, int]]:
        """Records of the pack, one that was always preferred when both were offered, and how often that was."""
        found = []
        for record in self.records:
            if record not in self.own or not self.records[record].offered:
                continue
            better = [
                (number, other)
                for (other, worse), number in self.preferred.items()
                if worse == record and number >= ENOUGH and not self.preferred[record, other]
            ]
            if better:
                number, other = max(better)
                found.append((record, other, number))
        return found
