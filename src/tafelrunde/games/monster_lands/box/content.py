"""Everything printed in the box, loaded once from `content/*.yaml` and looked up by id."""

from functools import cache
from pathlib import Path

from msgspec import Struct

from tafelrunde.games.monster_lands.box import consistency
from tafelrunde.games.monster_lands.box.cards import (
    DiceGrant,
    Equipment,
    Land,
    Level,
    LootTile,
    Mercenary,
    MercenarySet,
    MissionTile,
    Monster,
    Name,
    PanicTile,
    PathTile,
    TrapTile,
)
from tafelrunde.games.monster_lands.box.config import (
    Board,
    Building,
    Config,
    Difficulty,
    LandSpot,
    Option,
    Space,
    Variants,
)
from tafelrunde.games.monster_lands.box.effects import Affinity
from tafelrunde.games.monster_lands.box.files import Files
from tafelrunde.games.monster_lands.box.packs import GAME, LAYERS
from tafelrunde.tabletop.pack_selection import PackSelection
from tafelrunde.tabletop.packs import Pack, read_pack

FOLDER = Path(__file__).parents[1] / "content"


class Content(Struct, frozen=True, eq=False):
    """The content by id, and the small questions the rules ask it. Each is itself only, and a key for what is kept."""

    mercenaries: dict[str, Mercenary]
    """The 36 named clan members; `mercenary()` knows aspirants too."""
    aspirant: Mercenary
    aspirant_count: int
    monsters: dict[str, Monster]
    lands: dict[str, Land]
    paths: dict[str, PathTile]
    equipment: dict[str, Equipment]
    traps: dict[str, TrapTile]
    loot: dict[str, LootTile]
    missions: dict[str, MissionTile]
    panic: dict[str, PanicTile]
    buildings: dict[str, Building]
    board: Board
    config: Config
    variants: Variants
    files: Files
    """What all of it was made from."""
    digest: str

    # Clan members

    def mercenary(self, id: str) -> Mercenary:
        """The card of a clan member: every aspirant_N has the one aspirant card (ML-CMP-07)."""
        card = self.mercenaries.get(id)
        if card is None:
            if not id.startswith("aspirant_"):
                raise KeyError(id)
            return self.aspirant
        return card

    def aspirants(self) -> list[str]:
        """The ids of the aspirant cards in the box."""
        return [f"aspirant_{n}" for n in range(1, self.aspirant_count + 1)]

    def start_cards(self, affinity: Affinity) -> tuple[str, str]:
        """Leader and start mercenary of a clan (ML-SET-20)."""
        (leader,) = (m.id for m in self._members("start_leader") if m.affinity == affinity)
        (mercenary,) = (m.id for m in self._members("start_mercenary") if m.affinity == affinity)
        return leader, mercenary

    def tavern_deck(self, extra: bool = False) -> list[str]:
        """The tavern's cards, with the extra ones if that option is on (ML-SET-02, ML-VAR-08)."""
        cards = self._members("tavern") + (self._members("extra") if extra else [])
        return [card.id for card in cards]

    def _members(self, set: MercenarySet) -> list[Mercenary]:
        return [card for card in self.mercenaries.values() if card.set == set]

    # Decks and tiles

    def monster_deck(self, level: Level | None = None) -> list[str]:
        """The monsters of one level, or all (ML-SET-09)."""
        return [card.id for card in self.monsters.values() if level is None or card.level == level]

    def trap_stack(self, ambush: bool = False) -> list[str]:
        """Kinds repeated by count, never start traps; the module adds its tiles (ML-SET-07, ML-AMB-01)."""
        classes = {"improved", "protected", "ambush"} if ambush else {"improved"}
        return [trap.id for trap in self.traps.values() if trap.cls in classes for _ in range(trap.count)]

    @property
    def start_trap(self) -> str:
        """The kind of trap that every clan starts with (ML-SET-25)."""
        return next(trap.id for trap in self.traps.values() if trap.cls == "start")

    # Board

    def open_spaces(self, building: str, players: int) -> tuple[Space, ...]:
        """The building's spaces that exist at that player count, in board order (ML-CNT-01)."""
        return tuple(space for space in self.buildings[building].spaces if players not in space.closed_at)

    def land_spots(self, players: int) -> tuple[LandSpot, ...]:
        """The land spots that exist at that player count (ML-SET-13)."""
        return tuple(spot for spot in self.board.land_spots if players in spot.used_at)

    def tavern_size(self, players: int) -> int:
        """Mercenaries in the tavern display (ML-SET-02)."""
        return self.config.displays.tavern_solo if players == 1 else self.config.displays.tavern

    def death_fame(self, slot: int | None) -> int:
        """Fame for a mercenary killed on path 1 … 4 of a land, or at the fortress access (None)."""
        if slot is None:
            return self.board.fortress_access.death_fame
        return self.board.land_path_slots[slot - 1].death_fame

    def token_spaces(self, slot: int) -> int:
        """Spaces for traps and shields at path 1 … 4 of a land (ML-LND-03)."""
        return self.board.land_path_slots[slot - 1].token_spaces

    # Tracks and scoring

    def tiers(self, fame: int) -> DiceGrant:
        """Bonus dice for fame (table 14.3)."""
        tier = max((t for t in self.config.fame_tiers if t.fame_min <= fame), key=lambda t: t.fame_min)
        return tier.dice

    def salary(self, fame: int) -> int:
        """Gold per paid member (table 14.3)."""
        tier = max((t for t in self.config.fame_tiers if t.fame_min <= fame), key=lambda t: t.fame_min)
        return tier.salary

    def extra_monster_dice(self, track: str, round: int) -> int:
        """Monster dice that the round track adds in round 1, 2 … (ML-CMP-16)."""
        return next(t for t in self.config.round_tracks if t.id == track).extra_dice[round - 1]

    def affinity_vp(self, symbols: int) -> int:
        """Victory points for that many symbols of one affinity (ML-SCO-04)."""
        table = self.config.scoring.affinity_vp
        return table[min(symbols, len(table) - 1)]

    # Variants

    def difficulty(self, id: str) -> Difficulty:
        return next(d for d in self.variants.difficulties if d.id == id)

    def options(self, players: int) -> tuple[Option, ...]:
        """The modules and variants on offer at that player count (ML-OVR-06, ML-SOL-03)."""
        return tuple(option for option in self.variants.options if players in option.players)

    def rank(self, score: int) -> Name:
        """The title a solo score earns (ML-SOL-07)."""
        ranks = self.variants.solo.ranks
        return max((r for r in ranks if r.min <= score), key=lambda r: r.min, default=ranks[0]).name


