"""Chances with dice: sums of mercenaries' dice, hits of monster dice, and what a whole fight may come to."""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb
from typing import NamedTuple

from tafelrunde.games.monster_lands.box.content import load

FACES = range(1, 7)


@cache
def sums(count: int, added: int) -> tuple[float, ...]:
    """The chance of every sum of so many dice that each count their face + `added`, at least 0 (ML-ATK-04)."""
    if not count:
        return (1.0,)
    fewer = sums(count - 1, added)
    values = [max(0, face + added) for face in FACES]
    found = [0.0] * (len(fewer) + max(values))
    for total, chance in enumerate(fewer):
        for value in values:
            found[total + value] += chance / 6
    return tuple(found)


def together(*parts: tuple[float, ...]) -> tuple[float, ...]:
    """The chance of every sum of several independent sums."""
    found, *others = parts
    for other in others:
        if len(other) > 1:
            mixed = [0.0] * (len(found) + len(other) - 1)
            for a, p in enumerate(found):
                if p:
                    for b, q in enumerate(other):
                        mixed[a + b] += p * q
            found = tuple(mixed)
    return found


@lru_cache(maxsize=1 << 14)
def tails(s: int, s_added: int, m: int, m_added: int, h: int) -> tuple[float, ...]:
    """The chance that strength, magic and haggle dice together reach 0, 1, 2 …"""
    found = together(sums(s, s_added), sums(m, m_added), sums(h, 0))
    left = 0.0
    reaching = []
    for chance in reversed(found):
        left += chance
        reaching.append(left)
    return tuple(reversed(reaching))


def reach(s: int, s_added: int, m: int, m_added: int, h: int, need: int) -> float:
    """The chance that these dice make at least `need`."""
    if need <= 0:
        return 1.0
    table = tails(s, s_added, m, m_added, h)
    return table[need] if need < len(table) else 0.0


@cache
def hit_chance() -> float:
    """The chance of one monster die to hit (ML-ATT-04)."""
    return len(load().config.combat.monster_hit_values) / 6


@cache
def hits(dice: int) -> tuple[float, ...]:
    """The chance of 0, 1, 2 … hits with so many monster dice."""
    p = hit_chance()
    return tuple([comb(dice, n) * p**n * (1 - p) ** (dice - n) for n in range(dice + 1)])


@cache
def fate(dice: int, automatic: int, defences: int, wounded: bool) -> tuple[float, float]:
    """The chances of a mercenary to die and to come away with a new wound (ML-ATT-06)."""
    dead = hurt = 0.0
    for n, chance in enumerate(hits(max(0, dice))):
        wounds = n + automatic - max(0, defences)
        if wounds >= (1 if wounded else 2):
            dead += chance
        elif wounds == 1:
            hurt += chance
    return dead, hurt


class Fight(NamedTuple):
    """What a fight may come to."""

    dead: float
    hurt: float
    defeat: float
    """The chance to defeat the monster, if the mercenary survives."""
    catch: float
    """The chance to reach at least the catch value with a trap, if it survives."""
    discarded: int
    """How many magic dice to give for monster dice."""


@lru_cache(maxsize=1 << 16)
def fight(
    s: int,
    s_added: int,
    m: int,
    m_added: int,
    need_catch: int,
    need_defeat: int,
    dice: int,
    automatic: int,
    defences: int,
    wounded: bool,
) -> Fight:
    """A fight with the best number of magic dice given for monster dice; `need_catch` 999 if nothing can be caught."""
    best: Fight | None = None
    best_score = -1.0
    for given in range(min(m, dice) + 1):
        dead, hurt = fate(dice - given, automatic, defences, wounded)
        defeat = reach(s, s_added, m - given, m_added, 0, need_defeat)
        catch = reach(s, s_added, m - given, m_added, 0, need_catch)
        score = (1.0 - dead) * (1.0 + 1.2 * max(defeat, catch) + 0.4 * defeat) - 0.2 * hurt
        if score > best_score:
            best_score = score
            best = Fight(dead, hurt, defeat, catch, given)
        if dead + hurt < 1e-9:
            break
    assert best is not None
    return best
