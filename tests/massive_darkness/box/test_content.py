"""The content is complete, and its mistakes are told with file and line."""

import shutil

import pytest

from tafelrunde.games.massive_darkness.box.content import FOLDER, load, read
from tafelrunde.tabletop.packs import ContentError


@pytest.mark.rule("MD-CMP-21")
def test_deck_sizes():
    content = load()
    assert [len(content.guard_deck(level)) for level in range(1, 6)] == [10] * 5
    assert [len(content.treasure_deck(level)) for level in range(1, 6)] == [41, 36, 34, 33, 32]
    assert [len(content.monster_deck(role)) for role in ("lesser", "greater")] == [6, 6]
    assert (len(content.doors), len(content.events), len(content.artefacts)) == (10, 20, 6)
    assert len(content.starting) == 18


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("treasures", "{op: heal_self, n: 1}", "{op: heal_me, n: 1}", "'heal_me' is not one of swords"),
        ("treasures", "slot: body", "slot: two_hand", "armor can't go to two_hand"),
        ("guards", "melee: {yellow: 2}", "melee: {pink: 2}", "unknown field; allowed are yellow"),
        ("quests", "start: '6V.21'", "start: '6V.29'", "there is no zone 6V.29"),
        ("quests", "between: ['6V.00', '6V.01']", "between: ['6V.11', '6V.01']", "no doorway between 6V.11 and 6V.01"),
        ("heroes", "recommended_class: shadow_barbarian", "recommended_class: bard", "there is no class bard"),
    ],
)
def test_mistakes_are_told_with_file_and_line(tmp_path, file: str, old: str, new: str, said: str):
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    path = folder / f"{file}.yaml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        read(folder)
    (problem, *_) = caught.value.problems
    assert said in problem.message
    assert problem.file == f"{file}.yaml"
    assert problem.line is not None


@pytest.mark.rule("MD-VAR-04", "MD-SET-08")
def test_every_class_has_a_weapon_to_begin_with():
    content = load()
    ids = {card.id for card in content.starting_weapons().values()}
    assert {content.config.first_weapons[sheet.primary] for sheet in content.classes.values()} <= ids
