"""The table: the screen on which a game is played."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.screen import Screen

from tafelrunde.kernel import PARTY, Advice, Decision, IllegalAnswer, Option, Preview
from tafelrunde.kernel import scene as scenes
from tafelrunde.kernel.language import Language
from tafelrunde.terminal import marks
from tafelrunde.terminal.blocks import places
from tafelrunde.terminal.canvas import Canvas
from tafelrunde.terminal.choices import KEYS, Choice, Choices
from tafelrunde.terminal.layout import Drawn, Sight, capacity, draw, find, log_lines, next_view
from tafelrunde.terminal.pages import AskFile, Confirm, HandOver, Page, explanation, keys_text
from tafelrunde.terminal.sitting import Sitting, UndoOffer
from tafelrunde.terminal.walking import ARROWS, nearest, options_per_column

if TYPE_CHECKING:
    from tafelrunde.terminal.app import Tafelrunde

Thought = Callable[[], Advice | None]


class TableScreen(Screen[None]):
    """Shows a sitting and turns keys into answers."""

    app: Tafelrunde

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
        self.paused = True
        self.seen = 0
        """How many events the viewer had seen when they decided last."""
        self.last_seen: dict[int, int] = {}
        """The same for everybody who plays here: what came since is news to them."""
        self.shown_end = False
        self.scroll = 0
        self.drawn: Drawn | None = None
        self._scene: tuple[int, int, scenes.Scene] | None = None

    def compose(self) -> ComposeResult:
        yield self.canvas

    def on_mount(self) -> None:
        self.canvas.focus()
        self.sitting.keep()
        self.paused = False
        self.go_on()

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

    # --- the course of the game -------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Do what comes next: let a bot think, ask for a hand-over, ask the person here, or show the end."""
        sitting = self.sitting
        self.choices = None
        self.filtering = False
        self.element = ""
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
        self.choices = Choices(decision, self.language, self._room)
        self.index = 0
        self.show()

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
        began = time.monotonic()
        chosen, problem = "", ""
        try:
            advice = thought()
            chosen = advice.option.id if advice is not None else ""
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
        pause = 0.05 if self.fast else self.app.settings.pause
        time.sleep(max(0.0, pause - (time.monotonic() - began)))
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
        last = sitting.match.answers[-1] if sitting.match.answers else None
        may_undo = last is not None and last.seat == sitting.viewer and sitting.undo_offer().allowed == "free"

        def handed(what: str | None) -> None:
            if what == "undo":
                self._undo(sitting.undo_offer())
            elif what == "leave":
                self.app.leave_table()
            else:
                sitting.viewer = seat
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
        self.go_on()

    def _end(self) -> None:
        if not self.shown_end:
            self.shown_end = True
            self.app.show_end(self.sitting)

    # --- the picture ------------------------------------------------------------------------------------------

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
        found = self.sitting.events()
        sight = Sight(
            scene=self.scene(),
            language=language,
            status=self._status(decision, language),
            choices=lines,
            default=decision.default if self.choices and decision else "",
            index=self.index if self.choices else -1,
            element=self.element,
            acting=decision.seat if decision is not None else None,
            events=found,
            news=max(0, len(found) - self.seen),
            message=self._message(language),
            keys=self._keys(language),
            view=self.view,
            alert=language.text("ui-not-saved") if self.sitting.problem else "",
            scroll=self.scroll,
            preview=self._preview(lines),
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
        player = language.player(decision.seat)
        colour = marks.seat_colour(decision.seat)
        if self.choices is None:
            text = Text(f"  {language.text('ui-thinking', player=player)}", marks.QUIET)
        else:
            question = language.question(decision)
            text = Text.assemble(
                ("▶ ", marks.GOLD), (language.text("ui-you", player=player, question=question), "bold")
            )
            if decision.rule:
                text.append(f"  {decision.rule}", marks.RULE)
        text.highlight_words([player], f"bold {colour}")
        return text

    def _keys(self, language: Language) -> list[tuple[str, str]]:
        keys = []
        if self.choices is not None:
            keys.append(self._undo_key(language))
            if self.choices.decision.default:
                keys.append(("␣", language.text("ui-key-go-on")))
            keys.append(("h", language.text("ui-key-hint")))
        if self.drawn is not None and self.drawn.hidden:
            keys.append(("PgDn", language.text("ui-key-scroll")))
        names = [
            ("?", "explain"), ("l", "log"), ("v", "view"), ("Tab", "board"), ("/", "filter"), ("q", "quit"),
            ("s", "save"), ("F2", "language"), ("f", "fast"), ("a", "auto"), ("r", "redo"),
        ]  # fmt: skip
        return keys + [(key, language.text(f"ui-key-{name}")) for key, name in names]

    def _undo_key(self, language: Language) -> tuple[str, str]:
        offer = self.sitting.undo_offer()
        if offer.allowed == "no":
            return "u", language.text("ui-key-undo")
        what = Text(self._offered(offer, language))
        what.truncate(28, overflow="ellipsis")
        return "u", language.text("ui-key-undo-what", what=what.plain)

    def _offered(self, offer: UndoOffer, language: Language) -> str:
        return language.option(offer.question, offer.option) if offer.option is not None else ""

    # --- keys -------------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        event.stop()
        key = event.key
        character = event.character if event.is_printable else None
        if self.filtering and self._filter_key(key, character):
            return
        if key in ARROWS:
            self._move(key)
        elif key == "enter":
            self._enter()
        elif key == "space":
            self._go_on_key()
        elif key == "escape":
            self._back()
        elif key == "tab":
            self._toggle_board()
        elif key in ("f1",):
            self.app.push_screen(
                Page(self.language.text("help-title"), keys_text(self.language), self.language.text("ui-key-close"))
            )
        elif key in ("pagedown", "pageup"):
            self._scroll(1 if key == "pagedown" else -1)
        elif character is not None:
            self._letter(character)

    def _letter(self, letter: str) -> None:
        commands = {
            "u": self._undo_asked, "r": self._redo, "s": self._save, "h": self._hint, "l": self._log,
            "?": self._explain, "/": self._start_filter, "v": self._change_view, "f": self._change_pace,
            "a": self._change_auto, "q": self.app.leave_table,
        }  # fmt: skip
        if letter in commands:
            commands[letter]()
        elif letter in KEYS and self.choices is not None:
            number = KEYS.index(letter)
            lines = self.lines()
            if number < len(lines):
                self._take(lines[number])

    def on_canvas_clicked(self, event: Canvas.Clicked) -> None:
        meta = event.meta
        if "choice" in meta:
            lines = self.lines()
            if meta["choice"] < len(lines):
                self._take(lines[meta["choice"]])
        elif "rule" in meta:
            self.app.show_rule(meta["rule"], self.language)
        elif "key" in meta and len(meta["key"]) == 1:
            self._letter(meta["key"])
        elif "element" in meta:
            self.element = meta["element"]
            self._enter()

    def _take(self, choice: Choice) -> None:
        assert self.choices is not None
        if choice.option is None:
            self.choices.open(choice)
            self.index = 0
            self.show()
        else:
            self._answer(choice.option)

    def _enter(self) -> None:
        if self.choices is None:
            return
        if self.element:
            here = [option for option in self.choices.decision.options if option.on == self.element]
            if len(here) == 1:
                self._answer(here[0])
            elif here:
                self.choices.element, self.element, self.index = self.element, "", 0
                self.show()
            else:
                self._explain()
            return
        lines = self.lines()
        if lines:
            self._take(lines[self.index])

    def _move(self, key: str) -> None:
        if self.element:
            self.element = nearest(self._elements(), self.element, *ARROWS[key])
            self.show()
            return
        lines = self.lines()
        if not lines:
            return
        down, right = ARROWS[key]
        step = down + right * options_per_column(self.canvas.lines, len(lines))
        wanted = self.index + step
        if 0 <= wanted < len(lines):
            self.index = wanted
        elif down:
            self.index = wanted % len(lines)
        self.show()

    def _scroll(self, pages: int) -> None:
        """Move a board that is too tall for the screen."""
        if self.drawn is not None:
            self.scroll = max(0, min(self.scroll + pages * self.drawn.board_height, self.drawn.hidden))
            self.show()

    def _toggle_board(self) -> None:
        if self.choices is None:
            return
        if self.element:
            self.element = ""
        else:
            found = self._elements()
            lines = self.lines()
            on = lines[self.index].on if lines else ""
            self.element = on if on in found else next(iter(found), "")
        self.show()

    def _elements(self) -> dict[str, tuple[int, int, int]]:
        """The elements on the screen that can be chosen or have something to say, and where they are."""
        assert self.choices is not None
        scene = self.scene()
        can = {option.on for option in self.choices.decision.options}
        found = {}
        for element_id, place in places(self.canvas.lines).items():
            element = find(scene, element_id)
            if element_id in can or (element is not None and (element.tip or element.rule)):
                found[element_id] = place
        return found

    def _go_on_key(self) -> None:
        if self.choices is None:
            return
        option = self.choices.decision.option(self.choices.decision.default)
        if option is not None:
            self._answer(option)

    def _back(self) -> None:
        """One step out of whatever is half done: the board, a filter, a group, or the last own step."""
        if self.element:
            self.element = ""
        elif self.choices is not None and not self.choices.back():
            step_back = next((o for o in self.choices.decision.options if o.id.partition(":")[0] == "back"), None)
            if step_back is not None:
                self._answer(step_back)
                return
            seat = self.sitting.viewer
            if self.sitting.match.free_undo(seat):
                self._undo(self.sitting.undo_offer())
                return
        self.index = 0
        self.show()

    def _start_filter(self) -> None:
        if self.choices is not None:
            self.filtering = True
            self.element = ""
            self.show()

    def _filter_key(self, key: str, character: str | None) -> bool:
        """Typing while the filter is open; False if the key means something else."""
        assert self.choices is not None
        if key == "escape":
            self.filtering = False
            self.choices.filter = ""
        elif key == "backspace":
            self.choices.filter = self.choices.filter[:-1]
        elif key == "enter":
            self.filtering = False
            if len(self.lines()) == 1:
                self._enter()
                return True
        elif character is not None:
            self.choices.filter += character
        else:
            return False
        self.index = 0
        self.show()
        return True

    # --- commands ---------------------------------------------------------------------------------------------

    def _undo_asked(self) -> None:
        offer = self.sitting.undo_offer()
        language = self.language
        if offer.allowed == "free":
            self._undo(offer)
        elif offer.allowed == "confirm":
            change = self.sitting.change

            def confirmed(yes: bool | None) -> None:
                if yes and change == self.sitting.change:
                    self._undo(offer)

            question = language.text("undo-confirm", what=self._offered(offer, language))
            self.app.push_screen(Confirm(question, language.text("ui-yes"), language.text("ui-no")), confirmed)
        else:
            self.say(language.text(offer.reason))

    def _undo(self, offer: UndoOffer) -> None:
        if offer.allowed == "no" or not offer.count:
            return
        self.message = self.language.text("undo-done", what=self._offered(offer, self.language))
        self.sitting.undo(offer)
        self.shown_end = False
        self.go_on()

    def _redo(self) -> None:
        if self.sitting.redo():
            self.message = self.language.text("redo-done")
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
        if self.choices is not None:
            self.say(self.language.text("ui-hint-thinking"))
            decision = self.choices.decision
            seat = self.sitting.viewer if decision.seat == PARTY else decision.seat
            self._find_hint(decision, self.sitting.change, self.sitting.thought(max(seat, 0), "sensible"))

    @work(thread=True, group="hints", exclusive=True)
    def _find_hint(self, decision: Decision, change: int, thought: Thought) -> None:
        try:
            advice = thought()
        except Exception as error:
            self.app.call_from_thread(self.say, f"{type(error).__name__}: {error}")
            return
        if advice is not None:
            reason = self.language.advice(advice)
            self.app.call_from_thread(self._show_hint, decision, change, advice.option.id, reason)

    def _show_hint(self, decision: Decision, change: int, option_id: str, reason: str) -> None:
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

    def _change_view(self) -> None:
        self.view = next_view(self.view)
        if self.view == "side" and self.drawn is not None and self.drawn.side_shown:
            self.view = next_view(self.view)
        self.show()

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

    def say(self, message: str) -> None:
        self.message = message
        self.show()
