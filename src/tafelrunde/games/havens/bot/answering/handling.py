"""Abilities that need a choice: whom to help or to hinder, where to push, where to put something."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.games.havens.bot import weights
from tafelrunde.games.havens.bot.answering.memory import Memory
from tafelrunde.games.havens.bot.answering.selecting import card_worth
from tafelrunde.games.havens.bot.looking.foes import Foe
from tafelrunde.games.havens.bot.looking.outlook import Outlook
from tafelrunde.games.havens.bot.weighing.attacks import affliction
from tafelrunde.games.havens.bot.weighing.turns import Turns
from tafelrunde.games.havens.box.conditions import CONDITIONS
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Figure, Hero
from tafelrunde.kernel import Advice, Decision, Option
from tafelrunde.tabletop.hexes import Hex


class Handling:
    """What a character does with its abilities in its turn."""

    def __init__(self, game: Game, hero: Hero, figure: Figure, memory: Memory) -> None:
        self.game = game
        self.hero = hero
        self.figure = figure
        self.memory = memory
        self.turns = Turns(Outlook(game, hero, figure))
        self.look = self.turns.look

    # --- abilities with a target ------------------------------------------------------------------------------

    def use_ability(self, decision: Decision) -> Advice:
        """Whether a part of an action is wanted: nearly always."""
        what = decision.args.get("ability", "")
        if what == "damage" and not self.look.foes:
            return Advice(decision.option("skip") or decision.options[0], "enough")
        return Advice(decision.option("use") or decision.options[0], "use")

    def heal(self, decision: Decision) -> Advice:
        amount = int(decision.args.get("n", 1))
        return self._whom(decision, lambda figure: self.turns.deeds.healing(figure, amount), "heal")

    def help(self, decision: Decision) -> Advice:
        """A shield or another bonus for whoever needs it most."""
        return self._whom(decision, lambda figure: self.turns.deeds._attacks_on(figure) + 0.01 * figure.hp, "help")

    def give_condition(self, decision: Decision) -> Advice:
        what = decision.args["condition"]

        def worth(figure: Figure) -> float:
            foe = self._foe(figure)
            return affliction(self.look, foe, what) if foe is not None else 1.0 + 0.05 * figure.hp

        return self._whom(decision, worth, "hinder")

    def deal_damage(self, decision: Decision) -> Advice:
        amount = int(decision.args.get("n", 1))

        def worth(figure: Figure) -> float:
            foe = self._foe(figure)
            if foe is None:
                return -1.0
            hit = min(amount, foe.hp)
            return foe.worth * (weights.HURT * hit / foe.hp + weights.KILLED * (hit == foe.hp))

        return self._whom(decision, worth, "attack")

    def recover_for(self, decision: Decision) -> Advice:
        def worth(figure: Figure) -> float:
            return 1.0 + len(self.game.hero(figure).discard) if figure.kind == "hero" else 0.0

        return self._whom(decision, worth, "help")

    def _foe(self, figure: Figure) -> Foe | None:
        return next((foe for foe in [*self.look.foes, *self.look.objects] if foe.figure.id == figure.id), None)

    def _whom(self, decision: Decision, worth: Callable[[Figure], float], reason: str) -> Advice:
        best, chosen = 0.0, decision.option("skip")
        for option in decision.options:
            kind, _, name = option.id.partition(":")
            if kind == "target":
                figure = self.game.find(name)
                value = worth(figure) if figure is not None else 0.0
                if chosen is None or value > best:
                    best, chosen = value, option
        option = chosen or decision.options[0]
        return Advice(option, reason if option.id != "skip" else "enough")

    # --- pushing and pulling ----------------------------------------------------------------------------------

    def force(self, decision: Decision) -> Advice:
        """Into traps and thorns; otherwise away from the weak, or nearer to the strong."""
        target = self.game.find(decision.args["figure"])
        if target is None:
            return Advice(decision.options[0], "push")
        hostile = target.side != self.figure.side
        pulled = decision.question == "pull"
        best, chosen = (0.05 if hostile and not pulled else 0.0), decision.option("skip")
        for option in decision.options:
            if option.id == "skip":
                continue
            value = self._forced_to(target, hex_of(option.id)) * (1 if hostile else -1) + (0.1 if not pulled else 0.0)
            if chosen is None or value > best:
                best, chosen = value, option
        return Advice(chosen or decision.options[0], "push")

    def _forced_to(self, target: Figure, to: Hex) -> float:
        """What it is worth that an enemy is moved there."""
        index = self.look.grid.index(to)
        value = 0.0
        if self.look.traps >> index & 1:
            value += 4.0
        elif self.look.hazards >> index & 1:
            value += 2.0
        for friend, at in self.look.friends:
            if friend.kind == "hero" and self.look.near(index, 1) >> at & 1:
                value -= 0.3
        return value

    # --- the rest ---------------------------------------------------------------------------------------------

    def hex_choice(self, decision: Decision) -> Advice:
        """Where to put a summon or a trap: as near to the enemies as can be."""
        options = [option for option in decision.options if ":" in option.id and not option.id.startswith("item:")]
        if not options:
            return Advice(decision.option("skip") or decision.options[0], "enough")

        def far(option: Option) -> float:
            index = self.look.grid.index(hex_of(option.id))
            return min([float(foe.steps(index)) for foe in self.look.foes], default=0.0)

        return Advice(min(options, key=far), "place")

    def skip(self, decision: Decision) -> Advice:
        """What is worth little to the bot is left out."""
        return Advice(decision.option("skip") or decision.options[0], "enough")

    def recover(self, decision: Decision) -> Advice:
        """The best card first."""
        cards = [option for option in decision.options if option.id.startswith("recover:")]
        piled = [option for option in cards if not option.on.startswith("active:")]
        if not piled:
            return Advice(decision.option("done") or decision.options[0], "enough")
        best = max(piled, key=lambda option: card_worth(self.game, option.id.partition(":")[2]))
        return Advice(best, "best_card")

    def cleanse(self, decision: Decision) -> Advice:
        """The worst condition first."""
        return Advice(max(decision.options, key=lambda option: CONDITIONS[option.id.partition(":")[2]].removed), "help")

    def reorder(self, decision: Decision) -> Advice:
        """The best card on top, if it will be used for an attack."""

        def merit(option: Option) -> float:
            word = option.id.partition(":")[2]
            return {"x2": 9.0, "bless": 9.0, "null": -9.0, "curse": -9.0}.get(word, _number(word))

        return Advice(max(decision.options, key=merit), "best_card")


def _number(word: str) -> float:
    for part in word.split():
        if part[:1] in "+-" and part[1:].isdigit():
            return float(part)
    return 0.5


def hex_of(option_id: str) -> Hex:
    """The hex that an option names."""
    q, _, r = option_id.split(":")[1].partition(",")
    return int(q), int(r)
