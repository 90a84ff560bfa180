"""Every list of operations and effects, every use and weapon in the content by the place where it is printed.

`powers/judgement/levels/0/use/do`: file, id of the record, then fields, numbers and ids. What is under way names its
operations by such keys, so that the state holds no content.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.games.sword_and_sorcery.box.files import Files
from tafelrunde.games.sword_and_sorcery.effects.words import Op
from tafelrunde.tabletop.schema import fields


class Index:
    """From keys to things, and back by identity."""

    def __init__(self, files: Files) -> None:
        self.things: dict[str, Any] = {}
        self._keys: dict[int, str] = {}
        for field in fields(Files):
            file: msgspec.Struct = getattr(files, field.name)
            for inner in fields(type(file)):
                value = getattr(file, inner.name)
                if isinstance(value, tuple):
                    self._list(value, field.name)

    def key(self, thing: object) -> str:
        """Where a list of operations, a use or a weapon is printed."""
        return self._keys[id(thing)]

    def _note(self, key: str, thing: Any) -> None:
        self.things[key] = thing
        self._keys[id(thing)] = key

    def _list(self, value: tuple[Any, ...], key: str) -> None:
        if value and not isinstance(value[0], str | int):
            self._note(key, value)
        for at, item in enumerate(value):
            self._any(item, f"{key}/{getattr(item, 'id', at)}")

    def _any(self, value: Any, key: str) -> None:
        if isinstance(value, tuple):
            self._list(value, key)
        elif isinstance(value, dict):
            for name, item in value.items():
                self._any(item, f"{key}/{name}")
        elif isinstance(value, msgspec.Struct):
            if not isinstance(value, Op):
                self._note(key, value)
            for field in fields(type(value)):
                self._any(getattr(value, field.name), f"{key}/{field.encode_name}")
