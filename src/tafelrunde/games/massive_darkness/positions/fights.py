"""How a combat is written: as it is, and its dice as `Y5 R3` or, before the roll, `2Y R`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.state import Combat
from tafelrunde.kernel import PositionError
from tafelrunde.tabletop.notation import lean, mapping, read_value

_LETTERS = {color[0].upper(): tens for color, tens in dice.TENS.items()}
_POOLS = ("attack_dice", "defense_dice")
_DIE = re.compile(r"(?P<count>\d*)(?P<several>[YRBG])|(?P<one>[YRBG])(?P<face>[1-6])")


def write_combat(combat: Combat) -> dict[str, Any]:
    data: dict[str, Any] = lean(combat)
    return data | {pool: write_dice(data[pool]) for pool in _POOLS if pool in data}


def read_combat(data: Any) -> Combat | None:
    fields: Mapping[str, Any] = mapping(data, "combat")
    if not fields:
        return None
    pools = {pool: read_dice(fields[pool], f"combat.{pool}") for pool in _POOLS if pool in fields}
    combat: Combat = read_value({**fields, **pools}, Combat, "combat")
    return combat


def write_dice(pool: Iterable[int]) -> str:
    """A die is the letter of its colour and its face; several that are not rolled have their number before it."""
    words = []
    for die, same in groupby(pool):
        count = len(list(same))
        letter = dice.color(die)[0].upper()
        rolled = [f"{letter}{dice.face(die)}"] * count
        words += rolled if dice.face(die) else [f"{count}{letter}" if count > 1 else letter]
    return " ".join(words)


def read_dice(text: object, where: str) -> list[int]:
    pool: list[int] = []
    for word in str(text or "").split():
        found = _DIE.fullmatch(word)
        if found is None:
            raise PositionError(f"{where}: '{word}' is not a die; write Y5 R3 for rolled dice, 2Y R for others")
        if found["one"]:
            pool.append(_LETTERS[found["one"]] + int(found["face"]))
        else:
            pool += [_LETTERS[found["several"]]] * int(found["count"] or 1)
    return pool
