"""Scenarios that are over before they begin, so that whole campaigns can be played in no time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules import flow
from tafelrunde.games.havens.rules.scenario import ending
from tafelrunde.kernel import Rules

KILLS = ("kill:bandit_guard:normal", "kill:living_bones:elite", "kill:grave_cultist:normal")


def _over(game: Game) -> Rules[None]:
    """Chance says who has won, and what everybody brings home."""
    state = game.state
    state.result = "won" if game.below("modifiers monsters", 4) else "lost"
    state.round = 5 + game.below("modifiers monsters", 10)
    for hero in state.heroes:
        luck = [game.below(f"modifiers {hero.id}", 12) for _ in range(6)]
        hero.xp, hero.coins, hero.exhausted = 2 * luck[0], luck[1] // 2, luck[2] < 4
        hero.goals = (sorted(game.content.goals)[luck[3]],)
        hero.tally = {"treasures": luck[4] // 5, "doors": luck[5] // 3, KILLS[luck[3] % 3]: luck[4]}
        left = sorted(set(game.content.treasures) - set(state.taken) - {n for h in state.heroes for n in h.treasures})
        if left and luck[5] < 4:
            hero.treasures = (left[luck[0] % len(left)],)
            reward = game.content.treasures[hero.treasures[0]]
            if reward.item:
                yield from game.edition.finds_item(game, hero, reward.item)
    if game.below("modifiers monsters", 3) == 0:
        state.kills = {"bandit_commander": 1}
    ending.finish(game)


@contextmanager
def over_at_once() -> Iterator[None]:
    """Within it, scenarios are over as soon as they begin."""
    kept = flow.STEPS["scenario_effects"]
    flow.STEPS["scenario_effects"] = _over
    try:
        yield
    finally:
        flow.STEPS["scenario_effects"] = kept
