"""A scenario's own rules: when this happens, that follows (GH-SPC-01 …). Everything that happens is reported here."""

from __future__ import annotations

from tafelrunde.games.havens.box.special import (
    AtCleared,
    AtDestroyed,
    AtKill,
    AtLoot,
    AtPlate,
    AtRoom,
    AtRound,
    SpecialRule,
)
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.scenario import dungeon, ending, special_effects
from tafelrunde.games.havens.state import Chest, Figure, Hero
from tafelrunde.kernel import Rules


def room_revealed(game: Game, room: int, by: Figure | None) -> Rules[None]:
    """A room was opened and everything in it placed; at set-up nobody opened it (GH-REV-04)."""
    for number, rule in enumerate(game.scenario.special):
        if type(rule.when) is AtRoom and rule.when.room == room:
            yield from _happen(game, number, rule, by, room)
    if by is not None:
        yield from dungeon.penalty(game, room, by)
    ending.check(game)


def killed(game: Game, figure: Figure, by: str = "") -> Rules[None]:
    """A figure other than a character left the map dead; `by` is who gets the credit (GH-MON-08)."""
    if figure.kind == "object":
        yield from destroyed(game, figure)
        return
    if figure.side == "monster":
        _credit(game, by)
    if game.scenario.special:
        left = any(other.type == figure.type and other.kind == figure.kind for other in game.state.figures)
        cleared = not any(other.room == figure.room and other.kind == "monster" for other in game.state.figures)
        for number, rule in enumerate(game.scenario.special):
            when = rule.when
            last = type(when) is AtCleared and figure.kind == "monster" and when.room == figure.room and cleared
            if last or (type(when) is AtKill and when.type == figure.type and (when.each or not left)):
                yield from _happen(game, number, rule, None)
    ending.check(game)


def _credit(game: Game, by: str) -> None:
    """Who made the first and the last kill, for battle goals; a summon's kill is its summoner's (GH-SUM-10)."""
    state = game.state
    index = -1
    for hero in state.heroes:
        if hero.id == by:
            index = hero.index
    killer = game.find(by) if index < 0 and by else None
    if killer is not None and killer.kind == "summon":
        index = killer.owner
    if state.first_kill == -2:
        state.first_kill = index
    state.last_kill = index


def destroyed(game: Game, figure: Figure) -> Rules[None]:
    """An obstacle with hit points is no more (GH-OVL-14)."""
    for number, rule in enumerate(game.scenario.special):
        if type(rule.when) is AtDestroyed and rule.when.name == figure.type:
            yield from _happen(game, number, rule, None)
    ending.check(game)


def looted(game: Game, hero: Hero, chest: Chest) -> Rules[None]:
    """A treasure tile was looted; a goal tile counts for the goal (GH-OVL-16)."""
    if chest.goal:
        game.state.looted_goals += 1
    for number, rule in enumerate(game.scenario.special):
        when = rule.when
        if type(when) is AtLoot and (when.number == chest.number if not chest.goal else when.number == 0):
            yield from _happen(game, number, rule, game.body(hero))
    ending.check(game)


def plates(game: Game, hero: Hero) -> Rules[None]:
    """A character ends its turn, perhaps on a pressure plate (GH-OVL-17)."""
    figure = game.body(hero)
    if figure is None or not game.scenario.special:
        return
    for number, rule in enumerate(game.scenario.special):
        when = rule.when
        if type(when) is AtPlate and figure.at in when.hexes:
            if when.all and not all(_stands(game, at) for at in when.hexes):
                continue
            yield from _happen(game, number, rule, figure)


def steps_on(game: Game, figure: Figure) -> Rules[None]:
    """A character moves onto or over a pressure plate, in the air too (FH-TIL-07)."""
    yield from plates(game, game.hero(figure))


def _stands(game: Game, at: tuple[int, int]) -> bool:
    figure = game.at(at)
    return figure is not None and figure.kind == "hero"


def exhausted(game: Game, hero: Hero) -> Rules[None]:
    """A character is exhausted: perhaps it was the last one (GH-EXH-05)."""
    ending.check(game)
    return
    yield


def round_start(game: Game) -> Rules[None]:
    """What scenarios do when a round begins."""
    yield from _at_round(game, end=False)


def round_end(game: Game) -> Rules[None]:
    """What scenarios do during clean-up, such as letting monsters in (GH-CLN-08)."""
    yield from _at_round(game, end=True)


def _at_round(game: Game, end: bool) -> Rules[None]:
    now = game.state.round
    for number, rule in enumerate(game.scenario.special):
        when = rule.when
        if type(when) is AtRound and when.end == end and now >= when.at:
            again = when.every > 0 and (now - when.at) % when.every == 0
            if now == when.at or again:
                yield from _happen(game, number, rule, None)


def _happen(game: Game, number: int, rule: SpecialRule, opener: Figure | None, room: int = 0) -> Rules[None]:
    """Carry out a rule, once if it is one that happens once."""
    state = game.state
    if rule.once and number in state.fired and not _repeats(rule):
        return
    if number not in state.fired:
        state.fired = (*state.fired, number)
    if rule.text:
        game.tell("scenario_rule", "GH-SPC-01", text=f"scenario-{state.scenario}-{rule.text}")
    for effect in rule.do:
        yield from special_effects.carry_out(game, effect, opener, room)


def _repeats(rule: SpecialRule) -> bool:
    """A rule that names how often it happens is not over after the first time."""
    return (type(rule.when) is AtRound and rule.when.every > 0) or (type(rule.when) is AtKill and rule.when.each)
