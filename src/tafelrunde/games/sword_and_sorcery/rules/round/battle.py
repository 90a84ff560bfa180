"""The Battle phase: hero after hero, each followed by an enemy turn (SS-CMBP-01 … 06)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.death import threat
from tafelrunde.games.sword_and_sorcery.state.tasks import Assign
from tafelrunde.kernel import PARTY, Option, Rules


def choose_hero(game: Game) -> Rules[None]:
    """The group picks any hero whose turn is not yet done (SS-CMBP-01, SS-CMBP-02, SS-MOD-11)."""
    state = game.state
    waiting = [hero for hero in state.heroes if not hero.done]
    if not waiting:
        state.phase, state.step = "event", 0
        return
    if game.recording:  # where no history is kept, nobody takes a copy here
        yield game.checkpoint()
    options = [Option(f"hero:{hero.seat}", hero.seat, f"hero:{hero.seat}", {"hero": hero.card}) for hero in waiting]
    seat: int = yield game.ask(PARTY, "next_hero", options, "SS-CMBP-01")
    state.active = seat
    state.phase, state.step = "hero_turn", 0
    game.tell("hero_turn", "SS-CMBP-01", seat=seat)
    if state.threat < 0 and [enemy for enemy in state.enemies if game.is_boss(enemy)]:
        threat.entered(game)  # a boss in play from set-up (SS-THR-12)


def assign_threat(game: Game, task: Assign) -> Rules[None]:
    """The threat token goes to any hero that can be targeted; if there is none it stays (SS-THR-07)."""
    able = [hero for hero in game.living() if not hero.hidden]
    if able:
        options = [Option(f"hero:{hero.seat}", hero.seat, hero.id, {"hero": hero.card}) for hero in able]
        seat: int = yield game.ask(game.state.active, "threat", options, "SS-THR-07")
        threat.give(game, seat, task.level, "SS-THR-07")
    game.finish(task)
