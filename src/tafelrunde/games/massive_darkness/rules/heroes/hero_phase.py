"""The hero phase: activations, actions and free actions, then the reactions (chapters 4 and 5.5, MD-RND-03 … 06)."""

from __future__ import annotations

from functools import partial
from typing import Any

from tafelrunde.games.massive_darkness.effects import ExtraAction, Regeneration
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.board.levels import check_level
from tafelrunde.games.massive_darkness.rules.cards.transmuting import can_transmute
from tafelrunde.games.massive_darkness.rules.choices import Asking, hero_options
from tafelrunde.games.massive_darkness.rules.figures.hero_health import heal_hero
from tafelrunde.games.massive_darkness.rules.heroes import attacks, free_actions, movement, refusals, special_actions
from tafelrunde.games.massive_darkness.rules.heroes.previews import preview
from tafelrunde.games.massive_darkness.state import Activation, Hero
from tafelrunde.games.massive_darkness.state.tasks import EnemyTurns, Trade, Transmute
from tafelrunde.kernel import Option, Rules

STAND_UP = Option("stand_up", ("stand_up",))
TRADE = Option("trade", ("trade",))
TRANSMUTE = Option("transmute", ("transmute",))
STOP = Option("stop", ("stop",))
END = Option("end", ("end",))


def hero_phase(game: Game) -> Asking:
    """One step: begin the next activation, go on with it, or end the phase (MD-RND-03, MD-RND-06)."""
    state = game.state
    activation = state.activation
    if activation is None:
        _next_hero(game)
        return None
    hero = game.hero(activation.seat)
    if state.commander is not None and _obeyed(activation, hero):
        state.activation, state.commander = state.commander, None
        return None
    if not hero.present:
        if activation.stage == "actions":
            check_level(game)  # its last action has ended with it
        return _end(game, activation)
    if activation.stage == "start":
        return _begin(game, activation, hero)
    if activation.stage == "actions":
        if activation.begun and not activation.moving:
            check_level(game)
        return None if quests.check_end(game) else _act(game, activation, hero)
    return _end(game, activation)


def _obeyed(activation: Activation, hero: Hero) -> bool:
    """Whether a commanded action is over: taken, declined, or the hero is dead (MD-KEY-04)."""
    spent = activation.actions == 0 and not activation.moving
    return spent or activation.stage != "actions" or not hero.present


def _next_hero(game: Game) -> None:
    state = game.state
    if state.acted >= state.players:
        check_level(game)
        state.acted = 0
        state.phase = "enemy_phase"
        return
    hero = game.hero((state.first_player + state.acted) % state.players)
    state.acted += 1
    if hero.present:
        state.activation = new_activation(game, hero)


def new_activation(game: Game, hero: Hero, extra: bool = False) -> Activation:
    """Three actions, and what cards and skills add (MD-ACT-01)."""
    game.tell("activation", "MD-RND-03", seat=hero.seat, hero=hero.card)
    activation = Activation(hero.seat, actions=game.content.config.actions, extra=extra)
    _grant_extras(game, activation, hero)
    return activation


def _grant_extras(game: Game, activation: Activation, hero: Hero) -> None:
    """Extra actions of cards and skills, also of those that come in the middle of it (MD-KEY-02, MD-EQP-19, MD-PCK-07).

    A commanded hero gets none: it takes the one action (MD-KEY-04).
    """
    if game.state.commander is not None:
        return
    for sourced in game.loadout(hero).at.get("activation", ()):
        if sourced.key in activation.granted or not game.passive_holds(hero, sourced.effect.if_):
            continue
        activation.granted += (sourced.key,)
        for operation in sourced.effect.do:
            if type(operation) is ExtraAction:
                free_actions.grant(activation, sourced, operation)


def _begin(game: Game, activation: Activation, hero: Hero) -> Rules[None]:
    """Start-of-activation effects (MD-RND-04, MD-KEY-05)."""
    for sourced in game.loadout(hero).at.get("activation_start", ()):
        for number, operation in enumerate(sourced.effect.do):
            key = f"{sourced.key}.{number}"
            # Each is looked at when it comes: healing may undo the condition of the next.
            if key not in activation.used and game.passive_holds(hero, sourced.effect.if_):
                if type(operation) is Regeneration:
                    yield from _regenerate(game, hero, operation, sourced.called)
                activation.used += (key,)
    activation.stage = "actions"


def _regenerate(game: Game, hero: Hero, operation: Regeneration, source: str) -> Rules[None]:
    """Heal oneself, or an ally in sight where the skill says so."""
    able = [hero]
    if operation.ally:
        able = [other for other in game.present() if game.sees(hero.zone, other.zone)]
    wounded = [other for other in able if game.wounds(other) > 0]
    if not wounded:
        return
    yield game.checkpoint()
    options = hero_options(wounded, "heal")
    options.append(Option("nobody", None))
    chosen = yield game.ask(hero.seat, "heal", options, "MD-KEY-05", {"n": operation.n})
    if chosen is not None:
        heal_hero(game, chosen, operation.n, "MD-KEY-05", source)


