"""Packs whose records are laid over a game's own, file by file: a known id takes a record's place, others are added.

A game whose content is one Struct of files (see `packs`) names the files that a pack can't change and what it checks.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import fields, replace

from tafelrunde.tabletop.packs import ContentError, Pack, Problem, digest, read_pack

F = TypeVar("F", bound=msgspec.Struct)


class Laid(Pack[F]):
    """The game's files with a pack's records in them; problems are told by the pack's own lines."""

    def __init__(self, own: Pack[F], pack: Pack[Any]) -> None:
        self._pack = pack
        self._offsets: dict[tuple[str, str], int] = {}
        files = own.files
        for name in pack.files.__struct_fields__:
            if name != "pack":
                files = replace(files, **{name: self._over(name, getattr(files, name), getattr(pack.files, name))})
        super().__init__(files, {})
        self.digest = digest({"own": own.digest, "pack": pack.digest})

    def first(self, file: str, listed: str = "") -> int:
        """The place of the pack's first record in a list of a file; beyond all of them if it has none."""
        found = [at for (name, field), at in self._offsets.items() if name == file and listed in ("", field)]
        return found[0] if found else sys.maxsize

    def _over(self, name: str, below: Any, above: Any) -> Any:
        for listed in [field.name for field in fields(type(above)) if isinstance(getattr(above, field.name), tuple)]:
            new = getattr(above, listed)
            ids = {record.id for record in new}
            kept = tuple(record for record in getattr(below, listed) if record.id not in ids)
            self._offsets[name, listed] = len(kept)
            below = replace(below, **{listed: kept + new})
        return below

    def problem(self, file: str, path: tuple[str | int, ...], message: str) -> None:
        """The index of a record counts from the pack's first; what befalls the game's own names its record."""
        offset = self._offsets.get((file, str(path[0]))) if path else None
        index = path[1] if len(path) > 1 and isinstance(path[1], int) else None
        if offset is None or index is None or index < offset:
            record = self._record(file, path, index)
            about = f"{file}.yaml of the game{record}: {message}" if record or offset is None else message
            self._pack.problem(file if offset is not None else "pack", (), about)
        else:
            self._pack.problem(file, (path[0], index - offset, *path[2:]), message)

    def _record(self, file: str, path: tuple[str | int, ...], index: int | None) -> str:
        if index is None or not hasattr(self, "files"):
            return ""
        return f", {getattr(getattr(self.files, file), str(path[0]))[index].id}"

    def require_sound(self) -> None:
        self._pack.require_sound()


class Layers(Generic[F]):
    """How packs of one game are read: which files there are, and which a pack can't change."""

    def __init__(
        self,
        game: str,
        schema: type[F],
        manifest: type[Any],
        fixed: tuple[str, ...],
        printed_otherwise: Mapping[str, type[Any]],
        check: Callable[[Pack[F], Laid[F]], None],
    ) -> None:
        """`printed_otherwise`: files of which a pack brings only some lists. `check` notes what types can't say."""
        self.game = game
        self._schema = schema
        self._manifest = manifest
        self._fixed = fixed
        self._otherwise = printed_otherwise
        self._check = check

    def over(self, own: Pack[F], folder: Path) -> Pack[F]:
        """Read the files that a pack has, lay them over the game's, and check all of it. Raises ContentError."""
        self._refuse_strays(folder)
        present = [
            (field.name, self._otherwise.get(field.name, field.type))
            for field in fields(self._schema)
            if field.name not in self._fixed and (folder / f"{field.name}.yaml").is_file()
        ]
        schema: Any = msgspec.defstruct("PackFiles", [("pack", self._manifest), *present], frozen=True)
        pack = read_pack(folder, schema)
        if pack.files.pack.game != self.game:
            pack.problem("pack", ("game",), f"{pack.files.pack.game!r} is another game; here it is {self.game}")
            pack.require_sound()
        laid = Laid(own, pack)
        self._check(own, laid)
        laid.require_sound()
        return laid

    def _refuse_strays(self, folder: Path) -> None:
        """Files that a pack can't have."""
        files = [f"{field.name}.yaml" for field in fields(self._schema) if field.name not in self._fixed]
        allowed = ["pack.yaml", *files]
        problems = []
        for file in sorted(path.name for path in folder.glob("*.y*ml") if path.name not in allowed):
            fixed = file.removesuffix(".yaml") in self._fixed
            why = "the numbers of the rules stay as they are" if fixed else "unknown file"
            problems.append(Problem(file, None, "", f"{why}; allowed are {', '.join(allowed)}"))
        if problems:
            raise ContentError(problems)
