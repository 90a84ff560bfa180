"""The sensible bot in the deployment phase: what an action is worth, and the small questions that follow it."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.monster_lands.bot.cases import dice_cost
from tafelrunde.games.monster_lands.bot.plans import Plan, means
from tafelrunde.games.monster_lands.bot.shopping import Bid, Shopping
from tafelrunde.games.monster_lands.bot.worth import (
    HAGGLE,
    HAGGLE_PIP,
    MAGIC,
    STRENGTH,
)
from tafelrunde.games.monster_lands.box.cards import DiceGrant
from tafelrunde.games.monster_lands.box.effects import (
    BuyDie,
    Choose,
    ConvertDice,
    EquipFree,
    Gain,
    HireFree,
    RecolorDie,
)
from tafelrunde.kernel import Advice, Decision, Option

FREE = 50.0
"""Free effects that only help are worth at least so much: they come before every action."""


class Deploying(Shopping):
    """Answers for one seat in its deployment turns, and wherever free effects are offered."""

    # --- the action -------------------------------------------------------------------------------------------

    def action(self, decision: Decision) -> Advice:
        """The option that brings most, after what its dice would bring elsewhere."""
        bids = self.bids(decision)
        if not bids:
            return Advice(decision.options[0], "nothing_better")
        best = bids[0]
        return Advice(best.option, best.reason, best.args)

    def bids(self, decision: Decision) -> list[Bid]:
        """What is worth a thought, best first; free help comes alone, before everything else."""
        bids: list[Bid] = []
        assigns: dict[str, Option] = {}
        for option in decision.options:
            verb, _, rest = option.id.partition(":")
            if verb == "assign":
                assigns[rest] = option
                continue
            bid = self._bid(option, verb, rest)
            if bid is not None:
                if bid.value >= FREE:
                    return [bid]
                bids.append(bid)
        if assigns:
            plans: dict[str, Plan] = {}
            for plan in self.planner.plans():
                if plan.member not in plans or plan.value > plans[plan.member].value:
                    plans[plan.member] = plan
            bids += [Bid(plan.value, assigns[name], *_plan_reason(plan)) for name, plan in plans.items()]
            if plans:
                self.memory.keep(self.state, self.clan, max(plans.values(), key=lambda plan: plan.value))
        bids.sort(key=lambda bid: bid.value, reverse=True)
        return bids

    def _bid(self, option: Option, verb: str, rest: str) -> Bid | None:
        match verb:
            case "visit":
                return self._visit(option, rest)
            case "mine":
                return self._mine(option, rest)
            case "brew":
                return self._brew(option)
            case "pawn":
                return self._pawn(option)
            case "land":
                return self._land(option, rest)
            case "pass":
                return Bid(0.0, option, "nothing_left", {})
            case "equipment":
                return None
        return self.free(option, verb, rest)

    # --- own lands --------------------------------------------------------------------------------------------

    def _land(self, option: Option, land: str) -> Bid:
        ability = self.content.lands[land].ability
        cost = min([self.grant_cost(cost) for cost in ability.cost])
        return Bid(self.effect(ability.effect) - cost, option, "use_land", {"land": land})

    def grant_cost(self, cost: DiceGrant) -> float:
        """What dice paid for a land's ability are worth elsewhere."""
        pool = self.clan.pool
        if cost.strength > pool.strength or cost.magic > pool.magic or cost.haggle > len(pool.haggle):
            return 99.0
        return dice_cost(cost.strength, cost.magic, tuple(pool.haggle), cost.haggle)

    def effect(self, effect: Any) -> float:
        """What the effect of a land is worth now."""
        if type(effect) is HireFree:
            best = self.free_hire()
            return max(0.0, best[0]) if best is not None else 0.0
        if type(effect) is EquipFree:
            return max([self.equipment(card) for card in self.state.bazaar if card], default=0.0)
        assert type(effect) is Gain
        return self.outlook.gain(effect)

    def free_hire(self, now: bool = True) -> tuple[float, str] | None:
        surplus = self.clan.fame - self.outlook.reputation
        cards = [self.content.mercenary(card) for card in self.state.tavern if card]
        bids = [(self.outlook.hire(card, 0, now), card.id) for card in cards if card.reputation <= surplus]
        return max(bids) if bids else None

    # --- free effects -----------------------------------------------------------------------------------------

    def window(self, decision: Decision) -> Advice:
        """A window for free effects: the best of them if it is worth anything, or on."""
        best: Bid | None = None
        for option in decision.options:
            verb, _, rest = option.id.partition(":")
            if verb not in ("continue", "drink"):
                bid = self.free(option, verb, rest)
                if bid is not None and bid.value > 0 and (best is None or bid.value > best.value):
                    best = bid
        if best is not None:
            return Advice(best.option, best.reason, best.args)
        on = decision.option("continue") or decision.options[0]
        return Advice(on, "nothing_to_use")

    def free(self, option: Option, verb: str, rest: str) -> Bid | None:
        """Free effects worth using now; the ones that only help come before every action."""
        match verb:
            case "settle":
                _, _, member = rest.partition(":")
                return Bid(90.0 - self.outlook.member(_member(self.clan.members, member)), option, "settle", {})
            case "heal":
                member = _member(self.clan.members, rest)
                spare = means(self.state, self.clan).potions
                busy = self.state.phase == "deployment" or self.outlook.left >= 0.5
                if not spare or not busy:
                    return None
                return Bid(60.0 + self.outlook.member(member), option, "heal", {"mercenary": rest})
            case "sell":
                return self._sell(option, rest)
            case "loot":
                return self._use_loot(option, rest)
            case "talent":
                return self._talent(option, rest)
        return None

    def _sell(self, option: Option, monster: str) -> Bid | None:
        points = self.content.monsters[monster].trophy
        gold = int(option.args["gold"])
        if self.state.phase == "deployment":
            # Only for something that can be bought right away.
            value = self._with_more_gold(gold) - points * 1.0 - 0.3
        elif self.state.phase == "salary":
            short = self.outlook.due - self.clan.gold
            if short <= 0:
                return None
            sale = self.content.config.combat.trophy_sale_gold_per_point
            trophies = sum([self.content.monsters[name].trophy for name in self.clan.trophies])
            if trophies * sale < short:
                return None
            value = self.outlook.gold(gold) - points
        else:
            return None
        return Bid(value, option, "sell", {"monster": monster, "gold": gold}) if value > 0 else None

    def _with_more_gold(self, gold: int) -> float:
        """How much better the best hire would be with more gold."""
        outlook = self.outlook
        pool = self.clan.pool
        if not pool.strength and not pool.haggle:
            return 0.0
        surplus = self.clan.fame - outlook.reputation
        talents = self.discounts("tavern")
        face = max(pool.haggle, default=0)
        now = later = 0.0
        for card in self.state.tavern:
            if not card:
                continue
            printed = self.content.mercenary(card)
            if printed.reputation > surplus:
                continue
            price = self.price(printed.cost, face, talents)
            if price <= self.clan.gold:
                now = max(now, outlook.hire(printed, price))
            elif price <= self.clan.gold + gold:
                worth = outlook.recruit(printed, True) - GOLD_SPENT * price
                later = max(later, worth)
        return later - now - 0.2 * gold * 0.36 if later > now else 0.0

    def _use_loot(self, option: Option, tile: str) -> Bid | None:
        effect = self.content.loot[tile].effect
        args = {"loot": tile}
        deploying = self.state.phase == "deployment"
        match effect:
            case Gain():
                limits = self.content.config.limits
                wasted = max(0, self.clan.potions + effect.potion - limits.potions)
                wasted += max(0, self.clan.poisons + effect.poison - limits.poisons)
                if wasted and not (effect.gold and deploying and self.clan.gold < 6):
                    return None
                return Bid(80.0, option, "use_loot", args)
            case Choose():
                gold = max([gift.gold for gift in effect.options if type(gift) is Gain], default=0)
                value = self.outlook.gold(gold) - 3.4
                if self.state.phase == "salary" and self.clan.gold >= self.outlook.due:
                    return None
                return Bid(50.0 + value, option, "use_loot", args) if value > 0 else None
            case HireFree():
                if not deploying and not (self.state.phase == "salary" and self.outlook.last):
                    return None
                hire = self.free_hire(deploying)
                if hire is None or hire[0] < (0.3 if self.outlook.last else 3.0):
                    return None
                return Bid(hire[0], option, "use_loot", args)
            case ConvertDice(from_=color):
                if not any(not member.path and self._is_fighter(member.id) for member in self.clan.members):
                    return None
                pool = self.clan.pool
                given = MAGIC if color == "magic" else HAGGLE + HAGGLE_PIP * min(pool.haggle, default=6)
                received = effect.to_n * (STRENGTH if effect.to == "strength" else MAGIC)
                return Bid(received - given, option, "use_loot", args)
        return None

    def _talent(self, option: Option, card: str) -> Bid | None:
        effect = self._ability(card)
        args = {"card": card}
        match effect:
            case Gain() | Choose():
                return Bid(85.0, option, "use_talent", args)
            case BuyDie(gold=gold, color=color):
                free = any(not member.path and self._is_fighter(member.id) for member in self.clan.members)
                worth = HAGGLE + 3.5 * HAGGLE_PIP + 0.1 if color == "haggle" else STRENGTH + 0.1
                value = (worth if free else 0.6 * worth) + self.outlook.gold(-gold)
                return Bid(value, option, "buy_die", args) if value > 0 else None
            case RecolorDie():
                if min(self.clan.pool.haggle, default=6) <= 2 and self.clan.pool.total > 1:
                    return Bid(0.25, option, "recolor", args)
        return None

    def _ability(self, card: str) -> Any:
        for member in self.clan.members:
            for name, ability in self._abilities(member.id, member.equipment):
                if name == card:
                    return ability.effect
        return None


GOLD_SPENT = 0.3


def _member(members: list[Any], name: str) -> Any:
    return next(member for member in members if member.id == name)


def _plan_reason(plan: Plan) -> tuple[str, dict[str, Any]]:
    args = {"mercenary": plan.member, "path": plan.path, "chance": round(100 * plan.chance)}
    return f"go_{plan.aim}", args
