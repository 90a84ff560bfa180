"""The sensible bot in the deployment phase: what an action is worth, and the small questions that follow it."""

from __future__ import annotations

from typing import Any, NamedTuple

from tafelrunde.games.monster_lands.bot.cases import dice_cost
from tafelrunde.games.monster_lands.bot.memory import Memory
from tafelrunde.games.monster_lands.bot.planning import Planner
from tafelrunde.games.monster_lands.bot.plans import Plan, means
from tafelrunde.games.monster_lands.bot.worth import (
    HAGGLE,
    HAGGLE_PIP,
    MAGIC,
    POISON,
    POTION,
    SHIELD,
    STRENGTH,
    Outlook,
    equipment_worth,
    on_contract,
    trap_worth,
)
from tafelrunde.games.monster_lands.box.cards import DiceGrant
from tafelrunde.games.monster_lands.box.effects import (
    BuyDie,
    Choose,
    ConvertDice,
    EquipFree,
    Gain,
    HireFree,
    MineBonus,
    PriceMod,
    RecolorDie,
)
from tafelrunde.games.monster_lands.state import State
from tafelrunde.kernel import Advice, Decision, Option

TRAPS_STORED = (1.0, 0.85, 0.6, 0.35, 0.15, 0.0)
"""How much of its worth a trap keeps when so many lie in storage already."""

SHIELDS_STORED = (1.2, 1.0, 0.7, 0.45, 0.25, 0.0)


FREE = 50.0
"""Free effects that only help are worth at least so much: they come before every action."""


class Bid(NamedTuple):
    """An option with what it should bring."""

    value: float
    option: Option
    reason: str
    args: dict[str, Any]


