"""One rule of a catalogue."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from tafelrunde.catalogue.references import group


class Mark(StrEnum):
    """How sure a rule is: no mark means that the rulebook states it."""

    INFERRED = "INFERRED"
    """Lost or only implied in the rulebook, restored from context."""
    GAP = "GAP"
    """Not to be known from the rulebook; the resolution given is ours."""
    INTERP = "INTERP"
    """The rulebook allows several readings; the one chosen is binding."""


class Rule(msgspec.Struct, frozen=True):
    """One numbered, testable sentence (or short list) of a catalogue."""

    id: str
    game: str
    chapter: str
    section: str
    text: str
    line: int
    sources: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()
    proposed: bool = False
    ruling: bool = False
    references: tuple[str, ...] = ()
    language: str = "en"
    """Of the text and its headings: a rule that nobody translated stays English."""

    @property
    def group(self) -> str:
        """The middle part of the id: ``PLU`` in ``ML-PLU-02``."""
        return group(self.id)