def read(folder: Path) -> Content:
    """Read and check a whole set of files; every problem found is in the one ContentError."""
    pack = _read_files(folder)
    return made_of(pack.files, pack.digest)


def _read_files(folder: Path) -> Pack[Files]:
    pack = read_pack(folder, Files)
    consistency.check(pack)
    pack.require_sound()
    return pack


def made_of(files: Files, digest: str) -> Content:
    """The content of files that were checked."""
    return Content(
        mercenaries={card.id: card for card in files.mercenaries.mercenaries},
        aspirant=files.mercenaries.aspirants.card,
        aspirant_count=files.mercenaries.aspirants.count,
        monsters={card.id: card for card in files.monsters.monsters},
        lands={card.id: card for card in files.lands.lands},
        paths={tile.id: tile for tile in files.paths.tiles},
        equipment={card.id: card for card in files.equipment.equipment},
        traps={tile.id: tile for tile in files.traps.traps},
        loot={tile.id: tile for tile in files.loot.tiles},
        missions={tile.id: tile for tile in files.missions.missions},
        panic={tile.id: tile for tile in files.panic.tiles},
        buildings={building.id: building for building in files.board.buildings},
        board=files.board,
        config=files.config,
        variants=files.variants,
        files=files,
        digest=digest,
    )


# --- the content in use -------------------------------------------------------------------------------------------

KINDS = ("mercenaries", "monsters", "lands", "paths", "equipment", "traps", "loot", "missions")
"""What a pack may bring, as fields of the content."""


@cache
def own_files() -> Pack[Files]:
    """The files of the box, read and checked once."""
    return _read_files(FOLDER)


def _laid(pack: Path | None, thoroughly: bool) -> Content:
    """The game's own files are few: they are always checked."""
    files = own_files() if pack is None else LAYERS.over(own_files(), pack)
    return made_of(files.files, files.digest)


PACKS = PackSelection(GAME, KINDS, _laid)
load = PACKS.load
made_from_content = PACKS.forget
"""Forget what was worked out from the content in use: modules that keep such things add their own here."""
