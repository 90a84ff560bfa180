"""Names that people give: to a campaign, a party, a character. Rules never read them, and undo leaves them alone."""

from __future__ import annotations

from collections.abc import Mapping

MOST_LETTERS = 40
MOST_NAMES = 64
"""So many things of one match have names of their own."""
ITSELF = ""
"""The word under which the name of the match itself is kept."""


def clean_name(name: str) -> str:
    """A name fits one line: no control characters or marks that turn the writing round, at most 40 letters."""
    return "".join([letter for letter in name if letter.isprintable()]).strip()[:MOST_LETTERS].strip()


def called(names: Mapping[str, str], thing: str, name: str) -> dict[str, str]:
    """The names with another one for a thing; an empty name takes it away. Too many, and the oldest is forgotten."""
    found = {key: value for key, value in names.items() if key != thing}
    if clean := clean_name(name):
        found[thing] = clean
    return dict([*found.items()][-MOST_NAMES:])


def cleaned(names: Mapping[str, str]) -> dict[str, str]:
    """Names that come from outside, as far as they are any."""
    found: dict[str, str] = {}
    for thing, name in names.items():
        if len(thing) <= MOST_LETTERS and thing.isprintable():
            found = called(found, thing, name)
    return found
