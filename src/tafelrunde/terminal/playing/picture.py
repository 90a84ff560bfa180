"""The picture of the table: what the screen shows of a sitting, and in which words."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.screen import Screen

from tafelrunde.kernel import Decision, Preview
from tafelrunde.kernel import scene as scenes
from tafelrunde.kernel.taking_back import Offer
from tafelrunde.kernel.words.language import Language
from tafelrunde.terminal.drawing import marks
from tafelrunde.terminal.drawing.canvas import Canvas
from tafelrunde.terminal.drawing.layout import Drawn, draw
from tafelrunde.terminal.drawing.sight import Sight, capacity
from tafelrunde.terminal.screens.pages import Page
from tafelrunde.terminal.sitting.choices import Choice, Choices, asked
from tafelrunde.terminal.sitting.sitting import Sitting
from tafelrunde.terminal.sitting.story import Step
from tafelrunde.terminal.stage import Stage


class TablePicture(Screen[None]):
    """Shows a sitting as it is."""

    app: Stage

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.canvas = Canvas()
        self.choices: Choices | None = None
        self.index = 0
        self.element = ""
        self.filtering = False
        self.message = ""
        self.view = "log"
        self.fast = False
        self.thinking = False
        self.hinting = False
        """Whether a hint is being thought about."""
        self.hinted = -1
        """How often the table had changed when the last hint was asked for."""
        self.paused = True
        self.seen = 0
        """How many events the viewer had seen when they decided last."""
        self.last_seen: dict[int, int] = {}
        """The same for everybody who plays here: what came since is news to them."""
        self.shown_end = False
        self.greeting: Page | None = None
        """What a newcomer reads before anything else."""
        self.briefed = ""
        """Which briefing was shown last."""
        self.told = 0
        """How many events have been told; what comes after them is news to everybody here."""
        self.story: list[Step] = []
        """What is being told, and which line of it."""
        self.line = -1
        self.picture: scenes.Scene | None = None
        """The table in the middle of the story."""
        self.scroll = 0
        self.drawn: Drawn | None = None
        self._scene: tuple[int, int, scenes.Scene] | None = None

    def compose(self) -> ComposeResult:
        yield self.canvas

    def on_canvas_resized(self) -> None:
        self.show()

    def _room(self, longest: int) -> int:
        """How many options of that length fit."""
        return capacity(self.size.width, self.size.height, longest)

    @property
    def language(self) -> Language:
        return self.sitting.language(self.app.code)

    def speak(self) -> None:
        """The language was changed."""
        if self.choices is not None:
            self.choices.language = self.language
        self.show()

    def say(self, message: str) -> None:
        self.message = message
        self.show()

    def scene(self) -> scenes.Scene:
        sitting = self.sitting
        key = (sitting.change, sitting.viewer)
        if self._scene is None or self._scene[:2] != key:
            self._scene = (*key, sitting.match.view(sitting.viewer).scene)
        return self._scene[2]

    def lines(self) -> list[Choice]:
        return list(self.choices.shown()) if self.choices is not None else []

    def show(self) -> None:
        """Draw everything anew."""
        width, height = self.size.width, self.size.height
        if not width or not height or not self.is_attached:
            return
        language = self.language
        decision = self.choices.decision if self.choices else self.sitting.decision
        lines = self.lines()
        self.index = max(0, min(self.index, len(lines) - 1))
        step = self.story[self.line] if 0 <= self.line < len(self.story) else None
        found = self.sitting.events()[: self.told if step is not None else None]
        sight = Sight(
            scene=self.picture or self.scene(),
            language=language,
            status=self._status(decision, language) if step is None else self._telling(step),
            choices=lines,
            default=decision.default if self.choices and decision else "",
            index=self.index if self.choices else -1,
            element=self.element,
            acting=decision.seat if decision is not None and step is None else None,
            events=found,
            news=max(0, len(found) - self.seen),
            message=self._message(language),
            keys=self._keys(language),
            view=self.view,
            alert=language.text("ui-not-saved") if self.sitting.problem else "",
            scroll=self.scroll,
            preview=self._preview(lines),
            contest=step.contest if step is not None else None,
        )
        self.drawn = draw(sight, width, height)
        self.canvas.show(self.drawn.lines)

    def _preview(self, lines: Sequence[Choice]) -> Preview:
        """What the option would do that the cursor is on, or the only one where it stands on the board."""
        if self.choices is None:
            return Preview()
        decision = self.choices.decision
        here = [option for option in decision.options if self.element and option.on == self.element]
        option = here[0] if len(here) == 1 else None
        if not self.element and lines:
            option = lines[self.index].option
        return decision.previewed(option) if option is not None else Preview()

    def _message(self, language: Language) -> str:
        if self.sitting.problem:
            return language.text("ui-save-failed", problem=self.sitting.problem)
        if self.filtering and self.choices is not None:
            words = self.choices.filter
            note = "" if self.lines() else "  " + language.text("ui-nothing-found", words=words)
            return language.text("ui-filter", words=words) + note
        return self.message

    def _status(self, decision: Decision | None, language: Language) -> Text:
        if decision is None:
            return Text(language.text("ui-over"), f"bold {marks.GOLD}")
        player = asked(decision, language)
        colour = marks.seat_colour(decision.seat)
        if self.choices is None:
            text = Text(f"  {language.text('ui-thinking', player=player)}", marks.QUIET)
        else:
            question = language.question(decision)
            text = Text.assemble(
                ("▶ ", marks.GOLD), (language.text("ui-you", player=player, question=question), "bold")
            )
            if self.hinting:
                text.append(f"  ⧗ {language.text('ui-hint-thinking')}", marks.GOLD)
            if decision.rule:
                text.append(f"  {decision.rule}", marks.RULE)
        text.highlight_words([player], f"bold {colour}")
        return text

    def _telling(self, step: Step) -> Text:
        text = Text.assemble(("» ", marks.GOLD), (step.said, "bold"))
        for player in self.sitting.humans:
            text.highlight_words([self.language.figure(player)], f"bold {marks.seat_colour(player)}")
        return text.append(f"  {self.line + 1}/{len(self.story)}", marks.QUIET)

    def _keys(self, language: Language) -> list[tuple[str, str]]:
        keys = []
        if self.story:
            keys += [("␣", language.text("ui-key-next")), ("Esc", language.text("ui-key-skip"))]
        if self.choices is not None:
            keys.append(self._undo_key(language))
            if self.choices.decision.default:
                keys.append(("␣", language.text("ui-key-go-on")))
            keys.append(("h", language.text("ui-key-hint")))
        if self.drawn is not None and self.drawn.hidden:
            keys.append(("PgDn", language.text("ui-key-scroll")))
        names = [
            ("?", "explain"), ("F1", "help"), ("q", "quit"), ("l", "log"), ("v", "view"), ("Tab", "board"),
            ("/", "filter"), ("s", "save"), ("F2", "language"), ("f", "fast"), ("a", "auto"), ("r", "redo"),
        ]  # fmt: skip
        return keys + [(key, language.text(f"ui-key-{name}")) for key, name in names]

    def _undo_key(self, language: Language) -> tuple[str, str]:
        offer = self.sitting.undo_offer()
        if offer.how == "no":
            return "u", language.text("ui-key-undo")
        what = Text(self._offered(offer, language))
        what.truncate(self.size.width // 5, overflow="ellipsis")  # other keys want to be seen, too
        return "u", language.text("ui-key-undo-what", what=what.plain)

    def _offered(self, offer: Offer, language: Language) -> str:
        return self.sitting.offered(offer, language)
