"""Slow and fast turns of classes that know them (FH-CLS-01 … FH-CLS-05): chosen with the cards, paid with tokens."""

from __future__ import annotations

from tafelrunde.games.havens.box.abilities import Haste
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Hero
from tafelrunde.kernel import Option, Rules

FAST, SLOW, BACK = "fast", "slow", "back"
LATEST = 98
"""A slow turn is never as late as a rest."""


def initiatives(game: Game, hero: Hero) -> tuple[int, int]:
    """Of the leading and of the other card; a slow turn comes later (FH-CLS-01)."""
    lead, other = [game.card(card).initiative for card in hero.chosen]
    pace = game.content.classes[hero.id].pace
    return (lead, other) if pace is None or hero.fast else (max(lead, min(lead + pace.slow, LATEST)), other)


def choose(game: Game, hero: Hero) -> Rules[bool | None]:
    """Whether the turn is fast, where the character can afford it; None: other cards after all (FH-CLS-01)."""
    if not hero.tokens and not _hasty(game, hero):
        return False
    options = [Option(SLOW, False), Option(FAST, True), Option(BACK)]
    fast: bool | None = yield game.ask(
        hero.seat, "pace", options, "FH-CLS-01", {"hero": hero.id, "tokens": hero.tokens}
    )
    return fast


def settle(game: Game, hero: Hero) -> None:
    """When the cards are shown, a slow turn brings a token and a fast one costs one (FH-CLS-01, FH-CLS-05)."""
    if game.content.classes[hero.id].pace is None:
        return
    game.tally(hero, "fast_turns" if hero.fast else "slow_turns")
    if not hero.fast:
        gain(game, hero, 1)
    elif not _hasty(game, hero):
        hero.tokens -= 1
        game.tell("fast_turn", "FH-CLS-01", hero=hero.id, tokens=hero.tokens)


def room(game: Game, hero: Hero) -> int:
    """How many more tokens the character can have (FH-CLS-03)."""
    pace = game.content.classes[hero.id].pace
    return 0 if pace is None else pace.tokens - hero.tokens


def gain(game: Game, hero: Hero, n: int) -> None:
    """Tokens, as many as there is room for (FH-CLS-03)."""
    n = min(n, room(game, hero))
    if n:
        hero.tokens += n
        game.tell("gains_tokens", "FH-CLS-03", hero=hero.id, n=n, tokens=hero.tokens)


def _hasty(game: Game, hero: Hero) -> bool:
    """Whether fast turns are free (FH-CLS-05)."""
    return any(
        type(ability) is Haste for card in hero.active for ability in game.card(card.card).half(card.half).abilities
    )
