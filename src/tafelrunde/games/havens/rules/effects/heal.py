"""Healing (GH-HEA)."""

from __future__ import annotations

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Figure
from tafelrunde.kernel import Rules


def regenerate(game: Game, figure: Figure, rule: str = "FH-CON-10") -> Rules[None]:
    """Heal 1 on oneself at the start of each turn, stunned or not."""
    if game.has(figure, "regenerate"):
        yield from heal(game, figure, 1, rule)


def heal(game: Game, target: Figure, amount: int, rule: str = "GH-HEA-01") -> Rules[None]:
    """Restore hit points up to the maximum; poison swallows them, poison and wound end (GH-HEA-03 … GH-HEA-07)."""
    edition = game.edition
    blocked = bool(target.marks) and any(game.has(target, condition) for condition in edition.heal_blockers)
    for condition in edition.heal_removes if target.marks else ():
        if any(mark.what == condition and not mark.permanent for mark in target.marks):
            game.unmarked(target, condition)
            game.tell("condition_removed", "GH-HEA-05", figure=target.id, condition=condition)
    restored = 0 if blocked else max(0, min(amount, target.most - target.hp))
    target.hp += restored
    game.tell("heals", rule, figure=target.id, amount=amount, restored=restored, hp=target.hp)
    return
    yield  # a heal asks nothing here, but other rules that heal may
