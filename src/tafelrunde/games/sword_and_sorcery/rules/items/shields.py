"""Magic shields of items and effects (SS-MSH-01 … 05)."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.sword_and_sorcery.box.cards import ArmourCard, WeaponCard
from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.loadout import companion_level
from tafelrunde.games.sword_and_sorcery.state import CompanionFigure, Enemy, Figure, Hero

STANDING = "standing"
"""The pool of shields that effects print on a hero: they refresh like those of items."""


def printed(game: Game, hero: Hero, code: str) -> int:
    """Shields printed on a card, its improved side included."""
    item = game.content.item(code)
    shields = 0
    if isinstance(item, ArmourCard):
        shields = game.amount(item.defence.shields, hero)
    elif isinstance(item, WeaponCard):
        shields = item.shields
    if isinstance(item, ArmourCard | WeaponCard) and game.item_state(code).improved and item.improved is not None:
        shields += item.improved.shields
    return shields


def pools(game: Game, hero: Hero) -> dict[str, int]:
    """Shields a hero has now, by where they lie: together one pool (SS-MSH-03)."""
    found = {}
    for code in (hero.main, hero.offhand, hero.armour):
        if code and card_of(code) in game.content.shielding:
            left = printed(game, hero, code) - game.item_state(code).spent
            if left > 0:
                found[code] = left
    natural = 0 if hero.armour else game.amount(game.content.natural[hero.card].shields, hero)
    standing = natural + game.value(hero, "shields")
    if standing > 0:
        standing -= game.item_state(f"{STANDING}.{hero.seat}").spent
        if standing > 0:
            found[f"{STANDING}.{hero.seat}"] = standing
    return found


def count(game: Game, figure: Figure) -> int:
    """All magic shields of a figure."""
    return figure.shields + (sum(pools(game, figure).values()) if isinstance(figure, Hero) else 0)


def spend(game: Game, figure: Figure, n: int) -> int:
    """Up to n shields are discarded, those first that would go anyway; how many (SS-DEF-03)."""
    used = min(n, figure.shields)
    figure.shields -= used
    figure.passing = min(figure.passing, figure.shields)
    left = n - used
    if left and isinstance(figure, Hero):
        for code, there in pools(game, figure).items():
            taken = min(left, there)
            if taken:
                old = game.item_state(code)
                game.state.items[code] = replace(old, spent=old.spent + taken)
                left -= taken
    return n - left


def refresh(game: Game) -> None:
    """In every Time phase: items and enemies are full again, passing shields end (SS-MSH-02, SS-ENM-14, SS-TIM-03)."""
    state = game.state
    for code, item in list(state.items.items()):
        if item.spent:
            state.items[code] = replace(item, spent=0)
    for figure in game.figures():
        figure.shields -= figure.passing
        figure.passing = 0
        if isinstance(figure, Enemy | CompanionFigure):
            figure.shields = max(figure.shields, full(game, figure))


def full(game: Game, figure: Enemy | CompanionFigure) -> int:
    """Printed shields of an enemy or companion with those of its powers."""
    defence = (
        game.enemy_card(figure).defence if isinstance(figure, Enemy) else companion_level(figure, game.content).defence
    )
    return game.amount(defence.shields, figure) + game.value(figure, "shields")
