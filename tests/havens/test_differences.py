"""Every difference between the two games has its place in the shared engine."""

import re
from importlib import import_module
from inspect import getsource

import pytest

from tafelrunde.catalogue import Catalogue
from tafelrunde.games.gloomhaven.edition import GloomhavenEdition
from tafelrunde.games.havens.edition import Edition

SECTION = "15.1 Scenario engine"

ADDED = {
    "FH-DIF-13": "rules.map.movement",
    "FH-DIF-18": "rules.heroes.on_the_map",
    "FH-DIF-19": "rules.heroes.actions",
    "FH-DIF-21": "rules.cards.active",
    "FH-DIF-22": "rules.effects.elements",
    "FH-DIF-26": "box.cards",
    "FH-DIF-27": "rules.round.initiative",
    "FH-DIF-28": "rules.round.initiative",
    "FH-DIF-33": "rules.monsters.abilities",
    "FH-DIF-35": "box.special",
    "FH-DIF-40": "rules.combat.aftermath",
    "FH-DIF-42": "rules.cards.items",
    "FH-DIF-44": "rules.effects.heal",
}
"""What Frosthaven adds without changing what Gloomhaven does, and the module that it joins; content brings it."""

THE_SAME = {
    "FH-DIF-02": "follows from the line of sight",
    "FH-DIF-10": "GH-CON-05 says it too",
    "FH-DIF-32": "who lost most hit points has the greatest difference",
    "FH-DIF-41": "whose deck is not the monsters' is cursed from the characters' supply",
    "FH-DIF-45": "says only that a word means nothing inside a scenario",
}


def test_every_difference_inside_a_scenario_has_its_place():
    inside = {rule.id for rule in Catalogue.load("frosthaven") if rule.section == SECTION}
    named = set(re.findall(r"FH-DIF-\d+", getsource(Edition)))
    places = [named, set(ADDED), set(THE_SAME)]
    assert inside == set.union(*places)
    assert len(inside) == sum(len(place) for place in places)


@pytest.mark.parametrize("module", sorted({*ADDED.values()}))
def test_what_is_added_joins_a_module_that_is_there(module: str):
    assert import_module(f"tafelrunde.games.havens.{module}").__doc__


# --- nothing is forgotten in silence --------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in vars(GloomhavenEdition) if name in Edition.__annotations__])
def test_a_value_that_an_edition_forgets_is_an_error(name: str):
    values = {key: value for key, value in vars(GloomhavenEdition).items() if key not in (name, "__annotations__")}
    forgetful = type("Forgetful", (Edition,), values)
    with pytest.raises(TypeError, match=f"Forgetful does not say: {name}"):
        forgetful()


@pytest.mark.parametrize("name", sorted(Edition.__abstractmethods__))
def test_a_method_that_an_edition_forgets_is_an_error(name: str):
    values = {key: value for key, value in vars(GloomhavenEdition).items() if key != name}
    forgetful = type("Forgetful", (Edition,), values)
    with pytest.raises(TypeError, match=name):
        forgetful()


def test_no_difference_has_a_default():
    assert not [name for name in Edition.__annotations__ if name in vars(Edition)]
    public = {name for name in vars(Edition) if not name.startswith("_")}
    assert public == set(Edition.__abstractmethods__)
