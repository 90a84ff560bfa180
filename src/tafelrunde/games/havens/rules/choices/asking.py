"""What a player wants to be asked (GH-RUL-76): what is nearly always answered alike is settled once, not asked.

`Hero.unasked` names what its player is not asked about. Nobody loses a choice by that: in the own turn a player may
ask to be asked everything again, and some questions can be answered for the future too.
"""

from __future__ import annotations

from tafelrunde.games.havens.state import USUALLY_UNASKED, Hero
from tafelrunde.kernel import Option, Preview
from tafelrunde.kernel.scene import Text

PARTS = "parts"
"""Whether a part of an action, or an effect of an attack, that can only help is left out (GH-TRN-05, GH-EFF-02)."""
WAYS = "ways"
"""Whether a move goes on when a way was gone and nothing happened on it (GH-TRN-11)."""
ORDER = "order"
"""Whom of the single targets of an attack comes next: otherwise they come as they were declared (GH-AOE-05)."""
ENDS = "ends"
"""Whether a bonus ends, at the end of the turn when nothing else is to be decided (GH-ACT-07)."""
EARLY_REST = "early_rest"
"""Whether to take a short rest with many cards in hand (GH-RST-02)."""
REST = "rest"
"""Whether to take one as long as there are two cards to play."""

EVERYTHING = "everything"
USUAL = "usual"


def asks(hero: Hero, what: str) -> bool:
    """Whether the player wants to be asked this: a kind of question, or an item at the end of the turn."""
    return what not in hero.unasked


def no_more(hero: Hero, *what: str) -> None:
    """The player does not want to be asked this any more."""
    hero.unasked = (*hero.unasked, *[one for one in what if one not in hero.unasked])


def option(hero: Hero) -> Option:
    """To be asked everything from now on, or only what is usual."""
    return _LESS if PARTS not in hero.unasked else _MORE


_LESS, _MORE = Option("ask:usual", USUAL, lesser=True), Option("ask:everything", EVERYTHING, lesser=True)


def preview(option: Option) -> Preview:
    """What such an answer means for later questions; nothing for other options."""
    lines = {
        "ask:everything": "preview-ask-everything",
        "ask:usual": "preview-ask-usual",
        "by_ways": "preview-by_ways",
        "later": "preview-later",
        "enough": "preview-enough",
    }
    return Preview(lines=(Text(lines[option.id]),)) if option.id in lines else Preview()


def settle(hero: Hero, what: str) -> None:
    """From now on the player is asked everything, or what is usual."""
    hero.unasked = () if what == EVERYTHING else USUALLY_UNASKED
