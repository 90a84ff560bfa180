"""What was worked out once and would be the same again: kept in a folder that only this user may write to.

A note is only ever read for the very key it was written for, a digest of all that it was made from. One that is torn,
changed, of another key, or that somebody else could have written, is as good as none: it is worked out and written
anew.
"""

from __future__ import annotations

import hashlib
import logging
import os
import stat
import tempfile
from pathlib import Path
from typing import TypeVar

import msgspec

log = logging.getLogger("tafelrunde.table")

T = TypeVar("T")

LARGEST = 8_000_000
_SUM = hashlib.blake2b().digest_size


def notes_folder() -> Path:
    """Where is noted what can be worked out again: in TAFELRUNDE_HOME, or in the user's cache directory."""
    if home := os.environ.get("TAFELRUNDE_HOME"):
        return Path(home) / "notes"
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "tafelrunde"


def noted(folder: Path, name: str, key: bytes, kind: type[T]) -> T | None:
    """What was noted under that name for that key, if it can be trusted."""
    try:
        if not _is_ours(os.lstat(folder), stat.S_ISDIR):
            return None
        data = _read(folder / name)
    except OSError:
        return None
    if data is None or data[:_SUM] != _sum(key, data[_SUM:]):
        return None
    try:
        return msgspec.msgpack.decode(data[_SUM:], type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def note(folder: Path, name: str, key: bytes, value: object) -> None:
    """Keep it for the next time; where that can't be done, it will be worked out again."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not _is_ours(os.lstat(folder), stat.S_ISDIR):
            return
        packed = msgspec.msgpack.encode(value)
        number, written = tempfile.mkstemp(dir=folder, prefix=f"{name}.")
        try:
            with os.fdopen(number, "wb") as file:
                file.write(_sum(key, packed) + packed)
            os.replace(written, folder / name)
        except OSError:
            os.unlink(written)
            raise
    except OSError as error:
        log.debug("nothing can be noted in %s: %s", folder, error)


def _sum(key: bytes, packed: bytes) -> bytes:
    return hashlib.blake2b(packed, key=hashlib.blake2b(key).digest()).digest()


def _read(path: Path) -> bytes | None:
    number = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
    with os.fdopen(number, "rb") as file:
        about = os.fstat(file.fileno())
        if not _is_ours(about, stat.S_ISREG) or about.st_size > LARGEST:
            return None
        return file.read(LARGEST)


def _is_ours(about: os.stat_result, kind: object) -> bool:
    """The right kind of thing, and nobody else can have written it."""
    assert callable(kind)
    if not kind(about.st_mode):
        return False
    return not hasattr(os, "getuid") or (about.st_uid == os.getuid() and not about.st_mode & 0o022)
