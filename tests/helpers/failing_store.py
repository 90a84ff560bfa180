"""A store that fails at any call: before it is carried out, or after, as a commit whose answer is lost."""

from __future__ import annotations

from typing import Any, Literal

from sqlalchemy.exc import OperationalError

from tafelrunde.table.keeping.storage import Storage

How = Literal["before", "after", "before, then away", "after, then away"]
HOWS: tuple[How, ...] = ("before", "after", "before, then away", "after, then away")
NEVER_FAIL = {"close", "in_folder", "serves_several"}
"""They ask nothing of the store."""
CALLS = tuple(name for name in vars(Storage) if not name.startswith("_") and name not in NEVER_FAIL)
AWAY = 3
"""After the first failure so many further calls fail."""


class FailingStorage(Storage):
    """Fails at the n-th call from now on: before it is carried out, or after (a commit whose answer is lost)."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.calls = 0
        self.fail_at = 0
        self.how: How = "before"
        self.away = 0
        self.failed = False
        """Whether it has failed since it was told to."""

    def failing(self, at: int, how: How) -> None:
        self.calls, self.fail_at, self.how, self.away = 0, at, how, 0
        self.failed = False

    def healed(self) -> None:
        self.fail_at = self.away = 0

    def _through(self, name: str, *args: Any, **more: Any) -> Any:
        call = getattr(super(), name)
        self.calls += 1
        if self.away:
            self.away -= 1
            raise _lost()
        if self.calls != self.fail_at:
            return call(*args, **more)
        self.failed = True
        if self.how.endswith("away"):
            self.away = AWAY
        if self.how.startswith("after"):
            call(*args, **more)
        raise _lost()


def _lost() -> Exception:
    return OperationalError("COMMIT", {}, Exception("disk I/O error"))


for _name in CALLS:

    def _call(self: FailingStorage, *args: Any, _name: str = _name, **more: Any) -> Any:
        return self._through(_name, *args, **more)

    setattr(FailingStorage, _name, _call)
