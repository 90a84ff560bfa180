"""A character's own turn: which half first, where to go, whom to attack, and everything on the way."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.havens.bot.answering import kit
from tafelrunde.games.havens.bot.answering.handling import Handling, hex_of
from tafelrunde.games.havens.bot.weighing.attacks import Attacks
from tafelrunde.games.havens.bot.weighing.turns import Part, Piece, Plan, attacks_later, pieces
from tafelrunde.games.havens.box.abilities import Attack, Move
from tafelrunde.games.havens.box.cards import Action, Half
from tafelrunde.games.havens.rules.heroes.actions import DEFAULTS
from tafelrunde.games.havens.state import Figure
from tafelrunde.kernel import Advice, Decision, Option

MELEE = Attack(n=2)


class Acting(Handling):
    """The turn of one character."""

    # --- which half -------------------------------------------------------------------------------------------

    def act(self, decision: Decision) -> Advice:
        """The half with which the best turn begins; before it an item that pays."""
        item = kit.in_turn(self, decision)
        if item is not None:
            return item
        if self.hero.resting:
            return Advice(decision.option("rest") or decision.options[0], "rest")
        ranked = self.plans(decision)
        if not ranked:
            return Advice(decision.options[0], "nothing_better")
        plan = ranked[0]
        first = plan.pieces[0]
        self.memory.plays(self.game.state, self.hero, first)
        option = decision.option(_name(first)) or decision.options[0]
        return Advice(option, "turn", {"card": first.card})

    def plans(self, decision: Decision) -> list[Plan]:
        """The turns that can still be taken, best first."""
        names = {option.id for option in decision.options}
        found = [self.turns.play(order) for order in self._orders() if _name(order[0]) in names]
        return sorted(found, key=lambda plan: -plan.value)

    def _orders(self) -> list[tuple[Piece, ...]]:
        hero, game = self.hero, self.game
        if len(hero.chosen) < 2 or hero.played:
            half: Half = "bottom" if hero.played == "top" else "top"
            return [(piece,) for card in hero.chosen for piece in pieces(game, hero, card, half)]
        one, other = hero.chosen
        orders: list[tuple[Piece, ...]] = []
        for top, bottom in ((one, other), (other, one)):
            for upper in pieces(game, hero, top, "top"):
                for lower in pieces(game, hero, bottom, "bottom"):
                    orders += [(upper, lower), (lower, upper)]
        return orders

    # --- moving -----------------------------------------------------------------------------------------------

    def move(self, decision: Decision) -> Advice:
        """The end of the move from which the rest of the turn is worth most."""
        ranked = self.ends(decision)
        best, option = ranked[0]
        boots = kit.in_move(self, decision, self.rest_after_move(), best)
        if boots is not None:
            return boots
        return Advice(option, self._why_there(option))

    def _why_there(self, option: Option) -> str:
        """Why a move ends where it ends."""
        if not option.id.startswith("move:"):
            return "stay"
        look, danger = self.look, self.turns.danger
        index = look.grid.index(hex_of(option.id))
        if look.closed >> index & 1:
            return "hurry" if look.foes else "door"
        if danger.spared(index) > danger.spared(look.at) + 0.5:
            return "cover"
        if any(part.scores.get(index, 0.0) > 0.3 for part in self.rest_after_move()):
            return "move_strike"
        if look.foes and danger.damage(index) < danger.damage(look.at):
            return "move_safe"
        return "move_near" if look.foes else "move_on"

    def ends(self, decision: Decision) -> list[tuple[float, Option]]:
        """The hexes that can be chosen, best first."""
        rest = self.rest_after_move()
        where = self.look.grid.index
        found: list[tuple[float, Option]] = []
        for option in decision.options:
            kind = option.id.partition(":")[0]
            if kind == "move":
                index = where(hex_of(option.id))
                if self.look.hostile >> index & 1 or self.look.standing >> index & 1:
                    continue
                value = self.turns.run(rest, index)[0]
                value -= self.turns.harm * option.args["harm"] + 0.01 * option.args["cost"]
                found.append((value, option))
            elif kind in ("skip", "done"):
                found.append((self.turns.run(rest, self.look.at)[0], option))
        if not found:
            # In a hex where nobody can stay: on to any other.
            found = [(0.0, option) for option in decision.options if option.id.startswith("move:")]
        return sorted(found, key=lambda one: -one[0])

    def rest_after_move(self) -> tuple[Part, ...]:
        """What follows in this action and the one after it."""
        current, action = self.performing()
        parts: tuple[Part, ...] = ()
        if action is not None:
            place = next((place for place, one in enumerate(action.abilities) if type(one) is Move), None)
            if place is not None:
                parts = self.turns.parts(action, place + 1)
        return parts + self._other_action(current)

    def performing(self) -> tuple[str, Action | None]:
        """The card whose half is being carried out, and that action."""
        card, _, half = self.hero.performing.rpartition(":")
        if not card:
            return "", None
        side: Half = "top" if half == "top" else "bottom"
        if self.memory.plays_default(self.game.state, self.hero):
            return card, DEFAULTS[side]
        return card, self.game.action(self.hero, card, side)

    def _other_action(self, current: str) -> tuple[Part, ...]:
        """The best of what can be done with the other card, as if from here."""
        hero = self.hero
        left = [card for card in hero.chosen if card != current]
        half_now = hero.performing.rpartition(":")[2]
        if not left or len(hero.chosen) < 2 or not half_now:
            return ()
        half: Half = "bottom" if half_now == "top" else "top"
        choices = pieces(self.game, self.hero, left[0], half)
        best = max(choices, key=lambda piece: self.turns.play((piece,)).value)
        if half == "top":
            # After a move the attack counts, whatever can be hit from here.
            printed = choices[0]
            if not printed.action.lost or self.turns.price < 4:
                best = printed
        return self.turns.parts(best.action)

    # --- attacking --------------------------------------------------------------------------------------------

    def attack(self, decision: Decision) -> Advice:
        """Augments that pay, items that pay, then the targets that are worth most."""
        for option in decision.options:
            if option.id.startswith("augment:"):
                return Advice(option, "augment")
        attacks = self.attacks(decision)
        aims = self.aims(decision, attacks)
        if aims:
            best, option = aims[0]
            item = kit.in_attack(self, decision, attacks, best)
            if item is not None:
                return item
            if best > 0:
                return Advice(option, "attack", {"target": _first_target(option)})
        stop = decision.option("done") or decision.option("skip")
        return Advice(stop or decision.options[0], "enough")

    def attacks(self, decision: Decision) -> Attacks:
        """The attack as it has been declared so far."""
        _, action = self.performing()
        ability = MELEE
        if action is not None:
            ability = next((one for one in action.abilities if type(one) is Attack), MELEE)
        value, reach = int(decision.args.get("value", ability.n)), int(decision.args.get("range", 0)) or 1
        return Attacks(self.look, ability, value=value, reach=reach)

    def aims(self, decision: Decision, attacks: Attacks) -> list[tuple[float, Option]]:
        """The targets and areas that can be chosen, best first."""
        by_id = {foe.figure.id: foe for foe in [*self.look.foes, *self.look.objects]}
        beside = self.look.floor.around(1 << self.look.at)
        around = (beside & self.look.hostile).bit_count()
        found: list[tuple[float, Option]] = []
        for option in decision.options:
            kind = option.id.partition(":")[0]
            if kind == "target":
                names: Any = (option.id.partition(":")[2],)
            elif kind in ("area", "targets"):
                names = option.args["targets"]
            else:
                continue
            foes = [by_id[name] for name in names if name in by_id]
            total = sum([attacks.worth(foe, bool(beside & foe.bit), around) for foe in foes])
            total -= sum([1.5 for _ in option.args.get("allies", ())])
            found.append((total, option))
        return sorted(found, key=lambda one: -one[0])

    def next_target(self, decision: Decision) -> Advice:
        """Whom to attack first: who is most likely to fall."""
        aims = self.aims(decision, self.attacks(decision))
        if not aims:
            return Advice(decision.options[0], "nothing_better")
        return Advice(aims[0][1], "attack", {"target": _first_target(aims[0][1])})

    def add_target(self, decision: Decision) -> Advice:
        return self.next_target(decision)

    def force_whom(self, decision: Decision) -> Advice:
        """The most dangerous one, unless it is to be attacked next."""
        if attacks_later(self._other_action(self.performing()[0])):
            return self.skip(decision)

        def worth(figure: Figure) -> float:
            foe = self._foe(figure)
            return 0.1 + foe.power if foe is not None and foe.reach == 1 else 0.05

        return self._whom(decision, worth, "push")

    # --- items --------------------------------------------------------------------------------------------------

    def end_turn(self, decision: Decision) -> Advice:
        item = kit.in_turn(self, decision)
        return item or Advice(decision.option("done") or decision.options[0], "enough")

    def item_turn_start(self, decision: Decision) -> Advice:
        item = kit.in_turn(self, decision)
        return item or Advice(decision.option("skip") or decision.options[0], "enough")


def _name(piece: Piece) -> str:
    return f"{'default' if piece.default else 'play'}:{piece.card}:{piece.half}"


def _first_target(option: Option) -> str:
    kind, _, name = option.id.partition(":")
    return name if kind == "target" else str(option.args["targets"][0])
