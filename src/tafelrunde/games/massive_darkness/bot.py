"""A first bot: it prefers fighting, then treasure, then the way to the next goal, and otherwise takes any option."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.state import State
from tafelrunde.kernel import Advice, Bot, Chance, Decision, Option, View

_ORDER = (
    *("leave", "stand_up", "drink", "strike", "charge", "melee", "extra_melee", "magic", "extra_magic", "ranged"),
    *("extra_ranged", "safe_shot", "pick_up", "buy", "trigger", "reroll", "heal", "use", "equip", "protect"),
)
"""Verbs worth doing whenever they are possible, the best first."""
_REFUSED = ("transmute", "trade", "stow", "cancel", "refuse", "decline", "extra_move")


class SensibleBot(Bot):
    """Rules of thumb over the options; it goes where the quest's next goal is."""

    name = "sensible"

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def advise(self, decision: Decision, view: View) -> Advice:
        option = self._best(decision, view.state)
        return Advice(option, "rule_of_thumb", {"what": option.id.partition(":")[0]})

    def _best(self, decision: Decision, state: State) -> Option:
        options = decision.options
        verbs: dict[str, list[Option]] = {}
        for option in options:
            verbs.setdefault(option.id.partition(":")[0], []).append(option)
        # The choice depends on nothing but the decision and the seed.
        chance = Chance(self._seed ^ decision.fingerprint())
        if decision.question == "reorganise":
            return self._better_card(state, decision)
        for verb in _ORDER:
            if verb in verbs:
                found = verbs[verb]
                return found[chance.below(len(found))]
        moves = verbs.get("move", []) + verbs.get("open", [])
        if moves and decision.seat >= 0:
            return self._towards(state, decision.seat, moves, chance)
        wanted = [option for option in options if option.id.partition(":")[0] not in _REFUSED]
        if decision.default and chance.below(2):
            return next(option for option in options if option.id == decision.default)
        return (wanted or list(options))[chance.below(len(wanted or options))]

    def _better_card(self, state: State, decision: Decision) -> Option:
        """Put on what is of a higher level than what it replaces; never take anything off for nothing."""
        game = Game(state)
        hero = state.heroes[decision.seat]
        for option in decision.options:
            verb, card, *held = [*option.id.split(":"), ""]
            if verb != "equip":
                continue
            slot = game.equipment(card).slot
            two_handed = any(game.equipment(old).slot == "two_hand" for old in hero.hands)
            replaced: tuple[str, ...] = tuple(old for old in held if old)
            if slot == "body":
                replaced = (hero.body,) if hero.body else ()
            elif slot == "two_hand" or two_handed:
                replaced = hero.hands
            if game.equipment(card).level > sum([game.equipment(old).level for old in replaced]):
                return option
        return decision.options[-1]

    def _towards(self, state: State, seat: int, moves: list[Option], chance: Chance) -> Option:
        game = Game(state)
        goals = quests.of(game).destinations(game)
        everything = game.board.map.passages()
        here = state.heroes[seat].zone

        def far(option: Option) -> tuple[int, int]:
            verb, _, place = option.id.partition(":")
            zones = place.split("-") if verb == "open" else [place]
            zone = next((name for name in zones if name != here), here)
            return min([everything.distance(zone, goal) for goal in goals], default=0), chance.below(8)

        return min(moves, key=far)
