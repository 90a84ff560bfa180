"""Tests of rules count for the game that they play."""

from collections.abc import Iterator

import pytest

from tests.helpers import editions


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    return (yield from editions.count(item))
