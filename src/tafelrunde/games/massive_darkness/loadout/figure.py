"""What one figure brings: its dice, and its effects sorted by the steps of a combat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from tafelrunde.games.massive_darkness.box.cards import Equipment
from tafelrunde.games.massive_darkness.effects import (
    NO_WOUND,
    At,
    AttackKind,
    BlankBonus,
    ChooseOne,
    Condition,
    Effect,
    FlipBlank,
    Operation,
    Reroll,
)
from tafelrunde.games.massive_darkness.words.names import effect_name


class Sourced(NamedTuple):
    """An effect and where it comes from: `key` is its own, `source` the card, skill or hero it stands on."""

    key: str
    source: str
    effect: Effect

    @property
    def called(self) -> str:
        """The id by which it is named in texts: of its card or skill, or of a hero's special skill."""
        return effect_name(self.key, self.source)


class CombatEffects(NamedTuple):
    """A figure's effects in one kind of combat, by the step in which they work (MD-COM-01)."""

    prepared: tuple[Sourced, ...] = ()
    """Paid with wounds before the roll (MD-COM-03)."""
    always: tuple[Sourced, ...] = ()
    rerolls: tuple[Sourced, ...] = ()
    blanks: tuple[Sourced, ...] = ()
    enchantments: tuple[Sourced, ...] = ()
    after: tuple[Sourced, ...] = ()
    """What waits for the wounds to be counted (MD-EFF-15)."""
    mixed: tuple[Sourced, ...] = ()
    """Those of the first, second and fourth kind that re-roll dice, too: the re-roll has its own step (MD-COM-06)."""


NOTHING = CombatEffects()


ATTACK: Mapping[AttackKind, At] = {"melee": "melee", "ranged": "ranged", "magic": "magic"}
DEFENSE: Mapping[AttackKind, At] = {
    "melee": "melee_defense",
    "ranged": "ranged_defense",
    "magic": "magic_defense",
}
"""The occasions of one kind of combat."""


def with_sources(sources: Iterable[tuple[str, tuple[Effect, ...]]]) -> Iterator[Sourced]:
    """All effects of these cards and skills, each with a key of its own."""
    for source, effects in sources:
        for number, effect in enumerate(effects):
            yield Sourced(f"{source}.{number}", source, effect)


def by_occasion(effects: list[Sourced]) -> dict[At, tuple[Sourced, ...]]:
    found: dict[At, tuple[Sourced, ...]] = {}
    for sourced in effects:
        found[sourced.effect.at] = (*found.get(sourced.effect.at, ()), sourced)
    return found


def sets_of(cards: Iterable[Equipment]) -> dict[str, int]:
    """How many cards of each set there are (MD-ENC-15)."""
    found: dict[str, int] = {}
    for card in cards:
        if card.set:
            found[card.set] = found.get(card.set, 0) + 1
    return found


def in_combat(
    effects: Sequence[Sourced], at: Mapping[At, Sequence[Sourced]], always: At, kinds: Mapping[AttackKind, At]
) -> dict[AttackKind, CombatEffects]:
    """The effects of one occasion and of each kind's own in their order; `at` are all by their occasions."""
    usual = sort_effects(at.get(always, ()))
    found = dict.fromkeys(kinds, usual)
    for kind, own in kinds.items():
        if own in at:
            either = (always, own)
            found[kind] = sort_effects([sourced for sourced in effects if sourced.effect.at in either])
    return found


def sort_effects(effects: Sequence[Sourced]) -> CombatEffects:
    """Effects of a combat by the step in which they work."""
    if not effects:
        return NOTHING
    steps: dict[str, list[Sourced]] = {name: [] for name in CombatEffects._fields}
    for sourced in effects:
        step = _step(sourced.effect)
        steps[step].append(sourced)
        several = len(sourced.effect.do) > 1 and step in ("prepared", "always", "blanks")
        if several and any(type(op) is Reroll for op in sourced.effect.do):
            steps["mixed"].append(sourced)
    return CombatEffects(*[tuple(found) for found in steps.values()])


def _step(effect: Effect) -> Literal["prepared", "always", "rerolls", "blanks", "enchantments", "after"]:
    if effect.enchantment:
        return "enchantments"
    if NO_WOUND in effect.if_:
        return "after"
    blood = effect.cost.bloodrage or effect.cost.blood_toll
    # One price for several things is paid before the first of them; for a re-roll alone when it comes (MD-SKL-16).
    if all(type(op) is Reroll for op in effect.do) and (len(effect.do) == 1 or not blood):
        return "rerolls"
    if blood:
        return "prepared"
    if effect.optional or any(type(op) in (FlipBlank, BlankBonus, ChooseOne) for op in effect.do):
        return "blanks"
    return "always"


class Loadout(NamedTuple):
    """Everything a figure has with it."""

    attack: dict[AttackKind, CombatEffects]
    defense: dict[AttackKind, CombatEffects]
    at: dict[At, tuple[Sourced, ...]]
    """All other effects by their occasion."""
    conditions: frozenset[Condition]
    """The conditions about equipment that hold."""
    sets: dict[str, int]
    """Equipped cards of each set (MD-ENC-15)."""
    health: int
    """Maximum health (MD-KEY-01)."""
    pools: dict[tuple[AttackKind, int], tuple[int, int]]
    """Yellow and red dice by kind of attack and distance: 0, 1 and 2 for any farther (MD-POOL-01 … 05)."""
    armed: frozenset[tuple[AttackKind, int]]
    """The kinds of attack and distances for which a weapon is equipped (MD-CBA-01 … 08)."""
    defense_pool: tuple[int, int]
    """Blue and green dice (MD-POOL-06)."""

    def pool(self, kind: AttackKind, distance: int) -> tuple[int, int]:
        return self.pools[kind, min(distance, 2)]


def has(card: Equipment, kind: type[Operation]) -> bool:
    """Whether a card has an operation of that kind."""
    return any(type(op) is kind for effect in card.effects for op in effect.do)
