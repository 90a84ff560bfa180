"""Ways over the board: how far things are for a hero who may open doors, and what can be reached in a turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.box.content import load, made_from_content
from tafelrunde.games.massive_darkness.rules.heroes.movement import steps
from tafelrunde.games.massive_darkness.state import Hero

FAR = 999


@lru_cache(maxsize=1 << 13)
def _from(
    quest: str, shut: tuple[str, ...], locked: tuple[str, ...], gone: tuple[str, ...], zone: str
) -> dict[str, int]:
    """Movement points to every zone, doors on the way opened; locked ones and blocked borders can't be passed."""
    board = load().board(quest)
    passages = board.passages(locked, gone)
    closed = {(door.a, door.b) for name, door in board.doors.items() if name in shut and name not in locked}
    found = {zone: 0}
    rings: dict[int, list[str]] = {0: [zone]}
    cost = 0
    while rings:
        for here in rings.pop(cost, ()):
            if found[here] < cost:
                continue
            for to in passages.steps(here):
                price = cost + (2 if (here, to) in closed or (to, here) in closed else 1)
                if price < found.get(to, FAR):
                    found[to] = price
                    rings.setdefault(price, []).append(to)
        cost += 1
    return found


made_from_content.append(_from.cache_clear)


class Reached(NamedTuple):
    """A zone that can be reached: movement points, and the first step of the way."""

    cost: int
    first: str


class Ways:
    """Distances for a party."""

    __slots__ = ("_locked", "party")

    def __init__(self, party: Party) -> None:
        self.party = party
        self._locked: tuple[str, ...] | None = None

    @property
    def locked(self) -> tuple[str, ...]:
        """Borders that nobody can open now: special doors, and those behind pillars."""
        if self._locked is None:
            game, quest = self.party.game, self.party.quest
            doors = game.board.doors
            hero = game.state.heroes[0]
            self._locked = tuple(
                [name for name in game.state.shut if name not in doors or not quest.may_open(game, hero, name)]
            )
        return self._locked

    def to(self, zone: str) -> Mapping[str, int]:
        """The distance from every zone to this one."""
        state = self.party.state
        return _from(state.quest, state.shut, self.locked, state.gone, zone)

    def nearest(self, here: str, zones: Iterable[str]) -> int:
        return min([self.to(zone).get(here, FAR) for zone in zones], default=FAR)

    def reach(self, hero: Hero, points: int) -> dict[str, Reached]:
        """Every zone a hero can walk to with so many movement points, through open doors (MD-MOV-01 … 06)."""
        party, game = self.party, self.party.game
        found = {hero.zone: Reached(0, "")}
        slippery = game.slippery(hero)
        front = [hero.zone]
        if not slippery and party.awake(hero.zone):
            return found
        cost = 0
        while front and cost < points:
            cost += 1
            further = []
            for here in front:
                for to in steps(game, hero, here):
                    if to not in found:
                        found[to] = Reached(cost, found[here].first or to)
                        if slippery or not party.awake(to):
                            further.append(to)
            front = further
        return found
