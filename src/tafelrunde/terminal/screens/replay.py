"""Replays: a finished or half-finished game, forward and back, answer by answer."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from tafelrunde.kernel import NOBODY, Match
from tafelrunde.kernel.chapter import ChapterClosed
from tafelrunde.kernel.words.language import Language
from tafelrunde.terminal.drawing import marks
from tafelrunde.terminal.drawing.aside import log_lines
from tafelrunde.terminal.drawing.canvas import Canvas
from tafelrunde.terminal.drawing.layout import draw
from tafelrunde.terminal.drawing.sight import Sight
from tafelrunde.terminal.screens.pages import Page
from tafelrunde.terminal.sitting.sitting import Sitting
from tafelrunde.terminal.stage import Stage


class Replay:
    """A match that is only looked at: answers taken back and given again, in a copy."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.chapter = self.chapters = len(sitting.match.chapters)
        self.match: Match = sitting.match.clone()
        self.all = len(self.match.answers)
        # Who plays here may look through their own eyes; all eyes are open once the game is over.
        humans = sitting.humans
        self.eyes = [NOBODY, *(range(len(sitting.players)) if self.match.over else humans if len(humans) == 1 else ())]
        self.viewer = humans[0] if len(humans) == 1 else NOBODY

    @property
    def at(self) -> int:
        return len(self.match.answers)

    def go(self, to: int) -> None:
        """To the moment after that many answers."""
        to = max(0, min(to, self.all))
        if to < self.at:
            self.match.undo(self.at - to)
        elif to > self.at:
            self.match.redo(to - self.at)

    def turn_to(self, chapter: int) -> bool:
        """To the beginning of another chapter of the campaign; False if it can't be told again."""
        whole = self.sitting.match
        chapter = max(0, min(chapter, self.chapters))
        try:
            match = whole.clone() if chapter == self.chapters else whole.chapter(chapter)
        except ChapterClosed:
            return False
        self.chapter, self.match, self.all = chapter, match, len(match.answers)
        self.go(0)
        return True

    def look_through_next_eyes(self) -> None:
        self.viewer = self.eyes[(self.eyes.index(self.viewer) + 1) % len(self.eyes)]

    def did(self, language: Language) -> str:
        """What the last answer was, if the viewer may know it."""
        if not self.match.answers:
            return language.text("replay-begin")
        answer = self.match.answers[-1]
        player = language.player(answer.seat)
        if answer.seat != self.viewer and not self.sitting.match.over:
            return player
        return language.text("replay-did", player=player, option=language.option("", answer.option))


class ReplayScreen(Screen[None]):
    """Steps through a game with the arrow keys."""

    app: Stage

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.replay = Replay(sitting)
        self.replay.go(0)
        self.canvas = Canvas()
        self._typed = ""
        self._closed = False

    def compose(self) -> ComposeResult:
        yield self.canvas

    def on_mount(self) -> None:
        self.canvas.focus()
        self.speak()

    def on_canvas_resized(self) -> None:
        self.speak()

    @property
    def language(self) -> Language:
        return self.replay.sitting.language(self.app.code)

    def speak(self) -> None:
        width, height = self.size.width, self.size.height
        if not width or not height:
            return
        replay, language = self.replay, self.language
        view = replay.match.view(replay.viewer)
        at = language.text("replay-at", at=replay.at, all=replay.all)
        eyes = language.text("replay-eyes", player=language.player(replay.viewer))
        status = Text.assemble(("⏵ ", marks.GOLD), (f"{at}  ", "bold"), replay.did(language))
        if replay.chapters:
            number = language.text("replay-chapter", at=replay.chapter + 1, all=replay.chapters + 1)
            status = Text.assemble((f"{number} {language.chapter(replay.match.title)}  ", marks.GOLD), status)
        if self._closed:
            status.append(f"  {language.text('replay-closed')}", marks.QUIET)
        status.append(f"  {eyes}", marks.QUIET)
        if self._typed:
            status.append(f"  → {self._typed}▏", marks.GOLD)
        found = view.events
        sight = Sight(
            scene=view.scene,
            language=language,
            status=status,
            acting=replay.match.decision.seat if replay.match.decision else None,
            events=found,
            news=self._news(len(found)),
            keys=[(language.text("replay-keys-chapters" if replay.chapters else "replay-keys"), "")],
        )
        self.canvas.show(draw(sight, width, height).lines)

    def _news(self, count: int) -> int:
        replay = self.replay
        if not replay.at:
            return count
        replay.match.undo()
        before = len(replay.match.view(replay.viewer).events)
        replay.match.redo()
        return max(0, count - before)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        replay = self.replay
        self._closed = False
        steps = {"right": 1, "left": -1, "down": 10, "up": -10, "space": 1, "pagedown": 50, "pageup": -50}
        if event.key in steps:
            replay.go(replay.at + steps[event.key])
        elif event.key == "home":
            replay.go(0)
        elif event.key == "end":
            replay.go(replay.all)
        elif event.key == "enter" and self._typed:
            replay.go(int(self._typed))
            self._typed = ""
        elif event.character is not None and event.character.isdigit():
            self._typed += event.character
        elif event.key == "backspace":
            self._typed = self._typed[:-1]
        elif event.character in ("[", "]"):
            self._closed = not replay.turn_to(replay.chapter + (1 if event.character == "]" else -1))
        elif event.key == "v":
            replay.look_through_next_eyes()
        elif event.key == "l":
            self._log()
        elif event.key in ("q", "escape"):
            self.dismiss()
            return
        self.speak()

    def _log(self) -> None:
        events_seen = self.replay.match.view(self.replay.viewer).events
        lines = log_lines(events_seen, self.language, self.replay.viewer, max(40, self.size.width - 8), 100_000, 0)
        page = Page(self.language.text("ui-log"), Text("\n").join(lines), self.language.text("ui-key-close"), True)
        self.app.push_screen(page)
