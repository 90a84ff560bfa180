"""Packs: docs/packs.md works as written for Sword & Sorcery, packs are played, mistakes are told with their place."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tafelrunde.cli.main import build
from tafelrunde.games.sword_and_sorcery import RULEBOOK
from tafelrunde.games.sword_and_sorcery.box.content import PACKS, load
from tafelrunde.kernel import Chance, Match
from tafelrunde.kernel.words.language import Language
from tafelrunde.tabletop.packs import ContentError
from tests.helpers.playing import encoded, moment

PAGE = (Path(__file__).parents[3] / "docs" / "packs.md").read_text(encoding="utf-8")
CHAPTER = PAGE[PAGE.index("## Sword & Sorcery") :]
FILES = dict(re.findall(r"`my-chronicle/(\w+\.yaml)`\n\n```yaml\n(.*?)```", CHAPTER, re.DOTALL))
COMMANDS = re.search(r"```sh\n(.*?)```", CHAPTER, re.DOTALL)


def written(folder: Path, **changes: str) -> Path:
    """The pack of the page, with some of its files changed or added."""
    for name, text in {
        **FILES,
        **{f"{name}.yaml": text for name, text in changes.items()},
    }.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def problems(folder: Path) -> list[str]:
    with pytest.raises(ContentError) as error:
        PACKS.check(folder)
    return [str(problem) for problem in error.value.problems]


@pytest.fixture
def used(tmp_path: Path) -> Iterator[Path]:
    PACKS.use(written(tmp_path))
    yield tmp_path
    PACKS.use(None)


def test_the_page_shows_a_whole_pack(tmp_path: Path):
    assert set(FILES) == {
        f"{name}.yaml" for name in ("pack", "adventures", "scrolls", "enemy_cards", "heroes", "powers")
    }
    found = PACKS.check(written(tmp_path))
    assert "the_lamp" in found.adventures
    assert "ash_wolf_2" in found.enemy_cards
    assert "mara_lamplighter" in found.heroes
    assert set(PACKS.alone().adventures) < set(found.adventures)


def commands() -> list[str]:
    """The commands of the page's chapter, word for word."""
    assert COMMANDS is not None
    return COMMANDS[1].splitlines()


