"""A ruling in words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from tafelrunde.games.havens.rulings.outcome import Outcome, Step
from tafelrunde.kernel.words.messages import Code, Texts

_FOLDER = Path(__file__).parents[1] / "texts"


def say(step: Step, code: Code) -> str:
    """One step of the explanation as a sentence."""
    return _said(step.text, step.args, code)


def summary(outcome: Outcome, code: Code) -> str:
    """An outcome as a sentence."""
    args = {
        "end": f"[{outcome.end[0]}, {outcome.end[1]}]",
        "attacks": ", ".join(outcome.attacks) or "none",
        "focus": ", ".join(outcome.focus) or "none",
    }
    return _said("outcome", args, code)


def legend(code: Code) -> str:
    """What the characters on the map mean."""
    return _said("legend", {}, code)


def _said(key: str, args: Mapping[str, str | int], code: Code) -> str:
    said, errors = _texts(code).format(f"ruling-{key}", dict(args))
    if errors:
        raise ValueError(f"text ruling-{key} ({code}): {errors[0]}")
    return said


@cache
def _texts(code: Code) -> Texts:
    return Texts(code, [_FOLDER])
