"""Read a pack: folders of YAML files, each laid over the one before it, with the place of every record."""

from __future__ import annotations

import pathlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tafelrunde.games.havens.pack import files, map_files, scenarios
from tafelrunde.kernel.papers.document import Document, Path, spell
from tafelrunde.tabletop.packs import LEADS_OUT, ContentError, Problem, digest, leads_out
from tafelrunde.tabletop.schema import convert, fields, misfits

T = TypeVar("T")

MANIFEST = "pack"
"""pack.yaml says which game a pack belongs to; the game's own content needs none."""
SINGLE: dict[str, type[Struct]] = {
    "areas": files.AreasFile,
    "overlays": files.OverlaysFile,
    "tables": files.TablesFile,
    "decks": files.DecksFile,
    "monsters": files.MonstersFile,
    "items": files.ItemsFile,
    "treasures": files.TreasuresFile,
    "battle_goals": files.BattleGoalsFile,
    "random_dungeon": map_files.RandomDungeonFile,
    "loot_cards": files.LootCardsFile,
    "campaign": files.CampaignFile,
    "events": files.EventsFile,
    "personal_quests": files.QuestsFile,
    "achievements": files.AchievementsFile,
    "boxes": files.BoxesFile,
    "outpost": files.OutpostFile,
    "buildings": files.BuildingsFile,
    "sections": files.SectionsFile,
    "alchemy": files.AlchemyFile,
}
"""One file each: `monsters` is monsters.yaml."""
OPTIONAL = (
    "random_dungeon",
    "loot_cards",
    "campaign",
    "events",
    "personal_quests",
    "achievements",
    "boxes",
    "outpost",
    "buildings",
    "sections",
    "alchemy",
)
"""Those that a game without a campaign, an outpost, loot decks or random adventures does not have."""
WHOLE = ("tables", "campaign", "outpost")
"""Files that are one record each."""
FOLDERS: dict[str, type[Struct]] = {"classes": files.ClassFile, "scenarios": map_files.ScenarioFile}
"""A folder of files each: one class or scenario a file."""


class Page(Struct, frozen=True):
    """One file of a layer."""

    file: str
    document: Document

    def problem(self, path: Path, message: str, row: int | None = None) -> Problem:
        """A mistake at a path; `row` counts the lines of a drawing below it."""
        line = self.document.line(path)
        if row is not None and line is not None:
            line += 1 + row
        return Problem(self.file, line, spell(path), message)


class Found(Struct, Generic[T], frozen=True):
    """A record and where it stands."""

    entry: T
    page: Page
    path: Path = ()

    def problem(self, path: Path, message: str, row: int | None = None) -> Problem:
        return self.page.problem((*self.path, *path), message, row)


class Layer(Struct, frozen=True):
    """The files of one folder, as they were read."""

    pages: tuple[tuple[str, Page, Struct], ...]
    """Kind, page and what it says."""
    problems: tuple[Problem, ...]


class Library(Struct):
    """All records of a pack by id, those of a later layer in place of earlier ones."""

    classes: dict[str, Found[files.ClassFile]] = {}
    scenarios: dict[str, Found[map_files.ScenarioFile]] = {}
    monsters: dict[str, Found[files.MonsterEntry]] = {}
    bosses: dict[str, Found[files.BossEntry]] = {}
    decks: dict[str, Found[tuple[files.MonsterCardEntry, ...]]] = {}
    items: dict[str, Found[files.ItemEntry]] = {}
    battle_goals: dict[str, Found[files.BattleGoalEntry]] = {}
    treasures: dict[int, Found[files.TreasureEntry]] = {}
    loot_cards: dict[str, Found[files.LootCardEntry]] = {}
    areas: dict[str, Found[files.AreaEntry]] = {}
    overlays: dict[str, Found[files.OverlayEntry]] = {}
    rooms: dict[str, Found[map_files.RoomEntry]] = {}
    encounters: dict[str, Found[map_files.EncounterEntry]] = {}
    tables: dict[str, Found[files.TablesFile]] = {}
    campaign: dict[str, Found[files.CampaignFile]] = {}
    events: dict[str, Found[files.EventEntry]] = {}
    personal_quests: dict[str, Found[files.QuestEntry]] = {}
    achievements: dict[str, Found[files.AchievementEntry]] = {}
    boxes: dict[str, Found[files.BoxEntry]] = {}
    outpost: dict[str, Found[files.OutpostFile]] = {}
    buildings: dict[str, Found[files.BuildingEntry]] = {}
    walls: dict[str, Found[files.WallEntry]] = {}
    sections: dict[str, Found[files.SectionEntry]] = {}
    recipes: dict[str, Found[files.RecipeEntry]] = {}
    pages: list[Page] = []
    digest: str = ""

    def add(self, kind: str, page: Page, file: Any) -> None:
        """Put the records of a file on their shelves."""
        self.pages.append(page)
        if kind == "campaign" and kind in self.campaign:
            # The scenarios of the campaign below are still there, and some of them tell of their endings.
            file = replace(file, endings=self.campaign[kind].entry.endings | file.endings)
        if kind in FOLDERS or kind in WHOLE:
            getattr(self, kind)[getattr(file, "id", kind)] = Found(file, page)
            return
        kind_of_file: type[Struct] = type(file)
        for shelf in fields(kind_of_file):
            records = getattr(file, shelf.name)
            if isinstance(records, dict):
                for key, entry in records.items():
                    getattr(self, shelf.name)[key] = Found(entry, page, (shelf.name, key))
            else:
                for index, entry in enumerate(records):
                    key = entry.number if isinstance(entry, files.TreasureEntry) else entry.id
                    getattr(self, shelf.name)[key] = Found(entry, page, (shelf.name, index))


