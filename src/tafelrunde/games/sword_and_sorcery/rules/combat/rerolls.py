"""Rolling dice again (SS-GEN-03, SS-ATK-20)."""

from __future__ import annotations

from typing import NamedTuple

from tafelrunde.games.sword_and_sorcery.effects.operation import Ability
from tafelrunde.games.sword_and_sorcery.effects.results import Blocks, Reroll
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.loadout import Found
from tafelrunde.games.sword_and_sorcery.rules import dice, places, uses
from tafelrunde.games.sword_and_sorcery.rules.combat import paying
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Attack, Defence
from tafelrunde.kernel import Option, Rules


class Chosen(NamedTuple):
    """A use of a card as a reaction in an attack or defence."""

    found: Found


def options(game: Game, hero: Hero, rolled: Attack | Defence, part: str) -> list[Option]:
    """Reactions that re-roll or add blocks in this part of the attack, and the dome the hero stands in."""
    found = []
    for use in uses.reactions(game, hero, ("roll", part)):
        if not any(isinstance(op, Blocks) for op in use.ability.do) and not again(rolled):
            continue
        found.append(Option(f"use:{use.key}", Chosen(use), places.of_use(use), {"card": use.source}))
    return found


def again(rolled: Attack | Defence) -> list[int]:
    """Places of dice that may be rolled again: once, and nothing of them spent."""
    return [at for at in range(len(rolled.dice)) if at not in rolled.rerolled and not paying.touched(rolled, at)]


def use(game: Game, hero: Hero, rolled: Attack | Defence, chosen: Chosen) -> Rules[None]:
    """The reaction is spent, its operations change the roll."""
    ability: Ability = chosen.found.ability
    uses.spend(game, hero, chosen.found)
    for op in ability.do:
        if isinstance(op, Reroll):
            yield from reroll(game, hero, rolled, game.amount(op.n, hero), op.turn)
        elif isinstance(op, Blocks) and isinstance(rolled, Defence):
            rolled.blocks.append((chosen.found.source, game.amount(op.n, hero)))


def reroll(game: Game, hero: Hero, rolled: Attack | Defence, n: int, turn: bool = False) -> Rules[None]:
    """Up to n dice, 0: any number; each at most once in a roll (SS-GEN-03)."""
    left = n or len(rolled.dice)
    while left and (places := again(rolled)):
        side = "attack" if isinstance(rolled, Attack) else "defence"
        options = [Option(f"die:{at}", ("die", at), f"die:{side}:{at}", {"die": rolled.dice[at]}) for at in places]
        if turn:
            options += [Option(f"turn:{at}", ("turn", at), args={"die": rolled.dice[at]}) for at in places]
        options.append(Option("done", None))
        chosen = yield game.ask(hero.seat, "reroll", options, "SS-GEN-03", {"n": left}, "done")
        if chosen is None:
            return
        how, at = chosen
        old = rolled.dice[at]
        rolled.dice[at] = dice.opposite(game, old) if how == "turn" else dice.again(game, old)
        rolled.rerolled += (at,)
        left -= 1
        game.tell("rerolled", "SS-GEN-03", seat=hero.seat, old=old, die=rolled.dice[at])
