"""The table: the screen on which a game is played. Here keys and clicks become answers and commands."""

from __future__ import annotations

from textual import events

from tafelrunde.terminal.drawing.blocks import places
from tafelrunde.terminal.drawing.canvas import Canvas
from tafelrunde.terminal.drawing.finding import find
from tafelrunde.terminal.playing.commands import TableCommands
from tafelrunde.terminal.playing.walking import ARROWS, nearest, options_per_column
from tafelrunde.terminal.sitting.choices import KEYS, Choice


class TableScreen(TableCommands):
    """Shows a sitting and turns keys into answers."""

    def on_key(self, event: events.Key) -> None:
        event.stop()
        key = event.key
        character = event.character if event.is_printable else None
        if self.filtering and self._filter_key(key, character):
            return
        if self.story and self._story_key(key):
            return
        if key in ARROWS:
            self._move(key)
        elif key == "enter":
            self._enter()
        elif key == "space":
            self._go_on_key()
        elif key == "escape":
            self._back()
        elif key == "tab":
            self._toggle_board()
        elif key == "f1":
            self.how_to_play()
        elif key in ("pagedown", "pageup"):
            self._scroll(1 if key == "pagedown" else -1)
        elif character is not None:
            self._letter(character)

    def _story_key(self, key: str) -> bool:
        """While something is told, the keys that go on go on with the story."""
        if key in ("space", "enter", "right", "down"):
            self.hurry()
        elif key == "escape":
            self.skip()
        else:
            return False
        return True

    def _letter(self, letter: str) -> None:
        commands = {
            "u": self._undo_asked, "r": self._redo, "s": self._save, "h": self._hint, "l": self._log,
            "?": self._explain, "/": self._start_filter, "v": self._change_view, "f": self._change_pace,
            "a": self._change_auto, "q": self.app.leave_table,
        }  # fmt: skip
        if letter in commands:
            commands[letter]()
        elif letter in KEYS and self.choices is not None:
            number = KEYS.index(letter)
            lines = self.lines()
            if number < len(lines):
                self._take(lines[number])

    def on_canvas_clicked(self, event: Canvas.Clicked) -> None:
        meta = event.meta
        if "choice" in meta:
            lines = self.lines()
            if meta["choice"] < len(lines):
                self._take(lines[meta["choice"]])
        elif "rule" in meta:
            self.app.show_rule(meta["rule"], self.language)
        elif meta.get("key") == "F1":
            self.how_to_play()
        elif "key" in meta and len(meta["key"]) == 1:
            self._letter(meta["key"])
        elif "element" in meta:
            self.element = meta["element"]
            self._enter()

    def _take(self, choice: Choice) -> None:
        assert self.choices is not None
        if choice.option is None:
            self.choices.open(choice)
            self.index = 0
            self.show()
        else:
            self._answer(choice.option)

    def _enter(self) -> None:
        if self.choices is None:
            return
        if self.element:
            here = [option for option in self.choices.decision.options if option.on == self.element]
            if len(here) == 1:
                self._answer(here[0])
            elif here:
                self.choices.element, self.element, self.index = self.element, "", 0
                self.show()
            else:
                self._explain()
            return
        lines = self.lines()
        if lines:
            self._take(lines[self.index])

    def _move(self, key: str) -> None:
        if self.element:
            self.element = nearest(self._elements(), self.element, *ARROWS[key])
            self.show()
            return
        lines = self.lines()
        if not lines:
            return
        down, right = ARROWS[key]
        step = down + right * options_per_column(self.canvas.lines, len(lines))
        wanted = self.index + step
        if 0 <= wanted < len(lines):
            self.index = wanted
        elif down:
            self.index = wanted % len(lines)
        self.show()

    def _scroll(self, pages: int) -> None:
        """Move a board that is too tall for the screen."""
        if self.drawn is not None:
            self.scroll = max(0, min(self.scroll + pages * self.drawn.board_height, self.drawn.hidden))
            self.show()

    def _toggle_board(self) -> None:
        if self.choices is None:
            return
        if self.element:
            self.element = ""
        else:
            found = self._elements()
            lines = self.lines()
            on = lines[self.index].on if lines else ""
            self.element = on if on in found else next(iter(found), "")
        self.show()

    def _elements(self) -> dict[str, tuple[int, int, int]]:
        """The elements on the screen that can be chosen or have something to say, and where they are."""
        assert self.choices is not None
        scene = self.scene()
        can = {option.on for option in self.choices.decision.options}
        found = {}
        for element_id, place in places(self.canvas.lines).items():
            element = find(scene, element_id)
            if element_id in can or (element is not None and (element.tip or element.rule)):
                found[element_id] = place
        return found

    def _go_on_key(self) -> None:
        if self.choices is None:
            return
        option = self.choices.decision.option(self.choices.decision.default)
        if option is not None:
            self._answer(option)

    def _back(self) -> None:
        """One step out of whatever is half done: the board, a filter, a group, or the last own step."""
        if self.element:
            self.element = ""
        elif self.choices is not None and not self.choices.back():
            step_back = next((o for o in self.choices.decision.options if o.id.partition(":")[0] == "back"), None)
            if step_back is not None:
                self._answer(step_back)
                return
            offer = self.sitting.undo_offer()
            if offer.how == "free" and offer.seat == self.sitting.viewer:
                self._undo(offer)
                return
        self.index = 0
        self.show()

    def _start_filter(self) -> None:
        if self.choices is not None:
            self.filtering = True
            self.element = ""
            self.show()

    def _filter_key(self, key: str, character: str | None) -> bool:
        """Typing while the filter is open; False if the key means something else."""
        assert self.choices is not None
        if key == "escape":
            self.filtering = False
            self.choices.filter = ""
        elif key == "backspace":
            self.choices.filter = self.choices.filter[:-1]
        elif key == "enter":
            self.filtering = False
            if len(self.lines()) == 1:
                self._enter()
                return True
        elif character is not None:
            self.choices.filter += character
        else:
            return False
        self.index = 0
        self.show()
        return True
