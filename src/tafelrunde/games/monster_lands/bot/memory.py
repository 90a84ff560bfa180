"""A plan is carried out in several answers: the bot remembers the one it is at, and looks whether it still fits."""

from __future__ import annotations

from tafelrunde.games.monster_lands.bot.plans import Plan, means
from tafelrunde.games.monster_lands.state import Clan, Path, State

Key = tuple[object, ...]


class Memory:
    """The assignment being made; without it the same plan would be worked out again for every piece."""

    __slots__ = ("_key", "_plan")

    def __init__(self) -> None:
        self._key: Key = ()
        self._plan: Plan | None = None

    def keep(self, state: State, clan: Clan, plan: Plan, path: Path | None = None) -> None:
        self._key = _key(state, clan, path)
        self._plan = plan

    def recall(self, state: State, clan: Clan, member: str, path: Path | None) -> Plan | None:
        """The plan for this mercenary (on this path), made with the means that are still there or on the path."""
        plan = self._plan
        if plan is None or plan.member != member or (path is not None and plan.path != path.id):
            return None
        return plan if _key(state, clan, path) == self._key else None


def _key(state: State, clan: Clan, path: Path | None) -> Key:
    have = means(state, clan, path)
    return clan.seat, state.round, have.s, have.m, len(have.h), have.traps, have.shields, have.potions, have.poisons
