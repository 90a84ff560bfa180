"""Where on the table an option belongs: the cards that lie before a hero."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.loadout import Found, Sourced
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.games.sword_and_sorcery.words.effects import Reader, gain_text
from tafelrunde.kernel import Option


def card(game: Game, hero: Hero, source: str) -> str:
    """The element of a card before this hero; empty where an effect comes from elsewhere."""
    worn = (hero.main, hero.offhand, hero.armour, hero.artifact)
    there = source in worn or source in hero.inventory or source in hero.talents
    there = there or source in [power.card for power in hero.powers]
    there = there or source in [power.id for power in game.hero_card(hero).powers]
    return f"card:{source}" if there else ""


def of_use(use: Found) -> str:
    """The element of a card that lies before the hero who can use it; a blessing has none."""
    return "" if use.kind == "blessing" else f"card:{use.source}"


def property_of(game: Game, hero: Hero, sourced: Sourced) -> Option:
    """The option to use a property."""
    does = gain_text(sourced.effect, Reader(hero.rank, game.state.players, game.content.config.act))
    args = {"card": sourced.source, "does": does}
    return Option(f"property:{sourced.key}", sourced, card(game, hero, sourced.source), args)


def use_of(use: Found) -> Option:
    """The option to use a card as a reaction."""
    return Option(f"use:{use.key}", use, of_use(use), {"card": use.source})
