"""How long a start takes: until the help, the first page and the list of games are there (`make bench`).

Processor time of the whole process is measured, so that it does not matter what else the machine does.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

FIRST_PAGE_S = 0.3
LIST_S = 0.8
START = "from tafelrunde.cli.main import main; main()"
PATIENCE = 60.0


def starts(times: int = 3) -> Iterator[tuple[str, float, float | None]]:
    """What was started, the seconds of processor time it took (median), and the aim."""
    yield "tafelrunde --help", median([_help() for _ in range(times)]), None
    pages, firsts, lists = [], [], []
    for _ in range(times):
        with tempfile.TemporaryDirectory() as home:
            firsts.append(_served(home, ["/", "/api/games"]))
            lists.append(_served(home, ["/", "/api/games"]))
            pages.append(_served(home, ["/"]))
    yield "start to the first page", median(pages), FIRST_PAGE_S
    yield "start to the list of games", median(lists), LIST_S
    yield "start to the list of games, the very first", median(firsts), None


def _help() -> float:
    process = subprocess.Popen([sys.executable, "-c", START, "--help"], stdout=subprocess.DEVNULL)
    return _ended(process)


def _served(home: str, paths: Sequence[str]) -> float:
    """Start a server, get these paths one after the other, and end it as a power cut would."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {**os.environ, "TAFELRUNDE_HOME": str(Path(home) / "home")}
    environment.pop("TAFELRUNDE_DATABASE_URL", None)
    command = [sys.executable, "-c", START, "serve", "--no-browser", "--port", str(port)]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for path in paths:
            _get(f"http://127.0.0.1:{port}{path}")
    finally:
        process.kill()
        spent = _ended(process)
    return spent


def _get(url: str) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
                answer.read()
            return
        except urllib.error.HTTPError:
            return  # it answers; a page that was not built is none of our business
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)


def _ended(process: subprocess.Popen[bytes]) -> float:
    """Wait for the end of a process; the processor time it had."""
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_utime + usage.ru_stime
