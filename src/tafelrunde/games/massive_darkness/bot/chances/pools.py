"""What a pool of dice shows, with the chance of everything (chapters 7.1 and 7.4)."""

from __future__ import annotations

from functools import lru_cache

from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.box.content import made_from_content

Symbols = tuple[int, int, int]
"""Swords or shields, bams, diamonds."""


@lru_cache(maxsize=4096)
def _die(tens: int, mode: str) -> tuple[tuple[float, Symbols], ...]:
    """The faces of a die: `blanks` are rolled again, `poor` or `good` faces are, `flip` turns a blank over."""
    faces = [tens + face for face in range(1, 7)]
    average = dice.AVERAGE[tens // 10]
    found: dict[Symbols, float] = {}

    def add(die: int, chance: float, bonus: bool = False) -> None:
        shown = (dice.worth(die) + bonus, dice.BAMS[die], dice.DIAMONDS[die])
        found[shown] = found.get(shown, 0.0) + chance

    for die in faces:
        again = (
            (mode == "blanks" and die in dice.BLANK)
            or (mode == "poor" and dice.worth(die) < average)
            or (mode == "good" and dice.worth(die) > average)
        )
        if again:
            for other in faces:
                add(other, 1 / 36)
        elif die in dice.BLANK and mode == "flip":
            add(dice.flipped(die), 1 / 6)
        else:
            add(die, 1 / 6, bonus=die in dice.BLANK and mode == "bonus")
    return tuple([(chance, shown) for shown, chance in found.items()])


@lru_cache(maxsize=4096)
def rolls(
    weaker: int, better: int, attack: bool, mode: str = "", again: bool = False
) -> tuple[tuple[float, Symbols], ...]:
    """What a pool shows, with chances; `again`: all of it may be rolled once more when it is below the average."""
    low, high = (dice.YELLOW, dice.RED) if attack else (dice.BLUE, dice.GREEN)
    found: dict[Symbols, float] = {(0, 0, 0): 1.0}
    for tens in [low] * min(max(weaker, 0), dice.CAP) + [high] * min(max(better, 0), dice.CAP):
        more: dict[Symbols, float] = {}
        for (swords, bams, diamonds), chance in found.items():
            for likely, (s, b, d) in _die(tens, mode):
                key = (swords + s, bams + b, diamonds + d)
                more[key] = more.get(key, 0.0) + chance * likely
        found = more
    if again:
        worth = {shown: shown[0] + 0.5 * shown[1] + 0.7 * shown[2] for shown in found}
        mean = sum([worth[shown] * chance for shown, chance in found.items()])
        low_share = sum([chance for shown, chance in found.items() if worth[shown] < mean])
        found = {
            shown: chance * low_share + (chance if worth[shown] >= mean else 0.0) for shown, chance in found.items()
        }
    return tuple([(chance, shown) for shown, chance in found.items()])


def _forget() -> None:
    for cached in (_die, rolls):
        cached.cache_clear()


made_from_content.append(_forget)
