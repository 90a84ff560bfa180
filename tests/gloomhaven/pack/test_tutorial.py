"""docs/packs.md: its tutorial works as written, and it names every word of the content's language."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import fields
from typer.testing import CliRunner

from tafelrunde.cli.main import build
from tafelrunde.games.gloomhaven import content
from tafelrunde.games.havens.box import abilities, campaign, monster_abilities, special, vocabulary
from tafelrunde.games.havens.box.cards import Window
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.pack.goals import TESTS
from tafelrunde.games.havens.pack.map_files import Symbol
from tafelrunde.games.havens.pack.reading import FOLDERS, SINGLE
from tafelrunde.kernel import Chance, Match
from tests.helpers.playing import play_at_random
from tests.helpers.quick_scenarios import over_at_once

PAGE = (Path(__file__).parents[3] / "docs" / "packs.md").read_text(encoding="utf-8")


@pytest.fixture
def tutorial(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The pack of the tutorial, in the folder we are in."""
    for name, text in re.findall(r"`(my-pack/[^`]+)`\n\n```yaml\n(.*?)```", PAGE, re.DOTALL):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    yield tmp_path / "my-pack"
    content.PACKS.use(None)


def test_the_scenario_takes_about_forty_lines(tutorial: Path) -> None:
    lines = (tutorial / "scenarios" / "toll-bridge.yaml").read_text(encoding="utf-8").splitlines()
    assert 30 <= len(lines) <= 42


def _commands() -> list[str]:
    """What the page says about its pack for Gloomhaven; the chapters of other games have their own tests."""
    blocks = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if "my-pack" in line]


def test_every_command_of_the_page_is_tried() -> None:
    assert {line.split()[1] for line in _commands()} == {"packs", "simulate", "arena", "play", "serve", "study"}


COMMANDS = [line for line in _commands() if line.split()[1] in ("packs", "simulate", "arena", "study")]


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_work_as_written(tutorial: Path, command: str) -> None:
    arguments = shlex.split(command)[1:]
    if arguments[0] == "study":
        arguments += ["--games", "1", "--workers", "1"]  # the last one counts: the page's numbers take minutes
    result = CliRunner().invoke(build(arguments), arguments)
    assert result.exit_code == 0, result.output


def test_commands_that_stay_open_take_the_pack() -> None:
    for command in ("arena", "play", "serve", "resume", "replay", "position"):
        result = CliRunner().invoke(build([command]), [command, "--help"])
        assert "--pack" in result.output


def test_the_scenario_can_be_played_to_its_end(tutorial: Path) -> None:
    content.PACKS.use(tutorial)
    match = Match.new("gloomhaven", players=2, seed=3, scenario="toll-bridge")
    assert match.rulebook.content_digest() == content.load(tutorial).digest
    assert match.rulebook.content_digest() != content.PACKS.alone().digest
    decisions = sum(1 for _ in play_at_random(match, Chance(3)))
    assert decisions > 50
    assert match.outcome is not None


def test_the_campaign_is_played_from_its_beginning_to_both_of_its_ends(tutorial: Path) -> None:
    content.PACKS.use(tutorial)
    ends = set()
    for seed in range(12):
        match = Match.new("gloomhaven", players=2, seed=seed, options={"mode": "campaign"})
        with over_at_once():
            match.play([match.rulebook.bot(seat) for seat in range(2)])
        assert match.outcome is not None
        first = match.state.chronicle[0]
        assert first.adventure == "toll-bridge"
        assert {played.adventure for played in match.state.chronicle} <= {"toll-bridge", "toll-house", "smugglers-path"}
        assert set(match.state.progress.opened) == {"toll-bridge", "toll-house", "smugglers-path"}
        ends |= set(match.outcome.details["endings"])
        if len(ends) == 2:
            break
    assert ends == {"free_bridge", "secret_path"}


def test_a_slip_of_the_pen_is_told_as_the_page_says(tutorial: Path) -> None:
    path = tutorial / "scenarios" / "toll-bridge.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("bandit_archer", "bandit_acher", 1), encoding="utf-8")
    result = CliRunner().invoke(build(["packs"]), ["packs", "check", "my-pack"])
    (promised,) = re.findall(r"```\n(my-pack/.*)…\n```", PAGE)
    assert result.exit_code == 1
    assert result.output.startswith(promised)


# --- every word is explained ----------------------------------------------------------------------------------


def _tags(*unions: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for union in unions for kind in get_args(union)}


WORDS = {
    "abilities": _tags(abilities.CardAbility, monster_abilities.MonsterAbility),
    "goals and rules": _tags(special.Goal, special.Setback, special.Event, special.Effect),
    "the campaign": _tags(campaign.CampaignEffect, campaign.Goal) | set(get_args(campaign.Tally)),
    "manners": set(get_args(campaign.Manner)) - {""},
    "requirements": {field.name for field in fields(campaign.Requirement)},
    "gains": {field.name for field in fields(vocabulary.Gain)},
    "situations": set(get_args(vocabulary.When)),
    "windows": set(get_args(Window)),
    "traits": {field.name for field in fields(Traits)},
    "signs": {field.name for field in fields(Symbol)},
    "tests": set(TESTS),
    "files": {f"{name}.yaml" for name in SINGLE} | {f"{name}/*.yaml" for name in FOLDERS},
}


@pytest.mark.parametrize("kind", WORDS)
def test_the_page_names_every_word(kind: str) -> None:
    assert sorted(word for word in WORDS[kind] if not re.search(rf"(?<!\w){re.escape(word)}(?!\w)", PAGE)) == []
