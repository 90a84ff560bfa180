"""The fields of a game's positions, as its reader itself names them when it meets one that it does not know."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from itertools import pairwise
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from tafelrunde.kernel import PositionError, Rulebook
from tafelrunde.kernel.rulebook import KERNEL_FIELDS
from tafelrunde.tabletop.notation import UnknownField

_FRAME = ("game", "players", "options", "skip_single", "answers", "next", "rng", "revealed")
_NOBODY = "?"
"""A field that no notation knows."""

_OFTEN = 6
"""How often a place is asked about, for each number of players: with another set-up other fields may be known."""

Place = tuple[Any, ...]


class Places:
    """The places of positions where fields are named, and the names that are known there.

    `clans[]` is each of the clans. Where keys are ids and not names of fields (`paths`), the place below is `paths.*`.
    """

    def __init__(self, rulebook: Rulebook[Any]) -> None:
        self._rulebook = rulebook
        tags = [kind.__struct_config__.tag_field for kind in structs(rulebook.state_type)]
        self._tags = {tag for tag in tags if tag}
        self._asked: Counter[tuple[str, object]] = Counter()
        self.known: dict[str, tuple[str, ...]] = {}
        self.by_id: set[str] = set()

    def explore(self, data: Mapping[str, Any]) -> None:
        """Ask the reader about every place of a position that is new."""
        for place, name in self._places(data):
            often = (name, data.get("players"))
            if name in self.by_id or self._asked[often] >= _OFTEN:
                continue
            self._asked[often] += 1
            known = self._ask(data, place)
            if known is not None:
                self._learn(name, {field for field in known if field not in ("players", "options")})
            elif name not in self.known:
                self.by_id.add(name)

    def _learn(self, name: str, fields: set[str]) -> None:
        """More fields than before; where each time quite others are known, these are ids (skills of a class)."""
        before = set(self.known.get(name, fields))
        if not name or 2 * len(before & fields) >= min(len(before), len(fields)):
            self.known[name] = tuple(sorted(before | fields))
        else:
            del self.known[name]
            self.by_id.add(name)

    def _places(self, data: Mapping[str, Any]) -> Iterator[tuple[Place, str]]:
        """Every mapping in a position, the outer ones first; those inside are looked at when these are known."""
        waiting: list[tuple[Place, str, Any]] = [((), "", data)]
        while waiting:
            place, name, value = waiting.pop(0)
            if isinstance(value, list):
                waiting += [((*place, at), f"{name}[]", item) for at, item in enumerate(value)]
            elif isinstance(value, Mapping):
                name = self.label(name, value)
                yield place, name
                for key, item in value.items():
                    if not (not name and key in _FRAME):
                        waiting.append(((*place, key), self.inside(name, str(key)), item))

    def label(self, name: str, value: Mapping[str, Any]) -> str:
        """Where several kinds of things may stand, each has a place of its own: `agenda[] (type: attack)`."""
        tags = [f" ({tag}: {value[tag]})" for tag in self._tags if name and isinstance(value.get(tag), str)]
        return name + "".join(sorted(tags))

    def inside(self, name: str, key: str) -> str:
        """The name of the place of a field."""
        key = "*" if name in self.by_id else key
        return f"{name}.{key}" if name else key

    def _ask(self, data: Mapping[str, Any], place: Place) -> tuple[str, ...] | None:
        """The fields that are known at a place, or None if anything may stand there."""
        changed: Any = deepcopy(dict(data))
        spot = changed
        for key in place:
            spot = spot[key]
        spot[_NOBODY] = _NOBODY
        own = {key: value for key, value in changed.items() if key not in _FRAME}
        setup = self._rulebook.setup(changed.get("players", self._rulebook.players[0]), changed.get("options", {}))
        try:
            self._rulebook.read_position({"players": setup.players, "options": setup.options, **own})
        except UnknownField as error:
            return error.known
        except PositionError as error:
            if place or "there is no such field" not in str(error):
                return None
            return tuple(name for name in self._rulebook.state_type.__struct_fields__ if name not in KERNEL_FIELDS)
        return None


# --- their types ------------------------------------------------------------------------------------------------------


def structs(root: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """All Structs of which a state is made."""
    found: list[type[msgspec.Struct]] = []
    waiting: list[Any] = [root]
    while waiting:
        kind = waiting.pop(0)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            if kind not in found:
                found.append(kind)
                waiting += [field.type for field in msgspec.structs.fields(kind)]
        else:
            waiting += get_args(kind)
    return found


def struct_for(known: Iterable[str], kinds: Iterable[type[msgspec.Struct]]) -> type[msgspec.Struct] | None:
    """The Struct whose fields a place names: the one of which the greatest part is known there."""
    names = set(known)
    best, share = None, 0.5
    for kind in kinds:
        fields = set(kind.__struct_fields__)
        part = len(fields & names) / (len(fields) or 1)
        if part > share and len(fields) > 1:
            best, share = kind, part
    return best


def in_words(kind: Any) -> str:
    """A type as people write it: `int`, `list of str`, the values of a closed set."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Literal:
        return ", ".join([f"`{choice}`" if choice != "" else "nothing" for choice in inner])
    if origin in (Union, UnionType):
        return " or ".join([in_words(part) for part in inner])
    if origin in (list, tuple, set, frozenset):
        parts = [in_words(part) for part in inner if part is not ...]
        return f"list of {parts[0]}" if len(set(parts)) == 1 or ... in inner else f"[{', '.join(parts)}]"
    if origin is dict:
        return f"map: {in_words(inner[0])} → {in_words(inner[1])}"
    if kind is type(None):
        return "none"
    if hasattr(kind, "__supertype__"):
        return in_words(kind.__supertype__)
    if hasattr(kind, "__value__"):
        return in_words(kind.__value__)
    return str(getattr(kind, "__name__", kind))


def remarks(kind: type[msgspec.Struct]) -> dict[str, str]:
    """What the source says about the fields of a Struct, in the line below each."""
    found: dict[str, str] = {}
    for cls in reversed(kind.__mro__):
        if not (isinstance(cls, type) and issubclass(cls, msgspec.Struct)) or cls is msgspec.Struct:
            continue
        try:
            tree = ast.parse(textwrap.dedent(inspect.getsource(cls)))
        except (OSError, TypeError):
            continue
        body = tree.body[0].body if isinstance(tree.body[0], ast.ClassDef) else []
        for field, note in pairwise(body):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                match note:
                    case ast.Expr(value=ast.Constant(value=str(text))):
                        found[field.target.id] = " ".join(text.split())
    return found


def fits(example: Any, kind: Any) -> bool:
    """Whether a value that was written is of that type."""
    try:
        msgspec.convert(example, kind)
    except (msgspec.ValidationError, TypeError):
        return False
    return True
