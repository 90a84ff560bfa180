"""What the bot puts on paths: a load, a plan, the means at hand, and what they meet there."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tafelrunde.games.monster_lands.bot.worth import (
    on_contract,
    trap_worth,
)
from tafelrunde.games.monster_lands.box.cards import DieSlot
from tafelrunde.games.monster_lands.box.content import load
from tafelrunde.games.monster_lands.rules.paths import dice_sets
from tafelrunde.games.monster_lands.state import Clan, Path, State

NEVER = 999
"""A value that no dice reach."""

NO_TRAPS: tuple[str, ...] = ()

MEMBERS = 3
"""How many mercenaries are considered for every path."""

CASES = 4
"""How many fights are worked out of those that look good at a glance."""


Judgement = tuple[float, float, str]
"""What a load is worth, its chance, and what it aims at."""


class Load(NamedTuple):
    """What is put on a path."""

    s: int
    m: int
    h: int
    traps: tuple[str, ...] = ()
    shields: int = 0
    potion: bool = False
    poison: bool = False


class Plan(NamedTuple):
    """An assignment: its worth after what it costs, and what it is meant for."""

    value: float
    member: str
    path: str
    load: Load
    aim: str
    chance: float


class Means(NamedTuple):
    """What may be spent on an assignment: the pool and the storage, less what is promised to a contract."""

    s: int
    m: int
    h: tuple[int, ...]
    traps: tuple[str, ...]
    shields: int
    potions: int
    poisons: int


def means(state: State, clan: Clan, path: Path | None = None) -> Means:
    """The clan's means; those already laid on the path being loaded are counted as still at hand."""
    pool = clan.pool
    s, m, h = pool.strength, pool.magic, list(pool.haggle)
    traps = sorted(clan.traps)
    shields, potions, poisons = clan.shields, clan.potions, clan.poisons
    if path is not None:
        for die in path.dice:
            if die.color == "strength":
                s += 1
            elif die.color == "magic":
                m += 1
            else:
                h.append(1)
        traps = sorted([*traps, *[trap.kind for trap in path.traps]])
        shields += path.shields
        potions += state.used.get(f"brought_potion:{path.id}", 0)
        poisons += state.used.get(f"brought_poison:{path.id}", 0)
    promised = on_contract(state, clan.seat)
    if promised is not None and promised is not path:
        goal = load().missions[state.missions[1].tile].side_b.goal
        member = next((member for member in clan.members if member.id == promised.member), None)
        on_tile = (member.potions, member.poisons) if member is not None else (0, 0)
        traps = sorted(traps, key=trap_worth)[goal.trap :]
        shields -= goal.shield
        potions -= max(0, goal.potion - on_tile[0])
        poisons -= max(0, goal.poison - on_tile[1])
    return Means(s, m, tuple(h), tuple(traps), max(0, shields), max(0, potions), max(0, poisons))


@cache
def fitting_dice(
    required: tuple[DieSlot, ...], optional: tuple[DieSlot, ...], extra: int
) -> tuple[tuple[int, int, int], ...]:
    room = len(optional) - extra * load().board.extra_token_dice_slots
    return tuple(sorted(dice_sets(required, optional, room))) if room >= 0 else ()


class Stand(NamedTuple):
    """What a mercenary on a slot will meet, as far as those before it can be judged."""

    reach: float
    """The chance that the monster is still in play."""
    carried: float
    """Expected damage carried over."""
    free: float
    """The chance that nobody before it has conquered the land, if the monster is overcome."""


class Worths(NamedTuple):
    """What can be won at a place, whoever wins it."""

    conquest: float
    catch: float
    defeat: float
