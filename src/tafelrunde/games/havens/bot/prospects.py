"""How a scenario stands, for a searching bot: what the characters have left against what is against them."""

from __future__ import annotations

from math import exp
from typing import assert_never

from tafelrunde.games.havens.bot import weights
from tafelrunde.games.havens.bot.looking.aims import ROOM, unseen_rooms
from tafelrunde.games.havens.bot.looking.foes import Foe
from tafelrunde.games.havens.box import special
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.scenario import ending
from tafelrunde.games.havens.state import Hero
from tafelrunde.tabletop.hexes import Hex

SPREAD = 14.0
"""So much difference, in hit points, makes a win likely instead of even."""
ENTRUSTED = 2.0
"""So many times as much as of a character the life counts of somebody with whom the scenario is lost."""


def prospects(game: Game) -> float:
    """How likely the scenario is to be won, 0 to 1."""
    state = game.state
    if state.phase == "over" or state.result:
        return 1.0 if state.result == "won" else 0.0
    last = _last_round(game)
    balance = sum([_strength(game, hero, last) for hero in state.heroes]) + _entrusted(game) - _against(game)
    return 0.02 + 0.96 / (1.0 + exp(-balance / SPREAD))


def _last_round(game: Game) -> int:
    """The round after which it is over in any case; nobody needs cards beyond it."""
    ends = [game.number(lost.rounds) for lost in game.scenario.lose if type(lost) is special.TooLate]
    if type(game.scenario.goal) is special.Survive:
        ends.append(game.number(game.scenario.goal.rounds))
    return min(ends, default=99)


def _entrusted(game: Game) -> float:
    """Those who must not be lost, each type by whoever is nearest to death."""
    total = 0.0
    for lost in game.scenario.lose:
        if type(lost) is special.AllyLost:
            wanted = [one.hp for one in game.state.figures if lost.id in (one.id, one.type) and one.side != "monster"]
            total += ENTRUSTED * weights.life(min(wanted)) if wanted else 0.0
    return total


def _strength(game: Game, hero: Hero, last: int) -> float:
    """What a character has left: hit points, cards for the rounds up to the last one, experience."""
    figure = game.body(hero)
    if hero.escaped:
        return 20.0
    if hero.exhausted or figure is None:
        return -weights.FALLEN
    hand = len(hero.hand) + len(hero.chosen)
    discards = len(hero.discard) + sum([not card.lost for card in hero.active])
    lasting = 1.0 * sum([card.lost and card.lasts == "persistent" for card in hero.active])
    stamina = min(weights.stamina(hand, discards), max(last - game.state.round, 0))
    return weights.life(figure.hp) + 0.8 * stamina + lasting + weights.XP * hero.xp


def _against(game: Game) -> float:
    """What has to be overcome: enemies as far as they live, rooms not yet seen, tasks not yet done."""
    state = game.state
    total = 0.0
    goals = special.parts(game.scenario.goal)
    wanted = [goal.type for goal in goals if isinstance(goal, special.KillBoss | special.Kill)]
    for figure in state.figures:
        if figure.side != "hero" and figure.kind == "monster":
            foe = Foe(game, figure, in_turns=False)
            wounded = 0.55 + 0.45 * figure.hp / figure.most
            total += foe.worth * wounded
            if figure.type in wanted:
                total += weights.GOAL * figure.hp
    heroes = len(state.heroes)
    total += sum([_unseen(game, goal, heroes) for goal in goals])
    return total


def _unseen(game: Game, goal: special.SingleGoal, heroes: int) -> float:
    state = game.state
    rooms = unseen_rooms(state)
    match goal:
        case special.KillAll() | special.KillBoss() | special.Kill():
            return 0.0 if ending.achieved(game, goal) else 3.0 + ROOM * 1.6 * heroes * rooms
        case special.Destroy():
            left = [figure for figure in state.figures if figure.kind == "object" and figure.type == goal.name]
            return sum([2.0 + 0.9 * figure.hp for figure in left]) + 8.0 * rooms
        case special.Collect():
            return 7.0 * max(game.number(goal.n) - state.looted_goals, 0)
        case special.Survive():
            return 3.0 * heroes * max(game.number(goal.rounds) - state.round, 0)
        case special.Explore():
            return 8.0 * rooms
        case special.Press():
            plates = tuple([at for at in goal.hexes if at not in state.pressed])
            return 7.0 * len(plates) + (0.4 * _distance(game, plates) if plates else 0.0)
        case special.Hold():
            return 3.0 * heroes * max(game.number(goal.rounds) - state.held, 0) + _distance(game, goal.hexes)
        case special.Reach() | special.Escape():
            return 6.0 * rooms + _distance(game, goal.hexes)
        case _:
            assert_never(goal)


def _distance(game: Game, hexes: tuple[Hex, ...]) -> float:
    """How far the characters are from the hexes that they have to reach."""
    total = 0.0
    for hero in game.heroes():
        figure = game.body(hero)
        if figure is not None:
            q, r = figure.at
            total += min([(abs(q - a) + abs(r - b) + abs(q - a + r - b)) / 2 for a, b in hexes])
    return 0.7 * total
