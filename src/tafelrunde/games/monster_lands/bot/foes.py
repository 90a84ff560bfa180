"""What a monster means for whoever meets it: its dice, its values, and what its power forbids."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tafelrunde.games.monster_lands.box.cards import Advantage, Monster
from tafelrunde.games.monster_lands.box.content import Content, load
from tafelrunde.games.monster_lands.box.effects import (
    AffinityDice,
    AreaDie,
    AttackerDieMod,
    AutoHit,
    ForbidDefenseTalents,
    ForbidEquipment,
    ForbidItems,
    FortressDice,
    TrapsRequired,
)
from tafelrunde.games.monster_lands.inventory import content_of
from tafelrunde.games.monster_lands.state import Location, State


class Foe(NamedTuple):
    """A monster where it stands: what it throws at a mercenary and what forbids the usual means."""

    monster: Monster
    dice: int
    automatic: int
    area: bool
    s_penalty: int
    m_penalty: int
    traps: int
    """Traps that it takes to catch it."""
    talents: bool
    potions: bool
    poisons: bool
    without: str | None


def foe(state: State, location: Location) -> Foe:
    """The monster of a place in this round (ML-MON-04, ML-MON-05)."""
    content = content_of(state)
    track = content.difficulty(state.difficulty).round_track
    at_access = location.id == "access"
    return _foe(location.monster, "" if at_access else location.land, at_access, track, state.round, content)


@lru_cache(maxsize=1 << 12)
def _foe(name: str, land: str, at_access: bool, track: str, round: int, content: Content) -> Foe:
    monster = content.monsters[name]
    power = monster.power
    dice = monster.attack + content.extra_monster_dice(track, round)
    if at_access:
        dice += power.n if type(power) is FortressDice else 0
    elif land and content.lands[land].affinity == monster.affinity:
        dice += power.n if type(power) is AffinityDice else content.config.combat.affinity_bonus_dice
    penalty = {"strength": 0, "magic": 0}
    if type(power) is AttackerDieMod and power.color in penalty:
        penalty[power.color] = power.value
    forbidden = power.items if type(power) is ForbidItems else ()
    return Foe(
        monster,
        dice,
        power.n if type(power) is AutoHit else 0,
        type(power) is AreaDie,
        penalty["strength"],
        penalty["magic"],
        power.n if type(power) is TrapsRequired else 1,
        type(power) is not ForbidDefenseTalents,
        "potion" not in forbidden,
        "poison" not in forbidden,
        power.type if type(power) is ForbidEquipment else None,
    )


def advantage_of(location: Location, slot: int) -> Advantage:
    """What a path gives; slots from 1."""
    content = load()
    if location.id == "access":
        return content.board.fortress_access.paths[slot - 1].guard
    if location.id.startswith("mission"):
        return Advantage()
    return content.paths[location.tile].path(location.side, slot).advantage