# --- actions ------------------------------------------------------------------------------------------------------


def _act(game: Game, activation: Activation, hero: Hero) -> Rules[None]:
    """Ask for the next action, the next movement point, or the end (MD-ACT-01 … 08)."""
    _grant_extras(game, activation, hero)
    if game.recording:  # where no history is kept, nobody takes a copy here
        yield game.checkpoint()
    if activation.moving:
        yield from _move_on(game, activation, hero)
        return
    if hero.stunned:
        options = [STAND_UP] if activation.actions else []
    else:
        options = action_options(game, activation, hero)
    options.append(END)
    args = {"actions": activation.actions, "hero": hero.card}
    usual = "" if activation.actions else "end"  # nobody gives actions away by going on
    why_not = partial(refusals.refused_actions, game, activation, hero, options)
    foresee = partial(preview, game, hero)
    what = yield game.ask(hero.seat, "act", options, "MD-ACT-01", args, usual, why_not, foresee)
    yield from _do(game, activation, hero, what)


def action_options(game: Game, activation: Activation, hero: Hero) -> list[Option]:
    """Everything the hero may do now; what costs an action only while there is one (MD-ACT-02, MD-ACT-03)."""
    options: list[Option] = []
    found = list(attacks.targets(game, hero)) if activation.actions or activation.typed else []
    if activation.actions:
        options += attacks.attack_options(game, hero, ("melee", "ranged", "magic"), found)
        options += movement.point_options(game, hero)
        options.append(TRADE)
        options += quests.of(game).actions(game, hero)
    options += special_actions.options(game, activation, hero, found)
    if game.state.commander is not None:
        return options  # what costs nothing belongs to one's own activation (MD-ACT-02)
    options += free_actions.options(game, activation, hero)
    if can_transmute(game, hero):
        options.append(TRANSMUTE)
    return options


def _do(game: Game, activation: Activation, hero: Hero, what: tuple[Any, ...]) -> Rules[None]:
    verb = what[0]
    activation.begun = True
    if verb == "end":
        _stop(game, activation)
    elif verb == "stand_up":
        activation.actions -= 1
        hero.stunned = False
        game.tell("stands_up", "MD-STU-01", seat=hero.seat)
    elif verb == "attack":
        activation.actions -= 1
        attacks.attack(game, hero, what[1])
    elif verb == "trade":
        activation.actions -= 1
        game.plan(Trade(hero.seat))
    elif verb == "transmute":
        game.plan(Transmute(hero.seat))
    elif verb == "special":
        special_actions.act(game, activation, hero, what)
    elif verb == "free":
        yield from free_actions.act(game, activation, hero, what)
    elif verb == "quest" and what[1] == "act":
        activation.actions -= 1
        yield from quests.of(game).act(game, hero, what)
    else:
        activation.actions -= 1
        movement.begin_move(activation, movement.move_points(game, hero))
        movement.spend_point(game, hero, activation, what)


def _move_on(game: Game, activation: Activation, hero: Hero) -> Rules[None]:
    """The rest of a Move action."""
    options = movement.point_options(game, hero) if activation.points > 0 and not hero.stunned else []
    if not options:
        activation.moving = False
        activation.points = 0
        return
    options.append(STOP)
    args = {"points": activation.points, "actions": activation.actions}
    why_not = partial(refusals.refused_points, game, hero, options)
    foresee = partial(preview, game, hero)
    what = yield game.ask(hero.seat, "move_on", options, "MD-MVA-01", args, "", why_not, foresee)
    if what[0] == "stop":
        activation.moving = False
        activation.points = 0
    else:
        movement.spend_point(game, hero, activation, what)


def _stop(game: Game, activation: Activation) -> None:
    """No more actions: enemies that were attacked react, each once (MD-ACT-04, MD-REA-01, MD-REA-02)."""
    activation.stage = "reactions"
    if activation.attacked:
        game.plan(EnemyTurns(activation.attacked, "reaction", activation.seat))


def _end(game: Game, activation: Activation) -> Rules[None]:
    """The activation is over, for a dead hero without reactions (MD-ACT-09); an extra one may follow (MD-EQP-21)."""
    state = game.state
    for enemy in state.enemies:
        enemy.penalty = 0
    hero = game.hero(activation.seat)
    if activation.another and hero.present:
        yield game.checkpoint()
        options = [Option("again", True), Option("decline", False)]
        again = yield game.ask(hero.seat, "extra_activation", options, "MD-EQP-21", {"hero": hero.card})
        if again:
            state.activation = new_activation(game, hero, extra=True)
            return
    state.activation = None
    quests.check_end(game)
