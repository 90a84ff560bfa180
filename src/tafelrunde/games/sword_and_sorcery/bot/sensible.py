"""A sensible player: strike where it counts, go where the adventure wants one to be, keep the party alive."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.games.sword_and_sorcery.bot import fighting, gear
from tafelrunde.games.sword_and_sorcery.bot.aims import Plan, distances
from tafelrunde.games.sword_and_sorcery.box.adventures import Escorted
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.loadout import Sourced
from tafelrunde.games.sword_and_sorcery.rules import dice
from tafelrunde.games.sword_and_sorcery.rules.adventure import goals
from tafelrunde.games.sword_and_sorcery.rules.heroes import moving
from tafelrunde.games.sword_and_sorcery.state import CompanionFigure, Hero
from tafelrunde.kernel import Advice, Bot, Chance, Decision, Option, View

YES = ("property", "use", "dome", "help", "reroll", "under")
"""Answers that use something one has."""
TOGETHER, ALONE = 1, 0.6
"""Heroes stay so near to each other; each zone more is worth that much of the way."""
REASONS = ("attack", "move", "disengage", "use", "end")


class SensibleBot(Bot):
    """Rules of thumb, one for each kind of question; ties are left to chance."""

    name = "sensible"

    def __init__(self, seed: int = 0) -> None:
        self._chance = Chance(seed)

    def advise(self, decision: Decision, view: View) -> Advice:
        game = Game(view.state)
        question = _Question(game, decision)
        rate = RATES.get(decision.question)
        options = list(decision.options)
        if rate is not None:
            values = [rate(question, option) for option in options]
        else:
            # Whoever knows nothing better uses what there is, and otherwise goes on.
            values = [1.0 * (_verb(o) in YES) + 0.5 * (o.id == decision.default) for o in options]
        best = max(values)
        tied = [option for option, value in zip(options, values, strict=True) if value == best]
        chosen = tied[self._chance.below(len(tied))]
        return Advice(chosen, f"sensible_{_verb(chosen)}" if _verb(chosen) in REASONS else "sensible")


class _Question:
    """A question with what several answers ask for, worked out once."""

    def __init__(self, game: Game, decision: Decision) -> None:
        self.game = game
        self.decision = decision
        self.seat = max(decision.seat, 0)
        self._plan: Plan | None = None
        self._strikes: dict[str, float] = {}

    @property
    def hero(self) -> Hero:
        return self.game.hero(self.seat)

    @property
    def plan(self) -> Plan:
        if self._plan is None:
            self._plan = Plan(self.game, self.hero)
        return self._plan

    def strike_from(self, zone: str) -> float:
        """The best attack from a zone."""
        if zone not in self._strikes:
            self._strikes[zone] = fighting.best_strike(self.game, self.hero, zone)
        return self._strikes[zone]


def _verb(option: Option) -> str:
    return option.id.partition(":")[0]


def _rest(option: Option) -> str:
    return option.id.partition(":")[2]


# --- the turn -------------------------------------------------------------------------------------------------------


def _act(question: _Question, option: Option) -> float:
    """Fight first, then go on, then small things, then end the turn."""
    game, hero = question.game, question.hero
    verb = _verb(option)
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


def _sprint(question: _Question) -> float:
    """One zone more, when that brings the hero to a fight or a goal and nothing else needs the action."""
    game, hero = question.game, question.hero
    if hero.conditions.down:
        return 17.0
    turn = game.state.turn
    if game.engaged(hero) or turn is None or question.strike_from(hero.zone) > 0:
        return -1.0
    return 1.0 if question.plan.way(hero.zone) > moving.points_left(game, hero) else -1.0


def _open(question: _Question, option: Option) -> float:
    """A chest at once; a door when the way leads through it and nobody has to be fought first."""
    game, hero = question.game, question.hero
    what = _rest(option)
    if "-" not in what:
        return 9.5
    if _verb(option) == "unlock":
        return 9.5
    through = question.plan.leads_through(game, what)
    return 4.2 if through and not game.engaged(hero) else -1.0


def _move(question: _Question, option: Option) -> float:
    """Nearer to what has to be done, to where one can strike, to friends; away only when it is safe or bitter."""
    game, hero = question.game, question.hero
    zone = _rest(option)
    if hero.ghost:
        nearer = question.plan.way(hero.zone) - question.plan.way(zone)
        return 3.0 + nearer if nearer > 0 else -1.0
    value = _stand(question, zone) - _stand(question, hero.zone)
    if _verb(option) == "disengage":
        free = game.ratio(hero.zone).domination == "heroes"
        value -= 0.5 if free else 2.5 * len(game.enemies_in(hero.zone))
    return 3.0 + value if value > 0.05 else -1.0


def _stand(question: _Question, zone: str) -> float:
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


def _extra_move(question: _Question, option: Option) -> float:
    return 0.0 if _verb(option) == "stay" else _move(question, option) - 3.0


# --- fights ---------------------------------------------------------------------------------------------------------


def _aim(question: _Question, option: Option) -> float:
    """Harm enemies, help the most wounded, where most of them are."""
    game = question.game
    name = _rest(option)
    if name.startswith("zone:"):
        zone = name.partition(":")[2]
        return len(game.enemies_in(zone)) + 0.1 * len(game.heroes_in(zone))
    target = game.find(name)
    if target is None:
        return 0.0
    if isinstance(target, Hero):
        return 0.2 + fighting.lost(game, target)
    return fighting.strike(game, question.hero, target, "unarmed")


def _extra_attack(question: _Question, option: Option) -> float:
    if _verb(option) == "pass":
        return 0.0
    weapon, target = option.value
    return fighting.strike(question.game, question.hero, target, weapon)


def _figure(question: _Question, option: Option) -> float:
    """Of enemies whoever is nearest to death, of heroes the most wounded."""
    game = question.game
    target = game.find(_rest(option))
    if target is None:
        return 0.0
    return fighting.lost(game, target) + (0.0 if isinstance(target, Hero) else 1.0)


def _spared(question: _Question, option: Option) -> float:
    """Where an enemy has the choice: whoever can bear it best."""
    target = question.game.find(_rest(option))
    return 0.0 if target is None else float(question.game.hp_left(target))


def _properties(question: _Question, option: Option) -> float:
    game = question.game
    if _verb(option) == "done":
        return 0.05
    if isinstance(option.value, Sourced):
        attack = game.attack
        return fighting.worth(game, game.find(attack.attacker) if attack else None, option.value)
    attack = game.attack
    blanks = [die for die in attack.dice if "hit" not in dice.symbols(game, die)] if attack is not None else []
    return 0.4 * (len(blanks) - 1)


def _defend(question: _Question, option: Option) -> float:
    """Whatever stops wounds that would come through."""
    args = question.decision.args
    through = int(args.get("hits", 0)) - int(args.get("blocks", 0))
    if _verb(option) == "done":
        return 0.5
    if isinstance(option.value, Sourced):
        return 1.0 if through > 0 else 0.0
    return 0.8 if through > 0 else 0.0


def _reroll(question: _Question, option: Option) -> float:
    """Dice without a hit in an attack, without a block in a defence."""
    if _verb(option) == "done":
        return 0.5
    game = question.game
    attack = game.attack
    wanted = "block" if attack is not None and attack.defence is not None else "hit"
    shown = dice.symbols(game, int(option.args["die"]))
    return 0.0 if wanted in shown else 1.0 if "gremlin" in shown or _verb(option) == "die" else 0.9


def _taunt(question: _Question, option: Option) -> float:
    brave = fighting.lost(question.game, question.hero) < 0.5
    return float((_verb(option) == "use") == brave)


def _companion(question: _Question, option: Option) -> float:
    game, verb = question.game, _verb(option)
    if verb == "attack":
        return 9.0
    if verb == "stand":
        return 8.0
    if verb != "move":
        return 0.0
    one = next(one for one in game.state.companions if one.card == question.decision.args["companion"])
    zone = _rest(option)
    for goal in goals.wanted(game):
        if isinstance(goal, Escorted) and goal.companion == one.card:
            left = distances(game, question.hero, {goal.zone: 0.0})
            nearer = left.get(one.zone, 99) - left.get(zone, 99)
            enemies, heroes = len(game.enemies_in(zone)), len(game.heroes_in(zone))
            return 1.0 + nearer if nearer > 0 and enemies == 0 and (heroes or not game.state.enemies) else -1.0
    return 3.0 if game.enemies_in(zone) else -1.0


# --- things and the rest ----------------------------------------------------------------------------------------------


def _shards(question: _Question, option: Option) -> float:
    """Bring ghosts back first, then raise ranks."""
    return {"resurrect": 2.0, "raise": 1.0}.get(_verb(option), 0.0)


def _next_hero(question: _Question, option: Option) -> float:
    """Who can strike goes first, then who stands nearest to what is wanted; ghosts last."""
    game = question.game
    hero = game.hero(int(_rest(option)))
    if hero.ghost:
        return -1.0
    return fighting.best_strike(game, hero) + 0.2 * (1.0 - fighting.lost(game, hero))


def _threat(question: _Question, option: Option) -> float:
    return float(question.game.hp_left(question.game.hero(int(_rest(option)))))


def _power(question: _Question, option: Option) -> float:
    """Powers that the box recommends, then those that can be used soonest."""
    game, hero, card = question.game, question.hero, _rest(option)
    wanted = game.content.config.first_powers.get(hero.card, ())
    soon = game.content.power(card).levels[0].rank <= hero.rank
    return (5.0 - wanted.index(card) if card in wanted else 0.0) + (10.0 if soon else 0.0)


def _stock(question: _Question, option: Option) -> float:
    """The recommended kit, then anything that fits."""
    verb, code = _verb(option), _rest(option)
    if verb == "done":
        return 0.0
    kit = question.game.content.config.kits.get(question.hero.card, ())
    return 20.0 if code.partition(".")[0] in kit else gear.gain(question.game, question.hero, code)


def _emporium(question: _Question, option: Option) -> float:
    """What helps most for the money; then put on what is better."""
    game, hero = question.game, question.hero
    verb = _verb(option)
    if verb == "done":
        return 0.4
    if verb == "equip":
        return 3.0 if gear.better(game, hero) else -1.0
    if verb == "buy":
        return gear.gain(game, hero, _rest(option))
    if verb == "sell":
        return 0.45 if gear.gain(game, hero, _rest(option)) <= 0.0 else -1.0
    return -1.0


def _equip(question: _Question, option: Option) -> float:
    game, hero = question.game, question.hero
    verb = _verb(option)
    if verb in ("done", "off"):
        return 0.2 if verb == "done" else -1.0
    if verb == "swap":
        slot, code = _rest(option).split(":", 1)
        return gear.worth(game, hero, code) - gear.worn(game, hero, slot)
    return gear.worth(game, hero, _rest(option))


def _keep(question: _Question, option: Option) -> float:
    code = _rest(option)
    known = code.partition(".")[0] in question.game.content.items
    return gear.gain(question.game, question.hero, code) if known else 0.0


def _make_room(question: _Question, option: Option) -> float:
    return -_keep(question, option)


def _take(question: _Question, option: Option) -> float:
    return 0.0 if _verb(option) == "done" else 1.0


def _leave(question: _Question, option: Option) -> float:
    return 1.0 if _verb(option) in ("done", "nothing") or option.id == question.decision.default else 0.0


def _place(question: _Question, option: Option) -> float:
    return -question.plan.way(_rest(option).removeprefix("zone:"))


RATES: dict[str, Callable[[_Question, Option], float]] = {
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
}
