"""YAML files as plain data that still knows its line numbers."""

from dataclasses import dataclass, field

import yaml

Path = tuple[str | int, ...]
"""The way to a value: `("monsters", 3, "affinity")`."""

# The C parser is some ten times faster, but PyYAML may have been built without it.
_LOADER: type[yaml.SafeLoader | yaml.CSafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_SCALARS = yaml.constructor.SafeConstructor()
_TAG = "tag:yaml.org,2002:"


MOST, DEEPEST = 200_000, 100
"""Values in a file and levels of nesting: aliases of aliases can make any number of a few lines."""


class _TooMuch(Exception):
    """A file that would never end."""


def spell(path: Path) -> str:
    """`("monsters", 3, "affinity")` as `monsters[3].affinity`."""
    text = ""
    for step in path:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return text


@dataclass
class Document:
    """One parsed file: its data, its mistakes of form, and the line of any path in it."""

    data: object = None
    faults: list[tuple[int | None, Path, str]] = field(default_factory=list)
    """Line, path and message."""
    _root: yaml.Node | None = None
    _built: int = 0

    @classmethod
    def parse(cls, text: str) -> "Document":
        document = cls()
        try:
            document._root = yaml.compose(text, Loader=_LOADER)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            document.faults.append((mark.line + 1 if mark else None, (), f"not YAML: {error.problem}"))
        except yaml.YAMLError as error:
            document.faults.append((None, (), f"not YAML: {error}"))
        except RecursionError:
            document.faults.append((None, (), "not readable: things are nested too deeply"))
        if document._root is not None:
            try:
                document.data = document._build(document._root, (), set())
            except _TooMuch as error:
                document.faults.append((None, (), str(error)))
        return document

    def line(self, path: Path) -> int | None:
        """The line of the value at that path, or of the nearest thing around it."""
        node = self._root
        if node is None:
            return None
        line = node.start_mark.line
        for step in path:
            if isinstance(node, yaml.MappingNode):
                found = next(((key, value) for key, value in node.value if key.value == str(step)), None)
                if found is None:
                    break
                key, node = found
                line = key.start_mark.line
            elif isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
                node = node.value[step]
                line = node.start_mark.line
            else:
                break
        return int(line) + 1

    def _fault(self, node: yaml.Node, path: Path, message: str) -> None:
        self.faults.append((node.start_mark.line + 1, path, message))

    def _build(self, node: yaml.Node, path: Path, around: set[int]) -> object:
        self._built += 1
        if self._built > MOST or len(path) > DEEPEST:
            raise _TooMuch("not readable: aliases or nesting make it larger than any content")
        if isinstance(node, yaml.ScalarNode):
            return self._scalar(node, path)
        if id(node) in around:
            self._fault(node, path, "an alias that contains itself")
            return None
        around.add(id(node))
        built: object
        if isinstance(node, yaml.MappingNode):
            built = self._mapping(node, path, around)
        else:
            built = [self._build(item, (*path, index), around) for index, item in enumerate(node.value)]
            self._check_ids(node, built, path)
        around.discard(id(node))
        return built

    def _mapping(self, node: yaml.MappingNode, path: Path, around: set[int]) -> dict[object, object]:
        built: dict[object, object] = {}
        for key_node, value_node in node.value:
            if not isinstance(key_node, yaml.ScalarNode) or key_node.tag == _TAG + "merge":
                self._fault(key_node, path, "keys must be plain words or numbers")
                continue
            key = self._scalar(key_node, path)
            here = (*path, str(key))
            if key in built:
                self._fault(key_node, here, "this key is here twice")
            built[key] = self._build(value_node, here, around)
        return built

    def _scalar(self, node: yaml.ScalarNode, path: Path) -> object:
        kind = node.tag.removeprefix(_TAG)
        if kind == "str":
            return node.value
        if kind == "null":
            return None
        try:
            if kind == "int":
                return _SCALARS.construct_yaml_int(node)
            if kind == "bool":
                return _SCALARS.construct_yaml_bool(node)
            if kind == "float":
                return _SCALARS.construct_yaml_float(node)
        except (ValueError, KeyError):
            self._fault(node, path, f"{node.value!r} is not a valid {kind}")
            return None
        self._fault(node, path, f"{node.value!r} is read as a {kind}: put it in quotes if it is a text")
        return None

    def _check_ids(self, node: yaml.Node, items: list[object], path: Path) -> None:
        seen: dict[object, int] = {}
        for index, item in enumerate(items):
            name = item.get("id") if isinstance(item, dict) else None
            if not isinstance(name, str):
                continue
            if name in seen:
                here = (*path, index, "id")
                first = node.value[seen[name]].start_mark.line + 1
                self.faults.append((self.line(here), here, f"{name!r} is already the id in line {first}"))
            seen.setdefault(name, index)
