"""Content packs: a folder of YAML files, read into typed Structs.

A pack's schema is a Struct with one field per file: the field `monsters` is the file monsters.yaml. Mistakes
are told for people, all at once, with file, line and field:

    monsters.yaml:14: monsters[3].affinity: 'wood' is not one of fire, water, air, jungle
"""

import hashlib
import pathlib
from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

import msgspec

from tafelrunde.kernel.papers.document import Document, Path, spell
from tafelrunde.kernel.papers.printable import printable
from tafelrunde.tabletop.schema import convert, fields, misfits

T = TypeVar("T", bound=msgspec.Struct)


class Problem(msgspec.Struct, frozen=True):
    """One mistake in a content file."""

    file: str
    line: int | None
    path: str
    message: str

    def __str__(self) -> str:
        place = self.file if self.line is None else f"{self.file}:{self.line}"
        return printable(": ".join(part for part in (place, self.path, self.message) if part))


LEADS_OUT = "a link that leads out of the pack: it is not followed"


def leads_out(folder: pathlib.Path, path: pathlib.Path) -> bool:
    """Whether a file of a pack is a link to something elsewhere: what a stranger's pack names is not ours to read."""
    return not path.resolve().is_relative_to(folder.resolve())


class ContentError(Exception):
    """The content can't be used; `problems` says why, file by file."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


class Pack(Generic[T]):
    """A pack whose files fit their types. A game adds the problems that types can't express."""

    def __init__(self, files: T, documents: Mapping[str, Document]) -> None:
        self.files = files
        self.digest = digest({name: document.data for name, document in documents.items()})
        self._documents = documents
        self._problems: list[Problem] = []

    def problem(self, file: str, path: Path, message: str) -> None:
        """Note a mistake at a path of a file (named as in the schema): `("monsters", 3, "affinity")`."""
        line = self._documents[file].line(path)
        self._problems.append(Problem(f"{file}.yaml", line, spell(path), message))

    def require_sound(self) -> None:
        """Raise ContentError if any problem was noted."""
        if self._problems:
            raise ContentError(self._problems)


def read_pack(folder: pathlib.Path, schema: type[T]) -> Pack[T]:
    """Read every file that the schema names; raises ContentError with the problems of all of them."""
    problems: list[Problem] = []
    documents: dict[str, Document] = {}
    built: dict[str, object] = {}
    expected = {field.encode_name: field for field in fields(schema)}
    strays = sorted(path.name for path in folder.glob("*.yaml") if path.stem not in expected)
    allowed = ", ".join(f"{name}.yaml" for name in expected)
    problems += [Problem(stray, None, "", f"unknown file; allowed are {allowed}") for stray in strays]
    for name, field in expected.items():
        file = f"{name}.yaml"
        if leads_out(folder, folder / file):
            problems.append(Problem(file, None, "", LEADS_OUT))
            continue
        try:
            text = (folder / file).read_text(encoding="utf-8")
        except FileNotFoundError:
            problems.append(Problem(file, None, "", f"the file is missing in {folder}"))
            continue
        except UnicodeDecodeError as error:
            problems.append(Problem(file, None, "", f"not UTF-8: {error}"))
            continue
        documents[name] = document = Document.parse(text, unique_ids=True)
        problems += [Problem(file, fault.line, spell(fault.path), fault.message) for fault in document.faults]
        # A file that is no YAML at all has no data to compare with the schema.
        if document.data is None and document.faults:
            continue
        try:
            built[field.name] = convert(document.data, field.type)
        except msgspec.ValidationError:
            for path, message in misfits(document.data, field.type):
                problems.append(Problem(file, document.line(path), spell(path), message))
    if problems:
        raise ContentError(problems)
    return Pack(schema(**built), documents)


def digest(files: Mapping[str, object]) -> str:
    """A short fingerprint of what the files say; comments, order of keys and layout don't matter."""
    return hashlib.sha256(msgspec.json.encode(files, order="sorted")).hexdigest()[:16]
