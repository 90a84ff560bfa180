"""A state as data from which exactly this state can be read again."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.positions.board import write_board
from tafelrunde.games.massive_darkness.positions.fields import NONE, STATE_NOTATION
from tafelrunde.games.massive_darkness.positions.fights import write_combat
from tafelrunde.games.massive_darkness.positions.figures import write_enemy, write_hero
from tafelrunde.games.massive_darkness.positions.piles import write_piles
from tafelrunde.games.massive_darkness.positions.usual import usual_acted, usual_state, usual_turn
from tafelrunde.games.massive_darkness.state import State
from tafelrunde.tabletop.changes import write_changes
from tafelrunde.tabletop.notation import lean, write_plain

_REST = frozenset({*STATE_NOTATION, "round", "phase", "level"})
"""What a reader looks for first stands at the beginning, even if it is as usual."""


def write_position(state: State) -> dict[str, Any]:
    """The data from which `read_position` makes exactly this state; what is as after the set-up is left out."""
    changes = {"content": write_changes(state.changes)} if state.changes else {}
    if state.phase == "setup" and not state.event_deck:
        return changes | {"phase": "setup"}
    usual = usual_state(state.players, state.quest, state.mode, state.markers, state.heroes_option, state.changes)
    game = Game(state)
    data: dict[str, Any] = changes if state.mode == "single" else changes | {"quest": state.quest}
    data |= {"round": state.round, "phase": state.phase, "level": state.level}
    data |= _write_turn(game)
    if state.phase == "setup":
        data["heroes"] = [lean(hero) for hero in state.heroes]
    else:
        data["heroes"] = [write_hero(game, hero) for hero in state.heroes]
    if state.enemies != usual.enemies:
        data["enemies"] = {enemy.id: write_enemy(game, enemy) for enemy in state.enemies}
    data |= write_board(game, usual)
    data |= write_plain(state, _REST, usual)
    if state.combat is not None:
        data["combat"] = write_combat(state.combat)
    return data | write_piles(game, usual)


def _write_turn(game: Game) -> dict[str, Any]:
    """Whose turn it is, and what this hero has done; nothing, if the first player's turn begins."""
    state = game.state
    data: dict[str, Any] = {}
    activation = state.activation
    if activation is None:
        if state.phase == "hero_phase":
            data["turn"] = NONE
    else:
        done = write_plain(activation, frozenset({"seat"}), usual_turn(game, activation.seat))
        if done:
            data["turn"] = {"seat": activation.seat, **done}
        elif state.phase != "hero_phase" or activation.seat != state.first_player:
            data["turn"] = activation.seat
    if state.acted != usual_acted(state):
        data["acted"] = state.acted
    return data
