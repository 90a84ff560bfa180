"""Which YAML file of the content holds what."""

from tafelrunde.games.monster_lands.box.cards import (
    Aspirants,
    Card,
    Equipment,
    Land,
    LootTile,
    Mercenary,
    MissionTile,
    Monster,
    PanicTile,
    PathTile,
    TrapTile,
)
from tafelrunde.games.monster_lands.box.config import Board, Config, Variants


class MercenaryFile(Card, frozen=True):
    mercenaries: tuple[Mercenary, ...]
    aspirants: Aspirants


class MonsterFile(Card, frozen=True):
    monsters: tuple[Monster, ...]


class LandFile(Card, frozen=True):
    lands: tuple[Land, ...]


class PathFile(Card, frozen=True):
    tiles: tuple[PathTile, ...]


class EquipmentFile(Card, frozen=True):
    equipment: tuple[Equipment, ...]


class TrapFile(Card, frozen=True):
    traps: tuple[TrapTile, ...]


class LootFile(Card, frozen=True):
    tiles: tuple[LootTile, ...]


class MissionFile(Card, frozen=True):
    missions: tuple[MissionTile, ...]


class PanicFile(Card, frozen=True):
    tiles: tuple[PanicTile, ...]


class Files(Card, frozen=True):
    """Field `monsters` is the file monsters.yaml, and so on."""

    board: Board
    config: Config
    equipment: EquipmentFile
    lands: LandFile
    loot: LootFile
    mercenaries: MercenaryFile
    missions: MissionFile
    monsters: MonsterFile
    panic: PanicFile
    paths: PathFile
    traps: TrapFile
    variants: Variants
