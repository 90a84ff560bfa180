"""Quests of one's own: a pack is laid over the game's content (MD-VAR-05)."""

from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest
from typer.testing import CliRunner

from tafelrunde.cli.main import build
from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.box import content
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.kernel import Chance, Match
from tafelrunde.tabletop.packs import ContentError
from tests.helpers.playing import play_at_random
from tests.massive_darkness.packs import TRIAL
from tests.massive_darkness.questing import go_on
from tests.massive_darkness.table import enemy, hero, ids, play, table

MANIFEST = "game: massive_darkness\nname: {de: Probe, en: Trial}\n"


def write(folder: Path, quest: str) -> Path:
    (folder / "pack.yaml").write_text(MANIFEST, encoding="utf-8")
    (folder / "quests.yaml").write_text(dedent(quest), encoding="utf-8")
    return folder


@pytest.fixture
def pack(tmp_path: Path) -> Iterator[Path]:
    write(tmp_path, TRIAL)
    content.PACKS.use(tmp_path)
    yield tmp_path
    content.PACKS.use(None)


@pytest.mark.rule("MD-VAR-05")
def test_a_quest_of_a_pack_is_offered_and_named(pack: Path):
    (option,) = [option for option in RULEBOOK.options if option.id == "quest"]
    assert option.values[-1] == "trial"
    assert RULEBOOK.name("trial", "de") == "Die Probe"
    digest = RULEBOOK.content_digest()
    content.PACKS.use(None)
    assert RULEBOOK.content_digest() != digest
    assert "trial" not in next(option for option in RULEBOOK.options if option.id == "quest").values


@pytest.mark.rule("MD-VAR-05", "MD-OBJ-05")
def test_its_goals_are_fulfilled_in_order(pack: Path):
    match = table("""
        options: {quest: trial}
        players: 1
        heroes: [{hero: bjorn, class: shadow_barbarian, zone: C4, hands: [SA11]}]
        objectives:
        - {kind: artefact, zone: C4, hidden: true}
        - {kind: cave, zone: C5, marker: true}
        - {kind: library, zone: A1, marker: true}
        on_top: {artefact: [A04], event: [E14]}
        placed: {hellhound: {zone: A6, health: 1, treasure: ''}, goblin_archers: {zone: A6, health: 1, treasure: ''}}
    """)
    game, quest = Game(match.state), quests.of(Game(match.state))

    def done() -> list[bool]:
        return [met for _, met in quest.goals(game)]

    assert done() == [False] * 6
    play(match, "pick_up")
    assert hero(match).pack == ("A04",)
    assert done() == [True] + [False] * 5
    play(match, "move:C5", "end")
    go_on(match, "act")
    # A round has begun with a hero on the switch: the special door is open.
    assert done()[:2] == [True, True]
    assert "A2-B2" not in match.state.shut
    assert "leave" not in ids(match)


@pytest.mark.rule("MD-VAR-05")
def test_killing_destroying_and_holding(pack: Path):
    match = table("""
        options: {quest: trial}
        players: 1
        heroes: [{hero: bjorn, class: shadow_barbarian, zone: B1, hands: [SA11]}]
        marks: {taken_artefact: 1, switched: 1, targets: 2, killed: 1}
        objectives: [{kind: library, zone: A1, marker: true}]
        placed: {hellhound: {zone: B1, health: 1, treasure: ''}, goblin_archers: {zone: A6, treasure: ''}}
        open: [A2-B2]
        explored: [A1, A2]
        next: {attack: [6, 6], defense: [1, 1, 1]}
        on_top: {event: [E14]}
    """)
    match.state.enemies = [one for one in match.state.enemies if one.id == "hellhound"]
    play(match, "melee:hellhound")
    go_on(match, "act")
    assert enemy(match, "hellhound") is None
    play(match, "melee:pillar_0")
    go_on(match, "act")
    assert match.state.pillars == []
    assert "leave" not in ids(match)
    hero(match).zone = "A1"
    play(match, "end")
    go_on(match, "act")
    hero(match).zone = "B1"
    play(match, "trade")
    go_on(match, "act")
    play(match, "leave")
    assert match.state.result == "won"


@pytest.mark.rule("MD-VAR-05")
@pytest.mark.parametrize("players", [1, 3, 6])
def test_it_can_be_played_at_random(pack: Path, players: int):
    match = Match.new(RULEBOOK, players, players, options={"quest": "trial"})
    for number in play_at_random(match, Chance(players)):
        if number % 5 == 0:
            RULEBOOK.check(match.state)
    assert match.outcome is not None


@pytest.mark.parametrize(
    ("old", "new", "where", "said"),
    [
        ("what: hellhound_lesser", "what: unicorn_lesser", "unicorn", "there is no unicorn_lesser"),
        ("exit: '8R.01'\n", "\n", "op: escape", "there is no exit"),
        ("op: kill", "op: kiss", "op: kiss", "'kiss' is not one of"),
        ("tokens: [artefact]", "tokens: [library]", "op: collect", "there is no library token to collect"),
        ("between: ['6V.00', '6V.01']", "between: ['6V.11', '6V.01']", "6V.11', '6V.01", "no doorway between"),
    ],
)
def test_mistakes_are_told_with_the_packs_own_lines(tmp_path: Path, old: str, new: str, where: str, said: str):
    assert old in TRIAL
    wrong = TRIAL.replace(old, new, 1)
    (line,) = [number for number, text in enumerate(wrong.splitlines(), 1) if where in text]
    write(tmp_path, wrong)
    with pytest.raises(ContentError) as caught:
        content.PACKS.check(tmp_path)
    (problem, *_) = caught.value.problems
    assert said in problem.message
    assert (problem.file, problem.line) == ("quests.yaml", line)


def test_a_quest_without_goals_is_refused(tmp_path: Path):
    write(tmp_path, TRIAL.split("      goals:")[0])
    with pytest.raises(ContentError, match="trial has no goals"):
        content.PACKS.check(tmp_path)


def test_the_command_line_takes_such_packs(tmp_path: Path):
    write(tmp_path, TRIAL)
    arguments = ["packs", "check", str(tmp_path), "--lang", "en"]
    assert CliRunner().invoke(build(arguments), arguments).output == "The pack is sound.\n"
    arguments = ["packs", "show", str(tmp_path), "--lang", "en"]
    assert "trial  The Trial" in CliRunner().invoke(build(arguments), arguments).output
