"""What one seat may see of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tafelrunde.kernel.chance import Chance, seeded
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.scene import Briefing, Scene

if TYPE_CHECKING:
    from tafelrunde.kernel.match import Match


class View:
    """A match through one seat's eyes: the redacted state, its log, its scene, and imagined continuations."""

    __slots__ = ("_match", "_state", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._state: Any = None
        self.seat = seat

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
    def scene(self) -> Scene:
        match = self._match
        mine = next((d for d in match.decisions if d.seat in (self.seat, -1)), None)
        shown = mine or match.decision
        return match.rulebook.scene(self.state, self.seat, shown.seen_by(self.seat) if shown else None)

    @property
    def briefing(self) -> Briefing | None:
        """What everybody is told about what is played now."""
        return self._match.rulebook.briefing(self.state)

    def imagine(self, chance: Chance) -> Match:
        """A match that looks the same from here, with everything unknown dealt anew, for thinking ahead.

        It has no history, and what happens in it does not depend on anything this seat can't know. (Where another
        seat alone is asked, its pending question is still the true one: think when it is your turn.)
        """

        def change(state: Any) -> None:
            state.script = {}
            self._match.rulebook.imagine(state, self.seat, chance)
            state.rng = seeded(chance.bits())

        return self._match.imagined(self.seat, change)
