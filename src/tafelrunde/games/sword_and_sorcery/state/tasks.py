"""Tasks: what has to be done before the phase goes on, each with all that is needed to go on with it.

The agenda is a stack: the last task is worked on. A task that needs something else done first puts it on top and
returns; it goes on from where its own fields say. A task is taken off when it is finished.

Figures are named `hero:0`, `enemy:giant_spider_1`, `companion:dharma`, `plague:nest_1`. Lists of operations are named
by the place where they are printed: `powers/judgement/levels/0/use/do` (`box.content.Content.operations`).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tafelrunde.games.sword_and_sorcery.effects.words import DamageType


class Task(msgspec.Struct, tag_field="task"):
    """Something to be done before the phase goes on."""


class Run(Task, tag="run"):
    """Operations of a card, one after the other (`rules/effects`)."""

    key: str
    """Where they are printed."""
    owner: str
    """The figure whose card it is; empty: nobody's (an event)."""
    target: str = ""
    """A figure, or a zone `zone:B3`."""
    source: str = ""
    """The card, by which it is called in the log."""
    at: int = 0
    """The next operation."""
    seat: int = -1
    """Who decides; -1: the owner's player."""
    paid: int = 0
    """A number chosen before."""
    within: int = -1
    """How far a behaviour reaches (SS-EAT-09); -1: the sight range."""
    times: int = 1
    """How often the whole list is carried out: for each symbol rolled."""
    one: bool = False
    """Only the operation `at`."""
    threat_moved: bool = False
    """It has wounded a boss: more wounds do not move the threat token again (SS-THR-05)."""


# --- attacks --------------------------------------------------------------------------------------------------------

AttackStage = Literal["attacked", "roll", "properties", "total", "defend", "settle", "after"]
DefenceStage = Literal["resist", "shields", "armor", "roll", "properties", "blocks"]
Means = Literal["combat", "standard", "free", "move", "reaction", "extra", "opportunity", "script", "trap"]
"""What made an attack possible."""


class Defence(msgspec.Struct):
    """One target's defence in progress (SS-DEF-01 … 12)."""

    figure: str
    stage: DefenceStage = "resist"
    hits: int = 0
    """Normal hits left."""
    deadly: int = 0
    """Deadly hits left."""
    dice: list[int] = []
    rerolled: tuple[int, ...] = ()
    spent: list[str] = []
    """Symbols spent: `0.energy` is an energy of the first die."""
    blocks: list[tuple[str, int]] = []
    used: tuple[str, ...] = ()
    ignored: int = 0
    """Wounds that are ignored."""
    wounds: int = 0


class Attack(Task, tag="attack"):
    """One attack from the choice of its target to the wounds of the last figure it affects (chapter 10)."""

    attacker: str
    target: str
    weapon: str
    """The slot `main` or `offhand`, `unarmed`, or where the attack is printed: `powers/thunderclap/levels/0/use`."""
    means: Means = "combat"
    hits: int = 0
    red: int = 0
    blue: int = 0
    type: DamageType | Literal[""] = ""
    distance: int = 0
    zone: str = ""
    """Where the target stood when the attack began (SS-AOE-09)."""
    stage: AttackStage = "attacked"
    cancelled: bool = False
    superior: bool = False
    """SS-SUP-02."""
    outnumbered: tuple[str, ...] = ()
    """Figures of the target's side against whom the attacker's side is superior (SS-SUP-03)."""
    prepared: bool = False
    dice: list[int] = []
    rerolled: tuple[int, ...] = ()
    spent: list[str] = []
    bonus: list[tuple[str, int]] = []
    """Hits beside the dice, with their source."""
    used: tuple[str, ...] = ()
    """Properties used (SS-ATK-18)."""
    done: tuple[str, ...] = ()
    """Where their operations are printed, in the order of use."""
    asked: tuple[str, ...] = ()
    """Reactions and effects of this stage that were used or left."""
    deadly: int = 0
    all_deadly: bool = False
    area: int = -1
    """SS-AOE-01; -1: only the target."""
    others: tuple[str, ...] = ()
    """Further figures that are affected."""
    struck: tuple[str, ...] = ()
    """Whom the attack was against from the beginning: an attack against all (SS-EAT-05)."""
    armor: int = 0
    """Change of the target's armour."""
    no_armor: bool = False
    no_gremlins: bool = False
    crit: bool = False
    drain: int = -1
    """-1: none, 0: without limit."""
    total: int = 0
    defended: tuple[str, ...] = ()
    """Who has defended already."""
    defence: Defence | None = None
    wounds: dict[str, int] = {}
    """Wounds caused, by figure."""
    threat_moved: bool = False
    extras: tuple[Literal["pushback", "crit"], ...] = ()
    """Properties that the script itself gives."""


class ExtraAttack(Task, tag="extra_attack"):
    """A figure may (an enemy must) make an attack beside its actions: weapon and target are chosen when it comes."""

    figure: str
    weapon: Literal["main", "offhand", "any"] = "any"
    targets: tuple[str, ...] = ()
    """Only these; empty: any legal target."""
    source: str = ""
    area: int = -1
    deadly: int = 0
    must: bool = False
    reach: int = -1
    """For enemies: how far; -1: the same zone."""


class Opportunity(Task, tag="opportunity"):
    """A figure leaves a zone: these enemies attack first, one after the other (SS-ENG-05 … 09); then it goes on."""

    figure: str
    enemies: tuple[str, ...]
    to: str = ""
    """Where it goes then; empty: nowhere by itself."""


