"""The state of a game of Massive Darkness: everything on the table, and where in the round we are.

Cards are the codes of their copies (`S027`), zones their places on the board (`B3`), enemies the type of their figures
(`goblin_archers`, a second one `goblin_archers_2`). Decks are lists whose last card is on top. What changes rarely is a
tuple or a frozen Struct, so that copies share it.

Where we are: `phase` names the part of the round, `agenda` what has to be done before the phase goes on, the next task
last. A task stays on the agenda until it is finished, so that the rules can go on from any checkpoint.
"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from tafelrunde.games.massive_darkness.effects import AttackKind, Token
from tafelrunde.games.massive_darkness.state.tasks import AnyTask
from tafelrunde.kernel.chance import GameState
from tafelrunde.tabletop.campaign import Played, Stay

Phase = Literal[
    "setup", "round_start", "hero_phase", "enemy_phase", "experience", "event", "end_phase", "interlude", "over"
]
Mode = Literal["single", "campaign", "random_campaign"]
"""One quest, or all of them with the same heroes, in order or not (MD-OVR-02, MD-CAM-15)."""

Tally = Literal["attacks", "deaths", "guardians", "healed", "mini_xp", "minions", "wounds", "xp"]

# --- figures ------------------------------------------------------------------------------------------------------


class LastingHero(msgspec.Struct):
    """What a hero keeps from one quest to the next (MD-CAM-13)."""

    seat: int
    card: str = ""
    sheet: str = ""
    """The class."""
    xp: int = 0
    mini_xp: int = 0
    skills: tuple[int, ...] = ()
    """How many skills of each line of the class sheet are bought."""
    body: str = ""
    hands: tuple[str, ...] = ()
    pack: tuple[str, ...] = ()
    """Cards not in a slot: items and consumables among them are always equipped (MD-EQP-06)."""
    tally: dict[Tally, int] = {}
    """What the hero has done so far, for statistics: no rule reads it."""


class Hero(LastingHero):
    """A hero, its dashboard and its class sheet (MD-CMP-27), and how it fares in the quest."""

    zone: str = ""
    health: int = 0
    stunned: bool = False
    escaped: bool = False
    things: dict[str, int] = {}
    """Quest items (MD-TRD-09)."""

    @property
    def dead(self) -> bool:
        return self.health <= 0

    @property
    def present(self) -> bool:
        """Alive and on the board: everybody else is ignored (MD-HRO-06, MD-ACT-10)."""
        return self.health > 0 and not self.escaped


class Enemy(msgspec.Struct):
    """One enemy card in play with all its figures (MD-ENM-01)."""

    id: str
    card: str
    zone: str
    health: int
    """Of the leader, harbinger or wandering monster; 0 if the leader is dead (MD-HRD-13)."""
    minions: tuple[int, ...] = ()
    """The health of each living minion."""
    treasure: str = ""
    stunned: bool = False
    patrol: Literal["start", "exit"] = "start"
    """Where it heads while no hero can be found (MD-TGT-17, MD-TGT-18)."""
    quest: str = ""
    """The name that the quest gives it."""
    for_events: bool = True
    """Whether it counts as a wandering monster for event cards (MD-OBJ-06)."""
    penalty: int = 0
    """Attack dice it rolls less in its next reaction (MD-REA-15)."""


# --- a hero's activation and a combat -----------------------------------------------------------------------------


class Activation(msgspec.Struct):
    """The activation of one hero: what it may still do, and what it has done (chapter 5.5)."""

    seat: int
    stage: Literal["start", "actions", "reactions"] = "start"
    actions: int = 0
    typed: dict[str, int] = {}
    """Extra actions of a kind, by the card they come from: `melee:A02` (MD-ACT-05)."""
    granted: tuple[str, ...] = ()
    """Effects whose extra action is counted above: each gives one (MD-EQP-19)."""
    begun: bool = False
    """An action has been taken: the level is checked after each (MD-LVL-04)."""
    moving: bool = False
    points: int = 0
    """Movement points left in the Move action in progress."""
    moved: bool = False
    attacked: tuple[str, ...] = ()
    """Enemies that will react (MD-REA-01)."""
    used: tuple[str, ...] = ()
    """Effects used that work once per activation (MD-EFF-02)."""
    maneuvers: tuple[int, ...] = ()
    """Heroes who used their maneuver in it; enemies' activations in between have their own list (MD-MAN-02)."""
    extra: bool = False
    """An additional activation (MD-EQP-21)."""
    another: bool = False
    """An additional activation follows."""


