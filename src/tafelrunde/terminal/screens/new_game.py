"""A new game: which one, who plays, and what the table settles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from tafelrunde.kernel import BadSetup, Rulebook, find, games
from tafelrunde.kernel.rulebook import SetupOption, Value
from tafelrunde.terminal.drawing import marks
from tafelrunde.terminal.drawing.blocks import wrapped
from tafelrunde.terminal.drawing.canvas import Canvas
from tafelrunde.terminal.home import Player
from tafelrunde.terminal.sitting.opening import CannotOpen, new_game, screen_language
from tafelrunde.terminal.stage import Stage

_KINDS = ("", "sensible", "search", "random")


class _Line(msgspec.Struct):
    """One line of the form: what it is, what it shows, and how it changes."""

    name: str
    value: str
    change: Callable[[int], None] | None = None
    edit: Callable[[str], None] | None = None
    note: str = ""
    """What is said below the form while the line is chosen."""


class NewGame(Screen[None]):
    """The form for a new game. Everything is a line; arrows change it, letters are typed into it."""

    app: Stage

    def __init__(self, game: str = "") -> None:
        super().__init__()
        self._games = list(games())
        self._game = game or (self._games[0] if self._games else "")
        self._canvas = Canvas()
        self._at = 0
        self._count = 2
        self._kinds = ["", *["sensible"] * 9]
        self._names = [""] * 10
        self._options: dict[str, Value] = {}
        self._seed = ""
        self._problem = ""
        self._choose_game(0)

    def compose(self) -> ComposeResult:
        yield self._canvas

    def on_mount(self) -> None:
        self._canvas.focus()
        self.speak()

    def on_canvas_resized(self) -> None:
        self.speak()

    @property
    def rulebook(self) -> Rulebook[Any]:
        return find(self._game)

    def _choose_game(self, step: int) -> None:
        self._game = self._games[(self._games.index(self._game) + step) % len(self._games)]
        self._options = {option.id: option.default for option in self.rulebook.options}
        if self._count not in self.rulebook.players:
            self._count = self.rulebook.players[0]

    def _choose_count(self, step: int) -> None:
        counts = list(self.rulebook.players)
        self._count = counts[(counts.index(self._count) + step) % len(counts)]

    def _choose_kind(self, seat: int, step: int) -> None:
        self._kinds[seat] = _KINDS[(_KINDS.index(self._kinds[seat]) + step) % len(_KINDS)]

    def _choose_option(self, option: SetupOption, step: int) -> None:
        at = option.values.index(self._options[option.id])
        self._options[option.id] = option.values[(at + step) % len(option.values)]

    def _called(self, seat: int) -> str:
        if self._names[seat]:
            return self._names[seat]
        language = screen_language(self.app.code)
        kinds = self._kinds[: self._count]
        if self._kinds[seat]:
            return language.text("setup-bot-name", number=sum(1 for kind in kinds[: seat + 1] if kind))
        return language.text("player", number=seat + 1)

    def form(self) -> Sequence[_Line]:
        """All lines, in the language of the moment."""
        language = screen_language(self.app.code, self.rulebook)
        lines = [
            _Line(language.text("setup-game"), language.text("game-title"), self._choose_game),
            _Line(language.text("setup-players"), str(self._count), self._choose_count),
        ]
        for seat in range(self._count):
            kind = language.text(f"setup-{self._kinds[seat] or 'human'}")

            def change(step: int, seat: int = seat) -> None:
                self._choose_kind(seat, step)

            def edit(name: str, seat: int = seat) -> None:
                self._names[seat] = name

            title = f"{marks.seat_sign(seat)} {language.text('setup-seat', number=seat + 1)}"
            lines.append(_Line(title, f"{self._called(seat)}  ({kind})", change, edit))
        for option in self.rulebook.options:
            if option.players is not None and self._count not in option.players:
                continue

            def choose(step: int, option: SetupOption = option) -> None:
                self._choose_option(option, step)

            lines.append(
                _Line(language.text(f"setup-{option.id}"), self._shown(option), choose, note=self._note(option))
            )

        def seed(text: str) -> None:
            self._seed = "".join(letter for letter in text if letter.isdigit())

        lines.append(_Line(language.text("setup-seed"), self._seed or language.text("setup-seed-any"), None, seed))
        lines.append(_Line(f"▶ {language.text('setup-start')}", ""))
        return lines

    def _note(self, option: SetupOption) -> str:
        """What the option changes, and what its value means with all that is chosen."""
        language = screen_language(self.app.code, self.rulebook)
        about = self.rulebook.about(option)
        said = [language.say(about)] if language.has(about.key) else []
        try:
            remark = self.rulebook.remark(option, self.rulebook.setup(self._count, self._options))
        except BadSetup:
            remark = None
        return " ".join([*said, *([language.say(remark)] if remark is not None else [])])

    def _shown(self, option: SetupOption) -> str:
        value = self._options[option.id]
        language = screen_language(self.app.code, self.rulebook)
        if isinstance(value, bool):
            return language.text("setup-on" if value else "setup-off")
        if not isinstance(value, str):
            return str(value)
        key, args = option.message(value)
        return language.text(key, **args)

    def speak(self) -> None:
        language = screen_language(self.app.code, self.rulebook)
        lines = [
            Text(f"  {language.text('setup-title')}", f"bold {marks.GOLD}"),
            *[Text(f"  {line.plain}", marks.QUIET) for line in wrapped(language.text("game-summary"), 76)],
            Text(""),
        ]
        form = self.form()
        self._at = min(self._at, len(form) - 1)
        wide = max(len(line.name) for line in form) + 3
        for number, line in enumerate(form):
            arrows = ("◂ ", " ▸") if number == self._at and line.change else ("  ", "  ")
            text = Text(f"  {line.name:<{wide}}{arrows[0]}{line.value}{arrows[1]}".ljust(64))
            if number == self._at:
                text.stylize(f"bold {marks.GROUND} on {marks.GOLD}")
            lines.append(text)
        lines += [Text(f"  {line.plain}", marks.QUIET) for line in wrapped(form[self._at].note, 76)]
        lines += [Text(""), Text(f"  {self._problem}", f"bold {marks.THREAT}"), Text("")]
        lines.append(Text(f"  {language.text('setup-keys')}", marks.QUIET))
        self._canvas.show(lines)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        form = self.form()
        line = form[self._at]
        self._problem = ""
        if event.key == "escape":
            self.dismiss()
            return
        if event.key == "up":
            self._at = (self._at - 1) % len(form)
        elif event.key in ("down", "tab"):
            self._at = (self._at + 1) % len(form)
        elif event.key in ("left", "right") and line.change:
            line.change(1 if event.key == "right" else -1)
        elif event.key == "enter":
            self._start()
            return
        elif line.edit is not None and event.key == "backspace":
            line.edit(self._typed()[:-1])
        elif line.edit is not None and event.is_printable and event.character:
            line.edit((self._typed() + event.character)[:20])
        self.speak()

    def _typed(self) -> str:
        seat = self._at - 2
        return self._names[seat] if 0 <= seat < self._count else self._seed

    def _start(self) -> None:
        players = [Player(self._called(seat).strip(), self._kinds[seat]) for seat in range(self._count)]
        open_to_choice = {
            option.id: self._options[option.id]
            for option in self.rulebook.options
            if option.players is None or self._count in option.players
        }
        try:
            sitting = new_game(self.rulebook, players, open_to_choice, int(self._seed) if self._seed else None)
        except CannotOpen as error:
            self._problem = str(error)
            self.speak()
            return
        self.dismiss()
        self.app.sit_down(sitting)


# --- rules --------------------------------------------------------------------------------------------------------
