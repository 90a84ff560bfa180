"""The main loop: what is on the agenda comes first, then the phase goes on (chapter 4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests, setup
from tafelrunde.games.massive_darkness.rules.board import doors
from tafelrunde.games.massive_darkness.rules.campaign import interlude
from tafelrunde.games.massive_darkness.rules.cards import picking_up, trading, transmuting
from tafelrunde.games.massive_darkness.rules.choices import Asking
from tafelrunde.games.massive_darkness.rules.combat import sequence
from tafelrunde.games.massive_darkness.rules.enemies import enemy_phase, events, spawning
from tafelrunde.games.massive_darkness.rules.figures import hero_health
from tafelrunde.games.massive_darkness.rules.heroes import hero_phase, skills, special_actions
from tafelrunde.games.massive_darkness.rules.round import rounds
from tafelrunde.games.massive_darkness.state import Phase
from tafelrunde.games.massive_darkness.state.tasks import (
    Appear,
    DoorBlocks,
    EnemyTurn,
    EnemyTurns,
    EventSteps,
    Fight,
    FreeAttack,
    Harbingers,
    QuestTask,
    Reorganise,
    Share,
    StandUpAt,
    TakeTokens,
    Trade,
    Transmute,
)
from tafelrunde.kernel import Rules

PHASES: dict[Phase, Callable[[Game], Asking]] = {
    "setup": setup.set_up,
    "round_start": rounds.round_start,
    "hero_phase": hero_phase.hero_phase,
    "enemy_phase": enemy_phase.enemy_phase,
    "experience": skills.experience_phase,
    "event": events.event_phase,
    "end_phase": rounds.end_phase,
    "interlude": interlude.interlude,
}


def _quest_task(game: Game, task: QuestTask) -> Rules[None]:
    return quests.of(game).task(game, task)


TASKS: dict[type[Any], Callable[[Game, Any], Asking]] = {
    Fight: sequence.fight,
    EnemyTurn: enemy_phase.enemy_turn,
    EnemyTurns: enemy_phase.enemy_turns,
    DoorBlocks: doors.door_blocks,
    Appear: spawning.appear,
    Harbingers: enemy_phase.harbingers,
    TakeTokens: picking_up.take_tokens,
    Share: picking_up.share,
    Reorganise: trading.reorganise,
    Trade: trading.trade,
    Transmute: transmuting.transmute,
    FreeAttack: special_actions.free_attack,
    EventSteps: events.event_steps,
    StandUpAt: hero_health.stand_up_at,
    QuestTask: _quest_task,
}


def play(game: Game) -> Rules[None]:
    """From wherever the state says to the end of the game (MD-RND-01)."""
    state = game.state
    yield game.checkpoint()
    while state.phase != "over":
        agenda = state.agenda
        if agenda:
            task = agenda[-1]
            asking = TASKS[type(task)](game, task)
            if asking is not None:
                yield from asking
        else:
            asking = PHASES[state.phase](game)
            if asking is not None:
                yield from asking
            if state.phase in ("experience", "event", "end_phase", "round_start") and not agenda:
                quests.check_end(game)
        if state.result:
            _over(game)
    yield game.checkpoint()


def _over(game: Game) -> None:
    """Nothing that was planned is done any more; a campaign goes on (MD-CAM-16, MD-CAM-17)."""
    state = game.state
    interlude.keep_drawn(game)
    state.agenda.clear()
    state.combat = None
    state.activation = state.commander = None
    if state.mode != "single" and state.phase != "interlude":
        interlude.quest_ends(game)
    if state.result:
        state.phase = "over"
