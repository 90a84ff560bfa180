"""Which YAML file of the content holds what."""

from typing import Annotated

from msgspec import Meta

from tafelrunde.games.sword_and_sorcery.box.adventures import Adventure, TileFace
from tafelrunde.games.sword_and_sorcery.box.cards import (
    ArmourCard,
    ArtifactCard,
    BasicArmour,
    Blessing,
    CompanionCard,
    Config,
    Craft,
    Die,
    EventCard,
    HeroCard,
    InventoryItem,
    PowerCard,
    Tokens,
    TrapCard,
    WeaponCard,
)
from tafelrunde.games.sword_and_sorcery.box.enemies import (
    ActivationCard,
    BossCard,
    EnemyCard,
    EnemyPower,
    PlagueCard,
    Scroll,
)
from tafelrunde.games.sword_and_sorcery.box.journey import Building, ChallengeCard, Location, Scene
from tafelrunde.games.sword_and_sorcery.effects.words import Record


class HeroFile(Record, frozen=True):
    heroes: tuple[HeroCard, ...]


class PowerFile(Record, frozen=True):
    powers: tuple[PowerCard, ...]


class BlessingFile(Record, frozen=True):
    blessings: tuple[Blessing, ...]


class WeaponFile(Record, frozen=True):
    weapons: tuple[WeaponCard, ...]


class ArmourFile(Record, frozen=True):
    armours: tuple[ArmourCard, ...]
    basic: tuple[BasicArmour, ...]


class ArtifactFile(Record, frozen=True):
    artifacts: tuple[ArtifactCard, ...]


class ItemFile(Record, frozen=True):
    items: tuple[InventoryItem, ...]


class CraftFile(Record, frozen=True):
    crafting: tuple[Craft, ...]


class CompanionFile(Record, frozen=True):
    companions: tuple[CompanionCard, ...]


class ScrollFile(Record, frozen=True):
    scrolls: tuple[Scroll, ...]


class EnemyFile(Record, frozen=True):
    cards: tuple[EnemyCard, ...]


class EnemyPowerFile(Record, frozen=True):
    powers: tuple[EnemyPower, ...]


class ActivationFile(Record, frozen=True):
    cards: Annotated[tuple[ActivationCard, ...], Meta(min_length=1)]


class BossFile(Record, frozen=True):
    bosses: tuple[BossCard, ...]


class PlagueFile(Record, frozen=True):
    plagues: tuple[PlagueCard, ...]


class EventFile(Record, frozen=True):
    events: tuple[EventCard, ...]


class TrapFile(Record, frozen=True):
    traps: tuple[TrapCard, ...]


class DiceFile(Record, frozen=True):
    dice: Annotated[tuple[Die, ...], Meta(min_length=2, max_length=2)]


class TileFile(Record, frozen=True):
    faces: tuple[TileFace, ...]


class AdventureFile(Record, frozen=True):
    adventures: tuple[Adventure, ...]


class JourneyFile(Record, frozen=True):
    """The realm map: it begins at the first scene (SS-JRN-05)."""

    scenes: Annotated[tuple[Scene, ...], Meta(min_length=1)]
    locations: tuple[Location, ...]


class BuildingFile(Record, frozen=True):
    buildings: tuple[Building, ...]


class ChallengeFile(Record, frozen=True):
    challenges: tuple[ChallengeCard, ...]


class Files(Record, frozen=True):
    """Field `heroes` is the file heroes.yaml, and so on."""

    activation_cards: ActivationFile
    adventures: AdventureFile
    armours: ArmourFile
    artifacts: ArtifactFile
    blessings: BlessingFile
    bosses: BossFile
    buildings: BuildingFile
    challenges: ChallengeFile
    companions: CompanionFile
    config: Config
    crafting: CraftFile
    dice: DiceFile
    enemy_cards: EnemyFile
    enemy_powers: EnemyPowerFile
    events: EventFile
    heroes: HeroFile
    items: ItemFile
    journey: JourneyFile
    plagues: PlagueFile
    powers: PowerFile
    scrolls: ScrollFile
    talents: PowerFile
    tiles: TileFile
    tokens: Tokens
    traps: TrapFile
    weapons: WeaponFile
