"""The reference can't be wrong: it is what the source says, and it lists what games show."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from examples.highest_bidder import rulebook as example
from typer.testing import CliRunner

from tafelrunde.cli.main import build
from tafelrunde.kernel import Rulebook, find, register
from tafelrunde.kernel.words.language import Language
from tafelrunde.lab.reference import reference
from tafelrunde.lab.reference.checking import unlisted
from tafelrunde.lab.reference.page import Vocabulary, all_rules
from tafelrunde.lab.reference.seen import Forms, Observer, any_games, load
from tafelrunde.lab.reference.source import Source, read_source
from tafelrunde.lab.reference.writing import GAMES

ANEW = "run `make reference` and look at the difference"


@pytest.fixture(scope="module")
def sources() -> dict[str, Source]:
    return {game: read_source(find(game)) for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_what_the_source_says(game: str) -> None:
    assert Path(f"docs/reference/{game}.md").read_text("utf-8") == reference(game), ANEW


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_game_shows_is_listed(game: str, sources: dict[str, Source]) -> None:
    source = sources[game]
    rulebook: Rulebook[Any] = find(game)
    observer = Observer(rulebook, source)
    observer.watch(any_games(rulebook, [1001, 1002], ["random"]))
    assert not names(unlisted(rulebook, source, load(game), observer.seen)), ANEW


def names(lines: list[str]) -> list[str]:
    """Of what is not listed the questions, events, refusals and fields; a rare option or rule may be missing."""
    return [line for line in lines if ": option" not in line and ": rule" not in line]


def golden(game: str) -> Iterator[tuple[str, str, str]]:
    """The questions with the chosen options, and the events with their rules, of the golden transcripts."""
    for file in sorted(Path(f"tests/golden/{game}").glob("*.txt")):
        played, _, _ = file.read_text("utf-8").partition("\nwinners ")
        for line in played.splitlines():
            if asked := re.match(r" *\d+  (?:party|seat \d+)  (\w+) \(\d+\)  (\S+)", line):
                yield "question", asked[1], asked[2]
            elif told := re.match(r"      (\w+)(?:  ([A-Z]+-\w+-\d+))?", line):
                yield "event", told[1], told[2] or ""


@pytest.mark.parametrize("game", GAMES)
def test_whatever_golden_games_show_is_listed(game: str, sources: dict[str, Source]) -> None:
    source = sources[game]
    words = Vocabulary(find(game), source)
    forms = Forms(source)
    kept = load(game)
    missing = set()
    found = list(golden(game))
    assert len(found) > 500
    for what, name, more in found:
        if what == "question":
            form = forms.of(name, more)
            said, asked = words.questions.get(name), kept.questions.get(name)
            listed = said is not None and asked is not None and form in asked.options
            missing |= set() if listed else {f"question {name}: {form}"}
        elif name not in Language.ASIDES:
            told = kept.events.get(name)
            rules = all_rules(words.events[name], told.rules if told else ()) if name in words.events else set()
            missing |= set() if name in words.events and (not more or more in rules) else {f"event {name}: {more}"}
    assert not missing, ANEW


def test_what_the_reference_says_of_monster_lands(sources: dict[str, Source]) -> None:
    """A few of its lines, known by heart."""
    page = reference("monster_lands")
    assert "| `hire_free` | `hire:<card>` |  | ML-TAV-17 |" in page
    assert "| `mined` | `gold` int, `seat` int, terms | ML-MIN-01 |" in page
    assert "| `one_beer` | One round of beer per visit. | ML-TAV-11 |" in page
    assert "| `stage` | nothing, `reveal`, `monster_attack`, `mercenary_attack`, `victory`," in page
    assert "visit:<building>:haggle:<face>" in sources["monster_lands"].options


def test_a_missing_line_is_noticed(sources: dict[str, Source]) -> None:
    rulebook = find("monster_lands")
    source = sources["monster_lands"]
    observer = Observer(rulebook, source)
    observer.watch(any_games(rulebook, [3], ["random"]))
    kept = load("monster_lands")
    kept.questions["action"].options.discard("pawn")
    kept.fields["clans[]"] = tuple([name for name in kept.fields["clans[]"] if name != "fame"])
    less = Source({**source.questions}, {**source.events}, source.refusals, source.options, source.purposes)
    less.events["mined"] = type(less.events["mined"])(set(), set(), set(), set(), set())
    kept.events.pop("mined")
    noticed = unlisted(rulebook, less, kept, observer.seen)
    assert "question action: option pawn" in noticed
    assert "position: clans[].fame" in noticed
    assert {"event mined: field gold", "event mined: rule ML-MIN-01"} <= set(noticed)


def test_a_game_of_one_file_of_which_nothing_is_kept() -> None:
    """Some games are played on the spot."""
    register(example)
    page = reference("highest_bidder")
    assert "| `bid` | `bid:<" in page
    assert "| `coins` | list of int |" in page


def test_the_command_prints_it() -> None:
    run = CliRunner().invoke(build(["reference"]), ["reference", "monster_lands"])
    assert run.exit_code == 0, run.output
    assert run.output == reference("monster_lands")
    assert CliRunner().invoke(build(["reference"]), ["reference", "chess"]).exit_code == 2
