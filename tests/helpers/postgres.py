"""A PostgreSQL server of our own, which can be killed and started again."""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from tests.helpers.serving import free_port

_names = itertools.count()


def programs() -> Path | None:
    """Where PostgreSQL's server programs are: where Debian puts them, or on the path."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if versions:
        return versions[-1].parent
    found = shutil.which("initdb")
    return Path(found).parent if found else None


class Postgres:
    """A server with an empty data directory of its own, on a free port."""

    def __init__(self, found: Path) -> None:
        self._programs = found
        self._user = "postgres" if os.geteuid() == 0 else None  # the server refuses to run as root
        self._folder = Path(tempfile.mkdtemp(prefix="tafelrunde-postgres-"))
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        self.port = free_port()
        self._data = self._folder / "data"
        self._run("initdb", "-D", self._data, "-U", "tafel", "--auth=trust", "-E", "UTF8", "--no-sync")

    @property
    def url(self) -> str:
        return f"postgresql+psycopg://tafel@127.0.0.1:{self.port}/postgres"

    def _run(self, program: str, *arguments: Any) -> None:
        command = [self._programs / program, *arguments]
        subprocess.run(command, user=self._user, cwd=self._folder, check=True, capture_output=True)

    def start(self) -> Postgres:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self._folder}"
        for tries in range(40):
            try:
                self._run("pg_ctl", "-D", self._data, "-o", options, "-w", "-l", self._folder / "log", "start")
                break
            except subprocess.CalledProcessError:  # children of one that was killed are still ending
                if tries == 39:
                    raise
                time.sleep(0.25)
        return self

    def kill(self) -> None:
        """As a power cut would; its children notice at once."""
        pid = int((self._data / "postmaster.pid").read_text().splitlines()[0])
        os.kill(pid, signal.SIGKILL)

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "stop")

    def __enter__(self) -> Postgres:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)


@contextmanager
def new_database(server: str) -> Iterator[str]:
    """An empty database, for as long as it is needed."""
    engine = sa.create_engine(server, isolation_level="AUTOCOMMIT")
    name = f"kept_{os.getpid()}_{next(_names)}"
    with engine.connect() as db:
        db.exec_driver_sql(f"CREATE DATABASE {name}")
    yield f"{server.rpartition('/')[0]}/{name}"
    with engine.connect() as db:
        db.exec_driver_sql(f"DROP DATABASE {name} WITH (FORCE)")
    engine.dispose()
