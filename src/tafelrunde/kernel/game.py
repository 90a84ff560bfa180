"""The running game that rules functions are handed: the state, and the one way to ask, tell, roll and shuffle."""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableSequence, Sequence
from typing import Any, Generic, TypeVar

from tafelrunde.kernel.chance import GameState, advance, keyed, shuffle
from tafelrunde.kernel.decision import (
    CHECKPOINT,
    CheckpointType,
    Decision,
    Option,
    Preview,
    Refused,
    Rules,
    Title,
    Together,
)
from tafelrunde.kernel.event import Event, Term

S = TypeVar("S", bound=GameState)

_NOTHING: Mapping[str, Any] = {}


class ScriptError(ValueError):
    """A scripted outcome that can't happen (a seven on a six-sided die)."""


class Game(Generic[S]):
    """State plus services. Games subclass it with their own nouns (`game.clan(seat)`); it holds no state itself."""

    __slots__ = ("events", "key", "recording", "state")

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = []
        self.recording = True
        self.key = b""

    def ask(
        self,
        seat: int,
        question: str,
        options: Sequence[Option],
        rule: str = "",
        args: Mapping[str, Any] = _NOTHING,
        default: str = "",
        why_not: Callable[[], Sequence[Refused]] | None = None,
        preview: Callable[[Option], Preview] | None = None,
        until: str = "",
    ) -> Decision:
        """A question for `seat`: `chosen = yield game.ask(…)` hands back the chosen option's value."""
        return Decision(seat, question, options, rule, args, default, why_not, preview, until)

    def ask_all(self, parts: dict[int, Rules[Any]]) -> Together:
        """Secret questions to several seats at once: `results = yield game.ask_all({seat: rules, …})`.

        The parts only collect answers and return them; what follows from them belongs after the yield, so that
        it does not matter who answers first.
        """
        return Together(parts)

    def checkpoint(self) -> CheckpointType:
        """`yield game.checkpoint()` where the state alone says how to go on."""
        return CHECKPOINT

    def chapter(self, kind: str, number: int, **args: str | int) -> Title:
        """`yield game.chapter("quest", 3, quest=…)` where a part of a campaign begins: see `kernel.chapter`.

        It is a checkpoint, too: the state alone says how to go on. Kind and number say which chapter it is. The same
        one again is no new chapter, so that rules which go on in the middle of it may come by here.
        """
        return Title(kind, number, args)

    def tell(
        self,
        kind: str,
        rule: str = "",
        *,
        terms: Sequence[tuple[str, int]] = (),
        private: dict[int, dict[str, Any]] | None = None,
        only: tuple[int, ...] | None = None,
        **args: Any,
    ) -> None:
        """Say what happened, and which rule made it so."""
        if self.recording:
            parts = tuple([Term(source, value) for source, value in terms])
            self.events.append(Event(kind, rule, args, parts, private, only))

    def below(self, purpose: str, n: int) -> int:
        """A random number from 0 to n - 1; a script for `purpose` counts from 1, as people do."""
        state = self.state
        state.revealed += 1
        if state.script:
            scripted = self._scripted(purpose)
            if scripted is not None:
                if not isinstance(scripted, int) or not 1 <= scripted <= n:
                    raise ScriptError(f"scripted {purpose}: {scripted!r} is not a number from 1 to {n}")
                return scripted - 1
        state.rng, bits = keyed(self.key, state.rng) if self.key else advance(state.rng)
        return (bits * n) >> 64

    def roll(self, purpose: str, sides: int = 6) -> int:
        """Roll one die."""
        return self.below(purpose, sides) + 1

    def shuffle(self, purpose: str, items: MutableSequence[Any]) -> None:
        """Shuffle in place; a script lists the items that shall lie on top, the next one to be drawn first.

        Decks are lists whose last item is the top card.
        """
        state = self.state
        if state.script and purpose in state.script:
            wanted = state.script.pop(purpose)
            top = []
            for item in wanted:
                if item not in items:
                    raise ScriptError(f"scripted {purpose}: there is no {item!r} among {', '.join(map(str, items))}")
                items.remove(item)
                top.append(item)
            items.extend(reversed(top))
            return
        rng, key = state.rng, self.key
        if not key:
            state.rng = shuffle(rng, items)
            return
        for i in range(len(items) - 1, 0, -1):
            rng, bits = keyed(key, rng)
            j = (bits * (i + 1)) >> 64
            items[i], items[j] = items[j], items[i]
        state.rng = rng

    def reveal(self) -> None:
        """Something hidden came to light: what led to it can't be taken back freely any more."""
        self.state.revealed += 1

    def _scripted(self, purpose: str) -> int | str | None:
        queue = self.state.script.get(purpose)
        if not queue:
            return None
        value = queue.pop(0)
        if not queue:
            del self.state.script[purpose]
        return value
