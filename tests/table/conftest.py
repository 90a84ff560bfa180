"""A PostgreSQL server for the tests that need one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.helpers.needing import lacking
from tests.helpers.postgres import Postgres, new_database, programs


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server of our own, for as long as the tests run."""
    found = programs()
    if found is None:
        lacking("PostgreSQL server", "install it, on Debian with 'apt-get install postgresql'")
    with Postgres(found) as server:
        yield server.url


@pytest.fixture
def database(postgres: str) -> Iterator[str]:
    """An empty PostgreSQL database."""
    with new_database(postgres) as url:
        yield url
