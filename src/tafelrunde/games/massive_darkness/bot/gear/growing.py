"""Which skills to buy (chapter 9.4)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.bot import weights
from tafelrunde.games.massive_darkness.bot.gear import outfit
from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.effects import Taunt
from tafelrunde.games.massive_darkness.state import Hero
from tafelrunde.kernel import Decision, Option

AHEAD = 0.45
"""What a skill is worth that works only from the next level on; still later ones less and less."""
LEAST = 0.01


def buy(party: Party, decision: Decision) -> Option:
    """The skill that brings most for its price; what works only later counts less."""
    hero = party.state.heroes[decision.seat]
    best = decision.options[-1]
    most = LEAST
    for option in decision.options:
        verb, _, _ = option.id.partition(":")
        if verb == "buy":
            value = _worth(party, hero, int(option.value))
            if value > most:
                best, most = option, value
    return best


def _worth(party: Party, hero: Hero, number: int) -> float:
    game = party.game
    line = game.content.classes[hero.sheet].lines[number]
    skill = line.skills[hero.skills[number]]
    late = skill.level - party.state.level
    key = party.key(hero)
    skills = tuple([have + (at == number) for at, have in enumerate(hero.skills)])
    level = max(party.state.level, skill.level)
    before = outfit.worth((*key[:3], level, *key[4:]))
    after = outfit.worth((*key[:2], skills, level, *key[4:]))
    value = after - before
    if any(isinstance(op, Taunt) for effect in skill.effects for op in effect.do):
        value += weights.TAUNT if party.state.players > 1 else 0.0
    return value / skill.cost * AHEAD ** max(0, late)
