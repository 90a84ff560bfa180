"""How a quest stands, for a searching bot: what the heroes have against what is before them."""

from __future__ import annotations

from math import exp

from tafelrunde.games.massive_darkness.bot import outfit, weights
from tafelrunde.games.massive_darkness.bot.aims import Aims
from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.ways import Ways
from tafelrunde.games.massive_darkness.rules.enemies import full_health
from tafelrunde.games.massive_darkness.state import Enemy, Hero, State

GOAL = 14.0
"""An objective that is done."""
LIFE = 7.0
"""A marker of the Lifebringer."""
ESCAPED = 8.0


def prospects(state: State) -> float:
    """How likely the heroes are to win, 0 to 1; in a campaign each quest has its share."""
    if state.phase == "over":
        return 1.0 if state.result == "won" else 0.0
    if not all(hero.card and hero.sheet for hero in state.heroes):
        return 0.4
    if state.mode == "single":
        return _quest(state)
    played = len({quest for quest, _ in state.chronicle} | {state.quest})
    share = 1.0 / (played + len(state.route))
    return min(0.98, (played - 1) * share + share * _quest(state))


def _quest(state: State) -> float:
    if state.result or state.interlude is not None:
        return 0.5 if not state.result else float(state.result == "won")
    party = Party(state)
    goals = party.quest.goals(party.game)
    balance = GOAL * sum([met for _, met in goals]) / max(1, len(goals)) + LIFE * min(3, state.lifebringer)
    ways = Ways(party)
    balance += sum([_hero(party, ways, hero) for hero in state.heroes])
    balance -= sum([0.25 * party.worth(enemy) * _left(party, enemy) for enemy in state.enemies])
    usual = LIFE * 2 + 6.0 * state.players
    return 0.02 + 0.96 / (1.0 + exp(-(balance - usual) / (8.0 + 4.0 * state.players)))


def _hero(party: Party, ways: Ways, hero: Hero) -> float:
    """Health, equipment and skills, unspent experience, and the way still to go."""
    if hero.escaped:
        return ESCAPED
    key = party.key(hero)
    strength = outfit.worth(outfit.dressed(key, hero.body, hero.hands, party.game.cards_of(hero)))
    value = 0.8 * strength + 0.5 * weights.XP * hero.xp
    if hero.dead:
        return value - LIFE
    aims = Aims(party, ways, hero)
    return value + 1.1 * hero.health - 0.3 * hero.stunned + 0.7 * max(-14.0, aims.attraction(hero.zone))


def _left(party: Party, enemy: Enemy) -> float:
    """The share of an enemy that is still there; the last of it hits as hard as the first."""
    card = party.game.card(enemy)
    full = full_health(party.game, enemy)
    total = full * (1 + card.minions * party.state.players) if card.role == "horde" else full
    return 0.4 + 0.6 * min(1.0, (sum(enemy.minions) + enemy.health) / total)
