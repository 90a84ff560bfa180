"""The sensible bot in the fortress: what purchases, the mine and the brewer are worth, and what a contract lacks."""

from __future__ import annotations

from typing import Any, NamedTuple

from tafelrunde.games.monster_lands.bot.memory import Memory
from tafelrunde.games.monster_lands.bot.planning import Planner
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
from tafelrunde.games.monster_lands.box.effects import (
    MineBonus,
    PriceMod,
)
from tafelrunde.games.monster_lands.state import State
from tafelrunde.kernel import Option

TRAPS_STORED = (1.0, 0.85, 0.6, 0.35, 0.15, 0.0)
"""How much of its worth a trap keeps when so many lie in storage already."""

SHIELDS_STORED = (1.2, 1.0, 0.7, 0.45, 0.25, 0.0)


class Bid(NamedTuple):
    """An option with what it should bring."""

    value: float
    option: Option
    reason: str
    args: dict[str, Any]


class Shopping:
    """What the fortress has to offer one seat."""

    def __init__(self, outlook: Outlook, planner: Planner, memory: Memory) -> None:
        self.outlook = outlook
        self.memory = memory
        self.planner = planner
        self.state: State = outlook.state
        self.clan = outlook.clan
        self.content = outlook.content
        self._wanted: dict[str, float] | None = None

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
        worth = equipment_worth(card, self.content) * (self.outlook.left + 0.7) * (0.85 if free else 0.3)
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
