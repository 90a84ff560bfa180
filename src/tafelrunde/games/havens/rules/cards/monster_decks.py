"""Monster ability decks (GH-DAT-24, GH-INI-02): shuffled when their first monster comes, a card revealed each round."""

from __future__ import annotations

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import MonsterDeck


def ready(game: Game, deck_id: str) -> MonsterDeck:
    """A deck, shuffled if it was not there yet (GH-DAT-24)."""
    deck = game.state.decks.get(deck_id)
    if deck is None:
        deck = game.state.decks[deck_id] = MonsterDeck([card.id for card in game.content.decks[deck_id]])
        game.shuffle(f"monster deck {deck_id}", deck.draw)
    return deck


def reveal(game: Game, deck_id: str) -> None:
    """Reveal the card of a deck for this round, unless it has one (GH-INI-12, GH-INI-13)."""
    deck = ready(game, deck_id)
    if deck.card:
        return
    if not deck.draw:
        deck.draw, deck.discard = deck.discard, []
        game.shuffle(f"monster deck {deck_id}", deck.draw)
    game.reveal()
    deck.card = deck.draw.pop()
    if game.recording:
        card = game.content.monster_card(deck.card)
        types = game.types_of(deck_id)
        game.tell("monster_card", "GH-INI-02", types=types, card=card.id, initiative=card.initiative)
