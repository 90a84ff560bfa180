"""A quest is one file: nothing else in the program knows it by its name."""

from __future__ import annotations

import re
from pathlib import Path

from tafelrunde.games import massive_darkness
from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.games.massive_darkness.quests import BOOK
from tafelrunde.kernel.words.language import CODES, Language

PACKAGE = Path(massive_darkness.__file__).parent
DEFAULT = ("state/__init__.py", "tutorial")
"""The quest of a state that says nothing else."""


def test_every_quest_of_the_box_has_its_file():
    assert {quest for quest in BOOK if quest} == set(load().quests)
    for quest in load().quests:
        assert (PACKAGE / "quests" / f"{quest}.py").exists()


def test_no_other_file_names_a_quest():
    found = []
    for file in PACKAGE.rglob("*.py"):
        where = file.relative_to(PACKAGE).as_posix()
        if not where.startswith("quests/"):
            named = re.findall(r'"([a-z_]+)"', file.read_text(encoding="utf-8"))
            found += [(where, name) for name in named if name in load().quests and (where, name) != DEFAULT]
    assert found == []


def test_every_text_that_a_quest_promises_is_there():
    for code in CODES:
        texts = Language(code, massive_darkness.RULEBOOK, []).texts
        for quest in [quest for quest in BOOK.values() if quest.id]:
            keys = [f"story-{quest.id}", *[f"token-{quest.id}-{kind}" for kind in quest.tokens]]
            keys += [f"special-{quest.id}-{number}" for number in range(1, len(quest.special) + 1)]
            keys += [f"more-{quest.id}-{number}" for number in range(1, len(quest.more) + 1)]
            keys += [f"defeat-{quest.id}" for rule in quest.defeats if rule not in quest.special]
            keys += [f"advice-{quest.id}"] if quest.advice else []
            assert [key for key in keys if not texts.has(key)] == []
