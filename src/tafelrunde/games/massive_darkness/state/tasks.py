"""Tasks: what has to be done before a phase goes on, each with all that is needed to go on with it."""

from __future__ import annotations

from typing import Literal

import msgspec

from tafelrunde.games.massive_darkness.effects import AttackKind

Why = Literal["phase", "reaction", "event", "crowd"]
"""Why an enemy is activated: the enemy phase, a reaction to a hero, an event, or missing miniatures (MD-SPW-08)."""


class Task(msgspec.Struct, frozen=True, tag_field="task"):
    """Something to be done before the phase goes on."""


class Fight(Task, frozen=True, tag="fight"):
    """The combat in `state.combat` (chapter 7)."""


class EnemyTurn(Task, frozen=True, tag="enemy_turn"):
    """One enemy's activation, step by step (MD-EPH-02); in a reaction only one hero matters (MD-REA-03)."""

    enemy: str
    why: Why = "phase"
    step: int = 1
    hero: int = -1
    goal: str = ""
    """Where this step leads, once that is settled: several ways may have to be told apart."""


class EnemyTurns(Task, frozen=True, tag="enemy_turns"):
    """These enemies are activated in an order the players choose (MD-EPH-01, MD-REA-07)."""

    enemies: tuple[str, ...]
    why: Why = "phase"
    hero: int = -1
    in_this_order: bool = False
    """The players have chosen the order in which they stand here."""


class DoorBlocks(Task, frozen=True, tag="door_blocks"):
    """The rest of a door card: the number of the next block, and the zones chosen so far (MD-DOR-06 … 10)."""

    card: str
    seat: int
    chamber: tuple[str, ...]
    zones: tuple[str, ...]
    block: int = 0


class Appear(Task, frozen=True, tag="appear"):
    """Something comes into play in one of these zones; the players choose (MD-SPW-02)."""

    what: str
    """A guard of a level (`guard:3`), a wandering monster (`monster`, `monster:greater`), or a card's code."""
    zones: tuple[str, ...]
    rule: str = ""
    quest: str = ""
    """A name the quest gives to this enemy."""


class Harbingers(Task, frozen=True, tag="harbingers"):
    """These harbingers call a guard each, in an order the players choose (MD-HAR-03, MD-HAR-04)."""

    enemies: tuple[str, ...]


class TakeTokens(Task, frozen=True, tag="take_tokens"):
    """Tokens just picked up, to be resolved one by one (MD-PCK-03)."""

    seat: int
    tokens: tuple[str, ...]
    level: int
    cards: tuple[str, ...] = ()
    """Treasure cards drawn so far."""


class Share(Task, frozen=True, tag="share"):
    """A hero got cards and may hand some to one other hero in the zone (MD-PCK-06, MD-GRD-09)."""

    seat: int
    cards: tuple[str, ...]
    rule: str = "MD-PCK-06"
    to: int = -1
    """The hero who was chosen to get some."""


class Reorganise(Task, frozen=True, tag="reorganise"):
    """A hero may rearrange its cards, for nothing (MD-PCK-07) or for the action just paid (MD-TRD-01)."""

    seat: int
    paid: bool = False


class Trade(Task, frozen=True, tag="trade"):
    """Heroes in one zone exchange cards (MD-TRD-01 … 09)."""

    seat: int
    took_part: tuple[int, ...] = ()
    settled: tuple[str, ...] = ()
    """Cards that have changed hands or were refused: they stay where they are (MD-RUL-05).

    Quest items with the seat where they stay: `firework:2`.
    """
    offer: tuple[int, int, str] | None = None
    """Giver, receiver and thing that the giver has to agree to (MD-TRD-04)."""


class Transmute(Task, frozen=True, tag="transmute"):
    """Cards are chosen to be discarded for a better one (MD-TRM-01 … 08)."""

    seat: int
    cards: tuple[str, ...] = ()


class FreeAttack(Task, frozen=True, tag="free_attack"):
    """The attack that ends a Charge or Safe Shot (MD-KEY-09, MD-KEY-10); `action` is the effect that allows it."""

    seat: int
    kind: AttackKind
    action: str


class EventSteps(Task, frozen=True, tag="event_steps"):
    """The rest of an event card (MD-EVT-01)."""

    card: str
    step: int = 0
    seat: int = 0
    """The next hero to be asked, where every hero is."""


class StandUpAt(Task, frozen=True, tag="stand_up_at"):
    """A revived hero whose zone is gone stands up in one of these; the players choose (MD-HRO-16)."""

    seat: int
    zones: tuple[str, ...]


class QuestTask(Task, frozen=True, tag="quest"):
    """Something of the quest's own: `what` says it to the quest, `args` are its things."""

    what: str
    args: tuple[str | int, ...] = ()


AnyTask = (
    Fight
    | EnemyTurn
    | EnemyTurns
    | DoorBlocks
    | Appear
    | Harbingers
    | TakeTokens
    | Share
    | Reorganise
    | Trade
    | Transmute
    | FreeAttack
    | EventSteps
    | StandUpAt
    | QuestTask
)
