"""The state of a game of Sword & Sorcery: everything on the table, and where in the round we are.

Zones are named by column and row (`B3`), item cards by the codes of their copies (`knife`, `knife.2`), enemies by their
enemy cards (`giant_spider_1`). Decks are lists whose last card is on top. What changes rarely is a tuple or a frozen
Struct, so that copies share it.

Where we are: `phase` names the part of the round, `step` how far it is, `agenda` what has to be done before it goes on.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tafelrunde.games.sword_and_sorcery.effects.words import Bound, Restrictive, Until
from tafelrunde.games.sword_and_sorcery.state.journey import Challenge, Journey, Record
from tafelrunde.games.sword_and_sorcery.state.tasks import AnyTask
from tafelrunde.kernel.chance import GameState
from tafelrunde.tabletop.campaign import Gathering, Progress

Mode = Literal["adventure", "campaign"]
Foes = Literal["printed", "easier", "harder"]
"""Whether kinds of enemies are swapped for others of the same style and rank (SS-VAR-03)."""
Phase = Literal["setup", "time", "choose_hero", "hero_turn", "enemy_turn", "event", "journey", "over"]

# --- figures --------------------------------------------------------------------------------------------------------


class Conditions(msgspec.Struct):
    """What a figure suffers from (SS-CON-01)."""

    restrictive: Restrictive | Literal[""] = ""
    carried: bool = False
    """A stun received in the own turn or activation: it also covers the next one (SS-STN-02, SS-ECN-08)."""
    bound: Bound | Literal[""] = ""
    bleed: int = 0
    poison: int = 0
    fire: tuple[int, ...] = ()
    down: bool = False
    crits: tuple[str, ...] = ()
    """Red critical hit tokens (SS-CRT-05)."""


class Lasting(msgspec.Struct, frozen=True):
    """Effects that a figure has for a while (SS-USE-04, SS-TIM-08)."""

    key: str
    """Where they are printed: the effects of a Grant."""
    source: str
    until: Until
    by: str = ""
    """Whose card it is: its soul rank counts (SS-SOU-09)."""


class Figure(msgspec.Struct):
    """What heroes, companions, enemies and plagues have in common (SS-GEN-01)."""

    id: str
    zone: str = ""
    before: str = ""
    """The last other zone it stood in (SS-PSH-07)."""
    wounds: int = 0
    conditions: Conditions = msgspec.field(default_factory=Conditions)
    shields: int = 0
    """Temporary magic shields (SS-MSH-04); of enemies all."""
    passing: int = 0
    """Of them those that end in the next Time phase."""
    lasting: tuple[Lasting, ...] = ()
    damage: int = 0
    """Armour damage on its card or board (SS-ADM-01)."""
    hidden: bool = False
    """SS-HID-01."""


class Power(msgspec.Struct, frozen=True):
    """A power or talent card before a hero (SS-PWR-10)."""

    card: str
    recharge: int = 0
    """Hourglasses it shows; 0: ready."""
    running: int = 0
    """The level in use + 1 of a card that recharges only when its effect ends (SS-PWR-11); 0: none."""
    by: str = ""
    """The item that grants it beside the soul gem (SS-PWR-07)."""


class Hero(Figure, kw_only=True):
    """A hero and its board (SS-CMP-02)."""

    seat: int
    card: str = ""
    """The class."""
    rank: int = 1
    """Soul rank."""
    ghost: bool = False
    done: bool = False
    """The hero token lies face down (SS-CMBP-03)."""
    gold: int = 0
    main: str = ""
    offhand: str = ""
    armour: str = ""
    artifact: str = ""
    inventory: tuple[str, ...] = ()
    powers: tuple[Power, ...] = ()
    """In the order of acquisition (SS-PWR-04)."""
    talents: tuple[str, ...] = ()

    blessing: Literal["", "lesser", "greater"] = ""
    """The card of its nature, if it owns it (SS-BLS-03)."""
    rage: int = 0
    phials: tuple[str, ...] = ()
    key: bool = False
    """The magic key (SS-DOR-10)."""
    prayed: bool = False
    used: tuple[str, ...] = ()
    """What works once per adventure and has been used; once per round: with `/round` behind it (SS-GEN-09)."""


class Enemy(Figure, kw_only=True):
    """An enemy or a boss in play (SS-ENM-04)."""

    card: str
    """The enemy card, or the boss."""
    scroll: str
    """Of a boss: the side that lies up."""
    player: int = -1
    """Who is responsible (SS-ASG-02); -1: the active player (SS-ASG-07)."""
    powers: tuple[str, ...] = ()
    charges: dict[str, int] = {}
    trail: tuple[str, ...] = ()
    """The way it came (SS-EMV-07)."""
    dying: bool = False
    """It is dead; what its death triggers is under way (SS-EDT-06)."""
    half: bool = False
    """What happens once when it has lost half of its hit points has happened."""


class CompanionFigure(Figure, kw_only=True):
    """A companion or ally in play (SS-COM-01)."""

    card: str
    owner: int
    level: int = 1
    activated: bool = False
    """In this round (SS-COM-06)."""


class Plague(Figure, kw_only=True):
    """A plague token on the map (SS-PLG-01)."""

    kind: Literal["venom_biter", "nest"]


# --- a hero's turn --------------------------------------------------------------------------------------------------


class Turn(msgspec.Struct):
    """The turn of the active hero (SS-HTN-01)."""

    seat: int
    combat: int = 0
    standard: int = 0
    """Actions left."""
    move: Literal["before", "moving", "over"] = "before"
    points: int = 0
    """Movement points left (SS-MOV-01)."""
    slowed: bool = False
    """It may do only one of move, standard and combat action (SS-SLW-01)."""
    acted: bool = False
    """It has used the one action that a slowed hero has."""
    sprinted: bool = False
    prepared: Literal["", "yes", "used"] = ""
    """Prepare was declared (SS-STD-01)."""
    leaving: str = ""
    """Where it goes after the opportunity attacks (SS-ENG-08)."""
    struck_in: str = ""
    """The enemies of this zone have struck at it: it may leave without more (SS-ENG-16)."""
    free_tried: tuple[str, ...] = ()
    """Kinds of free actions that a blinded hero has tried (SS-BLD-02)."""
    seen: bool = False
    """A blinded hero's save for the move action succeeded."""
    used: tuple[str, ...] = ()
    """What works once per turn and has been used."""
    safe: bool = False
    """Leaving provokes no opportunity attacks this turn."""
    ghost: tuple[str, ...] = ()
    """Ghost actions used: soul_cry, return, movement (SS-GHO-01)."""
    changing: bool = False
    """Equipment is being changed, one card after the other (SS-STD-07)."""
    ended: bool = False


