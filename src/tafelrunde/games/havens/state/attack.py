"""An attack under way, as part of the state (GH-ATK-04): the rules work on it, and a copy goes on from its middle.

The words are the rulebook's. An *attack ability* is performed as a whole; each of its targets is a *single attack* with
its own cards and bonuses (GH-AOE-05). What is printed on a card is `box.abilities.Attack`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tafelrunde.games.havens.box.abilities import Attack
from tafelrunde.games.havens.box.modifier_cards import PLAIN, Mode, ModifierCard
from tafelrunde.games.havens.box.vocabulary import Augment, Bonus, ConditionName, Gain, Symbol
from tafelrunde.tabletop.hexes import Hex

Targets = int | Literal["all", "moved_through"]
Terms = tuple[tuple[str, int], ...]
"""How a number came about: each summand with its source, the base value first."""


def base(value: int) -> Terms:
    """A value that nothing was added to yet."""
    return (("base", value),)


class Effects(Struct, kw_only=True):
    """What an attack has beside its value: the ability's for all its targets, and more of it for a single one."""

    pierce: int = 0
    pushes: tuple[int, ...] = ()
    """Each push and pull is decided by itself (GH-EFF-10)."""
    pulls: tuple[int, ...] = ()
    cond: tuple[ConditionName, ...] = ()
    infuse: tuple[Symbol, ...] = ()
    add_target: int = 0
    advantage: bool = False
    disadvantage: bool = False
    ignore_disadvantage: bool = False
    doublings: tuple[str, ...] = ()
    """What doubles the attack value (GH-ATK-06)."""
    heal: int = 0
    """A heal, conditions and a shield for the attacker itself."""
    own_cond: tuple[ConditionName, ...] = ()
    own_shield: int = 0
    tokens: int = 0
    """Tokens for whom the drawn card belongs to (FH-AMD-05)."""

    def _take_drawing(self, gain: Gain, source: str) -> None:
        """What a gain changes about the cards that are drawn and about doubling."""
        self.advantage = self.advantage or gain.advantage
        self.disadvantage = self.disadvantage or gain.disadvantage
        self.ignore_disadvantage = self.ignore_disadvantage or gain.ignore_disadvantage
        if gain.double:
            self.doublings += (source,)

    def _take_effects(self, gain: Gain) -> None:
        """What a gain does to the target and to the attacker."""
        self.pierce += gain.pierce
        if gain.push:
            self.pushes += (gain.push,)
        if gain.pull:
            self.pulls += (gain.pull,)
        self.cond += gain.cond
        self.own_cond += gain.own_cond
        self.infuse += gain.infuse
        self.add_target += gain.add_target
        self.heal += gain.heal
        self.tokens += gain.tokens


class SingleAttack(Effects, kw_only=True):
    """The attack on one target, and how far it is (GH-ATK-04 step 3)."""

    target: str
    value: int = 0
    terms: Terms = ()
    mode: Mode = "normal"
    drawn: tuple[str, ...] = ()
    """The modifier cards that count."""
    nulled: bool = False
    damage: int | None = None
    """None: it is not known yet (steps a to e)."""
    dealt: bool = False
    """The damage was dealt and conditions were given: what moves the target is next, and retaliate (GH-RUL-21)."""
    xp: int = 0
    shield: int = 0
    """What the defender has for this attack only."""
    retaliate: int = 0
    unpierced: bool = False
    unmoved: bool = False
    settled: int = 0
    """How many of its conditions are decided upon: those of modifier cards come behind them (FH-ATK-12, FH-AMD-03)."""

    @property
    def moves(self) -> bool:
        """Whether it pushes or pulls its target."""
        return not self.unmoved and bool(self.pushes or self.pulls)

    @property
    def for_attacker(self) -> bool:
        """Whether it does something to the attacker itself."""
        return bool(self.infuse or self.heal or self.own_shield or self.own_cond or self.tokens)

    def gain(self, gain: Gain, source: str, times: int = 1) -> None:
        """Something of the attacker's for this target: a bonus, an active card, an item (GH-ITM-08).

        `times`: how often the condition of a bonus is true.
        """
        number = gain.attack * times if gain.times else gain.attack
        if number:
            self.terms += ((source, number),)
        self.xp += gain.xp
        self._take_drawing(gain, source)
        self._take_effects(gain)

    def card(self, card: ModifierCard) -> None:
        """The effects of a modifier card, as if printed on the ability card (GH-MOD-04, GH-MOD-12)."""
        if card.gain is not PLAIN:
            self.own_shield += card.gain.shield
            self._take_effects(card.gain)

    def defend(self, gain: Gain) -> None:
        """Something of the defender's for this attack."""
        self.shield += gain.shield
        self.retaliate += gain.retaliate
        self.disadvantage = self.disadvantage or gain.disadvantage
        self.unpierced = self.unpierced or gain.unpierced
        self.unmoved = self.unmoved or gain.unmoved


