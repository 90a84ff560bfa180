"""Pillars: they have health and no defence (MD-CBA-07, MD-OBJ-03)."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests


def wound_pillar(game: Game, number: int, wounds: int, rule: str) -> None:
    """A pillar has health and no defence (MD-CBA-07)."""
    pillars = game.state.pillars
    for at, pillar in enumerate(pillars):
        if pillar.number == number and wounds:
            left = max(0, pillar.health - wounds)
            pillars[at] = replace(pillar, health=left)
            game.tell("pillar_wounded", rule, n=wounds, left=left)
            if left == 0:
                destroy_pillar(game, number)
            return


def destroy_pillar(game: Game, number: int) -> None:
    """It is gone, and its border is free unless another pillar still blocks it."""
    state = game.state
    pillar = next(pillar for pillar in state.pillars if pillar.number == number)
    state.pillars.remove(pillar)
    if pillar.border and all(other.border != pillar.border for other in state.pillars):
        state.shut = tuple([border for border in state.shut if border != pillar.border])
    game.tell("pillar_destroyed", "MD-OBJ-03", zone=pillar.zone)
    quests.of(game).pillar_destroyed(game, pillar)
