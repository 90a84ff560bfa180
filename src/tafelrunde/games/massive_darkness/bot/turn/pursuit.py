"""What an enemy does in its activation, as far as heroes can foresee it: whom it hits, at once or after a step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.state import Enemy, Hero

Standing = Sequence[tuple[Hero, str]]
"""Heroes, and where each of them stands or would stand."""


class Hit(NamedTuple):
    """Whom an enemy attacks, and what that costs."""

    hero: Hero | None
    harm: float


NOBODY = Hit(None, 0.0)


def standing(party: Party, moved: Mapping[int, str] | None = None) -> Standing:
    """The heroes on the board; some of them elsewhere than they are."""
    moved = moved or {}
    return [(hero, moved.get(hero.seat, hero.zone)) for hero in party.state.heroes if hero.present]


def hit(party: Party, enemy: Enemy, heroes: Standing, held: bool) -> Hit:
    """An attack from where it stands, or else after a step towards whom it wants (MD-EPH-02, MD-EPH-03)."""
    at_once = _strike(party, enemy, enemy.zone, heroes)
    if at_once.hero is not None or held:
        return at_once
    goal = _goal(party, enemy, heroes)
    if goal not in party.passages.zones:
        return NOBODY  # nowhere, or fallen (MD-Q4-08)
    steps = party.passages.towards(enemy.zone, goal)
    # Of several shortest ways the players choose (MD-TGT-15).
    return min([_strike(party, enemy, step, heroes) for step in steps], key=lambda done: done.harm, default=NOBODY)


def _strike(party: Party, enemy: Enemy, at: str, heroes: Standing) -> Hit:
    """Of all heroes in reach the one with the most unspent XP; ties are the players' (MD-TGT-01, MD-TGT-02)."""
    sight = party.passages.sight(at)
    card = party.game.card(enemy)
    farthest = party.game.content.config.magic_range
    reached = []
    for hero, zone in heroes:
        distance = sight.get(zone)
        if distance is None:
            continue
        if distance == 0 or card.ranged or (card.magic and distance <= farthest):
            reached.append((hero, zone, distance == 0))
    if not reached:
        return NOBODY
    most = max([party.threat(hero) for hero, _, _ in reached])
    wanted = [one for one in reached if party.threat(one[0]) == most]
    return min(
        [Hit(hero, party.harm(enemy, hero, zone, near)) for hero, zone, near in wanted], key=lambda hit: hit.harm
    )


def _goal(party: Party, enemy: Enemy, heroes: Standing) -> str:
    """Where it goes: to the heroes it sees, to those in the light, or on patrol (MD-TGT-10 … 12, MD-TGT-17)."""
    game = party.game
    own = party.quest.goal_of(game, enemy, "phase")
    if own:
        return own
    sight = party.passages.sight(enemy.zone)
    seen = [(hero, zone) for hero, zone in heroes if zone in sight]
    lit = seen or [(hero, zone) for hero, zone in heroes if zone not in game.board.shadows]
    if lit:
        return max(lit, key=lambda pair: party.threat(pair[0]))[1]
    start, leave = game.board.start, game.board.exit
    patrol = (start, leave) if enemy.patrol == "start" else (leave, start)
    return next((zone for zone in patrol if zone in party.passages.zones), "")
