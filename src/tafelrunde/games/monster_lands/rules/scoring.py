"""Victory points, the ranking with its tie-breaks, and the outcome (ML-SCO-*, ML-SOL-07)."""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.games.monster_lands.box.content import Content
from tafelrunde.games.monster_lands.box.effects import AFFINITIES, AbilityEffect, Affinity, Choose, Trophy
from tafelrunde.games.monster_lands.inventory import content_of
from tafelrunde.games.monster_lands.state import Clan, State
from tafelrunde.kernel import Outcome


class Score(msgspec.Struct, frozen=True):
    """The victory points of a clan by where they come from."""

    fame: int
    reputation: int
    trophies: int
    affinities: dict[Affinity, int]

    @property
    def total(self) -> int:
        return self.fame + self.reputation + self.trophies + sum(self.affinities.values())


def score(clan: Clan, content: Content) -> Score:
    """Fame, reputation, trophies and affinities; nothing else counts (ML-SCO-01 … ML-SCO-05, ML-SCO-07)."""
    scoring = content.config.scoring
    return Score(
        fame=clan.fame * scoring.per_fame,
        reputation=reputation(clan, content) * scoring.per_reputation,
        trophies=trophy_points(clan, content) * scoring.per_trophy_point,
        affinities={affinity: content.affinity_vp(symbols(clan, affinity, content)) for affinity in AFFINITIES},
    )


def reputation(clan: Clan, content: Content) -> int:
    """The sum over the current members (ML-OVR-05)."""
    return sum([content.mercenary(member.id).reputation for member in clan.members])


def trophy_points(clan: Clan, content: Content) -> int:
    """Printed points of defeated monsters, and loot that counts while kept (ML-SCO-03, ML-KEY-12)."""
    monsters = sum([content.monsters[monster].trophy for monster in clan.trophies])
    return monsters + sum([_kept(content.loot[tile].effect) for tile in clan.loot])


def _kept(effect: AbilityEffect) -> int:
    """The trophy points of a loot tile while it is kept (ML-ITM-21)."""
    if type(effect) is Trophy:
        return effect.value if effect.keep else 0
    if type(effect) is Choose:
        return max(_kept(option) for option in effect.options)
    return 0


def symbols(clan: Clan, affinity: Affinity, content: Content) -> int:
    """Symbols on own mercenaries and own lands; aspirants have none (ML-SCO-04)."""
    members = [content.mercenary(member.id).affinity for member in clan.members]
    lands = [content.lands[land].affinity for land in clan.lands]
    return [*members, *lands].count(affinity)


# --- who wins ---------------------------------------------------------------------------------------------------


def ranking(state: State) -> list[list[int]]:
    """The seats from first to last; those whom no tie-break separates share a place (ML-SCO-06)."""
    content = content_of(state)
    standings = {clan.seat: standing(clan, content) for clan in state.clans}
    places = sorted(set(standings.values()), reverse=True)
    return [[seat for seat in standings if standings[seat] == place] for place in places]


def standing(clan: Clan, content: Content) -> tuple[int, ...]:
    """What decides, in order: victory points, the leader's reputation, trophy points, gold (ML-SCO-06)."""
    measures = {
        "leader_reputation": _leader_reputation(clan, content),
        "trophy_points": trophy_points(clan, content),
        "gold": clan.gold,
        "shared_victory": 0,
    }
    return score(clan, content).total, *[measures[tie_break] for tie_break in content.config.scoring.tie_breaks]


def _leader_reputation(clan: Clan, content: Content) -> int:
    return sum([content.mercenary(member.id).reputation for member in clan.members if member.leader])


def winners(state: State) -> tuple[int, ...]:
    """The first place; alone, whoever reaches the target of the difficulty (ML-SCO-06, ML-SOL-07)."""
    if state.players == 1:
        content = content_of(state)
        target = content.difficulty(state.difficulty).solo_win_score
        return (0,) if score(state.clans[0], content).total >= target else ()
    return tuple(ranking(state)[0])


def outcome(state: State) -> Outcome | None:
    """The result with the figures behind it, or None while the game goes on."""
    if state.phase != "over":
        return None
    content = content_of(state)
    scores = [score(clan, content) for clan in state.clans]
    details: dict[str, Any] = {
        "rounds": state.round,
        "ranking": ranking(state),
        "affinities": [clan.affinity for clan in state.clans],
        "parts": [msgspec.structs.asdict(part) for part in scores],
        "tallies": [dict(clan.tally) for clan in state.clans],
    }
    if state.players == 1:
        details["won"] = bool(winners(state))
        details["target"] = content.difficulty(state.difficulty).solo_win_score
        details["rank"] = msgspec.structs.asdict(content.rank(scores[0].total))
    return Outcome(winners(state), tuple([part.total for part in scores]), details)
