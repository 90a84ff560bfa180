"""The board, the game's constants and its variants. Field names are those of the YAML files.

Every record carries the `source` of its numbers: a line of the rulebook, inferred, or proposed.
"""

from typing import Annotated, Literal

from msgspec import Meta

from tafelrunde.games.monster_lands.box.cards import Advantage, Card, DiceGrant, Name
from tafelrunde.games.monster_lands.box.effects import Amount, BuildingId, Color, Gain, Positive

SpaceKind = Literal["single", "double", "unlimited"]
TrackId = Literal["intro", "normal", "murderous"]
DifficultyId = Literal["intro", "normal", "hard", "murderous"]
OptionId = Literal["ambush_module", "queens_grant", "more_monsters", "extra_mercenaries"]
TieBreak = Literal["leader_reputation", "trophy_points", "gold", "shared_victory"]
Players = Annotated[int, Meta(ge=1, le=4)]

# Board (ML-CMP-20)


class Space(Card, frozen=True):
    """A die space: one die, two dice, or any number (ML-BLD-01)."""

    id: str
    kind: SpaceKind
    closed_at: tuple[Players, ...] = ()
    gold: Amount = 0
    brews: Amount = 0


class Building(Card, frozen=True):
    """A building of the fortress; spaces in board order (ML-BLD-01 … ML-BLD-08)."""

    id: BuildingId
    name: Name
    dice_allowed: Annotated[tuple[Color, ...], Meta(min_length=1)]
    haggle: bool
    panic_possible: bool
    spaces: Annotated[tuple[Space, ...], Meta(min_length=1)]
    source: str


class MissionSpot(Card, frozen=True):
    id: Literal["mission_a", "mission_b"]
    kind: Literal["dice_mission", "contract_mission"]
    paths: tuple[Literal["left", "right"], ...]
    source: str


class LandSpot(Card, frozen=True):
    id: Literal["land_a", "land_b"]
    used_at: tuple[Players, ...]
    source: str


class LandPathSlot(Card, frozen=True):
    """What the board prints at each path of a land, whatever tile lies there."""

    slot: Annotated[int, Meta(ge=1, le=4)]
    death_fame: Amount
    token_spaces: Amount
    source: str


class FortressPath(Card, frozen=True):
    id: Literal["fa_upper", "fa_lower"]
    guard: Advantage
    source: str


class FortressAccess(Card, frozen=True):
    """The fortress access; paths in the order in which they are resolved (ML-FOR-01 … ML-FOR-05)."""

    death_fame: Amount
    dice_allowed: tuple[Color, ...]
    paths: tuple[FortressPath, ...]
    source: str


class Board(Card, frozen=True):
    buildings: tuple[Building, ...]
    mission_spots: tuple[MissionSpot, ...]
    land_spots: tuple[LandSpot, ...]
    land_path_slots: tuple[LandPathSlot, ...]
    extra_token_dice_slots: Positive
    fortress_access: FortressAccess
    source: str


# Constants


class PlayerRange(Card, frozen=True):
    min: Positive
    max: Positive
    source: str


class GameEnd(Card, frozen=True):
    """After `rounds` rounds, or when somebody has `fame` (ML-OVR-03)."""

    rounds: Positive
    fame: Positive
    source: str


class Start(Card, frozen=True):
    """Per player (ML-SET-24 … ML-SET-26). `reputation` checks the start cards: the rules sum those."""

    fame: Amount
    reputation: Amount
    gold: Amount
    traps: Amount
    potions: Amount
    poisons: Amount
    shields: Amount
    source: str


class Limits(Card, frozen=True):
    """Storage and carrying limits (ML-ITM-14, ML-OUT-06, ML-BAZ-02); gold and clan size have none."""

    traps: Positive
    shields: Positive
    potions: Positive
    poisons: Positive
    potions_per_assignment: Amount
    poisons_per_assignment: Amount
    equipment_per_type: Positive
    source: str


class Floors(Card, frozen=True):
    fame: int
    reputation: int
    gold: int
    die_value: int
    source: str


class Displays(Card, frozen=True):
    """Open displays; at set-up the tavern needs one card of `tavern_start_reputation` or less per player."""

    tavern: Positive
    tavern_solo: Positive
    tavern_start_reputation: Amount
    hunting_lodge: Positive
    bazaar: Positive
    loot: Positive
    source: str


class Combat(Card, frozen=True):
    monster_hit_values: tuple[Annotated[int, Meta(ge=1, le=6)], ...]
    affinity_bonus_dice: Amount
    magic_discard_removes_monster_dice: Positive
    poison_bonus: Positive
    shield_blocks: Positive
    potion_prevents_wounds: Positive
    trophy_sale_gold_per_point: Amount
    dice_mission_runner_up_gold: Amount
    source: str


