"""A sensible player: strike where it counts, go where the adventure wants one to be, keep the party alive."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tafelrunde.games.sword_and_sorcery.bot import fighting, gear, journey
from tafelrunde.games.sword_and_sorcery.bot.aims import distances
from tafelrunde.games.sword_and_sorcery.bot.question import Question, rest
from tafelrunde.games.sword_and_sorcery.bot.question import verb as verb_of
from tafelrunde.games.sword_and_sorcery.box.adventures import Escorted
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.loadout import Sourced
from tafelrunde.games.sword_and_sorcery.rules import dice
from tafelrunde.games.sword_and_sorcery.rules.adventure import goals
from tafelrunde.games.sword_and_sorcery.rules.heroes import moving
from tafelrunde.games.sword_and_sorcery.state import CompanionFigure, Hero, State
from tafelrunde.games.sword_and_sorcery.state.tasks import ExtraAttack
from tafelrunde.kernel import Advice, Bot, Chance, Decision, Option, View

YES = ("property", "use", "dome", "help", "reroll", "under")
"""Answers that use something one has."""
TOGETHER, ALONE = 1, 0.6
"""Heroes stay so near to each other; each zone more is worth that much of the way."""
REASONS = ("attack", "move", "disengage", "use", "end")
SEARCHED = ("act", "aim", "companion", "extra_attack", "move_extra", "next_hero")
"""Questions that a searching bot thinks about; to the others there is one good answer, or it hardly matters."""
MOST_SEARCHED = 6
"""So many answers it compares."""


class SensibleBot(Bot):
    """Rules of thumb, one for each kind of question; ties are left to chance."""

    name = "sensible"

    def __init__(self, seed: int = 0) -> None:
        self._chance = Chance(seed)

    def advise(self, decision: Decision, view: View) -> Advice:
        chosen = self._best(decision, _rated(decision, view))
        return Advice(chosen, f"sensible_{verb_of(chosen)}" if verb_of(chosen) in REASONS else "sensible")

    def _best(self, decision: Decision, values: Sequence[float]) -> Option:
        best = max(values)
        tied = [option for option, value in zip(decision.options, values, strict=True) if value == best]
        return tied[self._chance.below(len(tied))]

    # --- for a searching bot ----------------------------------------------------------------------------------

    def candidates(self, decision: Decision, view: View) -> Sequence[Option]:
        """What a searching bot should compare, best first; alone where it need not think."""
        values = _rated(decision, view)
        own = self._best(decision, values)
        if decision.question not in SEARCHED:
            return [own]
        # What is rated below nothing is senseless, such as to use what would do nothing.
        others = [at for at, option in enumerate(decision.options) if values[at] >= 0.0 and option is not own]
        others.sort(key=lambda at: -values[at])
        return [own, *[decision.options[at] for at in others[: MOST_SEARCHED - 1]]]

    def chapter(self, state: State) -> tuple[int, bool]:
        """Where a searching bot's look ahead should end: with the round."""
        return state.round, state.phase in ("journey", "over")


def _rated(decision: Decision, view: View) -> Sequence[float]:
    """What each option is worth."""
    question = Question(Game(view.state), decision)
    rate = RATES.get(decision.question)
    if rate is not None:
        return [rate(question, option) for option in decision.options]
    # Whoever knows nothing better uses what there is, and otherwise goes on.
    return [1.0 * (verb_of(o) in YES) + 0.5 * (o.id == decision.default) for o in decision.options]


# --- the turn -------------------------------------------------------------------------------------------------------


