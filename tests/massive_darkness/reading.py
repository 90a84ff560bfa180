"""Reading what a card says on the screen, as a player would: which deeds it promises, and what they add up to."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from tafelrunde.games.massive_darkness.effects import Effect
from tafelrunde.games.massive_darkness.words.effects import effect_texts
from tafelrunde.kernel import find
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import Code

_LANGUAGES: dict[Code, Language] = {}

FACES = {
    # Colour and face: swords or shields, bams, diamonds (table T-DICE).
    "y": {1: (0, 0, 0), 2: (1, 0, 0), 3: (1, 0, 0), 4: (1, 0, 0), 5: (1, 0, 0), 6: (2, 1, 0)},
    "r": {1: (0, 0, 0), 2: (1, 0, 0), 3: (1, 0, 0), 4: (2, 1, 0), 5: (2, 1, 0), 6: (3, 0, 1)},
    "b": {1: (0, 0, 0), 2: (0, 0, 0), 3: (1, 0, 0), 4: (1, 0, 0), 5: (1, 0, 0), 6: (2, 1, 0)},
    "g": {1: (0, 0, 0), 2: (0, 0, 0), 3: (1, 0, 0), 4: (2, 1, 0), 5: (2, 1, 0), 6: (3, 0, 1)},
}

OCCASIONS = {
    "Attack": ("melee", "ranged", "magic"),
    "Melee": ("melee",),
    "Ranged": ("ranged",),
    "Magic": ("magic",),
    "Defence": ("melee defence", "ranged defence", "magic defence"),
    "Defence against melee": ("melee defence",),
    "Defence against shots": ("ranged defence",),
    "Defence against magic": ("magic defence",),
}
"""In which combats a line counts, by its first words (MD-EFF-01)."""


def lines(effects: Iterable[Effect], code: Code = "en") -> list[str]:
    """The lines of a card as the screen shows them."""
    if code not in _LANGUAGES:
        _LANGUAGES[code] = Language(code, find("massive_darkness"), [])
    return [_LANGUAGES[code].say(text) for text in effect_texts(effects)]


class Deed(NamedTuple):
    """One line of a card: "Attack, in the shadow, 1 bam: +1 sword and heal 1 (up to 2 times)"."""

    combats: tuple[str, ...]
    shadow: bool
    far: bool
    bams: int
    diamonds: int
    either: int
    times: int
    says: tuple[str, ...]


LINE = re.compile(r"(?P<at>[^:,]+)(?P<marks>(?:, [^:]+)?): (?P<says>.+?)(?: \(up to (?P<times>\d) times\))?")


def read(line: str) -> Deed | None:
    """What a line promises in a combat, or nothing."""
    found = LINE.fullmatch(line.removesuffix(" (once per activation)"))
    if found is None or found["at"] not in OCCASIONS:
        return None
    marks = [mark for mark in found["marks"].split(", ") if mark]
    prices = {"1 bam": 0, "1 diamond": 0, "1 bam or diamond": 0, "in the shadow": 0}
    far = "against attacks from another zone" in marks
    unknown = [mark for mark in marks if mark not in prices and mark != "against attacks from another zone"]
    if unknown:
        return None
    return Deed(
        combats=OCCASIONS[found["at"]],
        shadow="in the shadow" in marks,
        far=far,
        bams=marks.count("1 bam"),
        diamonds=marks.count("1 diamond"),
        either=marks.count("1 bam or diamond"),
        times=int(found["times"] or 1),
        says=tuple(found["says"].split(" and ")),
    )


class Sum(NamedTuple):
    """What the deeds of one side add up to beside its dice."""

    swords: int = 0
    shields: int = 0
    taken: int = 0
    """Shields taken from the defender."""
    wounds: int = 0
    healed: int = 0
    stuns: int = 0
    thorns: int = 0
    dice: int = 0
    """Defence dice removed."""


PHRASES = {
    r"\+(\d) swords?": "swords",
    r"\+(\d) shields?": "shields",
    r"shields of the defender: -(\d)": "taken",
    r"shields of the defender: -(\d) for every card of the set King": "taken",
    r"\+(\d) wounds?": "wounds",
    r"heal (\d)": "healed",
    r"heal (\d) on a hero in the shadow": "healed",
    r"heal (\d) on one of its figures": "healed",
    r"stun the opponent": "stuns",
    r"the attacker suffers (\d) wounds?": "thorns",
    r"remove (\d) defence die": "dice",
}
NOTHING_TO_ADD = (
    "re-roll",
    "you may wound the leader",
    "the target rolls 1 attack die less",
    "pull the target",
    "attack the same target again",
    "every other hero in the target's zone",
    "heal one of its figures fully",
    "cancel",
    "+1 attack die for every card",
)
"""Phrases that change neither swords nor shields nor anything that is counted here."""


def add_up(deeds: Iterable[Deed], combat: str, shadow: bool, far: bool, bams: int, diamonds: int) -> Sum:
    """Everything that counts by itself, and every enchantment in turn, as often as its symbols are there."""
    total = Sum()
    deeds = [d for d in deeds if combat in d.combats and (shadow or not d.shadow) and (far or not d.far)]
    for deed in deeds:
        if not deed.bams + deed.diamonds + deed.either:
            first = deed.says[0].partition(" or ")[0]
            bams += 1 if first == "+1 bam" else 0
    for deed in deeds:
        for _ in range(deed.times):
            if deed.bams > bams or deed.diamonds > diamonds or deed.either > bams + diamonds:
                break
            bams, diamonds = bams - deed.bams, diamonds - deed.diamonds
            if deed.either:
                bams, diamonds = (bams - 1, diamonds) if bams else (bams, diamonds - 1)
            for phrase in deed.says:
                total = _with(total, phrase, deed, shadow or far)
    return total


def _with(total: Sum, phrase: str, deed: Deed, crosses_shadow: bool) -> Sum:
    """One more phrase; between B5 in the light and B4 in the shadow there is one shadow zone on the line."""
    if phrase.startswith("+1 bam or ") or phrase.startswith(NOTHING_TO_ADD):
        return total
    if phrase.startswith("+1 sword for every shadow zone on the line"):
        return total._replace(swords=total.swords + (1 if crosses_shadow else 0))
    for pattern, field in PHRASES.items():
        if found := re.fullmatch(pattern, phrase):
            return total._replace(**{field: getattr(total, field) + int(found[1] if found.groups() else 1)})
    raise AssertionError(f"nobody can read {phrase!r} of {deed}")
