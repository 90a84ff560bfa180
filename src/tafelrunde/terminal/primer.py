"""How a game is played, on one page: what it is about, who one is, what is wanted, and the chapters of its primer."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from tafelrunde.kernel import scene as table
from tafelrunde.kernel.language import Language
from tafelrunde.terminal import marks


def chapters(language: Language) -> Iterator[tuple[str, str]]:
    """Title and text of each: the messages `primer-1-title`, `primer-1`, `primer-2-title` … of a game."""
    number = 1
    while language.has(f"primer-{number}"):
        yield language.text(f"primer-{number}-title"), language.text(f"primer-{number}")
        number += 1


def has_primer(language: Language) -> bool:
    return next(chapters(language), None) is not None


def primer_text(language: Language, scene: table.Scene) -> Text:
    """The page; empty for a game without a primer."""
    if not has_primer(language):
        return Text()
    text = Text(language.text("game-summary"))
    if scene.viewer in language.figures:
        text.append(f" {language.text('primer-you', figure=language.figure(scene.viewer))}", "bold")
    text.append("\n\n")
    # Goals and special rules stand beside the board.
    now = [item for item in scene.side if isinstance(item, table.Line) and not item.name]
    if now:
        text.append(f"{language.say(scene.title)}\n", f"bold {marks.GOLD}")
        for line in now:
            text.append(f"• {language.say(line.text)}\n")
        text.append("\n")
    for title, words in chapters(language):
        text.append(f"{title}\n", f"bold {marks.GOLD}").append(f"{words}\n\n")
    return text
