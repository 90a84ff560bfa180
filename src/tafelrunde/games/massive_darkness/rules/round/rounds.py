"""The start and the end of a round (chapter 4)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.figures.hero_health import revive_all
from tafelrunde.kernel import Rules


def round_start(game: Game) -> Rules[None]:
    """Revivals first, then what the quest does (MD-RND-02); `acted` counts these parts."""
    state = game.state
    state.acted += 1
    if state.acted == 1:
        game.tell("round", "MD-RND-01", round=state.round)
        revive_all(game)
        return
    state.acted = 0
    state.phase = "hero_phase"
    quests.of(game).round_starts(game)
    return
    yield


def end_phase(game: Game) -> Rules[None]:
    """What lasts until the end of the round ends; the first-player token is passed (MD-RND-10 … 12)."""
    state = game.state
    quest = quests.of(game)
    quest.round_ends(game)
    if quests.check_end(game):
        return
    state.first_player = (state.first_player + 1) % state.players
    game.tell("first_player", "MD-RND-10", seat=state.first_player)
    quest.token_passed(game)
    state.round += 1
    state.phase = "round_start"
    return
    yield
