"""What players are told when they sit down: story, goals, special rules, and what loses it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.style import Style
from rich.text import Text
from textual import events

from tafelrunde.kernel import scene as table
from tafelrunde.kernel.words.language import Language
from tafelrunde.terminal.drawing import marks
from tafelrunde.terminal.screens.pages import Page
from tafelrunde.terminal.stage import Stage


def parts(briefing: table.Briefing) -> Iterator[tuple[str, Sequence[table.Line]]]:
    """The lists of a briefing with the message above each."""
    for title, lines in (("goals", briefing.goals), ("rules", briefing.rules), ("defeat", briefing.defeat)):
        if lines:
            yield f"ui-briefing-{title}", lines


def rules_of(briefing: table.Briefing) -> list[str]:
    """The rules that it names, each once; their places are the keys that open them."""
    return list(dict.fromkeys([line.rule for _, lines in parts(briefing) for line in lines if line.rule]))


def briefing_text(language: Language, briefing: table.Briefing, keys: bool = False) -> Text:
    """The page; with `keys` the number that opens a rule stands before it."""
    rules = rules_of(briefing)
    text = Text()
    for sentence in briefing.story:
        text.append(f"{language.say(sentence)}\n\n", "italic")
    for title, lines in parts(briefing):
        text.append(f"{language.text(title)}\n", f"bold {marks.GOLD}")
        for line in lines:
            done = "✓" if line.state in ("won", "used") else "•"
            text.append(f"{done} {language.say(line.text)}")
            if line.rule:
                number = f"{rules.index(line.rule) + 1} " if keys else ""
                text.append(f"  {number}{line.rule}", Style(color=marks.RULE, meta={"@click": _opens(line.rule)}))
            text.append("\n")
        text.append("\n")
    return text


def _opens(rule: str) -> str:
    return f"screen.open_rule('{rule}')"


class BriefingPage(Page):
    """The briefing over the table; its rules open by their number or by a click."""

    app: Stage

    def __init__(self, language: Language, briefing: table.Briefing) -> None:
        foot = f"{language.text('primer-go')}   1 … 9: {language.text('ui-briefing-rule')}"
        super().__init__(language.say(briefing.title), briefing_text(language, briefing, keys=True), foot)
        self._language = language
        self._rules = rules_of(briefing)

    def on_key(self, event: events.Key) -> None:
        """A rule; the keys that close the page are the page's own, and come after this."""
        character = event.character or ""
        if character.isdigit() and 0 < int(character) <= len(self._rules):
            event.stop()
            self.action_open_rule(self._rules[int(character) - 1])

    def action_open_rule(self, rule: str) -> None:
        self.app.show_rule(rule, self._language)
