"""What the stages between two quests of a campaign have in common (chapter 10)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.cards.picking_up import take_away
from tafelrunde.games.massive_darkness.state import Hero, Interlude, InterludeStage, LastingInterlude
from tafelrunde.tabletop.campaign import next_stage

AFTER_DEFEAT: tuple[InterludeStage, ...] = ("losses", "verdict")
TO_REPEAT: tuple[InterludeStage, ...] = ("starting", "begin")
TO_MOVE_ON: tuple[InterludeStage, ...] = ("market", "talk", "stalls", "barter", "limit", "starting", "begin")
MOST_DOWN = 2
"""Cards that may be put down, or taken, in one exchange; never two for two (MD-MKT-07)."""


def hero_level(game: Game, hero: Hero) -> int:
    """The level of the highest skill bought; without one, 1 (MD-CAM-05)."""
    lines = game.content.classes[hero.sheet].lines
    return max(
        [line.skills[steps - 1].level for line, steps in zip(lines, hero.skills, strict=True) if steps], default=1
    )


def start_level(game: Game) -> int:
    """A quest starts at the level of the highest hero (MD-CAM-07)."""
    return max([hero_level(game, hero) for hero in game.state.heroes])


def go_on(state: Interlude) -> None:
    """The next stage: a defeat has its own before the others, a repeated quest skips the market (MD-MKT-01)."""
    way = AFTER_DEFEAT + (TO_REPEAT if state.repeat else TO_MOVE_ON)
    next_stage(state, way, LastingInterlude)


def next_hero(game: Game, state: Interlude) -> Hero | None:
    """Whose turn it is, from the first player on; None when everybody had it."""
    if state.turn >= game.state.players:
        go_on(state)
        return None
    return game.hero((game.state.first_player + state.turn) % game.state.players)


def price(game: Game, card: str) -> int:
    """What a card is sold for: half its level, rounded up (MD-MKT-06, MD-MKT-09)."""
    return (game.equipment(card).level + 1) // 2


def give_back(game: Game, hero: Hero, card: str) -> None:
    """A card leaves a hero between quests; starting equipment lies in the box again (MD-DCK-06)."""
    take_away(hero, card)
    if card not in game.content.starting:
        game.discard(card)
