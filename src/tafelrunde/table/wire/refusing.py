"""Refusals: what was not carried out, and why, in the viewer's language."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.kernel.words.language import Language
from tafelrunde.table.wire.protocol import Refusal

TEXTS = Path(__file__).parents[1] / "texts"
"""The table's own words."""


class NotAllowed(Exception):
    """A message that is not carried out: a reason key, and words for people.

    `kind` is the reason more closely: where the table has words for it, it says those instead of the code's.
    """

    def __init__(self, reason: str, text: str, rule: str = "", kind: str = "") -> None:
        super().__init__(text)
        self.reason = reason
        self.rule = rule
        self.kind = kind

    def __reduce__(self) -> tuple[type[NotAllowed], tuple[str, str, str, str]]:
        """Workers refuse, too."""
        return NotAllowed, (self.reason, str(self), self.rule, self.kind)


def refusal(error: NotAllowed, words: Language, moment: int = -1) -> Refusal:
    """A refusal in the viewer's language; details that only the code knows stay as they are."""
    for key in (f"table-{error.reason}_{error.kind}", f"table-{error.reason}", f"refused-{error.reason}"):
        if words.has(key):
            return Refusal(error.reason, words.text(key, detail=str(error)), error.rule, moment)
    return Refusal(error.reason, str(error), error.rule, moment)


def plain_words(language: str) -> Language:
    """The table's own words, before anybody sits down."""
    return Language("de" if language == "de" else "en", None, (), (TEXTS,))
