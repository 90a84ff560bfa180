"""Choices that come up everywhere: one of several zones, enemies or heroes (MD-OVR-08).

Where there is only one, nobody is asked, and no checkpoint is made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ParamSpec

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.state import Hero
from tafelrunde.kernel import PARTY, Option, Refused, Rules

Asking = Rules[None] | None
"""What is still to be asked; None where everything was done at once."""
NO_ARGS: Mapping[str, Any] = {}


def one_zone(
    game: Game, zones: Sequence[str], question: str, rule: str, args: Mapping[str, Any] = NO_ARGS, seat: int = PARTY
) -> Rules[str]:
    """One of several zones; the players choose, or the one whose seat is given."""
    if len(zones) == 1:
        return zones[0]
    yield game.checkpoint()
    options = [Option(f"zone:{zone}", zone, f"zone:{zone}") for zone in zones]
    chosen: str = yield game.ask(seat, question, options, rule, args)
    return chosen


def one_enemy(
    game: Game,
    enemies: Sequence[str],
    verb: str,
    question: str,
    rule: str,
    args: Mapping[str, Any] = NO_ARGS,
    more: Sequence[Option] = (),
) -> Rules[str]:
    """One of several enemies; the players choose."""
    if len(enemies) == 1:
        return enemies[0]
    yield game.checkpoint()
    options = [*[Option(f"{verb}:{name}", name, f"enemy:{name}") for name in enemies], *more]
    chosen: str = yield game.ask(PARTY, question, options, rule, args)
    return chosen


def hero_options(heroes: Iterable[Hero], verb: str = "hero") -> list[Option]:
    """An option for each hero, which is its value."""
    return [Option(f"{verb}:{hero.seat}", hero, f"hero:{hero.seat}", {"hero": hero.card}) for hero in heroes]


P = ParamSpec("P")


def reasons(found: Callable[P, Iterator[Refused]], *args: P.args, **named: P.kwargs) -> Callable[[], Sequence[Refused]]:
    """Refusals as a decision wants them: looked up only when somebody asks."""
    return lambda: list(found(*args, **named))
