"""A state as data from which exactly this state can be read again."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.havens.positions.board import write_board
from tafelrunde.games.havens.positions.cards import (
    write_decks,
    write_elements,
    write_goals,
    write_hero,
    write_modifiers,
)
from tafelrunde.games.havens.positions.changes import write_changes
from tafelrunde.games.havens.positions.fields import OPTIONS, SETUP, STATE_NOTATION
from tafelrunde.games.havens.positions.turns import write_order
from tafelrunde.games.havens.positions.usual import Make, bare_state, usual_state, usual_turn
from tafelrunde.games.havens.state import State
from tafelrunde.kernel.rulebook import KERNEL_FIELDS
from tafelrunde.tabletop.notation import write_plain

_FIRST = ("round", "phase", "rooms", "opened", "acting", "step")
"""What a reader looks for first."""


def write_position(make: Make, state: State) -> dict[str, Any]:
    """The data from which `read_position` makes this state; what is as after the set-up is left out."""
    changes = {"content": write_changes(state.changes)} if state.changes else {}
    if state.phase in SETUP:
        if state.phase == "classes" and not state.heroes:
            return changes
        return (
            changes
            | {"phase": state.phase}
            | write_plain(state, OPTIONS | frozenset(KERNEL_FIELDS), bare_state(make, state))
        )
    game = make(state)
    usual = usual_state(make, state, tuple(hero.id for hero in state.heroes))
    plain = write_plain(state, STATE_NOTATION, usual)
    data: dict[str, Any] = changes | {"round": state.round, "phase": state.phase}
    data |= {name: plain.pop(name) for name in _FIRST if name in plain}
    if state.turn != usual_turn(game):
        data["turn"] = state.turn
    if state.order:
        data["order"] = write_order(state.order)
    data |= write_board(game)
    if elements := write_elements(state.elements):
        data["elements"] = elements
    data["heroes"] = [write_hero(game, hero, one) for hero, one in zip(state.heroes, usual.heroes, strict=True)]
    if decks := write_decks(game, usual.decks):
        data["decks"] = decks
    if modifiers := write_modifiers(state.monster_modifiers, usual.monster_modifiers):
        data["monster_modifiers"] = modifiers
    return data | write_goals(game) | plain
