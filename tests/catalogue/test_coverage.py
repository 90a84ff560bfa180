"""Coverage is counted from the source of the tests."""

from pathlib import Path

import pytest

from tafelrunde.catalogue import Book, Catalogue
from tafelrunde.catalogue.citations import citations, citations_in
from tafelrunde.catalogue.coverage import (
    NoTests,
    citation_problems,
    count,
    coverage,
    marker_problems,
    untestable,
    untestable_problems,
    waiting,
)
from tafelrunde.catalogue.markers import markers, markers_in
from tafelrunde.catalogue.reading import read

ROOT = Path(__file__).parents[2]

# Built from pieces, because the tests that count markers read this file too.
MARK = "pytest." + "mark.rule"

TESTS = f"""
import pytest
pytestmark = [{MARK}("ML-OVR-01")]

@{MARK}("ML-OVR-02", "ML-OVR-03")
def test_one(): ...

@{MARK}("ML-OVR-04")
class TestMore:
    @{MARK}("ML-OVR-05")
    async def test_two(self): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks={MARK}("ML-OVR-06"))])
def test_three(x): ...
"""


def test_markers_are_found_wherever_pytest_finds_them():
    found = [rule for marker in markers_in(TESTS, "tests/test_x.py") for rule in marker.rules]
    assert sorted(found) == [f"ML-OVR-0{number}" for number in range(1, 7)]


def test_a_marker_says_where_it_stands():
    (marker,) = markers_in(f'\n@{MARK}("ML-OVR-01")\ndef test_x(): ...\n', "tests/test_x.py")
    assert marker.where == "tests/test_x.py:2"


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        (f'@{MARK}("ML-OVR-98")\ndef test_x(): ...', "tests/x.py:1: unknown rule ML-OVR-98; did you mean"),
        (f'@{MARK}("ml-ovr-01")\ndef test_x(): ...', "write ML-OVR-01 instead of ml-ovr-01"),
        (f'@{MARK}("ML-OVR-01")\ndef helper(): ...', "helper is no test"),
        (f"@{MARK}(*IDS)\ndef test_x(): ...", "name the rules one by one"),
        (f"@{MARK}()\ndef test_x(): ...", "name the rules one by one"),
    ],
)
def test_a_wrong_marker_is_explained(source: str, problem: str):
    (found,) = marker_problems(markers_in(source, "tests/x.py"))
    assert problem in found


def test_docstrings_and_rule_arguments_cite_rules():
    source = '''
def plunder(game):
    """Take loot (ML-PLU-01 … 04)."""
    game.tell(1, rule="ML-PLU-97")
    other = "ML-PLU-98"
'''
    found = list(citations_in(source, "src/x.py"))
    assert [each.rule for each in found] == ["ML-PLU-01", "ML-PLU-04", "ML-PLU-97"]
    (problem,) = citation_problems(found)
    assert problem.startswith("src/x.py:4: unknown rule ML-PLU-97")


def test_rules_and_rulings_are_counted_apart():
    book = Book("monster_lands", "Monster Lands", "ML", Path("x.md"))
    text = "## 1 A\n- **ML-AAA-01** a\n- **ML-AAA-02** b\n- **ML-AAA-03** c\n## 2 Rulings\n- **ML-RUL-01** d"
    counted = count(Catalogue(book, read(book, text)), tested={"ML-AAA-01"}, excused={"ML-AAA-02"})
    assert (counted.rules_covered, counted.rules) == (2, 3)
    assert (counted.rulings_covered, counted.rulings) == (0, 1)
    assert counted.untestable == 1
    assert counted.uncovered == ("ML-AAA-03", "ML-RUL-01")
    assert [chapter.uncovered for chapter in counted.chapters] == [("ML-AAA-03",), ("ML-RUL-01",)]
    assert not counted.complete


def test_an_excuse_must_be_needed_and_reasoned():
    excused = {"ML-OVR-01": "a definition", "ML-OVR-02": " ", "ML-OVR-03": "tested", "ML-OVR-98": "typo"}
    problems = list(untestable_problems(excused, tested={"ML-OVR-03"}))
    assert [problem.split("; did")[0] for problem in problems] == [
        "untestable.yaml: ML-OVR-02 needs a reason",
        "untestable.yaml: ML-OVR-03 has a test; take it off the list",
        "untestable.yaml: unknown rule ML-OVR-98",
    ]


def test_without_tests_coverage_says_so(tmp_path: Path):
    with pytest.raises(NoTests, match="source checkout"):
        coverage("monster_lands", tmp_path)


def test_markers_of_this_project_name_existing_rules():
    assert not list(marker_problems(markers(ROOT / "tests")))


def test_excuses_of_this_project_are_needed():
    tested = {rule for marker in markers(ROOT / "tests") for rule in marker.rules}
    assert not list(untestable_problems(untestable(), tested))


def test_code_of_this_project_cites_existing_rules():
    assert not list(citation_problems(citations(ROOT / "src")))


def test_an_uncovered_rule_may_say_what_it_waits_for(tmp_path: Path):
    (tmp_path / "waiting.yaml").write_text("GH-OVR-07: the campaign\nGH-SHP: chapter 10\n")
    assert waiting("GH-OVR-07", tmp_path) == "the campaign"
    assert waiting("GH-SHP-04", tmp_path) == "chapter 10"
    assert waiting("GH-OVR-08", tmp_path) == ""
