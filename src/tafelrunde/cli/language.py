"""Texts of the command line itself, in the language of the reader."""

from __future__ import annotations

import os
from enum import StrEnum
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource


class Language(StrEnum):
    """The languages that Tafelrunde speaks."""

    EN = "en"
    DE = "de"


def preferred() -> Language:
    """The language of the environment where we speak it, otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return Language.DE if value.lower().startswith("de") else Language.EN
    return Language.EN


def text(key: str, language: Language, **values: str | int) -> str:
    """One text of the command line."""
    bundle = _bundle(language)
    message = bundle.get_message(key)
    if message.value is None:
        raise KeyError(f"text {key} ({language}) has no value")
    formatted, errors = bundle.format_pattern(message.value, values)
    if errors:
        raise ValueError(f"text {key} ({language}): {errors[0]}")
    return str(formatted)


@cache
def _bundle(language: Language) -> FluentBundle:
    # Isolation marks help mixed writing directions and break searching in the output; we have one direction.
    bundle = FluentBundle([language], use_isolating=False)
    path = Path(__file__).parent / "texts" / f"{language}.ftl"
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
