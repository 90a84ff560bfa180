"""What the set-up of a quest has settled for good: a position that says otherwise can't be reached in any game.

The invariants of a state leave these open, so that boards of one's own can be tried.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.seats.underway import printed_tokens


def unreachable(game: Game) -> Iterator[str]:
    """Each problem, with its field before it."""
    state = game.state
    if (state.phase == "over") != bool(state.result):
        yield f"result: {state.result or 'none'} in phase {state.phase}"
    if state.phase == "interlude":
        return
    names = quests.of(game).names(game)
    for enemy in state.enemies:
        if enemy.quest and enemy.quest not in names:
            yield f"enemies.{enemy.id}.quest: this quest names only {', '.join(names) or 'nobody'}"
    yield from _tokens(game)


def _tokens(game: Game) -> Iterator[str]:
    """Objective tokens that the quest does not have, and places that it marks (MD-OBJ-01, MD-PCK-11)."""
    state = game.state
    printed = printed_tokens(game)
    for kind, n in Counter(token.kind for token in state.objectives if not token.marker).items():
        if n > printed.get(kind, 0):
            yield f"objectives: {n} {kind} tokens to pick up, but this quest has {printed.get(kind, 0)} (MD-OBJ-01)"
    marked = {(token.kind, game.board.zone(token.zone)) for token in game.board.quest.tokens if token.marker}
    there = {(token.kind, token.zone) for token in state.objectives if token.marker}
    due = {(kind, zone) for kind, zone in marked if zone not in state.gone}
    if there != due:
        said = ", ".join([f"{kind} @{zone} marker" for kind, zone in sorted(due)]) or "none"
        yield f"objectives: the places that this quest marks are {said} (MD-PCK-11)"
