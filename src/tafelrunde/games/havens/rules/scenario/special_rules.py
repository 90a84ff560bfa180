"""A scenario's own rules: when this happens, that follows (GH-SPC-01 …). Everything that happens is reported here."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.havens.box.special import (
    AtCleared,
    AtDestroyed,
    AtKill,
    AtLoot,
    AtPlate,
    AtRoom,
    AtRound,
    Spawn,
    SpecialRule,
)
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.scenario import dungeon, ending, special_effects
from tafelrunde.games.havens.state import Chest, Figure, Hero
from tafelrunde.kernel import PARTY, Option, Rules


def room_revealed(game: Game, room: int, by: Figure | None) -> Rules[None]:
    """A room was opened and everything in it placed; at set-up nobody opened it (GH-REV-04)."""
    for number, rule in enumerate(game.scenario.special):
        if type(rule.when) is AtRoom and rule.when.room == room:
            yield from _happen(game, number, rule, by, room)
    if game.state.dungeon:
        yield from dungeon.infuse(game, room)
    if by is not None:
        yield from dungeon.penalty(game, room, by)
    ending.check(game)


def killed(game: Game, figure: Figure, by: str = "") -> Rules[None]:
    """A figure other than a character left the map dead; `by` is who gets the credit (GH-MON-08)."""
    if figure.kind == "object":
        yield from destroyed(game, figure)
        return
    if figure.side != "hero" and figure.kind == "monster":
        _credit(game, by)
    if game.scenario.special:
        enemy = figure.kind == "monster" and figure.side != "hero"
        others = [other for other in game.state.figures if other.kind == figure.kind]
        left = any(other.type == figure.type and other.side == figure.side for other in others)
        cleared = enemy and not any(other.room == figure.room and other.side != "hero" for other in others)
        for number, rule in enumerate(game.scenario.special):
            when = rule.when
            last = type(when) is AtCleared and when.room == figure.room and cleared
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
    if figure is None:
        return
    ending.press(game, figure)
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
    return _at_round(game, end=False)


def round_end(game: Game) -> Rules[None]:
    """What scenarios do during clean-up, such as letting monsters in (GH-CLN-08)."""
    return _at_round(game, end=True)


def _at_round(game: Game, end: bool) -> Rules[None]:
    now = game.state.round
    due: list[Due] = []
    for number, rule in enumerate(game.scenario.special):
        when = rule.when
        if type(when) is AtRound and when.end == end and now >= when.at:
            again = when.every > 0 and (now - when.at) % when.every == 0
            if (now == when.at or again) and _still_happens(game, number, rule):
                due.append((number, rule))
    left = _spawns_together(due) if game.edition.round_rules_in_any_order else [[one] for one in due]
    while left:
        block = left[0]
        if len(left) > 1 and game.edition.round_rules_in_any_order:
            block = yield from _which_first(game, left)
        left.remove(block)
        for number, rule in block:
            yield from _happen(game, number, rule, None)


Due = tuple[int, SpecialRule]
"""A rule of the scenario and its number."""


def _spawns_together(due: Sequence[Due]) -> list[list[Due]]:
    """All monsters that come do so at the same time (FH-RND-02)."""
    spawns = [one for one in due if all(type(effect) is Spawn for effect in one[1].do)]
    others = [[one] for one in due if one not in spawns]
    return [spawns, *others] if spawns else others


def _which_first(game: Game, left: Sequence[list[Due]]) -> Rules[list[Due]]:
    """The party orders what happens (FH-RND-02, FH-EOR-07)."""
    scenario = game.state.scenario
    options = []
    for block in left:
        number, rule = block[0]
        said = f"scenario-{scenario}-{rule.text}" if rule.text else None
        options.append(Option(f"rule:{number}", block, args={"text": said, "n": number + 1}))
    chosen: list[Due] = yield game.ask(PARTY, "which_rule", options, "GH-SPC-01")
    return chosen


def _happen(game: Game, number: int, rule: SpecialRule, opener: Figure | None, room: int = 0) -> Rules[None]:
    """Carry out a rule, once if it is one that happens once."""
    state = game.state
    if not _still_happens(game, number, rule):
        return
    if number not in state.fired:
        state.fired = (*state.fired, number)
    if rule.text:
        game.tell("scenario_rule", "GH-SPC-01", text=f"scenario-{state.scenario}-{rule.text}")
    for effect in rule.do:
        yield from special_effects.carry_out(game, effect, opener, room)


def _still_happens(game: Game, number: int, rule: SpecialRule) -> bool:
    return not rule.once or number not in game.state.fired or _repeats(rule)


def _repeats(rule: SpecialRule) -> bool:
    """A rule that names how often it happens is not over after the first time."""
    return (type(rule.when) is AtRound and rule.when.every > 0) or (type(rule.when) is AtKill and rule.when.each)