Side = Literal["attack", "defense"]
SIDES: tuple[Side, Side] = ("defense", "attack")
"""In the order in which they have their say (MD-COM-10)."""
Before = Literal["declare", "protect", "attacked", "prepare_defense", "prepare_attack", "pools", "dice"]
After = Literal["rerolls", "blanks", "defense", "attack", "wounds", "after", "rewards"]
Stage = Before | After
"""The steps of a combat in their order, before the roll and after it (MD-COM-01)."""
BEFORE_THE_ROLL: tuple[Before, ...] = get_args(Before)


class DieChange(msgspec.Struct, frozen=True):
    """Before the roll a die comes to a pool or leaves it, and its colour is open (MD-POOL-09, MD-SKL-21, MD-REA-15)."""

    pool: Side
    owner: Side | None
    """The side whose effect it is, which chooses; None where the players choose for an enemy."""
    source: str = ""
    all: bool = False
    """All dice of the pool leave."""


class Combat(msgspec.Struct):
    """One attack in progress (MD-COM-01); figures are heroes `hero:0` or enemies `enemy:goblin_archers`."""

    attacker: str
    defender: str
    kind: AttackKind
    distance: int
    action: str = ""
    """What made it possible, beyond a plain action: its `with` counts (MD-KEY-09, MD-KEY-10)."""
    stage: Stage = "declare"
    protectors: tuple[int, ...] = ()
    """Heroes who may still take the attack upon themselves (MD-SKL-13)."""
    refused: tuple[str, ...] = ()
    """Effects for which nobody would pay the blood toll (MD-CND-03)."""
    to_add: tuple[DieChange, ...] = ()
    """Dice still to be added before the roll (MD-POOL-09)."""
    to_remove: tuple[DieChange, ...] = ()
    """Dice still to be taken away, after the cap (MD-DIE-05)."""
    asked: tuple[str, ...] = ()
    """Effects of this stage that have been used or left."""
    put_off: tuple[str, ...] = ()
    """Re-rolls that wait until another was used or left (MD-RUL-46)."""
    active: tuple[str, ...] = ()
    """Effects that were paid for before the roll (maneuvers, Bloodrage)."""
    used: dict[str, int] = {}
    """How often each enchantment or re-roll was used."""
    used_up: tuple[str, ...] = ()
    """Effects that an earlier attack of the same activation has used for good (MD-EFF-02)."""
    doing: str = ""
    """The effect that is being carried out, by its key."""
    done: int = 0
    """How many of its operations are done."""
    choices: tuple[int, ...] = ()
    """Which lists of its operations the owner has picked (MD-EQP-22)."""
    picked: tuple[int, ...] = ()
    """The dice picked so far for the operation in progress."""
    attack_dice: list[int] = []
    defense_dice: list[int] = []
    rerolled: bool = False
    filled: tuple[int, ...] = ()
    """Blank attack dice that were given symbols, by their places: they are blank no more (MD-EFF-12)."""
    swords: list[tuple[str, int]] = []
    """Swords beside the dice, with their source."""
    shields: list[tuple[str, int]] = []
    wounds: list[tuple[str, int]] = []
    """Automatic wounds, with their source."""
    attack_bams: int = 0
    """Symbols beside the dice, less those spent or cancelled."""
    attack_diamonds: int = 0
    defense_bams: int = 0
    defense_diamonds: int = 0
    stun: bool = False
    stun_attacker: bool = False
    pull: bool = False
    splash: bool = False
    again: bool = False
    kill: str = ""
    """What kills the defender at once (MD-COM-18)."""
    survive: int = 0
    """Health the defender keeps instead of dying (MD-SKL-17)."""
    was_stunned: bool = False
    """The defender was stunned when the attack began (MD-SKL-19)."""
    recipient: Literal["", "minions", "leader"] = ""
    """Whom the wounds hit, where there is a choice (MD-STN-08, MD-HRD-05)."""
    first: int = 0
    """Health of the minion that is hit first (MD-HRD-09)."""
    thorns: int = 0
    """Wounds the attacker will suffer in step 8."""
    dealt: int = 0
    """Wounds of the attack after everything (step 7)."""
    total_swords: int = 0
    total_shields: int = 0

    def pool(self, side: Side) -> list[int]:
        """The dice of a side."""
        return self.attack_dice if side == "attack" else self.defense_dice


# --- between quests -----------------------------------------------------------------------------------------------


InterludeStage = Literal["losses", "verdict", "market", "talk", "stalls", "barter", "limit", "starting", "begin"]


class LastingInterlude(Stay):
    """Between two quests of a campaign (chapter 10): what is remembered from stage to stage."""

    stage: InterludeStage
    repeat: bool = False
    """The lost quest is played again (MD-CAM-18)."""
    stalls: tuple[str, ...] = ()
    """The open cards of the market (MD-MKT-02)."""
    used: tuple[str, ...] = ()
    """Trade actions that heroes have used: `sell:0`, `swap:2` (MD-MKT-05)."""


