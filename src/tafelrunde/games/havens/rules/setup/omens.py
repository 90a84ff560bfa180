"""Step 8 of the set-up: what a donation and the preceding events have brought (GH-SET-07 … 09, GH-EVT-13)."""

from __future__ import annotations

from typing import assert_never

from tafelrunde.games.havens.box.campaign import StartCondition, StartDamage, StartDiscard
from tafelrunde.games.havens.box.special import DropCards
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.effects import conditions, damage
from tafelrunde.games.havens.rules.scenario.dropping import drop_cards
from tafelrunde.kernel import Rules

BLESSES = 2
"""For a donation (GH-DON-01)."""


def befall(game: Game) -> Rules[None]:
    """Blesses for those who have donated, then everything that events have announced for everybody."""
    state = game.state
    for name in state.donors:
        body = game.find(name)
        if body is not None:
            game.tell("donation_blesses", "GH-SET-09", hero=name, n=BLESSES)
            yield from conditions.give(game, body, "bless", n=BLESSES)
    for omen in state.omens:
        for hero in game.heroes():
            body = game.body(hero)
            if body is None:
                continue
            match omen:
                case StartDamage(n=n):
                    yield from damage.suffer(game, body, n, cause="effect", rule="GH-SET-07")
                case StartCondition(cond=cond, n=n):
                    yield from conditions.give(game, body, cond, n=n)
                case StartDiscard(n=n, lost=lost):
                    yield from drop_cards(game, [hero], DropCards(n=n, lost=lost))
                case _:
                    assert_never(omen)
