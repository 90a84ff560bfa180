"""A study finds what was planted: a scenario that nobody can win, and a card that nobody wants."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tafelrunde.cli.main import build
from tafelrunde.kernel import BadSetup, find
from tafelrunde.lab.study.counting import Record, Study
from tafelrunde.lab.study.page import page
from tafelrunde.lab.study.tuning import Advice, tune
from tests.helpers.packs import SCENARIO, sound_pack
from tests.helpers.playing import INSTALLED

BUTTON = """\
tiles:
  - id: bone_button
    name: {de: Beinknopf, en: Bone button}
    effect: {op: gain, gold: 1}
    trigger: anytime
    outside: false
"""


@pytest.fixture
def packs() -> Iterator[None]:
    yield
    for game in ("gloomhaven", "monster_lands"):
        find(game).packs.use(None)


def unfair_pack(tmp_path: Path) -> Path:
    """Over before anybody could have won."""
    folder = sound_pack(tmp_path)
    text = SCENARIO.replace("goal: {op: kill_all}", "goal: {op: kill_all}\nlose:\n  - {op: too_late, rounds: 1}")
    (folder / "scenarios" / "trial.yaml").write_text(text, encoding="utf-8")
    return folder


def card_pack(tmp_path: Path) -> Path:
    (tmp_path / "pack.yaml").write_text("game: monster_lands\nname: {de: Probe, en: Trial}\n")
    (tmp_path / "loot.yaml").write_text(BUTTON)
    return tmp_path


def played(study: Study, games: int) -> Study:
    for _ in study.run(games, 5):
        pass
    return study


def test_a_scenario_that_can_not_be_won_is_found(packs: None, tmp_path: Path):
    find("gloomhaven").packs.use(unfair_pack(tmp_path))
    study = played(Study(find("gloomhaven"), players=[2]), 16)
    assert study.adventures == ["trial"]
    assert [cell.label for cell in study.unfair()] == ["trial, 2"]
    assert study.cells[0].party.figures["rounds"].value == 1
    assert "Unausgewogen" in page(study, "de")


def test_a_card_that_nobody_wants_is_found(packs: None, tmp_path: Path):
    find("monster_lands").packs.use(card_pack(tmp_path))
    study = played(Study(find("monster_lands"), players=[4]), 16)
    assert study.own == {"bone_button"}
    record = study.records["bone_button"]
    assert record.offered
    assert "bone_button" in [worse for worse, _, _ in study.dominated()]
    found = page(study, "en")
    assert "Bone button" in found
    assert "http" not in found.replace("http://www.w3.org/2000/svg", "")


def test_the_command(packs: None, tmp_path: Path):
    report = tmp_path / "report.html"
    words = ["study", str(unfair_pack(tmp_path)), "--games", "2", "--players", "2", "--workers", "1"]
    result = CliRunner().invoke(build(words), [*words, "--report", str(report), "--lang", "de"])
    assert result.exit_code == 0, result.output
    assert "trial, 2: 0 %" in result.output
    assert "<h1>Studie" in report.read_text(encoding="utf-8")


def test_a_difference_has_an_interval():
    record = Record("x", "cards", used=100, won_with=80, without=100, won_without=40)
    assert record.difference is not None
    gap, low, high = record.difference
    assert gap == pytest.approx(0.4)
    assert 0.26 < low < 0.29, "Newcombe's method, reckoned by hand"
    assert 0.50 < high < 0.53
    assert Record("y", "cards", used=3, won_with=1).difference is None


def test_a_proposal_says_how_sure_it_is():
    few = Advice("level", 0.5, [(0, 4, 5), (1, 3, 5), (2, 1, 5)])
    assert (few.best[0], few.sure) == (1, False)
    many = Advice("level", 0.5, [(0, 900, 1000), (1, 505, 1000), (2, 100, 1000)])
    assert (many.best[0], many.sure) == (1, True)


# --- a pack made for the purpose ----------------------------------------------------------------------------------

USEFUL = """\
    initiative: 11
    name: {de: Kräftemessen, en: Trial of Might}
    top: {abilities: [{op: attack, n: 2, bonus: [{when: per_adjacent_enemy, gain: {attack: 1, times: true}}]}]}
    bottom: {abilities: [{op: move, n: 2}, {op: push, n: 1, who: adjacent_enemies}]}
"""
USELESS = """\
    initiative: 99
    name: {de: Stubenhocken, en: Staying at Home}
    top: {abilities: [{op: suffer, n: 1}]}
    bottom: {abilities: [{op: suffer, n: 1}]}
