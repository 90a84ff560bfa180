"""How well a seat stands: the value by which searching bots compare positions."""

from __future__ import annotations

import math

from tafelrunde.games.monster_lands.bot.worth import FUTURE_DIE, POISON, POTION, SHIELD, trap_worth
from tafelrunde.games.monster_lands.content import load
from tafelrunde.games.monster_lands.rules import scoring
from tafelrunde.games.monster_lands.state import Clan, State


def prospects(state: State, seat: int) -> float:
    """Between 0 and 1: expected points against the best opponent's, alone against the target score (ML-SOL-07)."""
    if state.phase == "over":
        return _result(state, seat)
    left = load().config.end.rounds - state.round
    mine = expectation(state, state.clans[seat], left)
    if state.players == 1:
        target = load().difficulty(state.difficulty).solo_win_score
        best = target - 7.0 * left
    else:
        best = max([expectation(state, clan, left) for clan in state.clans if clan.seat != seat])
    spread = 5.0 + 1.6 * left
    return 1.0 / (1.0 + math.exp((best - mine) / spread))


def _result(state: State, seat: int) -> float:
    """The end: won or lost, with a little for the margin so that a lost game is still played well."""
    winners = scoring.winners(state)
    mine = scoring.score(state.clans[seat]).total
    if state.players == 1:
        other = load().difficulty(state.difficulty).solo_win_score
    else:
        other = max([scoring.score(clan).total for clan in state.clans if clan.seat != seat])
    margin = 1.0 / (1.0 + math.exp((other - mine) / 8.0))
    won = 1.0 / len(winners) if seat in winners else 0.0
    return 0.7 * won + 0.3 * margin


def expectation(state: State, clan: Clan, left: int) -> float:
    """The points a clan has, and what the rest of its possessions should still turn into."""
    content = load()
    points = float(scoring.score(clan).total)
    dice = 0
    paid = 0
    stake = 0
    for member in clan.members:
        card = content.mercenary(member.id)
        dice += card.dice.total
        if not member.leader and not member.land:
            paid += 1
            stake = max(stake, card.reputation)
        if member.wounded:
            points -= 0.6 if left else 0.0
        points += 0.3 * left * len(member.equipment)
    salary = content.salary(clan.fame)
    owed = state.phase not in ("over", "end_check", "reset", "start_marker", "round_start", "more_monsters")
    gold = clan.gold + sum([member.gold for member in clan.members])
    if owed and paid:
        due = paid * salary
        if gold < due:
            points -= stake * min(1.0, (due - gold) / due + 0.2)
        gold = max(0, gold - due)
    if left:
        points += 0.33 * min(gold, 14) + 0.12 * max(0, gold - 14)
        points += left * (FUTURE_DIE * dice - 0.3 * paid * salary)
        points += POTION * clan.potions + POISON * clan.poisons + SHIELD * min(3, clan.shields)
        points += 0.6 * sum([trap_worth(trap) for trap in clan.traps if trap in content.traps])
        points += 1.6 * len(clan.loot)
        points += 0.5 * left * sum([bool(member.land) for member in clan.members])
    elif gold:
        points += 0.02 * min(gold, 20)
    return points
