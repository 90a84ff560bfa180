"""Conditions (GH-CON): given, prevented, counted down at the end of a turn."""

from __future__ import annotations

from tafelrunde.games.havens.box.conditions import CARDS, HARMFUL, UNTIL_NEXT_TURN
from tafelrunde.games.havens.box.vocabulary import ConditionName, Gain
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import items, modifiers
from tafelrunde.games.havens.state import Figure, Hero, Mark
from tafelrunde.kernel import Rules


def immune(game: Game, figure: Figure, what: ConditionName) -> bool:
    """Whether a condition is never applied to a figure (GH-BOS-05, GH-OVL-15, GH-CON-32)."""
    if figure.kind == "object":
        return what in HARMFUL
    if what == "impair" and figure.kind != "hero":
        return True  # FH-CON-26
    if figure.kind != "monster":
        return what in game.traits(figure).immune
    return what in game.monster(figure).immune or what in game.stats(figure).traits.immune


def give(game: Game, figure: Figure, what: ConditionName, *, by: str = "", n: int = 1) -> Rules[bool]:
    """Give a condition, `n` times if it is a bless or a curse; whether anything came of it (GH-CON-02, GH-CON-04)."""
    if immune(game, figure, what):
        game.tell("immune", "GH-CON-32", figure=figure.id, condition=what)
        return False
    given = False
    for _ in range(n):
        if (yield from _prevented(game, figure, what)):
            continue
        if what in CARDS:
            given = modifiers.add_from_supply(game, figure, what) or given
        else:
            game.marked(figure, Mark(what, fresh=game.state.acting == figure.id, permanent=_permanent(figure, what)))
            game.tell("condition", "GH-CON-01", figure=figure.id, condition=what, by=by)
            given = True
    return given


def _prevented(game: Game, figure: Figure, what: ConditionName) -> Rules[bool]:
    """A character's item may keep a negative condition away (GH-ITM-06)."""
    if figure.kind != "hero" or what not in HARMFUL:
        return False
    hero = game.hero(figure)
    choice = [item for item in items.usable(game, hero, "condition") if not item.against or what in item.against]
    item = yield from items.choose(game, hero, choice, "condition", "GH-ITM-06", condition=what)
    if item is None:
        return False
    yield from to_owner(game, hero, items.spend(game, hero, item.id))
    return item.gain.prevent


def to_owner(game: Game, hero: Hero, gain: Gain) -> Rules[None]:
    """What an item that is used does to its owner besides: conditions, XP (GH-ITM-16)."""
    for condition in gain.own_cond:
        figure = game.body(hero)
        if figure is not None:
            yield from give(game, figure, condition, by=hero.id)
    game.gain_xp(hero, gain.xp, "GH-XPG-02")


def _permanent(figure: Figure, what: ConditionName) -> bool:
    return any(mark.what == what and mark.permanent for mark in figure.marks)


def turn_begins(game: Game, figure: Figure) -> Rules[None]:
    """What conditions do before anything else of the turn (GH-CON-12); the figure may be gone afterwards."""
    for step in game.edition.turn_start:
        if figure.marks and game.on_map(figure):
            yield from step(game, figure)


def turn_ends(game: Game, figure: Figure) -> Rules[None]:
    """What they do at its end, then those end whose time is over; the figure may be gone afterwards."""
    for step in game.edition.turn_end:
        if figure.marks and game.on_map(figure):
            yield from step(game, figure)
    end_of_turn(game, figure)


def end_of_turn(game: Game, figure: Figure) -> None:
    """Conditions end that last until the end of the figure's next turn; a fresh one stays for one more (GH-CON-05)."""
    if not figure.marks:
        return
    kept: list[Mark] = []
    for mark in figure.marks:
        if mark.what not in UNTIL_NEXT_TURN or mark.permanent:
            kept.append(mark)
        elif mark.fresh:
            kept.append(Mark(mark.what))
        else:
            game.tell("condition_ends", "GH-CON-05", figure=figure.id, condition=mark.what)
    figure.marks = tuple(kept)


def remove(game: Game, figure: Figure, what: ConditionName, rule: str) -> bool:
    """Take a condition off by an ability or an item; whether it was there. A scenario's own condition stays."""
    if _permanent(figure, what) or not game.unmarked(figure, what):
        return False
    game.tell("condition_removed", rule, figure=figure.id, condition=what)
    return True


def negative(figure: Figure) -> bool:
    """Whether the figure has a negative condition marker (GH-CON-03)."""
    return any(mark.what in HARMFUL for mark in figure.marks)


def give_all(game: Game, figure: Figure, what: tuple[ConditionName, ...], by: str) -> Rules[None]:
    """Conditions that an ability gives besides what it does, as long as the figure is there."""
    for condition in what:
        if game.on_map(figure):
            yield from give(game, figure, condition, by=by)
