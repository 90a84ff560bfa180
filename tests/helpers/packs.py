"""Small content packs for tests: a sound one, and ways to break it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tafelrunde.games.gloomhaven import content
from tafelrunde.tabletop.packs import ContentError

MANIFEST = """\
game: gloomhaven
name: {de: Probe, en: Trial}
"""
SCENARIO = """\
id: trial
name: {de: Probe, en: Trial}
goal: {op: kill_all}
special:
  - when: {op: round, at: 2}
    do: [{op: unlock, door: E}]
    text: key
map: |
  1s1s1 # 2 2b2
   1s1s1 D 2o2 2$
  1 1a1 # 2 2^2
   # # # # # E #
  # # # # 3 3T#
   # # # # 3c# #
legend:
  a: {monster: grey_wolf, players: nnn}
  b: {monster: grey_wolf, players: -nn}
  c: {boss: xorn_spawn}
  o: {obstacle: tree}
  ^: {trap: spike_trap, harms: true}
  T: {treasure: 901}
doors:
  E: {locked: true}
sections: {3: deep}
texts:
  intro: {de: Los, en: Go}
  key: {de: Auf, en: Open}
  deep: {de: Tief, en: Deep}
  conclusion: {de: Aus, en: Done}
"""
TREASURES = """\
treasures:
  - {number: 901, gold: 10}
"""
HERE = "mine/scenarios/trial.yaml"
"""How problems call the scenario."""


def sound_pack(tmp_path: Path) -> Path:
    """A small sound pack with one scenario."""
    folder = tmp_path / "mine"
    (folder / "scenarios").mkdir(parents=True)
    (folder / "pack.yaml").write_text(MANIFEST, encoding="utf-8")
    (folder / "treasures.yaml").write_text(TREASURES, encoding="utf-8")
    (folder / "scenarios" / "trial.yaml").write_text(SCENARIO, encoding="utf-8")
    return folder


def problems(folder: Path) -> list[str]:
    """What the checker says of a pack that is not sound."""
    with pytest.raises(ContentError) as caught:
        content.load(folder)
    return [str(problem) for problem in caught.value.problems]


def broken_scenario(tmp_path: Path, *changes: tuple[str, str]) -> list[str]:
    """What the checker says after these replacements in the scenario of the sound pack."""
    folder = sound_pack(tmp_path)
    path = folder / "scenarios" / "trial.yaml"
    path.write_text(_changed(SCENARIO, changes), encoding="utf-8")
    return problems(folder)


def broken_file(tmp_path: Path, file: str, *changes: tuple[str, str]) -> list[str]:
    """What the checker says of a pack that holds a changed file of the game's own content, and nothing else."""
    folder = sound_pack(tmp_path)
    shutil.rmtree(folder / "scenarios")
    text = (content.FOLDER / file).read_text(encoding="utf-8")
    (folder / file).parent.mkdir(exist_ok=True)
    (folder / file).write_text(_changed(text, changes), encoding="utf-8")
    return problems(folder)


def _changed(text: str, changes: tuple[tuple[str, str], ...]) -> str:
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def line_of(file: str, text: str) -> int:
    """The line of a text in a file of the game's own content."""
    lines = (content.FOLDER / file).read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


def told(found: list[str], message: str) -> bool:
    """Whether a problem is among those found; one that ends in `…` may go on with a list of what is allowed."""
    if message.endswith("…"):
        matching = [one for one in found if one.startswith(message[:-1])]
    else:
        matching = [one for one in found if one == message]
    assert matching, "\n".join(found)
    return True
