"""Positions with one mistake in them: a field deleted, misspelt, retyped, doubled, or with another number."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from tafelrunde.kernel import Chance

Path = tuple[Any, ...]

STRANGE: tuple[Any, ...] = (
    None,
    "",
    "nonsense",
    "a b c",
    0,
    -1,
    1,
    99,
    10**30,
    1.5,
    True,
    False,
    [],
    [1],
    ["x"],
    {},
    {"x": 1},
)
"""What may stand where something else should."""


def places(data: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in the data, the deepest too."""
    if path:
        yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from places(value, (*path, key))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from places(value, (*path, number))


def mutant(data: dict[str, Any], chance: Chance, spared: tuple[str, ...] = ()) -> tuple[dict[str, Any], str]:
    """A copy with one mistake, and what it is."""
    found = [path for path in places(data) if path[0] not in spared]
    path = found[chance.below(len(found))]
    copy = deepcopy(data)
    holder: Any = copy
    for step in path[:-1]:
        holder = holder[step]
    key, value = path[-1], holder[path[-1]]
    kinds = ["delete", "retype", "retype"]
    if isinstance(holder, dict):
        kinds.append("rename")
    else:
        kinds += ["double", "swap"]
    if isinstance(value, str) and value:
        kinds += ["word"] * 6
    elif isinstance(value, int) and not isinstance(value, bool):
        kinds += ["number"] * 3
    kind = kinds[chance.below(len(kinds))]
    match kind:
        case "delete":
            del holder[key]
        case "retype":
            holder[key] = deepcopy(STRANGE[chance.below(len(STRANGE))])
        case "rename":
            holder[_misspelt(str(key), chance)] = holder.pop(key)
        case "double":
            holder.insert(key, deepcopy(value))
        case "swap":
            other = chance.below(len(holder))
            holder[key], holder[other] = holder[other], holder[key]
        case "word":
            holder[key] = _reworded(value, chance)
        case _:
            holder[key] = (value + 1, value - 1, -value, value + 1000)[chance.below(4)]
    now = holder[key] if kind in ("retype", "word", "number") else ""
    return copy, f"{kind} {'.'.join(map(str, path))}: {value!r} -> {now!r}"


def _misspelt(word: str, chance: Chance) -> str:
    at = chance.below(len(word) or 1)
    return (word[:at] + word[at + 1 :], word[:at] + "x" + word[at:], word + word[-1:])[chance.below(3)]


def _reworded(text: str, chance: Chance) -> str:
    """A text with one word or line missing, doubled, misspelt, taken from elsewhere or with another number in it."""
    sign = "\n" if "\n" in text and chance.below(2) else " "
    words = text.split(sign)
    at = chance.below(len(words))
    match chance.below(6):
        case 0:
            del words[at]
        case 1:
            words.insert(at, words[at])
        case 2:
            words[at] = words[chance.below(len(words))]
        case 3:
            digits = [number for number, sign_ in enumerate(words[at]) if sign_.isdecimal()]
            if digits:
                place = digits[chance.below(len(digits))]
                words[at] = words[at][:place] + "0179"[chance.below(4)] + words[at][place + 1 :]
            else:
                words[at] = _misspelt(words[at], chance)
        case _:
            words[at] = _misspelt(words[at], chance)
    return sign.join(words)
