"""A state from the data of a position: the quest after its set-up, changed as it is stated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.games.massive_darkness.box.changes import read_changes
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.positions.board import read_board
from tafelrunde.games.massive_darkness.positions.cards import Supply
from tafelrunde.games.massive_darkness.positions.fields import NONE, OWN, PILES, STATE_NOTATION
from tafelrunde.games.massive_darkness.positions.fights import read_combat
from tafelrunde.games.massive_darkness.positions.figures import read_enemy, read_hero, read_names, read_wounds
from tafelrunde.games.massive_darkness.positions.piles import read_piles
from tafelrunde.games.massive_darkness.positions.reach import unreachable
from tafelrunde.games.massive_darkness.positions.usual import usual_acted, usual_state, usual_turn
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.setup import bare_state
from tafelrunde.games.massive_darkness.seats.invariants import check
from tafelrunde.games.massive_darkness.state import Activation, Hero, State
from tafelrunde.games.massive_darkness.state.tasks import Fight
from tafelrunde.kernel import BrokenInvariant, PositionError, Setup
from tafelrunde.kernel.chance import seeded
from tafelrunde.tabletop.notation import (
    did_you_mean,
    mapping,
    plain_fields,
    read_plain,
    read_value,
    require_known,
    sequence,
)

_FRAME = ("players", "options")


def read_position(data: Mapping[str, Any]) -> State:
    """The state that the data describe; raises PositionError with the field and what is allowed."""
    require_known(data, [*_FRAME, *OWN, *plain_fields(State, STATE_NOTATION), *PILES], "")
    state = bare_state(Setup(data["players"], dict(data["options"])), seeded(0))
    if "content" in data:
        state.changes = read_changes(Game(state).content, data["content"])
    if data.get("phase") == "setup" and "heroes" not in data:
        return state
    quest = str(data.get("quest", state.quest))
    known = Game(state).content.quests
    if quest not in known:
        raise PositionError(f"quest: there is no quest '{quest}'{did_you_mean(quest, known)}")
    state = usual_state(state.players, quest, state.mode, state.markers, state.heroes_option, state.changes)
    game = Game(state)
    read_plain(state, STATE_NOTATION, data)
    supply = Supply({name: value for name, value in data.items() if name not in (*_FRAME, "content")})
    _read_enemies(game, supply, data)
    if state.phase == "setup":
        state.heroes = read_value(data["heroes"], list[Hero], "heroes")
    else:
        _read_heroes(game, supply, data)
    read_board(game, data)
    if state.phase != "setup" and state.interlude is None:
        quests.of(game).complete(game)
    _read_turn(game, data)
    state.combat = read_combat(data.get("combat"))
    if state.combat is not None and "agenda" not in data:
        state.agenda = [Fight()]
    read_piles(game, supply, data)
    for problem in unreachable(game) if state.phase != "setup" else ():
        raise PositionError(f"impossible: {problem}")
    try:
        check(state)
    except BrokenInvariant as error:
        raise PositionError(f"impossible: {error}") from None
    return state


def _read_heroes(game: Game, supply: Supply, data: Mapping[str, Any]) -> None:
    """What is stated of all heroes; starting equipment that the text does not place stays where it is."""
    state = game.state
    heroes = [mapping(hero, f"heroes[{seat}]") for seat, hero in enumerate(sequence(data.get("heroes"), "heroes"))]
    if len(heroes) > state.players:
        raise PositionError(f"heroes: {len(heroes)} heroes for {state.players} players")
    heroes += [{}] * (state.players - len(heroes))
    read_names(game, heroes)
    for hero, fields in zip(state.heroes, heroes, strict=True):
        hero.hands = supply.keep(hero.hands if "hands" not in fields else (), f"heroes[{hero.seat}].hands")
        hero.body = "".join(supply.keep((hero.body,) if "body" not in fields else (), f"heroes[{hero.seat}].body"))
    for hero, fields in zip(state.heroes, heroes, strict=True):
        read_hero(game, supply, hero, fields)
        read_wounds(game, hero, fields)


def _read_enemies(game: Game, supply: Supply, data: Mapping[str, Any]) -> None:
    """All enemies in play; unless they are stated, those that the quest has placed."""
    state = game.state
    if "enemies" not in data:
        for enemy in state.enemies:
            enemy.treasure = "".join(supply.keep((enemy.treasure,), f"enemies.{enemy.id}"))
        return
    stated = mapping(data["enemies"], "enemies")
    state.enemies = [
        read_enemy(game, supply, str(name), mapping(fields, f"enemies.{name}")) for name, fields in stated.items()
    ]


def _read_turn(game: Game, data: Mapping[str, Any]) -> None:
    """In the hero phase it is the first player's turn, unless stated; `turn: 1` is that seat's."""
    state = game.state
    turn = data.get("turn", state.first_player if state.phase == "hero_phase" else NONE)
    state.activation = None
    if turn != NONE:
        fields = {"seat": turn} if isinstance(turn, int) else mapping(turn, "turn")
        require_known(fields, ["seat", *plain_fields(Activation, frozenset({"seat"}))], "turn.")
        seat = read_value(fields.get("seat", state.first_player), int, "turn.seat")
        if not 0 <= seat < state.players:
            raise PositionError(f"turn.seat: seats are from 0 to {state.players - 1}, not {seat}")
        state.activation = usual_turn(game, seat)
        read_plain(state.activation, frozenset({"seat"}), fields, "turn.")
    state.acted = read_value(data.get("acted", usual_acted(state)), int, "acted")
