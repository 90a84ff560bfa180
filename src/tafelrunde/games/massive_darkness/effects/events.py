"""What event cards do, step by step (chapter 6.9)."""

from typing import Literal

from tafelrunde.games.massive_darkness.effects.words import Op, Positive


class Patrol(Op, frozen=True):
    """A guard or a wandering monster on a level token (MD-EVT-02, MD-EVT-04, MD-EVT-05)."""

    who: Literal["guard", "wandering_monster"]
    token: Literal["lower", "current", "higher"]
    unless_one_is_in_play: bool = False
    """Then one wandering monster in play is activated instead."""


class Alarm(Op, frozen=True):
    """All hordes are activated."""


class Cache(Op, frozen=True):
    """Treasure tokens on every level token of the current level."""

    normal: Positive


class ShadowBlessing(Op, frozen=True):
    """Every hero in shadow mode may heal n wounds (MD-EVT-06)."""

    n: Positive


class LightStrikes(Op, frozen=True):
    """n wounds on one enemy in a shadow zone (MD-EVT-07)."""

    n: Positive


EventStep = Patrol | Alarm | Cache | ShadowBlessing | LightStrikes
