"""The table of conditions: every record is whole, and the code names no condition that it does not have."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.catalogue import Catalogue
from tafelrunde.catalogue.references import is_rule_id
from tafelrunde.games import havens
from tafelrunde.games.gloomhaven.edition import EDITION
from tafelrunde.games.havens.box.conditions import CONDITIONS
from tafelrunde.games.havens.words import icons, marking, names
from tafelrunde.kernel.words.messages import Texts

ENGINE = Path(havens.__file__).parent
ASKING = ("has", "unmarked", "conditions_of", "give", "remove", "immune", "susceptible")
"""Functions that are handed the name of a condition."""


@pytest.mark.parametrize("name", CONDITIONS)
@pytest.mark.parametrize("code", ["de", "en"])
def test_a_condition_has_its_texts(name, code):
    there = set(Texts(code, names.TEXTS).messages())
    assert {f"name-{name}", f"tip-{name}"} <= there


@pytest.mark.parametrize("name", CONDITIONS)
def test_a_condition_has_its_icon_tone_and_rules(name):
    condition = CONDITIONS[name]
    mark = marking.condition(name)
    assert condition.name == name
    assert mark.icon == icons.of(name) == condition.icon
    assert mark.tone == ("good" if condition.good else "bad")
    assert condition.rules
    assert all(rule in Catalogue.of(rule) for rule in condition.rules)


def test_an_edition_names_conditions_of_the_table():
    assert set(EDITION.conditions) <= set(CONDITIONS)
    assert {*EDITION.heal_removes, *EDITION.heal_blockers} <= set(EDITION.conditions)


def test_the_engine_names_only_conditions_of_the_table():
    found = {name for path in ENGINE.rglob("*.py") for name in _named(ast.parse(path.read_text(encoding="utf-8")))}
    assert {"stun", "invisible", "poison"} <= found <= set(CONDITIONS)


def _named(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in ASKING:
                for part in node.args[1:]:
                    if isinstance(part, ast.Constant) and isinstance(part.value, str) and not is_rule_id(part.value):
                        yield part.value
