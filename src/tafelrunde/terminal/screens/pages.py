"""Pages over the table: log, explanations, keys, a question, a file name, the hand-over."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

from tafelrunde.catalogue import Catalogue, UnknownRule
from tafelrunde.kernel import Decision, Option
from tafelrunde.kernel import scene as table
from tafelrunde.kernel.words.language import Language
from tafelrunde.terminal.drawing import marks, wordcards
from tafelrunde.terminal.drawing.finding import find


class Page(ModalScreen[None]):
    """Text to read and scroll; Esc, q, Enter or its own key closes it."""

    def __init__(self, title: str, body: Text, closing: str, at_end: bool = False) -> None:
        super().__init__()
        self._title = title
        self.body = body
        self._leave = closing
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Text(self._title, f"bold {marks.GOLD}"), classes="page-title")
            with VerticalScroll(can_focus=True):
                yield Static(self.body)
            yield Static(Text(f"Enter, Esc: {self._leave}   ↑ ↓ PgUp PgDn", marks.QUIET), classes="page-foot")

    def on_mount(self) -> None:
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        if self._at_end:
            scroll.scroll_end(animate=False)

    def on_key(self, event: events.Key) -> None:
        if event.key in ("escape", "q", "enter", "l", "v", "question_mark"):
            event.stop()
            self.dismiss()


class Notice(ModalScreen[None]):
    """A sentence that nobody may miss: it stays until somebody has read it."""

    def __init__(self, words: str, closing: str) -> None:
        super().__init__()
        self.words = words
        self._leave = closing

    def compose(self) -> ComposeResult:
        yield Static(
            Text.assemble((self.words, "bold"), "\n\n", ("Enter ", f"bold {marks.GOLD}"), self._leave),
            classes="notice",
        )

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key in ("enter", "space", "escape"):
            self.dismiss()


class Confirm(ModalScreen[bool]):
    """A yes or a no."""

    def __init__(self, question: str, yes: str, no: str) -> None:
        super().__init__()
        self._question, self._yes, self._no = question, yes, no

    def compose(self) -> ComposeResult:
        keys = Text.assemble(
            ("y/j ", f"bold {marks.GOLD}"), self._yes, "   ", ("n/Esc ", f"bold {marks.GOLD}"), self._no
        )
        yield Static(Text.assemble(self._question, "\n\n", keys), classes="ask")

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key in ("y", "j"):
            self.dismiss(True)
        elif event.key in ("n", "escape", "q"):
            self.dismiss(False)


class AskFile(ModalScreen[str]):
    """A file name, typed."""

    def __init__(self, title: str, value: str, hint: str) -> None:
        super().__init__()
        self._title, self._value, self._hint = title, value, hint

    def compose(self) -> ComposeResult:
        with Vertical(classes="ask"):
            yield Static(Text(self._title, f"bold {marks.GOLD}"))
            yield Input(self._value)
            yield Static(Text(self._hint, marks.QUIET))

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self.dismiss("")


class HandOver(Screen[str]):
    """The screen between two people: opaque, with nothing on it that only one of them may know."""

    def __init__(self, language: Callable[[], Language], seat: int, may_undo: bool) -> None:
        super().__init__()
        self._language = language
        self._seat = seat
        self._may_undo = may_undo

    def compose(self) -> ComposeResult:
        yield Static(id="handover")

    def on_mount(self) -> None:
        self.speak()

    def speak(self) -> None:
        language = self._language()
        player = language.player(self._seat)
        colour = marks.seat_colour(self._seat)
        text = Text.assemble(
            (f"{marks.seat_sign(self._seat)}  {language.text('handover-title', player=player)}", f"bold {colour}"),
            "\n\n",
            (language.text("handover-text"), marks.QUIET),
            "\n\n",
            (language.text("handover-ready", player=player), f"bold {marks.GOLD}"),
            justify="center",
        )
        if self._may_undo:
            text.append(f"\n\n{language.text('handover-undo')}", marks.QUIET)
        self.query_one(Static).update(text)

    def on_key(self, event: events.Key) -> None:
        if event.key == "enter":
            event.stop()
            self.dismiss("ready")
        elif event.key == "u" and self._may_undo:
            event.stop()
            self.dismiss("undo")
        elif event.key == "q":
            event.stop()
            self.dismiss("leave")


# --- what there is to read ----------------------------------------------------------------------------------------


def rule_text(rule_id: str, language: Language) -> Text:
    """A rule with its words from the catalogue."""
    head = Text(language.text("explain-rule", rule=rule_id), f"bold {marks.RULE}")
    try:
        rule = Catalogue.of(rule_id, language.code).rule(rule_id)
    except UnknownRule:
        return head.append(f"\n{language.text('explain-no-rule', rule=rule_id)}\n", marks.QUIET)
    return Text.assemble(head, (f"  {rule.section}\n", marks.QUIET), f"{rule.text}\n")


def explanation(
    decision: Decision | None,
    option: Option | None,
    element: table.Element | None,
    scene: table.Scene,
    language: Language,
) -> Text:
    """Everything there is to say about what is selected: its words, its rules, and what is refused and why."""
    text = Text()
    rules: list[str] = []
    if element is None and option is not None and option.on:
        element = find(scene, option.on)
    if option is not None and decision is not None:
        text.append(f"{language.text('explain-option')}: ", f"bold {marks.GOLD}")
        text.append(f"{language.option(decision, option)}\n\n")
    if element is not None:
        _explain_element(text, element, language)
        rules.append(element.rule)
    if decision is not None:
        text.append(f"{language.text('explain-question')}: ", f"bold {marks.GOLD}")
        text.append(f"{language.question(decision)}\n\n")
        rules.append(decision.rule)
    for rule_id in dict.fromkeys(rule for rule in rules if rule):
        text.append_text(rule_text(rule_id, language)).append("\n")
    if decision is not None:
        _explain_refusals(text, decision, element, language)
    return text if text.plain.strip() else Text(language.text("explain-none"))


def _explain_element(text: Text, element: table.Element, language: Language) -> None:
    text.append(
        f"{language.name(element.name) if element.name else language.text('ui-element')}\n", f"bold {marks.GOLD}"
    )
    said: Sequence[table.Text] = (*element.tip, *getattr(element, "lines", ()))
    for line in dict.fromkeys(language.say(one) for one in said):
        text.append(f"{line}\n")
    for sentence in wordcards.card_details(language, element):
        text.append(f"{sentence}\n")
    for badge in getattr(element, "badges", ()):
        if badge.label:
            text.append(f"{language.name(badge.label)} {badge.value}\n".replace(" \n", "\n"), marks.QUIET)
    text.append("\n")


def _explain_refusals(text: Text, decision: Decision, element: table.Element | None, language: Language) -> None:
    refusals = decision.refused()
    if element is not None and any(refused.on == element.id for refused in refusals):
        refusals = [refused for refused in refusals if refused.on == element.id]
    if not refusals:
        return
    text.append(f"{language.text('explain-refused')}\n", f"bold {marks.GOLD}")
    for refused in refusals:
        text.append(f"• {language.option(decision, refused)}: ")
        text.append(f"{language.refused(refused)} ", marks.QUIET)
        text.append(f"{refused.rule}\n", marks.RULE)


_KEYS = (
    "choose", "move", "tab", "scroll", "go-on", "filter", "back", "undo", "hint", "explain", "help", "log", "view",
    "fast", "auto", "save", "language", "quit",
)  # fmt: skip


def keys_text(language: Language) -> Text:
    text = Text()
    for key in _KEYS:
        text.append(f"{language.text(f'help-{key}'):<18}", f"bold {marks.GOLD}")
        text.append(f"{language.text(f'help-{key}-what')}\n")
    text.append(f"\n{language.text('help-signs')}\n", f"bold {marks.GOLD}")
    for sign in ("die", "faces", "slot", "star", "gold", "states"):
        text.append(f"{language.text(f'help-{sign}')}\n")
    return text