# --- figures move ---------------------------------------------------------------------------------------------------

EnterStage = Literal["shadows", "tokens", "cursed", "story"]


class Enter(Task, tag="enter"):
    """A figure has entered its zone: what happens there, in this order (SS-MOV-07)."""

    figure: str
    stage: EnterStage = "shadows"


class ExtraMove(Task, tag="extra_move"):
    """A hero may move so many zones beside its move action (SS-MOV-09)."""

    seat: int
    points: int


class March(Task, tag="march"):
    """An enemy, a plague or a companion goes along these zones (SS-EMV-01)."""

    figure: str
    path: tuple[str, ...]
    rush: bool = False


class Reveal(Task, tag="reveal"):
    """Shadow tokens in these zones are turned over, then resolved, nearest first (SS-SHD-05, SS-SHD-08)."""

    zones: tuple[str, ...]
    seat: int
    turned: tuple[tuple[str, str], ...] = ()
    """What lies face up and is not resolved yet: zone and token."""


# --- enemies --------------------------------------------------------------------------------------------------------


class Activations(Task, tag="activations"):
    """These enemies are activated in this order, each once (SS-ACT-02 … 04)."""

    enemies: tuple[str, ...]
    most: int = 0
    """Only so many of them (SS-ACT-06); 0: all."""


class Activation(Task, tag="activation"):
    """One enemy's activation (SS-ACT-12, SS-BEH-01 … 09)."""

    enemy: str
    stage: Literal["check", "begin", "choose", "sentences", "end"] = "check"
    behaviour: int = -1
    target: str = ""
    sentence: int = 0
    checked: str = ""
    """The restrictive condition that was looked at last: a new one counts from the next sentence (SS-ECN-06)."""
    rushed: int = 0
    """Zones entered by a rush: they count for the next attack (SS-EAT-07)."""


class Specials(Task, tag="specials"):
    """These figures use their special ability (SS-ACT-09)."""

    figures: tuple[str, ...]


class PlagueTurn(Task, tag="plague_turn"):
    """These plagues act (SS-ETN-03, SS-ETN-04)."""

    plagues: tuple[str, ...]
    acting: str = ""
    """The one that acts, and its next sentence."""
    sentence: int = 0


class Spawn(Task, tag="spawn"):
    """So many enemies appear at open portals, one after the other (SS-PRT-02, SS-SPN-05)."""

    n: int
    more_powers: int = 0


class DrawPowers(Task, tag="draw_powers"):
    """An enemy draws enemy powers (SS-EPW-03, SS-EPW-07)."""

    enemy: str
    n: int
    rule: str


class Dying(Task, tag="dying"):
    """An enemy is removed after what its death triggers (SS-EDT-06)."""

    enemy: str
    by: str = ""


class Assign(Task, tag="assign"):
    """The threat token needs a hero (SS-THR-07)."""

    level: int


# --- things ---------------------------------------------------------------------------------------------------------


class Trap(Task, tag="trap"):
    """A trap: drawn, then hero after hero in its reach (SS-TRP-01 … 08)."""

    seat: int
    zones: tuple[str, ...]
    """Where it starts: both zones of a door, or the zone of a chest."""
    door: str = ""
    card: str = ""
    figures: tuple[str, ...] = ()
    """Who is still to be affected."""
    looked: bool = False


class OpenDoor(Task, tag="open_door"):
    """A door is removed after its trap (SS-DOR-03)."""

    seat: int
    door: str


class OpenChest(Task, tag="open_chest"):
    """A chest is emptied after its trap (SS-DOR-08)."""

    seat: int
    zone: str


class Handle(Task, tag="handle"):
    """A hero picks things up and drops others: one free action (SS-FRE-03)."""

    seat: int
    verb: Literal["pick_up", "drop"]


class Receive(Task, tag="receive"):
    """A hero gets things: gold, treasures, loot tokens (SS-ITM-02, SS-EDT-03, SS-CUR-01)."""

    seat: int
    gold: int = 0
    treasures: int = 0
    loot: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    """Cards drawn and not yet put anywhere."""


class Story(Task, tag="story"):
    """The story goes on: deeds of a trigger or of a decision (SS-WPT-01, SS-EVT-05, SS-EVT-09)."""

    key: str
    """Where they are printed."""
    seat: int
    at: int = 0


class Visit(Task, tag="visit"):
    """These heroes are at an emporium, one after the other (SS-EMP-01)."""

    seats: tuple[int, ...]


class Serve(Task, tag="serve"):
    """These heroes are in a building, one after the other (SS-LOC-03)."""

    building: str
    seats: tuple[int, ...]


class Camp(Task, tag="camp"):
    """A hero sorts its things on the journey (SS-JRN-03)."""

    seat: int


class Companion(Task, tag="companion"):
    """A companion is activated: it moves and attacks in any order (SS-COM-06, SS-COM-07)."""

    companion: str
    seat: int
    points: int = 0
    begun: bool = False
    moving: bool = False
    moved: bool = False
    attacked: bool = False
    left: str = ""
    """The zone whose enemies have struck at it: it may leave."""


AnyTask = (
    Run
    | Attack
    | ExtraAttack
    | Opportunity
    | Enter
    | ExtraMove
    | March
    | Reveal
    | Activations
    | Activation
    | Specials
    | PlagueTurn
    | Spawn
    | DrawPowers
    | Dying
    | Assign
    | Trap
    | OpenDoor
    | OpenChest
    | Handle
    | Receive
    | Story
    | Visit
    | Serve
    | Camp
    | Companion
)
