"""Effects of cards and skills: words that go together, and sets that there are (MD-EFF-01, MD-ENC-15)."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.massive_darkness.box.cards import WEAPONS, Equipment
from tafelrunde.games.massive_darkness.box.files import Files
from tafelrunde.games.massive_darkness.effects import Effect, Op
from tafelrunde.games.massive_darkness.effects.grammar import problems
from tafelrunde.games.massive_darkness.effects.places import Holder
from tafelrunde.tabletop.packs import Pack

Printed = tuple[str, tuple[str | int, ...], Holder, tuple[Effect, ...]]
"""File, way to a list of effects, what they stand on, and they themselves."""


def check_effects(pack: Pack[Files]) -> None:
    """Everything that the rules would not read, or not as it stands there."""
    sets = {card.set for _, cards in _equipment(pack.files) for card in cards if card.set}
    for file, path, holder, effects in _printed(pack.files):
        for number, effect in enumerate(effects):
            for within, message in problems(effect, holder):
                pack.problem(file, (*path, number, *within), message)
            for operation in _all(effect.do):
                wanted = getattr(operation, "per_set", "")
                if wanted and wanted not in sets:
                    pack.problem(file, (*path, number), f"no card belongs to the set {wanted}")
            if effect.at == "on_draw" and file != "treasures":
                pack.problem(file, (*path, number, "at"), "only treasures are drawn (MD-PCK-08)")


def _equipment(files: Files) -> tuple[tuple[str, tuple[Equipment, ...]], ...]:
    return (
        ("treasures", files.treasures.cards),
        ("starting_equipment", files.starting_equipment.cards),
        ("artefacts", files.artefacts.cards),
    )


def _printed(files: Files) -> Iterator[Printed]:
    for file, cards in _equipment(files):
        for index, card in enumerate(cards):
            yield file, ("cards", index, "effects"), _holder(card, file), card.effects
    for file, enemies in (("guards", files.guards.cards), ("wandering_monsters", files.wandering_monsters.cards)):
        for index, enemy in enumerate(enemies):
            yield file, ("cards", index, "effects"), "enemy", enemy.effects
    for index, hero in enumerate(files.heroes.heroes):
        yield "heroes", ("heroes", index, "shadow_skill"), "skill", hero.shadow_skill
        yield "heroes", ("heroes", index, "special_skill", "effects"), "skill", hero.special_skill.effects
    for index, sheet in enumerate(files.classes.classes):
        yield "classes", ("classes", index, "maneuver", "effects"), "maneuver", sheet.maneuver.effects
        yield "classes", ("classes", index, "skill", "effects"), "skill", sheet.skill.effects
        for number, line in enumerate(sheet.lines):
            for step, skill in enumerate(line.skills):
                path = ("classes", index, "lines", number, "skills", step, "effects")
                yield "classes", path, "skill", skill.effects


def _holder(card: Equipment, file: str) -> Holder:
    if card.kind in WEAPONS:
        return "weapon"
    if card.kind == "trap" or card.kind == "luck":
        return card.kind
    return "treasure" if file == "treasures" else "equipment"


def _all(operations: tuple[Op, ...]) -> Iterator[Op]:
    """Operations with those that they hold."""
    for operation in operations:
        yield operation
        for choice in getattr(operation, "of", ()):
            yield from _all(choice)
        yield from _all(getattr(operation, "with_", ()))