def _act(question: Question, option: Option) -> float:
    """Fight first, then go on, then small things, then end the turn."""
    game, hero = question.game, question.hero
    verb = verb_of(option)
    if verb == "attack":
        return fighting.strike(game, hero, game.find(option.on), option.value[1])
    if verb == "use":
        found = option.value[1]
        return fighting.use(game, hero, found.ability, found.source)
    if verb == "prepare":
        turn = game.state.turn
        ready = turn is not None and turn.combat > 0 and question.strike_from(hero.zone) > 0
        return 14.5 if ready and (turn is None or turn.standard > _reserved(game, hero)) else -1.0
    if verb in ("move", "disengage", "float"):
        return _move(question, option)
    if verb in ("open", "force_open", "unlock"):
        return _open(question, option)
    if verb == "equip":
        return 5.0 if gear.better(game, hero) and not game.state.enemies else -1.0
    if verb == "activate":
        return _activate(game, option)
    if verb == "sprint":
        return _sprint(question)
    if verb == "return":
        return 5.0 if not game.state.altars.get(hero.zone) else -1.0
    return ACTS.get(verb, -1.0)


ACTS: dict[str, float] = {
    "stand": 17.0,
    "special": 16.5,
    "pick_up": 9.0,
    "search": 8.5,
    "soul_cry": 6.0,
    "end": 0.0,
}


def _reserved(game: Game, hero: Hero) -> int:
    """Standard actions that are needed here: for what the adventure asks for."""
    return int(hero.zone in game.state.waypoints and not game.engaged(hero))


def _activate(game: Game, option: Option) -> float:
    """Fighters always; whom the party escorts while the way is free."""
    one = game.find(option.on)
    if not isinstance(one, CompanionFigure):
        return -1.0
    for goal in goals.wanted(game):
        if isinstance(goal, Escorted) and goal.companion == one.card:
            return 12.5 if not game.enemies_in(one.zone) else 9.5
    return 13.5


def _sprint(question: Question) -> float:
    """One zone more, when that brings the hero to a fight or a goal and nothing else needs the action."""
    game, hero = question.game, question.hero
    if hero.conditions.down:
        return 17.0
    turn = game.state.turn
    if game.engaged(hero) or turn is None or question.strike_from(hero.zone) > 0:
        return -1.0
    return 1.0 if question.plan.way(hero.zone) > moving.points_left(game, hero) else -1.0


def _open(question: Question, option: Option) -> float:
    """A chest at once; a door when the way leads through it and nobody has to be fought first."""
    game, hero = question.game, question.hero
    what = rest(option)
    if "-" not in what:
        return 9.5
    if verb_of(option) == "unlock":
        return 9.5
    through = question.plan.leads_through(game, what)
    return 4.2 if through and not game.engaged(hero) else -1.0


def _move(question: Question, option: Option) -> float:
    """Nearer to what has to be done, to where one can strike, to friends; away only when it is safe or bitter."""
    game, hero = question.game, question.hero
    zone = rest(option)
    if hero.ghost:
        nearer = question.plan.way(hero.zone) - question.plan.way(zone)
        return 3.0 + nearer if nearer > 0 else -1.0
    value = _stand(question, zone) - _stand(question, hero.zone)
    if verb_of(option) == "disengage":
        free = game.ratio(hero.zone).domination == "heroes"
        value -= 0.5 if free else 2.5 * len(game.enemies_in(hero.zone))
    return 3.0 + value if value > 0.05 else -1.0


def _stand(question: Question, zone: str) -> float:
    """How good it is to stand somewhere: the way that is left, a strike from there, friends, dangers."""
    game, hero = question.game, question.hero
    turn = game.state.turn
    value = -question.plan.way(zone)
    if turn is not None and turn.combat > 0 and question.strike_from(zone) > 0:
        value += 2.0 + 0.5 * (question.strike_from(zone) - fighting.STRIKE)
    friends = len([one for one in game.hero_side_in(zone) if one is not hero])
    enemies = len(game.enemies_in(zone))
    if enemies:
        value += 0.6 * friends - 1.0 * max(0, enemies - friends - 1)
        value -= 2.0 * enemies * (fighting.lost(game, hero) > 0.65)
    else:
        value += 0.25 * min(2, friends)
    others = [one for one in game.living() if one is not hero]
    if others:
        apart = min([game.ground.distance(zone, one.zone) for one in others])
        value -= ALONE * min(4, max(0, apart - TOGETHER))
    return value - 2.0 * (zone in game.state.dangerous) - 0.8 * game.state.fires.get(zone, 0)


