"""What a bot remembers from one answer to the next; without it, it still answers, from what it sees."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.havens.bot.weighing.turns import Piece
from tafelrunde.games.havens.state import Hero, State


class Memory:
    """The selection being made, and whether the half being played is played as the default action."""

    __slots__ = ("_pairs", "_partners", "_played")

    def __init__(self) -> None:
        self._pairs: dict[str, tuple[int, str, str]] = {}
        """By character: the round, the leading card and the other one."""
        self._partners: dict[str, tuple[int, dict[str, str]]] = {}
        """By character: the round, and for every card the best one to go with it."""
        self._played: dict[str, tuple[int, str, bool]] = {}
        """By character: the round, the half that was played, and whether as the default action."""

    def selects(self, state: State, hero: Hero, lead: str, second: str) -> None:
        self._pairs[hero.id] = state.round, lead, second

    def partners(self, state: State, hero: Hero, pairs: Sequence[tuple[str, str]]) -> None:
        """Which card goes with which, from pairs of them, the best first."""
        found: dict[str, str] = {}
        for one, other in pairs:
            found.setdefault(one, other)
            found.setdefault(other, one)
        self._partners[hero.id] = state.round, found

    def second(self, state: State, hero: Hero, lead: str) -> str:
        """The other card of the pair, if this leading card was chosen for it."""
        round_, first, second = self._pairs.get(hero.id, (-1, "", ""))
        if (round_, first) != (state.round, lead):
            round_, found = self._partners.get(hero.id, (-1, {}))
            second = found.get(lead, "") if round_ == state.round else ""
        return second if second in hero.hand else ""

    def plays(self, state: State, hero: Hero, piece: Piece) -> None:
        self._played[hero.id] = state.round, f"{piece.card}:{piece.half}", piece.default

    def plays_default(self, state: State, hero: Hero) -> bool:
        """Whether the half that is being carried out was chosen as the default action."""
        return self._played.get(hero.id) == (state.round, hero.performing, True)