class AttackAbility(Effects, kw_only=True):
    """An attack ability being performed, and how far it is (GH-ATK-04)."""

    terms: Terms
    """What its value comes from."""
    range: int | None = None
    """None is melee (GH-ATK-02)."""
    targets: Targets = 1
    area: str = ""
    held: bool = False
    """The area has a grey hex: always melee (GH-AOE-02)."""
    bonus: tuple[Bonus, ...] = ()
    xp_per_target: int = 0
    own_retaliate: int = 0
    card: str = ""
    origin: Hex | None = None
    """From where it is made, if not from the attacker's own hex (FH-LOS-03)."""
    left: tuple[str, ...] = ()
    """The declared targets that are still to be attacked (GH-AOE-10)."""
    now: SingleAttack | None = None
    """The attack that is being made."""
    hit: tuple[str, ...] = ()
    """The figures attacked so far, each at most once (GH-AOE-06)."""
    added: int = 0
    """Targets that drawn cards have added and that are not chosen yet (GH-EFF-12)."""
    open: bool = False
    """Its targets are chosen one after another, each when the attack before is over (FH-ATK-16)."""
    singles: int = 0
    """How many of those that were attacked are not in the area."""
    offered: tuple[Augment, ...] = ()
    """Augments of the card, and by number those not paid for yet."""
    unpaid: tuple[int, ...] = ()
    through: tuple[str, ...] = ()
    """The enemies that the move before went through."""
    blow: SingleAttack | None = None
    """What saves before rules version 4 call `now`."""

    @classmethod
    def of(cls, printed: Attack) -> AttackAbility:
        """The attack of a character's card."""
        return cls(
            terms=base(printed.n),
            range=printed.range,
            targets=printed.targets,
            area=printed.area,
            pierce=printed.pierce,
            pushes=(printed.push,) if printed.push else (),
            pulls=(printed.pull,) if printed.pull else (),
            cond=printed.cond,
            infuse=printed.infuse,
            advantage=printed.advantage,
            bonus=printed.bonus,
            xp_per_target=printed.xp_per_target,
        )

    def on(self, target: str) -> SingleAttack:
        """The attack on one target, with what the whole ability has for it (GH-ATK-05)."""
        return SingleAttack(
            target=target,
            terms=self.terms,
            pierce=self.pierce,
            pushes=self.pushes,
            pulls=self.pulls,
            cond=self.cond,
            advantage=self.advantage,
            disadvantage=self.disadvantage,
            ignore_disadvantage=self.ignore_disadvantage,
            doublings=self.doublings,
            xp=self.xp_per_target,
        )

    @property
    def value(self) -> int:
        """The attack value before anything of a single target."""
        return sum([number for _, number in self.terms])

    @property
    def ranged(self) -> bool:
        """Whether it is a ranged attack (GH-ATK-02, GH-AOE-02)."""
        return self.range is not None and not self.held

    @property
    def reach(self) -> int:
        """How far a single target may be."""
        return self.range if self.range is not None and not self.held else 1

    @property
    def for_attacker(self) -> bool:
        """Whether it does something to the attacker itself when all targets were attacked."""
        return bool(self.infuse or self.heal or self.own_shield or self.own_retaliate or self.own_cond)

    @property
    def single(self) -> bool:
        """Whether it has exactly one target so far."""
        return self.targets == 1 and not self.area and not self.add_target

    @property
    def words(self) -> tuple[str, ...]:
        """What is true of it, in the words of items (`Item.only`)."""
        kind = "ranged" if self.ranged else "melee"
        return (kind, "single") if self.single else (kind,)

    def gain(self, gain: Gain, source: str, range_makes_ranged: bool = False) -> None:
        """Add what an augment, an item or a monster's element gives the whole ability (GH-ITM-08, GH-ELE-05).

        More range makes a melee attack a ranged one in some games (FH-RNG-06).
        """
        if gain.attack:
            self.terms += ((source, gain.attack),)
        if gain.range and (self.range is not None or range_makes_ranged):
            self.range = (self.range or 1) + gain.range
        if gain.area:
            self.area = gain.area
        self.own_shield += gain.shield
        self.own_retaliate += gain.retaliate
        self._take_drawing(gain, source)
        self._take_effects(gain)
