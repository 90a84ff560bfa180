"""Which YAML file of the content holds what."""

from tafelrunde.games.massive_darkness.box.cards import (
    Card,
    ClassSheet,
    Config,
    Die,
    DoorCard,
    EnemyCard,
    Equipment,
    EventCard,
    HeroCard,
    Lifebringer,
)
from tafelrunde.games.massive_darkness.box.quest_cards import QuestCard, TileFace
from tafelrunde.games.massive_darkness.effects import Positive


class EquipmentFile(Card, frozen=True):
    cards: tuple[Equipment, ...]


class StartingEquipmentFile(Card, frozen=True):
    lifebringer: Lifebringer
    cards: tuple[Equipment, ...]


class EnemyFile(Card, frozen=True):
    cards: tuple[EnemyCard, ...]


class HeroFile(Card, frozen=True):
    heroes: tuple[HeroCard, ...]


class ClassFile(Card, frozen=True):
    classes: tuple[ClassSheet, ...]


class DoorFile(Card, frozen=True):
    cards: tuple[DoorCard, ...]


class EventFile(Card, frozen=True):
    cards: tuple[EventCard, ...]


class DiceFile(Card, frozen=True):
    cap: Positive
    dice: tuple[Die, ...]


class TileFile(Card, frozen=True):
    faces: tuple[TileFace, ...]


class QuestFile(Card, frozen=True):
    quests: tuple[QuestCard, ...]


class Files(Card, frozen=True):
    """Field `guards` is the file guards.yaml, and so on."""

    artefacts: EquipmentFile
    classes: ClassFile
    config: Config
    dice: DiceFile
    doors: DoorFile
    events: EventFile
    guards: EnemyFile
    heroes: HeroFile
    quests: QuestFile
    starting_equipment: StartingEquipmentFile
    tiles: TileFile
    treasures: EquipmentFile
    wandering_monsters: EnemyFile
