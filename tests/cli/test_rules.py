"""``tafelrunde rules`` and the frame around the commands."""

import json
import sys
from pathlib import Path
from types import ModuleType

import pytest
from typer.testing import CliRunner, Result

from tafelrunde import __version__
from tafelrunde.cli.main import build

ROOT = Path(__file__).parents[2]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(build(arguments), list(arguments))


def test_version():
    assert run("--version").output == f"tafelrunde {__version__}\n"


def test_without_a_command_the_terminal_opens(monkeypatch: pytest.MonkeyPatch):
    opened: list[bool] = []
    menu = ModuleType("tafelrunde.terminal.app")
    menu.__dict__["main"] = lambda: opened.append(True)
    monkeypatch.setitem(sys.modules, "tafelrunde.terminal.app", menu)
    assert run().exit_code == 0
    assert opened == [True]


def test_a_rule_by_its_id():
    result = run("rules", "ML-PLU-02")
    assert result.exit_code == 0
    assert "Monster Lands › 7 Adventure phase and combat › 7.8 Plunder" in " ".join(result.output.split())
    assert "refilled to 4" in result.output


def test_several_rules_as_json():
    result = run("rules", "ml-plu-01", "GH-RND-02", "--json")
    assert [rule["id"] for rule in json.loads(result.output)] == ["ML-PLU-01", "GH-RND-02"]


def test_the_words_around_a_rule_in_german():
    assert "Zeilen im Regelheft" in run("rules", "--lang", "de", "ML-PLU-02").output
    assert "Auslage" in run("rules", "--lang", "de", "ML-PLU-02").output
    assert "Rulebook lines" in run("rules", "ML-PLU-02", "--lang", "en").output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("rules", "ML-PLU-99"), "unknown rule ML-PLU-99; did you mean ML-PLU-"),
        (("rules", "nonsense"), "unknown rule nonsense; ids begin with FH-"),
        (("rules", "coverage", "chess"), "unknown game chess; there are frosthaven"),
        (("rules", "search", "loot", "--game", "chess"), "unknown game chess"),
        (("rules", "ML-PLU-02", "--lang", "fr"), "fr"),
    ],
)
def test_wrong_input_is_explained_with_exit_code_2(arguments: tuple[str, ...], message: str):
    result = run(*arguments)
    assert result.exit_code == 2
    assert message in result.stderr
    assert "Traceback" not in result.output


def test_search_shows_ids_and_sentences():
    result = run("rules", "search", "loot", "stack", "empty")
    assert result.output.startswith("ML-PLU-04  When the loot stack is empty")


def test_search_of_one_game_as_json():
    found = json.loads(run("rules", "search", "line", "of", "sight", "--game", "GH", "--json").output)
    assert found
    assert {hit["rule"]["game"] for hit in found} == {"gloomhaven"}


def test_search_without_a_hit():
    result = run("rules", "search", "spaceship", "--lang", "en")
    assert result.exit_code == 1
    assert "No rule holds all of these words: spaceship" in result.stderr


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A source checkout whose only test names one rule."""
    (tmp_path / "src").mkdir()
    (tmp_path / "tests").mkdir()
    test = "@pytest.mark." + 'rule("ML-PLU-02")\ndef test_x(): ...\n'
    (tmp_path / "tests" / "test_x.py").write_text(test)
    return tmp_path


def test_coverage_ends_with_the_count(checkout: Path):
    result = run("rules", "coverage", "monster_lands", "--root", str(checkout))
    lines = result.output.splitlines()
    assert lines[-1].endswith("of 461 rules covered")
    assert "  ML-PLU-01" in lines
    assert "  ML-PLU-02" not in lines


def test_coverage_check_fails_while_rules_are_open(checkout: Path):
    assert run("rules", "coverage", "ML", "--root", str(checkout)).exit_code == 0
    assert run("rules", "coverage", "ML", "--root", str(checkout), "--check").exit_code == 1


def test_a_marker_without_a_rule_is_an_error(checkout: Path):
    wrong = "@pytest.mark." + 'rule("ML-PLU-99")\ndef test_y(): ...\n'
    (checkout / "tests" / "test_y.py").write_text(wrong)
    result = run("rules", "coverage", "ML", "--root", str(checkout))
    assert result.exit_code == 1
    assert "tests/test_y.py:1: unknown rule ML-PLU-99" in result.output


def test_coverage_as_json(checkout: Path):
    counted = json.loads(run("rules", "coverage", "ML", "--root", str(checkout), "--json").output)
    assert counted["game"] == "monster_lands"
    assert "ML-PLU-01" in counted["uncovered"]