def _extra_move(question: Question, option: Option) -> float:
    return 0.0 if verb_of(option) == "stay" else _move(question, option) - 3.0


# --- fights ---------------------------------------------------------------------------------------------------------


def _aim(question: Question, option: Option) -> float:
    """Harm enemies, help the most wounded, where most of them are."""
    game = question.game
    name = rest(option)
    if name.startswith("zone:"):
        zone = name.partition(":")[2]
        return len(game.enemies_in(zone)) + 0.1 * len(game.heroes_in(zone))
    target = game.find(name)
    if target is None:
        return 0.0
    if isinstance(target, Hero):
        return 0.2 + fighting.lost(game, target)
    return fighting.strike(game, question.hero, target, "unarmed")


def _extra_attack(question: Question, option: Option) -> float:
    if verb_of(option) == "pass":
        return 0.0
    weapon, target = option.value
    game = question.game
    task = next(task for task in reversed(game.state.agenda) if isinstance(task, ExtraAttack))
    attacker = game.find(task.figure)
    return fighting.strike(game, attacker or question.hero, target, weapon)


def _figure(question: Question, option: Option) -> float:
    """Of enemies whoever is nearest to death, of heroes the most wounded."""
    game = question.game
    target = game.find(rest(option))
    if target is None:
        return 0.0
    return fighting.lost(game, target) + (0.0 if isinstance(target, Hero) else 1.0)


def _spared(question: Question, option: Option) -> float:
    """Where an enemy has the choice: whoever can bear it best."""
    target = question.game.find(rest(option))
    return 0.0 if target is None else float(question.game.hp_left(target))


def _properties(question: Question, option: Option) -> float:
    game = question.game
    if verb_of(option) == "done":
        return 0.05
    if isinstance(option.value, Sourced):
        attack = game.attack
        return fighting.worth(game, game.find(attack.attacker) if attack else None, option.value)
    attack = game.attack
    blanks = [die for die in attack.dice if "hit" not in dice.symbols(game, die)] if attack is not None else []
    return 0.4 * (len(blanks) - 1)


def _defend(question: Question, option: Option) -> float:
    """Whatever stops wounds that would come through."""
    args = question.decision.args
    through = int(args.get("hits", 0)) - int(args.get("blocks", 0))
    if verb_of(option) == "done":
        return 0.5
    if isinstance(option.value, Sourced):
        return 1.0 if through > 0 else 0.0
    return 0.8 if through > 0 else 0.0


def _reroll(question: Question, option: Option) -> float:
    """Dice without a hit in an attack, without a block in a defence."""
    if verb_of(option) == "done":
        return 0.5
    game = question.game
    attack = game.attack
    wanted = "block" if attack is not None and attack.defence is not None else "hit"
    shown = dice.symbols(game, int(option.args["die"]))
    return 0.0 if wanted in shown else 1.0 if "gremlin" in shown or verb_of(option) == "die" else 0.9


def _taunt(question: Question, option: Option) -> float:
    brave = fighting.lost(question.game, question.hero) < 0.5
    return float((verb_of(option) == "use") == brave)


def _companion(question: Question, option: Option) -> float:
    game, verb = question.game, verb_of(option)
    if verb == "attack":
        return 9.0
    if verb == "stand":
        return 8.0
    if verb != "move":
        return 0.0
    one = next(one for one in game.state.companions if one.card == question.decision.args["companion"])
    zone = rest(option)
    for goal in goals.wanted(game):
        if isinstance(goal, Escorted) and goal.companion == one.card:
            left = distances(game, question.hero, {goal.zone: 0.0})
            nearer = left.get(one.zone, 99) - left.get(zone, 99)
            enemies, heroes = len(game.enemies_in(zone)), len(game.heroes_in(zone))
            return 1.0 + nearer if nearer > 0 and enemies == 0 and (heroes or not game.state.enemies) else -1.0
    return 3.0 if game.enemies_in(zone) else -1.0


