"""What line mode tells: how to play, what it is about, what happened, fights, and the table in words."""

from __future__ import annotations

from textwrap import wrap
from typing import TextIO

from rich.text import Text

from tafelrunde.kernel import View
from tafelrunde.kernel import scene as table
from tafelrunde.kernel.papers.printable import printable
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import Code
from tafelrunde.terminal.drawing.boards.board import board_lines
from tafelrunde.terminal.drawing.contests import contest_lines
from tafelrunde.terminal.drawing.lettering import USUAL
from tafelrunde.terminal.drawing.pen import Pen
from tafelrunde.terminal.home import Settings
from tafelrunde.terminal.screens.briefing import briefing_text, rules_of
from tafelrunde.terminal.screens.primer import primer_text
from tafelrunde.terminal.sitting.sitting import Sitting
from tafelrunde.terminal.sitting.story import CONTEST_EVENTS

WIDTH = 100


class LineTelling:
    """Says what there is to say about a sitting, line by line."""

    def __init__(self, sitting: Sitting, code: Code, out: TextIO) -> None:
        self.sitting = sitting
        self.code: Code = code
        self.out = out
        self.told: dict[int, int] = {}
        """How many events each seat has been told."""
        self._briefed = ""

    @property
    def language(self) -> Language:
        return self.sitting.language(self.code)

    def say(self, text: str = "") -> None:
        self.out.write(printable(text) + "\n")
        self.out.flush()

    # --- what one should know ---------------------------------------------------------------------------------

    def greet(self) -> None:
        """Whoever plays this game for the first time reads how it is played."""
        settings = Settings.load()
        game = self.sitting.match.rulebook.id
        briefing = self.view.briefing
        if briefing is not None and self.sitting.goes_on:
            self._briefed = briefing.id  # a game that goes on: whoever left it has read it
        if game in settings.primers or not self.sitting.humans:
            return
        settings.primers.append(game)
        settings.store()
        self.say_page(primer_text(self.language, self.sitting.viewer))

    def brief(self) -> bool:
        """What it is about, when that is new."""
        briefing = self.view.briefing
        if briefing is None or briefing.id == self._briefed:
            return False
        self._briefed = briefing.id
        language = self.language
        self.say()
        self.say(f"=== {language.say(briefing.title)} ===")
        self.say_page(briefing_text(language, briefing))
        if rules := rules_of(briefing):
            self.say(language.text("plain-again", rule=rules[0]))
        return True

    def say_page(self, page: Text) -> None:
        for line in page.plain.splitlines():
            for part in wrap(line, WIDTH, subsequent_indent="  " if line.startswith("•") else "") or [""]:
                self.say(part)

    @property
    def view(self) -> View:
        return self.sitting.match.view(self.sitting.viewer)

    # --- what happens --------------------------------------------------------------------------------------------

    def tell_news(self) -> None:
        seat = self.sitting.viewer
        found = self.sitting.events()
        start = self.told.get(seat, 0)
        rulebook = self.sitting.match.rulebook
        for at, event in enumerate(found[start:], start):
            said = self.language.event(event, seat)
            if said:
                self.say(f"  {said} [{event.rule}]" if event.rule else f"  {said}")
            contest = rulebook.contest(found[max(0, at - CONTEST_EVENTS) : at + 1]) if said else None
            if contest is not None and contest.over:
                self.say_contest(contest)
        self.told[seat] = len(found)

    def say_contest(self, contest: table.Contest) -> None:
        """A fight as it stands: both sides with their dice, what was bought, and the result."""
        for line in contest_lines(Pen(self.language, USUAL, viewer=self.sitting.viewer), contest, WIDTH - 4):
            self.say(f"    {line.plain}".rstrip())

    def board(self) -> None:
        """The table in words."""
        scene = self.view.scene
        language = self.language
        pen = Pen(language, USUAL, viewer=scene.viewer)
        self.say()
        self.say(language.say(scene.title))
        for seat in scene.seats:
            self.say(pen.seat(seat, False).plain.strip())
        for board in scene.boards:
            for line in board_lines(pen, board, WIDTH):
                self.say(line.plain.rstrip())
        for title, items in (
            (language.text("ui-mine", player=language.player(scene.viewer)), scene.mine),
            (language.text("ui-side"), scene.side),
        ):
            for line in pen.section(title, items, WIDTH):
                self.say(line.plain.rstrip())
