"""What a match is to those who read and write it, so that they need not know how it is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, Self

from tafelrunde.kernel.chapter import Chapter
from tafelrunde.kernel.decision import Answer, Decision, Option, Title
from tafelrunde.kernel.rulebook import Rulebook, Setup, Value

Stated = str | dict[int, str]
"""An answer that a position states; with the seat before it, where several are asked."""


class Playable(Protocol):
    """A match, as saves and positions need it."""

    rulebook: Rulebook[Any]
    setup: Setup
    seed: int
    key: bytes
    past: Sequence[Answer]
    start: Any
    title: Title | None
    names: dict[str, str]
    chapters: tuple[Chapter, ...]

    @classmethod
    def new(
        cls,
        game: str | Rulebook[Any],
        players: int = 2,
        seed: int = 0,
        recording: bool = True,
        skip_single: bool = True,
        options: Mapping[str, Value] | None = None,
        key: bytes = b"",
    ) -> Self: ...

    @classmethod
    def from_state(
        cls,
        rulebook: Rulebook[Any],
        setup: Setup,
        state: Any,
        seed: int = 0,
        recording: bool = True,
        skip_single: bool = True,
        pause: bool = False,
        answers: Sequence[Stated] = (),
        key: bytes = b"",
        title: Title | None = None,
        chapters: tuple[Chapter, ...] = (),
    ) -> Self: ...

    @property
    def state(self) -> Any: ...
    @property
    def answers(self) -> Sequence[Answer]: ...
    @property
    def decisions(self) -> Sequence[Decision]: ...
    @property
    def last_checkpoint(self) -> tuple[Any, Sequence[Answer]]: ...
    @property
    def skips_single(self) -> bool: ...
    @property
    def paused(self) -> bool: ...
    @property
    def stated(self) -> Sequence[Stated]: ...

    def answer(self, option: Option | str, seat: int | None = None, by: int = ...) -> None: ...
