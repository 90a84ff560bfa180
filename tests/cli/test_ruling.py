"""``tafelrunde ruling``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tafelrunde.cli.main import build

CASE = {
    "rules": "gloomhaven",
    "hexes": [[q, r] for q in range(5) for r in range(3)],
    "figures": [
        {"id": "m0", "side": "monster", "at": [0, 1]},
        {"id": "c1", "side": "hero", "at": [3, 1], "initiative": 20},
    ],
    "acting": "m0",
    "ability": {"move": 2, "jump": False, "teleport": False, "attack": {"range": None, "targets": 1, "area": None}},
}


def run(*arguments: str, given: str | None = None) -> Result:
    return CliRunner().invoke(build(arguments), list(arguments), input=given)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "case.json"
    path.write_text(json.dumps(CASE))
    return path


def test_for_programs(file: Path):
    expected = {"outcomes": [{"end": [2, 1], "attacks": ["c1"], "focus": ["c1"]}]}
    for result in (run("ruling", str(file), "--json"), run("ruling", "-", "--json", given=json.dumps(CASE))):
        assert result.exit_code == 0, result.output
        found = json.loads(result.stdout)
        because = found["outcomes"][0].pop("because")
        assert found == expected
        assert because == ["GH-FOC-01", "GH-MMV-08", "GH-MAT-02"]


def test_for_people_in_both_languages(file: Path):
    english = run("ruling", str(file), "--lang", "en").output
    assert "c1: can be attacked after 2 movement points, range 3, initiative 20. [GH-FOC-03]" in english
    assert "Ends on [2, 1], attacks c1; focus c1" in english
    german = run("ruling", str(file), "--lang", "de").output
    assert "c1: kann nach 2 Bewegungspunkten angegriffen werden, Reichweite 3, Initiative 20. [GH-FOC-03]" in german
    assert "Endet auf [2, 1], greift c1 an; Fokus c1" in german


def test_wrong_input_is_explained_with_exit_code_2(file: Path):
    file.write_text(json.dumps(CASE | {"rules": "chess"}))
    result = run("ruling", str(file))
    assert result.exit_code == 2
    assert "rules: 'chess' is not one of frosthaven, gloomhaven" in result.stderr
    missing = run("ruling", str(file.parent / "nothing.json"))
    assert missing.exit_code == 2
    assert "can't be read: No such file or directory" in missing.stderr
