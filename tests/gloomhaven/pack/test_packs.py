"""Packs of one's own, laid over the game's content."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.games.gloomhaven import content as module
from tafelrunde.kernel import Chance, Match, SaveError
from tafelrunde.tabletop.packs import ContentError
from tests.helpers.packs import problems, sound_pack
from tests.helpers.playing import play_at_random


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return sound_pack(tmp_path)


# --- laid over the game's own content -------------------------------------------------------------------------


def test_a_pack_adds_to_the_content(pack: Path) -> None:
    own, alone = module.load(pack), module.PACKS.alone()
    assert own.scenarios.keys() - alone.scenarios.keys() == {"trial"}
    assert own.treasures[901].gold == 10
    assert own.cards == alone.cards
    assert own.digest != alone.digest


def test_a_pack_replaces_what_has_the_same_id(pack: Path) -> None:
    text = (module.FOLDER / "items.yaml").read_text(encoding="utf-8")
    boots = next(line for line in text.splitlines() if 'id: "001"' in line)
    (pack / "items.yaml").write_text("items:\n" + boots.replace("move: 2", "move: 4") + "\n", encoding="utf-8")
    own, alone = module.load(pack), module.PACKS.alone()
    assert (alone.items["001"].gain.move, own.items["001"].gain.move) == (2, 4)
    assert len(own.items) == len(alone.items)
    assert own.items["002"] == alone.items["002"]


@pytest.fixture
def restored() -> Iterator[None]:
    yield
    module.PACKS.use(None)


def test_the_pack_in_use(pack: Path, restored: None, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "trial" not in module.load().scenarios
    module.PACKS.use(pack)
    assert "trial" in module.load().scenarios
    module.PACKS.use(None)
    assert "trial" not in module.load().scenarios


def test_an_unsound_pack_is_not_used(pack: Path, restored: None) -> None:
    (pack / "pack.yaml").unlink()
    with pytest.raises(ContentError):
        module.PACKS.use(pack)
    assert "trial" not in module.load().scenarios


def test_a_class_of_one_s_own_sits_at_the_table(pack: Path, restored: None) -> None:
    text = (module.FOLDER / "classes" / "brute.yaml").read_text(encoding="utf-8")
    text = text.replace("id: brute\n", "id: berserker\n").replace("id: BR-", "id: BZ-")
    (pack / "classes").mkdir()
    (pack / "classes" / "berserker.yaml").write_text(text, encoding="utf-8")
    module.PACKS.use(pack)
    match = Match.new("gloomhaven", players=2, seed=5, scenario="trial", class_1="berserker", class_2="brute")
    for _ in play_at_random(match, Chance(5)):
        pass
    assert [hero.id for hero in match.state.heroes] == ["berserker", "brute"]


def test_a_save_needs_its_pack(pack: Path, restored: None, tmp_path: Path) -> None:
    module.PACKS.use(pack)
    match = Match.new("gloomhaven", players=2, seed=5, scenario="trial")
    match.save(tmp_path / "game.tafel")
    loaded = Match.load_report(tmp_path / "game.tafel")
    assert (loaded.match.state, loaded.notes) == (match.state, ())
    module.PACKS.use(None)
    with pytest.raises(SaveError, match=r"there is no scenario 'trial'; it may need its pack \(--pack DIR\)"):
        Match.load(tmp_path / "game.tafel")


# --- the pack itself ------------------------------------------------------------------------------------------


def test_a_pack_says_what_it_is_for(pack: Path) -> None:
    (pack / "pack.yaml").write_text("game: frosthaven\nname: {de: a, en: b}\n", encoding="utf-8")
    assert problems(pack) == ["mine/pack.yaml:1: game: this pack is for 'frosthaven', not for 'gloomhaven'"]
    (pack / "pack.yaml").unlink()
    assert problems(pack) == [
        f"mine/pack.yaml: the file is missing in {pack}; it says which game this is for",
    ]


def test_a_stray_file(pack: Path) -> None:
    (pack / "monster.yaml").write_text("monsters: []\n", encoding="utf-8")
    (only,) = problems(pack)
    assert only.startswith("mine/monster.yaml: unknown file; allowed are pack.yaml, areas.yaml, ")
    assert only.endswith("alchemy.yaml, classes/*.yaml, scenarios/*.yaml")


def test_no_such_folder(tmp_path: Path) -> None:
    assert problems(tmp_path / "none") == [f"{tmp_path / 'none'}: there is no such folder"]


def test_no_yaml_and_empty_files(pack: Path) -> None:
    (pack / "treasures.yaml").write_text("treasures: [\n", encoding="utf-8")
    (pack / "items.yaml").write_text("", encoding="utf-8")
    first, second = problems(pack)
    assert first == "mine/items.yaml: the file is empty"
    assert second.startswith("mine/treasures.yaml:2: not YAML:")
