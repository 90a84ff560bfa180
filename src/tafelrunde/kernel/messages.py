"""Messages: the Fluent files of one language, read once, and what each message names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

Code = Literal["de", "en"]
CODES: tuple[Code, ...] = ("en", "de")


class Texts:
    """The messages of one language from one or more folders; later folders win."""

    def __init__(self, code: Code, folders: Sequence[Path]) -> None:
        self.code = code
        self.broken: list[str] = []
        """What could not be read as Fluent, with the file."""
        # Isolation marks help mixed writing directions and break alignment in a terminal; we have one direction.
        self._bundle = FluentBundle([code], use_isolating=False)
        self._variables: dict[tuple[str, str], frozenset[str]] = {}
        for folder in folders:
            path = folder / f"{code}.ftl"
            if not path.is_file():
                self.broken.append(f"{path}: there is no such file")
                continue
            resource = FluentResource(path.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource, allow_overrides=True)
            self._note(resource, path)

    def _note(self, resource: ast.Resource, path: Path) -> None:
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                first = (entry.content or "").strip().splitlines() or [""]
                self.broken.append(f"{path}: not Fluent: {first[0]}")
            elif isinstance(entry, ast.Message):
                self._variables[entry.id.name, ""] = _variables(entry.value)
                for attribute in entry.attributes:
                    self._variables[entry.id.name, attribute.id.name] = _variables(attribute.value)

    def messages(self) -> Iterable[str]:
        return [key for key, attribute in self._variables if not attribute]

    def has(self, key: str, attribute: str = "") -> bool:
        return (key, attribute) in self._variables

    def variables(self, key: str, attribute: str = "") -> frozenset[str]:
        """The variables that a message names."""
        return self._variables[key, attribute]

    def format(self, key: str, args: Mapping[str, Any], attribute: str = "") -> tuple[str, Sequence[Exception]]:
        """The text, and what went wrong in making it."""
        message = self._bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return readable(key), [LookupError(f"{key} has no text")]
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(text), errors


class _VariableCollector(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (named by fluent.syntax)
        self.found.add(node.id.name)


def _variables(pattern: Any) -> frozenset[str]:
    if pattern is None:
        return frozenset()
    collector = _VariableCollector()
    collector.visit(pattern)
    return frozenset(collector.found)


@cache
def texts(code: Code, *folders: Path) -> Texts:
    """The messages of these folders, read once."""
    return Texts(code, folders)


def readable(key: str) -> str:
    """A key as words, for want of a message: `option-take_loot` becomes "take loot"."""
    for kind in ("question-", "option-", "group-", "event-", "refused-", "reason-", "name-", "term-", "setup-"):
        key = key.removeprefix(kind)
    return key.replace("_", " ").replace("-", " ").replace(":", " ").strip()
