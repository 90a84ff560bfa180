"""Text of strangers on a terminal: escape codes are shown, not carried out."""

from __future__ import annotations

import re

CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""What a terminal would act upon, and what turns the direction of a text; line breaks and tabs are text."""


def printable(text: str) -> str:
    r"""The text with every control character written out, as `\x1b`."""
    return CONTROL.sub(lambda found: ascii(found.group())[1:-1], text)
