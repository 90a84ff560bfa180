"""What a combat would come to, for whoever decides: wounds of the dice alone, of an enchantment, for a protector."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.effects import AttackerSwords, Shields, Swords, TargetShields, Wounds
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules.combat.figures import figure, loadout_of
from tafelrunde.games.massive_darkness.state import Combat, Hero, Side
from tafelrunde.kernel import Option, Preview
from tafelrunde.kernel.scene import Text
from tafelrunde.tabletop.chances import likely, mean, ways

Pool = tuple[int, int]
"""Dice of the weaker and of the better colour."""


def wound_lines(attack: Pool, defense: Pool) -> list[Text]:
    """Both pools, and the wounds to be expected of the dice alone (MD-DIE-04, MD-COM-11)."""
    attack, defense = _capped(attack), _capped(defense)
    chances = wounds(attack, defense)
    least, most = min(chances), max(chances)
    return [
        Text("preview-dice", {"attack": _said(attack, "yellow", "red"), "defense": _said(defense, "blue", "green")}),
        Text("preview-wounds", {"mean": round(mean(chances), 1), "least": least, "most": most}),
    ]


def _capped(pool: Pool) -> Pool:
    return min(pool[0], dice.CAP), min(pool[1], dice.CAP)


def _said(pool: Pool, weaker: str, better: str) -> list[Text]:
    return [Text(f"dice-{color}", {"n": n}) for color, n in ((weaker, pool[0]), (better, pool[1])) if n]


@lru_cache(maxsize=512)
def wounds(attack: Pool, defense: Pool) -> dict[int, float]:
    """How likely each number of wounds is: swords less shields, without skills and enchantments (MD-COM-11)."""
    swords = _sums([*[dice.YELLOW] * attack[0], *[dice.RED] * attack[1]])
    shields = _sums([*[dice.BLUE] * defense[0], *[dice.GREEN] * defense[1]])
    found: Counter[int] = Counter()
    for hit, often in swords.items():
        for parried, as_often in shields.items():
            found[max(0, hit - parried)] += often * as_often
    return likely(found)


def _sums(pool: Iterable[int]) -> Counter[int]:
    """In how many ways dice show each number of swords or shields."""
    return ways([[dice.worth(die + face) for face in range(1, 7)] for die in pool])


# --- in a combat ----------------------------------------------------------------------------------------------------


def wounds_with(game: Game, combat: Combat, side: Side, sourced: Sourced) -> int | None:
    """The wounds of the attack with this enchantment; None where it does more than count (MD-COM-11)."""
    swords = dice.swords(combat.attack_dice) + sum([n for _, n in combat.swords])
    shields = dice.shields(combat.defense_dice) + sum([n for _, n in combat.shields])
    wounds = sum([n for _, n in combat.wounds])
    for operation in sourced.effect.do:
        if isinstance(operation, Swords | AttackerSwords):
            swords += operation.n
        elif isinstance(operation, Shields):
            shields += operation.n
        elif isinstance(operation, TargetShields):
            sets = loadout_of(game, figure(combat, side)).sets
            shields += operation.n * (sets.get(operation.per_set, 0) if operation.per_set else 1)
        elif isinstance(operation, Wounds):
            wounds += operation.n
        else:
            return None
    return max(0, max(0, swords) - max(0, shields)) + wounds


def protecting(game: Game, combat: Combat, hero: Hero, option: Option) -> Preview:
    """The dice against the protector and against the one who is attacked (MD-SKL-13)."""
    defender = f"hero:{hero.seat}" if option.value else combat.defender
    attack = loadout_of(game, combat.attacker).pool(combat.kind, combat.distance)
    defense = loadout_of(game, defender).defense_pool
    who = hero.card if option.value else game.state.heroes[int(combat.defender.partition(":")[2])].card
    lines = (Text("preview-defender", {"hero": who}), *wound_lines(attack, defense))
    return Preview(area=(defender,), lines=lines, short=(Text("short-wounds", lines[-1].args),))
