"""Heroes and classes: references, ids that tell effects apart, lines of skills (MD-CMP-25, MD-CMP-26, MD-SKL-02)."""

from __future__ import annotations

from collections import Counter

from tafelrunde.games.massive_darkness.box.cards import ClassSheet
from tafelrunde.games.massive_darkness.box.files import Files
from tafelrunde.tabletop.packs import Pack


def check_heroes(pack: Pack[Files]) -> None:
    classes = {sheet.id for sheet in pack.files.classes.classes}
    for index, hero in enumerate(pack.files.heroes.heroes):
        if hero.recommended_class not in classes:
            path = ("heroes", index, "recommended_class")
            pack.problem("heroes", path, f"there is no class {hero.recommended_class}; there are {_listed(classes)}")
    for file, cards in (("heroes", pack.files.heroes.heroes), ("classes", pack.files.classes.classes)):
        if not any(card.beginners for card in cards):
            pack.problem(file, (file,), "at least one of them is for beginners")
    taken = {hero.id for hero in pack.files.heroes.heroes} | {
        code for card in pack.files.treasures.cards for code in card.codes
    }
    for index, sheet in enumerate(pack.files.classes.classes):
        for number, line in enumerate(sheet.lines):
            levels = [skill.level for skill in line.skills]
            if levels != sorted(set(levels)):
                pack.problem("classes", ("classes", index, "lines", number), "the levels of a line rise (MD-SKL-02)")
        for message in _ids(sheet, taken):
            pack.problem("classes", ("classes", index), message)


def _ids(sheet: ClassSheet, taken: set[str]) -> list[str]:
    """Effects are told apart by the id of what they stand on."""
    found = []
    if not sheet.maneuver.id or not sheet.skill.id:
        found.append("the maneuver and the skill of a class need an id")
    ids = Counter([sheet.maneuver.id, sheet.skill.id, *[line.id for line in sheet.lines]])
    found += [
        f"{name} is there twice: maneuver, skill and lines have ids of their own" for name in ids if ids[name] > 1
    ]
    found += [f"{name} is the id of a hero or a card already" for name in ids if name in taken]
    return found


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names))
