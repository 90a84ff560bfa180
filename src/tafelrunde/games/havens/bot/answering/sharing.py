"""Decisions of the whole party: what monsters do where the rules leave it open (GH-AMB-01), who acts first."""

from __future__ import annotations

from tafelrunde.games.havens.bot import weights
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Figure
from tafelrunde.kernel import Advice, Decision, Option
from tafelrunde.tabletop.hexes import Hex, distance


class Sharing:
    """What is best for the party."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def monster_choice(self, decision: Decision) -> Advice:
        """Let it attack those who can take it, few of them, and stand where it does little harm."""
        figure = self.game.find(str(decision.args["figure"]))
        sign = -1.0 if figure is not None and figure.side == "hero" else 1.0

        def cost(option: Option) -> float:
            hurt = sum([self._pain(name) for name in option.args.get("attacked") or ()])
            focus = option.args.get("focus") or ""
            hurt += 0.3 * self._pain(focus) if focus else 0.0
            return sign * hurt - 0.02 * self._room(_hex(option.args["hex"]), figure)

        return Advice(min(decision.options, key=cost), "least_harm")

    def _pain(self, name: str) -> float:
        """What an attack on somebody costs the party; on an enemy of the party, what it brings."""
        figure = self.game.find(name)
        if figure is None:
            return 0.0
        if figure.kind == "summon":
            return 0.6
        amount = max(0.3, 3.0 - self.game.shield(figure))
        return weights.loss(figure.hp, amount)

    def _room(self, at: Hex, figure: Figure | None) -> float:
        """How far the characters are that it does not attack."""
        return float(sum([distance(at, other.at) for other in self.game.state.figures if other.kind == "hero"]))

    def monster_focus(self, decision: Decision) -> Advice:
        return Advice(min(decision.options, key=lambda option: self._pain(option.id.partition(":")[2])), "least_harm")

    def force(self, decision: Decision) -> Advice:
        """A character that a monster moves ends far from the others of its kind, and in no trap."""
        harmful = {at for tile in self.game.state.overlays if tile.kind in ("trap", "hazard") for at in tile.at}
        enemies = [other.at for other in self.game.state.figures if other.side != "hero"]

        def cost(option: Option) -> float:
            if ":" not in option.id:
                return 0.0
            at = _hex(option.id.partition(":")[2])
            return 20.0 * (at in harmful) - 0.1 * sum([distance(at, enemy) for enemy in enemies])

        return Advice(min(decision.options, key=cost), "least_harm")

    def monster_heal(self, decision: Decision) -> Advice:
        """Heal whom it helps least."""

        def worth(option: Option) -> int:
            figure = self.game.find(option.id.partition(":")[2])
            return 0 if figure is None else figure.most - figure.hp

        return Advice(min(decision.options, key=worth), "least_harm")

    def far_away(self, decision: Decision) -> Advice:
        """New monsters and traps as far from the characters as can be."""

        def near(option: Option) -> float:
            at = _hex(option.id.split(":")[1])
            ours = [other.at for other in self.game.state.figures if other.side == "hero"]
            return float(min([distance(at, other) for other in ours], default=0))

        return Advice(max(decision.options, key=near), "least_harm")

    def monster_way(self, decision: Decision) -> Advice:
        """Through as much harm as possible."""
        return Advice(max(decision.options, key=lambda option: len(option.args.get("hexes") or ())), "least_harm")

    def acts_first(self, decision: Decision) -> Advice:
        """The sturdiest character first; of the monsters the weakest."""

        def merit(option: Option) -> float:
            figure = self.game.find(option.id.partition(":")[2])
            return float(figure.hp) if figure is not None else 0.0

        return Advice(max(decision.options, key=merit), "order")


def _hex(word: str) -> Hex:
    q, _, r = word.partition(",")
    return int(q), int(r)
