"""What a game's source says it can ask, tell and refuse: read from its calls, without playing.

A name is followed to where it is written: through parameters to the callers, through local names to what they are
set to, through functions to what they return. What can't be followed is left to what games show (`seen`).
"""

from __future__ import annotations

import ast
import importlib.util
import inspect
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tafelrunde.kernel import Game, Rulebook

_DEPTH = 6
"""How many steps a name is followed."""
_NOT_FIELDS = frozenset({"terms", "private", "only", "rule", "kind"})

_Function = ast.FunctionDef | ast.AsyncFunctionDef


class Said(msgspec.Struct):
    """A question, event or refusal as the source writes it."""

    rules: set[str] = set()
    maybe: set[str] = set()
    """Where several names and several rules are written together: one of these."""
    fields: set[str] = set()
    files: set[str] = set()
    functions: set[str] = set()


class Source(msgspec.Struct):
    """All that a game's source writes, by name."""

    questions: dict[str, Said] = {}
    events: dict[str, Said] = {}
    refusals: dict[str, Said] = {}
    options: dict[str, Said] = {}
    """By the forms of their ids, such as `hire:<card>`."""
    purposes: set[str] = set()
    """What chance is asked for."""


def read_source(rulebook: Rulebook[Any]) -> Source:
    """Read the packages of a game: its own, and those beside it that it is built on; and what the kernel tells."""
    source = _reader(_files(type(rulebook).__module__)).source()
    kernel = _reader(sorted(Path(inspect.getfile(Game)).parent.glob("*.py"))).source()
    source.events = {**kernel.events, **source.events}
    return source


def _reader(files: Sequence[Path]) -> _Reader:
    return _Reader([(path, ast.parse(path.read_text("utf-8"))) for path in files])


def _files(module: str) -> list[Path]:
    """The source files of a game's package, and of every sibling package that these import."""
    above = module.rpartition(".")[0]
    spec = importlib.util.find_spec(above) if above else None
    # A game that is one file alone has no package of its own.
    package = above if spec is not None and spec.origin is not None else module
    home = package.rpartition(".")[0]
    found: dict[str, list[Path]] = {}
    waiting = [package]
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        spec = importlib.util.find_spec(name)
        assert spec is not None
        assert spec.origin is not None
        path = Path(spec.origin)
        found[name] = sorted(path.parent.rglob("*.py")) if path.name == "__init__.py" else [path]
        for file in found[name] if home else ():
            for imported in _imported(ast.parse(file.read_text("utf-8"))):
                parts = imported.removeprefix(f"{home}.").split(".")
                if imported.startswith(f"{home}.") and parts[0]:
                    waiting.append(f"{home}.{parts[0]}")
    return [file for files in found.values() for file in files]


def _imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
        elif isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]


class _Call(NamedTuple):
    call: ast.Call
    inside: _Function | None
    file: str


