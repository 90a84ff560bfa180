"""Rolls outside attacks: saves, searches, prayers, cards; dice may be rolled again or turned (SS-GEN-03, SS-DIC-06)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from tafelrunde.games.sword_and_sorcery.effects.results import Reroll
from tafelrunde.games.sword_and_sorcery.effects.words import Color
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.loadout import Found, Sourced
from tafelrunde.games.sword_and_sorcery.rules import dice, limits, uses
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.kernel import Option, Rules

Purpose = Literal["save", "search", "pray", "card"]


class Way(NamedTuple):
    """A way to roll dice again: a standing effect, or the use of a card."""

    by: Sourced | Found
    op: Reroll


def roll(game: Game, hero: Hero | None, color: Color, n: int, purpose: Purpose) -> Rules[list[int]]:
    """Roll dice for a hero; then it may use what re-rolls them, each die once."""
    rolled = dice.roll(game, color, n)
    if hero is None or hero.ghost:
        return rolled
    fresh = list(range(len(rolled)))
    while fresh:
        ways = {_name(way): way for way in _ways(game, hero, purpose)}
        if not ways:
            break
        options = [Option(f"again:{name}", name, args={"card": way.by.source}) for name, way in ways.items()]
        options.append(Option("keep", ""))
        args = {"purpose": purpose, "dice": tuple(rolled)}
        name: str = yield game.ask(hero.seat, "roll_again", options, "SS-GEN-03", args, "keep")
        if not name:
            break
        yield from _use(game, hero, ways[name], rolled, fresh)
    return rolled


def _name(way: Way) -> str:
    return way.by.key


def _ways(game: Game, hero: Hero, purpose: Purpose) -> list[Way]:
    """Effects for this kind of roll, and reactions to any roll but those of attacks and defences."""
    found = []
    if purpose in ("save", "search"):
        for sourced in game.effects(hero, purpose):
            if limits.free(game, hero, sourced):
                found += [Way(sourced, op) for op in sourced.effect.do if isinstance(op, Reroll)]
    for use in uses.reactions(game, hero, ("roll", "other_roll")):
        found += [Way(use, op) for op in use.ability.do if isinstance(op, Reroll)]
    return found


def _use(game: Game, hero: Hero, way: Way, rolled: list[int], fresh: list[int]) -> Rules[None]:
    """Up to as many dice as it says, 0: any; none of them twice (SS-GEN-03, SS-GEN-14)."""
    if isinstance(way.by, Sourced):
        limits.note(game, hero, way.by)
    else:
        uses.spend(game, hero, way.by)
    left = game.amount(way.op.n, hero) or len(fresh)
    while left and fresh:
        options = [Option(f"die:{at}", ("die", at), args={"die": rolled[at]}) for at in fresh]
        if way.op.turn:
            options += [Option(f"turn:{at}", ("turn", at), args={"die": rolled[at]}) for at in fresh]
        if len(fresh) < len(rolled) or len(rolled) > 1:
            options.append(Option("done", None))
        chosen = yield game.ask(hero.seat, "reroll", options, "SS-GEN-03", {"n": left})
        if chosen is None:
            return
        how, at = chosen
        old = rolled[at]
        rolled[at] = dice.opposite(game, old) if how == "turn" else dice.again(game, old)
        fresh.remove(at)
        left -= 1
        game.tell("rerolled", "SS-GEN-03", seat=hero.seat, old=old, die=rolled[at])
