"""Artefact cards: they come only from quests (MD-OBJ-07, MD-EQP-18)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.enemies.enemies import give_cards
from tafelrunde.games.massive_darkness.state import Hero


def draw_artefact(game: Game) -> str:
    """A random one; nothing if the deck is empty (MD-OBJ-07)."""
    deck = game.state.artefact_deck
    if not deck:
        game.tell("no_artefact", "MD-OBJ-07")
        return ""
    game.reveal()
    return deck.pop()


def gain_artefact(game: Game, hero: Hero, rule: str) -> None:
    """A hero draws one and may pass it on, as with any card just received (MD-PCK-06)."""
    if card := draw_artefact(game):
        give_cards(game, hero, (card,), rule)
