"""Events: what happened, as data, with the rule that made it so and the arithmetic."""

from __future__ import annotations

from typing import Any

import msgspec


class Term(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One summand of a calculation: where it comes from (a text key or a card id) and how much."""

    source: str
    value: int


class Event(msgspec.Struct, frozen=True):
    """Something that happened.

    `args` is what everybody may know. `private` holds, by seat, what only that seat may know in addition.
    `only` limits the whole event to some seats.
    """

    kind: str
    rule: str = ""
    args: dict[str, Any] = {}
    terms: tuple[Term, ...] = ()
    private: dict[int, dict[str, Any]] | None = None
    only: tuple[int, ...] | None = None

    @property
    def total(self) -> int:
        return sum(term.value for term in self.terms)

    def seen_by(self, seat: int) -> Event | None:
        """The event as that seat may see it, or None if it may not know of it."""
        if self.only is not None and seat not in self.only:
            return None
        if self.private is None:
            return self
        args = {**self.args, **self.private.get(seat, {})}
        return Event(kind=self.kind, rule=self.rule, args=args, terms=self.terms)
