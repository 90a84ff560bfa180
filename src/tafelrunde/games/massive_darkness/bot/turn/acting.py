"""The answer to "what now?": what costs nothing first, then the best plan for the rest of the activation."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.massive_darkness.bot.gear.outfitting import Outfitting
from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.turn.turns import Plan, Turn, option_of
from tafelrunde.games.massive_darkness.effects import ExtraAction, Heal, MovementPoints
from tafelrunde.kernel import Advice, Decision, Option

CANDIDATES = 5
MARGIN = 2.0
"""How far behind the best a plan may seem and still be considered by a search."""


class Acting:
    """One hero's next action or movement point."""

    def __init__(self, party: Party, decision: Decision) -> None:
        self.party = party
        self.decision = decision
        self.hero = party.state.heroes[decision.seat]
        self.ids = {option.id: None for option in decision.options}

    def advise(self) -> Advice:
        free = self._free()
        if free is not None:
            return Advice(free, "free")
        turn = Turn(self.party, self.decision.seat)
        plan = turn.best(self.decision)
        if "trade" in self.ids and self._badly_dressed(turn, plan):
            return Advice(option_of(self.decision, "trade"), "outfitting")
        if plan.first == "end":
            more = self._before_the_end(turn, plan)
            if more is not None:
                return Advice(more, "free")
        return Advice(option_of(self.decision, plan.first), plan.reason)

    def _badly_dressed(self, turn: Turn, plan: Plan) -> bool:
        """Whether an action for rearranging pays: in peace, or face to face with nothing to strike with."""
        if turn.engaged() and not (self.party.awake(self.hero.zone) and plan.first == "end" and turn.actions > 1):
            return False
        return Outfitting(self.party, self.decision).dress(self.hero)[0] > 0.8

    def candidates(self) -> Sequence[Option]:
        """What is worth comparing: what it would do itself first, then the best of the others."""
        own = self.advise()
        if own.reason == "free":
            return [own.option]
        turn = Turn(self.party, self.decision.seat)
        best: dict[str, float] = {}
        for plan in turn.plans(self.ids):
            best[plan.first] = max(best.get(plan.first, plan.value), plan.value)
        ranked = sorted(best, key=lambda first: -best[first])
        near = [first for first in ranked[:CANDIDATES] if best[first] > best[ranked[0]] - MARGIN]
        others = [option_of(self.decision, first) for first in near]
        return [own.option, *[option for option in others if option is not own.option]][:CANDIDATES]

    # --- what costs nothing -------------------------------------------------------------------------------------

    def _free(self) -> Option | None:
        """Stand up, strike, drink, transmute."""
        if "stand_up" in self.ids:
            return option_of(self.decision, "stand_up")
        strikes = [option for option in self.decision.options if option.id.startswith("strike:")]
        if strikes:
            return max(strikes, key=self._struck)
        for option in self.decision.options:
            if option.id.startswith("drink:") and self._thirsty(option):
                return option
        if "transmute" in self.ids:
            outfitting = Outfitting(self.party, self.decision)
            if outfitting.chosen_spares(self.hero):
                return option_of(self.decision, "transmute")
        return None

    def _struck(self, option: Option) -> float:
        """A die's wounds: best where they kill."""
        enemy = self.party.game.enemy(option.id.rpartition(":")[2])
        figure = min(enemy.minions) if enemy.minions else enemy.health
        last = not enemy.minions
        return self.party.worth(enemy) / (sum(enemy.minions) + enemy.health) + (figure <= 1) * (3.0 if last else 1.0)

    def _thirsty(self, option: Option) -> bool:
        """A healing draught where it heals in full, or where death is near."""
        card = option.id.split(":")[1]
        seat = int(option.id.split(":")[2]) if option.id.count(":") == 2 else -1
        if seat < 0:
            return False
        hero = self.party.state.heroes[seat]
        game = self.party.game
        n = sum([op.n for effect in game.equipment(card).effects for op in effect.do if isinstance(op, Heal)])
        wounds = game.wounds(hero)
        return hero.health <= 2 or wounds >= min(n, 4)

    def _before_the_end(self, turn: Turn, plan: Plan) -> Option | None:
        """One more action from a potion, if there is something to do with it."""
        for option in self.decision.options:
            if not option.id.startswith("drink:") or option.id.count(":") != 1:
                continue
            card = self.party.game.equipment(option.id.split(":")[1])
            for effect in card.effects:
                for operation in effect.do:
                    if isinstance(operation, ExtraAction) and self._hits(turn) > 1.5:
                        return option
                    if isinstance(operation, MovementPoints) and plan.value < -8.0:
                        return option
        return None

    def _hits(self, turn: Turn) -> float:
        attacks = turn.targets.from_zone(turn.hero.zone, 1, moved=turn.activation.moved)
        return max([attack.gain for attack in attacks], default=0.0)
