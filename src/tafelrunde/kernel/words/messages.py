"""Messages: the Fluent files of one language, and what each message names.

A file is cut into its messages when it is first needed, and a message is parsed when somebody asks for it: a game has
thousands, and a table shows a few dozen.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

Code = Literal["de", "en"]
CODES: tuple[Code, ...] = ("en", "de")

_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""Where a message or a term begins. Nothing inside one can look so: its further lines are indented or in braces."""

_parser = FluentParser(with_spans=False)
"""Where in its source each part of a message stands would be half of what a parsed message needs in memory."""


class _Parsed:
    """Messages that were asked for."""

    def __init__(self, code: Code) -> None:
        # Isolation marks help mixed writing directions and break alignment in a terminal; we have one direction.
        self.bundle = FluentBundle([code], use_isolating=False)
        self.variables: dict[str, dict[str, frozenset[str]]] = {}
        """Of each message and term: the variables of the text and of each attribute."""


class Texts:
    """The messages of one language from one or more folders; later folders win."""

    def __init__(self, code: Code, folders: Sequence[Path]) -> None:
        self.code = code
        self._parsed = _Parsed(code)
        self._sources: dict[str, list[str]] = defaultdict(list)
        """What the files say of each message and term (those begin with a hyphen), what counts most at the end."""
        self._paths = [folder / f"{code}.ftl" for folder in folders]
        for path in self._paths:
            if path.is_file():
                self._cut(path.read_text(encoding="utf-8"))

    def _cut(self, text: str) -> None:
        found = list(_ENTRY.finditer(text))
        ends = [entry.start() for entry in found[1:]] + [len(text)]
        for entry, end in zip(found, ends, strict=True):
            self._sources[entry.group(1)].append(text[entry.start() : end])

    def forget(self) -> None:
        """Parse messages anew from now on: those that were asked for take more memory than all files."""
        self._parsed = _Parsed(self.code)

    def _variables(self, name: str, parsed: _Parsed) -> dict[str, frozenset[str]]:
        """The variables of a message by attribute; it and all that it refers to are then in the bundle."""
        known = parsed.variables.get(name)
        if known is not None:
            return known
        for source in reversed(self._sources.get(name, ())):
            entry = _parser.parse(source).body[0]
            if isinstance(entry, ast.Message | ast.Term):
                break
        else:
            return parsed.variables.setdefault(name, {})
        collector = _Collector()
        patterns = {attribute.id.name: attribute.value for attribute in entry.attributes}
        variables = {part: collector.variables(pattern) for part, pattern in {"": entry.value, **patterns}.items()}
        parsed.bundle.add_resource(ast.Resource([entry]), allow_overrides=True)
        parsed.variables[name] = variables
        for other in collector.references:
            self._variables(other, parsed)
        return variables

    @property
    def broken(self) -> list[str]:
        """What can't be read as Fluent or is there twice, with the file."""
        found = []
        for path in self._paths:
            if not path.is_file():
                found.append(f"{path}: there is no such file")
                continue
            text = path.read_text(encoding="utf-8")
            for entry in FluentResource(text).body:
                if isinstance(entry, ast.Junk):
                    first = (entry.content or "").strip().splitlines() or [""]
                    found.append(f"{path}: not Fluent: {first[0]}")
            names = Counter(entry.group(1) for entry in _ENTRY.finditer(text))
            found += [f"{path}: {name} is there twice" for name, times in names.items() if times > 1]
        return found

    def messages(self) -> Iterable[str]:
        return [name for name in self._sources if not name.startswith("-") and self.has(name)]

    def has(self, key: str, attribute: str = "") -> bool:
        return attribute in self._variables(key, self._parsed)

    def variables(self, key: str, attribute: str = "") -> frozenset[str]:
        """The variables that a message names."""
        return self._variables(key, self._parsed)[attribute]

    def format(self, key: str, args: Mapping[str, Any], attribute: str = "") -> tuple[str, Sequence[Exception]]:
        """The text, and what went wrong in making it."""
        parsed = self._parsed
        self._variables(key, parsed)
        message = parsed.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return readable(key), [LookupError(f"{key} has no text")]
        text, errors = parsed.bundle.format_pattern(pattern, dict(args))
        return str(text), errors


class _Collector(Visitor):
    """Which variables a pattern names, and to which messages and terms the patterns refer."""

    def __init__(self) -> None:
        super().__init__()
        self.references: set[str] = set()
        self._found: set[str] = set()

    def variables(self, pattern: Any) -> frozenset[str]:
        self._found = set()
        if pattern is not None:
            self.visit(pattern)
        return frozenset(self._found)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (named by fluent.syntax)
        self._found.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)


_texts: dict[tuple[Code, tuple[Path, ...]], Texts] = {}


def texts(code: Code, *folders: Path) -> Texts:
    """The messages of these folders, read once."""
    key = code, folders
    found = _texts.get(key)
    if found is None:
        found = _texts.setdefault(key, Texts(code, folders))
    return found


def forget_texts() -> None:
    """Nobody reads now: messages are parsed anew when somebody does."""
    for one in list(_texts.values()):
        one.forget()


def readable(key: str) -> str:
    """A key as words, for want of a message: `option-take_loot` becomes "take loot"."""
    for kind in (
        "question-",
        "option-",
        "group-",
        "event-",
        "refused-",
        "reason-",
        "name-",
        "term-",
        "setup-",
        "chapter-",
    ):
        key = key.removeprefix(kind)
    return key.replace("_", " ").replace("-", " ").replace(":", " ").strip()
