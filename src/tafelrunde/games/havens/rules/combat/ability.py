"""One attack ability being performed: its numbers and effects, after everything that changes the whole ability."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tafelrunde.games.havens.box.abilities import Attack
from tafelrunde.games.havens.box.vocabulary import Bonus, ConditionName, Gain, Symbol
from tafelrunde.games.havens.state import Figure
from tafelrunde.games.havens.state.progress import KeptBlow, KeptStrike

Targets = int | Literal["all", "moved_through"]


class Strike:
    """An attack ability (GH-ATK-04). Built by whoever attacks, performed by `attack.perform`.

    `range` None is melee (GH-ATK-02). `pushes` and `pulls` are lists: each is decided by itself (GH-EFF-10).
    """

    __slots__ = (
        "add_target",
        "added",
        "advantage",
        "area",
        "attacker",
        "bonus",
        "card",
        "cond",
        "disadvantage",
        "doublings",
        "heal",
        "held",
        "hit",
        "ignore_disadvantage",
        "infuse",
        "own_cond",
        "own_retaliate",
        "own_shield",
        "pierce",
        "pulls",
        "pushes",
        "range",
        "targets",
        "terms",
        "value",
        "xp_per_target",
    )

    def __init__(
        self,
        attacker: Figure,
        value: int,
        *,
        range: int | None = None,
        targets: Targets = 1,
        area: str = "",
        held: bool = False,
        pierce: int = 0,
        push: int = 0,
        pull: int = 0,
        cond: tuple[ConditionName, ...] = (),
        infuse: tuple[Symbol, ...] = (),
        add_target: int = 0,
        advantage: bool = False,
        disadvantage: bool = False,
        bonus: tuple[Bonus, ...] = (),
        xp_per_target: int = 0,
        card: str = "",
    ) -> None:
        self.attacker = attacker
        self.value = value
        self.range = range
        self.targets: Targets = targets
        self.area = area
        self.held = held
        """The area has a grey hex: always melee (GH-AOE-02)."""
        self.pierce = pierce
        self.pushes: list[int] = [push] if push else []
        self.pulls: list[int] = [pull] if pull else []
        self.cond: list[ConditionName] = list(cond)
        self.infuse: list[Symbol] = list(infuse)
        self.add_target = add_target
        """Single targets besides, declared with the others (GH-EFF-12)."""
        self.added = 0
        """Targets that drawn cards add while it is performed."""
        self.advantage = advantage
        self.disadvantage = disadvantage
        self.ignore_disadvantage = False
        self.bonus = bonus
        self.xp_per_target = xp_per_target
        self.card = card
        self.heal = 0
        """A heal, conditions and bonuses for the attacker itself, once the attack is over."""
        self.own_cond: list[ConditionName] = []
        self.own_shield = 0
        self.own_retaliate = 0
        self.doublings: list[str] = []
        """What doubles the attack value (GH-ATK-06)."""
        self.terms: list[tuple[str, int]] = [("base", value)]
        """How `value` came about."""
        self.hit: list[str] = []
        """The figures attacked so far, each at most once (GH-AOE-06)."""

    def kept(self, left: Sequence[Figure], blow: KeptBlow | None = None) -> KeptStrike:
        """What the state has to know to go on, with these targets still to be attacked."""
        return KeptStrike(
            left=tuple([target.id for target in left]),
            blow=blow,
            hit=tuple(self.hit),
            added=self.added,
            value=self.value,
            range=self.range,
            targets=self.targets,
            area=self.area,
            held=self.held,
            pierce=self.pierce,
            pushes=tuple(self.pushes),
            pulls=tuple(self.pulls),
            cond=tuple(self.cond),
            infuse=tuple(self.infuse),
            add_target=self.add_target,
            advantage=self.advantage,
            disadvantage=self.disadvantage,
            ignore_disadvantage=self.ignore_disadvantage,
            bonus=self.bonus,
            xp_per_target=self.xp_per_target,
            card=self.card,
            heal=self.heal,
            own_cond=tuple(self.own_cond),
            own_shield=self.own_shield,
            own_retaliate=self.own_retaliate,
            doublings=tuple(self.doublings),
            terms=tuple(self.terms),
        )

    @classmethod
    def resumed(cls, attacker: Figure, kept: KeptStrike) -> Strike:
        """An attack that goes on with its next target."""
        one = cls(
            attacker,
            kept.value,
            range=kept.range,
            targets=kept.targets,
            area=kept.area,
            held=kept.held,
            pierce=kept.pierce,
            cond=kept.cond,
            infuse=kept.infuse,
            add_target=kept.add_target,
            advantage=kept.advantage,
            disadvantage=kept.disadvantage,
            bonus=kept.bonus,
            xp_per_target=kept.xp_per_target,
            card=kept.card,
        )
        one.pushes, one.pulls, one.doublings = list(kept.pushes), list(kept.pulls), list(kept.doublings)
        one.hit, one.added, one.terms = list(kept.hit), kept.added, list(kept.terms)
        one.ignore_disadvantage = kept.ignore_disadvantage
        one.heal, one.own_cond = kept.heal, list(kept.own_cond)
        one.own_shield, one.own_retaliate = kept.own_shield, kept.own_retaliate
        return one

    @classmethod
    def of(cls, attacker: Figure, ability: Attack) -> Strike:
        """The attack of a character's card."""
        return cls(
            attacker,
            ability.n,
            range=ability.range,
            targets=ability.targets,
            area=ability.area,
            pierce=ability.pierce,
            push=ability.push,
            pull=ability.pull,
            cond=ability.cond,
            infuse=ability.infuse,
            advantage=ability.advantage,
            bonus=ability.bonus,
            xp_per_target=ability.xp_per_target,
        )

    @property
    def ranged(self) -> bool:
        """Whether it is a ranged attack (GH-ATK-02, GH-AOE-02)."""
        return self.range is not None and not self.held

    @property
    def reach(self) -> int:
        """How far a single target may be."""
        return self.range if self.range is not None and not self.held else 1

    @property
    def single(self) -> bool:
        """Whether it has exactly one target so far."""
        return self.targets == 1 and not self.area and not self.add_target

    @property
    def words(self) -> tuple[str, ...]:
        """What is true of it, in the words of items (`Item.only`)."""
        kind = "ranged" if self.ranged else "melee"
        return (kind, "single") if self.single else (kind,)

    def gain(self, gain: Gain, source: str) -> None:
        """Add what an augment, an item or a monster's element gives the whole ability (GH-ITM-08, GH-ELE-05)."""
        if gain.attack:
            self.value += gain.attack
            self.terms.append((source, gain.attack))
        if gain.range and self.range is not None:
            self.range += gain.range
        self.pierce += gain.pierce
        if gain.push:
            self.pushes.append(gain.push)
        if gain.pull:
            self.pulls.append(gain.pull)
        self.cond.extend(gain.cond)
        self.infuse.extend(gain.infuse)
        self.add_target += gain.add_target
        if gain.area:
            self.area = gain.area
        self.advantage = self.advantage or gain.advantage
        self.disadvantage = self.disadvantage or gain.disadvantage
        self.ignore_disadvantage = self.ignore_disadvantage or gain.ignore_disadvantage
        if gain.double:
            self.doublings.append(source)
        self.heal += gain.heal
        self.own_cond.extend(gain.own_cond)
        self.own_shield += gain.shield
        self.own_retaliate += gain.retaliate
