"""What several quests need."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.effects import Token
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.figures.rewards import gain_xp
from tafelrunde.games.massive_darkness.state import Enemy, Hero

DEAD_END_XP = 5


def dead_end(game: Game, hero: Hero, rule: str) -> None:
    """A cave token is discarded for 5 XP (MD-Q1-04, MD-Q2-03, MD-Q6-06)."""
    gain_xp(game, hero, DEAD_END_XP, rule)


def count(game: Game, what: str) -> int:
    """One more of what the quest counts; returns how many there are now."""
    marks = game.state.marks
    marks[what] = marks.get(what, 0) + 1
    return marks[what]


def token_zones(game: Game, kind: Token) -> list[str]:
    """The zones that a kind of objective token marks (MD-PCK-11)."""
    return [token.zone for token in game.state.objectives if token.marker and token.kind == kind]


def all_escaped(game: Game) -> bool:
    """Every hero has left; dead heroes must first be revived (MD-OBJ-05)."""
    return not [hero for hero in game.state.heroes if not hero.escaped]


def enemy_called(game: Game, name: str) -> Enemy | None:
    """The enemy in play to which the quest gave this name."""
    return next((enemy for enemy in game.state.enemies if enemy.quest == name), None)
