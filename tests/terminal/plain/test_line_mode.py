"""Line mode and commands, through a pipe as a script would use them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
START = (
    "from tests.terminal.cellar import CELLAR; from tafelrunde.kernel import register; register(CELLAR);"
    "from tafelrunde.cli.main import main; main()"
)


def run(
    *arguments: str, typed: str = "", home: Path, code: str = START, **more: str
) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "TAFELRUNDE_HOME": str(home), "LANG": "en_GB.UTF-8", **more}
    environment.pop("LC_ALL", None)
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        env=environment,
        timeout=60,
        check=False,
    )


def test_a_whole_game_through_a_pipe(home: Path) -> None:
    done = run("play", "cellar", "--plain", "--seed", "1", typed="1\nput:east\ndig west\n\n", home=home)
    assert done.returncode == 0, done.stderr
    assert "What do you do?" in done.stdout
    assert "Player 1 digs in the west nook: die" in done.stdout
    assert "[ML-MIN-01]" in done.stdout
    assert "wins" in done.stdout


def test_the_end_of_the_input_loses_nothing(home: Path) -> None:
    people = ("--names", "Zoe,Max", "--bots", "random")
    done = run("play", "cellar", "--plain", "--seed", "1", *people, typed="1\n", home=home)
    assert done.returncode == 0
    assert "tafelrunde resume" in done.stdout
    again = run("resume", "--plain", typed="u\nq\n", home=home)
    assert again.returncode == 0
    assert "Zoe: Where do you hide" in again.stdout
    assert "Taken back: Hide the" in again.stdout
    listed = run("resume", "--list", "--json", home=home)
    assert json.loads(listed.stdout)[0]["players"] == ["Zoe", "Max"]


def test_commands_of_line_mode(home: Path) -> None:
    typed = "help\nh\n? dig:east\nsleep\nxyzzy\nb\nlang de\nq\n"
    done = run("play", "cellar", "--plain", "--seed", "1", typed=typed, home=home)
    assert "Hint: Hide the" in done.stdout
    assert "Place 1 S die" in done.stdout
    assert "it is too cold for that [ML-DEP-03]" in done.stdout
    assert "“xyzzy” is no option here" in done.stdout
    assert "Was tust du?" in done.stdout


FIGHT = """
game: massive_darkness
players: 1
options: {quest: black_widow}
level: 2
turn: {seat: 0, actions: 3}
heroes:
- {hero: bjorn, class: pit_fighter_berserker, zone: B5, xp: 2, hands: [SA11]}
enemies:
  orc_bullies: {card: W010, zone: B5}
