"""Challenges: the whole party's tasks, across adventures (SS-CHL-01)."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.sword_and_sorcery.box.journey import Feat
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.state.journey import Challenge


def take_on(game: Game, card: str) -> None:
    """The card lies beside the event deck from now on; nobody has it twice."""
    state = game.state
    if all(challenge.card != card for challenge in state.challenges):
        state.challenges += (Challenge(card, (0,) * len(game.content.challenges[card].tasks)),)
        game.tell("challenge", "SS-CHL-01", card=card)


def complete(game: Game, challenge: Challenge) -> bool:
    """Whether all tasks are done (SS-CHL-02)."""
    tasks = game.content.challenges[challenge.card].tasks
    return all(done >= game.amount(task.n) for task, done in zip(tasks, challenge.done, strict=True))


def count(game: Game, feat: Feat) -> None:
    """A hero has done something that tasks may ask for."""
    state = game.state
    if state.challenges:
        state.challenges = tuple([_counted(game, challenge, feat) for challenge in state.challenges])


def _counted(game: Game, challenge: Challenge, feat: Feat) -> Challenge:
    if complete(game, challenge):
        return challenge
    tasks = game.content.challenges[challenge.card].tasks
    done = [n + (task.feat == feat) for task, n in zip(tasks, challenge.done, strict=True)]
    new = replace(challenge, done=tuple(done))
    if complete(game, new):
        game.tell("challenge_done", "SS-CHL-02", card=new.card)
    return new
