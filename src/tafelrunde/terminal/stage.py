"""What every screen may ask of the application, so that screens need not know it."""

from __future__ import annotations

from abc import abstractmethod

from textual.app import App

from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import Code
from tafelrunde.terminal.environment import preferred_code
from tafelrunde.terminal.home import Settings
from tafelrunde.terminal.sitting.sitting import Sitting


class Stage(App[None]):
    """The settings, the language, and the ways from one screen to another."""

    def __init__(self, code: Code | None = None) -> None:
        super().__init__()
        self.settings = Settings.load()
        self.code: Code = code or preferred_code(self.settings)

    @abstractmethod
    def sit_down(self, sitting: Sitting) -> None:
        """Play this game now."""

    @abstractmethod
    def leave_table(self) -> None:
        """Away from the table; the game is on disk."""

    @abstractmethod
    def show_end(self, sitting: Sitting) -> None:
        """The final screen."""

    @abstractmethod
    def show_rule(self, rule_id: str, language: Language) -> None:
        """A rule on a page."""
