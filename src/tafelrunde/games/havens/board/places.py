"""Hexes in options and events: how they are written, and asking for one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tafelrunde.kernel import Option
from tafelrunde.tabletop.hexes import Hex

_NOTHING: Mapping[str, Any] = {}


def spot(at: Hex) -> str:
    """A hex as it is written in options and events: `3,-1`."""
    return f"{at[0]},{at[1]}"


def option(verb: str, at: Hex, value: Any, args: Mapping[str, Any] = _NOTHING, reveals: bool = False) -> Option:
    """An option that belongs to a hex of the map."""
    name = spot(at)
    return Option(f"{verb}:{name}", value, f"hex:{name}", args, reveals)


def options(verb: str, hexes: Iterable[Hex]) -> list[Option]:
    """One option for each hex, with the hex as its value."""
    return [option(verb, at, at) for at in hexes]
