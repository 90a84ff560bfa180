"""Packs: content of one's own laid over the game's, record by record (MD-VAR-05).

A pack is a folder with `pack.yaml` (`game: massive_darkness` and a name) and any of the content files except the dice
and the numbers of the rules. A record with a known id takes the place of the game's own, any other is added.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import fields, replace

from tafelrunde.games.massive_darkness.box import consistency
from tafelrunde.games.massive_darkness.box.cards import Card, Name
from tafelrunde.games.massive_darkness.box.files import EquipmentFile, Files
from tafelrunde.tabletop.packs import ContentError, Pack, Problem, digest, read_pack

GAME = "massive_darkness"
FIXED = ("config", "dice")
"""Files that a pack can't change."""
PRINTED_OTHERWISE = {"starting_equipment": EquipmentFile}
"""Files of which a pack brings the cards only: the Lifebringer is one of the numbers of the rules."""


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

    def first(self, file: str) -> int:
        """The place of the pack's first record in a file; beyond all of them if it has none."""
        return self._offsets.get(file, sys.maxsize)

    def _over(self, name: str, below: Any, above: Any) -> Any:
        (listed,) = [field.name for field in fields(type(above)) if isinstance(getattr(above, field.name), tuple)]
        new = getattr(above, listed)
        ids = {record.id for record in new}
        kept = tuple(record for record in getattr(below, listed) if record.id not in ids)
        self._offsets[name] = len(kept)
        return replace(below, **{listed: kept + new})

    def problem(self, file: str, path: tuple[str | int, ...], message: str) -> None:
        """The index of a record counts from the pack's first; what befalls the game's own names its record."""
        offset = self._offsets.get(file)
        index = path[1] if len(path) > 1 and isinstance(path[1], int) else None
        if offset is None or index is None or index < offset:
            record = self._record(file, index)
            about = f"{file}.yaml of the game{record}: {message}" if record or offset is None else message
            self._pack.problem(file if offset is not None else "pack", (), about)
        else:
            self._pack.problem(file, (path[0], index - offset, *path[2:]), message)

    def _record(self, file: str, index: int | None) -> str:
        if index is None or not hasattr(self, "files"):
            return ""
        listed = next(value for value in msgspec.structs.astuple(getattr(self.files, file)) if isinstance(value, tuple))
        return f", {listed[index].id}"

    def require_sound(self) -> None:
        self._pack.require_sound()


def read_over(own: Pack[Files], folder: Path) -> Pack[Files]:
    """Read the files that a pack has, lay them over the game's, and check all of it. Raises ContentError."""
    _refuse_strays(folder)
    present = [
        (field.name, PRINTED_OTHERWISE.get(field.name, field.type))
        for field in fields(Files)
        if field.name not in FIXED and (folder / f"{field.name}.yaml").is_file()
    ]
    schema: Any = msgspec.defstruct("PackFiles", [("pack", Manifest), *present], frozen=True)
    pack = read_pack(folder, schema)
    if pack.files.pack.game != GAME:
        pack.problem("pack", ("game",), f"{pack.files.pack.game!r} is another game; here it is {GAME}")
        pack.require_sound()
    laid = Laid(own, pack)
    _check_replaced(own.files, laid)
    consistency.check(laid, counts=False)
    laid.require_sound()
    return laid


def _refuse_strays(folder: Path) -> None:
    """Files that a pack can't have."""
    allowed = ["pack.yaml", *[f"{field.name}.yaml" for field in fields(Files) if field.name not in FIXED]]
    problems = []
    for file in sorted(path.name for path in folder.glob("*.y*ml") if path.name not in allowed):
        fixed = file.removesuffix(".yaml") in FIXED
        why = "the numbers of the rules stay as they are" if fixed else "unknown file"
        problems.append(Problem(file, None, "", f"{why}; allowed are {', '.join(allowed)}"))
    if problems:
        raise ContentError(problems)


def _check_replaced(own: Files, laid: Laid) -> None:
    """What takes the place of a card of the game must do for the rules, which may ask for that very card."""
    known = {quest.id for quest in own.quests.quests}
    for index, quest in enumerate(laid.files.quests.quests):
        if index >= laid.first("quests") and quest.id in known:
            message = f"{quest.id} is a quest of the game and has rules of its own: give yours another id"
            laid.problem("quests", ("quests", index, "id"), message)
        elif quest.id not in known and not quest.goals:
            laid.problem("quests", ("quests", index), f"{quest.id} has no goals (MD-VAR-05)")
    for file in ("treasures", "starting_equipment", "artefacts", "guards", "wandering_monsters", "events"):
        before = {card.id: card for card in getattr(own, file).cards}
        for index, card in enumerate(getattr(laid.files, file).cards):
            for name, kept in _kept(before.get(card.id, card), card):
                laid.problem(file, ("cards", index, name), f"a {card.id} of your own keeps {kept}, or has another id")


def _kept(old: Any, new: Any) -> Iterator[tuple[str, str]]:
    """What a card that takes another's place has to keep: its codes, and what the decks sort it by."""
    if not set(old.codes) <= set(new.codes):
        yield "codes", f"the codes {', '.join(old.codes)}"
    for name in ("type", "role", "level", "slot"):
        if getattr(old, name, None) != getattr(new, name, None):
            yield name, f"{name} {getattr(old, name)}"
