"""The level of the game (chapter 5.4)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.figures.hero_health import raise_health


def check_level(game: Game) -> None:
    """After an action or a phase a hero may stand on a tile of a higher level (MD-LVL-04, MD-LVL-14, MD-RND-13)."""
    if not quests.of(game).levels_by_tiles:
        return
    state = game.state
    zones = [hero.zone for hero in state.heroes if hero.health > 0 and not hero.escaped]
    levels = game.board.levels
    # Tokens that a campaign adds are few: nearly always the tile alone says the level.
    reached = max([game.level_of(zone) if state.more_tokens else levels[zone] for zone in zones], default=1)
    if reached > state.level:
        raise_level(game, reached, "MD-LVL-04")


def door_level(game: Game, zone: str) -> None:
    """A door to a tile of a higher level raises the level at once (MD-LVL-05)."""
    level = game.level_of(zone)
    if level > game.state.level and quests.of(game).levels_by_tiles:
        raise_level(game, level, "MD-LVL-05")


def raise_level(game: Game, level: int, rule: str) -> None:
    """The level never drops; it may jump (MD-LVL-06, MD-LVL-07). Skills of the new level begin to work (MD-SKL-03)."""
    state = game.state
    before = [game.max_health(hero) for hero in state.heroes]
    state.level = level
    game.tell("level", rule, level=level)
    for hero, health in zip(state.heroes, before, strict=True):
        raise_health(game, hero, health)
