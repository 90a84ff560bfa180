"""The small questions: which path, which piece, which card, which tile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.games.monster_lands.bot.deploying import Deploying
from tafelrunde.games.monster_lands.bot.memory import Memory
from tafelrunde.games.monster_lands.bot.plans import Plan
from tafelrunde.games.monster_lands.bot.worth import equipment_worth, talent_worth, trap_worth
from tafelrunde.games.monster_lands.box.effects import Gain, Redirect, StealDice
from tafelrunde.games.monster_lands.state import Member
from tafelrunde.kernel import Advice, Decision, Option


class Choosing:
    """Answers that follow from an action, and choices among cards and tiles."""

    def __init__(self, deploying: Deploying, memory: Memory) -> None:
        self.deploying = deploying
        self.memory = memory
        self.outlook = deploying.outlook
        self.planner = deploying.planner
        self.state = deploying.state
        self.clan = deploying.clan
        self.content = deploying.content

    def first(self, decision: Decision, reason: str) -> Advice:
        return Advice(decision.options[0], reason)

    def _best(self, decision: Decision, merit: Callable[[Option], Any], reason: str) -> Advice:
        return Advice(max(decision.options, key=merit), reason)

    # --- assignments ------------------------------------------------------------------------------------------

    def path(self, decision: Decision) -> Advice:
        """The path that suits this mercenary best."""
        member = str(decision.args["mercenary"])
        known = self.memory.recall(self.state, self.clan, member, None)
        if known is not None and (option := decision.option(f"path:{known.path}")) is not None:
            return Advice(option, f"go_{known.aim}", _args(known))
        open_paths = {option.id.partition(":")[2]: option for option in decision.options}
        plans = [plan for plan in self.planner.plans(member) if plan.path in open_paths]
        if not plans:
            return Advice(decision.options[0], "nothing_better")
        best = max(plans, key=lambda plan: plan.value)
        self.memory.keep(self.state, self.clan, best)
        return Advice(open_paths[best.path], f"go_{best.aim}", _args(best))

    def ranked_paths(self, decision: Decision) -> list[tuple[float, Option]]:
        """The paths that suit this mercenary, best first."""
        open_paths = {option.id.partition(":")[2]: option for option in decision.options}
        plans = [plan for plan in self.planner.plans(str(decision.args["mercenary"])) if plan.path in open_paths]
        plans.sort(key=lambda plan: plan.value, reverse=True)
        return [(plan.value, open_paths[plan.path]) for plan in plans]

    def load(self, decision: Decision) -> Advice:
        """The next piece of the planned load; traps that must be seen come before those that hide."""
        path_id = str(decision.args["path"])
        places = [*self.state.missions, *self.state.lands, self.state.access]
        path = next(path for place in places for path in place.paths if path.id == path_id)
        member = next(member for member in self.clan.members if member.id == path.member)
        plan = self.memory.recall(self.state, self.clan, member.id, path)
        if plan is None:
            plan = self.planner.plan(member, path)
            if plan is not None:
                self.memory.keep(self.state, self.clan, plan, path)
        options = {option.id: option for option in decision.options}
        done = options.get("done")
        if plan is not None:
            piece = self._missing(plan, path, options)
            if piece is not None:
                return Advice(piece, f"go_{plan.aim}", _args(plan))
            if done is not None:
                return Advice(done, f"go_{plan.aim}", _args(plan))
        if done is not None:
            return Advice(done, "enough")
        dice = [option for option in decision.options if option.id.startswith("die:")]
        return Advice(min(dice or decision.options, key=lambda option: option.id != "die:strength"), "enough")

    def _missing(self, plan: Plan, path: Any, options: dict[str, Option]) -> Option | None:
        load = plan.load
        colors = [die.color for die in path.dice]
        if colors.count("strength") < load.s and "die:strength" in options:
            return options["die:strength"]
        if colors.count("magic") < load.m and "die:magic" in options:
            return options["die:magic"]
        if colors.count("haggle") < load.h:
            haggle = sorted([name for name in options if name.startswith("die:haggle:")])
            if haggle:
                return options[haggle[0]]
        laid = [trap.kind for trap in path.traps]
        for kind in sorted(load.traps, key=self._hides):
            if laid.count(kind) < load.traps.count(kind) and f"trap:{kind}" in options:
                return options[f"trap:{kind}"]
        if path.shields < load.shields and "shield" in options:
            return options["shield"]
        if load.potion and "potion" in options:
            return options["potion"]
        if load.poison and "poison" in options:
            return options["poison"]
        return None

    def _hides(self, kind: str) -> bool:
        return isinstance(self.content.traps[kind].effect, StealDice | Redirect)

    # --- shops ------------------------------------------------------------------------------------------------

    def buy_traps(self, decision: Decision) -> Advice:
        """The traps of the best purchase, one after the other; discounts first, as they cost nothing."""
        for option in decision.options:
            if option.id.startswith("discount:"):
                return Advice(option, "discount")
        done = decision.option("done")
        buys = {int(option.value): option for option in decision.options if option.id.startswith("buy:")}
        shown = self.state.trap_display
        taken = [place for place, kind in enumerate(shown) if kind and place not in buys] if done is not None else []
        haggled = self._haggled("hunting_lodge")
        talents = self.deploying.discounts("hunting_lodge")
        if done is None:
            chosen, _ = self.deploying.trap_purchase(haggled, talents, [])
            for place in chosen:
                if place in buys:
                    return Advice(buys[place], "buy_traps", {"trap": shown[place]})
            best = max(buys.values(), key=lambda option: trap_worth(option.id.split(":")[1]))
            return Advice(best, "buy_traps", {"trap": best.id.split(":")[1]})
        bought = int(decision.args["bought"])
        paid = int(done.args["price"])
        stored = len(self.clan.traps) + bought
        best_gain, best_option = 0.0, done
        for place, option in buys.items():
            gain = self._next_trap(shown[place], stored, int(option.args["price"]) - paid, paid)
            if gain > best_gain:
                best_gain, best_option = gain, option
        if best_option is done or len(taken) > 5:
            return Advice(done, "enough")
        return Advice(best_option, "buy_traps", {"trap": best_option.id.split(":")[1]})

    def _next_trap(self, kind: str, stored: int, price: int, paid: int) -> float:
        if stored >= self.content.config.limits.traps:
            return 0.0
        return self.deploying.another_trap(kind, stored) + self.outlook.gold(-price, -paid)

    def _haggled(self, building: str) -> int:
        """What the die just placed takes off the price (ML-HAG-02 … 04)."""
        faces = [
            die.face if die.color == "haggle" and die.seat >= 0 else 0
            for space in self.content.buildings[building].spaces
            for die in self.state.spaces.get(space.id, ())
        ]
        if not faces or not faces[-1]:
            return 0
        before = next((face for face in reversed(faces[:-1]) if face), 0)
        return faces[-1] + before if faces[-1] < before else faces[-1]

    def buy_shields(self, decision: Decision) -> Advice:
        _, count = self.deploying.shields(self._haggled("armory"))
        option = decision.option(f"shields:{count}") or decision.options[0]
        return Advice(option, "buy_shields", {"n": int(option.value)})

    def buy_equipment(self, decision: Decision) -> Advice:
        def merit(option: Option) -> float:
            return self.deploying.equipment(str(option.value)) + self.outlook.gold(-int(option.args["price"]))

        best = max(decision.options, key=merit)
        return Advice(best, "buy_equipment", {"equipment": str(best.value)})

    def equip_free(self, decision: Decision) -> Advice:
        best = max(decision.options, key=lambda option: self.deploying.equipment(str(option.value)))
        return Advice(best, "buy_equipment", {"equipment": str(best.value)})

    def bearer(self, decision: Decision) -> Advice:
        """The best fighter who gives up least for it."""
        card = str(decision.args["equipment"])

        def merit(option: Option) -> float:
            member = self._named(option)
            if member is None:
                return 0.1
            own = self.content.mercenary(member.id)
            instead = option.args.get("instead")
            worth = (
                equipment_worth(card, self.content) + 0.3 * talent_worth(own.id, self.content) - 0.2 * member.wounded
            )
            return worth - (equipment_worth(instead, self.content) if instead else 0.0)

        best = max(decision.options, key=merit)
        return Advice(best, "equip", {"equipment": card})

    def _named(self, option: Option) -> Member | None:
        """The clan member at the end of an option's id."""
        name = option.id.rpartition(":")[2]
        return next((member for member in self.clan.members if member.id == name), None)

    def tavern(self, decision: Decision) -> Advice:
        """Who is worth most at the price asked now; discounts first, and nobody if nobody is worth it."""
        for option in decision.options:
            if option.id.startswith("discount:"):
                return Advice(option, "discount")
        best: tuple[float, Option] | None = None
        for option in decision.options:
            if option.id.startswith("hire:"):
                card = self.content.mercenary(str(option.value))
                value = self.outlook.hire(card, int(option.args["price"]))
                if best is None or value > best[0]:
                    best = value, option
        leave = decision.option("leave")
        if best is not None and (leave is None or best[0] > 0):
            return Advice(best[1], "hire", {"mercenary": str(best[1].value)})
        return Advice(leave or decision.options[0], "nobody_fits")

    def hire_free(self, decision: Decision) -> Advice:
        deploying = self.state.phase == "deployment"
        best = max(
            decision.options,
            key=lambda option: self.outlook.hire(self.content.mercenary(str(option.value)), 0, deploying),
        )
        return Advice(best, "hire", {"mercenary": str(best.value)})

    def brew(self, decision: Decision) -> Advice:
        _, potions, poisons = self.deploying.mix(len(decision.options) - 1)
        best = decision.option(f"mix:{potions}:{poisons}") or decision.options[0]
        return Advice(best, "brew", {"potions": potions, "poisons": poisons})

    def pawn(self, decision: Decision) -> Advice:
        """Nothing else was worth a die: all of them go; the cheapest first if only one may be named."""
        everything = decision.option("all")
        if everything is not None:
            return Advice(everything, "pawn", {"n": self.clan.pool.total})
        order = {"strength": 1.0, "magic": 1.1}

        def cost(option: Option) -> float:
            color, face = option.value
            return float(order.get(color, 0.5 + 0.2 * face))

        return Advice(min(decision.options, key=cost), "pawn", {"n": self.clan.pool.total})

    # --- lands, dice, gifts -----------------------------------------------------------------------------------

    def land_cost(self, decision: Decision) -> Advice:
        best = min(decision.options, key=lambda option: self.deploying.grant_cost(option.value))
        return Advice(best, "cheapest_dice")

    def lowest_haggle(self, decision: Decision) -> Advice:
        return Advice(min(decision.options, key=lambda option: int(option.value)), "cheapest_dice")

    def recolor(self, decision: Decision) -> Advice:
        """A haggle die of a low face has most to gain from another colour."""

        def cost(option: Option) -> float:
            color, face = option.value
            return float(face) if color == "haggle" else 5.0 + (color == "magic")

        return Advice(min(decision.options, key=cost), "recolor")

    def new_color(self, decision: Decision) -> Advice:
        wanted = ("color:magic", "color:strength", "color:haggle")
        best = next(option for name in wanted if (option := decision.option(name)) is not None)
        return Advice(best, "recolor")

    def grant_die(self, decision: Decision) -> Advice:
        return Advice(decision.option("die:magic") or decision.options[0], "grant")

    def gift(self, decision: Decision) -> Advice:
        def worth(option: Option) -> float:
            return self.outlook.gain(option.value) if type(option.value) is Gain else 0.0

        return self._best(decision, worth, "best_gift")

    def take_loot(self, decision: Decision) -> Advice:
        best = max(decision.options, key=lambda option: self.outlook.loot(str(option.value)))
        return Advice(best, "take_loot", {"loot": str(best.value)})

    def after(self, decision: Decision) -> Advice:
        """What a victory brings is taken, and a new land is settled."""
        for option in decision.options:
            if option.id != "continue":
                return Advice(option, "after_win")
        return Advice(decision.options[0], "nothing_to_use")

    # --- giving away ------------------------------------------------------------------------------------------

    def contract(self, decision: Decision) -> Advice:
        """Fulfilled if the reward is worth more than what is given."""
        spot = self.state.missions[1]
        contract = self.content.missions[spot.tile].side_b
        path = spot.paths[self.state.slot]
        reward = self.outlook.gain(contract.reward("left" if path.id.endswith(".1") else "right"))
        if reward >= self.planner.goal_cost(contract.goal):
            return Advice(decision.options[0], "fulfil")
        return Advice(decision.options[1], "too_dear")

    def discard_trap(self, decision: Decision) -> Advice:
        return Advice(min(decision.options, key=lambda option: trap_worth(str(option.value))), "least_useful")

    def discard_trophy(self, decision: Decision) -> Advice:
        points = self.content.monsters
        best = min(decision.options, key=lambda option: points[str(option.value)].trophy)
        return Advice(best, "least_useful")

    def discard_equipment(self, decision: Decision) -> Advice:
        best = min(decision.options, key=lambda option: equipment_worth(option.id.partition(":")[2], self.content))
        return Advice(best, "least_useful")

    def new_leader(self, decision: Decision) -> Advice:
        """A leader is not paid and can't settle."""
        return self._best(
            decision, lambda option: -talent_worth(option.id.partition(":")[2], self.content), "new_leader"
        )

    def deserter(self, decision: Decision) -> Advice:
        def cost(option: Option) -> float:
            member = self._named(option)
            return self.outlook.member(member) if member is not None else 0.0

        return Advice(min(decision.options, key=cost), "least_useful")


def _args(plan: Plan) -> dict[str, Any]:
    return {"mercenary": plan.member, "path": plan.path, "chance": round(100 * plan.chance)}
