"""Every rule id that the engine can cite has a counterpart in every game that uses it."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

import pytest

from tafelrunde.catalogue import Catalogue
from tafelrunde.catalogue.citations import told_in
from tafelrunde.games import frosthaven, havens
from tafelrunde.games.havens.concordance import ENGINE, Concordance
from tafelrunde.games.havens.rulebook import ScenarioRulebook
from tafelrunde.kernel import Option, Preview, Refused, find, games
from tafelrunde.kernel.scene import Line, Panel, Text
from tests.havens.second_edition import game as second

CITED = second.cited_in(Path(havens.__file__).parent)
FOUND = [book for book in map(find, games()) if isinstance(book, ScenarioRulebook)]
BOOKS = [*FOUND, *[book for book in [frosthaven.RULEBOOK] if book not in FOUND]]


def catalogue(rulebook: ScenarioRulebook) -> Catalogue:
    return second.catalogue() if rulebook is second.RULEBOOK else Catalogue.load(rulebook.id)


def without_counterpart(rulebook: ScenarioRulebook, cited: Collection[str]) -> set[str]:
    """The rules that a player of this game would not find in its catalogue."""
    own, known = rulebook.edition.concordance, catalogue(rulebook)
    return {rule for rule in cited if (rule if own is None else own.rule(rule)) not in known}


def test_the_engine_cites_many_rules():
    assert len(CITED) > 150


@pytest.mark.parametrize("rulebook", [*BOOKS, second.RULEBOOK], ids=lambda book: book.id)
def test_every_rule_that_the_engine_cites_is_in_the_games_catalogue(rulebook):
    assert without_counterpart(rulebook, CITED) == set()
    assert rulebook.edition.prefix == rulebook.prefix == catalogue(rulebook).book.prefix


@pytest.mark.parametrize("rulebook", [*BOOKS, second.RULEBOOK], ids=lambda book: book.id)
def test_every_counterpart_is_in_the_games_catalogue(rulebook):
    own, known = rulebook.edition.concordance, catalogue(rulebook)
    if own is None:
        assert rulebook.prefix == ENGINE
    else:
        assert {rule for rule in own.table.values() if rule not in known} == set()
        assert {rule for rule in own.table if rule not in Catalogue.load(ENGINE)} == set()


def test_a_rule_without_counterpart_is_found():
    assert without_counterpart(second.RULEBOOK, {"GH-ATK-04", "GH-NEW-01"}) == {"GH-NEW-01"}


def test_what_code_can_tell_is_in_strings_that_are_no_docstrings():
    source = '"""GH-ATK-01."""\nX = 1\n"""GH-ATK-02."""\ndef f(game):\n    """GH-ATK-03."""\n'
    source += '    game.tell("hit", "GH-ATK-04", why=f"{X} (GH-ATK-05)")\n'
    assert [each.rule for each in told_in(source, "x.py")] == ["GH-ATK-04", "GH-ATK-05"]


# --- translating ----------------------------------------------------------------------------------------------

OWN = Concordance({"GH-ATK-04": "XH-FGT-01"})


def test_own_ids_stay_and_foreign_ones_never_show():
    assert [OWN.rule(rule) for rule in ("GH-ATK-04", "XH-LOT-01", "", "GH-ATK-99")] == [
        "XH-FGT-01",
        "XH-LOT-01",
        "",
        "",
    ]
    assert OWN.message("impossible: two of them (GH-ATK-04)") == "impossible: two of them (XH-FGT-01)"


def test_whatever_has_a_rule_somewhere_is_translated():
    line = Line(id="a", text=Text("key", {"n": 1, "why": Text("other", {"rule": "GH-ATK-04"})}), rule="GH-ATK-04")
    panel = Panel(id="p", items=(line, Line(id="b", text=Text("key"))))
    translated = OWN.throughout(panel)
    assert "GH-" not in repr(translated)
    assert repr(translated).count("XH-FGT-01") == 2
    assert translated.items[1] is panel.items[1]
    assert OWN.throughout([Refused("x", "why", "GH-ATK-04")]) == [Refused("x", "why", "XH-FGT-01")]
    plain = Preview(path=("hex:1,0",))
    assert OWN.throughout(plain) is plain
    assert OWN.throughout(Option("x", 3)) == Option("x", 3)
