"""How much is tried: properties over whole games are sampled, and `make thorough` plays many times as many."""

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

THOROUGH = int(os.environ.get("TAFELRUNDE_THOROUGH") or 1)
"""So many times as many games, messages and kills as in an ordinary run."""


def sample(all_: Sequence[T], some: Sequence[T]) -> Sequence[T]:
    """Some cases in an ordinary run, all of them in a thorough one."""
    return all_ if THOROUGH > 1 else some
