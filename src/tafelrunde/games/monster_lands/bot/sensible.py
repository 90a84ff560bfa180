"""The bot itself: each question goes to the part that can answer it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tafelrunde.games.monster_lands.bot.choosing import Choosing
from tafelrunde.games.monster_lands.bot.deploying import Deploying
from tafelrunde.games.monster_lands.bot.fighting import Fighting
from tafelrunde.games.monster_lands.bot.memory import Memory
from tafelrunde.games.monster_lands.bot.planning import Planner
from tafelrunde.games.monster_lands.bot.worth import Outlook
from tafelrunde.games.monster_lands.state import State
from tafelrunde.kernel import Advice, Bot, Decision, Option, View

Answer = Callable[["Mind", Decision], Advice]


class Mind:
    """One decision in the making: the clan's outlook and the parts that look at it."""

    __slots__ = ("choosing", "deploying", "fighting")

    def __init__(self, view: View, memory: Memory) -> None:
        outlook = Outlook(view.state, view.seat)
        planner = Planner(outlook)
        self.deploying = Deploying(outlook, planner, memory)
        self.fighting = Fighting(outlook, planner)
        self.choosing = Choosing(self.deploying, memory)


ANSWERS: dict[str, Answer] = {
    "action": lambda mind, decision: mind.deploying.action(decision),
    "pass": lambda mind, decision: mind.deploying.action(decision),
    "window_deployment": lambda mind, decision: mind.deploying.window(decision),
    "window_adventure": lambda mind, decision: mind.deploying.window(decision),
    "window_salary": lambda mind, decision: mind.deploying.window(decision),
    "window_pools": lambda mind, decision: mind.deploying.window(decision),
    "path": lambda mind, decision: mind.choosing.path(decision),
    "load": lambda mind, decision: mind.choosing.load(decision),
    "buy_traps": lambda mind, decision: mind.choosing.buy_traps(decision),
    "buy_shields": lambda mind, decision: mind.choosing.buy_shields(decision),
    "buy_equipment": lambda mind, decision: mind.choosing.buy_equipment(decision),
    "equip_free": lambda mind, decision: mind.choosing.equip_free(decision),
    "bearer": lambda mind, decision: mind.choosing.bearer(decision),
    "rearrange": lambda mind, decision: mind.choosing.bearer(decision),
    "deserters_equipment": lambda mind, decision: mind.choosing.bearer(decision),
    "tavern": lambda mind, decision: mind.choosing.tavern(decision),
    "hire_free": lambda mind, decision: mind.choosing.hire_free(decision),
    "brew": lambda mind, decision: mind.choosing.brew(decision),
    "pawn": lambda mind, decision: mind.choosing.pawn(decision),
    "mine_bonus": lambda mind, decision: mind.choosing.first(decision, "more_gold"),
    "land_cost": lambda mind, decision: mind.choosing.land_cost(decision),
    "which_haggle": lambda mind, decision: mind.choosing.lowest_haggle(decision),
    "recolor": lambda mind, decision: mind.choosing.recolor(decision),
    "new_color": lambda mind, decision: mind.choosing.new_color(decision),
    "grant_die": lambda mind, decision: mind.choosing.grant_die(decision),
    "grant_gift": lambda mind, decision: mind.choosing.gift(decision),
    "choose_gift": lambda mind, decision: mind.choosing.gift(decision),
    "take_loot": lambda mind, decision: mind.choosing.take_loot(decision),
    "contract": lambda mind, decision: mind.choosing.contract(decision),
    "discard_trap": lambda mind, decision: mind.choosing.discard_trap(decision),
    "discard_trophy": lambda mind, decision: mind.choosing.discard_trophy(decision),
    "discard_equipment": lambda mind, decision: mind.choosing.discard_equipment(decision),
    "new_leader": lambda mind, decision: mind.choosing.new_leader(decision),
    "deserter": lambda mind, decision: mind.choosing.deserter(decision),
    "after_win": lambda mind, decision: mind.choosing.after(decision),
    "after_conquest": lambda mind, decision: mind.choosing.after(decision),
    "discard_magic": lambda mind, decision: mind.fighting.discard_magic(decision),
    "defend": lambda mind, decision: mind.fighting.defend(decision),
    "redirect": lambda mind, decision: mind.fighting.redirect(decision),
    "redirect_dice": lambda mind, decision: mind.fighting.redirect_dice(decision),
    "attack": lambda mind, decision: mind.fighting.attack(decision),
    "mission_roll": lambda mind, decision: mind.fighting.roll(decision),
    "conquest_roll": lambda mind, decision: mind.fighting.roll(decision),
    "reveal": lambda mind, decision: mind.fighting.reveal(decision),
    "ambush_target": lambda mind, decision: mind.fighting.ambush_target(decision),
    "block_ambush": lambda mind, decision: mind.fighting.block(decision),
    "steal": lambda mind, decision: mind.fighting.steal(decision),
}


WEIGHTY = frozenset(("tavern", "hire_free"))
"""Questions besides the action and the path that are worth a search."""

CANDIDATES = 5
MARGIN = 1.5
"""How far behind the best an action may seem and still be considered."""


class SensibleBot(Bot):
    """Rules of thumb; what it advises depends on the decision and the view alone."""

    name = "sensible"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self._memory = Memory()

    def advise(self, decision: Decision, view: View) -> Advice:
        return ANSWERS[decision.question](Mind(view, self._memory), decision)

    def candidates(self, decision: Decision, view: View) -> Sequence[Option]:
        """What a searching bot should compare, best first; alone where the answer follows from an earlier one."""
        mind = Mind(view, self._memory)
        if decision.question == "action":
            bids = mind.deploying.bids(decision)
            ranked = [(bid.value, bid.option) for bid in bids]
        elif decision.question == "path":
            ranked = mind.choosing.ranked_paths(decision)
        elif decision.question in WEIGHTY:
            own = ANSWERS[decision.question](mind, decision).option
            return [own, *[option for option in decision.options if option is not own]]
        else:
            return [ANSWERS[decision.question](mind, decision).option]
        near = [option for value, option in ranked[:CANDIDATES] if value > ranked[0][0] - MARGIN]
        return near or decision.options[:1]

    def chapter(self, state: State) -> tuple[int, bool]:
        """Where a searching bot's look ahead should end: with the deployment, or with the adventures of a round."""
        return state.round, state.phase == "deployment"
