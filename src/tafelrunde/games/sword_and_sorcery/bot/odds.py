"""What attacks come to on average: hits of the dice less what stops them."""

from __future__ import annotations

from functools import cache

from tafelrunde.games.sword_and_sorcery.box.content import load
from tafelrunde.games.sword_and_sorcery.effects import results
from tafelrunde.games.sword_and_sorcery.effects.words import Color, Symbol
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.combat import declaring
from tafelrunde.games.sword_and_sorcery.rules.combat.defending import resistance
from tafelrunde.games.sword_and_sorcery.rules.combat.situation import ABOUT_ATTACK, holds
from tafelrunde.games.sword_and_sorcery.rules.death import armor
from tafelrunde.games.sword_and_sorcery.state import Enemy, Figure, Hero, Plague

PAYING = 0.6
"""How often the symbol for a property is rolled, roughly."""


@cache
def average(color: Color, symbol: Symbol) -> float:
    """How many of a symbol a die shows on average (SS-DIC-05)."""
    faces = load().dice[color]
    return sum([face.count(symbol) for face in faces]) / len(faces)


def wounds(game: Game, attacker: Figure, target: Figure, weapon: str, more: float = 0.0) -> float:
    """Wounds to be expected of an attack."""
    printed = declaring.weapon_of(game, attacker, weapon)
    hits = printed.hits + printed.red * average("red", "hit") + printed.blue * average("blue", "hit") + more
    hits += _properties(game, attacker, target, weapon)
    if isinstance(attacker, Hero | Enemy):
        side = "heroes" if isinstance(attacker, Hero) else "enemies"
        hits += game.ratio(target.zone).domination == side
    turn = game.state.turn
    if turn is not None and attacker.id == f"hero:{turn.seat}" and turn.prepared == "yes":
        hits += 1
    if printed.types:
        hits += max([resistance(game, target, kind) for kind in printed.types])
    return max(0.15, hits - stopped(game, target))


def _properties(game: Game, attacker: Figure, target: Figure, weapon: str) -> float:
    """Hits that properties add: for nothing, or for symbols that are rolled often enough."""
    total = 0.0
    for sourced in game.loadout(attacker).get("attack", ()):
        if sourced.weapon and sourced.weapon != weapon:
            continue
        about = [condition for condition in sourced.effect.if_ if condition not in ABOUT_ATTACK]
        if not holds(game, attacker, about, target, None):
            continue
        for op in sourced.effect.do:
            if isinstance(op, results.Hits):
                total += game.amount(op.n, attacker) * (PAYING if sourced.effect.cost.symbols else 1.0)
    return total


def stopped(game: Game, target: Figure) -> float:
    """Hits that shields, armour and blocks stop on average."""
    printed = armor.printed(game, target)
    shields = target.shields if isinstance(target, Enemy | Plague) else 0
    worn = 0 if target.conditions.down else armor.value(game, target)
    dice = max(0, game.amount(printed.dice, target) + game.value(target, "dice"))
    return shields + worn + dice * average("blue", "block")


def danger(game: Game, enemy: Figure) -> float:
    """How much harm an enemy does: what it strikes with, by its rank."""
    if isinstance(enemy, Plague):
        return 0.6
    if not isinstance(enemy, Enemy):
        return 0.0
    printed = declaring.weapon_of(game, enemy, "main")
    return printed.hits + printed.red * average("red", "hit") + printed.blue * average("blue", "hit")
