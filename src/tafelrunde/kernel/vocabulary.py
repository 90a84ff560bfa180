"""Closed sets of words that a game shows: each word needs its texts, and where words of its kind have one its icon.

A game declares them (`Rulebook.vocabularies`), and `tests/games/test_vocabularies.py` finds what is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec


class Vocabulary(msgspec.Struct, frozen=True, kw_only=True):
    """Words of one kind: conditions, elements, monsters …"""

    what: str
    words: tuple[str, ...]
    named: bool = True
    """They are shown by their names: `Rulebook.name`, or ``name-poison``."""
    texts: tuple[str, ...] = ()
    """Further messages that each of them has: ``tip-{}``."""
    icon: Callable[[str], str] | None = None
    """The icon of each; None: words of this kind have none."""


def pictured(what: str, icons: Mapping[str, str], *texts: str, named: bool = True) -> Vocabulary:
    """Words that have an icon each, in a table."""
    return Vocabulary(what=what, words=tuple(icons), named=named, texts=texts, icon=icons.__getitem__)


def written(what: str, words: Mapping[str, object] | tuple[str, ...], *texts: str, named: bool = True) -> Vocabulary:
    """Words without icons."""
    return Vocabulary(what=what, words=tuple(words), named=named, texts=texts)
