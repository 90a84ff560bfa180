"""Line mode: the same game as lines of text, for pipes, tests and screen readers."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from tafelrunde.bots import LONGER
from tafelrunde.kernel import PARTY, Decision, IllegalAnswer, Option
from tafelrunde.kernel.words.messages import Code
from tafelrunde.terminal.drawing.finding import find
from tafelrunde.terminal.home import Settings
from tafelrunde.terminal.plain.telling import LineTelling
from tafelrunde.terminal.screens.menu import result_text
from tafelrunde.terminal.screens.pages import explanation, rule_text
from tafelrunde.terminal.screens.primer import how_to_play
from tafelrunde.terminal.sitting.choices import asked, named
from tafelrunde.terminal.sitting.sitting import Sitting


class Left(Exception):
    """The player has left the table (or the input has ended)."""


class LineMode(LineTelling):
    """Plays a sitting with lines in and lines out."""

    def __init__(self, sitting: Sitting, code: Code, lines_in: TextIO | None = None, out: TextIO | None = None) -> None:
        super().__init__(sitting, code, out or sys.stdout)
        self.auto = Settings.load().auto
        self._in = lines_in or sys.stdin

    def play(self) -> None:
        """To the end of the game, or until the player leaves."""
        try:
            self._play()
        except (Left, KeyboardInterrupt):
            self.sitting.keep()
            self.say()
            if self.sitting.problem:
                self.say(self.language.text("ui-save-failed", problem=self.sitting.problem))
            else:
                self.say(self.language.text("plain-bye"))

    def _play(self) -> None:
        sitting = self.sitting
        sitting.keep()
        self.greet()
        first = True
        while (decision := sitting.decision) is not None:
            bot = sitting.by_bot(decision)
            if bot is not None:
                sitting.answer(self._thought_of(bot, decision), decision)
                continue
            seat = sitting.hand_over_to(decision)
            if seat is not None:
                self._hand_over(seat)
                first = True
                continue
            self.tell_news()
            first = self.brief() or first
            if first:
                self.board()
                first = False
            self._ask(decision)
        self.tell_news()
        self.say()
        self.say(result_text(sitting, self.code).plain)

    def _thought_of(self, bot: int, decision: Decision) -> Option:
        """What a bot chooses; one that breaks down takes the first option, and everybody hears of it."""
        try:
            advice = self.sitting.thought(bot)()
            option = decision.option(advice.option.id) if advice is not None else None
            problem = "" if option is not None else str(advice)
        except Exception as error:
            option, problem = None, f"{type(error).__name__}: {error}"
        if option is None:
            self.say(self.language.text("ui-bot-broke", player=self.language.player(bot), problem=problem))
        return option or decision.options[0]

    def _hand_over(self, seat: int) -> None:
        """Clear what the one before could see, and wait for the next."""
        language = self.language
        player = language.player(seat)
        if self._in.isatty():
            self.say("\n" * 60)
            self.say(language.text("handover-ready", player=player))
            self._read("")
        else:
            self.say(f"--- {language.text('handover-title', player=player)} ---")
        self.sitting.viewer = seat

    # --- one question -----------------------------------------------------------------------------------------

    def _ask(self, decision: Decision) -> None:
        language = self.language
        default = decision.option(decision.default) if decision.default else None
        if self.auto and default is not None:
            self.say(language.text("ui-auto-took", option=language.option(decision, default)))
            self.sitting.answer(default, decision)
            return
        self.say()
        contest = self.view.scene.contest
        if contest is not None:
            self.say_contest(contest)
        rule = f" [{decision.rule}]" if decision.rule else ""
        who = asked(decision, language)
        self.say(language.text("ui-you", player=who, question=language.question(decision)) + rule)
        for number, option in enumerate(decision.options, 1):
            self.say(f"  {number:>2} {language.option(decision, option)}")
        if default is not None:
            self.say(f"  {language.text('plain-default', option=language.option(decision, default))}")
        change = self.sitting.change
        while self.sitting.change == change:
            line = self._read(language.text("plain-prompt", player=who) + " ")
            if not line and default is not None:
                self._answer(default, decision)
            elif line and not self._command(line, decision):
                self._option(line, decision)
            language = self.language

    def _read(self, prompt: str) -> str:
        self.out.write(prompt)
        self.out.flush()
        line = self._in.readline()
        if not line:
            raise Left
        if not self._in.isatty():
            self.say(line.strip())
        return line.strip()

    def _answer(self, option: Option, decision: Decision) -> None:
        try:
            self.sitting.answer(option, decision)
        except IllegalAnswer as error:
            self.say(str(error))
        if self.sitting.problem:
            self.say(self.language.text("ui-save-failed", problem=self.sitting.problem))

    def _option(self, words: str, decision: Decision) -> None:
        language = self.language
        if words.isdigit() and 1 <= int(words) <= len(decision.options):
            self._answer(decision.options[int(words) - 1], decision)
            return
        meant: Sequence[Option] = () if words.isdigit() else named(decision, language, words)
        if len(meant) == 1:
            self._answer(meant[0], decision)
        elif meant:
            shown = "; ".join(language.option(decision, option) for option in meant[:9])
            self.say(language.text("plain-which", options=shown))
        else:
            refused = next((refused for refused in decision.refused() if refused.id == words), None)
            if refused is not None:
                reason = f"{language.refused(refused)} [{refused.rule}]"
                self.say(language.text("plain-refused", reason=reason))
            else:
                self.say(language.text("plain-unknown", words=words))

    def _command(self, line: str, decision: Decision) -> bool:
        """A command instead of an answer; False if it is none."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        match word:
            case "u" | "undo":
                self._undo(rest)
            case "r" | "redo":
                if not self.sitting.redo():
                    self.say(self.language.text("redo-nothing"))
            case "h" | "hint":
                self._hint(decision, "sensible")
            case "hh":
                self._hint(decision, LONGER)
            case "b" | "board":
                self.board()
            case "l" | "log":
                self.told[self.sitting.viewer] = 0
                self.tell_news()
            case "i" | "info":
                self.say_page(how_to_play(self.language, self.view))
            case "?" | "why":
                self._explain(rest, decision)
            case "s" | "save":
                self._save(rest)
            case "a" | "auto":
                self.auto = not self.auto
                self.say(self.language.text("ui-auto-on" if self.auto else "ui-auto-off"))
            case "lang":
                if rest in ("de", "en"):
                    self.code = "de" if rest == "de" else "en"
                self.say(self.language.question(decision))
                for number, option in enumerate(decision.options, 1):
                    self.say(f"  {number:>2} {self.language.option(decision, option)}")
            case "q" | "quit" | "exit":
                raise Left
            case "help":
                self.say(self.language.text("plain-help"))
            case _:
                return False
        return True

    def _undo(self, how: str) -> None:
        offer = self.sitting.undo_offer()
        language = self.language
        if offer.how == "no":
            self.say(language.text(f"undo-{offer.why}"))
            return
        what = self.sitting.offered(offer, language)
        if offer.how == "confirm" and how not in ("y", "yes", "j", "ja"):
            self.say(language.text("undo-confirm", why=offer.why, what=what))
            if self._read("y/n ").lower() not in ("y", "yes", "j", "ja"):
                return
        self.sitting.undo(offer)
        for seat, told in self.told.items():
            self.told[seat] = min(told, len(self.sitting.events(seat)))
        self.say(language.text("undo-done", what=what))

    def _hint(self, decision: Decision, bot: str) -> None:
        seat = self.sitting.viewer if decision.seat == PARTY else decision.seat
        language = self.language
        try:
            advice = self.sitting.thought(max(seat, 0), bot)()
        except Exception as error:
            self.say(language.text("ui-hint-broke", problem=f"{type(error).__name__}: {error}"))
            return
        if advice is None:
            return
        reason = language.advice(advice)
        key = "ui-hint-why" if reason else "ui-hint"
        self.say(language.text(key, option=language.option(decision, advice.option), reason=reason))

    def _explain(self, what: str, decision: Decision) -> None:
        """An option by its number or name, an element by its id, or a rule by its own."""
        if what.upper().startswith(f"{self.sitting.match.rulebook.prefix}-"):
            self.say_page(rule_text(what.upper(), self.language))
            return
        scene = self.view.scene
        option = None
        element = find(scene, what) if what else None
        if what.isdigit() and 1 <= int(what) <= len(decision.options):
            option = decision.options[int(what) - 1]
        elif what and element is None:
            option = next(iter(named(decision, self.language, what)), None)
        self.say(explanation(decision, option, element, scene, self.language).plain.rstrip())

    def _save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.sitting.path
        if self.sitting.save(path):
            self.say(self.language.text("ui-saved", path=str(path)))
        else:
            self.say(self.language.text("ui-save-failed", problem=self.sitting.problem))
