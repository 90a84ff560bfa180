"""Power cards recharge (SS-RDY-01 … 06)."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.state import Hero

LONGEST = 4


def delay(game: Game, hero: Hero, n: int) -> None:
    """Longer (+1) or shorter (-1): inactive cards only, between 1 and 4 hourglasses (SS-RDY-05, SS-RDY-06)."""
    if not any(power.recharge for power in hero.powers):
        return
    hero.powers = tuple(
        [
            replace(power, recharge=max(1, min(LONGEST, power.recharge + n))) if power.recharge else power
            for power in hero.powers
        ]
    )
    game.tell("delayed" if n > 0 else "shortened", "SS-RDY-05" if n > 0 else "SS-RDY-06", seat=hero.seat)


def ready(game: Game, hero: Hero, card: str) -> None:
    """SS-RDY-04."""
    hero.powers = tuple([replace(power, recharge=0) if power.card == card else power for power in hero.powers])
    game.tell("ready", "SS-RDY-04", seat=hero.seat, card=card)


def turn_over(game: Game, hero: Hero, card: str, recharge: int) -> None:
    hero.powers = tuple([replace(power, recharge=recharge) if power.card == card else power for power in hero.powers])
