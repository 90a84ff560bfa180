"""Dice as numbers (MD-DIE-01 … 07): the tens say the colour, the units the face; a die ending in 0 has not been rolled.

`23` is a red die that shows its third face. The tables below are made from the content once.
"""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.games.massive_darkness.box.cards import Face
from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.games.massive_darkness.effects import Color

COLORS: tuple[Color, ...] = ("yellow", "red", "blue", "green")
YELLOW, RED, BLUE, GREEN = 10, 20, 30, 40
TENS: dict[Color, int] = {"yellow": YELLOW, "red": RED, "blue": BLUE, "green": GREEN}

FACES: dict[int, Face] = {}
for _die in load().dice.dice:
    for _number, _face in enumerate(_die.faces, 1):
        FACES[TENS[_die.id] + _number] = _face
BLANK = frozenset(die for die, face in FACES.items() if not (face.swords or face.shields or face.bams or face.diamonds))
SWORDS = {die: face.swords for die, face in FACES.items()}
SHIELDS = {die: face.shields for die, face in FACES.items()}
BAMS = {die: face.bams for die, face in FACES.items()}
DIAMONDS = {die: face.diamonds for die, face in FACES.items()}
CAP = load().dice.cap
"""Dice of one colour in a roll (MD-DIE-04)."""


def _beats(one: Face, other: Face) -> bool:
    """Whether a face shows at least as much of everything."""
    return all(getattr(one, what) >= getattr(other, what) for what in ("swords", "shields", "bams", "diamonds"))


UNBEATEN = frozenset(
    die for die, face in FACES.items() if all(_beats(face, FACES[die - die % 10 + other]) for other in range(1, 7))
)
"""Faces that show at least as much of everything as any other of their die."""


def color(die: int) -> Color:
    return COLORS[die // 10 - 1]


def face(die: int) -> int:
    return die % 10


def shown(dice: Iterable[int]) -> list[str]:
    """The ids by which faces are named in texts."""
    return [f"face_{die}" for die in dice]


def flipped(die: int) -> int:
    """The opposite face (MD-DIE-07)."""
    return die - die % 10 + 7 - die % 10


def fresh(weaker: int, better: int, attack: bool) -> list[int]:
    """Dice not yet rolled: so many of the weaker and of the better colour of that side."""
    low, high = (YELLOW, RED) if attack else (BLUE, GREEN)
    return [low] * weaker + [high] * better


def swords(dice: Iterable[int]) -> int:
    return sum([SWORDS[die] for die in dice])


def shields(dice: Iterable[int]) -> int:
    return sum([SHIELDS[die] for die in dice])


def bams(dice: Iterable[int]) -> int:
    return sum([BAMS[die] for die in dice])


def diamonds(dice: Iterable[int]) -> int:
    return sum([DIAMONDS[die] for die in dice])


def worth(die: int) -> int:
    """Swords or shields that a die shows."""
    return SWORDS[die] + SHIELDS[die]


AVERAGE: dict[int, float] = {tens // 10: sum(worth(tens + face) for face in range(1, 7)) / 6 for tens in TENS.values()}
"""What a die of each colour shows on average, by its tens."""
