"""YAML as people and strangers write it: plain data that still knows its line numbers. The one reader for all text.

What makes other readers fall over is refused here, with words: aliases and merge keys (a few lines that stand for
millions), tags, numbers in base 60 or with a thousand digits, brackets in brackets in brackets, and control characters,
which a terminal would act upon. The text is read event
by event and nothing calls itself, so that neither the stack nor the memory depends on what it says. Numbers, true,
false and null are those of YAML 1.2; `yes`, `on`, `12:30` and dates are texts.
"""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import yaml

from tafelrunde.kernel.papers.printable import CONTROL, printable

Path = tuple[str | int, ...]
"""The way to a value: `("monsters", 3, "affinity")`."""

# The C parser is some ten times faster, but PyYAML may have been built without it.
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

DEEPEST = 50
MOST_VALUES = 200_000
MOST_DIGITS = 20

_INT = re.compile(r"[-+]?(?:0|[1-9][0-9]*)")
_FLOAT = re.compile(r"[-+]?[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]{1,3})?")
_WORDS: dict[str, bool | None] = {"": None, "~": None, "null": None, "Null": None, "NULL": None}
_WORDS |= dict.fromkeys(("true", "True", "TRUE"), True) | dict.fromkeys(("false", "False", "FALSE"), False)


class Unreadable(Exception):
    """A text that can't be read on from here; where, and why."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(message)
        self.message = printable(message)
        self.line = line


def spell(path: Path) -> str:
    """`("monsters", 3, "affinity")` as `monsters[3].affinity`."""
    text = ""
    for step in path:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return text


class Node:
    """A value in the text: its line, and for what holds others their nodes."""

    __slots__ = ("line", "parts", "value")

    def __init__(self, line: int, value: Any, parts: list[Node] | dict[Any, tuple[int, Node]] | None = None) -> None:
        self.line = line
        self.value = value
        self.parts = parts
        """The items of a list; of a mapping for each key its line and its value."""


class Fault(msgspec.Struct, frozen=True):
    """A mistake of form."""

    line: int | None
    path: Path
    message: str


class Document:
    """One text: its data, its mistakes of form, and the line of any path in it."""

    __slots__ = ("faults", "root")

    def __init__(self) -> None:
        self.root: Node | None = None
        self.faults: list[Fault] = []

    @classmethod
    def parse(cls, text: str, unique_ids: bool = False) -> Document:
        """Read a text; what is wrong is listed in `faults`, and `data` is what could be read.

        `unique_ids`: in a list of things with an `id`, each id may be there once.
        """
        document = cls()
        reader = _Reader(document.faults)
        with _uncollected():
            try:
                document.root = reader.read(text)
            except Unreadable as error:
                document.faults.append(Fault(error.line, (), error.message))
        if unique_ids and document.root is not None:
            document.faults.extend(_repeated_ids(document.root))
        return document

    @property
    def data(self) -> Any:
        return None if self.root is None else self.root.value

    def line(self, path: Path) -> int | None:
        """The line of the value at that path, or of the nearest thing around it."""
        node = self.root
        if node is None:
            return None
        line = node.line
        for step in path:
            if isinstance(node.parts, dict):
                found = next((part for key, part in node.parts.items() if str(key) == str(step)), None)
            elif node.parts is not None and isinstance(step, int) and step < len(node.parts):
                found = node.parts[step].line, node.parts[step]
            else:
                found = None
            if found is None:
                break
            line, node = found
        return line


@contextmanager
def _uncollected() -> Iterator[None]:
    """Nodes form no rings: to look for such again and again among so many takes longer than to read them."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def _repeated_ids(root: Node) -> Iterator[Fault]:
    waiting: list[tuple[Path, Node]] = [((), root)]
    while waiting:
        path, node = waiting.pop()
        if isinstance(node.parts, dict):
            waiting += [((*path, str(key)), part) for key, (_, part) in node.parts.items()]
        elif node.parts is not None:
            waiting += [((*path, index), part) for index, part in enumerate(node.parts)]
            yield from _repeated(path, node.parts)


def _repeated(path: Path, items: list[Node]) -> Iterator[Fault]:
    first: dict[str, int] = {}
    for index, item in enumerate(items):
        if not isinstance(item.parts, dict) or not isinstance(name := item.value.get("id"), str):
            continue
        line = item.parts["id"][0]
        if name in first:
            yield Fault(line, (*path, index, "id"), f"{name!r} is already the id in line {first[name]}")
        first.setdefault(name, item.line)


_NO_KEY = object()


