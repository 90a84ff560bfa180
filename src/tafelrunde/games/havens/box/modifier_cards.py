"""Attack modifier cards by their notation, which is their id in decks, content and positions.

`+1`, `-2`, `null`, `x2`, `bless`, `curse`, `rolling +1`, `+2 infuse fire`, `rolling push 2`, `+1 shield 1 self`,
`rolling invisible self`, `+0 add_target`, and with several effects `+2 push 2 infuse earth`; `-1 temporary` is a card
of a scenario or an item (GH-DAT-14).
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from tafelrunde.games.havens.box.conditions import CONDITIONS
from tafelrunde.games.havens.box.vocabulary import SYMBOLS, Gain

Mode = Literal["advantage", "normal", "disadvantage"]
"""How cards are drawn for an attack (GH-ADV-01, GH-ADV-04)."""

STANDARD: dict[str, int] = {"+0": 6, "+1": 5, "-1": 5, "+2": 1, "-2": 1, "null": 1, "x2": 1}
"""The standard deck of 20 (GH-DAT-13, table T11)."""


class BadNotation(ValueError):
    """A modifier card that can't be read: what and what is allowed."""


PLAIN = Gain()
"""What most cards have beside their number: nothing."""


class ModifierCard(Struct, frozen=True):
    """A card's value and what else it does (GH-DAT-11)."""

    id: str
    value: int = 0
    kind: Literal["number", "null", "double"] = "number"
    rolling: bool = False
    shuffle: bool = False
    """Drawing it makes the deck be reshuffled at the end of the round (GH-CLN-01)."""
    returns: bool = False
    """It goes back to the supply when drawn: a bless or a curse (GH-MOD-07)."""
    temporary: bool = False
    gain: Gain = PLAIN
    """Effects as if printed on the ability card; `heal` and `shield` are the attacker's own (GH-MOD-04, GH-MOD-12)."""

    @property
    def effects(self) -> frozenset[str]:
        """The effects beside the number, each by a name, for telling which of two cards is better (GH-ADV-08)."""
        return _effects(self.gain)


def _effects(gain: Gain) -> frozenset[str]:
    names = {*gain.cond, *[f"infuse {symbol}" for symbol in gain.infuse], *[f"own {what}" for what in gain.own_cond]}
    for name in ("pierce", "push", "pull", "heal", "shield", "add_target", "tokens"):
        if amount := getattr(gain, name):
            names.add(f"{name} {amount}")
    return frozenset(names)


_SPECIAL = {
    "null": ModifierCard("null", kind="null", shuffle=True),
    "x2": ModifierCard("x2", kind="double", shuffle=True),
    "bless": ModifierCard("bless", kind="double", returns=True),
    "curse": ModifierCard("curse", kind="null", returns=True),
    "-1 temporary": ModifierCard("-1 temporary", value=-1, temporary=True),
}
_NUMBER = re.compile(r"[+-]\d+")


@cache
def modifier(notation: str) -> ModifierCard:
    """The card of a notation; raises `BadNotation`."""
    if notation in _SPECIAL:
        return _SPECIAL[notation]
    words = notation.split(" ")
    rolling = words[0] == "rolling"
    if rolling:
        del words[0]
    value = 0
    if words and _NUMBER.fullmatch(words[0]):
        value = int(words.pop(0))
    elif not words:
        raise BadNotation(f"{notation!r} is no modifier card: it does nothing")
    return ModifierCard(notation, value, rolling=rolling, gain=_gain(words, notation))


def _gain(words: list[str], notation: str) -> Gain:
    """All effects, one after the other: `push 2 infuse earth`."""
    gain = PLAIN
    while words:
        taken, effect = _first(words)
        if not taken:
            raise BadNotation(
                f"{notation!r} is no modifier card; allowed are bless, curse, null, x2, '-1 temporary', and "
                "[rolling] [+n] followed by any of add_target, infuse ELEMENT, push|pull|pierce N, "
                "heal|shield|tokens N self, CONDITION [self]"
            )
        for name, amount in effect.items():
            if name in _NUMBERED and getattr(gain, name):
                raise BadNotation(f"{notation!r} says {name} twice; say it once")
            gain = replace(gain, **{name: amount if name in _NUMBERED else (*getattr(gain, name), amount)})
        del words[:taken]
    return gain


_NUMBERED = ("add_target", "push", "pull", "pierce", "heal", "shield", "tokens")


def _first(words: list[str]) -> tuple[int, dict[str, Any]]:
    """How many words the first effect has, and which field of a gain it is; 0 if they are none."""
    match words:
        case ["add_target", *_]:
            return 1, {"add_target": 1}
        case ["infuse", symbol, *_] if symbol in SYMBOLS:
            return 2, {"infuse": symbol}
        case [("push" | "pull" | "pierce") as kind, number, *_] if number.isdecimal():
            return 2, {kind: int(number)}
        case [("heal" | "shield" | "tokens") as kind, number, "self", *_] if number.isdecimal():
            return 3, {kind: int(number)}
        case [condition, "self", *_] if condition in CONDITIONS:
            return 2, {"own_cond": condition}
        case [condition, *_] if condition in CONDITIONS:
            return 1, {"cond": condition}
    return 0, {}
