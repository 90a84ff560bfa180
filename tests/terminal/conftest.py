"""The test game, and a home that belongs to one test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.kernel import rulebook
from tests.terminal.cellar import CELLAR


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's folder of its own; the test game is known for the length of the test."""
    monkeypatch.setitem(rulebook._registered, CELLAR.id, CELLAR)
    folder = tmp_path / "home"
    monkeypatch.setenv("TAFELRUNDE_HOME", str(folder))
    return folder
