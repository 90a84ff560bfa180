"""Cards that characters must discard or lose from their hands by a scenario's rule."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.havens.box.special import DropCards
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Hero
from tafelrunde.kernel import Option, Rules


def drop_cards(game: Game, heroes: Sequence[Hero], effect: DropCards) -> Rules[None]:
    """Each of them chooses hand cards to discard or lose; whoever has fewer gives all (GH-RDG-04)."""
    for hero in heroes:
        for _ in range(min(effect.n, len(hero.hand))):
            verb = "lose" if effect.lost else "discard"
            card: str = yield game.ask(
                hero.seat,
                "drop_card",
                [Option(f"{verb}:{card}", card, f"card:{card}") for card in hero.hand],
                rule="GH-SPC-01",
                args={"hero": hero.id, "lost": effect.lost},
            )
            hero.hand.remove(card)
            (hero.lost if effect.lost else hero.discard).append(card)
            game.tell("card_lost" if effect.lost else "card_discarded", "GH-SPC-01", hero=hero.id, card=card)
