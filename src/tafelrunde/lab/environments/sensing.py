"""From a match to arrays: the tables of the game, the question, and a row of features for each option."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import chain
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
_MOST_KNOWN = 100_000
_known: dict[tuple[str, str], tuple[int, ...]] = {}
"""The features that follow from an option's id and place, which come again and again."""

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


class Senses:
    """Makes observations of one game. All tables of an observation lie in one block of memory, made anew each time."""

    def __init__(self, rulebook: Rulebook[Any]) -> None:
        self._parts: list[tuple[str, int, int, tuple[int, int], slice]] = []
        """Of each table: its name, where it begins, its rows at the most, its shape, and its place."""
        begin = 0
        shapes = [(table.name, table.most, len(table.columns)) for table in rulebook.tables]
        for name, most, width in [*shapes, ("options", MOST_OPTIONS, _WIDTH)]:
            end = begin + most * width
            self._parts.append((name, begin, most, (most, width), slice(begin, end)))
            begin = end
        self._size = begin
        self._last: dict[str, tuple[Rows, Any]] = {}
        """The rows of last time, and the numbers made of them if they came twice: games keep what seldom changes."""

    def observe(self, view: View, decision: Decision | None, page: int = 0, waits: bool = False) -> Observation:
        """What a seat knows, and its options from this page on; who `waits` has one: to wait, in the first place."""
        mask = np.zeros(MOST_OPTIONS, np.int8)
        question = more = 0
        features: Rows = ()
        if decision is not None:
            offered, more = offered_on(decision.options, page)
            default = decision.default
            features = [_features(option, option.id == default) for option in offered]
            mask[: len(offered)] = 1
            mask[MOST_OPTIONS - 1] |= more > 0
            question = WORD[decision.question]
        else:
            mask[0] = waits
        seen = self._arrays([*view.observed, features])
        if more:
            seen["options"][MOST_OPTIONS - 1, _WIDTH - 1] = more
        seen["question"] = np.array((question,), np.int32)
        seen["action_mask"] = mask
        return seen

    def _arrays(self, tables: Sequence[Rows]) -> Observation:
        """Everything is read as one list, which is quick, and then laid where it belongs."""
        block = np.zeros(self._size, np.int32)
        flat: list[int] = []
        places: list[tuple[int, int, int]] = []
        seen: Observation = {}
        last = self._last
        for (name, begin, most, shape, place), rows in zip(self._parts, tables, strict=True):
            seen[name] = block[place].reshape(shape)
            if not rows:
                continue
            before, kept = last.get(name, (None, None))
            if before is rows:
                if kept is None:
                    kept = np.array(list(chain.from_iterable(rows[:most])), np.int32)
                    last[name] = rows, kept
                block[begin : begin + len(kept)] = kept
                continue
            last[name] = rows, None
            at = len(flat)
            flat.extend(chain.from_iterable(rows if len(rows) <= most else rows[:most]))
            places.append((begin, at, len(flat) - at))
        numbers = np.frombuffer(array("i", flat), np.int32) if flat else block[:0]
        for begin, at, count in places:
            block[begin : begin + count] = numbers[at : at + count]
        return seen


def offered_on(options: Sequence[Option], page: int) -> tuple[Sequence[Option], int]:
    """The options of a page, and how many others there are that need the last place to be reached."""
    if len(options) <= MOST_OPTIONS:
        return options, 0
    fitting = MOST_OPTIONS - 1
    pages = -(-len(options) // fitting)
    shown = options[(page % pages) * fitting :][:fitting]
    return shown, len(options) - len(shown)


def _features(option: Option, default: bool) -> tuple[int, ...]:
    key = option.id, option.on
    named = _known.get(key)
    if named is None:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        named = _known[key] = _named(*key)
    if not option.args:
        return (*named, 0, 0, option.reveals, option.gives_up, default, 0)
    numbers = [value for value in option.args.values() if isinstance(value, int)]
    numbers += [0, 0]
    return (*named, numbers[0], numbers[1], option.reveals, option.gives_up, default, 0)


def _named(option_id: str, on: str) -> tuple[int, ...]:
    verb, *things = option_id.split(":")
    x = y = number = 0
    for thing in things:
        numbers = thing.split(",")
        if all(part.lstrip("-").isdecimal() for part in numbers):
            if len(numbers) == 1:
                number = _small(numbers[0])
            else:
                x, y = _small(numbers[0]), _small(numbers[1])
    words = [WORD[thing] for thing in things[:3]] + [0, 0, 0]
    return (WORD[verb], *words[:3], x, y, number, WORD[on])


def _small(text: str) -> int:
    """A number that fits into the array, whatever an id may hold."""
    return max(-(1 << 30), min(1 << 30, int(text[:12])))
