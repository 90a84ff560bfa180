"""Train an agent and say how it fares: `python -m tafelrunde.lab.learning GAME --option scenario=1`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch

from tafelrunde.bots import RandomBot
from tafelrunde.kernel import BadSetup, Rulebook, find
from tafelrunde.kernel.rulebook import UnknownGame, Value
from tafelrunde.lab.learning.school import Lesson, School
from tafelrunde.lab.playing.arena import wilson


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tafelrunde.lab.learning", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--minutes", type=float, default=40.0, help="how long it may learn, in processor time")
    parser.add_argument("--lessons", type=int, default=300, help="games by the sensible bot that it learns from")
    parser.add_argument("--trial", type=int, default=100, help="games in which it is tried")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--picture", type=Path, help="draw its curve there (SVG), anew with every trial")
    given = parser.parse_args(argv)
    # The network is small: several threads would wait for each other more than they work.
    torch.set_num_threads(1)
    try:
        rulebook = find(given.game)
        options = {name: _value(rulebook, name, text) for name, _, text in [one.partition("=") for one in given.option]}
        school = School(given.game, given.players, rulebook.setup(given.players, options).options, given.seed)
    except (BadSetup, UnknownGame) as error:
        print(f"tafelrunde: {error}", file=sys.stderr)
        return 2
    others = {
        "random": school.tried(given.trial, RandomBot(given.seed).choose),
        "sensible": school.tried(given.trial, rulebook.bot(given.seed).choose),
    }
    for name, wins in others.items():
        print(f"{name:>12} {_said(wins, given.trial)}")
    school.games = 0
    course = []
    for lesson in school.train(given.minutes, given.lessons, given.trial):
        course.append(lesson)
        after = f"{lesson.seconds / 60:6.1f} min {lesson.games:>6} games"
        print(f"{lesson.what:>12} {_said(lesson.wins, lesson.tried)} {after}", flush=True)
        if given.picture is not None:
            _draw(given.picture, course, others, given.trial)
    return 0


def _value(rulebook: Rulebook[Any], name: str, text: str) -> Value:
    """The option's value that is written like that; the game says what is wrong with any other."""
    for option in rulebook.options:
        if option.id == name:
            return next((value for value in (*option.values, *option.unlisted) if str(value).lower() == text), text)
    return text


def _said(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins / max(1, games):6.0%} ({low:.0%} to {high:.0%})"


def _draw(path: Path, course: Sequence[Lesson], others: dict[str, int], trial: int) -> None:
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 3.6))
    minutes = [lesson.seconds / 60 for lesson in course]
    axes.plot(minutes, [lesson.wins / lesson.tried for lesson in course], marker="o", label="the agent")
    bounds = [wilson(lesson.wins, lesson.tried) for lesson in course]
    axes.fill_between(minutes, [low for low, _ in bounds], [high for _, high in bounds], alpha=0.2)
    for (name, wins), style in zip(others.items(), (":", "--"), strict=True):
        axes.axhline(wins / trial, linestyle=style, color="grey", label=name)
    axes.set(xlabel="minutes of one processor", ylabel="games won", ylim=(0, 1))
    axes.legend()
    figure.tight_layout()
    figure.savefig(path, format="svg", metadata={"Date": None})


if __name__ == "__main__":
    sys.exit(main())
