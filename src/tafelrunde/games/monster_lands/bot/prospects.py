"""How well a seat stands: the value by which searching bots compare positions."""

from __future__ import annotations

import math

from tafelrunde.games.monster_lands.bot.kit import kit_of
from tafelrunde.games.monster_lands.bot.planning import Planner
from tafelrunde.games.monster_lands.bot.plans import means
from tafelrunde.games.monster_lands.bot.worth import FUTURE_DIE, GOLD, POISON, POTION, SHIELD, Outlook, trap_worth
from tafelrunde.games.monster_lands.box.content import load
from tafelrunde.games.monster_lands.box.effects import Choose
from tafelrunde.games.monster_lands.inventory import content_of
from tafelrunde.games.monster_lands.rules import scoring
from tafelrunde.games.monster_lands.rules.adventure import odds
from tafelrunde.games.monster_lands.state import Location, Path, State

UNPAID = frozenset(("over", "end_check", "reset", "start_marker", "round_start", "more_monsters", "before_pools"))
"""Phases in which no salary is due for this round."""

SOLO_ROUND = 8.0
"""What a round brings to somebody who plays alone."""


def prospects(state: State, seat: int) -> float:
    """Between 0 and 1: expected points against the best opponent's, alone against the target score (ML-SOL-07)."""
    if state.phase == "over":
        return _result(state, seat)
    left = load().config.end.rounds - state.round
    pending = Pending(state)
    expected = [expectation(pending.planner(clan.seat).outlook) + pending.of(clan.seat) for clan in state.clans]
    mine = expected[seat]
    if state.players == 1:
        best = load().difficulty(state.difficulty).solo_win_score - SOLO_ROUND * left
    else:
        best = max([points for other, points in enumerate(expected) if other != seat])
    return 1.0 / (1.0 + math.exp((best - mine) / (5.0 + 1.2 * left)))


def _result(state: State, seat: int) -> float:
    """The end: won or lost, with a little for the margin so that a lost game is still played well."""
    winners = scoring.winners(state)
    content = content_of(state)
    mine = scoring.score(state.clans[seat], content).total
    if state.players == 1:
        other = content.difficulty(state.difficulty).solo_win_score
    else:
        other = max([scoring.score(clan, content).total for clan in state.clans if clan.seat != seat])
    margin = 1.0 / (1.0 + math.exp((other - mine) / 6.0))
    won = 1.0 / len(winners) if seat in winners else 0.0
    return 0.6 * won + 0.4 * margin


def expectation(outlook: Outlook) -> float:
    """The points a clan has, and what the rest of its possessions should still turn into."""
    content = outlook.content
    state, clan, left = outlook.state, outlook.clan, outlook.left
    points = float(scoring.score(clan, content).total)
    dice = paid = settled = worn = wounded = 0
    gold = clan.gold
    for member in clan.members:
        dice += content.mercenary(member.id).dice.total
        paid += not member.leader and not member.land
        settled += bool(member.land)
        worn += len(member.equipment)
        wounded += member.wounded
        gold += member.gold
    if state.phase in UNPAID:
        points += outlook.gold_slope * min(gold, 20)
    else:
        points += outlook.hoard(gold)
    points += left * (FUTURE_DIE * dice - GOLD * paid * outlook.salary + 0.3 * worn + 0.5 * settled)
    points -= wounded * outlook.wound()
    points += (outlook.fame - 1.0) * clan.fame
    points += sum([outlook.loot(tile) for tile in clan.loot if type(content.loot[tile].effect) is not Choose])
    if not outlook.last:
        points += POTION * clan.potions + POISON * clan.poisons + SHIELD * min(3, clan.shields)
        points += 0.6 * sum([trap_worth(trap) for trap in clan.traps if trap in content.traps])
    if state.phase == "deployment":
        points += 0.5 * clan.pool.total
    return points


class Pending:
    """What the mercenaries outside should still bring home this round."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._planners: dict[int, Planner] = {}
        self._found = [0.0] * len(state.clans)
        if state.phase in ("deployment", "dice_mission"):
            self._dice_mission(state.missions[0])
        if state.phase in ("deployment", "dice_mission", "contract_mission"):
            self._contract(state.missions[1])
        if state.phase in ("deployment", "dice_mission", "contract_mission", "battle"):
            places = [*state.lands, state.access]
            for place in places[state.place if state.phase == "battle" else 0 :]:
                self._battle(place)

    def of(self, seat: int) -> float:
        return self._found[seat]

    def planner(self, seat: int) -> Planner:
        planner = self._planners.get(seat)
        if planner is None:
            planner = self._planners[seat] = Planner(Outlook(self.state, seat))
        return planner

    def _dice_mission(self, spot: Location) -> None:
        there = [path for path in spot.paths if path.member]
        if not there or not spot.tile:
            return
        mission = load().missions[spot.tile].side_a
        chances = []
        for path in there:
            planner = self.planner(path.seat)
            member = next(member for member in planner.clan.members if member.id == path.member)
            helping = kit_of(member, planner.content).mission
            s, m, h = _counts(path)
            need = mission.goal - (helping.flat if s else 0)
            chances.append(odds.reach(s, helping.strength, m, helping.magic, h, need))
        for at, path in enumerate(there):
            outlook = self.planner(path.seat).outlook
            rival = chances[1 - at] if len(there) == 2 else 0.0
            chance = chances[at] * (1.0 - 0.5 * rival)
            penalty = mission.penalty
            loss = penalty.fame * outlook.fame + penalty.gold * 0.33 + penalty.wound * outlook.wound()
            self._found[path.seat] += chance * outlook.gain(mission.reward) - (1.0 - chances[at]) * loss

    def _contract(self, spot: Location) -> None:
        if not spot.tile:
            return
        contract = load().missions[spot.tile].side_b
        for slot, path in enumerate(spot.paths, 1):
            if path.member and (self.state.phase != "contract_mission" or slot > self.state.slot):
                planner = self.planner(path.seat)
                if planner.can_fulfil(contract.goal):
                    reward = planner.outlook.gain(contract.reward("left" if slot == 1 else "right"))
                    self._found[path.seat] += max(0.0, reward - planner.goal_cost(contract.goal))

    def _battle(self, place: Location) -> None:
        for path in place.paths:
            if not path.member or path.attacked:
                continue
            planner = self.planner(path.seat)
            member = next(member for member in planner.clan.members if member.id == path.member)
            case = planner.case(place, path, member, means(self.state, planner.clan))
            case.potion = member.potions > case.gift.potion
            case.poison = member.poisons > case.gift.poison
            traps = tuple([trap.kind for trap in path.traps])
            self._found[path.seat] += case.outcome(_counts(path), traps, path.shields)[0]


def _counts(path: Path) -> tuple[int, int, int]:
    colors = [die.color for die in path.dice]
    return colors.count("strength"), colors.count("magic"), colors.count("haggle")
