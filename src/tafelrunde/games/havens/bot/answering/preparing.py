"""Before the first round: class, cards, items, goals, and where to begin."""

from __future__ import annotations

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.setup import recommending
from tafelrunde.games.havens.state import Hero
from tafelrunde.kernel import Advice, Decision, Option
from tafelrunde.tabletop.hexes import Hex, distance

EASY = (
    "alive_with_hand",
    "nobody_exhausted",
    "kill_elite",
    "kills_at_least",
    "items",
    "elements",
    "no_long_rest",
    "doors",
    "no_door",
    "kill_undamaged",
    "cards_left",
    "kills_at_most",
    "coins",
)
"""Tests that whoever plays well passes without thinking of them, the surest first."""


class Preparing:
    """The set-up of one character."""

    def __init__(self, game: Game, hero: Hero | None) -> None:
        self.game = game
        self.hero = hero

    def cls(self, decision: Decision) -> Advice:
        """Whoever the party lacks."""

        order = self.game.edition.party

        def place(option: Option) -> int:
            name = option.id.partition(":")[2]
            return order.index(name) if name in order else len(order)

        return Advice(min(decision.options, key=place), "class")

    def learn(self, decision: Decision) -> Advice:
        content = self.game.content

        def worth(option: Option) -> float:
            return recommending.worth(content.cards[option.id.partition(":")[2]])

        return Advice(max(decision.options, key=worth), "best_card")

    def perk(self, decision: Decision) -> Advice:
        if self.hero is not None:
            wanted = recommending.perk_to_take(self.game.content, self.hero.character)
            option = decision.option(f"perk:{wanted}")
            if option is not None:
                return Advice(option, "perk")
        return Advice(decision.options[0], "perk")

    def buy(self, decision: Decision) -> Advice:
        """What is recommended, one after the other."""
        done = decision.option("done") or decision.options[-1]
        if self.hero is None:
            return Advice(done, "enough")
        offered = [option.id.partition(":")[2] for option in decision.options if option.id.startswith("buy:")]
        character = self.hero.character
        wanted = [
            item
            for item in recommending.purchases(self.game.content, character, [*character.items, *offered])
            if item in offered
        ]
        option = decision.option(f"buy:{wanted[0]}") if wanted else None
        return Advice(option or done, "item" if option else "enough", {"item": wanted[0]} if option else {})

    def equip(self, decision: Decision) -> Advice:
        """Everything that fits, the dearest first."""
        items = [option for option in decision.options if option.id.startswith("equip:")]
        if not items:
            return Advice(decision.options[0], "enough")

        def merit(option: Option) -> float:
            item = self.game.item(option.id.partition(":")[2])
            return item.price + 100 * item.gain.slots - 8 * item.minus_ones

        best = max(items, key=merit)
        return Advice(best, "item", {"item": best.id.partition(":")[2]})

    def hand(self, decision: Decision) -> Advice:
        return Advice(decision.option("recommended") or decision.options[0], "recommended")

    def battle_goal(self, decision: Decision) -> Advice:
        """The one that is easiest to reach by playing well."""

        def merit(option: Option) -> float:
            goal = self.game.content.goals[option.id.partition(":")[2]]
            return len(EASY) - EASY.index(goal.test) if goal.test in EASY else 0.0

        return Advice(max(decision.options, key=merit), "goal")

    def place(self, decision: Decision) -> Advice:
        """The sturdy in front, the frail behind."""
        figures = self.game.state.figures
        enemies = [figure.at for figure in figures if figure.side != "hero" and figure.kind == "monster"]
        if not enemies or self.hero is None:
            return Advice(decision.options[0], "place")
        sturdy = self.game.content.classes[self.hero.id].hp[0] >= 10

        def near(option: Option) -> float:
            at = _hex(option.id)
            return float(min([distance(at, enemy) for enemy in enemies]))

        best = min(decision.options, key=near) if sturdy else max(decision.options, key=near)
        return Advice(best, "place")


def _hex(option_id: str) -> Hex:
    q, _, r = option_id.partition(":")[2].partition(",")
    return int(q), int(r)
