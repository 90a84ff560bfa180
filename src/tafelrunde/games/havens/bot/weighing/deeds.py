"""What abilities other than moves and attacks are worth in a hex."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tafelrunde.games.havens.bot import weights
from tafelrunde.games.havens.bot.looking.danger import Danger
from tafelrunde.games.havens.bot.looking.foes import Foe, conditions_of
from tafelrunde.games.havens.bot.looking.outlook import Outlook
from tafelrunde.games.havens.bot.weighing import attacks
from tafelrunde.games.havens.box.abilities import (
    Ability,
    Damage,
    GiveCondition,
    Guard,
    Heal,
    Infuse,
    Loot,
    Pull,
    Push,
    Recover,
    Refresh,
    RemoveConditions,
    Reorder,
    Retaliate,
    Shield,
    Suffer,
    Summon,
    Trap,
    Trigger,
)
from tafelrunde.games.havens.box.cards import Action
from tafelrunde.games.havens.box.conditions import CONDITIONS
from tafelrunde.games.havens.box.vocabulary import ConditionName
from tafelrunde.games.havens.rules.choices import possible
from tafelrunde.games.havens.state import Figure
from tafelrunde.tabletop.hexgrid import Mask

FEW = 4
"""With so many cards left, a character is near its end."""
USES = 6
"""How often a bonus without use slots is probably used."""


class Deeds:
    """The worth of abilities for one character; `price` is what a lost card costs it."""

    def __init__(self, look: Outlook, danger: Danger, price: float) -> None:
        self.look = look
        self.danger = danger
        self.price = price
        self.engaged = bool(look.foes)
        where = look.grid.index
        self._coins = [1 << where(at) for at in look.state.coins]
        self._chests = [(1 << where(chest.at), 6.0 if chest.goal else weights.TREASURE) for chest in look.state.chests]
        self.loot: Mask = 0
        """Where something lies."""
        for bit in self._coins:
            self.loot |= bit
        for bit, _ in self._chests:
            self.loot |= bit

    def worth(self, ability: Ability, index: int, action: Action | None) -> float:
        """What an ability is worth for the character in this hex."""
        weigh = _WORTH.get(type(ability))
        return 0.0 if weigh is None else weigh(self, ability, index, action)

    # --- helping ----------------------------------------------------------------------------------------------

    def _heal(self, ability: Heal, index: int, action: Action | None) -> float:
        best = self.healing(self.look.figure, ability.n) + self._boons(ability.cond)
        if ability.range is None or ability.on_self:
            return best
        total = best
        for friend in self._in_reach(index, ability.range):
            value = self.healing(friend, ability.n) + self._boons(ability.cond)
            best = max(best, value)
            total += value
        return total if ability.who == "allies" else best

    @staticmethod
    def _boons(cond: Iterable[ConditionName]) -> float:
        return sum([CONDITIONS[what].gained for what in cond])

    def healing(self, figure: Figure, amount: int) -> float:
        """What a heal is worth for somebody."""
        poisoned = conditions_of(figure, "poison")
        value = 1.0 if poisoned else weights.gained(figure.hp, figure.most, amount) * self.look.frailty(figure.hp)
        if conditions_of(figure, "wound"):
            value += 1.5
        if figure.kind == "hero":
            return value
        return value * (0.3 if figure.kind == "summon" else 1.0)

    def _in_reach(self, index: int, reach: int | None) -> list[Figure]:
        look = self.look
        near = look.near(index, reach or 1)
        return [
            friend for friend, at in look.friends if near >> at & 1 and friend.kind != "object" and look.sees(index, at)
        ]

    def _shield(self, ability: Shield, index: int, action: Action | None) -> float:
        if not self.engaged:
            return 0.0
        lasting = 2.5 if action is not None and action.active == "persistent" else 1.0
        if ability.who == "self":
            return lasting * self._softened(self.danger.attacks(index) * ability.n, self.look.figure)
        friends = self._in_reach(index, ability.range)
        values = [self._softened(self._attacks_on(friend) * ability.n, friend) for friend in friends]
        if not values:
            return 0.0
        return lasting * (sum(values) if ability.who == "allies" else max(values))

    @staticmethod
    def _softened(amount: float, figure: Figure) -> float:
        return weights.loss(figure.hp, min(amount, figure.hp - 1))

    def _attacks_on(self, friend: Figure) -> float:
        """Roughly, how many attacks a friend has to expect in this round."""
        number = next((place for place, (one, _) in enumerate(self.look.friends) if one is friend), None)
        if number is None:
            return 0.0
        return sum([0.6 for foe in self.look.foes if foe.due and foe.friends[number] <= foe.moving + foe.reach])

    def _retaliate(self, ability: Retaliate, index: int, action: Action | None) -> float:
        if not self.engaged:
            return 0.0
        melee = [foe for foe in self.look.foes if foe.reach <= ability.reach]
        if not melee:
            return 0.0
        each = sum([foe.worth / foe.hp for foe in melee]) / len(melee)
        return 0.6 * ability.n * each * self.danger.attacks(index) * len(melee) / len(self.look.foes)

    def _guard(self, ability: Guard, index: int, action: Action | None) -> float:
        return 0.25 * self.danger.cost(index)

    def _trigger(self, ability: Trigger, index: int, action: Action | None) -> float:
        uses = len(action.slots) if action is not None and action.slots else USES
        if not self.engaged:
            uses = min(uses, 3)
        gain = ability.gain
        if ability.event.endswith("attack_by_self"):
            return 0.6 * uses * gain.attack * (0.7 if ability.when else 1.0)
        if not self.engaged:
            return 0.0
        threatened = min(1.0, 0.25 + self.danger.attacks(index))
        if gain.negate:
            return 2.4 * min(uses, 3) * threatened
        return uses * threatened * (0.8 * gain.shield + 0.5 * gain.retaliate)

    # --- conditions and damage --------------------------------------------------------------------------------

    def _condition(self, ability: GiveCondition, index: int, action: Action | None) -> float:
        what = ability.what
        match ability.who:
            case "self":
                return self._own_condition(what, index)
            case "ally" | "allies":
                friends = [friend for friend in self._in_reach(index, ability.range) if friend.kind == "hero"]
                values = [CONDITIONS[what].gained * ability.n for _ in friends]
                if not values:
                    return 0.0
                return sum(values) if ability.who == "allies" else max(values)
            case "adjacent_enemy" | "adjacent_enemies":
                reach = 1
            case _:
                reach = ability.range or 1
        values = [attacks.affliction(self.look, foe, what) for foe in self._foes(index, reach)]
        if not values:
            return 0.0
        return sum(values) if ability.who.endswith("enemies") else max(values)

    def _own_condition(self, what: ConditionName, index: int) -> float:
        if what == "invisible":
            return 0.85 * self.danger.cost(index)
        condition = CONDITIONS[what]
        if condition.good:
            return condition.gained if self.engaged or condition.lasts == "card" else 0.0
        return -condition.removed

    def _foes(self, index: int, reach: int) -> list[Foe]:
        look = self.look
        near = look.near(index, reach)
        return [foe for foe in look.targets if near & foe.bit and look.sees(index, foe.index)]

    def _damage(self, ability: Damage, index: int, action: Action | None) -> float:
        match ability.who:
            case "adjacent_allies" | "allies_in_area":
                beside = self.look.near(index, 1 if ability.who == "adjacent_allies" else 0)
                hurt = [friend for friend, at in self.look.friends if beside >> at & 1]
                return -sum([weights.loss(friend.hp, ability.n) for friend in hurt])
            case "adjacent_enemies":
                foes = self._foes(index, 1)
            case "enemies_adjacent_to_obstacle":
                solid = self.look.floor.around(self.look.obstacles)
                foes = [foe for foe in self._foes(index, ability.range or 1) if solid & foe.bit]
            case _:
                foes = self._foes(index, ability.range or 1)
        values = [attacks.harm(foe, min(ability.n, foe.hp), float(ability.n >= foe.hp)) for foe in foes]
        if not values:
            return 0.0
        return max(values) if ability.who == "enemy" else sum(values)

    def _suffer(self, ability: Suffer, index: int, action: Action | None) -> float:
        return -weights.loss(self.look.figure.hp, ability.n)

    def _cleanse(self, ability: RemoveConditions, index: int, action: Action | None) -> float:
        found = possible.removable(self.look.figure, ability)
        values = sorted([CONDITIONS[what].removed for what in found], reverse=True)
        return sum(values if ability.n == "all" else values[: ability.n])

    def _push(self, ability: Push, index: int, action: Action | None) -> float:
        foes = [foe for foe in self._foes(index, 1) if foe.figure.kind != "object"]
        if not foes:
            return 0.0
        ahead = sum([bonus.gain.damage for bonus in ability.bonus])
        each = 0.25 * ability.n + 0.5 * ahead * max([foe.worth / foe.hp for foe in foes])
        return each * (len(foes) if ability.who == "adjacent_enemies" else 1)

    def _pull(self, ability: Pull, index: int, action: Action | None) -> float:
        return 0.15 * ability.n if self._foes(index, ability.range) else 0.0

    # --- cards, items, things ---------------------------------------------------------------------------------

    def _loot(self, ability: Loot, index: int, action: Action | None) -> float:
        return self.lying(self.look.near(index, ability.n))

    def lying(self, mask: Mask) -> float:
        """What lies in these hexes is worth."""
        if not mask & self.loot:
            return 0.0
        total = weights.COIN * sum([bool(mask & bit) for bit in self._coins])
        return total + sum([worth for bit, worth in self._chests if mask & bit])

    def _recover(self, ability: Recover, index: int, action: Action | None) -> float:
        look = self.look
        heroes = [look.hero]
        if ability.who == "ally":
            heroes = [
                look.game.hero(friend) for friend in self._in_reach(index, ability.range) if friend.kind == "hero"
            ]
        best = 0.0
        for hero in heroes:
            cards = len(possible.recoverable(look.game, hero, ability.source))
            number = cards if ability.n == "all" else min(ability.n, cards)
            each = self.price if ability.source == "lost" else 0.45 * self.price
            if ability.n == "all" and len(hero.hand) + len(hero.discard) > FEW:
                # There is only one such moment: it is put off until many cards are lost.
                number = max(number - 2, 0)
            best = max(best, number * each)
        return best

    def _refresh(self, ability: Refresh, index: int, action: Action | None) -> float:
        cards = len(possible.refreshable(self.look.game, self.look.hero, ability))
        return 1.0 * (cards if ability.n == "all" else min(ability.n, cards))

    def _summon(self, ability: Summon, index: int, action: Action | None) -> float:
        stats = self.look.game.content.summons[ability.what]
        value = 0.45 * stats.hp + 1.3 * (stats.attack or 0)
        return value if self.engaged else 0.5 * value

    def _trap(self, ability: Trap, index: int, action: Action | None) -> float:
        if not any(foe.due and foe.reach == 1 for foe in self.look.foes):
            return 0.3
        return 0.35 * ability.damage + 0.8 * len(ability.cond)

    def _infuse(self, ability: Infuse, index: int, action: Action | None) -> float:
        return weights.INFUSED

    def _reorder(self, ability: Reorder, index: int, action: Action | None) -> float:
        return 0.8 if self.engaged else 0.0


_WORTH: dict[type[Ability], Callable[[Deeds, Any, int, Action | None], float]] = {
    Heal: Deeds._heal,
    Shield: Deeds._shield,
    Retaliate: Deeds._retaliate,
    Guard: Deeds._guard,
    Trigger: Deeds._trigger,
    GiveCondition: Deeds._condition,
    Damage: Deeds._damage,
    Suffer: Deeds._suffer,
    RemoveConditions: Deeds._cleanse,
    Push: Deeds._push,
    Pull: Deeds._pull,
    Loot: Deeds._loot,
    Recover: Deeds._recover,
    Refresh: Deeds._refresh,
    Summon: Deeds._summon,
    Trap: Deeds._trap,
    Infuse: Deeds._infuse,
    Reorder: Deeds._reorder,
}
"""Moves and attacks are not here, nor what is worth little to the bot: obstacles, other people's traps."""
