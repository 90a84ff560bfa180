"""What one seat may see of a match."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

import msgspec

from tafelrunde.kernel.chance import Chance, seeded
from tafelrunde.kernel.decision import PARTY, Decision
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.observation import Rows
from tafelrunde.kernel.scene import Briefing, Scene


class Shows(Protocol):
    """A rulebook, as far as a view needs it."""

    def view(self, state: Any, seat: int) -> Any: ...
    def scene(self, state: Any, seat: int, decision: Decision | None) -> Scene: ...
    def observed(self, state: Any, seat: int) -> Sequence[Rows]: ...
    def briefing(self, state: Any) -> Briefing | None: ...
    def imagine(self, state: Any, seat: int, chance: Chance) -> None: ...


class Viewed(Protocol):
    """A match, as far as a view looks at it."""

    events: list[Event]

    @property
    def rulebook(self) -> Shows: ...
    @property
    def state(self) -> Any: ...
    @property
    def decision(self) -> Decision | None: ...
    @property
    def decisions(self) -> Sequence[Decision]: ...
    @property
    def together(self) -> bool: ...

    def imagined(self, seat: int, change: Callable[[Any], None]) -> Any:
        """A match of the same kind, without history, whose state was changed."""


class View(msgspec.Struct, eq=False):
    """A match through one seat's eyes: the redacted state, its log, its scene, and imagined continuations."""

    _match: Viewed
    seat: int
    _state: Any = None

    def __repr__(self) -> str:
        return f"<View of seat {self.seat} on {self._match!r}>"

    @property
    def state(self) -> Any:
        """The state as this seat may see it; for reading only."""
        if self._state is None:
            self._state = self._match.rulebook.view(self._match.state, self.seat)
        return self._state

    @property
    def events(self) -> Sequence[Event]:
        """Everything this seat could see happen."""
        return [seen for event in self._match.events if (seen := event.seen_by(self.seat)) is not None]

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked now, alone or with the party; None if it is not, or only looks on."""
        if self.seat < 0:
            return None
        return next((one for one in self._match.decisions if one.seat in (self.seat, PARTY)), None)

    @property
    def scene(self) -> Scene:
        match = self._match
        mine = next((d for d in match.decisions if d.seat in (self.seat, PARTY)), None)
        # How far another seat is with a secret choice is its own affair.
        shown = mine or (None if match.together else match.decision)
        return match.rulebook.scene(self.state, self.seat, shown.seen_by(self.seat) if shown else None)

    @property
    def observed(self) -> Sequence[Rows]:
        """What this seat may know, as the rows of the game's tables."""
        return self._match.rulebook.observed(self._match.state, self.seat)

    @property
    def briefing(self) -> Briefing | None:
        """What everybody is told about what is played now."""
        return self._match.rulebook.briefing(self.state)

    def imagine(self, chance: Chance) -> Any:
        """A match that looks the same from here, with everything unknown dealt anew, for thinking ahead.

        It has no history, and what happens in it does not depend on anything this seat can't know. (Where another
        seat alone is asked, its pending question is still the true one: think when it is your turn.)
        """

        def change(state: Any) -> None:
            state.script = {}
            self._match.rulebook.imagine(state, self.seat, chance)
            state.rng = seeded(chance.bits())

        return self._match.imagined(self.seat, change)


def has_secrets(match: Viewed, seat: int, others: Iterable[int]) -> bool:
    """Whether a seat may know what one of the others may not: while they choose in secret, or by what they see."""
    if len(match.decisions) > 1:
        return True
    seen = msgspec.msgpack.encode(View(match, seat).state)
    return any(msgspec.msgpack.encode(View(match, other).state) != seen for other in others if other != seat)
