"""The screens before and after a game: menu, saved games, rules, the end."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Row

from tafelrunde.catalogue import Catalogue, books
from tafelrunde.kernel import find
from tafelrunde.terminal.drawing import marks
from tafelrunde.terminal.home import SavedGame, saved_games
from tafelrunde.terminal.screens.pages import rule_text
from tafelrunde.terminal.sitting.opening import screen_language
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
