"""The terminal's own texts: the same in both languages, and none missing."""

from __future__ import annotations

import re
from pathlib import Path

from tafelrunde import terminal
from tafelrunde.kernel.words.messages import texts
from tafelrunde.terminal.sitting.sitting import TEXTS

FOLDER = Path(terminal.__file__).parent


def test_both_languages_say_the_same() -> None:
    english, german = texts("en", TEXTS[-1]), texts("de", TEXTS[-1])
    assert not english.broken
    assert not german.broken
    assert set(english.messages()) == set(german.messages())
    for key in english.messages():
        assert english.variables(key) == german.variables(key), key


def test_every_text_that_is_asked_for_is_there() -> None:
    known = set(texts("en", *TEXTS).messages()) | {"game-title", "game-summary", "player"}
    for path in sorted(FOLDER.rglob("*.py")):
        for key in re.findall(r"text\(\s*\"([a-z-]+)\"", path.read_text(encoding="utf-8")):
            assert key in known, f"{path.name}: {key}"


def test_no_text_is_left_over() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    patterns = [
        re.compile(re.sub(r"\{[^}]*\}", ".+", key)) for key in re.findall(r"f[\"']([a-z-]+\{[^\"']*\}[a-z-]*)", source)
    ]
    for key in texts("en", TEXTS[-1]).messages():
        used = f'"{key}"' in source or f"'{key}'" in source or any(pattern.fullmatch(key) for pattern in patterns)
        assert used, key