class Deploying:
    """Answers for one seat in its deployment turns, and wherever free effects are offered."""

    def __init__(self, outlook: Outlook, planner: Planner, memory: Memory) -> None:
        self.outlook = outlook
        self.memory = memory
        self.planner = planner
        self.state: State = outlook.state
        self.clan = outlook.clan
        self.content = outlook.content
        self._wanted: dict[str, float] | None = None

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

    # --- fortress ---------------------------------------------------------------------------------------------

    def _visit(self, option: Option, rest: str) -> Bid | None:
        building, _, die = rest.partition(":")
        face = int(die.partition(":")[2]) if die.startswith("haggle") else 0
        haggled = int(option.args.get("discount", 0))
        cost = HAGGLE + HAGGLE_PIP * face if face else STRENGTH
        args: dict[str, Any] = {}
        if building == "tavern":
            hire = self.best_hire(haggled)
            if hire is None:
                return None
            value, card = hire
            args = {"mercenary": card}
            reason = "hire"
        elif building == "hunting_lodge":
            value = self._traps(haggled)
            reason = "buy_traps"
        elif building == "armory":
            value, n = self.shields(haggled)
            args = {"n": n}
            reason = "buy_shields"
        else:
            value, card = self.best_equipment(haggled)
            args = {"equipment": card}
            reason = "buy_equipment"
        return Bid(value - cost, option, reason, args) if value > 0 else None

    def discounts(self, building: str) -> int:
        """What talents and equipment take off a price there."""
        found = 0
        for member in self.clan.members:
            for card, ability in self._abilities(member.id, member.equipment):
                effect = ability.effect
                if type(effect) is PriceMod and effect.building == building and card not in self.state.used:
                    found -= effect.value
        return found

    def _abilities(self, card: str, equipment: list[str]) -> list[tuple[str, Any]]:
        content = self.content
        return [
            (card, content.mercenary(card).talent),
            *[(item, content.equipment[item].ability) for item in equipment],
        ]

    def price(self, printed: int, haggled: int, talents: int) -> int:
        cost = printed
        if haggled:
            cost = max(min(printed, 1), printed - haggled)
        return max(0, cost - talents)

    def best_hire(self, haggled: int) -> tuple[float, str] | None:
        """The best card the tavern has for us."""
        outlook = self.outlook
        surplus = self.clan.fame - outlook.reputation
        talents = self.discounts("tavern")
        best: tuple[float, str] | None = None
        cards = [card for card in self.state.tavern if card]
        for card in [*cards, *self.state.aspirants[-1:]]:
            printed = self.content.mercenary(card)
            if printed.reputation > surplus and not printed.ignores_surplus_check:
                continue
            price = self.price(printed.cost, haggled, talents)
            if price > self.clan.gold:
                continue
            value = outlook.hire(printed, price)
            if best is None or value > best[0]:
                best = value, card
        return best

    def _traps(self, haggled: int) -> float:
        """What the best purchase of traps is worth."""
        chosen, value = self.trap_purchase(haggled, self.discounts("hunting_lodge"), [])
        return value if chosen else 0.0

    def trap_purchase(self, haggled: int, talents: int, taken: list[int]) -> tuple[list[int], float]:
        """Places of the display to buy from, best first, and what the purchase is worth."""
        display = self.state.trap_display
        chosen = list(taken)
        printed = sum([self.content.traps[display[place]].price or 0 for place in chosen])
        stored = len(self.clan.traps) + len(chosen)
        value = 0.0
        places = sorted(
            [place for place, kind in enumerate(display) if kind and place not in chosen],
            key=lambda place: trap_worth(display[place]) - 0.3 * (self.content.traps[display[place]].price or 0),
            reverse=True,
        )
        limit = self.content.config.limits.traps
        for place in places:
            if stored >= limit:
                break
            kind = display[place]
            cost = self.content.traps[kind].price or 0
            before = self.price(printed, haggled, talents) if chosen else 0
            after = self.price(printed + cost, haggled, talents)
            if after > self.clan.gold:
                continue
            gain = self.another_trap(kind, stored) + self.outlook.gold(before - after, -before)
            if gain > 0:
                value += gain
                chosen.append(place)
                printed += cost
                stored += 1
        return chosen, value

    def another_trap(self, kind: str, stored: int) -> float:
        """What one more trap is worth when so many are stored."""
        use = self._trap_use()
        gain = trap_worth(kind) * TRAPS_STORED[min(stored, 5)] * use
        if not stored:
            gain += 0.7 * use
        if self._need("trap") > stored - len(self.clan.traps):
            gain += self.wanted.get("trap", 0.0)
        return gain

    def _trap_use(self) -> float:
        if not self.outlook.last:
            return 1.0
        free = any(not member.path and self._is_fighter(member.id) for member in self.clan.members)
        return 0.8 if free and self.clan.pool.total > 3 else 0.0

    def _is_fighter(self, card: str) -> bool:
        return self.content.mercenary(card).can_be_assigned

    def shields(self, haggled: int) -> tuple[float, int]:
        """What the best purchase of shields is worth, and how many."""
        armory = self.content.config.armory
        stored = self.clan.shields
        limit = self.content.config.limits.shields
        use = self._trap_use()
        best = (0.0, 0)
        gain = 0.0
        need = self._need("shield")
        for n in range(1, armory.max_per_action + 1):
            cost = self.price(n * armory.price_each, haggled, 0)
            if cost > self.clan.gold:
                break
            if stored + n <= limit:
                gain += SHIELD * SHIELDS_STORED[stored + n - 1] * use
                if n <= need:
                    gain += self.wanted.get("shield", 0.0)
            value = gain + self.outlook.gold(-cost)
            if value > best[0] or not best[1]:
                best = value, n
        return best

    def best_equipment(self, haggled: int) -> tuple[float, str]:
        """The best card of the bazaar for us."""
        best = (0.0, "")
        for card in self.state.bazaar:
            if card:
                cost = self.price(self.content.equipment[card].cost, haggled, 0)
                if cost <= self.clan.gold:
                    value = self.equipment(card) + self.outlook.gold(-cost)
                    if value > best[0] or not best[1]:
                        best = value, card
        return best

    def equipment(self, card: str) -> float:
        """What a card is worth to us: somebody must carry it who has none of its type."""
        kind = self.content.equipment[card].type
        types = self.content.equipment
        free = [
            member
            for member in self.clan.members
            if not member.path
            and self.content.mercenary(member.id).can_be_equipped
            and all(types[worn].type != kind for worn in member.equipment)
        ]
        worth = equipment_worth(card) * (self.outlook.left + 0.7) * (0.85 if free else 0.3)
        if self._need("equipment"):
            worth += self.wanted.get("equipment", 0.0)
        return worth

    def _mine(self, option: Option, space: str) -> Bid:
        bonus = 0
        for member in self.clan.members:
            for card, ability in self._abilities(member.id, member.equipment):
                if type(ability.effect) is MineBonus and card not in self.state.used:
                    bonus += ability.effect.gold
        gold = int(option.args["gold"]) + bonus
        dice = next(2 if s.kind == "double" else 1 for s in self.content.buildings["mine"].spaces if s.id == space)
        return Bid(self.outlook.gold(gold) - dice * STRENGTH, option, "mine", {"gold": gold})

    def _brew(self, option: Option) -> Bid:
        value, potions, poisons = self.mix(int(option.args["n"]))
        return Bid(value - MAGIC, option, "brew", {"potions": potions, "poisons": poisons})

    def mix(self, n: int) -> tuple[float, int, int]:
        """The best mix of potions and poisons."""
        best = (-1.0, n, 0)
        for potions in range(n, -1, -1):
            value = self._brews("potion", potions) + self._brews("poison", n - potions)
            if value > best[0] + 1e-9:
                best = value, potions, n - potions
        return best

    def _brews(self, item: str, n: int) -> float:
        limits = self.content.config.limits
        stored, limit = (self.clan.potions, limits.potions) if item == "potion" else (self.clan.poisons, limits.poisons)
        worth = POTION if item == "potion" else POISON
        wounded = sum([member.wounded for member in self.clan.members]) if item == "potion" else 0
        use = self._trap_use()
        need = self._need(item)
        value = 0.0
        for number in range(1, n + 1):
            if stored + number > limit:
                break
            value += worth * (1.0, 0.9, 0.6)[min(2, stored + number - 1)] * use
            if number <= wounded - stored:
                value += 0.3 * min(1.0, self.outlook.left)
            if number <= need:
                value += self.wanted.get(item, 0.0)
        return value

    def _pawn(self, option: Option) -> Bid:
        """As good as its cheapest die: more can always be pawned later."""
        pool = self.clan.pool
        cost = min(
            STRENGTH if pool.strength else 9.0,
            MAGIC if pool.magic else 9.0,
            HAGGLE + HAGGLE_PIP * min(pool.haggle) if pool.haggle else 9.0,
        )
        return Bid(self.outlook.gold(1) - cost, option, "pawn", {"n": pool.total})

    # --- what a contract still lacks --------------------------------------------------------------------------

    @property
    def wanted(self) -> dict[str, float]:
        """What each missing piece of the open contract would be worth, if we could send somebody."""
        if self._wanted is None:
            self._wanted = self._find_wanted()
        return self._wanted

    def _find_wanted(self) -> dict[str, float]:
        state = self.state
        spot = state.missions[1]
        if not spot.tile or state.phase != "deployment" or on_contract(state, self.clan.seat) is not None:
            return {}
        free = [slot for slot, path in enumerate(spot.paths, 1) if path.seat < 0]
        if not free or not any(not member.path and self._is_fighter(member.id) for member in self.clan.members):
            return {}
        contract = self.content.missions[spot.tile].side_b
        goal = contract.goal
        lacking = {
            item: getattr(goal, item) - have
            for item, have in (
                ("trap", len(self.clan.traps)),
                ("shield", self.clan.shields),
                ("potion", self.clan.potions),
                ("poison", self.clan.poisons),
                ("equipment", sum([len(member.equipment) for member in self.clan.members])),
            )
            if getattr(goal, item) > have
        }
        missing = sum(lacking.values())
        if not missing or missing > 2 or len(self.clan.trophies) < goal.trophy_card:
            return {}
        reward = self.outlook.gain(contract.reward("left" if free[0] == 1 else "right"))
        worth = 0.7 * (reward - len(contract.dice) * STRENGTH - 0.3) / missing
        return dict.fromkeys(lacking, worth) if worth > 0 else {}

    def _need(self, item: str) -> int:
        """How many of an item the open contract still lacks."""
        if item not in self.wanted:
            return 0
        goal = self.content.missions[self.state.missions[1].tile].side_b.goal
        have = {
            "trap": len(self.clan.traps),
            "shield": self.clan.shields,
            "potion": self.clan.potions,
            "poison": self.clan.poisons,
            "equipment": 0,
        }[item]
        return max(0, int(getattr(goal, item)) - have)

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
