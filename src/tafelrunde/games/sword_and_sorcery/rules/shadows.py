"""Shadow tokens are laid, and heroes see them (SS-SHD-02 … 08)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Reveal


def look(game: Game, hero: Hero) -> bool:
    """All tokens in line of sight are revealed, nearest first (SS-SHD-05, SS-SHD-08); whether there are any."""
    if not game.state.shadows:
        return False
    seen = [zone for zone in game.state.shadows if game.sees(hero, zone)]
    if seen:
        seen.sort(key=lambda zone: (game.ground.distance(hero.zone, zone), zone))
        game.plan(Reveal(tuple(seen), hero.seat))
    return bool(seen)


def look_around(game: Game) -> None:
    """A door or an enemy is no longer in the way, or figures were placed: everybody looks (SS-DOR-07, SS-SET-16)."""
    if game.state.shadows:
        for hero in game.living():
            look(game, hero)


def lay(game: Game, zone: str) -> None:
    """A token from the supply, face down; an empty supply is made anew of the discards (SS-SHD-02, SS-SHD-03)."""
    state = game.state
    token = game.draw(state.shadow_deck, state.shadow_discard, "shadows")
    if token:
        state.shadows[zone] = (*state.shadows.get(zone, ()), token)
