"""The page on how it is built names files that are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
SOURCE = ROOT / "src" / "tafelrunde"
WALKS = re.split(r"^\*\*(An? .+?)\*\*", PAGE.split("## Four walks")[1].split("\n## ")[0], flags=re.M)[1:]


def homes(walk: str) -> list[Path]:
    """Where the paths of a walk begin: at the package, or at the game that its first line names."""
    named = re.search(r"\(`(games/\w+)/`\)", walk)
    return [SOURCE, *([SOURCE / named[1]] if named else [])]


@pytest.mark.parametrize(("title", "walk"), list(zip(WALKS[::2], WALKS[1::2], strict=True)))
def test_every_file_of_a_walk_is_there(title: str, walk: str):
    paths = re.findall(r"`([\w/]+\.py)`", walk)
    assert len(paths) >= 8, title
    for path in paths:
        assert any((home / path).is_file() for home in homes(walk)), f"{title}: {path}"


def test_there_are_four_walks():
    assert WALKS[::2] == ["An attack", "An undo", "A pack's monster", "An enemy activation"]


@pytest.mark.parametrize(
    "path", sorted(set(re.findall(r"`((?:havens|massive_darkness|monster_lands|gloomhaven)/[\w/]+\.py)`", PAGE)))
)
def test_every_other_file_is_there(path: str):
    assert (SOURCE / "games" / path).is_file()


def test_no_room_of_rules_is_crowded():
    for folder in (SOURCE / "games").rglob("rules"):
        for room in [folder, *[path for path in folder.rglob("*") if path.is_dir() and path.name != "__pycache__"]]:
            modules = [path.name for path in room.glob("*.py") if path.name != "__init__.py"]
            assert len(modules) <= 15, f"{room.relative_to(SOURCE)}: {len(modules)} modules"
    for game in (SOURCE / "games").iterdir():
        if game.is_dir() and game.name != "__pycache__":
            assert len(list(game.glob("*.py"))) <= 12, game.name
