"""From a match to arrays: the tables of the game, the question, and a row of features for each option."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import chain
from typing import Any

import numpy as np
from gymnasium import spaces

from tafelrunde.kernel import Decision, Option, Rulebook
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
    """Makes observations of one game; rows that are the same as last time are only copied."""

    def __init__(self, rulebook: Rulebook[Any]) -> None:
        self._rulebook = rulebook
        self._shapes = [(table.name, table.most, len(table.columns)) for table in rulebook.tables]
        self._last: dict[str, tuple[Rows, Any]] = {}
        """The rows of last time, and the array made of them if they came twice: games keep what seldom changes."""

    def observe(
        self, state: Any, seat: int, decision: Decision | None, page: int = 0, waits: bool = False
    ) -> Observation:
        """What the seat knows, and its options from this page on; who `waits` has one: to wait, in the first place."""
        seen: Observation = {}
        rows_of = self._rulebook.observed(state, seat)
        for (name, most, width), rows in zip(self._shapes, rows_of, strict=True):
            seen[name] = self._array(name, rows, most, width) if rows else np.zeros((most, width), np.int32)
        mask = np.zeros(MOST_OPTIONS, np.int8)
        question = 0
        if decision is not None:
            offered, more = offered_on(decision.options, page)
            default = decision.default
            features = [_features(option, option.id == default) for option in offered]
            seen["options"] = options = _filled(features, MOST_OPTIONS, _WIDTH)
            mask[: len(offered)] = 1
            if more:
                options[MOST_OPTIONS - 1, _WIDTH - 1] = more
                mask[MOST_OPTIONS - 1] = 1
            question = WORD[decision.question]
        else:
            seen["options"] = np.zeros((MOST_OPTIONS, _WIDTH), np.int32)
            mask[0] = waits
        seen["question"] = np.array((question,), np.int32)
        seen["action_mask"] = mask
        return seen

    def _array(self, name: str, rows: Rows, most: int, width: int) -> Any:
        before, kept = self._last.get(name, (None, None))
        same = before is rows
        if same and kept is not None:
            return kept.copy()
        made = _filled(rows[:most], most, width)
        self._last[name] = rows, made.copy() if same else None
        return made


def offered_on(options: Sequence[Option], page: int) -> tuple[Sequence[Option], int]:
    """The options of a page, and how many others there are that need the last place to be reached."""
    if len(options) <= MOST_OPTIONS:
        return options, 0
    fitting = MOST_OPTIONS - 1
    pages = -(-len(options) // fitting)
    shown = options[(page % pages) * fitting :][:fitting]
    return shown, len(options) - len(shown)


def _filled(rows: Rows, most: int, width: int) -> Any:
    """An array of so many rows, the first ones as given; `array` reads a list four times as fast as numpy does."""
    flat = array("i", list(chain.from_iterable(rows)))
    made = np.zeros(most * width, np.int32)
    made[: len(flat)] = flat
    return made.reshape(most, width)


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
