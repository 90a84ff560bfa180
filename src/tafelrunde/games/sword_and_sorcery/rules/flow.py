"""The main loop: what is on the agenda comes first, then the phase goes on (chapter 4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import running
from tafelrunde.games.sword_and_sorcery.rules.adventure import goals, setup, story
from tafelrunde.games.sword_and_sorcery.rules.combat import extra, sequence
from tafelrunde.games.sword_and_sorcery.rules.companions import activating as companions
from tafelrunde.games.sword_and_sorcery.rules.death import dying
from tafelrunde.games.sword_and_sorcery.rules.enemies import activating, arriving, moving, powers
from tafelrunde.games.sword_and_sorcery.rules.heroes import choosing, turn
from tafelrunde.games.sword_and_sorcery.rules.heroes import moving as hero_moving
from tafelrunde.games.sword_and_sorcery.rules.items import emporium, picking_up, receiving
from tafelrunde.games.sword_and_sorcery.rules.journey import camping, ending, services, stages
from tafelrunde.games.sword_and_sorcery.rules.map import doors, entering, traps
from tafelrunde.games.sword_and_sorcery.rules.operation import Asking
from tafelrunde.games.sword_and_sorcery.rules.round import battle, event_phase, time_phase
from tafelrunde.games.sword_and_sorcery.state import Phase, Power
from tafelrunde.games.sword_and_sorcery.state.tasks import (
    Activation,
    Activations,
    Assign,
    Attack,
    Camp,
    Companion,
    DrawPowers,
    Dying,
    Enter,
    ExtraAttack,
    ExtraMove,
    Handle,
    March,
    OpenChest,
    OpenDoor,
    Opportunity,
    PlagueTurn,
    Receive,
    Reveal,
    Run,
    Serve,
    Spawn,
    Specials,
    Story,
    Trap,
    Visit,
)
from tafelrunde.kernel import Rules

PHASES: dict[Phase, Callable[[Game], Asking]] = {
    "setup": setup.set_up,
    "time": time_phase.time_phase,
    "choose_hero": battle.choose_hero,
    "hero_turn": turn.hero_turn,
    "enemy_turn": activating.enemy_turn,
    "event": event_phase.event_phase,
    "journey": stages.go_on,
}

TASKS: dict[type[Any], Callable[[Game, Any], Asking]] = {
    Run: running.run,
    Attack: sequence.go_on,
    ExtraAttack: extra.extra_attack,
    Opportunity: extra.opportunities,
    Enter: entering.enter,
    ExtraMove: hero_moving.extra_move,
    March: moving.march,
    Reveal: arriving.reveal,
    Activations: activating.activations,
    Activation: activating.activation,
    Specials: activating.specials,
    PlagueTurn: activating.plague_turn,
    Spawn: arriving.spawn,
    DrawPowers: powers.draw_powers,
    Dying: dying.dies,
    Assign: battle.assign_threat,
    Trap: traps.trap,
    OpenDoor: doors.door_opens,
    OpenChest: doors.chest_opens,
    Handle: picking_up.go_on,
    Receive: receiving.receive,
    Story: story.go_on,
    Visit: emporium.visit,
    Serve: services.serve,
    Camp: camping.sort,
    Companion: companions.go_on,
}


def play(game: Game) -> Rules[None]:
    """From wherever the state says to the end of the adventure or the campaign (SS-RND-01, SS-RND-02, SS-MOD-02)."""
    state = game.state
    settled: list[tuple[int, str, tuple[Power, ...]]] | None = None
    yield game.checkpoint()
    while state.phase != "over":
        agenda = state.agenda
        if agenda:
            task = agenda[-1]
            asking = TASKS[type(task)](game, task)
        else:
            asking = PHASES[state.phase](game)
        if asking is not None:
            yield from asking
        # Granted powers follow from what heroes wear, which is compared after everything that happens.
        granting: list[tuple[int, str, tuple[Power, ...]]] = []
        for hero in state.heroes:
            if hero.artifact:
                granting += ((hero.seat, hero.artifact, hero.powers),)
        if granting != settled:
            yield from choosing.settle(game)
            settled = granting
        if state.phase in ("setup", "journey", "over"):
            continue
        goals.check(game)
        if state.result:
            state.agenda.clear()
            state.turn = None
            if state.mode == "campaign":
                ending.adventure_ends(game)
            else:
                state.phase = "over"
    yield game.checkpoint()
