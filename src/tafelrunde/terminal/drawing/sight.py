"""What the screen shows at the moment, before it is drawn, and how its width is shared out."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.text import Text

from tafelrunde.kernel import Preview
from tafelrunde.kernel import scene as table
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.words.language import Language
from tafelrunde.terminal.drawing.finding import within
from tafelrunde.terminal.sitting.choices import KEYS, Choice

WIDE = 132
"""From this width on the log stands beside the board."""

OPTION_FRAME = 4
"""What stands around the text of an option: a mark, its key, spaces."""


class Sight(msgspec.Struct):
    """What the screen shows at the moment."""

    scene: table.Scene
    language: Language
    status: Text
    choices: Sequence[Choice] = ()
    default: str = ""
    index: int = -1
    element: str = ""
    """The element of the board that the cursor is on."""
    acting: int | None = None
    events: Sequence[Event] = ()
    news: int = 0
    """How many of the last events happened since the viewer decided last."""
    message: str = ""
    keys: Sequence[tuple[str, str]] = ()
    view: str = "log"
    alert: str = ""
    scroll: int = 0
    preview: Preview = Preview()
    """What the selected option would do."""
    contest: table.Contest | None = None
    """A contest that is being told."""
    width: int = 0
    """How wide the screen is (filled in when it is drawn)."""

    @property
    def selected(self) -> str:
        if self.element:
            return self.element
        return self.choices[self.index].on if 0 <= self.index < len(self.choices) else ""


def capacity(width: int, height: int, longest: int) -> int:
    """How many options fit the screen at once without being cut."""
    rows = max(5, height // 3 - 1)
    return min(len(KEYS), rows * max(1, left_width(width) // (longest + OPTION_FRAME)))


def left_width(width: int) -> int:
    return width - _right_width(width) - 1


def _right_width(width: int) -> int:
    return max(38, min(60, width * 27 // 100)) if width >= WIDE else max(31, width * 39 // 100)


def contest_of(sight: Sight) -> table.Contest | None:
    return sight.contest or sight.scene.contest


def choosable(sight: Sight) -> set[str]:
    return {choice.on for choice in sight.choices if choice.on}


def boards_in_question(sight: Sight) -> Sequence[table.Board]:
    """Of several boards those on which something can be chosen; otherwise the first one."""
    boards = sight.scene.boards
    if len(boards) < 2:
        return boards
    wanted = [board for board in boards if any(within(board, element) for element in choosable(sight))]
    return wanted or boards[:1]
