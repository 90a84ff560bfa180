"""One match as environments play it: made from a few words and a seed, answered by place, copied, packed, rewarded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Self

import msgspec

from tafelrunde.kernel import PARTY, Decision, Match, Option, Rulebook, find
from tafelrunde.kernel.rulebook import Value
from tafelrunde.lab.environments.sensing import MOST_OPTIONS, Observation, Senses, offered_on

Reward = Literal["outcome", "shaped"]
"""`outcome`: 1 for a win (a share of it where several win), 0 otherwise, at the end. `shaped`: with every step also how
much better the seat stands than after its last one, by the game's own judgement; over a game that adds up to the
outcome less the worth of the beginning."""

MOST_STEPS = 20_000
"""A game is cut off after so many steps, unless it is told otherwise."""


class Setting(msgspec.Struct, frozen=True):
    """What is played, whatever the seed."""

    game: str
    players: int
    options: dict[str, Value]
    recording: bool = False


def setting(
    game: str, players: int | None, party: Sequence[str], options: Mapping[str, Value], recording: bool
) -> Setting:
    """What was asked for, checked by the game: with a party its characters sit in the order of seats."""
    rulebook = find(game)
    if players is None:
        players = max(len(party) or 2, rulebook.players[0])
    chosen = {**(rulebook.party(party) if party else {}), **options}
    return Setting(game, players, dict(rulebook.setup(players, chosen).options), recording)


class Course:
    """A match under way, and what environments need to know about it."""

    def __init__(self, made: Setting, seed: int) -> None:
        self.made = made
        self.seed = seed
        self.rulebook: Rulebook[Any] = find(made.game)
        self.match = Match.new(
            self.rulebook, made.players, seed, recording=made.recording, whole=True, options=made.options
        )
        self.answers: list[tuple[int, str]] = []
        """All that was answered: seat and option. With the seed it is the whole match."""
        self.page = 0
        """Which of the options are offered, where they are too many to be offered at once."""

    @property
    def decision(self) -> Decision | None:
        return self.match.decision

    def asked(self, seat: int) -> Decision | None:
        """What that seat is asked now; what the party is asked, the first seat answers."""
        for decision in self.match.decisions:
            if decision.seat == seat or (decision.seat == PARTY and seat == 0):
                return decision
        return None

    def observe(self, senses: Senses, seat: int, waits: bool = False) -> Observation:
        return senses.observe(self.match.view(seat), self.asked(seat), self.page, waits)

    def option(self, decision: Decision, action: int) -> Option | None:
        """The option in that place; None: there is none, or it was asked for the others, which are offered now."""
        offered, more = offered_on(decision.options, self.page)
        if 0 <= action < len(offered):
            return offered[action]
        if more and action == MOST_OPTIONS - 1:
            self.page += 1
        return None

    def answer(self, decision: Decision, option: Option) -> None:
        self.answers.append((decision.seat, option.id))
        self.page = 0
        self.match.answer(option, decision.seat)

    def worth(self, seat: int) -> float:
        """How well the seat stands, 0 to 1; at the end what it has won."""
        outcome = self.match.outcome if self.match.over else None
        if outcome is None:
            return self.rulebook.value(self.match.state, seat)
        if seat not in outcome.winners:
            return 0.0
        return 1.0 if self.rulebook.cooperative else 1.0 / len(outcome.winners)

    # --- copies -----------------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """An independent copy: at once with `recording`, otherwise by playing the same answers again."""
        if not self.made.recording:
            return type(self).again(self.made, self.seed, self.answers, self.page)
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.match = self.match.clone()
        twin.answers = self.answers[:]
        return twin

    @classmethod
    def again(cls, made: Setting, seed: int, answers: Sequence[tuple[int, str]], page: int) -> Self:
        course = cls(made, seed)
        for seat, option in answers:
            course.match.answer(option, seat)
        course.answers = list(answers)
        course.page = page
        return course

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self).again, (self.made, self.seed, tuple(self.answers), self.page))
