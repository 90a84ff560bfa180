"""What works once per turn, round or adventure (SS-GEN-09)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.effects.words import Limit
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.loadout import Sourced
from tafelrunde.games.sword_and_sorcery.state import Hero

ROUND = "/round"


def free(game: Game, hero: Hero, sourced: Sourced) -> bool:
    """Whether it may still be used."""
    return unused(game, hero, sourced.key, sourced.effect.limit)


def note(game: Game, hero: Hero, sourced: Sourced) -> None:
    use(game, hero, sourced.key, sourced.effect.limit)


def unused(game: Game, hero: Hero, key: str, limit: Limit) -> bool:
    if limit == "turn":
        turn = game.state.turn
        return turn is None or turn.seat != hero.seat or key not in turn.used
    return not limit or (key + ROUND if limit == "round" else key) not in hero.used


def use(game: Game, hero: Hero, key: str, limit: Limit) -> None:
    turn = game.state.turn
    if limit == "turn" and turn is not None and turn.seat == hero.seat:
        turn.used += (key,)
    elif limit in ("round", "adventure"):
        hero.used += (key + ROUND if limit == "round" else key,)


def new_round(hero: Hero) -> None:
    hero.used = tuple([key for key in hero.used if not key.endswith(ROUND)])
