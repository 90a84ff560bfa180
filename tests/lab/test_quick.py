"""`make quick` finds the tests that a change can break, the nearest first."""

from pathlib import Path

import pytest

from tests.quick import House, module


@pytest.fixture(scope="module")
def house() -> House:
    return House()


def test_a_rule_of_a_game_breaks_its_own_tests_first_and_no_other_game(house: House):
    found = house.near(["tafelrunde.games.monster_lands.rules.buildings.tavern"])
    assert "tests.monster_lands.buildings.test_tavern" in found
    assert "tests.games.test_every_game" in found  # finds games by the registry
    assert not [name for name in found if name.startswith(("tests.gloomhaven", "tests.massive_darkness"))]


def test_the_kernel_breaks_every_game(house: House):
    found = house.near(["tafelrunde.kernel.chance"])
    for part in ("gloomhaven", "massive_darkness", "monster_lands", "table", "terminal"):
        assert any(name.startswith(f"tests.{part}") for name in found), part


def test_content_belongs_to_its_game_and_helpers_to_those_that_import_them(house: House):
    content = module(Path("src/tafelrunde/games/monster_lands/content/loot.yaml"))
    assert content == "tafelrunde.games.monster_lands"
    assert "tests.monster_lands.content.test_loot" in house.near([content])
    assert "tests.kernel.test_undo" in house.near([module(Path("tests/helpers/toy.py"))])
    assert "tests.browser.test_table" not in house.tests
