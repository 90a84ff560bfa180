"""Fixtures of the rule tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.massive_darkness.lab import lab_board


@pytest.fixture
def lab() -> Iterator[None]:
    """The board of tests.massive_darkness.lab can be played on."""
    with lab_board():
        yield
