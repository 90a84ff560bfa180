"""From a match to arrays: the tables of the game, the question, and a row of features for each option."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import chain
from struct import Struct
from typing import Any

import numpy as np
from gymnasium import spaces

from tafelrunde.kernel import Decision, Option, Rulebook, View
from tafelrunde.kernel.observation import WORD, WORDS, Rows

MOST_OPTIONS = 128
"""So many options are offered at once; where there are more, the last place means: show me the others."""

OPTION = (
    "verb_", "first_", "second_", "third_", "x", "y", "number", "on_", "arg", "other_arg", "reveals", "gives_up",
    "default", "further",
)  # fmt: skip
"""An option's features. Its id is a verb and the things it is about, `target:wolf:2`: these are `verb_`, `first_`
and so on; `x` and `y` are coordinates in it, `number` a number. `on_` is the thing on the table it belongs to, `arg`
and `other_arg` are numbers that its text tells (a price). `further` stands for all options that found no place."""

_WIDTH = len(OPTION)
_OPTION = Struct(f"{_WIDTH}i")
_OPTIONS = MOST_OPTIONS * _OPTION.size
_NUMBER = Struct("i")
_MOST_KNOWN = 100_000
_known: dict[tuple[str, str, tuple[Any, ...], bool, bool, bool], bytes] = {}
"""The row of an option, as it lies in memory, by everything that it follows from: options come again and again."""


Observation = dict[str, Any]


def observation_space(rulebook: Rulebook[Any]) -> spaces.Dict:
    """What a seat is shown: see `Senses`."""
    low, high = np.iinfo(np.int32).min, np.iinfo(np.int32).max
    shapes = {table.name: (table.most, len(table.columns)) for table in rulebook.tables}
    shapes["options"] = (MOST_OPTIONS, _WIDTH)
    parts: dict[str, spaces.Space[Any]] = {
        name: spaces.Box(low, high, shape, np.int32) for name, shape in shapes.items()
    }
    parts["question"] = spaces.Box(0, WORDS, (1,), np.int32)
    parts["action_mask"] = spaces.Box(0, 1, (MOST_OPTIONS,), np.int8)
    return spaces.Dict(parts)


def action_space() -> spaces.Discrete:
    """Which option is taken, by its place."""
    return spaces.Discrete(MOST_OPTIONS)


class _Sheet:
    """One table as it was shown last: its rows, and where they lie in the block of all tables."""

    __slots__ = ("begin", "most", "pack_into", "rows", "size", "width")

    def __init__(self, begin: int, most: int, width: int) -> None:
        row = Struct(f"{width}i")
        self.begin = begin
        self.most = most
        self.width = width
        self.size = row.size
        self.pack_into = row.pack_into
        self.rows: Rows = ()

    def write(self, rows: Rows, block: bytearray) -> None:
        """The rows that are others than before, or all if some have come or gone; nothing where there are no more."""
        before, self.rows = self.rows, rows
        begin, size, most = self.begin, self.size, self.most
        if len(rows) == len(before):
            pack_into, at = self.pack_into, begin
            for row, old in zip(rows[:most], before, strict=False):
                if row != old:
                    pack_into(block, at, *row)
                at += size
            return
        shown = min(len(rows), most)
        _numbers(shown * self.width).pack_into(block, begin, *chain.from_iterable(rows[:shown]))
        gone = min(len(before), most) - shown
        if gone > 0:
            end = begin + shown * size
            block[end : end + gone * size] = bytes(gone * size)


@cache
def _numbers(count: int) -> Struct:
    """So many numbers beside each other."""
    return Struct(f"{count}i")


class Senses:
    """Makes observations of one game.

    All tables of an observation lie in one block of memory. It is kept, and only rows that have changed since the last
    time are written into it; every observation gets a copy.
    """

    def __init__(self, rulebook: Rulebook[Any]) -> None:
        shapes = {table.name: (table.most, len(table.columns)) for table in rulebook.tables}
        self._sheets: list[_Sheet] = []
        size = 0
        for most, width in shapes.values():
            self._sheets.append(_Sheet(size, most, width))
            size += most * self._sheets[-1].size
        self._block = bytearray(size)
        self._names = (*shapes, "options", "question")
        self._layout = np.dtype(
            [(name, np.int32, shape) for name, shape in shapes.items()]
            + [("options", np.int32, (MOST_OPTIONS, _WIDTH)), ("question", np.int32, (1,))]
        )

    def observe(self, view: View, decision: Decision | None, page: int = 0, waits: bool = False) -> Observation:
        """What a seat knows, and its options from this page on; who `waits` has one: to wait, in the first place."""
        block = self._block
        for sheet, rows in zip(self._sheets, view.observed, strict=True):
            before = sheet.rows
            if rows is not before and rows != before:
                sheet.write(rows, block)
        offered: Sequence[Option] = ()
        features, question, more = b"", 0, 0
        if decision is not None:
            offered, more = offered_on(decision.options, page)
            default = decision.default
            features = b"".join([_features(option, option.id == default) for option in offered])
            question = WORD[decision.question]
        whole: Any = np.ndarray((), self._layout, block + features.ljust(_OPTIONS, b"\0") + _NUMBER.pack(question))
        seen: Observation = {name: whole[name] for name in self._names}
        if more:
            seen["options"][MOST_OPTIONS - 1, _WIDTH - 1] = more
        seen["action_mask"] = _mask(len(offered) or int(waits and decision is None), more > 0).copy()
        return seen


@cache
def _mask(offered: int, more: bool) -> Any:
    """Which places are taken: the first so many, and the last one if there are others."""
    mask = np.zeros(MOST_OPTIONS, np.int8)
    mask[:offered] = 1
    mask[MOST_OPTIONS - 1] |= more
    return mask


def offered_on(options: Sequence[Option], page: int) -> tuple[Sequence[Option], int]:
    """The options of a page, and how many others there are that need the last place to be reached."""
    if len(options) <= MOST_OPTIONS:
        return options, 0
    fitting = MOST_OPTIONS - 1
    pages = -(-len(options) // fitting)
    shown = options[(page % pages) * fitting :][:fitting]
    return shown, len(options) - len(shown)


def _features(option: Option, default: bool) -> bytes:
    args = option.args
    key = option.id, option.on, tuple(args.values()) if args else (), option.reveals, option.gives_up, default
    try:
        row = _known.get(key)
    except TypeError:  # an argument that is a list
        return _row(option, default)
    if row is None:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        row = _known[key] = _row(option, default)
    return row


def _row(option: Option, default: bool) -> bytes:
    numbers = [value for value in option.args.values() if isinstance(value, int)]
    first, second = [*numbers, 0, 0][:2]
    named = _named(option.id, option.on)
    return _OPTION.pack(*named, first, second, option.reveals, option.gives_up, default, 0)


def _named(option_id: str, on: str) -> tuple[int, ...]:
    verb, *things = option_id.split(":")
    x = y = number = 0
    words = [0, 0, 0]
    for at, thing in enumerate(things):
        word, numbers = _THINGS[thing]
        if len(numbers) == 2:
            x, y = numbers
        elif numbers:
            number = numbers[0]
        if at < 3:
            words[at] = word
    return (WORD[verb], *words, x, y, number, WORD[on])


class _Things(dict[str, tuple[int, tuple[int, ...]]]):
    """Of each part of an option's id: its word, and its numbers, if it is nothing else: two are coordinates."""

    def __missing__(self, thing: str) -> tuple[int, tuple[int, ...]]:
        if len(self) >= _MOST_KNOWN:
            self.clear()
        numbers = thing.split(",")
        found: tuple[int, ...] = ()
        if all(part.lstrip("-").isdecimal() for part in numbers):
            found = tuple([_small(part) for part in numbers[:2]])
        self[thing] = WORD[thing], found
        return self[thing]


_THINGS = _Things()


def _small(text: str) -> int:
    """A number that fits into the array, whatever an id may hold."""
    return max(-(1 << 30), min(1 << 30, int(text[:12])))
