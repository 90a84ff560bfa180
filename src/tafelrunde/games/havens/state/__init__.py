"""The state of a scenario: everything, as plain data. What seldom changes is frozen, so that copies share it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from tafelrunde.games.havens.box.cards import Half
from tafelrunde.games.havens.box.scenarios import Map, OverlayKind
from tafelrunde.games.havens.box.vocabulary import ELEMENTS, ConditionName
from tafelrunde.games.havens.state.attack import AttackAbility
from tafelrunde.games.havens.state.progress import CreatureTurn, Progress
from tafelrunde.kernel.chance import GameState
from tafelrunde.tabletop.hexes import Hex

Phase = Literal[
    "classes",
    "training",
    "scenario_effects",
    "battle_goals",
    "equipment",
    "hands",
    "placing",
    "selection",
    "initiative",
    "turns",
    "cleanup",
    "short_rests",
    "round_end",
    "over",
]
"""Set-up in its order (GH-SET-01), then the steps of a round (GH-RND-01)."""

Side = Literal["hero", "monster"]
FigureKind = Literal["hero", "monster", "summon", "ally", "object"]
FigureRank = Literal["", "normal", "elite", "boss", "named"]

STRONG, WANING, INERT = 2, 1, 0

USUALLY_UNASKED = ("parts", "ways", "order", "ends", "early_rest")
"""What players are asked only if they wish it: see `rules.choices.asking` (GH-RUL-76)."""


class Mark(Struct, frozen=True):
    """A condition on a figure (GH-CON-01)."""

    what: ConditionName
    fresh: bool = False
    """Given during the figure's own turn, which does not count (GH-CON-05)."""
    permanent: bool = False
    """By a scenario's rule: it is renewed whenever it would end."""


class Bonus(Struct, frozen=True):
    """A shield, retaliate or guard that a figure has for a time."""

    source: str
    """The card or item that gives it; empty: a monster's own card."""
    shield: int = 0
    retaliate: int = 0
    range: int = 1
    """How far the attacker may stand to be hit by retaliate."""
    guard: bool = False
    """Attacks on the figure have disadvantage."""
    lasts: Literal["round", "card", "scenario"] = "round"


