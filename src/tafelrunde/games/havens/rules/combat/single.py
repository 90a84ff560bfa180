"""One attack on one target: what counts for it (GH-ATK-05)."""

from __future__ import annotations

from tafelrunde.games.havens.box.modifier_cards import ModifierCard
from tafelrunde.games.havens.box.vocabulary import ConditionName, Gain, Symbol
from tafelrunde.games.havens.rules.combat.ability import Strike
from tafelrunde.games.havens.state import Figure
from tafelrunde.games.havens.state.progress import KeptBlow


class Blow:
    """What counts for the attack on one target, beside what the whole ability has."""

    __slots__ = (
        "add_target",
        "added",
        "advantage",
        "attacker",
        "cond",
        "damage",
        "dealt",
        "disadvantage",
        "doublings",
        "drawn",
        "heal",
        "ignore_disadvantage",
        "infuse",
        "nulled",
        "own_cond",
        "own_shield",
        "pierce",
        "pulls",
        "pushes",
        "retaliate",
        "shield",
        "strike",
        "target",
        "terms",
        "unmoved",
        "unpierced",
        "value",
        "xp",
    )

    def __init__(self, strike: Strike, target: Figure) -> None:
        self.strike = strike
        self.attacker = strike.attacker
        self.target = target
        self.value = 0
        self.damage = 0
        self.dealt = False
        """The damage and the conditions are over, what moves the target and retaliate are not."""
        self.added: list[tuple[str, int]] = []
        self.doublings: list[str] = list(strike.doublings)
        self.terms: list[tuple[str, int]] = []
        self.drawn: list[str] = []
        self.nulled = False
        self.pierce = strike.pierce
        self.pushes: list[int] = list(strike.pushes)
        self.pulls: list[int] = list(strike.pulls)
        self.cond: list[ConditionName] = list(strike.cond)
        self.own_cond: list[ConditionName] = []
        self.infuse: list[Symbol] = []
        self.add_target = 0
        self.advantage = strike.advantage
        self.disadvantage = strike.disadvantage
        self.ignore_disadvantage = strike.ignore_disadvantage
        self.heal = 0
        self.own_shield = 0
        self.xp = strike.xp_per_target
        # the defender's
        self.shield = 0
        self.retaliate = 0
        self.unpierced = False
        self.unmoved = False

    def kept(self) -> KeptBlow:
        """What the state has to know to go on from the damage."""
        return KeptBlow(
            target=self.target.id,
            damage=self.damage,
            dealt=self.dealt,
            cond=tuple(self.cond),
            pushes=tuple(self.pushes),
            pulls=tuple(self.pulls),
            unmoved=self.unmoved,
            own_cond=tuple(self.own_cond),
            own_shield=self.own_shield,
            infuse=tuple(self.infuse),
            heal=self.heal,
            retaliate=self.retaliate,
        )

    @classmethod
    def resumed(cls, strike: Strike, target: Figure, kept: KeptBlow) -> Blow:
        """An attack that goes on from its damage, or from what moves its target."""
        one = cls(strike, target)
        one.damage, one.dealt = kept.damage, kept.dealt
        one.cond, one.pushes, one.pulls = list(kept.cond), list(kept.pushes), list(kept.pulls)
        one.own_cond, one.own_shield = list(kept.own_cond), kept.own_shield
        one.infuse, one.heal = list(kept.infuse), kept.heal
        one.unmoved, one.retaliate = kept.unmoved, kept.retaliate
        return one

    @property
    def moves(self) -> bool:
        """Whether it pushes or pulls its target."""
        return not self.unmoved and bool(self.pushes or self.pulls)

    def gain(self, gain: Gain, source: str, times: int = 1) -> None:
        """Something of the attacker's for this target: a bonus, an active card, an item (GH-ITM-08).

        `times`: how often the condition of a bonus is true.
        """
        number = gain.attack * times if gain.times else gain.attack
        if number:
            self.added.append((source, number))
        if gain.double:
            self.doublings.append(source)
        self.advantage = self.advantage or gain.advantage
        self.disadvantage = self.disadvantage or gain.disadvantage
        self.ignore_disadvantage = self.ignore_disadvantage or gain.ignore_disadvantage
        self.xp += gain.xp
        self._effects(gain)

    def card(self, card: ModifierCard) -> None:
        """The effects of a modifier card, as if printed on the ability card (GH-MOD-04, GH-MOD-12)."""
        self.own_shield += card.gain.shield
        self._effects(card.gain)

    def _effects(self, gain: Gain) -> None:
        self.pierce += gain.pierce
        if gain.push:
            self.pushes.append(gain.push)
        if gain.pull:
            self.pulls.append(gain.pull)
        self.cond.extend(gain.cond)
        self.own_cond.extend(gain.own_cond)
        self.infuse.extend(gain.infuse)
        self.add_target += gain.add_target
        self.heal += gain.heal

    def defend(self, gain: Gain) -> None:
        """Something of the defender's for this attack."""
        self.shield += gain.shield
        self.retaliate += gain.retaliate
        self.disadvantage = self.disadvantage or gain.disadvantage
        self.unpierced = self.unpierced or gain.unpierced
        self.unmoved = self.unmoved or gain.unmoved