"""


def planted_pack(tmp_path: Path) -> Path:
    """Two scenarios, one of which is over after a round; two changed cards, one of which does nothing but harm."""
    folder = sound_pack(tmp_path)
    unfair = SCENARIO.replace("goal: {op: kill_all}", "goal: {op: kill_all}\nlose:\n  - {op: too_late, rounds: 1}")
    for old, new in (("id: trial", "id: planted"), ("  T: {treasure: 901}\n", ""), ("3 3T#", "3 3 #")):
        unfair = unfair.replace(old, new)
    (folder / "scenarios" / "planted.yaml").write_text(unfair, encoding="utf-8")
    own = Path(inspect.getfile(type(find("gloomhaven")))).parent / "content" / "classes" / "brute.yaml"
    brute = own.read_text(encoding="utf-8")
    assert USEFUL in brute
    brute = brute.replace(USEFUL, USELESS).replace("initiative: 72", "initiative: 71", 1)
    (folder / "classes").mkdir()
    (folder / "classes" / "brute.yaml").write_text(brute, encoding="utf-8")
    return folder


def test_a_planted_scenario_and_a_planted_card_are_found_and_nothing_else(packs: None, tmp_path: Path):
    find("gloomhaven").packs.use(planted_pack(tmp_path))
    party = ("brute", "tinkerer")
    study = played(Study(find("gloomhaven"), parties=[party], options={"preparation": "full"}), 16)
    assert sorted(study.adventures) == ["planted", "trial"]
    assert {"BR-01", "BR-11"} <= study.own
    assert "BR-02" not in study.own
    assert [cell.adventure for cell in study.unfair()] == ["planted"]
    assert [record.id for record in study.never_used()] == ["BR-11"]
    assert study.records["BR-01"].used
    found = page(study, "en")
    assert "Staying at Home" in found.split("Offered, never chosen")[1].split("<h2>")[0]


@pytest.mark.parametrize("game", sorted(INSTALLED))
def test_every_game_can_be_studied(game: str):
    study = played(Study(find(game), players=[2]), 1)
    assert study.games == len(study.cells) == 1
    assert not study.failures
    assert any(record.used for record in study.records.values())
    assert any(record.met for record in study.records.values())
    assert "<h1>" in page(study, "de")


# --- numbers that are proposed --------------------------------------------------------------------------------------


def test_levels_are_cells_of_their_own():
    study = Study(find("gloomhaven"), ["1"], [2, 3], by={"hero_level": [1, 4], "difficulty": ["easy"]})
    assert [cell.label for cell in study.cells] == [
        "1, 2, hero level 1, difficulty easy",
        "1, 2, hero level 4, difficulty easy",
        "1, 3, hero level 1, difficulty easy",
        "1, 3, hero level 4, difficulty easy",
    ]
    assert study.cells[1].setup.options["hero_level"] == 4


def test_a_number_in_a_pack_is_proposed(packs: None, tmp_path: Path):
    """How many rounds there are makes all the difference: one is too few, and nobody has to be asked for the others."""
    folder = unfair_pack(tmp_path)
    find("gloomhaven").packs.use(folder)
    study = Study(find("gloomhaven"), players=[2], options={"difficulty": "easy", "hero_level": 9})
    advice = tune(study, "scenarios/trial.yaml:lose.0.rounds", 1.0, 3, 5, values=["1", "60"])
    assert [(value, games) for value, _, games in advice.tried] == [(1, 3), (60, 3)]
    assert advice.tried[0][1] == 0
    assert advice.best[0] == 60
    assert "rounds: 1}" in (folder / "scenarios" / "trial.yaml").read_text(encoding="utf-8"), "the pack stays as it is"
    assert find("gloomhaven").packs.load().scenarios["trial"].lose[0].rounds == 1, "and is in use again"


def test_a_place_that_is_not_there_is_said(packs: None, tmp_path: Path):
    find("gloomhaven").packs.use(unfair_pack(tmp_path))
    study = Study(find("gloomhaven"), players=[2])
    for what, said in (
        ("scenarios/trial.yaml:lose.3.rounds", "no lose.3 in"),
        ("scenarios/nowhere.yaml:lose", "can't be read"),
        ("scenarios/trial.yaml:legend.b.players", "say which values"),
        ("weather", "no option 'weather'"),
    ):
        with pytest.raises(BadSetup, match=re.escape(said)):
            tune(study, what, 0.5, 1, 1)
    with pytest.raises(BadSetup, match="not sound"):
        tune(study, "scenarios/trial.yaml:legend.b.players", 0.5, 1, 1, values=["zzz"])
    find("gloomhaven").packs.use(None)
    with pytest.raises(BadSetup, match="no pack in use"):
        tune(study, "scenarios/trial.yaml:lose.0.rounds", 0.5, 1, 1)