class Beer(Card, frozen=True):
    gold: Amount
    per_visit: Positive
    source: str


class Armory(Card, frozen=True):
    price_each: Amount
    max_per_action: Positive
    source: str


class Pawnbroker(Card, frozen=True):
    gold_per_die: Amount
    source: str


class Haggle(Card, frozen=True):
    min_price_per_purchase: Amount
    equal_counts_as: Literal["higher", "lower"]
    source: str


class FameTier(Card, frozen=True):
    """From `fame_min` fame up to the next tier: bonus dice and salary per paid member (table 14.3)."""

    fame_min: Amount
    dice: DiceGrant
    salary: Amount
    source: str


class RoundTrack(Card, frozen=True):
    """Extra monster dice in round 1, 2 …; a side of the round modifier tile, or printed (ML-CMP-16)."""

    id: TrackId
    extra_dice: tuple[Amount, ...]
    source: str


class WipeOut(Card, frozen=True):
    free_aspirants: Positive
    gold_refill_to: Amount
    source: str


class Scoring(Card, frozen=True):
    """`affinity_vp[n]` for n symbols, the last entry for more (ML-SCO-04)."""

    per_fame: Amount
    per_reputation: Amount
    per_trophy_point: Amount
    affinity_vp: Annotated[tuple[Amount, ...], Meta(min_length=1)]
    tie_breaks: tuple[TieBreak, ...]
    source: str


class ComponentCount(Card, frozen=True):
    count: Amount
    source: str


class ComponentCounts(Card, frozen=True):
    """How many of each there must be: checked when the content is loaded, read by no rule."""

    aspirants: ComponentCount
    start_leaders: ComponentCount
    start_mercenaries: ComponentCount
    tavern_mercenaries: ComponentCount
    extra_mercenaries: ComponentCount
    start_traps: ComponentCount
    improved_traps: ComponentCount
    protected_traps: ComponentCount
    ambushes: ComponentCount
    equipment: ComponentCount
    monsters_level_a: ComponentCount
    monsters_level_b: ComponentCount
    lands: ComponentCount
    path_tiles: ComponentCount
    loot: ComponentCount
    missions: ComponentCount
    panic_tiles: ComponentCount


class Config(Card, frozen=True):
    players: PlayerRange
    end: GameEnd
    start: Start
    limits: Limits
    floors: Floors
    displays: Displays
    combat: Combat
    beer: Beer
    armory: Armory
    pawnbroker: Pawnbroker
    haggle: Haggle
    fame_tiers: Annotated[tuple[FameTier, ...], Meta(min_length=1)]
    round_tracks: tuple[RoundTrack, ...]
    wipe_out: WipeOut
    scoring: Scoring
    component_counts: ComponentCounts


# Variants (ML-DIF-*, ML-AMB-*, ML-VAR-*, ML-SOL-*)


class Difficulty(Card, frozen=True):
    id: DifficultyId
    name: Name
    round_track: TrackId
    first_monsters_from: Literal["level_a", "all"]
    solo_win_score: Positive
    source: str
    default: bool = False


class Option(Card, frozen=True):
    """A module or variant that can be switched on; `players` are the player counts that may."""

    id: OptionId
    name: Name
    players: tuple[Players, ...]
    source: str
    default: bool = False


class QueensGrant(Card, frozen=True):
    """From that round on the start player takes one die and one of the gifts (ML-VAR-02)."""

    from_round: Positive
    die_choice: tuple[Color, ...]
    and_one_of: tuple[Gain, ...]
    source: str


class MoreMonsters(Card, frozen=True):
    rounds: tuple[Positive, ...]
    source: str


class Rival(Card, frozen=True):
    """`table[roll - 1]` is the building a neutral die blocks (ML-SOL-05)."""

    id: str
    name: Name
    dice_per_round: Positive
    table: Annotated[tuple[BuildingId, ...], Meta(min_length=6, max_length=6)]
    source: str


class Rank(Card, frozen=True):
    min: Amount
    name: Name


class Solo(Card, frozen=True):
    rival: Rival
    ranks: Annotated[tuple[Rank, ...], Meta(min_length=1)]
    source: str


class Variants(Card, frozen=True):
    difficulties: tuple[Difficulty, ...]
    options: tuple[Option, ...]
    queens_grant: QueensGrant
    more_monsters: MoreMonsters
    solo: Solo
