"""What an attack is likely to do: the wounds of a whole combat (chapter 7).

A side of a combat is a list of results with their probability. Symbols are spent on the enchantments that bring most,
re-rolls are used where a roll is below the average; what paid re-rolls and maneuvers could do is left out. Everything
is worked out once for each combination of cards, skills and circumstances.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tafelrunde.games.massive_darkness.bot.chances.pools import rolls
from tafelrunde.games.massive_darkness.bot.chances.symbols import (
    MOST,
    Flags,
    Sums,
    by_itself,
    enchanted,
    holds,
    improvement,
    ready_ones,
)
from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.box.content import Content, made_from_content
from tafelrunde.games.massive_darkness.effects import (
    AddAttackDice,
    AddDefenseDice,
    AddDice,
    AttackKind,
    DefenderRollsNothing,
    HalfWoundsTaken,
    RemoveDefenseDice,
    Riposte,
)
from tafelrunde.games.massive_darkness.loadout import CombatEffects, Loadout, enemy_loadout, hero_loadout

HeroKey = tuple[str, str, tuple[int, ...], int, str, tuple[str, ...], tuple[str, ...], int, Content]
"""The arguments of `hero_loadout`."""


class Blow(NamedTuple):
    """A result of the attacker: swords, shields taken from the defender, wounds beyond shields."""

    swords: int
    cut: int
    wounds: int


class Strokes(NamedTuple):
    """All results of an attacker with their chances, and what else the attack brings on average."""

    blows: tuple[tuple[float, Blow], ...]
    dropped: int
    """Defence dice taken away before the roll."""
    spoiled: bool
    """The attacker makes the defender roll good dice again."""
    stun: float
    heal: float


class Guard(NamedTuple):
    """All results of a defender: shields with their chances, and what an attacker suffers on average."""

    shields: tuple[tuple[float, int], ...]
    thorns: float
    riposte: int
    halved: int
    heal: float


def strokes(
    loadout: Loadout, kind: AttackKind, distance: int, flags: Flags, extra: CombatEffects | None = None
) -> Strokes:
    """An attack with these cards and skills; `extra`: effects of the action that makes it possible."""
    effects = loadout.attack[kind]
    if extra is not None:
        effects = CombatEffects(*[(*old, *new) for old, new in zip(effects, extra, strict=True)])
    yellow, red = loadout.pool(kind, distance)
    dropped = 0
    for sourced in effects.always:
        if holds(sourced.effect.if_, loadout, flags):
            for op in sourced.effect.do:
                if isinstance(op, AddDice):
                    yellow, red = yellow + op.yellow, red + op.red
                elif isinstance(op, AddAttackDice):
                    red += op.n * (loadout.sets.get(op.per_set, 0) if op.per_set else 1)
                elif isinstance(op, RemoveDefenseDice):
                    dropped += op.n
                elif isinstance(op, DefenderRollsNothing):
                    dropped += 9
    mode, again, spoiled = improvement(effects, loadout, flags, "attack")
    base = by_itself(effects, loadout, flags)
    ready = ready_ones(effects, loadout, flags)
    found: dict[Blow, float] = {}
    stun = heal = 0.0
    for chance, shown in rolls(yellow, red, True, mode, again):
        sums = enchanted(shown, ready, base) if ready else Sums()
        blow = Blow(shown[0] + base.value + sums.value, base.cut + sums.cut, base.wounds + sums.wounds)
        found[blow] = found.get(blow, 0.0) + chance
        stun += chance * min(1.0, base.stun + sums.stun)
        heal += chance * (base.heal + sums.heal)
    return Strokes(tuple([(chance, blow) for blow, chance in found.items()]), dropped, spoiled, stun, heal)


def guard(loadout: Loadout, kind: AttackKind, flags: Flags, extra: int, dropped: int, spoiled: bool) -> Guard:
    """A defence with these cards and skills; `extra`: shields that neighbours give."""
    effects = loadout.defense[kind]
    blue, green = loadout.defense_pool
    halved = 0
    for sourced in (*effects.always, *loadout.at.get("passive", ())):
        if holds(sourced.effect.if_, loadout, flags):
            for op in sourced.effect.do:
                if isinstance(op, AddDice):
                    blue, green = blue + op.blue, green + op.green
                elif isinstance(op, AddDefenseDice):
                    green += op.n
                elif isinstance(op, HalfWoundsTaken):
                    halved += 1
    blue, green = min(blue, dice.CAP), min(green, dice.CAP)
    for _ in range(dropped):
        if green > 0:
            green -= 1
        else:
            blue = max(0, blue - 1)
    mode, again, _ = improvement(effects, loadout, flags, "defense")
    base = by_itself(effects, loadout, flags)
    ready = ready_ones(effects, loadout, flags)
    riposte = max([op.n for s in effects.always for op in s.effect.do if isinstance(op, Riposte)], default=0)
    found: dict[int, float] = {}
    thorns, heal = base.thorns, base.heal
    for chance, shown in rolls(blue, green, False, "good" if spoiled else mode, again):
        sums = enchanted(shown, ready, base) if ready else Sums()
        shields = shown[0] + base.value + base.cut + sums.value + sums.cut + extra
        found[shields] = found.get(shields, 0.0) + chance
        thorns += chance * sums.thorns
        heal += chance * sums.heal
    return Guard(tuple([(chance, shields) for shields, chance in found.items()]), thorns, riposte, halved, heal)


def clash(attack: Strokes, defense: Guard) -> tuple[float, ...]:
    """The chances of 0, 1, 2 … wounds."""
    chances = [0.0] * (MOST + 1)
    for likely, blow in attack.blows:
        for chance, shields in defense.shields:
            left = shields - blow.cut if shields > blow.cut else 0
            dealt = blow.swords - left if blow.swords > left else 0
            dealt += blow.wounds
            for _ in range(defense.halved):
                dealt = (dealt + 1) // 2
            chances[dealt if dealt < MOST else MOST] += likely * chance
    last = MOST
    while last and chances[last] < 1e-6:
        last -= 1
    return tuple(chances[: last + 1])


# --- heroes and enemies -------------------------------------------------------------------------------------------


class Odds(NamedTuple):
    """What an attack is likely to do."""

    chances: tuple[float, ...]
    mean: float
    stun: float
    heal: float
    thorns: float


def _odds(attack: Strokes, defense: Guard) -> Odds:
    chances = clash(attack, defense)
    mean = sum([n * chance for n, chance in enumerate(chances)])
    thorns = defense.thorns + defense.riposte * chances[0] * 0.7
    return Odds(chances, mean, attack.stun, attack.heal, thorns)


@lru_cache(maxsize=1 << 12)
def hero_strokes(key: HeroKey, kind: AttackKind, distance: int, flags: Flags, extra: CombatEffects | None) -> Strokes:
    return strokes(hero_loadout(*key), kind, distance, flags, extra)


@lru_cache(maxsize=1 << 12)
def enemy_guard(
    card: str, treasure: str, content: Content, kind: AttackKind, flags: Flags, dropped: int, spoiled: bool
) -> Guard:
    return guard(enemy_loadout(card, treasure, content), kind, flags, 0, dropped, spoiled)


@lru_cache(maxsize=1 << 13)
def hero_hits(
    key: HeroKey,
    kind: AttackKind,
    distance: int,
    flags: Flags,
    card: str,
    treasure: str,
    foe_flags: Flags,
    extra: CombatEffects | None = None,
) -> Odds:
    """A hero attacks an enemy."""
    attack = hero_strokes(key, kind, distance, flags, extra)
    return _odds(attack, enemy_guard(card, treasure, key[-1], kind, foe_flags, attack.dropped, attack.spoiled))


@lru_cache(maxsize=1 << 12)
def _enemy_strokes(
    card: str, treasure: str, content: Content, kind: AttackKind, distance: int, flags: Flags
) -> Strokes:
    return strokes(enemy_loadout(card, treasure, content), kind, distance, flags)


@lru_cache(maxsize=1 << 12)
def _hero_guard(key: HeroKey, kind: AttackKind, flags: Flags, extra: int, dropped: int, spoiled: bool) -> Guard:
    return guard(hero_loadout(*key), kind, flags, extra, dropped, spoiled)


@lru_cache(maxsize=1 << 13)
def enemy_hits(
    card: str,
    treasure: str,
    kind: AttackKind,
    distance: int,
    flags: Flags,
    key: HeroKey,
    hero_flags: Flags,
    extra: int,
) -> Odds:
    """An enemy attacks a hero."""
    attack = _enemy_strokes(card, treasure, key[-1], kind, distance, flags)
    return _odds(attack, _hero_guard(key, kind, hero_flags, extra, attack.dropped, attack.spoiled))


# --- several attacks ----------------------------------------------------------------------------------------------


class Outlook(NamedTuple):
    """What so many attacks do to an enemy: the chance that nothing of it is left, the share of its health that is
    taken, the minions killed."""

    kill: float
    share: float
    minions: float


@lru_cache(maxsize=1 << 13)
def outlook(chances: tuple[float, ...], minions: tuple[int, ...], leader: int, attacks: int) -> Outlook:
    """Minions first; what is left over after the last of them is lost (MD-HRD-09, MD-HRD-10)."""
    before = sum(minions)
    total = before + leader
    if total == 0:
        return Outlook(1.0, 1.0, 0.0)
    states = [0.0] * (total + 1)
    states[0] = 1.0
    for _ in range(attacks):
        after = [0.0] * (total + 1)
        for done, likely in enumerate(states):
            if likely:
                most = before if done < before else total
                for wounds, chance in enumerate(chances):
                    to = done + wounds
                    after[to if to < most else most] += likely * chance
        states = after
    share = sum([done * likely for done, likely in enumerate(states)]) / total
    killed, so_far = 0.0, 0
    for health in sorted(minions):
        so_far += health
        killed += sum(states[so_far:])
    return Outlook(states[total], share, killed)


def _forget() -> None:
    for cached in (hero_strokes, enemy_guard, hero_hits, _enemy_strokes, _hero_guard, enemy_hits):
        cached.cache_clear()


made_from_content.append(_forget)


_BARE = Guard(((1.0, 0),), 0.0, 0, 0, 0.0)


@lru_cache(maxsize=1 << 12)
def hero_breaks(
    key: HeroKey, kind: AttackKind, distance: int, flags: Flags, extra: CombatEffects | None = None
) -> Odds:
    """A hero attacks a thing that does not defend itself (MD-CBA-07)."""
    return _odds(hero_strokes(key, kind, distance, flags, extra), _BARE)


made_from_content.append(hero_breaks.cache_clear)