class Interlude(LastingInterlude):
    """And what belongs to the stage in progress."""

    trader: int = -1
    """The hero at the stalls."""
    down: tuple[str, ...] = ()
    """Cards put down in the exchange in progress, still the hero's."""
    wanted: str = ""
    """The first card chosen in the exchange in progress, still in the market."""
    settled: tuple[str, ...] = ()
    """Cards that have changed hands in this stage: they stay where they are."""


class Record(msgspec.Struct, frozen=True):
    """How one quest of a campaign went, for those who look back: no rule reads it."""

    quest: str
    won: bool
    rounds: int
    level: int
    """Of the game when the quest was over."""
    deaths: int
    markers: int
    """Left on the Lifebringer."""
    heroes: tuple[int, ...]
    """The level of each hero (MD-CAM-05)."""
    gear: float
    """The mean level of what the heroes can take along, the six best cards of each (MD-CAM-14)."""


# --- the board ----------------------------------------------------------------------------------------------------


class Objective(msgspec.Struct, frozen=True):
    """An objective token on the board; `hidden`: face down (MD-OBJ-02); `marker`: it only marks a place (MD-PCK-11)."""

    kind: Token
    zone: str
    hidden: bool = False
    marker: bool = False


class Pillar(msgspec.Struct, frozen=True):
    """A pillar of the quest, by its number in the content (MD-OBJ-03)."""

    number: int
    zone: str
    health: int = 0
    border: str = ""
    """The border it blocks."""


ADVISED = -1
"""As many markers on the Lifebringer as are advised for the quest and the number of heroes (MD-RUL-39)."""


class Lasting(GameState, kw_only=True):
    """What lasts from one quest of a campaign to the next."""

    players: int
    heroes_option: str = "choose"
    markers: int = 2
    """Markers that the Lifebringer starts every quest with (MD-VAR-01), or ADVISED."""
    mode: Mode = "single"
    route: tuple[str, ...] = ()
    """The quests of the campaign that are still to come (MD-CAM-15)."""
    chronicle: tuple[Played, ...] = ()
    """The quests of the campaign that are over, each won or lost."""
    records: tuple[Record, ...] = ()
    """How they went."""
    interlude: Interlude | None = None
    heroes: list[Hero]
    first_player: int = 0
    changes: str = ""
    """What a position has changed about the content, for this match only: see `box.changes`."""


class State(Lasting, kw_only=True):
    """The whole table: all the rest belongs to one quest."""

    quest: str = "tutorial"

    # where we are
    phase: Phase = "setup"
    round: int = 1
    agenda: list[AnyTask] = []
    activation: Activation | None = None
    commander: Activation | None = None
    """The activation that waits while another hero takes a commanded action (MD-KEY-04)."""
    combat: Combat | None = None
    acted: int = 0
    """How many seats have had their turn in this phase, from the first player on."""
    maneuvers: tuple[int, ...] = ()
    """Heroes who used their maneuver in the enemy's activation in progress (MD-MAN-03)."""
    result: Literal["", "won", "lost"] = ""
    reason: str = ""
    """The rule by which the game ended."""

    # the party
    lifebringer: int = 2
    level: int = 1

    # the board
    enemies: list[Enemy] = []
    shut: tuple[str, ...] = ()
    """Closed doors and blocked borders."""
    gone: tuple[str, ...] = ()
    """Zones that no longer exist."""
    unexplored: tuple[str, ...] = ()
    """Rooms of chambers never opened (MD-DOR-03)."""
    treasure: dict[str, tuple[int, int]] = {}
    """Normal and special treasure tokens by zone."""
    objectives: list[Objective] = []
    pillars: list[Pillar] = []
    more_tokens: tuple[tuple[int, str], ...] = ()
    """Level tokens beside the board's own: value and zone (MD-CAM-09)."""
    marks: dict[str, int] = {}
    """What the quest counts."""
    relic: str = ""
    """The card that the quest is about (MD-Q3-04)."""

    # decks and discards (MD-DCK-01); guards and treasures by level
    guard_decks: list[list[str]] = []
    guard_discards: list[list[str]] = []
    treasure_decks: list[list[str]] = []
    treasure_discards: list[list[str]] = []
    lesser_deck: list[str] = []
    lesser_discard: list[str] = []
    greater_deck: list[str] = []
    greater_discard: list[str] = []
    door_deck: list[str] = []
    door_discard: list[str] = []
    event_deck: list[str] = []
    event_discard: list[str] = []
    artefact_deck: list[str] = []
    removed: list[str] = []
    """Cards out of the game (MD-DCK-06)."""
