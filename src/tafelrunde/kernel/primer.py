"""For newcomers: pictures beside the words of a game's primer, and a first game that leads by the hand."""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path

import msgspec

from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.scene import Text


class Sign(msgspec.Struct, frozen=True):
    """A picture with what it means: an icon, or a die of a colour with all its faces as symbols."""

    text: Text
    icon: str = ""
    color: str = ""
    faces: tuple[tuple[str, ...], ...] = ()


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say when a question comes up: `guide-<id>` in the texts.

    `points` are patterns of option ids (`target:*`), the best first: the first that is offered is pointed at. A step
    with points waits until one of them is offered; what comes up only `sometimes` is not waited for.
    """

    id: str
    question: str
    points: tuple[str, ...] = ()
    sometimes: bool = False

    def pointed(self, decision: Decision) -> Option | None:
        """The option to point at in that question, if there is one."""
        if decision.question != self.question:
            return None
        for pattern in self.points or ("*",):
            for option in decision.options:
                if fnmatchcase(option.id, pattern):
                    return option
        return None


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A first game that leads by the hand: how it is set up, and what is said when, in this order."""

    players: int
    seed: int
    steps: tuple[Step, ...]
    options: dict[str, str | int | bool] = {}

    @staticmethod
    def read(folder: Path) -> Guide | None:
        """The `guide.toml` beside the texts of a game, if there is one."""
        path = folder / "guide.toml"
        return msgspec.toml.decode(path.read_bytes(), type=Guide) if path.is_file() else None
