"""One server for one file: the second one is told so instead of showing the beginning of every table for ever."""

from __future__ import annotations

import os
import sys
from pathlib import Path


class InUse(Exception):
    """Another server has the tables open."""


class Hold:
    """A lock on a file beside the database. The system lets go of it when the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            _lock(self._file)
        except OSError:
            holder = os.read(self._file, 20).decode("ascii", "replace").strip()
            os.close(self._file)
            who = f" (process {holder})" if holder.isdigit() else ""
            raise InUse(f"another server{who} has the tables in {path.parent} open; several need PostgreSQL") from None
        os.truncate(self._file, 0)
        os.write(self._file, str(os.getpid()).encode())

    def release(self) -> None:
        """Let the next one in."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        os.lseek(file, 1 << 20, os.SEEK_SET)  # beyond what is written there: locked bytes can't be read
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