class _Open:
    """A list or mapping that is being read."""

    __slots__ = ("key", "key_line", "node", "step")

    def __init__(self, node: Node, step: str | int | None) -> None:
        self.node = node
        self.step = step
        """Where it is in what holds it."""
        self.key: Any = _NO_KEY
        self.key_line = 0


class _Reader:
    """From events to nodes, with a stack of its own."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = faults
        self.stack: list[_Open] = []
        self.root: Node | None = None
        self.values = 0

    def read(self, text: str) -> Node | None:
        for event in _events(text):
            kind = type(event)
            if kind is yaml.ScalarEvent:
                self._scalar(event)
            elif kind is yaml.SequenceStartEvent:
                self._begin(event, Node(_line(event), [], []))
            elif kind is yaml.MappingStartEvent:
                self._begin(event, Node(_line(event), {}, {}))
            elif kind is yaml.SequenceEndEvent or kind is yaml.MappingEndEvent:
                self.stack.pop()
            elif kind is yaml.AliasEvent:
                raise Unreadable(f"an alias (*{event.anchor}): write the value out", _line(event))
            elif kind is yaml.DocumentStartEvent and self.root is not None:
                raise Unreadable("a second document begins here: there must be one only", _line(event))
        return self.root

    def _begin(self, event: Any, node: Node) -> None:
        _refuse_marks(event)
        if len(self.stack) >= DEEPEST:
            raise Unreadable(f"nested too deeply: at most {DEEPEST} levels", node.line)
        if self.stack and isinstance(self.stack[-1].node.parts, dict) and self.stack[-1].key is _NO_KEY:
            raise Unreadable("keys must be plain words or numbers", node.line)
        step: str | int | None = None
        if self.stack:
            top = self.stack[-1]
            step = str(top.key) if isinstance(top.node.parts, dict) else len(top.node.value)
        self._add(node)
        self.stack.append(_Open(node, step))

    def _scalar(self, event: Any) -> None:
        _refuse_marks(event)
        line = _line(event)
        if found := CONTROL.search(event.value):
            raise Unreadable(f"a control character ({found.group()}): texts have none", line)
        top = self.stack[-1] if self.stack else None
        is_key = top is not None and isinstance(top.node.parts, dict) and top.key is _NO_KEY
        if is_key and event.value == "<<" and event.implicit[0]:
            raise Unreadable("a merge key (<<): write the fields out", line)
        value = self._plain(event.value, line) if event.implicit[0] else event.value
        if not is_key:
            self._add(Node(line, value))
            return
        assert top is not None
        parts = top.node.parts
        assert isinstance(parts, dict)
        if value in parts:
            self.faults.append(Fault(line, (*self._path(), str(value)), "this key is here twice"))
        top.key, top.key_line = value, line

    def _add(self, node: Node) -> None:
        self.values += 1
        if self.values > MOST_VALUES:
            raise Unreadable(f"too large: at most {MOST_VALUES} values", node.line)
        if not self.stack:
            self.root = node
            return
        top = self.stack[-1]
        holder = top.node
        if isinstance(holder.parts, dict):
            holder.parts[top.key] = (top.key_line, node)
            holder.value[top.key] = node.value
            top.key = _NO_KEY
        else:
            assert holder.parts is not None
            holder.parts.append(node)
            holder.value.append(node.value)

    def _plain(self, text: str, line: int) -> Any:
        """A word without quotes: a number, true, false, null, or itself."""
        if text in _WORDS:
            return _WORDS[text]
        if text[0] not in "-+0123456789":
            return text
        if _INT.fullmatch(text):
            if len(text) > MOST_DIGITS:
                raise Unreadable(f"a number of {len(text)} digits: at most {MOST_DIGITS}", line)
            return int(text)
        if _FLOAT.fullmatch(text) and len(text) <= 2 * MOST_DIGITS:
            return float(text)
        return text

    def _path(self) -> Path:
        """The way to what is being read."""
        return tuple([below.step for below in self.stack if below.step is not None])


def _events(text: str) -> Iterator[Any]:
    try:
        yield from yaml.parse(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise Unreadable(f"not YAML: {error.problem}", mark.line + 1 if mark else None) from None
    except (yaml.YAMLError, UnicodeEncodeError) as error:
        raise Unreadable(f"not YAML: {' '.join(str(error).split())[:200]}") from None


def _line(event: Any) -> int:
    return int(event.start_mark.line) + 1


def _refuse_marks(event: Any) -> None:
    if event.anchor is not None:
        raise Unreadable(f"an anchor (&{event.anchor}): there are no aliases here", _line(event))
    if event.tag is not None and event.tag != "!":
        raise Unreadable(f"a tag ({event.tag}): values say by themselves what they are", _line(event))