# --- the map --------------------------------------------------------------------------------------------------------


class ItemState(msgspec.Struct, frozen=True):
    """What differs on one copy of a card from what is printed."""

    damage: int = 0
    """Armour damage (SS-ADM-01)."""
    spent: int = 0
    """Magic shields that are gone until the next Time phase (SS-MSH-05)."""
    charges: int = 0
    improved: bool = False
    craft: str = ""
    craft_side: int = 0


NEW_ITEM = ItemState()


class Portal(msgspec.Struct, frozen=True):
    symbol: str
    zone: str
    open: bool


class Token(msgspec.Struct, frozen=True):
    """A token of a power in a zone: whose it is, how far it works."""

    kind: Literal["dome_of_resistance", "dome_of_strength", "alchemical_trap", "spider_web", "spell"]
    zone: str
    owner: str = ""
    radius: int = 0


class Drop(msgspec.Struct, frozen=True):
    """What lies in a zone: face-down treasures, loot tokens, cards, coins (SS-FRE-03, SS-EDT-02)."""

    gold: int = 0
    loot: tuple[str, ...] = ()
    treasures: tuple[str, ...] = ()
    """Face down."""
    items: tuple[str, ...] = ()
    key: bool = False


NOTHING = Drop()


class LastingState(GameState, kw_only=True):
    """What lasts from one adventure of a campaign to the next: the progress sheet (SS-CAM-01)."""

    players: int
    """Seats; who takes part is in `heroes` (SS-CAM-02)."""
    mode: Mode = "adventure"
    choosing: bool = True
    """Heroes, powers and equipment are chosen at set-up; otherwise recommended ones are taken."""
    foes: Foes = "printed"

    # the party
    heroes: list[Hero]
    """Those who take part, in order of their seats."""
    home: list[Hero] = []
    """Those who stay at home (SS-CAM-02)."""
    shards: int = 0
    items: dict[str, ItemState] = {}
    """Cards that are not as printed, by code."""
    spoils: tuple[str, ...] = ()
    """Cards that the party got and has not shared out yet."""
    stock: list[str] = []
    stored: tuple[str, ...] = ()
    """Other cards that the party keeps with the stock (SS-STK-02)."""
    emporium: list[str] = []
    hired: dict[str, int] = {}
    """Mercenaries, and which hero's they are (SS-COM-04, SS-COM-18)."""

    # the story
    journey: Journey | None = None
    """Between two adventures."""
    scene: str = ""
    """Where the party is on the realm map (SS-JRN-05)."""
    progress: Progress = msgspec.field(default_factory=Progress)
    """Scenes that are open, done, and passed by for good."""
    gathering: Gathering = msgspec.field(default_factory=Gathering)
    chronicle: tuple[Record, ...] = ()
    notes: tuple[str, ...] = ()
    """What the story has noted for good."""
    visited: tuple[str, ...] = ()
    """Locations (SS-LOC-01)."""
    hourglasses: int = 0
    """The time reserve (SS-JRN-04)."""
    buildings: tuple[str, ...] = ()
    """Building cards that the party has found (SS-LOC-04)."""
    challenges: tuple[Challenge, ...] = ()


