"""The course of a game at the table: who decides next, bots that think, the hand-over, the end."""

from __future__ import annotations

from collections.abc import Callable

from textual import work

from tafelrunde.kernel import Advice, Decision, IllegalAnswer, Option
from tafelrunde.kernel.scene import Briefing
from tafelrunde.kernel.taking_back import Offer
from tafelrunde.terminal.playing.telling import TableTelling
from tafelrunde.terminal.screens.briefing import BriefingPage
from tafelrunde.terminal.screens.pages import HandOver
from tafelrunde.terminal.sitting.choices import Choices

Thought = Callable[[], Advice | None]


class TableCourse(TableTelling):
    """Goes on from decision to decision."""

    def on_mount(self) -> None:
        self.canvas.focus()
        self.sitting.keep()
        self.paused = False
        self.catch_up()
        briefing = self._briefing()
        if briefing is not None and self.sitting.goes_on:
            self.briefed = briefing.id  # a game that goes on: whoever left it has read it
        if self.greeting is not None:
            self.show()
            self.app.push_screen(self.greeting, lambda _: self.go_on())
        else:
            self.go_on()

    def go_on(self, own: bool = False) -> None:
        """Tell what happened, then do what comes next: a bot thinks, a person is asked, or it is the end.

        `own`: the last answer was given here.
        """
        sitting = self.sitting
        self.choices = None
        self.filtering = False
        self.element = ""
        if self.tell(own) or self._brief():
            return
        while True:
            decision = sitting.decision
            if decision is None:
                self.show()
                self._end()
                return
            bot = sitting.by_bot(decision)
            if bot is not None:
                self.show()
                self._let_think(bot, decision)
                return
            seat = sitting.hand_over_to(decision)
            if seat is not None:
                self._hand_over(seat)
                return
            if not self._takes_default(decision):
                break
            if self.tell(own=True):
                return
        self.choices = Choices(decision, self.language, self._room)
        self.index = 0
        self.show()

    def _briefing(self) -> Briefing | None:
        return self.sitting.match.view(self.sitting.viewer).briefing

    def _brief(self) -> bool:
        """Show what it is about, when that is new; the table waits behind the page."""
        briefing = self._briefing() if self.sitting.humans and not self.sitting.match.over else None
        if briefing is None or briefing.id == self.briefed:
            return False
        self.briefed = briefing.id
        self.show()
        self.app.push_screen(BriefingPage(self.language, briefing), lambda _: self.go_on())
        return True

    def _takes_default(self, decision: Decision) -> bool:
        """Answer a question that means "anything else?" without asking, if the player wants it so."""
        option = decision.option(decision.default) if decision.default and self.app.settings.auto else None
        if option is None:
            return False
        self.message = self.language.text("ui-auto-took", option=self.language.option(decision, option))
        self.sitting.answer(option, decision)
        return True

    def _let_think(self, seat: int, decision: Decision) -> None:
        if self.thinking or self.paused:
            return
        self.thinking = True
        self._think(seat, decision, self.sitting.change, self.sitting.thought(seat))

    @work(thread=True, group="bots")
    def _think(self, seat: int, decision: Decision, change: int, thought: Thought) -> None:
        """A bot decides, elsewhere, about a copy; the screen stays alive."""
        chosen, problem = "", ""
        try:
            advice = thought()
            chosen = advice.option.id if advice is not None else ""
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
        self.app.call_from_thread(self._thought, seat, decision, change, chosen, problem)

    def _thought(self, seat: int, decision: Decision, change: int, chosen: str, problem: str) -> None:
        self.thinking = False
        if change != self.sitting.change or not self.is_attached:
            if self.is_attached and self.choices is None:
                self.go_on()
            return
        option = decision.option(chosen)
        if option is None:
            option = decision.options[0]
            player = self.sitting.players[seat].name
            self.message = self.language.text("ui-bot-broke", player=player, problem=problem or chosen)
        self.sitting.answer(option, decision)
        if not self.paused:
            self.go_on()

    def _hand_over(self, seat: int) -> None:
        sitting = self.sitting
        offer = sitting.undo_offer()
        may_undo = offer.how == "free" and offer.by == sitting.viewer

        def handed(what: str | None) -> None:
            if what == "undo":
                self._undo(sitting.undo_offer())
            elif what == "leave":
                self.app.leave_table()
            else:
                sitting.viewer = seat
                self.catch_up()
                self.seen = self.last_seen.get(seat, 0)
                self.message = ""
                self.view = "log"
                self.go_on()

        self.canvas.show(())
        self.app.push_screen(HandOver(lambda: self.language, seat, may_undo), handed)

    def _answer(self, option: Option) -> None:
        assert self.choices is not None
        decision = self.choices.decision
        self.seen = len(self.sitting.events())
        self.last_seen[self.sitting.viewer] = self.seen
        self.message = ""
        try:
            self.sitting.answer(option, decision)
        except IllegalAnswer as error:
            self.message = str(error)
        self.go_on(own=True)

    def _end(self) -> None:
        if not self.shown_end:
            self.shown_end = True
            self.app.show_end(self.sitting)

    def _undo(self, offer: Offer) -> None:
        if offer.how == "no":
            return
        self.message = self.language.text("undo-done", what=self._offered(offer, self.language))
        self.sitting.undo(offer)
        self.catch_up()
        self.shown_end = False
        self.go_on()
