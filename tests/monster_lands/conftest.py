"""Rule tests play with a box of their own: retuning a number of the game changes no rule.

`box/` holds the content as it was when the tests were written. The tests of the content itself, of the scene and of
the bots use the game's real content.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.games.monster_lands.box import content

BOX = Path(__file__).with_name("box")
REAL = ("test_content", "test_scene", "test_bot", "test_balance")


@pytest.fixture(autouse=True, scope="module")
def box(request: pytest.FixtureRequest) -> Iterator[None]:
    if request.module.__name__.rpartition(".")[2] in REAL:
        yield
        return
    real = content.FOLDER
    _play_with(BOX)
    yield
    _play_with(real)


def _play_with(folder: Path) -> None:
    content.FOLDER = folder
    content.own_files.cache_clear()
    content.PACKS._alone = None
    content.PACKS.use(None)