class Figure(Struct, kw_only=True):
    """Whoever stands on the map: a character, monster, summon, allied figure, or an object with hit points.

    Ids: a character's is its class (`brute`), a monster's is its type and standee number (`bandit_guard:3`) or, if the
    scenario names it, scenario and name (`110-leader`); a summon's is its kind and a running number (`rat_swarm:1`).
    """

    id: str
    kind: FigureKind
    side: Side
    type: str
    at: Hex
    hp: int
    most: int
    rank: FigureRank = ""
    number: int = 0
    marks: tuple[Mark, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    owner: int = -1
    """The hero that summoned it."""
    summoned: bool = False
    """Summoned or spawned: it leaves no coin (GH-MON-06)."""
    entered: int = 0
    """The round in which it came."""
    acted: bool = False
    """It has had its turn this round."""
    room: int = 0
    """The room with which it was revealed."""


class ActiveCard(Struct, frozen=True):
    """A card in the active area (GH-ACT-01)."""

    card: str
    half: Half
    lasts: Literal["round", "persistent"]
    lost: bool
    """Where it goes afterwards."""
    used: int = 0
    """How many of its use slots are used (GH-ACT-03)."""
    summon: str = ""
    """The figure it keeps in play (GH-SUM-04)."""


class ItemCard(Struct, frozen=True):
    """An equipped item (GH-ITM-04)."""

    id: str
    state: Literal["ready", "spent", "consumed"] = "ready"
    used: int = 0
    """Charges used (GH-ITM-09)."""


class Character(Struct, frozen=True, kw_only=True):
    """Who enters a scenario and leaves it changed (GH-DAT-02)."""

    cls: str
    level: int = 1
    name: str = ""
    xp: int = 0
    gold: int = 0
    checks: int = 0
    perks: tuple[str, ...] = ()
    """Perk ids, one for each box that is ticked."""
    items: tuple[str, ...] = ()
    """All owned items."""
    pool: tuple[str, ...] = ()
    """The ability cards it may choose its hand from."""


class Agreement(Struct, frozen=True, kw_only=True):
    """What the table settled before the scenario, as far as the set-up has to carry it out."""

    characters: int
    classes: tuple[str, ...] = ()
    """For each character its class; empty: chosen at the table (GH-OVR-03)."""
    level: int = 1
    """The level of the characters."""
    difficulty: str = "normal"
    """A word of table T9, or a scenario level as a number (GH-LVL-04)."""


class DungeonRoom(Struct, frozen=True, kw_only=True):
    """A room of a random adventure (GH-RDG-02): its two cards, and how its map was turned and moved."""

    card: str
    encounter: str
    turns: int
    by: Hex
    """The hex of the card's (0, 0)."""
    entrance: Hex
    penalty: Literal["", "minor", "major"] = ""


class ModifierDeck(Struct):
    """A modifier deck; the last card is the top."""

    draw: list[str] = []
    discard: list[str] = []
    shuffle: bool = False
    """A card was drawn that makes it be reshuffled at the end of the round (GH-CLN-01)."""
    known: int = 0
    """So many cards on top have been looked at by the owner."""


class MonsterDeck(Struct):
    """A monster ability deck; the last card is the top."""

    draw: list[str] = []
    discard: list[str] = []
    card: str = ""
    """The card revealed this round."""


class Hero(Struct, kw_only=True):
    """A character in the scenario (GH-DAT-03); where it stands and its hit points are its figure's."""

    index: int
    seat: int
    character: Character
    hand: list[str] = []
    chosen: list[str] = []
    """The cards selected for the round and not yet played, the leading one first (GH-DAT-04)."""
    discard: list[str] = []
    lost: list[str] = []
    active: list[ActiveCard] = []
    items: list[ItemCard] = []
    deck: ModifierDeck = field(default_factory=ModifierDeck)
    initiative: int = 0
    second: int = 0
    """The initiative of the other card (GH-INI-05)."""
    resting: bool = False
    """A long rest was declared (GH-RST-05)."""
    played: Literal["", "top", "bottom"] = ""
    """The half that was played first this turn (GH-TRN-02)."""
    performing: str = ""
    """The half that is being carried out: `BR-01:top`; its card is still among the chosen ones (GH-TRN-04)."""
    progress: Progress | None = None
    """How far that is."""
    goals: tuple[str, ...] = ()
    """Battle goals: dealt two, kept one (GH-SET-04)."""
    xp: int = 0
    coins: int = 0
    loot: tuple[str, ...] = ()
    """Loot cards that it drew."""
    treasures: tuple[int, ...] = ()
    gold: int = 0
    """Gold from treasures; coins are turned into gold at the end (GH-LOT-10)."""
    found: tuple[str, ...] = ()
    """Items from treasures, to be equipped from the next scenario on (GH-LOT-07)."""
    exhausted: bool = False
    escaped: bool = False
    tally: dict[str, int] = {}
    """Counters for battle goals and statistics."""
    seen: tuple[str, ...] = ()
    """Cards that everybody has seen in this scenario: where they are not, they must be in hand."""
    ready: bool = False
    """Its part of the present phase is done (training, placing, short rests)."""
    watching: bool = False
    """Its player wants to be asked between turns whether a bonus ends (GH-RUL-72)."""
    unasked: tuple[str, ...] = USUALLY_UNASKED
    """What its player does not want to be asked: see `rules.choices.asking` (GH-RUL-76)."""

    @property
    def id(self) -> str:
        """The id of its figure."""
        return self.character.cls


class Slot(Struct, frozen=True):
    """A place in the initiative order: a character, a monster type, or allied figures (GH-INI-03)."""

    initiative: int
    kind: Literal["hero", "monsters", "ally"]
    id: str


class Overlay(Struct, frozen=True, kw_only=True):
    """An overlay tile on the map (GH-DAT-30)."""

    id: str
    kind: OverlayKind
    name: str
    at: tuple[Hex, ...]
    damage: int = 0
    cond: tuple[ConditionName, ...] = ()
    room: int = 0


class Chest(Struct, frozen=True):
    """A treasure tile on the map."""

    at: Hex
    number: int = 0
    goal: bool = False


class State(GameState, kw_only=True):
    """A scenario being played."""

    players: int
    """Seats; a seat may run several characters (GH-SOL-01)."""
    scenario: str
    level: int = 0
    """The scenario level (GH-LVL-01); `adjusted` raises monsters and traps by one (GH-SOL-02)."""
    adjusted: bool = False
    variants: tuple[str, ...] = ()
    """Optional rules in force: `reduced_randomness`, `permanent_death`, `open_hands`."""
    preparation: Literal["quick", "full"] = "quick"
    agreed: Agreement = Agreement(characters=2)
    phase: Phase = "classes"
    round: int = 0
    heroes: list[Hero] = []
    map: Map = Map(rooms=())
    rooms: tuple[int, ...] = ()
    """Rooms revealed so far."""
    opened: tuple[str, ...] = ()
    """Doors open so far, and `unlocked` those that were locked and are no more."""
    unlocked: tuple[str, ...] = ()
    figures: list[Figure] = []
    overlays: list[Overlay] = []
    coins: list[Hex] = []
    chests: list[Chest] = []
    elements: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ELEMENTS, INERT))
    struck: tuple[Hex, ...] = ()
    """The hexes of the area of the last attack in the action that is being performed."""
    taken: tuple[int, ...] = ()
    """Numbered treasures that were looted in earlier scenarios of this world (GH-LOT-09)."""
    infused: list[str] = []
    """Elements infused in this turn, Strong at its end (GH-ELE-03)."""
    decks: dict[str, MonsterDeck] = {}
    monster_modifiers: ModifierDeck = field(default_factory=ModifierDeck)
    further_modifiers: dict[str, ModifierDeck] = {}
    """Modifier decks of others than characters and monsters, where the game has them: of allied figures."""
    loot_deck: list[str] = []
    """Cards that are drawn for what the dead leave, where the game has them; the last card is the top."""
    blesses: int = 10
    hero_curses: int = 10
    monster_curses: int = 10
    """Supplies (GH-DAT-15, GH-DAT-16)."""
    goal_deck: list[str] = []
    order: list[Slot] = []
    turn: int = 0
    """The place in the order whose figures act now."""
    acting: str = ""
    """The figure whose turn it is."""
    step: Literal["", "start", "actions", "end"] = ""
    """How far a character's turn is."""
    creature: CreatureTurn | None = None
    """How far the turn of anybody else is."""
    attack: AttackAbility | None = None
    """The attack that the acting figure performs, and how far it is."""
    strike: AttackAbility | None = None
    """What saves before rules version 4 call `attack`: see `go_by_new_names`."""
    interrupts: list[str] = []
    """Revealed or spawned monsters that act as soon as the current turn is over (GH-REV-06)."""
    reveal_initiative: int = 0
    boons: dict[str, tuple[int, ...]] = {}
    """By monster type: which augments of this round's card have been paid for (GH-ELE-10)."""
    kindled: dict[str, tuple[str, ...]] = {}
    """By monster type: elements that its own card infused this round, which it can't consume (GH-ELE-13)."""
    fired: tuple[int, ...] = ()
    """Special rules that have happened."""
    result: Literal["", "won", "lost"] = ""
    """Decided, and carried out at the end of the round (GH-END-02)."""
    because: str = ""
    serial: int = 0
    """The next number for an id."""
    kills: dict[str, int] = {}
    """Dead monsters by type."""
    looted_goals: int = 0
    room_deck: list[str] = []
    encounter_deck: list[str] = []
    dungeon: tuple[DungeonRoom, ...] = ()
    """The rooms of a random adventure so far."""
    penalties: tuple[str, ...] = ()
    """Which penalty the rooms of a random adventure have (GH-RDG-10)."""
    last_kill: int = -1
    """The hero that made the last kill so far; -1: nobody."""
    first_kill: int = -2
    """The hero that made the first one; -2: there was none yet."""

    def go_by_new_names(self) -> None:
        """In a state of an older save, put what was under way where it is sought now."""
        if self.strike is not None:
            self.attack, self.strike = self.strike, None
            self.attack.now, self.attack.blow = self.attack.blow, None
