"""Modes of a game: every number of players with every value of every option."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from math import gcd
from typing import Any

from tafelrunde.kernel import BadSetup, Rulebook, Setup, SetupOption
from tafelrunde.kernel.rulebook import Value


def all_modes(
    rulebook: Rulebook[Any], players: int | None = None, fixed: Mapping[str, Value] | None = None
) -> Sequence[Setup]:
    """Every set-up the game allows, with what is fixed kept.

    They come in an order that changes everything early: the first few dozen already hold every value.
    """
    fixed = fixed or {}
    counts = rulebook.players if players is None else (players,)
    names = [option.id for option in rulebook.options]
    setups: list[Setup] = []
    for count in counts:
        choices = [_values(option, count, fixed) for option in rulebook.options]
        setups.extend(rulebook.setup(count, dict(zip(names, values, strict=True))) for values in product(*choices))
    return _mixed(setups)


def read_options(rulebook: Rulebook[Any], pairs: Sequence[str]) -> dict[str, Value]:
    """Options as they are typed (`difficulty=hard`), turned into the values the game knows."""
    known = {option.id: option for option in rulebook.options}
    options: dict[str, Value] = {}
    for pair in pairs:
        key, equals, text = pair.partition("=")
        if not equals:
            raise BadSetup(f"an option is written key=value, such as {_example(rulebook)}; not '{pair}'")
        # An unknown key is left to the game, which names the ones there are.
        values = {spelled(value): value for value in known[key].values} if key in known else {}
        options[key] = values.get(text.lower(), text)
    return options


def spelled(value: Value) -> str:
    """An option's value as it is typed on the command line."""
    return str(value).lower()


def _values(option: SetupOption, players: int, fixed: Mapping[str, Value]) -> tuple[Value, ...]:
    if option.id in fixed:
        return (fixed[option.id],)
    if option.players is not None and players not in option.players:
        return (option.default,)
    return option.values


def _mixed(setups: Sequence[Setup]) -> Sequence[Setup]:
    count = len(setups)
    step = max(1, round(count * 0.618))
    while gcd(step, count) != 1:
        step += 1
    return [setups[at * step % count] for at in range(count)]


def _example(rulebook: Rulebook[Any]) -> str:
    option = rulebook.options[0] if rulebook.options else None
    return f"{option.id}={spelled(option.values[-1])}" if option else "difficulty=hard"
