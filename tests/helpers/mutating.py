"""Positions with one mistake in them: a field left out, misspelt, doubled, or of another type."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

Place = tuple[Any, ...]

_JUNK: tuple[Any, ...] = (None, -1, 0, 1, 99_999, 3.5, True, False, "x", "", [], {}, ["x"], {"x": 1}, [None], "none")
_MISTAKES = ("left out", "misspelt", "other type", "doubled", "other word", "other number")


def places(data: Any, place: Place = ()) -> Iterator[Place]:
    """Every place of a text of fields, lists and values."""
    yield place
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield from places(value, (*place, key))


def with_a_mistake(data: dict[str, Any], random: Random) -> tuple[str, dict[str, Any]]:
    """A copy with one mistake, and what it is."""
    while True:
        top = random.choice([key for key in data if key not in ("game", "rng")])
        place = random.choice([place for place in places(data) if place[:1] == (top,)])
        mistake = random.choice(_MISTAKES)
        changed = deepcopy(data)
        if _make(changed, place, mistake, random):
            return f"{mistake}: {'.'.join(map(str, place))}", changed


def _make(data: dict[str, Any], place: Place, mistake: str, random: Random) -> bool:
    """Make the mistake in place; False if it can't be made there."""
    *above, key = place
    holder: Any = data
    for step in above:
        holder = holder[step]
    value = holder[key]
    match mistake:
        case "left out":
            del holder[key]
        case "misspelt" if isinstance(holder, dict):
            holder[f"{key}s"] = holder.pop(key)
        case "other type":
            holder[key] = random.choice(_JUNK)
        case "doubled" if isinstance(holder, list):
            holder.insert(key, deepcopy(value))
        case "doubled" if isinstance(value, str) and value:
            holder[key] = f"{value} {value.split()[-1]}"
        case "other word" if isinstance(value, str) and value:
            at = random.randrange(len(value))
            holder[key] = random.choice(
                [value[:at] + value[at + 1 :], f"{value[:at]}z{value[at + 1 :]}", value.upper()]
            )
        case "other number" if isinstance(value, bool):
            holder[key] = not value
        case "other number" if isinstance(value, int):
            holder[key] = value + random.choice((-2, -1, 1, 2, 7))
        case _:
            return False
    return True
