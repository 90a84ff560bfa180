"""Scenes, decisions and logs in finished words of the viewer's language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from tafelrunde.kernel import Decision
from tafelrunde.kernel.language import Language
from tafelrunde.kernel.scene import Badge, Element, Scene, Text
from tafelrunde.table.protocol import Asked, OptionText, RefusedText

_Fields = tuple[tuple[str, bool], ...]


@cache
def _fields(struct: type[msgspec.Struct]) -> _Fields:
    """A Struct's fields, and whether each is an id or key to be shown by its name."""
    named = {"name"} if issubclass(struct, Element) else {"label"} if issubclass(struct, Badge) else set()
    return tuple([(field, field in named) for field in struct.__struct_fields__])


@cache
def _defaults(struct: type[msgspec.Struct]) -> dict[str, Any]:
    return {field.name: field.default for field in msgspec.structs.fields(struct)}


class Speaker:
    """Puts scenes into words, remembering what it has said: most of a table does not change from move to move."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._said: dict[Any, str] = {}
        self._names: dict[str, str] = {}

    def scene(self, scene: Scene) -> dict[str, Any]:
        """The scene as plain data with finished texts; fields at their default are left out."""
        found = self._struct(scene)
        assert isinstance(found, dict)
        return found

    def _value(self, value: Any) -> Any:
        kind = type(value)
        if kind is str or kind is int or kind is bool or kind is float or value is None:
            return value
        if kind is Text:
            return self.text(value)
        if kind is tuple or kind is list:
            return [self._value(item) for item in value]
        if isinstance(value, msgspec.Struct):
            return self._struct(value)
        return value

    def _struct(self, value: msgspec.Struct) -> dict[str, Any]:
        kind = type(value)
        defaults = _defaults(kind)
        found: dict[str, Any] = {}
        config = kind.__struct_config__
        if config.tag is not None:
            found["type"] = config.tag
        for field, named in _fields(kind):
            item = getattr(value, field)
            if item == defaults[field] and item is not False and item != 0:
                continue
            found[field] = self.name(item) if named else self._value(item)
        return found

    def text(self, text: Text) -> str:
        try:
            key = (text.key, tuple(text.args.items()))
            return self._remember(self._said, key, lambda: self.language.say(text))
        except TypeError:  # an argument that can't be a key: a list
            return self.language.say(text)

    def name(self, item: str) -> str:
        return self._remember(self._names, item, lambda: self.language.name(item)) if item else ""

    def _remember(self, memory: dict[Any, str], key: Any, make: Callable[[], str]) -> str:
        said = memory.get(key)
        if said is None:
            if len(memory) > 20_000:
                memory.clear()
            said = memory[key] = make()
        return said

    def asked(self, decision: Decision) -> Asked:
        """A decision for the seat that must take it."""
        language = self.language
        return Asked(
            seat=decision.seat,
            question=decision.question,
            text=language.question(decision),
            rule=decision.rule,
            options=tuple(
                [
                    OptionText(option.id, language.option(decision, option), option.on, option.id.partition(":")[0])
                    for option in decision.options
                ]
            ),
            refused=tuple(
                [
                    RefusedText(refused.on, language.refused(refused), refused.rule)
                    for refused in decision.refused()
                    if refused.on
                ]
            ),
            default=decision.default,
        )
