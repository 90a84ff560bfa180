"""Saving throws (SS-HER-08, SS-HER-09, SS-COM-08)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import dice, rolling
from tafelrunde.games.sword_and_sorcery.state import CompanionFigure, Figure, Hero
from tafelrunde.kernel import Rules


def save(game: Game, figure: Figure) -> Rules[bool]:
    """Roll one blue die: it must show the save symbol; companions make the save of their hero."""
    hero = game.hero(figure.owner) if isinstance(figure, CompanionFigure) else figure
    assert isinstance(hero, Hero), f"{figure.id} makes no saving throws"
    wanted = game.hero_card(hero).save
    rolled = yield from rolling.roll(game, hero if figure is hero else None, "blue", 1, "save")
    saved = wanted in dice.symbols(game, rolled[0])
    game.tell("save", "SS-HER-08", figure=figure.id, die=rolled[0], wanted=wanted, saved=saved)
    return saved