class _Reader:
    """All files of a game with an index of their functions, calls and constants."""

    def __init__(self, files: Sequence[tuple[Path, ast.Module]]) -> None:
        self.functions: dict[str, list[_Function]] = defaultdict(list)
        self.calls: dict[str, list[_Call]] = defaultdict(list)
        self.constants: dict[str, list[ast.expr]] = defaultdict(list)
        self._set: dict[_Function, list[tuple[str, ast.expr, int]]] = {}
        for path, tree in files:
            for statement in tree.body:
                self._note_constant(statement)
            self._walk(tree, None, f"{path.parent.name}/{path.name}")

    def _note_constant(self, statement: ast.stmt) -> None:
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
            self.constants[statement.targets[0].id].append(statement.value)
        elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name) and statement.value:
            self.constants[statement.target.id].append(statement.value)

    def _walk(self, node: ast.AST, inside: _Function | None, file: str) -> None:
        for child in ast.iter_child_nodes(node):
            within = inside
            if isinstance(child, _Function):
                self.functions[child.name].append(child)
                within = child
            elif isinstance(child, ast.Call):
                self.calls[_called(child)].append(_Call(child, inside, file))
                if _called(child) == "partial" and child.args:
                    bound = ast.Call(child.args[0], child.args[1:], child.keywords)
                    self.calls[_called(bound)].append(_Call(bound, inside, file))
            self._walk(child, within, file)

    # --- what is said -------------------------------------------------------------------------------------------

    def source(self) -> Source:
        source = Source()
        for found in self.calls["ask"]:
            self._note(source.questions, found, _argument(found.call, 1, "question"), 3, "args", 4)
        for found in self.calls["tell"]:
            self._note(source.events, found, _argument(found.call, 0, "kind"), 1)
        for found in self.calls["Refused"]:
            self._note(source.refusals, found, _argument(found.call, 1, "reason"), 2, "args", 4)
        for found in self.calls["Option"]:
            self._note(source.options, found, _argument(found.call, 0, "id"), 9, "args", 3)
        for way in ("roll", "below", "shuffle"):
            for found in self.calls[way]:
                source.purposes |= self.texts(_argument(found.call, 0, "purpose"), found.inside)
        return source

    def _note(
        self,
        names: dict[str, Said],
        found: _Call,
        name: ast.expr | None,
        rule_at: int,
        args: str = "",
        args_at: int = 0,
    ) -> None:
        if found.inside is not None and found.inside.name == _called(found.call):
            return  # a game's own way to ask or tell, which only passes on what others say
        rules = self.texts(_argument(found.call, rule_at, "rule"), found.inside)
        if args:
            fields = self.keys(_argument(found.call, args_at, args), found.inside)
        else:
            fields = {word.arg for word in found.call.keywords if word.arg and word.arg not in _NOT_FIELDS}
            for word in found.call.keywords:
                if word.arg is None:
                    fields |= self.keys(word.value, found.inside)
        rules = {rule for rule in rules if rule and "<" not in rule}
        texts = self.texts(name, found.inside)
        for text in texts:
            said = names.setdefault(text, Said(set(), set(), set(), set(), set()))
            if len(texts) > 1 and len(rules) > 1:
                said.maybe |= rules
            else:
                said.rules |= rules
            said.fields |= fields
            said.files.add(found.file)
            if found.inside is not None:
                said.functions.add(f"{found.file}:{found.inside.name}")

    # --- following names ----------------------------------------------------------------------------------------

    def texts(self, node: ast.expr | None, inside: _Function | None, depth: int = _DEPTH) -> set[str]:
        """The texts that an expression may be; what stands for a value is `<name>`."""
        if node is None or not depth:
            return set()
        match node:
            case ast.Constant(value=str(text)):
                return {text}
            case ast.IfExp():
                return self.texts(node.body, inside, depth) | self.texts(node.orelse, inside, depth)
            case ast.BoolOp():
                return {text for value in node.values for text in self.texts(value, inside, depth)}
            case ast.JoinedStr():
                return self._joined(node, inside, depth)
            case ast.Starred():
                return self._items(node.value, 0, inside, depth - 1)
            case ast.Name():
                return self._named(node.id, inside, depth - 1)
            case ast.Call():
                return self._returned(node, None, depth - 1)
            case ast.Attribute(attr=name) if any(_is_property(found) for found in self.functions[name]):
                return self._returned(ast.Call(ast.Name(name), [], []), None, depth - 1)
            case ast.Subscript(value=ast.Name(id=name)):
                return {text for table in self.constants[name] for text in self._values(table, depth - 1)}
            case ast.Subscript(value=value, slice=ast.Constant(value=int(at))):
                return self._items(value, at, inside, depth - 1)
        return set()

    def _values(self, table: ast.expr, depth: int) -> set[str]:
        values = table.values if isinstance(table, ast.Dict) else table.elts if isinstance(table, ast.Tuple) else []
        return {text for value in values for text in self.texts(value, None, depth)}

    def _joined(self, node: ast.JoinedStr, inside: _Function | None, depth: int) -> set[str]:
        found = {""}
        for part in node.values:
            if isinstance(part, ast.Constant):
                ends = {str(part.value)}
            else:
                assert isinstance(part, ast.FormattedValue)
                named = not isinstance(part.value, ast.Attribute) and not self._is_handed_on(part.value, inside)
                ends = (self.texts(part.value, inside, depth - 1) if named else set()) or {f"<{_noun(part.value)}>"}
                if len(ends) > 1 and any(":" in end for end in ends):
                    ends = {f"<{_noun(part.value)}>"}
            found = {start + end for start in found for end in ends}
        return found

    def _named(self, name: str, inside: _Function | None, depth: int) -> set[str]:
        """A parameter is what callers give, a local name what it is set to, others are the module's."""
        if inside is None:
            return {text for value in self.constants[name] for text in self.texts(value, None, depth)}
        found = self._given(name, inside, depth) if name in _parameters(inside) else set()
        for target, value, at in self._assignments(inside):
            if target == name:
                found |= self.texts(value, inside, depth) if at < 0 else self._items(value, at, inside, depth)
        if not found:
            found = {text for value in self.constants[name] for text in self.texts(value, None, depth)}
        return found

    def _assignments(self, function: _Function) -> list[tuple[str, ast.expr, int]]:
        if function not in self._set:
            self._set[function] = list(_assignments(function))
        return self._set[function]

    def _given(self, name: str, function: _Function, depth: int) -> set[str]:
        names = _parameters(function)
        at = names.index(name)
        defaults = [*[None] * (len(function.args.args) - len(function.args.defaults)), *function.args.defaults]
        default = defaults[at] if at < len(defaults) else None
        found = self.texts(default, None, depth)
        for call in self.calls[function.name]:
            skipped = 1 if names[:1] == ["self"] else 0
            found |= self.texts(_argument(call.call, at - skipped, name), call.inside, depth)
        return found

    def _is_handed_on(self, node: ast.expr, inside: _Function | None) -> bool:
        """Whether it is a parameter for which callers give what something is called: a value, not a text."""
        if inside is None or not isinstance(node, ast.Name) or node.id not in _parameters(inside):
            return False
        at = _parameters(inside).index(node.id)
        return any(isinstance(_argument(one.call, at, node.id), ast.Attribute) for one in self.calls[inside.name])

    def _returned(self, call: ast.Call, at: int | None, depth: int) -> set[str]:
        """What the functions of that name may return, or one part of it."""
        if not depth:
            return set()
        found: set[str] = set()
        for function in self.functions[_called(call)]:
            for node in ast.walk(function):
                if isinstance(node, ast.Return) and node.value is not None:
                    if at is None:
                        found |= self.texts(node.value, function, depth)
                    else:
                        found |= self._items(node.value, at, function, depth)
        return found

    def _items(self, node: ast.expr, at: int, inside: _Function | None, depth: int) -> set[str]:
        """What the part at that place of a tuple may be."""
        if not depth:
            return set()
        match node:
            case ast.Tuple() if at < len(node.elts):
                return self.texts(node.elts[at], inside, depth)
            case ast.IfExp():
                return self._items(node.body, at, inside, depth) | self._items(node.orelse, at, inside, depth)
            case ast.BoolOp():
                return {text for value in node.values for text in self._items(value, at, inside, depth)}
            case ast.Call():
                return self._returned(node, at, depth - 1)
            case ast.Name() if inside is not None:
                found: set[str] = set()
                for target, value, part in self._assignments(inside):
                    if target == node.id and part < 0:
                        found |= self._items(value, at, inside, depth - 1)
                return found
        return set()

    def keys(self, node: ast.expr | None, inside: _Function | None) -> set[str]:
        """The keys of a dict that is written where it is used or set to a name there."""
        match node:
            case ast.Dict():
                own = {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
                more = [value for key, value in zip(node.keys, node.values, strict=True) if key is None]
                return own | {key for value in more for key in self.keys(value, inside)}
            case ast.BinOp(op=ast.BitOr()):
                return self.keys(node.left, inside) | self.keys(node.right, inside)
            case ast.IfExp():
                return self.keys(node.body, inside) | self.keys(node.orelse, inside)
            case ast.Name(id=name) if inside is not None:
                found = set()
                for target, value, at in self._assignments(inside):
                    if target == name and at < 0:
                        found |= self.keys(value, None)
                    elif target.startswith(f"{name}["):
                        found.add(target.removeprefix(f"{name}[").removesuffix("]"))
                return found
        return set()


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def _is_property(function: _Function) -> bool:
    return any(isinstance(mark, ast.Name) and mark.id == "property" for mark in function.decorator_list)


def _argument(call: ast.Call, at: int, name: str) -> ast.expr | None:
    """The argument of that name; a starred one stands for those that follow."""
    for word in call.keywords:
        if word.arg == name:
            return word.value
    for place, value in enumerate(call.args[: at + 1]):
        if isinstance(value, ast.Starred):
            return ast.Subscript(value.value, ast.Constant(at - place)) if place <= at else None
        if place == at:
            return value
    return None


def _parameters(function: _Function) -> list[str]:
    return [word.arg for word in [*function.args.args, *function.args.kwonlyargs]]


def _assignments(function: _Function) -> Iterator[tuple[str, ast.expr, int]]:
    """Each name that is set in a function, to what, and to which part of it (-1: all)."""
    for node in ast.walk(function):
        targets: list[ast.expr] = []
        value: ast.expr | None = None
        if isinstance(node, ast.Assign):
            targets, value = node.targets, node.value
        elif isinstance(node, ast.AnnAssign | ast.AugAssign | ast.NamedExpr) and node.value is not None:
            targets, value = [node.target], node.value
        elif isinstance(node, ast.For | ast.comprehension):
            listed = node.iter
            for item in listed.elts if isinstance(listed, ast.Tuple | ast.List) else ():
                yield from _targets(node.target, item)
        if value is None:
            continue
        for target in targets:
            yield from _targets(target, value)


def _targets(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr, int]]:
    if isinstance(target, ast.Name):
        yield target.id, value, -1
    elif isinstance(target, ast.Tuple):
        for at, part in enumerate(target.elts):
            if isinstance(part, ast.Name):
                yield part.id, value, at
    elif (
        isinstance(target, ast.Subscript)
        and isinstance(target.value, ast.Name)
        and isinstance(target.slice, ast.Constant)
        and isinstance(target.slice.value, str)
    ):
        yield f"{target.value.id}[{target.slice.value}]", value, -1


def _noun(node: ast.expr) -> str:
    """A word for a value in a form: `member.id` is a member, `_what(gift)` a gift."""
    match node:
        case ast.Attribute(value=ast.Name(id=name), attr="id" | "name" | "value"):
            return name
        case ast.Attribute(attr=name):
            return name
        case ast.Name(id=name):
            return name
        case ast.Call(args=[first, *_]):
            return _noun(first)
        case ast.Subscript(value=value) | ast.BinOp(left=value):
            return _noun(value)
    return "value"
