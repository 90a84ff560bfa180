"""What is not stated: the quest after its set-up with the recommended heroes, and the first of them about to act."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tafelrunde.games.massive_darkness.box.content import made_from_content
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import flow
from tafelrunde.games.massive_darkness.rules.heroes.hero_phase import new_activation
from tafelrunde.games.massive_darkness.rules.setup import bare_state
from tafelrunde.games.massive_darkness.state import ADVISED, Activation, Mode, State
from tafelrunde.kernel import Setup
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.run import Run


def usual_state(players: int, quest: str, mode: Mode, markers: int, heroes_option: str, changes: str) -> State:
    """A state to be changed into the one that a position describes."""
    state = msgspec.msgpack.decode(_after_set_up(players, quest, mode, markers, changes), type=State)
    state.heroes_option = heroes_option
    return state


@lru_cache(maxsize=64)
def _after_set_up(players: int, quest: str, mode: Mode, markers: int, changes: str) -> bytes:
    """Always with the same chance; whatever the players choose is the first that is possible."""
    lifebringer = "advised" if markers == ADVISED else markers
    setup = Setup(players, {"quest": quest, "mode": mode, "heroes": "recommended", "lifebringer": lifebringer})
    state = bare_state(setup, seeded(0))
    state.changes = changes
    if players > 1:
        state.script = {"first_player": [1]}
    game = Game(state)
    game.recording = False
    run = Run(game, flow.play(game), None, skip_single=True)
    while state.activation is None or state.activation.stage == "start":
        decision = run.decisions[0]
        run.answer(decision, decision.options[0])
    state.script, state.revealed = {}, 0
    return msgspec.msgpack.encode(state)


made_from_content.append(_after_set_up.cache_clear)


def usual_turn(game: Game, seat: int) -> Activation:
    """A hero about to take its first action (MD-ACT-01)."""
    quiet = Game(game.state)
    quiet.recording = False
    activation = new_activation(quiet, game.hero(seat))
    activation.stage = "actions"
    return activation


def usual_acted(state: State) -> int:
    """How many seats have had their turn: in the hero phase all up to the active one."""
    if state.phase != "hero_phase" or state.activation is None:
        return 0
    return (state.activation.seat - state.first_player) % state.players + 1
