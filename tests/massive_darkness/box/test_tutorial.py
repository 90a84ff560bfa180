"""docs/packs.md: what it says of Massive Darkness works as written, and no word of its effects is missing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import yaml

from tafelrunde.games.massive_darkness.box import content
from tafelrunde.games.massive_darkness.effects import Condition
from tafelrunde.games.massive_darkness.effects.places import CONDITIONS, OPERATIONS
from tests.massive_darkness.packs import MANIFEST, write

PAGE = (Path(__file__).parents[3] / "docs" / "packs.md").read_text(encoding="utf-8")
CHAPTER = PAGE[PAGE.index("## Massive Darkness") : PAGE.index("## Sword & Sorcery")]


def test_its_examples_are_sound(tmp_path: Path):
    quests, cards = [yaml.safe_load(block) for block in re.findall(r"```yaml\n(.*?)```", CHAPTER, re.DOTALL)]
    found = content.PACKS.check(write(tmp_path, {"pack": MANIFEST, "quests": quests, "treasures": cards}))
    assert {"cellar", "X101"} <= {*found.quests, *found.equipment}


def test_it_names_every_occasion_and_operation():
    words = set(re.findall(r"`(\w+)`", CHAPTER))
    assert set(CONDITIONS) <= words
    assert set(get_args(Condition)) - words == {"wounded_2", "wounded_3"}, "between 1 and 4"
    named = {str(kind.__struct_config__.tag) for operations in OPERATIONS.values() for kind in operations}
    assert named <= words, named - words
