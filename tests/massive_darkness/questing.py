"""Going through a quest in a test: answer what does not matter, and stop where it does."""

from __future__ import annotations

from tafelrunde.kernel import Match
from tests.massive_darkness.table import play, question

FAINT = ("keep", "decline", "done", "go", "nobody", "refuse", "end", "stop")
"""Answers that mean "nothing", the first one that is there is taken."""


def go_on(match: Match, *until: str) -> Match:
    """Do as little as possible until one of these questions, a new round or the end comes."""
    number = match.state.round
    while match.decision is not None and question(match) not in until and match.state.round == number:
        answers = [option.id for option in match.decision.options]
        play(match, next((answer for answer in FAINT if answer in answers), answers[0]))
    return match


def enemy_phase(match: Match) -> Match:
    """Through the enemy phase that has begun, until the experience phase is over."""
    while match.decision is not None and match.state.phase == "enemy_phase":
        answers = [option.id for option in match.decision.options]
        play(match, next((answer for answer in FAINT if answer in answers), answers[0]))
    return match