# --- things and the rest ----------------------------------------------------------------------------------------------


def _shards(question: Question, option: Option) -> float:
    """Bring ghosts back first, then raise ranks."""
    return {"resurrect": 2.0, "raise": 1.0}.get(verb_of(option), 0.0)


def _next_hero(question: Question, option: Option) -> float:
    """Who can strike goes first, then who stands nearest to what is wanted; ghosts last."""
    game = question.game
    hero = game.hero(int(rest(option)))
    if hero.ghost:
        return -1.0
    return fighting.best_strike(game, hero) + 0.2 * (1.0 - fighting.lost(game, hero))


def _threat(question: Question, option: Option) -> float:
    return float(question.game.hp_left(question.game.hero(int(rest(option)))))


def _power(question: Question, option: Option) -> float:
    """Powers that the box recommends, then those that can be used soonest."""
    game, hero, card = question.game, question.hero, rest(option)
    wanted = game.content.config.first_powers.get(hero.card, ())
    soon = game.content.power(card).levels[0].rank <= hero.rank
    return (5.0 - wanted.index(card) if card in wanted else 0.0) + (10.0 if soon else 0.0)


def _stock(question: Question, option: Option) -> float:
    """The recommended kit, then anything that fits."""
    verb, code = verb_of(option), rest(option)
    if verb == "done":
        return 0.0
    kit = question.game.content.config.kits.get(question.hero.card, ())
    return 20.0 if code.partition(".")[0] in kit else gear.gain(question.game, question.hero, code)


def _emporium(question: Question, option: Option) -> float:
    """What helps most for the money; then put on what is better."""
    game, hero = question.game, question.hero
    verb = verb_of(option)
    if verb == "done":
        return 0.4
    if verb == "equip":
        return 3.0 if gear.better(game, hero) else -1.0
    if verb == "buy":
        return gear.gain(game, hero, rest(option))
    if verb == "sell":
        return 0.45 if gear.gain(game, hero, rest(option)) <= 0.0 else -1.0
    return -1.0


def _equip(question: Question, option: Option) -> float:
    if verb_of(option) == "done":
        return gear.BETTER
    return gear.change(question.game, question.hero, option)


def _keep(question: Question, option: Option) -> float:
    code = rest(option)
    known = code.partition(".")[0] in question.game.content.items
    return gear.gain(question.game, question.hero, code) if known else 0.0


def _make_room(question: Question, option: Option) -> float:
    return -_keep(question, option)


def _take(question: Question, option: Option) -> float:
    """Whatever lies there; dropping things instead leads nowhere."""
    return {"take": 1.0, "done": 0.5}.get(verb_of(option), 0.0)


def _leave(question: Question, option: Option) -> float:
    return 1.0 if verb_of(option) in ("done", "nothing") or option.id == question.decision.default else 0.0


def _place(question: Question, option: Option) -> float:
    return -question.plan.way(rest(option).removeprefix("zone:"))


RATES: dict[str, Callable[[Question, Option], float]] = {
    "act": _act,
    "aim": _aim,
    "also": _figure,
    "companion": _companion,
    "defend": _defend,
    "drop": _leave,
    "emporium": _emporium,
    "enemy_target": _spared,
    "equip": _equip,
    "extra_attack": _extra_attack,
    "figure": _figure,
    "keep_treasure": _keep,
    "make_room": _make_room,
    "move_extra": _extra_move,
    "next_hero": _next_hero,
    "pick_up": _take,
    "place": _place,
    "power": _power,
    "properties": _properties,
    "reroll": _reroll,
    "shards": _shards,
    "stock": _stock,
    "taunt": _taunt,
    "threat": _threat,
    "trade": _leave,
    **journey.RATES,
}
