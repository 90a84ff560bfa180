"""Everything printed in the box, loaded once from `content/*.yaml` and looked up by id or by the code of a copy."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from tafelrunde.games.sword_and_sorcery.box import consistency
from tafelrunde.games.sword_and_sorcery.box.adventures import Adventure, TileFace
from tafelrunde.games.sword_and_sorcery.box.cards import (
    ArmourCard,
    ArtifactCard,
    Blessing,
    CompanionCard,
    Config,
    Craft,
    CritToken,
    Defence,
    EventCard,
    HeroCard,
    InventoryItem,
    Item,
    LootToken,
    PowerCard,
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
from tafelrunde.games.sword_and_sorcery.box.files import Files
from tafelrunde.games.sword_and_sorcery.box.index import Index
from tafelrunde.games.sword_and_sorcery.box.journey import Building, ChallengeCard, Location, Scene
from tafelrunde.games.sword_and_sorcery.box.map.board import Board
from tafelrunde.games.sword_and_sorcery.box.packs import GAME, LAYERS
from tafelrunde.tabletop import campaign
from tafelrunde.tabletop.campaign import Graph
from tafelrunde.tabletop.pack_selection import PackSelection
from tafelrunde.tabletop.packs import Pack, read_pack

FOLDER = Path(__file__).parents[1] / "content"


def code(item: str, copy: int) -> str:
    """The code of one copy of a card: `knife`, and for further copies `knife.2`."""
    return item if copy == 1 else f"{item}.{copy}"


def _codes(counts: dict[str, int]) -> tuple[str, ...]:
    """All copies of cards or tokens of which there are so many."""
    return tuple([code(item, copy) for item, count in counts.items() for copy in range(1, count + 1)])


def card_of(code_: str) -> str:
    """The id of the card whose copy this is."""
    return code_.partition(".")[0]


class Content:
    """The content by id, and the small questions the rules ask it."""

    def __init__(self, files: Files, digest: str) -> None:
        self.files = files
        self.digest = digest
        self.config: Config = files.config
        self.dice: dict[str, tuple[tuple[str, ...], ...]] = {die.id: die.faces for die in files.dice.dice}
        red, blue = self.dice["red"], self.dice["blue"]
        self.shown: tuple[tuple[str, ...], ...] = ((), *red, *blue)
        """What a die on the table shows, by its number (`rules.dice`)."""
        self.heroes: dict[str, HeroCard] = {hero.id: hero for hero in files.heroes.heroes}
        self.natural: dict[str, Defence] = {hero.id: _natural(hero, files) for hero in files.heroes.heroes}
        """Natural defence by class (SS-HER-11, SS-VAR-01)."""
        self.powers: dict[str, PowerCard] = {card.id: card for card in files.powers.powers}
        self.talents: dict[str, PowerCard] = {card.id: card for card in files.talents.powers}
        self.blessings: dict[str, Blessing] = {card.nature: card for card in files.blessings.blessings}
        self.weapons: dict[str, WeaponCard] = {card.id: card for card in files.weapons.weapons}
        self.armours: dict[str, ArmourCard] = {card.id: card for card in files.armours.armours}
        self.artifacts: dict[str, ArtifactCard] = {card.id: card for card in files.artifacts.artifacts}
        self.crafts: dict[str, Craft] = {craft.id: craft for craft in files.crafting.crafting}
        raw = {f"raw_{craft.id}": _raw(craft) for craft in files.crafting.crafting}
        self.inventory: dict[str, InventoryItem] = {card.id: card for card in files.items.items} | raw
        self.working = frozenset([card.id for card in self.inventory.values() if card.effects or card.uses])
        """Cards that do something from the inventory."""
        self.weightless = frozenset([card.id for card in self.inventory.values() if not card.weight])
        self.cursed = frozenset([card.id for card in self.inventory.values() if "cursed" in card.tags])
        self.items: dict[str, Item] = {**self.weapons, **self.armours, **self.artifacts, **self.inventory}
        self.shielding = frozenset([card.id for card in self.items.values() if _shields(card)])
        """Cards on whose sides magic shields are printed."""
        self._by_code: dict[str, Item] = {
            code(item.id, copy): item for item in self.items.values() for copy in range(1, item.copies + 1)
        }
        self._copies: dict[str, tuple[str, ...]] = {}
        self.companions: dict[str, CompanionCard] = {card.id: card for card in files.companions.companions}
        self.scrolls: dict[str, Scroll] = {scroll.id: scroll for scroll in files.scrolls.scrolls}
        self.enemy_cards: dict[str, EnemyCard] = {card.id: card for card in files.enemy_cards.cards}
        self.enemy_powers: dict[str, EnemyPower] = {card.id: card for card in files.enemy_powers.powers}
        self.activation_cards: dict[str, ActivationCard] = {card.id: card for card in files.activation_cards.cards}
        self.bosses: dict[str, BossCard] = {boss.id: boss for boss in files.bosses.bosses}
        self.plagues: dict[str, PlagueCard] = {plague.id: plague for plague in files.plagues.plagues}
        self.events: dict[str, EventCard] = {card.id: card for card in files.events.events}
        self.traps: dict[str, TrapCard] = {card.id: card for card in files.traps.traps}
        self.crits: dict[str, CritToken] = {token.id: token for token in files.tokens.critical_hits}
        self.loot: dict[str, LootToken] = {token.id: token for token in files.tokens.loot}
        self._trap_deck = _codes({trap.id: trap.copies for trap in files.traps.traps})
        self._crit_tokens = _codes({token.id: token.count for token in files.tokens.critical_hits})
        self._loot_tokens = _codes({token.id: token.count for token in files.tokens.loot})
        self.chests = {token.id: token for token in files.tokens.chests}
        self.searches = {token.id: token for token in files.tokens.searches}
        self.phials = {token.id: token for token in files.tokens.phials}
        self.faces: dict[str, TileFace] = {face.id: face for face in files.tiles.faces}
        self.adventures: dict[str, Adventure] = {adventure.id: adventure for adventure in files.adventures.adventures}
        self.scenes: dict[str, Scene] = {scene.id: scene for scene in files.journey.scenes}
        self.locations: dict[str, Location] = {location.id: location for location in files.journey.locations}
        self.buildings: dict[str, Building] = {building.id: building for building in files.buildings.buildings}
        self.challenges: dict[str, ChallengeCard] = {card.id: card for card in files.challenges.challenges}
        self.realm = Graph([_place(scene) for scene in files.journey.scenes])
        self.granting = frozenset([card.id for card in files.artifacts.artifacts if card.power])
        """Artifacts that grant a power (SS-PWR-07)."""
        self.index = Index(files)
        self.loadouts: dict[Any, Any] = {}
        """What `loadout` has worked out from this content."""
        self.printed: dict[Any, Any] = {}
        """Effects that are printed together, as `loadout` sorts them."""
        self._boards: dict[str, Board] = {}

    def board(self, adventure: str) -> Board:
        """The map of an adventure, laid out once."""
        if adventure not in self._boards:
            self._boards[adventure] = Board(self.adventures[adventure], self.faces)
        return self._boards[adventure]

    def item(self, code_: str) -> Item:
        found = self._by_code.get(code_)
        return found if found is not None else self.items[card_of(code_)]

    def power(self, card: str) -> PowerCard:
        """A power or a talent."""
        found = self.powers.get(card)
        return found if found is not None else self.talents[card]

    def copies(self, origin: str) -> list[str]:
        """The codes of all item cards of an origin; of cards with two sides only one (SS-EMP-02)."""
        if origin not in self._copies:
            self._copies[origin] = tuple(self._all_copies(origin))
        return list(self._copies[origin])

    def _all_copies(self, origin: str) -> list[str]:
        found = []
        cards = set()
        for item in self.items.values():
            card = item.card if isinstance(item, InventoryItem) else ""
            if item.origin != origin or (card and card in cards):
                continue
            cards.add(card)
            found += [code(item.id, copy) for copy in range(1, item.copies + 1)]
        return found

    def trap_deck(self) -> list[str]:
        return list(self._trap_deck)

    def crit_tokens(self) -> list[str]:
        return list(self._crit_tokens)

    def loot_tokens(self) -> list[str]:
        return list(self._loot_tokens)


def _shields(card: Item) -> bool:
    if not isinstance(card, WeaponCard | ArmourCard):
        return False
    printed = card.shields if isinstance(card, WeaponCard) else card.defence.shields
    return bool(printed) or (card.improved is not None and card.improved.shields > 0)


def _place(scene: Scene) -> campaign.Adventure:
    """A scene in the graph of the campaign: its arrows lead on."""
    return campaign.Adventure(scene.id, opens=tuple([way.to for way in scene.ways]))


def _natural(hero: HeroCard, files: Files) -> Defence:
    """What is on its board, or on its basic armour card: the side with its style, or the universal one (SS-VAR-01)."""
    if hero.defence is not None:
        return hero.defence
    basic = files.armours.basic
    own = [card.defence for card in basic if card.style in hero.styles]
    return own[0] if own else basic[0].universal


def _raw(craft: Craft) -> InventoryItem:
    """The raw treasure card of a gem or scales (SS-CRF-01)."""
    return InventoryItem(
        id=f"raw_{craft.id}", name=craft.raw, rank=craft.rank, kind="permanent", tags=("craft",), source=craft.source
    )


# --- the content in use -------------------------------------------------------------------------------------------


KINDS = (
    *("adventures", "heroes", "powers", "talents", "weapons", "armours", "artifacts", "inventory", "companions"),
    *("scrolls", "enemy_cards", "enemy_powers", "bosses", "events", "traps", "faces"),
)
"""What a pack may bring, as fields of the content."""


def read(folder: Path) -> Content:
    """Read and check a whole set of files; every problem found is in the one ContentError."""
    pack = _read_files(folder)
    return Content(pack.files, pack.digest)


def _read_files(folder: Path) -> Pack[Files]:
    pack: Pack[Files] = read_pack(folder, Files)
    consistency.check(pack)
    pack.require_sound()
    return pack


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
