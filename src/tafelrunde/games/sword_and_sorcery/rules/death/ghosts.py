"""Ghosts come back (SS-RES-01 … 05)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import challenges, shadows
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.kernel import Option


def options(game: Game) -> list[Option]:
    """Ghosts at an active altar, for shards equal to their soul rank (SS-RES-01)."""
    state = game.state
    able = [one for one in state.heroes if one.ghost and state.altars.get(one.zone) and one.rank <= state.shards]
    return [
        Option(f"resurrect:{one.seat}", ("resurrect", one.seat), one.id, {"shards": one.rank, "hero": one.card})
        for one in able
    ]


def resurrect_for_shards(game: Game, hero: Hero) -> None:
    game.state.shards -= hero.rank
    resurrect(game, hero, "SS-RES-01")


def resurrect(game: Game, hero: Hero, rule: str) -> None:
    """The hero card is turned back, with full hit points (SS-RES-02, SS-RES-05)."""
    hero.ghost = False
    hero.wounds = 0
    challenges.count(game, "resurrection")
    game.tell("resurrected", rule, seat=hero.seat, zone=hero.zone)
    shadows.look(game, hero)
