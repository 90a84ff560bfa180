"""The two domes: heroes under them may roll dice again, and symbols count double."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.combat.rerolls import again
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Attack, Defence
from tafelrunde.kernel import Option

DOME = "dome"


def covers(game: Game, hero: Hero, kind: str) -> bool:
    """Whether the hero stands in the area of such a token."""
    tokens = [token for token in game.state.tokens if token.kind == kind]
    return any(game.ground.distance(token.zone, hero.zone) <= token.radius for token in tokens) if tokens else False


def options(game: Game, hero: Hero, rolled: Attack | Defence, kind: str, used: tuple[str, ...]) -> list[Option]:
    """One re-roll under the dome."""
    if DOME in used or not covers(game, hero, kind) or not again(rolled):
        return []
    return [Option("dome", DOME)]
