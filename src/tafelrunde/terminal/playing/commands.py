"""What a player can tell the table beside answering: undo, save, hint, log, explain, pace."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text
from textual import work

from tafelrunde.bots import LONGER
from tafelrunde.kernel import PARTY, Decision
from tafelrunde.terminal.drawing import marks
from tafelrunde.terminal.drawing.aside import log_lines, next_view
from tafelrunde.terminal.drawing.finding import find
from tafelrunde.terminal.drawing.lettering import USUAL
from tafelrunde.terminal.drawing.pen import Pen
from tafelrunde.terminal.drawing.sight import WIDE
from tafelrunde.terminal.playing.course import TableCourse, Thought
from tafelrunde.terminal.screens.pages import AskFile, Confirm, Page, explanation, keys_text
from tafelrunde.terminal.screens.primer import how_to_play


class TableCommands(TableCourse):
    """Obeys."""

    def _undo_asked(self) -> None:
        offer = self.sitting.undo_offer()
        language = self.language
        if offer.how == "free":
            self._undo(offer)
        elif offer.how == "confirm":
            change = self.sitting.change

            def confirmed(yes: bool | None) -> None:
                if yes and change == self.sitting.change:
                    self._undo(offer)

            question = language.text("undo-confirm", why=offer.why, what=self._offered(offer, language))
            self.app.push_screen(Confirm(question, language.text("ui-yes"), language.text("ui-no")), confirmed)
        else:
            self.say(language.text(f"undo-{offer.why}"))

    def _redo(self) -> None:
        if self.sitting.redo():
            self.message = self.language.text("redo-done")
            self.catch_up()
            self.go_on()
        else:
            self.say(self.language.text("redo-nothing"))

    def _save(self) -> None:
        sitting = self.sitting

        def named(name: str | None) -> None:
            if not name:
                return
            path = Path(name).expanduser()
            if sitting.save(path):
                self.say(self.language.text("ui-saved", path=str(path)))
            else:
                self.show()

        start = str(Path.cwd() / f"{sitting.match.rulebook.id}.tafel")
        self.app.push_screen(AskFile(self.language.text("ui-save-as"), start, self.language.text("file-keys")), named)

    def _hint(self) -> None:
        if self.choices is not None and not self.hinting:
            self.hinting = True
            self.say(self.language.text("ui-hint-thinking"))
            # First the words on the screen, then the thinking: it leaves the screen little time.
            self.set_timer(0.05, self._begin_hint)

    def _begin_hint(self) -> None:
        if self.choices is None:
            self.hinting = False
            return
        decision = self.choices.decision
        seat = self.sitting.viewer if decision.seat == PARTY else decision.seat
        # Whoever asks a second time about the same question wants a bot to think longer.
        again, self.hinted = self.hinted == self.sitting.change, self.sitting.change
        self._find_hint(
            decision, self.sitting.change, self.sitting.thought(max(seat, 0), LONGER if again else "sensible")
        )

    @work(thread=True, group="hints", exclusive=True)
    def _find_hint(self, decision: Decision, change: int, thought: Thought) -> None:
        try:
            advice = thought()
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
            self.app.call_from_thread(self._no_hint, self.language.text("ui-hint-broke", problem=problem))
            return
        if advice is None:
            self.app.call_from_thread(self._no_hint, "")
        else:
            reason = self.language.advice(advice)
            self.app.call_from_thread(self._show_hint, decision, change, advice.option.id, reason)

    def _no_hint(self, problem: str) -> None:
        self.hinting = False
        self.say(problem)

    def _show_hint(self, decision: Decision, change: int, option_id: str, reason: str) -> None:
        self.hinting = False
        option = decision.option(option_id)
        if change != self.sitting.change or self.choices is None or option is None:
            return
        language = self.language
        said = language.option(decision, option)
        self.message = (
            language.text("ui-hint-why", option=said, reason=reason)
            if reason
            else language.text("ui-hint", option=said)
        )
        self.choices.opened.clear()
        self.choices.filter = ""
        for number, line in enumerate(self.lines()):
            mine = line.option is not None and line.option.id == option_id
            if mine or (line.prefix and option_id.startswith(f"{line.prefix}:")):
                self.index = number
        self.show()

    def _log(self) -> None:
        width = max(40, self.size.width - 8)
        found = self.sitting.events()
        lines = log_lines(found, self.language, self.sitting.viewer, width, 100_000, max(0, len(found) - self.seen))
        body = Text("\n").join(lines)
        self.app.push_screen(Page(self.language.text("ui-log"), body, self.language.text("ui-key-close"), at_end=True))

    def _explain(self) -> None:
        lines = self.lines()
        option = lines[self.index].option if lines and not self.element else None
        element = find(self.scene(), self.element) if self.element else None
        decision = self.choices.decision if self.choices is not None else None
        body = explanation(decision, option, element, self.scene(), self.language)
        body.append(f"\n{self.language.text('help-title')}\n", f"bold {marks.GOLD}").append_text(
            keys_text(self.language)
        )
        self.app.push_screen(
            Page(self.language.text("ui-key-explain").capitalize(), body, self.language.text("ui-key-close"))
        )

    def how_to_play(self) -> None:
        """What is played and how, then the keys."""
        body = how_to_play(self.language, self.sitting.match.view(self.sitting.viewer))
        body.append(f"{self.language.text('help-title')}\n", f"bold {marks.GOLD}").append_text(keys_text(self.language))
        self.app.push_screen(Page(self.language.text("ui-how-to-play"), body, self.language.text("ui-key-close")))

    def _change_view(self) -> None:
        self.view = next_view(self.view)
        if self.view == "side" and (not self.scene().side or (self.drawn is not None and self.drawn.side_shown)):
            self.view = next_view(self.view)
        self.show()
        if self.view == "side" and self.size.width < WIDE:
            self._displays()

    def _displays(self) -> None:
        """Everything on display on a page of its own: the corner of a small screen has room for little of it."""
        language = self.language
        width = max(40, self.size.width - 8)
        _, *lines = Pen(language, USUAL).section(language.text("ui-side"), self.scene().side, width) or [Text()]
        body = Text("\n").join(lines)
        self.app.push_screen(Page(language.text("ui-side"), body, language.text("ui-key-close")))

    def _change_pace(self) -> None:
        self.fast = not self.fast
        self.say(self.language.text("ui-fast-on" if self.fast else "ui-fast-off"))

    def _change_auto(self) -> None:
        settings = self.app.settings
        settings.auto = not settings.auto
        settings.store()
        self.message = self.language.text("ui-auto-on" if settings.auto else "ui-auto-off")
        if self.choices is not None:
            self.go_on()
        else:
            self.show()
