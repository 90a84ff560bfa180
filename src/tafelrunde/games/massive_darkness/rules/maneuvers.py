"""Class maneuvers (chapter 5.11): who may use one, and its price."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.state import Hero


def can_maneuver(game: Game, hero: Hero) -> bool:
    """Once per activation of any figure, for 1 XP, alive and on one's feet (MD-MAN-01 … 03, MD-MAN-05, MD-MAN-06)."""
    return hero.xp > 0 and hero.present and not hero.stunned and hero.seat not in game.state.maneuvers


def pay_maneuver(game: Game, hero: Hero) -> None:
    """MD-MAN-01, MD-CND-13."""
    hero.xp -= 1
    game.state.maneuvers += (hero.seat,)
    game.tell("maneuver", "MD-MAN-01", seat=hero.seat, skill=game.content.classes[hero.sheet].maneuver.id)