def lay(layers: Sequence[Layer]) -> Library:
    """Lay folders over one another, the later ones on top. Raises ContentError with the problems of all of them."""
    if problems := [problem for layer in layers for problem in layer.problems]:
        raise ContentError(problems)
    library = Library()
    for layer in layers:
        for kind, page, file in layer.pages:
            library.add(kind, page, file)
    # Rooms are numbers in the files, and the fingerprint wants words as keys.
    documents = {page.file: page.document.data for page in library.pages}
    library.digest = digest(msgspec.to_builtins(documents, str_keys=True))
    return library


def read_whole(folder: pathlib.Path) -> Layer:
    """A game's own content: every file must be there. Its files have no folder's name before them."""
    wanted = [name for name in SINGLE if name not in OPTIONAL]
    missing = [name for name in wanted if not (folder / f"{name}.yaml").is_file()]
    problems = [Problem(f"{name}.yaml", None, "", f"the file is missing in {folder}") for name in missing]
    return _layer(folder, "", problems)


def read_pack(folder: pathlib.Path, game: str) -> Layer:
    """A pack for a game: any of the files, and pack.yaml."""
    if not folder.is_dir():
        return Layer((), (Problem(str(folder), None, "", "there is no such folder"),))
    label = f"{folder.name}/"
    return _layer(folder, label, _manifest(folder, label, game))


def _layer(folder: pathlib.Path, label: str, problems: Iterable[Problem]) -> Layer:
    found = [*_strays(folder, label), *problems]
    pages = []
    for kind, path in _paths(folder):
        page, file, faults = _read(kind, folder, path, f"{label}{path.relative_to(folder).as_posix()}")
        found += faults
        if file is not None:
            pages.append((kind, page, file))
    return Layer(tuple(pages), tuple(found))


def _manifest(folder: pathlib.Path, label: str, game: str) -> Iterator[Problem]:
    """What is wrong with pack.yaml."""
    path = folder / f"{MANIFEST}.yaml"
    if not path.is_file():
        yield Problem(
            f"{label}{path.name}", None, "", f"the file is missing in {folder}; it says which game this is for"
        )
        return
    page, file, faults = _read(MANIFEST, folder, path, f"{label}{path.name}")
    yield from faults
    if isinstance(file, files.ManifestFile) and file.game != game:
        yield page.problem(("game",), f"this pack is for {file.game!r}, not for {game!r}")


def _paths(folder: pathlib.Path) -> Iterator[tuple[str, pathlib.Path]]:
    """The kind and path of every file of a layer, always in the same order."""
    for kind in SINGLE:
        if (path := folder / f"{kind}.yaml").is_file():
            yield kind, path
    for kind in FOLDERS:
        for path in sorted((folder / kind).glob("*.yaml")):
            yield kind, path


def _strays(folder: pathlib.Path, label: str) -> Iterator[Problem]:
    allowed = ", ".join([*(f"{name}.yaml" for name in (MANIFEST, *SINGLE)), *(f"{name}/*.yaml" for name in FOLDERS)])
    known = {f"{name}.yaml" for name in (MANIFEST, *SINGLE)}
    for path in sorted(folder.rglob("*.yaml")):
        name = path.relative_to(folder).as_posix()
        if name not in known and not (path.parent.parent == folder and path.parent.name in FOLDERS):
            yield Problem(f"{label}{name}", None, "", f"unknown file; allowed are {allowed}")


def _read(kind: str, folder: pathlib.Path, path: pathlib.Path, name: str) -> tuple[Page, Struct | None, list[Problem]]:
    if leads_out(folder, path):
        return Page(name, Document()), None, [Problem(name, None, "", LEADS_OUT)]
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        return Page(name, Document()), None, [Problem(name, None, "", f"not UTF-8: {error}")]
    document = Document.parse(text, unique_ids=True)
    page = Page(name, document)
    problems = [Problem(name, fault.line, spell(fault.path), fault.message) for fault in document.faults]
    if document.data is None:
        return page, None, problems or [Problem(name, None, "", "the file is empty")]
    schema = ({MANIFEST: files.ManifestFile} | SINGLE | FOLDERS)[kind]
    data = document.data
    if kind == "scenarios":
        data, faults = scenarios.resolve(data)
        problems += [page.problem(where, message) for where, _, message in faults]
    try:
        return page, convert(data, schema), problems
    except msgspec.ValidationError:
        return page, None, problems + list(_misfits(page, data, schema))


def _misfits(page: Page, data: object, schema: type[Struct]) -> Iterable[Problem]:
    for path, message in misfits(data, schema):
        yield page.problem(path, message)
