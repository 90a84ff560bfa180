"""Everything printed in the box, loaded once from `content/*.yaml` and looked up by id or by card code."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tafelrunde.games.massive_darkness.box import consistency
from tafelrunde.games.massive_darkness.box.boards import Board
from tafelrunde.games.massive_darkness.box.cards import (
    ClassSheet,
    Config,
    DoorCard,
    EnemyCard,
    Equipment,
    EventCard,
    HeroCard,
    Lifebringer,
    Miniatures,
)
from tafelrunde.games.massive_darkness.box.files import Files
from tafelrunde.games.massive_darkness.box.packs import GAME, LAYERS
from tafelrunde.games.massive_darkness.box.quest_cards import QuestCard, TileFace
from tafelrunde.tabletop.pack_selection import PackSelection
from tafelrunde.tabletop.packs import Pack, read_pack

FOLDER = Path(__file__).parents[1] / "content"
LEVELS = range(1, 6)


class Content:
    """The content by id, and the small questions the rules ask it. Cards are looked up by the code of the copy."""

    def __init__(self, files: Files, digest: str, boards: dict[str, Board] | None = None) -> None:
        self.files = files
        self.digest = digest
        self.config: Config = files.config
        self.dice = files.dice
        self.heroes: dict[str, HeroCard] = {hero.id: hero for hero in files.heroes.heroes}
        self.classes: dict[str, ClassSheet] = {sheet.id: sheet for sheet in files.classes.classes}
        self.treasures = _by_code(files.treasures.cards)
        self.starting = _by_code(files.starting_equipment.cards)
        self.artefacts = _by_code(files.artefacts.cards)
        self.equipment: dict[str, Equipment] = {**self.treasures, **self.starting, **self.artefacts}
        self.lifebringer: Lifebringer = files.starting_equipment.lifebringer
        self.guards: dict[str, EnemyCard] = {code: card for card in files.guards.cards for code in card.codes}
        self.monsters: dict[str, EnemyCard] = {
            code: card for card in files.wandering_monsters.cards for code in card.codes
        }
        self.enemies: dict[str, EnemyCard] = {**self.guards, **self.monsters}
        self.doors: dict[str, DoorCard] = {card.id: card for card in files.doors.cards}
        self.events: dict[str, EventCard] = {code: card for card in files.events.cards for code in card.codes}
        self.miniatures: dict[str, Miniatures] = {figures.type: figures for figures in self.config.miniatures}
        self.faces: dict[str, TileFace] = {face.id: face for face in files.tiles.faces}
        self.quests: dict[str, QuestCard] = {quest.id: quest for quest in files.quests.quests}
        self._guard_decks = {level: [c for c, card in self.guards.items() if card.level == level] for level in LEVELS}
        self._treasure_decks = {
            level: [code for code, card in self.treasures.items() if card.level == level] for level in LEVELS
        }
        self.boards: dict[str, Board] = {} if boards is None else boards
        """Those that were laid out; shared by contents with the same quests."""

    def board(self, quest: str) -> Board:
        """The board of a quest, laid out once."""
        if quest not in self.boards:
            self.boards[quest] = Board(self.quests[quest], self.faces)
        return self.boards[quest]

    # Decks (MD-DCK-01), by code

    def guard_deck(self, level: int) -> list[str]:
        return list(self._guard_decks.get(level, ()))

    def treasure_deck(self, level: int) -> list[str]:
        return list(self._treasure_decks.get(level, ()))

    def monster_deck(self, role: str) -> list[str]:
        return [code for code, card in self.monsters.items() if card.role == role]

    def starting_weapons(self) -> dict[str, Equipment]:
        """The weapons to choose from, by code (MD-SET-09)."""
        return {code: card for code, card in self.starting.items() if card.slot != "body"}

    def starting_armours(self) -> list[str]:
        return [code for code, card in self.starting.items() if card.slot == "body"]

    def guard(self, kind: str, level: int) -> str:
        """The code of a guard by type and level."""
        return next(code for code, card in self.guards.items() if card.type == kind and card.level == level)

    def monster(self, kind: str, role: str) -> str:
        """The code of a wandering monster by type and tier."""
        return next(code for code, card in self.monsters.items() if card.type == kind and card.role == role)


def _by_code(cards: tuple[Equipment, ...]) -> dict[str, Equipment]:
    return {code: card for card in cards for code in card.codes}


def read(folder: Path) -> Content:
    """Read and check a whole set of files; every problem found is in the one ContentError."""
    pack = _read_files(folder)
    return Content(pack.files, pack.digest)


def _read_files(folder: Path) -> Pack[Files]:
    pack = read_pack(folder, Files)
    consistency.check(pack)
    pack.require_sound()
    return pack


# --- the content in use -------------------------------------------------------------------------------------------

KINDS = ("quests", "classes", "heroes", "treasures", "artefacts", "guards", "monsters", "doors", "events", "faces")
"""What a pack may bring, as fields of the content."""


@cache
def own_files() -> Pack[Files]:
    """The files of the box, read and checked once."""
    return _read_files(FOLDER)


def _laid(pack: Path | None, thoroughly: bool) -> Content:
    """The game's own files are few: they are always checked."""
    files = own_files() if pack is None else LAYERS.over(own_files(), pack)
    return Content(files.files, files.digest)


PACKS = PackSelection(GAME, KINDS, _laid)
load = PACKS.load
made_from_content = PACKS.forget
"""Forget what was worked out from the content in use: modules that keep such things add their own here."""
