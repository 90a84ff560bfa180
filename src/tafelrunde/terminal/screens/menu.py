"""The screens before and after a game: menu, new game, saved games, rules, the end."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Row

from tafelrunde.catalogue import Catalogue, books
from tafelrunde.kernel import BadSetup, Rulebook, find, games
from tafelrunde.kernel.rulebook import SetupOption, Value
from tafelrunde.terminal.drawing import marks
from tafelrunde.terminal.drawing.blocks import wrapped
from tafelrunde.terminal.drawing.canvas import Canvas
from tafelrunde.terminal.home import Player, SavedGame, saved_games
from tafelrunde.terminal.screens.pages import rule_text
from tafelrunde.terminal.sitting.opening import CannotOpen, new_game, screen_language
from tafelrunde.terminal.sitting.sitting import Sitting
from tafelrunde.terminal.stage import Stage

Action = Callable[[], None]


class MenuScreen(Screen[None]):
    """A list to choose from. `rows` gives texts and what they do, in the language of the moment."""

    app: Stage

    def __init__(
        self, title: Callable[[], Text], rows: Callable[[], Sequence[tuple[str, Action]]], escape: bool = True
    ) -> None:
        super().__init__()
        self._title = title
        self._rows = rows
        self._escape = escape

    def compose(self) -> ComposeResult:
        with Vertical(classes="menu"):
            yield Static(classes="menu-title")
            yield OptionList()
            yield Static(classes="menu-foot")

    def on_mount(self) -> None:
        self.speak()
        self.query_one(OptionList).focus()

    def on_screen_resume(self) -> None:
        self.speak()

    def speak(self) -> None:
        """Write everything in the language of the moment."""
        language = screen_language(self.app.code)
        self.query_one(".menu-title", Static).update(self._title())
        keys = f"{language.text('menu-keys')}   F2 {language.text('ui-key-language')}"
        self.query_one(".menu-foot", Static).update(Text(keys, marks.QUIET))
        rows = self.query_one(OptionList)
        at = rows.highlighted
        rows.clear_options()
        rows.add_options([Row(text) for text, _ in self._rows()])
        if rows.option_count:
            rows.highlighted = min(at or 0, rows.option_count - 1)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        rows = self._rows()
        if event.option_index < len(rows):
            rows[event.option_index][1]()

    def on_key(self, event: events.Key) -> None:
        if event.key in ("escape", "q") and self._escape:
            event.stop()
            self.dismiss()
        elif event.character is not None and event.character.isdigit():
            number = int(event.character) - 1
            rows = self._rows()
            if 0 <= number < len(rows):
                event.stop()
                rows[number][1]()


def saved_line(saved: SavedGame, app: Stage) -> str:
    """One saved game in one line: what, when, who, how far."""
    try:
        title = screen_language(app.code, find(saved.header.game)).text("game-title")
    except LookupError:
        title = saved.header.game
    language = screen_language(app.code)
    people = ", ".join(player.name for player in saved.players) or language.text(
        "menu-players", count=saved.header.players
    )
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(saved.at))
    return f"{title} · {people} · {language.text('menu-answers', count=saved.header.answers)} · {when}"


# --- a new game ---------------------------------------------------------------------------------------------------

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
        return language.text(f"setup-{option.id}-{value}") if isinstance(value, str) else str(value)

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


class RulesScreen(Screen[None]):
    """Search the rule catalogues while typing."""

    app: Stage

    def compose(self) -> ComposeResult:
        language = screen_language(self.app.code)
        with Vertical(classes="rules"):
            yield Static(Text(language.text("rules-title"), f"bold {marks.GOLD}"))
            yield Input(placeholder=language.text("rules-search"))
            with VerticalScroll():
                yield Static(id="found")
            yield Static(Text(language.text("rules-keys"), marks.QUIET))

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        language = screen_language(self.app.code)
        text = Text()
        if event.value.strip():
            for book in books():
                for hit in Catalogue.load(book.game, language.code).search(event.value, limit=10):
                    text.append_text(rule_text(hit.rule.id, language)).append("\n")
            if not text:
                text.append(language.text("rules-none"))
        self.query_one("#found", Static).update(text)

    def on_key(self, event: events.Key) -> None:
        scroll = self.query_one(VerticalScroll)
        if event.key == "escape":
            event.stop()
            self.dismiss()
        elif event.key in ("down", "up", "pagedown", "pageup"):
            event.stop()
            step = 3 if "page" not in event.key else scroll.size.height
            scroll.scroll_relative(y=step if "down" in event.key else -step, animate=False)


# --- the end ------------------------------------------------------------------------------------------------------


def result_text(sitting: Sitting, app_code: Any) -> Text:
    """Who won, everybody's score, and what it is made of."""
    language = sitting.language(app_code)
    outcome = sitting.match.outcome
    if outcome is None:
        return Text(language.text("ui-over"))
    names = [language.player(seat) for seat in outcome.winners]
    key = "final-nobody" if not names else "final-winner" if len(names) == 1 else "final-winners"
    text = Text.assemble((f"★ {language.text(key, winners=names)}", f"bold {marks.GOLD}"), "\n\n")
    for place, seat, score in sitting.ranking():
        text.append(f"{place}. {marks.seat_sign(seat)} ", "bold")
        text.append(f"{language.player(seat):<16}", f"bold {marks.seat_colour(seat)}")
        text.append(f"{score:>5}\n")
    for name, value in outcome.details.items():
        if isinstance(value, list | tuple) and len(value) == len(outcome.scores) and language.known_name(name):
            shown = "  ".join(f"{language.player(seat)} {one}" for seat, one in enumerate(value))
            text.append(f"{language.name(name)}: {shown}\n", marks.QUIET)
    return text


def saved_rows(app: Stage, action: Callable[[SavedGame], None]) -> Sequence[tuple[str, Action]]:
    def row(saved: SavedGame) -> tuple[str, Action]:
        return saved_line(saved, app), lambda: action(saved)

    return [row(saved) for saved in saved_games()[:40]]
