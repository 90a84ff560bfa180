"""Work in batches for hands that may be lost in the middle: what they were at is done again by others.

Nobody says which item of a lost batch was to blame, or whether it was only a machine that was switched off: so its
items go out again one by one, each a few times, before one of them counts as lost.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from tafelrunde.lab.playing.workers import Task, WorkersFailed, batch_size

TRIES = 4
"""An item that was alone with so many hands that were lost is lost itself."""

PATIENCE = 40
"""So many batches are lost one after the other, without any result, before the whole work is given up."""


class Done(NamedTuple):
    """A batch that has come back: its ticket and its results, or None if whoever had it was lost."""

    ticket: Any
    results: Sequence[Any] | None


class Hands(Protocol):
    """Who does batches, somewhere."""

    def begin(self, task: Task, prepare: Task | None) -> None:
        """What is to be done with every item from now on, and once before by everybody."""

    def room(self) -> int:
        """How many batches they do at the same time; it may change."""

    def send(self, items: Sequence[Any]) -> Any:
        """Give them a batch; its ticket, by which it is known again."""

    def wait(self, tickets: Sequence[Any]) -> Sequence[Done]:
        """Wait until some of these have come back."""

    def cancel(self, tickets: Sequence[Any]) -> None:
        """Nobody wants these any more."""


class Batches:
    """A `Runner` whose hands may be lost."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands

    def spread(self, task: Task, items: Sequence[Any], prepare: Task | None = None) -> Iterator[tuple[int, Any]]:
        self.hands.begin(task, prepare)
        work = _Work(self.hands, items)
        try:
            yield from work.results()
        finally:
            self.hands.cancel(list(work.out))


class _Work:
    """What waits to be sent, what is out, and how often each item was lost while it was alone."""

    def __init__(self, hands: Hands, items: Sequence[Any]) -> None:
        self.hands = hands
        self.items = items
        size = batch_size(len(items), max(1, hands.room()))
        places = range(len(items))
        self.waiting = deque([list(places[begin : begin + size]) for begin in range(0, len(items), size)])
        self.out: dict[Any, list[int]] = {}
        self.tries: dict[int, int] = {}
        self.losses = 0

    def results(self) -> Iterator[tuple[int, Any]]:
        while self.waiting or self.out:
            self._send()
            for ticket, results in self.hands.wait(list(self.out)):
                places = self.out.pop(ticket)
                if results is None:
                    yield from self._lost(places)
                else:
                    self.losses = 0
                    yield from zip(places, results, strict=True)

    def _send(self) -> None:
        """One batch for everybody, and as many again, so that nobody waits for the next."""
        while self.waiting and len(self.out) < 2 * max(1, self.hands.room()):
            places = self.waiting.popleft()
            self.out[self.hands.send([self.items[at] for at in places])] = places

    def _lost(self, places: list[int]) -> Iterator[tuple[int, Any]]:
        self.losses += 1
        if self.losses > PATIENCE:
            raise WorkersFailed(f"{self.losses} batches were lost one after the other; try it without --ray")
        if len(places) > 1:
            self.waiting.extend([[at] for at in places])
            return
        (at,) = places
        self.tries[at] = self.tries.get(at, 0) + 1
        if self.tries[at] < TRIES:
            self.waiting.append(places)
        else:
            yield at, None
