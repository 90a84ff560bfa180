"""The terminal application: menu, games, replays."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from tafelrunde.kernel import SaveError, games
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import Code
from tafelrunde.terminal.drawing import marks
from tafelrunde.terminal.home import SavedGame, broken
from tafelrunde.terminal.playing.table import TableScreen
from tafelrunde.terminal.screens.menu import Action, MenuScreen, RulesScreen, result_text, saved_rows
from tafelrunde.terminal.screens.new_game import NewGame
from tafelrunde.terminal.screens.pages import AskFile, HandOver, Page, rule_text
from tafelrunde.terminal.screens.primer import has_primer, primer_text
from tafelrunde.terminal.screens.replay import ReplayScreen
from tafelrunde.terminal.sitting.opening import CannotOpen, load, screen_language
from tafelrunde.terminal.sitting.sitting import Sitting
from tafelrunde.terminal.stage import Stage


class Tafelrunde(Stage):
    """One terminal. Starts with the menu, with a game, or with a replay."""

    CSS = f"""
    Screen {{ background: {marks.GROUND}; color: {marks.TEXT}; }}
    * {{
        scrollbar-color: {marks.LINE}; scrollbar-color-hover: {marks.GOLD}; scrollbar-color-active: {marks.GOLD};
        scrollbar-background: {marks.PANEL}; scrollbar-background-hover: {marks.PANEL};
        scrollbar-background-active: {marks.PANEL}; scrollbar-size-vertical: 1;
    }}
    Canvas {{ width: 100%; height: 100%; background: {marks.GROUND}; color: {marks.TEXT}; }}
    ModalScreen {{ align: center middle; background: {marks.GROUND} 70%; }}
    .page {{ width: 96%; height: 92%; background: {marks.PANEL}; border: round {marks.GOLD}; padding: 0 1; }}
    .page-title {{ height: 2; }}
    .page-foot {{ height: 1; }}
    .ask {{ width: 70; height: auto; background: {marks.PANEL}; border: round {marks.GOLD}; padding: 1 2; }}
    .notice {{
        width: 70; max-width: 96%; height: auto; background: {marks.PANEL}; border: heavy {marks.THREAT};
        padding: 1 3; text-align: center;
    }}
    #handover {{ width: 100%; height: 100%; content-align: center middle; text-align: center; }}
    MenuScreen {{ align: center middle; }}
    .menu {{ width: 84; max-width: 96%; height: auto; max-height: 96%; }}
    .menu-title {{ height: auto; padding: 0 1 1 1; }}
    .menu-foot {{ height: auto; padding: 1 1 0 1; }}
    OptionList {{ background: {marks.PANEL}; border: round {marks.LINE}; height: auto; max-height: 20; }}
    OptionList > .option-list--option-highlighted {{
        background: {marks.GOLD}; color: {marks.GROUND}; text-style: bold;
    }}
    .rules {{ padding: 1 2; }}
    .rules VerticalScroll {{ height: 1fr; }}
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "change_language", "Language", priority=True),
        Binding("ctrl+c", "quit", "Quit", priority=True),
    ]

    def __init__(
        self,
        code: Code | None = None,
        sitting: Sitting | None = None,
        replay: Sitting | None = None,
        notes: Sequence[str] = (),
    ) -> None:
        super().__init__(code)
        self.title = "Tafelrunde"
        self._sitting = sitting
        self._replay = replay
        self._notes = notes
        self._direct = sitting is not None or replay is not None

    def on_mount(self) -> None:
        if self._replay is not None:
            self.push_screen(ReplayScreen(self._replay), lambda _: self.exit())
        elif self._sitting is not None:
            self.sit_down(self._sitting, self._notes)
        else:
            self.push_screen(MenuScreen(self._title_text, self._rows, escape=False))

    def _fatal_error(self) -> None:
        """One line instead of a traceback: the traceback of Textual shows variables, and with them secrets."""
        error = sys.exc_info()[1]
        if error is not None:
            self._exit_renderables.append(Text(f"tafelrunde: {broken(error)}; tafelrunde resume goes on"))
        self._close_messages_no_wait()

    # --- language ---------------------------------------------------------------------------------------------

    def action_change_language(self) -> None:
        self.code = "en" if self.code == "de" else "de"
        self.settings.language = self.code
        self.settings.store()
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen | MenuScreen | NewGame | HandOver | ReplayScreen):
                screen.speak()

    @property
    def words(self) -> Language:
        return screen_language(self.code)

    # --- menu -------------------------------------------------------------------------------------------------

    def _title_text(self) -> Text:
        return Text.assemble(
            (f"♜ {self.words.text('ui-title')}\n", f"bold {marks.GOLD}"), (self.words.text("ui-motto"), marks.QUIET)
        )

    def _rows(self) -> Sequence[tuple[str, Action]]:
        text = self.words.text
        rows: list[tuple[str, Action]] = []
        if games():
            rows.append((text("menu-new"), lambda: self._open(NewGame())))
        rows += [
            (text("menu-resume"), lambda: self._saved("menu-resume", self._resume)),
            (text("menu-load"), self._load_file),
            (text("menu-replay"), lambda: self._saved("menu-replay", self._replay_saved)),
            (text("menu-rules"), lambda: self._open(RulesScreen())),
            (text("menu-language"), self.action_change_language),
            (text("menu-quit"), self.exit),
        ]
        return rows

    def _open(self, screen: Any) -> None:
        self.push_screen(screen)

    def _saved(self, title: str, action: Any) -> None:
        def head() -> Text:
            rows = saved_rows(self, action)
            text = Text(self.words.text(title), f"bold {marks.GOLD}")
            return text if rows else text.append(f"\n{self.words.text('menu-no-saves')}", marks.QUIET)

        self.push_screen(MenuScreen(head, lambda: saved_rows(self, action)))

    def _resume(self, saved: SavedGame) -> None:
        self.open_file(saved.path)

    def _replay_saved(self, saved: SavedGame) -> None:
        try:
            opened = load(saved.path, self.code)
        except (SaveError, CannotOpen) as error:
            self.notify(str(error), severity="error")
            return
        self.push_screen(ReplayScreen(opened.sitting))

    def _load_file(self) -> None:
        def named(name: str | None) -> None:
            if name:
                self.open_file(Path(name).expanduser())

        self.push_screen(AskFile(self.words.text("file-title"), "", self.words.text("file-keys")), named)

    def open_file(self, path: Path) -> None:
        """Go on with a saved game."""
        try:
            opened = load(path, self.code)
        except (SaveError, CannotOpen) as error:
            self.notify(str(error), severity="error", timeout=10)
            return
        self.sit_down(opened.sitting, opened.notes)

    # --- a game -----------------------------------------------------------------------------------------------

    def sit_down(self, sitting: Sitting, notes: Sequence[str] = ()) -> None:
        """Play this game now."""
        screen = TableScreen(sitting)
        screen.message = " ".join(notes)
        screen.greeting = self._greeting(sitting)
        self.push_screen(screen)

    def _greeting(self, sitting: Sitting) -> Page | None:
        """Whoever starts a game for the first time reads how it is played; the table waits behind the page."""
        game = sitting.match.rulebook.id
        language = sitting.language(self.code)
        if game in self.settings.primers or not sitting.humans or not has_primer(language):
            return None
        self.settings.primers.append(game)
        self.settings.store()
        title = f"{language.text('game-title')}: {language.text('ui-how-to-play')}"
        body = primer_text(language, sitting.viewer)
        body.append(language.text("primer-again"), marks.QUIET)
        return Page(title, body, language.text("primer-go"))

    def leave_table(self) -> None:
        """Away from the table; the game is on disk."""
        if self._direct:
            self.exit()
            return
        while not isinstance(self.screen, TableScreen):
            self.pop_screen()
        self.pop_screen()
        while isinstance(self.screen, MenuScreen) and len(self.screen_stack) > 2:
            self.pop_screen()

    def show_end(self, sitting: Sitting) -> None:
        """The final screen."""

        def rows() -> Sequence[tuple[str, Action]]:
            text = self.words.text
            return [
                (text("final-board"), self._close_page),
                (text("final-replay"), lambda: self._open(ReplayScreen(sitting))),
                (text("menu-quit") if self._direct else text("final-menu"), self.leave_table),
            ]

        self.push_screen(MenuScreen(lambda: result_text(sitting, self.code), rows))

    def _close_page(self) -> None:
        self.pop_screen()

    def show_rule(self, rule_id: str, language: Language) -> None:
        self.push_screen(Page(rule_id, rule_text(rule_id, language), language.text("ui-key-close")))


def main() -> None:
    """The menu (`tafelrunde` without a command)."""
    Tafelrunde().run()
