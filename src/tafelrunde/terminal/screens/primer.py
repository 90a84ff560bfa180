"""How a game is played, on one page: what it is about, who one is, and the chapters of its primer."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from tafelrunde.kernel import View
from tafelrunde.kernel.words.language import Language
from tafelrunde.terminal.drawing import marks
from tafelrunde.terminal.screens.briefing import briefing_text


def chapters(language: Language) -> Iterator[tuple[str, str]]:
    """Title and text of each: the messages `primer-1-title`, `primer-1`, `primer-2-title` … of a game."""
    number = 1
    while language.has(f"primer-{number}"):
        yield language.text(f"primer-{number}-title"), language.text(f"primer-{number}")
        number += 1


def has_primer(language: Language) -> bool:
    return next(chapters(language), None) is not None


def primer_text(language: Language, viewer: int) -> Text:
    """The page; empty for a game without a primer."""
    if not has_primer(language):
        return Text()
    text = Text(language.text("game-summary"))
    if viewer in language.figures:
        text.append(f" {language.text('primer-you', figure=language.figure(viewer))}", "bold")
    text.append("\n\n")
    for title, words in chapters(language):
        text.append(f"{title}\n", f"bold {marks.GOLD}").append(f"{words}\n\n")
    return text


def how_to_play(language: Language, view: View) -> Text:
    """Everything that helps: what is played now, then how."""
    text = Text()
    briefing = view.briefing
    if briefing is not None:
        text.append(f"{language.say(briefing.title)}\n\n", f"bold {marks.GOLD}")
        text.append_text(briefing_text(language, briefing))
    return text.append_text(primer_text(language, view.seat))
