"""Examples beside rules: small positions of a game, with what may be done there, or why it may not.

They lie beside the catalogue in ``examples/<its name>.yaml``: a few positions, and what each of them shows.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

from tafelrunde.catalogue.shelf import book


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a position shows of a rule: an option and what it does, or something that the rule refuses."""

    rule: str
    position: str
    """Which of the positions of the file."""
    en: str
    de: str
    answers: tuple[str, ...] = ()
    """Given before, on the position as it stands there."""
    option: str = ""
    refused: str = ""
    only: tuple[str, ...] = ()
    """Of a board of panels the ones that matter."""

    def text(self, language: str) -> str:
        return self.de if language == "de" else self.en


class Examples(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The examples of one game, in the order of its rules."""

    positions: Mapping[str, str] = {}
    examples: tuple[Example, ...] = ()

    def stated(self, example: Example) -> str:
        """The position text of an example."""
        position = self.positions[example.position].rstrip()
        return f"{position}\nanswers: {list(example.answers)!r}\n" if example.answers else position


@cache
def examples(game: str) -> Examples:
    """Those of a game, or none; raises UnknownGame."""
    its = book(game)
    path = its.folder / "examples" / f"{its.path.stem}.yaml"
    return msgspec.yaml.decode(path.read_bytes(), type=Examples) if path.is_file() else Examples()
