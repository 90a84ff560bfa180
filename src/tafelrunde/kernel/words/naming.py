"""Names and arguments: how ids, seats, numbers and lists become words inside a message."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from fluent.runtime.types import fluent_number

from tafelrunde.kernel.decision import NOBODY, PARTY
from tafelrunde.kernel.rulebook import Rulebook
from tafelrunde.kernel.scene import Text
from tafelrunde.kernel.words.messages import Code, readable, texts

SEAT_ARGUMENTS = frozenset(
    name + ending for name in ("seat", "owner", "other", "target", "victim", "by", "winner") for ending in ("", "s")
)

EITHER = frozenset({"ends", "goals"})
"""The arguments that list what there is to choose from: one of them comes true, not all."""
LETTERS = "abcdefghij"
"""The arguments by which a message knows the parts of an option's id."""
_KERNEL = Path(__file__).parent / "texts"
_MARK, _END = "\ue000", "\ue001"
"""Enclose a name whose elements are known; after the first stands which. Private letters, in nobody's name or text."""
_FIRST_MARK = 0xE100

Segment = tuple[str, tuple[str, ...]]
"""A piece of a sentence, and the ids of the scene elements it may mean (none for plain words)."""


class Naming:
    """A game's messages in one language, and the names of everything that they speak of."""

    def __init__(
        self,
        code: Code,
        rulebook: Rulebook[Any] | None = None,
        names: Mapping[int, str] | Sequence[str] = (),
        folders: Sequence[Path] = (),
    ) -> None:
        """`folders` holds texts of the screen that speaks, beside the kernel's and the game's."""
        self.code: Code = code
        self.rulebook = rulebook
        self.names: dict[int, str] = dict(names) if isinstance(names, Mapping) else dict(enumerate(names))
        game = () if rulebook is None else (*rulebook.more_texts, rulebook.texts)
        self.texts = texts(code, _KERNEL, *folders, *game)
        self._english = texts("en", _KERNEL, *folders, *game)
        self.given: Mapping[str, str] = {}
        """What people call things at this table, by the word for it: see `Match.call`."""
        self.figures: dict[int, str] = {}
        """Whom each player plays, by seat, where the game says so (see `speak_of`)."""
        self._marks: list[tuple[str, ...]] | None = None
        """The elements of marked names, while a sentence is being taken apart."""

    def speak_of(self, state: Any, players: int) -> bool:
        """From now on sentences are about the figures that players play in this state; whether that is a change."""
        if self.rulebook is None:
            return False
        played = {seat: figure for seat in range(players) if (figure := self.rulebook.played(state, seat))}
        changed = played != self.figures
        self.figures = played
        return changed

    # --- messages ---------------------------------------------------------------------------------------------

    def text(self, key: str, /, **args: Any) -> str:
        """One message with its arguments."""
        return self._format(key, self.arguments(args))

    def say(self, text: Text) -> str:
        """A text of a scene."""
        return self._format(text.key, self.arguments(text.args)) if text.key else ""

    def names_players(self, text: Text) -> bool:
        """Whether what a text says depends on who sits at the table."""
        return any(name in SEAT_ARGUMENTS or self._has_players(value) for name, value in text.args.items())

    def _has_players(self, value: Any) -> bool:
        if isinstance(value, Text):
            return self.names_players(value)
        return isinstance(value, list | tuple) and any(self._has_players(item) for item in value)

    def has(self, key: str, attribute: str = "") -> bool:
        if self.texts.has(key, attribute) or self._english.has(key, attribute):
            return True
        return not attribute and self._printed(key) is not None

    def _printed(self, key: str) -> str | None:
        """A text that the game's content brings along."""
        return None if self.rulebook is None else self.rulebook.name(key, self.code)

    def _format(self, key: str, args: Mapping[str, Any], attribute: str = "") -> str:
        for source in (self.texts, self._english):
            if source.has(key, attribute):
                return source.format(key, args, attribute)[0]
        printed = None if attribute else self._printed(key)
        if printed is not None:
            return printed
        shown = [
            f"{name} {value}"
            for name, value in args.items()
            if not name.endswith("_id") and len(name) > 1 and name != "thing"
        ]
        parts = [str(args[letter]) for letter in LETTERS if letter in args]
        words = " ".join([readable(key), *parts])
        return f"{words} ({', '.join(shown)})" if shown else words

    def _named(self, key: str, attribute: str) -> frozenset[str]:
        for source in (self.texts, self._english):
            if source.has(key, attribute):
                return source.variables(key, attribute)
        return frozenset({"terms"})

    # --- names that lead to what they name ----------------------------------------------------------------------

    def _mark(self, text: str, elements: tuple[str, ...]) -> str:
        if self._marks is None or not elements:
            return text
        self._marks.append(elements)
        return f"{_MARK}{chr(_FIRST_MARK + len(self._marks) - 1)}{text}{_END}"

    def _mark_item(self, text: str, argument: str, item: str) -> str:
        if self._marks is None or self.rulebook is None:
            return text
        for seat, figure in self.figures.items():
            if figure == item:
                return self._mark(text, (*self._seat(seat), *self.rulebook.elements(argument, item)))
        return self._mark(text, self.rulebook.elements(argument, item))

    def _seat(self, seat: int) -> tuple[str, ...]:
        """What a player's name leads to: the figure that the game says, or else the seat."""
        if seat < 0:
            return ()
        figures = self.rulebook.elements("seat", str(seat)) if self.rulebook is not None else ()
        return (*figures, f"seat:{seat}")

    # --- names ------------------------------------------------------------------------------------------------

    def known_name(self, item: str) -> str | None:
        """The name of an id, or None if it has none."""
        if self.rulebook is not None and (name := self.rulebook.name(item, self.code)) is not None:
            return name
        key = f"name-{item}"
        return self._format(key, {}) if self.has(key) else None

    def name(self, item: str) -> str:
        """The name of an id or the text of a key, or the id made readable."""
        known = self.known_name(item)
        if known is not None:
            return known
        return self._format(item, {}) if self.has(item) else readable(item)

    def short(self, key: str) -> str:
        """What stands for an icon where there is no picture; empty if the game does not say."""
        return self._format(key, {}, "short") if self.has(key, "short") else ""

    def player(self, seat: int) -> str:
        """The name of the player in a seat."""
        if seat in self.names:
            return self.names[seat]
        if seat == PARTY:
            return self._format("party", {})
        if seat == NOBODY:
            return self._format("spectator", {})
        return self._format("player", {"number": number(seat + 1)})

    def figure(self, seat: int) -> str:
        """The name of the figure that a seat plays, or else of its player."""
        return self.name(self.figures[seat]) if seat in self.figures else self.player(seat)

    def player_and_figure(self, seat: int) -> str:
        """Who sits there and whom they play: "Ada (Bjorn)"."""
        player, figure = self.player(seat), self.figure(seat)
        return player if figure == player else f"{player} ({figure})"

    def joined(self, items: Sequence[str], last: str = "and") -> str:
        """A list in words: "a, b and c", or "a, b or c"."""
        if len(items) < 2:
            return items[0] if items else self._format("none", {})
        return f"{', '.join(items[:-1])} {self._format(last, {})} {items[-1]}"

    # --- arguments --------------------------------------------------------------------------------------------

    def arguments(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments as messages get them: ids by their names, seats by their players, and what they were before."""
        shown: dict[str, Any] = {}
        for name, value in args.items():
            shown[name] = self._shown(value, name)
            if isinstance(value, str):
                shown[f"{name}_id"] = value or "none"
            elif name in SEAT_ARGUMENTS and isinstance(value, int):
                shown[f"{name}_id"] = number(value)
                shown[f"{name}_player"] = self._mark(self.player(value), self._seat(value))
        return shown

    def _shown(self, value: Any, name: str) -> Any:
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int | float):
            if name in SEAT_ARGUMENTS and isinstance(value, int):
                return self._mark(self.figure(value), self._seat(value))
            return number(value)
        if isinstance(value, str):
            known = self.known_name(value)
            if known is None and "-" in value and self.has(value):
                return self._format(value, {})
            return value if known is None else self._mark_item(known, name, value)
        if value is None:
            return "none"
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, Mapping):
            return self.joined([f"{count} {self._shown(what, '')}" for what, count in value.items() if count])
        if isinstance(value, Sequence):
            return self.joined([str(self._shown(item, name)) for item in value], "or" if name in EITHER else "and")
        return str(value)


def number(value: int | float) -> Any:
    """A number for Fluent: it knows plurals, and prints without thousands separators."""
    return cast(Any, fluent_number)(value, useGrouping=False)


def segments(text: str, marks: Sequence[tuple[str, ...]]) -> list[Segment]:
    found: list[Segment] = []
    for number, piece in enumerate(text.split(_MARK)):
        marked, _, plain = piece.partition(_END) if number else ("", "", piece)
        if marked:
            found.append((marked[1:], marks[ord(marked[0]) - _FIRST_MARK]))
        if plain:
            found.append((plain, ()))
    return found
