"""Every difference between the two games has its place in the shared engine."""

import re
from importlib import import_module
from inspect import getsource

import pytest

from tafelrunde.catalogue import Catalogue
from tafelrunde.games.havens import edition

SECTION = "15.1 Scenario engine"


def test_every_difference_inside_a_scenario_has_its_place():
    inside = {rule.id for rule in Catalogue.load("frosthaven") if rule.section == SECTION}
    named = set(re.findall(r"FH-DIF-\d+", getsource(edition.Edition)))
    places = [named, set(edition.ADDED), set(edition.NOTHING_TO_DO)]
    assert inside == set.union(*places)
    assert len(inside) == sum(len(place) for place in places)


@pytest.mark.parametrize("module", sorted(set(edition.ADDED.values())))
def test_an_addition_joins_a_module_that_is_there(module: str):
    assert import_module(f"tafelrunde.games.havens.{module}").__doc__
