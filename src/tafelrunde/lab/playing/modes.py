"""Modes of a game: every number of players with every value of every option."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import gcd, prod
from typing import Any

from tafelrunde.kernel import BadSetup, Rulebook, Setup, SetupOption
from tafelrunde.kernel.rulebook import Value

MOST = 20_000
"""A game with more set-ups than that is sampled: nobody could play them all."""


def all_modes(
    rulebook: Rulebook[Any], players: int | None = None, fixed: Mapping[str, Value] | None = None
) -> Sequence[Setup]:
    """Every set-up the game allows, with what is fixed kept; of very many a sample that is spread evenly.

    They come in an order that changes everything early: the first few dozen already hold every value.
    """
    fixed = fixed or {}
    counts = rulebook.players if players is None else (players,)
    choices = [(count, [_values(option, count, fixed) for option in rulebook.options]) for count in counts]
    sizes = [prod(len(values) for values in options) for _, options in choices]
    total = sum(sizes)
    step = _stride(total)
    setups: list[Setup] = []
    clash: BadSetup | None = None
    for at in range(min(total, MOST)):
        place = at * step % total
        block = 0
        while place >= sizes[block]:
            place -= sizes[block]
            block += 1
        try:
            setups.append(_setup(rulebook, *choices[block], place))
        except BadSetup as error:  # options that don't go together
            clash = error
    if clash is not None and not setups:
        raise clash
    return setups


def _setup(rulebook: Rulebook[Any], players: int, choices: Sequence[tuple[Value, ...]], place: int) -> Setup:
    """The set-up at a place of all combinations; BadSetup if its options don't go together."""
    given: dict[str, Value] = {}
    for option, values in zip(reversed(rulebook.options), reversed(choices), strict=True):
        place, which = divmod(place, len(values))
        given[option.id] = values[which]
    return rulebook.setup(players, given)


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


def _stride(count: int) -> int:
    """A step that goes through all places, and leads far away each time."""
    step = max(1, round(count * 0.618))
    while gcd(step, count) != 1:
        step += 1
    return step


def _example(rulebook: Rulebook[Any]) -> str:
    option = rulebook.options[0] if rulebook.options else None
    return f"{option.id}={spelled(option.values[-1])}" if option else "difficulty=hard"
