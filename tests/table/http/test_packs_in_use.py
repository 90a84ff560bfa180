"""Packs in use, as the lobby sees them: each game looks only at packs of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from tests.helpers.packs import MANIFEST, sound_pack
from tests.massive_darkness.packs import TRIAL

GAMES = ["frosthaven", "gloomhaven", "massive_darkness", "monster_lands", "sword_and_sorcery"]
LOBBY = """
from tafelrunde.table.http.lobby import offered
adventures = {"scenario", "quest"}
for game in offered("en", None):
    print(f"{game.id}:{[option.values for option in game.options if option.id in adventures]}")
"""
"""The list of games in a process of its own, as a server begins it."""


def quest_pack(tmp_path: Path, name: str = "{de: Probe, en: Trial}") -> Path:
    folder = tmp_path / "quests"
    folder.mkdir()
    (folder / "pack.yaml").write_text(f"game: massive_darkness\nname: {name}\n", encoding="utf-8")
    (folder / "quests.yaml").write_text(dedent(TRIAL), encoding="utf-8")
    return folder


def lobby(*packs: Path) -> dict[str, str]:
    """The games of the lobby with their adventures, while these packs are in use."""
    chosen = {**os.environ, "TAFELRUNDE_PACK": os.pathsep.join(map(str, packs))}
    found = subprocess.run([sys.executable, "-c", LOBBY], env=chosen, capture_output=True, text=True, check=True)
    return dict(line.split(":", 1) for line in found.stdout.splitlines())


def test_a_pack_of_one_game_leaves_the_others_in_the_lobby(tmp_path: Path) -> None:
    games = lobby(quest_pack(tmp_path))
    assert sorted(games) == GAMES
    assert "'trial'" in games["massive_darkness"]
    assert "'trial'" not in games["gloomhaven"]


def test_a_pack_may_name_another_game_in_its_text(tmp_path: Path) -> None:
    pack = sound_pack(tmp_path)
    (pack / "pack.yaml").write_text(MANIFEST + "about: {de: Wie massive_darkness, en: Like massive_darkness}\n")
    games = lobby(pack)
    assert sorted(games) == GAMES
    assert "'trial'" in games["gloomhaven"]


def test_packs_of_two_games_at_once(tmp_path: Path) -> None:
    games = lobby(sound_pack(tmp_path), quest_pack(tmp_path))
    assert sorted(games) == GAMES
    assert "'trial'" in games["gloomhaven"]
    assert "'trial'" in games["massive_darkness"]


@pytest.mark.parametrize("manifest", [None, "game: [\n", "name: {de: a, en: b}\n", "- game\n"])
def test_a_pack_that_names_no_game_is_not_passed_over(tmp_path: Path, manifest: str | None) -> None:
    (tmp_path / "mine").mkdir()
    if manifest is not None:
        (tmp_path / "mine" / "pack.yaml").write_text(manifest, encoding="utf-8")
    # All games take packs, and none can know whether it is theirs.
    assert not lobby(tmp_path / "mine")
