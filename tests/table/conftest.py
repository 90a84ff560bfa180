"""A PostgreSQL server for the tests that need one."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.needing import lacking
from tests.helpers.serving import free_port


def _programs() -> Path | None:
    """Where PostgreSQL's server programs are: on the path, or where Debian puts them."""
    if found := shutil.which("initdb"):
        return Path(found).parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return versions[-1].parent if versions else None


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server of our own, for as long as the tests run."""
    programs = _programs()
    if programs is None:
        lacking("PostgreSQL server", "install it, on Debian with 'apt-get install postgresql'")
    user = "postgres" if os.geteuid() == 0 else None  # the server refuses to run as root
    folder = Path(tempfile.mkdtemp(prefix="tafelrunde-postgres-"))
    if user is not None:
        shutil.chown(folder, user)
    port = free_port()
    data = folder / "data"
    run: dict[str, Any] = {"user": user, "cwd": folder, "check": True, "capture_output": True}
    subprocess.run([programs / "initdb", "-D", data, "-U", "tafel", "--auth=trust", "-E", "UTF8"], **run)
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
    subprocess.run([programs / "pg_ctl", "-D", data, "-o", options, "-w", "-l", folder / "log", "start"], **run)
    yield f"postgresql+psycopg://tafel@127.0.0.1:{port}/postgres"
    subprocess.run([programs / "pg_ctl", "-D", data, "-m", "immediate", "stop"], **run)
    shutil.rmtree(folder, ignore_errors=True)
