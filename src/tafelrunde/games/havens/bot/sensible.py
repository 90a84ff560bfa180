"""The bot itself: each question goes to the part that can answer it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from tafelrunde.games.havens.bot.answering import defending, kit
from tafelrunde.games.havens.bot.answering.acting import Acting
from tafelrunde.games.havens.bot.answering.memory import Memory
from tafelrunde.games.havens.bot.answering.preparing import Preparing
from tafelrunde.games.havens.bot.answering.selecting import Selected, Selecting, calm, short_rest
from tafelrunde.games.havens.bot.answering.sharing import Sharing
from tafelrunde.games.havens.bot.looking.outlook import Outlook
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Figure, Hero, State
from tafelrunde.kernel import PARTY, Advice, Bot, Decision, Option, View

MADE_OUT = 5
"""So many options a searching bot compares."""
MARGIN = 3.0
"""How far behind the best an option may seem and still be compared."""


class Mind:
    """One decision in the making."""

    __slots__ = ("_acting", "decision", "figure", "game", "hero", "memory")

    def __init__(self, game: Game, decision: Decision, seat: int, memory: Memory) -> None:
        self.game = game
        self.decision = decision
        self.memory = memory
        self.hero = _whose(game, decision, seat)
        self.figure: Figure | None = None if self.hero is None else game.body(self.hero)
        self._acting: Acting | None = None

    @property
    def acting(self) -> Acting:
        if self._acting is None:
            assert self.hero is not None
            assert self.figure is not None
            self._acting = Acting(self.game, self.hero, self.figure, self.memory)
        return self._acting

    @property
    def ours(self) -> tuple[Hero, Figure]:
        assert self.hero is not None
        assert self.figure is not None
        return self.hero, self.figure

    # --- the round --------------------------------------------------------------------------------------------

    def select(self) -> Advice:
        """Two cards or a long rest."""
        hero, figure = self.ours
        rest = self.decision.option("long_rest")
        if len(self.game.playable(hero)) < 2 and rest is not None:
            return Advice(rest, "must_rest")
        selecting = Selecting(self.game, hero, figure)
        best = selecting.best()
        if rest is not None and selecting.rests(best.value):
            return Advice(rest, "long_rest")
        self.memory.selects(self.game.state, hero, best.lead, best.second)
        option = self.decision.option(f"first:{best.lead}") or self.decision.options[0]
        return Advice(option, "select", {"card": best.lead, "second": best.second})

    def select_second(self) -> Advice:
        hero, figure = self.ours
        lead = str(self.decision.args["card"])
        second = self.memory.second(self.game.state, hero, lead)
        if not second:
            ranked = Selecting(self.game, hero, figure).ranked()
            second = _partner(ranked, lead)
        option = self.decision.option(f"second:{second}") or self.decision.options[0]
        return Advice(option, "select", {"card": lead, "second": second})

    def pace(self) -> Advice:
        """Fast where there is somebody to fight, slow on the way."""
        hero, figure = self.ours
        fast = not calm(Outlook(self.game, hero, figure))
        return Advice(self.decision.option("fast" if fast else "slow") or self.decision.options[0], "nothing_better")

    def switch_form(self) -> Advice:
        """The form with more cards to play."""
        hero, _ = self.ours
        other = len(hero.hand) - len(self.game.playable(hero))
        better = other > len(self.game.playable(hero))
        return Advice(
            self.decision.option("switch" if better else "stay") or self.decision.options[0], "nothing_better"
        )

    def short_rest(self) -> Advice:
        hero, figure = self.ours
        if short_rest(self.game, hero, figure):
            return Advice(self.decision.options[0], "short_rest")
        # With two cards to play the bot never rests, and does not want to be asked (GH-RUL-76).
        no = self.decision.option("later") or self.decision.option("skip")
        return Advice(no or self.decision.options[-1], "no_rest")

    def pick_up(self) -> Advice:
        """A bonus that still works stays, unless its card is needed."""
        hero, _ = self.ours
        few = len(hero.discard) + len(hero.hand) <= 4
        return Advice(self.decision.options[0 if few else 1], "worst_card" if few else "keep_bonus")

    def damage(self) -> Advice:
        hero, figure = self.ours
        return defending.damage(self.game, hero, figure, self.decision)

    def force(self) -> Advice:
        """Where somebody is pushed or pulled to, by a character or by a monster."""
        if self.hero is None or self.figure is None:
            return Sharing(self.game).force(self.decision)
        return self.acting.force(self.decision)

    def first(self) -> Advice:
        """Questions of little weight, or where using it can only help."""
        return Advice(self.decision.options[0], "nothing_better")


def _partner(ranked: Sequence[Selected], lead: str) -> str:
    """The best card to go with a leading one."""
    for pair in ranked:
        if lead == pair.lead:
            return pair.second
        if lead == pair.second:
            return pair.lead
    return ""


def _whose(game: Game, decision: Decision, seat: int) -> Hero | None:
    """The character that a question is about: named, or the one whose turn it is, or the only one of the seat."""
    heroes = game.state.heroes
    name = decision.args.get("hero")
    if name is not None:
        return next((hero for hero in heroes if hero.id == name), None)
    if decision.seat == PARTY:
        return None
    own = [hero for hero in heroes if hero.seat == decision.seat]
    if len(own) == 1:
        return own[0]
    acting = [hero for hero in own if hero.id == game.state.acting]
    return _struck(game, own, decision) or (acting[0] if acting else own[0] if own else None)


def _struck(game: Game, own: Sequence[Hero], decision: Decision) -> Hero | None:
    """Which of several characters of a seat would suffer the damage, told by its hand and its hit points."""
    if decision.question != "damage":
        return None
    cards = {option.id.partition(":")[2] for option in decision.options if option.id.startswith("lose:")}
    for hero in own:
        figure = game.body(hero)
        if figure is not None and figure.hp == decision.args.get("hp") and cards == set(hero.hand):
            return hero
    return None


Answer = Callable[[Mind], Advice]

ANSWERS: dict[str, Answer] = {
    # before the first round
    "class": lambda mind: Preparing(mind.game, mind.hero).cls(mind.decision),
    "learn": lambda mind: Preparing(mind.game, mind.hero).learn(mind.decision),
    "perk": lambda mind: Preparing(mind.game, mind.hero).perk(mind.decision),
    "buy": lambda mind: Preparing(mind.game, mind.hero).buy(mind.decision),
    "equip": lambda mind: Preparing(mind.game, mind.hero).equip(mind.decision),
    "hand": lambda mind: Preparing(mind.game, mind.hero).hand(mind.decision),
    "battle_goal": lambda mind: Preparing(mind.game, mind.hero).battle_goal(mind.decision),
    "place": lambda mind: Preparing(mind.game, mind.hero).place(mind.decision),
    # the round
    "select": Mind.select,
    "select_second": Mind.select_second,
    "pace": Mind.pace,
    "switch_form": Mind.switch_form,
    "gather": lambda mind: defending.worst_card(mind.game, mind.decision),
    "short_rest": Mind.short_rest,
    "redraw": lambda mind: defending.redraw(mind.game, *mind.ours, mind.decision),
    "pick_up": Mind.pick_up,
    "long_rest": lambda mind: defending.worst_card(mind.game, mind.decision),
    "drop_card": lambda mind: defending.worst_card(mind.game, mind.decision),
    # the turn
    "act": lambda mind: mind.acting.act(mind.decision),
    "end_turn": lambda mind: mind.acting.end_turn(mind.decision),
    "item_turn_start": lambda mind: mind.acting.item_turn_start(mind.decision),
    "move": lambda mind: mind.acting.move(mind.decision),
    "attack": lambda mind: mind.acting.attack(mind.decision),
    "next_target": lambda mind: mind.acting.next_target(mind.decision),
    "add_target": lambda mind: mind.acting.add_target(mind.decision),
    "use_ability": lambda mind: mind.acting.use_ability(mind.decision),
    "heal": lambda mind: mind.acting.heal(mind.decision),
    "shield": lambda mind: mind.acting.help(mind.decision),
    "retaliate": lambda mind: mind.acting.help(mind.decision),
    "give_condition": lambda mind: mind.acting.give_condition(mind.decision),
    "deal_damage": lambda mind: mind.acting.deal_damage(mind.decision),
    "push_whom": lambda mind: mind.acting.force_whom(mind.decision),
    "pull_whom": lambda mind: mind.acting.force_whom(mind.decision),
    "push": Mind.force,
    "pull": Mind.force,
    "recover_for": lambda mind: mind.acting.recover_for(mind.decision),
    "recover": lambda mind: mind.acting.recover(mind.decision),
    "cleanse": lambda mind: mind.acting.cleanse(mind.decision),
    "summon": lambda mind: mind.acting.hex_choice(mind.decision),
    "lay_trap": lambda mind: mind.acting.hex_choice(mind.decision),
    "disarm_trap": lambda mind: mind.acting.hex_choice(mind.decision),
    "create_obstacle": lambda mind: mind.acting.skip(mind.decision),
    "destroy_obstacle": lambda mind: mind.acting.skip(mind.decision),
    "move_obstacle": lambda mind: mind.acting.skip(mind.decision),
    "reorder": lambda mind: mind.acting.reorder(mind.decision),
    "item_target": lambda mind: kit.on_target(mind.acting, mind.decision),
    "item_heal": lambda mind: kit.first(mind.decision),
    # damage
    "damage": Mind.damage,
    "lose_discard": lambda mind: defending.worst_card(mind.game, mind.decision),
    "item_attacked": lambda mind: defending.attacked(mind.game, *mind.ours, mind.decision),
    "item_double_drawn": lambda mind: kit.first(mind.decision),
    "item_condition": lambda mind: kit.first(mind.decision),
    "item_fatal": lambda mind: kit.first(mind.decision),
    "item_trap": lambda mind: kit.first(mind.decision),
    # the party
    "monster_choice": lambda mind: Sharing(mind.game).monster_choice(mind.decision),
    "monster_focus": lambda mind: Sharing(mind.game).monster_focus(mind.decision),
    "monster_target": lambda mind: Sharing(mind.game).monster_focus(mind.decision),
    "monster_heal": lambda mind: Sharing(mind.game).monster_heal(mind.decision),
    "monster_summon": lambda mind: Sharing(mind.game).far_away(mind.decision),
    "monster_trap": lambda mind: Sharing(mind.game).far_away(mind.decision),
    "spawn": lambda mind: Sharing(mind.game).far_away(mind.decision),
    "scarce_monster": lambda mind: Sharing(mind.game).far_away(mind.decision),
    "monster_way": lambda mind: Sharing(mind.game).monster_way(mind.decision),
    "acts_first": lambda mind: Sharing(mind.game).acts_first(mind.decision),
}
"""All other questions are answered with the first option: there use can only help, or it does not matter."""


def _to_the_point(decision: Decision) -> Decision:
    """Without the options to end bonuses, which may be taken beside any question (GH-ACT-07): the bot keeps them."""
    options = [option for option in decision.options if not option.id.startswith("end:")]
    if not options or len(options) == len(decision.options):
        return decision
    return msgspec.structs.replace(decision, options=options)


class SensibleBot(Bot):
    """Rules of thumb; what it advises depends on the decision and the view alone."""

    name = "sensible"

    def __init__(self, game: Callable[[State], Game], seed: int = 0) -> None:
        self._game = game
        self.seed = seed
        self._memory = Memory()

    def advise(self, decision: Decision, view: View) -> Advice:
        return ANSWERS.get(decision.question, Mind.first)(self._mind(decision, view))

    def choose(self, decision: Decision, view: View) -> Option:
        options = _to_the_point(decision).options
        return options[0] if len(options) == 1 else self.advise(decision, view).option

    def _mind(self, decision: Decision, view: View) -> Mind:
        return Mind(self._game(view.state), _to_the_point(decision), view.seat, self._memory)

    # --- for a searching bot ----------------------------------------------------------------------------------

    def candidates(self, decision: Decision, view: View) -> Sequence[Option]:
        """What a searching bot should compare, best first; alone where the answer is plain."""
        mind = self._mind(decision, view)
        own = ANSWERS.get(decision.question, Mind.first)(mind).option
        ranked: list[tuple[float, Option]] = []
        match decision.question:
            case "act" if mind.hero is not None and not mind.hero.resting and not own.id.startswith("item:"):
                for plan in mind.acting.plans(decision):
                    piece = plan.pieces[0]
                    word = f"{'default' if piece.default else 'play'}:{piece.card}:{piece.half}"
                    option = decision.option(word)
                    if option is not None:
                        ranked.append((plan.value, option))
            case "move":
                ranked = mind.acting.ends(decision)
            case "select":
                hero, figure = mind.ours
                if len(mind.game.playable(hero)) >= 2:
                    pairs = Selecting(mind.game, hero, figure).ranked()
                    mind.memory.partners(mind.game.state, hero, [(pair.lead, pair.second) for pair in pairs])
                    for pair in pairs:
                        option = decision.option(f"first:{pair.lead}")
                        if option is not None:
                            ranked.append((pair.value, option))
            case "damage":
                return [own, *[option for option in decision.options if option.id == "suffer" and option is not own]]
            case _:
                return [own]
        if not ranked:
            return [own]
        near = dict.fromkeys([option.id for value, option in ranked if value > ranked[0][0] - MARGIN])
        near.pop(own.id, None)
        return [own, *[option for option in decision.options if option.id in list(near)[: MADE_OUT - 1]]]

    def chapter(self, state: State) -> tuple[int, bool]:
        """Where a searching bot's look ahead should end: with the round."""
        return state.round, state.phase == "over"
