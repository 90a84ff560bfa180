"""The exact sequence of a round (chapter 4.0): the state names the phase, the phase names its rules."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules import cleanup, dice_pool, setup
from tafelrunde.games.monster_lands.rules.adventure import battle, missions
from tafelrunde.games.monster_lands.rules.deployment import turn
from tafelrunde.games.monster_lands.state import Phase
from tafelrunde.kernel import Rules

STEPS: dict[Phase, Callable[[Game], Rules[None]]] = {
    "setup": setup.set_up,
    # phase 1
    "round_start": dice_pool.round_start,
    "more_monsters": dice_pool.more_monsters,
    "before_pools": dice_pool.before_pools,
    "pools": dice_pool.pools,
    "grant": dice_pool.grant,
    "haggle_roll": dice_pool.haggle_roll,
    "rival": dice_pool.rival,
    # phase 2
    "deployment": turn.deployment,
    # phase 3
    "dice_mission": missions.dice_mission,
    "contract_mission": missions.contract_mission,
    "battle": battle.battle,
    # phase 4
    "collect": cleanup.collect,
    "panic": cleanup.panic,
    "leaders": cleanup.leaders,
    "salary": cleanup.salary,
    "end_check": cleanup.end_check,
    "reset": cleanup.reset,
    "start_marker": cleanup.start_marker,
}


def play(game: Game) -> Rules[None]:
    """From wherever the state says to the end of the game (ML-OVR-03, ML-OVR-04)."""
    state = game.state
    while state.phase != "over":
        if game.recording:  # Where no history is kept, nobody would take a copy here.
            yield game.checkpoint()
        yield from STEPS[state.phase](game)
