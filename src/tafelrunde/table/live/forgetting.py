"""What a server forgets when nobody plays: whatever games remember of positions, to be quick.

Caches without a limit hold what files say, and stay. Those with one hold what was worked out for some position; they
are of use as long as somebody plays there or near it, and worth nothing an hour later.
"""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress
from functools import _lru_cache_wrapper

from tafelrunde.kernel.words.messages import forget_texts
from tafelrunde.table.live.words import forget_words

GAMES = ("tafelrunde.games.", "tafelrunde.tabletop.")


def forget() -> None:
    """Empty all caches of positions, what was said in common at all tables, and messages that were parsed for it."""
    for name, module in list(sys.modules.items()):
        if name.startswith(GAMES):
            for one in list(vars(module).values()):
                if isinstance(one, _lru_cache_wrapper) and one.cache_parameters()["maxsize"] is not None:
                    one.cache_clear()
    forget_words()
    forget_texts()


def give_back() -> None:
    """Memory that was freed goes back to the system, where the C library can do that."""
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
