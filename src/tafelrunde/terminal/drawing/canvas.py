"""A widget that shows lines of text as they are, and says what was clicked on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget


class Canvas(Widget, can_focus=True):
    """Lines of text with marks. The marks (`meta`) of the place that is clicked come back as a message."""

    class Clicked(Message):
        """Somebody clicked on something that has marks."""

        def __init__(self, meta: dict[str, Any]) -> None:
            super().__init__()
            self.meta = meta

    class Resized(Message):
        """The canvas has a new size and wants new lines."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: Sequence[Text] = ()

    @property
    def lines(self) -> Sequence[Text]:
        return self._lines

    def show(self, lines: Sequence[Text]) -> None:
        self._lines = lines
        self.refresh()

    @property
    def plain(self) -> str:
        """What can be read on it."""
        return "\n".join(line.plain.rstrip() for line in self._lines)

    def render_line(self, y: int) -> Strip:
        base = self.rich_style
        width = self.size.width
        if y >= len(self._lines):
            return Strip.blank(width, base)
        # Rich leaves the style of a whole text to its console; a text inside another has it as a span.
        segments = list(Text.assemble(self._lines[y]).render(self.app.console))
        return Strip(segments).adjust_cell_length(width).apply_style(base)

    def on_resize(self, _: events.Resize) -> None:
        self.post_message(self.Resized())

    def on_click(self, event: events.Click) -> None:
        meta = event.style.meta
        if meta:
            self.post_message(self.Clicked(dict(meta)))
