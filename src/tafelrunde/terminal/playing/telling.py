"""How the table tells what happened by itself: line by line, slowly enough to read, with a stop where it must be."""

from __future__ import annotations

import msgspec
from textual.timer import Timer

from tafelrunde.kernel import scene as scenes
from tafelrunde.terminal.playing.meanwhile import scene_at
from tafelrunde.terminal.playing.picture import TablePicture
from tafelrunde.terminal.screens.pages import Notice
from tafelrunde.terminal.sitting import story as stories

_WAIT = 0.3
"""How often the story looks whether a page over the table was closed."""
_FAST = 0.1
"""The share of the usual pause when bots play fast."""


class TableTelling(TablePicture):
    """Tells the events that nobody here has seen, and goes on after the last one."""

    _timer: Timer | None = None
    _old: scenes.Scene | None = None
    _new: scenes.Scene | None = None

    def go_on(self) -> None:
        """What comes after the story."""
        raise NotImplementedError

    def catch_up(self) -> None:
        """Nothing more is told of what happened up to now."""
        if self._timer is not None:
            self._timer.stop()
        self.story, self.line, self.picture = [], -1, None
        self.told = len(self.sitting.events())

    def tell(self, own: bool) -> bool:
        """Begin to tell what is new; False if there is nothing worth it. `own`: it came of an answer given here."""
        events = self.sitting.events()
        old = self._scene
        story = stories.steps(events, min(self.told, len(events)), self.language, self.sitting.viewer, own)
        short = own and len(story) <= stories.OWN_LINES
        if short or not self.app.settings.pause or old is None or old[1] != self.sitting.viewer:
            story = [step for step in story if step.notice or (short and step.matters)]
        if not self.sitting.humans:
            story = [msgspec.structs.replace(step, notice="") for step in story]
        if not story:
            self.told = len(events)
            return False
        self._old, self._new = old[2] if old is not None else None, self.scene()
        self.story, self.line = story, -1
        self._next()
        return True

    def _next(self) -> None:
        """The next line, or the end of the story."""
        if self._timer is not None:
            self._timer.stop()
        if not self.is_attached:
            return
        if self.app.screen is not self:
            self._timer = self.set_timer(_WAIT, self._next)
            return
        self.line += 1
        if self.line >= len(self.story):
            self.catch_up()
            self.go_on()
            return
        step = self.story[self.line]
        self.told = step.told
        if self._old is not None and self._new is not None:
            self.picture = scene_at(self._old, self._new, self.story, self.line)
        self.show()
        if step.notice:
            self.app.push_screen(Notice(step.notice, self.language.text("ui-notice-go-on")), lambda _: self._next())
        else:
            pause = self.app.settings.pause * (_FAST if self.fast else 1.0)
            self._timer = self.set_timer(max(0.01, pause * step.share), self._next)

    def hurry(self) -> None:
        """To the next line at once."""
        self._next()

    def skip(self) -> None:
        """To the end of the story, but not past what nobody may miss."""
        rest = [step for step in self.story[self.line + 1 :] if step.notice]
        self.story, self.line = rest, -1
        self._next()