next: {attack: [2]}
"""


def test_line_mode_says_what_it_is_about_how_it_is_played_and_how_a_fight_stands(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "fight.yaml"
    file.write_text(FIGHT, encoding="utf-8")
    typed = "melee:orc_bullies\ngo\nkeep\n? md-q2-08\ni\nq\n"
    done = run("position", str(file), "--plain", typed=typed, home=home)
    assert done.returncode == 0, done.stderr
    greeting, _, rest = done.stdout.partition("=== Quest 2: Black Widow ===")
    assert "Light and shadow" in greeting
    card, _, play = rest.partition("has 3 actions left")
    assert "• If the spider leaves through the exit, you have lost. MD-Q2-08" in card.replace("  ", " ")
    fight, _, over = play.partition("Inner Rage: re-roll?")
    assert "1 sword − 0 shields = 1 wound so far" in fight
    assert "      Attack   R⚔ = ⚔1" in fight
    assert "1 sword − 0 shields = 1 wound\n" in over
    assert "If the spider is in the exit zone and moves once more" in over
    again = over.partition("> i\n")[2]
    assert "Black Widow" in again
    assert "Light and shadow" in again
    second = run("position", str(file), "--plain", typed="q\n", home=home).stdout
    assert "Light and shadow" not in second
    assert "=== Quest 2: Black Widow ===" in second


def test_two_people_see_only_their_own(home: Path) -> None:
    done = run("play", "cellar", "--plain", "--seed", "1", "--names", "Anna,Ben", typed="1\n1\nq\n", home=home)
    before, _, after = done.stdout.partition("Hand over to Ben")
    gem = before.partition("Hide the ")[2].split()[0]
    assert gem
    assert f"Hide the {gem}" not in after
    assert "Anna hides a gem" in after


def test_language_of_the_environment(home: Path) -> None:
    assert "Was tust du?" in run("play", "cellar", "--plain", typed="q\n", home=home, LANG="de_DE.UTF-8").stdout
    assert "What do you do?" in run("play", "cellar", "--plain", "--lang", "en", typed="q\n", home=home).stdout


def test_options_of_the_game_are_flags(home: Path) -> None:
    done = run("play", "cellar", "--plain", "--length", "long", "--lamp", typed="q\n", home=home)
    assert done.returncode == 0, done.stderr
    wrong = run("play", "cellar", "--plain", "--length", "endless", home=home)
    assert wrong.returncode == 2
    assert wrong.stderr.strip() == "tafelrunde: option 'length' can't be 'endless'; allowed: short, long"


def test_wrong_input_is_one_line_and_code_2(home: Path, tmp_path: Path) -> None:
    torn = tmp_path / "torn.tafel"
    torn.write_bytes(b"not a save")
    cases = (
        ("play", "chess"),
        ("play", "cellar", "--players", "9", "--plain"),
        ("play", "cellar", "--bots", "genius", "--plain"),
        ("play", "cellar", "--colour", "red", "--plain"),
        ("play", "cellar", "--lang", "fr", "--plain"),
        ("resume", str(torn), "--plain"),
        ("resume", "--plain"),
        ("replay", str(tmp_path / "nothing.tafel"), "--plain"),
        ("position", str(tmp_path / "nothing.yaml"), "--json"),
        ("play", "cellar"),
    )
    for arguments in cases:
        done = run(*arguments, home=home)
        assert done.returncode == 2, (arguments, done.stdout, done.stderr)
        assert len(done.stderr.strip().splitlines()) == 1, (arguments, done.stderr)
        assert "Traceback" not in done.stderr


def test_replay_as_text_and_json(home: Path, tmp_path: Path) -> None:
    save = tmp_path / "game.tafel"
    run("play", "cellar", "--plain", "--seed", "1", "--save", str(save), typed="\n\n\n", home=home)
    text = run("replay", str(save), "--plain", home=home)
    assert "Player 1 rests" in text.stdout
    data = json.loads(run("replay", str(save), "--plain", "--json", home=home).stdout)
    assert data["game"] == "cellar"
    assert data["events"][0]["kind"]
    assert data["outcome"]["scores"]


def test_position_as_json(home: Path, tmp_path: Path) -> None:
    from tafelrunde.kernel import Match
    from tests.terminal.cellar import CELLAR

    file = tmp_path / "cellar.yaml"
    file.write_text(Match.new(CELLAR, players=2, seed=1).position(), encoding="utf-8")
    (decision,) = json.loads(run("position", str(file), "--json", home=home).stdout)
    assert decision["question"] == "turn"
    assert {"id": "rest", "text": "Rest", "on": ""} in decision["options"]
    assert decision["refused"][0]["rule"] == "ML-DEP-03"


def test_games_are_listed(home: Path) -> None:
    done = run("games", home=home)
    assert "cellar  Cellar, 1–3: Hide gems and dig for gold." in done.stdout
    assert "--length short|long" in done.stdout


def test_a_bot_that_breaks_down_is_told_and_the_game_goes_on(home: Path) -> None:
    breaking = (
        "from tafelrunde.terminal.sitting.sitting import Sitting; Sitting.thought = lambda *_: lambda: 1 / 0; main()"
    )
    done = run(
        "play", "cellar", "--plain", "--seed", "1", typed="h\n\nq\n", home=home, code=START.replace("main()", breaking)
    )
    assert done.returncode == 0, done.stderr
    assert "No hint this time: the bot has broken down (ZeroDivisionError" in done.stdout
    assert "The bot Bot 1 could not decide (ZeroDivisionError: division by zero)." in done.stdout


def test_something_broken_is_one_line_and_code_1(home: Path) -> None:
    broken = START.replace("main()", "import tafelrunde.terminal.plain.line_mode as p; p.LineMode.board = None; main()")
    done = subprocess.run(
        [sys.executable, "-c", broken, "play", "cellar", "--plain", "--seed", "1"],
        input="1\n",
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "TAFELRUNDE_HOME": str(home)},
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "something broke" in done.stderr
    assert "TypeError" in (home / "crash.txt").read_text(encoding="utf-8")
