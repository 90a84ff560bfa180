"""Packs: content of one's own laid over the game's, record by record (MD-VAR-05).

A pack is a folder with `pack.yaml` (`game: massive_darkness` and a name) and any of the content files except the dice
and the numbers of the rules. A record with a known id takes the place of the game's own, any other is added.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import fields, replace

from tafelrunde.games.massive_darkness import consistency
from tafelrunde.games.massive_darkness.cards import Card, Name
from tafelrunde.games.massive_darkness.files import Files
from tafelrunde.tabletop.packs import Pack, digest, read_pack

FIXED = ("config", "dice")
"""Files that a pack can't change."""


class Manifest(Card, frozen=True):
    """What a pack says of itself."""

    game: str
    name: Name


class Laid(Pack[Files]):
    """The game's files with a pack's records in them; problems are told by the pack's own lines."""

    def __init__(self, own: Pack[Files], pack: Pack[Any]) -> None:
        self._pack = pack
        self._offsets: dict[str, int] = {}
        files = own.files
        for name in pack.files.__struct_fields__:
            if name != "pack":
                files = replace(files, **{name: self._over(name, getattr(files, name), getattr(pack.files, name))})
        super().__init__(files, {})
        self.digest = digest({"own": own.digest, "pack": pack.digest})

    def _over(self, name: str, below: Any, above: Any) -> Any:
        (listed,) = [field.name for field in fields(type(above)) if isinstance(getattr(above, field.name), tuple)]
        new = getattr(above, listed)
        ids = {record.id for record in new}
        kept = tuple(record for record in getattr(below, listed) if record.id not in ids)
        self._offsets[name] = len(kept)
        return replace(below, **{listed: kept + new})

    def problem(self, file: str, path: tuple[str | int, ...], message: str) -> None:
        """The index of a record counts from the pack's first; what is wrong with the game's own is told without."""
        offset = self._offsets.get(file)
        if offset is None or len(path) < 2:
            where: tuple[str | int, ...] = ()
            name = next(iter(self._offsets), "pack")
        else:
            where = (path[0], max(0, int(path[1]) - offset), *path[2:])
            name = file
        self._pack.problem(name, where, message)

    def require_sound(self) -> None:
        self._pack.require_sound()


def read_over(own: Pack[Files], folder: Path) -> Pack[Files]:
    """Read the files that a pack has, lay them over the game's, and check all of it. Raises ContentError."""
    present = [
        (field.name, field.type)
        for field in fields(Files)
        if field.name not in FIXED and (folder / f"{field.name}.yaml").is_file()
    ]
    schema: Any = msgspec.defstruct("PackFiles", [("pack", Manifest), *present], frozen=True)
    laid = Laid(own, read_pack(folder, schema))
    consistency.check(laid, counts=False)
    known = {quest.id for quest in own.files.quests.quests}
    for index, quest in enumerate(laid.files.quests.quests):
        if quest.id not in known and not quest.goals:
            laid.problem("quests", ("quests", index), f"{quest.id} has no goals (MD-VAR-05)")
    laid.require_sound()
    return laid
