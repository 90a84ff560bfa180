"""The program starts by its name and as a module."""

from __future__ import annotations

import subprocess
import sys

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from tafelrunde.cli.main import COMMANDS, build


def test_python_m_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tafelrunde", "--version"], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("tafelrunde ")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_listed_and_there(name: str) -> None:
    listed = CliRunner().invoke(build(["--help"]), ["--help"])
    assert listed.exit_code == 0
    assert f" {name} " in listed.output
    assert name in get_command(build([name])).commands  # type: ignore[attr-defined]
    real = CliRunner().invoke(build([name]), [name, "--help"])
    assert real.exit_code == 0
    first = COMMANDS[name][1].split(".")[0].split("?")[0].split("(")[0]
    assert " ".join(first.split()[:4]) in " ".join(real.output.split())


def test_an_unknown_command_is_refused() -> None:
    refused = CliRunner().invoke(build(["dance"]), ["dance"])
    assert refused.exit_code == 2
    assert "dance" in refused.output
