"""The game's messages: each is said for one thing only."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tafelrunde.games.sword_and_sorcery import RULEBOOK
from tafelrunde.kernel.words.language import CODES


@pytest.mark.parametrize("language", CODES)
def test_no_message_stands_twice(language: str) -> None:
    """The later one would be said for both."""
    files = [folder / f"{language}.ftl" for folder in (RULEBOOK.texts, *RULEBOOK.more_texts)]
    keys = Counter(key for file in files for key in re.findall(r"(?m)^([a-z][\w-]*) *=", file.read_text("utf-8")))
    assert len(keys) > 500
    assert [key for key, count in keys.items() if count > 1] == []
