"""Fixtures of the rule tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.massive_darkness.lab import lab_board
from tests.massive_darkness.printing import Print, printing


@pytest.fixture
def lab() -> Iterator[None]:
    """The board of tests.massive_darkness.lab can be played on."""
    with lab_board():
        yield


@pytest.fixture
def printed() -> Iterator[Print]:
    """Prints other effects on a card while the test lasts."""
    with printing() as print_on:
        yield print_on