def test_the_page_checks_simulates_and_plays_its_pack() -> None:
    assert [line.split()[:2] for line in commands()] == [["tafelrunde", what] for what in ("packs", "simulate", "play")]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The pack of the page, in the folder we are in."""
    folder = tmp_path / "my-chronicle"
    folder.mkdir()
    monkeypatch.chdir(tmp_path)
    yield written(folder)
    PACKS.use(None)


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("command", [line for line in commands() if line.split()[1] != "play"])
def test_the_commands_of_the_page_work_as_written(command: str) -> None:
    arguments = shlex.split(command)[1:]
    result = CliRunner().invoke(build(arguments), arguments)
    assert result.exit_code == 0, result.output


def test_a_slip_of_the_pen_is_told_as_the_page_says(here: Path) -> None:
    path = here / "scrolls.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("ability: howl", "ability: howll"), encoding="utf-8")
    result = CliRunner().invoke(build(["packs"]), ["packs", "check", "my-chronicle"])
    (promised,) = re.findall(r"```\n(scrolls\.yaml:.*)\n```", CHAPTER)
    assert result.exit_code == 1
    assert result.output.startswith(promised)


@pytest.mark.usefixtures("used")
def test_its_hero_enemy_and_adventure_are_played_and_have_words():
    assert "the_lamp" in next(option for option in RULEBOOK.options if option.id == "adventure").values
    languages = [Language(code, RULEBOOK) for code in ("de", "en")]
    acted = set()
    for seed in range(6):
        match = Match.new(RULEBOOK, 2, seed, options={"adventure": "the_lamp"})
        chance = Chance(seed)
        while match.outcome is None:
            decision = match.decisions[0]
            options = [option for option in decision.options if option.id == "hero:mara"] or decision.options
            if chance.below(7) == 0:
                encoded(match.view(0).scene)
            match.answer(options[chance.below(len(options))], decision.seat)
            RULEBOOK.check(match.state)
        again = Match.new(RULEBOOK, 2, seed, options={"adventure": "the_lamp"})
        for answer in match.answers:
            again.answer(answer.option, answer.seat)
        assert moment(again) == moment(match)
        acted |= {event.args["enemy"] for event in match.events if event.kind == "enemy_enters"}
        assert match.state.heroes[0].card == "mara_lamplighter"
    assert "ash_wolf_1" in acted
    for language in languages:
        assert language.text("goal-the_lamp") in (
            "Entzündet die Lampe und vertreibt alle Gegner.",
            "Light the lamp and drive all enemies away.",
        )
        assert language.text("entry-it_burns") in ("Ihr Licht reicht bis zum Wald.", "Its light reaches the forest.")


def test_without_the_pack_nothing_of_it_is_left(tmp_path: Path):
    before = load().digest
    PACKS.use(written(tmp_path))
    assert load().digest != before
    assert RULEBOOK.name("ash_wolf_1", "en") == "Ash Wolf 1"
    PACKS.use(None)
    assert load().digest == before
    assert RULEBOOK.name("ash_wolf_1", "en") is None


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("scrolls", "ability: howl", "ability: howll", "ash_wolf has no ability 'howll'"),
        ("scrolls", "op: strike", "op: stryke", "stryke"),
        ("enemy_cards", "scroll: ash_wolf, hp", "scroll: ash_wulf, hp", "there is no scroll 'ash_wulf'"),
        ("adventures", "zone: D2, action", "zone: Z9, action", "Z9"),
        ("adventures", "face: 2A", "face: 99A", "there is no tile 99A"),
        ("adventures", "enemies: [ash_wolf_1,", "enemies: [ash_bear_1,", "ash_bear_1"),
        ("adventures", "    it_burns:", "    it_burnt:", "the text 'it_burns' is missing"),
        ("adventures", "- id: the_lamp\n", "- id: the_vault\n", "give yours another id"),
        ("heroes", "nature: neutral", "nature: grumpy", "grumpy"),
        ("heroes", "{hp: 8, powers: 1", "{hp: 5, powers: 1", "a higher setting never gives less"),
        ("powers", "hero: mara\n  levels:\n", "hero: marta\n  levels:\n", "there is no hero 'marta'"),
        ("powers", "recharge: 2", "recharge: 0", "what is used recharges"),
    ],
)
def test_mistakes_are_told_with_file_and_line(tmp_path: Path, file: str, old: str, new: str, told: str):
    assert old in FILES[f"{file}.yaml"]
    found = problems(written(tmp_path, **{file: FILES[f"{file}.yaml"].replace(old, new, 1)}))
    hits = [problem for problem in found if told in problem]
    assert hits, found
    assert re.match(r"\w+\.yaml:\d+: ", hits[0]), hits[0]


def test_what_a_pack_cannot_change_is_refused(tmp_path: Path):
    (found,) = problems(written(tmp_path, dice="dice: []\n"))
    assert "dice.yaml" in found
    assert "stay as they are" in found
    written(tmp_path)
    (tmp_path / "dice.yaml").unlink()
    (tmp_path / "wolves.yaml").write_text("wolves: []\n", encoding="utf-8")
    (found,) = problems(tmp_path)
    assert "unknown file" in found


def test_a_card_of_the_game_may_be_changed_but_keeps_its_scroll(tmp_path: Path):
    spider = "cards:\n- {id: giant_spider_1, scroll: giant_spider, hp: 7, shards: 1}\n"
    own = written(tmp_path, enemy_cards=FILES["enemy_cards.yaml"] + spider.removeprefix("cards:\n"))
    assert PACKS.check(own).enemy_cards["giant_spider_1"].hp == 7
    other = written(
        tmp_path,
        enemy_cards=FILES["enemy_cards.yaml"]
        + spider.removeprefix("cards:\n").replace("scroll: giant_spider,", "scroll: giant_snake,"),
    )
    assert any("keeps the scroll giant_spider" in problem for problem in problems(other))