class State(LastingState, kw_only=True):
    """The whole table."""

    adventure: str

    # where we are
    phase: Phase = "setup"
    step: int = 0
    round: int = 1
    agenda: list[AnyTask] = []
    turn: Turn | None = None
    active: int = 0
    """The (last) active hero (SS-CMBP-01, SS-EVT-14)."""
    result: Literal["", "won", "lost"] = ""
    reason: str = ""
    """The rule by which the adventure ended."""
    brought: tuple[str, ...] = ()
    """Adventure cards that the party had before (SS-END-03)."""
    reached: tuple[int, ...] = ()
    """The highest soul ranks of the heroes since they set out, in a campaign (SS-RUL-11)."""

    # figures
    enemies: list[Enemy] = []
    companions: list[CompanionFigure] = []
    plagues: list[Plague] = []
    threat: int = -1
    """The threatening hero (SS-THR-01)."""
    threat_level: int = 0

    # the map
    shut: tuple[str, ...] = ()
    """Closed doors and wall tokens, by border."""
    locks: tuple[str, ...] = ()
    """Magic locks: borders, or zones of chests (SS-DOR-09)."""
    barriers: tuple[tuple[str, str], ...] = ()
    difficult: tuple[str, ...] = ()
    dangerous: tuple[str, ...] = ()
    fires: dict[str, int] = {}
    """Fire tokens in zones, by level (SS-FIR-03)."""
    poisons: dict[str, int] = {}
    shadows: dict[str, tuple[str, ...]] = {}
    """Face-down shadow tokens by zone (SS-SHD-01)."""
    chests: dict[str, str] = {}
    searches: dict[str, str] = {}
    altars: dict[str, bool] = {}
    portals: tuple[Portal, ...] = ()
    waypoints: dict[str, str] = {}
    """By zone, those that were not triggered."""
    tokens: tuple[Token, ...] = ()
    lying: dict[str, Drop] = {}
    flags: tuple[str, ...] = ()
    """What the story has noted."""
    goal: str = ""
    """What victory asks for since the story has changed it; empty: what it asked for first (SS-MOD-07)."""
    killed: tuple[str, ...] = ()
    """Enemy cards and bosses that were killed."""
    fallen: tuple[str, ...] = ()
    """Companions that were killed."""
    opened: int = 0
    """Chests that were opened."""
    daytime: Literal["", "day", "night"] = ""
    """SS-EVT-16."""
    day_card: str = ""
    """The Day or Night event beside the deck (SS-EVT-06)."""
    later: tuple[str, ...] = ()
    """Operations at the end of the next Time phase (SS-TIM-12)."""
    spawning: str = ""
    """The event whose enemies appear after its other effects (SS-EVT-02)."""
    next_spawn: int = 0
    """The next standard event spawns so many more enemies."""

    # decks and discards (SS-SET-01, SS-SET-02)
    activation_deck: list[str] = []
    activation_discard: list[str] = []
    power_deck: list[str] = []
    power_discard: list[str] = []
    trap_deck: list[str] = []
    trap_discard: list[str] = []
    treasure_deck: list[str] = []
    treasure_discard: list[str] = []
    enemy_deck: list[str] = []
    enemy_discard: list[str] = []
    event_deck: list[str] = []
    event_up: list[str] = []
    """Events that lie face up on the deck, the uppermost last (SS-EVT-02, SS-EVT-11)."""
    event_discard: list[str] = []
    crit_deck: list[str] = []
    crit_discard: list[str] = []
    loot_deck: list[str] = []
    loot_discard: list[str] = []
    shadow_deck: list[str] = []
    shadow_discard: list[str] = []
    removed: list[str] = []
    """Cards out of the game (SS-EDT-05)."""
