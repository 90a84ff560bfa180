"""How an adventure stands, for a searching bot: what the heroes have against what is before them.

The weights come from a logistic regression over 1440 whole games by the sensible bot (17,000 rounds),
with a constant of its own for each adventure and number of heroes: so they say what is better, not what is hard.
"""

from __future__ import annotations

from math import exp

from tafelrunde.games.sword_and_sorcery.bot import gear, odds
from tafelrunde.games.sword_and_sorcery.bot.aims import Plan
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.adventure import goals
from tafelrunde.games.sword_and_sorcery.rules.items.equipping import equipped
from tafelrunde.games.sword_and_sorcery.state import Enemy, Hero, State

USUAL = -1.4
GOALS = 0.8
"""All that victory asks for."""
WAYPOINT = 0.54
"""One that was not yet reached."""
PLAGUE = 0.26
EVENT = 0.12
"""One event more before the time is over, and what each of the last three counts beside that."""
LATE, LAST = 0.68, 3
# The rest is shared by the heroes: the more there are, the less each of them counts.
HEALTH = 1.45
"""All hit points."""
GHOST = 0.9
GEAR = 0.29
SHARD = 0.06
DANGER = 0.45
"""A hit that an enemy strikes with."""
TOUGH = 0.065
"""A hit point or shield of an enemy."""
UNSEEN = 0.86
"""A shadow token."""
WAY = 0.06
"""A zone of the way to what has to be done: more than in the regression, where heroes went there anyway."""
FARTHEST = 20.0
LOST = 0.02
SCENES = 9
"""About so many adventures lead to the end of the story."""


def prospects(state: State) -> float:
    """How likely the heroes are to win, 0 to 1; in a campaign each adventure has its share."""
    if state.phase == "over":
        return 1.0 if state.result == "won" else 0.0
    now = 0.5 if state.phase in ("setup", "journey") else _adventure(Game(state))
    if state.mode == "adventure":
        return now
    won = sum([record.won for record in state.chronicle])
    return min(1.0 - LOST, (won + now) / max(SCENES, won + 1))


def _adventure(game: Game) -> float:
    state = game.state
    if state.result:
        return float(state.result == "won")
    wanted = goals.wanted(game)
    left = len(state.event_deck) + len(state.event_up)
    balance = USUAL + GOALS * sum([goals.met(game, goal) for goal in wanted]) / max(1, len(wanted))
    balance += EVENT * left - LATE * max(0, LAST - left)
    balance -= WAYPOINT * len(state.waypoints) + PLAGUE * len(state.plagues)
    shared = sum([_hero(game, hero) for hero in state.heroes]) + SHARD * state.shards
    shared -= sum([_menace(game, enemy) for enemy in state.enemies])
    shared -= UNSEEN * sum([len(tokens) for tokens in state.shadows.values()])
    return LOST + (1.0 - 2 * LOST) / (1.0 + exp(-balance - shared / len(state.heroes)))


def _hero(game: Game, hero: Hero) -> float:
    """Hit points, equipment and the way still to go; of a ghost what it has left."""
    worn = GEAR * sum([gear.worth(game, hero, code) for code in equipped(hero)])
    if hero.ghost:
        return worn - GHOST
    way = min(FARTHEST, Plan(game, hero).way(hero.zone))
    return worn + HEALTH * game.hp_left(hero) / max(1, game.max_hp(hero)) - WAY * way


def _menace(game: Game, enemy: Enemy) -> float:
    """What an enemy strikes with, and what it takes to kill it; a wounded one strikes as hard as before."""
    left = max(0, game.hp_left(enemy))
    there = 0.4 + 0.6 * left / max(1, game.max_hp(enemy))
    return DANGER * there * odds.danger(game, enemy) + TOUGH * (left + enemy.shields)
