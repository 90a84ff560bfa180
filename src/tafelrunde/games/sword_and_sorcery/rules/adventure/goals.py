"""Victory and defeat (SS-MOD-07 … 09)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.games.sword_and_sorcery.box.adventures import (
    AllyDead,
    AnyGoal,
    Carried,
    Cleared,
    Destroyed,
    Escorted,
    Gathered,
    Held,
    Killed,
    Noted,
    Opened,
    Overrun,
    Shards,
)
from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.adventure import rewards
from tafelrunde.games.sword_and_sorcery.rules.items.equipping import equipped


def check(game: Game) -> None:
    """The adventure ends the moment all conditions of victory are met, or one of defeat is."""
    state = game.state
    adventure = game.content.adventures[state.adventure]
    if state.result != "won":
        for goal in adventure.changed[state.goal] if state.goal else adventure.victory:
            if not GOALS[type(goal)](game, goal):
                break
        else:
            game.win("SS-MOD-07")
            rewards.give(game)
            return
    for goal in adventure.defeat:
        if GOALS[type(goal)](game, goal):
            game.lose("SS-MOD-08")
            return


def wanted(game: Game) -> tuple[AnyGoal, ...]:
    """What victory asks for now: the story may have changed it."""
    changed = game.state.goal
    return game.adventure.changed[changed] if changed else game.adventure.victory


def met(game: Game, goal: Any) -> bool:
    return GOALS[type(goal)](game, goal)


def killed(game: Game, goal: Killed) -> bool:
    return all(card in game.state.killed for card in goal.what)


def gathered(game: Game, goal: Gathered) -> bool:
    """All heroes that are no ghosts, at least one of them."""
    zones = [hero.zone for hero in game.state.heroes if not hero.ghost]
    return bool(zones) and not [zone for zone in zones if zone not in goal.zones]


def cleared(game: Game, goal: Cleared) -> bool:
    return not game.state.enemies


def noted(game: Game, goal: Noted) -> bool:
    return goal.flag in game.state.flags


def held(game: Game, goal: Held) -> bool:
    return game.state.round > goal.rounds


def opened(game: Game, goal: Opened) -> bool:
    return game.state.opened >= goal.chests


def shards(game: Game, goal: Shards) -> bool:
    return game.state.shards >= goal.n


def carried(game: Game, goal: Carried) -> bool:
    return any(
        hero.zone == goal.zone and any(card_of(code) == goal.item for code in (*hero.inventory, *equipped(hero)))
        for hero in game.living()
    )


def escorted(game: Game, goal: Escorted) -> bool:
    return any(one.card == goal.companion and one.zone == goal.zone for one in game.state.companions)


def destroyed(game: Game, goal: Destroyed) -> bool:
    return not any(plague.kind == goal.plague for plague in game.state.plagues)


def overrun(game: Game, goal: Overrun) -> bool:
    return len(game.state.enemies) >= game.amount(goal.enemies)


def ally_dead(game: Game, goal: AllyDead) -> bool:
    return goal.companion in game.state.fallen


GOALS: dict[type[Any], Callable[[Game, Any], bool]] = {
    Killed: killed,
    Gathered: gathered,
    Cleared: cleared,
    Noted: noted,
    Held: held,
    Opened: opened,
    Shards: shards,
    Carried: carried,
    AllyDead: ally_dead,
    Escorted: escorted,
    Destroyed: destroyed,
    Overrun: overrun,
}
