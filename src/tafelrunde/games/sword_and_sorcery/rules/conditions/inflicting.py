"""Conditions come and go (SS-CON-01 … 06, SS-BLE-03, SS-FIR-01, SS-KND-03, SS-POI-02)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.effects.deeds import FireHurts
from tafelrunde.games.sword_and_sorcery.effects.words import Bound, Condition, Restrictive
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.death import wounds
from tafelrunde.games.sword_and_sorcery.state import Enemy, Figure, Hero, Plague
from tafelrunde.games.sword_and_sorcery.state.tasks import Activation

RESTRICTIVE: tuple[Restrictive, ...] = ("slow", "blind", "stun")
BOUND: tuple[Bound, ...] = ("paralyse", "exhaust", "confuse")


def inflict(game: Game, figure: Figure, what: Condition, level: int = 1, by: str = "") -> None:
    """A figure receives a condition, whether or not it was wounded (SS-CON-02)."""
    if not game.alive(figure) or game.immune(figure, what, level):
        return
    if what == "fire":
        _burn(game, figure, level, by)
        return
    if what in BOUND and not isinstance(figure, Hero):
        return  # SS-ABC-01, SS-ECN-01
    if what == "knockdown" and game.flying(figure):
        return  # SS-FLY-02
    if _take(game, figure, what, level):
        game.tell("condition", "SS-CON-02", figure=figure.id, condition=what, level=level)
    else:
        wounds.suffer(game, figure, 1, "SS-CON-03", what, by)


def _take(game: Game, figure: Figure, what: Condition, level: int) -> bool:
    """A higher level of the same category or name replaces the old one; otherwise it is not received (SS-CON-03)."""
    conditions = figure.conditions
    if what in RESTRICTIVE:
        if conditions.restrictive and RESTRICTIVE.index(conditions.restrictive) >= RESTRICTIVE.index(what):
            return False
        conditions.restrictive = what
        conditions.carried = what == "stun" and _acting(game, figure)
    elif what in BOUND:
        if conditions.bound and BOUND.index(conditions.bound) >= BOUND.index(what):
            return False
        conditions.bound = what
    elif what == "knockdown":
        if conditions.down:
            return False
        conditions.down = True
    elif what == "bleed":
        if conditions.bleed >= level:
            return False
        conditions.bleed = level
    elif what == "poison":
        if conditions.poison >= level:
            return False
        conditions.poison = level
    return True


def _acting(game: Game, figure: Figure) -> bool:
    """Whether it is the figure's own turn or activation (SS-STN-02, SS-ECN-08)."""
    turn = game.state.turn
    if isinstance(figure, Hero):
        return turn is not None and turn.seat == figure.seat
    return any(isinstance(task, Activation) and task.enemy == figure.id for task in game.state.agenda)


def _burn(game: Game, figure: Figure, level: int, by: str) -> None:
    """A wound at once, then the token; several are possible (SS-FIR-01)."""
    game.tell("condition", "SS-FIR-01", figure=figure.id, condition="fire", level=level)
    figure.conditions.fire += (level,)
    fire_wound(game, figure, 1, "SS-FIR-01", by)


def fire_wound(game: Game, figure: Figure, n: int, rule: str, by: str = "", resolve: bool = True) -> None:
    """Wounds of Fire, which some enemies take otherwise."""
    more = 0
    for sourced in game.effects(figure, "passive"):
        for operation in sourced.effect.do:
            if isinstance(operation, FireHurts):
                if operation.heals:
                    wounds.heal(game, figure, n, rule, sourced.source)
                    return
                more += n * game.amount(operation.more, figure)
    if wounds.inflict(game, figure, n + more, rule, "fire", by) and resolve:
        wounds.resolve(game, figure, by)


# --- they go --------------------------------------------------------------------------------------------------------


def held(figure: Figure) -> list[str]:
    """The conditions that can be removed, one of each kind (SS-CON-05)."""
    conditions = figure.conditions
    found: list[str] = [conditions.restrictive, conditions.bound]
    found += ["bleed"] * bool(conditions.bleed) + ["poison"] * bool(conditions.poison)
    found += [f"fire.{level}" for level in sorted(set(conditions.fire))]
    found += ["knockdown"] * conditions.down
    found += list(conditions.crits)
    return [what for what in found if what]


def remove(game: Game, figure: Figure, what: str, rule: str = "SS-CON-05") -> None:
    """One condition, one Fire token, or one red critical hit."""
    conditions = figure.conditions
    if what in RESTRICTIVE:
        conditions.restrictive, conditions.carried = "", False
    elif what in BOUND:
        conditions.bound = ""
    elif what == "bleed":
        conditions.bleed = 0
    elif what == "poison":
        conditions.poison = 0
    elif what == "knockdown":
        conditions.down = False
    elif what.startswith("fire"):
        level = int(what.partition(".")[2])
        tokens = list(conditions.fire)
        tokens.remove(level)
        conditions.fire = tuple(tokens)
    else:
        conditions.crits = tuple([token for token in conditions.crits if token != what])
        game.state.crit_discard.append(what)
    game.tell("cured", rule, figure=figure.id, condition=what.partition(".")[0])


def end_restrictive(game: Game, figure: Figure, rule: str) -> None:
    """At the end of the turn or activation; a stun received in it also covers the next one (SS-RST-01, SS-ECN-05)."""
    conditions = figure.conditions
    if conditions.carried:
        conditions.carried = False
    elif conditions.restrictive:
        game.tell("cured", rule, figure=figure.id, condition=conditions.restrictive)
        conditions.restrictive = ""
    if isinstance(figure, Hero):
        conditions.bound = ""


def makes_saves(figure: Figure) -> bool:
    """Enemies make no saves against poison (SS-POI-04)."""
    return not isinstance(figure, Enemy | Plague)
