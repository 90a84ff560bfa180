"""A ruling in words."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tafelrunde.games.havens.rulings.outcome import Step
from tafelrunde.kernel.language import Code, Texts

_FOLDER = Path(__file__).parents[1] / "texts"


def say(step: Step, code: Code) -> str:
    """One step of the explanation as a sentence."""
    said, errors = _texts(code).format(f"ruling-{step.text}", step.args)
    if errors:
        raise ValueError(f"text ruling-{step.text} ({code}): {errors[0]}")
    return said


@cache
def _texts(code: Code) -> Texts:
    return Texts(code, [_FOLDER])
