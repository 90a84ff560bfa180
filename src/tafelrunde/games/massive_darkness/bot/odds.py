"""What dice are likely to do: the results of a pool, and the wounds of a whole attack (chapter 7).

A side of a combat is a list of results with their probability. Symbols are spent on the enchantments that bring most,
re-rolls are used where a roll is below the average; what paid re-rolls and maneuvers could do is left out. Everything
is worked out once for each combination of cards, skills and circumstances.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from tafelrunde.games.massive_darkness import dice
from tafelrunde.games.massive_darkness.content import made_from_content
from tafelrunde.games.massive_darkness.effects import (
    AddAttackDice,
    AddDefenseDice,
    AddDice,
    AttackAgain,
    AttackerSwords,
    AttackKind,
    Bams,
    BlankBonus,
    ChooseOne,
    Cost,
    DefenderRollsNothing,
    Diamonds,
    DoubleSwords,
    FlipBlank,
    HalfWoundsTaken,
    Heal,
    HealSelf,
    Kill,
    Operation,
    RemoveAttackDice,
    RemoveDefenseDice,
    Reroll,
    Riposte,
    Shields,
    Splash,
    Stun,
    SurviveWith,
    Swords,
    TargetShields,
    WoundAttacker,
    Wounds,
)
from tafelrunde.games.massive_darkness.loadout import CombatEffects, Loadout, Sourced, enemy_loadout, hero_loadout

MOST = 14
"""More wounds than these are counted as these."""

Flags = frozenset[str]
"""The conditions that hold, as far as they do not follow from the equipment."""

HeroKey = tuple[str, str, tuple[int, ...], int, str, tuple[str, ...], tuple[str, ...], int]
"""The arguments of `hero_loadout`."""

Symbols = tuple[int, int, int]
"""Swords or shields, bams, diamonds."""


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


# --- pools --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _die(tens: int, mode: str) -> tuple[tuple[float, Symbols], ...]:
    """The faces of a die: `blanks` are rolled again, `poor` or `good` faces are, `flip` turns a blank over."""
    faces = [tens + face for face in range(1, 7)]
    average = dice.AVERAGE[tens // 10]
    found: dict[Symbols, float] = {}

    def add(die: int, chance: float, bonus: bool = False) -> None:
        shown = (dice.worth(die) + bonus, dice.BAMS[die], dice.DIAMONDS[die])
        found[shown] = found.get(shown, 0.0) + chance

    for die in faces:
        again = (
            (mode == "blanks" and die in dice.BLANK)
            or (mode == "poor" and dice.worth(die) < average)
            or (mode == "good" and dice.worth(die) > average)
        )
        if again:
            for other in faces:
                add(other, 1 / 36)
        elif die in dice.BLANK and mode == "flip":
            add(dice.flipped(die), 1 / 6)
        else:
            add(die, 1 / 6, bonus=die in dice.BLANK and mode == "bonus")
    return tuple([(chance, shown) for shown, chance in found.items()])


@lru_cache(maxsize=4096)
def rolls(
    weaker: int, better: int, attack: bool, mode: str = "", again: bool = False
) -> tuple[tuple[float, Symbols], ...]:
    """What a pool shows, with chances; `again`: all of it may be rolled once more when it is below the average."""
    low, high = (dice.YELLOW, dice.RED) if attack else (dice.BLUE, dice.GREEN)
    found: dict[Symbols, float] = {(0, 0, 0): 1.0}
    for tens in [low] * min(max(weaker, 0), dice.CAP) + [high] * min(max(better, 0), dice.CAP):
        more: dict[Symbols, float] = {}
        for (swords, bams, diamonds), chance in found.items():
            for likely, (s, b, d) in _die(tens, mode):
                key = (swords + s, bams + b, diamonds + d)
                more[key] = more.get(key, 0.0) + chance * likely
        found = more
    if again:
        worth = {shown: shown[0] + 0.5 * shown[1] + 0.7 * shown[2] for shown in found}
        mean = sum([worth[shown] * chance for shown, chance in found.items()])
        low_share = sum([chance for shown, chance in found.items() if worth[shown] < mean])
        found = {
            shown: chance * low_share + (chance if worth[shown] >= mean else 0.0) for shown, chance in found.items()
        }
    return tuple([(chance, shown) for shown, chance in found.items()])


# --- effects ------------------------------------------------------------------------------------------------------


class _Sums:
    """What works by itself in an attack or a defence."""

    __slots__ = ("bams", "cut", "diamonds", "heal", "stun", "thorns", "value", "wounds")

    def __init__(self) -> None:
        self.value = self.cut = self.wounds = self.bams = self.diamonds = 0
        self.thorns = self.heal = self.stun = 0.0

    def add(self, operation: Operation, rolled: int = 0) -> None:
        if isinstance(operation, Swords | Shields):
            self.value += operation.n
        elif isinstance(operation, TargetShields | AttackerSwords):
            self.cut -= operation.n
        elif isinstance(operation, Wounds):
            self.wounds += operation.n
        elif isinstance(operation, Bams):
            self.bams += operation.n
        elif isinstance(operation, Diamonds):
            self.diamonds += operation.n
        elif isinstance(operation, DoubleSwords):
            self.value += rolled
        elif isinstance(operation, Kill):
            self.wounds += MOST
        elif isinstance(operation, Stun):
            self.stun += 1.0
        elif isinstance(operation, Heal | HealSelf):
            self.heal += operation.n
        elif isinstance(operation, WoundAttacker):
            self.thorns += operation.n or 1.5
        elif isinstance(operation, RemoveDefenseDice | RemoveAttackDice):
            self.cut += operation.n
        elif isinstance(operation, DefenderRollsNothing):
            self.cut += 3
        elif isinstance(operation, Reroll):
            self.cut += 1
        elif isinstance(operation, AttackAgain | Splash):
            self.wounds += 1
        elif isinstance(operation, ChooseOne):
            for inner in operation.of[-1]:
                self.add(inner)


_WORTH: dict[type[Any], float] = {Wounds: 1.3, Swords: 1.0, Shields: 1.0, TargetShields: 0.8, AttackerSwords: 1.0}


def usefulness(effect_do: Sequence[Operation], rolled: int = 1) -> float:
    """What an enchantment brings, in wounds, by and large."""
    total = 0.0
    for operation in effect_do:
        kind = type(operation)
        if kind in _WORTH:
            total += abs(operation.n) * _WORTH[kind]  # type: ignore[union-attr]
        elif isinstance(operation, Kill):
            total += 9.0
        elif isinstance(operation, DoubleSwords):
            total += rolled
        elif isinstance(operation, Stun):
            total += 1.2
        elif isinstance(operation, Heal | HealSelf):
            total += 0.9 * operation.n
        elif isinstance(operation, WoundAttacker):
            total += 0.9 * (operation.n or 1.5)
        elif isinstance(operation, RemoveDefenseDice | RemoveAttackDice):
            total += 1.0 * operation.n
        elif isinstance(operation, SurviveWith):
            total += 2.0
        elif isinstance(operation, AttackAgain | Splash):
            total += 1.5
        else:
            total += 0.4
    return total


def holds(conditions: Iterable[str], loadout: Loadout, flags: Flags) -> bool:
    """Whether conditions are met: by the equipment, or by the circumstances."""
    return all(condition in flags or condition in loadout.conditions for condition in conditions)


def _afford(left: list[int], cost: Cost) -> bool:
    bams, diamonds = left[0] - cost.bam, left[1] - cost.diamond
    return bams >= 0 and diamonds >= 0 and bams + diamonds >= cost.either


def _pay(left: list[int], cost: Cost) -> None:
    bams = min(cost.either, left[0] - cost.bam)
    left[0] -= cost.bam + bams
    left[1] -= cost.diamond + cost.either - bams


def _enchanted(shown: Symbols, ready: Sequence[Sourced], base: _Sums) -> _Sums:
    """What the symbols of a roll bring beside its swords or shields."""
    sums = _Sums()
    left = [shown[1] + base.bams, shown[2] + base.diamonds]
    for sourced in ready:
        for _ in range(sourced.effect.repeat):
            if not _afford(left, sourced.effect.cost):
                break
            _pay(left, sourced.effect.cost)
            for operation in sourced.effect.do:
                sums.add(operation, shown[0])
    return sums


def _base(effects: CombatEffects, loadout: Loadout, flags: Flags) -> _Sums:
    sums = _Sums()
    for sourced in (*effects.always, *effects.blanks):
        if holds(sourced.effect.if_, loadout, flags):
            for operation in sourced.effect.do:
                if isinstance(operation, TargetShields) and operation.per_set:
                    sums.cut -= operation.n * loadout.sets.get(operation.per_set, 0)
                elif not isinstance(operation, RemoveDefenseDice | RemoveAttackDice | DefenderRollsNothing):
                    sums.add(operation)
    return sums


def _ready(effects: CombatEffects, loadout: Loadout, flags: Flags) -> list[Sourced]:
    """Enchantments that may be triggered, the most useful for its price first."""
    able = [s for s in effects.enchantments if holds(s.effect.if_, loadout, flags)]
    return sorted(able, key=lambda s: -usefulness(s.effect.do) / s.effect.cost.symbols)


def _mode(effects: CombatEffects, loadout: Loadout, flags: Flags, side: str) -> tuple[str, bool, bool]:
    """How the own dice are improved, whether all may be rolled again, and whether the opponent's are spoiled."""
    mode, again, spoiled = "", False, False
    for sourced in effects.rerolls:
        if sourced.effect.cost.bloodrage or not holds(sourced.effect.if_, loadout, flags):
            continue
        for operation in sourced.effect.do:
            if not isinstance(operation, Reroll):
                continue
            if (operation.dice.startswith("attack_all") and side == "attack") or (
                operation.dice == "defense_all" and side == "defense"
            ):
                again = True
            elif operation.dice == f"{side}_blanks":
                mode = mode or "blanks"
            elif side in operation.dice:
                mode = "poor"
            else:
                spoiled = True
    if not mode:
        flags = flags | {"after_a_reroll"} if again else flags
        for sourced in effects.blanks:
            if holds(sourced.effect.if_, loadout, flags):
                if any(isinstance(op, FlipBlank) for op in sourced.effect.do):
                    mode = "flip"
                elif any(isinstance(op, BlankBonus) and op.swords for op in sourced.effect.do):
                    mode = mode or "bonus"
    return mode, again, spoiled


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
    mode, again, spoiled = _mode(effects, loadout, flags, "attack")
    base = _base(effects, loadout, flags)
    ready = _ready(effects, loadout, flags)
    found: dict[Blow, float] = {}
    stun = heal = 0.0
    for chance, shown in rolls(yellow, red, True, mode, again):
        sums = _enchanted(shown, ready, base) if ready else _Sums()
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
    mode, again, _ = _mode(effects, loadout, flags, "defense")
    base = _base(effects, loadout, flags)
    ready = _ready(effects, loadout, flags)
    riposte = max([op.n for s in effects.always for op in s.effect.do if isinstance(op, Riposte)], default=0)
    found: dict[int, float] = {}
    thorns, heal = base.thorns, base.heal
    for chance, shown in rolls(blue, green, False, "good" if spoiled else mode, again):
        sums = _enchanted(shown, ready, base) if ready else _Sums()
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
def enemy_guard(card: str, treasure: str, kind: AttackKind, flags: Flags, dropped: int, spoiled: bool) -> Guard:
    return guard(enemy_loadout(card, treasure), kind, flags, 0, dropped, spoiled)


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
    return _odds(attack, enemy_guard(card, treasure, kind, foe_flags, attack.dropped, attack.spoiled))


@lru_cache(maxsize=1 << 12)
def _enemy_strokes(card: str, treasure: str, kind: AttackKind, distance: int, flags: Flags) -> Strokes:
    return strokes(enemy_loadout(card, treasure), kind, distance, flags)


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
    attack = _enemy_strokes(card, treasure, kind, distance, flags)
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
    for cached in (_die, rolls, hero_strokes, enemy_guard, hero_hits, _enemy_strokes, _hero_guard, enemy_hits):
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
