"""Every difference between the two games has its place in the shared engine."""

import re
from importlib import import_module
from inspect import getsource
from pathlib import Path

import pytest

from tafelrunde.games.havens import edition

CATALOGUE = Path(__file__).parents[2] / "docs" / "rules" / "frosthaven.md"
IN_SCENARIOS = 44
"""The differences from there on are about the campaign."""


def test_every_difference_inside_a_scenario_is_a_seam_or_an_addition():
    listed = re.findall(r"\*\*(FH-DIF-(\d+))\*\*", CATALOGUE.read_text(encoding="utf-8"))
    inside = {name for name, number in listed if int(number) <= IN_SCENARIOS}
    named = set(re.findall(r"FH-DIF-\d+", getsource(edition.Edition)))
    assert len(inside) == IN_SCENARIOS
    assert inside == named | set(edition.ADDED)
    assert not named & set(edition.ADDED)


@pytest.mark.parametrize("module", sorted(set(edition.ADDED.values())))
def test_an_addition_joins_a_module_that_is_there(module: str):
    assert import_module(f"tafelrunde.games.havens.{module}").__doc__
