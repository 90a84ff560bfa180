"""What things are worth, all in one unit: a hit point of a healthy character."""

from __future__ import annotations

from functools import cache
from math import log

LIFE, LINE = 3.0, 0.6
"""What hit points are worth: the last ones most, and each of them alike."""
HIT = 1.0
"""What every hit point of an attack costs where a card could be lost instead: cards are kept for the hard ones."""
FALLEN = 6.0
"""What it costs beyond the hit points that a character is gone."""

ENEMY, POWER = 2.0, 3.0
"""What an enemy is worth: each, and for every hit point that it takes in a round on the average."""

PROTECT = 3.0
"""What it is worth besides to be rid of an enemy, by its power, that has somebody in its reach who must live."""
IN_THE_WAY = 5.0
"""What it is worth besides to be rid of an enemy that stands where the scenario wants nobody but characters."""
GOAL = 1.2
"""What every hit point of an enemy is worth that the scenario wants dead."""

CARD, SCARCE = 3.0, 3.5
"""What a card is worth: in any case, and more when there are only as many rounds left as are needed."""

PLAYED, IDLY = 1.0, 2.5
"""How much of that it costs to lose a card by playing it: with enemies in sight, and without."""

HURT, KILLED = 0.6, 0.55
"""Of what an enemy is worth: for wounding it, in proportion, and for killing it."""

FEAR = 1.0
"""How much the damage counts that is only to be expected."""

DUE, LATER = 1.0, 0.25
"""How much the danger of a place counts from those who act in this round, and from those who acted already."""

APPROACH = 0.8
"""What a step nearer to the enemies is worth when none can be reached."""
TRAVEL = 0.6
"""What a step nearer to where the scenario goes on is worth."""

COIN = 0.5
TREASURE = 2.0
XP = 0.15
INFUSED = 0.3
"""An element that one of the own cards can use."""


@cache
def life(hp: int) -> float:
    """What so many hit points are worth: the last ones most."""
    return LIFE * log(hp + 1) + LINE * hp if hp > 0 else -FALLEN


def loss(hp: int, amount: float) -> float:
    """What it costs to suffer so much damage, on the average."""
    if amount <= 0:
        return 0.0
    left = hp - amount
    whole = int(left // 1)
    part = left - whole
    after = life(max(whole, 0)) * (1 - part) + life(max(whole + 1, 0)) * part if left > 0 else life(0) + left
    return life(hp) - after


def gained(hp: int, most: int, amount: int) -> float:
    """What a heal is worth."""
    return life(min(hp + amount, most)) - life(hp)


@cache
def rounds(cards: int) -> int:
    """How many rounds so many cards last with short rests, each of which costs one."""
    return 0 if cards < 2 else cards // 2 + rounds(cards - 1)


def stamina(hand: int, discards: int) -> int:
    """How many rounds a character can still play, from what it has in hand and in the discard pile."""
    return hand // 2 + rounds(max(hand + discards - 1, 0))
