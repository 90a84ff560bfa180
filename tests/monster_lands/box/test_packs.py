"""Packs: docs/packs.md works as written for Monster Lands, packs are played, mistakes are told with their place."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from tafelrunde.bots import RandomBot
from tafelrunde.cli.main import build
from tafelrunde.games.monster_lands import RULEBOOK
from tafelrunde.games.monster_lands.box.content import PACKS, load
from tafelrunde.kernel import Match
from tafelrunde.tabletop.packs import ContentError

PAGE = (Path(__file__).parents[3] / "docs" / "packs.md").read_text(encoding="utf-8")
CHAPTER = PAGE[PAGE.index("## Monster Lands") : PAGE.index("## Massive Darkness")]
FILES = dict(re.findall(r"`my-lands/(\w+\.yaml)`\n\n```yaml\n(.*?)```", CHAPTER, re.DOTALL))
COMMANDS = re.search(r"```sh\n(.*?)```", CHAPTER, re.DOTALL)


def written(folder: Path, **changes: str) -> Path:
    """The pack of the page, with some of its files changed or added."""
    folder.mkdir(exist_ok=True)
    for name, text in {**FILES, **{f"{name}.yaml": text for name, text in changes.items()}}.items():
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
    assert set(FILES) == {f"{name}.yaml" for name in ("pack", "monsters", "mercenaries", "lands")}
    found = PACKS.check(written(tmp_path))
    assert {"frostling", "ilva", "hoarfell"} <= {*found.monsters, *found.mercenaries, *found.lands}
    assert set(PACKS.alone().monsters) < set(found.monsters)


def test_the_commands_of_the_page_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    written(tmp_path / "my-lands")
    monkeypatch.chdir(tmp_path)
    assert COMMANDS
    try:
        for line in COMMANDS[1].splitlines():
            words = shlex.split(line)[1:]
            result = CliRunner().invoke(build(words), words)
            assert result.exit_code == 0, result.output
    finally:
        PACKS.use(None)


def test_what_is_added_is_in_the_decks(used: Path):
    content = load()
    assert "frostling" in content.monster_deck("A")
    assert "ilva" in content.tavern_deck()
    match = Match.new("monster_lands", players=4, seed=1)
    assert RULEBOOK.name("hoarfell", "de") == "Reiffels"
    assert "frostling" in str(match.state.monster_deck) + str(match.state.lands)


def test_without_the_pack_nothing_of_it_is_left(used: Path):
    assert RULEBOOK.name("ilva", "en") == "Ilva"
    PACKS.use(None)
    assert RULEBOOK.name("ilva", "en") is None
    assert "ilva" not in load().mercenaries


@pytest.mark.parametrize("seed", range(4))
def test_games_with_the_pack_are_played_and_drawn(used: Path, seed: int):
    match = Match.new("monster_lands", players=1 + seed, seed=seed, options={"extra_mercenaries": True})
    bots = [RandomBot(seat) for seat in range(1 + seed)]
    steps = 0
    while decision := match.decision:
        seat = max(decision.seat, 0)
        if steps % 40 == 0:
            RULEBOOK.check(match.state)
            for viewer in range(1 + seed):
                assert match.view(viewer).scene
        match.answer(bots[seat].choose(decision, match.view(seat)), decision.seat)
        steps += 1
    assert match.outcome


def test_every_monster_of_a_pack_can_be_met(tmp_path: Path):
    """All powers of the game under new names: bots reckon with them, and games end."""
    own = PACKS.alone().files.monsters.monsters
    lines = ["monsters:"]
    for card in own:
        data = msgspec.to_builtins(card) | {"id": f"own_{card.id}", "attack": 3}
        lines.append(f"  - {msgspec.json.encode(data).decode()}")
    PACKS.use(written(tmp_path, monsters="\n".join(lines)))
    try:
        match = Match.new("monster_lands", players=2, seed=3)
        outcome = match.play([RULEBOOK.bot(1), RULEBOOK.bot(2)])
        assert outcome.scores
    finally:
        PACKS.use(None)


MONSTER = FILES["monsters.yaml"]
MEMBER = FILES["mercenaries.yaml"]
LAND = FILES["lands.yaml"]


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("monsters", MONSTER.replace("attack: 2", "attack: 900"), "monsters.yaml:6: monsters[0].attack: at most"),
        ("monsters", MONSTER.replace("water", "wood"), "monsters.yaml:5: monsters[0].affinity: 'wood' is not one of"),
        ("monsters", MONSTER.replace("auto_hit", "blow_up"), "monsters[0].power.op: 'blow_up' is not one of"),
        ("monsters", MONSTER.replace("id: frostling", "id: 'a:b/../c'"), "monsters.yaml:2: monsters[0].id:"),
        ("monsters", MONSTER.replace("id: frostling", "id: blandor").replace("level: A", "level: B"), "keeps level A"),
        ("monsters", MONSTER.replace("de: Frostling", "de: ' '"), "a name has 1 to 60 characters"),
        (
            "mercenaries",
            MEMBER.replace("set: tavern", "set: start_leader"),
            "[0].set: 'start_leader' is not",
        ),
        (
            "mercenaries",
            MEMBER.replace("trigger: merc_attack", "trigger: on_mine"),
            "mercenaries.yaml:9:",
        ),
        ("mercenaries", MEMBER.replace("id: ilva", "id: aspirant_x"), "ids that start with 'aspirant'"),
        (
            "lands",
            LAND.replace("op: gain, potion: 2", "op: defense, n: 1"),
            "[0].ability.effect: no rule",
        ),
        ("lands", LAND.replace("id: hoarfell", "id: ilva"), "'ilva' is already an id in mercenaries.yaml"),
        ("config", "players: {min: 1}", "config.yaml: the numbers of the rules stay as they are"),
        ("spells", "spells: []", "spells.yaml: unknown file"),
    ],
)
def test_a_mistake_is_told_with_its_place(tmp_path: Path, file: str, text: str, said: str):
    found = problems(written(tmp_path, **{file: text}))
    assert any(said in problem for problem in found), found


def test_dice_that_can_not_be_counted_are_refused(tmp_path: Path):
    """Every way to fill the slots is looked at: thirty of three colours would never end."""
    slots = ", ".join(["[strength, magic, haggle]"] * 30)
    side = f"{{name: {{de: a, en: a}}, dice: [{slots}], goal: 3, reward: {{fame: 1}}, penalty: {{gold: 1}}}}"
    other = (
        "{name: {de: b, en: b}, dice: [[strength]], goal: {gold: 1}, reward_left: {fame: 1}, reward_right: {fame: 1}}"
    )
    mission = f"missions:\n  - id: endless\n    side_a: {side}\n    side_b: {other}\n"
    assert any("at most 8 dice" in problem for problem in problems(written(tmp_path, missions=mission)))


def test_a_link_out_of_the_pack_is_not_followed(tmp_path: Path):
    folder = written(tmp_path / "pack")
    (tmp_path / "elsewhere.yaml").write_text("monsters: []")
    (folder / "monsters.yaml").unlink()
    (folder / "monsters.yaml").symlink_to(tmp_path / "elsewhere.yaml")
    assert any("leads out" in problem for problem in problems(folder))


def test_what_a_pack_adds_has_a_name_and_an_icon(used: Path):
    words = {word: vocabulary for vocabulary in RULEBOOK.vocabularies() for word in vocabulary.words}
    for added in ("frostling", "ilva", "hoarfell"):
        assert words[added].icon
        assert RULEBOOK.name(added, "de")
