"""What stands in the way of a server is said in one line."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

from tests.helpers.serving import START


def _serve(*arguments: str, **environment: str) -> tuple[int, str]:
    command = [sys.executable, "-c", START, "serve", "--no-browser", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stderr


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        code, words = _serve("--port", str(taken.getsockname()[1]), TAFELRUNDE_HOME=str(tmp_path))
    assert code == 2
    assert "can't listen" in words
    assert "Traceback" not in words


def test_a_database_that_is_not_there() -> None:
    url = "postgresql+psycopg://nobody@127.0.0.1:1/nothing"
    code, words = _serve("--port", "8899", TAFELRUNDE_DATABASE_URL=url)
    assert code == 2
    assert "the tables can't be opened" in words
    assert "Traceback" not in words
